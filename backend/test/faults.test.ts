import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { CONNECTION_LIMITS } from '../src/platform/db/database.js';
import { freshPhone, insertAdmin, insertPatient, patientForm } from './builders.js';
import { layLine, type Line } from './cut-off.js';
import { createTestApp, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';
import { createTestDatabase, runSql, type TestDatabase } from './test-database.js';

/** How long this machine may take over anything, in milliseconds. A request that waits for ever fails by the time that a test has. */
const PATIENCE = { timeout: 20_000 };

let database: TestDatabase;
let line: Line;
let app: TestApp;
let admin: TestClient;
let phone: string;
beforeAll(async () => {
  database = await createTestDatabase();
  line = await layLine(database.appUrl);
  app = await createTestApp({ database, databaseUrl: line.url, connectionLimits: CONNECTION_LIMITS });
  phone = (await insertAdmin(app.sql)).phone;
  admin = await app.signIn(phone, 'admin');
});
afterAll(async () => {
  await app.close();
  await line.close();
  await database.drop();
});
afterEach(async () => {
  await runSql(inject('postgres').superuserUrl, `alter database "${nameOf(database)}" allow_connections true`);
  await line.mend();
  await expect.poll(async () => (await admin.rest('GET', '/admin/patients/stats')).status, PATIENCE).toBe(200);
});

const nameOf = ({ appUrl }: TestDatabase) => new URL(appUrl).pathname.slice(1);

/** Shuts the door of the database and puts everybody out. */
async function lockOut(): Promise<void> {
  const { superuserUrl } = inject('postgres');
  await runSql(superuserUrl, `alter database "${nameOf(database)}" allow_connections false`);
  await runSql(
    superuserUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(database)}'`,
  );
}

/** What is asked of a server whose database is away, through both doors, as [what, the call]. */
const calls: [string, () => Promise<{ status: number; headers: Headers; body: unknown }>][] = [
  ['REST, signed in', () => admin.rest('GET', '/admin/patients')],
  ['REST, a write', () => admin.rest('POST', '/admin/patients', patientForm('01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d'))],
  ['REST, an export', () => admin.rest('GET', '/admin/patients/export')],
  ['REST, a code to be sent', () => app.client().rest('POST', '/users/send-otp', { phoneNumber: freshPhone() })],
  [
    'REST, a code to be checked',
    () => app.client().rest('POST', '/users/verify-otp', { phoneNumber: phone, otp: '000000' }),
  ],
  ['GraphQL, signed in', () => admin.graphql('{ patients { total } }')],
  ['GraphQL, a write', () => admin.graphql('mutation { deletePatient(id: "PT-000001") { id } }')],
  [
    'GraphQL, a code to be sent',
    () => app.client().graphql(`mutation { sendOtp(door: ADMIN, phoneNumber: "${phone}") { message } }`),
  ],
];

async function expectUnavailable(): Promise<void> {
  const answers = await Promise.all(calls.map(async ([what, call]) => [what, await call()] as const));
  for (const [what, { status, headers, body }] of answers) {
    expect([what, status, headers.get('retry-after')]).toEqual([what, 503, '3']);
    const text = JSON.stringify(body);
    expect(text).toContain('"UNAVAILABLE"');
    expect(text).toContain('The service is not available right now. Please try again in a moment.');
    expect(text).toContain(String(headers.get('x-request-id')));
    expect(text).not.toMatch(/ECONN|terminat|connect|select |node_modules|127\.0\.0\.1/i);
  }
}

describe('while the database is away (RE-4)', () => {
  it.each([
    ['its server is dead', () => line.cut()],
    ['it takes no connections', lockOut],
  ])('because %s, everything that needs it is answered 503, the sign-in too (RL-2)', async (_why, goAway) => {
    await goAway();
    await expectUnavailable();
    await expectUnavailable();
  });

  it('the process lives, says that it is not ready, and answers what needs no database', async () => {
    await line.cut();
    expect((await app.client().send('/livez')).status).toBe(200);
    const ready = await app.client().send('/readyz');
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'database away' }]);
    expect((await app.client().send('/schema.graphql')).status).toBe(200);
    expect((await app.client().graphql('{ me { id } }')).body).toEqual({ data: { me: null } });
    expect((await app.client().rest('GET', '/users/me')).status).toBe(401);
  });

  it('everything is answered 503 also while it swallows what is sent, and nothing of that stays', async () => {
    line.silence();
    await expectUnavailable();
    expect((await app.client().send('/livez')).status).toBe(200);
    expect((await app.client().send('/readyz')).status).toBe(503);
    await line.mend();
    await expect.poll(async () => (await app.client().send('/readyz')).status, PATIENCE).toBe(200);
    const lists = Array.from({ length: 20 }, () => admin.rest('GET', '/admin/patients'));
    expect(new Set((await Promise.all(lists)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('nothing is lost for good: sessions and records are there when it is back', async () => {
    const { id } = await insertPatient(app.sql);
    await line.cut();
    expect((await admin.rest('DELETE', `/admin/patients/${id}`)).status).toBe(503);
    await line.mend();
    await expect
      .poll(async () => (await admin.rest('GET', `/admin/patients/${id}/details`)).status, PATIENCE)
      .toBe(200);
    await expect.poll(async () => (await app.client().send('/readyz')).status, PATIENCE).toBe(200);
  });

  it('two hundred requests at once wait in no queue', async () => {
    line.silence();
    // One after the other, five at a time with their two seconds, they would need longer than a test may take.
    const answers = await Promise.all(Array.from({ length: 200 }, () => admin.rest('GET', '/admin/patients')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  });
});

it('a request that finds all connections taken does not wait for one for ever', async () => {
  const { pool } = app.connections;
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    expect((await admin.rest('GET', '/admin/patients')).status).toBe(503);
  } finally {
    for (const client of taken) client.release();
  }
});

it('a connection waits 2 s to be made and for a lock, 5 s for a statement, and 10 s for whoever holds it (RE-4, RE-5)', async () => {
  const { pool, orm } = app.connections;
  expect(pool.options.connectionTimeoutMillis).toBe(2_000);
  // Of the 3 s within which whoever meets a silent connection is refused (issue 9, 2).
  expect(CONNECTION_LIMITS.answer + CONNECTION_LIMITS.look).toBe(2_500);
  const settings = `select name, setting from pg_settings
    where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`;
  const expected = [
    { name: 'idle_in_transaction_session_timeout', setting: '10000' },
    { name: 'lock_timeout', setting: '2000' },
    { name: 'statement_timeout', setting: '5000' },
  ];
  expect((await pool.query(settings)).rows).toEqual(expected);
  expect(await orm.em.getConnection().execute(settings)).toEqual(expected);
});

it('a statement that takes too long is stopped and told as such', async () => {
  const client = await app.connections.pool.connect();
  try {
    await expect(client.query('set local statement_timeout = 20; select pg_sleep(5)')).rejects.toMatchObject({
      code: '57014',
    });
  } finally {
    client.release();
  }
});

it('a record that somebody else holds for too long is told as a moment of trouble', async () => {
  const { id } = await insertPatient(app.sql);
  const holder = await app.connections.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from patient where id = $1 for update', [id]);
    const { status, body } = await admin.rest('PATCH', `/admin/patients/${id}`, { name: 'Waits' });
    expect({ status, code: body['code'] }).toEqual({ status: 503, code: 'UNAVAILABLE' });
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});
