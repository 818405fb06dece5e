import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPatientWithAccount } from '../../../test/builders.js';
import { entryAt, recordAll, skipAt } from '../../../test/day-calls.js';
import { answersOf, approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import type { ProtocolContent } from '../protocols/protocol-content.js';

let app: TestApp;
let content: ProtocolContent;
let doctorId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ content } = await approvedVersion(app));
  ({ doctorId } = await insertDoctor(app.sql));
});
afterAll(() => app.close());

let patient: TestClient;
let planId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  const { user, record } = await insertPatientWithAccount(app.sql);
  patient = await app.signIn(user.phone);
  planId = (await insertPlan(app, record.id, { doctor_id: doctorId })).id;
});

interface Day {
  exercises: { occasions: { number: number; setsDone: number; skipped: string | null }[] }[];
  effort: number | null;
  weeks: { daysThisWeek: number; daysNeeded: number; kept: number; sentence: string };
}
const after = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);
const check = () => entryAt(after(0), { dangerCheck: answersOf(content) });
const tick = () => entryAt(after(0), { checkIn: { exercises: [{ exercise: 'anklePumps', sets: 3, reps: 20 }] } });
const setDone = (occasion: number, set: number, done = true, at = after(0)) =>
  entryAt(at, { setDone: { exercise: 'anklePumps', occasion, set, done } });
const skip = (occasion: number, reason: string | null, at = after(0), fields: object = {}) =>
  skipAt(at, occasion, reason, fields);
const effort = (value: number, at = after(0)) => entryAt(at, { effort: value });
const sign = (key: string) => entryAt(after(0), { sign: { sign: key } });
async function today(language = 'EN'): Promise<Day> {
  const { body } = await patient.graphql<{ today: Day }>(
    `query ($language: Language!) { today(language: $language) { effort weeks { daysThisWeek daysNeeded kept sentence }
       exercises { occasions { number setsDone skipped } } } }`,
    { language },
  );
  if (!body.data?.today) throw new Error(`no day: ${JSON.stringify(body.errors)}`);
  return body.data.today;
}

describe('a skip (companion §4)', () => {
  const skipped = async () => (await today()).exercises[0]?.occasions.map((occasion) => occasion.skipped);

  it('is refused beyond the dose, of another phase, without a reason of the list', async () => {
    expect(await recordAll(patient, [skip(4, 'PAIN'), skip(4, null)])).toEqual(['BAD_INPUT', 'BAD_INPUT']);
    expect(await recordAll(patient, [skip(1, 'PAIN', after(0), { exercise: 'handstand' })])).toEqual(['BAD_INPUT']);
    expect(await recordAll(patient, [skip(1, 'PAIN', after(0), { exercise: 'sitToStand' })])).toEqual(['WRONG_STATE']);
    expect(await recordAll(patient, [skip(1, 'PAIN', after(0), { note: 'x'.repeat(501) })])).toEqual(['BAD_INPUT']);
    expect(await skipped()).toEqual([null, null, null]);
  });

  it('needs no check, stands on the day, and is taken back by null', async () => {
    expect(
      await recordAll(patient, [skip(1, 'PAIN'), skip(2, 'TIRED', after(0), { note: 'After the visit' })]),
    ).toEqual(['STORED', 'STORED']);
    expect(await skipped()).toEqual(['PAIN', 'TIRED', null]);
    expect(await recordAll(patient, [skip(1, null, after(1))])).toEqual(['STORED']);
    expect(await skipped()).toEqual([null, 'TIRED', null]);
    await recordAll(patient, [sign('calf')]);
    expect(await recordAll(patient, [skip(3, 'UNWELL')])).toEqual(['STORED']);
  });

  it('follows the last word by when it happened, and a set done afterwards outweighs it', async () => {
    await recordAll(patient, [check()]);
    expect(await recordAll(patient, [skip(1, null, after(2))])).toEqual(['STORED']);
    expect(await recordAll(patient, [skip(1, 'PAIN', after(1))])).toEqual(['STORED']);
    expect(await skipped()).toEqual([null, null, null]);
    expect(await recordAll(patient, [setDone(2, 1, true, after(3)), skip(2, 'PAIN', after(2))])).toEqual([
      'STORED',
      'STORED',
    ]);
    expect(await skipped()).toEqual([null, null, null]);
    expect(await recordAll(patient, [skip(2, 'TIRED', after(4))])).toEqual(['STORED']);
    expect((await today()).exercises[0]?.occasions[1]).toMatchObject({ setsDone: 1, skipped: 'TIRED' });
  });

  it('of two phones at once is one skip, and a repeat stores nothing', async () => {
    const [one, other] = [skip(1, 'PAIN'), skip(1, 'PAIN')];
    await Promise.all([[one], [other], [one]].map((entries) => recordAll(patient, entries)));
    expect(await skipped()).toEqual(['PAIN', null, null]);
    expect(await recordAll(patient, [one])).toEqual(['REPEATED']);
  });
});

describe('effort (companion §4)', () => {
  it('is 0 to 10, needs no check, and the last of the day holds', async () => {
    expect(await recordAll(patient, [effort(11), effort(-1)])).toEqual(['BAD_INPUT', 'BAD_INPUT']);
    expect((await today()).effort).toBeNull();
    expect(await recordAll(patient, [effort(0)])).toEqual(['STORED']);
    expect((await today()).effort).toBe(0);
    expect(await recordAll(patient, [effort(6, after(2)), effort(3, after(1))])).toEqual(['STORED', 'STORED']);
    expect((await today()).effort).toBe(6);
    app.clock.set(after(24 * 60));
    expect((await today()).effort).toBeNull();
  });

  it('is one thing an entry, and is not taken back by undo', async () => {
    const both = { ...effort(0), pain: { value: 1, moment: 'MOVING' } };
    expect(await recordAll(patient, [both])).toEqual(['BAD_INPUT']);
    const said = effort(4);
    expect(await recordAll(patient, [said])).toEqual(['STORED']);
    expect(await recordAll(patient, [entryAt(after(0), { undo: said.clientId })])).toEqual(['WRONG_STATE']);
  });
});

describe('kept weeks (companion §4)', () => {
  it('count days on which something stayed done, in the patient’s language', async () => {
    await app.sql(`update recovery_plan set created_at = $2 where id = $1`, [planId, after(-14 * 24 * 60)]);
    expect((await today()).weeks).toMatchObject({ daysThisWeek: 0, daysNeeded: 4, kept: 0 });
    expect(await recordAll(patient, [check(), tick()])).toEqual(['STORED', 'STORED']);
    const { weeks } = await today();
    expect(weeks).toMatchObject({ daysThisWeek: 1, kept: 0 });
    expect(weeks.sentence).toContain('1 day this week');
    expect((await today('HI')).weeks.sentence).toContain('इस हफ्ते');
    await recordAll(
      patient,
      [1, 2].map((set) => setDone(1, set, false, after(1))),
    );
    expect((await today()).weeks).toMatchObject({ daysThisWeek: 1 });
    await recordAll(patient, [setDone(1, 3, false, after(3))]);
    expect((await today()).weeks).toMatchObject({ daysThisWeek: 0 });
    // It arrives last, and happened before the set was taken back.
    await recordAll(patient, [setDone(1, 3, true, after(2))]);
    expect((await today()).weeks).toMatchObject({ daysThisWeek: 0 });
    await recordAll(patient, [skip(1, 'PAIN', after(2))]);
    expect((await today()).weeks).toMatchObject({ daysThisWeek: 0 });
  });
});
