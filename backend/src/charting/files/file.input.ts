import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';
import { isDay } from '../../platform/time/clinic-time.js';
import { FILE_CATEGORIES } from './clinical-file.entity.js';

const NO_ID = validationMessage('REQUIRED', { input: 'ID' });
const DAY = validationMessage('CLINICAL_FILE_DAY');
const NOTE = validationMessage('CLINICAL_FILE_NOTE');
const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const patientId = z.string(NO_ID);
const id = z.string(NO_ID).pipe(rowId);
const category = z.enum(
  FILE_CATEGORIES,
  validationMessage('ONE_OF', { input: 'FILE_CATEGORY', choices: FILE_CATEGORIES.join(', ') }),
);
const title = line.required('FILE_TITLE', 120);
const takenOn = z.string(DAY).refine(isDay, DAY).nullable();
const noteId = z.string(NOTE).pipe(rowId).nullable();
/** A form sends an empty text where nothing is chosen. */
const emptyIsNull = (value: unknown) => (value === '' || value === undefined ? null : value);

/** The fields of a file to add, as a form sends them. */
export const fileForm = z.object({
  category,
  title,
  takenOn: z.preprocess(emptyIsNull, takenOn),
  noteId: z.preprocess(emptyIsNull, noteId),
});

/** A file to add to a record. */
export const addFileInput = fileForm.extend({ patientId });
export type AddedFile = z.output<typeof addFileInput>;

/** Changes of a file; what is left out stays. */
export const updateFileInput = z.object({
  id,
  category: category.optional(),
  title: title.optional(),
  takenOn: takenOn.optional(),
  noteId: noteId.optional(),
});

/** A file to remove, with a reason; null brings it back. */
export const removeFileInput = z.object({ id, reason: line.between('REASON', 3, 200).nullish().default(null) });

/** A slice of a patient's files. */
export const fileListInput = z.object({
  patientId,
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
  after: z.string(validationMessage('NOT_A_CURSOR')).nullish(),
  category: category.nullish(),
});
