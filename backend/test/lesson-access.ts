import { admins, patients, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';

/** Those who treat, refer, and run the clinic. */
const readers: Outcomes = {
  ...admins,
  physiotherapist: 'done',
  'another physiotherapist': 'done',
  doctor: 'done',
  'another doctor': 'done',
};

/** Content of a lesson, as saveLesson takes it. */
export const woundInput = {
  topic: 'WOUND',
  title: { en: 'The wound', hi: 'घाव' },
  body: { en: 'Keep the wound clean and dry.', hi: 'घाव को साफ और सूखा रखें।' },
  protocols: [] as string[],
  fromPhase: 1,
};

let count = 0;

/** Adds a lesson of its own: reviewed or retired, it stays so for other cells. */
export async function insertLesson(
  { app }: Pick<World, 'app'>,
  {
    slug = `cell-${(count += 1)}`,
    ...content
  }: { slug?: string; protocols?: string[]; fromPhase?: number; topic?: string } = {},
): Promise<string> {
  await app.sql(
    `with entry as (insert into lesson (id, slug, revision) values (gen_random_uuid(), $1, 1) returning id)
     insert into lesson_revision (lesson_id, revision, content, content_hash, saved_at)
     select id, 1, $2, repeat('0', 64), now() from entry`,
    [slug, JSON.stringify({ ...woundInput, ...content })],
  );
  return slug;
}

/** The rows of lessons in the access matrix. */
export const lessonTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.lessons': [patients, async () => ['{ lessons { slug title readAt } }']],
  'Mutation.readLesson': [
    patients,
    async (world) => [`mutation { readLesson(slug: "${await insertLesson(world)}") { slug readAt } }`],
  ],
  'Query.libraryLessons': [readers, async () => ['{ libraryLessons { slug revision } }']],
  'Mutation.saveLesson': [
    { ...readers, doctor: 'FORBIDDEN', 'another doctor': 'FORBIDDEN' },
    async (world) => [
      `mutation ($input: LessonInput!) { saveLesson(slug: "${await insertLesson(world)}", input: $input) { slug } }`,
      { input: { ...woundInput, fromPhase: 2 } },
    ],
  ],
  'Mutation.reviewLesson': [
    { ...readers, admin: 'FORBIDDEN' },
    async (world) => [
      `mutation { reviewLesson(slug: "${await insertLesson(world)}", revision: 1, statement: "Read and agreed") { slug } }`,
    ],
  ],
  'Mutation.setLessonRetired': [
    admins,
    async (world) => [`mutation { setLessonRetired(slug: "${await insertLesson(world)}", retired: true) { slug } }`],
  ],
};
