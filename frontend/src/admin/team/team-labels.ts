import { PhysiotherapistsDocument } from '#src/workplace/gql/generated';
import { PlansLeftDocument, TeamDocument, type UserType } from './gql/generated';

/** Staff types, in the order of the options. */
export const staffTypes = ['PHYSIOTHERAPIST', 'DOCTOR', 'RECEPTION', 'ADMIN'] as const;

/** Labels of account types. */
export const typeLabels: Readonly<Record<UserType, string>> = {
  PATIENT: 'Patient',
  USER: 'User',
  PHYSIOTHERAPIST: 'Physiotherapist',
  DOCTOR: 'Doctor',
  RECEPTION: 'Front desk',
  ADMIN: 'Admin',
};

/** Whether members of a type have a specialization and a number in the council's register. */
export const isClinician = (userType: UserType) => userType === 'PHYSIOTHERAPIST' || userType === 'DOCTOR';

/** Role options. */
export const staffOptions = staffTypes.map((value) => ({ value, label: typeLabels[value] }));

/** Queries to refetch after a change of the team. */
export const teamQueries = [TeamDocument, PhysiotherapistsDocument, PlansLeftDocument];
