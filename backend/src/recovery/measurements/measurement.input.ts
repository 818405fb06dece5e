import { z } from 'zod';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { lines } from '../../platform/inputs/text-input.js';
import { answerIn } from '../ledger/plan.input.js';
import { BODY_SIDES, MEASURES, MODES } from '../protocols/protocol-content.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { MEASURE_BOUNDS } from '../protocols/measures.js';

export const METHODS = ['GONIOMETER', 'PHONE', 'TYPED', 'OBSERVED'] as const;
export type MeasureMethod = (typeof METHODS)[number];

/** Number of values that are entered at once, or belong to a note. */
export const MOST_VALUES = 20;

const MEASURE = validationMessage('MEASURE_NOT_CHOSEN');
const TAKEN = validationMessage('REQUIRED', { input: 'DATE_AND_TIME' });
const NO_ID = validationMessage('REQUIRED', { input: 'ID' });
const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });

/** A measurement, within the bounds of its measure, with at most one decimal. */
export const measured = z
  .object(
    {
      measure: z.enum(MEASURES, MEASURE),
      value: z.number(validationMessage('REQUIRED', { input: 'VALUE' })),
      side: z.enum(BODY_SIDES, validationMessage('SIDE_NOT_CHOSEN')).nullish(),
      mode: z.enum(MODES, validationMessage('MODE_NOT_CHOSEN')).nullish(),
      method: z.enum(METHODS, validationMessage('METHOD_NOT_CHOSEN')),
    },
    validationMessage('MEASURE_NOT_CHOSEN'),
  )
  .superRefine(({ measure, value }, context) => {
    const { least, most, isWhole = false } = MEASURE_BOUNDS[measure];
    const isFine = isWhole ? Number.isInteger(value) : Math.round(value * 10) / 10 === value;
    if (isFine && value >= least && value <= most) return;
    const range = { input: 'VALUE', least, most } as const;
    const message = isWhole
      ? validationMessage('WHOLE_NUMBER_BETWEEN', range)
      : validationMessage('NUMBER_BETWEEN', range);
    context.addIssue({ code: 'custom', path: ['value'], message });
  });
export type Measured = z.output<typeof measured>;

/** A measurement by staff. */
export const recordInput = z.intersection(
  measured,
  z.object({ planId: z.string(NO_ID).pipe(rowId), takenAt: z.date(TAKEN).nullish(), idempotencyKey }),
);

const VALUES = validationMessage('TOO_MANY', { input: 'VALUES', most: MOST_VALUES });
/** Values to enter at once: 1 to 20. */
const enteredValues = z
  .array(measured, VALUES)
  .min(1, validationMessage('REQUIRED', { input: 'VALUES' }))
  .max(MOST_VALUES, VALUES);

/** Values of a patient, with a plan or without, by staff. */
export const recordValuesInput = z.object({
  patientId: z.string(NO_ID),
  values: enteredValues,
  takenAt: z.date(TAKEN).nullish(),
  idempotencyKey,
});

/** Selects a patient's values by measure. */
export const patientValuesInput = z.object({
  patientId: z.string(NO_ID),
  measure: z.enum(MEASURES, MEASURE).nullish(),
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST).default(50),
});

/** The measure whose guide is read. */
export const measureGuideInput = z.object({ measure: z.enum(MEASURES, MEASURE), language: answerIn });

/** A measurement to retract. */
export const retractInput = z.object({
  id: z.string(NO_ID).pipe(rowId),
  reason: lines.between('REASON', 10, 500),
});

/** Selects measurements by plan and measure. */
export const measurementsInput = z.object({
  planId: z.string(NO_ID).pipe(rowId),
  measure: z.enum(MEASURES, MEASURE).nullish(),
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST).default(100),
});
