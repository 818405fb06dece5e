import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Operator } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import type { Logger } from '../../platform/logger.js';

/** Erasures of one run of the maintenance. */
const MOST = 20;

/**
 * Erases the data of patients whose accepted requests the law no longer holds up, each in one transaction with its proof and a row in the
 * audit trail. Stored files go with the next sweep of files that nothing names. By the database's clock.
 */
export async function eraseDue(parts: { em: EntityManager; audit: AuditTrail; logger: Logger }): Promise<void> {
  const { em, logger } = parts;
  const { rows } = await sql<{ id: string }>`select id from data_request
    where status = 'ACCEPTED' and erase_on <= (now() at time zone 'Asia/Kolkata')::date order by erase_on, id limit ${MOST}`.execute(
    em.fork().getKysely(),
  );
  for (const { id } of rows) {
    try {
      await eraseOne(parts, id);
    } catch (error) {
      // The others do not wait for one that fails.
      logger.error({ error, requestId: id }, "a patient's data could not be erased");
    }
  }
}

async function eraseOne({ em, audit, logger }: Parameters<typeof eraseDue>[0], id: string): Promise<void> {
  const isErased = await em.fork().transactional(async (tx) => {
    const { rows } = await sql<{ erased: Record<string, number> | null }>`
      select erase_patient(${id}::uuid) as erased`.execute(tx.getKysely());
    const erased = rows[0]?.erased;
    if (!erased) return false;
    const system: Operator = { kind: 'console', role: 'console', requestId: uuidv7() };
    await audit.record(tx, system, {
      verb: 'dataRequest.erase',
      subjectType: 'dataRequest',
      subjectId: id,
      changedFields: ['status', 'erasedAt'],
      details: { erased },
    });
    return true;
  });
  if (isErased) logger.info({ requestId: id }, "a patient's data was erased");
}
