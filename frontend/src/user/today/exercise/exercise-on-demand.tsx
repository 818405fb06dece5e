import { lazy } from 'react';
import * as text from '#messages/today';
import { LoadError } from '#src/ui/feedback/LoadError';

/** Loads the screen of an exercise, with the figure's engine. */
export const loadExerciseScreen = () => import('./ExerciseScreen');

/** The screen of an exercise; a message if it cannot be loaded. */
export const ExerciseScreen = lazy(() =>
  loadExerciseScreen().then(
    (module) => ({ default: module.ExerciseScreen }),
    () => ({ default: () => <LoadError message={text.notFetched} onRetry={() => window.location.reload()} /> }),
  ),
);
