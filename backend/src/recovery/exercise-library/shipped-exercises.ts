import { readdirSync, readFileSync } from 'node:fs';
import type { Pool, PoolClient } from 'pg';
import { v5 as uuidv5 } from 'uuid';
import { parseInput } from '../../platform/inputs/parse-input.js';
import { contentHash } from '../protocols/content-hash.js';
import { type ExerciseContent, saveExerciseInput } from './exercise.input.js';
import { requireFigure } from './require-figure.js';

/** An entry that comes with the product; no clinician has signed it off. */
export interface ShippedExercise {
  key: string;
  content: ExerciseContent;
}

const FOLDER = new URL('samples/', import.meta.url);
const NAMESPACE = '5f0c2d5e-6a6b-4c57-9d7e-0d1a7a2f4c12';

/** Lists the files of the entries that come with the product, one an entry. */
export const shippedFiles = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted();

/** Reads an entry of the product, with the checks of an entry that is saved. @throws AppError BAD_INPUT (by path) */
export function readShipped(file: string): ShippedExercise {
  const { dose, ...entry } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as { dose: object };
  const { key, revision: _none, figure = null, ...rest } = parseInput(saveExerciseInput, { ...entry, ...dose });
  if (figure !== null) requireFigure(figure, rest.holdSeconds);
  return { key, content: { ...rest, figure } };
}

/** Reads all entries that come with the product. */
export const readAllShipped = (): ShippedExercise[] => shippedFiles().map(readShipped);

/**
 * Adds the entries of the product that the database lacks, as revision 1 without a review. New content of an entry that nobody of the clinic
 * has changed becomes its next revision; content that the entry had before, as an older process would add it, does not. Safe under
 * concurrent starts of several processes.
 */
export async function addShippedExercises(
  connection: Pick<Pool | PoolClient, 'query'>,
  shipped: readonly ShippedExercise[] = readAllShipped(),
): Promise<void> {
  const rows = shipped.map(({ key, content }) => ({
    id: uuidv5(key, NAMESPACE),
    key,
    content,
    hash: contentHash(content),
  }));
  const sent = [JSON.stringify(rows)];
  await connection.query(
    `with shipped as (${SHIPPED}), added as (
       insert into exercise (id, key, revision) select id, key, 1 from shipped on conflict do nothing returning id)
     insert into exercise_revision (exercise_id, revision, content, content_hash, saved_at)
     select id, 1, content, hash, now() from shipped join added using (id)`,
    sent,
  );
  // A revision that another transaction adds meanwhile is not counted in this statement, so that the entry no longer fits and is left out.
  await connection.query(
    `with shipped as (${SHIPPED}),
     present as (select exercise_id, max(revision) as newest, array_agg(content_hash) as hashes, bool_and(saved_by_id is null) as is_ours
       from exercise_revision group by exercise_id),
     stale as (select e.id, e.revision, s.content, s.hash from shipped s join exercise e using (key) join present p on p.exercise_id = e.id
       where p.is_ours and e.revision = p.newest and s.hash <> all(p.hashes) for update of e),
     written as (insert into exercise_revision (exercise_id, revision, content, content_hash, saved_at)
       select id, revision + 1, content, hash, now() from stale returning exercise_id, revision)
     update exercise e set revision = w.revision from written w where w.exercise_id = e.id`,
    sent,
  );
}

const SHIPPED = 'select * from jsonb_to_recordset($1::jsonb) as s (id uuid, key text, content jsonb, hash text)';
