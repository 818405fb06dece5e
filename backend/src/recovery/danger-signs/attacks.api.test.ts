import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertPatientWithAccount,
  insertStaff,
  type UserRow,
} from '../../../test/builders.js';
import { answersOf, approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import type { ProtocolContent } from '../protocols/protocol-content.js';

let app: TestApp;
let second: TestApp;
let content: ProtocolContent;
beforeAll(async () => {
  app = await createTestApp();
  second = await createTestApp({ database: app.database });
  ({ content } = await approvedVersion(app));
});
afterAll(async () => {
  await second.close();
  await app.close();
});

/** A patient with a plan, and the doctor who answers her signs. */
async function underway() {
  const doctor = await insertDoctor(app.sql);
  const { user, record } = await insertPatientWithAccount(app.sql);
  const { id: planId } = await insertPlan(app, record.id, { doctor_id: doctor.doctorId });
  return { user, record, planId, doctor, phone: await app.signIn(user.phone) };
}
type Underway = Awaited<ReturnType<typeof underway>>;

let own: Underway;
let surgeon: TestClient;
beforeEach(async () => {
  for (const { clock } of [app, second]) clock.set(NOON);
  own = await underway();
  surgeon = await app.signIn(own.doctor.user.phone, 'staff');
});

interface Result {
  outcome: string;
  code: string | null;
  task: { id: string } | null;
}
const check = (...yes: string[]) => ({
  clientId: randomUUID(),
  at: app.clock.now(),
  dangerCheck: answersOf(content, ...yes),
});
async function record(browser: TestClient, ...entries: object[]): Promise<Result[]> {
  const { body } = await browser.graphql<{ recordEntries: Result[] }>(
    'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { outcome code task { id } } }',
    { entries },
  );
  const code = body.errors?.[0]?.extensions.code ?? '';
  return body.data?.recordEntries ?? [{ outcome: 'FAILED', code, task: null }];
}
const outcomes = async (browser: TestClient, ...entries: object[]) =>
  (await record(browser, ...entries)).map(({ outcome, code }) => code ?? outcome);
const resolve = (id: string, browser = surgeon) =>
  browser.graphql(`mutation { resolveTask(id: "${id}", note: "Seen by phone, harmless") { status } }`);
const acknowledge = (id: string, browser = surgeon) =>
  browser.graphql(`mutation { acknowledgeTask(id: "${id}") { status } }`);
const codeOf = async (answer: Promise<{ body: { errors?: { extensions: { code: string } }[] } }>) =>
  (await answer).body.errors?.[0]?.extensions.code;
const tasksOf = ({ planId }: Underway) =>
  app.sql<{ id: string; status: string; severity: string; signs: string[] }>(
    'select id, status, severity, signs from care_task where plan_id = $1 order by created_at, id',
    [planId],
  );
const toldTo = async ({ phone }: UserRow) =>
  (await app.sql('select from message where recipient = $1 and kind = $2', [phone, 'DANGER_SIGN'])).length;

describe('a danger sign is the patient’s own (recovery §3)', () => {
  it('told again by another patient it is theirs, and neither theirs nor a clear check of theirs changes hers', async () => {
    const other = await underway();
    const yes = check('calf');
    expect(await outcomes(own.phone, yes)).toEqual(['STORED']);
    const before = await tasksOf(own);
    const clear = { ...yes, dangerCheck: answersOf(content) };
    expect(await outcomes(other.phone, clear)).toEqual(['STORED']);
    expect(await tasksOf(other)).toEqual([]);
    expect(await outcomes(other.phone, { ...yes, clientId: randomUUID() })).toEqual(['STORED']);
    expect(await tasksOf(own)).toEqual(before);
    expect([await toldTo(own.doctor.user), await toldTo(other.doctor.user)]).toEqual([1, 1]);
    const without = await app.signIn((await insertPatientWithAccount(app.sql)).user.phone);
    expect(await outcomes(without, yes)).toEqual(['NOT_FOUND']);
  });

  it('is read and answered by nobody who does not look after her, through neither door', async () => {
    const [told] = await record(own.phone, check('calf'));
    const task = told?.task?.id ?? '';
    const other = await underway();
    const admin = await insertAdmin(app.sql);
    const program = app.client((await insertApiKey(app.sql, admin.id)).text);
    const strangers = [
      await app.signIn((await insertStaff(app.sql)).user.phone, 'staff'),
      await app.signIn(other.doctor.user.phone, 'staff'),
      other.phone,
      program,
      app.client(),
    ];
    const refused = /^(NOT_FOUND|FORBIDDEN|UNAUTHENTICATED)$/;
    for (const [at, browser] of strangers.entries()) {
      expect(await codeOf(resolve(task, browser))).toMatch(refused);
      expect(await codeOf(acknowledge(task, browser))).toMatch(refused);
      const signs = await browser.graphql<{ openSigns: { task: { id: string } }[] }>('{ openSigns { task { id } } }');
      expect(JSON.stringify(signs.body)).not.toContain(task);
      if (browser === program) continue; // what a program reads of plans is its scope's
      const { body } = await browser.graphql(`{ recoveryPlan(patientId: "${own.record.id}") { id } }`);
      expect([at, body.errors?.[0]?.extensions.code]).toEqual([at, expect.stringMatching(refused)]);
      for (const path of [`patients/${own.record.id}/plan`, `plans/${own.planId}/gate`])
        expect([401, 403, 404]).toContain((await browser.rest('GET', `/recovery/${path}`)).status);
    }
    expect(await tasksOf(own)).toMatchObject([{ id: task, status: 'OPEN' }]);
  });

  it('is the same through both doors, and leaves no gate open', async () => {
    await record(own.phone, check('calf'));
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const asked = `{ plan: recoveryPlan(patientId: "${own.record.id}") { openTask { id status severity signs dueAt overdue } }
      gate(planId: "${own.planId}") { ready sentence } }`;
    const { body } = await admin.graphql<{ plan: { openTask: object }; gate: object }>(asked);
    const plan = await admin.rest<{ data: { openTask: object } }>('GET', `/recovery/patients/${own.record.id}/plan`);
    expect(plan.body.data.openTask).toMatchObject(body.data?.plan.openTask ?? { none: true });
    const gate = await admin.rest<{ data: object }>('GET', `/recovery/plans/${own.planId}/gate`);
    expect(body.data?.gate).toEqual({ ready: false, sentence: expect.stringMatching(/danger sign/) as string });
    expect(gate.body.data).toMatchObject(body.data?.gate ?? { none: true });
  });
});

describe('an answer that is sent again', () => {
  it('after the doctor has answered stops nothing anew and calls nobody', async () => {
    const yes = check('calf');
    const [told] = await record(own.phone, yes);
    await resolve(told?.task?.id ?? '');
    app.clock.set(new Date(NOON.getTime() + 60_000));
    const again = await Promise.all([record(own.phone, yes), record(own.phone, yes, check())]);
    expect(again.flat().filter(({ outcome }) => outcome === 'REPEATED')).toMatchObject([
      { task: null },
      { task: null },
    ]);
    expect(await tasksOf(own)).toMatchObject([{ status: 'RESOLVED' }]);
    expect(await toldTo(own.doctor.user)).toBe(1);
  });

  it('with another answer under the same id takes no yes back', async () => {
    const yes = check('calf');
    await record(own.phone, yes);
    expect(await outcomes(own.phone, { ...yes, dangerCheck: answersOf(content) })).toEqual(['IDEMPOTENCY_KEY_REUSED']);
    expect(await tasksOf(own)).toMatchObject([{ status: 'OPEN', signs: ['calf'] }]);
    const { body } = await own.phone.graphql('{ today { stopped needsDangerCheck exercises { timesDone } } }');
    expect(body.data).toEqual({ today: { stopped: true, needsDangerCheck: false, exercises: [] } });
  });
});

describe('a sign that joins after the doctor’s look', () => {
  it('is neither seen nor answered with what the doctor was shown before', async () => {
    const [told] = await record(own.phone, check('calf'));
    const id = told?.task?.id ?? '';
    await record(own.phone, check('chest'));
    const as = (call: string, seen: string) =>
      codeOf(surgeon.graphql(`mutation { ${call.replace(')', `, seen: ${seen})`)} { status } }`));
    const answer = `resolveTask(id: "${id}", note: "Seen by phone, harmless")`;
    for (const call of [`acknowledgeTask(id: "${id}")`, answer]) {
      expect(await as(call, '["calf"]')).toBe('CHANGED_MEANWHILE');
      expect(await as(call, '[]')).toBe('CHANGED_MEANWHILE');
      expect(await as(call, JSON.stringify(Array.from({ length: 101 }, () => 'calf')))).toBe('BAD_INPUT');
    }
    expect(await tasksOf(own)).toMatchObject([{ status: 'OPEN', severity: 'EMERGENCY' }]);
    expect(await as(`acknowledgeTask(id: "${id}")`, '["chest", "calf"]')).toBeUndefined();
    expect(await as(answer, '["calf", "chest", "fever"]')).toBeUndefined();
    expect(await as(answer, '["calf"]')).toBe('WRONG_STATE');
  });
});

describe('fifty answers at once', () => {
  it('make one task and call the doctor once, whatever two processes do beside them', async () => {
    const answers = Array.from({ length: 50 }, (_, at) => check(...(at % 5 === 0 ? [] : ['calf'])));
    const rounds = Array.from({ length: 8 }, (_, at) => (at % 2 ? app : second).application.escalateTasks());
    const became = await Promise.all(answers.map(async (one) => outcomes(own.phone, one)));
    await Promise.all(rounds);
    expect(became.flat()).toEqual(Array.from({ length: 50 }, () => 'STORED'));
    expect(await tasksOf(own)).toMatchObject([{ status: 'OPEN', signs: ['calf'] }]);
    expect(await toldTo(own.doctor.user)).toBe(1);
  });

  it('lose no sign, also while the doctor looks at it, and call again for each further one and each that was seen', async () => {
    const [told] = await record(own.phone, check('fever'));
    const task = told?.task?.id ?? '';
    const signs = content.dangerSigns.map(({ key }) => key);
    const answers = Array.from({ length: 45 }, (_, at) => outcomes(own.phone, check(signs[at % signs.length] ?? '')));
    const seen = Array.from({ length: 5 }, async () => (await codeOf(acknowledge(task))) ?? 'done');
    expect(new Set((await Promise.all(answers)).flat())).toEqual(new Set(['STORED']));
    const acknowledged = (await Promise.all(seen)).filter((code) => code === 'done').length;
    expect((await Promise.all(seen)).filter((code) => code !== 'done' && code !== 'WRONG_STATE')).toEqual([]);
    const [one, ...others] = await tasksOf(own);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ severity: 'EMERGENCY', signs: expect.arrayContaining(signs) as string[] });
    expect(one?.signs).toHaveLength(signs.length);
    expect(await toldTo(own.doctor.user)).toBeLessThanOrEqual(signs.length + acknowledged);
    expect(await toldTo(own.doctor.user)).toBeGreaterThanOrEqual(signs.length);
  });

  it('that meet the doctor’s answer are answered with it or open anew: none is lost between the two', async () => {
    const [told] = await record(own.phone, check('calf'));
    const [answer, became] = await Promise.all([
      codeOf(resolve(told?.task?.id ?? '')),
      Promise.all(Array.from({ length: 10 }, async () => outcomes(own.phone, check('calf')))),
    ]);
    expect([answer, new Set(became.flat())]).toEqual([undefined, new Set(['STORED'])]);
    const tasks = await tasksOf(own);
    expect(tasks[0]).toMatchObject({ status: 'RESOLVED' });
    expect(tasks.slice(1).map(({ status }) => status)).toEqual(tasks.slice(1).map(() => 'OPEN'));
    const [{ checks } = { checks: 0 }] = await app.sql<{ checks: number }>(
      `select count(*)::int as checks from danger_check c where c.plan_id = $1 and c.signs <> '{}'
         and c.tasks_before > 0`,
      [own.planId],
    );
    expect(tasks.length).toBe(checks > 0 ? 2 : 1);
  });
});
