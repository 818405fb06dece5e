import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SessionCancellations } from '../../platform/db/migrations/0112-session-cancellations.js';
import { insertAdmin, insertAppointment, insertPatientWithAccount } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { cancelSeries } from '../../../test/series.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { createTestDatabase, runSql, type TestDatabase } from '../../../test/test-database.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let database: TestDatabase;
let admin: TestClient;
let patient: TestClient;
let record: string;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  await openWith(app);
  const account = await insertPatientWithAccount(app.sql);
  patient = await app.signIn(account.user.phone);
  record = account.record.id;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

let days = 10;
const session = async (columns: object = {}) => {
  const starts_at = new Date(NOON.getTime() + ++days * 86_400_000);
  return (await insertAppointment(app.sql, record, { starts_at, status: 'scheduled', ...columns })).id;
};
const stateOf = async (id: string) =>
  (await app.sql('select status, canceled_at, canceled_by from appointment where id = $1', [id]))[0];
const canceled = (by: string) => ({ status: 'canceled', canceled_at: NOON, canceled_by: by });
const cancel = (client: TestClient, id: string) =>
  client.graphql('mutation ($id: ID!) { cancelAppointment(id: $id) { id } }', { id });
const correct = (id: string, to: string) =>
  admin.graphql(
    'mutation ($id: ID!, $to: AppointmentStatus!) { correctAppointment(id: $id, to: $to, reason: "Entered wrongly") { id } }',
    { id, to },
  );

describe('a session says when it was canceled, and by whom (money §7)', () => {
  it('by the patient, or by the clinic', async () => {
    const [own, ours, asked] = [await session(), await session(), await session({ status: 'pending' })];
    await cancel(patient, own);
    await cancel(admin, ours);
    await admin.rest('PATCH', `/appointments/admin/${asked}`, { status: 'canceled' });
    expect(await stateOf(own)).toEqual(canceled('PATIENT'));
    expect(await stateOf(ours)).toEqual(canceled('CLINIC'));
    expect(await stateOf(asked)).toEqual(canceled('CLINIC'));
  });

  it('by the clinic with its series', async () => {
    const series = randomUUID();
    await app.sql('insert into appointment_series (id, created_at) values ($1, $2)', [series, NOON]);
    const ids = [await session({ series_id: series }), await session({ series_id: series })];
    expect((await cancelSeries(admin, series, ids[0] ?? '')).error).toBeUndefined();
    for (const id of ids) expect(await stateOf(id)).toEqual(canceled('CLINIC'));
  });

  it('and no longer once that is corrected, but anew when it is canceled by a correction', async () => {
    const id = await session();
    await cancel(patient, id);
    await correct(id, 'SCHEDULED');
    expect(await stateOf(id)).toEqual({ status: 'scheduled', canceled_at: null, canceled_by: null });
    await correct(id, 'CANCELED');
    expect(await stateOf(id)).toEqual(canceled('CLINIC'));
  });
});

it('former cancellations are those of the audit trail, and change nothing for readers', async () => {
  const ids = [await session(), await session(), await session(), await session(), await session()];
  const [own = '', ours = '', together = '', again = '', unknown = ''] = ids;
  await cancel(patient, own);
  await cancel(admin, ours);
  await cancel(patient, again);
  await correct(again, 'SCHEDULED');
  await correct(again, 'CANCELED');
  await app.sql(`update appointment set status = 'canceled' where id = any($1::uuid[])`, [[together, unknown]]);
  await app.sql(
    `insert into audit_event (at, actor_role, verb, subject_type, subject_id, outcome, request_id, details)
     values ($1, 'admin', 'series.cancel', 'series', 's', 'done', 'r', $2)`,
    [new Date('2026-03-01T00:00:00Z'), JSON.stringify({ canceled: [together] })],
  );
  const read = () =>
    app.sql<{ id: string; at: Date; by: string; revision: number; updated: Date }>(
      `select id, canceled_at as at, canceled_by as by, revision, updated_at as updated from appointment where id = any($1::uuid[])`,
      [ids],
    );
  const before = new Map((await read()).map((row) => [row.id, row]));
  const migration = new SessionCancellations({} as never, {} as never);
  migration.up();
  const statements = migration.getQueries().map(String);
  const from = statements.findIndex((text) => text.includes('disable trigger'));
  const former = [
    'alter table appointment drop constraint appointment_canceled',
    ...statements.slice(from, from + 1),
    'update appointment set canceled_at = null, canceled_by = null',
    ...statements.slice(from + 1, from + 3),
  ];
  await runSql(database.ownerUrl, former.join(';'));
  const after = new Map((await read()).map((row) => [row.id, row]));
  const times = await app.sql<{ id: string; at: Date }>(
    `select subject_id as id, max(at) as at from audit_event where subject_id = any($1) group by 1`,
    [ids],
  );
  const timeOf = (id: string) => times.find((row) => row.id === id)?.at;
  expect(after.get(own)).toMatchObject({ by: 'PATIENT', at: timeOf(own) });
  expect(after.get(ours)).toMatchObject({ by: 'CLINIC', at: timeOf(ours) });
  expect(after.get(again)).toMatchObject({ by: 'CLINIC', at: timeOf(again) });
  expect(after.get(together)).toMatchObject({ by: 'CLINIC', at: new Date('2026-03-01T00:00:00Z') });
  expect(after.get(unknown)).toMatchObject({ by: 'CLINIC', at: before.get(unknown)?.updated });
  for (const id of ids) expect(after.get(id)?.updated).toEqual(before.get(id)?.updated);
});
