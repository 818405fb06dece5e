import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { OF_PATIENT } from './care-scope.js';
import type { CareThread, CareThreadStatus } from './care-thread.entity.js';

/** What the status of a conversation follows from. */
interface Facts {
  /** Time of the last message of the clinic. */
  answeredAt: string | null;
  /** Time of the first message of the patient's side after the last one of the clinic and the last closing. */
  waitingSince: string | null;
  /** Time of the last message, also of a withdrawn one. */
  lastMessageAt: string | null;
}

async function findFacts(tx: EntityManager, { id, closedAt }: CareThread): Promise<Facts> {
  const { rows } = await sql<Facts>`
    with valid as (select m.sent_at, ${OF_PATIENT} as is_patients from care_message m where m.thread_id = ${id} and m.withdrawn_at is null),
      answer as (select max(sent_at) as at from valid where not is_patients)
    select (select at from answer) as "answeredAt", (select max(sent_at) from care_message where thread_id = ${id}) as "lastMessageAt",
      (select min(v.sent_at) from valid v, answer a where v.is_patients
        and v.sent_at > coalesce(greatest(a.at, ${closedAt}::timestamptz), '-infinity')) as "waitingSince"`.execute(
    tx.getKysely(),
  );
  return rows[0] ?? { answeredAt: null, waitingSince: null, lastMessageAt: null };
}

/**
 * Sets status and times of a locked conversation by its messages: the patient waits since the first message after the last answer and the
 * last closing. A withdrawn message makes nobody wait and answers nothing.
 */
export async function settleThread(tx: EntityManager, thread: CareThread): Promise<void> {
  await tx.flush();
  const { answeredAt, waitingSince, lastMessageAt } = await findFacts(tx, thread);
  const isAnswered = answeredAt !== null && (!thread.closedAt || new Date(answeredAt) > thread.closedAt);
  const status: CareThreadStatus = waitingSince ? 'WAITING' : isAnswered ? 'ANSWERED' : 'CLOSED';
  tx.assign(thread, {
    lastMessageAt: dateOf(lastMessageAt) ?? thread.lastMessageAt,
    waitingSince: dateOf(waitingSince),
    ...(status !== thread.status && { status, version: thread.version + 1 }),
  });
}

const dateOf = (time: string | null) => (time === null ? null : new Date(time));
