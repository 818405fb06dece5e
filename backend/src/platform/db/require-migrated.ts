import { Client } from 'pg';
import { StartupError } from '../startup-error.js';
import { migrations } from './migration-list.js';

/** How long the database may take for an answer, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Looks whether the database is up to date, and changes nothing.
 * @throws StartupError when it is not
 */
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
