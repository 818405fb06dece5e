import { readConfig } from '../platform/config.js';
import { runAsProgram } from './command.js';
import { countersCommand } from './counters-command.js';

await runAsProgram(countersCommand, () => readConfig(process.env));
