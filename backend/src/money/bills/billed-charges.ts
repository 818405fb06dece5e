import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { ChargeKind } from '../charges/charge.entity.js';

/** A charge to bill, with what reduced and paid it. */
export interface ChargeToBill {
  id: string;
  kind: ChargeKind;
  /** With the quantity of an item, such as 2 × Knee brace. */
  text: string;
  /** YYYY-MM-DD. */
  day: string;
  amountPaise: number;
  discountPaise: number;
  /** In hundredths of a per cent. */
  gstRate: number;
  hsn: string | null;
  /** Who treated, and their register number; of a session. */
  physiotherapist: string | null;
  registrationNumber: string | null;
  creditedPaise: number;
  paidPaise: number;
}

/** Columns that decide whether a charge can be billed. */
interface ChargeRow extends ChargeToBill {
  isCanceled: boolean;
  billNumber: string | null;
}

/**
 * Locks the charges of a bill, so that nobody cancels them meanwhile, and returns them in the order of their days.
 * @throws AppError NOT_FOUND for a charge of somebody else, WRONG_STATE for one that is canceled or on a valid bill
 */
export async function lockChargesToBill(
  tx: EntityManager,
  patientId: string,
  ids: readonly string[],
): Promise<ChargeToBill[]> {
  const db = tx.getKysely();
  await sql`select from charge where id = any(${ids}::uuid[]) order by id for no key update`.execute(db);
  const { rows } = await sql<ChargeRow>`
    select c.id, c.kind, case when c.quantity > 1 then c.quantity || ' × ' || c.text else c.text end as text, c.day::text, c.amount_paise as "amountPaise", c.discount_paise as "discountPaise",
      c.gst_rate as "gstRate", c.hsn, t.name as physiotherapist, t.registration_number as "registrationNumber",
      c.canceled_reason is not null or exists (
        select from credit k where k.charge_id = c.id and k.kind = 'CANCELLATION' and k.canceled_reason is null) as "isCanceled",
      (select b.number from bill_line l join bill b on b.id = l.bill_id where l.charge_id = c.id and l.is_live) as "billNumber",
      coalesce((select sum(k.amount_paise) from credit k where k.charge_id = c.id and k.canceled_reason is null), 0)::int as "creditedPaise",
      coalesce((select sum(l.amount_paise) from allocation l where l.charge_id = c.id), 0)::int as "paidPaise"
    from charge c left join appointment a on a.id = c.appointment_id left join physiotherapist t on t.id = a.physiotherapist_id
    where c.id = any(${ids}::uuid[]) and c.patient_id = ${patientId}
    order by c.day, c.created_at, c.id`.execute(db);
  if (rows.length < ids.length)
    throw new AppError('NOT_FOUND', reasonFor('CHARGE_NOT_FOUND'), {
      fields: { chargeIds: reasonFor('BILL_CHARGE_UNKNOWN') },
    });
  if (rows.some(({ isCanceled }) => isCanceled)) throw new AppError('WRONG_STATE', reasonFor('BILL_CHARGE_CANCELED'));
  const number = rows.find(({ billNumber }) => billNumber !== null)?.billNumber;
  if (number) throw new AppError('WRONG_STATE', reasonFor('BILL_CHARGE_BILLED', { number }));
  return rows;
}
