import { toCareTask } from '../danger-signs/task.graphql.js';
import type * as Contract from '../graphql/generated.js';
import { namedPatient } from '../patients/named-patient.js';
import type { PatientUnderCare } from './under-care.service.js';

/** A patient in the list, as it is sent. */
export function toPatientUnderCare({
  patientId,
  patientNumber,
  patientName,
  openTask,
  ...row
}: PatientUnderCare): Contract.PatientUnderCare {
  const patient = namedPatient({ patientId, patientNumber, patientName });
  return { ...row, patient, openTask: openTask && toCareTask(openTask) };
}
