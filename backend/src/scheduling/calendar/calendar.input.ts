import { z } from 'zod';
import { addDays, isDay } from '../../platform/time/clinic-time.js';
import { validationMessage } from '../../platform/errors/reason.js';

const NO_DAY = validationMessage('LOOKS_LIKE', { input: 'DAY', example: '2026-11-21' });
const day = z.string(NO_DAY).refine(isDay, { error: NO_DAY, abort: true });
const NOT_CHOSEN = validationMessage('PHYSIOTHERAPIST_NOT_CHOSEN');
const MOST_PEOPLE = 100;
const MOST_DAYS = 7;
const MOST_DAYS_OF_ONE = 31;

/** Input of the calendar: a week of several physiotherapists, or a month of one. */
export const calendarInput = z
  .object({
    from: day,
    until: day,
    physiotherapistIds: z.array(z.string(NOT_CHOSEN)).max(MOST_PEOPLE, NOT_CHOSEN).nullish(),
    withCanceled: z.boolean(),
  })
  .superRefine(({ from, until, physiotherapistIds }, context) => {
    const most = new Set(physiotherapistIds).size === 1 ? MOST_DAYS_OF_ONE : MOST_DAYS;
    if (from <= until && until < addDays(from, most)) return;
    context.addIssue({ code: 'custom', message: validationMessage('DAYS_TO_LOOK_AT', { most }), path: ['until'] });
  });
