import type * as Contract from '../../platform/graphql/generated.js';
import type { ExerciseRow } from './exercise.queries.js';

/** Maps an entry to its GraphQL type. Films are not served yet. */
export function toLibraryExercise({ key, content, revision, retired, reviews }: ExerciseRow): Contract.LibraryExercise {
  return { key, ...content, video: null, revision, retired, reviews };
}
