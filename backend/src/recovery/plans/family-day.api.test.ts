import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatientWithAccount, insertUser, type UserRow } from '../../../test/builders.js';
import { entryAt, flagsOf, painAt, recordAll, skipAt } from '../../../test/day-calls.js';
import {
  endGrant,
  familyToday,
  insertGrant,
  listGrants,
  outcomesFor,
  recordFor,
  setRights,
} from '../../../test/family-calls.js';
import { answersOf, approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import type { ProtocolContent } from '../protocols/protocol-content.js';

let app: TestApp;
let content: ProtocolContent;
let doctor: { user: UserRow; doctorId: string };
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
let daughter: TestClient;
let account: UserRow;
let grantId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  const { user, record } = await insertPatientWithAccount(app.sql);
  recordId = record.id;
  patient = await app.signIn(user.phone);
  planId = (await insertPlan(app, recordId, { doctor_id: doctor.doctorId })).id;
  ({ grantId, account } = await insertGrant(app.sql, recordId));
  daughter = await app.signIn(account.phone);
});

const daysLater = (days: number) => new Date(NOON.getTime() + days * 86_400_000);
const check = (...yes: string[]) => entryAt(NOON, { dangerCheck: answersOf(content, ...yes) });
const setDone = (set: number, done = true) =>
  entryAt(NOON, { setDone: { exercise: 'anklePumps', occasion: 1, set, done } });
const value = () =>
  entryAt(NOON, {
    measurement: { measure: 'KNEE_FLEXION', value: 90, side: 'RIGHT', mode: 'ACTIVE', method: 'TYPED' },
  });
async function occasionOf(browser: TestClient) {
  const { body } = await browser.graphql<{
    today: { exercises: { exercise: { key: string }; occasions: { setsDone: number; doneBy: string | null }[] }[] };
  }>('{ today { exercises { exercise { key } occasions { setsDone doneBy } } } }');
  return body.data?.today.exercises.find(({ exercise }) => exercise.key === 'anklePumps')?.occasions[0];
}
const entered = () => app.sql('select kind, entered_as from entry where plan_id = $1 order by at, id', [planId]);

describe('the day for a family member (companion §8)', () => {
  it('is not there without a grant, before accepting, after its end, and for another grant', async () => {
    const stranger = await app.signIn((await insertUser(app.sql, { user_type: 'user' })).phone);
    const { grantId: open, account: invited } = await insertGrant(app.sql, recordId, {
      account: null,
      phone: (await insertUser(app.sql, { user_type: 'user' })).phone,
    });
    const [row] = await app.sql<{ phone: string }>('select phone from family_grant where id = $1', [open]);
    const answers = [
      await familyToday(stranger, grantId),
      await familyToday(patient, grantId),
      await familyToday(surgeon, grantId),
      await familyToday(await app.signIn(row?.phone ?? invited.phone), open),
      await familyToday(daughter, open),
      await familyToday(daughter, 'no id'),
      await familyToday(app.client(), grantId),
    ];
    expect(answers.map(({ code }) => code)).toEqual([
      ...Array.from({ length: 6 }, () => 'NOT_FOUND'),
      'UNAUTHENTICATED',
    ]);
    expect((await familyToday(daughter, grantId)).data?.day).toBe('2026-03-10');
    await endGrant(patient, grantId);
    const { code, message } = await familyToday(daughter, grantId);
    expect([code, message]).toEqual(['NOT_FOUND', expect.stringMatching(/^You can no longer see this day\./)]);
  });

  it('has no notes, numbers, addresses or prices, nor names of others who were let in', async () => {
    await insertAppointment(app.sql, recordId, {
      starts_at: daysLater(2),
      status: 'scheduled',
      session_type: 'Home',
      price: 900,
    });
    const { grantId: sons, account: son } = await insertGrant(app.sql, recordId, { name: 'Ravi', relation: 'son' });
    const ravi = await app.signIn(son.phone);
    await recordAll(patient, [
      check(),
      painAt(NOON, 4, { note: 'SECRET' }),
      skipAt(NOON, 2, 'PAIN', { note: 'SECRET' }),
    ]);
    await outcomesFor(ravi, sons, [setDone(1)]);
    const { data } = await familyToday(daughter, grantId);
    expect(data).toMatchObject({
      needsDangerCheck: false,
      pain: { value: 4, note: null },
      nextSession: { homeAddress: null, price: null, phone: null, callEnding: null },
    });
    const [first, second] = data?.exercises.find(({ exercise }) => exercise.key === 'anklePumps')?.occasions ?? [];
    expect([first, second]).toMatchObject([{ setsDone: 1, doneBy: null }, { skipped: 'PAIN' }]);
    expect(JSON.stringify(data)).not.toMatch(/SECRET|Ravi|Hazratganj|PT-/);
    expect(await occasionOf(patient)).toEqual({ setsDone: 1, doneBy: 'Ravi' });
  });

  it('is null without a live plan, ends 30 days after the last one, and does not come back with another', async () => {
    await app.sql(`update recovery_plan set status = 'STOPPED', ended_at = $1 where id = $2`, [NOON, planId]);
    app.clock.set(daysLater(29));
    expect(await familyToday(daughter, grantId)).toMatchObject({ data: null, code: undefined });
    app.clock.set(daysLater(30));
    expect((await familyToday(daughter, grantId)).code).toBe('NOT_FOUND');
    expect((await listGrants(patient)).data).toMatchObject([{ status: 'ENDED', endedAt: daysLater(30).toISOString() }]);
    app.clock.set(daysLater(31));
    const { id: next } = await insertPlan(app, recordId, { doctor_id: doctor.doctorId });
    await app.sql('update recovery_plan set created_at = $1 where id = $2', [daysLater(31), next]);
    expect((await familyToday(daughter, grantId)).code).toBe('NOT_FOUND');
  });

  it('is on record once a clinic day, and the patient sees when somebody last looked', async () => {
    for (const minutes of [0, 5, 1_440]) {
      app.clock.set(new Date(NOON.getTime() + minutes * 60_000));
      await familyToday(daughter, grantId);
    }
    const lines = await app.sql(`select from audit_event where verb = 'family.readDay' and subject_id = $1`, [grantId]);
    expect(lines).toHaveLength(2);
    expect((await listGrants(patient)).data?.[0]?.lastSeenAt).toBe(daysLater(1).toISOString());
  });
});

describe('entries of a family member', () => {
  it('need the right, whose lack is on record, and are refused without a change', async () => {
    await setRights(patient, grantId, ['MESSAGE']);
    const { code, message } = await recordFor(daughter, grantId, [check()]);
    expect([code, message]).toEqual(['FORBIDDEN', expect.stringMatching(/but not change it/)]);
    expect(await entered()).toEqual([]);
    expect(
      await app.sql(`select subject_id from audit_event where verb = 'family.recordEntries' and outcome = 'refused'`),
    ).toEqual([{ subject_id: grantId }]);
    expect((await recordFor(patient, grantId, [check()])).code).toBe('NOT_FOUND');
  });

  it('are stored as those of the family, by name; a value is refused', async () => {
    const entries = [
      check(),
      setDone(1),
      painAt(NOON, 3),
      entryAt(NOON, { effort: 4 }),
      skipAt(NOON, 2, 'TIRED'),
      value(),
    ];
    expect(await outcomesFor(daughter, grantId, entries)).toEqual([
      ...Array.from({ length: 5 }, () => 'STORED'),
      'BAD_INPUT',
    ]);
    expect(new Set((await entered()).map((row) => row['entered_as']))).toEqual(new Set(['FAMILY']));
    expect(await occasionOf(patient)).toEqual({ setsDone: 1, doneBy: 'Anita' });
    const tickedBy = async () => {
      const { body } = await surgeon.graphql<{ activity: { tickedBy: string[] }[] }>(
        'query ($planId: ID!) { activity(planId: $planId, from: "2026-03-10", until: "2026-03-10") { tickedBy } }',
        { planId },
      );
      return body.data?.activity[0]?.tickedBy;
    };
    expect(await tickedBy()).toEqual(['Anita']);
    expect(await recordAll(patient, [setDone(2)])).toEqual(['STORED']);
    expect(await occasionOf(patient)).toEqual({ setsDone: 2, doneBy: null });
    expect(await tickedBy()).toEqual([]);
    const { body } = await surgeon.graphql<{ measurements: { enteredAs: string; enteredBy: string }[] }>(
      'query ($planId: ID!) { measurements(planId: $planId, first: 5) { enteredAs enteredBy } }',
      { planId },
    );
    expect(body.data?.measurements).toEqual([{ enteredAs: 'FAMILY', enteredBy: 'Anita' }]);
  });

  it('of pain and danger signs do what those of the patient do', async () => {
    const { data } = await recordFor(daughter, grantId, [
      painAt(NOON, 9),
      entryAt(NOON, { sign: { sign: content.dangerSigns[0]?.key } }),
    ]);
    expect(data).toMatchObject([{ outcome: 'STORED' }, { outcome: 'STORED', task: { patient: { patientId: null } } }]);
    expect(data?.map(({ advice }) => typeof advice)).toEqual(['string', 'string']);
    expect(await flagsOf(surgeon, planId)).toMatchObject([{ kind: 'PAIN_HIGH' }]);
    expect((await familyToday(daughter, grantId)).data).toMatchObject({
      stopped: true,
      openTask: { status: 'OPEN', patient: { patientId: null } },
    });
  });

  it('are taken back by who made them alone', async () => {
    const [hers, ofPatient] = [painAt(NOON, 3), painAt(NOON, 2)];
    await outcomesFor(daughter, grantId, [hers]);
    await recordAll(patient, [ofPatient]);
    const undo = ({ clientId }: { clientId: string }) => entryAt(NOON, { undo: clientId });
    expect(await outcomesFor(daughter, grantId, [undo(ofPatient)])).toEqual(['NOT_FOUND']);
    expect(await recordAll(patient, [undo(hers)])).toEqual(['NOT_FOUND']);
    expect(await outcomesFor(daughter, grantId, [undo(hers)])).toEqual(['STORED']);
  });

  it('of one who is let in by two patients stay apart, also by the same id', async () => {
    const { record } = await insertPatientWithAccount(app.sql);
    await insertPlan(app, record.id);
    const { grantId: other } = await insertGrant(app.sql, record.id, { account });
    const told = painAt(NOON, 3);
    expect(await outcomesFor(daughter, grantId, [told, told])).toEqual(['STORED', 'REPEATED']);
    expect(await outcomesFor(daughter, other, [told, entryAt(NOON, { undo: told.clientId })])).toEqual([
      'IDEMPOTENCY_KEY_REUSED',
      'NOT_FOUND',
    ]);
  });

  it('end with the next request, also with that which waits while access ends', async () => {
    await Promise.all([
      recordFor(daughter, grantId, [check()]),
      endGrant(patient, grantId),
      recordFor(daughter, grantId, [check()]),
    ]);
    const before = (await entered()).length;
    expect((await recordFor(daughter, grantId, [setDone(1)])).code).toBe('NOT_FOUND');
    expect((await entered()).length).toBe(before);
  });

  it('are ticked once, however many of the family tick at once', async () => {
    const { grantId: sons, account: son } = await insertGrant(app.sql, recordId, { name: 'Ravi' });
    const ravi = await app.signIn(son.phone);
    await outcomesFor(daughter, grantId, [check()]);
    await Promise.all([
      ...Array.from({ length: 5 }, () => outcomesFor(daughter, grantId, [setDone(1)])),
      ...Array.from({ length: 5 }, () => outcomesFor(ravi, sons, [setDone(1)])),
    ]);
    expect((await occasionOf(patient))?.setsDone).toBe(1);
  });
});
