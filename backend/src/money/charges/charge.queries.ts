import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { HEALTH_CARE, type ChargeKind } from './charge.entity.js';
import { CREDIT_COLUMNS, type CreditRow } from './credit.queries.js';

/** A charge as returned to clients. */
export interface ChargeRow {
  id: string;
  kind: ChargeKind;
  text: string;
  amountPaise: number;
  discountPaise: number;
  /** Amount still to be paid: amount - credits - allocations; 0 of a canceled charge. */
  openPaise: number;
  /** YYYY-MM-DD. */
  day: string;
  appointmentId: string | null;
  /** Name of the physiotherapist who treated; of a session. */
  physiotherapistName: string | null;
  /** Package that the charge sold. */
  packageId: string | null;
  canceledReason: string | null;
  /** In hundredths of a per cent. */
  gstRate: number;
  /** Code of goods (HSN) or services (SAC). */
  hsn: string | null;
  /** Item of the price list that was sold. */
  itemId: string | null;
  /** How many of the item. */
  quantity: number;
  /** Number of the valid bill that it is on. */
  billNumber: string | null;
  /** Credits that count, oldest first. */
  credits: CreditRow[];
  /** Money that pays the charge, in the order of its days. */
  paidBy: { paymentId: string | null; amount: number }[];
}

/** Balance of a patient, in paise: due = charged - credited - (paid - refunded - held); negative for an advance payment. */
export interface Balance {
  charged: number;
  credited: number;
  paid: number;
  refunded: number;
  held: number;
  due: number;
}

/** Columns of `charge c`. */
export const CHARGE_COLUMNS = sql<ChargeRow>`c.id, c.kind, c.text, c.amount_paise as "amountPaise",
  c.discount_paise as "discountPaise", c.day::text, c.appointment_id as "appointmentId", c.canceled_reason as "canceledReason",
  c.gst_rate as "gstRate", c.hsn, c.item_id as "itemId", c.quantity,
  (select b.number from bill_line l join bill b on b.id = l.bill_id where l.charge_id = c.id and l.is_live) as "billNumber",
  (select (s.needs - s.has)::int from charge_state s where s.id = c.id) as "openPaise",
  (select t.name from appointment a join physiotherapist t on t.id = a.physiotherapist_id where a.id = c.appointment_id) as "physiotherapistName",
  (select g.id from package g where g.charge_id = c.id) as "packageId",
  coalesce((select json_agg(to_json(o) order by o."createdAt", o.id) from (
    select ${CREDIT_COLUMNS} from credit k where k.charge_id = c.id and k.canceled_reason is null) o), '[]') as credits,
  coalesce((select json_agg(json_build_object('paymentId', a.payment_id, 'amount', a.amount)
      order by coalesce(y.received_on, k.day), coalesce(y.created_at, k.created_at), a.payment_id)
    from allocated a left join payment y on y.id = a.payment_id left join credit k on k.id = a.credit_id
    where a.charge_id = c.id), '[]') as "paidBy"`;

/** Finds the charges of a record, latest day first, then newest first. */
export async function findCharges(em: EntityManager, patientId: string): Promise<ChargeRow[]> {
  const { rows } = await sql<ChargeRow>`
    select ${CHARGE_COLUMNS} from charge c where c.patient_id = ${patientId}
    order by c.day desc, c.created_at desc, c.id desc`.execute(em.getKysely());
  return rows;
}

/** Finds a charge by id. */
async function findCharge(em: EntityManager, id: string): Promise<ChargeRow | undefined> {
  const { rows } = await sql<ChargeRow>`select ${CHARGE_COLUMNS} from charge c where c.id = ${id}`.execute(
    em.getKysely(),
  );
  return rows[0];
}

/** Finds a charge by id. @throws AppError NOT_FOUND */
export async function requireCharge(em: EntityManager, id: string): Promise<ChargeRow> {
  const row = await findCharge(em, id);
  if (!row) throw new AppError('NOT_FOUND', reasonFor('CHARGE_NOT_FOUND'));
  return row;
}

/** Computes the balance of an account's live record; all 0 without one. */
export async function balanceOfAccount(em: EntityManager, userId: string): Promise<Balance> {
  return balanceWhere(em, sql`(select p.id from patient p where p.user_id = ${userId} and p.deleted_at is null)`);
}

/** Computes the balance of a record. */
export async function balanceOf(em: EntityManager, patientId: string): Promise<Balance> {
  return balanceWhere(em, sql`(select ${patientId}::uuid)`);
}

/** SQL condition: at least an amount is due of a record. It reads the open charges; no free money stands beside them. */
export const balanceIsAtLeast = (patientId: RawBuilder<unknown>, paise: RawBuilder<unknown>) =>
  sql`(select coalesce(sum(amount_paise), 0) from open_charge where patient_id = ${patientId}) >= ${paise}`;

/** Sums in one statement, for a consistent snapshot. Sums are text, because they may exceed 32 bits. */
async function balanceWhere(em: EntityManager, records: RawBuilder<unknown>): Promise<Balance> {
  const { rows } = await sql<Record<'charged' | 'credited' | 'paid' | 'refunded' | 'held', string>>`
    select (select coalesce(sum(amount_paise), 0) from charge
        where patient_id in ${records} and canceled_reason is null)::text as charged,
      (select coalesce(sum(amount_paise), 0) from credit
        where patient_id in ${records} and canceled_reason is null)::text as credited,
      coalesce(sum(amount_paise), 0)::text as paid, coalesce(sum(refunded_paise), 0)::text as refunded,
      coalesce(sum(amount_paise - refunded_paise) filter (where is_deposit), 0)::text as held
    from payment where patient_id in ${records} and status in ('Paid', 'Refunded')`.execute(em.getKysely());
  const [row] = rows;
  const [charged, credited, paid, refunded, held] = [
    Number(row?.charged ?? 0),
    Number(row?.credited ?? 0),
    Number(row?.paid ?? 0),
    Number(row?.refunded ?? 0),
    Number(row?.held ?? 0),
  ];
  return { charged, credited, paid, refunded, held, due: charged - credited - (paid - refunded - held) };
}

const LEARNED_LATER = {
  gstRate: 0,
  hsn: HEALTH_CARE,
  itemId: null,
  quantity: 1,
  billNumber: null,
  kind: 'OTHER',
  discountPaise: 0,
  openPaise: 0,
  physiotherapistName: null,
  packageId: null,
  credits: [],
  paidBy: [],
} as const;

/** Adds fields that earlier versions did not store to the response of an idempotent request. */
export const revivedCharge = (kept: ChargeRow): ChargeRow => ({
  ...LEARNED_LATER,
  ...kept,
});
