import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { consentFilter, type ConsentScope } from './consent-filter.js';

/** Whether the consent filter lets a client access a record. Writes use the same filter as reads. */
export async function mayAccessRecord(tx: EntityManager, client: ConsentScope, patientId: string): Promise<boolean> {
  const { rows } =
    await sql`select from patient p where p.id = ${patientId}::uuid and ${consentFilter(client)}`.execute(
      tx.getKysely(),
    );
  return rows.length > 0;
}
