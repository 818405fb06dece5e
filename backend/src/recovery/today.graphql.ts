import { toAppointment } from '../appointments/appointment.graphql.js';
import { toCareTask } from '../danger-signs/task.graphql.js';
import type * as Contract from '../graphql/generated.js';
import type { TodayView } from './today.service.js';

/** A day as it is sent. */
export function toToday({ openTask, nextSession, ...day }: TodayView): Contract.Today {
  return {
    ...day,
    openTask: openTask && toCareTask(openTask),
    nextSession: nextSession && toAppointment(nextSession),
  };
}
