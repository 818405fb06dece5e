import { sql, type RawBuilder } from 'kysely';
import type { Pool } from 'pg';
import { isAlsoText, isPushed, type MessageKind, messageKinds } from '../../identity/index.js';
import { type ClaimedRow, type Lease, UNCOUNTED } from '../../platform/jobs/lease.js';
import type { LeasedQueue } from '../../platform/jobs/leased-job.js';

/** A push that this process has claimed. */
export interface DuePush extends ClaimedRow {
  accountId: string;
}

/** The pushes that wait. */
export const duePushes: LeasedQueue = {
  name: 'pushes',
  table: 'push_notice',
  waiting: 'QUEUED',
  dueSince: sql`r.created_at`,
  columns: sql`r.account_id as "accountId"`,
  dates: [],
  order: sql`r.created_at`,
  batch: 50,
};

/** SQL time for which a text waits for its push; then it is sent. A push service has ten seconds. */
const TEXT_WAITS = sql`interval '30 seconds'`;

const PUSHED = messageKinds.filter(isPushed);

/** Finds the accounts whose browsers are offered a message, by message id. A message is offered once: a repeated one is a text. */
export async function findPushAccounts(
  pool: Pool,
  messages: readonly { id: string; kind: MessageKind }[],
): Promise<Map<string, string>> {
  const ids = messages.filter(({ kind }) => isPushed(kind)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; accountId: string }>(
    `select m.id, u.id as "accountId" from message m
       join patient p on p.id = m.patient_id and p.deleted_at is null
       join app_user u on u.id = p.user_id and u.deleted_at is null and u.disabled_at is null
     where m.id = any($1) and m.kind = any($2) and m.account_id is null
       and exists (select from push_subscription s where s.account_id = u.id)
       and not exists (select from push_notice n where n.id = m.id)`,
    [ids, PUSHED],
  );
  return new Map(rows.map(({ id, accountId }) => [id, accountId]));
}

const queued = (lease: Lease, accountId: string, from: string) => sql`
  insert into push_notice (id, account_id, created_at) select id, ${accountId}::uuid, ${lease.now} from ${sql.ref(from)}
  on conflict (id) do nothing`;

/** Queues a push beside the text of a message, whose claim goes on. @throws LeaseLost */
export async function queuePush(lease: Lease, accountId: string): Promise<void> {
  await lease.write(sql`
    with claimed as (select id from message where ${lease.isHeld}), notice as (${queued(lease, accountId, 'claimed')})
    select id from claimed`);
}

/** Queues a push in place of the text of a message, which waits for the result; ends the claim. @throws LeaseLost */
export async function queuePushAlone(lease: Lease, accountId: string): Promise<void> {
  const waiting = lease.ending(sql`send_after = ${lease.now} + ${TEXT_WAITS}, ${UNCOUNTED}`);
  await lease.write(sql`
    with waiting as (${waiting}), notice as (${queued(lease, accountId, 'waiting')}) select id from waiting`);
}

/** Kinds whose text is sent also where a push was taken. */
const ALSO_TEXT = messageKinds.filter(isAlsoText);

/** Finds the messages that still wait for their push, with their kind: not those whose text was sent meanwhile. */
export async function findWaitingMessages(pool: Pool, pushes: readonly DuePush[]): Promise<Map<string, MessageKind>> {
  const { rows } = await pool.query<{ id: string; kind: MessageKind }>(
    `select id, kind from message where id = any($1) and (status = 'QUEUED' or kind = any($2))`,
    [pushes.map(({ id }) => id), ALSO_TEXT],
  );
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/** Ends a push. If a service took it, its message is sent; otherwise the text is due at once. @throws LeaseLost */
export async function endPush(
  lease: Lease<DuePush>,
  { status, isTaken }: { status: 'DONE' | 'FAILED'; isTaken: boolean },
): Promise<void> {
  const ended = lease.ending(sql`status = ${status}, taken_at = ${isTaken ? lease.now : sql`null`}`);
  await lease.write(sql`with ended as (${ended}), message as (${resultOf(lease, isTaken)}) select id from ended`);
}

/** SQL statement that writes the result of a push on its message. */
function resultOf({ now }: Lease, isTaken: boolean): RawBuilder<unknown> {
  const isText = sql`m.kind = any(${ALSO_TEXT}::text[])`;
  if (isTaken)
    return sql`update message m set push = true,
      status = case when m.status = 'QUEUED' and not ${isText} then 'SENT' else m.status end,
      sent_at = case when m.status = 'QUEUED' and not ${isText} then ${now} else m.sent_at end
      from ended where m.id = ended.id`;
  return sql`update message m set send_after = ${now} from ended
    where m.id = ended.id and m.status = 'QUEUED' and not ${isText} and m.send_after > ${now}`;
}
