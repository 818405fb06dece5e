import { runAsProgram } from './command.js';
import { adminCommand } from './admin-command.js';

await runAsProgram(adminCommand);
