import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { LESSONS, newestRevisions } from '../reviewed-entries/entry-tables.js';
import { reviewsFrom, reviewsOf, type ReviewRow, type StoredReviews } from '../reviewed-entries/reviews.js';
import type { LessonContent } from './lesson.input.js';

/** A lesson in its newest revision. */
export interface LessonRow {
  slug: string;
  content: LessonContent;
  revision: number;
  retired: boolean;
  reviews: ReviewRow[];
}

type Given = Omit<LessonRow, 'reviews'> & { reviews: StoredReviews };

/** Most lessons of a list. */
const MOST = 500;

/** Finds all lessons by English title, or that of a slug; also retired ones. */
export async function findLibraryLessons(em: EntityManager, slug?: string): Promise<LessonRow[]> {
  const { rows } = await sql<Given>`
    select e.slug, e.revision, e.retired, r.content, ${reviewsOf(LESSONS)} as reviews from ${newestRevisions(LESSONS)}
    where ${slug === undefined ? sql`true` : sql`e.slug = ${slug}`}
    order by lower(r.content #>> '{title,en}'), e.slug limit ${MOST}`.execute(em.getKysely());
  return rows.map(({ reviews, ...row }) => ({ ...row, reviews: reviewsFrom(reviews) }));
}

/** Returns which of the slugs belong to no protocol. */
export async function findUnknownProtocols(em: EntityManager, slugs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select s.slug from unnest(${[...slugs]}::text[]) as s (slug) where not exists (select from protocol l where l.slug = s.slug)`.execute(
    em.getKysely(),
  );
  return new Set(rows.map((row) => row.slug));
}
