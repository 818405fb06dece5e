import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPatientWithAccount, insertStaff } from '../../../test/builders.js';
import { openCourse, recordValue, type Course, type SentValue } from '../../../test/course.js';
import { answersOf, approvedVersion, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';
import { MEASURES, type Measure } from '../protocols/protocol-content.js';
import { MEASURE_BOUNDS } from './measures.js';

let app: TestApp;
let course: Course;
beforeAll(async () => {
  app = await createTestApp();
  course = await openCourse(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOON));

const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const bend = (value: number, more: Partial<SentValue> = {}): SentValue => ({ measure: 'KNEE_FLEXION', value, ...more });
const record = (value: SentValue, more: { takenAt?: Date; key?: string } = {}, browser = course.physio) =>
  recordValue(browser, course.planId, value, more);
const stored = async () => (await app.sql('select id from measurement where plan_id = $1', [course.planId])).length;

async function retract(id: string | undefined, reason: string, browser: TestClient) {
  const { body } = await browser.graphql<{ retractMeasurement: { retractedReason: string } }>(
    'mutation ($id: ID!, $reason: String!) { retractMeasurement(id: $id, reason: $reason) { retractedReason } }',
    { id, reason },
  );
  return body.data?.retractMeasurement.retractedReason ?? body.errors?.[0]?.extensions.code;
}

interface Listed {
  value: number;
  enteredAs: string;
  enteredBy: string;
  side: string | null;
  mode: string | null;
  method: string;
  retractedReason: string | null;
  id: string;
}
async function list(browser: TestClient, more = '', planId = course.planId): Promise<Listed[]> {
  const { body } = await browser.graphql<{ measurements: Listed[] }>(
    `{ measurements(planId: "${planId}"${more}) { id value side mode method enteredAs enteredBy retractedReason } }`,
  );
  if (!body.data) throw new Error(body.errors?.[0]?.extensions.code);
  return body.data.measurements;
}
async function enter(entries: object[]) {
  const { body } = await course.patient.graphql<{
    recordEntries: { outcome: string; code: string | null; message: string }[];
  }>(
    'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries, language: HI) { outcome code message } }',
    { entries },
  );
  return body.data?.recordEntries ?? [];
}

describe('what those who treat measure (recovery §1)', () => {
  it('is refused out of bounds, with two decimals, with parts where whole numbers are meant, and on no side', async () => {
    const before = await stored();
    const wrong: [SentValue, string][] = [
      [bend(180.1), 'value'],
      [bend(-0.1), 'value'],
      [bend(85.25), 'value'],
      [{ measure: 'KNEE_EXTENSION_DEFICIT', value: -10.1 }, 'value'],
      [{ measure: 'KNEE_EXTENSION_DEFICIT', value: 60.1 }, 'value'],
      [{ measure: 'PAIN', value: 3.5 }, 'value'],
      [{ measure: 'PAIN', value: 11 }, 'value'],
      [{ measure: 'TIMED_UP_AND_GO', value: 0.9 }, 'value'],
      [{ measure: 'STRAIGHT_LEG_RAISE', value: 0.5 }, 'value'],
      [{ measure: 'WALKS_UNAIDED', value: 2 }, 'value'],
      [bend(85, { side: 'NONE' }), 'side'],
    ];
    for (const [value, field] of wrong)
      expect(await record(value)).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: expect.any(String) } });
    expect((await record(bend(85), { takenAt: after(5.1) })).fields).toHaveProperty('takenAt');
    expect((await record(bend(85), { takenAt: after(-60 * 24 * 365 - 1) })).fields).toHaveProperty('takenAt');
    expect(await stored()).toBe(before);
  });

  it('keeps the operated side, and of degrees that they were active, where nothing else is said', async () => {
    expect((await record(bend(85.5), { takenAt: after(5) })).row).toMatchObject({
      value: 85.5,
      side: 'RIGHT',
      mode: 'ACTIVE',
      takenAt: after(5).toISOString(),
      recordedAt: NOON.toISOString(),
      enteredAs: 'PHYSIOTHERAPIST',
      retractedReason: null,
    });
    expect((await record(bend(70, { side: 'LEFT', mode: 'PASSIVE' }))).row).toMatchObject({
      side: 'LEFT',
      mode: 'PASSIVE',
    });
    expect((await record({ measure: 'PAIN', value: 3, side: 'LEFT' }, {}, course.doctor)).row).toMatchObject({
      side: null,
      mode: null,
      enteredAs: 'DOCTOR',
      enteredBy: 'Dr Meera Sethi',
    });
    expect((await record({ measure: 'CHAIR_STANDS', value: 12 })).row).toMatchObject({ side: 'RIGHT', mode: null });
  });

  it('is stored once for each key, also when two come at once', async () => {
    const before = await stored();
    const key = randomUUID();
    const answers = await Promise.all([record(bend(90), { key }), record(bend(90), { key })]);
    app.clock.set(after(1));
    answers.push(await record(bend(90), { key }));
    expect(new Set(answers.map(({ row }) => JSON.stringify(row))).size).toBe(1);
    expect((await record(bend(91), { key })).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await stored()).toBe(before + 1);
  });

  it('is for the care team alone, and not there for others', async () => {
    const stranger = await app.signIn((await insertStaff(app.sql)).user.phone, 'staff');
    expect((await record(bend(90), {}, stranger)).code).toBe('NOT_FOUND');
    expect((await record(bend(90), {}, course.patient)).code).toBe('FORBIDDEN');
    await expect(list(stranger)).rejects.toThrow('NOT_FOUND');
    const other = await app.signIn((await insertPatientWithAccount(app.sql)).user.phone);
    await expect(list(other)).rejects.toThrow('NOT_FOUND');
  });
});

describe('a value that was wrong', () => {
  it('is taken back with a reason, once, stays in the list, and by a patient only what she entered', async () => {
    const { row } = await record(bend(44));
    expect(await retract(row?.id, 'Too short', course.physio)).toBe('BAD_INPUT');
    expect(await retract(row?.id, 'That was not my knee', course.patient)).toBe('NOT_FOUND');
    const stranger = await app.signIn((await insertStaff(app.sql)).user.phone, 'staff');
    expect(await retract(row?.id, 'Measured on the other knee', stranger)).toBe('NOT_FOUND');
    const both = await Promise.all([
      retract(row?.id, 'Measured on the other knee', course.physio),
      retract(row?.id, 'Measured on the other knee', course.doctor),
    ]);
    expect(both.toSorted()).toEqual(['Measured on the other knee', 'WRONG_STATE']);
    expect((await list(course.patient)).find(({ id }) => id === row?.id)).toMatchObject({
      value: 44,
      retractedReason: 'Measured on the other knee',
    });
  });

  it.each([
    ['measurement', 'value'],
    ['measurement_retraction', 'reason'],
    ['gate_passage', 'deviations'],
  ])('is a row of %s, which nobody changes', async (table, column) => {
    const { ownerUrl, appUrl } = app.database;
    for (const statement of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]) {
      await expect(runSql(ownerUrl, statement), statement).rejects.toThrow('append-only');
      await expect(runSql(appUrl, statement), statement).rejects.toThrow(/permission denied|append-only/);
    }
  });
});

describe('the list of values', () => {
  it('begins with what was taken last, not with what was entered last, and is of one measure where that is asked', async () => {
    const { record: person } = await insertPatientWithAccount(app.sql);
    const [look] = await app.sql<{ doctor_id: string }>('select doctor_id from recovery_plan where id = $1', [
      course.planId,
    ]);
    const team = { physiotherapist_id: course.physiotherapistId, doctor_id: look?.doctor_id ?? '' };
    const { id: planId } = await insertPlan(app, person.id, team);
    const enterAt = (value: number, minutes: number) =>
      recordValue(course.physio, planId, bend(value), { takenAt: after(minutes) });
    await enterAt(80, 0);
    await enterAt(60, -120);
    await enterAt(70, -60);
    await recordValue(course.physio, planId, { measure: 'PAIN', value: 2 });
    const values = async (more: string) => (await list(course.doctor, more, planId)).map(({ value }) => value);
    expect(await values(', measure: KNEE_FLEXION')).toEqual([80, 70, 60]);
    expect(await values(', first: 2')).toEqual([2, 80]);
    await expect(values(', first: 101')).rejects.toThrow('BAD_INPUT');
  });
});

describe('what a patient measures at home', () => {
  const entry = (measurement: object, at = NOON) => ({ clientId: randomUUID(), at, measurement });

  it('is stored by its client id, and needs no danger check', async () => {
    const value = { measure: 'KNEE_FLEXION', value: 88, method: 'TYPED' };
    const sent = entry(value, after(5));
    expect(
      (await enter([sent, entry({ ...value, value: 88.55 }), entry({ ...value, side: 'NONE' })])).map(
        ({ code }) => code,
      ),
    ).toEqual([null, 'BAD_INPUT', 'BAD_INPUT']);
    expect((await enter([sent]))[0]?.outcome).toBe('REPEATED');
    expect((await enter([{ ...sent, measurement: { ...value, value: 89 } }]))[0]?.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const [last] = await list(course.patient, ', measure: KNEE_FLEXION, first: 1');
    expect(last).toMatchObject({ value: 88, side: 'RIGHT', mode: 'ACTIVE', method: 'TYPED', enteredAs: 'PATIENT' });
    expect(await retract(last?.id, 'Typed the wrong number', course.patient)).toBe('Typed the wrong number');
  });

  it('is also the pain that she tells with her exercises', async () => {
    const { content } = await approvedVersion(app);
    const checkIn = { exercises: [{ exercise: 'anklePumps', sets: 3, reps: 20 }], pain: 7 };
    await enter([
      { clientId: randomUUID(), at: NOON, dangerCheck: answersOf(content) },
      { clientId: randomUUID(), at: after(4), checkIn },
    ]);
    const [pain] = await list(course.doctor, ', measure: PAIN, first: 1');
    expect(pain).toMatchObject({ value: 7, side: null, mode: null, method: 'TYPED', enteredAs: 'PATIENT' });
  });

  it('is one thing an entry, and what is wrong with it is said in her language', async () => {
    const both = { ...entry({ measure: 'PAIN', value: 3, method: 'TYPED' }), dangerCheck: { answers: [] } };
    expect((await enter([both]))[0]).toMatchObject({ outcome: 'REFUSED', code: 'BAD_INPUT' });
    const [wrong] = await enter([entry({ measure: 'KNEE_FLEXION', value: 181, method: 'TYPED' })]);
    expect(wrong?.message).toBe('नाप 0 से 180 के बीच लिखें, दशमलव के बाद सिर्फ एक अंक');
  });
});

describe('the bounds', () => {
  it('are the same here and in the database, at every edge of every measure', async () => {
    const insert = (measure: Measure, value: number) =>
      app.sql(
        `insert into measurement (id, plan_id, measure, value, method, taken_at, recorded_at, entered_by, entered_as)
         select gen_random_uuid(), $1, $2, $3, 'TYPED', now(), now(), id, 'ADMIN' from app_user limit 1`,
        [course.planId, measure, value],
      );
    for (const measure of MEASURES) {
      const { least, most, isWhole } = MEASURE_BOUNDS[measure];
      await insert(measure, least);
      await insert(measure, most);
      for (const beyond of [least - 0.1, most + 0.1, ...(isWhole ? [least + 0.5] : [])])
        await expect(insert(measure, beyond), `${measure} ${beyond}`).rejects.toThrow('measurement_bounds');
    }
  });
});
