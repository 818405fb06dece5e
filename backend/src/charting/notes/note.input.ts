import { z } from 'zod';
import type { InputName } from '../../platform/errors/inputs.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { rowReference, versionOrNone } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line, lines } from '../../platform/inputs/text-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { BODY_SIDES, measured, MOST_VALUES } from '../../recovery/index.js';
import { CHANGES, FINDINGS, NOTE_KINDS, REGIONS, VIEWS } from './note-content.js';

const NO_ID = validationMessage('REQUIRED', { input: 'ID' });
const PLACE = validationMessage('CHART_PLACE');
const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 50 });

/** A text of a note, which may be empty. */
export const soap = (input: 'SUBJECTIVE' | 'OBJECTIVE' | 'ASSESSMENT' | 'NOTE_PLAN') => lines.optional(input, 4_000);
const pain = () => wholeNumber('PAIN', 0, 10).nullish().default(null);
const place = z.number(PLACE).min(0, PLACE).max(1, PLACE).nullish().default(null);
const shortText = (input: 'CHART_TEXT' | 'TREATMENT_DETAIL', longest: number) =>
  line
    .optional(input, longest)
    .nullish()
    .transform((text) => text || null);
/** A choice of a closed list. */
export const oneOf = <const Choices extends readonly string[]>(input: InputName, choices: Choices) =>
  z.enum(choices, validationMessage('ONE_OF', { input, choices: choices.join(', ') }));
/** A yes or no that is required. */
export const yesOrNo = (input: InputName) => z.boolean(validationMessage('YES_OR_NO', { input }));
const version = rowReference.shape.version;

/** A list of at most so many entries. */
export function listOf<Entry extends z.ZodType>(input: InputName, entry: Entry, most: number) {
  const said = validationMessage('TOO_MANY', { input, most });
  return z.array(entry, said).max(most, said);
}

const mark = z
  .object(
    {
      view: oneOf('CHART_VIEW', VIEWS),
      region: oneOf('CHART_REGION', REGIONS),
      side: oneOf('SIDE', BODY_SIDES),
      x: place,
      y: place,
      finding: oneOf('CHART_FINDING', FINDINGS),
      intensity: pain(),
      text: shortText('CHART_TEXT', 80),
    },
    validationMessage('REQUIRED', { input: 'BODY_CHART' }),
  )
  .refine(({ x, y }) => (x === null) === (y === null), { message: PLACE, path: ['x'] });

const treatment = z.object(
  {
    name: line.required('TREATMENT_NAME', 80),
    minutes: wholeNumber('TREATMENT_MINUTES', 1, 240).nullish().default(null),
    detail: shortText('TREATMENT_DETAIL', 200),
  },
  validationMessage('REQUIRED', { input: 'TREATMENTS' }),
);

/** A note to write, as a whole, and what else is asked for in the same transaction. */
export const writeNoteInput = z
  .object({
    patientId: z.string(NO_ID),
    appointmentId: z.string(NO_ID).pipe(rowId).nullish().default(null),
    noteId: z.string(NO_ID).pipe(rowId).nullish().default(null),
    kind: oneOf('NOTE_KIND', NOTE_KINDS),
    subjective: soap('SUBJECTIVE'),
    objective: soap('OBJECTIVE'),
    assessment: soap('ASSESSMENT'),
    plan: soap('NOTE_PLAN'),
    painBefore: pain(),
    painAfter: pain(),
    change: oneOf('NOTE_CHANGE', CHANGES).nullish().default(null),
    body: listOf('BODY_CHART', mark, 20),
    treatments: listOf('TREATMENTS', treatment, 12),
    values: listOf('VALUES', measured, MOST_VALUES),
    complete: yesOrNo('COMPLETE_SESSION'),
    sign: yesOrNo('SIGN_NOTE'),
    version: versionOrNone,
    appointmentVersion: version,
    idempotencyKey,
  })
  .superRefine(({ kind, appointmentId, complete }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if ((kind === 'CONTACT') !== (appointmentId === null)) refuse('kind', validationMessage('NOTE_KIND_OF_SESSION'));
    if (complete && appointmentId === null) refuse('complete', validationMessage('NOTE_WITHOUT_SESSION'));
  });
export type WrittenInput = z.output<typeof writeNoteInput>;

/** A note, by id, with the version that was read. */
export const noteInput = z.object({ id: z.string(NO_ID).pipe(rowId), version });

/** A note that was written by mistake, and why. */
export const noteErrorInput = z.object({ id: z.string(NO_ID).pipe(rowId), reason: lines.between('REASON', 10, 300) });

/** Words to add to a note. */
export const addendumInput = z.object({
  noteId: z.string(NO_ID).pipe(rowId),
  text: lines.between('ADDENDUM', 3, 4_000),
  idempotencyKey,
});

/** A slice of a patient's notes. */
export const noteListInput = z.object({
  patientId: z.string(NO_ID),
  first: z.int(FIRST).min(1, FIRST).max(50, FIRST),
  after: z.string(validationMessage('NOT_A_CURSOR')).nullish(),
});

/** A session whose note is to begin. */
export const noteStartInput = z.object({
  appointmentId: z.string(NO_ID).pipe(rowId),
  templateId: z.string(NO_ID).pipe(rowId).nullish().default(null),
});
