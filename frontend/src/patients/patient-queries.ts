import {
  ContactMessagesDocument,
  PatientsDocument,
  PatientStatsDocument,
  DeletedPatientsDocument,
} from '../workplace/gql/generated';

/** Queries to refetch after a change of a record. A message links to the record with its number. */
export const patientLists = [PatientsDocument, PatientStatsDocument, DeletedPatientsDocument, ContactMessagesDocument];
