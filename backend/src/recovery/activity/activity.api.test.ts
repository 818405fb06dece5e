import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertPatientWithAccount } from '../../../test/builders.js';
import { entryAt, painAt, recordAll, skipAt } from '../../../test/day-calls.js';
import { answersOf, approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import type { ProtocolContent } from '../protocols/protocol-content.js';

let app: TestApp;
let content: ProtocolContent;
let doctor: { user: { phone: string }; doctorId: string };
beforeAll(async () => {
  app = await createTestApp();
  ({ content } = await approvedVersion(app));
  doctor = await insertDoctor(app.sql);
});
afterAll(() => app.close());

let patient: TestClient;
let phone: string;
let planId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  const { user, record } = await insertPatientWithAccount(app.sql);
  phone = user.phone;
  patient = await app.signIn(phone);
  planId = (await insertPlan(app, record.id, { doctor_id: doctor.doctorId })).id;
});

interface Day {
  day: string;
  prescribed: number;
  done: number;
  skipped: { exercise: string; reason: string; note: string | null }[];
  pain: { value: number; moment: string | null; note: string | null; at: string }[];
  effort: number | null;
}
const after = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);
async function activity(from: string, until: string, browser = patient): Promise<Day[]> {
  const { body } = await browser.graphql<{ activity: Day[] }>(
    `query ($planId: ID!, $from: LocalDate!, $until: LocalDate!) { activity(planId: $planId, from: $from, until: $until) {
       day prescribed done skipped { exercise reason note } pain { value moment note at } effort } }`,
    { planId, from, until },
  );
  if (!body.data) throw new Error(body.errors?.[0]?.extensions.code);
  return body.data.activity;
}
const perDay = (phase: number) =>
  (content.phases[phase - 1]?.exercises ?? []).reduce((sum, { timesPerDay }) => sum + timesPerDay, 0);
const tick = (at: Date) =>
  entryAt(at, { checkIn: { exercises: [{ exercise: 'anklePumps', sets: 3, reps: 20 }], pain: 2 } });

it('is refused without days, for more than 62, and of another’s plan', async () => {
  await expect(activity('2026-03-11', '2026-03-10')).rejects.toThrow('BAD_INPUT');
  await expect(activity('2026-01-01', '2026-03-04')).rejects.toThrow('BAD_INPUT');
  await expect(activity('2026-02-30', '2026-03-04')).rejects.toThrow('BAD_INPUT');
  const other = await insertPatientWithAccount(app.sql);
  await expect(activity('2026-03-10', '2026-03-10', await app.signIn(other.user.phone))).rejects.toThrow('NOT_FOUND');
  expect(await activity('2026-01-08', '2026-03-10')).toHaveLength(62);
});

it('has each day, with what was done, left out and felt (companion §4)', async () => {
  const retracted = painAt(after(3), 9);
  expect(
    await recordAll(patient, [
      entryAt(after(0), { dangerCheck: answersOf(content) }),
      tick(after(0)),
      skipAt(after(1), 2, 'TIRED', { note: 'After the visit' }),
      painAt(after(2), 5, { moment: 'AT_NIGHT', note: 'Left side' }),
      retracted,
      entryAt(after(2), { effort: 3 }),
      entryAt(after(3), { effort: 4 }),
      entryAt(after(4), { undo: retracted.clientId }),
    ]),
  ).toEqual(Array(8).fill('STORED'));
  app.clock.set(after(24 * 60));
  const days = await activity('2026-03-09', '2026-03-12', await app.signIn(phone));
  expect(days).toEqual([
    { day: '2026-03-09', prescribed: 0, done: 0, skipped: [], pain: [], effort: null },
    {
      day: '2026-03-10',
      prescribed: perDay(1),
      done: 1,
      skipped: [{ exercise: 'anklePumps', reason: 'TIRED', note: 'After the visit' }],
      pain: [
        { value: 2, moment: null, note: null, at: NOON.toISOString() },
        { value: 5, moment: 'AT_NIGHT', note: 'Left side', at: new Date(NOON.getTime() + 120_000).toISOString() },
      ],
      effort: 4,
    },
    { day: '2026-03-11', prescribed: perDay(1), done: 0, skipped: [], pain: [], effort: null },
    { day: '2026-03-12', prescribed: 0, done: 0, skipped: [], pain: [], effort: null },
  ]);
});

it('prescribes nothing while stopped and after the end, and keeps what was done before', async () => {
  await recordAll(patient, [entryAt(after(0), { dangerCheck: answersOf(content) }), tick(after(0))]);
  await recordAll(patient, [entryAt(after(1), { sign: { sign: 'calf' } })]);
  expect(await activity('2026-03-10', '2026-03-10')).toMatchObject([{ prescribed: 0, done: 1 }]);
  app.clock.set(after(2 * 24 * 60));
  const surgeon = await app.signIn(doctor.user.phone, 'staff');
  await app.sql(
    `update care_task set status = 'RESOLVED', resolved_at = $2, note = 'Seen and harmless' where plan_id = $1`,
    [planId, app.clock.now()],
  );
  const prescribed = async (from: string, until: string) =>
    (await activity(from, until, surgeon)).map((day) => day.prescribed);
  expect(await prescribed('2026-03-10', '2026-03-12')).toEqual([0, 0, perDay(1)]);
  await surgeon.graphql(
    'mutation ($planId: ID!) { stopPlan(planId: $planId, reason: "Moves to another town") { id } }',
    {
      planId,
    },
  );
  expect(await prescribed('2026-03-12', '2026-03-12')).toEqual([0]);
  app.clock.set(after(24 * 60));
  const later = await app.signIn(doctor.user.phone, 'staff');
  expect((await activity('2026-03-12', '2026-03-13', later)).map((day) => day.prescribed)).toEqual([0, 0]);
});

it('takes the dose of the phase in which a day began, and today that of the present one', async () => {
  await recordAll(patient, [entryAt(after(0), { dangerCheck: answersOf(content) }), tick(after(0))]);
  await app.sql(
    `insert into gate_passage (plan_id, from_phase, to_phase, confirmed_at, physiotherapist_id, deviations)
     select id, 1, 2, $2, physiotherapist_id, '[]' from recovery_plan where id = $1`,
    [planId, after(1)],
  );
  expect(await activity('2026-03-10', '2026-03-10')).toMatchObject([{ prescribed: perDay(2), done: 0 }]);
  app.clock.set(after(24 * 60));
  expect(await activity('2026-03-10', '2026-03-11', await app.signIn(phone))).toMatchObject([
    { prescribed: perDay(1), done: 1 },
    { prescribed: perDay(2), done: 0 },
  ]);
});
