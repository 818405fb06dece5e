import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { contentHash } from '../protocols/content-hash.js';
import type { ExerciseContent } from './exercise.input.js';
import type { Exercise } from './exercise.entity.js';

/** Inserts an entry with this key unless there is one; resolves to whether it did. Its first revision follows in the transaction. */
export async function insertExercise(tx: EntityManager, key: string): Promise<boolean> {
  const { rows } = await sql`insert into exercise (id, key, revision) values (${uuidv7()}, ${key}, 1)
    on conflict (key) do nothing returning id`.execute(tx.getKysely());
  return rows.length > 0;
}

/** Finds the content of an entry's newest revision. */
export async function findContent(tx: EntityManager, { id, revision }: Exercise): Promise<ExerciseContent> {
  const { rows } = await sql<{ content: ExerciseContent }>`
    select content from exercise_revision where exercise_id = ${id} and revision = ${revision}`.execute(tx.getKysely());
  const [row] = rows;
  if (!row) throw new Error(`the exercise ${id} has no revision ${revision}`);
  return row.content;
}

/** Inserts a revision of an entry. */
export async function insertRevision(
  tx: EntityManager,
  { id }: Exercise,
  { revision, content, by, at }: { revision: number; content: ExerciseContent; by: string; at: Date },
): Promise<void> {
  await sql`insert into exercise_revision (exercise_id, revision, content, content_hash, saved_by_id, saved_at)
    values (${id}, ${revision}, ${JSON.stringify(content)}::jsonb, ${contentHash(content)}, ${by}, ${at})`.execute(
    tx.getKysely(),
  );
}

/** Inserts a review of an entry's newest revision. */
export async function insertReview(
  tx: EntityManager,
  { id, revision }: Exercise,
  { by, statement, at }: { by: string; statement: string; at: Date },
): Promise<void> {
  await sql`insert into exercise_review (exercise_id, revision, reviewer_id, statement, reviewed_at)
    values (${id}, ${revision}, ${by}, ${statement}, ${at})`.execute(tx.getKysely());
}
