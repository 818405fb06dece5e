import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { line } from '../../platform/inputs/text-input.js';
import { isDay } from '../../platform/time/clinic-time.js';

const DAY = validationMessage('LOOKS_LIKE', { input: 'A_DAY', example: '2026-11-21' });
const day = z.string(DAY).refine(isDay, DAY);

/** Most cash of a count, in paise. */
const MOST_CASH = 1_000_000_000;
const CASH = validationMessage('CASH_AMOUNT', { rupees: MOST_CASH / 100 });
const cash = z.int(CASH).min(0, CASH).max(MOST_CASH, CASH);

/** Input of the day book: a clinic day. */
export const dayBookInput = z.object({ day });

/** Input of the list of closes: those before a day, or all. */
export const dayClosesInput = z.object({ before: day.nullish() });

/** Input of a close: the count of the cash. */
export const closeDayInput = z
  .object({
    day,
    counted: cash,
    banked: cash.default(0),
    openingCash: cash.nullish().transform((given) => given ?? undefined),
    note: line
      .optional('CLOSE_NOTE', 200)
      .nullish()
      .transform((text) => text || null)
      .refine((text) => text === null || Array.from(text).length >= 3, {
        error: () => validationMessage('LENGTH', { input: 'CLOSE_NOTE', least: 3, most: 200 }),
      }),
  })
  .refine(({ counted, banked }) => banked <= counted, {
    path: ['banked'],
    error: () => validationMessage('CASH_BANKED'),
  });

/** Input of the reopening of a day: the reason. */
export const reopenDayInput = z.object({ day, reason: line.between('CLOSE_REASON', 3, 200) });
