import { namedPatient } from '../../patients/index.js';
import type { PlanView } from './plan-view.js';

/** Maps a plan for the REST API, with times in UTC. */
export function presentPlan({ patientId, patientNumber, patientName, passages, openTask, ...plan }: PlanView) {
  const patient = namedPatient({ patientId, patientNumber, patientName });
  return {
    ...plan,
    patient,
    passages: passages.map(({ confirmedAt, ...passage }) => ({
      ...passage,
      confirmedAt: new Date(confirmedAt),
      reportId: null,
    })),
    openTask: openTask && presentTask(openTask),
  };
}

function presentTask({ patientId, patientNumber, patientName, ...task }: NonNullable<PlanView['openTask']>) {
  return { ...task, patient: namedPatient({ patientId, patientNumber, patientName }) };
}
