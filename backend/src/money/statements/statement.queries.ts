import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { CreditKind } from '../charges/credit.entity.js';
import type { NamedCharge } from '../papers/charge-text.js';
import type { PaymentMethod } from '../payments/payment.entity.js';

/** A movement of an account. Amounts are in paise; above 0 it increases the amount due. */
export interface StatementLine {
  id: string;
  kind: 'CHARGE' | 'CREDIT' | 'PAYMENT' | 'REFUND';
  /** YYYY-MM-DD. */
  day: string;
  amount: number;
  /** Amount due after it. */
  balance: number;
  /** The charge, or the charge that a credit reduces. */
  charge: NamedCharge | null;
  creditKind: CreditKind | null;
  /** Of a payment or refund. */
  method: PaymentMethod | null;
  /** Number of the credit note, receipt or refund. */
  number: string | null;
}

/** Movements of an account within days. Amounts are in paise. */
export interface StatementRows {
  opening: number;
  lines: StatementLine[];
  closing: number;
  held: number;
}

/**
 * Reads the statement of a record in one statement, for a consistent snapshot. As in the balance, canceled charges and credits do not count,
 * nor do deposits and their refunds.
 */
export async function readStatement(
  em: EntityManager,
  patientId: string,
  { from, until }: { from: string; until: string },
): Promise<StatementRows> {
  const { rows } = await sql<{ opening: number; held: number; lines: Omit<StatementLine, 'balance'>[] }>`
    with money as (
      select y.id, y.method, y.is_deposit, y.amount_paise, y.created_at,
        coalesce(y.received_on, (y.created_at at time zone 'Asia/Kolkata')::date) as day
      from payment y where y.patient_id = ${patientId} and y.status in ('Paid', 'Refunded')
    ), moves as (
      select c.id, 'CHARGE' as kind, c.day, c.created_at, c.amount_paise as amount, c.id as charge_id, null as credit_kind,
        null as method, null as number
      from charge c where c.patient_id = ${patientId} and c.canceled_reason is null
      union all
      select k.id, 'CREDIT', k.day, k.created_at, -k.amount_paise, k.charge_id, k.kind, null, k.number
      from credit k where k.patient_id = ${patientId} and k.canceled_reason is null
      union all
      select m.id, 'PAYMENT', m.day, m.created_at, -m.amount_paise, null, null, m.method,
        (select r.number from receipt r where r.payment_id = m.id)
      from money m where not m.is_deposit
      union all
      select r.id, 'REFUND', r.refunded_on, r.created_at, r.amount_paise, null, null, r.method, r.number
      from refund r join money m on m.id = r.payment_id where not m.is_deposit
    )
    select coalesce((select sum(amount) from moves where day < ${from}::date), 0)::float8 as opening,
      coalesce((select sum(amount_paise - coalesce((select sum(r.amount_paise) from refund r
          where r.payment_id = m.id and r.refunded_on <= ${until}::date), 0))
        from money m where m.is_deposit and m.day <= ${until}::date), 0)::float8 as held,
      coalesce((select json_agg(json_build_object('id', v.id, 'kind', v.kind, 'day', v.day, 'amount', v.amount,
          'charge', case when c.id is not null then json_build_object('kind', c.kind, 'text', c.text, 'day', c.day) end,
          'creditKind', v.credit_kind, 'method', v.method, 'number', v.number) order by v.day, v.created_at, v.id)
        from moves v left join charge c on c.id = v.charge_id
        where v.day between ${from}::date and ${until}::date), '[]') as lines`.execute(em.getKysely());
  const { opening = 0, held = 0, lines = [] } = rows[0] ?? {};
  let due = opening;
  const withBalance = lines.map((line) => {
    due += line.amount;
    return { ...line, balance: due };
  });
  return { opening, lines: withBalance, closing: due, held };
}
