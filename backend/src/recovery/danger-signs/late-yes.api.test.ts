import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount } from '../../../test/builders.js';
import { answersOf, approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import type { ProtocolContent } from '../protocols/protocol-content.js';

let app: TestApp;
let content: ProtocolContent;
let version: string;
let doctor: { user: { phone: string }; doctorId: string };
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  ({ content, id: version } = await approvedVersion(app));
  doctor = await insertDoctor(app.sql);
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

let patient: TestClient;
let recordId: string;
let reference: string;
let planId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  const { user, record } = await insertPatientWithAccount(app.sql);
  patient = await app.signIn(user.phone);
  ({ id: recordId, reference } = record);
  planId = (await insertPlan(app, recordId, { doctor_id: doctor.doctorId })).id;
});

interface Result {
  outcome: string;
  code: string | null;
  advice: string | null;
  task: { id: string; severity: string; signs: string[] } | null;
}
const check = (...yes: string[]) => ({
  clientId: randomUUID(),
  at: app.clock.now(),
  dangerCheck: answersOf(content, ...yes),
});
const tick = () => ({
  clientId: randomUUID(),
  at: app.clock.now(),
  checkIn: { exercises: [{ exercise: 'anklePumps', sets: 3, reps: 20 }] },
});
async function record(...entries: object[]): Promise<Result[]> {
  const { body } = await patient.graphql<{ recordEntries: Result[] }>(
    `mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) {
       outcome code advice task { id severity signs } } }`,
    { entries },
  );
  if (!body.data) throw new Error(body.errors?.[0]?.extensions.code);
  return body.data.recordEntries;
}
const outcomes = async (...entries: object[]) => (await record(...entries)).map(({ outcome, code }) => code ?? outcome);
const stop = () => admin.graphql(`mutation { stopPlan(planId: "${planId}", reason: "Moved to another town") { id } }`);
const tasksOf = (plan: string) =>
  app.sql<{ status: string; signs: string[] }>('select status, signs from care_task where plan_id = $1', [plan]);
const openSigns = async () => {
  const { body } = await admin.graphql<{ openSigns: { planId: string; questions: string[] }[] }>(
    '{ openSigns { planId questions } }',
  );
  return body.data?.openSigns ?? [];
};
const resolve = async (id = '') => {
  const surgeon = await app.signIn(doctor.user.phone, 'staff');
  return surgeon.graphql(`mutation { resolveTask(id: "${id}", note: "Seen by phone, harmless") { status } }`);
};
const begin = async () => {
  const { body } = await admin.graphql<{ createPlan: { id: string } }>(
    `mutation ($input: CreatePlanInput!, $key: String!) { createPlan(input: $input, idempotencyKey: $key) { id } }`,
    {
      input: {
        patientId: reference,
        protocolVersionId: version,
        surgeryDate: '2026-02-28',
        side: 'RIGHT',
        physiotherapistId: (
          await app.sql<{ id: string }>('select physiotherapist_id as id from recovery_plan where id = $1', [planId])
        )[0]?.id,
        doctorId: doctor.doctorId,
      },
      key: randomUUID(),
    },
  );
  return body.errors?.[0]?.extensions.code ?? body.data?.createPlan.id ?? '';
};

describe('a yes to a danger sign that comes when the plan has ended (recovery §5)', () => {
  it('is stored, and calls the doctor of that plan; nothing else of it is taken', async () => {
    await stop();
    const yes = check('calf');
    const answers = await record(tick(), yes, check());
    expect(answers.map(({ outcome, code }) => code ?? outcome)).toEqual(['NOT_FOUND', 'STORED', 'NOT_FOUND']);
    expect(answers[1]).toMatchObject({ task: { severity: 'URGENT', signs: ['calf'] } });
    expect(answers[1]?.advice).toContain('112');
    expect(await record(yes)).toMatchObject([{ outcome: 'REPEATED', task: { id: answers[1]?.task?.id } }]);
    expect(await tasksOf(planId)).toEqual([{ status: 'OPEN', signs: ['calf'] }]);
    const told = 'select from message where recipient = $1 and kind = $2 and subject_id = $3';
    expect(await app.sql(told, [doctor.user.phone, 'DANGER_SIGN', answers[1]?.task?.id])).toHaveLength(1);
    expect((await openSigns()).find((sign) => sign.planId === planId)?.questions).toHaveLength(1);
    expect((await resolve(answers[1]?.task?.id)).body.data).toEqual({ resolveTask: { status: 'RESOLVED' } });
    expect((await patient.graphql('{ today { day } }')).body.data).toEqual({ today: null });
  });

  it('is answered where the patient reads it, that day and two more, and during the next plan', async () => {
    await stop();
    const [said] = await record(check('calf'));
    const read = '{ today { answeredTask { id } } myPlan { answeredTask { id note advice doctorName answeredAt } } }';
    expect((await patient.graphql(read)).body.data).toEqual({ today: null, myPlan: { answeredTask: null } });
    await resolve(said?.task?.id);
    const answeredTask = {
      id: said?.task?.id,
      note: null,
      // After the end of the plan there are no exercises to go on with.
      advice: 'Your doctor has looked at your danger sign. If it comes back or gets worse, tell us at once.',
      doctorName: 'Dr Meera Sethi',
      answeredAt: NOON.toISOString(),
    };
    expect((await patient.graphql(read)).body.data).toEqual({ today: null, myPlan: { answeredTask } });
    const hindi = '{ myPlan(language: HI) { answeredTask { advice } } }';
    expect((await patient.graphql(hindi)).body.data).toMatchObject({
      myPlan: { answeredTask: { advice: expect.stringContaining('डॉक्टर ने') as string } },
    });
    await begin();
    const during = (await patient.graphql(read)).body.data;
    expect(during).toEqual({ today: { answeredTask: { id: said?.task?.id } }, myPlan: { answeredTask } });
    app.clock.set(new Date(NOON.getTime() + 3 * 24 * 3_600_000));
    expect((await patient.graphql(read)).body.data).toEqual({
      today: { answeredTask: null },
      myPlan: { answeredTask: null },
    });
  });

  it('of another plan of the patient is shown to nobody who reads this plan but the patient', async () => {
    await stop();
    const next = await insertPlan(app, recordId, { doctor_id: (await insertDoctor(app.sql)).doctorId });
    await app.sql(
      `insert into care_task (id, plan_id, severity, status, signs, created_at, due_at, resolved_at, note, advice)
       values ($1, $2, 'URGENT', 'RESOLVED', array['calf'], $3, $3, $3, 'Seen by phone', 'Rest today.')`,
      [randomUUID(), next.id, NOON],
    );
    await app.sql("update recovery_plan set status = 'STOPPED', ended_at = $2 where id = $1", [next.id, NOON]);
    const former = await app.signIn(doctor.user.phone, 'staff');
    const read = `{ recoveryPlan(patientId: "${reference}") { id answeredTask { advice } } }`;
    expect((await former.graphql(read)).body.data).toEqual({ recoveryPlan: { id: planId, answeredTask: null } });
    const own = (await patient.graphql('{ myPlan { answeredTask { advice } } }')).body.data;
    expect(own).toEqual({ myPlan: { answeredTask: { advice: 'Rest today.' } } });
  });

  it('is the only thing that is taken then: without one the patient hears that there is no plan', async () => {
    await stop();
    await expect(record(check(), tick())).rejects.toThrow('NOT_FOUND');
    expect(await tasksOf(planId)).toEqual([]);
  });

  it('stands in the way of the next plan until the doctor has answered it, also of one that begins at once', async () => {
    await stop();
    const [answer] = await record(check('calf'));
    expect(await begin()).toBe('WRONG_STATE');
    await resolve(answer?.task?.id);
    const [next] = await Promise.all([begin(), record(check('fever'))]);
    // Whoever comes second sees what the first one did: the sign stops the new plan, or holds it back.
    const open = await app.sql<{ id: string }>(
      `select k.plan_id as id from care_task k join recovery_plan r on r.id = k.plan_id where r.patient_id = $1 and k.status = 'OPEN'`,
      [recordId],
    );
    expect(open).toEqual([{ id: next === 'WRONG_STATE' ? planId : next }]);
  });
});

it('a yes that comes again is shown with the time at which it came, whenever it was said (recovery §5)', async () => {
  const seen = async () => {
    const { body } = await admin.graphql<{ openSigns: { planId: string; lastYesAt: string; task: object }[] }>(
      '{ openSigns { planId lastYesAt task { status createdAt } } }',
    );
    return body.data?.openSigns.find((sign) => sign.planId === planId);
  };
  const [told] = await record(check('calf'));
  expect(await seen()).toMatchObject({ lastYesAt: NOON.toISOString() });
  const surgeon = await app.signIn(doctor.user.phone, 'staff');
  await surgeon.graphql(`mutation { acknowledgeTask(id: "${told?.task?.id}") { status } }`);
  const later = new Date(NOON.getTime() + 40 * 60_000);
  const again = check('calf');
  app.clock.set(later);
  expect(await outcomes(again, check())).toEqual(['STORED', 'STORED']);
  expect(await seen()).toMatchObject({
    lastYesAt: later.toISOString(),
    task: { status: 'OPEN', createdAt: NOON.toISOString() },
  });
  app.clock.set(new Date(later.getTime() + 60_000));
  await record(check());
  expect(await seen()).toMatchObject({ lastYesAt: later.toISOString() });
});

describe('a yes to the signs of the version that a former plan ran on (recovery §5)', () => {
  /** Her next plan runs on a version that asks for one other sign alone. */
  async function nextPlan(): Promise<string> {
    await stop();
    const { id } = await insertPlan(app, recordId, { doctor_id: doctor.doctorId });
    const asked = { key: 'numb', severity: 'URGENT', question: { en: 'Is your foot numb?', hi: 'क्या पैर सुन्न है?' } };
    const other = randomUUID();
    await app.sql(
      `insert into protocol_version (id, protocol_id, number, content, content_hash, status)
       select $1, protocol_id, (select max(number) + 1 from protocol_version o where o.protocol_id = v.protocol_id),
         jsonb_set(content, '{dangerSigns}', $2::jsonb), content_hash, 'DRAFT' from protocol_version v where id = $3`,
      [other, JSON.stringify([asked]), version],
    );
    await app.sql('update recovery_plan set protocol_version_id = $1 where id = $2', [other, id]);
    return id;
  }

  it('stops the plan that runs, and the doctor reads what was asked', async () => {
    const id = await nextPlan();
    const [answer] = await record(check('calf', 'chest'));
    expect(answer).toMatchObject({ outcome: 'STORED', task: { severity: 'EMERGENCY', signs: ['calf', 'chest'] } });
    expect(await tasksOf(id)).toMatchObject([{ status: 'OPEN' }]);
    expect(await tasksOf(planId)).toEqual([]);
    const { questions } = (await openSigns()).find((sign) => sign.planId === id) ?? { questions: [] };
    expect(questions.map((question) => /chest/i.test(question))).toEqual([true, false]);
    const day = (await patient.graphql<{ today: object }>('{ today { stopped } }')).body.data?.today;
    expect(day).toEqual({ stopped: true });
  });

  it('is all that those answers are good for: no clear check of them, nor one that lacks some, begins the day', async () => {
    await nextPlan();
    const [first] = content.dangerSigns;
    const lacking = { ...check(), dangerCheck: { answers: [{ sign: first?.key, yes: true }] } };
    expect(await outcomes(check(), lacking)).toEqual(['BAD_INPUT', 'BAD_INPUT']);
  });
});
