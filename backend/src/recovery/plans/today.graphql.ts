import { toAppointment } from '../../scheduling/index.js';
import { minutesLeft } from '../exercise-library/minutes-left.js';
import { toCareTask } from '../danger-signs/task.graphql.js';
import type * as Contract from '../../platform/graphql/generated.js';
import type { TodayView } from './today.service.js';

/** Maps a day to the GraphQL type. */
export function toToday({
  openTask,
  answeredTask,
  nextSession,
  exercises: planned,
  pain,
  guides,
  ...day
}: TodayView): Contract.Today {
  // Ticking for others is not implemented yet.
  const exercises = planned.map(({ occasions, ...exercise }) => ({
    ...exercise,
    occasions: occasions.map((occasion) => ({ ...occasion, skipped: occasion.skipped?.reason ?? null, doneBy: null })),
  }));
  return {
    ...day,
    openTask: openTask && toCareTask(openTask),
    answeredTask: answeredTask && toCareTask(answeredTask),
    nextSession: nextSession && toAppointment(nextSession),
    exercises: exercises.map(({ exercise, ...done }) => ({ ...done, exercise: guides.addTo(exercise) })),
    minutesLeft: async () => minutesLeft(exercises, await guides.all()),
    pain: pain && { ...pain, at: new Date(pain.at) },
  };
}
