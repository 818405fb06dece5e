import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Operator } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { exceptFromCommitWork } from '../../platform/db/before-commit.js';
import type { Logger } from '../../platform/logger.js';
import { sayDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { writeNotices } from '../notices/write-notices.js';

/** Requests of a page. */
const MOST = 20;
/** Timeout of each statement of an erasure, in milliseconds. */
const PATIENCE = 600_000;

interface Parts {
  em: EntityManager;
  audit: AuditTrail;
  logger: Logger;
  clock: Clock;
}

/** A request whose day has come. */
interface DueRequest {
  id: string;
  eraseOn: string;
  /** Whether its day was before yesterday. */
  isLate: boolean;
}

/**
 * Erases the data of patients whose accepted requests the law no longer holds up, each in one transaction with its proof and a row in the
 * audit trail. Stored files go with the next sweeps of files that nothing names. By the database's clock. One that cannot run does not
 * keep others waiting; admins are told of it, once.
 */
export async function eraseDue(parts: Parts): Promise<void> {
  let after: DueRequest | undefined;
  for (;;) {
    const page = await findDue(parts.em, after);
    for (const due of page) await tryOne(parts, due);
    after = page.at(-1);
    if (!after || page.length < MOST) return;
  }
}

async function findDue(em: EntityManager, after: DueRequest | undefined): Promise<DueRequest[]> {
  const rest = after ? sql`and (erase_on, id) > (${after.eraseOn}::date, ${after.id}::uuid)` : sql``;
  const today = sql`(now() at time zone 'Asia/Kolkata')::date`;
  const { rows } = await sql<DueRequest>`select id, erase_on::text as "eraseOn", erase_on < ${today} - 1 as "isLate"
    from data_request where status = 'ACCEPTED' and erase_on <= ${today} ${rest}
    order by erase_on, id limit ${MOST}`.execute(em.fork().getKysely());
  return rows;
}

async function tryOne(parts: Parts, due: DueRequest): Promise<void> {
  try {
    if (!(await eraseOne(parts, due.id)) && due.isLate) await tellOfLate(parts, due);
  } catch (error) {
    // The others do not wait for one that fails.
    parts.logger.error({ error, requestId: due.id }, "a patient's data could not be erased");
    if (due.isLate) await tellOfLate(parts, due);
  }
}

/** Returns whether it was erased. */
async function eraseOne({ em, audit, logger }: Parts, id: string): Promise<boolean> {
  const isErased = await em.fork().transactional(async (tx) => {
    // Nothing of what is erased is kept as another version.
    exceptFromCommitWork(tx);
    await sql`set local statement_timeout = ${sql.lit(PATIENCE)}`.execute(tx.getKysely());
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
  return isErased;
}

/** Tells the admins of a request that is still due after its day, once for each day that it had. */
async function tellOfLate({ em, clock }: Parts, { id, eraseOn }: DueRequest): Promise<void> {
  await em.fork().transactional(async (tx) => {
    const { rows } = await sql`select from data_request
      where id = ${id}::uuid and status = 'ACCEPTED' and erase_on = ${eraseOn}::date`.execute(tx.getKysely());
    if (rows.length === 0) return;
    const text = `An erasure is due since ${sayDay(eraseOn)} and cannot run. Look for an active plan or a session that is not marked at Data requests, Answered; else ask who runs the server.`;
    const dedupKey = `erasure late ${id} ${eraseOn}`;
    await writeNotices(
      tx,
      [{ kind: 'ALARM', audience: 'ADMINS', text, subjectId: id, dedupKey, byId: null }],
      clock.now(),
    );
  });
}
