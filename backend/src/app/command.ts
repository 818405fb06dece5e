import type { Config } from '../platform/config.js';
import { StartupError } from '../platform/errors/startup-error.js';

/**
 * A command of operators, such as `npm run keys`: a function, so that tests need not start a program, which takes seconds to load.
 * @param args what stands behind its name
 * @param readSettings reads the settings; wrong ones are refused after wrong arguments
 * @param print prints a line to the standard output
 * @throws StartupError, in one sentence
 */
export type Command = (args: string[], readSettings: () => Config, print: (line: string) => void) => Promise<void>;

/** Runs a command as this process: what it cannot do is a sentence on the standard error, and exit code 1. */
export async function runAsProgram(command: Command, readSettings: () => Config): Promise<void> {
  try {
    await command(process.argv.slice(2), readSettings, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}
