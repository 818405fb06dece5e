import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.js';
import { migrate } from '../src/db/migrate.js';
import { makeTemporaryFolder } from './temporary-folder.js';
import { runSql, TEMPLATE, withDatabase } from './test-database.js';

/** One PostgreSQL for the run, with a migrated template that each test file copies in some hundredths of a second. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeTemporaryFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder.dir, log: () => undefined, durability: 'off' });
  const { ownerUrl, appUrl, superuserUrl } = postgres;

  await runSql(superuserUrl, `CREATE DATABASE ${TEMPLATE} OWNER owner`);
  await migrate(withDatabase(ownerUrl, TEMPLATE));
  await runSql(superuserUrl, `ALTER DATABASE ${TEMPLATE} ALLOW_CONNECTIONS false`); // a user of it would block every copy

  project.provide('postgres', { ownerUrl, appUrl, superuserUrl });
  return async () => {
    await postgres.stop();
    folder.remove();
  };
}
