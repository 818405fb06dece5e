import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { allocateParts, takeBackAll } from '../payments/allocate.js';
import { lockBooks, settleNow } from '../payments/ledger.js';
import { allocateInput } from '../payments/payment.input.js';
import { lockPayment, noPayment, requireVisiblePayment } from '../payments/payment-lookup.js';
import type { PaymentRow } from '../payments/payment.queries.js';

/** Allocates payments to charges as staff choose, and releases deposits. */
export class AllocationService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Allocates a paid payment to charges as given, the rest to the oldest open charges.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE
   */
  async allocate(actor: Actor, input: z.input<typeof allocateInput>): Promise<PaymentRow> {
    return this.useCases.write(actor, 'payment.allocate', allocateInput, input, async (asked, change) => {
      const { tx, changed } = change;
      const payment = await lockPayment(change, asked);
      const { id, patient, amountPaise, refundedPaise } = payment;
      if (!patient) throw noPayment();
      if (payment.status !== 'Paid' || payment.isDeposit)
        throw new AppError('WRONG_STATE', reasonFor('PAYMENT_PAYS_NOTHING'));
      await lockBooks(tx, patient.id, this.clock.now());
      await takeBackAll(tx, id);
      await allocateParts(tx, { id, patientId: patient.id }, asked.allocate, amountPaise - refundedPaise);
      await settleNow(tx, patient.id);
      changed('allocations');
      return { subject: payment, answer: () => requireVisiblePayment(tx, change.actor, id) };
    });
  }

  /** Releases a deposit: it pays charges from now on. @throws AppError NOT_FOUND, WRONG_STATE */
  async release(actor: Actor, id: string): Promise<PaymentRow> {
    return this.useCases.write(actor, 'payment.releaseDeposit', rowId, id, async (asked, change) => {
      const payment = await lockPayment(change, { id: asked });
      if (!payment.isDeposit || payment.status !== 'Paid') throw new AppError('WRONG_STATE', reasonFor('NO_DEPOSIT'));
      if (payment.patient) await lockBooks(change.tx, payment.patient.id, this.clock.now());
      payment.isDeposit = false;
      return { subject: payment, answer: () => requireVisiblePayment(change.tx, change.actor, asked) };
    });
  }
}
