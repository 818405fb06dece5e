import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { MessageKind } from '../../identity/index.js';
import type { Tables } from '../../platform/db/tables.js';

/** Counts the browsers of an account. */
export async function countSubscriptions(em: EntityManager, accountId: string): Promise<number> {
  const { count } = await em
    .getKysely<Tables>()
    .selectFrom('push_subscription')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds the endpoints of an account. */
export async function findEndpoints(em: EntityManager, accountId: string): Promise<string[]> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ endpoint }) => endpoint);
}

/**
 * Stores an endpoint of an account, also if it was another one's until now.
 * @returns its id; undefined if it was the account's already
 */
export async function storeEndpoint(
  tx: EntityManager,
  { accountId, endpoint, now }: { accountId: string; endpoint: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into push_subscription as s (id, account_id, endpoint, created_at) values (${uuidv7()}, ${accountId}, ${endpoint}, ${now})
    on conflict (endpoint) do update set account_id = excluded.account_id, created_at = excluded.created_at
      where s.account_id <> excluded.account_id
    returning id`.execute(tx.getKysely());
  return rows[0]?.id;
}

/** Deletes endpoints that their push service no longer knows. */
export async function deleteEndpoints(em: EntityManager, endpoints: readonly string[]): Promise<void> {
  if (endpoints.length === 0) return;
  await em
    .getKysely<Tables>()
    .deleteFrom('push_subscription')
    .where('endpoint', 'in', [...endpoints])
    .execute();
}

/** Deletes the oldest endpoints of an account beyond the number that it may have. */
export async function deleteOldest(tx: EntityManager, accountId: string, most: number): Promise<void> {
  await sql`delete from push_subscription where id in (
    select id from push_subscription where account_id = ${accountId} order by created_at desc, id desc offset ${most})`.execute(
    tx.getKysely(),
  );
}

/**
 * Finds the kind of the newest notice of an account that a session has not asked for, and notes that it has. A notice counts from the
 * moment it is sent: the browser may ask before the push service has answered us.
 */
export async function takeNewestNotice(
  em: EntityManager,
  { accountId, sessionHash, since }: { accountId: string; sessionHash: string; since: Date },
): Promise<MessageKind | undefined> {
  const { rows } = await sql<{ kind: MessageKind }>`
    with newest as (
      select n.id, m.kind from push_notice n join message m on m.id = n.id
      where n.account_id = ${accountId} and n.created_at > ${since} and n.attempts > 0
        and (n.taken_at is not null or n.status = 'QUEUED') and not ${sessionHash} = any(n.told_to)
      order by n.created_at desc, n.id desc limit 1
    ), told as (
      update push_notice n set told_to = n.told_to || ${sessionHash}::text from newest w where n.id = w.id
    )
    select kind from newest`.execute(em.getKysely());
  return rows[0]?.kind;
}
