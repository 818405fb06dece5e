import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { measured } from '../measurements/measurement.input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { answerIn } from '../ledger/plan.input.js';
import { SKIP_REASONS } from '../ledger/occasions.js';
import { PAIN_MOMENTS } from '../ledger/entry-sql.js';
import { QUESTIONNAIRE_OCCASIONS } from '../questionnaires/occasions.js';

/** Largest number of entries per request. */
const MOST = 50;

const NOT = validationMessage('NOT_ACCEPTED');
const AT = validationMessage('REQUIRED', { input: 'DATE_AND_TIME' });
const ANSWERS = validationMessage('ANSWER_EACH_SIGN');
const EXERCISES = validationMessage('EXERCISE_NOT_CHOSEN');
const ID = validationMessage('CLIENT_ID');
const SKIP_REASON = validationMessage('SKIP_REASON_NOT_CHOSEN');
const ANSWERS_FORM = validationMessage('ANSWERS_FORM');
const MOMENT = validationMessage('PAIN_MOMENT_NOT_CHOSEN');
const TOO_MANY = validationMessage('TOO_MANY_ENTRIES', { most: MOST });

const dangerCheck = z.object({
  answers: z.array(z.object({ sign: z.string(NOT), yes: z.boolean(NOT) }), ANSWERS).max(100, ANSWERS),
});

const note = line
  .optional('NOTE', 500)
  .nullish()
  .transform((given) => given || null);

const checkIn = z.object({
  exercises: z
    .array(
      z.object({ exercise: z.string(NOT), sets: wholeNumber('SETS', 1, 20), reps: wholeNumber('REPS', 1, 100) }),
      EXERCISES,
    )
    .min(1, EXERCISES)
    .max(20, EXERCISES),
  pain: wholeNumber('PAIN', 0, 10)
    .nullish()
    .transform((pain) => pain ?? null),
  note,
});
const setDone = z.object({
  exercise: z.string(EXERCISES),
  occasion: wholeNumber('OCCASION', 1, 10),
  set: wholeNumber('SET', 1, 20),
  done: z.boolean(validationMessage('YES_OR_NO', { input: 'DONE' })).default(true),
});
const skip = z.object({
  exercise: z.string(EXERCISES),
  occasion: wholeNumber('OCCASION', 1, 10),
  reason: z
    .enum(SKIP_REASONS, SKIP_REASON)
    .nullish()
    .transform((reason) => reason ?? null),
  note,
});
const pain = z.object({ value: wholeNumber('PAIN', 0, 10), moment: z.enum(PAIN_MOMENTS, MOMENT), note });
const sign = z.object({ sign: z.string(validationMessage('SIGN_UNKNOWN')), note });
const undo = z
  .string(ID)
  .refine(isUuid, ID)
  .transform((id) => id.toLowerCase());

const answers = z.object(
  {
    questionnaire: z.string(ANSWERS_FORM),
    version: z.int(ANSWERS_FORM),
    occasion: z.enum(QUESTIONNAIRE_OCCASIONS, ANSWERS_FORM),
    answers: z
      .array(
        z.object({
          linkId: z.string(ANSWERS_FORM),
          repeat: z.int(ANSWERS_FORM).min(0, ANSWERS_FORM).default(0),
          value: z.string(ANSWERS_FORM).max(2_000, validationMessage('ANSWER_FORM')),
        }),
        ANSWERS_FORM,
      )
      .max(600, ANSWERS_FORM),
  },
  ANSWERS_FORM,
);

/** Kinds of an entry; each entry has exactly one. */
const KINDS = [
  'dangerCheck',
  'checkIn',
  'measurement',
  'setDone',
  'skip',
  'pain',
  'effort',
  'sign',
  'undo',
  'answers',
] as const;

/** An entry of a patient, of exactly one kind. */
export const entryInput = z
  .object({
    clientId: z
      .string(ID)
      .refine(isUuid, ID)
      .transform((id) => id.toLowerCase()),
    at: z.date(AT),
    dangerCheck: dangerCheck.nullish(),
    checkIn: checkIn.nullish(),
    measurement: measured.nullish(),
    setDone: setDone.nullish(),
    skip: skip.nullish(),
    pain: pain.nullish(),
    effort: wholeNumber('EFFORT', 0, 10).nullish(),
    sign: sign.nullish(),
    undo: undo.nullish(),
    answers: answers.nullish(),
  })
  .refine(
    (entry) => KINDS.filter((kind) => (entry[kind] ?? null) !== null).length === 1,
    validationMessage('ONE_THING_AN_ENTRY'),
  );
export type Entry = z.output<typeof entryInput>;

/** The kind of an entry, as stored. */
export type EntryKind =
  'DANGER_CHECK' | 'CHECK_IN' | 'MEASUREMENT' | 'SET_DONE' | 'SKIP' | 'PAIN' | 'EFFORT' | 'SIGN' | 'UNDO' | 'ANSWERS';

/** In which role an entry is made. */
export type EntryAuthor = 'PATIENT' | 'FAMILY';

/** Returns an entry's kind, as stored. */
export function kindOf(entry: Entry): EntryKind {
  const { dangerCheck, measurement, setDone, skip, pain, effort, sign, undo, answers } = entry;
  if (dangerCheck) return 'DANGER_CHECK';
  if (measurement) return 'MEASUREMENT';
  if (setDone) return 'SET_DONE';
  if (skip) return 'SKIP';
  if (typeof effort === 'number') return 'EFFORT';
  if (pain) return 'PAIN';
  if (sign) return 'SIGN';
  if (answers) return 'ANSWERS';
  return undo ? 'UNDO' : 'CHECK_IN';
}

/** An unvalidated entry. */
export type SentEntry = z.output<typeof entriesInput>['entries'][number];

const sent = z.object({
  clientId: z.string(NOT),
  at: z.date(AT),
  dangerCheck: z.unknown().optional(),
  checkIn: z.unknown().optional(),
  measurement: z.unknown().optional(),
  setDone: z.unknown().optional(),
  skip: z.unknown().optional(),
  pain: z.unknown().optional(),
  effort: z.unknown().optional(),
  sign: z.unknown().optional(),
  undo: z.unknown().optional(),
  answers: z.unknown().optional(),
});

/** A batch of entries. Each entry is validated on its own, so that one fault does not fail the batch. */
export const entriesInput = z.object({
  entries: z.array(sent, TOO_MANY).max(MOST, TOO_MANY),
  language: answerIn,
});

/** A batch of entries of a family member. */
export const familyEntriesInput = entriesInput.extend({
  grantId: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId),
});
