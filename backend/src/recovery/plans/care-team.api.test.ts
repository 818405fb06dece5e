import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertStaff } from '../../../test/builders.js';
import { codesOf, planCalls } from '../../../test/plan-calls.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
const { call, stop } = planCalls(() => admin);
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

const change = (planId: string, args: string) => call(`changeCareTeam(planId: "${planId}", ${args})`);
const plansLeft = async () => {
  const { body } = await admin.graphql<{ plansLeft: object[] }>(
    '{ plansLeft { planId needsPhysiotherapist needsDoctor patient { name } } }',
  );
  return body.data?.plansLeft;
};
async function leave(id: string, lastDay: string) {
  const { body } = await admin.graphql<{ leaveTeam: { plans: object[] } }>(
    `mutation { leaveTeam(id: "${id}", lastDay: "${lastDay}") { plans { planId needsPhysiotherapist needsDoctor } } }`,
  );
  return body.data?.leaveTeam.plans ?? body.errors;
}

describe('changeCareTeam', () => {
  it('gives a plan another physiotherapist or doctor, who look after it from then on, and leaves who is not named', async () => {
    const { id } = await insertPatient(app.sql, { name: 'Asha Devi' });
    const [treated, answered] = [await insertStaff(app.sql), await insertDoctor(app.sql)];
    const team = { physiotherapist_id: treated.physiotherapistId, doctor_id: answered.doctorId };
    const { id: planId } = await insertPlan(app, id, team);
    const [treats, answers] = [await insertStaff(app.sql, { full_name: 'Ravi Tiwari' }), await insertDoctor(app.sql)];
    const given = await change(planId, `physiotherapistId: "${treats.physiotherapistId}", version: 1`);
    expect(given.plan).toMatchObject({ physiotherapistName: 'Ravi Tiwari', doctorName: 'Dr Meera Sethi', version: 2 });
    await change(planId, `doctorId: "${answers.doctorId}"`);
    const reaches = async (phone: string) => {
      const { body } = await (await app.signIn(phone, 'staff')).graphql(`{ recoveryPlan(patientId: "${id}") { id } }`);
      return body.errors?.[0]?.extensions.code ?? 'seen';
    };
    expect(await reaches(treats.user.phone)).toBe('seen');
    expect(await reaches(answers.user.phone)).toBe('seen');
    expect(await reaches(treated.user.phone)).toBe('NOT_FOUND');
    expect(await reaches(answered.user.phone)).toBe('NOT_FOUND');
    const audits = await app.sql(
      `select changed_fields from audit_event where subject_id = $1 and verb = 'recovery.changeCareTeam' order by id`,
      [planId],
    );
    expect(audits).toEqual([{ changed_fields: ['physiotherapist'] }, { changed_fields: ['doctor'] }]);
  });

  it('is refused for an older version, for who is not there or has left, and once the plan has ended', async () => {
    const { id } = await insertPatient(app.sql);
    const { id: planId } = await insertPlan(app, id);
    const [{ physiotherapistId }, { doctorId }] = [await insertStaff(app.sql), await insertDoctor(app.sql)];
    const gone = await insertStaff(app.sql);
    await app.sql(`update physiotherapist set last_day = '2026-03-09' where id = $1`, [gone.physiotherapistId]);
    const codes = await codesOf(
      Array.from({ length: 4 }, () => change(planId, `physiotherapistId: "${physiotherapistId}", version: 1`)),
    );
    expect(codes).toEqual(['CHANGED_MEANWHILE', 'CHANGED_MEANWHILE', 'CHANGED_MEANWHILE', 'done']);
    const noId = '01970000-0000-7000-8000-000000000000';
    for (const args of [
      `physiotherapistId: "${noId}"`,
      `physiotherapistId: "${doctorId}"`,
      `physiotherapistId: "${gone.physiotherapistId}"`,
      `doctorId: "${physiotherapistId}"`,
    ])
      expect((await change(planId, args)).code, args).toBe('NOT_FOUND');
    expect((await change(noId, `doctorId: "${doctorId}"`)).code).toBe('NOT_FOUND');
    expect((await change(planId, `doctorId: "${doctorId}"`)).plan?.version).toBe(3);
    await stop(planId);
    expect((await change(planId, `doctorId: "${doctorId}"`)).code).toBe('WRONG_STATE');
  });
});

it('lists the plans that are left without somebody: to whoever enters a departure, and from the day after it on', async () => {
  const { id } = await insertPatient(app.sql, { name: 'Zoya Khan' });
  const [treats, answers] = [await insertStaff(app.sql), await insertDoctor(app.sql)];
  const team = { physiotherapist_id: treats.physiotherapistId, doctor_id: answers.doctorId };
  const { id: planId } = await insertPlan(app, id, team);
  const ended = await insertPlan(app, (await insertPatient(app.sql)).id, team);
  await stop(ended.id);
  expect(await leave(treats.user.id, '2026-03-11')).toEqual([
    { planId, needsPhysiotherapist: true, needsDoctor: false },
  ]);
  expect(await leave(answers.user.id, '2026-03-12')).toEqual([
    { planId, needsPhysiotherapist: false, needsDoctor: true },
  ]);
  expect(await plansLeft()).toEqual([]);
  app.clock.set('2026-03-12T09:00:00+05:30');
  const one = { planId, needsPhysiotherapist: true, patient: { name: 'Zoya Khan' } };
  expect(await plansLeft()).toEqual([{ ...one, needsDoctor: false }]);
  app.clock.set('2026-03-13T09:00:00+05:30');
  expect(await plansLeft()).toEqual([{ ...one, needsDoctor: true }]);
  const { doctorId } = await insertDoctor(app.sql);
  const { physiotherapistId } = await insertStaff(app.sql);
  await change(planId, `doctorId: "${doctorId}", physiotherapistId: "${physiotherapistId}"`);
  expect(await plansLeft()).toEqual([]);
});
