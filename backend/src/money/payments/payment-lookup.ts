import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../identity/auth/actor.js';
import { AppError } from '../../platform/errors.js';
import { requireVersion, type NamedRow } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/reasons/reason.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { Payment } from './payment.entity.js';
import { findPayment, type PaymentRow } from './payment.queries.js';

/** What is answered for a payment that is not there. */
export const noPayment = () => new AppError('NOT_FOUND', reasonFor('PAYMENT_NOT_FOUND'));

/** A payment as it stands. @throws AppError NOT_FOUND */
export async function rowOf(em: EntityManager, id: string): Promise<PaymentRow> {
  const row = await findPayment(em, id);
  if (!row) throw noPayment();
  return row;
}

/** A payment that is about to change, locked: of those who want it at once one wins. @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
export async function lockPayment({ lock }: WriteContext<Actor>, { id, version }: NamedRow): Promise<Payment> {
  const payment = await lock(Payment, { id: rowId.parse(id) });
  if (!payment) throw noPayment();
  requireVersion(version, payment.version);
  return payment;
}
