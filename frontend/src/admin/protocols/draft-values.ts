import type {
  Criterion,
  DangerSign,
  Exercise,
  InBoth,
  Phase,
  ProtocolContent,
  TargetBand,
} from '#src/protocols/protocol-content';

/** Numbers as typed; an optional one may be empty. */
type Typed<Thing, Figures extends keyof Thing, Optional extends keyof Thing = never> = Omit<
  Thing,
  Figures | Optional
> & {
  readonly [Name in Figures]: string;
} & { readonly [Name in Optional]?: Thing[Name] | '' | undefined };

type CriterionValues = Typed<Criterion, 'value' | 'maxAgeDays', 'measure' | 'mode' | 'basis'>;
type BandValues = Typed<TargetBand, 'low' | 'high'>;
type ExerciseValues = Typed<Exercise, 'sets' | 'reps' | 'holdSeconds' | 'timesPerDay'>;
type PhaseValues = Omit<Typed<Phase, 'sessions' | 'fromDay' | 'toDay'>, 'criteria' | 'targets' | 'exercises'> & {
  readonly criteria: readonly CriterionValues[];
  readonly targets: readonly BandValues[];
  readonly exercises: readonly ExerciseValues[];
};

/** Input values of a draft, by the server's field names. */
export interface DraftValues {
  readonly content: {
    readonly name: InBoth;
    readonly phases: readonly PhaseValues[];
    readonly dangerSigns: readonly DangerSign[];
  };
}

const blankText: InBoth = { en: '', hi: '' };

/** Initial values of new rows. */
export const blanks = {
  phase: {
    key: '',
    name: blankText,
    goal: blankText,
    sessions: '',
    fromDay: '',
    toDay: '',
    criteria: [],
    targets: [],
    exercises: [],
  },
  criterion: {
    key: '',
    kind: 'MEASURE',
    mode: '',
    comparison: 'AT_LEAST',
    value: '',
    maxAgeDays: '',
    staffOnly: false,
  },
  target: { low: '', high: '' },
  exercise: {
    key: '',
    name: blankText,
    instructions: blankText,
    sets: '',
    reps: '',
    holdSeconds: '0',
    timesPerDay: '',
  },
  sign: { key: '', severity: 'URGENT', question: blankText },
} as const;

/** Maps a protocol to input values. */
export function valuesOf({ name = blankText, phases, dangerSigns }: ProtocolContent): DraftValues {
  return { content: { name, phases: phases.map(typedPhase), dangerSigns } };
}

function typedPhase({ sessions, fromDay, toDay, criteria, targets, exercises, ...texts }: Phase): PhaseValues {
  return {
    ...texts,
    sessions: String(sessions),
    fromDay: String(fromDay),
    toDay: String(toDay),
    criteria: criteria.map(({ value, maxAgeDays, mode, ...rule }) => ({
      ...rule,
      mode: mode ?? '',
      value: String(value),
      maxAgeDays: maxAgeDays === undefined ? '' : String(maxAgeDays),
    })),
    targets: targets.map(({ measure, low, high }) => ({ measure, low: String(low), high: String(high) })),
    exercises: exercises.map(({ sets, reps, holdSeconds, timesPerDay, ...said }) => ({
      ...said,
      sets: String(sets),
      reps: String(reps),
      holdSeconds: String(holdSeconds),
      timesPerDay: String(timesPerDay),
    })),
  };
}

/** Parses a number; NaN serializes to null, so that the server reports the field. */
const figureOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.')));

/** Returns the total number of sessions of the phases. */
export const sessionsOf = (phases: readonly { readonly sessions: string }[]) =>
  phases.reduce((sum, { sessions }) => sum + figureOf(sessions), 0);

/** Maps input values to the mutation's input. */
export function contentOfValues({ content: { name, phases, dangerSigns } }: DraftValues): ProtocolContent {
  return {
    ...((name.en.trim() || name.hi.trim()) && { name }),
    sessions: sessionsOf(phases),
    phases: phases.map((phase) => ({
      ...phase,
      sessions: figureOf(phase.sessions),
      fromDay: figureOf(phase.fromDay),
      toDay: figureOf(phase.toDay),
      criteria: phase.criteria.map(criterionOf),
      targets: phase.targets.map((band) => ({ ...band, low: figureOf(band.low), high: figureOf(band.high) })),
      exercises: phase.exercises.map((exercise) => ({
        ...exercise,
        sets: figureOf(exercise.sets),
        reps: figureOf(exercise.reps),
        holdSeconds: figureOf(exercise.holdSeconds),
        timesPerDay: figureOf(exercise.timesPerDay),
      })),
    })),
    dangerSigns,
  };
}

function criterionOf({ value, maxAgeDays, measure, mode, basis, ...rule }: CriterionValues): Criterion {
  return {
    ...rule,
    value: figureOf(value),
    ...(rule.kind === 'MEASURE' && measure && { measure }),
    ...(mode && { mode }),
    ...(maxAgeDays.trim() && { maxAgeDays: figureOf(maxAgeDays) }),
    ...(basis?.trim() && { basis }),
  };
}
