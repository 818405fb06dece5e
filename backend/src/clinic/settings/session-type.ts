import type { WireEnum } from '../../platform/graphql/wire-enum.js';

/** Where a session takes place. */
export const SESSION_TYPES = ['Clinic', 'Home', 'Tele'] as const;
export type SessionType = (typeof SESSION_TYPES)[number];

/** How long a session takes when nobody says otherwise. */
export const DEFAULT_MINUTES = 45;

/** The values of `SessionType` by the names of the contract. */
export const SessionTypeEnum = {
  CLINIC: 'Clinic',
  HOME: 'Home',
  TELE: 'Tele',
} as const satisfies WireEnum<SessionType>;
