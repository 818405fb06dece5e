import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertAppointment,
  insertCharge,
  insertMessage,
  insertPatient,
  insertPatientWithAccount,
  insertPayment,
} from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { createLogger } from '../logger.js';

const BUDGET = 6;
const log: string[] = [];
let app: TestApp;
let patients: { id: string }[];
let adminId: string;
beforeAll(async () => {
  const logger = createLogger('info', { write: (line) => void log.push(line) });
  app = await createTestApp({ logger, limits: { recordsPerKeyHour: BUDGET, recordsPerSessionHour: BUDGET } });
  adminId = (await insertAdmin(app.sql)).id;
  patients = [];
  for (let at = 0; at < BUDGET + 2; at++) patients.push(await insertPatient(app.sql, { name: `Sunita ${at}` }));
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.application.sumAudit();
  log.length = 0;
});

/** A program, and the lines that its key left. */
async function program() {
  const { text, id } = await insertApiKey(app.sql, adminId, {
    scopes: ['patients:read', 'payments:read', 'appointments:read'],
  });
  const lines = () =>
    app.sql<{ verb: string; outcome: string; details: Record<string, unknown> | null }>(
      'select verb, outcome, details from audit_event where api_key_id = $1 order by id',
      [id],
    );
  return { key: app.client(text), lines, text };
}
async function admin() {
  const account = await insertAdmin(app.sql);
  const browser = await app.signIn(account.phone, 'admin');
  const lines = () =>
    app.sql<{ verb: string; outcome: string; subject_id: string | null; details: Record<string, unknown> | null }>(
      "select verb, outcome, subject_id, details from audit_event where actor_id = $1 and verb not like 'auth.%' order by id",
      [account.id],
    );
  return { browser, lines };
}
const hashOf = (ids: string[]) => createHash('sha256').update(ids.toSorted().join('\n')).digest('hex');
const page = (client: TestClient, number: number, limit = 2) =>
  client.rest('GET', `/admin/patients?page=${number}&limit=${limit}`);

describe('what is read of a list', () => {
  it('leaves one line a minute, which holds how many records, a hash of which, and which filters', async () => {
    const { key, lines } = await program();
    const { body } = await key.graphql<Record<string, { patients: { id: string }[] }>>(
      '{ a: patients(limit: 2) { patients { id } } b: patients(limit: 2, page: 2, filter: { search: "Sunita" }) { patients { id } } }',
    );
    const found = Object.values(body.data ?? {}).flatMap((one) => one.patients.map(({ id }) => id));
    await page(key, 1);
    const changes = await key.rest<{ data: { patients: { _id: string }[] } }>('GET', '/changes/patients?limit=2');
    const ids = [...new Set([...found, ...changes.body.data.patients.map(({ _id }) => _id)])];
    expect(await lines()).toEqual([]);
    await app.application.sumAudit();
    const [line, ...others] = await lines();
    expect(others).toEqual([]);
    expect(line).toMatchObject({ verb: 'patient.list', outcome: 'done', details: { reads: 4 } });
    const { records, hash, filters } = line?.details ?? {};
    expect([records, hash]).toEqual([ids.length, hashOf(ids)]);
    expect(filters).toContain('search');
    expect(JSON.stringify(line)).not.toContain('Sunita');
  });

  it('leaves a line for each list, and none when nothing was found', async () => {
    const { browser, lines } = await admin();
    const patient = await insertPatient(app.sql, { name: 'Kamala Devi', deleted_at: null });
    await insertCharge(app.sql, patient.id);
    await insertPayment(app.sql, patient.id);
    await insertAppointment(app.sql, patient.id, { status: 'pending' });
    await insertMessage(app.sql, { patient_id: patient.id });
    await browser.graphql(`{
      search(text: "Kamala") { id }
      charges(patientId: "${patient.id}") { id }
      payments(limit: 1) { payments { id } }
      appointments(first: 1) { edges { node { id } } }
      messages(first: 1) { edges { node { id } } }
      openSigns { planId }
    }`);
    await app.application.sumAudit();
    const read = (await lines()).map(({ verb, details }) => [verb, details?.['records']]);
    expect(Object.fromEntries(read)).toEqual({
      'patient.search': 1,
      'charge.list': 1,
      'payment.list': 1,
      'appointment.list': 1,
      'message.list': 1,
    });
  });

  it('is written when the process stops', async () => {
    const other = await createTestApp({ database: app.database });
    const { text, lines } = await program();
    expect((await page(other.client(text), 1)).status).toBe(200);
    await other.close();
    expect(await lines()).toMatchObject([{ verb: 'patient.list', details: { records: 2 } }]);
  });

  it('of their own leaves none for a patient', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql);
    await insertAppointment(app.sql, record.id);
    const patient = await app.signIn(user.phone);
    const { body } = await patient.graphql('{ appointments(first: 5) { edges { node { id } } } }');
    expect(body).toMatchObject({ data: { appointments: { edges: [{}] } } });
    await app.application.sumAudit();
    const lines = await app.sql("select from audit_event where actor_id = $1 and verb not like 'auth.%'", [user.id]);
    expect(lines).toEqual([]);
  });
});

describe('a budget of records an hour', () => {
  it('ends mass reading by a key at all doors and processes, with an alarm, until the hour ends', async () => {
    const { key, lines, text } = await program();
    for (const number of [1, 2, 3]) expect((await page(key, number)).status).toBe(200);
    const over = await page(key, 4);
    expect([over.status, over.body['code'], over.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '1800']);
    for (let time = 0; time < 2; time++) {
      const { body } = await key.graphql('{ patients(limit: 8) { patients { name } } }');
      expect([body.data, body.errors?.[0]?.extensions.code]).toEqual([null, 'RATE_LIMITED']);
    }
    expect(await lines()).toEqual([{ verb: 'patient.list', outcome: 'refused', details: null }]);
    const alarms = log.filter((line) => line.includes('more records in an hour'));
    expect(alarms).toHaveLength(1);
    expect(JSON.parse(alarms[0] ?? '')).toMatchObject({ level: 50, actorId: adminId, ip: '127.0.0.1' });
    const other = await createTestApp({ database: app.database, limits: { recordsPerKeyHour: BUDGET } });
    try {
      expect((await page(other.client(text), 1)).status).toBe(429);
    } finally {
      await other.close();
    }
    // What was handed out already is no further record.
    expect((await page(key, 1)).status).toBe(200);
    app.clock.set(new Date(NOON.getTime() + 1_800_000));
    expect((await page(key, 4)).status).toBe(200);
    app.clock.set(NOON);
    await app.application.sumAudit();
    const sums = (await lines()).filter(({ details }) => details);
    expect(sums).toMatchObject([
      { outcome: 'done', details: { records: 8 } },
      { outcome: 'refused', details: { reason: 'TOO_MANY_RECORDS', times: 2 } },
    ]);
  });

  it('counts records that are read one by one, and stops none of another session', async () => {
    const { browser, lines } = await admin();
    const read = async (id: string) => {
      const { body } = await browser.graphql('query ($id: ID!) { patientDetails(id: $id) { patient { name } } }', {
        id,
      });
      return body.errors?.[0]?.extensions.code ?? 'read';
    };
    const outcomes = [];
    for (const { id } of patients) outcomes.push(await read(id));
    expect(outcomes).toEqual([...Array.from({ length: BUDGET }, () => 'read'), 'RATE_LIMITED', 'RATE_LIMITED']);
    expect((await lines()).filter(({ subject_id }) => subject_id)).toHaveLength(BUDGET);
    expect((await page((await admin()).browser, 1)).status).toBe(200);
  });
});

it('the log of requests tells from where', async () => {
  await app.client().rest('GET', '/users/me');
  const line = log.map((each) => JSON.parse(each) as Record<string, unknown>).find(({ msg }) => msg === 'request');
  expect(line).toMatchObject({ ip: '127.0.0.1', route: '/users/me' });
});
