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
