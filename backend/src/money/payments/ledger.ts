import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { findNamedPatient, noNamedPatient, type Patient } from '../../patients/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';

/**
 * Locks the books of a record: changes of its payments, charges and credits wait until the transaction ends, and so does a close of a day.
 * Call it before a number of a series is taken, which is locked until the end, too.
 * @param now dates what follows by itself, such as allocations of money of a closed day
 */
export async function lockBooks(tx: EntityManager, patientId: string, now: Date): Promise<void> {
  await sql`select lock_books(${patientId}::uuid, ${clinicDay(now)}::date)`.execute(tx.getKysely());
}

/**
 * Finds a live record by its id or number, and locks its books for something new in them. Whoever held them may have deleted the record.
 * @throws AppError NOT_FOUND
 */
export async function openBooks(tx: EntityManager, reference: string, now: Date): Promise<Patient> {
  const patient = await findNamedPatient(tx, reference);
  await lockBooks(tx, patient.id, now);
  await tx.refresh(patient);
  if (patient.deletedAt) throw noNamedPatient();
  return patient;
}

/**
 * Locks the books of the record of a charge or credit, if there is one. Call it before the row is locked: whoever allocates money holds the
 * books, and waits for the charge.
 */
export async function lockBooksOf(tx: EntityManager, table: 'charge' | 'credit', id: string, now: Date): Promise<void> {
  await sql`select lock_books(patient_id, ${clinicDay(now)}::date) from ${sql.table(table)} where id = ${id}`.execute(
    tx.getKysely(),
  );
}

/**
 * Allocates the free money of a record to its open charges now, for an answer that shows it; triggers do so at the end of each transaction
 * that changes either, unless nothing changed since. Call it after the flush.
 */
export async function settleNow(tx: EntityManager, patientId: string): Promise<void> {
  await sql`select settle(${patientId}::uuid), set_config('ledger.settled', ${patientId}::text, true)`.execute(
    tx.getKysely(),
  );
}
