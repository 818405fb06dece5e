import { z } from 'zod';
import { says } from '../reasons/reason.js';

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
] as const;
export type Measure = (typeof MEASURES)[number];

export const MODES = ['ACTIVE', 'PASSIVE'] as const;
export const CRITERION_KINDS = ['MEASURE', 'SESSIONS_IN_PHASE', 'DAYS_SINCE_SURGERY'] as const;
export const COMPARISONS = ['AT_LEAST', 'AT_MOST'] as const;
export const SEVERITIES = ['URGENT', 'EMERGENCY'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Few exercises help: at most so many a phase (recovery §11). */
const MOST_EXERCISES = 5;

const BOTH = says('TEXT_IN_BOTH_LANGUAGES');
const said = z.string(BOTH).trim().min(1, BOTH).max(500, BOTH);
/** A text of a protocol: nothing of it is in one language alone. */
export const inBoth = z.object({ en: said, hi: said }, BOTH);

const KEY = says('PROTOCOL_KEY');
const key = z.string(KEY).regex(/^[a-zA-Z][a-zA-Z0-9-]{0,39}$/, KEY);
const from = (least: number, most: number) => {
  const message = says('WHOLE_NUMBER_BETWEEN', { input: 'FIGURE', least, most });
  return z.int(message).min(least, message).max(most, message);
};
const oneOf = <Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, says('ONE_OF', { input: 'VALUE', choices: choices.join(', ') }));
const figure = z.number(says('NOT_ACCEPTED')).min(-10).max(1_000);

const criterion = z
  .object({
    key,
    kind: oneOf(CRITERION_KINDS),
    measure: oneOf(MEASURES).optional(),
    mode: oneOf(MODES).optional(),
    comparison: oneOf(COMPARISONS),
    value: figure,
    maxAgeDays: from(1, 365).optional(),
    staffOnly: z.boolean(says('YES_OR_NO', { input: 'VALUE' })),
    basis: z.string().max(200).optional(),
  })
  .refine(({ kind, measure }) => (kind === 'MEASURE') === (measure !== undefined), {
    message: says('CRITERION_MEASURE'),
    path: ['measure'],
  });

const target = z
  .object({ measure: oneOf(MEASURES), low: figure, high: figure })
  .refine(({ low, high }) => low <= high, { message: says('BAND_BACKWARDS'), path: ['high'] });

const exercise = z.object({
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
    .array(each, says('NOT_ACCEPTED'))
    .min(least, says('ENTRIES_BETWEEN', { least, most }))
    .max(most, says('ENTRIES_BETWEEN', { least, most }))
    .refine(keysOnce, says('KEY_TWICE'));

const phase = z
  .object({
    key,
    name: inBoth,
    goal: inBoth,
    sessions: from(1, 100),
    fromDay: from(0, 1_000),
    toDay: from(0, 1_000),
    criteria: listOf(criterion, 1, 20),
    targets: z.array(target, says('NOT_ACCEPTED')).max(20, says('ENTRIES_BETWEEN', { least: 0, most: 20 })),
    exercises: listOf(exercise, 1, MOST_EXERCISES),
  })
  .refine(({ fromDay, toDay }) => fromDay <= toDay, { message: says('DAYS_BACKWARDS'), path: ['toDay'] });

const dangerSign = z.object({ key, severity: oneOf(SEVERITIES), question: inBoth });

/** What a version of a protocol says; what is wrong with a draft is told by its path (recovery §1). */
export const protocolContent = z
  .object({
    name: inBoth.optional(),
    sessions: from(1, 200),
    phases: listOf(phase, 1, 10),
    dangerSigns: listOf(dangerSign, 1, 20),
  })
  .refine(({ sessions, phases }) => sessions === phases.reduce((sum, one) => sum + one.sessions, 0), {
    message: says('SESSIONS_DO_NOT_ADD_UP'),
    path: ['sessions'],
  });
export type ProtocolContent = z.output<typeof protocolContent>;
export type ContentPhase = ProtocolContent['phases'][number];
export type ContentSign = ProtocolContent['dangerSigns'][number];
export type InBoth = z.output<typeof inBoth>;
