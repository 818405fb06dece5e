import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertStaff } from '../../../test/builders.js';
import { insertSession, planCalls, why } from '../../../test/plan-calls.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
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

const { stop, correct, eventsOf } = planCalls(() => admin);

/** A patient with a plan of the team. */
async function underway() {
  const { id } = await insertPatient(app.sql);
  return { id, plan: (await insertPlan(app, id, team)).id };
}
const session = (patientId: string, status?: string, columns?: object) =>
  insertSession(app, patientId, status, columns);
const auditsOf = (subjectId: string) =>
  app.sql<{ verb: string; changed_fields: string[]; details: object }>(
    'select verb, changed_fields, details from audit_event where subject_id = $1 order by id',
    [subjectId],
  );

describe('correctSession', () => {
  const chargesOf = (appointmentId: string) =>
    app.sql('select amount_paise, canceled_reason from charge where appointment_id = $1', [appointmentId]);

  it('turns done into missed and back, with its charge, while nothing of the ledger is changed', async () => {
    const { id, plan } = await underway();
    const held = await session(id, 'completed', { price: 90_000 });
    expect(await chargesOf(held)).toEqual([{ amount_paise: 90_000, canceled_reason: null }]);
    const missed = await correct(held, 'MISSED', physiotherapist);
    expect(missed.plan?.ledger).toMatchObject({ done: 0, missed: 1, missedInAll: 1, settled: 0 });
    expect(missed.plan?.version).toBe(2); // whoever saw the plan before it is told so
    expect(missed.plan?.sessions[0]).toMatchObject({ state: 'MISSED', appointmentId: held });
    expect(await chargesOf(held)).toEqual([{ amount_paise: 90_000, canceled_reason: expect.any(String) }]);
    expect(await app.sql('select status, missed_reason from appointment where id = $1', [held])).toEqual([
      { status: 'missed', missed_reason: why },
    ]);
    expect((await correct(held, 'MISSED')).code).toBe('WRONG_STATE');
    await stop(plan);
    const done = await correct(held, 'COMPLETED', doctor, 'She was there after all');
    expect(done.plan?.ledger).toMatchObject({ done: 1, missed: 0, missedInAll: 0, settled: 0 });
    expect(await chargesOf(held)).toEqual([{ amount_paise: 90_000, canceled_reason: null }]);
    expect(await app.sql('select missed_reason from appointment where id = $1', [held])).toEqual([
      { missed_reason: null },
    ]);
    const { events } = await eventsOf(plan);
    const corrections = events.filter(({ kind }) => kind === 'CORRECTED');
    expect(corrections).toMatchObject([
      { number: 1, appointmentId: held, reason: why, enteredAs: 'PHYSIOTHERAPIST', state: 'MISSED' },
      { number: 1, appointmentId: held, reason: 'She was there after all', enteredAs: 'DOCTOR', state: 'DONE' },
    ]);
    expect((await auditsOf(held)).map(({ verb }) => verb)).toEqual([
      'recovery.correctSession',
      'recovery.correctSession',
    ]);
  });

  it('is refused for what did not take place, and for what no plan holds', async () => {
    const { id } = await underway();
    const booked = await session(id);
    expect((await correct(booked, 'COMPLETED')).code).toBe('WRONG_STATE');
    const completed = await session(id, 'completed');
    for (const to of ['PENDING', 'SCHEDULED', 'CANCELED'])
      expect(await correct(completed, to)).toMatchObject({ code: 'BAD_INPUT', fields: { to: expect.any(String) } });
    const other = await insertPatient(app.sql);
    expect((await correct(await session(other.id, 'completed'), 'MISSED')).code).toBe('NOT_FOUND');
    expect((await correct('nonsense', 'MISSED')).code).toBe('NOT_FOUND');
  });
});
