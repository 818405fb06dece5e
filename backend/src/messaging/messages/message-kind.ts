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
  'DANGER_SIGN',
  'DANGER_SIGN_OVERDUE',
  'SLOT_OFFER',
  'SIGN_ANSWERED',
  'SECURITY_NOTICE',
] as const;
export type MessageKind = (typeof messageKinds)[number];

const OF_DANGER_SIGNS: ReadonlySet<MessageKind> = new Set(['DANGER_SIGN', 'DANGER_SIGN_OVERDUE']);

/** Whether a message calls somebody to a danger sign (recovery §5). */
export const isOfDangerSign = (kind: MessageKind) => OF_DANGER_SIGNS.has(kind);

/** Whether a clinic cannot switch a message off: a call to a danger sign, and what a thief would switch off first (AU-11). */
export const cannotBeOff = (kind: MessageKind) => isOfDangerSign(kind) || kind === 'SECURITY_NOTICE';

const SAFETY_NOTES: ReadonlySet<MessageKind> = new Set([
  'NUMBER_CHANGED',
  'WRONG_CODES',
  'SIGN_ANSWERED',
  'SECURITY_NOTICE',
  ...OF_DANGER_SIGNS,
]);

/** Whether a message is about somebody's safety: it has to come, and at once. */
export const isSafetyNote = (kind: MessageKind) => SAFETY_NOTES.has(kind);
