import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, insertStaff } from '../../../test/builders.js';
import { planCalls, why } from '../../../test/plan-calls.js';
import { answersOf, approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

const change = (planId: string, doctorId: string) =>
  admin.graphql(`mutation { changeCareTeam(planId: "${planId}", doctorId: "${doctorId}") { id } }`);
async function underway() {
  const [staff, doctor] = [await insertStaff(app.sql), await insertDoctor(app.sql)];
  const { user, record } = await insertPatientWithAccount(app.sql);
  const team = { physiotherapist_id: staff.physiotherapistId, doctor_id: doctor.doctorId };
  const { id } = await insertPlan(app, record.id, team);
  return { id, staff, doctor, user, record };
}
/** The danger sign that a patient tells of at home. */
async function tell(phone: string): Promise<string> {
  const { content } = await approvedVersion(app);
  const entry = { clientId: randomUUID(), at: app.clock.now(), dangerCheck: answersOf(content, 'calf') };
  const record = 'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { task { id } } }';
  const browser = await app.signIn(phone);
  const { body } = await browser.graphql<{ recordEntries: { task: { id: string } }[] }>(record, { entries: [entry] });
  return body.data?.recordEntries[0]?.task.id ?? '';
}
const answerOf = (task: string) =>
  `mutation { resolveTask(id: "${task}", note: "Seen by phone, harmless") { status } }`;

it('hands a danger sign that waits to the new doctor at once, who has not seen it and answers it', async () => {
  const { id, doctor, user } = await underway();
  const task = await tell(user.phone);
  const [old, successor] = [await app.signIn(doctor.user.phone, 'staff'), await insertDoctor(app.sql)];
  await old.graphql(`mutation { acknowledgeTask(id: "${task}") { id } }`);
  expect((await change(id, successor.doctorId)).body.errors).toBeUndefined();
  const to = async () =>
    (
      await app.sql<{ to: string }>('select recipient as "to" from message where subject_id = $1 order by id', [task])
    ).map((message) => message.to);
  expect(await to()).toEqual([doctor.user.phone, successor.user.phone]);
  await app.application.escalateTasks();
  expect(await to()).toHaveLength(2);
  await app.application.sendMessages(app.clock.now());
  expect(app.sms.messages.filter(({ kind }) => kind === 'DANGER_SIGN').map((message) => message.to)).toContain(
    successor.user.phone,
  );
  expect((await old.graphql(answerOf(task))).body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const next = await app.signIn(successor.user.phone, 'staff');
  expect((await next.graphql(answerOf(task))).body.data).toEqual({ resolveTask: { status: 'RESOLVED' } });
});

describe('a plan with an open danger sign', () => {
  const { stop, call } = planCalls(() => admin);

  it('cannot be stopped by anybody before the doctor has answered, and then can', async () => {
    const { id, staff, doctor, user } = await underway();
    const task = await tell(user.phone);
    const answers = await app.signIn(doctor.user.phone, 'staff');
    for (const browser of [admin, answers, await app.signIn(staff.user.phone, 'staff')])
      expect((await stop(id, browser)).code).toBe('WRONG_STATE');
    expect(await app.sql('select status, version from recovery_plan where id = $1', [id])).toEqual([
      { status: 'ACTIVE', version: 1 },
    ]);
    const own = await app.signIn(user.phone);
    const { body } = await own.graphql('{ today { stopped advice } }');
    expect(body.data).toEqual({ today: { stopped: true, advice: expect.any(String) } });
    const said = await admin.graphql(`mutation { stopPlan(planId: "${id}", reason: "${why}") { id } }`);
    expect(said.body.errors?.[0]?.message).toBe(
      'A danger sign is open. The plan can be stopped once it has been answered.',
    );
    await answers.graphql(answerOf(task));
    expect((await stop(id)).plan?.status).toBe('STOPPED');
  });

  it('that has ended gets another doctor, who answers it, and no other physiotherapist', async () => {
    const { id, user } = await underway();
    const task = await tell(user.phone);
    await app.sql(`update recovery_plan set status = 'STOPPED' where id = $1`, [id]);
    const [successor, { physiotherapistId }] = [await insertDoctor(app.sql), await insertStaff(app.sql)];
    const both = `physiotherapistId: "${physiotherapistId}", doctorId: "${successor.doctorId}"`;
    expect((await call(`changeCareTeam(planId: "${id}", ${both})`)).code).toBe('WRONG_STATE');
    expect((await change(id, successor.doctorId)).body.errors).toBeUndefined();
    const next = await app.signIn(successor.user.phone, 'staff');
    expect((await next.graphql(answerOf(task))).body.data).toEqual({ resolveTask: { status: 'RESOLVED' } });
    expect((await call(`changeCareTeam(planId: "${id}", doctorId: "${successor.doctorId}")`)).code).toBe('WRONG_STATE');
  });
});
