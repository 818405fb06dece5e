import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type * as Contract from '../../platform/graphql/generated.js';
import { toCharge } from '../charges/charge.graphql.js';
import { CHARGE_COLUMNS, type ChargeRow } from '../charges/charge.queries.js';
import { asPatientSeesCharge } from '../charges/redact-charge.js';
import type { PaymentUses } from '../payments/payment.graphql.js';
import type { PaymentRow } from '../payments/payment.queries.js';

/** A charge, and the part of a payment that pays it. */
interface UseRow extends ChargeRow {
  paymentId: string;
  amount: number;
}

/** Creates the reader of what payments pay. */
export function paymentUses(em: EntityManager): PaymentUses {
  return {
    ofPayments: (rows, isOfPatient) => {
      const byId = new Map(rows.map((row) => [row.id, row]));
      let read: Promise<Map<string, UseRow[]>> | undefined;
      return async (id) => {
        read ??= findUses(em.fork(), [...byId.keys()]);
        const uses = (await read).get(id) ?? [];
        return { allocations: uses.map((use) => toAllocation(use, isOfPatient)), free: freeOf(byId.get(id), uses) };
      };
    },
  };
}

function toAllocation({ paymentId, amount, ...row }: UseRow, isOfPatient: boolean): Contract.Allocation {
  return { charge: toCharge(isOfPatient ? asPatientSeesCharge(row) : row), paymentId, amount };
}

/** Returns what is left of a received payment: amount - refunded - allocated, in paise. */
function freeOf(row: PaymentRow | undefined, uses: readonly UseRow[]): number {
  if (!row?.receivedOn) return 0;
  return uses.reduce((rest, { amount }) => rest - amount, row.amountPaise - row.refundedPaise);
}

async function findUses(em: EntityManager, ids: readonly string[]): Promise<Map<string, UseRow[]>> {
  const { rows } = await sql<UseRow>`
    select a.payment_id as "paymentId", a.amount::int as amount, ${CHARGE_COLUMNS}
    from allocated a join charge c on c.id = a.charge_id where a.payment_id = any(${ids}::uuid[])
    order by c.day, c.created_at, c.id`.execute(em.getKysely());
  return Map.groupBy(rows, ({ paymentId }) => paymentId);
}
