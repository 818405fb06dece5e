import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { line } from '../../platform/inputs/text-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { both, foundBy, listOf, oneOf, readRevision, reviewFields } from '../reviewed-entries/entry.input.js';
import { EXERCISE_AIMS, EXERCISE_AVOID, EXERCISE_EQUIPMENT, EXERCISE_POSITIONS, EXERCISE_REGIONS } from './taxonomy.js';

const KEY = validationMessage('PROTOCOL_KEY');
const KEY_SHAPE = /^[a-zA-Z][a-zA-Z0-9-]{0,39}$/;
const FIRST = validationMessage('BETWEEN', { input: 'FIRST', least: 1, most: 100 });
const CURSOR = validationMessage('NOT_A_CURSOR');

const STEPS = validationMessage('ENTRIES_BETWEEN', { least: 2, most: 6 });

/** Content of an entry, without the figure. */
const content = {
  name: both(line.between('EXERCISE_NAME', 1, 80)),
  regions: listOf(oneOf('EXERCISE_REGION', EXERCISE_REGIONS), 1, 3),
  aims: listOf(oneOf('EXERCISE_AIM', EXERCISE_AIMS), 1, 3),
  position: oneOf('EXERCISE_POSITION', EXERCISE_POSITIONS),
  equipment: listOf(oneOf('EXERCISE_EQUIPMENT', EXERCISE_EQUIPMENT), 0, EXERCISE_EQUIPMENT.length),
  avoid: listOf(oneOf('EXERCISE_AVOID', EXERCISE_AVOID), 0, EXERCISE_AVOID.length),
  steps: z
    .array(both(line.between('EXERCISE_STEP', 3, 160)), STEPS)
    .min(2, STEPS)
    .max(6, STEPS),
  caution: both(line.between('EXERCISE_CAUTION', 1, 300))
    .nullish()
    .default(null),
  sets: wholeNumber('SETS', 1, 20),
  reps: wholeNumber('REPS', 1, 100),
  holdSeconds: wholeNumber('HOLD_SECONDS', 0, 3_600),
  timesPerDay: wholeNumber('TIMES_PER_DAY', 1, 10),
  restSeconds: wholeNumber('REST_SECONDS', 0, 300).default(30),
  // Checked by `requireFigure`, together with the dose.
  figure: z.unknown().optional(),
};

/** Key of an entry to create or change. */
const key = z.string(KEY).regex(KEY_SHAPE, KEY);

/** An entry to save. An undefined figure stays as it is; null removes it. */
export const saveExerciseInput = z.object({
  key,
  ...content,
  revision: readRevision,
});

/** Content of a revision as it is stored; a null figure is none. */
export type ExerciseContent = Omit<z.output<z.ZodObject<typeof content>>, 'figure'> & { figure: unknown };

/** A key to find an entry by; an invalid one answers like an unknown one. */
const foundKey = foundBy(KEY_SHAPE);

/** The entry to find. */
export const exerciseKeyInput = z.object({ key: foundKey });

/** The review of a revision. */
export const reviewExerciseInput = z.object({ key: foundKey, ...reviewFields });

/** The entry to retire, or to offer again. */
export const retireExerciseInput = z.object({
  key: foundKey,
  retired: z.boolean(validationMessage('YES_OR_NO', { input: 'EXERCISE_RETIRED' })),
});

const filter = {
  search: line.optional('SEARCH_TEXT', 100, { tooLong: validationMessage('SEARCH_TEXT_TOO_LONG') }).nullish(),
  region: oneOf('EXERCISE_REGION', EXERCISE_REGIONS).nullish(),
  aim: oneOf('EXERCISE_AIM', EXERCISE_AIMS).nullish(),
  position: oneOf('EXERCISE_POSITION', EXERCISE_POSITIONS).nullish(),
  equipment: listOf(oneOf('EXERCISE_EQUIPMENT', EXERCISE_EQUIPMENT), 0, 100).nullish(),
  without: listOf(oneOf('EXERCISE_AVOID', EXERCISE_AVOID), 0, 100).nullish(),
  reviewed: z.boolean(validationMessage('YES_OR_NO', { input: 'EXERCISE_REVIEWED' })).nullish(),
  retired: z.boolean(validationMessage('YES_OR_NO', { input: 'EXERCISE_RETIRED' })).default(false),
};

/** A slice of the library. */
export const exerciseListInput = z.object({
  first: z.int(FIRST).min(1, FIRST).max(100, FIRST),
  after: z.string(CURSOR).max(4_000, CURSOR).nullish(),
  ...filter,
});

/** A filter of the library, parsed. */
export type ExerciseQuery = z.output<z.ZodObject<typeof filter>>;
