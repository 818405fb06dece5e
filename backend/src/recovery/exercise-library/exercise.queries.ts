import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { likePattern } from '../../platform/lists/like-pattern.js';
import { EXERCISES, newestRevisions } from '../reviewed-entries/entry-tables.js';
import { isReviewed, reviewsFrom, reviewsOf, type ReviewRow, type StoredReviews } from '../reviewed-entries/reviews.js';
import type { ExercisePosition } from './exercise-cursor.js';
import type { ExerciseContent, ExerciseQuery } from './exercise.input.js';
import { videoOfEntry, type VideoRow } from './exercise-video.js';

/** An entry in its newest revision. */
export interface ExerciseRow extends ExercisePosition {
  content: ExerciseContent;
  revision: number;
  retired: boolean;
  reviews: ReviewRow[];
  video: VideoRow | null;
}

type Given = Omit<ExerciseRow, 'reviews'> & { reviews: StoredReviews };

const rowOf = ({ reviews, ...row }: Given): ExerciseRow => ({ ...row, reviews: reviewsFrom(reviews) });

const name = sql`lower(r.content #>> '{name,en}')`;
const source = newestRevisions(EXERCISES);
// Raw SQL, because the content is a document and the reviews are collected as JSON.
const columns = sql`e.key, e.revision, e.retired, r.content, ${name} as name, ${videoOfEntry} as video,
  ${reviewsOf(EXERCISES)} as reviews`;

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
  if (typeof reviewed === 'boolean') conditions.push(sql`${reviewed} = ${isReviewed(EXERCISES)}`);
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

/** Finds entries by key, also retired ones: how they are called and done in their newest revision. */
export async function findNamedExercises(
  em: EntityManager,
  keys: readonly string[],
): Promise<Map<string, Pick<ExerciseContent, 'name' | 'steps'> & Pick<ExerciseRow, 'retired'>>> {
  const { rows } = await sql<Pick<ExerciseContent, 'name' | 'steps'> & Pick<ExerciseRow, 'key' | 'retired'>>`
    select e.key, e.retired, r.content->'name' as name, r.content->'steps' as steps
    from ${source} where e.key = any(${textArray(keys)})`.execute(em.getKysely());
  return new Map(rows.map(({ key, ...entry }) => [key, entry]));
}

/** Finds an entry by key, also a retired one. */
export async function findExercise(em: EntityManager, key: string): Promise<ExerciseRow | undefined> {
  const { rows } = await sql<Given>`select ${columns} from ${source} where e.key = ${key}`.execute(em.getKysely());
  return rows.map(rowOf)[0];
}
