import { PhysiotherapistsDocument } from '../../workplace/gql/generated';
import { PlansLeftDocument, TeamDocument, type UserType } from './gql/generated';

/** Staff types, in the order of the options. */
export const staffTypes = ['PHYSIOTHERAPIST', 'DOCTOR', 'ADMIN'] as const;

/** Labels of account types. */
export const typeLabels: Readonly<Record<UserType, string>> = {
  PATIENT: 'Patient',
  USER: 'User',
  PHYSIOTHERAPIST: 'Physiotherapist',
  DOCTOR: 'Doctor',
  ADMIN: 'Admin',
};

/** Role options. */
export const staffOptions = staffTypes.map((value) => ({ value, label: typeLabels[value] }));

/** Queries to refetch after a change of the team. */
export const teamQueries = [TeamDocument, PhysiotherapistsDocument, PlansLeftDocument];
