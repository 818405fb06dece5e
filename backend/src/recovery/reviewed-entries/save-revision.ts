import type { Account } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { contentHash } from '../protocols/content-hash.js';
import type { EntryKind } from './entry-tables.js';
import { type EntryRevision, findContent, insertEntry, insertRevision } from './entry.writes.js';

/** An entry to save. */
interface RevisionToSave<Entry extends EntryRevision, Content extends object> {
  kind: EntryKind;
  key: string;
  /** The revision that the caller has read; 0: none. */
  read: number | null | undefined;
  /** Loads the entry with a row lock. */
  lock: () => Promise<Entry>;
  /** Returns the content to store, by that of the newest revision; undefined for a new entry. */
  contentAfter: (former: Content | undefined) => Content;
  at: Date;
}

/** Creates an entry or its next revision; unchanged content creates none. @throws AppError CHANGED_MEANWHILE */
export async function saveRevision<Entry extends EntryRevision, Content extends object>(
  change: WriteContext<Account>,
  { kind, key, read, lock, contentAfter, at }: RevisionToSave<Entry, Content>,
): Promise<Entry> {
  const { tx } = change;
  const isNew = await insertEntry(tx, kind, key);
  const entry = await lock();
  const former = isNew ? undefined : await findContent<Content>(tx, kind, entry);
  const content = contentAfter(former);
  const changed = changedFields(former, content);
  if (changed.length === 0) return entry;
  requireRead(read, isNew ? 0 : entry.revision);
  const revision = isNew ? 1 : entry.revision + 1;
  await insertRevision(tx, kind, { id: entry.id, revision, content, by: change.actor.userId, at });
  entry.revision = revision;
  for (const name of changed) change.changed(name);
  return entry;
}

/** Requires that the revision is still the one that the caller has read; 0: none. @throws AppError CHANGED_MEANWHILE */
export function requireRead(read: number | null | undefined, present: number): void {
  if (typeof read === 'number' && read !== present)
    throw new AppError('CHANGED_MEANWHILE', reasonFor('CHANGED_MEANWHILE'));
}

/** Names the fields in which two contents differ; all of them for a new entry. */
function changedFields<Content extends object>(former: Content | undefined, content: Content): string[] {
  return Object.entries(content)
    .filter(([name, value]) => contentHash({ value }) !== contentHash({ value: former?.[name as keyof Content] }))
    .map(([name]) => name);
}
