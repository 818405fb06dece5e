import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';
import { MEASURES } from '../../recovery/index.js';
import { NOTE_KINDS } from './note-content.js';
import { listOf, oneOf, soap, yesOrNo } from './note.input.js';

const NO_ID = validationMessage('REQUIRED', { input: 'ID' });
const NAME = validationMessage('LENGTH', { input: 'TEMPLATE_NAME', least: 1, most: 60 });

/** A template to save: a new one, or the one with the id. */
export const saveNoteTemplateInput = z.object({
  id: z.string(NO_ID).pipe(rowId).nullish().default(null),
  name: line.required('TEMPLATE_NAME', 60, { missing: NAME, tooLong: NAME }),
  kind: oneOf('NOTE_KIND', NOTE_KINDS),
  subjective: soap('SUBJECTIVE'),
  objective: soap('OBJECTIVE'),
  assessment: soap('ASSESSMENT'),
  plan: soap('NOTE_PLAN'),
  measures: listOf('TEMPLATE_MEASURES', oneOf('TEMPLATE_MEASURE', MEASURES), 12).transform((measures) => [
    ...new Set(measures),
  ]),
  isShared: yesOrNo('TEMPLATE_SHARED'),
  version: rowReference.shape.version,
});

/** The template to delete. */
export const noteTemplateInput = z.object({ id: z.string(NO_ID).pipe(rowId) });
