import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { contentHash } from '../protocols/content-hash.js';
import { type EntryKind, sqlNames } from './entry-tables.js';

/** What an entry's row says of its revisions. */
export interface EntryRevision {
  id: string;
  /** Number of the newest revision. */
  revision: number;
}

/** Inserts an entry with this key unless there is one; resolves to whether it did. Its first revision follows in the transaction. */
export async function insertEntry(tx: EntityManager, kind: EntryKind, key: string): Promise<boolean> {
  const names = sqlNames(kind);
  const { rows } = await sql`insert into ${names.entry} (id, ${names.key}, revision) values (${uuidv7()}, ${key}, 1)
    on conflict (${names.key}) do nothing returning id`.execute(tx.getKysely());
  return rows.length > 0;
}

/** Finds the content of an entry's newest revision. */
export async function findContent<Content>(
  tx: EntityManager,
  kind: EntryKind,
  { id, revision }: EntryRevision,
): Promise<Content> {
  const names = sqlNames(kind);
  const { rows } = await sql<{ content: Content }>`
    select content from ${names.revision} where ${names.entryId} = ${id} and revision = ${revision}`.execute(
    tx.getKysely(),
  );
  const [row] = rows;
  if (!row) throw new Error(`the ${kind.name} ${id} has no revision ${revision}`);
  return row.content;
}

/** Inserts a revision of an entry. */
export async function insertRevision(
  tx: EntityManager,
  kind: EntryKind,
  { id, revision, content, by, at }: EntryRevision & { content: unknown; by: string; at: Date },
): Promise<void> {
  const names = sqlNames(kind);
  await sql`insert into ${names.revision} (${names.entryId}, revision, content, content_hash, saved_by_id, saved_at)
    values (${id}, ${revision}, ${JSON.stringify(content)}::jsonb, ${contentHash(content)}, ${by}, ${at})`.execute(
    tx.getKysely(),
  );
}

/** Inserts a review of an entry's newest revision. */
export async function insertReview(
  tx: EntityManager,
  kind: EntryKind,
  { id, revision, by, statement, at }: EntryRevision & { by: string; statement: string; at: Date },
): Promise<void> {
  const names = sqlNames(kind);
  await sql`insert into ${names.review} (${names.entryId}, revision, reviewer_id, statement, reviewed_at)
    values (${id}, ${revision}, ${by}, ${statement}, ${at})`.execute(tx.getKysely());
}
