import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Account } from '../../platform/access/actor.js';
import type { ReadContext } from '../../platform/use-cases.js';

/** Days for which readings are kept, which only prevent a second audit row on a day. */
const KEPT_DAYS = 7;

/**
 * Audits the first reading of each conversation by a member of the team on a clinic day, and only then notes it: one that is refused is no
 * reading, and is refused again. Patients read their own, which is not audited.
 * @throws AppError RATE_LIMITED
 */
export async function auditReadings(
  { em, actor, seen }: { em: EntityManager; actor: Account; seen: ReadContext<Account>['seen'] },
  threadIds: readonly string[],
): Promise<void> {
  if (actor.role === 'patient' || threadIds.length === 0) return;
  const db = em.fork().getKysely();
  const { rows } = await sql<{ id: string }>`
    select t.id from care_thread t where t.id = any(${[...threadIds]}::uuid[]) and not exists (select from care_reading r
      where r.thread_id = t.id and r.account_id = ${actor.userId}::uuid and r.day = ${actor.today}::date)`.execute(db);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  for (const id of ids) await seen({ subjectType: 'careThread', subjectId: id });
  await sql`insert into care_reading (thread_id, account_id, day)
    select t.id, ${actor.userId}::uuid, ${actor.today}::date from care_thread t where t.id = any(${ids}::uuid[])
    on conflict do nothing`.execute(db);
}

/** Deletes readings of earlier days. */
export async function sweepReadings(em: EntityManager, now: Date): Promise<void> {
  await sql`delete from care_reading where day < ${new Date(now.getTime() - KEPT_DAYS * 86_400_000)}::timestamptz::date`.execute(
    em.fork().getKysely(),
  );
}
