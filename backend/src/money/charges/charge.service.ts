import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import { lockBooksOf, openBooks, settleNow } from '../payments/ledger.js';
import { dayOfBooks } from '../payments/received-on.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { Charge } from './charge.entity.js';
import { cancelKeptCharge, isClosedDay } from './kept-charge.js';
import { asPatientSeesCharge } from './redact-charge.js';
import { soldItem } from './sold-item.js';
import { recordOfBooks } from './record-of-books.js';
import { cancelChargeInput, chargeInput, chargesInput } from './charge.input.js';
import {
  balanceOfAccount,
  findCharges,
  requireCharge,
  revivedCharge,
  type Balance,
  type ChargeRow,
} from './charge.queries.js';

/** Lists, adds and cancels charges. A trigger creates those of completed sessions. */
export class ChargeService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Lists the charges of a record, newest first; also of a deleted one that can be restored, because its page shows the
   * balance. A patient sees only their own, without staff notes.
   * @throws AppError NOT_FOUND
   */
  async list(actor: Actor, input: z.input<typeof chargesInput>): Promise<ChargeRow[]> {
    return this.useCases.read(
      actor,
      'charge.list',
      chargesInput,
      input,
      async ({ patientId }, { em, actor: own, listed }) => {
        const record = await recordOfBooks(em, own, patientId, this.clock.now());
        const charges = record ? await findCharges(em, record) : [];
        if (own.role === 'patient') return charges.map((charge) => asPatientSeesCharge(charge));
        await listed(charges, { patientId });
        return charges;
      },
    );
  }

  /** Returns the signed-in patient's balance. */
  async ownBalance(actor: Actor): Promise<Balance> {
    return this.useCases.read(actor, 'payment.readOwn', nothing, {}, async (_, { em, actor: own }) =>
      balanceOfAccount(em, own.userId),
    );
  }

  /**
   * Adds a charge, of an item with its rate of tax and code. Idempotent by key.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, FORBIDDEN, IDEMPOTENCY_KEY_REUSED
   */
  async add(actor: Actor, input: z.input<typeof chargeInput>): Promise<ChargeRow> {
    const verb = input.discount ? 'charge.addDiscounted' : 'charge.add';
    return this.useCases.write(actor, verb, chargeInput, input, async (asked, { tx, actor: own }) => {
      const { idempotencyKey: key, ...body } = asked;
      const make = async () => {
        const createdAt = this.clock.now();
        const day = dayOfBooks('day', body.day, createdAt);
        const patient = await openBooks(tx, body.patientId, createdAt);
        const sold = body.itemId ? await soldItem(tx, { ...body, itemId: body.itemId }) : {};
        const charge = tx.create(Charge, {
          patient,
          text: body.text,
          amountPaise: body.amount,
          discountPaise: body.discount ?? 0,
          discountReason: body.discountReason ?? null,
          ...sold,
          day,
          createdAt,
        });
        await tx.flush();
        await settleNow(tx, patient.id);
        return requireCharge(tx, charge.id);
      };
      const row = await withIdempotency(tx, { actorId: own.userId, key, body }, make, revivedCharge);
      return { subject: tx.getReference(Charge, row.id), answer: () => row };
    });
  }

  /**
   * Cancels a charge, with a reason. A charge of a closed day, or on a valid bill, stays as it was: what is left of it is credited today.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE
   */
  async cancel(actor: Actor, input: z.input<typeof cancelChargeInput>): Promise<ChargeRow> {
    return this.useCases.write(actor, 'charge.cancel', cancelChargeInput, input, async (asked, change) => {
      const { tx, lock } = change;
      const now = this.clock.now();
      const id = rowId.parse(asked.id);
      await lockBooksOf(tx, 'charge', id, now);
      const charge = await lock(Charge, { id });
      if (!charge) throw noCharge();
      if (charge.canceledReason) throw new AppError('WRONG_STATE', reasonFor('CHARGE_CANCELED'));
      if (charge.kind === 'PACKAGE') throw new AppError('WRONG_STATE', reasonFor('CHARGE_OF_PACKAGE'));
      const facts = await requireCharge(tx, charge.id);
      if (facts.billNumber !== null || (await isClosedDay(tx, charge.day))) {
        await this.creditRest(tx, facts, { reason: asked.reason, day: clinicDay(now) });
        change.changed('credits');
      } else charge.canceledReason = asked.reason;
      const answer = async () => {
        await settleNow(tx, charge.patient.id);
        return requireCharge(tx, charge.id);
      };
      return { subject: charge, answer };
    });
  }

  /** Credits what credits left of a charge that stays. @throws AppError WRONG_STATE */
  private async creditRest(
    tx: EntityManager,
    { id, credits }: ChargeRow,
    credit: { reason: string; day: string },
  ): Promise<void> {
    if (credits.some(({ kind }) => kind === 'CANCELLATION'))
      throw new AppError('WRONG_STATE', reasonFor('CHARGE_CANCELED'));
    if (!(await cancelKeptCharge(tx, id, credit))) throw new AppError('WRONG_STATE', reasonFor('CHARGE_NOT_OPEN'));
  }
}

const noCharge = () => new AppError('NOT_FOUND', reasonFor('CHARGE_NOT_FOUND'));
