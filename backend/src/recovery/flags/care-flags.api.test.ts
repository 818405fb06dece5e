import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, insertUser } from '../../../test/builders.js';
import { flagsOf, painAt, recordAll, seeFlag, type Flag } from '../../../test/day-calls.js';
import { insertMember, type Member } from '../../../test/notes.js';
import { approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let kavya: Member;
let doctor: { user: { phone: string }; doctorId: string };
let surgeon: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  await approvedVersion(app);
  kavya = await insertMember(app, 'Kavya Rao');
  doctor = await insertDoctor(app.sql);
  surgeon = await app.signIn(doctor.user.phone, 'staff');
});
afterAll(() => app.close());

let patient: TestClient;
let planId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  const { user, record } = await insertPatientWithAccount(app.sql);
  patient = await app.signIn(user.phone);
  planId = (await insertPlan(app, record.id, { physiotherapist_id: kavya.id, doctor_id: doctor.doctorId })).id;
});

const after = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);
const kinds = async (browser = surgeon) => (await flagsOf(browser, planId)).map(({ kind }) => kind);
const onlyFlag = async (): Promise<Flag> => {
  const [flag, ...others] = await flagsOf(surgeon, planId);
  if (!flag || others.length > 0) throw new Error('not one flag');
  return flag;
};

describe('careFlags and seeCareFlag (companion §4, §12)', () => {
  it('are of the plan’s team; admins list all, with the record number', async () => {
    await recordAll(patient, [painAt(after(0), 9)]);
    const { id } = await onlyFlag();
    const others = [
      (await insertMember(app, 'Neha Kapoor')).browser,
      await app.signIn((await insertDoctor(app.sql)).user.phone, 'staff'),
    ];
    for (const other of others) {
      expect(await kinds(other)).toEqual([]);
      expect(await seeFlag(other, id)).toBe('NOT_FOUND');
    }
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    expect((await flagsOf(admin, planId))[0]?.patient.patientId).toMatch(/^PT-/);
    expect(await seeFlag(admin, id)).toBe('FORBIDDEN');
    const desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
    await expect(flagsOf(desk, planId)).rejects.toThrow('FORBIDDEN');
    await expect(flagsOf(patient, planId)).rejects.toThrow('FORBIDDEN');
    expect(await kinds(kavya.browser)).toEqual(['PAIN_HIGH']);
  });

  it('ends a flag once, with a note, and keeps it among all for 30 days', async () => {
    await recordAll(patient, [painAt(after(0), 9)]);
    const { id } = await onlyFlag();
    expect(await seeFlag(kavya.browser, id, 'ok')).toBe('BAD_INPUT');
    expect(await seeFlag(kavya.browser, id, 'x'.repeat(501))).toBe('BAD_INPUT');
    expect(await kinds()).toEqual(['PAIN_HIGH']);
    const seen = await Promise.all([seeFlag(kavya.browser, id), seeFlag(surgeon, id)]);
    expect(seen.filter((one) => one === 'WRONG_STATE')).toHaveLength(1);
    const [flag] = seen.filter((one) => typeof one !== 'string');
    expect(flag).toMatchObject({ id, note: 'Called, she rests', seenAt: NOON.toISOString() });
    expect(['Kavya Rao', 'Dr Meera Sethi']).toContain(flag?.seenBy);
    expect(await kinds()).toEqual([]);
    expect((await flagsOf(surgeon, planId, true)).map((one) => one.id)).toEqual([id]);
    expect(
      await app.sql(`select changed_fields from audit_event where verb = 'careFlag.see' and subject_id = $1`, [id]),
    ).toMatchObject([{ changed_fields: expect.arrayContaining(['note', 'seenAt']) }]);
    app.clock.set(after(30 * 24 * 60 + 1));
    expect(await flagsOf(await app.signIn(doctor.user.phone, 'staff'), planId, true)).toEqual([]);
  });

  it('of a deleted record are listed no more', async () => {
    await recordAll(patient, [painAt(after(0), 9)]);
    const { id } = await onlyFlag();
    await app.sql(
      'update patient set deleted_at = $2 where id = (select patient_id from recovery_plan where id = $1)',
      [planId, after(0)],
    );
    expect(await flagsOf(surgeon, planId, true)).toEqual([]);
    expect(await seeFlag(surgeon, id)).toBe('NOT_FOUND');
  });

  it('of a plan that ended are listed no more', async () => {
    await recordAll(patient, [painAt(after(0), 9)]);
    const { id } = await onlyFlag();
    await surgeon.graphql(
      'mutation ($planId: ID!) { stopPlan(planId: $planId, reason: "Moves to another town") { id } }',
      {
        planId,
      },
    );
    expect(await flagsOf(surgeon, planId, true)).toEqual([]);
    expect(await seeFlag(surgeon, id)).toBe('NOT_FOUND');
  });

  it('make a notice of the team, once while it is open, without what it is', async () => {
    const notices = async (browser: TestClient) => {
      const { body } = await browser.graphql<{
        teamNotices: { edges: { node: { kind: string; text: string; subjectId: string } }[] };
      }>('{ teamNotices(first: 100) { edges { node { kind text subjectId } } } }');
      return (body.data?.teamNotices.edges ?? []).map(({ node }) => node);
    };
    await recordAll(patient, [painAt(after(0), 9)]);
    await recordAll(patient, [painAt(after(1), 9)]);
    const { id } = await onlyFlag();
    const neha = await insertMember(app, 'Neha Kapoor');
    for (const [browser, count] of [
      [kavya.browser, 1],
      [surgeon, 1],
      [neha.browser, 0],
    ] as const)
      expect((await notices(browser)).filter(({ subjectId }) => subjectId === id)).toEqual(
        Array.from({ length: count }, () => ({
          kind: 'CARE_FLAG',
          text: 'There is something to look at in a plan.',
          subjectId: id,
        })),
      );
  });
});
