import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertUser } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

// The numbers of active and inactive patients open the lists that they count (readings 32, 33).

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOON));
afterEach(() => app.sql("delete from patient; delete from app_user where user_type <> 'admin'"));

const HOURS_720 = 720 * 3_600_000;
const fromNoon = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);

/** A record whose account signed in then, or never. */
async function insertSeen(name: string, lastLogin: Date | null, account = {}): Promise<string> {
  const { id } = await insertUser(app.sql, { last_login_at: lastLogin, ...account });
  return (await insertPatient(app.sql, { name, user_id: id })).id;
}

interface Lists {
  patientStats: { total: number; active: number; inactive: number };
  patients: { total: number; patients: { name: string }[] };
  patientsConnection: { totalCount: number; edges: { node: { name: string } }[] };
}
const LISTS = `query ($filter: PatientFilter) {
  patientStats { total active inactive }
  patients(filter: $filter, limit: 100) { total patients { name } }
  patientsConnection(first: 100, filter: $filter) { totalCount edges { node { name } } }
}`;

/** The numbers, and the names of the list and of the walk by cursor, which are the same and as many as both totals say. */
async function ask(filter: object) {
  const { body } = await admin.graphql<Lists>(LISTS, { filter });
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  const { patientStats, patients, patientsConnection } = body.data;
  const names = patients.patients.map(({ name }) => name);
  expect(patientsConnection.edges.map(({ node }) => node.name)).toEqual(names);
  expect([patients.total, patientsConnection.totalCount]).toEqual([names.length, names.length]);
  return { stats: patientStats, names: names.toSorted() };
}

/** The names of both lists; each is as long as the number that opens it. */
async function bothLists() {
  const { stats, names: active } = await ask({ activity: 'ACTIVE' });
  const { names: inactive } = await ask({ activity: 'INACTIVE' });
  expect(stats).toEqual({
    total: active.length + inactive.length,
    active: active.length,
    inactive: inactive.length,
  });
  return { active, inactive };
}

it.each(['active', 'DORMANT', '', 1])('refuses the activity %j', async (activity) => {
  const { body } = await admin.graphql(LISTS, { filter: { activity } });
  expect(body.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  expect(body.data).toBeUndefined();
});

it('calls active who signed in within 720 hours, inclusive, by the moment of asking', async () => {
  await insertSeen('A millisecond too early', fromNoon(-HOURS_720 - 1));
  await insertSeen('At the edge', fromNoon(-HOURS_720));
  await insertSeen('Just now', NOON);
  expect(await bothLists()).toEqual({ active: ['At the edge', 'Just now'], inactive: ['A millisecond too early'] });
  app.clock.set(fromNoon(1));
  expect(await bothLists()).toEqual({ active: ['Just now'], inactive: ['A millisecond too early', 'At the edge'] });
});

it('calls inactive who never signed in, has no account, or one that is no patient any more', async () => {
  await insertSeen('Never', null);
  await insertPatient(app.sql, { name: 'No account' });
  await insertSeen('No patient', NOON, { user_type: 'user' });
  expect(await bothLists()).toEqual({ active: [], inactive: ['Never', 'No account', 'No patient'] });
});

it('leaves deleted records out of both lists', async () => {
  for (const lastLogin of [NOON, null]) {
    const id = await insertSeen('Deleted', lastLogin);
    await app.sql('update patient set deleted_at = now() where id = $1', [id]);
  }
  expect(await bothLists()).toEqual({ active: [], inactive: [] });
});

it('narrows beside every other filter, and null filters nothing', async () => {
  await insertSeen('Asha, active', NOON);
  await insertSeen('Asha, away', null);
  await insertSeen('Mohan, active', NOON);
  expect((await ask({ activity: 'ACTIVE', search: 'asha' })).names).toEqual(['Asha, active']);
  expect((await ask({ activity: 'INACTIVE', search: 'asha', status: 'COMPLETE' })).names).toEqual(['Asha, away']);
  expect((await ask({ activity: 'ACTIVE', age: 0 })).names).toEqual([]);
  expect((await ask({ activity: 'ACTIVE', search: null, status: null })).names).toHaveLength(2);
  expect((await ask({ activity: null })).names).toHaveLength(3);
});

it('is unknown to the documented call, which ignores it like any other word (spec §7)', async () => {
  await insertSeen('Active', NOON);
  const { status, body } = await admin.rest<{ data: { total: number } }>('GET', '/admin/patients?activity=inactive');
  expect({ status, total: body.data.total }).toEqual({ status: 200, total: 1 });
});
