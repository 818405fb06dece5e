import { readConfig } from '../platform/config.js';
import { runAsProgram } from './command.js';
import { auditCommand } from './audit-command.js';

await runAsProgram(auditCommand, () => readConfig(process.env));
