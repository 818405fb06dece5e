import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/access/actor.js';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import { AppError } from '../../platform/errors/errors.js';
import { requireVersion, type NamedRow } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { Payment } from './payment.entity.js';
import { findPayment, type PaymentRow } from './payment.queries.js';

/** Error for a payment that does not exist or is hidden from the actor. */
export const noPayment = () => new AppError('NOT_FOUND', reasonFor('PAYMENT_NOT_FOUND'));

/** Loads a payment that the actor may see. @throws AppError NOT_FOUND */
export async function requireVisiblePayment(em: EntityManager, actor: VisibleTo, id: string): Promise<PaymentRow> {
  const row = await findPayment(em, id, actor);
  if (!row) throw noPayment();
  return row;
}

/**
 * Locks a payment and checks its version, so that only one of several concurrent changes succeeds.
 * @throws AppError NOT_FOUND, CHANGED_MEANWHILE
 */
export async function lockPayment({ lock }: WriteContext<Actor>, { id, version }: NamedRow): Promise<Payment> {
  const payment = await lock(Payment, { id: rowId.parse(id) });
  if (!payment) throw noPayment();
  requireVersion(version, payment.version);
  return payment;
}
