import { PatientsDocument, PatientStatsDocument, RecentlyDeletedPatientsDocument } from '../gql/generated';

/** The lists and the numbers that show what a change of a record does. */
export const patientLists = [PatientsDocument, PatientStatsDocument, RecentlyDeletedPatientsDocument];
