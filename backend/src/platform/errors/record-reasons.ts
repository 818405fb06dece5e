import { sayDay, sayMoment } from '../time/clinic-time.js';

export interface Rows {
  most: number;
  total: number;
}

/** Conflicting session. */
export interface Session {
  patient: string;
  /** Empty if no physiotherapist is assigned. */
  physiotherapist: string;
  at: string;
  minutes: number;
}

const sayWhole = ({ patient, physiotherapist, at, minutes }: Session) =>
  `${patient} with ${physiotherapist || 'nobody assigned'}, ${sayMoment(new Date(at))}, ${minutes} minutes.`;

const inIndia = (count: number) => count.toLocaleString('en-IN');

/** Reasons of clinic records: why one cannot be changed or found. */
export const recordReasons = {
  PHYSIOTHERAPIST_HAS_ACCOUNT: () => 'This physiotherapist has an account already.',
  MEMBER_NOT_FOUND: () => 'There is nobody with this id in the team.',
  OWN_DEPARTURE: () => 'You cannot leave the team yourself. Another admin can enter your last day.',
  LEAVES_ALREADY: ({ day }: { day: string }) => `The last day is entered already: ${sayDay(day)}.`,
  OWN_SUCCESSOR: () => 'Please choose somebody else to take over',
  LAST_DAY_PAST: () => 'Please choose today or a later day',
  OWN_NUMBER: () => 'Change your own number in your profile, where a code proves it',
  APPROVAL_PENDING: () => 'This waits for a second admin, who has 24 hours to approve it. All admins were told.',
  APPROVALS_FULL: ({ most }: { most: number }) =>
    `You already asked for ${most} changes that wait. Please withdraw one, or wait for a second admin.`,
  APPROVAL_NOT_FOUND: () => 'This change was not found.',
  APPROVAL_DECIDED: () => 'This change no longer waits: it was approved, refused or withdrawn.',
  APPROVAL_LAPSED: () => 'This change has lapsed: nobody approved it within 24 hours. It can be asked for again.',
  APPROVAL_OWN: () => 'You asked for this change yourself: another admin must approve it.',
  APPROVAL_LATER_ADMIN: () => 'Only who was an admin already when this change was asked for can decide.',
  APPROVAL_SAME_DEVICE: () =>
    'This change may have been asked for in this browser. Please approve it on a device of your own, with cookies allowed.',
  APPROVAL_ASKER_LEFT: () => 'Who asked for this change is no admin any more.',
  APPROVAL_OUTDATED: () =>
    'What this change is about was changed after it was asked for. Please refuse it; it can be asked for again.',
  FOUR_EYES_ALONE: () => 'Four eyes need two admins who can sign in. Please add a second admin first.',
  BREACH_SPAN: ({ days }: { days: number }) => `The end must be after the beginning, by at most ${days} days.`,
  BREACH_WHOSE: () => 'Please choose either an account, an API key, a client or a source of messages.',
  BREACH_NOBODY: () => 'This account, API key, client or source does not exist.',
  PROCESSOR_DAYS: () => 'Please choose a last day that is not before the day of the contract',
  PROCESSOR_NOT_FOUND: () => 'There is no entry with this id.',
  PROCESSOR_NAME_TAKEN: () => 'The register has an entry with this name already',
  PROCESSOR_PART_TAKEN: () =>
    'The register has an entry for this part of the product already. Enter its last day first.',
  PROCESSOR_PART_UNKNOWN: () => 'The product is not configured to use this part.',
  PROCESSORS_FULL: ({ most }: { most: number }) => `The register has ${most} entries already, which is the most.`,
  PROCESSORS_TOO_MANY: ({ most, total }: Rows) =>
    `A file holds at most ${inIndia(most)} rows and the register has ${inIndia(total)}.`,
  EXPORT_NEEDS_SIGN_IN: () => 'For your safety, please sign in again before you export records.',
  DECISION_NEEDS_SIGN_IN: () => 'For your safety, please sign in again before you answer a request about data.',
  DATA_REQUEST_NOT_FOUND: () => 'There is no request with this id.',
  DATA_REQUEST_ANSWERED: () => 'This request was answered already.',
  DATA_REQUEST_WITHDRAWN: () => 'The patient withdrew this request. Nothing is to be answered any more.',
  TREATMENT_GOES_ON: () =>
    'A plan of this patient is active, or a session is ahead or not marked yet. End or mark it first, or refuse the request with the reason.',
  ERASURE_ASKED: () =>
    'The patient of this account asked for an erasure. Give the member of the team an account of their own.',
  UPI_NEEDS_SIGN_IN: () => 'For your safety, please sign in again before you change the UPI address.',
  TEAM_NEEDS_SIGN_IN: () => 'For your safety, please sign in again before you change who can sign in.',
  AUTHENTICATOR_NEEDS_SIGN_IN: () => 'For your safety, please sign in again before you set up an authenticator.',
  AUTHENTICATOR_NOT_BEGUN: () => 'No authenticator was begun. Please begin with the setup again.',
  AUTHENTICATOR_NONE: () => 'There is no authenticator.',
  AUTHENTICATOR_CODE_WRONG: () => 'The code is wrong or was used already. Please wait for the next code of the app.',
  /** Variant for an input, without a full stop. */
  AUTHENTICATOR_CODE_FORMAT: () => 'Please enter the six digits of the app, or a recovery code',
  AUTHENTICATOR_DOOR: () => 'Only admins and the team sign in by an authenticator',
  OWN_AUTHENTICATOR: () => 'You cannot reset your own authenticator. Remove it on your account page.',
  SECOND_FACTOR_FIRST: () => 'Please confirm your sign-in with a second factor first.',
  SECOND_FACTOR_METHOD: () => 'The sign-in cannot be confirmed in this way. Please choose another one.',
  FACTOR_NEEDED: () =>
    'For your safety, please confirm with your authenticator app or passkey before you change your factors.',
  FACTOR_LAST: () =>
    'The clinic requires a second factor of you, and this is your last one. Please add another one first.',
  FACTOR_NOT_FOUND: () => 'Factor not found',
  FACTORS_NONE: () => 'There is no factor.',
  OWN_FACTORS: () => 'You cannot reset your own factors. Another admin can.',
  PASSKEY_NEEDS_SIGN_IN: () => 'For your safety, please sign in again before you add a passkey.',
  PASSKEY_NOT_BEGUN: () => 'No passkey was begun here, or it took too long. Please try again.',
  PASSKEY_REFUSED: () => 'The passkey was not accepted. Please try again.',
  PASSKEY_KNOWN: () => 'This passkey was added already.',
  PASSKEYS_FULL: ({ most }: { most: number }) => `An account has at most ${most} passkeys. Please remove one first.`,
  PASSKEY_FORMAT: () => 'The answer of the browser is not readable',
  SECOND_FACTOR_ROLES: ({ choices }: { choices: string }) => `Please choose from ${choices}`,
  OWN_ACCOUNT_DISABLED: () => 'You cannot switch off your own account.',

  PROGRESS_REPORT_NOT_FOUND: () => 'There is no progress report with this id.',
  PROGRESS_REPORT_REPLACED: () => 'This report was replaced already. Please write the one that replaced it anew.',
  OWN_TYPE: () => 'You cannot change the type of your own account.',
  LAST_ADMIN: () => 'This is the last admin who can sign in. Please make another admin first.',
  NUMBER_TAKEN_IN_KIND: () => 'This phone number already has an account of that kind.',

  PATIENT_NOT_FOUND: () => 'There is no patient record with this id.',
  PATIENT_ACCOUNT_NOT_FOUND: () => 'There is no patient account with this id.',
  PATIENT_INCOMPLETE: () => 'This record is incomplete. Use Add Patient to fill it in first.',
  RECORD_COMPLETE: () => 'This record is complete already. Use Edit to change it.',
  NUMBER_HAS_RECORD: ({ patientId }: { patientId: string }) =>
    `${patientId} has this number already. For a further person on it, add a record without an account.`,
  /** Variant for an input, without a full stop. */
  NUMBER_OF_RECORD: ({ patientId }: { patientId: string }) => `${patientId} has this number already`,
  NUMBER_OF_NO_PATIENT: () =>
    'Somebody who is no patient signs in with this number. Add a record without an account, or give another number.',
  RECORD_EXISTS: () => 'This user already has a patient record.',
  /** Variant for an input, without a full stop. */
  USER_HAS_RECORD: () => 'This user already has a patient record',
  RECORD_REPLACED: () => 'The account of this record has a new record by now.',
  IDENTIFIER_TAKEN: () => 'Another record has the number by now that a hospital gave this one.',
  IDENTIFIER_OF_ANOTHER: () => 'Another record has one of these identifiers.',
  IDENTIFIER_NEEDED: () => 'Please give an identifier of one of the systems that this client was registered with',
  IDENTIFIER_SYSTEM: () => 'An identifier is of a system that this client was not registered with',
  IDENTIFIER_OURS: () => 'The number of the clinic is that of another record: the clinic gives it, and nobody else',
  IDENTIFIERS_TOO_MANY: ({ most }: { most: number }) => `A record has at most ${most} identifiers`,
  RECORD_NEEDS: () => 'The record is complete and goes on with this: it can be changed, and not emptied',
  SESSION_NOT_BEGUN: ({ from }: { from: string }) =>
    `This session begins on ${sayMoment(new Date(from))}. It can be marked once it has begun.`,
  SESSION_OF_PLAN: () =>
    'This session belongs to a recovery plan. Correct it on the page of the plan (correctSession).',
  CORRECTION_FOR_ADMINS: () => 'Only an admin can approve, book or cancel this session.',
  UNDO_OVER: () => 'The approval can no longer be undone. Cancel the session instead; its patient is then told.',
  IMPORT_NOT_FOUND: () => 'There is no import with this id.',
  IMPORT_MAPPING: () => 'The mapping must be a JSON object of at most 500 headings, each with a column of an import',
  IMPORT_MAPPING_TWICE: () => 'Two headings are read as the same column: please choose one of them',
  IMPORT_MAPPING_DIFFERS: () =>
    'Two headings that differ only in case, spaces or punctuation are read as different columns: please rename one of them in the file',
  IMPORT_RUNNING: () => 'The import is in progress. It can be undone once it has ended.',
  IMPORT_DRY_RUN: () => 'This was a dry run, which stored nothing.',
  IMPORT_UNDONE: () => 'This import was undone already.',
  IMPORT_NOT_RECORDED: () => 'It is not on record which patients this import brought, so it cannot be undone.',
  IMPORT_TOO_OLD: ({ days }: { days: number }) => `An import can be undone for ${days} days.`,
  RECORD_SLOT_TAKEN: () => 'The time of one of its sessions was given to another patient meanwhile.',

  APPOINTMENT_NOT_PENDING: ({ status }: { status: string }) =>
    `This appointment is ${status} by now; only pending ones can be changed.`,
  SERIES_NOT_FOUND: () => 'There is no such series.',
  SERIES_UNKNOWN: () => 'Please name a series by its id.',
  SERIES_WEEKDAYS: () => 'Please choose one to seven weekdays, each once.',
  SERIES_TIMES: ({ most }: { most: number }) => `A series has 1 to ${most} different times.`,
  SERIES_TOO_FAR: ({ most }: { most: number }) => `The last session of a series is at most ${most} days from today.`,
  SERIES_FIRST_DAY: () => 'A series begins today or later.',
  SERIES_CHANGES: () => 'Please choose another time or another physiotherapist.',
  SERIES_NONE_AHEAD: () => 'No scheduled session of the series is ahead from this one on.',
  SERIES_OUTSIDE_HOURS: () => 'Nobody works then, or it is too near to a home visit.',
  SERIES_PHYSIOTHERAPIST_BUSY: () => 'The physiotherapist has another session then.',
  SERIES_PATIENT_BUSY: () => 'The patient has another session then.',
  COVER_NOT_FOUND: () => 'There is no such cover.',
  COVER_EXISTS: () => 'The same physiotherapist covers on some of these days already.',
  COVER_OF_ONESELF: () => 'Nobody covers for themselves. Please choose another physiotherapist.',
  COVER_IN_PAST: () => 'A cover begins today or later.',
  COVER_ORDER: () => 'The last day is before the first.',
  COVER_TOO_LONG: ({ days }: { days: number }) => `A cover ends at most ${days} days after its first day.`,
  WAITING_ENTRY_NOT_FOUND: () => 'There is no such entry on the waiting list.',
  WAITING_ALREADY: () => 'This patient waits for this kind of session already. Please withdraw that entry first.',
  WAITS_NO_MORE: ({ status }: { status: string }) => `This entry waits no more: it is ${status.toLowerCase()}.`,
  ABSENCE_COVER_TOO_LONG: ({ days }: { days: number }) =>
    `A cover lasts at most ${days} days after its first day. Please enter the covers of a longer absence one by one.`,
  STAND_IN_IS_ABSENT: () => 'Nobody stands in for themselves. Please choose another physiotherapist.',
  STAND_IN_TWICE: () => 'Please name each session once',
  NOT_IN_ABSENCE: () => 'This session is no longer one of the absence: it was moved, canceled or assigned meanwhile.',
  STAND_IN_OUTDATED: () => 'This session was changed meanwhile. It waits for somebody.',
  STAND_IN_BUSY: ({ name }: { name: string }) => `${name} has another session then. This one waits for somebody.`,
  STAND_IN_AWAY: ({ name }: { name: string }) =>
    `${name} does not work then, or it is too near to a home visit. The session waits for somebody.`,
  STAND_IN_GONE: ({ name }: { name: string }) => `${name} cannot be booked any more. The session waits for somebody.`,
  PATIENT_TEXT_TOO_SHORT: () =>
    'Enter a PT number, the ten digits of a phone number, or at least three letters of a name.',
  DAY_TOO_FAR: ({ days }: { days: number }) => `Please choose a day at most ${days} days from today.`,
  RECORD_IN_REACH: () => 'You see this patient already.',
  OPENINGS_USED_UP: ({ most }: { most: number }) =>
    `You opened ${most} records today, which is the most. An admin can help.`,
  LEAVE_NOT_FOUND: () => 'There is no such leave.',
  LEAVE_OVERLAPS: () => 'Another leave lies in this time already. Please cancel that one first, or choose other times.',
  REASON_FOR_OVERRIDE: () =>
    'Nobody works then, or it is too near to a home visit. Choose another time, or give a reason.',
  PATIENT_BUSY: (session: Session) =>
    `The patient already has a session then: ${sayWhole(session)} Please choose another time or physiotherapist.`,
  PHYSIOTHERAPIST_BUSY: (session: Session) =>
    `${session.physiotherapist || 'The physiotherapist'} already has a session then: ${sayWhole(session)} Please choose another time or physiotherapist.`,

  PROTOCOL_NOT_FOUND: () => 'There is no version of a protocol with this id.',
  PROTOCOL_NOT_APPROVED: () => 'No doctor has signed this version, or it is used no more. Please choose another one.',
  PROTOCOL_NOT_DRAFT: () => 'This version was signed already. Only a draft can be signed.',
  PROTOCOL_NOT_SIGNED: () => 'Only a signed version that is in use can be retired.',
  PROTOCOLS_FULL: ({ most }: { most: number }) => `There are ${most} protocols, which is the most.`,
  PLAN_EXISTS: () => 'This patient has a plan already. It must end before another one begins.',
  PLAN_WHILE_SIGN_OPEN: () =>
    'A danger sign is open that this patient told of after the former plan. A plan can begin once it has been answered.',
  PLAN_NOT_FOUND: () => 'There is no recovery plan with this id that you look after.',
  PLAN_ENDED: () => 'This plan has ended.',
  PLAN_SESSION_NOT_FOUND: () => 'The plan has no session with this number.',
  PLAN_SESSION_BOOKED: () => 'This session is booked. Please call the booking off first.',
  PLAN_SESSION_STANDS: ({ state }: { state: string }) =>
    `This session is ${state.toLowerCase()}, and cannot become that.`,
  PLAN_SESSION_LET_GO: () =>
    'The session of the plan was opened again or taken out, and holds this appointment no more.',
  PLAN_SESSION_NOT_MISSED: () => 'Only a session that was missed and not made up gets other times.',
  NO_FREE_TIMES: () => 'There are no three free times ahead. Please book the session by hand.',
  PLAN_SAYS_SESSIONS: () => 'This patient has a recovery plan, which says how many sessions there are.',
  DOCTOR_NOT_FOUND: () => 'There is no doctor with this id.',
  PROGRAMME_WITHOUT_SESSIONS: () => 'A programme has no planned sessions. Book them without it.',
  PROGRAMME_WITHOUT_GATE: () => 'A programme has no phases to leave. Change it, or complete it.',
  PROGRAMME_WITHOUT_DOCTOR: () => 'A programme has no doctor: its physiotherapist answers for it',
  PROGRAMME_ONLY: () => 'This plan follows a signed protocol, which is changed by a doctor’s signature alone.',
  PROGRAMME_KEY_TWICE: () => 'Each exercise stands once in a programme',
  PROGRAMME_KEY: () => 'Please use small letters a to z, figures and hyphens, 2 to 60 of them',
  PROGRAMME_WORDS: () => 'Please write name and instructions of this exercise, in English and in Hindi',
  PROGRAMME_WORDS_OF_LIBRARY: () =>
    'The exercise library has an exercise with this key. Take it without words, or give yours another key',
  PROGRAMME_EXERCISE_RETIRED: () => 'The exercise library does not offer this exercise any more',
  PROGRAMME_EXERCISES: () => 'A programme has 1 to 8 exercises',
  PROGRAMME_REVIEW: () => 'Please choose a day within the next 180 days',
  COMPLETE_WHILE_SIGN_OPEN: () =>
    'A danger sign is open. The programme can be completed once the physiotherapist has answered it.',
  GATE_OF_OTHER_PHASE: ({ present }: { present: number }) =>
    `This patient is in phase ${present} by now. Please load the page again.`,
  GATE_WHILE_STOPPED: () => 'A danger sign is open. The phase can be left once the doctor has answered it.',
  STOP_WHILE_SIGN_OPEN: () => 'A danger sign is open. The plan can be stopped once it has been answered.',
  TAKEN_AHEAD: () => 'This lies in the future',
  FLAG_NOT_FOUND: () => 'There is no such flag with one of your patients.',
  FLAG_SEEN: () => 'Somebody has seen this flag already.',
  TASK_NOT_FOUND: () => 'There is no such danger sign with one of your patients.',
  TASK_SEEN: () => 'This danger sign was seen already.',
  SIGN_JOINED: () => 'A further danger sign has come meanwhile: please look at it before you answer.',
  TASK_RESOLVED: () => 'This danger sign was answered already.',

  CHARGE_NOT_FOUND: () => 'There is no charge with this id.',
  CHARGE_CANCELED: () => 'This charge was taken back already.',

  PAYMENT_NOT_FOUND: () => 'There is no payment with this id.',
  PAYMENT_NOT_PAID: ({ status }: { status: string }) =>
    `Only a paid payment can be refunded; this one is ${status.toLowerCase()}.`,
  REFUND_TOO_MUCH: ({ rupees }: { rupees: string }) => `Only ₹${rupees} is left to pay back`,
  REFUND_BEFORE_PAYMENT: () => 'Please choose the day of the payment or a later one',
  PAYMENT_NOT_PENDING: ({ status }: { status: string }) =>
    `Only a pending payment can be settled or fail; this one is ${status.toLowerCase()} by now.`,

  RECEIPT_OF_PAID: ({ status }: { status: string }) =>
    `Only a paid payment gets a receipt; this one is ${status.toLowerCase()}.`,
  RECEIPT_NEEDS_OPEN_CLINIC: () => 'Receipts are issued once the clinic is open.',
  NO_RECEIPT_YET: () => 'This payment has no receipt yet.',

  API_KEY_NOT_FOUND: () => 'There is no live API key with this id.',
  API_KEY_NAME_TAKEN: () => 'You have a live API key with this name. Revoke it first, or choose another name.',
  SAVED_FILTER_NOT_FOUND: () => 'There is no saved filter with this id.',
  SAVED_FILTER_MEANWHILE: () => 'A filter of this name was saved at the same moment. Please try again.',
  SAVED_FILTERS_FULL: ({ most }: { most: number }) =>
    `You have ${most} saved filters of this list, which is the most. Delete one first.`,
  API_KEY_CLIENT_SCOPES: ({ choices }: { choices: string }) => `A hospital's key may have the scopes ${choices} alone.`,
  API_KEYS_FULL: ({ live }: { live: number }) => `You have ${live} live API keys, which is the most. Revoke one first.`,
  API_KEY_NEEDS_SIGN_IN: () => 'For your safety, please sign in again before you make an API key.',

  CLINIC_OPEN: () => 'The clinic is open already.',
  CLINIC_NOT_READY: () => 'The clinic cannot open yet: something is missing.',

  INVITED_WITHOUT_ACCOUNT: () => 'There is no account to sign in with: enter a mobile number first.',
  INVITED_OFF: () => 'This account is switched off, so nobody can sign in with it.',
  INVITED_BEFORE_OPENING: () => 'Patients can be invited once the clinic is open.',
  INVITED_TOO_OFTEN: ({ most }: { most: number }) => `At most ${most} invitations can be sent to a person in a day.`,
  CONSENT_TO_EMAIL: () => 'The patient has not said yes to e-mail.',
  SENT_WITHOUT_ACCOUNT: () => 'The patient has no account, and so no confirmed e-mail address.',
  CHANNEL_NOT_EMAIL: () => 'A document is sent by e-mail',
  BILL_NOT_SENT: () => 'A canceled bill is not sent.',
  REPORT_MAIL_NOT_FOUND: () => 'There is no such mail.',
  REPORT_MAIL_NAME_TAKEN: () => 'Another mail has this name.',
  REPORT_MAILS_FULL: ({ most }: { most: number }) => `There are ${most} mails, which is the most. Delete one first.`,
  REPORT_MAIL_RECIPIENT: () => 'Only admins with a confirmed e-mail address receive mails',
  REPORT_MAIL_RECIPIENTS: ({ least, most }: { least: number; most: number }) =>
    `Please choose ${least} to ${most} admins, each once`,
  REPORT_MAIL_PARTS: ({ least, most }: { least: number; most: number }) => `Please choose ${least} to ${most} reports`,
  MESSAGE_NOT_FOUND: () => 'There is no such message.',
  MESSAGE_NOT_FAILED: ({ status }: { status: string }) =>
    `Only a message that failed or was skipped can be tried again; this one is ${status} by now.`,
  MESSAGE_ERASED: () => 'The number of this message was erased after 180 days, so it cannot be sent any more.',

  PDF_TOO_LONG: ({ most, total }: Rows) =>
    `A PDF holds at most ${inIndia(most)} patients and there are ${inIndia(total)}. Please export the Excel file instead.`,
  TOO_MANY_PATIENTS: ({ most, total }: Rows) =>
    `An export holds at most ${inIndia(most)} patients and there are ${inIndia(total)}. A program can read all of them through GraphQL.`,
  PAYMENTS_PDF_TOO_LONG: ({ most, total }: Rows) =>
    `A PDF holds at most ${inIndia(most)} payments and there are ${inIndia(total)}. Please export the Excel file instead.`,
  TOO_MANY_PAYMENTS: ({ most, total }: Rows) =>
    `An export holds at most ${inIndia(most)} payments and this period has ${inIndia(total)}. Please choose a shorter one.`,
};
