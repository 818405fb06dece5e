import * as text from '#messages/sessions';
import type { SessionType } from '../gql/generated';

/** Labels of session types. */
export const sessionTypeLabels: Readonly<Record<SessionType, string>> = {
  CLINIC: text.clinic,
  HOME: text.home,
  TELE: text.tele,
};

const sessionTypes = ['CLINIC', 'HOME', 'TELE'] as const;

/** Options of session types. */
export const sessionTypeOptions = sessionTypes.map((value) => ({ value, label: sessionTypeLabels[value] }));
