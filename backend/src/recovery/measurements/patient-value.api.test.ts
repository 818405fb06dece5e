import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertCover, insertUser } from '../../../test/builders.js';
import { insertValue } from '../../../test/clinical-rows.js';
import { createMerging } from '../../../test/merging.js';
import { ask, insertMember, insertTreated, type Member } from '../../../test/notes.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { BEND, patientValues, recordValues, retractValue } from '../../../test/values.js';

let app: TestApp;
let own: Member;
let other: Member;
let admin: TestClient;
let patientId: string;
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  other = await insertMember(app, 'Neha Kapoor');
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql('update cover set ended_at = now()');
  await app.sql("update appointment set status = 'canceled' where status = 'scheduled'");
  ({ patientId } = await insertTreated(app, own));
});

const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const record = (values: readonly object[], browser = own.browser) => recordValues(browser, patientId, values);
const stored = () => app.sql('select from measurement where patient_id = $1', [patientId]);

describe('values of a patient without a plan (bench §4)', () => {
  it('are refused out of bounds, with two decimals, without their side, none, and more than twenty', async () => {
    const wrong: [object[], string][] = [
      [[{ ...BEND, value: 181 }], 'values.0.value'],
      [[{ ...BEND, value: 80.25 }], 'values.0.value'],
      [[BEND, { ...BEND, side: undefined }], 'values.1.side'],
      [[{ ...BEND, side: 'NONE' }], 'values.0.side'],
      [[{ measure: 'GRIP_STRENGTH', value: 100.1, side: 'LEFT', method: 'TYPED' }], 'values.0.value'],
      [[{ measure: 'GRIP_STRENGTH', value: 30, method: 'TYPED' }], 'values.0.side'],
      [[{ measure: 'BERG_BALANCE', value: 40.5, method: 'TYPED' }], 'values.0.value'],
      [[{ measure: 'SIX_MINUTE_WALK', value: 1_001, method: 'TYPED' }], 'values.0.value'],
      [[], 'values'],
      [Array.from({ length: 21 }, () => BEND), 'values'],
    ];
    for (const [values, field] of wrong)
      expect(await record(values)).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: expect.any(String) } });
    for (const takenAt of [after(6), after(-366 * 24 * 60)])
      expect((await recordValues(own.browser, patientId, [BEND], { takenAt })).fields).toHaveProperty('takenAt');
    expect(await stored()).toHaveLength(0);
  });

  it('have their side, the way of movement of degrees, and no side where the measure has none', async () => {
    const { data } = await record([
      BEND,
      { measure: 'CERVICAL_FLEXION', value: 40, side: 'LEFT', method: 'GONIOMETER' },
      { measure: 'SIX_MINUTE_WALK', value: 420, method: 'OBSERVED' },
      { measure: 'TIMED_UP_AND_GO', value: 12.5, method: 'OBSERVED' },
      { measure: 'GRIP_STRENGTH', value: 21.5, side: 'LEFT', method: 'TYPED' },
    ]);
    expect(data).toMatchObject([
      { measure: 'KNEE_FLEXION', value: 80, side: 'RIGHT', mode: 'ACTIVE', enteredBy: 'Kavya Rao', noteId: null },
      { measure: 'CERVICAL_FLEXION', side: null, mode: 'ACTIVE', enteredAs: 'PHYSIOTHERAPIST' },
      { measure: 'SIX_MINUTE_WALK', side: null, mode: null, takenAt: NOON.toISOString() },
      { measure: 'TIMED_UP_AND_GO', value: 12.5, side: null },
      { measure: 'GRIP_STRENGTH', value: 21.5, side: 'LEFT', mode: null },
    ]);
  });

  it('are stored once for each key, also when two requests come at once, and answered within reach alone', async () => {
    const key = randomUUID();
    const both = await Promise.all([
      recordValues(own.browser, patientId, [BEND], { key }),
      recordValues(own.browser, patientId, [BEND], { key }),
    ]);
    expect(both[0]?.data).toEqual(both[1]?.data);
    expect(await stored()).toHaveLength(1);
    const otherBody = await recordValues(own.browser, patientId, [{ ...BEND, value: 81 }], { key });
    expect(otherBody.code).toBe('IDEMPOTENCY_KEY_REUSED');
    await app.sql("update appointment set status = 'canceled' where status = 'scheduled'");
    expect((await recordValues(own.browser, patientId, [BEND], { key })).code).toBe('NOT_FOUND');
    const kept = await app.sql<{ answer: object }>('select answer from idempotency_key where key = $1', [key]);
    expect(JSON.stringify(kept)).not.toContain('KNEE');
  });

  it('are for who treats or covers; another physiotherapist finds no patient, and the others may not', async () => {
    expect((await record([BEND], other.browser)).code).toBe('NOT_FOUND');
    expect((await patientValues(other.browser, patientId)).code).toBe('NOT_FOUND');
    const doctor = await insertDoctor(app.sql);
    const stranger = await app.signIn(doctor.user.phone, 'staff');
    expect((await record([BEND], stranger)).code).toBe('NOT_FOUND');
    const reception = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
    for (const browser of [reception, admin]) expect((await record([BEND], browser)).code).toBe('FORBIDDEN');
    expect((await patientValues(reception, patientId)).code).toBe('FORBIDDEN');
    await insertCover(app.sql, own.id, other.id);
    expect((await record([BEND], other.browser)).code).toBeUndefined();
    expect((await patientValues(other.browser, patientId)).data).toHaveLength(1);
    expect((await patientValues(admin, patientId)).data).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  it('are listed by what was taken last, retracted ones included, of one measure and as many as asked', async () => {
    await recordValues(own.browser, patientId, [BEND], { takenAt: after(-60) });
    await recordValues(own.browser, patientId, [{ ...BEND, value: 70 }], { takenAt: after(-120) });
    const { data: [pain] = [] } = await record([{ measure: 'PAIN', value: 4, method: 'TYPED' }]);
    expect((await retractValue(own.browser, pain?.id ?? '')).data?.retractedReason).toBe('Measured on the other knee');
    const { data } = await patientValues(own.browser, patientId);
    expect(data?.map(({ value, retractedReason }) => [value, retractedReason !== null])).toEqual([
      [4, true],
      [80, false],
      [70, false],
    ]);
    expect((await patientValues(own.browser, patientId, ', measure: KNEE_FLEXION, first: 1')).data).toMatchObject([
      { value: 80 },
    ]);
    for (const first of [0, 101])
      expect((await patientValues(own.browser, patientId, `, first: ${first}`)).code).toBe('BAD_INPUT');
  });

  it('are taken back once, by whoever may enter them', async () => {
    const { id } = await insertValue(app.sql, patientId);
    expect((await retractValue(other.browser, id)).code).toBe('NOT_FOUND');
    expect((await retractValue(admin, id)).code).toBe('FORBIDDEN');
    const both = await Promise.all([retractValue(own.browser, id), retractValue(own.browser, id)]);
    expect(both.map(({ code }) => code ?? 'done').toSorted()).toEqual(['WRONG_STATE', 'done']);
  });
});

describe('values of a patient with a plan', () => {
  it('are of the operated side where none is said, count for the gate, and are the doctor’s to enter, too', async () => {
    const doctor = await insertDoctor(app.sql);
    const surgeon = await app.signIn(doctor.user.phone, 'staff');
    const { id: planId } = await insertPlan(app, patientId, { doctor_id: doctor.doctorId, physiotherapist_id: own.id });
    const gate = async () =>
      (
        await ask<{ results: { criterion: { key: string }; actual: number | null }[] }>(
          own.browser,
          `{ gate(planId: "${planId}") { results { criterion { key } actual } } }`,
        )
      ).data?.results.find(({ criterion }) => criterion.key === 'flexion')?.actual;
    expect(await gate()).toBeNull();
    const { data } = await record([{ ...BEND, side: undefined, method: 'GONIOMETER' }], surgeon);
    expect(data).toMatchObject([{ side: 'RIGHT', enteredAs: 'DOCTOR' }]);
    expect(await gate()).toBe(80);
    expect((await record([{ ...BEND, side: 'NONE' }])).fields).toHaveProperty(['values.0.side']);
    expect((await record([{ measure: 'CHAIR_STANDS', value: 9, method: 'OBSERVED' }])).data).toMatchObject([
      { side: 'RIGHT' },
    ]);
    expect((await patientValues(surgeon, patientId)).data).toHaveLength(2);
  });

  it('are of the plan’s patient in the database, whatever a statement says', async () => {
    const { patientId: stranger } = await insertTreated(app, other);
    const { id: plan_id } = await insertPlan(app, patientId);
    const { id } = await insertValue(app.sql, stranger, { plan_id });
    expect(await app.sql('select patient_id from measurement where id = $1', [id])).toEqual([
      { patient_id: patientId },
    ]);
  });
});

it('of a record that was merged are read with the other one, and entered for it from then on', async () => {
  const merging = await createMerging(app);
  const [from, into] = [await merging.known(), await merging.known()];
  const { id } = await insertValue(app.sql, from.id, { value: 75 });
  expect((await merging.merge(from, into)).code).toBe('AA');
  expect((await patientValues(admin, into.id)).data).toMatchObject([{ id, value: 75 }]);
  expect((await patientValues(admin, from.id)).code).toBe('NOT_FOUND');
  const newest = await ask<{ values: { id: string }[] }>(admin, `{ benchPatient(id: "${into.id}") { values { id } } }`);
  expect(newest.data?.values).toEqual([{ id }]);
  const { id: later } = await insertValue(app.sql, from.id);
  expect(await app.sql('select patient_id from measurement where id = $1', [later])).toEqual([{ patient_id: into.id }]);
});
