import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { PaymentMethod, PaymentStatus } from './payment.entity.js';
import type { Period } from './payment.input.js';

/** A payment as its files show it. */
export interface ListedPayment {
  id: string;
  /** Null when the record was deleted: payments outlive it (reading 47). */
  patientId: string | null;
  patientName: string | null;
  amountPaise: number;
  method: PaymentMethod;
  status: PaymentStatus;
  createdAt: Date;
}

/** A payment with what is known of it. */
export interface PaymentRow extends ListedPayment {
  /** When the money came, YYYY-MM-DD; null while it did not. */
  receivedOn: string | null;
  reference: string | null;
  /** For staff alone, as is why it failed. */
  note: string | null;
  failedReason: string | null;
  appointmentId: string | null;
  /** Such as 2026-27/000123; null while none was issued. */
  receiptNumber: string | null;
  version: number;
}

/** A stretch of a period's payments, and of the whole period how many there are and what was paid. */
export interface PaymentStretch {
  payments: PaymentRow[];
  total: number;
  /** The sum of those with the status Paid. */
  paidPaise: number;
}

/** A payment's columns over `payment y` and the live record `patient p`; shared with the CSV. */
export const PAYMENT_COLUMNS = `y.id, p.id as "patientId", p.name as "patientName", y.amount_paise as "amountPaise", y.method, y.status, y.created_at as "createdAt"`;
const FACTS = `y.received_on::text as "receivedOn", y.reference, y.note, y.failed_reason as "failedReason", y.appointment_id as "appointmentId", y.version, (select r.number from receipt r where r.payment_id = y.id) as "receiptNumber"`;
export const PAYMENT_SOURCE = 'payment y left join patient p on p.id = y.patient_id and p.deleted_at is null';

const whole = sql.raw(`${PAYMENT_COLUMNS}, ${FACTS}`);

/** The bounds of all time, so that one statement serves open periods too. */
export function bounds({ startDate, endDate }: Period): [from: string, until: string] {
  return [startDate?.toISOString() ?? '-infinity', endDate?.toISOString() ?? 'infinity'];
}

/** A stretch of a period, newest first, then by id, with its totals, which are counted on the one table: one statement. */
export async function findPayments(
  em: EntityManager,
  period: Period,
  limit: number,
  offset: number,
): Promise<PaymentStretch> {
  const [from, until] = bounds(period);
  // Raw: the totals come along in the same statement, and stand alone beyond the end.
  const ofPeriod = sql`from payment where created_at between ${from}::timestamptz and ${until}::timestamptz`;
  const { rows } = await sql<PaymentRow & { total: number; paid: string }>`
    with totals as (
      select count(*)::int as total, coalesce(sum(amount_paise) filter (where status = 'Paid'), 0)::text as paid ${ofPeriod}
    ), stretch as (select * ${ofPeriod} order by created_at desc, id desc limit ${limit} offset ${offset})
    select totals.*, ${whole}
    from totals left join (stretch y left join patient p on p.id = y.patient_id and p.deleted_at is null) on true
    order by y.created_at desc, y.id desc`.execute(em.getKysely());
  const { total = 0, paid = '0' } = rows[0] ?? {};
  // Beyond the end there is one row: the totals alone.
  return { payments: rows.filter(({ id }) => id).map(toRow), total, paidPaise: Number(paid) };
}

/** One payment by its id; of one account alone where that is named. */
export async function findPayment(em: EntityManager, id: string, ownerId?: string): Promise<PaymentRow | undefined> {
  const ofOwner = ownerId ? sql`and p.user_id = ${ownerId}` : sql``;
  const { rows } = await sql<PaymentRow>`
    select ${whole} from ${sql.raw(PAYMENT_SOURCE)} where y.id = ${id} ${ofOwner}`.execute(em.getKysely());
  return rows.map(toRow)[0];
}

/** Statements of our own give moments as text. */
function toRow(row: PaymentRow): PaymentRow {
  return { ...row, createdAt: new Date(row.createdAt) };
}
