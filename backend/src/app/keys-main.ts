import { readConfig } from '../platform/config.js';
import { runAsProgram } from './command.js';
import { keysCommand } from './keys-command.js';

await runAsProgram(keysCommand, () => readConfig(process.env));
