import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/test-app.js';
import { sampleProtocols } from '../protocols/sample-protocols.js';
import { minutesToRead } from './minutes-to-read.js';
import { addShippedLessons, readShippedLesson, readShippedLessons, shippedLessonFiles } from './shipped-lessons.js';

const app = await createTestApp();
afterAll(() => app.close());
const { pool } = app.connections;
const phases = new Map(sampleProtocols.map(({ slug, content }) => [slug, content.phases.length]));

/** Blocks of a body: their kinds, in order. */
const shapeOf = (body: string) =>
  body.split('\n').flatMap((line) => {
    if (line === '') return [];
    if (line.startsWith('## ')) return ['heading'];
    if (line.startsWith('- ')) return ['item'];
    return [/^\d\. /.test(line) ? 'step' : 'paragraph'];
  });

describe('the lessons of the product (companion §9)', () => {
  it('are twelve', () => {
    expect(shippedLessonFiles()).toHaveLength(12);
    expect(new Set(readShippedLessons().map(({ content }) => content.topic))).toEqual(
      new Set(['WOUND', 'SWELLING', 'PAIN', 'WALKING', 'STAIRS', 'SLEEP', 'HOME', 'DRIVING', 'WORK', 'RECOVERY']),
    );
  });

  it.each(shippedLessonFiles())(
    '%s keeps the checks of a lesson that is saved, and is alike in both languages',
    (file) => {
      const { key, content } = readShippedLesson(file);
      expect(`${key}.json`).toBe(file);
      const { title, body, protocols, fromPhase } = content;
      expect(`${title.en}${body.en}`).not.toMatch(/[\u0900-\u097f]/);
      // Docs: hindi.md; the names of units stay.
      expect(`${title.hi}${body.hi.replaceAll('°C', '')}`).not.toMatch(/[a-z०-९]/i);
      expect(`${title.hi}${body.hi}`.normalize('NFD')).not.toMatch(/[कखगजफ]\u093C|व्यायाम|सत्र(?!ह)/);
      expect(shapeOf(body.hi)).toEqual(shapeOf(body.en));
      expect(shapeOf(body.en)).toEqual(expect.arrayContaining(['heading', 'item', 'paragraph']));
      for (const slug of protocols) expect(phases.get(slug) ?? 0, slug).toBeGreaterThanOrEqual(fromPhase);
      for (const text of [body.en, body.hi]) expect(minutesToRead(text)).toBeLessThan(5);
    },
  );

  it('arrive as revision 1 without a review, once, however many processes start', async () => {
    await Promise.all([1, 2, 3].map(() => addShippedLessons(pool)));
    const rows = await app.sql<{ slug: string; revision: number }>(
      `select e.slug, r.revision from lesson e join lesson_revision r on r.lesson_id = e.id
       where r.saved_by_id is null and not exists (select from lesson_review) order by e.slug collate "C"`,
    );
    expect(rows).toEqual(shippedLessonFiles().map((file) => ({ slug: file.replace('.json', ''), revision: 1 })));
  });

  it('never change in the database, nor their reviews, nor who read them', async () => {
    for (const table of ['lesson_revision', 'lesson_review', 'lesson_reading'])
      for (const change of [`update ${table} set lesson_id = null`, `delete from ${table}`])
        await expect(app.sql(change), change).rejects.toThrow('permission denied');
  });
});

describe('the minutes of a lesson', () => {
  it.each([
    [1, 1],
    [130, 1],
    [131, 2],
    [5_000, 5],
  ])('of %i words are %i', (words, minutes) => {
    expect(minutesToRead(Array.from({ length: words }, () => 'शब्द').join(' '))).toBe(minutes);
  });
});
