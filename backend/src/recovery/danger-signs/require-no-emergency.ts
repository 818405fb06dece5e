import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';

/** Prevents session requests by a patient with an open EMERGENCY, who must call 112 instead. @throws AppError WRONG_STATE */
export async function requireNoEmergency(em: EntityManager, accountId: string): Promise<void> {
  const { rows } = await sql`
    select from care_task k join recovery_plan r on r.id = k.plan_id join patient p on p.id = r.patient_id
    where p.user_id = ${accountId} and p.deleted_at is null and k.status <> 'RESOLVED' and k.severity = 'EMERGENCY'`.execute(
    em.getKysely(),
  );
  if (rows.length > 0) throw new AppError('WRONG_STATE', reasonFor('EMERGENCY_OPEN'));
}
