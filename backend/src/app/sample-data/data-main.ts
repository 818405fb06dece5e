import { runAsProgram } from '../command.js';
import { dataCommand } from './data-command.js';

await runAsProgram(dataCommand);
