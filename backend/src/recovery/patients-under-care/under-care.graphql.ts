import { namedPatient } from '../../patients/index.js';
import { toCareTask } from '../danger-signs/task.graphql.js';
import type * as Contract from '../../platform/graphql/generated.js';
import { encodeCarePosition } from './care-cursor.js';
import type { PatientUnderCare } from './under-care-rows.js';
import { carePosition, type UnderCareSlice } from './under-care.service.js';

/** Maps a patient under care to the GraphQL type. */
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

/** Maps a slice of the list to the GraphQL connection. */
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
