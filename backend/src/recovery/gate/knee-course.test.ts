import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmGate, openCourse, readGate, recordValue, type Course } from '../../../test/course.js';
import { approvedVersion } from '../../../test/recovery-builders.js';
import { onceBegun } from '../../../test/once-begun.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { ContentPhase } from '../protocols/protocol-content.js';

let app: TestApp;
let course: Course;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DAY_MS = 24 * 3_600_000;
/** Sets the clock to noon so many days after the operation. */
const goToDay = (day: number) => app.clock.set(new Date(NOON.getTime() + (day - 10) * DAY_MS));

let hour = 0;
async function admin(mutation: string, browser = course.admin): Promise<string> {
  const { body } = await browser.graphql<{ done: { id: string } }>(`mutation { done: ${mutation} { id } }`);
  if (!body.data) throw new Error(`${mutation}: ${JSON.stringify(body.errors)}`);
  return body.data.done.id;
}
const book = () =>
  admin(
    `bookAppointment(input: { patientId: "${course.recordId}", physiotherapistId: "${course.physiotherapistId}", sessionType: CLINIC,
       appointmentDate: "${new Date(app.clock.now().getTime() + (hour += 1) * 3_600_000).toISOString()}" })`,
  );
const complete = async () => {
  const id = await book();
  return onceBegun(app, () => admin(`completeAppointment(id: "${id}")`, course.physio));
};
const miss = async () => {
  const id = await book();
  return onceBegun(app, () => admin(`markAppointmentMissed(id: "${id}", reason: "She had a fever")`, course.physio));
};
const change = (name: string, number: number) =>
  admin(`${name}(planId: "${course.planId}", number: ${number}, reason: "As agreed with the family")`, course.physio);

interface Ledger {
  planned: number;
  done: number;
  missed: number;
  cancelled: number;
  ahead: number;
  booked: number;
  missedInAll: number;
  settled: number;
}
const LEDGER = 'ledger { planned done missed cancelled ahead booked missedInAll settled } recoveryPercent';

/** The counts as the events say them, made anew from the first to the last. */
async function countsOfEvents(): Promise<Ledger> {
  const events = await app.sql<{ number: number; kind: string; state: string; held: boolean }>(
    'select number, kind, state, appointment_id is not null as held from session_event where plan_id = $1 order by id',
    [course.planId],
  );
  const last = new Map(events.map((event) => [event.number, event]));
  const of = (state: string) => [...last.values()].filter((event) => event.state === state);
  const missedInAll = events.filter(({ kind }) => kind === 'MISSED').length;
  const missed = of('MISSED').length;
  return {
    planned: last.size,
    done: of('DONE').length,
    missed,
    cancelled: of('CANCELLED').length,
    ahead: of('AHEAD').length,
    booked: of('AHEAD').filter(({ kind, held }) => held && kind !== 'UNBOOKED').length,
    missedInAll,
    settled: missedInAll - missed,
  };
}

/** Every place that shows a count says what the events say. */
async function expectOneTruth(): Promise<Ledger> {
  const ledger = await countsOfEvents();
  const { planned, done, missed, cancelled, ahead, missedInAll } = ledger;
  expect(planned).toBe(done + missed + cancelled + ahead);
  const recoveryPercent = Math.round((100 * done) / (planned - cancelled));
  const shown = { ledger, recoveryPercent };
  const counts = { sessionsCompleted: done, missedSessions: missedInAll, plannedSessions: planned - cancelled };
  const own = await course.patient.graphql(
    `{ me { sessionsCompleted missedSessions plannedSessions recoveryProgress } myPlan { ${LEDGER} } }`,
  );
  expect(own.body.data).toEqual({ me: { ...counts, recoveryProgress: recoveryPercent }, myPlan: shown });
  const asked = `recoveryPlan(patientId: "${course.recordId}") { ${LEDGER} sessions { state appointmentId } }`;
  const sessions = expect.objectContaining({ length: planned });
  for (const browser of [course.physio, course.doctor])
    expect((await browser.graphql(`{ ${asked} }`)).body.data).toEqual({ recoveryPlan: { ...shown, sessions } });
  const desk = await course.admin.graphql(
    `{ ${asked} patientDetails(id: "${course.recordId}") { recoveryPercent plannedSessions }
       patientOverview(id: "${course.recordId}") { sessionsCompleted missedSessions plannedSessions recoveryPercent } }`,
  );
  expect(desk.body.data).toEqual({
    recoveryPlan: { ...shown, sessions },
    patientDetails: { recoveryPercent, plannedSessions: planned - cancelled },
    patientOverview: { ...counts, recoveryPercent },
  });
  const appointments = await app.sql<{ status: string; count: number }>(
    'select status, count(*)::int as count from appointment where patient_id = $1 group by 1',
    [course.recordId],
  );
  const of = (status: string) => appointments.find((row) => row.status === status)?.count ?? 0;
  expect([of('completed'), of('missed'), of('scheduled')]).toEqual([done, missedInAll, ledger.booked]);
  return ledger;
}

/** Measures what the phase asks for, at its figures. */
async function reach({ criteria }: ContentPhase): Promise<void> {
  for (const { measure, value } of criteria)
    if (measure) await recordValue(course.physio, course.planId, { measure, value, method: 'OBSERVED' });
}

it('leads a new knee from the plan to the end of 25 sessions, with misses, and every place says the same', async () => {
  app.clock.set(NOON);
  course = await openCourse(app);
  const { phases } = (await approvedVersion(app)).content;
  const [protect, motion, control, strength, daily] = phases;
  if (!protect || !motion || !control || !strength || !daily) throw new Error('the knee has five phases');
  const leave = (phase: number, open: readonly string[] = []) =>
    confirmGate(
      course.physio,
      course.planId,
      phase,
      open.map((criterion) => ({ criterion, reason: 'Her surgeon wants it so' })),
    );

  // Phase 1: of five one is missed, and made up.
  await complete();
  await miss();
  await expectOneTruth();
  await change('reopenPlanSession', 2);
  for (let at = 0; at < 4; at++) await complete();
  expect(await expectOneTruth()).toMatchObject({ done: 5, missed: 0, missedInAll: 1, settled: 1, ahead: 20 });
  await reach(protect);
  expect(await readGate(course.doctor, course.planId)).toMatchObject({ phase: 1, ready: true });
  expect((await leave(1)).plan).toMatchObject({ phase: 2, status: 'ACTIVE' });

  // Phase 2: of six one is missed and taken out; the pain is not told, and a reason stands in its place.
  goToDay(24);
  for (let at = 0; at < 5; at++) await complete();
  await miss();
  await expectOneTruth();
  await change('cancelPlanSession', 11);
  await reach({ ...motion, criteria: motion.criteria.filter(({ key }) => key !== 'pain') });
  expect((await readGate(course.physio, course.planId))?.results.find(({ state }) => state !== 'MET')).toMatchObject({
    criterion: { key: 'pain' },
    state: 'UNKNOWN',
  });
  expect((await leave(2)).code).toBe('BAD_INPUT');
  expect((await leave(2, ['pain'])).plan).toMatchObject({ phase: 3 });
  expect(await expectOneTruth()).toMatchObject({ done: 10, missed: 0, cancelled: 1, missedInAll: 2, ahead: 14 });

  // Phase 3: one stays missed.
  goToDay(40);
  await miss();
  for (let at = 0; at < 5; at++) await complete();
  await reach(control);
  expect((await leave(3)).plan).toMatchObject({ phase: 4 });
  // Phase 4: left early, without three of its sessions.
  goToDay(60);
  for (let at = 0; at < 2; at++) await complete();
  await reach(strength);
  expect((await leave(4, ['sessions'])).plan).toMatchObject({ phase: 5 });
  expect(await expectOneTruth()).toMatchObject({ done: 17, missed: 1, ahead: 6 });

  // Phase 5: two take place, one is booked when the plan is completed.
  goToDay(90);
  for (let at = 0; at < 2; at++) await complete();
  const last = await book();
  await expectOneTruth();
  await reach(daily);
  expect((await leave(5)).plan).toMatchObject({ phase: 5, status: 'COMPLETED' });
  expect(await expectOneTruth()).toEqual({
    planned: 25,
    done: 19,
    missed: 1,
    cancelled: 5,
    ahead: 0,
    booked: 0,
    missedInAll: 3,
    settled: 2,
  });
  const ended = await app.sql<{ kind: string; reason: string | null }>(
    `select kind, reason from session_event where plan_id = $1 and (appointment_id = $2 or kind = 'CANCELLED') order by id desc limit 6`,
    [course.planId, last],
  );
  expect(ended.map(({ kind }) => kind)).toEqual([
    'CANCELLED',
    'CANCELLED',
    'CANCELLED',
    'CANCELLED',
    'UNBOOKED',
    'BOOKED',
  ]);
  expect(ended[0]?.reason).toBe('The plan is completed.');
  expect(await readGate(course.patient, course.planId)).toBeNull();
  expect((await leave(5)).code).toBe('WRONG_STATE');
  expect((await course.patient.graphql('{ today { day } }')).body.data).toEqual({ today: null });
}, 60_000);
