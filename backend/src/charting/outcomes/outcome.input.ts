import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';

const NO_ID = validationMessage('REQUIRED', { input: 'ID' });
const INSTRUMENT = validationMessage('REQUIRED', { input: 'INSTRUMENT' });
const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const ACTIVITIES = validationMessage('OUTCOME_ACTIVITIES');
const TOTAL = validationMessage('REQUIRED', { input: 'OUTCOME_TOTAL' });
const ANSWERS = validationMessage('REQUIRED', { input: 'OUTCOME_ANSWERS' });
const TAKEN = validationMessage('REQUIRED', { input: 'DATE_AND_TIME' });

const activity = z.object(
  { name: line.required('OUTCOME_ACTIVITY', 80), score: wholeNumber('ACTIVITY_SCORE', 0, 10) },
  ACTIVITIES,
);

/** A score to record. The instrument decides which of total, answers and activities it takes. */
export const recordOutcomeInput = z.object({
  patientId: z.string(NO_ID),
  instrument: z.string(INSTRUMENT),
  total: z.number(TOTAL).nullish().default(null),
  answers: z.array(z.int(ANSWERS), ANSWERS).nullish().default(null),
  activities: z.array(activity, ACTIVITIES).nullish().default(null),
  takenAt: z.date(TAKEN).nullish().default(null),
  idempotencyKey,
});

/** A score to take back, and why. */
export const retractOutcomeInput = z.object({
  id: z.string(NO_ID).pipe(rowId),
  reason: line.between('REASON', 10, 300),
});

/** Whose scores, of all instruments or one. */
export const outcomeScoresInput = z.object({
  patientId: z.string(NO_ID),
  instrument: z.string(INSTRUMENT).nullish().default(null),
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
});
