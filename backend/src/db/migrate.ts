import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { ormOptions } from './orm-options.js';

/** An arbitrary number that only migrations lock, so that two processes never migrate at once (RE-7). */
const MIGRATION_LOCK = 7_406_221;

/** Brings the database up to the newest migration; waits for another process that is doing so. */
export async function migrate(ownerUrl: string): Promise<void> {
  const lock = new Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const orm = await MikroORM.init(ormOptions(ownerUrl));
    try {
      await orm.migrator.up();
    } finally {
      await orm.close(true);
    }
  } finally {
    await lock.end();
  }
}
