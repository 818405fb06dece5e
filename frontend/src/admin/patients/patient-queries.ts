import {
  ContactMessagesDocument,
  PatientsDocument,
  PatientStatsDocument,
  DeletedPatientsDocument,
} from '../gql/generated';

/** The lists and the numbers that show what a change of a record does: a message leads to the record with its number. */
export const patientLists = [PatientsDocument, PatientStatsDocument, DeletedPatientsDocument, ContactMessagesDocument];
