import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { OpeningBooks } from './opening-books.js';
import { findUntouched, lockRecords } from './untouched-records.js';

/** In milliseconds: an import has up to 10,000 records, of which each statement deals with all. */
const PATIENCE = 60_000;

/** What an undo did: the deleted records, those whose openings alone were taken back, and the number of created records that stay. */
export interface Undone {
  deleted: string[];
  takenBack: string[];
  kept: number;
}

/**
 * Deletes the records that an import created and nobody has changed since, with their accounts, and takes back what it brought over; records
 * that it only filled stay. All of them are locked first: a change that came before is seen, and one that comes later finds the record
 * deleted.
 * @throws AppError WRONG_STATE if it is not on record what the import created
 */
export async function undoImport(
  tx: EntityManager,
  books: OpeningBooks,
  { id: importId, created: all, completed, now }: { id: string; created: number; completed: number; now: Date },
): Promise<Undone> {
  const db = tx.getKysely();
  await sql`set local statement_timeout = ${sql.lit(PATIENCE)}`.execute(db);
  // As an import does: none runs meanwhile.
  await sql`select pg_advisory_xact_lock(hashtextextended('import of patients', 0))`.execute(db);
  const { rows } = await sql<{ id: string; isCreated: boolean }>`
    select patient_id as id, is_created as "isCreated" from patient_import_record where import_id = ${importId}`.execute(
    db,
  );
  if (rows.length === 0 && all + completed > 0) throw new AppError('WRONG_STATE', reasonFor('IMPORT_NOT_RECORDED'));
  const ids = rows.map(({ id }) => id);
  await lockRecords(tx, ids);
  const untouched = await findUntouched(tx, ids, sql`r.import_id = ${importId}`);
  const moved = await books.findMoved(tx, untouched);
  const goes = new Set(untouched.filter((id) => !moved.has(id)));
  await books.takeBack(tx, [...goes], { importId, now });
  const created = rows.filter(({ isCreated }) => isCreated);
  const deleted = created.flatMap(({ id }) => (goes.has(id) ? [id] : []));
  await deleteRecords(tx, deleted, now);
  const takenBack = rows.flatMap(({ id, isCreated }) => (!isCreated && goes.has(id) ? [id] : []));
  return { deleted, takenBack, kept: all - deleted.length };
}

/** Deletes records with their accounts. A record that is restored later has none. */
async function deleteRecords(tx: EntityManager, ids: string[], now: Date): Promise<void> {
  const db = tx.getKysely();
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from patient where id = any(${ids}::uuid[]) and user_id is not null`.execute(db);
  await sql`update patient set deleted_at = ${now}, user_id = null, version = version + 1 where id = any(${ids}::uuid[])`.execute(
    db,
  );
  await sql`update app_user set deleted_at = ${now}, version = version + 1
    where id = any(${rows.map(({ userId }) => userId)}::uuid[])`.execute(db);
}
