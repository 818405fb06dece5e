import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, runSql, type TestDatabase } from '../../../test/test-database.js';
import { migrate } from './migrate.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** How many records wait for what a search compares. */
async function waiting(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int from patient where name_key is null');
  return rows[0]?.count ?? NaN;
}

it('rows of before a migration get what they lack at the start, but for those that somebody holds, who waits for nothing', async () => {
  const client = new Client(database.ownerUrl);
  await client.connect();
  await runSql(database.ownerUrl, 'alter table patient disable trigger note_name_key');
  await runSql(
    database.ownerUrl,
    `insert into patient (id, name, created_at) select gen_random_uuid(), 'Ramesh Gupta', now() from generate_series(1, 2100)`,
  );
  await runSql(database.ownerUrl, 'alter table patient enable trigger note_name_key');
  expect(await waiting(client)).toBe(2_100);
  await client.query('begin');
  await client.query("update patient set diagnosis = 'Held' where id = (select id from patient limit 1)");
  await migrate(database.ownerUrl);
  expect(await waiting(client)).toBe(1);
  await client.query('commit');
  await migrate(database.ownerUrl);
  expect(await waiting(client)).toBe(0);
  const { rows } = await client.query('select distinct name_key from patient');
  expect(rows).toEqual([{ name_key: ' rms gupt ' }]);
  await client.end();
});
