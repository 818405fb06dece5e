import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/**
 * Moves the files of a record to another. Of two with the same bytes that of the other record stays: it is live if one of them is, and keeps
 * its note or takes over that of the one that goes, with the consents whose scan it is. The sweep deletes the bytes of the latter.
 */
export async function mergeFiles(tx: EntityManager, from: string, into: string): Promise<void> {
  const db = tx.getKysely();
  await sql`update clinical_file stays set note_id = coalesce(stays.note_id, goes.note_id),
      removed_at = case when goes.removed_at is null then null else stays.removed_at end,
      removed_by_id = case when goes.removed_at is null then null else stays.removed_by_id end,
      removed_reason = case when goes.removed_at is null then null else stays.removed_reason end,
      version = stays.version + 1
    from clinical_file goes
    where stays.patient_id = ${into}::uuid and goes.patient_id = ${from}::uuid and goes.hash = stays.hash`.execute(db);
  await sql`update treatment_consent c set file_id = stays.id from clinical_file goes, clinical_file stays
    where c.file_id = goes.id and stays.patient_id = ${into}::uuid and goes.patient_id = ${from}::uuid and goes.hash = stays.hash`.execute(
    db,
  );
  await sql`delete from clinical_file goes using clinical_file stays
    where stays.patient_id = ${into}::uuid and goes.patient_id = ${from}::uuid and goes.hash = stays.hash`.execute(db);
  await sql`update clinical_file set patient_id = ${into}::uuid where patient_id = ${from}::uuid`.execute(db);
}
