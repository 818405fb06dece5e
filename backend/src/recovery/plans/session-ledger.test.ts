import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertPatient,
  insertPatientWithAccount,
  insertStaff,
} from '../../../test/builders.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { kept, lawsOf, SessionStorm } from '../../../test/session-storm.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { onceBegun } from '../../../test/once-begun.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

async function call(mutation: string, browser = admin): Promise<{ id: string | undefined; code: string | undefined }> {
  const { body } = await browser.graphql<{ done: { id: string } }>(`mutation { done: ${mutation} { id } }`);
  return { id: body.data?.done.id, code: body.errors?.[0]?.extensions.code };
}
const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000).toISOString();
const book = (patientId: string, hour: number) =>
  call(`bookAppointment(input: { patientId: "${patientId}", appointmentDate: "${hours(hour)}", sessionType: CLINIC })`);
const complete = (id?: string, browser = admin) =>
  onceBegun(app, () => call(`completeAppointment(id: "${id}")`, browser));
const miss = (id?: string) => onceBegun(app, () => call(`markAppointmentMissed(id: "${id}", reason: "Fever")`));
const cancel = (id?: string) => call(`cancelAppointment(id: "${id}")`);
const move = (id: string | undefined, hour: number) =>
  call(`moveAppointment(id: "${id}", input: { appointmentDate: "${hours(hour)}" })`);

const ledgerOf = async (patientId: string) => {
  const { body } = await admin.graphql<{ recoveryPlan: { ledger: Record<string, number> } }>(
    `{ recoveryPlan(patientId: "${patientId}") { ledger { planned done missed cancelled ahead booked missedInAll settled } } }`,
  );
  return body.data?.recoveryPlan.ledger;
};
const eventsOf = (planId: string) =>
  app.sql<{ number: number; kind: string; reason: string | null; entered_as: string }>(
    `select number, kind, reason, entered_as from session_event where plan_id = $1 and kind <> 'PLANNED' order by id`,
    [planId],
  );

/** A patient with a plan. */
async function underway() {
  const { id } = await insertPatient(app.sql);
  return { id, plan: (await insertPlan(app, id)).id };
}

describe('the ledger of a plan (recovery §1)', () => {
  it('follows what is booked, moved, called off, completed and missed, with who did it', async () => {
    const { user, physiotherapistId } = await insertStaff(app.sql);
    const { id, plan } = await underway();
    const [first, second, third] = [await book(id, 24), await book(id, 48), await book(id, 72)];
    await cancel(first.id);
    await move(second.id, 50);
    await move(second.id, 50);
    const fourth = await book(id, 96);
    await app.sql('update appointment set physiotherapist_id = $1 where id = $2', [physiotherapistId, second.id]);
    await complete(second.id, await app.signIn(user.phone, 'staff'));
    await miss(third.id);
    expect(await eventsOf(plan)).toEqual([
      { number: 1, kind: 'BOOKED', reason: null, entered_as: 'ADMIN' },
      { number: 2, kind: 'BOOKED', reason: null, entered_as: 'ADMIN' },
      { number: 3, kind: 'BOOKED', reason: null, entered_as: 'ADMIN' },
      { number: 1, kind: 'UNBOOKED', reason: null, entered_as: 'ADMIN' },
      { number: 2, kind: 'RESCHEDULED', reason: null, entered_as: 'ADMIN' },
      { number: 1, kind: 'BOOKED', reason: null, entered_as: 'ADMIN' },
      { number: 2, kind: 'DONE', reason: null, entered_as: 'PHYSIOTHERAPIST' },
      { number: 3, kind: 'MISSED', reason: 'Fever', entered_as: 'ADMIN' },
    ]);
    const ledger = { planned: 25, done: 1, missed: 1, cancelled: 0, ahead: 23, booked: 1, missedInAll: 1, settled: 0 };
    expect(await ledgerOf(id)).toEqual(ledger);
    expect(fourth.code).toBeUndefined();
  });

  it('takes a session at the approval of a request, and gives it back when that is undone', async () => {
    const { id, plan } = await underway();
    const request = await insertAppointment(app.sql, id);
    expect(await eventsOf(plan)).toEqual([]);
    await call(`approveAppointment(id: "${request.id}")`);
    await call(`undoApproval(id: "${request.id}", version: 2)`);
    expect((await eventsOf(plan)).map(({ kind }) => kind)).toEqual(['BOOKED', 'UNBOOKED']);
  });

  it('knows nothing of a patient without a plan', async () => {
    const { id } = await insertPatient(app.sql);
    const booked = await book(id, 24);
    expect((await complete(booked.id)).code).toBeUndefined();
    expect(await app.sql('select from session_event where appointment_id = $1', [booked.id])).toEqual([]);
  });

  it('lets 12 of 15 bookings at once take the last 12 open sessions', async () => {
    const { id, plan } = await underway();
    await app.sql(
      `insert into session_event (plan_id, number, kind, phase, entered_as)
       select $1, number, 'CANCELLED', 1, 'ADMIN' from generate_series(1, 13) number`,
      [plan],
    );
    const answers = await Promise.all(Array.from({ length: 15 }, (_, at) => book(id, 24 + at)));
    const codes = answers.map(({ code }) => code ?? 'booked');
    expect(codes.filter((code) => code === 'booked')).toHaveLength(12);
    expect(codes.filter((code) => code === 'WRONG_STATE')).toHaveLength(3);
    expect(await ledgerOf(id)).toMatchObject({ cancelled: 13, ahead: 12, booked: 12 });
  });

  it('is what every place shows that counts sessions, and the number of a plan is not changed beside it', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql);
    await insertAppointment(app.sql, record.id, { status: 'completed', starts_at: new Date('2026-02-01T05:00:00Z') });
    const { id: plan } = await insertPlan(app, record.id);
    await app.sql(
      `insert into session_event (plan_id, number, kind, phase, entered_as) values ($1, 25, 'CANCELLED', 1, 'ADMIN')`,
      [plan],
    );
    for (let at = 0; at < 7; at++) await complete((await book(record.id, 24 + at)).id);
    await miss((await book(record.id, 48)).id);
    expect(await ledgerOf(record.id)).toMatchObject({ planned: 25, done: 7, missed: 1, cancelled: 1, missedInAll: 1 });
    const browser = await app.signIn(user.phone);
    const counts = 'sessionsCompleted missedSessions plannedSessions';
    const own = await browser.graphql(`{ me { ${counts} recoveryProgress } myPlan { recoveryPercent } }`);
    const numbers = { sessionsCompleted: 7, missedSessions: 1, plannedSessions: 24 };
    expect(own.body.data).toEqual({ me: { ...numbers, recoveryProgress: 29 }, myPlan: { recoveryPercent: 29 } });
    const rest = await browser.rest<{ data: object }>('GET', '/users/me');
    expect(rest.body.data).toMatchObject({ sessionsCompleted: 7, missedSessions: 1, recoveryProgress: 29 });
    const seen = await admin.graphql(
      `{ patientDetails(id: "${record.id}") { recoveryPercent plannedSessions } patientOverview(id: "${record.id}") { ${counts} recoveryPercent }
         low: patients(filter: { progress: FROM_0_TO_25 }) { total } mid: patients(filter: { progress: FROM_26_TO_50 }) { patients { id } } }`,
    );
    expect(seen.body.data).toMatchObject({
      patientDetails: { recoveryPercent: 29, plannedSessions: 24 },
      patientOverview: { ...numbers, recoveryPercent: 29 },
      mid: { patients: [{ id: record.id }] },
    });
    const change = (planned: number) =>
      admin.graphql(
        `mutation { updateCarePlan(patientId: "${record.id}", input: { plannedSessions: ${planned}, referringDoctor: "Dr Rao" }) { plannedSessions } }`,
      );
    expect((await change(30)).body.errors?.[0]?.extensions.code).toBe('WRONG_STATE');
    expect((await change(24)).body.data).toEqual({ updateCarePlan: { plannedSessions: 24 } });
    expect(await app.sql('select planned_sessions from patient where id = $1', [record.id])).toEqual([
      { planned_sessions: 25 },
    ]);
  });

  it('holds its laws after every one of many actions by eight writers at once', async () => {
    const storm = new SessionStorm(app, admin, 7);
    await storm.begin();
    for (let round = 0; round < 15; round++) {
      await storm.round();
      expect(await lawsOf(app.sql, storm.plans)).toEqual(kept);
    }
    for (const { id } of storm.underway) expect(await ledgerOf(id)).toMatchObject({ planned: 25 });
    expect(storm.codes.get('done')).toBeGreaterThan(40);
    // What is refused is refused for what it meets there, and nothing failed.
    expect(new Set(storm.codes.keys())).toEqual(new Set(['done', 'WRONG_STATE']));
  });
});
