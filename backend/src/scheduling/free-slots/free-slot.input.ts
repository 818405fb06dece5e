import { z } from 'zod';
import { SESSION_TYPES } from '../../clinic/index.js';
import { addDays, isDay } from '../../platform/time/clinic-time.js';
import { validationMessage } from '../../platform/errors/reason.js';

const NO_DAY = validationMessage('LOOKS_LIKE', { input: 'DAY', example: '2026-11-21' });
const DURATION = validationMessage('DURATION', { least: 5, most: 480 });
const MOST_DAYS = 31;
const day = z.string(NO_DAY).refine(isDay, { error: NO_DAY, abort: true });

/** Input of the search for free slots. */
export const freeSlotsInput = z
  .object({
    from: day,
    until: day,
    sessionType: z.enum(
      SESSION_TYPES,
      validationMessage('EITHER', { input: 'SESSION_TYPE', choices: SESSION_TYPES.join(', ') }),
    ),
    physiotherapistId: z.uuid(validationMessage('PHYSIOTHERAPIST_NOT_CHOSEN')).nullish(),
    durationMinutes: z.int(DURATION).min(5, DURATION).max(480, DURATION).nullish(),
    appointmentId: z.string(validationMessage('REQUIRED', { input: 'ID' })).nullish(),
  })
  .refine(({ from, until }) => from <= until && until < addDays(from, MOST_DAYS), {
    message: validationMessage('DAYS_TO_LOOK_AT', { most: MOST_DAYS }),
    path: ['until'],
  });
