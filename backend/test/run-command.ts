import type { Command } from '../src/app/command.js';
import { readConfig } from '../src/platform/config.js';
import { StartupError } from '../src/platform/errors/startup-error.js';

/** Runs a command in this process, and ends as its program does. */
export async function runCommand(command: Command, args: string[], env: NodeJS.ProcessEnv) {
  const printed: string[] = [];
  const stdout = () => printed.map((line) => `${line}\n`).join('');
  try {
    await command(
      args,
      () => readConfig(env),
      (line) => printed.push(line),
    );
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    throw Object.assign(new Error(error.message), { code: 1, stdout: stdout(), stderr: `${error.message}\n` });
  }
  return { stdout: stdout(), stderr: '' };
}
