import type { TimelineRow } from './timeline.queries.js';

const rupees = (paise: number | null) =>
  ((paise ?? 0) / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR' });

const SESSIONS: Record<string, string> = {
  pending: 'was asked for.',
  scheduled: 'is planned.',
  canceled: 'was called off.',
  completed: 'took place.',
  missed: 'was missed.',
};

const PAYMENTS: Record<string, string> = {
  Paid: 'was paid',
  Pending: 'is awaited',
  Failed: 'was to be paid, and failed,',
  Refunded: 'was paid, and paid back,',
};

const MESSAGES: Record<string, string> = {
  QUEUED: 'A text message waits to be sent.',
  SENT: 'A text message was sent.',
  DELIVERED: 'A text message arrived.',
  FAILED: 'A text message could not be sent.',
  SKIPPED: 'A text message was not sent on purpose.',
};

const RECORDS: Record<string, string> = {
  'patient.create': 'The record was made.',
  'patient.register': 'The record was made at the desk.',
  'patient.complete': 'The record was completed.',
  'patient.update': 'The record was changed.',
  'patient.delete': 'The record was deleted.',
  'patient.restore': 'The record was restored.',
  'patient.updateCarePlan': 'The care plan was changed.',
  // Changes by patients to their accounts, which may also change the record.
  'user.completeProfile': 'The patient filled in the sign-up form.',
  'user.updateProfile': 'The patient changed their profile.',
  'user.updateAccount': 'The patient changed their account.',
  'message.preferences': 'The patient chose how messages come.',
};

/** Labels of fields whose name differs on the screen; null for internal fields. */
const FIELDS: Record<string, string | null> = {
  fullName: 'name',
  diagnosis: 'condition',
  birthDate: 'age',
  birthDateExact: null,
  deletedAt: null,
  mergedInto: null,
  contactPhone: 'mobile number',
  emergencyPhone: 'emergency contact',
  user: 'account',
  phone: 'mobile number',
  identifiers: "numbers in hospitals' systems",
  sessions: 'sign-ins',
  oldNumber: 'former patient number',
  avatarKey: 'photo',
  pendingNumber: 'mobile number, not confirmed yet',
  profileCompleted: null,
};

/** Returns the label of a field path: `patient.bloodGroup` becomes "blood group". */
const fieldWords = (path: string) => {
  const field = path.slice(path.lastIndexOf('.') + 1);
  const named = FIELDS[field];
  return named === undefined ? field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : named;
};

/** Returns the detail of an entry; for a change of the record, the distinct labels of the changed fields. */
export function timelineDetail({ kind, detail }: TimelineRow): string | null {
  if (kind !== 'record' || !detail) return detail;
  const words = new Set(detail.split(', ').map(fieldWords));
  words.delete(null);
  return [...words].join(', ') || null;
}

/** Suffix with the refunded amount of a partly refunded payment. */
const givenBack = (state: string, refundedPaise: number | null) =>
  state === 'Paid' && refundedPaise ? `, ${rupees(refundedPaise)} of it given back` : '';

/** Returns the title of an entry, as a sentence. */
export function timelineTitle({ kind, state, what, amountPaise, refundedPaise }: TimelineRow): string {
  switch (kind) {
    case 'session':
      return `A ${(what ?? '').toLowerCase()} session ${SESSIONS[state]}`;
    case 'payment':
      return `${rupees(amountPaise)} ${PAYMENTS[state]} by ${what}${givenBack(state, refundedPaise)}.`;
    case 'charge':
      return `${rupees(amountPaise)} was charged${state === 'canceled' ? ', and taken back' : ''}.`;
    case 'package':
      return `The package ${what} was sold for ${rupees(amountPaise)}${state === 'closed' ? ', and closed' : ''}.`;
    case 'bill':
      return `The bill ${what} of ${rupees(amountPaise)} was issued${state === 'canceled' ? ', and canceled' : ''}.`;
    case 'history':
      return `The medical history gained an entry: ${what}.`;
    case 'report':
      return `A progress report was written${state === 'replaced' ? ', and replaced by a later one' : ''}.`;
    case 'message':
      return MESSAGES[state] ?? '';
    case 'record':
      return RECORDS[state] ?? '';
  }
}
