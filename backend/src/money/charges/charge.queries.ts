import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';

/** A charge as returned to clients. */
export interface ChargeRow {
  id: string;
  text: string;
  amountPaise: number;
  /** YYYY-MM-DD. */
  day: string;
  appointmentId: string | null;
  canceledReason: string | null;
}

/** Balance of a patient, in paise: due = charged - (paid - refunded); negative for an advance payment. */
export interface Balance {
  charged: number;
  paid: number;
  refunded: number;
  due: number;
}

const columns = sql`c.id, c.text, c.amount_paise as "amountPaise", c.day::text, c.appointment_id as "appointmentId",
  c.canceled_reason as "canceledReason"`;

/** Finds the charges of a record, latest day first, then newest first. */
export async function findCharges(em: EntityManager, patientId: string): Promise<ChargeRow[]> {
  const { rows } = await sql<ChargeRow>`
    select ${columns} from charge c where c.patient_id = ${patientId}
    order by c.day desc, c.created_at desc, c.id desc`.execute(em.getKysely());
  return rows;
}

/** Finds a charge by id. */
export async function findCharge(em: EntityManager, id: string): Promise<ChargeRow | undefined> {
  const { rows } = await sql<ChargeRow>`select ${columns} from charge c where c.id = ${id}`.execute(em.getKysely());
  return rows[0];
}

/** Computes the balance of an account's live record; all 0 without one. */
export async function balanceOfAccount(em: EntityManager, userId: string): Promise<Balance> {
  return balanceWhere(em, sql`(select p.id from patient p where p.user_id = ${userId} and p.deleted_at is null)`);
}

/** Computes the balance of a record. */
export async function balanceOf(em: EntityManager, patientId: string): Promise<Balance> {
  return balanceWhere(em, sql`(select ${patientId}::uuid)`);
}

/** Sums in one statement, for a consistent snapshot. Sums are text, because they may exceed 32 bits. */
async function balanceWhere(em: EntityManager, records: RawBuilder<unknown>): Promise<Balance> {
  const { rows } = await sql<Record<'charged' | 'paid' | 'refunded', string>>`
    select (select coalesce(sum(amount_paise), 0) from charge
        where patient_id in ${records} and canceled_reason is null)::text as charged,
      coalesce(sum(amount_paise), 0)::text as paid, coalesce(sum(refunded_paise), 0)::text as refunded
    from payment where patient_id in ${records} and status in ('Paid', 'Refunded')`.execute(em.getKysely());
  const [{ charged, paid, refunded } = { charged: '0', paid: '0', refunded: '0' }] = rows;
  const due = Number(charged) - (Number(paid) - Number(refunded));
  return { charged: Number(charged), paid: Number(paid), refunded: Number(refunded), due };
}
