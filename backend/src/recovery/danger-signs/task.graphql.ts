import { namedPatient } from '../../patients/index.js';
import type * as Contract from '../../platform/graphql/generated.js';
import type { OpenSignView } from './open-sign-view.js';
import type { TaskView } from './task-view.js';

/** Maps a task to the GraphQL type, field by field. */
export function toCareTask({ patientId, patientNumber, patientName, ...task }: TaskView): Contract.CareTask {
  return { ...task, patient: namedPatient({ patientId, patientNumber, patientName }) };
}

/** Maps an open sign to the GraphQL type. */
export function toOpenSign({ task, ...sign }: OpenSignView): Contract.OpenSign {
  return { ...sign, task: toCareTask(task) };
}
