import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { PatientRestoring } from '../../patients/index.js';

/** Whose time a session takes: named by themselves, or by an appointment that is there. */
export type SlotHolders =
  | { patientId: string; physiotherapistId: string | null }
  /** And of somebody who is to treat instead. */
  | { appointmentId: string; instead?: string };

/**
 * Locks the physiotherapist, then the patient, until the transaction ends: the order in which everybody does who gives a slot away.
 * Whoever wrote first and met the others at the exclusion constraints would wait for them, and they for it; PostgreSQL takes a
 * second to break such a circle, and of many circles at once the last are broken after lock_timeout (DB-1). Answers which of those who
 * treat are locked.
 */
export async function lockSlotHolders(tx: EntityManager, holders: SlotHolders): Promise<string[]> {
  const [physiotherapist, patient, instead] = namesOf(holders);
  const db = tx.getKysely();
  // Weak enough for rows that only refer to them, such as a payment's.
  const { rows } = await sql<{ id: string }>`
    select id from physiotherapist where id in (${physiotherapist}, ${instead}) order by id for no key update`.execute(
    db,
  );
  await sql`select from patient where id = ${patient} for no key update`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks one physiotherapist, or all who may treat, in one order for everybody: before the patient, as above. */
export async function lockPhysiotherapists(
  tx: EntityManager,
  physiotherapistId: string | null | undefined,
): Promise<void> {
  const named = sql`${physiotherapistId ?? null}::uuid`;
  await sql`select from physiotherapist where deleted_at is null and (${named} is null or id = ${named})
    order by id for no key update`.execute(tx.getKysely());
}

/** Locks those who treat in the sessions that went with a record and may come back with it: before the patient, as above. */
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
