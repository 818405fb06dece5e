import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertUser, type PatientRow, type UserRow } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { retryDeadlock } from '../../platform/db/retry-deadlock.js';

// Active patients are counted by a mark on their accounts, which a trigger keeps (docs/performance.md): it must never be wrong.

let app: TestApp;
let admin: TestClient;
const clients: Client[] = [];
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await app.sql("delete from patient; delete from app_user where user_type <> 'admin'");
});

/** The two numbers that depend on the mark, as an admin sees them. */
async function seen() {
  const { body } = await admin.graphql<{ patientStats: { active: number; inactive: number } }>(
    '{ patientStats { active inactive } }',
  );
  return body.data?.patientStats;
}

/** The accounts whose mark is not what a look at the records says. */
const wronglyMarked = () =>
  app.sql(`select u.id from app_user u
    where has_record <> exists (select from patient p where p.user_id = u.id and p.deleted_at is null)`);

/** An account that has just signed in, and its record. */
async function insertActive(): Promise<{ user: UserRow; record: PatientRow }> {
  const user = await insertUser(app.sql, { last_login_at: NOON });
  return { user, record: await insertPatient(app.sql, { user_id: user.id }) };
}

/** A connection of its own, in a transaction: another writer. */
async function begin(): Promise<Client> {
  const client = new Client(app.database.appUrl);
  await client.connect();
  clients.push(client);
  await client.query('begin');
  return client;
}

const DELETE = 'update patient set deleted_at = now() where id = $1';
const ADD = `insert into patient (id, user_id, created_at) values ($1, $2, now())`;

/** Resolves when so many statements wait for another transaction. */
async function waiting(count: number): Promise<void> {
  const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await app.sql(text)).length < count);
}

it('an account counts while it has a record: deleted, brought back, and deleted for good', async () => {
  const { record } = await insertActive();
  expect(await seen()).toEqual({ active: 1, inactive: 0 });
  await admin.rest('DELETE', `/admin/patients/${record.id}`);
  expect(await seen()).toEqual({ active: 0, inactive: 0 });
  await admin.graphql(`mutation { restorePatient(id: "${record.id}") { id } }`);
  expect(await seen()).toEqual({ active: 1, inactive: 0 });
  await app.sql('delete from patient where id = $1', [record.id]);
  expect(await seen()).toEqual({ active: 0, inactive: 0 });
  expect(await wronglyMarked()).toEqual([]);
});

it('a record that goes to another account, or to none, takes the mark along', async () => {
  const [{ record }, other] = [await insertActive(), await insertUser(app.sql)];
  await app.sql('update patient set user_id = $1 where id = $2', [other.id, record.id]);
  expect(await seen()).toEqual({ active: 0, inactive: 1 });
  expect(await wronglyMarked()).toEqual([]);
  await app.sql('update patient set user_id = null where id = $1', [record.id]);
  expect(await seen()).toEqual({ active: 0, inactive: 1 });
  expect(await wronglyMarked()).toEqual([]);
});

it('a deleted record beside the present one counts for nothing', async () => {
  const { user } = await insertActive();
  const old = await insertPatient(app.sql, { user_id: user.id, deleted_at: NOON });
  await app.sql('update patient set deleted_at = now() where id = $1', [old.id]);
  await app.sql('delete from patient where id = $1', [old.id]);
  expect(await seen()).toEqual({ active: 1, inactive: 0 });
  expect(await wronglyMarked()).toEqual([]);
});

it('a change that is taken back changes no number', async () => {
  const [{ record }, newcomer] = [await insertActive(), await insertUser(app.sql, { last_login_at: NOON })];
  const writer = await begin();
  await writer.query(DELETE, [record.id]);
  await writer.query(ADD, [uuidv7(), newcomer.id]);
  await writer.query('rollback');
  expect(await seen()).toEqual({ active: 1, inactive: 0 });
  expect(await wronglyMarked()).toEqual([]);
});

it('a new record that waits for the old one to go finds the account marked', async () => {
  const { user, record } = await insertActive();
  const [one, other] = [await begin(), await begin()];
  await one.query(DELETE, [record.id]);
  const added = other.query(ADD, [uuidv7(), user.id]);
  await waiting(1);
  await one.query('commit');
  await added;
  await other.query('commit');
  expect(await seen()).toEqual({ active: 1, inactive: 0 });
  expect(await wronglyMarked()).toEqual([]);
});

it('a sign-in while the record is deleted, or made, loses neither', async () => {
  const [{ user, record }, newcomer] = [await insertActive(), await insertUser(app.sql)];
  const [one, other] = [await begin(), await begin()];
  const signIn = "update app_user set last_login_at = $2::timestamptz + interval '1 second' where id = $1";
  await one.query(DELETE, [record.id]);
  await one.query(ADD, [uuidv7(), newcomer.id]);
  const signedIn = other.query(signIn, [user.id, NOON]).then(() => other.query(signIn, [newcomer.id, NOON]));
  await waiting(1);
  await one.query('commit');
  await signedIn;
  await other.query('commit');
  expect(await seen()).toEqual({ active: 1, inactive: 0 });
  expect(await wronglyMarked()).toEqual([]);
});

it('many writers at once leave every mark right', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, insertActive));
  // As the product writes (RE-6): bringing a record back holds the account, for which somebody who adds another one waits.
  const again = (text: string, ...values: unknown[]) => retryDeadlock(() => app.sql(text, values));
  const add = (user: string | undefined) => again(ADD, uuidv7(), user);
  const write = async (writer: number) => {
    for (let step = 0; step < 12; step++) {
      const { user, record } = people[(writer + step) % people.length] ?? {};
      const change = [
        () => admin.rest('DELETE', `/admin/patients/${record?.id}`),
        () => admin.graphql(`mutation { restorePatient(id: "${record?.id}") { id } }`),
        // Refused while the account has another record.
        () => add(user?.id).catch((error: { code: string }) => expect(error.code).toBe('23505')),
        () => again('delete from patient where user_id = $1 and id <> $2', user?.id, record?.id),
        () => again('update app_user set last_login_at = now() where id = $1', user?.id),
      ][(writer * 2 + step) % 5];
      await change?.();
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
  expect(await wronglyMarked()).toEqual([]);
});
