import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Account } from '../../platform/access/actor.js';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import { endOfDay, startOfDay } from '../../platform/time/clinic-time.js';
import { keptTotals } from '../counters/kept-totals.js';
import type { PaymentMethod, PaymentStatus } from './payment.entity.js';
import type { Period } from './payment.input.js';
import { visiblePayments } from './payment-scope.js';
import { upiLink, type UpiPayee } from './upi-link.js';

/** A payment as exports show it. */
export interface ListedPayment {
  id: string;
  /** Null after the record's deletion, which keeps its payments. */
  patientId: string | null;
  patientNumber: number | null;
  patientName: string | null;
  amountPaise: number;
  method: PaymentMethod;
  status: PaymentStatus;
  createdAt: Date;
}

/** A refund as returned to clients. */
export interface RefundRow {
  id: string;
  amountPaise: number;
  method: PaymentMethod;
  /** Visible to staff only. */
  reason: string;
  /** YYYY-MM-DD. */
  refundedOn: string;
  number: string;
}

/** A payment with its details and refunds. */
export interface PaymentRow extends ListedPayment {
  /** Day of receipt, YYYY-MM-DD; null unless received. */
  receivedOn: string | null;
  reference: string | null;
  /** Visible to staff only, like `failedReason`. */
  note: string | null;
  failedReason: string | null;
  appointmentId: string | null;
  /** Such as 2026-27/000123; null without a receipt. */
  receiptNumber: string | null;
  refundedPaise: number;
  /** Oldest first. */
  refunds: RefundRow[];
  /** Link that opens a UPI app; null unless the payment is pending by UPI and the settings have a UPI id. */
  upiLink: string | null;
  isDeposit: boolean;
  /** Link that asks for it. */
  paymentLinkId: string | null;
  /** The payment gateway's own id of it; not visible to patients. */
  gatewayPaymentId: string | null;
  version: number;
}

/** Row as selected, with the payee for the UPI link. */
export type ReadPayment = Omit<PaymentRow, 'upiLink'> & { payee: UpiPayee | null };

/** A slice of a period's payments, with the number and the paid sum of the whole period. */
export interface PaymentSlice {
  payments: PaymentRow[];
  total: number;
  /** Sum of the payments with status Paid, in paise. */
  paidPaise: number;
}

/** Columns of `payment y` and the live record `patient p`; shared with the exports. */
export const PAYMENT_COLUMNS = `y.id, p.id as "patientId", p.number as "patientNumber", p.name as "patientName", y.amount_paise as "amountPaise", y.method, y.status, y.created_at as "createdAt"`;
const REFUNDS = `case when y.refunded_paise = 0 then '[]'::json else (
    select json_agg(json_build_object('id', id, 'amountPaise', amount_paise, 'method', method, 'reason', reason,
      'refundedOn', refunded_on, 'number', number) order by created_at, id) from refund where payment_id = y.id) end as refunds`;
const PAYEE = `case when y.status = 'Pending' and y.method = 'UPI' and p.number is not null then (
    select json_build_object('vpa', vpa, 'name', name, 'patientNumber', p.number)
    from clinic_settings where vpa is not null) end as payee`;
const FACTS = `y.received_on::text as "receivedOn", y.reference, y.note, y.failed_reason as "failedReason", y.appointment_id as "appointmentId", y.is_deposit as "isDeposit", (select l.id from payment_link l where l.payment_id = y.id) as "paymentLinkId", y.gateway_payment_id as "gatewayPaymentId", y.version, (select r.number from receipt r where r.payment_id = y.id) as "receiptNumber", y.refunded_paise as "refundedPaise", ${REFUNDS}`;
export const PAYMENT_SOURCE = 'payment y left join patient p on p.id = y.patient_id and p.deleted_at is null';

/** All columns of a row. */
export const whole = sql.raw(`${PAYMENT_COLUMNS}, ${FACTS}, ${PAYEE}`);

/** Returns the bounds of a period; infinite for open ones, so that one statement serves all periods. */
export function bounds({ startDate, endDate }: Period): [from: string, until: string] {
  return [startDate?.toISOString() ?? '-infinity', endDate?.toISOString() ?? 'infinity'];
}

/**
 * Finds a slice of a period, newest first, then by id, with its totals, in one statement. The totals are kept by days.
 */
export async function findPayments(
  em: EntityManager,
  period: Period,
  limit: number,
  offset: number,
): Promise<PaymentSlice> {
  const [from, until] = bounds(period);
  // Raw SQL: an outer join returns the totals even for an offset beyond the end.
  const { rows } = await sql<ReadPayment & { total: number; paid: string }>`
    with totals as (${keptTotals(period)}), stretch as (
      select * from payment
      where created_at >= ${from}::timestamptz and created_at < ${until}::timestamptz + interval '1 millisecond'
      order by created_at desc, id desc limit ${limit} offset ${offset}
    )
    select totals.*, ${whole}
    from totals left join (stretch y left join patient p on p.id = y.patient_id and p.deleted_at is null) on true
    order by y.created_at desc, y.id desc`.execute(em.getKysely());
  const { total = 0, paid = '0' } = rows[0] ?? {};
  // An offset beyond the end yields one row with only the totals.
  return { payments: rows.filter(({ id }) => id).map(toRow), total, paidPaise: Number(paid) };
}

/** Finds a payment by id, if it is visible. */
export async function findPayment(em: EntityManager, id: string, to: VisibleTo): Promise<PaymentRow | undefined> {
  const { rows } = await sql<ReadPayment>`
    select ${whole} from ${sql.raw(PAYMENT_SOURCE)} where y.id = ${id} and ${visiblePayments(to)}`.execute(
    em.getKysely(),
  );
  return rows.map(toRow)[0];
}

/** Finds all payments of a patient's own live record, newest first, then by id. */
export async function findOwnPayments(em: EntityManager, patient: Account): Promise<PaymentRow[]> {
  const { rows } = await sql<ReadPayment>`
    select ${whole} from ${sql.raw(PAYMENT_SOURCE)} where ${visiblePayments(patient)}
    order by y.created_at desc, y.id desc`.execute(em.getKysely());
  return rows.map(toRow);
}

/** Parses the dates of a raw row and builds the UPI link. */
export function toRow({ payee, ...row }: ReadPayment): PaymentRow {
  return { ...row, createdAt: new Date(row.createdAt), upiLink: payee && upiLink(payee, row) };
}

/** Totals of a range of days, in paise. */
export interface MoneyTotals {
  received: number;
  refunded: number;
  pending: number;
}

/**
 * Sums the received, refunded and pending amounts of a range of days, both inclusive, in one statement. Pending
 * payments count by creation.
 */
export async function moneyTotals(em: EntityManager, from: string, until: string): Promise<MoneyTotals> {
  // Raw SQL: three sums of two tables. Sums are text, because they may exceed 32 bits.
  const { rows } = await sql<Record<keyof MoneyTotals, string>>`
    select (select coalesce(sum(amount_paise), 0) from payment
        where received_on between ${from}::date and ${until}::date)::text as received,
      (select coalesce(sum(amount_paise), 0) from refund
        where refunded_on between ${from}::date and ${until}::date)::text as refunded,
      (select coalesce(sum(amount_paise), 0) from payment
        where status = 'Pending' and created_at between ${startOfDay(from)} and ${endOfDay(until)})::text as pending`.execute(
    em.getKysely(),
  );
  const { received = '0', refunded = '0', pending = '0' } = rows[0] ?? {};
  return { received: Number(received), refunded: Number(refunded), pending: Number(pending) };
}
