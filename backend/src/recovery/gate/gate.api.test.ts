import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertStaff } from '../../../test/builders.js';
import { confirmGate, openCourse, readGate, recordValue, type Course } from '../../../test/course.js';
import { onceBegun } from '../../../test/once-begun.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let course: Course;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  course = await openCourse(app);
});

const days = (count: number) => new Date(NOON.getTime() + count * 24 * 3_600_000);
const reason = 'She manages at home, her surgeon agrees.';
const because = (...criteria: string[]) => criteria.map((criterion) => ({ criterion, reason }));
const ALL = ['flexion', 'extension', 'slr', 'pain', 'sessions'];

/** Enters all that the first phase needs, but for its sessions. */
async function measureAll(): Promise<void> {
  const values: [string, number][] = [
    ['KNEE_FLEXION', 80],
    ['KNEE_EXTENSION_DEFICIT', 10],
    ['STRAIGHT_LEG_RAISE', 1],
    ['PAIN', 5],
  ];
  for (const [measure, value] of values) await recordValue(course.physio, course.planId, { measure, value });
}

/** Lets sessions take place: the lowest open ones of the plan. */
async function completeSessions(count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const { body } = await course.admin.graphql<{ bookAppointment: { id: string } }>(
      `mutation { bookAppointment(input: { patientId: "${course.recordId}", appointmentDate: "${new Date(
        app.clock.now().getTime() + (at + 1) * 3_600_000,
      ).toISOString()}", sessionType: CLINIC }) { id } }`,
    );
    await onceBegun(app, () =>
      course.admin.graphql(`mutation { completeAppointment(id: "${body.data?.bookAppointment.id}") { id } }`),
    );
  }
}
const states = async () =>
  Object.fromEntries(
    ((await readGate(course.physio, course.planId))?.results ?? []).map(({ criterion, state }) => [
      criterion.key,
      state,
    ]),
  );
async function openSign(): Promise<void> {
  await app.sql(
    `insert into care_task (id, plan_id, severity, signs, created_at, due_at) values ($1, $2, 'URGENT', '{calf}', $3, $3)`,
    [randomUUID(), course.planId, NOON],
  );
}

describe('why a patient is not ready (recovery §2)', () => {
  it('is told in both languages, to those who look after the plan, and to the patient', async () => {
    await recordValue(course.physio, course.planId, { measure: 'KNEE_FLEXION', value: 75 });
    const gate = await readGate(course.physio, course.planId);
    expect(gate).toMatchObject({ phase: 1, ready: false });
    expect(gate?.sentence).toBe('Phase 1 cannot be left yet: 5 criteria are not met.');
    expect(gate?.results[0]).toMatchObject({ criterion: { key: 'flexion' }, state: 'UNMET', actual: 75 });
    expect(gate?.results[0]?.sentence).toBe('Knee bend: 75° (10 Mar 2026); needed is at least 80°.');
    expect(gate?.results[2]).toMatchObject({ state: 'UNKNOWN', actual: null, takenAt: null });
    expect((await readGate(course.patient, course.planId, 'HI'))?.results[0]?.sentence).toBe(
      'घुटने का मोड़: 75° (10 मार्च 2026); कम से कम 80° चाहिए।',
    );
    const stranger = await app.signIn((await insertStaff(app.sql)).user.phone, 'staff');
    await expect(readGate(stranger, course.planId)).rejects.toThrow('NOT_FOUND');
  });

  it('follows what is measured, taken back, grows old, and takes place', async () => {
    await measureAll();
    expect(await states()).toEqual({ flexion: 'MET', extension: 'MET', slr: 'MET', pain: 'MET', sessions: 'UNMET' });
    await completeSessions(3);
    expect((await readGate(course.physio, course.planId))?.ready).toBe(true);
    app.clock.set(days(4));
    expect(await states()).toMatchObject({ pain: 'UNKNOWN', flexion: 'MET' });
    const { row } = await recordValue(course.physio, course.planId, { measure: 'KNEE_FLEXION', value: 60 });
    expect(await states()).toMatchObject({ flexion: 'UNMET' });
    await course.physio.graphql(
      `mutation { retractMeasurement(id: "${row?.id}", reason: "On the other knee") { id } }`,
    );
    expect(await states()).toMatchObject({ flexion: 'MET' });
  });

  it('is that all sessions are used, until some are added', async () => {
    await completeSessions(5);
    expect((await readGate(course.physio, course.planId))?.sentence).toContain(
      'Add sessions, or leave the phase with reasons.',
    );
    await course.physio.graphql(
      `mutation { addPlanSessions(planId: "${course.planId}", count: 1, reason: "She needs a little longer") { id } }`,
    );
    expect((await readGate(course.physio, course.planId))?.sentence).toBe(
      'Phase 1 cannot be left yet: 4 criteria are not met.',
    );
  });
});

describe('leaving a phase', () => {
  it('takes a reason for each criterion that is not met, and none for one that is', async () => {
    await recordValue(course.physio, course.planId, { measure: 'KNEE_FLEXION', value: 80 });
    const open = ALL.filter((key) => key !== 'flexion');
    const leave = (...deviations: { criterion: string; reason: string }[]) =>
      confirmGate(course.physio, course.planId, 1, deviations);
    expect(await leave(...because('extension', 'slr', 'pain'))).toMatchObject({
      code: 'BAD_INPUT',
      fields: { 'deviations.sessions': expect.any(String) },
    });
    expect((await leave(...because(...ALL))).fields).toEqual({ 'deviations.0.criterion': expect.any(String) });
    expect((await leave(...because(...open, 'pain'))).code).toBe('BAD_INPUT');
    expect((await leave(...because(...open, 'handstand'))).code).toBe('BAD_INPUT');
    expect(
      (await leave(...because('extension', 'slr', 'pain'), { criterion: 'sessions', reason: 'too short' })).fields,
    ).toEqual({
      'deviations.3.reason': expect.any(String),
    });
    expect(await app.sql('select from gate_passage where plan_id = $1', [course.planId])).toEqual([]);
    const { plan } = await leave(...because(...open));
    expect(plan).toMatchObject({
      phase: 2,
      status: 'ACTIVE',
      passages: [{ fromPhase: 1, toPhase: 2, deviations: because(...open) }],
    });
    const [audited] = await app.sql<{ details: object }>(
      `select details from audit_event where verb = 'gate.confirm' and subject_id = $1`,
      [course.planId],
    );
    expect(audited?.details).toEqual({ fromPhase: 1, deviations: because(...open) });
  });

  it('is not possible out of another phase, with an open danger sign, by anybody but its physiotherapist, or by two', async () => {
    const leave = (phase: number, browser = course.physio) =>
      confirmGate(browser, course.planId, phase, because(...ALL));
    expect((await leave(1, course.doctor)).code).toBe('FORBIDDEN');
    expect((await leave(1, course.patient)).code).toBe('FORBIDDEN');
    const stranger = await app.signIn((await insertStaff(app.sql)).user.phone, 'staff');
    expect((await leave(1, stranger)).code).toBe('NOT_FOUND');
    expect((await leave(2)).code).toBe('WRONG_STATE');
    expect((await leave(0)).code).toBe('WRONG_STATE');
    await openSign();
    expect((await leave(1)).code).toBe('WRONG_STATE');
    expect((await readGate(course.physio, course.planId))?.sentence).toContain('danger sign');
    await app.sql(
      `update care_task set status = 'RESOLVED', resolved_at = now(), note = 'Seen and harmless' where plan_id = $1`,
      [course.planId],
    );
    const both = await Promise.all([leave(1), leave(1)]);
    expect(both.map(({ code }) => code ?? 'done').toSorted()).toEqual(['WRONG_STATE', 'done']);
  });

  it('cannot skip, whoever writes to the database', async () => {
    const insert = (from: number, to: number | null) =>
      app.sql(
        `insert into gate_passage (plan_id, from_phase, to_phase, physiotherapist_id) select id, $2, $3, physiotherapist_id
         from recovery_plan where id = $1`,
        [course.planId, from, to],
      );
    await expect(insert(2, 3)).rejects.toThrow('phase 2 is not left');
    await expect(insert(1, null)).rejects.toThrow('phase 1 is not left');
    await insert(1, 2);
    await expect(insert(1, 2)).rejects.toThrow('phase 1 is not left');
  });
});
