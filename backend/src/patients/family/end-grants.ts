import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { PatientDeleted } from '../records/patient-events.js';
import { endsAt } from './family-scope.js';

/** Ends the access of family members with the record; a record that is restored does not bring it back. */
export async function endGrants(tx: EntityManager, { patientId, deletedAt }: PatientDeleted): Promise<void> {
  await sql`update family_grant g set ended_at = least(${endsAt}, ${deletedAt}::timestamptz)
    where g.patient_id = ${patientId}::uuid and g.ended_at is null`.execute(tx.getKysely());
}

/**
 * Moves the grants of a record to another of the same patient; the caller has locked both. Of two live ones for one number the older ends, and
 * so does a grant to the patient's own number.
 */
export async function mergeGrants(tx: EntityManager, from: string, into: string, now: Date): Promise<void> {
  const db = tx.getKysely();
  await sql`update family_grant g set ended_at = least(${endsAt}, ${now}::timestamptz)
    where g.ended_at is null and g.patient_id in (${from}::uuid, ${into}::uuid) and (
      exists (select from family_grant o where o.phone = g.phone and o.ended_at is null and o.id <> g.id
        and o.patient_id in (${from}::uuid, ${into}::uuid) and (o.granted_at, o.id) > (g.granted_at, g.id))
      or exists (select from patient p join app_user u on u.id = p.user_id
        where p.id in (${from}::uuid, ${into}::uuid) and u.phone = g.phone))`.execute(db);
  await sql`update family_grant set patient_id = ${into}::uuid where patient_id = ${from}::uuid`.execute(db);
}
