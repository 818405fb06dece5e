import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { ankleInput } from '../../../test/exercise-access.js';
import { ask, insertMember, type Member } from '../../../test/notes.js';
import { insertDoctor } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let own: Member;
let admin: TestClient;
let doctor: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  doctor = await app.signIn((await insertDoctor(app.sql)).user.phone, 'staff');
});
afterAll(() => app.close());

interface Sent {
  key: string;
  name: { en: string; hi: string };
  regions: string[];
  steps: { en: string; hi: string }[];
  caution: object | null;
  restSeconds: number;
  figure: unknown;
  video: object | null;
  revision: number;
  reviews: { reviewerName: string; statement: string; reviewedAt: string }[];
  retired: boolean;
}
const ALL = `key name { en hi } regions aims position equipment avoid steps { en hi } caution { en hi } sets reps holdSeconds timesPerDay
  restSeconds figure video { url } revision reviews { reviewerName statement reviewedAt } retired`;
const save = (key: string, input: object = {}, revision?: number | null, browser = admin) =>
  ask<Sent>(
    browser,
    `mutation ($key: ID!, $input: ExerciseInput!, $revision: Int) { saveExercise(key: $key, input: $input, revision: $revision) { ${ALL} } }`,
    { key, input: { ...ankleInput, ...input }, revision },
  );
const find = (key: string, browser = admin) =>
  ask<Sent>(browser, `query ($key: ID!) { libraryExercise(key: $key) { ${ALL} } }`, { key });
const review = (key: string, revision: number, statement = 'I have read every step of it.', browser = own.browser) =>
  ask<Sent>(
    browser,
    `mutation ($key: ID!, $revision: Int!, $statement: String!) {
       reviewExercise(key: $key, revision: $revision, statement: $statement) { ${ALL} } }`,
    { key, revision, statement },
  );
const setRetired = (key: string, retired: boolean) =>
  ask<Sent>(
    admin,
    `mutation ($key: ID!, $retired: Boolean!) { setExerciseRetired(key: $key, retired: $retired) { ${ALL} } }`,
    {
      key,
      retired,
    },
  );
const auditOf = (key: string) =>
  app.sql<{ verb: string; fields: string[]; details: object }>(
    `select verb, changed_fields as fields, details from audit_event where subject_type = 'exercise' and outcome = 'done'
       and subject_id = (select id::text from exercise where key = $1) order by id`,
    [key],
  );

const figure = {
  view: 'side',
  things: [['bed']],
  mark: ['legO'],
  poses: [
    { root: [0, 7.6], trunk: [-90, 0, 0], legO: [0, 0, 0], legU: [0, 0, 0], armO: [0, 0], armU: [0, 0] },
    { legO: [0, 0, 15] },
  ],
  cycle: [
    [0, 0, 0.5],
    [1, 1, 'hold'],
    [0, 1, 0.5],
  ],
};

describe('an entry of the exercise library (companion §1)', () => {
  it('is created, and each change of it is its next revision', async () => {
    const made = await save('anklePumps', { figure }, 0, own.browser);
    expect(made.data).toEqual({
      key: 'anklePumps',
      ...ankleInput,
      caution: null,
      restSeconds: 30,
      figure,
      video: null,
      revision: 1,
      reviews: [],
      retired: false,
    });
    const caution = { en: 'Not with a fresh wound.', hi: 'ताज़ा घाव हो तो नहीं।' };
    const changed = await save('anklePumps', { caution, restSeconds: 60 }, 1);
    expect(changed.data).toMatchObject({ revision: 2, caution, restSeconds: 60, figure });
    expect((await find('anklePumps', doctor)).data).toEqual(changed.data);
    expect(await auditOf('anklePumps')).toEqual([
      {
        verb: 'exercise.save',
        fields: expect.arrayContaining(['name', 'steps', 'figure', 'caution']),
        details: { key: 'anklePumps', revision: 1 },
      },
      {
        verb: 'exercise.save',
        fields: ['caution', 'restSeconds'],
        details: { key: 'anklePumps', revision: 2 },
      },
    ]);
    expect((await find('unknownKey')).code).toBe('NOT_FOUND');
    expect((await find('no\u0000text')).code).toBe('NOT_FOUND');
    expect((await review('no\u0000text', 1)).code).toBe('NOT_FOUND');
  });

  it('keeps its figure when it is left out, and loses it by null', async () => {
    await save('kept', { figure });
    expect((await save('kept', { reps: 12 })).data).toMatchObject({ revision: 2, figure });
    expect((await save('kept', { reps: 12, figure: null })).data).toMatchObject({ revision: 3, figure: null });
    expect((await save('kept', { reps: 12 })).data).toMatchObject({ revision: 3, figure: null });
  });

  it('has no new revision and no line of the trail for a save that changes nothing', async () => {
    await save('same', { figure });
    expect((await save('same', { figure }, 1)).data?.revision).toBe(1);
    // Sent again after a lost answer, with what was read before it.
    await save('same', { reps: 11 }, 1);
    expect((await save('same', { reps: 11 }, 1)).data?.revision).toBe(2);
    expect(await auditOf('same')).toHaveLength(2);
  });

  it('changes only as it was read', async () => {
    await save('read', {}, 0);
    await save('read', { reps: 11 }, 1);
    expect((await save('read', { reps: 12 }, 1)).code).toBe('CHANGED_MEANWHILE');
    expect((await save('read', { reps: 12 }, 0)).code).toBe('CHANGED_MEANWHILE');
    expect((await save('never', {}, 3)).code).toBe('CHANGED_MEANWHILE');
    expect((await find('never')).code).toBe('NOT_FOUND');
    expect((await find('read')).data).toMatchObject({ revision: 2 });
  });

  it('of two that save at once what they have read, one wins; of those who read nothing, each is a revision', async () => {
    await save('race');
    const told = await Promise.all([11, 12, 13, 14].map(async (reps) => save('race', { reps }, 1)));
    expect(told.map(({ code }) => code ?? 'done').toSorted()).toEqual([
      'CHANGED_MEANWHILE',
      'CHANGED_MEANWHILE',
      'CHANGED_MEANWHILE',
      'done',
    ]);
    const first = await Promise.all([11, 12, 13, 14].map(async (reps) => save('raceForKey', { reps })));
    expect(new Set(first.map(({ data }) => data?.revision))).toEqual(new Set([1, 2, 3, 4]));
    expect((await find('raceForKey')).data?.revision).toBe(4);
  });

  const text = (length: number) => ({ en: 'x'.repeat(length), hi: 'क'.repeat(length) });
  it.each<[string, object]>([
    ['name.hi', { name: { en: 'Ankle', hi: ' ' } }],
    ['name.en', { name: { ...text(81), hi: 'क' } }],
    ['regions', { regions: [] }],
    ['aims', { aims: ['MOBILITY', 'STRENGTH', 'STRETCH', 'BALANCE'] }],
    ['steps', { steps: [text(3)] }],
    ['steps', { steps: Array.from({ length: 7 }, () => text(3)) }],
    ['steps.1.en', { steps: [text(3), { ...text(3), en: 'xx' }] }],
    ['steps.0.hi', { steps: [{ ...text(3), hi: 'क'.repeat(161) }, text(3)] }],
    ['caution.hi', { caution: { en: 'Stop.', hi: '' } }],
    ['caution.en', { caution: { ...text(301), hi: 'क' } }],
    ['sets', { sets: 21 }],
    ['reps', { reps: 0 }],
    ['holdSeconds', { holdSeconds: 3_601 }],
    ['timesPerDay', { timesPerDay: 11 }],
    ['restSeconds', { restSeconds: 301 }],
    ['figure', { figure: { ...figure, mark: ['x'.repeat(1_500)] } }],
    ['figure.mark.0', { figure: { ...figure, mark: ['leg\u0000'] } }],
    ['figure', { figure: [figure] }],
    ['figure.cycle', { figure: { ...figure, cycle: figure.cycle.slice(0, 2) } }],
    [
      'figure.cycle',
      {
        holdSeconds: 3,
        figure: {
          ...figure,
          cycle: [
            [0, 0, 0.5],
            [1, 1, 0.5],
            [0, 1, 0.5],
          ],
        },
      },
    ],
  ])('is refused for %s, by its path, and nothing is written', async (path, wrong) => {
    const { code, fields } = await save('wrong', wrong);
    expect({ code, fields: Object.keys(fields ?? {}) }).toEqual({ code: 'BAD_INPUT', fields: [path] });
    expect((await find('wrong')).code).toBe('NOT_FOUND');
  });

  it('is refused for a key that no protocol could name, and a hold that the kept figure lacks', async () => {
    expect((await save('9lives')).fields).toHaveProperty('key');
    expect((await save('x'.repeat(41))).fields).toHaveProperty('key');
    await save('noHold', {
      figure: {
        ...figure,
        cycle: [
          [0, 0, 0.5],
          [1, 1, 0.5],
          [0, 1, 0.5],
        ],
      },
    });
    expect((await save('noHold', { holdSeconds: 5 })).fields).toHaveProperty(['figure.cycle']);
    expect((await save('noHold', { holdSeconds: 5, figure: null })).data?.revision).toBe(2);
  });

  it('is signed off by name, once by each, in the revision that was read', async () => {
    await save('signed');
    await save('signed', { reps: 12 });
    expect((await review('signed', 1)).code).toBe('CHANGED_MEANWHILE');
    expect((await review('signed', 2, 'too short')).fields).toHaveProperty('statement');
    expect((await review('unknown', 1)).code).toBe('NOT_FOUND');
    const both = await Promise.all([review('signed', 2), review('signed', 2)]);
    expect(both.map(({ code }) => code ?? 'done').toSorted()).toEqual(['ALREADY_EXISTS', 'done']);
    await review('signed', 2, 'It is what I teach as well.', doctor);
    const reviewedAt = NOON.toISOString();
    const { reviews = [] } = (await find('signed')).data ?? {};
    expect(new Set(reviews)).toEqual(
      new Set([
        { reviewerName: 'Kavya Rao', statement: 'I have read every step of it.', reviewedAt },
        { reviewerName: 'Dr Meera Sethi', statement: 'It is what I teach as well.', reviewedAt },
      ]),
    );
    // A new revision begins without them.
    expect((await save('signed', { reps: 13 })).data).toMatchObject({ revision: 3, reviews: [] });
    expect((await auditOf('signed')).map(({ verb, fields }) => [verb, fields]).slice(2, 4)).toEqual([
      ['exercise.review', ['review']],
      ['exercise.review', ['review']],
    ]);
  });

  it('is retired and offered again', async () => {
    await save('over');
    expect((await setRetired('over', true)).data).toMatchObject({ retired: true, revision: 1 });
    await setRetired('over', true);
    expect((await find('over')).data?.retired).toBe(true);
    expect((await setRetired('over', false)).data?.retired).toBe(false);
    expect((await auditOf('over')).map(({ verb }) => verb)).toEqual([
      'exercise.save',
      'exercise.retire',
      'exercise.retire',
    ]);
    expect((await setRetired('nothing', true)).code).toBe('NOT_FOUND');
  });
});
