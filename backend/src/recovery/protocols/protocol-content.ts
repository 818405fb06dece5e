import { z } from 'zod';
import { line } from '../../platform/inputs/text-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { MEASURE_BOUNDS, type Bounds } from './measures.js';
import { validationMessage } from '../../platform/errors/reason.js';

export const BODY_SIDES = ['LEFT', 'RIGHT', 'NONE'] as const;
export type BodySide = (typeof BODY_SIDES)[number];

export const MEASURES = [
  'KNEE_FLEXION',
  'KNEE_EXTENSION_DEFICIT',
  'HIP_FLEXION',
  'HIP_ABDUCTION',
  'SHOULDER_FLEXION',
  'SHOULDER_ABDUCTION',
  'SHOULDER_EXTERNAL_ROTATION',
  'ANKLE_DORSIFLEXION',
  'PAIN',
  'TIMED_UP_AND_GO',
  'CHAIR_STANDS',
  'SINGLE_LEG_STANCE',
  'STRENGTH_SYMMETRY',
  'STRAIGHT_LEG_RAISE',
  'WALKS_UNAIDED',
  'CERVICAL_FLEXION',
  'CERVICAL_EXTENSION',
  'CERVICAL_ROTATION',
  'LUMBAR_FLEXION',
  'STRAIGHT_LEG_RAISE_ANGLE',
  'HIP_EXTENSION',
  'HIP_INTERNAL_ROTATION',
  'HIP_EXTERNAL_ROTATION',
  'SHOULDER_INTERNAL_ROTATION',
  'SHOULDER_EXTENSION',
  'ELBOW_FLEXION',
  'ELBOW_EXTENSION_DEFICIT',
  'WRIST_FLEXION',
  'WRIST_EXTENSION',
  'ANKLE_PLANTARFLEXION',
  'GRIP_STRENGTH',
  'KNEE_GIRTH',
  'SIX_MINUTE_WALK',
  'TEN_METRE_WALK',
  'FIVE_CHAIR_STANDS',
  'BERG_BALANCE',
] as const;
export type Measure = (typeof MEASURES)[number];

export const MODES = ['ACTIVE', 'PASSIVE'] as const;
export const CRITERION_KINDS = ['MEASURE', 'SESSIONS_IN_PHASE', 'DAYS_SINCE_SURGERY'] as const;
export const COMPARISONS = ['AT_LEAST', 'AT_MOST'] as const;
export const SEVERITIES = ['URGENT', 'EMERGENCY'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Largest number of exercises in a phase (recovery §11). */
const MOST_EXERCISES = 5;

const BOTH = validationMessage('TEXT_IN_BOTH_LANGUAGES');
/** Object schema that rejects unknown keys: a misspelled key, such as an age limit, would otherwise be dropped. */
const objectOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape, missing = validationMessage('PROTOCOL_PART')) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? validationMessage('PROTOCOL_NAME_UNKNOWN') : missing),
  });

const said = line.required('PROTOCOL_TEXT', 500, { missing: BOTH });
/** A text in both languages. */
export const inBoth = objectOf({ en: said, hi: said }, BOTH);

const KEY = validationMessage('PROTOCOL_KEY');
const key = z.string(KEY).regex(/^[a-zA-Z][a-zA-Z0-9-]{0,39}$/, KEY);
const from = (least: number, most: number) => wholeNumber('FIGURE', least, most);
const oneOf = <Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, validationMessage('ONE_OF', { input: 'VALUE', choices: choices.join(', ') }));
const FIGURE = validationMessage('BETWEEN', { input: 'FIGURE', least: -10, most: 1_000 });
const figure = z
  .number(FIGURE)
  .min(-10, FIGURE)
  .max(1_000, FIGURE)
  .refine((value) => Math.round(value * 10) / 10 === value, validationMessage('ONE_DECIMAL'));

type Figures = Pick<Bounds, 'least' | 'most' | 'isWhole'>;
/** Figures of the criterion kinds that count instead of measure. A MEASURE criterion without a measure has its own error. */
const COUNTED: Record<(typeof CRITERION_KINDS)[number], Figures> = {
  MEASURE: { least: -10, most: 1_000 },
  SESSIONS_IN_PHASE: { least: 0, most: 200, isWhole: true },
  DAYS_SINCE_SURGERY: { least: 0, most: 1_000, isWhole: true },
};

const criterion = objectOf({
  key,
  kind: oneOf(CRITERION_KINDS),
  measure: oneOf(MEASURES).optional(),
  mode: oneOf(MODES).optional(),
  comparison: oneOf(COMPARISONS),
  value: figure,
  maxAgeDays: from(1, 365).optional(),
  staffOnly: z.boolean(validationMessage('YES_OR_NO', { input: 'VALUE' })),
  basis: line.optional('PROTOCOL_TEXT', 200).optional(),
})
  .refine(({ kind, measure }) => (kind === 'MEASURE') === (measure !== undefined), {
    message: validationMessage('CRITERION_MEASURE'),
    path: ['measure'],
  })
  .refine(({ kind, mode, measure }) => !mode || (kind === 'MEASURE' && (!measure || isMovement(measure))), {
    message: validationMessage('CRITERION_MODE'),
    path: ['mode'],
  })
  .superRefine(({ kind, measure, value }, context) => {
    requireReachable(context, 'value', value, measure ? MEASURE_BOUNDS[measure] : COUNTED[kind]);
  });

const target = objectOf({ measure: oneOf(MEASURES), low: figure, high: figure })
  .refine(({ low, high }) => low <= high, { message: validationMessage('BAND_BACKWARDS'), path: ['high'] })
  .superRefine(({ measure, low, high }, context) => {
    for (const [name, end] of Object.entries({ low, high }))
      requireReachable(context, name, end, MEASURE_BOUNDS[measure]);
  });

const isMovement = (measure: Measure) => MEASURE_BOUNDS[measure].unit === 'DEGREES';

/** Rejects a target that no value, or every value, would meet. */
function requireReachable(
  context: z.RefinementCtx,
  name: string,
  value: number,
  { least, most, isWhole }: Figures,
): void {
  if (value >= least && value <= most && (!isWhole || Number.isInteger(value))) return;
  const message = validationMessage(isWhole ? 'WHOLE_NUMBER_BETWEEN' : 'BETWEEN', { input: 'FIGURE', least, most });
  context.addIssue({ code: 'custom', path: [name], message });
}

const exercise = objectOf({
  key,
  name: inBoth,
  instructions: inBoth,
  sets: from(1, 20),
  reps: from(1, 100),
  holdSeconds: from(0, 3_600),
  timesPerDay: from(1, 12),
});

const keysOnce = (list: readonly { key: string }[]) => new Set(list.map((one) => one.key)).size === list.length;
const listOf = <Each extends z.ZodType<{ key: string }>>(each: Each, least: number, most: number) =>
  z
    .array(each, validationMessage('ENTRIES_BETWEEN', { least, most }))
    .min(least, validationMessage('ENTRIES_BETWEEN', { least, most }))
    .max(most, validationMessage('ENTRIES_BETWEEN', { least, most }))
    .refine(keysOnce, validationMessage('KEY_TWICE'));

const TARGETS = validationMessage('ENTRIES_BETWEEN', { least: 0, most: 20 });

const phase = objectOf({
  key,
  name: inBoth,
  goal: inBoth,
  sessions: from(1, 100),
  fromDay: from(0, 1_000),
  toDay: from(0, 1_000),
  criteria: listOf(criterion, 1, 20),
  targets: z.array(target, TARGETS).max(20, TARGETS),
  exercises: listOf(exercise, 1, MOST_EXERCISES),
}).refine(({ fromDay, toDay }) => fromDay <= toDay, { message: validationMessage('DAYS_BACKWARDS'), path: ['toDay'] });

/** Schema of a question about a danger sign. */
export const dangerSign = objectOf({ key, severity: oneOf(SEVERITIES), question: inBoth });

/** Schema of a protocol version's content; errors name the path in the draft. */
export const protocolContent = objectOf({
  name: inBoth.optional(),
  sessions: from(1, 200),
  phases: listOf(phase, 1, 10),
  dangerSigns: listOf(dangerSign, 1, 20),
}).refine(({ sessions, phases }) => sessions === phases.reduce((sum, one) => sum + one.sessions, 0), {
  message: validationMessage('SESSIONS_DO_NOT_ADD_UP'),
  path: ['sessions'],
});
export type ProtocolContent = z.output<typeof protocolContent>;
/**
 * An exercise with its dose. In programmes also what the physiotherapist says of it, null for nothing, and whether it is taken from the
 * exercise library.
 */
export type ContentExercise = z.output<typeof exercise> & { hint?: string | null; fromLibrary?: boolean };
export type ContentPhase = Omit<ProtocolContent['phases'][number], 'exercises'> & { exercises: ContentExercise[] };
export type ContentSign = ProtocolContent['dangerSigns'][number];
export type InBoth = z.output<typeof inBoth>;
/** What a plan prescribes and asks: content of a protocol version, or of a programme, which has one phase without sessions and criteria. */
export type PlanContent = Omit<ProtocolContent, 'phases'> & { phases: ContentPhase[] };
