import { z } from 'zod';
import type { InputName } from '../../platform/errors/inputs.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { listFormat } from '../../platform/exports/list-file.js';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line, lines } from '../../platform/inputs/text-input.js';
import { isDay } from '../../platform/time/clinic-time.js';

const ID = validationMessage('REQUIRED', { input: 'ID' });
const DAY = validationMessage('LOOKS_LIKE', { input: 'A_DAY', example: '2026-11-21' });
const NAME = validationMessage('LENGTH', { input: 'PROCESSOR_NAME', least: 1, most: 120 });
const day = z
  .string(DAY)
  .refine(isDay, { error: DAY, abort: true })
  .nullish()
  .transform((given) => given ?? null);
const text = (input: InputName) => lines.required(input, 500);

/** An entry of the register to save: a new one, or the one with the id. */
export const saveDataProcessorInput = z
  .object({
    id: z.string(ID).pipe(rowId).nullish().default(null),
    part: line.optional('PROCESSOR_PART', 300).nullish().default(null),
    name: line.required('PROCESSOR_NAME', 120, { missing: NAME, tooLong: NAME }),
    purposes: text('PROCESSOR_PURPOSES'),
    categories: text('PROCESSOR_CATEGORIES'),
    storagePlace: text('PROCESSOR_PLACE'),
    retention: lines.optional('PROCESSOR_RETENTION', 500),
    contractOn: day,
    endsOn: day,
    version: rowReference.shape.version,
  })
  .refine(({ contractOn, endsOn }) => !contractOn || !endsOn || endsOn >= contractOn, {
    error: validationMessage('PROCESSOR_DAYS'),
    path: ['endsOn'],
  });

/** File format of the register. */
export const processorFileInput = z.object({ format: listFormat });
