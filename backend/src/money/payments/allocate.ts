import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor, type Reason } from '../../platform/errors/reason.js';

/** Part of a payment for one charge, in paise. */
export interface AllocationPart {
  chargeId: string;
  amount: number;
}

/**
 * Allocates parts of a payment to open charges of its patient. The books of the record are locked, and the payment pays nothing.
 * @param most what is left of the payment, in paise
 * @throws AppError BAD_INPUT for more than is left or open, and for a charge of somebody else
 */
export async function allocateParts(
  tx: EntityManager,
  { id, patientId }: { id: string; patientId: string },
  parts: readonly AllocationPart[],
  most: number,
): Promise<void> {
  if (parts.reduce((sum, { amount }) => sum + amount, 0) > most) throw refused(reasonFor('ALLOCATED_TOO_MUCH'));
  const { rows } = await sql<{ id: string; open: string }>`
    select id, (needs - has)::text as open from charge_state
    where patient_id = ${patientId} and id = any(${parts.map(({ chargeId }) => chargeId)}::uuid[])`.execute(
    tx.getKysely(),
  );
  const open = new Map(rows.map((row) => [row.id, Number(row.open)]));
  for (const { chargeId, amount } of parts) {
    const left = open.get(chargeId.toLowerCase());
    if (left === undefined) throw refused(reasonFor('ALLOCATED_CHARGE_UNKNOWN'));
    if (amount > left) throw refused(reasonFor('ALLOCATED_NOT_OPEN'));
  }
  for (const { chargeId, amount } of parts)
    await sql`insert into allocation (payment_id, charge_id, amount_paise, day)
      select y.id, c.id, ${amount}, greatest(y.received_on, c.day) from payment y, charge c
      where y.id = ${id} and c.id = ${chargeId}`.execute(tx.getKysely());
}

/** Takes back all that a payment pays, by rows below 0. */
export async function takeBackAll(tx: EntityManager, paymentId: string): Promise<void> {
  await sql`insert into allocation (payment_id, charge_id, amount_paise, day)
    select payment_id, charge_id, -amount, day from allocated where payment_id = ${paymentId}`.execute(tx.getKysely());
}

const refused = (allocate: Reason) => badInput({ allocate });
