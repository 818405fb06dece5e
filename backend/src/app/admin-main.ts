import { StartupError } from '../platform/errors/startup-error.js';
import { runAdminCommand } from './admin-command.js';

/** `npm run admin -- NUMBER`. */
try {
  await runAdminCommand(process.argv.slice(2), process.env, (line) => process.stdout.write(line));
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
