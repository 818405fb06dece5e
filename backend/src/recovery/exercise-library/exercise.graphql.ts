import type * as Contract from '../../platform/graphql/generated.js';
import type { ExerciseRow } from './exercise.queries.js';
import { toExerciseVideo } from './exercise-video.js';

/** Maps an entry to its GraphQL type. */
export function toLibraryExercise({
  key,
  content,
  revision,
  retired,
  reviews,
  video,
}: ExerciseRow): Contract.LibraryExercise {
  return { key, ...content, video: toExerciseVideo(key, video), revision, retired, reviews };
}
