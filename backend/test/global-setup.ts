import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ROOT_DIR } from '../src/platform/config.js';
import { rolesAndRights } from '../src/platform/embedded-postgres/cluster.js';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.js';
import { migrate } from '../src/platform/db/migrate.js';
import { makeFolderInMemory } from './temporary-folder.js';
import { runSql, TEMPLATE, withDatabase, type TestServer } from './test-database.js';

/** One PostgreSQL for the run, with a migrated template that each test file copies in some hundredths of a second. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Many tests start the whole program, which takes a fifth less where it was compiled before.
  process.env['NODE_COMPILE_CACHE'] ??= path.join(ROOT_DIR, 'node_modules/.cache/compiled');
  const given = process.env['TEST_POSTGRES_URL'];
  const { stop, ...server } = given ? await prepareGiven(given) : await startOwn();
  const { ownerUrl, superuserUrl } = server;

  await runSql(superuserUrl, `CREATE DATABASE ${TEMPLATE} OWNER owner`);
  await migrate(withDatabase(ownerUrl, TEMPLATE));
  await runSql(superuserUrl, `ALTER DATABASE ${TEMPLATE} ALLOW_CONNECTIONS false`); // a user of it would block every copy

  project.provide('postgres', server);
  return stop;
}

type Prepared = TestServer & { stop: () => Promise<void> };

/** The one that comes with the product. */
async function startOwn(): Promise<Prepared> {
  // Databases of a thousand files each come and go by the hundreds, which is most of their cost on a disk.
  const folder = makeFolderInMemory(4);
  const postgres = await startEmbeddedPostgres({ dataDir: folder.dir, log: () => undefined, durability: 'off' });
  const { ownerUrl, appUrl, superuserUrl } = postgres;
  const stop = async () => {
    await postgres.stop();
    folder.remove();
  };
  return { ownerUrl, appUrl, superuserUrl, stop };
}

/** Another version, by the address of its superuser: an empty server of this run alone, which is left with what the run made in it. */
async function prepareGiven(superuserUrl: string): Promise<Prepared> {
  const passwords = { owner: 'owner-of-the-tests', app: 'app-of-the-tests' };
  for (const statement of rolesAndRights(passwords)) await runSql(withDatabase(superuserUrl, 'template1'), statement);
  const urlOf = (role: keyof typeof passwords) =>
    Object.assign(new URL(superuserUrl), { username: role, password: passwords[role] }).href;
  return { ownerUrl: urlOf('owner'), appUrl: urlOf('app'), superuserUrl, stop: async () => undefined };
}
