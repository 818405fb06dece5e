import { Client } from 'pg';
import { StartupError } from '../errors/startup-error.js';
import { migrations } from './migration-list.js';

/** Timeout of the check, in milliseconds. */
const PATIENCE = 5_000;

/** Checks that the database is migrated, without changing it. @throws StartupError if it is not */
export async function requireMigrated(ownerUrl: string): Promise<void> {
  const client = new Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ there: string | null }>(
      `select to_regclass('mikro_orm_migrations') as there`,
    );
    const done = rows[0]?.there
      ? (await client.query<{ name: string }>('select name from mikro_orm_migrations')).rows.map(({ name }) => name)
      : [];
    if (migrations.some(({ name }) => !done.includes(name)))
      throw new StartupError('The database is not up to date. Run npm run migrate and try again.');
  } finally {
    await client.end();
  }
}
