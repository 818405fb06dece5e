import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertAdmin, insertAppointment, insertCharge } from '../../../test/builders.js';
import { send } from '../../../test/hl7.js';
import { createHospitalApp, fhir, insertClient, signInClient } from '../../../test/hospital.js';
import { createMerging, type Merging, type NamedRecord } from '../../../test/merging.js';
import { insertSession } from '../../../test/plan-calls.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { noteReadings } from '../fhir/bulk/bulk-export.queries.js';
import { reconcile } from '../../recovery/reconciliation/reconcile.js';

let app: TestApp;
let admin: TestClient;
let merging: Merging;
/** Somebody else, who holds what a merge needs for as long as a test wants. */
let other: Client;
beforeAll(async () => {
  app = await createHospitalApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  merging = await createMerging(app);
  other = new Client(app.database.ownerUrl);
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await app.close();
});

const waiting = async (count: number) =>
  vi.waitFor(
    async () =>
      expect(
        await app.sql<{ pid: number }>(
          "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        ),
      ).toHaveLength(count),
    { timeout: 15_000 },
  );
const rowsOf = async (table: string, { id }: NamedRecord) =>
  (await app.sql(`select from ${table} where patient_id = $1`, [id])).length;
const liveOf = async (records: NamedRecord[]) =>
  (
    await app.sql<{ id: string }>('select id from patient where id = any($1) and deleted_at is null order by id', [
      records.map(({ id }) => id),
    ])
  ).map(({ id }) => id);
let hour = 0;
async function book(patientId: string): Promise<string | undefined> {
  const appointmentDate = new Date(NOON.getTime() + ++hour * 3_600_000).toISOString();
  const { body } = await admin.graphql(
    `mutation { bookAppointment(input: { patientId: "${patientId}", appointmentDate: "${appointmentDate}", sessionType: CLINIC }) { id } }`,
  );
  return body.errors?.[0]?.extensions.code;
}
/** Keeps a merge of a record in its middle until what is answered is called. */
async function holdMerge({ id }: NamedRecord) {
  const { id: charge } = await insertCharge(app.sql, id);
  await other.query('begin');
  await other.query('select from charge where id = $1 for update', [charge]);
  return () => other.query('commit');
}
const pair = async () => ({ from: await merging.known(), into: await merging.known() });

describe('two merges at once', () => {
  it('of one pair, under two ids, are one merge', async () => {
    const { from, into } = await pair();
    const answers = await Promise.all([merging.merge(from, into), merging.merge(from, into)]);
    expect(answers.map(({ code, error }) => `${code} ${error}`).toSorted()).toEqual(['AA ', 'AE 205']);
    expect(await liveOf([from, into])).toEqual([into.id]);
  });

  it('of one message that comes twice are one merge, answered alike', async () => {
    const { from, into } = await pair();
    const text = merging.saying(from, into);
    const [one, two] = await Promise.all([send(app, text), send(app, text)]);
    expect(one.text).toBe(two.text);
    expect(one.code).toBe('AA');
  });

  it('of each into the other leave one of them', async () => {
    const { from, into } = await pair();
    const answers = await Promise.all([merging.merge(from, into), merging.merge(into, from)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['AA', 'AE']);
    expect(await liveOf([from, into])).toHaveLength(1);
  });

  it('of many, in any order, leave one record that has everything and to which all lead', async () => {
    const records = await Promise.all(Array.from({ length: 8 }, () => merging.known()));
    for (const { id } of records) await insertCharge(app.sql, id);
    const [last, ...rest] = records;
    if (!last) throw new Error('there are eight');
    const answers = await Promise.all(
      rest.map((from, at) => merging.merge(from, at % 2 === 0 ? last : (rest[(at + 1) % rest.length] ?? last))),
    );
    for (const { code, error } of answers) expect(['AA ', 'AE 205']).toContain(`${code} ${error}`);
    for (const from of rest) await merging.merge(from, last);
    const live = await liveOf(records);
    expect(live).toHaveLength(1);
    const [charges] = await app.sql<{ count: number }>('select count(*)::int from charge where patient_id = $1', live);
    expect(charges?.count).toBe(8);
    const led = await app.sql('select from patient where id = any($1) and merged_into = $2', [
      records.map(({ id }) => id),
      live[0],
    ]);
    expect(led).toHaveLength(7);
  });
});

it('takes the record that has the number once nobody else changes it', async () => {
  const { from, into } = await pair();
  const third = await merging.known();
  await other.query('begin');
  await other.query('select from patient where id = $1 for update', [from.id]);
  const merged = merging.merge(from, into);
  await waiting(1);
  await other.query('update patient_identifier set patient_id = $2 where patient_id = $1', [from.id, third.id]);
  await other.query('commit');
  expect((await merged).code).toBe('AA');
  expect(await liveOf([from, into, third])).toEqual([from.id, into.id].toSorted());
});

describe('a merge while somebody writes of the record that goes', () => {
  it('waits for who wrote first, and takes along what was written', async () => {
    const { from, into } = await pair();
    await other.query('begin');
    await insertAppointment(async (text, values) => (await other.query(text, values)).rows, from.id);
    const merged = merging.merge(from, into);
    await waiting(1);
    await other.query('commit');
    expect((await merged).code).toBe('AA');
    expect([await rowsOf('appointment', from), await rowsOf('appointment', into)]).toEqual([0, 1]);
  });

  it('lets who comes later write of the record that stays', async () => {
    const { from, into } = await pair();
    const release = await holdMerge(from);
    const merged = merging.merge(from, into);
    await waiting(1);
    const booked = book(from.reference);
    await waiting(2);
    await release();
    expect((await merged).code).toBe('AA');
    expect(await booked).toBeUndefined();
    expect([await rowsOf('appointment', from), await rowsOf('appointment', into)]).toEqual([0, 1]);
  });

  it('lets what comes later of a record that was merged before go on to the last one', async () => {
    const { from, into } = await pair();
    const last = await merging.known();
    await merging.merge(from, into);
    // Its exchange is written after the answer, and would wait as well.
    await vi.waitFor(async () => expect(await rowsOf('exchange', into)).toBe(1));
    const release = await holdMerge(into);
    const merged = merging.merge(into, last);
    await waiting(1);
    const written = insertAppointment(app.sql, from.id);
    await waiting(2);
    await release();
    expect((await merged).code).toBe('AA');
    await written;
    expect([await rowsOf('appointment', into), await rowsOf('appointment', last)]).toEqual([0, 1]);
  });

  it.each<[string, (clientId: string, token: string, id: string) => Promise<unknown>]>([
    ['a request', (_clientId, token, id) => fhir(app, token, `/Patient/${id}`)],
    ['an export', (clientId, _token, id) => noteReadings(app.connections.orm.em.fork(), clientId, [id])],
  ])('keeps for the patient who was handed the record that goes by %s', async (_what, read) => {
    const { from, into } = await pair();
    const hospital = await insertClient(app.sql);
    const token = await signInClient(app, hospital);
    const release = await holdMerge(from);
    const merged = merging.merge(from, into);
    await waiting(1);
    const handed = read(hospital.id, token, from.id);
    await waiting(2);
    await release();
    await Promise.all([merged, handed]);
    const readings = () => app.sql('select patient_id from record_reading where client_id = $1', [hospital.id]);
    await vi.waitFor(async () => expect(await readings()).toEqual([{ patient_id: into.id }]));
  });

  it('is whole or not there when the connection is killed in its middle, and a resend applies it', async () => {
    const { from, into } = await pair();
    await insertAppointment(app.sql, from.id);
    const { id: charge } = await insertCharge(app.sql, from.id);
    await other.query('begin');
    await other.query('select from charge where id = $1 for update', [charge]);
    const text = merging.saying(from, into);
    const merged = send(app, text);
    await waiting(1);
    await app.sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(await merged).toMatchObject({ code: 'AE', error: '207' });
    await other.query('rollback');
    expect(await liveOf([from, into])).toHaveLength(2);
    expect([await rowsOf('appointment', from), await rowsOf('charge', into)]).toEqual([1, 0]);
    expect((await send(app, text)).code).toBe('AA');
    expect([await rowsOf('appointment', into), await rowsOf('charge', into)]).toEqual([1, 1]);
  });
});

it('the laws of the ledger hold while plans are merged and booked at the same time (recovery §1)', async () => {
  const records = await Promise.all(Array.from({ length: 6 }, () => merging.known()));
  const plans = await Promise.all(records.slice(0, 3).map(({ id }) => insertPlan(app, id)));
  for (const { id } of records) await insertSession(app, id, 'completed');
  const halves = records.slice(0, 3).map((one, at) => [one, records[at + 3]] as const);
  const answers = await Promise.all(
    halves.flatMap(([one, two]) => {
      if (!two) throw new Error('there are three pairs');
      return [
        book(one.reference),
        merging.merge(one, two).then(({ code }) => (code === 'AA' ? undefined : code)),
        book(two.reference),
        book(one.reference),
      ];
    }),
  );
  expect(answers.filter((code) => code !== undefined && code !== 'NOT_FOUND')).toEqual([]);
  expect(await liveOf(records)).toHaveLength(3);
  expect(await reconcile(app.connections.pool, NOON)).toMatchObject({ differences: [] });
  const broken = await app.sql(
    `select r.id from recovery_plan r, plan_counts(r.id) c where r.id = any($1)
     and (c.planned <> c.done + c.missed + c.cancelled + c.ahead or c.booked > c.ahead or c.missed > c.missed_in_all)`,
    [plans.map(({ id }) => id)],
  );
  expect(broken).toEqual([]);
  const lost = await app.sql(
    `select from appointment a join patient p on p.id = a.patient_id where p.merged_into is not null`,
  );
  expect(lost).toEqual([]);
});
