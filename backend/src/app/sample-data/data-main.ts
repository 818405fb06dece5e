import { readConfig } from '../../platform/config.js';
import { runAsProgram } from '../command.js';
import { dataCommand } from './data-command.js';

await runAsProgram(dataCommand, () => readConfig(process.env));
