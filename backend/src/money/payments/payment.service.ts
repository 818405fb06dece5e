import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { z } from 'zod';
import { type Patient, restorableSince } from '../../patients/index.js';
import { Appointment } from '../../scheduling/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { allocateParts } from './allocate.js';
import { bookIncome } from './issue-receipt.js';
import { openBooks } from './ledger.js';
import { Payment } from './payment.entity.js';
import { moneyRange, paymentPageInput, recordPaymentInput } from './payment.input.js';
import {
  findOwnPayments,
  findPayments,
  moneyTotals,
  type MoneyTotals,
  type PaymentRow,
  type PaymentSlice,
} from './payment.queries.js';
import { paymentsInput } from './payment-list.input.js';
import { countPayments, listPayments, type ListedRow } from './payment-list.queries.js';
import { readWatermark } from '../../platform/lists/watermark.js';
import { decodeCursor } from '../../platform/lists/list-cursor.js';
import { revive } from './kept-payment.js';
import { requireVisiblePayment } from './payment-lookup.js';
import { receivedOn, takenBy } from './received-on.js';

export type { PaymentRow };

/** A page of a period's payments. */
export interface PaymentPage extends PaymentSlice {
  totalPages: number;
  page: number;
  limit: number;
}

/** A slice of the payments of a filter. */
export interface FoundPayments {
  payments: ListedRow[];
  hasNextPage: boolean;
  /** Number of all matching payments. */
  total: number;
  /** Watermark: the next sync reads changes from this time. */
  asOf: Date;
}

/** Lists, reads and records payments. */
export class PaymentService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a numbered page of a period, newest first, with exact totals. A page beyond the end is empty.
   * @throws AppError BAD_INPUT
   */
  async list(actor: Actor, input: z.input<typeof paymentPageInput>): Promise<PaymentPage> {
    return this.useCases.read(actor, 'payment.list', paymentPageInput, input, async (asked, { em, listed }) => {
      const { page, limit, ...period } = asked;
      const found = await findPayments(em, period, limit, (page - 1) * limit);
      await listed(found.payments, period);
      return { ...found, totalPages: Math.max(1, Math.ceil(found.total / limit)), page, limit };
    });
  }

  /**
   * Records a payment. Idempotent by key: a repeat gets the stored response.
   * @throws AppError BAD_INPUT, NOT_FOUND, IDEMPOTENCY_KEY_REUSED
   */
  async record(actor: Actor, input: z.input<typeof recordPaymentInput>): Promise<PaymentRow> {
    return this.useCases.write(actor, 'payment.record', recordPaymentInput, input, async (asked, change) => {
      const { tx, actor: own } = change;
      const { idempotencyKey: key, ...body } = asked;
      const make = async () => {
        const { amount: amountPaise, method, status, reference, note } = body;
        const createdAt = this.clock.now();
        const received = {
          receivedOn: receivedOn(body, createdAt),
          reference,
          note,
          ...takenBy(own, status, createdAt),
        };
        const patient = await openBooks(tx, body.patientId, createdAt);
        const appointment = await sessionOf(tx, patient, body.appointmentId);
        const packageId = await packageOf(tx, patient, body.packageId);
        const payment = tx.create(Payment, {
          patient,
          amountPaise,
          method,
          status,
          ...received,
          appointment,
          packageId,
          isDeposit: body.isDeposit ?? false,
          createdAt,
        });
        await tx.flush();
        if (body.allocate)
          await allocateParts(tx, { id: payment.id, patientId: patient.id }, body.allocate, amountPaise);
        await bookIncome(tx, payment, createdAt);
        return requireVisiblePayment(tx, own, payment.id);
      };
      const row = await withIdempotency(tx, { actorId: own.userId, key, body }, make, revive);
      return { subject: tx.getReference(Payment, row.id), answer: () => row };
    });
  }

  /**
   * Returns a slice of the payments of a filter, newest first; for reception, only of a filter by patient (bench §1).
   * @throws AppError BAD_INPUT, FORBIDDEN
   */
  async find(actor: Actor, input: z.input<typeof paymentsInput>): Promise<FoundPayments> {
    const isOfDesk = actor.role === 'reception' && Boolean(input.filter?.patientId);
    const verb = isOfDesk ? 'payment.listOfPatient' : 'payment.list';
    return this.useCases.read(actor, verb, paymentsInput, input, async (asked, { em, listed }) => {
      const { first, after, filter } = asked;
      const question = { ...filter, since: restorableSince(this.clock.now()) };
      const position = after ? decodeCursor(after) : undefined;
      const asOf = await readWatermark(em, position);
      const total = await countPayments(em, question);
      const rows = await listPayments(em, question, first + 1, position);
      const payments = rows.slice(0, first);
      await listed(payments, filter);
      return { payments, hasNextPage: rows.length > first, total, asOf };
    });
  }

  /** Returns the received, refunded and pending amounts of a range of days. @throws AppError BAD_INPUT */
  async totals(actor: Actor, input: z.input<typeof moneyRange>): Promise<MoneyTotals> {
    return this.useCases.read(actor, 'payment.list', moneyRange, input, ({ from, until }, { em }) =>
      moneyTotals(em, from, until),
    );
  }

  /** Returns a payment; a patient may read only their own. @throws AppError NOT_FOUND */
  async read(actor: Actor, id: string): Promise<PaymentRow> {
    return this.useCases.read(actor, 'payment.read', rowId, id, async (asked, { em, actor: own, listed }) => {
      const row = await requireVisiblePayment(em, own, asked);
      if (own.role === 'patient') return asPatientSees(row);
      await listed([row]);
      return row;
    });
  }

  /** Lists the signed-in patient's payments, newest first; none after the record's deletion. */
  async listOwn(actor: Actor): Promise<PaymentRow[]> {
    return this.useCases.read(actor, 'payment.readOwn', nothing, {}, async (_, { em, actor: own }) =>
      (await findOwnPayments(em, own)).map(asPatientSees),
    );
  }
}

/** Redacts a payment for its patient: removes staff notes and reasons, and the gateway's id. */
const asPatientSees = (row: PaymentRow): PaymentRow => ({
  ...row,
  note: null,
  failedReason: null,
  gatewayPaymentId: null,
  refunds: row.refunds.map((refund) => ({ ...refund, reason: '' })),
});

/** Finds the session of a payment; it must belong to the same patient. @throws AppError NOT_FOUND */
async function sessionOf(tx: EntityManager, patient: Patient, id: string | undefined): Promise<Appointment | null> {
  if (id === undefined) return null;
  const session = await tx.findOne(Appointment, { id: rowId.parse(id), patient: patient.id, deletedAt: null });
  if (session) return session;
  throw new AppError('NOT_FOUND', reasonFor('APPOINTMENT_NOT_FOUND'), {
    fields: { appointmentId: reasonFor('PAYMENT_SESSION_UNKNOWN') },
  });
}

/** Returns the id of the package of a payment; it must belong to the same patient. @throws AppError NOT_FOUND */
async function packageOf(tx: EntityManager, patient: Patient, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const { rows } = await sql<{ id: string }>`
    select id from package where id = ${rowId.parse(id)} and patient_id = ${patient.id}`.execute(tx.getKysely());
  const [sold] = rows;
  if (sold) return sold.id;
  throw new AppError('NOT_FOUND', reasonFor('PACKAGE_NOT_FOUND'), {
    fields: { packageId: reasonFor('PAYMENT_PACKAGE_UNKNOWN') },
  });
}
