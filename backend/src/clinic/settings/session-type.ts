import type { WireEnum } from '../../platform/graphql/wire-enum.js';

/** Place of a session. */
export const SESSION_TYPES = ['Clinic', 'Home', 'Tele'] as const;
export type SessionType = (typeof SESSION_TYPES)[number];

/** Default length of a session, in minutes. */
export const DEFAULT_MINUTES = 45;

/** Values of `SessionType` by their names in the contract. */
export const SessionTypeEnum = {
  CLINIC: 'Clinic',
  HOME: 'Home',
  TELE: 'Tele',
} as const satisfies WireEnum<SessionType>;
