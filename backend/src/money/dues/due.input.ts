import { z } from 'zod';
import { line } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';

const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const search = line
  .optional('SEARCH_TEXT', 100, { tooLong: validationMessage('SEARCH_TEXT_TOO_LONG') })
  .nullish()
  .transform((text) => text || undefined);

/** Input of a slice of the patients who owe. */
export const duesInput = z.object({
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
  after: z.string(validationMessage('NOT_A_CURSOR')).nullish(),
  search,
});

const FORMATS = ['xlsx', 'csv'] as const;

/** Input of the file of all patients who owe. */
export const dueFileInput = z.object({
  format: z
    .enum(FORMATS, validationMessage('ONE_OF', { input: 'EXPORT_FORMAT', choices: FORMATS.join(', ') }))
    .default('xlsx'),
  search,
});

/** Most patients that one request reminds. */
const MOST = 50;
const CHOSEN = validationMessage('REMIND_HOW_MANY', { most: MOST });
const NO_PATIENT = validationMessage('PATIENT_NOT_CHOSEN');

/** Input: the patients to remind. */
export const remindInput = z.object({
  patientIds: z
    .array(z.string(NO_PATIENT).min(1, NO_PATIENT).max(60, NO_PATIENT), CHOSEN)
    .min(1, CHOSEN)
    .max(MOST, CHOSEN),
});

/** Input: the patient to remind. */
export const remindedPatient = z.object({ patientId: z.string(NO_PATIENT) });
