import { findBinaries } from '../embedded-postgres/binaries.js';
import type { DatabaseUser } from '../embedded-postgres/database-user.js';
import { launchServer } from '../embedded-postgres/server-process.js';
import { StartupError } from '../errors/startup-error.js';

/** Has the bundled PostgreSQL recover a restored folder of a database, and stops it. @throws StartupError with what the server said */
export async function recover(dataDirectory: string, user: DatabaseUser): Promise<void> {
  const said: string[] = [];
  const log = (line: string) => void said.push(line);
  const launch = await launchServer({ binaries: findBinaries(user), user, dataDirectory, durability: 'on', log });
  if (!launch.server)
    throw new StartupError(`The database could not be recovered. PostgreSQL says: ${lastFault(launch.output)}`);
  await launch.server.stop();
}

const lastFault = (output: string) =>
  output.split('\n').findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? output.trim();
