import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { findNamedExercises } from '../exercise-library/exercise.queries.js';
import type { ContentExercise } from '../protocols/protocol-content.js';
import type { ProgrammeExercise } from './programme.input.js';

/**
 * Returns the exercises that a programme prescribes: those of the library by key, with its name and first step as they are now, or own ones
 * with their words. `before` are those of the version before: a key that is an own exercise there stays one, also once the library has an
 * entry with this key, and an entry that the library has retired stays.
 * @throws AppError BAD_INPUT
 */
export async function prescribedExercises(
  em: EntityManager,
  asked: readonly ProgrammeExercise[],
  before: readonly ContentExercise[],
): Promise<ContentExercise[]> {
  const library = await findNamedExercises(
    em,
    asked.map(({ key }) => key),
  );
  const former = new Map(before.map((exercise) => [exercise.key, exercise]));
  return asked.map(({ words, ...exercise }, at) => {
    const known = former.get(exercise.key);
    const entry = known && !known.fromLibrary ? undefined : library.get(exercise.key);
    if (words) {
      if (entry) throw badInput({ [`exercises.${at}.words`]: reasonFor('PROGRAMME_WORDS_OF_LIBRARY') });
      return {
        ...exercise,
        name: { en: words.nameEn, hi: words.nameHi },
        instructions: { en: words.instructionsEn, hi: words.instructionsHi },
        fromLibrary: false,
      };
    }
    if (!entry) throw badInput({ [`exercises.${at}.words`]: reasonFor('PROGRAMME_WORDS') });
    if (entry.retired && !known) throw badInput({ [`exercises.${at}.key`]: reasonFor('PROGRAMME_EXERCISE_RETIRED') });
    const { name, steps } = entry;
    return { ...exercise, name, instructions: steps[0] ?? name, fromLibrary: true };
  });
}
