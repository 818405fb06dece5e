import { PhysiotherapistsDocument } from '../gql/generated';
import { PlansLeftDocument, TeamDocument, type UserType } from './gql/generated';

/** Those who work for the clinic, in the order in which one is added. */
export const staffTypes = ['PHYSIOTHERAPIST', 'DOCTOR', 'ADMIN'] as const;

/** What an account is of. */
export const typeLabels: Readonly<Record<UserType, string>> = {
  PATIENT: 'Patient',
  USER: 'User',
  PHYSIOTHERAPIST: 'Physiotherapist',
  DOCTOR: 'Doctor',
  ADMIN: 'Admin',
};

/** The roles to choose from. */
export const staffOptions = staffTypes.map((value) => ({ value, label: typeLabels[value] }));

/** The queries that show who works for the clinic, and what those who left have left. */
export const teamQueries = [TeamDocument, PhysiotherapistsDocument, PlansLeftDocument];
