import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertPatient,
  insertPatientWithAccount,
  insertStaff,
  type PatientRow,
} from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { codesOf, insertSession, planCalls, why } from '../../../test/plan-calls.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let team: { physiotherapist_id: string; doctor_id: string };
let physiotherapist: TestClient;
let doctor: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const [treats, answers] = [await insertStaff(app.sql), await insertDoctor(app.sql)];
  team = { physiotherapist_id: treats.physiotherapistId, doctor_id: answers.doctorId };
  physiotherapist = await app.signIn(treats.user.phone, 'staff');
  doctor = await app.signIn(answers.user.phone, 'staff');
});
afterAll(() => app.close());

const { stop, add, cancel, reopen, correct, eventsOf } = planCalls(() => admin);

/** A patient with a plan of the team. */
async function underway(record?: PatientRow) {
  const { id } = record ?? (await insertPatient(app.sql));
  return { id, plan: (await insertPlan(app, id, team)).id };
}
const session = (patientId: string, status?: string, columns?: object) =>
  insertSession(app, patientId, status, columns);
const auditsOf = (subjectId: string) =>
  app.sql<{ verb: string; changed_fields: string[]; details: object }>(
    'select verb, changed_fields, details from audit_event where subject_id = $1 order by id',
    [subjectId],
  );

describe('stopPlan', () => {
  it('calls off what is booked first, then takes out what is ahead, and leaves what was done and missed', async () => {
    const { id, plan } = await underway();
    await session(id, 'completed');
    await session(id, 'missed');
    const booked = await session(id);
    const { plan: stopped } = await stop(plan, physiotherapist);
    expect(stopped).toMatchObject({
      status: 'STOPPED',
      version: 2,
      patient: { patientId: expect.stringMatching(/^PT-/) },
      recoveryPercent: 50,
      ledger: { planned: 25, done: 1, missed: 1, cancelled: 23, ahead: 0, booked: 0, missedInAll: 1, settled: 0 },
    });
    const byClinic = { status: 'canceled', canceled_by: 'CLINIC', canceled_at: app.clock.now() };
    expect(await app.sql('select status, canceled_by, canceled_at from appointment where id = $1', [booked])).toEqual([
      byClinic,
    ]);
    const { events } = await eventsOf(plan, admin, ', after: "0"');
    const own = events
      .filter(({ number }) => number === 3)
      .map(({ kind, reason, enteredAs, state }) => [kind, reason, enteredAs, state]);
    expect(own).toEqual([
      ['PLANNED', null, 'ADMIN', 'AHEAD'],
      ['BOOKED', null, 'ADMIN', 'AHEAD'],
      ['UNBOOKED', null, 'PHYSIOTHERAPIST', 'AHEAD'],
      ['CANCELLED', why, 'PHYSIOTHERAPIST', 'CANCELLED'],
    ]);
    expect(await auditsOf(plan)).toContainEqual({
      verb: 'recovery.stopPlan',
      changed_fields: ['status', 'sessions', 'appointment.status'],
      details: { calledOff: [booked], cancelled: 23 },
    });
  });

  it('is refused when it has ended, and another plan can begin', async () => {
    const { id, plan } = await underway();
    await stop(plan, doctor);
    for (const refused of [stop(plan), add(plan, 1), cancel(plan, 1), reopen(plan, 1)])
      expect((await refused).code).toBe('WRONG_STATE');
    const next = await insertPlan(app, id, team);
    expect((await cancel(next.id, 1)).plan?.ledger).toMatchObject({ cancelled: 1, ahead: 24 });
  });

  it('tells the patient of an open clinic of each session that is called off', async () => {
    const { record } = await insertPatientWithAccount(app.sql);
    const { id, plan } = await underway(record);
    const booked = [await session(id), await session(id)];
    await openWith(app, { name: 'Asha Physiotherapy', phones: ['+91 522 400 1234'] });
    await stop(plan);
    await setBackSettings(app);
    const told = await app.sql<{ subject_id: string }>(
      `select subject_id from message where kind = 'SESSION_CANCELED' and patient_id = $1`,
      [id],
    );
    expect(told.map((row) => row.subject_id).toSorted()).toEqual(booked.toSorted());
  });
});

describe('addPlanSessions', () => {
  it('adds sessions after the last one, in the present phase', async () => {
    const { plan } = await underway();
    await app.sql(
      `insert into gate_passage (plan_id, from_phase, to_phase, physiotherapist_id) values ($1, 1, 2, $2)`,
      [plan, team.physiotherapist_id],
    );
    const { plan: longer } = await add(plan, 3, doctor);
    expect(longer?.sessions.slice(24)).toMatchObject([
      { number: 25, phase: 5 },
      { number: 26, phase: 2, state: 'AHEAD' },
      { number: 27, phase: 2 },
      { number: 28, phase: 2 },
    ]);
    expect(longer?.ledger).toMatchObject({ planned: 28, ahead: 28 });
    expect(await auditsOf(plan)).toMatchObject([{ verb: 'recovery.addSessions', details: { count: 3 } }]);
  });

  it.each([0, 51, -1])('refuses %i sessions, and nothing is written', async (count) => {
    const { plan } = await underway();
    expect(await add(plan, count)).toMatchObject({ code: 'BAD_INPUT', fields: { count: expect.any(String) } });
    expect((await add(plan, 50)).plan?.ledger['planned']).toBe(75);
  });
});

describe('cancelPlanSession and reopenPlanSession', () => {
  it('take a missed session out, and an open one without a booking, and open either again', async () => {
    const { id, plan } = await underway();
    const missed = await session(id, 'missed');
    const made = await reopen(plan, 1, physiotherapist);
    expect(made.plan?.sessions[0]).toEqual({ number: 1, phase: 1, state: 'AHEAD', appointmentId: null });
    expect(made.plan?.ledger).toMatchObject({ missed: 0, missedInAll: 1, settled: 1, ahead: 25 });
    expect((await correct(missed, 'COMPLETED')).code).toBe('WRONG_STATE');
    expect((await cancel(plan, 1)).plan?.ledger).toMatchObject({ cancelled: 1, ahead: 24 });
    expect((await cancel(plan, 1)).code).toBe('WRONG_STATE');
    expect((await reopen(plan, 1)).plan?.ledger).toMatchObject({ cancelled: 0, ahead: 25 });
    expect((await reopen(plan, 1)).code).toBe('WRONG_STATE');
    await session(id, 'missed');
    expect((await cancel(plan, 1, doctor)).plan?.ledger).toMatchObject({
      missed: 0,
      missedInAll: 2,
      settled: 2,
      cancelled: 1,
    });
  });

  it('refuse what is booked, what took place and what is not there', async () => {
    const { id, plan } = await underway();
    await session(id, 'completed');
    await session(id);
    expect((await cancel(plan, 1)).code).toBe('WRONG_STATE');
    expect((await reopen(plan, 1)).code).toBe('WRONG_STATE');
    expect((await cancel(plan, 2)).code).toBe('WRONG_STATE');
    expect((await reopen(plan, 2)).code).toBe('WRONG_STATE');
    for (const number of [0, 26, -1]) expect((await cancel(plan, number)).code).toBe('NOT_FOUND');
    expect((await eventsOf(plan)).events.map(({ kind }) => kind)).not.toContain('CANCELLED');
  });
});

it.each(['Too short', '         x', 'x'.repeat(501)])(
  'asks for a reason of 10 to 500 characters: "%s"',
  async (reason) => {
    const { id, plan } = await underway();
    const held = await session(id, 'completed');
    const calls = [stop(plan, admin, reason), add(plan, 1, admin, reason), cancel(plan, 2, admin, reason)];
    for (const refused of [...calls, reopen(plan, 2, admin, reason), correct(held, 'MISSED', admin, reason)])
      expect(await refused).toMatchObject({ code: 'BAD_INPUT', fields: { reason: expect.any(String) } });
    expect(await auditsOf(plan)).toEqual([]);
  },
);

describe('another’s plan', () => {
  it('is not there for others of the team, nor for anybody when its record is gone', async () => {
    const { id } = await insertPatient(app.sql);
    const plan = (await insertPlan(app, id)).id;
    const held = await session(id, 'completed');
    for (const browser of [physiotherapist, doctor]) {
      const calls = [stop(plan, browser), add(plan, 1, browser), cancel(plan, 2, browser), reopen(plan, 2, browser)];
      for (const refused of [...calls, correct(held, 'MISSED', browser), eventsOf(plan, browser)])
        expect((await refused).code).toBe('NOT_FOUND');
    }
    await app.sql('update patient set deleted_at = now() where id = $1', [id]);
    await app.sql('update appointment set deleted_at = now() where patient_id = $1', [id]);
    for (const refused of [stop(plan), correct(held, 'MISSED'), eventsOf(plan)])
      expect((await refused).code).toBe('NOT_FOUND');
  });
});

describe('sessionEvents', () => {
  it('come oldest first, in stretches, also for the patient alone whose they are', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql);
    const { plan } = await underway(record);
    const own = await app.signIn(user.phone);
    const { events: all } = await eventsOf(plan, own);
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
    expect((await eventsOf(plan, own, `, first: 3, after: "${String(all[9]?.['id'])}"`)).events).toEqual(
      all.slice(10, 13),
    );
    const other = await app.signIn((await insertPatientWithAccount(app.sql)).user.phone);
    expect((await eventsOf(plan, other)).code).toBe('NOT_FOUND');
    for (const args of [', first: 0', ', first: 101', ', after: "x"', ', after: "-1"'])
      expect((await eventsOf(plan, own, args)).code).toBe('BAD_INPUT');
  });
});

it('lets one of many who decide the same at once do it, and refuses the others', async () => {
  const { id, plan } = await underway();
  const held = await session(id, 'completed');
  const one = (count: number) => [...Array<string>(count - 1).fill('WRONG_STATE'), 'done'];
  expect(await codesOf(Array.from({ length: 5 }, () => cancel(plan, 9)))).toEqual(one(5));
  expect(await codesOf(Array.from({ length: 5 }, () => reopen(plan, 9)))).toEqual(one(5));
  expect(await codesOf(Array.from({ length: 5 }, () => correct(held, 'MISSED')))).toEqual(one(5));
  expect(await codesOf(Array.from({ length: 5 }, () => add(plan, 2)))).toEqual(Array(5).fill('done'));
  const books = Array.from({ length: 4 }, async (_, at) => {
    const appointmentDate = new Date(NOON.getTime() + (900 + at) * 3_600_000).toISOString();
    const { body } = await admin.graphql(
      `mutation { bookAppointment(input: { patientId: "${id}", appointmentDate: "${appointmentDate}", sessionType: CLINIC }) { id } }`,
    );
    return body.errors?.[0]?.extensions.code;
  });
  const [stops, booked] = await Promise.all([
    codesOf(Array.from({ length: 4 }, () => stop(plan, physiotherapist))),
    Promise.all(books),
  ]);
  expect(stops).toEqual(one(4));
  // Booked before the plan ended and called off with it, or after, outside it.
  expect(booked).toEqual(Array(4).fill(undefined));
  const [row] = await app.sql(
    `select (select count(*)::int from plan_session where plan_id = $1 and state = 'AHEAD') as ahead,
       (select count(*)::int from plan_session s join appointment a on a.id = s.appointment_id
         where s.plan_id = $1 and a.status = 'scheduled') as booked`,
    [plan],
  );
  expect(row).toEqual({ ahead: 0, booked: 0 });
});
