import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertBareRecord,
  insertPatient,
  insertPatientWithAccount,
  insertPayment,
  insertUser,
} from '../../../test/builders.js';
import { insertReferral } from '../../../test/hospital.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql, { created_at: '2020-01-01T00:00:00Z' })).phone, 'admin');
});
afterAll(() => app.close());

interface Dashboard {
  asOf: string;
  patients: { total: number; incomplete: number; active: number; inactive: number };
  pendingSessions: number;
  todaysSessions: number;
  waitingReferrals: number;
  paymentsByDay: { day: string; paid: number }[];
  signUpsByWeek: { week: string; count: number }[];
}

async function read(): Promise<Dashboard> {
  const { body } = await admin.graphql<{ dashboard: Dashboard }>(
    `{ dashboard { asOf patients { total incomplete active inactive } pendingSessions todaysSessions
       waitingReferrals paymentsByDay { day paid } signUpsByWeek { week count } } }`,
  );
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data.dashboard;
}

describe('an empty clinic', () => {
  it('has noughts, every day of the month until today and eight Mondays', async () => {
    const { asOf, paymentsByDay, signUpsByWeek, ...numbers } = await read();
    expect(asOf).toBe(NOON.toISOString());
    expect(numbers).toEqual({
      patients: { total: 0, incomplete: 0, active: 0, inactive: 0 },
      pendingSessions: 0,
      todaysSessions: 0,
      waitingReferrals: 0,
    });
    expect(paymentsByDay).toEqual(
      Array.from({ length: 10 }, (_, index) => ({ day: `2026-03-${String(index + 1).padStart(2, '0')}`, paid: 0 })),
    );
    expect(signUpsByWeek).toEqual(
      [
        '2026-01-19',
        '2026-01-26',
        '2026-02-02',
        '2026-02-09',
        '2026-02-16',
        '2026-02-23',
        '2026-03-02',
        '2026-03-09',
      ].map((week) => ({ week, count: 0 })),
    );
  });
});

describe('the numbers of a morning', () => {
  it('equal those of the lists that they count', async () => {
    const { record } = await insertPatientWithAccount(app.sql);
    await insertBareRecord(app.sql, (await insertUser(app.sql, { last_login_at: NOON })).id);
    await insertPatient(app.sql, { deleted_at: NOON });
    const insert = (starts_at: string, status: string, columns: object = {}) =>
      insertAppointment(app.sql, record.id, { starts_at, status, ...columns });
    await insert('2026-03-09T23:59:59.999+05:30', 'scheduled', { duration_minutes: 5 });
    await insert('2026-03-10T00:10:00+05:30', 'scheduled', { duration_minutes: 5 });
    await insert('2026-03-10T10:00:00+05:30', 'completed');
    await insert('2026-03-10T11:00:00+05:30', 'missed');
    await insert('2026-03-10T23:59:59.999+05:30', 'completed');
    await insert('2026-03-10T12:00:00+05:30', 'canceled');
    await insert('2026-03-10T12:00:00+05:30', 'pending');
    await insert('2026-02-10T12:00:00+05:30', 'pending');
    await insert('2026-03-10T12:00:00+05:30', 'pending', { deleted_at: NOON });
    await insert('2026-03-10T12:00:00+05:30', 'completed', { deleted_at: NOON });
    await insert('2026-03-11T00:20:00+05:30', 'scheduled');

    const { patients, pendingSessions, todaysSessions } = await read();
    const stats = await admin.rest<{ data: object }>('GET', '/admin/patients/stats');
    expect(patients).toEqual(stats.body.data);
    expect(patients).toEqual({ total: 2, incomplete: 1, active: 1, inactive: 1 });

    const pending = await admin.rest<{ data: { docs: unknown[] } }>('GET', '/appointments/admin/pending');
    expect(pendingSessions).toBe(pending.body.data.docs.length);
    expect(pendingSessions).toBe(2);

    const today = await admin.graphql<{ appointments: { edges: { node: { status: string } }[] } }>(
      '{ appointments(first: 100, filter: { day: "2026-03-10" }) { edges { node { status } } } }',
    );
    const counted = today.body.data?.appointments.edges.filter(({ node }) =>
      ['SCHEDULED', 'COMPLETED', 'MISSED'].includes(node.status),
    );
    expect(todaysSessions).toBe(counted?.length);
    expect(todaysSessions).toBe(4);
  });

  it('have as many waiting referrals as their list', async () => {
    const [patient, gone] = [await insertPatient(app.sql), await insertPatient(app.sql, { deleted_at: NOON })];
    const { id: decided_by } = await insertAdmin(app.sql);
    for (const of of [patient, patient, gone]) await insertReferral(app.sql, of.id);
    await insertReferral(app.sql, patient.id, { status: 'REVOKED' });
    await insertReferral(app.sql, patient.id, { status: 'ACCEPTED', decided_at: NOON, decided_by });
    const { body } = await admin.graphql<{ referrals: { edges: unknown[] } }>(
      '{ referrals(first: 100, isWaiting: true) { edges { cursor } } }',
    );
    const { waitingReferrals } = await read();
    expect([waitingReferrals, body.data?.referrals.edges.length]).toEqual([2, 2]);
  });

  it('sum what was paid by clinic day of this month, as the list of the month does', async () => {
    const pay = (created_at: string, amount_paise: number, status = 'Paid') =>
      insertPayment(app.sql, null, { created_at, amount_paise, status });
    await pay('2026-02-28T23:59:59.999+05:30', 1);
    await pay('2026-03-01T00:00:00+05:30', 10);
    await pay('2026-03-01T23:59:59.999+05:30', 100);
    await pay('2026-03-02T00:00:00+05:30', 1_000);
    for (const _ of Array.from({ length: 25 })) await pay('2026-03-10T01:00:00+05:30', 100_000_000);
    for (const status of ['Pending', 'Failed', 'Refunded']) await pay('2026-03-10T02:00:00+05:30', 7, status);
    const { paymentsByDay } = await read();
    expect(paymentsByDay.filter(({ paid }) => paid > 0)).toEqual([
      { day: '2026-03-01', paid: 110 },
      { day: '2026-03-02', paid: 1_000 },
      { day: '2026-03-10', paid: 2_500_000_000 },
    ]);
    const { body } = await admin.graphql('{ payments(from: "2026-03-01", until: "2026-03-31") { paidTotal } }');
    const sum = paymentsByDay.reduce((total, { paid }) => total + paid, 0);
    expect(body.data).toEqual({ payments: { paidTotal: sum } });
  });

  it('count the sign-ups of patients in eight weeks of Monday to Sunday, the present one last', async () => {
    await app.sql("update app_user set created_at = '2020-01-01' where user_type = 'patient'");
    for (const created_at of [
      '2026-01-18T23:59:59.999+05:30',
      '2026-01-19T00:00:00+05:30',
      '2026-03-08T23:59:59.999+05:30',
      '2026-03-09T00:00:00+05:30',
      '2026-03-10T00:00:00+05:30',
    ]) {
      await insertUser(app.sql, { created_at });
      await insertUser(app.sql, { created_at, user_type: 'user' });
    }
    const counts = (await read()).signUpsByWeek.map(({ count }) => count);
    expect(counts).toEqual([1, 0, 0, 0, 0, 0, 1, 2]);
  });

  it.each([
    ['2026-02-28T18:29:59Z', '2026-02-28', 28, '2026-02-23'],
    ['2026-02-28T18:30:00Z', '2026-03-01', 1, '2026-02-23'],
    ['2026-03-01T18:30:00Z', '2026-03-02', 2, '2026-03-02'],
    ['2025-12-31T18:30:00Z', '2026-01-01', 1, '2025-12-29'],
  ])('turn at midnight in India: at %s it is %s', async (now, today, days, monday) => {
    app.clock.set(now);
    const { paymentsByDay, signUpsByWeek } = await read();
    app.clock.set(NOON);
    expect(paymentsByDay).toHaveLength(days);
    expect(paymentsByDay.at(-1)?.day).toBe(today);
    expect(signUpsByWeek).toHaveLength(8);
    expect(signUpsByWeek.at(-1)?.week).toBe(monday);
  });
});
