import { type RawBuilder, sql } from 'kysely';
import { type EntryKind, sqlNames } from './entry-tables.js';

/** A clinician's review of a revision. */
export interface ReviewRow {
  reviewerName: string;
  statement: string;
  reviewedAt: Date;
}

/** Reviews as a plain statement returns them. */
export type StoredReviews = (Omit<ReviewRow, 'reviewedAt'> & { reviewedAt: string })[];

/** Maps stored reviews, with their times. */
export const reviewsFrom = (stored: StoredReviews): ReviewRow[] =>
  stored.map(({ reviewedAt, ...review }) => ({ ...review, reviewedAt: new Date(reviewedAt) }));

const reviewer = sql`coalesce(
  (select name from physiotherapist where user_id = w.reviewer_id order by deleted_at nulls first limit 1),
  (select name from doctor where user_id = w.reviewer_id order by deleted_at nulls first limit 1), u.full_name)`;

const isOfNewest = ({ entryId }: ReturnType<typeof sqlNames>) => sql`w.${entryId} = e.id and w.revision = e.revision`;

/** SQL column of the reviews of an entry `e`'s newest revision, as JSON, oldest first. */
export function reviewsOf(kind: EntryKind): RawBuilder<StoredReviews> {
  const names = sqlNames(kind);
  return sql`coalesce((select jsonb_agg(jsonb_build_object('reviewerName', ${reviewer}, 'statement', w.statement, 'reviewedAt', w.reviewed_at)
    order by w.reviewed_at, w.reviewer_id) from ${names.review} w join app_user u on u.id = w.reviewer_id
    where ${isOfNewest(names)}), '[]')`;
}

/** SQL condition: a clinician has reviewed the newest revision of an entry `e`. */
export function isReviewed(kind: EntryKind): RawBuilder<boolean> {
  const names = sqlNames(kind);
  return sql`exists (select from ${names.review} w where ${isOfNewest(names)})`;
}
