import { z } from 'zod';
import type { InputName } from '../../platform/errors/inputs.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { isDay } from '../../platform/time/clinic-time.js';
import { BODY_SIDES } from '../../recovery/index.js';
import { PRECAUTION_KINDS, WEIGHTS } from './precaution.entity.js';

const NO_ID = validationMessage('REQUIRED', { input: 'ID' });
const UNTIL = validationMessage('PRECAUTION_DAY');
const oneOf = <const Choices extends readonly string[]>(input: InputName, choices: Choices) =>
  z.enum(choices, validationMessage('ONE_OF', { input, choices: choices.join(', ') }));

/** A precaution to enter. */
export const addPrecautionInput = z
  .object({
    patientId: z.string(NO_ID),
    kind: oneOf('PRECAUTION_KIND', PRECAUTION_KINDS),
    weightBearing: oneOf('WEIGHT', WEIGHTS).nullish().default(null),
    percent: wholeNumber('PERCENT', 5, 95).nullish().default(null),
    side: oneOf('SIDE', BODY_SIDES).nullish().default(null),
    text: line
      .optional('PRECAUTION_TEXT', 200)
      .nullish()
      .transform((text) => text ?? ''),
    until: z.string(UNTIL).refine(isDay, UNTIL).nullish().default(null),
    idempotencyKey,
  })
  .superRefine(({ kind, weightBearing, percent, side, text }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (kind !== 'WEIGHT_BEARING') {
      if (weightBearing) refuse('weightBearing', validationMessage('WEIGHT_ONLY'));
      if (text === '') refuse('text', validationMessage('REQUIRED', { input: 'PRECAUTION_TEXT' }));
    } else {
      if (!weightBearing) refuse('weightBearing', validationMessage('WEIGHT_NOT_CHOSEN'));
      if (side === null || side === 'NONE') refuse('side', validationMessage('SIDE_NOT_CHOSEN'));
    }
    if (weightBearing === 'PARTIAL' && percent === null)
      refuse('percent', validationMessage('REQUIRED', { input: 'PERCENT' }));
    if (weightBearing !== 'PARTIAL' && percent !== null) refuse('percent', validationMessage('PERCENT_ONLY_PARTIAL'));
  });

/** A precaution to end, and why. */
export const endPrecautionInput = z.object({ id: z.string(NO_ID).pipe(rowId), reason: line.between('REASON', 3, 200) });

/** Whose precautions. */
export const precautionsInput = z.object({ patientId: z.string(NO_ID) });
