import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { admins, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { film } from './films.js';
import type { RestCall } from './rest-call.js';

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
export async function insertEntry({ app }: Pick<World, 'app'>): Promise<string> {
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

/** Everybody but reception: patients see the films of their exercises, also before they have a record. */
const viewers: Outcomes = { ...readers, user: 'done', patient: 'done', 'other patient': 'done' };

/** A form with a film and its still. */
export async function filmForm(): Promise<FormData> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await film())], { type: 'video/mp4' }), 'slides.mp4');
  const still = sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b6b6b' } });
  form.set('poster', new Blob([new Uint8Array(await still.jpeg().toBuffer())], { type: 'image/jpeg' }), 'still.jpg');
  return form;
}

/** Adds an entry whose film and still are in the storage. */
export async function insertFilm(world: Pick<World, 'app'>): Promise<string> {
  const key = await insertEntry(world);
  const [fileKey, posterKey] = [`${randomUUID()}.film`, `${randomUUID()}.film`];
  await world.app.sql(
    `insert into exercise_video (exercise_id, media_type, seconds, width, height, bytes, hash, file_key, poster_key, poster_bytes,
       poster_hash, uploaded_by_id, uploaded_at)
     select e.id, 'video/mp4', 3, 64, 48, 5, repeat('a', 64), $2, $3, 5, repeat('b', 64), (select id from app_user limit 1), now()
     from exercise e where e.key = $1`,
    [key, fileKey, posterKey],
  );
  for (const stored of [fileKey, posterKey]) await world.app.storage.put(stored, Buffer.from('bytes'));
  return key;
}

/** Patients, and those who read the library. */
const measuring: Outcomes = { ...readers, patient: 'done', 'other patient': 'done' };

/** The rows of films in the access matrix of REST. */
export const filmRestTable: Record<string, [Outcomes, number, RestCall?]> = {
  'post /exercises/:key/video': [
    physiotherapistsAndAdmins,
    201,
    async (world) => ({ path: `/exercises/${await insertEntry(world)}/video`, body: await filmForm() }),
  ],
  'get /exercises/:key/video': [
    viewers,
    200,
    async (world) => ({ path: `/exercises/${await insertFilm(world)}/video` }),
  ],
  'get /exercises/:key/poster': [
    viewers,
    200,
    async (world) => ({ path: `/exercises/${await insertFilm(world)}/poster` }),
  ],
};

/** The rows of the exercise library in the access matrix. */
export const exerciseTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.libraryExercises': [readers, async () => ['{ libraryExercises(first: 1) { totalCount } }']],
  'Query.libraryExercise': [
    readers,
    async (world) => [`{ libraryExercise(key: "${await insertEntry(world)}") { key } }`],
  ],
  'Query.measureGuide': [measuring, async () => ['{ measureGuide(measure: KNEE_FLEXION) { steps } }']],
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
  'Mutation.removeExerciseVideo': [
    physiotherapistsAndAdmins,
    async (world) => [`mutation { removeExerciseVideo(key: "${await insertFilm(world)}") { key } }`],
  ],
  'Mutation.setExerciseRetired': [
    admins,
    async (world) => [`mutation { setExerciseRetired(key: "${await insertEntry(world)}", retired: true) { key } }`],
  ],
};
