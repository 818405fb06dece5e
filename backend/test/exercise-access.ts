import { admins, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';

/** Those who treat, refer, and run the clinic. */
const readers: Outcomes = {
  ...admins,
  physiotherapist: 'done',
  'another physiotherapist': 'done',
  doctor: 'done',
  'another doctor': 'done',
};
const physiotherapistsAndAdmins: Outcomes = { ...readers, doctor: 'FORBIDDEN', 'another doctor': 'FORBIDDEN' };
const clinicians: Outcomes = { ...readers, admin: 'FORBIDDEN' };

/** Content of an entry, as saveExercise takes it. */
export const ankleInput = {
  name: { en: 'Ankle pumps', hi: 'टखना ऊपर-नीचे' },
  regions: ['ANKLE'],
  aims: ['CIRCULATION'],
  position: 'LYING_BACK',
  equipment: [],
  avoid: [],
  steps: [
    { en: 'Pull the foot up.', hi: 'पंजा ऊपर खींचें।' },
    { en: 'Push it down.', hi: 'नीचे दबाएँ।' },
  ],
  sets: 2,
  reps: 10,
  holdSeconds: 0,
  timesPerDay: 3,
};

let count = 0;

/** Adds an entry of its own: reviewed or retired, it stays so for other cells. */
async function insertEntry({ app }: World): Promise<string> {
  count += 1;
  const key = `cell-${count}`;
  const content = { ...ankleInput, caution: null, restSeconds: 30, figure: null };
  await app.sql(
    `with entry as (insert into exercise (id, key, revision) values (gen_random_uuid(), $1, 1) returning id)
     insert into exercise_revision (exercise_id, revision, content, content_hash, saved_at)
     select id, 1, $2, repeat('0', 64), now() from entry`,
    [key, JSON.stringify(content)],
  );
  return key;
}

/** The rows of the exercise library in the access matrix. */
export const exerciseTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.libraryExercises': [readers, async () => ['{ libraryExercises(first: 1) { totalCount } }']],
  'Query.libraryExercise': [
    readers,
    async (world) => [`{ libraryExercise(key: "${await insertEntry(world)}") { key } }`],
  ],
  'Mutation.saveExercise': [
    physiotherapistsAndAdmins,
    async (world) => [
      `mutation ($input: ExerciseInput!) { saveExercise(key: "${await insertEntry(world)}", input: $input) { key } }`,
      { input: { ...ankleInput, reps: 12 } },
    ],
  ],
  'Mutation.reviewExercise': [
    clinicians,
    async (world) => [
      `mutation { reviewExercise(key: "${await insertEntry(world)}", revision: 1, statement: "Read and agreed") { key } }`,
    ],
  ],
  'Mutation.setExerciseRetired': [
    admins,
    async (world) => [`mutation { setExerciseRetired(key: "${await insertEntry(world)}", retired: true) { key } }`],
  ],
};
