import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { CreditKind } from './credit.entity.js';

/** A credit as returned to clients. */
export interface CreditRow {
  id: string;
  kind: CreditKind;
  amountPaise: number;
  /** YYYY-MM-DD. */
  day: string;
  reason: string;
  chargeId: string | null;
  /** Of OPENING: the part that pays no charge yet, in paise; else 0. */
  freePaise: number;
  canceledReason: string | null;
  /** Number of the credit note; null unless the charge was on a valid bill. Absent in answers that were stored before there were bills. */
  number?: string | null;
}

/** Columns of `credit k`. */
export const CREDIT_COLUMNS = sql<CreditRow>`k.id, k.kind, k.amount_paise as "amountPaise", k.day::text, k.reason,
  k.charge_id as "chargeId", k.number, k.canceled_reason as "canceledReason", k.created_at as "createdAt",
  case when k.kind = 'OPENING' and k.canceled_reason is null then
    k.amount_paise - coalesce((select sum(a.amount_paise) from allocation a where a.credit_id = k.id), 0)::int else 0 end as "freePaise"`;

/** Finds the credits of a record, newest first. */
export async function findCredits(em: EntityManager, patientId: string): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`
    select ${CREDIT_COLUMNS} from credit k where k.patient_id = ${patientId}
    order by k.created_at desc, k.id desc`.execute(em.getKysely());
  return rows;
}

/** Finds a credit by id. */
export async function findCredit(em: EntityManager, id: string): Promise<CreditRow | undefined> {
  const { rows } = await sql<CreditRow>`select ${CREDIT_COLUMNS} from credit k where k.id = ${id}`.execute(
    em.getKysely(),
  );
  return rows[0];
}
