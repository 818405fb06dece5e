import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { isRowId } from '../../platform/inputs/parse-input.js';
import { CURSOR_FORMAT, type ListPosition } from '../../platform/lists/list-cursor.js';
import type { GatewayEventStatus } from './gateway-event.entity.js';
import type { TakenMoney } from './payment-gateway.js';

/** An event as returned to clients. */
export interface GatewayEventRow {
  id: string;
  event: string;
  /** Position in the list; also when it came first. */
  at: string;
  gatewayPaymentId: string | null;
  amountPaise: number | null;
  status: GatewayEventStatus;
  paymentId: string | null;
}

/**
 * SQL of the status of event `e` as clients see it. The gateway's account may take money that is none of ours: a refund of a payment that is
 * not booked here waits for that alone, not for an admin.
 */
const STATUS = sql<GatewayEventStatus>`case when e.status = 'UNMATCHED' and e.gateway_refund_id is not null
  and not exists (select from payment y where y.gateway_payment_id = e.gateway_payment_id) then 'IGNORED' else e.status end`;

/** Finds events, newest first, from a position on. */
export async function listGatewayEvents(
  em: EntityManager,
  { status, first, after }: { status: GatewayEventStatus | undefined; first: number; after: ListPosition | undefined },
): Promise<GatewayEventRow[]> {
  const { rows } = await sql<GatewayEventRow>`
    select e.id, e.event, to_char(e.at at time zone 'UTC', ${CURSOR_FORMAT}) as at, e.gateway_payment_id as "gatewayPaymentId",
      e.amount_paise as "amountPaise", ${STATUS} as status, e.payment_id as "paymentId"
    from gateway_event e
    where ${status ? sql`e.status in (${status}, ${status === 'IGNORED' ? 'UNMATCHED' : status}) and ${STATUS} = ${status}` : sql`true`}
      and ${after ? sql`(e.at, e.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by e.at desc, e.id desc limit ${first}`.execute(em.getKysely());
  return rows;
}

/** Finds the payment of the link that money was paid by: by our reference, else by the gateway's order. */
export async function findAskedPayment(
  em: EntityManager,
  { reference, orderId }: Pick<TakenMoney, 'reference' | 'orderId'>,
): Promise<string | undefined> {
  const linkId = reference && isRowId(reference) ? reference : null;
  const { rows } = await sql<{ id: string }>`
    select payment_id as id from payment_link where id = ${linkId}::uuid or order_id = ${orderId}
    order by (id = ${linkId}::uuid) desc nulls last limit 1`.execute(em.getKysely());
  return rows[0]?.id;
}

/** Ends the waiting of other events that tell of the same payment: its money was booked. */
export async function endWaiting(
  tx: EntityManager,
  { gatewayPaymentId, except, paymentId }: { gatewayPaymentId: string; except: string; paymentId: string },
): Promise<void> {
  await sql`update gateway_event set status = 'IGNORED', payment_id = ${paymentId}::uuid
    where gateway_payment_id = ${gatewayPaymentId} and gateway_refund_id is null and status = 'UNMATCHED' and id <> ${except}::uuid`.execute(
    tx.getKysely(),
  );
}

/** Returns the day on which money is booked that comes by itself: today, or the first open day after it. The books are held. */
export async function dayOfGateway(tx: EntityManager, today: string): Promise<string> {
  const db = tx.getKysely();
  await sql`select hold_books()`.execute(db);
  const { rows } = await sql<{ day: string }>`select greatest(${today}::date, closed_until() + 1)::text as day`.execute(
    db,
  );
  return rows[0]?.day ?? today;
}

/** An order of which the gateway is asked. */
export interface OrderToAsk {
  linkId: string;
  orderId: string;
  /** Whether its link was canceled, so that the order has to be canceled as well. */
  isCanceled: boolean;
}

/**
 * Claims an order that is older than 15 minutes, or whose link was canceled, and was not asked for within the hour or since the
 * cancellation, so that no other process asks for it too. Orders are not asked for any more once the gateway ended them, or 30 days after
 * their link expired.
 */
export async function claimOrder(em: EntityManager, now: Date): Promise<OrderToAsk | undefined> {
  const { rows } = await sql<OrderToAsk>`
    update payment_link set order_asked_at = ${now} where id = (
      select id from payment_link where order_id is not null and order_ended_at is null
        and (ordered_at <= ${now}::timestamptz - interval '15 minutes' or canceled_at is not null)
        and (order_asked_at is null or order_asked_at <= ${now}::timestamptz - interval '1 hour' or order_asked_at < canceled_at)
        and expires_at > ${now}::timestamptz - interval '30 days'
      order by order_asked_at nulls first, ordered_at limit 1 for update skip locked
    ) returning id as "linkId", order_id as "orderId", canceled_at is not null as "isCanceled"`.execute(em.getKysely());
  return rows[0];
}

/** Notes that nothing more is paid by an order. */
export async function endOrder(em: EntityManager, linkId: string, now: Date): Promise<void> {
  await sql`update payment_link set order_ended_at = ${now} where id = ${linkId}::uuid`.execute(em.getKysely());
}
