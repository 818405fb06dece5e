import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { PatientRestoring } from '../../patients/index.js';

/** Patient and physiotherapist whose time a session takes: by their ids, or by an appointment's id. */
export type SlotHolders =
  | { patientId: string; physiotherapistId: string | null }
  /** `instead` is the new physiotherapist. */
  | { appointmentId: string; instead?: string };

/**
 * Locks the rows of the physiotherapist, then the patient, until commit, and returns the ids of the locked
 * physiotherapists. Every booking uses this order. Without it, concurrent inserts would deadlock on the exclusion
 * constraints; PostgreSQL detects a deadlock after one second, and under many deadlocks some transactions reach
 * lock_timeout.
 */
export async function lockSlotHolders(tx: EntityManager, holders: SlotHolders): Promise<string[]> {
  const [physiotherapist, patient, instead] = namesOf(holders);
  const db = tx.getKysely();
  // `for no key update` does not block inserts that reference the row, such as payments.
  const { rows } = await sql<{ id: string }>`
    select id from physiotherapist where id in (${physiotherapist}, ${instead}) order by id for no key update`.execute(
    db,
  );
  await sql`select from patient where id = ${patient} for no key update`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks one physiotherapist, or all bookable ones, in id order. Take these locks before the patient's. */
export async function lockPhysiotherapists(
  tx: EntityManager,
  physiotherapistId: string | null | undefined,
): Promise<void> {
  const named = sql`${physiotherapistId ?? null}::uuid`;
  await sql`select from physiotherapist where deleted_at is null and (${named} is null or id = ${named})
    order by id for no key update`.execute(tx.getKysely());
}

/**
 * Locks the physiotherapists of the sessions that were deleted with a record and may be restored. Take these locks
 * before the patient's.
 */
export async function lockFormerPhysiotherapists(
  tx: EntityManager,
  { patientId, deletedAt }: PatientRestoring,
): Promise<void> {
  await sql`select from physiotherapist where id in (select physiotherapist_id from appointment
      where patient_id = ${patientId} and deleted_at = ${deletedAt} and status in ('pending', 'scheduled'))
    order by id for no key update`.execute(tx.getKysely());
}

type Names = [physiotherapist: RawBuilder<unknown>, patient: RawBuilder<unknown>, instead: RawBuilder<unknown>];

function namesOf(holders: SlotHolders): Names {
  if ('patientId' in holders)
    return [sql`${holders.physiotherapistId}::uuid`, sql`${holders.patientId}::uuid`, sql`null::uuid`];
  const of = (column: RawBuilder<unknown>) =>
    sql`(select ${column} from appointment where id = ${holders.appointmentId}::uuid)`;
  return [of(sql`physiotherapist_id`), of(sql`patient_id`), sql`${holders.instead ?? null}::uuid`];
}
