import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatientWithAccount } from '../../../test/builders.js';
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
    occasions: { number: number; setsDone: number; isDone: boolean }[];
  }[];
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
       pain { value moment note at }
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

describe("a patient's day (recovery §4)", () => {
  it('says how far along she is, in both languages, with the exercises of the phase and the next session', async () => {
    const { id } = await insertAppointment(app.sql, recordId, { status: 'scheduled' });
    expect(await today()).toMatchObject({
      day: '2026-03-10',
      daysSinceSurgery: 10,
      phase: 1,
      phaseCount: 5,
      sentence: 'Day 10 after your operation, phase 1 of 5, “Protect and start to move”: 0 of 25 sessions done.',
      needsDangerCheck: true,
      stopped: false,
      advice: null,
      openTask: null,
      nextSession: { id },
      adherence: { prescribed: 0, done: 0, percent: null },
    });
    const { sentence, exercises, dangerSigns } = await today('HI');
    expect(sentence).toContain('ऑपरेशन के बाद दिन 10');
    expect(exercises[0]?.exercise).toMatchObject({ key: 'anklePumps', name: 'टखना ऊपर-नीचे', timesPerDay: 3 });
    expect(dangerSigns.map(({ key }) => key)).toEqual(['calf', 'wound', 'fever', 'fall', 'chest']);
  });

  it('asks for the danger signs before the first exercises of each clinic day', async () => {
    expect(await record([tick()])).toMatchObject([{ outcome: 'REFUSED', code: 'WRONG_STATE' }]);
    expect(await outcomes([check(), tick()])).toEqual(['STORED', 'STORED']);
    expect(await today()).toMatchObject({
      needsDangerCheck: false,
      exercises: [{ timesDone: 1 }, { timesDone: 0 }, {}, {}, {}],
    });
    app.clock.set('2026-03-10T18:29:59Z');
    expect(await outcomes([tick()])).toEqual(['STORED']);
    app.clock.set('2026-03-10T18:30:00Z');
    expect(await today()).toMatchObject({
      needsDangerCheck: true,
      exercises: [{ timesDone: 0 }, {}, {}, {}, {}],
      adherence: { prescribed: 0 },
    });
    expect(await outcomes([tick()])).toEqual(['WRONG_STATE']);
    app.clock.set(after(24 * 60));
    // Of the eleventh: nothing of the fourteen ticks that it asked for.
    expect(await today()).toMatchObject({ adherence: { prescribed: 14, done: 0, percent: 0 } });
  });

  it('asks once whose phone is ahead of us by as much as it may be', async () => {
    expect(await outcomes([{ ...check(), at: after(5) }])).toEqual(['STORED']);
    expect(await today()).toMatchObject({ needsDangerCheck: false });
    expect(await outcomes([tick({}, after(5))])).toEqual(['STORED']);
  });

  it('is none without a live plan, and entries are of no plan then', async () => {
    const other = await app.signIn((await insertPatientWithAccount(app.sql)).user.phone);
    expect((await other.graphql('{ today { day } myPlan { id } }')).body.data).toEqual({ today: null, myPlan: null });
    await expect(record([check()], 'EN', other)).rejects.toThrow('NOT_FOUND');
  });
});

describe('entries (recovery §7)', () => {
  it('are stored once for each id of the phone, and told apart by what they hold', async () => {
    const [first, second] = [check(), tick({ pain: 4, note: 'Stiff in the morning' })];
    expect(await outcomes([first, second, second])).toEqual(['STORED', 'STORED', 'REPEATED']);
    const again = await Promise.all(Array.from({ length: 4 }, () => outcomes([second, tick({}, after(1))])));
    expect(again.flat().filter((one) => one === 'BAD_INPUT')).toHaveLength(2); // beyond the dose of three
    expect(again.flat().filter((one) => one === 'REPEATED')).toHaveLength(4);
    expect(await outcomes([{ ...second, at: after(1) }])).toEqual(['IDEMPOTENCY_KEY_REUSED']);
    expect(await today()).toMatchObject({ exercises: [{ timesDone: 3 }, {}, {}, {}, {}] });
    const pain = await app.sql('select measure, value, method, entered_as from measurement where plan_id = $1', [
      planId,
    ]);
    expect(pain).toEqual([{ measure: 'PAIN', value: '4.0', method: 'TYPED', entered_as: 'PATIENT' }]);
  });

  it('are each by themselves: a bad one spoils no good one, and each sentence is in the language asked', async () => {
    const wrong = tick({ pain: 11 }, after(2));
    const strange = tick({ exercises: [{ exercise: 'handstand', sets: 1, reps: 1 }] }, after(2));
    const sent = [wrong, tick({}, after(1)), strange, check()];
    const answers = await record(sent, 'HI');
    expect(answers.map(({ outcome, code }) => code ?? outcome)).toEqual(['BAD_INPUT', 'STORED', 'BAD_INPUT', 'STORED']);
    expect(answers[0]?.message).toBe('दर्द 0 से 10 तक की पूरी संख्या होनी चाहिए');
    expect(answers.map(({ clientId }) => clientId)).toEqual(sent.map(({ clientId }) => clientId));
  });

  it('of an impossible time are refused alone, but for a yes, which counts as of now', async () => {
    const [old, ahead] = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'];
    const sent = [{ ...check(), at: old }, tick({}, after(1)), { ...check(), at: ahead }, check()];
    expect(await outcomes(sent)).toEqual(['BAD_INPUT', 'STORED', 'BAD_INPUT', 'STORED']);
    const [first, second] = [
      { ...check('calf'), at: old },
      { ...check('chest'), at: ahead },
    ];
    const answers = await record([second, first, tick({}, after(2)), first]);
    expect(answers.map(({ outcome, code }) => code ?? outcome)).toEqual([
      'STORED',
      'STORED',
      'WRONG_STATE',
      'REPEATED',
    ]);
    for (const { task } of [answers[0], answers[1], answers[3]].map((one) => ({ task: one?.task })))
      expect(task).toMatchObject({ severity: 'EMERGENCY', signs: ['chest', 'calf'] });
    const kept = `select distinct c.at, e.at as entered, e.day::text from danger_check c join entry e on e.id = c.entry_id
      where c.plan_id = $1 and cardinality(c.signs) > 0`;
    expect(await app.sql(kept, [planId])).toEqual([{ at: NOON, entered: NOON, day: '2026-03-10' }]);
    expect(await today()).toMatchObject({ stopped: true });
  });

  it('of an account are no other account’s: the same id is another entry there', async () => {
    const entry = check();
    const { user, record: other } = await insertPatientWithAccount(app.sql);
    await insertPlan(app, other.id);
    expect(await outcomes([entry])).toEqual(['STORED']);
    expect(await record([entry], 'EN', await app.signIn(user.phone))).toMatchObject([{ outcome: 'STORED' }]);
  });

  it('are fifty at most', async () => {
    const pains = Array.from({ length: 49 }, () => pain(3, after(1)));
    expect(new Set(await outcomes([check(), ...pains]))).toEqual(new Set(['STORED']));
    await expect(record([check(), check(), ...pains])).rejects.toThrow('BAD_INPUT');
  });
});

describe('a danger sign (recovery §5)', () => {
  it('stops the day at once, with advice and one task; a further one joins it', async () => {
    const urgent = check('calf');
    const [first] = await record([urgent, tick()]);
    const due = new Date(NOON.getTime() + 120 * 60_000).toISOString();
    expect(first).toMatchObject({ outcome: 'STORED', task: { severity: 'URGENT', signs: ['calf'], dueAt: due } });
    expect(first?.advice).toContain('112');
    expect(await today()).toMatchObject({
      stopped: true,
      needsDangerCheck: false,
      exercises: [],
      openTask: { status: 'OPEN' },
    });
    expect(await outcomes([tick()])).toEqual(['WRONG_STATE']);
    app.clock.set(after(10));
    const [second] = await record([check('chest', 'calf')]);
    const sooner = after(15).toISOString();
    expect(second?.task).toEqual({
      id: first?.task?.id,
      severity: 'EMERGENCY',
      signs: ['calf', 'chest'],
      dueAt: sooner,
    });
    expect((await today()).advice).toBe('Call 112 now. Please do no exercises until your doctor has looked at this.');
    expect(await record([urgent])).toMatchObject([{ outcome: 'REPEATED', task: { id: first?.task?.id } }]);
    expect(await app.sql('select from care_task where plan_id = $1', [planId])).toHaveLength(1);
  });

  it('is lifted by no later check, but by the plan’s doctor with a note; then the day begins with a new check', async () => {
    const [first] = await record([check('fever')]);
    const id = first?.task?.id ?? '';
    expect(await outcomes([check(), tick()])).toEqual(['STORED', 'WRONG_STATE']);
    const stranger = await app.signIn((await insertDoctor(app.sql)).user.phone, 'staff');
    expect((await resolve(id, stranger)).body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await resolve(id, surgeon, 'too short')).body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
    const seen = () => surgeon.graphql(`mutation { acknowledgeTask(id: "${id}") { status } }`);
    expect((await seen()).body.data).toEqual({ acknowledgeTask: { status: 'ACKNOWLEDGED' } });
    expect((await seen()).body.errors?.[0]?.extensions.code).toBe('WRONG_STATE');
    expect(await outcomes([tick()])).toEqual(['WRONG_STATE']);
    const note = 'Seen by phone, harmless';
    expect((await resolve(id)).body.data).toEqual({ resolveTask: { status: 'RESOLVED', note, overdue: false } });
    expect((await resolve(id)).body.errors?.[0]?.extensions.code).toBe('WRONG_STATE');
    expect(await today()).toMatchObject({ stopped: false, needsDangerCheck: true, openTask: null });
    expect(await outcomes([tick()])).toEqual(['WRONG_STATE']);
    expect(await outcomes([check(), tick()])).toEqual(['STORED', 'STORED']);
  });

  it.each([0, 3])(
    'that waits for %i days: exercises of that time are refused, and no old check lifts it',
    async (days) => {
      const [first] = await record([check('fever')]);
      app.clock.set(after(days * 24 * 60));
      const clear = { ...check(), at: after(-60) };
      const [kept, during] = [tick({}, after(30)), { ...check(), at: after(20) }];
      app.clock.set(after(120));
      await resolve(first?.task?.id ?? '', await app.signIn(doctor.user.phone, 'staff'));
      app.clock.set(after(1));
      expect(await outcomes([clear, during, kept, tick()])).toEqual(['STORED', 'STORED', 'WRONG_STATE', 'WRONG_STATE']);
      expect(await today()).toMatchObject({ stopped: false, needsDangerCheck: true });
      expect(await outcomes([check(), tick(), kept])).toEqual(['STORED', 'STORED', 'WRONG_STATE']);
    },
  );
});
