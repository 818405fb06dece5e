import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';

/** A charge, as it is shown. */
export interface ChargeRow {
  id: string;
  text: string;
  amountPaise: number;
  /** YYYY-MM-DD. */
  day: string;
  appointmentId: string | null;
  canceledReason: string | null;
}

/** How a patient stands, in paise: due = charged - (paid - refunded); below 0 it is an advance. */
export interface Balance {
  charged: number;
  paid: number;
  refunded: number;
  due: number;
}

const columns = sql`c.id, c.text, c.amount_paise as "amountPaise", c.day::text, c.appointment_id as "appointmentId",
  c.canceled_reason as "canceledReason"`;

/** The charges of a record, newest day first, then newest first. */
export async function findCharges(em: EntityManager, patientId: string): Promise<ChargeRow[]> {
  const { rows } = await sql<ChargeRow>`
    select ${columns} from charge c where c.patient_id = ${patientId}
    order by c.day desc, c.created_at desc, c.id desc`.execute(em.getKysely());
  return rows;
}

/** One charge. */
export async function findCharge(em: EntityManager, id: string): Promise<ChargeRow | undefined> {
  const { rows } = await sql<ChargeRow>`select ${columns} from charge c where c.id = ${id}`.execute(em.getKysely());
  return rows[0];
}

/** The balance of the live record of an account; all 0 where there is none. */
export async function balanceOfAccount(em: EntityManager, userId: string): Promise<Balance> {
  return balanceWhere(em, sql`(select p.id from patient p where p.user_id = ${userId} and p.deleted_at is null)`);
}

/** The balance of a record. */
export async function balanceOf(em: EntityManager, patientId: string): Promise<Balance> {
  return balanceWhere(em, sql`(select ${patientId}::uuid)`);
}

/** Raw, as two sums in one statement: of one moment, whatever is being written. As text, since they can be larger than 32 bits. */
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
