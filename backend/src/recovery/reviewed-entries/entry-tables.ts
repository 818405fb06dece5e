import { type RawBuilder, sql } from 'kysely';

/** A kind of reviewed entries: the prefix of its tables, and the column by which an entry is found. */
export interface EntryKind {
  name: 'exercise' | 'lesson';
  key: 'key' | 'slug';
}

/** Entries of the exercise library. */
export const EXERCISES: EntryKind = { name: 'exercise', key: 'key' };

/** Lessons. */
export const LESSONS: EntryKind = { name: 'lesson', key: 'slug' };

/** SQL names of the tables and columns of a kind: entries, their revisions, and the reviews of these. */
export const sqlNames = ({ name, key }: EntryKind) => ({
  entry: sql.table(name),
  revision: sql.table(`${name}_revision`),
  review: sql.table(`${name}_review`),
  key: sql.ref(key),
  entryId: sql.ref(`${name}_id`),
});

/** SQL tables of an entry `e` and its newest revision `r`. */
export function newestRevisions(kind: EntryKind): RawBuilder<unknown> {
  const { entry, revision, entryId } = sqlNames(kind);
  return sql`${entry} e join ${revision} r on r.${entryId} = e.id and r.revision = e.revision`;
}
