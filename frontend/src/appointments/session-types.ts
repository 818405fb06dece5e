import * as text from '#messages/sessions';
import type { SessionType } from '../gql/generated';

/** The words for the session types (reading 75). */
export const sessionTypeLabels: Readonly<Record<SessionType, string>> = {
  CLINIC: text.clinic,
  HOME: text.home,
  TELE: text.tele,
};

const sessionTypes = ['CLINIC', 'HOME', 'TELE'] as const;

/** The session types as the options of a choice. */
export const sessionTypeOptions = sessionTypes.map((value) => ({ value, label: sessionTypeLabels[value] }));
