import { toAppointment } from '../../scheduling/index.js';
import { toCareTask } from '../danger-signs/task.graphql.js';
import type * as Contract from '../../platform/graphql/generated.js';
import type { TodayView } from './today.service.js';

/** Maps a day to the GraphQL type. */
export function toToday({ openTask, answeredTask, nextSession, exercises, pain, ...day }: TodayView): Contract.Today {
  return {
    ...day,
    openTask: openTask && toCareTask(openTask),
    answeredTask: answeredTask && toCareTask(answeredTask),
    nextSession: nextSession && toAppointment(nextSession),
    exercises: exercises.map(({ occasions, ...exercise }) => ({
      ...exercise,
      // Ticking for others is not implemented yet.
      occasions: occasions.map((occasion) => ({
        ...occasion,
        skipped: occasion.skipped?.reason ?? null,
        doneBy: null,
      })),
    })),
    pain: pain && { ...pain, at: new Date(pain.at) },
  };
}
