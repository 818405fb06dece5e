import { runAsProgram } from './command.js';
import { migrateCommand } from './migrate-command.js';

await runAsProgram(migrateCommand);
