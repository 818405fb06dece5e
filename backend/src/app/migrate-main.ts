import { readConfig } from '../platform/config.js';
import { runAsProgram } from './command.js';
import { migrateCommand } from './migrate-command.js';

await runAsProgram(migrateCommand, () => readConfig(process.env));
