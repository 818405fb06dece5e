import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line, lines } from '../../platform/inputs/text-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { isDay } from '../../platform/time/clinic-time.js';
import { PROGRAMME_AREAS } from '../protocols/programme-areas.js';
import { BODY_SIDES } from '../protocols/protocol-content.js';

/** Largest number of exercises in a programme. */
const MOST_EXERCISES = 8;

const NO_ID = validationMessage('REQUIRED', { input: 'ID' });
const NO_PATIENT = validationMessage('PATIENT_NOT_CHOSEN');
const KEY = validationMessage('PROGRAMME_KEY');
const WORDS = validationMessage('PROGRAMME_WORDS');
const EXERCISES = validationMessage('PROGRAMME_EXERCISES');
const REVIEW = validationMessage('PROGRAMME_REVIEW');

/** How an exercise is called and done, in both languages. */
const words = z.object(
  {
    nameEn: line.between('EXERCISE_NAME', 2, 80),
    nameHi: line.between('EXERCISE_NAME_HINDI', 2, 80),
    instructionsEn: lines.between('EXERCISE_WORDS', 3, 500),
    instructionsHi: lines.between('EXERCISE_WORDS_HINDI', 3, 500),
  },
  WORDS,
);

/** Key of an exercise with words of its own. */
const OWN_KEY = /^[a-z0-9-]{2,60}$/;

const exercise = z.object({
  key: z.string(KEY).regex(/^[a-zA-Z0-9-]{1,60}$/, KEY),
  // Whether an exercise needs words is known from the library (programme-exercises.ts).
  words: words.nullish().default(null),
  sets: wholeNumber('SETS', 1, 10),
  reps: wholeNumber('REPS', 1, 100),
  holdSeconds: wholeNumber('HOLD_SECONDS', 0, 300).default(0),
  timesPerDay: wholeNumber('TIMES_PER_DAY', 1, 6).default(1),
  hint: line
    .optional('HINT', 200)
    .nullish()
    .transform((text) => text || null),
});

/** A programme as it is to be from now on. */
const programme = {
  area: z.enum(
    PROGRAMME_AREAS,
    validationMessage('ONE_OF', { input: 'PROGRAMME_AREA', choices: PROGRAMME_AREAS.join(', ') }),
  ),
  side: z
    .enum(BODY_SIDES, validationMessage('ONE_OF', { input: 'SIDE', choices: BODY_SIDES.join(', ') }))
    .default('NONE'),
  goal: line.between('GOAL', 3, 200),
  exercises: z
    .array(
      exercise.refine(({ key, words: own }) => !own || OWN_KEY.test(key), { message: KEY, path: ['key'] }),
      EXERCISES,
    )
    .min(1, EXERCISES)
    .max(MOST_EXERCISES, EXERCISES)
    .refine(
      (list) => new Set(list.map(({ key }) => key)).size === list.length,
      validationMessage('PROGRAMME_KEY_TWICE'),
    ),
  reviewOn: z.string(REVIEW).refine(isDay, REVIEW).nullish().default(null),
};

const reason = line.between('REASON', 3, 200);
const planId = z.string(NO_ID).pipe(rowId);

/** A programme to begin. */
export const startProgrammeInput = z.object({ patientId: z.string(NO_PATIENT), ...programme, idempotencyKey });

/** The next version of a programme, and why. */
export const changeProgrammeInput = z.object({
  planId,
  ...programme,
  reason,
  version: rowReference.shape.version,
});

/** A programme to complete, and why. */
export const completeProgrammeInput = z.object({ planId, reason });

/** An exercise of a programme, parsed. */
export type ProgrammeExercise = z.output<typeof exercise>;

/** A programme, parsed. */
export type Programme = Pick<z.output<typeof startProgrammeInput>, keyof typeof programme>;
