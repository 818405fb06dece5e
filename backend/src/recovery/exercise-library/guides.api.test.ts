import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount } from '../../../test/builders.js';
import { ask, insertMember, type Member } from '../../../test/notes.js';
import { giveRecord, startProgramme } from '../../../test/programmes.js';
import { approvedVersion, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { watchStatements } from '../../../test/watched-statements.js';
import { addShippedExercises, readShipped } from './shipped-exercises.js';

let app: TestApp;
let own: Member;
let admin: TestClient;
let patient: TestClient;
let patientId: string;
let userId: string;
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  await addShippedExercises(app.connections.pool);
  const { user, record } = await insertPatientWithAccount(app.sql, { name: 'Lata Iyer' });
  patientId = record.id;
  userId = user.id;
  await insertPlan(app, patientId, { physiotherapist_id: own.id });
  patient = await app.signIn(user.phone);
});
afterAll(() => app.close());

interface Guide {
  steps: string[];
  caution: string | null;
  restSeconds: number;
  figure: unknown;
  video: object | null;
  isReviewed: boolean;
}
interface Guided {
  key: string;
  guide: Guide | null;
}
const GUIDE = 'guide { steps caution restSeconds figure video { url } isReviewed }';
const today = (fields: string, language = 'EN') =>
  ask<{ exercises: { exercise: Guided }[]; minutesLeft: number }>(
    patient,
    `{ today(language: ${language}) { planId ${fields} } }`,
  );
const guideOf = async (key: string, language?: string) => {
  const { data } = await today(`exercises { exercise { key ${GUIDE} } }`, language);
  return data?.exercises.find(({ exercise }) => exercise.key === key)?.exercise.guide;
};

describe('the guide of an exercise (companion §1)', () => {
  it('is that of the library, in the language of the query; null where the library has none', async () => {
    const { content } = readShipped('heelSlides.json');
    const { steps, caution, restSeconds, figure } = content;
    for (const [language, name] of [
      ['EN', 'en'],
      ['HI', 'hi'],
    ] as const)
      expect(await guideOf('heelSlides', language)).toEqual({
        steps: steps.map((step) => step[name]),
        caution: caution?.[name],
        restSeconds,
        figure,
        video: null,
        isReviewed: false,
      });
    await app.sql(`update exercise set key = 'elsewhere' where key = 'heelSlides'`);
    expect(await guideOf('heelSlides')).toBeNull();
    await app.sql(`update exercise set key = 'heelSlides' where key = 'elsewhere'`);
  });

  it('changes with the newest revision for everybody at once, also once it is retired', async () => {
    const entry = readShipped('heelSlides.json').content;
    const steps = [
      { en: 'Lie down.', hi: 'लेट जाएँ।' },
      { en: 'Slide the heel.', hi: 'एड़ी सरकाएँ।' },
    ];
    await ask(admin, 'mutation ($input: ExerciseInput!) { saveExercise(key: "heelSlides", input: $input) { key } }', {
      input: { ...entry, steps },
    });
    await ask(
      own.browser,
      'mutation { reviewExercise(key: "heelSlides", revision: 2, statement: "I teach it so") { key } }',
    );
    await ask(admin, 'mutation { setExerciseRetired(key: "heelSlides", retired: true) { key } }');
    expect(await guideOf('heelSlides', 'HI')).toMatchObject({ steps: ['लेट जाएँ।', 'एड़ी सरकाएँ।'], isReviewed: true });
    await ask(admin, 'mutation { setExerciseRetired(key: "heelSlides", retired: false) { key } }');
  });

  it('costs one statement a day, with the minutes that are left, and none when it is not asked for', async () => {
    using statements = watchStatements();
    const count = async (fields: string) => {
      statements.clear();
      expect((await today(fields)).code).toBeUndefined();
      return statements.count();
    };
    await count('day');
    const plain = await count('exercises { exercise { key } }');
    expect(await count(`exercises { exercise { key ${GUIDE} } }`)).toBe(plain + 1);
    expect(await count(`minutesLeft exercises { exercise { key ${GUIDE} } }`)).toBe(plain + 1);
  });

  it('is in every phase of a plan, for the patient and for those who look after her', async () => {
    const { content } = await approvedVersion(app);
    const fields = `phases { exercises { key ${GUIDE} } }`;
    const asked = async (browser: TestClient, query: string) => {
      const { data } = await ask<{ phases: { exercises: Guided[] }[] }>(browser, query);
      return data?.phases.flatMap(({ exercises }) => exercises);
    };
    for (const [browser, query] of [
      [patient, `{ myPlan { ${fields} } }`],
      [own.browser, `{ recoveryPlan(patientId: "${patientId}") { ${fields} } }`],
    ] as const) {
      const guides = await asked(browser, query);
      expect(guides?.map(({ key }) => key)).toEqual(
        content.phases.flatMap(({ exercises }) => exercises.map(({ key }) => key)),
      );
      expect(guides?.find(({ key }) => key === 'heelSlides')?.guide?.steps).toHaveLength(2);
    }
  });

  it('is in the answer of a change, whose transaction is over, and in the versions of a programme', async () => {
    const { record } = await insertPatientWithAccount(app.sql, { name: 'Ravi Nair' });
    await giveRecord(app, record.id, own);
    const { data } = await ask<{ phases: { exercises: Guided[] }[]; programmeVersions: { exercises: Guided[] }[] }>(
      own.browser,
      `mutation ($id: ID!, $input: ProgrammeInput!, $key: String!) { startProgramme(patientId: $id, input: $input, idempotencyKey: $key) {
         phases { exercises { key ${GUIDE} } } programmeVersions { exercises { key ${GUIDE} } } } }`,
      {
        id: record.id,
        input: { area: 'BACK', goal: 'Carry my grandson again', exercises: [{ key: 'bridges', sets: 2, reps: 8 }] },
        key: randomUUID(),
      },
    );
    const steps = readShipped('bridges.json').content.steps.map(({ en }) => en);
    for (const { exercises } of [...(data?.phases ?? []), ...(data?.programmeVersions ?? [])])
      expect(exercises).toMatchObject([{ key: 'bridges', guide: { steps } }]);
    expect(data?.programmeVersions).toHaveLength(1);
    expect((await startProgramme(own.browser, record.id)).code).toBe('ALREADY_EXISTS');
  });
});

describe('the minutes that are left (companion §4)', () => {
  it('fall with each set that is done', async () => {
    const { data } = await today(`minutesLeft exercises { exercise { key ${GUIDE} } }`);
    expect(data?.minutesLeft).toBeGreaterThan(0);
    await app.sql(
      `insert into entry (id, account_id, client_id, body_hash, plan_id, kind, body, at, day, recorded_at, entered_as)
       select gen_random_uuid(), $4, gen_random_uuid(), repeat('0', 64), r.id, 'CHECK_IN',
         jsonb_build_object('exercises', jsonb_build_array(jsonb_build_object('exercise', $2::text, 'sets', 1, 'reps', 1))),
         $3::timestamptz, $3::timestamptz::date, $3::timestamptz, 'PATIENT' from recovery_plan r where r.patient_id = $1 and r.status = 'ACTIVE'`,
      [patientId, data?.exercises[0]?.exercise.key, app.clock.now(), userId],
    );
    expect((await today('minutesLeft')).data?.minutesLeft).toBeLessThan(data?.minutesLeft ?? 0);
  });
});
