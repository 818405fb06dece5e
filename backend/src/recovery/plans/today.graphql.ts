import { toAppointment } from '../../scheduling/index.js';
import { minutesLeft } from '../exercise-library/minutes-left.js';
import { toCareTask } from '../danger-signs/task.graphql.js';
import type * as Contract from '../../platform/graphql/generated.js';
import { toDueQuestionnaire } from '../questionnaires/questionnaire.graphql.js';
import type { TodayView } from './today.service.js';

/** Maps a day to the GraphQL type. */
export function toToday({
  openTask,
  answeredTask,
  nextSession,
  exercises: planned,
  pain,
  guides,
  dueQuestionnaires,
  language,
  ...day
}: TodayView): Contract.Today {
  const exercises = planned.map(({ occasions, ...exercise }) => ({
    ...exercise,
    occasions: occasions.map((occasion) => ({ ...occasion, skipped: occasion.skipped?.reason ?? null })),
  }));
  return {
    ...day,
    openTask: openTask && toCareTask(openTask),
    answeredTask: answeredTask && toCareTask(answeredTask),
    nextSession: nextSession && toAppointment(nextSession),
    exercises: exercises.map(({ exercise, ...done }) => ({ ...done, exercise: guides.addTo(exercise) })),
    minutesLeft: async () => minutesLeft(exercises, await guides.all()),
    questionnaires: async () => (await dueQuestionnaires()).map((due) => toDueQuestionnaire(due, language)),
    pain: pain && { ...pain, at: new Date(pain.at) },
  };
}
