import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/test-app.js';
import { contentHash } from '../protocols/content-hash.js';
import { addShippedExercises, readAllShipped, readShipped, shippedFiles } from './shipped-exercises.js';

const app = await createTestApp();
afterAll(() => app.close());
const { pool } = app.connections;

interface Revision {
  revision: number;
  hash: string;
  newest: number;
}
const revisionsOf = (key: string) =>
  app.sql<Revision>(
    `select r.revision, r.content_hash as hash, e.revision as newest from exercise e join exercise_revision r on r.exercise_id = e.id
     where e.key = $1 order by r.revision`,
    [key],
  );
const shipped = () => {
  const [first, ...others] = readAllShipped();
  if (!first) throw new Error('no exercise is shipped');
  return { first, others };
};
/** The entry with other seconds of rest. */
const resting = (restSeconds: number) => {
  const { first } = shipped();
  return { ...first, content: { ...first.content, restSeconds } };
};

describe('the exercises of the product (companion §1)', () => {
  it.each(shippedFiles())('%s keeps the checks of an entry that is saved', (file) => {
    const { key, content } = readShipped(file);
    expect(`${key}.json`).toBe(file);
    for (const { en, hi } of [content.name, ...content.steps, ...(content.caution ? [content.caution] : [])]) {
      expect(en).not.toMatch(/[\u0900-\u097f]/);
      expect(hi).toMatch(/[\u0900-\u097f]/);
    }
  });

  it('have a figure, but those whose movement the format cannot show (docs/figures.md)', () => {
    const still = readAllShipped().filter(({ content }) => content.figure === null);
    expect(still.map(({ key }) => key)).toEqual(['forearmTurns', 'neckTurns', 'shoulderShrugs']);
  });

  it('arrive as revision 1 without a review, once, however many processes start', async () => {
    await Promise.all([1, 2, 3, 4].map(() => addShippedExercises(pool)));
    const rows = await app.sql<{ key: string; revision: number; reviews: number; by: string | null }>(
      `select e.key, e.revision, r.saved_by_id as by, (select count(*)::int from exercise_review) as reviews
       from exercise e join exercise_revision r on r.exercise_id = e.id order by e.key collate "C"`,
    );
    expect(rows.map(({ key }) => `${key}.json`)).toEqual(shippedFiles());
    expect(rows.every(({ revision, reviews, by }) => revision === 1 && reviews === 0 && by === null)).toBe(true);
  });

  it('get their new content as the next revision, once, and not that of an older process again', async () => {
    const { first } = shipped();
    await addShippedExercises(pool);
    const newer = resting(77);
    await Promise.all([1, 2, 3, 4].map(() => addShippedExercises(pool, [newer])));
    await addShippedExercises(pool);
    expect(await revisionsOf(first.key)).toEqual([
      { revision: 1, hash: contentHash(first.content), newest: 2 },
      { revision: 2, hash: contentHash(newer.content), newest: 2 },
    ]);
  });

  it('stay as the clinic has changed them, and retired ones stay retired', async () => {
    await addShippedExercises(pool);
    const { others } = shipped();
    const [own] = others;
    if (!own) throw new Error('two exercises are needed');
    const [admin] = await app.sql<{ id: string }>(
      `insert into app_user (id, phone, user_type, full_name, created_at) values (gen_random_uuid(), '+919000000999', 'admin', 'Asha', now()) returning id`,
    );
    await app.sql(
      `with entry as (update exercise set revision = 2, retired = true where key = $1 returning id)
       insert into exercise_revision (exercise_id, revision, content, content_hash, saved_by_id, saved_at)
       select id, 2, $2, repeat('0', 64), $3, now() from entry`,
      [own.key, JSON.stringify(own.content), admin?.id],
    );
    await addShippedExercises(pool, [{ ...own, content: { ...own.content, restSeconds: 78 } }]);
    expect((await revisionsOf(own.key)).map(({ revision }) => revision)).toEqual([1, 2]);
    expect(await app.sql('select retired from exercise where key = $1', [own.key])).toEqual([{ retired: true }]);
  });

  it('never change in the database, nor their reviews', async () => {
    await addShippedExercises(pool);
    for (const table of ['exercise_revision', 'exercise_review'])
      for (const change of [`update ${table} set revision = 9`, `delete from ${table}`])
        await expect(app.sql(change), change).rejects.toThrow('permission denied');
  });
});
