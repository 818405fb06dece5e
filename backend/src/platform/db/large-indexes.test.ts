import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, runSql, type TestDatabase } from '../../../test/test-database.js';
import { migrate } from './migrate.js';

let database: TestDatabase;
let writer: Client;
let other: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  [writer, other] = [new Client(database.ownerUrl), new Client(database.ownerUrl)];
  await writer.connect();
  await other.connect();
});
afterAll(async () => {
  await writer.end();
  await other.end();
  await database.drop();
});

const EVENT = `insert into audit_event (actor_role, verb, outcome, request_id) values ('admin', 'patient.list', 'done', 'r')`;
const isValid = async () => {
  const found = await other.query<{ indisvalid: boolean }>(
    "select indisvalid from pg_index where indexrelid = to_regclass('audit_event_source')",
  );
  return found.rows[0]?.indisvalid;
};
const making = async () =>
  (
    await other.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'create index %'",
    )
  ).rowCount;

const LIMITS = { lockTimeout: 50, tries: 1, pause: 1 };

beforeEach(() => runSql(database.ownerUrl, 'drop index audit_event_source'));

it('an index of the audit trail is made while it is written (RE-7)', async () => {
  await other.query("set lock_timeout = '50ms'");
  await writer.query(`begin; ${EVENT}`);
  const migrated = migrate(database.ownerUrl, undefined, LIMITS);
  await expect.poll(making).toBe(1);
  await other.query(EVENT);
  await writer.query('commit');
  await migrated;
  const { rows } = await other.query<{ text: string }>(
    "select pg_get_indexdef('audit_event_source'::regclass) as text",
  );
  expect(rows[0]?.text).toContain('(source_id, at) WHERE (source_id IS NOT NULL)');
});

it('one that an interrupted run left unfinished is made anew (RE-7)', async () => {
  await other.query("set lock_timeout = '50ms'");
  await writer.query(`begin; ${EVENT}`);
  await expect(other.query('create index concurrently audit_event_source on audit_event (at)')).rejects.toThrow(
    'timeout',
  );
  await writer.query('commit');
  expect(await isValid()).toBe(false);
  await migrate(database.ownerUrl, undefined, LIMITS);
  expect(await isValid()).toBe(true);
});
