import { readConfig } from '../platform/config.js';
import { runAsProgram } from './command.js';
import { adminCommand } from './admin-command.js';

await runAsProgram(adminCommand, () => readConfig(process.env));
