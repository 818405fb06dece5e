import type { ExerciseFieldsFragment, ExerciseInput } from './gql/generated';

/** Inputs of the form: numbers and the figure as typed text. */
export interface ExerciseValues {
  readonly key: string;
  readonly name: ExerciseInput['name'];
  readonly regions: ExerciseInput['regions'];
  readonly aims: ExerciseInput['aims'];
  readonly position: ExerciseInput['position'] | undefined;
  readonly equipment: ExerciseInput['equipment'];
  readonly avoid: ExerciseInput['avoid'];
  readonly steps: ExerciseInput['steps'];
  readonly caution: ExerciseInput['name'];
  readonly sets: number | null;
  readonly reps: number | null;
  readonly holdSeconds: number | null;
  readonly timesPerDay: number | null;
  readonly restSeconds: number | null;
  readonly figure: string;
}

const blank = { en: '', hi: '' };

/** Inputs of a new entry. */
export const newValues: ExerciseValues = {
  key: '',
  name: blank,
  regions: [],
  aims: [],
  position: undefined,
  equipment: [],
  avoid: [],
  steps: [blank, blank],
  caution: blank,
  sets: 2,
  reps: 10,
  holdSeconds: 0,
  timesPerDay: 2,
  restSeconds: 30,
  figure: '',
};

/** Maps an entry to the inputs. */
export function valuesOf({ figure, caution, ...exercise }: ExerciseFieldsFragment): ExerciseValues {
  const { key, regions, aims, position, equipment, avoid, sets, reps, holdSeconds, timesPerDay, restSeconds } =
    exercise;
  const textOf = ({ en, hi }: ExerciseInput['name']) => ({ en, hi });
  return {
    key,
    name: textOf(exercise.name),
    regions,
    aims,
    position,
    equipment,
    avoid,
    steps: exercise.steps.map(textOf),
    caution: caution ? textOf(caution) : blank,
    sets,
    reps,
    holdSeconds,
    timesPerDay,
    restSeconds,
    figure: figure ? JSON.stringify(figure) : '',
  };
}

/** Maps the inputs to the mutation's input, once the form's rules hold; an empty figure is none. */
export function inputOf({
  key: _key,
  figure,
  caution,
  position = 'STANDING',
  ...values
}: ExerciseValues): ExerciseInput {
  const { sets, reps, holdSeconds, timesPerDay, restSeconds, ...same } = values;
  const hasCaution = Boolean(caution.en.trim() || caution.hi.trim());
  return {
    ...same,
    position,
    caution: hasCaution ? caution : null,
    sets: sets ?? 0,
    reps: reps ?? 0,
    holdSeconds: holdSeconds ?? 0,
    timesPerDay: timesPerDay ?? 0,
    restSeconds: restSeconds ?? 0,
    figure: figure.trim() === '' ? null : (JSON.parse(figure) as unknown),
  };
}

/** Rejects a text that is no JSON, since the server would never read it. */
export async function requireJson(_rule: unknown, typed: string | undefined): Promise<void> {
  if (!typed?.trim()) return;
  try {
    JSON.parse(typed);
  } catch {
    throw new Error('This is not JSON; please check brackets and commas');
  }
}
