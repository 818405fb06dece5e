import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { likePattern } from '../../platform/lists/like-pattern.js';
import type { ExercisePosition } from './exercise-cursor.js';
import type { ExerciseContent, ExerciseQuery } from './exercise.input.js';

/** A clinician's review of a revision. */
export interface ReviewRow {
  reviewerName: string;
  statement: string;
  reviewedAt: Date;
}

/** An entry in its newest revision. */
export interface ExerciseRow extends ExercisePosition {
  content: ExerciseContent;
  revision: number;
  retired: boolean;
  reviews: ReviewRow[];
}

type Given = Omit<ExerciseRow, 'reviews'> & { reviews: (Omit<ReviewRow, 'reviewedAt'> & { reviewedAt: string })[] };

const rowOf = ({ reviews, ...row }: Given): ExerciseRow => ({
  ...row,
  reviews: reviews.map(({ reviewedAt, ...review }) => ({ ...review, reviewedAt: new Date(reviewedAt) })),
});

const reviewer = sql`coalesce(
  (select name from physiotherapist where user_id = w.reviewer_id order by deleted_at nulls first limit 1),
  (select name from doctor where user_id = w.reviewer_id order by deleted_at nulls first limit 1), u.full_name)`;

const name = sql`lower(r.content #>> '{name,en}')`;
const source = sql`exercise e join exercise_revision r on r.exercise_id = e.id and r.revision = e.revision`;
// Raw SQL, because the content is a document and the reviews are collected as JSON.
const columns = sql`e.key, e.revision, e.retired, r.content, ${name} as name,
  coalesce((select jsonb_agg(jsonb_build_object('reviewerName', ${reviewer}, 'statement', w.statement, 'reviewedAt', w.reviewed_at)
    order by w.reviewed_at, w.reviewer_id) from exercise_review w join app_user u on u.id = w.reviewer_id
    where w.exercise_id = e.id and w.revision = e.revision), '[]') as reviews`;

const textArray = (values: readonly string[]) => sql`${[...values]}::text[]`;

/** SQL condition of a filter: all of its parts apply. */
function matches(query: ExerciseQuery): RawBuilder<unknown> {
  const { search, region, aim, position, equipment, without, reviewed, retired } = query;
  const conditions = [sql`true`];
  if (search) {
    const pattern = likePattern(search);
    conditions.push(sql`(${name} like ${pattern} or lower(r.content #>> '{name,hi}') like ${pattern})`);
  }
  if (region) conditions.push(sql`r.content->'regions' ? ${region}`);
  if (aim) conditions.push(sql`r.content->'aims' ? ${aim}`);
  if (position) conditions.push(sql`r.content->>'position' = ${position}`);
  if (equipment) conditions.push(sql`r.content->'equipment' <@ to_jsonb(${textArray(equipment)})`);
  if (without) conditions.push(sql`not r.content->'avoid' ?| ${textArray(without)}`);
  if (typeof reviewed === 'boolean')
    conditions.push(sql`${reviewed} = exists (select from exercise_review w
      where w.exercise_id = e.id and w.revision = e.revision)`);
  if (!retired) conditions.push(sql`not e.retired`);
  return sql.join(conditions, sql` and `);
}

/** Finds a slice of the entries that match, by English name, with the number of all that match. */
export async function findExercises(
  em: EntityManager,
  query: ExerciseQuery,
  { first, after }: { first: number; after?: ExercisePosition | undefined },
): Promise<{ rows: ExerciseRow[]; total: number }> {
  const isAfter = after ? sql`(${name}, e.key) > (${after.name}, ${after.key})` : sql`true`;
  const found = sql`from ${source} where ${matches(query)}`;
  const { rows } = await sql<{ total: number; rows: Given[] }>`
    select (select count(*)::int ${found}) as total,
      (select coalesce(json_agg(slice order by slice.name, slice.key), '[]') from (
        select ${columns} ${found} and ${isAfter} order by ${name}, e.key limit ${first}) slice) as rows`.execute(
    em.getKysely(),
  );
  const [page] = rows;
  return { rows: (page?.rows ?? []).map(rowOf), total: page?.total ?? 0 };
}

/** Finds an entry by key, also a retired one. */
export async function findExercise(em: EntityManager, key: string): Promise<ExerciseRow | undefined> {
  const { rows } = await sql<Given>`select ${columns} from ${source} where e.key = ${key}`.execute(em.getKysely());
  return rows.map(rowOf)[0];
}
