import { namedPatient } from '../../patients/index.js';
import { toCareTask } from '../danger-signs/task.graphql.js';
import type * as Contract from '../../platform/graphql/generated.js';
import { encodeCarePosition } from './care-cursor.js';
import { carePosition, type PatientUnderCare, type UnderCareSlice } from './under-care.service.js';

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

/** A stretch of the list, as it is sent. */
export function toPatientUnderCareConnection({
  rows,
  hasNextPage,
  totalCount,
}: UnderCareSlice): Contract.PatientUnderCareConnection {
  const edges = rows.map((row) => ({
    node: toPatientUnderCare(row),
    cursor: encodeCarePosition(carePosition(row)),
  }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount };
}
