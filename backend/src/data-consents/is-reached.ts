import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { consentFence, type Fenced } from './consent-fence.js';

/** Whether a record lies within a client's reach, for what it writes: by the fence that its reads meet. */
export async function isReached(tx: EntityManager, client: Fenced, patientId: string): Promise<boolean> {
  const { rows } = await sql`select from patient p where p.id = ${patientId}::uuid and ${consentFence(client)}`.execute(
    tx.getKysely(),
  );
  return rows.length > 0;
}
