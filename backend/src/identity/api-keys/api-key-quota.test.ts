import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertApiKey, insertPatient } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const LIMITS = { apiKeyRequestsMinute: 6, apiKeyPointsHour: 12 };

let app: TestApp;
let second: TestApp;
let ownerId: string;
beforeAll(async () => {
  app = await createTestApp({ limits: LIMITS });
  second = await createTestApp({ limits: LIMITS, database: app.database });
  ownerId = (await insertAdmin(app.sql)).id;
});
afterAll(async () => {
  await second.close();
  await app.close();
});

/** A program with a key of its own, and how far into its points it is. */
async function program(): Promise<{
  client: TestClient;
  elsewhere: TestClient;
  spent: () => Promise<number | undefined>;
}> {
  const { id, text } = await insertApiKey(app.sql, ownerId);
  const spent = async () => {
    const key = `api-key-points:${id}`;
    return (await app.sql<{ points: number }>('select points from rate_limit where key = $1', [key]))[0]?.points;
  };
  return { client: app.client(text), elsewhere: second.client(text), spent };
}

const ask = (by: TestClient) => by.graphql('{ patientStats { total } }');
const cancel = (by: TestClient) =>
  by.graphql('mutation { cancelAppointment(id: "00000000-0000-7000-8000-000000000000") { id } }');

it('a key may ask so often a minute, whichever process it asks and through whichever door (AK-2)', async () => {
  const { client, elsewhere } = await program();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => (at % 2 ? ask(client) : elsewhere.rest('GET', '/admin/patients/stats'))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  for (const { headers, body } of refused) {
    expect(JSON.stringify(body)).toContain('"RATE_LIMITED"');
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(headers.get('ratelimit')).toBe(`"requests";r=0;t=${wait}`);
  }
  expect((await ask((await program()).client)).status).toBe(200);
});

it('each answer says what is left and when it is full again', async () => {
  const { client } = await program();
  const { headers } = await ask(client);
  expect(headers.get('ratelimit-policy')).toBe('"requests";q=6;w=60, "points";q=12;w=3600');
  expect(headers.get('ratelimit')).toMatch(/^"requests";r=5;t=[1-6]\d, "points";r=11;t=3[56]\d\d$/);
});

it('a query costs 1, a mutation 5, a REST change 5, and a key that has spent its hour waits for the next', async () => {
  const { client, spent } = await program();
  await ask(client);
  expect(await spent()).toBe(1);
  await cancel(client);
  expect(await spent()).toBe(6);
  await client.rest('PATCH', '/appointments/admin/none', { status: 'canceled' });
  expect(await spent()).toBe(11);
  await cancel(client);
  const { status, headers } = await cancel(client);
  expect(status).toBe(429);
  expect(headers.get('ratelimit')).toMatch(/^"requests";r=1;t=\d+, "points";r=0;t=\d+$/);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
});

it('an answer costs 1 more for each full hundred of objects', async () => {
  for (let count = 0; count < 100; count++) await insertPatient(app.sql);
  const { client, spent } = await program();
  await client.graphql('{ patientsConnection(first: 40) { edges { node { id } } } }');
  expect(await spent()).toBe(1);
  await client.graphql('{ patientsConnection(first: 100) { edges { node { id } } } }');
  expect(await spent()).toBe(4);
});

it('people with a session are counted nowhere', async () => {
  const { phone } = await insertAdmin(app.sql);
  const admin = await app.signIn(phone, 'admin');
  for (let count = 0; count < 8; count++) {
    const { status, headers } = await ask(admin);
    expect([status, headers.get('ratelimit')]).toEqual([200, null]);
  }
});
