import { PatientsDocument, PatientStatsDocument } from '../../gql/generated';

/** The list and its numbers, which show what a change of a record does. */
export const patientLists = [PatientsDocument, PatientStatsDocument];
