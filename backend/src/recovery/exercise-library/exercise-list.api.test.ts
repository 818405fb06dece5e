import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { ask, insertMember, type Member } from '../../../test/notes.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { addShippedExercises, readAllShipped } from './shipped-exercises.js';

let app: TestApp;
let own: Member;
let admin: TestClient;
const all = readAllShipped();
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  await addShippedExercises(app.connections.pool);
});
afterAll(() => app.close());

interface Page {
  edges: { node: { key: string; retired: boolean }; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}
const page = (filter: object = {}, first = 100, after?: string | null) =>
  ask<Page>(
    own.browser,
    `query ($first: Int!, $after: String, $filter: ExerciseFilter) { libraryExercises(first: $first, after: $after, filter: $filter) {
       edges { node { key retired } cursor } pageInfo { hasNextPage endCursor } totalCount } }`,
    { first, after, filter },
  );
const keys = async (filter: object = {}) => {
  const { data } = await page(filter);
  expect(data?.totalCount).toBe(data?.edges.length);
  return data?.edges.map(({ node }) => node.key).toSorted();
};
/** Keys of the shipped entries like that. */
const those = (fits: (content: (typeof all)[number]['content']) => boolean) =>
  all.flatMap(({ key, content }) => (fits(content) ? [key] : [])).toSorted();

describe('the list of the exercise library (companion §1)', () => {
  it('is by English name, in slices that leave nothing out', async () => {
    const whole = (await page()).data;
    expect(whole?.totalCount).toBe(all.length);
    const found: string[] = [];
    let after: string | null | undefined;
    for (let asked = 0; asked <= all.length; asked += 2) {
      const { data } = await page({}, 2, after);
      found.push(...(data?.edges ?? []).map(({ node }) => node.key));
      expect(data?.totalCount).toBe(all.length);
      if (!data?.pageInfo.hasNextPage) break;
      after = data.pageInfo.endCursor;
    }
    expect(found).toEqual(whole?.edges.map(({ node }) => node.key));
    const [bridges, slides] = ['bridges', 'heelSlides'].map((key) => found.indexOf(key));
    expect(bridges).toBeLessThan(slides ?? -1);
  });

  it('is searched in both scripts, whatever stands in the text', async () => {
    expect(await keys({ search: 'HEEL SL' })).toEqual(['heelSlides']);
    expect(await keys({ search: 'एड़ी सर' })).toEqual(['heelSlides']);
    expect(await keys({ search: '100%_' })).toEqual([]);
    expect(await keys({ search: ' ' })).toHaveLength(all.length);
  });

  it('is filtered by all that is named', async () => {
    expect(await keys({ region: 'KNEE' })).toEqual(those(({ regions }) => regions.includes('KNEE')));
    expect(await keys({ aim: 'MOBILITY' })).toEqual(those(({ aims }) => aims.includes('MOBILITY')));
    expect(await keys({ position: 'STANDING' })).toEqual(those(({ position }) => position === 'STANDING'));
    expect(await keys({ region: 'KNEE', position: 'LYING_BACK' })).toEqual(
      those(({ regions, position }) => regions.includes('KNEE') && position === 'LYING_BACK'),
    );
    expect(await keys({ equipment: ['BED', 'WALL'] })).toEqual(
      those(({ equipment }) => equipment.every((thing) => thing === 'BED' || thing === 'WALL')),
    );
    expect(await keys({ equipment: [] })).toEqual(those(({ equipment }) => equipment.length === 0));
    expect(await keys({ without: ['BACK_PAIN', 'NO_WEIGHT_BEARING'] })).toEqual(
      those(({ avoid }) => !avoid.includes('BACK_PAIN') && !avoid.includes('NO_WEIGHT_BEARING')),
    );
    expect(await keys({ without: [] })).toHaveLength(all.length);
    expect(await keys({ region: 'KNEE', search: 'bridge' })).toEqual([]);
  });

  it('tells the reviewed from the others, and shows retired ones when asked to', async () => {
    await ask(
      own.browser,
      'mutation { reviewExercise(key: "heelSlides", revision: 1, statement: "I teach it so") { key } }',
    );
    expect(await keys({ reviewed: true })).toEqual(['heelSlides']);
    expect(await keys({ reviewed: false })).toEqual(those(() => true).filter((key) => key !== 'heelSlides'));
    await ask(admin, 'mutation { setExerciseRetired(key: "bridges", retired: true) { key } }');
    expect(await keys()).toEqual(those(() => true).filter((key) => key !== 'bridges'));
    expect(await keys({ retired: true })).toEqual(those(() => true));
  });

  it.each([
    ['a cursor of another list', 10, 'x'],
    ['a cursor with a name that no text holds', 10, Buffer.from('["\\u0000","a"]').toString('base64url')],
    ['no entries', 0, undefined],
    ['101 entries', 101, undefined],
  ])('refuses %s', async (_what, first, after) => {
    expect((await page({}, first, after)).code).toBe('BAD_INPUT');
  });
});
