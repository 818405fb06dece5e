/** Place of a session. */
export const SESSION_TYPES = ['Clinic', 'Home', 'Tele'] as const;
export type SessionType = (typeof SESSION_TYPES)[number];

/** Default length of a session, in minutes. */
export const DEFAULT_MINUTES = 45;
