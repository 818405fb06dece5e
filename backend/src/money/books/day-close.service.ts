import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { clinicDay, sayDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { inRupees } from '../payments/in-rupees.js';
import {
  expectedCash,
  findCloses,
  lockDayClose,
  readDayBook,
  type CashRow,
  type DayBookRow,
  type DayCloseRow,
} from './day-book.queries.js';
import { DayClose } from './day-close.entity.js';
import { closeDayInput, dayBookInput, dayClosesInput, reopenDayInput } from './day-close.input.js';

/** Most closes of a list. */
const MOST_CLOSES = 100;

/** Reads the books of days, and closes and reopens them. */
export class DayCloseService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Reads the books of a day. @throws AppError BAD_INPUT for a day ahead */
  async read(actor: Actor, input: z.input<typeof dayBookInput>): Promise<DayBookRow> {
    return this.useCases.read(actor, 'day.read', dayBookInput, input, async ({ day }, { em, listed }) => {
      requireBegun(day, this.clock.now());
      const book = await readDayBook(em, day);
      await listed(book.lines, { day });
      return book;
    });
  }

  /** Lists closes before a day, or all, newest first, at most 100. */
  async list(actor: Actor, input: z.input<typeof dayClosesInput>): Promise<DayCloseRow[]> {
    return this.useCases.read(actor, 'day.listCloses', dayClosesInput, input, ({ before }, { em }) =>
      findCloses(em, { before, limit: MOST_CLOSES }),
    );
  }

  /**
   * Closes a day and all before it, with the count of the cash. Waits for writes to the books that have begun.
   * @throws AppError BAD_INPUT, WRONG_STATE
   */
  async close(actor: Actor, input: z.input<typeof closeDayInput>): Promise<DayCloseRow> {
    return this.useCases.write(
      actor,
      'day.close',
      closeDayInput,
      input,
      async (asked, { tx, actor: own }) => {
        const { day, counted: countedPaise, banked: bankedPaise, openingCash, note } = asked;
        const closedAt = this.clock.now();
        if (day > clinicDay(closedAt)) throw new AppError('WRONG_STATE', reasonFor('DAY_AHEAD'));
        await lockDayClose(tx);
        const last = await lastClose(tx);
        if (last && last.day >= day)
          throw new AppError('WRONG_STATE', reasonFor('DAY_CLOSED_ALREADY', { day: sayDay(last.day) }));
        if (last && openingCash !== undefined) throw badInput({ openingCash: reasonFor('CASH_OPENING_LATER') });
        const { cash: sums } = await readDayBook(tx, day);
        const cash: CashRow = last ? sums : { ...sums, openingPaise: openingCash ?? 0 };
        const difference = countedPaise - expectedCash(cash);
        if (difference !== 0 && note === null)
          throw badInput({ note: reasonFor('CASH_NOTE', { rupees: inRupees(Math.abs(difference)) }) });
        const counted = { countedPaise, bankedPaise, note };
        const subject = tx.create(DayClose, { day, ...cash, ...counted, closedBy: own.userId, closedAt });
        return { subject, details: { day }, answer: () => requireLastClose(tx) };
      },
      (constraint) =>
        constraint === 'day_close_day'
          ? new AppError('WRONG_STATE', reasonFor('DAY_CLOSED_ALREADY', { day: sayDay(input.day) }))
          : undefined,
    );
  }

  /**
   * Takes the last close away, with a reason; its figures stay in the audit row.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, RECENT_SIGN_IN_REQUIRED
   */
  async reopen(actor: Actor, input: z.input<typeof reopenDayInput>): Promise<void> {
    return this.useCases.write(actor, 'day.reopen', reopenDayInput, input, async ({ day, reason }, { tx }) => {
      await lockDayClose(tx);
      const subject = await tx.findOne(DayClose, { day });
      if (!subject) throw new AppError('NOT_FOUND', reasonFor('DAY_NOT_CLOSED'));
      const last = await requireLastClose(tx);
      if (last.day !== day) throw new AppError('WRONG_STATE', reasonFor('DAY_NOT_LAST', { day: sayDay(last.day) }));
      const { countedPaise: counted, bankedPaise: banked } = last;
      tx.remove(subject);
      return {
        subject,
        details: { day, reason, expected: expectedCash(last), counted, banked },
        answer: () => undefined,
      };
    });
  }
}

/** Checks that a day is not ahead. @throws AppError BAD_INPUT */
export function requireBegun(day: string, now: Date): void {
  if (day > clinicDay(now)) throw badInput({ day: reasonFor('DAY_BOOK_AHEAD') });
}

const lastClose = async (tx: EntityManager): Promise<DayCloseRow | undefined> =>
  (await findCloses(tx, { limit: 1 }))[0];

async function requireLastClose(tx: EntityManager): Promise<DayCloseRow> {
  const last = await lastClose(tx);
  if (!last) throw new AppError('NOT_FOUND', reasonFor('DAY_NOT_CLOSED'));
  return last;
}
