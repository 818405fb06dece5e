import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import type { AuditTrail } from '../audit/audit-trail.js';
import type { Access } from '../auth/access.js';
import { userIdOf, type Actor } from '../auth/actor.js';
import type { Clock } from '../clock.js';
import { AppError } from '../errors.js';
import { once } from '../idempotency/once.js';
import { parseInput } from '../parse-input.js';
import { parsePatientReference } from '../patients/patient-reference.js';
import { Patient } from '../patients/patient.entity.js';
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
    private readonly em: EntityManager,
    private readonly access: Access,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of a period, newest first, with exact totals; a page beyond the end is empty.
   * @throws AppError BAD_INPUT
   */
  async list(actor: Actor, input: unknown): Promise<PaymentPage> {
    await this.access.require(actor, 'payment.list');
    const { page, limit, ...period } = parseInput(paymentPageInput, input);
    const found = await findPayments(this.em, period, limit, (page - 1) * limit);
    return { ...found, totalPages: Math.max(1, Math.ceil(found.total / limit)), page, limit };
  }

  /**
   * Records a payment, once for each idempotency key; a repeated request is answered what the first one was.
   * @throws AppError BAD_INPUT, NOT_FOUND, IDEMPOTENCY_KEY_REUSED
   */
  async record(actor: Actor, input: unknown): Promise<PaymentRow> {
    await this.access.require(actor, 'payment.record');
    const { idempotencyKey: key, ...body } = parseInput(recordPaymentInput, input);
    return this.em.transactional(async (tx) => {
      const make = async () => {
        const reference = parsePatientReference(body.patientId);
        const patient = reference && (await tx.findOne(Patient, { ...reference, deletedAt: null }));
        if (!patient)
          throw new AppError('NOT_FOUND', 'There is no patient record with this id.', {
            fields: { patientId: 'Please choose a patient' },
          });
        const { amount: amountPaise, method, status } = body;
        const payment = tx.create(Payment, { patient, amountPaise, method, status, createdAt: this.clock.now() });
        await tx.flush();
        this.audit.record(tx, actor, { verb: 'payment.record', subjectType: 'payment', subjectId: payment.id });
        return this.rowOf(tx, payment.id);
      };
      const request = { actorId: userIdOf(actor) ?? '', key, body };
      return once<PaymentRow>(tx, request, make, (kept) => ({ ...kept, createdAt: new Date(kept.createdAt) }));
    });
  }

  /**
   * Marks a paid payment as refunded.
   * @throws AppError NOT_FOUND, WRONG_STATE
   */
  async refund(actor: Actor, id: string): Promise<PaymentRow> {
    await this.access.require(actor, 'payment.refund');
    return this.em.transactional(async (tx) => {
      const payment = isUuid(id) && (await tx.findOne(Payment, id, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      if (!payment) throw new AppError('NOT_FOUND', 'There is no payment with this id.');
      if (payment.status !== 'Paid') {
        throw new AppError(
          'WRONG_STATE',
          `Only a paid payment can be refunded; this one is ${payment.status.toLowerCase()}.`,
        );
      }
      payment.status = 'Refunded';
      await tx.flush();
      this.audit.record(tx, actor, {
        verb: 'payment.refund',
        subjectType: 'payment',
        subjectId: payment.id,
        changedFields: ['status'],
      });
      return this.rowOf(tx, payment.id);
    });
  }

  private async rowOf(em: EntityManager, id: string): Promise<PaymentRow> {
    const row = await findPayment(em, id);
    if (!row) throw new AppError('NOT_FOUND', 'There is no payment with this id.');
    return row;
  }
}
