import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import { toRow, whole, type PaymentRow, type ReadPayment } from '../payments/payment.queries.js';
import { visiblePayments } from '../payments/payment-scope.js';

/** Status of a link, under the contract's names. */
export type PaymentLinkStatus = 'OPEN' | 'PAID' | 'EXPIRED' | 'CANCELED';

/** A link with its payment, as returned to clients. */
export interface LinkRow {
  id: string;
  tokenHash: string;
  status: PaymentLinkStatus;
  createdAt: Date;
  expiresAt: Date;
  patient: { id: string; number: number; name: string };
  payment: PaymentRow;
}

/** Most links of a patient in a list. */
const MOST_LINKS = 100;

/** SQL expression: status of `payment_link l` of `payment y`. Its clock is the one that the service is given. */
const statusAt = (
  now: Date,
) => sql`case when y.status in ('Paid', 'Refunded') then 'PAID' when l.canceled_at is not null then 'CANCELED'
  when l.expires_at <= ${now} then 'EXPIRED' when y.status = 'Failed' then 'CANCELED' else 'OPEN' end`;

/** SQL condition: `payment_link l` of `payment y` can be paid. */
export const isOpenLink = (now: Date) => sql`(${statusAt(now)}) = 'OPEN'`;

interface ReadLink extends ReadPayment {
  linkId: string;
  tokenHash: string;
  linkStatus: PaymentLinkStatus;
  linkedAt: Date;
  expiresAt: Date;
  ofPatient: LinkRow['patient'];
}

async function findLinksWhere(em: EntityManager, condition: RawBuilder<unknown>, to: VisibleTo, now: Date) {
  // Raw SQL: the status is an expression. The patient is shown of a deleted record, too.
  const { rows } = await sql<ReadLink>`
    select l.id as "linkId", l.token_hash as "tokenHash", ${statusAt(now)} as "linkStatus", l.created_at as "linkedAt",
      l.expires_at as "expiresAt", json_build_object('id', r.id, 'number', r.number, 'name', r.name) as "ofPatient", ${whole}
    from payment_link l join payment y on y.id = l.payment_id join patient r on r.id = y.patient_id
      left join patient p on p.id = r.id and p.deleted_at is null
    where ${condition} and ${visiblePayments(to)}
    order by l.created_at desc, l.id desc limit ${MOST_LINKS}`.execute(em.getKysely());
  return rows.map(toLinkRow);
}

function toLinkRow({ linkId: id, tokenHash, linkStatus: status, linkedAt, expiresAt, ofPatient, ...row }: ReadLink) {
  const times = { createdAt: new Date(linkedAt), expiresAt: new Date(expiresAt) };
  return { id, tokenHash, status, ...times, patient: ofPatient, payment: toRow(row) } satisfies LinkRow;
}

/** Finds the links of a record that an actor may see, newest first, at most 100. */
export async function findLinks(em: EntityManager, patientId: string, to: VisibleTo, now: Date): Promise<LinkRow[]> {
  return findLinksWhere(em, sql`y.patient_id = ${patientId}::uuid`, to, now);
}

/** Finds a link by id, if an actor may see it. */
export async function findLink(em: EntityManager, id: string, to: VisibleTo, now: Date): Promise<LinkRow | undefined> {
  return (await findLinksWhere(em, sql`l.id = ${id}::uuid`, to, now))[0];
}

/** What the page of a link shows: no patient. */
export interface OpenedLink {
  id: string;
  clinic: string;
  amountPaise: number;
  status: 'OPEN' | 'PAID';
  paymentId: string;
  vpa: string | null;
  /** Address at which it is paid online, once that was begun. */
  orderUrl: string | null;
  expiresAt: Date;
}

/**
 * Finds the link of a token's hash, if it opens something: it is open or paid, has not expired, and its patient's record is live.
 */
export async function findOpenedLink(em: EntityManager, tokenHash: string, now: Date): Promise<OpenedLink | undefined> {
  const { rows } = await sql<OpenedLink>`
    select l.id, c.name as clinic, y.amount_paise as "amountPaise", ${statusAt(now)} as status, y.id as "paymentId", c.vpa, l.order_url as "orderUrl", l.expires_at as "expiresAt"
    from payment_link l join payment y on y.id = l.payment_id join patient p on p.id = y.patient_id and p.deleted_at is null
      cross join clinic_settings c
    where l.token_hash = ${tokenHash} and l.expires_at > ${now} and (${statusAt(now)}) in ('OPEN', 'PAID')`.execute(
    em.getKysely(),
  );
  return rows.map((row) => ({ ...row, expiresAt: new Date(row.expiresAt) }))[0];
}

/** Finds the payments of a patient's own open links. */
export async function findOwnOpenPayments(
  em: EntityManager,
  patientId: string,
  now: Date,
): Promise<{ linkId: string; paymentId: string }[]> {
  const { rows } = await sql<{ linkId: string; paymentId: string }>`
    select l.id as "linkId", y.id as "paymentId" from payment y join payment_link l on l.payment_id = y.id
    where y.patient_id = ${patientId}::uuid and l.made_for = 'OWN' and ${isOpenLink(now)} order by y.id`.execute(
    em.getKysely(),
  );
  return rows;
}
