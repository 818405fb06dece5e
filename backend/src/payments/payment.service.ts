import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Actor } from '../auth/actor.js';
import type { Clock } from '../clock.js';
import { AppError } from '../errors.js';
import { once, type Kept } from '../idempotency/once.js';
import { rowId } from '../inputs/parse-input.js';
import { tellOfPayment } from '../messages/payment-messages.js';
import { findNamedPatient } from '../patients/patient-lookup.js';
import { because } from '../reasons/reason.js';
import type { UseCases } from '../use-cases.js';
import { Payment } from './payment.entity.js';
import { paymentPageInput, recordPaymentInput } from './payment.input.js';
import { findPayment, findPayments, type PaymentRow, type PaymentStretch } from './payment.queries.js';

export type { PaymentRow };

/** A page of a period's payments. */
export interface PaymentPage extends PaymentStretch {
  totalPages: number;
  page: number;
  limit: number;
}

/** Payments: listed, recorded once, refunded; nothing else can change one (spec §6, readings 46 to 48). */
export class PaymentService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of a period, newest first, with exact totals; a page beyond the end is empty.
   * @throws AppError BAD_INPUT
   */
  async list(actor: Actor, input: z.input<typeof paymentPageInput>): Promise<PaymentPage> {
    return this.useCases.read(actor, 'payment.list', paymentPageInput, input, async (asked, { em }) => {
      const { page, limit, ...period } = asked;
      const found = await findPayments(em, period, limit, (page - 1) * limit);
      return { ...found, totalPages: Math.max(1, Math.ceil(found.total / limit)), page, limit };
    });
  }

  /**
   * Records a payment, once for each idempotency key; a repeated request is answered what the first one was.
   * @throws AppError BAD_INPUT, NOT_FOUND, IDEMPOTENCY_KEY_REUSED
   */
  async record(actor: Actor, input: z.input<typeof recordPaymentInput>): Promise<PaymentRow> {
    return this.useCases.write(actor, 'payment.record', recordPaymentInput, input, async (asked, change) => {
      const { tx, actor: own } = change;
      const { idempotencyKey: key, ...body } = asked;
      const make = async () => {
        const patient = await findNamedPatient(tx, body.patientId);
        const { amount: amountPaise, method, status } = body;
        const payment = tx.create(Payment, { patient, amountPaise, method, status, createdAt: this.clock.now() });
        await tx.flush();
        await tellOfPayment(tx, payment, payment.createdAt);
        return rowOf(tx, payment.id);
      };
      const revive = (kept: Kept<PaymentRow>) => ({ ...kept, createdAt: new Date(kept.createdAt) });
      const row = await once(tx, { actorId: own.userId, key, body }, make, revive);
      return { subject: tx.getReference(Payment, row.id), answer: () => row };
    });
  }

  /**
   * Marks a paid payment as refunded.
   * @throws AppError NOT_FOUND, WRONG_STATE
   */
  async refund(actor: Actor, id: string): Promise<PaymentRow> {
    return this.useCases.write(actor, 'payment.refund', rowId, id, async (asked, { tx, lock }) => {
      const payment = await lock(Payment, { id: asked });
      if (!payment) throw noPayment();
      if (payment.status !== 'Paid')
        throw new AppError('WRONG_STATE', because('PAYMENT_NOT_PAID', { status: payment.status }));
      payment.status = 'Refunded';
      return { subject: payment, answer: () => rowOf(tx, payment.id) };
    });
  }
}

const noPayment = () => new AppError('NOT_FOUND', because('PAYMENT_NOT_FOUND'));

async function rowOf(em: EntityManager, id: string): Promise<PaymentRow> {
  const row = await findPayment(em, id);
  if (!row) throw noPayment();
  return row;
}
