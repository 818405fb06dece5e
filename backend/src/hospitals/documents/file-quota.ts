import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';

/** Largest number of documents that hospitals may send of a patient. */
const MOST_DOCUMENTS = 1_000;
const MEGABYTE = 1024 * 1024;

/** What is to be added, and the most that there may be in all. */
interface Addition {
  /** Bytes. */
  size: number;
  megabytes: number;
}

/**
 * Checks that a patient's files and documents of hospitals leave room for another one, without removed ones. The caller holds the lock of
 * the record. @throws AppError LIMIT_REACHED
 */
export async function requireRoom(tx: EntityManager, patientId: string, { size, megabytes }: Addition): Promise<void> {
  const { rows } = await sql<{ bytes: number }>`select (
      (select coalesce(sum(size), 0) from clinical_file where patient_id = ${patientId}::uuid and removed_at is null)
      + (select coalesce(sum(size), 0) from hospital_document where patient_id = ${patientId}::uuid))::float as bytes`.execute(
    tx.getKysely(),
  );
  if ((rows[0]?.bytes ?? 0) + size > megabytes * MEGABYTE)
    throw new AppError('LIMIT_REACHED', reasonFor('PATIENT_FILES_TOO_LARGE', { megabytes }));
}

/** Checks that hospitals may send another document of a patient. @throws AppError LIMIT_REACHED */
export async function requireDocumentRoom(tx: EntityManager, patientId: string, addition: Addition): Promise<void> {
  const { rows } = await sql<{ documents: number }>`select count(*)::int as documents from hospital_document
    where patient_id = ${patientId}::uuid`.execute(tx.getKysely());
  if ((rows[0]?.documents ?? 0) >= MOST_DOCUMENTS)
    throw new AppError('LIMIT_REACHED', reasonFor('PATIENT_DOCUMENTS_FULL', { most: MOST_DOCUMENTS }));
  await requireRoom(tx, patientId, addition);
}
