import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { daysBetween, isDay } from '../../platform/time/clinic-time.js';

/** Most days from the first to the last: a financial year, and one that is a leap year. */
const MOST_DAYS = 366;

const DAY = validationMessage('LOOKS_LIKE', { input: 'A_DAY', example: '2026-11-21' });
const day = z.string(DAY).refine(isDay, { error: DAY, abort: true });

const FORMATS = ['csv', 'tally'] as const;

/** Query parameters of the journal, for its description. */
export const journalQuery = z.object({
  from: day,
  until: day,
  format: z
    .enum(FORMATS, validationMessage('EITHER', { input: 'EXPORT_FORMAT', choices: FORMATS.join(', ') }))
    .default('csv'),
});

/** Input of the journal; refuses days in the wrong order or too far apart. */
export const journalInput = journalQuery.superRefine(({ from, until }, context) => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message, path: ['from'] });
  if (from > until) refuse(validationMessage('REPORT_DAYS_ORDER'));
  else if (daysBetween(from, until) > MOST_DAYS) refuse(validationMessage('REPORT_TOO_LONG', { most: MOST_DAYS }));
});
