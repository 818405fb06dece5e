import { formatPhone } from '../values/phone-number';
import type { Language, MessageKind, MessageStatus } from '../workplace/gql/generated';

/** Formats the recipient of a message: a number, or an e-mail address. */
export const recipientText = (to: string): string => (to.includes('@') ? to : formatPhone(to));

/** Labels of message kinds, in the schema's order. */
export const kindLabels: Readonly<Record<MessageKind, string>> = {
  SESSION_REQUESTED: 'Session asked for',
  SESSION_BOOKED: 'Session booked',
  SESSION_MOVED: 'Session changed',
  SESSION_CANCELED: 'Session canceled',
  REMINDER_DAY: 'Reminder, a day before',
  REMINDER_HOURS: 'Reminder, two hours before',
  PAYMENT_RECEIVED: 'Payment received',
  PAYMENT_LINK: 'Payment link',
  PAYMENT_DUE: 'Reminder of dues',
  STAFF_REGISTERED: 'Added to the team',
  NUMBER_CHANGED: 'Sign-in number changed',
  WRONG_CODES: 'Many wrong codes',
  NEW_DEVICE: 'Sign-in on a new device',
  DANGER_SIGN: 'Danger sign',
  DANGER_SIGN_OVERDUE: 'Danger sign overdue',
  SLOT_OFFER: 'Times for a missed session',
  SIGN_ANSWERED: 'Danger sign answered',
  SECURITY_NOTICE: 'Security notice',
  SESSION_REASSIGNED: 'Other physiotherapist',
  SERIES_BOOKED: 'Series booked',
  SERIES_CHANGED: 'Series changed',
  CARE_REPLY: 'Message from the clinic',
  CARE_WAITING: 'Patient waits for an answer',
  CHECK_IN: 'Reminder of exercises',
  PLAN_STARTED: 'Plan begun',
  FAMILY_INVITED: 'Family member invited',
  SIGN_IN_CODE: 'Sign-in code',
  PATIENT_INVITED: 'Patient invited',
  CHANNEL_STOPPED: 'WhatsApp ended by STOP',
  REQUEST_ANSWERED: 'Request about data answered',
  DOCUMENT: 'Document',
  EXERCISE_SHEET: 'Exercise sheet',
  EMAIL_CODE: 'Code of an e-mail address',
  REPORT_MAIL: 'Report',
  CREDIT_LOW: 'Low credit',
  NEW_DEVICE_MAIL: 'Sign-in on a new device',
};

/** Labels of message languages. */
export const languageLabels: Readonly<Record<Language, string>> = { EN: 'English', HI: 'Hindi' };

/** Labels of message statuses. */
export const statusLabels: Readonly<Record<MessageStatus, string>> = {
  QUEUED: 'Waiting',
  SENT: 'Sent',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
  SKIPPED: 'Skipped',
};
