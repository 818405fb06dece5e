import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { addDays, clinicDay, endOfDay, startOfDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { PaymentMethod } from './payment.entity.js';
import { takingsInput } from './payment.input.js';

/** Sum of an account's receipts of one day by one method, in paise. */
export interface OwnTaking {
  method: PaymentMethod;
  amount: number;
  count: number;
}

/** Sums what a member of the front desk took, for the handing over of the cash box. */
export class OwnTakingsService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the actor's own takings of a clinic day by method: payments that they recorded as received or settled on it, whatever
   * `receivedOn` says.
   * @throws AppError BAD_INPUT for a day that is neither today nor yesterday
   */
  async read(actor: Actor, input: z.input<typeof takingsInput>): Promise<OwnTaking[]> {
    return this.useCases.read(actor, 'payment.readOwnTakings', takingsInput, input, async ({ day }, look) => {
      const today = clinicDay(this.clock.now());
      if (day !== today && day !== addDays(today, -1)) throw badInput({ day: reasonFor('TAKINGS_DAY') });
      // Raw SQL: the sum may exceed 32 bits, and comes as text.
      const { rows } = await sql<{ method: PaymentMethod; amount: string; count: number }>`
        select method, sum(amount_paise)::text as amount, count(*)::int as count from payment
        where taken_by = ${look.actor.userId} and taken_at between ${startOfDay(day)} and ${endOfDay(day)}
        group by method order by method`.execute(look.em.getKysely());
      return rows.map(({ method, amount, count }) => ({ method, amount: Number(amount), count }));
    });
  }
}
