import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { AllowedActor } from '../../platform/access/access-policy.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { inRupees } from '../payments/in-rupees.js';
import { lockBooksOf, settleNow } from '../payments/ledger.js';
import { Charge } from './charge.entity.js';
import { chargesInput } from './charge.input.js';
import { asPatientSeesCredit } from './redact-charge.js';
import { requireCharge, revivedCharge, type ChargeRow } from './charge.queries.js';
import { Credit, type CreditKind } from './credit.entity.js';
import { cancelCreditInput, discountInput, writeOffInput } from './credit.input.js';
import { findCredit, findCredits, type CreditRow } from './credit.queries.js';
import { recordOfBooks } from './record-of-books.js';

/** What a credit takes off a charge; without an amount, all that is open. */
interface Reduction {
  kind: Extract<CreditKind, 'WRITE_OFF' | 'DISCOUNT'>;
  chargeId: string;
  amount: number | undefined;
  reason: string;
}

/** Lists credits of charges, writes charges off, reduces them, and cancels either. */
export class CreditService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists the credits of a record, newest first, also canceled ones; a patient sees only their own. @throws AppError NOT_FOUND */
  async list(actor: Actor, input: z.input<typeof chargesInput>): Promise<CreditRow[]> {
    return this.useCases.read(actor, 'credit.list', chargesInput, input, async ({ patientId }, look) => {
      const record = await recordOfBooks(look.em, look.actor, patientId, this.clock.now());
      const credits = record ? await findCredits(look.em, record) : [];
      if (look.actor.role === 'patient') return credits.map((credit) => asPatientSeesCredit(credit));
      await look.listed(credits, { patientId });
      return credits;
    });
  }

  /**
   * Writes off all or part of what is open of a charge. Idempotent by key.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, IDEMPOTENCY_KEY_REUSED
   */
  async writeOff(actor: Actor, input: z.input<typeof writeOffInput>): Promise<ChargeRow> {
    return this.useCases.write(actor, 'charge.writeOff', writeOffInput, input, (asked, change) =>
      this.once(change, asked, 'WRITE_OFF'),
    );
  }

  /**
   * Reduces a charge, paid or not, by at most its amount less its credits. Idempotent by key.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, IDEMPOTENCY_KEY_REUSED
   */
  async discount(actor: Actor, input: z.input<typeof discountInput>): Promise<ChargeRow> {
    return this.useCases.write(actor, 'charge.discount', discountInput, input, (asked, change) =>
      this.once(change, asked, 'DISCOUNT'),
    );
  }

  /** Cancels a write-off or discount, with a reason. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE */
  async cancel(actor: Actor, input: z.input<typeof cancelCreditInput>): Promise<CreditRow> {
    return this.useCases.write(actor, 'credit.cancel', cancelCreditInput, input, async ({ id, reason }, change) => {
      await lockBooksOf(change.tx, 'credit', id, this.clock.now());
      const credit = await change.lock(Credit, { id });
      if (!credit) throw new AppError('NOT_FOUND', reasonFor('CREDIT_NOT_FOUND'));
      if (credit.canceledReason) throw new AppError('WRONG_STATE', reasonFor('CREDIT_CANCELED'));
      if (credit.kind !== 'WRITE_OFF' && credit.kind !== 'DISCOUNT')
        throw new AppError('WRONG_STATE', reasonFor('CREDIT_STAYS'));
      credit.canceledReason = reason;
      return { subject: credit, answer: () => creditOf(change.tx, id) };
    });
  }

  private async once(
    { tx, actor, lock, changed }: WriteContext<AllowedActor<'charge.writeOff' | 'charge.discount'>>,
    { idempotencyKey: key, ...body }: Omit<Reduction, 'kind'> & { idempotencyKey: string },
    kind: Reduction['kind'],
  ) {
    const make = async () => {
      await this.reduce(tx, lock, { kind, ...body });
      changed('credits');
      return requireCharge(tx, body.chargeId);
    };
    const row = await withIdempotency(tx, { actorId: actor.userId, key, body: { kind, ...body } }, make, revivedCharge);
    return { subject: tx.getReference(Charge, row.id), answer: () => row };
  }

  private async reduce(
    tx: EntityManager,
    lock: WriteContext<Actor>['lock'],
    { kind, chargeId, amount, reason }: Reduction,
  ): Promise<void> {
    const now = this.clock.now();
    await lockBooksOf(tx, 'charge', chargeId, now);
    const charge = await lock(Charge, { id: chargeId });
    if (!charge) throw new AppError('NOT_FOUND', reasonFor('CHARGE_NOT_FOUND'));
    if (charge.canceledReason) throw new AppError('WRONG_STATE', reasonFor('CHARGE_CANCELED'));
    const { openPaise, credits } = await requireCharge(tx, chargeId);
    const credited = credits.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    const most = kind === 'WRITE_OFF' ? openPaise : charge.amountPaise - credited;
    if (most === 0) throw new AppError('WRONG_STATE', reasonFor('CHARGE_NOT_OPEN'));
    const amountPaise = amount ?? most;
    if (amountPaise > most) throw badInput({ amount: reasonFor('CREDIT_TOO_MUCH', { rupees: inRupees(most) }) });
    const { patient } = charge;
    tx.create(Credit, { patient, kind, amountPaise, day: clinicDay(now), reason, chargeId, createdAt: now });
    await tx.flush();
    await settleNow(tx, patient.id);
  }
}

async function creditOf(tx: EntityManager, id: string): Promise<CreditRow> {
  const row = await findCredit(tx, id);
  if (!row) throw new AppError('NOT_FOUND', reasonFor('CREDIT_NOT_FOUND'));
  return row;
}
