import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { consentFilter, type ConsentScope } from './consent-filter.js';

/** Whether a record lies within a client's reach, for what it writes: by the fence that its reads meet. */
export async function mayAccessRecord(tx: EntityManager, client: ConsentScope, patientId: string): Promise<boolean> {
  const { rows } =
    await sql`select from patient p where p.id = ${patientId}::uuid and ${consentFilter(client)}`.execute(
      tx.getKysely(),
    );
  return rows.length > 0;
}
