import type { BodySide, ProgrammeArea, ProgrammeInput, ProgrammeWordsFragment } from '../patients/gql/generated';
import { keyOf } from './programme-texts';

/** An exercise of the library that was taken, with its names. */
export interface LibraryValue {
  readonly key: string;
  readonly en: string;
  readonly hi: string;
}

/** An exercise as the form holds it: of the library, or in own words. */
export interface ExerciseValues {
  /** The key of an own exercise that the programme had before; a new one gets a key when the form is sent. */
  readonly key?: string;
  readonly library?: LibraryValue | null;
  /** Left out for an exercise of the library. */
  readonly words?: {
    readonly nameEn: string;
    readonly nameHi: string;
    readonly instructionsEn: string;
    readonly instructionsHi: string;
  };
  readonly sets: number;
  readonly reps: number;
  readonly holdSeconds: number;
  readonly timesPerDay: number;
  readonly hint?: string;
}

/** A programme as the form holds it. */
export interface ProgrammeValues {
  readonly area: ProgrammeArea;
  readonly side: BodySide;
  readonly goal: string;
  readonly exercises: readonly ExerciseValues[];
  /** YYYY-MM-DD; empty for none. */
  readonly reviewOn?: string;
}

const noWords = { nameEn: '', nameHi: '', instructionsEn: '', instructionsHi: '' };

/** An exercise to begin with. */
export const newExercise: ExerciseValues = {
  words: noWords,
  sets: 2,
  reps: 10,
  holdSeconds: 0,
  timesPerDay: 1,
};

/** Returns the input of a programme; exercises that were not there before get a key of their own. */
export function inputOf({ area, side, goal, exercises, reviewOn }: ProgrammeValues): ProgrammeInput {
  const taken = new Set(ownKeysOf({ exercises }));
  return {
    area,
    side,
    goal: goal.trim(),
    reviewOn: reviewOn || null,
    exercises: exercises.map(({ key: known, library, words = noWords, hint, sets, reps, holdSeconds, timesPerDay }) => {
      const dose = { sets, reps, holdSeconds, timesPerDay, hint: hint?.trim() || null };
      if (library) return { key: library.key, words: null, ...dose };
      const key = known ?? keyOf(words.nameEn, taken);
      taken.add(key);
      const { nameEn, nameHi, instructionsEn, instructionsHi } = words;
      return {
        key,
        words: {
          nameEn: nameEn.trim(),
          nameHi: nameHi.trim(),
          instructionsEn: instructionsEn.trim(),
          instructionsHi: instructionsHi.trim(),
        },
        ...dose,
      };
    }),
  };
}

/** Returns the keys of the exercises in own words. */
export function ownKeysOf({ exercises = [] }: Partial<ProgrammeValues> = {}): ReadonlySet<string> {
  return new Set(exercises.flatMap(({ key }) => key ?? []));
}

/** Returns the form's values of a programme, from its words in both languages; the day of a review that is over is left out. */
export function valuesOf(
  english: ProgrammeWordsFragment,
  hindi: ProgrammeWordsFragment,
  today: string,
): Partial<ProgrammeValues> {
  const words = new Map(hindi.phases.flatMap(({ exercises }) => exercises).map((one) => [one.key, one]));
  const { area, side, reviewOn, phases } = english;
  return {
    ...(area && { area }),
    side,
    goal: phases[0]?.goal ?? '',
    reviewOn: reviewOn && reviewOn > today ? reviewOn : '',
    exercises: (phases[0]?.exercises ?? []).map(({ name, instructions, hint, key, guide, ...dose }) => ({
      ...(guide
        ? { library: { key, en: name, hi: words.get(key)?.name ?? '' } }
        : {
            key,
            words: {
              nameEn: name,
              nameHi: words.get(key)?.name ?? '',
              instructionsEn: instructions,
              instructionsHi: words.get(key)?.instructions ?? '',
            },
          }),
      sets: dose.sets,
      reps: dose.reps,
      holdSeconds: dose.holdSeconds,
      timesPerDay: dose.timesPerDay,
      hint: hint ?? '',
    })),
  };
}
