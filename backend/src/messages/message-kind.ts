/** What a text message tells of, in the contract's order and under its names. */
export const messageKinds = [
  'SESSION_REQUESTED',
  'SESSION_BOOKED',
  'SESSION_MOVED',
  'SESSION_CANCELED',
  'REMINDER_DAY',
  'REMINDER_HOURS',
  'PAYMENT_RECEIVED',
  'STAFF_REGISTERED',
  'NUMBER_CHANGED',
  'WRONG_CODES',
] as const;
export type MessageKind = (typeof messageKinds)[number];
