/** Kinds of text messages, in the contract's order and under its names. */
export const textKinds = [
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
  'NEW_DEVICE',
  'DANGER_SIGN',
  'DANGER_SIGN_OVERDUE',
  'SLOT_OFFER',
  'SIGN_ANSWERED',
  'SECURITY_NOTICE',
  'SESSION_REASSIGNED',
  'SERIES_BOOKED',
  'SERIES_CHANGED',
  'CARE_REPLY',
  'CARE_WAITING',
  'CHECK_IN',
  'PLAN_STARTED',
  'FAMILY_INVITED',
  'SIGN_IN_CODE',
  'PATIENT_INVITED',
  'PAYMENT_LINK',
  'PAYMENT_DUE',
  'CHANNEL_STOPPED',
  'REQUEST_ANSWERED',
] as const;
/** A kind of text messages. */
export type TextKind = (typeof textKinds)[number];

/** Kinds of e-mails, in the contract's order and under its names. No other kind is sent by e-mail. */
export const emailKinds = [
  'DOCUMENT',
  'EXERCISE_SHEET',
  'EMAIL_CODE',
  'REPORT_MAIL',
  'CREDIT_LOW',
  'NEW_DEVICE_MAIL',
] as const;
/** A kind of e-mails. */
export type EmailKind = (typeof emailKinds)[number];

/** Kinds of messages, in the contract's order and under its names. */
export const messageKinds = [...textKinds, ...emailKinds] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Channels of messages. */
export const messageChannels = ['SMS', 'WHATSAPP', 'EMAIL'] as const;
/** A channel of messages. */
export type MessageChannel = (typeof messageChannels)[number];

/** Kinds of messages in the outbox: sign-in codes are sent at once and not stored. */
export const outboxKinds = messageKinds.filter((kind) => kind !== 'SIGN_IN_CODE');
export type OutboxKind = (typeof outboxKinds)[number];

const OF_DANGER_SIGNS: ReadonlySet<MessageKind> = new Set(['DANGER_SIGN', 'DANGER_SIGN_OVERDUE']);

/** Returns whether a message is about a danger sign. */
export const isOfDangerSign = (kind: MessageKind) => OF_DANGER_SIGNS.has(kind);

/** Returns whether a message is about a series of sessions as a whole. */
export const isOfSeries = (kind: MessageKind) => kind === 'SERIES_BOOKED' || kind === 'SERIES_CHANGED';

/** Returns whether a message is about a plan as a whole. */
export const isOfPlan = (kind: MessageKind) => kind === 'CHECK_IN' || kind === 'PLAN_STARTED';

/**
 * Returns whether a message cannot be disabled: one about a danger sign, security notices, which an attacker would disable first, and
 * sign-in codes.
 */
export const cannotBeOff = (kind: MessageKind) =>
  isOfDangerSign(kind) || kind === 'SECURITY_NOTICE' || kind === 'SIGN_IN_CODE';

const SAFETY_NOTES: ReadonlySet<MessageKind> = new Set([
  'NUMBER_CHANGED',
  'WRONG_CODES',
  'NEW_DEVICE',
  'SIGN_ANSWERED',
  'SECURITY_NOTICE',
  ...OF_DANGER_SIGNS,
]);

/** Returns whether a message concerns a person's safety, so that it must be sent at once. */
export const isSafetyNote = (kind: MessageKind) => SAFETY_NOTES.has(kind);

/** Returns whether texts of a kind may go by WhatsApp: notes of safety go as text messages always, and so do sign-in codes. */
export const mayGoByWhatsApp = (kind: MessageKind) => !isSafetyNote(kind) && kind !== 'SIGN_IN_CODE';

const OF_DESK: ReadonlySet<MessageKind> = new Set([
  'SESSION_REQUESTED',
  'SESSION_BOOKED',
  'SESSION_MOVED',
  'SESSION_REASSIGNED',
  'SESSION_CANCELED',
  'REMINDER_DAY',
  'REMINDER_HOURS',
  'PAYMENT_RECEIVED',
  'PAYMENT_LINK',
  'PAYMENT_DUE',
  'SLOT_OFFER',
  'SESSION_REASSIGNED',
  'SERIES_BOOKED',
  'SERIES_CHANGED',
  'PATIENT_INVITED',
  'DOCUMENT',
]);

/** Returns whether reception reads a message: those to patients about sessions, payments and signing in, none about danger signs or the team. */
export const isOfDesk = (kind: MessageKind) => OF_DESK.has(kind);

const PUSHED: ReadonlySet<MessageKind> = new Set(['CHECK_IN', 'PLAN_STARTED', 'SIGN_ANSWERED', 'CARE_REPLY']);

/**
 * Returns whether a message is first offered to the browsers that its patient subscribed. Messages about sessions and payments are not: their
 * text has times and names, which a push without content cannot carry.
 */
export const isPushed = (kind: MessageKind) => PUSHED.has(kind);

/** Returns whether a message is sent as a text also where a push was taken. */
export const isAlsoText = (kind: MessageKind) => kind === 'SIGN_ANSWERED';
