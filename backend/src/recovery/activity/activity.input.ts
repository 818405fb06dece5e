import { z } from 'zod';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor, validationMessage } from '../../platform/errors/reason.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { addDays, daysBetween, isDay } from '../../platform/time/clinic-time.js';

/** Largest number of days at once. */
const MOST_DAYS = 62;

const DAY = validationMessage('REQUIRED', { input: 'A_DAY' });
const day = z.string(DAY).refine(isDay, DAY);

/** Selects days of a plan. */
export const activityInput = z.object({
  planId: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId),
  from: day,
  until: day,
});

/** Returns the days from one until another, oldest first. @throws AppError BAD_INPUT for none and for more than 62 */
export function daysOf({ from, until }: z.output<typeof activityInput>): string[] {
  const count = daysBetween(from, until) + 1;
  if (count < 1 || count > MOST_DAYS) throw badInput({ until: reasonFor('DAYS_TO_LOOK_AT', { most: MOST_DAYS }) });
  return Array.from({ length: count }, (_, at) => addDays(from, at));
}
