import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPatientWithAccount } from '../../../test/builders.js';
import { ask, insertMember, type Member } from '../../../test/notes.js';
import { bridge, changeProgramme, giveRecord, startProgramme } from '../../../test/programmes.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { addShippedExercises, readShipped } from '../exercise-library/shipped-exercises.js';

let app: TestApp;
let own: Member;
let patient: TestClient;
let patientId: string;
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  await addShippedExercises(app.connections.pool);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  const { user, record } = await insertPatientWithAccount(app.sql, { name: 'Lata Iyer' });
  patientId = record.id;
  await giveRecord(app, patientId, own);
  patient = await app.signIn(user.phone);
});

const taken = { key: 'heelSlides', sets: 2, reps: 8, hint: 'On the bed' };
const { words, ...dose } = bridge;
const renamed = (from: string, to: string) => app.sql('update exercise set key = $2 where key = $1', [from, to]);

interface Day {
  exercises: {
    exercise: { key: string; name: string; instructions: string; guide: { steps: string[]; figure: unknown } | null };
  }[];
  minutesLeft: number;
}
const day = async (language = 'EN') => {
  const { data } = await ask<Day>(
    patient,
    `{ today(language: ${language}) { minutesLeft exercises { exercise { key name instructions guide { steps figure } } } } }`,
  );
  return data;
};

describe('an exercise of the library in a programme (bench §8)', () => {
  it('needs no words, and the patient gets its name, figure and steps in her language', async () => {
    expect((await startProgramme(own.browser, patientId, { exercises: [taken, bridge] })).code).toBeUndefined();
    const { content } = readShipped('heelSlides.json');
    for (const [language, name] of [
      ['EN', 'en'],
      ['HI', 'hi'],
    ] as const)
      expect((await day(language))?.exercises).toEqual([
        {
          exercise: {
            key: 'heelSlides',
            name: content.name[name],
            instructions: content.steps[0]?.[name],
            guide: { steps: content.steps.map((step) => step[name]), figure: content.figure },
          },
        },
        {
          exercise: {
            key: 'bridge',
            name: name === 'hi' ? words.nameHi : words.nameEn,
            instructions: name === 'hi' ? words.instructionsHi : words.instructionsEn,
            guide: null,
          },
        },
      ]);
    expect((await day())?.minutesLeft).toBeGreaterThan(0);
  });

  it('is refused with words, when the library lacks it and when the library has retired it', async () => {
    const refused = async (exercise: object, field: string, start = startProgramme) => {
      const { code, fields } = await start(own.browser, patientId, { exercises: [exercise] });
      expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_INPUT', [`exercises.0.${field}`]]);
    };
    await renamed('balance', 'one-leg');
    await refused({ ...bridge, key: 'one-leg' }, 'words');
    await renamed('one-leg', 'balance');
    await refused({ ...bridge, key: 'walking' }, 'words');
    await refused({ ...taken, key: 'noSuchExercise' }, 'words');
    await app.sql("update exercise set retired = true where key = 'heelSlides'");
    await refused(taken, 'key');
    await app.sql("update exercise set retired = false where key = 'heelSlides'");
    await refused({ ...taken, key: 'heel slides' }, 'key');
    expect(await app.sql('select from recovery_plan where patient_id = $1', [patientId])).toEqual([]);
  });

  it('stays in the next version, also once the library has retired it', async () => {
    const { data } = await startProgramme(own.browser, patientId, { exercises: [taken] });
    await app.sql("update exercise set retired = true where key = 'heelSlides'");
    const changed = await changeProgramme(own.browser, data?.id ?? '', { exercises: [{ ...taken, reps: 12 }] });
    expect(changed.code).toBeUndefined();
    await app.sql("update exercise set retired = false where key = 'heelSlides'");
    const [shown] = (await day())?.exercises ?? [];
    expect(shown?.exercise).toMatchObject({ key: 'heelSlides' });
    expect(shown?.exercise.guide?.steps.length).toBeGreaterThan(1);
  });
});

describe('an own exercise in a programme (bench §8)', () => {
  it('keeps its words when the library gets an entry with its key later, and can be changed then', async () => {
    const { data } = await startProgramme(own.browser, patientId, { exercises: [bridge] });
    await renamed('bridges', 'bridge');
    const expected = [{ exercise: { key: 'bridge', name: words.nameEn, guide: null } }];
    expect((await day())?.exercises).toMatchObject(expected);
    const id = data?.id ?? '';
    expect((await changeProgramme(own.browser, id, { exercises: [{ ...bridge, reps: 12 }] })).code).toBeUndefined();
    expect((await day())?.exercises).toMatchObject(expected);
    // Without words it would become the library's unseen.
    expect((await changeProgramme(own.browser, id, { exercises: [dose] })).fields).toHaveProperty('exercises.0.words');
    await renamed('bridge', 'bridges');
  });

  it('of a version from before the library was offered has no guide', async () => {
    await startProgramme(own.browser, patientId, { exercises: [bridge] });
    await app.sql(
      `insert into programme_version (plan_id, number, area, side, content, review_on, reason, written_by, at)
       select plan_id, 2, area, side, content #- '{phases,0,exercises,0,fromLibrary}', review_on, 'Stronger', written_by, at
       from programme_version where plan_id in (select id from recovery_plan where patient_id = $1)`,
      [patientId],
    );
    await renamed('bridges', 'bridge');
    expect((await day())?.exercises).toMatchObject([{ exercise: { key: 'bridge', guide: null } }]);
    await renamed('bridge', 'bridges');
  });
});
