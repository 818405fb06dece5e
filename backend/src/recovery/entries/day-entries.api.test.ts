import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPatientWithAccount } from '../../../test/builders.js';
import { flagsOf, seeFlag } from '../../../test/day-calls.js';
import { answersOf, approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import type { ProtocolContent } from '../protocols/protocol-content.js';

let app: TestApp;
let content: ProtocolContent;
let doctor: { user: { phone: string }; doctorId: string };
let surgeon: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  ({ content } = await approvedVersion(app));
  doctor = await insertDoctor(app.sql);
  surgeon = await app.signIn(doctor.user.phone, 'staff');
});
afterAll(() => app.close());

let patient: TestClient;
let recordId: string;
let planId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  const { user, record } = await insertPatientWithAccount(app.sql);
  patient = await app.signIn(user.phone);
  recordId = record.id;
  planId = (await insertPlan(app, recordId, { doctor_id: doctor.doctorId })).id;
});

interface Result {
  clientId: string;
  outcome: string;
  code: string | null;
  message: string | null;
  advice: string | null;
  task: { id: string; severity: string; signs: string[]; dueAt: string } | null;
}
interface Day {
  sentence: string;
  needsDangerCheck: boolean;
  stopped: boolean;
  advice: string | null;
  exercises: {
    exercise: { key: string; name: string };
    timesDone: number;
    occasions: { number: number; setsDone: number; isDone: boolean; skipped: string | null }[];
  }[];
  effort: number | null;
  weeks: { daysThisWeek: number; daysNeeded: number; kept: number; sentence: string };
  pain: { value: number; moment: string | null; note: string | null } | null;
  dangerSigns: { key: string; question: string }[];
}
const after = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);
const check = (...yes: string[]) => ({
  clientId: randomUUID(),
  at: app.clock.now(),
  dangerCheck: answersOf(content, ...yes),
});
const tick = (fields: object = {}, at = app.clock.now()) => ({
  clientId: randomUUID(),
  at,
  checkIn: { exercises: [{ exercise: 'anklePumps', sets: 3, reps: 20 }], ...fields },
});
const pain = (value: number, at = app.clock.now(), fields: object = {}) => ({
  clientId: randomUUID(),
  at,
  pain: { value, moment: 'MOVING', ...fields },
});
const setDone = (occasion: number, set: number, done = true, at = app.clock.now()) => ({
  clientId: randomUUID(),
  at,
  setDone: { exercise: 'anklePumps', occasion, set, done },
});
const skip = (occasion: number, reason: string | null, at = app.clock.now(), fields: object = {}) => ({
  clientId: randomUUID(),
  at,
  skip: { exercise: 'anklePumps', occasion, reason, ...fields },
});
const effort = (value: number, at = app.clock.now()) => ({ clientId: randomUUID(), at, effort: value });
const sign = (key: string, fields: object = {}, at = app.clock.now()) => ({
  clientId: randomUUID(),
  at,
  sign: { sign: key, ...fields },
});
const undo = (clientId: string, at = app.clock.now()) => ({ clientId: randomUUID(), at, undo: clientId });
async function record(entries: object[], language = 'EN', browser = patient): Promise<Result[]> {
  const { body } = await browser.graphql<{ recordEntries: Result[] }>(
    `mutation ($entries: [EntryInput!]!, $language: Language!) { recordEntries(entries: $entries, language: $language) {
       clientId outcome code message advice task { id severity signs dueAt } } }`,
    { entries, language },
  );
  if (!body.data) throw new Error(body.errors?.[0]?.extensions.code);
  return body.data.recordEntries;
}
const outcomes = async (entries: object[]) => (await record(entries)).map(({ outcome, code }) => code ?? outcome);
async function today(language = 'EN'): Promise<Day> {
  const { body } = await patient.graphql<{ today: Day }>(
    `query ($language: Language!) { today(language: $language) { day daysSinceSurgery phase phaseName phaseCount sentence
       needsDangerCheck stopped advice openTask { status } dangerSigns { key question } nextSession { id } recoveryPercent
       pain { value moment note at } effort weeks { daysThisWeek daysNeeded kept sentence }
       exercises { exercise { key name timesPerDay } timesDone occasions { number sets setsDone isDone skipped doneBy } } ledger { planned done ahead } adherence { prescribed done percent } } }`,
    { language },
  );
  if (!body.data?.today) throw new Error(`no day: ${JSON.stringify(body.errors)}`);
  return body.data.today;
}
const resolve = (id: string, browser = surgeon, note = 'Seen by phone, harmless') =>
  browser.graphql<{ resolveTask: object }>(
    'mutation ($id: ID!, $note: String!) { resolveTask(id: $id, note: $note) { status note overdue } }',
    { id, note },
  );

describe('sets of an exercise (companion §4)', () => {
  it('are ticked one by one, never beyond the dose, and taken back', async () => {
    expect(await outcomes([check(), setDone(1, 1), setDone(1, 2), setDone(1, 3), setDone(2, 1)])).toEqual(
      Array(5).fill('STORED'),
    );
    expect(await outcomes([setDone(4, 1), setDone(1, 4)])).toEqual(['BAD_INPUT', 'BAD_INPUT']);
    const [pumps] = (await today()).exercises;
    expect(pumps).toMatchObject({
      timesDone: 1,
      occasions: [
        { number: 1, sets: 3, setsDone: 3, isDone: true, skipped: null, doneBy: null },
        { number: 2, setsDone: 1, isDone: false },
        { number: 3, setsDone: 0, isDone: false },
      ],
    });
    expect(await outcomes([setDone(1, 3, false, after(1))])).toEqual(['STORED']);
    expect((await today()).exercises[0]).toMatchObject({ timesDone: 0, occasions: [{ setsDone: 2 }, {}, {}] });
  });

  it('follow the last word by when it happened, in whichever order it arrives', async () => {
    await record([check()]);
    expect(await outcomes([setDone(1, 1, true, after(2))])).toEqual(['STORED']);
    expect(await outcomes([setDone(1, 1, false, after(1))])).toEqual(['STORED']);
    expect((await today()).exercises[0]).toMatchObject({ occasions: [{ setsDone: 1 }, {}, {}] });
  });

  it('of a whole occasion fill the lowest one that is not done, and none beyond the dose', async () => {
    expect(await outcomes([check(), setDone(1, 1), tick(), tick(), tick(), tick()])).toEqual([
      ...Array(5).fill('STORED'),
      'BAD_INPUT',
    ]);
    expect((await today()).exercises[0]).toMatchObject({ timesDone: 3 });
  });
});

describe('a skip (companion §4)', () => {
  const skipped = async () => (await today()).exercises[0]?.occasions.map((occasion) => occasion.skipped);

  it('is refused beyond the dose, of another phase, without a reason of the list', async () => {
    expect(await outcomes([skip(4, 'PAIN'), skip(4, null)])).toEqual(['BAD_INPUT', 'BAD_INPUT']);
    expect(await outcomes([skip(1, 'PAIN', after(0), { exercise: 'handstand' })])).toEqual(['BAD_INPUT']);
    expect(await outcomes([skip(1, 'PAIN', after(0), { exercise: 'sitToStand' })])).toEqual(['WRONG_STATE']);
    expect(await outcomes([skip(1, 'PAIN', after(0), { note: 'x'.repeat(501) })])).toEqual(['BAD_INPUT']);
    expect(await skipped()).toEqual([null, null, null]);
  });

  it('needs no check, stands on the day, and is taken back by null', async () => {
    expect(await outcomes([skip(1, 'PAIN'), skip(2, 'TIRED', after(0), { note: 'After the visit' })])).toEqual([
      'STORED',
      'STORED',
    ]);
    expect(await skipped()).toEqual(['PAIN', 'TIRED', null]);
    expect(await outcomes([skip(1, null, after(1))])).toEqual(['STORED']);
    expect(await skipped()).toEqual([null, 'TIRED', null]);
    await record([sign('calf')]);
    expect(await outcomes([skip(3, 'UNWELL')])).toEqual(['STORED']);
  });

  it('follows the last word by when it happened, and a set done afterwards outweighs it', async () => {
    await record([check()]);
    expect(await outcomes([skip(1, null, after(2))])).toEqual(['STORED']);
    expect(await outcomes([skip(1, 'PAIN', after(1))])).toEqual(['STORED']);
    expect(await skipped()).toEqual([null, null, null]);
    expect(await outcomes([setDone(2, 1, true, after(3)), skip(2, 'PAIN', after(2))])).toEqual(['STORED', 'STORED']);
    expect(await skipped()).toEqual([null, null, null]);
    expect(await outcomes([skip(2, 'TIRED', after(4))])).toEqual(['STORED']);
    expect((await today()).exercises[0]?.occasions[1]).toMatchObject({ setsDone: 1, skipped: 'TIRED' });
  });

  it('of two phones at once is one skip, and a repeat stores nothing', async () => {
    const [one, other] = [skip(1, 'PAIN'), skip(1, 'PAIN')];
    await Promise.all([record([one]), record([other]), record([one])]);
    expect(await skipped()).toEqual(['PAIN', null, null]);
    expect((await record([one]))[0]).toMatchObject({ outcome: 'REPEATED' });
  });
});

describe('effort (companion §4)', () => {
  it('is 0 to 10, needs no check, and the last of the day holds', async () => {
    expect(await outcomes([effort(11), effort(-1)])).toEqual(['BAD_INPUT', 'BAD_INPUT']);
    expect((await today()).effort).toBeNull();
    expect(await outcomes([effort(0)])).toEqual(['STORED']);
    expect((await today()).effort).toBe(0);
    expect(await outcomes([effort(6, after(2)), effort(3, after(1))])).toEqual(['STORED', 'STORED']);
    expect((await today()).effort).toBe(6);
    app.clock.set(after(24 * 60));
    expect((await today()).effort).toBeNull();
  });

  it('is one thing an entry, and is not taken back by undo', async () => {
    const both = { ...effort(0), pain: { value: 1, moment: 'MOVING' } };
    expect(await outcomes([both])).toEqual(['BAD_INPUT']);
    const said = effort(4);
    expect(await outcomes([said])).toEqual(['STORED']);
    expect(await outcomes([undo(said.clientId)])).toEqual(['WRONG_STATE']);
  });
});

describe('kept weeks (companion §4)', () => {
  it('count days on which something stayed done, in the patient’s language', async () => {
    await app.sql(`update recovery_plan set created_at = $2 where id = $1`, [planId, after(-14 * 24 * 60)]);
    expect((await today()).weeks).toMatchObject({ daysThisWeek: 0, daysNeeded: 4, kept: 0 });
    expect(await outcomes([check(), tick()])).toEqual(['STORED', 'STORED']);
    const { weeks } = await today();
    expect(weeks).toMatchObject({ daysThisWeek: 1, kept: 0 });
    expect(weeks.sentence).toContain('1 day this week');
    expect((await today('HI')).weeks.sentence).toContain('इस हफ्ते');
    await record([1, 2, 3].map((set) => setDone(1, set, false, after(1))));
    expect((await today()).weeks).toMatchObject({ daysThisWeek: 0 });
    await record([skip(1, 'PAIN', after(2))]);
    expect((await today()).weeks).toMatchObject({ daysThisWeek: 0 });
  });
});

describe('pain (companion §4)', () => {
  it('is told alone, without a check and while the plan is stopped, and stands on the day', async () => {
    expect((await today()).pain).toBeNull();
    await record([sign('calf')]);
    const [stored] = await record([pain(5, after(0), { moment: 'AT_NIGHT', note: 'Left side' })]);
    expect(stored).toMatchObject({ outcome: 'STORED', advice: null, task: null });
    expect((await today()).pain).toMatchObject({ value: 5, moment: 'AT_NIGHT', note: 'Left side' });
  });

  it.each([
    [6, null],
    [7, 'rest now'],
    [8, 'rest now'],
    [9, 'call the clinic now'],
    [10, 'call the clinic now'],
  ])('of %i is answered with advice: %s', async (value, advice) => {
    const [stored] = await record([pain(value)]);
    if (advice) expect(stored?.advice).toContain(advice);
    else expect(stored?.advice).toBeNull();
  });

  it('of 7 and more comes right below open signs in the list of those who look after her, until somebody has seen it', async () => {
    const flags = async () => {
      const { body } = await surgeon.graphql<{
        patientsUnderCare: { patient: { id: string }; flags: string[]; lastPain: number; lastPainAt: string }[];
      }>('{ patientsUnderCare { patient { id } flags lastPain lastPainAt } }');
      return body.data?.patientsUnderCare ?? [];
    };
    const other = await insertPatientWithAccount(app.sql, { name: 'Aaa First' });
    await insertPlan(app, other.record.id, { doctor_id: doctor.doctorId });
    await record([pain(9)]);
    const rows = await flags();
    const at = rows.findIndex(({ patient: { id } }) => id === recordId);
    expect(rows[at]).toMatchObject({ flags: ['PAIN_HIGH'], lastPain: 9, lastPainAt: NOON.toISOString() });
    expect(rows.slice(at + 1).find(({ patient: { id } }) => id === other.record.id)).toMatchObject({ flags: [] });
    await record([pain(6, after(1))]);
    expect((await flags()).find(({ patient: { id } }) => id === recordId)).toMatchObject({ flags: ['PAIN_HIGH'] });
    const [flag] = await flagsOf(surgeon, planId);
    await seeFlag(surgeon, flag?.id ?? '');
    expect((await flags()).find(({ patient: { id } }) => id === recordId)).toMatchObject({ flags: [] });
  });

  it('and values are taken back on their day: listed, and counted no more', async () => {
    const [told, bend] = [
      pain(9),
      {
        clientId: randomUUID(),
        at: app.clock.now(),
        measurement: { measure: 'KNEE_FLEXION', value: 95, method: 'TYPED' },
      },
    ];
    await record([check(), told, bend]);
    const other = await insertPatientWithAccount(app.sql);
    await insertPlan(app, other.record.id, { doctor_id: doctor.doctorId });
    const theirs = await app.signIn(other.user.phone);
    expect(await record([undo(told.clientId)], 'EN', theirs)).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await outcomes([undo(randomUUID())])).toEqual(['NOT_FOUND']);
    expect(await outcomes([undo(told.clientId), undo(bend.clientId)])).toEqual(['STORED', 'STORED']);
    expect((await today()).pain).toBeNull();
    const { body } = await patient.graphql<{ measurements: object[] }>(
      'query ($planId: ID!) { measurements(planId: $planId) { value retractedReason } }',
      { planId },
    );
    expect(body.data?.measurements).toHaveLength(2);
    expect(body.data?.measurements).toEqual(
      expect.arrayContaining([9, 95].map((value) => ({ value, retractedReason: 'Taken back by the patient' }))),
    );
    expect(await outcomes([undo(told.clientId)])).toEqual(['WRONG_STATE']);
  });

  it('is not taken back on a later day, and an answer about danger signs never is', async () => {
    const [told, answered, raised] = [pain(3), check(), sign('calf')];
    await record([told, answered, raised]);
    expect(await outcomes([undo(answered.clientId), undo(raised.clientId)])).toEqual(['WRONG_STATE', 'WRONG_STATE']);
    app.clock.set(after(24 * 60));
    expect(await outcomes([undo(told.clientId)])).toEqual(['WRONG_STATE']);
  });
});

describe('a danger sign at any hour (companion §4)', () => {
  it('stops the day after a clear check, as a yes of the check does, and answers nothing else', async () => {
    expect(await outcomes([check(), tick()])).toEqual(['STORED', 'STORED']);
    const [stored] = await record([sign('chest', { note: 'Since lunch' }, after(3))]);
    expect(stored).toMatchObject({ outcome: 'STORED', task: { severity: 'EMERGENCY', signs: ['chest'] } });
    expect(stored?.advice).toContain('112');
    expect(await today()).toMatchObject({ stopped: true, exercises: [] });
    expect(await outcomes([tick({}, after(4))])).toEqual(['WRONG_STATE']);
    await resolve(stored?.task?.id ?? '');
    // The day begins again with a check.
    expect(await today()).toMatchObject({ stopped: false, needsDangerCheck: true });
  });

  it('joins the open task, raises its severity and takes the earlier time', async () => {
    const [first] = await record([sign('calf')]);
    app.clock.set(after(1));
    const [second] = await record([sign('chest')]);
    const due = new Date(NOON.getTime() + 16 * 60_000).toISOString();
    expect(second?.task).toMatchObject({
      id: first?.task?.id,
      severity: 'EMERGENCY',
      signs: ['calf', 'chest'],
      dueAt: due,
    });
  });

  it('is refused when the plan asks for no such sign', async () => {
    expect(await outcomes([sign('cough')])).toEqual(['BAD_INPUT']);
    expect(await today()).toMatchObject({ stopped: false });
  });
});
