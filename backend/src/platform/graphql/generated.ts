import 'reflect-metadata';
import { Args, ArgsType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { GraphQLContext } from './context.js';
import { DateTimeScalar, JsonScalar, LocalDateScalar, PaiseScalar } from './scalars.js';

/** Result of a root field, at once or later. */
type Result<Value> = Value | Promise<Value>;

/** Value of a field, or a function that is called when a document asks for the field. */
type OnDemand<Value> = Value | (() => Result<Value>);

/** Fields of an input as plain data: the classes of inputs have no methods. */
type Fields<Input> = { [Name in keyof Input]: Input[Name] };

/** How far an ABHA is to be believed. */
export const AbhaStatus = {
  /** Somebody said so. */
  CLAIMED: 'CLAIMED',
  /** ABDM said so, by Scan and Share or by a link token. */
  VERIFIED: 'VERIFIED',
} as const;
export type AbhaStatus = (typeof AbhaStatus)[keyof typeof AbhaStatus];
registerEnumType(AbhaStatus, { name: 'AbhaStatus' });

/** What happens to sessions in a leave. */
export const AffectedSessions = {
  /** The sessions stay, marked as outside hours. */
  KEEP: 'KEEP',
  /** The sessions keep their time and need another physiotherapist. */
  UNASSIGN: 'UNASSIGN',
} as const;
export type AffectedSessions = (typeof AffectedSessions)[keyof typeof AffectedSessions];
registerEnumType(AffectedSessions, { name: 'AffectedSessions' });

/** Scope of an API key. The key acts in the name of the admin who created it, within its scopes only. */
export const ApiKeyScope = {
  /** appointments:read. Read appointments, pending ones included, and physiotherapists. */
  APPOINTMENTS_READ: 'appointments:read',
  /** appointments:write. Book, approve, undo an approval, cancel, reschedule, assign, complete, mark as missed. */
  APPOINTMENTS_WRITE: 'appointments:write',
  /** patients:read. Read patient records: lists, statistics, details, export. */
  PATIENTS_READ: 'patients:read',
  /** patients:write. Register, complete and change patient records; not delete them. */
  PATIENTS_WRITE: 'patients:write',
  /** payments:read. Read and export payments. */
  PAYMENTS_READ: 'payments:read',
  /** payments:write. Record, settle and fail payments; not refund them. */
  PAYMENTS_WRITE: 'payments:write',
  /** recovery:read. Read plans, ledgers, measurements and gates. */
  RECOVERY_READ: 'recovery:read',
  /** reports:read. Read reports and the lines behind their figures, and export them. */
  REPORTS_READ: 'reports:read',
} as const;
export type ApiKeyScope = (typeof ApiKeyScope)[keyof typeof ApiKeyScope];
registerEnumType(ApiKeyScope, { name: 'ApiKeyScope' });

/** Order of a list of appointments. Ties are ordered by id. */
export const AppointmentOrder = {
  /** Earliest start first. */
  EARLIEST_FIRST: 'earliest first',
  /** Latest start first. */
  LATEST_FIRST: 'latest first',
  /** Last created first, whatever the start: no row repeats when sessions move between pages. */
  NEWEST_FIRST: 'newest first',
} as const;
export type AppointmentOrder = (typeof AppointmentOrder)[keyof typeof AppointmentOrder];
registerEnumType(AppointmentOrder, { name: 'AppointmentOrder' });

/** Status of an appointment. PENDING becomes SCHEDULED or CANCELED; SCHEDULED becomes CANCELED or, once it has begun, COMPLETED or MISSED. `correctAppointment` corrects a wrong status. */
export const AppointmentStatus = {
  /** Canceled. */
  CANCELED: 'canceled',
  /** Took place; set by staff. */
  COMPLETED: 'completed',
  /** The patient did not come; set by staff, with a reason. */
  MISSED: 'missed',
  /** Requested; an admin must approve it. */
  PENDING: 'pending',
  /** Approved; occupies its slot. */
  SCHEDULED: 'scheduled',
} as const;
export type AppointmentStatus = (typeof AppointmentStatus)[keyof typeof AppointmentStatus];
registerEnumType(AppointmentStatus, { name: 'AppointmentStatus' });

/** Decision of a second admin. */
export const ApprovalDecision = {
  /** The change is carried out. */
  APPROVE: 'APPROVE',
  /** The change is not carried out. */
  REFUSE: 'REFUSE',
} as const;
export type ApprovalDecision = (typeof ApprovalDecision)[keyof typeof ApprovalDecision];
registerEnumType(ApprovalDecision, { name: 'ApprovalDecision' });

/** Kind of change that a second admin approves while four eyes are required. */
export const ApprovalKind = {
  /** Four eyes are no longer required. */
  FOUR_EYES_OFF: 'FOUR_EYES_OFF',
  /** An export of everything that the clinic keeps; once approved, the admin who asked can fetch it once before `expiresAt`. */
  FULL_EXPORT: 'FULL_EXPORT',
  /** Somebody becomes an admin: registered, by a changed user type, by an account that is switched on again, or by another number of an admin. */
  NEW_ADMIN: 'NEW_ADMIN',
  /** Another UPI address of the clinic, or none. */
  UPI_ADDRESS: 'UPI_ADDRESS',
} as const;
export type ApprovalKind = (typeof ApprovalKind)[keyof typeof ApprovalKind];
registerEnumType(ApprovalKind, { name: 'ApprovalKind' });

/** Status of a change that a second admin approves. */
export const ApprovalStatus = {
  /** A second admin approved it. */
  APPROVED: 'APPROVED',
  /** Nobody decided within 24 hours. */
  LAPSED: 'LAPSED',
  /** It waits for a second admin. */
  PENDING: 'PENDING',
  /** A second admin refused it. */
  REFUSED: 'REFUSED',
  /** The admin who asked withdrew it. */
  WITHDRAWN: 'WITHDRAWN',
} as const;
export type ApprovalStatus = (typeof ApprovalStatus)[keyof typeof ApprovalStatus];
registerEnumType(ApprovalStatus, { name: 'ApprovalStatus' });

/** How handing a message over ended. */
export const AttemptOutcome = {
  /** Certainly not taken: the next provider is asked at once. */
  NOT_TAKEN: 'NOT_TAKEN',
  /** Refused for good: no other provider is asked. */
  REFUSED: 'REFUSED',
  /** The provider has it. */
  TAKEN: 'TAKEN',
  /** It may have been taken: no answer in time. */
  UNKNOWN: 'UNKNOWN',
} as const;
export type AttemptOutcome = (typeof AttemptOutcome)[keyof typeof AttemptOutcome];
registerEnumType(AttemptOutcome, { name: 'AttemptOutcome' });

/** Outcome of an audited request. */
export const AuditOutcome = {
  /** The request was carried out. */
  DONE: 'done',
  /** The request failed, such as on a wrong code. */
  FAILED: 'failed',
  /** The request was not allowed. */
  REFUSED: 'refused',
} as const;
export type AuditOutcome = (typeof AuditOutcome)[keyof typeof AuditOutcome];
registerEnumType(AuditOutcome, { name: 'AuditOutcome' });

/** Title of a bill by law. Without a GST number always BILL. */
export const BillTitle = {
  /** Of a clinic without a GST number. */
  BILL: 'BILL',
  /** All lines are exempt. */
  BILL_OF_SUPPLY: 'BILL_OF_SUPPLY',
  /** Exempt and taxed lines, to a person who is not registered (rule 46A). */
  INVOICE_CUM_BILL_OF_SUPPLY: 'INVOICE_CUM_BILL_OF_SUPPLY',
  /** All lines are taxed. */
  TAX_INVOICE: 'TAX_INVOICE',
} as const;
export type BillTitle = (typeof BillTitle)[keyof typeof BillTitle];
registerEnumType(BillTitle, { name: 'BillTitle' });

/** The operated side. */
export const BodySide = {
  /** Left. */
  LEFT: 'LEFT',
  /** For operations on the spine. */
  NONE: 'NONE',
  /** Right. */
  RIGHT: 'RIGHT',
} as const;
export type BodySide = (typeof BodySide)[keyof typeof BodySide];
registerEnumType(BodySide, { name: 'BodySide' });

/** How patients book. */
export const BookingMode = {
  /** A free slot that a patient picks is SCHEDULED at once. */
  INSTANT: 'INSTANT',
  /** A request stays PENDING until an admin approves it. */
  REQUEST: 'REQUEST',
} as const;
export type BookingMode = (typeof BookingMode)[keyof typeof BookingMode];
registerEnumType(BookingMode, { name: 'BookingMode' });

/** What was done with a patient's data. */
export const BreachAccess = {
  /** The data was changed. */
  CHANGED: 'CHANGED',
  /** The data left in a file. */
  EXPORTED: 'EXPORTED',
  /** The data was read, in a record or in a list. */
  READ: 'READ',
} as const;
export type BreachAccess = (typeof BreachAccess)[keyof typeof BreachAccess];
registerEnumType(BreachAccess, { name: 'BreachAccess' });

/** Role of a message's author. */
export const CareAuthor = {
  /** An admin. */
  ADMIN: 'ADMIN',
  /** A doctor. */
  DOCTOR: 'DOCTOR',
  /** A family member whom the patient granted access. */
  FAMILY: 'FAMILY',
  /** The patient. */
  PATIENT: 'PATIENT',
  /** A physiotherapist. */
  PHYSIOTHERAPIST: 'PHYSIOTHERAPIST',
} as const;
export type CareAuthor = (typeof CareAuthor)[keyof typeof CareAuthor];
registerEnumType(CareAuthor, { name: 'CareAuthor' });

/** Something the team should look at; it does not stop a plan. */
export const CareFlagKind = {
  /** Pain of 7 or more, reported by the patient. */
  PAIN_HIGH: 'PAIN_HIGH',
  /** An exercise skipped for pain on two of the last three clinic days. */
  PAIN_SKIPS: 'PAIN_SKIPS',
  /** Nothing entered for three clinic days, while the plan was in progress and not stopped. */
  QUIET: 'QUIET',
  /** An outcome score is worse than the one before by an important difference. Not raised yet. */
  SCORE_WORSE: 'SCORE_WORSE',
} as const;
export type CareFlagKind = (typeof CareFlagKind)[keyof typeof CareFlagKind];
registerEnumType(CareFlagKind, { name: 'CareFlagKind' });

/** Status of a conversation. */
export const CareThreadStatus = {
  /** The clinic wrote last. */
  ANSWERED: 'ANSWERED',
  /** Needs no answer. */
  CLOSED: 'CLOSED',
  /** The patient waits for an answer. */
  WAITING: 'WAITING',
} as const;
export type CareThreadStatus = (typeof CareThreadStatus)[keyof typeof CareThreadStatus];
registerEnumType(CareThreadStatus, { name: 'CareThreadStatus' });

/** What a charge is for. */
export const ChargeKind = {
  /** Something of the price list. */
  ITEM: 'ITEM',
  /** Session that the patient canceled within the notice; added by the fee policy. */
  LATE_CANCEL: 'LATE_CANCEL',
  /** Missed session; added by the fee policy, and canceled when the session is corrected. */
  NO_SHOW: 'NO_SHOW',
  /** Brought over from the former books by an import. */
  OPENING: 'OPENING',
  /** What staff add in their own words. */
  OTHER: 'OTHER',
  /** Package, on the day of its sale. */
  PACKAGE: 'PACKAGE',
  /** Completed session that no package covers; added automatically. */
  SESSION: 'SESSION',
} as const;
export type ChargeKind = (typeof ChargeKind)[keyof typeof ChargeKind];
registerEnumType(ChargeKind, { name: 'ChargeKind' });

/** What was found there. */
export const ChartFinding = {
  /** Burning. */
  BURNING: 'BURNING',
  /** Numbness. */
  NUMBNESS: 'NUMBNESS',
  /** Pain. */
  PAIN: 'PAIN',
  /** A scar. */
  SCAR: 'SCAR',
  /** Spasticity. */
  SPASTICITY: 'SPASTICITY',
  /** Stiffness. */
  STIFFNESS: 'STIFFNESS',
  /** Swelling. */
  SWELLING: 'SWELLING',
  /** Tender to the touch. */
  TENDERNESS: 'TENDERNESS',
  /** Tingling. */
  TINGLING: 'TINGLING',
  /** Weakness. */
  WEAKNESS: 'WEAKNESS',
} as const;
export type ChartFinding = (typeof ChartFinding)[keyof typeof ChartFinding];
registerEnumType(ChartFinding, { name: 'ChartFinding' });

/** A region of the body chart. */
export const ChartRegion = {
  /** The abdomen. */
  ABDOMEN: 'ABDOMEN',
  /** The ankle. */
  ANKLE: 'ANKLE',
  /** The buttock. */
  BUTTOCK: 'BUTTOCK',
  /** The chest. */
  CHEST: 'CHEST',
  /** The elbow. */
  ELBOW: 'ELBOW',
  /** The foot and toes. */
  FOOT: 'FOOT',
  /** The forearm. */
  FOREARM: 'FOREARM',
  /** The groin. */
  GROIN: 'GROIN',
  /** The hand and fingers. */
  HAND: 'HAND',
  /** The head. */
  HEAD: 'HEAD',
  /** The hip. */
  HIP: 'HIP',
  /** The jaw. */
  JAW: 'JAW',
  /** The knee. */
  KNEE: 'KNEE',
  /** The lower back. */
  LOWER_BACK: 'LOWER_BACK',
  /** Shin and calf. */
  LOWER_LEG: 'LOWER_LEG',
  /** The neck. */
  NECK: 'NECK',
  /** The pelvis and sacrum. */
  PELVIS: 'PELVIS',
  /** The shoulder. */
  SHOULDER: 'SHOULDER',
  /** The thigh. */
  THIGH: 'THIGH',
  /** The upper arm. */
  UPPER_ARM: 'UPPER_ARM',
  /** Between the shoulder blades. */
  UPPER_BACK: 'UPPER_BACK',
  /** The wrist. */
  WRIST: 'WRIST',
} as const;
export type ChartRegion = (typeof ChartRegion)[keyof typeof ChartRegion];
registerEnumType(ChartRegion, { name: 'ChartRegion' });

/** A side of the body chart. */
export const ChartView = {
  /** From behind. */
  BACK: 'BACK',
  /** From the front. */
  FRONT: 'FRONT',
} as const;
export type ChartView = (typeof ChartView)[keyof typeof ChartView];
registerEnumType(ChartView, { name: 'ChartView' });

/** Patients whose records a client may access. */
export const ClientReach = {
  /** All patients except those who refused: for the clinic's own systems. */
  ALL_BUT_REFUSED: 'ALL_BUT_REFUSED',
  /** Only patients with a recorded consent for this client and its purpose. */
  CONSENTED: 'CONSENTED',
} as const;
export type ClientReach = (typeof ClientReach)[keyof typeof ClientReach];
registerEnumType(ClientReach, { name: 'ClientReach' });

/** How a value is compared with the criterion's value; an equal value meets both. */
export const Comparison = {
  /** The criterion's value or more. */
  AT_LEAST: 'AT_LEAST',
  /** The criterion's value or less. */
  AT_MOST: 'AT_MOST',
} as const;
export type Comparison = (typeof Comparison)[keyof typeof Comparison];
registerEnumType(Comparison, { name: 'Comparison' });

/** A patient's decision about a client. */
export const ConsentDecision = {
  /** The client may not read the record, whatever other consent is recorded. */
  DENY: 'DENY',
  /** The client may read the record. */
  PERMIT: 'PERMIT',
} as const;
export type ConsentDecision = (typeof ConsentDecision)[keyof typeof ConsentDecision];
registerEnumType(ConsentDecision, { name: 'ConsentDecision' });

/** Purpose that a patient's consent is asked for. */
export const ConsentPurpose = {
  /** Reminders of exercises by push or text message. Reminders of sessions are part of messagePreferences. */
  REMINDERS: 'REMINDERS',
  /** Reports to the patient's doctor by a link. */
  SHARE_REPORTS: 'SHARE_REPORTS',
} as const;
export type ConsentPurpose = (typeof ConsentPurpose)[keyof typeof ConsentPurpose];
registerEnumType(ConsentPurpose, { name: 'ConsentPurpose' });

/** Who made the decision. */
export const ConsentSource = {
  /** The desk, for the patient. */
  DESK: 'DESK',
  /** The patient, in their own account. Only the patient can lift such a refusal. */
  PATIENT: 'PATIENT',
} as const;
export type ConsentSource = (typeof ConsentSource)[keyof typeof ConsentSource];
registerEnumType(ConsentSource, { name: 'ConsentSource' });

/** How a message came: a contact form of the public pages, or WhatsApp. */
export const ContactForm = {
  /** The form of /about: firstName and lastName, email, message. */
  ABOUT: 'ABOUT',
  /** The form of /contact: name, phone, subject, message. */
  CONTACT: 'CONTACT',
  /** Written to the clinic's number with WhatsApp: name, phone, message. */
  WHATSAPP: 'WHATSAPP',
} as const;
export type ContactForm = (typeof ContactForm)[keyof typeof ContactForm];
registerEnumType(ContactForm, { name: 'ContactForm' });

/** Status of a contact message. */
export const ContactStatus = {
  /** Answered. */
  DONE: 'DONE',
  /** Not opened. */
  NEW: 'NEW',
  /** Opened, not answered. */
  READ: 'READ',
  /** Not a genuine message. */
  SPAM: 'SPAM',
} as const;
export type ContactStatus = (typeof ContactStatus)[keyof typeof ContactStatus];
registerEnumType(ContactStatus, { name: 'ContactStatus' });

/** Kind of a credit. */
export const CreditKind = {
  /** Charge of a closed day, or on a valid bill, that counts no more. */
  CANCELLATION: 'CANCELLATION',
  /** Discount after the charge was made. */
  DISCOUNT: 'DISCOUNT',
  /** Advance that an import brought over from the former books; of no charge. */
  OPENING: 'OPENING',
  /** Unused part of a package that was closed. */
  PACKAGE_CLOSED: 'PACKAGE_CLOSED',
  /** Write-off: the patient will not pay. */
  WRITE_OFF: 'WRITE_OFF',
} as const;
export type CreditKind = (typeof CreditKind)[keyof typeof CreditKind];
registerEnumType(CreditKind, { name: 'CreditKind' });

/** What a criterion evaluates. */
export const CriterionKind = {
  /** Clinic days since the operation, whose day is 0. */
  DAYS_SINCE_SURGERY: 'DAYS_SINCE_SURGERY',
  /** A measured value. */
  MEASURE: 'MEASURE',
  /** Number of sessions done in the present phase. */
  SESSIONS_IN_PHASE: 'SESSIONS_IN_PHASE',
} as const;
export type CriterionKind = (typeof CriterionKind)[keyof typeof CriterionKind];
registerEnumType(CriterionKind, { name: 'CriterionKind' });

/** State of a criterion. */
export const CriterionState = {
  /** The value meets the criterion. */
  MET: 'MET',
  /** No valid value: none, too old, or entered only by roles that do not count. */
  UNKNOWN: 'UNKNOWN',
  /** The value does not meet the criterion. */
  UNMET: 'UNMET',
} as const;
export type CriterionState = (typeof CriterionState)[keyof typeof CriterionState];
registerEnumType(CriterionState, { name: 'CriterionState' });

/** Purpose for which the client uses the data. */
export const DataPurpose = {
  /** Operation of the hospital or the clinic. */
  OPERATIONS: 'OPERATIONS',
  /** Payment for the treatment. */
  PAYMENT: 'PAYMENT',
  /** Treatment of the patient. */
  TREATMENT: 'TREATMENT',
} as const;
export type DataPurpose = (typeof DataPurpose)[keyof typeof DataPurpose];
registerEnumType(DataPurpose, { name: 'DataPurpose' });

/** What a patient asks to be done with the own data (DPDP Act 2023, section 12). */
export const DataRequestKind = {
  /** Correct it: the words say what is wrong, and how it is right. */
  CORRECTION: 'CORRECTION',
  /** Erase it. */
  ERASURE: 'ERASURE',
} as const;
export type DataRequestKind = (typeof DataRequestKind)[keyof typeof DataRequestKind];
registerEnumType(DataRequestKind, { name: 'DataRequestKind' });

/** Status of a request about data. */
export const DataRequestStatus = {
  /** Corrected; of an erasure, what may go at once is erased, and the rest is erased on `eraseOn`. */
  ACCEPTED: 'ACCEPTED',
  /** Erased, but for what the law keeps. */
  ERASED: 'ERASED',
  /** The clinic has not answered yet. */
  OPEN: 'OPEN',
  /** Refused; `answer` gives the reason. */
  REFUSED: 'REFUSED',
  /** Withdrawn by the patient: nothing more is done. What an accepted erasure had erased at once stays erased. */
  WITHDRAWN: 'WITHDRAWN',
} as const;
export type DataRequestStatus = (typeof DataRequestStatus)[keyof typeof DataRequestStatus];
registerEnumType(DataRequestStatus, { name: 'DataRequestStatus' });

/** What is sent when asked for. */
export const DocumentKind = {
  /** A bill that holds. */
  BILL: 'BILL',
  /** Of a live plan. */
  EXERCISE_SHEET: 'EXERCISE_SHEET',
  /** Of a paid payment with a receipt. */
  RECEIPT: 'RECEIPT',
  /** Of a record; `from` and `until` are required. */
  STATEMENT: 'STATEMENT',
} as const;
export type DocumentKind = (typeof DocumentKind)[keyof typeof DocumentKind];
registerEnumType(DocumentKind, { name: 'DocumentKind' });

/** Role in which somebody made an entry. */
export const EnteredAs = {
  /** An admin, or the system. */
  ADMIN: 'ADMIN',
  /** A doctor. */
  DOCTOR: 'DOCTOR',
  /** A family member whom the patient granted access; of entries alone. */
  FAMILY: 'FAMILY',
  /** The patient. */
  PATIENT: 'PATIENT',
  /** A physiotherapist. */
  PHYSIOTHERAPIST: 'PHYSIOTHERAPIST',
  /** The front desk; of sessions alone. */
  RECEPTION: 'RECEPTION',
} as const;
export type EnteredAs = (typeof EnteredAs)[keyof typeof EnteredAs];
registerEnumType(EnteredAs, { name: 'EnteredAs' });

/** Outcome of an entry. */
export const EntryOutcome = {
  /** Not stored; `code` and `message` give the reason. */
  REFUSED: 'REFUSED',
  /** Already stored: same client id and body. */
  REPEATED: 'REPEATED',
  /** Stored. */
  STORED: 'STORED',
} as const;
export type EntryOutcome = (typeof EntryOutcome)[keyof typeof EntryOutcome];
registerEnumType(EntryOutcome, { name: 'EntryOutcome' });

/** Answer to a request about data. */
export const ErasureDecision = {
  /** Do what is asked. */
  ACCEPT: 'ACCEPT',
  /** Do not. */
  REFUSE: 'REFUSE',
} as const;
export type ErasureDecision = (typeof ErasureDecision)[keyof typeof ErasureDecision];
registerEnumType(ErasureDecision, { name: 'ErasureDecision' });

/** Protocol of an exchange with a hospital's system. */
export const ExchangeDoor = {
  /** Bulk export. */
  BULK: 'BULK',
  /** FHIR R4, under `/fhir/R4`. */
  FHIR: 'FHIR',
  /** HL7 v2 messages. */
  HL7V2: 'HL7V2',
  /** Webhook, sent after a change. */
  WEBHOOK: 'WEBHOOK',
} as const;
export type ExchangeDoor = (typeof ExchangeDoor)[keyof typeof ExchangeDoor];
registerEnumType(ExchangeDoor, { name: 'ExchangeDoor' });

/** Outcome of an exchange. */
export const ExchangeOutcome = {
  /** Failed for a reason other than the request. */
  FAILED: 'FAILED',
  /** Refused; the other side can correct the cause. */
  REFUSED: 'REFUSED',
  /** Succeeded. */
  SUCCEEDED: 'SUCCEEDED',
} as const;
export type ExchangeOutcome = (typeof ExchangeOutcome)[keyof typeof ExchangeOutcome];
registerEnumType(ExchangeOutcome, { name: 'ExchangeOutcome' });

/** What an exercise trains. */
export const ExerciseAim = {
  /** Balance. */
  BALANCE: 'BALANCE',
  /** Breathing. */
  BREATHING: 'BREATHING',
  /** Circulation. */
  CIRCULATION: 'CIRCULATION',
  /** Control of a movement or posture. */
  CONTROL: 'CONTROL',
  /** An activity of daily life. */
  FUNCTION: 'FUNCTION',
  /** Walking and stairs. */
  GAIT: 'GAIT',
  /** Range of motion of a joint. */
  MOBILITY: 'MOBILITY',
  /** Strength. */
  STRENGTH: 'STRENGTH',
  /** Length of a muscle. */
  STRETCH: 'STRETCH',
} as const;
export type ExerciseAim = (typeof ExerciseAim)[keyof typeof ExerciseAim];
registerEnumType(ExerciseAim, { name: 'ExerciseAim' });

/** Patients for whom an exercise is unsuitable, unless a clinician decides otherwise. */
export const ExerciseAvoid = {
  /** Back pain that the exercise makes worse. */
  BACK_PAIN: 'BACK_PAIN',
  /** Dizziness. */
  DIZZINESS: 'DIZZINESS',
  /** New hip: limited bending, no crossing or turning of the leg. */
  HIP_PRECAUTIONS: 'HIP_PRECAUTIONS',
  /** The knee may bend only to a limit. */
  KNEE_BEND_LIMIT: 'KNEE_BEND_LIMIT',
  /** The repaired shoulder may not be moved by its own muscles. */
  NO_ACTIVE_SHOULDER: 'NO_ACTIVE_SHOULDER',
  /** The back may not bend. */
  NO_BENDING: 'NO_BENDING',
  /** The arm may not turn outwards. */
  NO_TURNING_OUT: 'NO_TURNING_OUT',
  /** The back may not twist. */
  NO_TWISTING: 'NO_TWISTING',
  /** No weight may be put on the leg. */
  NO_WEIGHT_BEARING: 'NO_WEIGHT_BEARING',
} as const;
export type ExerciseAvoid = (typeof ExerciseAvoid)[keyof typeof ExerciseAvoid];
registerEnumType(ExerciseAvoid, { name: 'ExerciseAvoid' });

/** Equipment of an exercise. */
export const ExerciseEquipment = {
  /** An elastic band. */
  BAND: 'BAND',
  /** A bed or a mat. */
  BED: 'BED',
  /** A firm chair. */
  CHAIR: 'CHAIR',
  /** A cushion or a soft ball. */
  CUSHION: 'CUSHION',
  /** A step or stairs. */
  STEP: 'STEP',
  /** A stick. */
  STICK: 'STICK',
  /** A table or a rail to hold on to. */
  TABLE: 'TABLE',
  /** A towel, rolled or flat. */
  TOWEL: 'TOWEL',
  /** A walking frame or crutches. */
  WALKER: 'WALKER',
  /** A wall. */
  WALL: 'WALL',
} as const;
export type ExerciseEquipment = (typeof ExerciseEquipment)[keyof typeof ExerciseEquipment];
registerEnumType(ExerciseEquipment, { name: 'ExerciseEquipment' });

/** Starting position of an exercise. */
export const ExercisePosition = {
  /** On hands and knees. */
  HANDS_AND_KNEES: 'HANDS_AND_KNEES',
  /** Sitting on a bed or the floor with straight legs. */
  LONG_SITTING: 'LONG_SITTING',
  /** Lying on the back. */
  LYING_BACK: 'LYING_BACK',
  /** Lying face down. */
  LYING_FRONT: 'LYING_FRONT',
  /** Lying on the side. */
  LYING_SIDE: 'LYING_SIDE',
  /** Sitting on a chair. */
  SITTING: 'SITTING',
  /** Standing. */
  STANDING: 'STANDING',
  /** Walking. */
  WALKING: 'WALKING',
} as const;
export type ExercisePosition = (typeof ExercisePosition)[keyof typeof ExercisePosition];
registerEnumType(ExercisePosition, { name: 'ExercisePosition' });

/** Part of the body that an exercise is for. */
export const ExerciseRegion = {
  /** Ankle and foot. */
  ANKLE: 'ANKLE',
  /** Lungs and chest. */
  BREATHING: 'BREATHING',
  /** Elbow, wrist and hand. */
  ELBOW_HAND: 'ELBOW_HAND',
  /** Hip. */
  HIP: 'HIP',
  /** Knee. */
  KNEE: 'KNEE',
  /** Shoulder. */
  SHOULDER: 'SHOULDER',
  /** Back and neck. */
  SPINE: 'SPINE',
  /** Whole body. */
  WHOLE_BODY: 'WHOLE_BODY',
} as const;
export type ExerciseRegion = (typeof ExerciseRegion)[keyof typeof ExerciseRegion];
registerEnumType(ExerciseRegion, { name: 'ExerciseRegion' });

/** Kind of a factor. */
export const FactorKind = {
  /** An authenticator app, with its recovery codes. */
  APP: 'APP',
  /** A passkey: a key kept by a phone, a computer or a security key. */
  PASSKEY: 'PASSKEY',
} as const;
export type FactorKind = (typeof FactorKind)[keyof typeof FactorKind];
registerEnumType(FactorKind, { name: 'FactorKind' });

/** Who ended a family member's access. */
export const FamilyEnder = {
  /** An admin of the clinic. */
  CLINIC: 'CLINIC',
  /** The family member. */
  FAMILY: 'FAMILY',
  /** The patient. */
  PATIENT: 'PATIENT',
} as const;
export type FamilyEnder = (typeof FamilyEnder)[keyof typeof FamilyEnder];
registerEnumType(FamilyEnder, { name: 'FamilyEnder' });

/** Right of a family member, in addition to reading the day. */
export const FamilyRight = {
  /** Read and send messages between the patient and the care team. */
  MESSAGE: 'MESSAGE',
  /** Answer the danger signs, tick and skip exercises, report pain, effort and danger signs. */
  TICK: 'TICK',
} as const;
export type FamilyRight = (typeof FamilyRight)[keyof typeof FamilyRight];
registerEnumType(FamilyRight, { name: 'FamilyRight' });

/** Status of a family member's access. */
export const FamilyStatus = {
  /** Accepted. */
  ACTIVE: 'ACTIVE',
  /** Ended. */
  ENDED: 'ENDED',
  /** Invited, and not accepted yet; ends after 14 days. */
  INVITED: 'INVITED',
} as const;
export type FamilyStatus = (typeof FamilyStatus)[keyof typeof FamilyStatus];
registerEnumType(FamilyStatus, { name: 'FamilyStatus' });

/** How a fee is reckoned. */
export const FeeBasis = {
  /** A fixed amount: `amount`. */
  AMOUNT: 'AMOUNT',
  /** No fee. */
  NONE: 'NONE',
  /** `percent` of the price that was agreed for the session, rounded down to the paisa; no fee without a price. */
  PERCENT: 'PERCENT',
} as const;
export type FeeBasis = (typeof FeeBasis)[keyof typeof FeeBasis];
registerEnumType(FeeBasis, { name: 'FeeBasis' });

/** What a file is. */
export const FileCategory = {
  /** A consent form on paper. */
  CONSENT: 'CONSENT',
  /** Computed tomography. */
  CT: 'CT',
  /** A discharge summary. */
  DISCHARGE_SUMMARY: 'DISCHARGE_SUMMARY',
  /** A laboratory report. */
  LAB_REPORT: 'LAB_REPORT',
  /** A letter. */
  LETTER: 'LETTER',
  /** Magnetic resonance. */
  MRI: 'MRI',
  /** Anything else. */
  OTHER: 'OTHER',
  /** A photo of the patient. */
  PHOTO: 'PHOTO',
  /** A prescription. */
  PRESCRIPTION: 'PRESCRIPTION',
  /** Ultrasound. */
  ULTRASOUND: 'ULTRASOUND',
  /** An X-ray. */
  XRAY: 'XRAY',
} as const;
export type FileCategory = (typeof FileCategory)[keyof typeof FileCategory];
registerEnumType(FileCategory, { name: 'FileCategory' });

/** Whether a file was checked for malware. */
export const FileCheck = {
  /** The scanner found nothing; it opens. */
  CLEAN: 'CLEAN',
  /** Stored while the server had no scanner; it opens. */
  NOT_CHECKED: 'NOT_CHECKED',
  /** Waits for the scanner; nobody opens it. */
  PENDING: 'PENDING',
  /** Malware was found; nobody opens it. */
  QUARANTINED: 'QUARANTINED',
} as const;
export type FileCheck = (typeof FileCheck)[keyof typeof FileCheck];
registerEnumType(FileCheck, { name: 'FileCheck' });

/** What became of an event of the payment gateway. */
export const GatewayEventStatus = {
  /** Its money or refund was booked. */
  APPLIED: 'APPLIED',
  /** It says nothing that is booked, or nothing new. */
  IGNORED: 'IGNORED',
  /** Its money was booked as a further payment: what it was asked for had been settled, failed or canceled before. */
  SECOND: 'SECOND',
  /** Nothing here asked for its money: it waits for an admin. */
  UNMATCHED: 'UNMATCHED',
} as const;
export type GatewayEventStatus = (typeof GatewayEventStatus)[keyof typeof GatewayEventStatus];
registerEnumType(GatewayEventStatus, { name: 'GatewayEventStatus' });

/** The gender that a person gave. */
export const Gender = {
  /** Female; F on the patient form. */
  FEMALE: 'female',
  /** Male; M on the patient form. */
  MALE: 'male',
  /** Any other; others on the patient form. */
  OTHER: 'other',
} as const;
export type Gender = (typeof Gender)[keyof typeof Gender];
registerEnumType(Gender, { name: 'Gender' });

/** What a column of a file of patients is read as. */
export const ImportColumn = {
  /** Postal address. */
  ADDRESS: 'ADDRESS',
  /** Age in years. */
  AGE: 'AGE',
  /** Blood group. */
  BLOOD_GROUP: 'BLOOD_GROUP',
  /** Date of birth. */
  DATE_OF_BIRTH: 'DATE_OF_BIRTH',
  /** Diagnosis. */
  DIAGNOSIS: 'DIAGNOSIS',
  /** Emergency contact number. */
  EMERGENCY: 'EMERGENCY',
  /** Gender. */
  GENDER: 'GENDER',
  /** Not read. */
  IGNORE: 'IGNORE',
  /** Name of the patient. */
  NAME: 'NAME',
  /** Number of the patient in the former books. */
  OLD_NUMBER: 'OLD_NUMBER',
  /** Rupees with at most two decimals: above 0 is owed, below 0 was paid in advance. */
  OPENING_BALANCE: 'OPENING_BALANCE',
  /** Mobile number. */
  PHONE: 'PHONE',
  /** Sessions left of a package that was paid in the former books, 1 to 200. */
  SESSIONS_LEFT: 'SESSIONS_LEFT',
  /** Last day of these sessions; 365 days from the day of the import if empty. */
  VALID_UNTIL: 'VALID_UNTIL',
} as const;
export type ImportColumn = (typeof ImportColumn)[keyof typeof ImportColumn];
registerEnumType(ImportColumn, { name: 'ImportColumn' });

/** Status of an import. */
export const ImportStatus = {
  /** All rows were processed. */
  DONE: 'DONE',
  /** The file could not be read; the first error gives the reason. */
  FAILED: 'FAILED',
  /** In progress; the counts include the rows done so far. */
  RUNNING: 'RUNNING',
} as const;
export type ImportStatus = (typeof ImportStatus)[keyof typeof ImportStatus];
registerEnumType(ImportStatus, { name: 'ImportStatus' });

/** A language of messages and sentences. */
export const Language = {
  /** English. */
  EN: 'EN',
  /** Hindi. */
  HI: 'HI',
} as const;
export type Language = (typeof Language)[keyof typeof Language];
registerEnumType(Language, { name: 'Language' });

/** The accounts of the journal (docs/money.md, The journal). */
export const LedgerAccount = {
  /** Write-offs. */
  BAD_DEBTS: 'BAD_DEBTS',
  /** Money by card. */
  CARD: 'CARD',
  /** The drawer. */
  CASH: 'CASH',
  /** What a count of cash found too much or too little. */
  CASH_DIFFERENCE: 'CASH_DIFFERENCE',
  /** Cash on its way to the bank. */
  CASH_TO_BANK: 'CASH_TO_BANK',
  /** Central tax. */
  CGST_PAYABLE: 'CGST_PAYABLE',
  /** Deposits that are held: a liability. */
  DEPOSITS: 'DEPOSITS',
  /** Discounts and cancellations after the charge, without tax. */
  DISCOUNTS: 'DISCOUNTS',
  /** What was left of packages when they expired. */
  EXPIRED_PACKAGES: 'EXPIRED_PACKAGES',
  /** Fees of the policy. */
  FEE_INCOME: 'FEE_INCOME',
  /** Money that the gateway took. */
  GATEWAY: 'GATEWAY',
  /** Goods, without tax. */
  GOODS_INCOME: 'GOODS_INCOME',
  /** Money by net banking. */
  NET_BANKING: 'NET_BANKING',
  /** What was brought over. */
  OPENING_BALANCES: 'OPENING_BALANCES',
  /** What was sold in packages and not used yet: a liability. */
  PACKAGES_UNUSED: 'PACKAGES_UNUSED',
  /** What patients owe, less what they paid: one account, without names. */
  PATIENTS: 'PATIENTS',
  /** Sessions that took place, and services of the price list. */
  PHYSIOTHERAPY_INCOME: 'PHYSIOTHERAPY_INCOME',
  /** State tax. */
  SGST_PAYABLE: 'SGST_PAYABLE',
  /** Money by UPI. */
  UPI: 'UPI',
} as const;
export type LedgerAccount = (typeof LedgerAccount)[keyof typeof LedgerAccount];
registerEnumType(LedgerAccount, { name: 'LedgerAccount' });

/** What a lesson is about. */
export const LessonTopic = {
  /** Driving, two-wheelers and travel. */
  DRIVING: 'DRIVING',
  /** Food and drink. */
  FOOD: 'FOOD',
  /** Bath, toilet and sitting on the floor. */
  HOME: 'HOME',
  /** Pain. */
  PAIN: 'PAIN',
  /** What recovery is like. */
  RECOVERY: 'RECOVERY',
  /** Sleep. */
  SLEEP: 'SLEEP',
  /** Stairs. */
  STAIRS: 'STAIRS',
  /** Swelling and cooling. */
  SWELLING: 'SWELLING',
  /** Walking, aids and falls. */
  WALKING: 'WALKING',
  /** Work and worship. */
  WORK: 'WORK',
  /** The wound. */
  WOUND: 'WOUND',
} as const;
export type LessonTopic = (typeof LessonTopic)[keyof typeof LessonTopic];
registerEnumType(LessonTopic, { name: 'LessonTopic' });

/** How often a report is mailed. */
export const MailEvery = {
  /** On the 1st, of the month before. */
  MONTH: 'MONTH',
  /** Mondays, of the week before. */
  WEEK: 'WEEK',
} as const;
export type MailEvery = (typeof MailEvery)[keyof typeof MailEvery];
registerEnumType(MailEvery, { name: 'MailEvery' });

/** What can be measured. Values are degrees, 0 to 180, unless stated otherwise. */
export const Measure = {
  /** Dorsiflexion of the ankle: foot upwards. */
  ANKLE_DORSIFLEXION: 'ANKLE_DORSIFLEXION',
  /** How far the foot points down. */
  ANKLE_PLANTARFLEXION: 'ANKLE_PLANTARFLEXION',
  /** Whole numbers 0 to 56. */
  BERG_BALANCE: 'BERG_BALANCE',
  /** Head back. */
  CERVICAL_EXTENSION: 'CERVICAL_EXTENSION',
  /** Chin to chest. */
  CERVICAL_FLEXION: 'CERVICAL_FLEXION',
  /** Head to the side, turned; of a side. */
  CERVICAL_ROTATION: 'CERVICAL_ROTATION',
  /** Stands in 30 seconds, whole numbers 0 to 60. */
  CHAIR_STANDS: 'CHAIR_STANDS',
  /** Degrees short of straight, -10 to 90. */
  ELBOW_EXTENSION_DEFICIT: 'ELBOW_EXTENSION_DEFICIT',
  /** How far the elbow bends. */
  ELBOW_FLEXION: 'ELBOW_FLEXION',
  /** Seconds for five stands, 2 to 120. */
  FIVE_CHAIR_STANDS: 'FIVE_CHAIR_STANDS',
  /** Kilograms, 0 to 100. */
  GRIP_STRENGTH: 'GRIP_STRENGTH',
  /** Abduction of the hip: leg to the side. */
  HIP_ABDUCTION: 'HIP_ABDUCTION',
  /** How far the leg goes back. */
  HIP_EXTENSION: 'HIP_EXTENSION',
  /** How far the hip turns outwards. */
  HIP_EXTERNAL_ROTATION: 'HIP_EXTERNAL_ROTATION',
  /** Flexion of the hip. */
  HIP_FLEXION: 'HIP_FLEXION',
  /** How far the hip turns inwards. */
  HIP_INTERNAL_ROTATION: 'HIP_INTERNAL_ROTATION',
  /** Degrees short of full knee extension: 0 is straight, down to -10 beyond it, at most 60. */
  KNEE_EXTENSION_DEFICIT: 'KNEE_EXTENSION_DEFICIT',
  /** Flexion of the knee. */
  KNEE_FLEXION: 'KNEE_FLEXION',
  /** Centimetres round the knee, 15 to 90. */
  KNEE_GIRTH: 'KNEE_GIRTH',
  /** Trunk forward, modified Schober, centimetres, 0 to 15. */
  LUMBAR_FLEXION: 'LUMBAR_FLEXION',
  /** Pain, whole numbers 0 (none) to 10 (worst). */
  PAIN: 'PAIN',
  /** Abduction of the shoulder: arm up to the side. */
  SHOULDER_ABDUCTION: 'SHOULDER_ABDUCTION',
  /** How far the arm goes back. */
  SHOULDER_EXTENSION: 'SHOULDER_EXTENSION',
  /** External rotation of the shoulder. */
  SHOULDER_EXTERNAL_ROTATION: 'SHOULDER_EXTERNAL_ROTATION',
  /** Flexion of the shoulder: arm up to the front. */
  SHOULDER_FLEXION: 'SHOULDER_FLEXION',
  /** How far the arm turns inwards. */
  SHOULDER_INTERNAL_ROTATION: 'SHOULDER_INTERNAL_ROTATION',
  /** Seconds on the operated leg, 0 to 60. */
  SINGLE_LEG_STANCE: 'SINGLE_LEG_STANCE',
  /** Metres in six minutes, whole numbers 0 to 1000. */
  SIX_MINUTE_WALK: 'SIX_MINUTE_WALK',
  /** Lifts the straight leg without lag: 1 yes, 0 no. */
  STRAIGHT_LEG_RAISE: 'STRAIGHT_LEG_RAISE',
  /** Straight leg lifted by somebody; of a side. */
  STRAIGHT_LEG_RAISE_ANGLE: 'STRAIGHT_LEG_RAISE_ANGLE',
  /** Strength of the operated side, per cent of the other, 0 to 150. */
  STRENGTH_SYMMETRY: 'STRENGTH_SYMMETRY',
  /** Seconds for ten metres, 2 to 120. */
  TEN_METRE_WALK: 'TEN_METRE_WALK',
  /** Timed Up and Go, in seconds, 1 to 120. */
  TIMED_UP_AND_GO: 'TIMED_UP_AND_GO',
  /** Walks without a limp and without an aid: 1 yes, 0 no. */
  WALKS_UNAIDED: 'WALKS_UNAIDED',
  /** How far the hand bends back. */
  WRIST_EXTENSION: 'WRIST_EXTENSION',
  /** How far the hand bends towards the palm. */
  WRIST_FLEXION: 'WRIST_FLEXION',
} as const;
export type Measure = (typeof Measure)[keyof typeof Measure];
registerEnumType(Measure, { name: 'Measure' });

/** How a value was obtained. */
export const MeasureMethod = {
  /** With a goniometer. */
  GONIOMETER: 'GONIOMETER',
  /** Observed. */
  OBSERVED: 'OBSERVED',
  /** With the sensors of a phone. */
  PHONE: 'PHONE',
  /** Typed in. */
  TYPED: 'TYPED',
} as const;
export type MeasureMethod = (typeof MeasureMethod)[keyof typeof MeasureMethod];
registerEnumType(MeasureMethod, { name: 'MeasureMethod' });

/** By which way a message goes. */
export const MessageChannel = {
  /** E-mail. */
  EMAIL: 'EMAIL',
  /** Text message. */
  SMS: 'SMS',
  /** WhatsApp Business. */
  WHATSAPP: 'WHATSAPP',
} as const;
export type MessageChannel = (typeof MessageChannel)[keyof typeof MessageChannel];
registerEnumType(MessageChannel, { name: 'MessageChannel' });

/** Kind of a message. */
export const MessageKind = {
  /** The clinic has written to the patient; nothing of it is in the text. */
  CARE_REPLY: 'CARE_REPLY',
  /** A patient has waited for an answer for four opening hours. To the assignee, else the plan's physiotherapist or whoever covers, else the admins. */
  CARE_WAITING: 'CARE_WAITING',
  /** The answer to somebody who wrote STOP by WhatsApp, which ends their consent to it. */
  CHANNEL_STOPPED: 'CHANNEL_STOPPED',
  /** A patient's exercises of today; needs the consent REMINDERS. */
  CHECK_IN: 'CHECK_IN',
  /** A provider of text messages runs out of credit; sent to admins, once a day and provider. E-mail alone. */
  CREDIT_LOW: 'CREDIT_LOW',
  /** A patient reported a danger sign; sent to the doctor who must answer it, or to an admin where the plan has no doctor. */
  DANGER_SIGN: 'DANGER_SIGN',
  /** A danger sign was not answered in time. */
  DANGER_SIGN_OVERDUE: 'DANGER_SIGN_OVERDUE',
  /** A receipt, bill or statement that was asked for. E-mail alone. */
  DOCUMENT: 'DOCUMENT',
  /** A code that confirms an e-mail address; the text is kept without the code. E-mail alone. */
  EMAIL_CODE: 'EMAIL_CODE',
  /** The exercises of the present phase. E-mail alone. */
  EXERCISE_SHEET: 'EXERCISE_SHEET',
  /** A patient granted the recipient access to the exercises of each day; names nobody. */
  FAMILY_INVITED: 'FAMILY_INVITED',
  /** An admin or a member of the team signed in on a device on which the number had not signed in before; sent to that number. */
  NEW_DEVICE: 'NEW_DEVICE',
  /** The same as NEW_DEVICE, with network and time, to the confirmed address of the account. E-mail alone. */
  NEW_DEVICE_MAIL: 'NEW_DEVICE_MAIL',
  /** The number no longer signs anybody in; sent to that number. */
  NUMBER_CHANGED: 'NUMBER_CHANGED',
  /** A patient can sign in and find the record. */
  PATIENT_INVITED: 'PATIENT_INVITED',
  /** An amount is due, with its link. */
  PAYMENT_DUE: 'PAYMENT_DUE',
  /** A link by which an amount can be paid. */
  PAYMENT_LINK: 'PAYMENT_LINK',
  /** A payment was received. */
  PAYMENT_RECEIVED: 'PAYMENT_RECEIVED',
  /** A plan begins. */
  PLAN_STARTED: 'PLAN_STARTED',
  /** A session begins in a day. */
  REMINDER_DAY: 'REMINDER_DAY',
  /** A session begins in two hours. */
  REMINDER_HOURS: 'REMINDER_HOURS',
  /** A report that is mailed to admins. E-mail alone. */
  REPORT_MAIL: 'REPORT_MAIL',
  /** The clinic has answered a patient's request about the own data; nothing of it is in the text. */
  REQUEST_ANSWERED: 'REQUEST_ANSWERED',
  /** A security notice was created; sent to admins, who read it on the dashboard. */
  SECURITY_NOTICE: 'SECURITY_NOTICE',
  /** A series was booked: one message for all of its sessions. */
  SERIES_BOOKED: 'SERIES_BOOKED',
  /** Sessions of a series have another time or physiotherapist, or are canceled: one message for all of them. */
  SERIES_CHANGED: 'SERIES_CHANGED',
  /** A session was booked, or a request approved. */
  SESSION_BOOKED: 'SESSION_BOOKED',
  /** The clinic canceled a session. */
  SESSION_CANCELED: 'SESSION_CANCELED',
  /** A session has another time. */
  SESSION_MOVED: 'SESSION_MOVED',
  /** Somebody else treats at the same time; sent once the new physiotherapist is known. */
  SESSION_REASSIGNED: 'SESSION_REASSIGNED',
  /** A patient asked for a session. */
  SESSION_REQUESTED: 'SESSION_REQUESTED',
  /** A clinician answered the danger sign that the patient reported. */
  SIGN_ANSWERED: 'SIGN_ANSWERED',
  /** A sign-in code. A text to register alone: codes are in no outbox and no list. */
  SIGN_IN_CODE: 'SIGN_IN_CODE',
  /** Free times are offered to make up for a missed session. */
  SLOT_OFFER: 'SLOT_OFFER',
  /** A member of the team can sign in now. */
  STAFF_REGISTERED: 'STAFF_REGISTERED',
  /** Many wrong codes were entered for the number; sent to that number. */
  WRONG_CODES: 'WRONG_CODES',
} as const;
export type MessageKind = (typeof MessageKind)[keyof typeof MessageKind];
registerEnumType(MessageKind, { name: 'MessageKind' });

/** Status of a message. */
export const MessageStatus = {
  /** Delivered, according to the gateway. */
  DELIVERED: 'DELIVERED',
  /** Given up after all delivery attempts, or refused permanently. */
  FAILED: 'FAILED',
  /** Waiting for its time or for a free worker. */
  QUEUED: 'QUEUED',
  /** Accepted by the gateway. */
  SENT: 'SENT',
  /** Deliberately not sent; `error` gives the reason. */
  SKIPPED: 'SKIPPED',
} as const;
export type MessageStatus = (typeof MessageStatus)[keyof typeof MessageStatus];
registerEnumType(MessageStatus, { name: 'MessageStatus' });

/** How the movement was performed. */
export const MotionMode = {
  /** By the patient alone. */
  ACTIVE: 'ACTIVE',
  /** By another person, or with help. */
  PASSIVE: 'PASSIVE',
} as const;
export type MotionMode = (typeof MotionMode)[keyof typeof MotionMode];
registerEnumType(MotionMode, { name: 'MotionMode' });

/** What a note is about. */
export const NoteKind = {
  /** A call or message; without a session. */
  CONTACT: 'CONTACT',
  /** The end of treatment. */
  DISCHARGE: 'DISCHARGE',
  /** The first examination. */
  INITIAL: 'INITIAL',
  /** A re-examination. */
  REVIEW: 'REVIEW',
  /** A session. */
  SESSION: 'SESSION',
} as const;
export type NoteKind = (typeof NoteKind)[keyof typeof NoteKind];
registerEnumType(NoteKind, { name: 'NoteKind' });

/** Where a note stands. */
export const NoteStatus = {
  /** Its author changes it; others within reach read it, marked as a draft. */
  DRAFT: 'DRAFT',
  /** Written by mistake, such as of another patient; it stays, crossed out, and counts no more. */
  IN_ERROR: 'IN_ERROR',
  /** Not signed within 24 hours of its first save: it cannot change any more, and can still be signed as it is. */
  LOCKED: 'LOCKED',
  /** Signed: it cannot change any more. */
  SIGNED: 'SIGNED',
} as const;
export type NoteStatus = (typeof NoteStatus)[keyof typeof NoteStatus];
registerEnumType(NoteStatus, { name: 'NoteStatus' });

/** Status of a package. */
export const PackageStatus = {
  /** Sessions can use it. */
  ACTIVE: 'ACTIVE',
  /** An admin closed it. */
  CLOSED: 'CLOSED',
  /** Its last day has passed; by the clock. */
  EXPIRED: 'EXPIRED',
  /** All of its sessions took place. */
  USED_UP: 'USED_UP',
} as const;
export type PackageStatus = (typeof PackageStatus)[keyof typeof PackageStatus];
registerEnumType(PackageStatus, { name: 'PackageStatus' });

/** Situation in which the patient feels pain. */
export const PainMoment = {
  /** After the exercises. */
  AFTER_EXERCISE: 'AFTER_EXERCISE',
  /** At night. */
  AT_NIGHT: 'AT_NIGHT',
  /** Lying or sitting still. */
  AT_REST: 'AT_REST',
  /** Moving. */
  MOVING: 'MOVING',
} as const;
export type PainMoment = (typeof PainMoment)[keyof typeof PainMoment];
registerEnumType(PainMoment, { name: 'PainMoment' });

/** Whether a patient signed in within the last 30 days. Every record is either ACTIVE or INACTIVE. */
export const PatientActivity = {
  /** Signed in within the last 30 days (720 hours, inclusive; the specification's fallback rule). */
  ACTIVE: 'active',
  /** All others, including patients who never signed in or have no account. */
  INACTIVE: 'inactive',
} as const;
export type PatientActivity = (typeof PatientActivity)[keyof typeof PatientActivity];
registerEnumType(PatientActivity, { name: 'PatientActivity' });

/** How the patient is since the last session. */
export const PatientChange = {
  /** Better. */
  BETTER: 'BETTER',
  /** The same. */
  SAME: 'SAME',
  /** Worse. */
  WORSE: 'WORSE',
} as const;
export type PatientChange = (typeof PatientChange)[keyof typeof PatientChange];
registerEnumType(PatientChange, { name: 'PatientChange' });

/** Whether a record has every field that the patient form requires. */
export const PatientRecordStatus = {
  /** Every required field is filled in: the record can be viewed, edited and deleted. */
  COMPLETE: 'complete',
  /** A required field is missing: the record was created at sign-up or by a hospital's system. */
  INCOMPLETE: 'incomplete',
} as const;
export type PatientRecordStatus = (typeof PatientRecordStatus)[keyof typeof PatientRecordStatus];
registerEnumType(PatientRecordStatus, { name: 'PatientRecordStatus' });

/** Order of the list. Ties are ordered by id. */
export const PatientSort = {
  /** Last signed in first; patients who never signed in last, newest first. */
  LAST_LOGIN: 'last_login',
  /** By name, case-insensitive, Latin before Devanagari; records without a name last. */
  NAME: 'name',
  /** Last created first. */
  NEWEST: 'newest',
  /** By PT number, lowest first. */
  NUMBER: 'number',
} as const;
export type PatientSort = (typeof PatientSort)[keyof typeof PatientSort];
registerEnumType(PatientSort, { name: 'PatientSort' });

/** Status of a payment link. */
export const PaymentLinkStatus = {
  /** Staff or the patient canceled it, or staff failed its payment. */
  CANCELED: 'CANCELED',
  /** Its time is over; staff can settle its payment for 7 days more. Money that the payment gateway takes by it later is booked all the same. */
  EXPIRED: 'EXPIRED',
  /** It can be paid. */
  OPEN: 'OPEN',
  /** Its payment was settled, by staff or by the payment gateway. */
  PAID: 'PAID',
} as const;
export type PaymentLinkStatus = (typeof PaymentLinkStatus)[keyof typeof PaymentLinkStatus];
registerEnumType(PaymentLinkStatus, { name: 'PaymentLinkStatus' });

/** Payment method. */
export const PaymentMethod = {
  /** Debit or credit card. */
  CARD: 'Card',
  /** Cash. */
  CASH: 'Cash',
  /** Net banking. */
  NET_BANKING: 'Net Banking',
  /** Unified Payments Interface. */
  UPI: 'UPI',
} as const;
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];
registerEnumType(PaymentMethod, { name: 'PaymentMethod' });

/** Status of a payment. */
export const PaymentStatus = {
  /** Did not go through. */
  FAILED: 'Failed',
  /** Received. */
  PAID: 'Paid',
  /** Expected. */
  PENDING: 'Pending',
  /** Refunded. */
  REFUNDED: 'Refunded',
} as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];
registerEnumType(PaymentStatus, { name: 'PaymentStatus' });

/** Where what a plan prescribes comes from. */
export const PlanKind = {
  /** A programme: written for this patient by a physiotherapist; no doctor signs it. */
  PROGRAMME: 'PROGRAMME',
  /** An approved protocol version, after an operation. */
  PROTOCOL: 'PROTOCOL',
} as const;
export type PlanKind = (typeof PlanKind)[keyof typeof PlanKind];
registerEnumType(PlanKind, { name: 'PlanKind' });

/** State of a planned session. */
export const PlanSessionState = {
  /** Open, booked or not. */
  AHEAD: 'AHEAD',
  /** Removed from the plan by a clinician. */
  CANCELLED: 'CANCELLED',
  /** Took place. */
  DONE: 'DONE',
  /** Missed and not made up. */
  MISSED: 'MISSED',
} as const;
export type PlanSessionState = (typeof PlanSessionState)[keyof typeof PlanSessionState];
registerEnumType(PlanSessionState, { name: 'PlanSessionState' });

/** Status of a plan. */
export const PlanStatus = {
  /** In progress. */
  ACTIVE: 'ACTIVE',
  /** The last phase was left. */
  COMPLETED: 'COMPLETED',
  /** Stopped before the end. */
  STOPPED: 'STOPPED',
} as const;
export type PlanStatus = (typeof PlanStatus)[keyof typeof PlanStatus];
registerEnumType(PlanStatus, { name: 'PlanStatus' });

/** What to take care of. */
export const PrecautionKind = {
  /** An allergy, such as to plaster or latex. */
  ALLERGY: 'ALLERGY',
  /** Bleeds easily. */
  BLOOD_THINNER: 'BLOOD_THINNER',
  /** Lungs and breathing. */
  BREATHING: 'BREATHING',
  /** Memory, attention or understanding. */
  COGNITION: 'COGNITION',
  /** Diabetes. */
  DIABETES: 'DIABETES',
  /** Falls easily. */
  FALLS: 'FALLS',
  /** The heart. */
  HEART: 'HEART',
  /** Pacemaker or metal: no current, no heat. */
  IMPLANT: 'IMPLANT',
  /** An infection or an open wound. */
  INFECTION: 'INFECTION',
  /** A movement that is not allowed. */
  MOVEMENT: 'MOVEMENT',
  /** Anything else. */
  OTHER: 'OTHER',
  /** Pregnant. */
  PREGNANCY: 'PREGNANCY',
  /** How much weight a leg or arm may bear. */
  WEIGHT_BEARING: 'WEIGHT_BEARING',
} as const;
export type PrecautionKind = (typeof PrecautionKind)[keyof typeof PrecautionKind];
registerEnumType(PrecautionKind, { name: 'PrecautionKind' });

/** What a programme is for; its name and its danger signs follow from it. */
export const ProgrammeArea = {
  /** Elbow, wrist and hand. */
  ARM: 'ARM',
  /** Back. */
  BACK: 'BACK',
  /** Balance and falls. */
  BALANCE: 'BALANCE',
  /** Lungs and chest. */
  BREATHING: 'BREATHING',
  /** Ankle and foot. */
  FOOT: 'FOOT',
  /** Hip. */
  HIP: 'HIP',
  /** Knee. */
  KNEE: 'KNEE',
  /** Neck. */
  NECK: 'NECK',
  /** Shoulder. */
  SHOULDER: 'SHOULDER',
  /** After a stroke. */
  STROKE: 'STROKE',
  /** All of the body. */
  WHOLE_BODY: 'WHOLE_BODY',
} as const;
export type ProgrammeArea = (typeof ProgrammeArea)[keyof typeof ProgrammeArea];
registerEnumType(ProgrammeArea, { name: 'ProgrammeArea' });

/** Status of a protocol version. */
export const ProtocolStatus = {
  /** Signed by a doctor; cannot be changed. */
  APPROVED: 'APPROVED',
  /** Not signed. */
  DRAFT: 'DRAFT',
  /** Signed before; new plans cannot use it. */
  RETIRED: 'RETIRED',
} as const;
export type ProtocolStatus = (typeof ProtocolStatus)[keyof typeof ProtocolStatus];
registerEnumType(ProtocolStatus, { name: 'ProtocolStatus' });

/** When a questionnaire is due. */
export const QuestionnaireOccasion = {
  /** For 14 days from the day on which the plan was created. */
  BASELINE: 'BASELINE',
  /** Day 42 after the operation, from 7 days before to 14 days after. */
  WEEK_6: 'WEEK_6',
  /** Day 84 after the operation, from 7 days before to 14 days after. */
  WEEK_12: 'WEEK_12',
  /** Day 182 after the operation, from 7 days before to 14 days after. */
  WEEK_26: 'WEEK_26',
} as const;
export type QuestionnaireOccasion = (typeof QuestionnaireOccasion)[keyof typeof QuestionnaireOccasion];
registerEnumType(QuestionnaireOccasion, { name: 'QuestionnaireOccasion' });

/** Why somebody may see a patient. */
export const Reach = {
  /** Runs the clinic. */
  ADMIN: 'ADMIN',
  /** Stands in today for somebody who may. */
  COVERS: 'COVERS',
  /** Answers for the live plan as its doctor. */
  DOCTOR: 'DOCTOR',
  /** Holds the live plan, or is in charge of the record. */
  IN_CHARGE: 'IN_CHARGE',
  /** May not. */
  NONE: 'NONE',
  /** Opened the record for a reason; until the end of the clinic's day. */
  OPENED: 'OPENED',
  /** Had a completed or missed session with them in the last 365 days, or has a scheduled one from today on. */
  TREATS: 'TREATS',
} as const;
export type Reach = (typeof Reach)[keyof typeof Reach];
registerEnumType(Reach, { name: 'Reach' });

/** A requirement for connecting a hospital's system. */
export const ReadinessCheck = {
  /** PUBLIC_URL is an https address that other machines can reach; tokens and links contain it. */
  ADDRESS: 'ADDRESS',
  /** A live client is registered. */
  CLIENT: 'CLIENT',
  /** The clocks of server and database differ by at most 30 seconds; assertions and consents depend on them. */
  CLOCK: 'CLOCK',
  /** A live client may access at least one patient: a consent is recorded, or the client needs none. */
  CONSENT: 'CONSENT',
  /** FHIR_SYSTEM_BASE, the base of the clinic's identifiers, is an https address. It must never change. */
  IDENTIFIERS: 'IDENTIFIERS',
  /** SMART_SIGNING_KEY is set: the server signs tokens with it. */
  SIGNING_KEY: 'SIGNING_KEY',
} as const;
export type ReadinessCheck = (typeof ReadinessCheck)[keyof typeof ReadinessCheck];
registerEnumType(ReadinessCheck, { name: 'ReadinessCheck' });

/** A range of the recovery percentage, both ends included. */
export const RecoveryBand = {
  /** 0 to 25 percent. */
  FROM_0_TO_25: '0-25',
  /** 26 to 50 percent. */
  FROM_26_TO_50: '26-50',
  /** 51 to 75 percent. */
  FROM_51_TO_75: '51-75',
  /** 76 to 100 percent. */
  FROM_76_TO_100: '76-100',
} as const;
export type RecoveryBand = (typeof RecoveryBand)[keyof typeof RecoveryBand];
registerEnumType(RecoveryBand, { name: 'RecoveryBand' });

/** How soon a hospital wants its patient seen. */
export const ReferralPriority = {
  /** As soon as possible. */
  ASAP: 'ASAP',
  /** As usual; also where it does not say. */
  ROUTINE: 'ROUTINE',
  /** At once. */
  STAT: 'STAT',
  /** Sooner than usual. */
  URGENT: 'URGENT',
} as const;
export type ReferralPriority = (typeof ReferralPriority)[keyof typeof ReferralPriority];
registerEnumType(ReferralPriority, { name: 'ReferralPriority' });

/** Status of a referral. */
export const ReferralStatus = {
  /** Accepted by the clinic. */
  ACCEPTED: 'ACCEPTED',
  /** Waiting for the clinic's answer. */
  ACTIVE: 'ACTIVE',
  /** Declined by the clinic. */
  DECLINED: 'DECLINED',
  /** Withdrawn by the hospital. */
  REVOKED: 'REVOKED',
} as const;
export type ReferralStatus = (typeof ReferralStatus)[keyof typeof ReferralStatus];
registerEnumType(ReferralStatus, { name: 'ReferralStatus' });

/** Grouping of a report: what a row stands for. */
export const ReportGroup = {
  /** The four ages of dues: days0to30, days31to60, days61to90, over90. */
  AGE: 'AGE',
  /** Channels. */
  CHANNEL: 'CHANNEL',
  /** Clinic days; key 2026-11-21. */
  DAY: 'DAY',
  /** Kinds of messages. */
  KIND: 'KIND',
  /** Payment methods; the key is that of PaymentMethod. */
  METHOD: 'METHOD',
  /** Months; key 2026-11. */
  MONTH: 'MONTH',
  /** What was sold: CLINIC, HOME, TELE, `package`, `fee`, `other`, `opening`, or the id of an item; of PACKAGES the name. */
  OFFER: 'OFFER',
  /** Patients; the key is the id. */
  PATIENT: 'PATIENT',
  /** Physiotherapists; the key is the id, or `none`. */
  PHYSIOTHERAPIST: 'PHYSIOTHERAPIST',
  /** Protocols and weeks. */
  PROTOCOL: 'PROTOCOL',
  /** Providers. */
  PROVIDER: 'PROVIDER',
  /** Where patients came from; the key is the id, the folded words, or `none`. */
  SOURCE: 'SOURCE',
  /** Weeks from Monday; the key is that Monday. */
  WEEK: 'WEEK',
} as const;
export type ReportGroup = (typeof ReportGroup)[keyof typeof ReportGroup];
registerEnumType(ReportGroup, { name: 'ReportGroup' });

/** Kind of a report: its groupings, the first of which is the default, and its columns with their units. */
export const ReportKind = {
  /**
   * PHYSIOTHERAPIST, WEEK, MONTH, OFFER. sessions, completed, missed, canceledByPatient, canceledByClinic: COUNT; noShowRate: PERCENT, missed of completed and missed; cancelRate: PERCENT,
   * canceled of all. By the day on which they begin; requests that wait do not count.
   */
  ATTENDANCE: 'ATTENDANCE',
  /** AGE, PATIENT; as of `until`. open: PAISE; charges: COUNT. */
  DUES: 'DUES',
  /**
   * DAY, MONTH, PHYSIOTHERAPIST, OFFER, METHOD. charged, credited, received, refunded, net = received - refunded: PAISE; charged and credited are null by METHOD. By PHYSIOTHERAPIST and
   * OFFER money counts when it pays a charge, and for that charge; what pays none, and what is refunded, stands in the row `advance`. The totals of received and refunded are moneyTotals of the same days.
   */
  INCOME: 'INCOME',
  /** CHANNEL, KIND, PROVIDER, MONTH. taken, delivered, failed, parts: COUNT; cost: PAISE, rounded once in each figure, half up. Sign-in codes are one line a day and provider, without numbers. */
  MESSAGES: 'MESSAGES',
  /**
   * PROTOCOL; rows `slug/week` since the operation, 0 to 26. patients: COUNT; q1, median, q3: VALUE of the gain, which is the plan's last value of the week less its first of all, of the operated
   * side, turned round where less is better. The total has the last value of each plan. Retracted values do not count.
   */
  OUTCOMES: 'OUTCOMES',
  /**
   * OFFER, MONTH. sold: COUNT, soldValue: PAISE, used: COUNT, usedValue: PAISE within the days, a use on the day of its session; left: COUNT, leftValue: PAISE (net less what uses, closing and
   * expiry took) after the last one, by MONTH in the month of the last one.
   */
  PACKAGES: 'PACKAGES',
  /** MONTH, WEEK. new (the first completed session ever), returning (another one, not new in it): COUNT of patients; the total counts each patient once. */
  PATIENTS: 'PATIENTS',
  /** SOURCE: a doctor of the team, a hospital's system, the words of the record, or `none`. patients (new ones, by their first completed session), sessions (completed): COUNT; charged: PAISE. */
  REFERRALS: 'REFERRALS',
  /** PHYSIOTHERAPIST, WEEK, DAY. available, booked (scheduled, completed, missed): MINUTES; rate: PERCENT, booked of available. */
  UTILISATION: 'UTILISATION',
} as const;
export type ReportKind = (typeof ReportKind)[keyof typeof ReportKind];
registerEnumType(ReportKind, { name: 'ReportKind' });

/** What a line is. */
export const ReportLineKind = {
  /** Money that began to pay a charge, or ceased to (below 0). */
  ALLOCATION: 'ALLOCATION',
  /** A charge. */
  CHARGE: 'CHARGE',
  /** A credit. */
  CREDIT: 'CREDIT',
  /** The hours of a physiotherapist on a day; the id is the physiotherapist's. */
  HOURS: 'HOURS',
  /** A value that was measured. */
  MEASUREMENT: 'MEASUREMENT',
  /** A message. */
  MESSAGE: 'MESSAGE',
  /** A package, or a use of one. */
  PACKAGE: 'PACKAGE',
  /** A patient. */
  PATIENT: 'PATIENT',
  /** A payment. */
  PAYMENT: 'PAYMENT',
  /** A refund. */
  REFUND: 'REFUND',
  /** A session. */
  SESSION: 'SESSION',
} as const;
export type ReportLineKind = (typeof ReportLineKind)[keyof typeof ReportLineKind];
registerEnumType(ReportLineKind, { name: 'ReportLineKind' });

/** Unit of a column, and how its figure is computed from the lines behind it. */
export const ReportUnit = {
  /** Sum of the lines, most of which count 1. */
  COUNT: 'COUNT',
  /** Sum of the lines. */
  MINUTES: 'MINUTES',
  /** Sum of the lines, in paise. */
  PAISE: 'PAISE',
  /** 100 * sum of the values / sum of the weights of the lines, with one decimal, half up; null without weights. */
  PERCENT: 'PERCENT',
  /** Quantile of the values of the lines (percentile_cont). */
  VALUE: 'VALUE',
} as const;
export type ReportUnit = (typeof ReportUnit)[keyof typeof ReportUnit];
registerEnumType(ReportUnit, { name: 'ReportUnit' });

/** A list of the console with saved filters. */
export const SavedFilterList = {
  /** The list of patients, /admin/patient-record. */
  PATIENTS: 'patients',
  /** The list of payments, /admin/payment. */
  PAYMENTS: 'payments',
  /** Reports; the query is that of /admin/reports. */
  REPORTS: 'reports',
} as const;
export type SavedFilterList = (typeof SavedFilterList)[keyof typeof SavedFilterList];
registerEnumType(SavedFilterList, { name: 'SavedFilterList' });

/** Difference of a score to the baseline. */
export const ScoreChange = {
  /** Better by the important difference, or more. */
  BETTER: 'BETTER',
  /** Less than the important difference, either way. */
  SAME: 'SAME',
  /** Worse by the important difference, or more. */
  WORSE: 'WORSE',
} as const;
export type ScoreChange = (typeof ScoreChange)[keyof typeof ScoreChange];
registerEnumType(ScoreChange, { name: 'ScoreChange' });

/** How a score is calculated from answers. */
export const ScoreMethod = {
  /** Mean of the answers. */
  MEAN: 'MEAN',
  /** 100 × (sum - lowest sum) / (highest sum - lowest sum), of the questions that were answered. */
  PERCENT: 'PERCENT',
  /** Sum of the answers. */
  SUM: 'SUM',
} as const;
export type ScoreMethod = (typeof ScoreMethod)[keyof typeof ScoreMethod];
registerEnumType(ScoreMethod, { name: 'ScoreMethod' });

/** Kind of a search result. */
export const SearchKind = {
  /** A patient's record; `id` is the record's id. */
  PATIENT: 'patient',
  /** A payment; `id` is the payment's id. */
  PAYMENT: 'payment',
  /** A member of the team; `id` is that of StaffMember. */
  STAFF: 'staff',
} as const;
export type SearchKind = (typeof SearchKind)[keyof typeof SearchKind];
registerEnumType(SearchKind, { name: 'SearchKind' });

/** Way to confirm with a factor. */
export const SecondFactorMethod = {
  /** A code of the authenticator app, or one of its recovery codes. */
  APP: 'APP',
  /** A passkey. */
  PASSKEY: 'PASSKEY',
  /** A code by text message; only after a sign-in by the authenticator app. */
  TEXT_CODE: 'TEXT_CODE',
} as const;
export type SecondFactorMethod = (typeof SecondFactorMethod)[keyof typeof SecondFactorMethod];
registerEnumType(SecondFactorMethod, { name: 'SecondFactorMethod' });

/** Role of which the clinic can require a second factor. */
export const SecondFactorRole = {
  /** Admins. */
  ADMIN: 'admin',
  /** Doctors. */
  DOCTOR: 'doctor',
  /** Physiotherapists. */
  PHYSIOTHERAPIST: 'physiotherapist',
  /** The front desk. */
  RECEPTION: 'reception',
} as const;
export type SecondFactorRole = (typeof SecondFactorRole)[keyof typeof SecondFactorRole];
registerEnumType(SecondFactorRole, { name: 'SecondFactorRole' });

/** Kind of a security notice to all admins. */
export const SecurityNoticeKind = {
  /** An account became an admin's, or an admin's account was enabled again. */
  ADMIN_ADDED: 'ADMIN_ADDED',
  /** An API key was created. */
  API_KEY_ADDED: 'API_KEY_ADDED',
  /** A change waits for a second admin, who approves it within 24 hours. */
  APPROVAL_ASKED: 'APPROVAL_ASKED',
  /** An admin reset the authenticator of a member of the team. */
  AUTHENTICATOR_RESET: 'AUTHENTICATOR_RESET',
  /** A SMART client of a hospital was registered. */
  CLIENT_ADDED: 'CLIENT_ADDED',
  /** Fewer than thirty of the last hundred sign-in codes were used, which may be SMS pumping; reported once a day. */
  CODES_UNUSED: 'CODES_UNUSED',
  /** The hourly limit of sign-in codes was reached; reported once a day. */
  CODES_USED_UP: 'CODES_USED_UP',
  /** A webhook endpoint was registered. */
  ENDPOINT_ADDED: 'ENDPOINT_ADDED',
  /** An admin, or the command on the server, removed all factors of a member of the team. */
  FACTORS_RESET: 'FACTORS_RESET',
  /** Four eyes are required for a new admin, another UPI address and a full export, or no longer. */
  FOUR_EYES_SET: 'FOUR_EYES_SET',
  /** A physiotherapist opened a record of another's patient, for a reason. */
  RECORD_OPENED: 'RECORD_OPENED',
  /** The roles of which the clinic requires a second factor were changed. */
  SECOND_FACTOR_RULE: 'SECOND_FACTOR_RULE',
  /** An HL7 v2 source was registered. */
  SOURCE_ADDED: 'SOURCE_ADDED',
  /** The clinic's UPI address was changed. */
  UPI_CHANGED: 'UPI_CHANGED',
} as const;
export type SecurityNoticeKind = (typeof SecurityNoticeKind)[keyof typeof SecurityNoticeKind];
registerEnumType(SecurityNoticeKind, { name: 'SecurityNoticeKind' });

/** Kind of a session event. */
export const SessionEventKind = {
  /** An appointment was booked for the session. */
  BOOKED: 'BOOKED',
  /** The session was removed from the plan. */
  CANCELLED: 'CANCELLED',
  /** Done was corrected to missed, or missed to done, with a reason. */
  CORRECTED: 'CORRECTED',
  /** The session took place. */
  DONE: 'DONE',
  /** The plan came from a merged record of the same patient; entered once, at the plan's first session, which it does not change. */
  MERGED: 'MERGED',
  /** The session was missed. */
  MISSED: 'MISSED',
  /** The session was added to the plan. */
  PLANNED: 'PLANNED',
  /** The session was reopened, and its appointment released. */
  REOPENED: 'REOPENED',
  /** The appointment was moved. */
  RESCHEDULED: 'RESCHEDULED',
  /** The booking was canceled; the planned session is open again. */
  UNBOOKED: 'UNBOOKED',
} as const;
export type SessionEventKind = (typeof SessionEventKind)[keyof typeof SessionEventKind];
registerEnumType(SessionEventKind, { name: 'SessionEventKind' });

/** Where a session takes place. */
export const SessionType = {
  /** At the clinic. */
  CLINIC: 'Clinic',
  /** At the patient's home. */
  HOME: 'Home',
  /** By video. */
  TELE: 'Tele',
} as const;
export type SessionType = (typeof SessionType)[keyof typeof SessionType];
registerEnumType(SessionType, { name: 'SessionType' });

/** Severity of a danger sign. */
export const Severity = {
  /** The patient calls 112 at once; the doctor is notified within 15 minutes. */
  EMERGENCY: 'EMERGENCY',
  /** The doctor must answer within two hours. */
  URGENT: 'URGENT',
} as const;
export type Severity = (typeof Severity)[keyof typeof Severity];
registerEnumType(Severity, { name: 'Severity' });

/** Sign-in endpoint. One number may have an account at each; the endpoint decides which one signs in. */
export const SignInDoor = {
  /** For admins, whose numbers are registered beforehand. */
  ADMIN: 'admin',
  /** For physiotherapists, doctors and the front desk, registered by an admin. The response for an unknown number is the same as for a known one, but no message is sent. */
  STAFF: 'staff',
  /** For patients and other account holders. An unknown number signs up. */
  USER: 'user',
} as const;
export type SignInDoor = (typeof SignInDoor)[keyof typeof SignInDoor];
registerEnumType(SignInDoor, { name: 'SignInDoor' });

/** What the caller's session still lacks. */
export const SignInStep = {
  /** A factor to confirm with: the role requires one and the account has none. Until one is added and confirmed, the session opens nothing else. */
  ENROLMENT: 'ENROLMENT',
  /** A second factor, by `verifySecondFactor`: until then the session opens nothing. */
  SECOND_FACTOR: 'SECOND_FACTOR',
  /** Nothing: the session opens all that the role may do. */
  WHOLE: 'WHOLE',
} as const;
export type SignInStep = (typeof SignInStep)[keyof typeof SignInStep];
registerEnumType(SignInStep, { name: 'SignInStep' });

/** Who signed for the patient. */
export const SignedBy = {
  /** Of somebody under 18, or under guardianship. */
  GUARDIAN: 'GUARDIAN',
  /** The patient. */
  PATIENT: 'PATIENT',
  /** Of somebody who cannot write; a witness stands beside. */
  RELATIVE: 'RELATIVE',
} as const;
export type SignedBy = (typeof SignedBy)[keyof typeof SignedBy];
registerEnumType(SignedBy, { name: 'SignedBy' });

/** Why an exercise was skipped. */
export const SkipReason = {
  /** Unsure how to do it. */
  NOT_SURE: 'NOT_SURE',
  /** Equipment is missing. */
  NO_EQUIPMENT: 'NO_EQUIPMENT',
  /** No time. */
  NO_TIME: 'NO_TIME',
  /** Another reason. */
  OTHER: 'OTHER',
  /** It hurts. */
  PAIN: 'PAIN',
  /** Tired. */
  TIRED: 'TIRED',
  /** Unwell. */
  UNWELL: 'UNWELL',
} as const;
export type SkipReason = (typeof SkipReason)[keyof typeof SkipReason];
registerEnumType(SkipReason, { name: 'SkipReason' });

/** Kind of a line of a statement. */
export const StatementKind = {
  /** Charge. */
  CHARGE: 'CHARGE',
  /** Credit: it reduces what is owed without money. */
  CREDIT: 'CREDIT',
  /** Payment that was received. */
  PAYMENT: 'PAYMENT',
  /** Refund. */
  REFUND: 'REFUND',
} as const;
export type StatementKind = (typeof StatementKind)[keyof typeof StatementKind];
registerEnumType(StatementKind, { name: 'StatementKind' });

/** Status of a danger sign's task. */
export const TaskStatus = {
  /** Seen by the doctor. */
  ACKNOWLEDGED: 'ACKNOWLEDGED',
  /** Not seen by the doctor yet. */
  OPEN: 'OPEN',
  /** Answered by the doctor; the stop is lifted. */
  RESOLVED: 'RESOLVED',
} as const;
export type TaskStatus = (typeof TaskStatus)[keyof typeof TaskStatus];
registerEnumType(TaskStatus, { name: 'TaskStatus' });

/** What somebody of the team is told within the product. Desk: admins and reception. */
export const TeamNoticeKind = {
  /** A new admin, API key, hospital system or UPI address, mass reading, sign-in codes used up, a patient's request about data. Admins. */
  ALARM: 'ALARM',
  /** A flag was raised: something to look at, which stops no plan. The plan's physiotherapist, whoever covers, and its doctor. */
  CARE_FLAG: 'CARE_FLAG',
  /** A patient has written. The plan's physiotherapist, whoever covers, and its doctor; without a live plan, admins. */
  CARE_MESSAGE: 'CARE_MESSAGE',
  /** A session of today or tomorrow came into one's own column, left it or has another time there. Its physiotherapist. */
  COLUMN_CHANGED: 'COLUMN_CHANGED',
  /** One stands in for somebody, from the first day on. Who stands in. */
  COVER_BEGAN: 'COVER_BEGAN',
  /** A danger sign waits. The plan's physiotherapist, whoever covers, and admins. */
  DANGER_SIGN: 'DANGER_SIGN',
  /** A patient booked. Desk, and the physiotherapist whose session it is. */
  PATIENT_BOOKED: 'PATIENT_BOOKED',
  /** A patient canceled a session, or took back a request. As PATIENT_MOVED. */
  PATIENT_CANCELED: 'PATIENT_CANCELED',
  /** A patient moved a session, or a request. As PATIENT_BOOKED; of a request, the desk. */
  PATIENT_MOVED: 'PATIENT_MOVED',
  /** Somebody opened a record for a reason. Admins. */
  RECORD_OPENED: 'RECORD_OPENED',
  /** A patient asked for a session. Desk. */
  REQUEST_CAME: 'REQUEST_CAME',
  /** A time came free within 14 days that somebody waits for. Desk, also whoever freed it. */
  WAITING_LIST_MATCH: 'WAITING_LIST_MATCH',
} as const;
export type TeamNoticeKind = (typeof TeamNoticeKind)[keyof typeof TeamNoticeKind];
registerEnumType(TeamNoticeKind, { name: 'TeamNoticeKind' });

/** Kind of a timeline entry. */
export const TimelineKind = {
  /** A bill, when it was issued. */
  BILL: 'bill',
  /** A charge. */
  CHARGE: 'charge',
  /** An entry of the medical history. */
  HISTORY: 'history',
  /** A text message. */
  MESSAGE: 'message',
  /** A package, when it was sold. */
  PACKAGE: 'package',
  /** A payment, when it was recorded. */
  PAYMENT: 'payment',
  /** A change of the record, or of the patient's account by the patient, from the audit trail. */
  RECORD: 'record',
  /** A progress report. */
  REPORT: 'report',
  /** A session, at its start. */
  SESSION: 'session',
} as const;
export type TimelineKind = (typeof TimelineKind)[keyof typeof TimelineKind];
registerEnumType(TimelineKind, { name: 'TimelineKind' });

/** Role of an account. */
export const UserType = {
  /** Runs the back office. */
  ADMIN: 'admin',
  /** Operates on or refers patients. */
  DOCTOR: 'doctor',
  /** A patient; sees their own data. */
  PATIENT: 'patient',
  /** Treats patients. */
  PHYSIOTHERAPIST: 'physiotherapist',
  /** The front desk: books, registers, takes payments; works at /desk. Signs in at the door STAFF. */
  RECEPTION: 'reception',
  /** Not a patient: a relative, or a new member of staff. */
  USER: 'user',
} as const;
export type UserType = (typeof UserType)[keyof typeof UserType];
registerEnumType(UserType, { name: 'UserType' });

/** Where an entry of the waiting list stands. */
export const WaitingStatus = {
  /** Got a time. */
  BOOKED: 'BOOKED',
  /** Its last day has passed. */
  EXPIRED: 'EXPIRED',
  /** Waits. */
  WAITING: 'WAITING',
  /** Waits no more. */
  WITHDRAWN: 'WITHDRAWN',
} as const;
export type WaitingStatus = (typeof WaitingStatus)[keyof typeof WaitingStatus];
registerEnumType(WaitingStatus, { name: 'WaitingStatus' });

/** Status of a webhook delivery. */
export const WebhookDeliveryStatus = {
  /** Answered with 2xx. */
  DELIVERED: 'DELIVERED',
  /** Given up. */
  FAILED: 'FAILED',
  /** Will be sent within two seconds, or waits for its next attempt. */
  PENDING: 'PENDING',
} as const;
export type WebhookDeliveryStatus = (typeof WebhookDeliveryStatus)[keyof typeof WebhookDeliveryStatus];
registerEnumType(WebhookDeliveryStatus, { name: 'WebhookDeliveryStatus' });

/** Why an endpoint ended. */
export const WebhookEndReason = {
  /** Its client was revoked. */
  CLIENT_REVOKED: 'CLIENT_REVOKED',
  /** An admin ended it. */
  ENDED: 'ENDED',
  /** The endpoint answered 410. */
  GONE: 'GONE',
} as const;
export type WebhookEndReason = (typeof WebhookEndReason)[keyof typeof WebhookEndReason];
registerEnumType(WebhookEndReason, { name: 'WebhookEndReason' });

/** Monday to Sunday. */
export const Weekday = {
  /** Friday. */
  FRIDAY: 'FRIDAY',
  /** Monday. */
  MONDAY: 'MONDAY',
  /** Saturday. */
  SATURDAY: 'SATURDAY',
  /** Sunday. */
  SUNDAY: 'SUNDAY',
  /** Thursday. */
  THURSDAY: 'THURSDAY',
  /** Tuesday. */
  TUESDAY: 'TUESDAY',
  /** Wednesday. */
  WEDNESDAY: 'WEDNESDAY',
} as const;
export type Weekday = (typeof Weekday)[keyof typeof Weekday];
registerEnumType(Weekday, { name: 'Weekday' });

/** How much weight may be borne. */
export const WeightBearing = {
  /** As much as is tolerated. */
  AS_TOLERATED: 'AS_TOLERATED',
  /** All. */
  FULL: 'FULL',
  /** None. */
  NON: 'NON',
  /** A part; `percent` says how much. */
  PARTIAL: 'PARTIAL',
  /** The foot touches, no more. */
  TOUCH: 'TOUCH',
} as const;
export type WeightBearing = (typeof WeightBearing)[keyof typeof WeightBearing];
registerEnumType(WeightBearing, { name: 'WeightBearing' });

/** What becomes of a series of which some times are taken. */
export const WhenTaken = {
  /** Nothing is booked. */
  REFUSE: 'REFUSE',
  /** The free ones are booked, the others named. */
  SKIP: 'SKIP',
} as const;
export type WhenTaken = (typeof WhenTaken)[keyof typeof WhenTaken];
registerEnumType(WhenTaken, { name: 'WhenTaken' });

/** Arguments of CareThread.messages. */
@ArgsType()
export class CareThreadMessagesArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => Int) first!: number;
}

/** A patient's Ayushman Bharat Health Account. */
@ObjectType('Abha')
export class Abha {
  /** The address, name@abdm. */
  @Field(() => String, { nullable: true }) address!: string | null;
  /** The number with dashes, 91-7507-6821-7770. */
  @Field(() => String, { nullable: true }) number!: string | null;
  /** How far it is to be believed. */
  @Field(() => AbhaStatus) status!: AbhaStatus;
  /** When ABDM said so; null while it did not. */
  @Field(() => DateTimeScalar, { nullable: true }) verifiedAt!: Date | null;
}

/** A session that lies in an absence, and who could take it. */
@ObjectType('AbsenceSession')
export class AbsenceSession {
  /** The session. */
  @Field(() => Appointment) appointment!: Appointment;
  /** Who is free then, best first: treated the patient before, then the fewest sessions that day. */
  @Field(() => [AppointmentPhysiotherapist]) candidates!: AppointmentPhysiotherapist[];
}

/** An account, as admins see it. */
@ObjectType('Account')
export class Account {
  /** Since when a sign-in waits for the year of birth, which `liftBirthYearCheck` lifts; null if none does. */
  @Field(() => DateTimeScalar, { nullable: true }) birthYearDueSince!: Date | null;
  /** When the account was created. */
  @Field(() => DateTimeScalar) createdAt!: Date;
  /** Whether the account is disabled, or its last day has passed: it cannot sign in. */
  @Field(() => Boolean) disabled!: boolean;
  /** Full name; empty until entered. */
  @Field(() => String) fullName!: string;
  /** The account's id, a UUID. */
  @Field(() => ID) id!: string;
  /** When the user last signed in. */
  @Field(() => DateTimeScalar, { nullable: true }) lastLogin!: Date | null;
  /** Number of browsers signed in now. */
  @Field(() => Int) liveSessions!: number;
  /** Sign-in number, E.164. */
  @Field(() => String) mobileNumber!: string;
  /** The patient's record. */
  @Field(() => ID, { nullable: true }) patientId!: string | null;
  /** Number of that record, such as PT-000123. */
  @Field(() => ID, { nullable: true }) patientNumber!: string | null;
  /** Role of the account. */
  @Field(() => UserType) userType!: UserType;
}

/** Completed of prescribed occasions over the last seven clinic days on which the plan was active. */
@ObjectType('Adherence')
export class Adherence {
  /** Number of completed occasions; never more per exercise and day than prescribed. */
  @Field(() => Int) done!: number;
  /** Null before the first full day. */
  @Field(() => Int, { nullable: true }) percent!: number | null;
  /** Number of prescribed occasions. */
  @Field(() => Int) prescribed!: number;
}

/** What is due by the age of each open charge, in clinic days from the day of the charge. */
@ObjectType('Ageing')
export class Ageing {
  /** 0 to 30 days. */
  @Field(() => PaiseScalar) days0to30!: number;
  /** 31 to 60 days. */
  @Field(() => PaiseScalar) days31to60!: number;
  /** 61 to 90 days. */
  @Field(() => PaiseScalar) days61to90!: number;
  /** 91 days and more. */
  @Field(() => PaiseScalar) over90!: number;
}

/** The part of a payment that pays a charge; the sum of rows that are only added. */
@ObjectType('Allocation')
export class Allocation {
  /** Amount; above 0. */
  @Field(() => PaiseScalar) amount!: number;
  /** The charge. */
  @Field(() => Charge) charge!: Charge;
  /** The payment; null of an advance that was brought over. */
  @Field(() => ID, { nullable: true }) paymentId!: string | null;
}

/** An API key. The key itself is stored only as a hash. */
@ObjectType('ApiKey')
export class ApiKey {
  /** The hospital's client that it belongs to, whose consents it obeys; null: a program of the clinic's own. */
  @Field(() => ID, { nullable: true }) clientId!: string | null;
  /** What that client is called. */
  @Field(() => String, { nullable: true }) clientName!: string | null;
  /** When the key was created. */
  @Field(() => DateTimeScalar) createdAt!: Date;
  /** When the key expires. */
  @Field(() => DateTimeScalar) expiresAt!: Date;
  /** Id of the key: the part between `psp_live_` and the next underscore. */
  @Field(() => ID) id!: string;
  /** When the key was last used, to the minute; null when it was never used. */
  @Field(() => DateTimeScalar, { nullable: true }) lastUsedAt!: Date | null;
  /** Purpose of the key. */
  @Field(() => String) name!: string;
  /** Name of the admin who created the key and in whose name it acts. */
  @Field(() => String) owner!: string;
  /** Scopes of the key. */
  @Field(() => [ApiKeyScope]) scopes!: ApiKeyScope[];
}

/** A session of a patient with a physiotherapist. */
@ObjectType('Appointment')
export class Appointment {
  /** When the session begins. */
  @Field(() => DateTimeScalar) appointmentDate!: Date;
  /** Last four digits of the number that the clinic calls to begin a TELE session; null when no number is known. Not visible to API keys. */
  @Field(() => String, { nullable: true }) callEnding!: string | null;
  /** Until when the patient may cancel or move the session: until it begins while PENDING; once SCHEDULED, until `noticeHours` of the clinic before it begins. Null when that time has passed, and before the clinic is open. */
  @Field(() => DateTimeScalar, { nullable: true }) changeableUntil!: Date | null;
  /** Length in minutes; 45 by default. */
  @Field(() => Int) durationMinutes!: number;
  /** Address in the patient's record, for a HOME session; null when the record has none. Visible to admins and the patient, and to the session's physiotherapist while the status is SCHEDULED. */
  @Field(() => String, { nullable: true }) homeAddress!: string | null;
  /** The appointment's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Why the session was missed; null for the front desk (RECEPTION). */
  @Field(() => String, { nullable: true }) missedReason!: string | null;
  /** Whether the session is scheduled but its physiotherapist left or is away; `physiotherapist` is null until another one is assigned. */
  @Field(() => Boolean) needsPhysiotherapist!: boolean;
  /** Where its treatment note stands; null without one, for patients, the front desk and API keys. */
  @Field(() => NoteStatus, { nullable: true }) noteStatus!: NoteStatus | null;
  /** Whether the session lies outside the hours that applied when it was booked, moved, assigned or approved, or in a leave entered later. */
  @Field(() => Boolean) outsideHours!: boolean;
  /** Why staff booked the session outside the hours. Visible to staff only; null for patients. */
  @Field(() => String, { nullable: true }) overrideReason!: string | null;
  /** Patient of the session. */
  @Field(() => AppointmentPatient) patient!: AppointmentPatient;
  /** Number to call the patient, ten national digits; null when none is known, and for everybody but admins and the front desk (RECEPTION). */
  @Field(() => String, { nullable: true }) phone!: string | null;
  /** Physiotherapist of the session; null until one is assigned. */
  @Field(() => AppointmentPhysiotherapist, { nullable: true }) physiotherapist!: AppointmentPhysiotherapist | null;
  /** Price agreed when the session was created in an open clinic; null for physiotherapists. */
  @Field(() => PaiseScalar, { nullable: true }) price!: number | null;
  /** The series that the session was booked in. */
  @Field(() => ID, { nullable: true }) seriesId!: string | null;
  /** Where the session takes place. */
  @Field(() => SessionType) sessionType!: SessionType;
  /** Status of the appointment. */
  @Field(() => AppointmentStatus) status!: AppointmentStatus;
  /** Increases by one with every change. Send it back to detect a concurrent change. */
  @Field(() => Int) version!: number;
}

/** A cursor-paged list of appointments. */
@ObjectType('AppointmentConnection')
export class AppointmentConnection {
  /** Watermark: send it as `updatedSince` of the next sync. Rows may repeat, but none is missed. All pages of one cursor list return the watermark of the first page. */
  @Field(() => DateTimeScalar) asOf!: Date;
  /** The entries, in the requested order. */
  @Field(() => [AppointmentEdge]) edges!: AppointmentEdge[];
  /** Paging information. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
}

/** An appointment in a cursor-paged list. */
@ObjectType('AppointmentEdge')
export class AppointmentEdge {
  /** Opaque cursor. */
  @Field(() => String) cursor!: string;
  /** The appointment. */
  @Field(() => Appointment) node!: Appointment;
}

/** Patient of an appointment. */
@ObjectType('AppointmentPatient')
export class AppointmentPatient {
  /** The record's id. */
  @Field(() => ID) id!: string;
  /** Name; may be empty. */
  @Field(() => String) name!: string;
  /** Number that staff use, such as PT-000123; null for patients. */
  @Field(() => ID, { nullable: true }) patientId!: string | null;
}

/** Physiotherapist of an appointment. */
@ObjectType('AppointmentPhysiotherapist')
export class AppointmentPhysiotherapist {
  /** The physiotherapist's id. */
  @Field(() => ID) id!: string;
  /** Name. */
  @Field(() => String) name!: string;
}

/** A change that one admin asked for, and that a second admin approves within 24 hours. */
@ObjectType('Approval')
export class Approval {
  /** When it lapses: 24 hours later. */
  @Field(() => DateTimeScalar) expiresAt!: Date;
  /** The approval's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Whether the caller asked; nobody approves their own, but can withdraw it. */
  @Field(() => Boolean) isOwn!: boolean;
  /** Kind of the change. */
  @Field(() => ApprovalKind) kind!: ApprovalKind;
  /** Whether the caller may decide: an admin at the time it was asked for, and another one than who asked. */
  @Field(() => Boolean) mayDecide!: boolean;
  /** When they asked. */
  @Field(() => DateTimeScalar) requestedAt!: Date;
  /** Name of the admin who asked. */
  @Field(() => String) requestedBy!: string;
  /** Status. */
  @Field(() => ApprovalStatus) status!: ApprovalStatus;
  /** The change in words, such as the name and number of the new admin, or the new UPI address. */
  @Field(() => String) subject!: string;
}

/** What became of an absence. */
@ObjectType('ArrangedAbsence')
export class ArrangedAbsence {
  /** The leave that was entered. */
  @Field(() => Leave) leave!: Leave;
  /** Sessions that somebody took. */
  @Field(() => [Appointment]) reassigned!: Appointment[];
  /** Why some of those wait. */
  @Field(() => [RefusedStandIn]) refused!: RefusedStandIn[];
  /** Sessions that wait for somebody. */
  @Field(() => [Appointment]) waiting!: Appointment[];
}

/** A value that is asked for, with the last one. */
@ObjectType('AskedValue')
export class AskedValue {
  /** The last one that counts, to be confirmed or changed: it is not a value of today. */
  @Field(() => Measurement, { nullable: true }) last!: Measurement | null;
  /** What. */
  @Field(() => Measure) measure!: Measure;
  /** Null: either way. */
  @Field(() => MotionMode, { nullable: true }) mode!: MotionMode | null;
  /** On which side. */
  @Field(() => BodySide, { nullable: true }) side!: BodySide | null;
}

/** An audit event. It names changed fields, never their values. */
@ObjectType('AuditEvent')
export class AuditEvent {
  /** Account that acted, or in whose name an API key acted; null for a visitor, a command and a hospital's system. */
  @Field(() => ID, { nullable: true }) actorId!: string | null;
  /** Present name of the account, the client or the message source; null for a visitor. */
  @Field(() => String, { nullable: true }) actorName!: string | null;
  /** Role of the actor: visitor, a user type, `program` for an API key, `client` for a hospital's SMART client, `source` for an HL7 v2 source, `console` for a command. */
  @Field(() => String) actorRole!: string;
  /** API key that acted. */
  @Field(() => ID, { nullable: true }) apiKeyId!: string | null;
  /** When the event happened, by the database's clock. */
  @Field(() => DateTimeScalar) at!: Date;
  /** Names of the fields that changed. */
  @Field(() => [String]) changedFields!: string[];
  /** SMART client that acted. */
  @Field(() => ID, { nullable: true }) clientId!: string | null;
  /** JSON: content of an export, reason for a booking outside the hours, number of records sent to a hospital's client. */
  @Field(() => String, { nullable: true }) details!: string | null;
  /** The event's id. */
  @Field(() => ID) id!: string;
  /** Outcome of the request. */
  @Field(() => AuditOutcome) outcome!: AuditOutcome;
  /** Number of the affected patient's record, such as PT-000123, while the record exists. */
  @Field(() => ID, { nullable: true }) patientNumber!: string | null;
  /** Id of the request, as in responses and log lines. */
  @Field(() => String) requestId!: string;
  /** Id of the affected object. */
  @Field(() => ID, { nullable: true }) subjectId!: string | null;
  /** Type of the affected object, such as `patient`. */
  @Field(() => String, { nullable: true }) subjectType!: string | null;
  /** Requested permission, such as `patient.update`. */
  @Field(() => String) verb!: string;
}

/** A cursor-paged list of audit events. */
@ObjectType('AuditEventConnection')
export class AuditEventConnection {
  /** The events, newest first. */
  @Field(() => [AuditEventEdge]) edges!: AuditEventEdge[];
  /** Paging information. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
}

/** An audit event in a cursor-paged list. */
@ObjectType('AuditEventEdge')
export class AuditEventEdge {
  /** Opaque cursor. */
  @Field(() => String) cursor!: string;
  /** The event. */
  @Field(() => AuditEvent) node!: AuditEvent;
}

/** An authenticator app (TOTP), by which an admin or a member of the team signs in without a text message. */
@ObjectType('Authenticator')
export class Authenticator {
  /** When the authenticator was confirmed; null if there is none. */
  @Field(() => DateTimeScalar, { nullable: true }) confirmedAt!: Date | null;
  /** Number of unused recovery codes. */
  @Field(() => Int) recoveryCodesLeft!: number;
}

/** Secret of an authenticator to take over into an app; returned once. */
@ObjectType('AuthenticatorSetup')
export class AuthenticatorSetup {
  /** The secret, Base32. */
  @Field(() => String) secret!: string;
  /** The secret as `otpauth://totp/…`, for a QR code: SHA-1, 6 digits, 30 seconds. */
  @Field(() => String) uri!: string;
}

/** A patient's balance: due = charged - credited - (paid - refunded - held); a negative value is an advance. Computed from the live rows. */
@ObjectType('Balance')
export class Balance {
  /** Sum of the charges that were not canceled. */
  @Field(() => PaiseScalar) charged!: number;
  /** Sum of the credits that count. */
  @Field(() => PaiseScalar) credited!: number;
  /** Amount still to pay. */
  @Field(() => PaiseScalar) due!: number;
  /** Deposits that are held: money that pays nothing until it is released. */
  @Field(() => PaiseScalar) held!: number;
  /** Sum received, refunds not subtracted. */
  @Field(() => PaiseScalar) paid!: number;
  /** Sum refunded. */
  @Field(() => PaiseScalar) refunded!: number;
}

/** A physiotherapist's own day: one request for all of it. */
@ObjectType('BenchDay')
export class BenchDay {
  /** For whom one stands in. */
  @Field(() => [Cover]) covers!: Cover[];
  /** The clinic's day. */
  @Field(() => LocalDateScalar) day!: string;
  /** One's own free time, as in CalendarColumn. */
  @Field(() => [TimeInterval]) free!: TimeInterval[];
  /** One's own leave that touches the day. */
  @Field(() => [Leave]) leave!: Leave[];
  /** One's own notes that are not signed. */
  @Field(() => Int) notesToSign!: number;
  /** Danger signs that wait, of one's own patients. */
  @Field(() => Int) openSigns!: number;
  /** One's own scheduled, completed and missed sessions, in order. */
  @Field(() => [BenchSession]) sessions!: BenchSession[];
  /** The special day's name. */
  @Field(() => String, { nullable: true }) specialDay!: string | null;
}

/** All of one patient in one look; asking leaves a line in the audit trail, with the reach. */
@ObjectType('BenchPatient')
export class BenchPatient {
  /** As in DeskPatient. */
  @Field(() => String, { nullable: true }) alert!: string | null;
  /** Consent forms that stand. */
  @Field(() => [TreatmentConsent]) consents!: TreatmentConsent[];
  /** Files of the clinic and documents of hospitals, without removed ones. */
  @Field(() => Int) fileCount!: number;
  /** The last one that took place. */
  @Field(() => Appointment, { nullable: true }) lastSession!: Appointment | null;
  /** Newest first. */
  @Field(() => [MedicalHistoryEntry]) medicalHistory!: MedicalHistoryEntry[];
  /** The next scheduled one. */
  @Field(() => Appointment, { nullable: true }) nextSession!: Appointment | null;
  /** The last three notes. */
  @Field(() => [TreatmentNote]) notes!: TreatmentNote[];
  /** The danger sign that waits; it stands above all else. */
  @Field(() => CareTask, { nullable: true }) openTask!: CareTask | null;
  /** The newest score of each instrument. */
  @Field(() => [OutcomeScore]) outcomes!: OutcomeScore[];
  /** Sessions left in active packages, without amounts. */
  @Field(() => Int) packageSessionsLeft!: number;
  /** The record with phone, emergency contact and address; `userId` and `lastLogin` are null, for doctors `address` too. */
  @Field(() => Patient) patient!: Patient;
  /** The live plan, else the newest; a programme is one, too. */
  @Field(() => RecoveryPlan, { nullable: true }) plan!: RecoveryPlan | null;
  /** Live ones, weight bearing first. */
  @Field(() => [Precaution]) precautions!: Precaution[];
  /** Newest first. */
  @Field(() => [ProgressReport]) progressReports!: ProgressReport[];
  /** Why one may see it. */
  @Field(() => Reach) reach!: Reach;
  /** Until when, of COVERS and OPENED. */
  @Field(() => DateTimeScalar, { nullable: true }) reachUntil!: Date | null;
  /** Sessions that took place. */
  @Field(() => Int) sessionsDone!: number;
  /** The newest value of each measure and side that counts. */
  @Field(() => [Measurement]) values!: Measurement[];
}

/** One's own patients by cursor. */
@ObjectType('BenchPatientConnection')
export class BenchPatientConnection {
  /** Open danger signs first, then an open flag of high pain, then by the next session, then by name. */
  @Field(() => [BenchPatientEdge]) edges!: BenchPatientEdge[];
  /** Where the page stands. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
  /** All that the search names. */
  @Field(() => Int) totalCount!: number;
}

/** A line of the list. */
@ObjectType('BenchPatientEdge')
export class BenchPatientEdge {
  /** Where it stands; opaque. */
  @Field(() => String) cursor!: string;
  /** The line. */
  @Field(() => BenchPatientLine) node!: BenchPatientLine;
}

/** A patient in one's own list. */
@ObjectType('BenchPatientLine')
export class BenchPatientLine {
  /** Whether a plan lives. */
  @Field(() => Boolean) hasPlan!: boolean;
  /** The last session that took place, with whomever. */
  @Field(() => DateTimeScalar, { nullable: true }) lastSession!: Date | null;
  /** The next scheduled one, with whomever. */
  @Field(() => DateTimeScalar, { nullable: true }) nextSession!: Date | null;
  /** The danger sign that waits. */
  @Field(() => CareTask, { nullable: true }) openTask!: CareTask | null;
  /** The record; `userId` and `lastLogin` are null. */
  @Field(() => Patient) patient!: Patient;
  /** The live plan as in patientsUnderCare; null without one, and for whoever does not hold the plan, stand in for its physiotherapist or answer for it as a doctor. Lists of more than 100 patients need it beside each of them. */
  @Field(() => PatientUnderCare, { nullable: true }) planState!: PatientUnderCare | null;
  /** Why one sees them. */
  @Field(() => Reach) reach!: Reach;
}

/** A session of one's own day with what one needs at the door of the room, or of the home. */
@ObjectType('BenchSession')
export class BenchSession {
  /** As in DeskPatient. */
  @Field(() => String, { nullable: true }) alert!: string | null;
  /** The session. */
  @Field(() => Appointment) appointment!: Appointment;
  /** Whether a consent form stands. */
  @Field(() => Boolean) hasConsent!: boolean;
  /** The first session of this patient here. */
  @Field(() => Boolean) isFirst!: boolean;
  /** The plan of the last note. */
  @Field(() => String, { nullable: true }) lastPlan!: string | null;
  /** The note of this session. */
  @Field(() => TreatmentNote, { nullable: true }) note!: TreatmentNote | null;
  /** Which session this is, counting those that took place before it. */
  @Field(() => Int) number!: number;
  /** The danger sign that waits. */
  @Field(() => CareTask, { nullable: true }) openTask!: CareTask | null;
  /** As in BenchPatient. */
  @Field(() => Patient) patient!: Patient;
  /** Of a plan: such as Phase 2 of 5. */
  @Field(() => String, { nullable: true }) phase!: string | null;
  /** Live ones. */
  @Field(() => [Precaution]) precautions!: Precaution[];
  /** Why one sees the patient. */
  @Field(() => Reach) reach!: Reach;
}

/** Charges of a patient on one document, as they were at its issue. GET /api/v1/bills/{id}/pdf returns the document. */
@ObjectType('Bill')
export class Bill {
  /** Why the bill was canceled; null while it is valid, empty for patients. Its number stays. */
  @Field(() => String, { nullable: true }) canceledReason!: string | null;
  /** Central tax. */
  @Field(() => PaiseScalar) cgst!: number;
  /** Ids of the charges, in the order of their days. */
  @Field(() => [ID]) chargeIds!: string[];
  /** Clinic day of issue. */
  @Field(() => LocalDateScalar) day!: string;
  /** The bill's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Number such as B/2026-27/00012: 1 to n of the financial year, without a gap. */
  @Field(() => String) number!: string;
  /** The patient; null after the record's deletion. */
  @Field(() => PaymentPatient, { nullable: true }) patient!: PaymentPatient | null;
  /** State tax. */
  @Field(() => PaiseScalar) sgst!: number;
  /** Part of the total without tax. */
  @Field(() => PaiseScalar) taxable!: number;
  /** Title of the bill. */
  @Field(() => BillTitle) title!: BillTitle;
  /** Sum of the charges' amounts. */
  @Field(() => PaiseScalar) total!: number;
  /** Whether the diagnosis is printed. */
  @Field(() => Boolean) withDiagnosis!: boolean;
}

/** A slice of the bills. */
@ObjectType('BillConnection')
export class BillConnection {
  /** The bills, newest first. */
  @Field(() => [BillEdge]) edges!: BillEdge[];
  /** Paging information. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
  /** Exact number of bills. */
  @Field(() => Int) totalCount!: number;
}

/** A bill and its cursor. */
@ObjectType('BillEdge')
export class BillEdge {
  /** Cursor of the bill; send it as `after` to continue behind it. */
  @Field(() => String) cursor!: string;
  /** The bill. */
  @Field(() => Bill) node!: Bill;
}

/** The check of the year of birth of a patient's account, as the clinic sees it. */
@ObjectType('BirthYearCheck')
export class BirthYearCheck {
  /** Whether the clinic has a date of birth; without one no year is right, and only the clinic opens the account. */
  @Field(() => Boolean) hasBirthDate!: boolean;
  /** When the sign-in came that the year is asked for. */
  @Field(() => DateTimeScalar) since!: Date;
  /** Years that may still be tried, from 5 down to 0: at 0 only the clinic opens the account. */
  @Field(() => Int) triesLeft!: number;
  /** Id of the account, for `liftBirthYearCheck`. */
  @Field(() => ID) userId!: string;
}

/** Rules for requesting and booking sessions. */
@ObjectType('BookingRules')
export class BookingRules {
  /** Whether a patient may choose the physiotherapist. */
  @Field(() => Boolean) choosePhysiotherapist!: boolean;
  /** How far ahead patients may book, in days: 1 to 365; default 90. */
  @Field(() => Int) horizonDays!: number;
  /** Shortest time between booking and session, in minutes: 0 to 10080; default 120. */
  @Field(() => Int) leadMinutes!: number;
  /** Most pending requests of a patient at a time: 1 to 50; default 5. */
  @Field(() => Int) maxOpenRequests!: number;
  /** Most sessions of a patient on a day, pending ones included: 1 to 10; default 1. */
  @Field(() => Int) maxPerDay!: number;
  /** How patients book; default REQUEST. */
  @Field(() => BookingMode) mode!: BookingMode;
  /** How long before a scheduled session a patient may still cancel or move it, in hours: 0 to 168; default 24. */
  @Field(() => Int) noticeHours!: number;
  /** Interval between offered slots from opening time, in minutes: 5 to 120; default 30. */
  @Field(() => Int) slotMinutes!: number;
  /** Travel time kept free before and after a home visit, in minutes: 0 to 240; default 30. */
  @Field(() => Int) travelMinutes!: number;
}

/** The terms on which a patient books. */
@ObjectType('BookingTerms')
export class BookingTerms {
  /** Fees for missed and late canceled sessions; none before the clinic is open. */
  @Field(() => FeePolicy) fees!: FeePolicy;
  /** How long before a scheduled session a patient may still cancel or move it, in hours. */
  @Field(() => Int) noticeHours!: number;
  /** Prices with single physiotherapists, of kinds of sessions that are offered; at most 100. None before the clinic is open. */
  @Field(() => [PriceRule]) prices!: PriceRule[];
}

/** A text in both languages. */
@ObjectType('BothTexts')
export class BothTexts {
  /** English. */
  @Field(() => String) en!: string;
  /** Hindi. */
  @Field(() => String) hi!: string;
}

/** Records of a list or a file whose patients the audit trail does not name. */
@ObjectType('BreachCount')
export class BreachCount {
  /** How many audit events. */
  @Field(() => Int) events!: number;
  /** When the first of them was. */
  @Field(() => DateTimeScalar) firstAt!: Date;
  /** When the last of them was. */
  @Field(() => DateTimeScalar) lastAt!: Date;
  /** How many records they count; records that several events count stand in the sum several times. */
  @Field(() => Int) records!: number;
  /** The permission, such as `patient.list`. */
  @Field(() => String) verb!: string;
}

/** A patient whose data an account, an API key, a client or a source of HL7 v2 messages read, changed or exported. */
@ObjectType('BreachPerson')
export class BreachPerson {
  /** What was done, each kind once. */
  @Field(() => [BreachAccess]) accesses!: BreachAccess[];
  /** When it was first done. */
  @Field(() => DateTimeScalar) firstAt!: Date;
  /** The record's UUID. */
  @Field(() => ID) id!: string;
  /** Language of the account; English without one. */
  @Field(() => Language) language!: Language;
  /** When it was last done. */
  @Field(() => DateTimeScalar) lastAt!: Date;
  /** The patient's name; empty if the record has none any more. */
  @Field(() => String) name!: string;
  /** The record's number, such as PT-000123. */
  @Field(() => ID) patientId!: string;
  /** Phone number of the record, otherwise of its account. */
  @Field(() => String, { nullable: true }) phone!: string | null;
}

/** Whose data was read, changed or exported in a span of time. */
@ObjectType('BreachReportPage')
export class BreachReportPage {
  /** Number of audit events in the span, among them those that concern no patient. */
  @Field(() => Int) events!: number;
  /** Items per page. */
  @Field(() => Int) limit!: number;
  /** Page number, from 1. */
  @Field(() => Int) page!: number;
  /** The patients, the last accessed first. */
  @Field(() => [BreachPerson]) people!: BreachPerson[];
  /** Number of all patients. */
  @Field(() => Int) total!: number;
  /** What the trail counts without naming patients. */
  @Field(() => [BreachCount]) unnamed!: BreachCount[];
}

/** A day of one physiotherapist, also of one with nothing in it. */
@ObjectType('CalendarColumn')
export class CalendarColumn {
  /** Who treats this physiotherapist's patients that day. */
  @Field(() => [AppointmentPhysiotherapist]) coveredBy!: AppointmentPhysiotherapist[];
  /** What can be booked without a reason (before openClinic: within the specified hours, Mon-Sat 8 to 18): within `works`, outside leave and scheduled sessions, from now on, as long as the shortest kind of session that is offered. Beside a home visit the way is taken off. */
  @Field(() => [TimeInterval]) free!: TimeInterval[];
  /** Leave that touches the day; its note for admins alone. */
  @Field(() => [Leave]) leave!: Leave[];
  /** Whose. */
  @Field(() => AppointmentPhysiotherapist) physiotherapist!: AppointmentPhysiotherapist;
  /** Scheduled, pending, completed and missed sessions, in order; canceled ones only when asked for. */
  @Field(() => [Appointment]) sessions!: Appointment[];
  /** When they work: the special day's or weekday's hours, within their own. */
  @Field(() => [TimeInterval]) works!: TimeInterval[];
}

/** A day of the calendar. */
@ObjectType('CalendarDay')
export class CalendarDay {
  /** A column for each physiotherapist who works here that day, by name. */
  @Field(() => [CalendarColumn]) columns!: CalendarColumn[];
  /** The day. */
  @Field(() => LocalDateScalar) day!: string;
  /** The clinic's hours; none: closed. */
  @Field(() => [DayHours]) hours!: DayHours[];
  /** Length of a row of the calendar, in minutes: the clinic's `slotMinutes`. */
  @Field(() => Int) slotMinutes!: number;
  /** The special day's name. */
  @Field(() => String, { nullable: true }) specialDay!: string | null;
  /** Sessions that nobody treats yet; not for physiotherapists. */
  @Field(() => [Appointment]) unassigned!: Appointment[];
}

/** An answer that is written often. */
@ObjectType('CareAnswer')
export class CareAnswer {
  /** The answer's id, a UUID. */
  @Field(() => ID) id!: string;
  /** 1 to 1,000 characters each; the one in the patient's language is inserted. */
  @Field(() => BothTexts) text!: BothTexts;
  /** What it is found by, 1 to 60 characters. */
  @Field(() => String) title!: string;
}

/** Somebody of the clinic who may be asked to answer a conversation. */
@ObjectType('CareAssignee')
export class CareAssignee {
  /** The account, for assignCareThread. */
  @Field(() => ID) id!: string;
  /** As the team knows them. */
  @Field(() => String) name!: string;
}

/** A flag of a plan in progress. At most one of a kind is open per plan. When the patient takes back what it was raised for, it is withdrawn, and not listed any more. */
@ObjectType('CareFlag')
export class CareFlag {
  /** The flag's id, a UUID. */
  @Field(() => ID) id!: string;
  /** What it is about. */
  @Field(() => CareFlagKind) kind!: CareFlagKind;
  /** What was done about it. */
  @Field(() => String, { nullable: true }) note!: string | null;
  /** The patient. */
  @Field(() => AppointmentPatient) patient!: AppointmentPatient;
  /** Id of the plan. */
  @Field(() => ID) planId!: string;
  /** When it was raised. When it is raised again while it is open, this moves. */
  @Field(() => DateTimeScalar) raisedAt!: Date;
  /** When a member of the team saw it; null while it is open. */
  @Field(() => DateTimeScalar, { nullable: true }) seenAt!: Date | null;
  /** Name of who saw it. */
  @Field(() => String, { nullable: true }) seenBy!: string | null;
  /** What happened, in English, with value and day. */
  @Field(() => String) sentence!: string;
  /** How often it was raised while open. */
  @Field(() => Int) times!: number;
}

/** A message between a patient and the care team. */
@ObjectType('CareMessage')
export class CareMessage {
  /** Role of the author. */
  @Field(() => CareAuthor) author!: CareAuthor;
  /** Name of the author; may be empty. */
  @Field(() => String) authorName!: string;
  /** The message's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Whether the caller wrote it. */
  @Field(() => Boolean) isOwn!: boolean;
  /** Pictures in the order of sending; none once withdrawn. */
  @Field(() => [CarePhoto]) photos!: CarePhoto[];
  /** When somebody of the other side first read it. */
  @Field(() => DateTimeScalar, { nullable: true }) readAt!: Date | null;
  /** When the server stored it; no two messages of a conversation have the same time. */
  @Field(() => DateTimeScalar) sentAt!: Date;
  /** Plain text; empty once withdrawn. */
  @Field(() => String) text!: string;
  /** When its author withdrew it, within 10 minutes and before it was read. */
  @Field(() => DateTimeScalar, { nullable: true }) withdrawnAt!: Date | null;
}

/** Messages by cursor. */
@ObjectType('CareMessageConnection')
export class CareMessageConnection {
  /** Newest first. */
  @Field(() => [CareMessageEdge]) edges!: CareMessageEdge[];
  /** Paging information. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
}

/** A message in a list. */
@ObjectType('CareMessageEdge')
export class CareMessageEdge {
  /** Opaque cursor. */
  @Field(() => String) cursor!: string;
  /** The message. */
  @Field(() => CareMessage) node!: CareMessage;
}

/** A picture in a message. */
@ObjectType('CarePhoto')
export class CarePhoto {
  /** Height in pixels, at most 1,600. */
  @Field(() => Int) height!: number;
  /** The picture's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Path of the picture, for GET by those who may read the message. */
  @Field(() => String) url!: string;
  /** Width in pixels, at most 1,600. */
  @Field(() => Int) width!: number;
}

/** A danger sign that a doctor must answer. */
@ObjectType('CareTask')
export class CareTask {
  /** When the doctor acknowledged the task. */
  @Field(() => DateTimeScalar, { nullable: true }) acknowledgedAt!: Date | null;
  /** Advice for the patient: the doctor's words, or else a standard sentence. Null until the task is resolved. (`note` is internal: null for patients and family.) */
  @Field(() => String, { nullable: true }) advice!: string | null;
  /** When the doctor resolved the task. */
  @Field(() => DateTimeScalar, { nullable: true }) answeredAt!: Date | null;
  /** When the first sign was reported. */
  @Field(() => DateTimeScalar) createdAt!: Date;
  /** Doctor who resolved the task or, before that, acknowledged it; of a programme the physiotherapist. */
  @Field(() => String, { nullable: true }) doctorName!: string | null;
  /** Deadline of the answer. */
  @Field(() => DateTimeScalar) dueAt!: Date;
  /** The task's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Note with which the doctor resolved the task; for staff, null for patients. */
  @Field(() => String, { nullable: true }) note!: string | null;
  /** Whether the deadline has passed without an answer. */
  @Field(() => Boolean) overdue!: boolean;
  /** Patient who reported the sign. */
  @Field(() => AppointmentPatient) patient!: AppointmentPatient;
  /** Highest severity of the task's signs. */
  @Field(() => Severity) severity!: Severity;
  /** Keys of the signs. */
  @Field(() => [ID]) signs!: string[];
  /** Status of the task. */
  @Field(() => TaskStatus) status!: TaskStatus;
}

/** All messages of a patient: one conversation a record. */
@ObjectType('CareThread')
export class CareThread {
  /** Who is to answer; null: whoever comes first of the team. */
  @Field(() => String, { nullable: true }) assigneeName!: string | null;
  /** Who may be assigned: the plan's physiotherapist and whoever covers, its doctor, the admins; by name, at most 100. Empty for patients and family. */
  @Field(() => [CareAssignee]) assignees!: OnDemand<CareAssignee[]>;
  /** Whether the caller may write now. */
  @Field(() => Boolean) canWrite!: boolean;
  /** The conversation's id, a UUID. */
  @Field(() => ID) id!: string;
  /** `first` is 1 to 100. Errors: BAD_INPUT. */
  @Field(() => CareMessageConnection) messages(@Args(() => CareThreadMessagesArgs) _args: CareThreadMessagesArgs): Result<CareMessageConnection> {
    throw new Error('read from the result');
  }
  /** Opening hours, the longest time to an answer, and 112 in an emergency; stands above the field for writing. */
  @Field(() => String) notice!: string;
  /** Whether the patient waits for more than four hours of the clinic's opening time. */
  @Field(() => Boolean) overdue!: boolean;
  /** Whose conversation it is. */
  @Field(() => AppointmentPatient) patient!: AppointmentPatient;
  /** Language that the patient reads, for an answer that is written often. */
  @Field(() => Language) patientLanguage!: Language;
  /** CLOSED before the first message. */
  @Field(() => CareThreadStatus) status!: CareThreadStatus;
  /** Number of messages of the other side that nobody of the caller's side has read. */
  @Field(() => Int) unread!: number;
  /** Grows with every change of status and assignee; 1 before the first message. */
  @Field(() => Int) version!: number;
  /** Since when the patient waits. */
  @Field(() => DateTimeScalar, { nullable: true }) waitingSince!: Date | null;
}

/** Conversations by cursor. */
@ObjectType('CareThreadConnection')
export class CareThreadConnection {
  /** Waiting ones first, the longest wait on top; then by the newest message. */
  @Field(() => [CareThreadEdge]) edges!: CareThreadEdge[];
  /** Paging information. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
  /** Exact number of conversations that match the filter. */
  @Field(() => Int) totalCount!: number;
  /** Number of conversations within the caller's reach that wait. */
  @Field(() => Int) waiting!: number;
}

/** A conversation in a list. */
@ObjectType('CareThreadEdge')
export class CareThreadEdge {
  /** Opaque cursor. */
  @Field(() => String) cursor!: string;
  /** The conversation. */
  @Field(() => CareThread) node!: CareThread;
}

/** The cash of a day: expected = opening + received - refunded, over all days since the last close. */
@ObjectType('CashCount')
export class CashCount {
  /** What the drawer should contain before anything goes to the bank. */
  @Field(() => PaiseScalar) expected!: number;
  /** What the last close left in the drawer. */
  @Field(() => PaiseScalar) opening!: number;
  /** Cash received since. */
  @Field(() => PaiseScalar) received!: number;
  /** Cash refunded since. */
  @Field(() => PaiseScalar) refunded!: number;
}

/** Whether somebody said yes to a channel. */
@ObjectType('ChannelConsent')
export class ChannelConsent {
  /** When it was last said. */
  @Field(() => DateTimeScalar, { nullable: true }) at!: Date | null;
  /** PATIENT, DESK or STOP; null when nothing was said. */
  @Field(() => String, { nullable: true }) by!: string | null;
  /** WHATSAPP or EMAIL; text messages need no consent. */
  @Field(() => MessageChannel) channel!: MessageChannel;
  /** Whether the patient said yes; false until then. */
  @Field(() => Boolean) given!: boolean;
  /** Whether the channel reaches the patient now: of EMAIL, whether the address of the account is confirmed; of WHATSAPP, whether it has an Indian mobile number. */
  @Field(() => Boolean) reaches!: boolean;
  /** The words to say yes to, in the language of the patient's account. */
  @Field(() => String) words!: string;
}

/** A provider of a channel, and how it does. */
@ObjectType('ChannelStatus')
export class ChannelStatus {
  /** The channel. */
  @Field(() => MessageChannel) channel!: MessageChannel;
  /** What is left of the prepaid money, where the provider tells; as of within the hour. */
  @Field(() => PaiseScalar, { nullable: true }) credit!: number | null;
  /** When it last took nothing. */
  @Field(() => DateTimeScalar, { nullable: true }) failedAt!: Date | null;
  /** Why, in a sentence. */
  @Field(() => String, { nullable: true }) failure!: string | null;
  /** Whether it is below the warning, or something was refused for want of credit since it last took something. */
  @Field(() => Boolean) isCreditLow!: boolean;
  /** Whether it is not asked for a minute, after three failures in a row. */
  @Field(() => Boolean) isPaused!: boolean;
  /** Name of the provider, such as exotel, msg91, http, console, meta, smtp. */
  @Field(() => String) provider!: string;
  /** 1 is asked first. */
  @Field(() => Int) rank!: number;
  /** When it last took something. */
  @Field(() => DateTimeScalar, { nullable: true }) takenAt!: Date | null;
}

/** What became of a test. */
@ObjectType('ChannelTest')
export class ChannelTest {
  /** Whether it was taken. */
  @Field(() => Boolean) isTaken!: boolean;
  /** How long it took, in milliseconds. */
  @Field(() => Int) milliseconds!: number;
  /** Name of the provider that was asked. */
  @Field(() => String) provider!: string;
  /** What it answered, in a sentence. */
  @Field(() => String) sentence!: string;
}

/** An amount that a patient owes. */
@ObjectType('Charge')
export class Charge {
  /** Amount of the charge. */
  @Field(() => PaiseScalar) amount!: number;
  /** Completed session that caused the charge. */
  @Field(() => ID, { nullable: true }) appointmentId!: string | null;
  /** Number of the valid bill that it is on. */
  @Field(() => String, { nullable: true }) billNumber!: string | null;
  /** Why the charge was canceled; null while it counts, empty for patients. */
  @Field(() => String, { nullable: true }) canceledReason!: string | null;
  /** Central tax; equal to `sgst`. amount = taxable + cgst + sgst. */
  @Field(() => PaiseScalar) cgst!: number;
  /** Credits that reduce it. */
  @Field(() => [Credit]) credits!: Credit[];
  /** Day of the charge in the books. */
  @Field(() => LocalDateScalar) day!: string;
  /** Discount when the charge was made; amount = gross - discount. */
  @Field(() => PaiseScalar) discount!: number;
  /** Amount before the discount. */
  @Field(() => PaiseScalar) gross!: number;
  /** Tax rate in hundredths of a per cent: 500 is 5 %; 0 of health care. */
  @Field(() => Int) gstRate!: number;
  /** Code of goods (HSN) or services (SAC); 999314 of physiotherapy. */
  @Field(() => String, { nullable: true }) hsn!: string | null;
  /** The charge's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Item of the price list that it sold. */
  @Field(() => ID, { nullable: true }) itemId!: string | null;
  /** What it is for. */
  @Field(() => ChargeKind) kind!: ChargeKind;
  /** Amount still to be paid: amount - credits - allocations; 0 when it is canceled. */
  @Field(() => PaiseScalar) open!: number;
  /** Package that it sold. */
  @Field(() => ID, { nullable: true }) packageId!: string | null;
  /** Payments that pay it, in the order of their days. */
  @Field(() => [Allocation]) paidBy!: Allocation[];
  /** Name of the physiotherapist who treated; of a session. */
  @Field(() => String, { nullable: true }) physiotherapistName!: string | null;
  /** How many of the item; 1 of other charges. */
  @Field(() => Int) quantity!: number;
  /** State tax. */
  @Field(() => PaiseScalar) sgst!: number;
  /** Part of the amount without tax; the amount itself of exempt health care. */
  @Field(() => PaiseScalar) taxable!: number;
  /** Purpose of the charge. */
  @Field(() => String) text!: string;
}

/** A mark on the body chart; it can be read as words: region, side, finding. */
@ObjectType('ChartMark')
export class ChartMark {
  /** What. */
  @Field(() => ChartFinding) finding!: ChartFinding;
  /** 0 to 10; null where it has none. */
  @Field(() => Int, { nullable: true }) intensity!: number | null;
  /** Where. */
  @Field(() => ChartRegion) region!: ChartRegion;
  /** LEFT, RIGHT, or NONE in the middle. */
  @Field(() => BodySide) side!: BodySide;
  /** Up to 80 characters. */
  @Field(() => String, { nullable: true }) text!: string | null;
  /** Which side of the chart. */
  @Field(() => ChartView) view!: ChartView;
  /** Within the chart, 0 to 1 from the left; null: the middle of the region. */
  @Field(() => Float, { nullable: true }) x!: number | null;
  /** Within the chart, 0 to 1 from the top. */
  @Field(() => Float, { nullable: true }) y!: number | null;
}

/** The clinic's public facts, as on the public pages. */
@ObjectType('Clinic')
export class Clinic {
  /** How patients book, once the clinic is open. */
  @Field(() => BookingMode) bookingMode!: BookingMode;
  /** Whether a patient may choose the physiotherapist. */
  @Field(() => Boolean) choosePhysiotherapist!: boolean;
  /** City. */
  @Field(() => String) city!: string;
  /** E-mail address. */
  @Field(() => String) email!: string;
  /** How far ahead patients may book, in days from today. */
  @Field(() => Int) horizonDays!: number;
  /** Opening hours by weekday; a weekday that is left out is closed. */
  @Field(() => [WeekdayHours]) hours!: WeekdayHours[];
  /** Opening hours in one line, such as Mon-Sat 8AM-6PM. */
  @Field(() => String) hoursText!: string;
  /** Whether the clinic is open: its own facts are published, contact forms are delivered, opening hours apply. */
  @Field(() => Boolean) isOpen!: boolean;
  /** Map link, https. */
  @Field(() => String, { nullable: true }) mapUrl!: string | null;
  /** Name. */
  @Field(() => String) name!: string;
  /** How long before a session a patient may still cancel or move it, in hours. */
  @Field(() => Int) noticeHours!: number;
  /** Session offers with a price, once the clinic is open. */
  @Field(() => [SessionOffer]) offers!: SessionOffer[];
  /** Packages, in the order of the pricing page. */
  @Field(() => [PackageOffer]) packages!: PackageOffer[];
  /** Phone numbers as displayed, such as +91 98765 43210; the main one first. */
  @Field(() => [String]) phones!: string[];
  /** Postal code. */
  @Field(() => String, { nullable: true }) postalCode!: string | null;
  /** State or region; may be empty. */
  @Field(() => String) region!: string;
  /** Session types that patients may request. */
  @Field(() => [SessionType]) sessionTypes!: SessionType[];
  /** The clinic's pages on other sites. */
  @Field(() => [SocialLink]) social!: SocialLink[];
  /** Special days of the next 60 days. */
  @Field(() => [SpecialDay]) specialDays!: SpecialDay[];
  /** Street and house. */
  @Field(() => String) street!: string;
  /** WhatsApp number as displayed. */
  @Field(() => String, { nullable: true }) whatsapp!: string | null;
}

/** All settings of the clinic. */
@ObjectType('ClinicSettings')
export class ClinicSettings {
  /** Rules for requesting and booking sessions. */
  @Field(() => BookingRules) booking!: BookingRules;
  /** The clinic's facts as entered; those of `Query.clinic` once the clinic is open. */
  @Field(() => Clinic) clinic!: Clinic;
  /** Admins are warned once a provider's credit is below; null: not. */
  @Field(() => PaiseScalar, { nullable: true }) creditWarning!: number | null;
  /** Fees for missed and late canceled sessions. */
  @Field(() => FeePolicy) fees!: FeePolicy;
  /** GST number. */
  @Field(() => String, { nullable: true }) gstin!: string | null;
  /** The price list in its order, with what is not sold any more; at most 200 items. */
  @Field(() => [PriceItem]) items!: PriceItem[];
  /** What the accounts are called in the journal, in the order of LedgerAccount; each account has a name from the beginning. */
  @Field(() => [LedgerName]) ledgerNames!: LedgerName[];
  /** Legal name on receipts, where it differs from the name. */
  @Field(() => String, { nullable: true }) legalName!: string | null;
  /** What messages cost. */
  @Field(() => [MessagePrice]) messagePrices!: MessagePrice[];
  /** Inputs that must be filled in before the clinic can open, by name. */
  @Field(() => [String]) missing!: string[];
  /** All configured session offers, with or without a price. */
  @Field(() => [SessionOffer]) offers!: SessionOffer[];
  /** When the clinic was opened; null while it is closed. */
  @Field(() => DateTimeScalar, { nullable: true }) openedAt!: Date | null;
  /** Prices with single physiotherapists. */
  @Field(() => [PriceRule]) prices!: PriceRule[];
  /** Start of the quiet hours, HH:MM; default 20:00. No message is sent from `quietFrom` until `quietUntil`. Equal values: no quiet hours. */
  @Field(() => String) quietFrom!: string;
  /** End of the quiet hours, HH:MM; default 08:00. */
  @Field(() => String) quietUntil!: string;
  /** Lines above a receipt, such as registrations. */
  @Field(() => String, { nullable: true }) receiptHeader!: string | null;
  /** Number in the register of clinical establishments, printed on bills. */
  @Field(() => String, { nullable: true }) registrationNumber!: string | null;
  /** All special days in order, past ones included. */
  @Field(() => [SpecialDay]) specialDays!: SpecialDay[];
  /** Every message kind in every language, in the order of MessageKind. */
  @Field(() => [MessageTemplate]) templates!: MessageTemplate[];
  /** Increases by one with every change. Send it back to detect a concurrent change. */
  @Field(() => Int) version!: number;
  /** UPI address that receives payments, such as name@bank. */
  @Field(() => String, { nullable: true }) vpa!: string | null;
}

/** A file of a patient; sent through POST /api/v1/patients/{id}/files, or by a hospital. */
@ObjectType('ClinicalFile')
export class ClinicalFile {
  /** When. */
  @Field(() => DateTimeScalar) addedAt!: Date;
  /** Who added it; a hospital's system by its name. */
  @Field(() => String) addedBy!: string;
  /** What it is; OTHER of a hospital's document. */
  @Field(() => FileCategory) category!: FileCategory;
  /** Whether it was checked for malware. */
  @Field(() => FileCheck) check!: FileCheck;
  /** SHA-256 of the bytes that are served, hex; empty if the storage lost a hospital's document. */
  @Field(() => String) hash!: string;
  /** Its id. */
  @Field(() => ID) id!: string;
  /** Sent by a hospital's system. */
  @Field(() => Boolean) isFromHospital!: boolean;
  /** Whether one may change and remove it now, or bring it back. */
  @Field(() => Boolean) mayChange!: boolean;
  /** image/webp or application/pdf, of hospitals also image/jpeg, image/png and text/plain. */
  @Field(() => String) mediaType!: string;
  /** The note that it belongs to; null for reception. */
  @Field(() => ID, { nullable: true }) noteId!: string | null;
  /** The record. */
  @Field(() => ID) patientId!: string;
  /** Set for 30 days on one that was removed; then it is gone. */
  @Field(() => DateTimeScalar, { nullable: true }) removedAt!: Date | null;
  /** Bytes. */
  @Field(() => Int) size!: number;
  /** The day on which it was made. */
  @Field(() => LocalDateScalar, { nullable: true }) takenOn!: string | null;
  /** The path of its small picture, at most 320 px wide; null where `url` is, of all that is no picture, and of hospitals' documents. */
  @Field(() => String, { nullable: true }) thumbnailUrl!: string | null;
  /** 1 to 120 characters. */
  @Field(() => String) title!: string;
  /** The path at which it opens; null where one may know of it and not read it, and of one that was removed, waits for the scanner or is quarantined. Opening leaves a line in the audit trail. */
  @Field(() => String, { nullable: true }) url!: string | null;
}

/** Files by cursor. */
@ObjectType('ClinicalFileConnection')
export class ClinicalFileConnection {
  /** Newest first. */
  @Field(() => [ClinicalFileEdge]) edges!: ClinicalFileEdge[];
  /** Where the page stands. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
  /** All of the category. */
  @Field(() => Int) totalCount!: number;
}

/** A file in a list. */
@ObjectType('ClinicalFileEdge')
export class ClinicalFileEdge {
  /** Where it stands; opaque. */
  @Field(() => String) cursor!: string;
  /** The file. */
  @Field(() => ClinicalFile) node!: ClinicalFile;
}

/** Consent of a patient to one purpose. Not given until the patient gives it. */
@ObjectType('Consent')
export class Consent {
  /** When it was last given or taken back; null if neither happened. */
  @Field(() => DateTimeScalar, { nullable: true }) changedAt!: Date | null;
  /** Whether it is given. */
  @Field(() => Boolean) given!: boolean;
  /** The purpose. */
  @Field(() => ConsentPurpose) purpose!: ConsentPurpose;
}

/** Words that patients sign before they are treated. What was signed once never changes: the next save makes a version. */
@ObjectType('ConsentForm')
export class ConsentForm {
  /** What all versions of it have in common. */
  @Field(() => ID) formId!: string;
  /** The version's id. */
  @Field(() => ID) id!: string;
  /** The newest version of a form that is in use. */
  @Field(() => Boolean) isLive!: boolean;
  /** 1 to 80 characters. */
  @Field(() => String) name!: string;
  /** 1 to 8,000 characters. */
  @Field(() => String) textEn!: string;
  /** 1 to 8,000 characters. */
  @Field(() => String) textHi!: string;
  /** From 1. */
  @Field(() => Int) version!: number;
}

/** A message that a visitor sent through POST /api/v1/contact-messages, or wrote by WhatsApp. Erased after 180 days. */
@ObjectType('ContactMessage')
export class ContactMessage {
  /** E-mail address as entered; null where the form does not ask for it. */
  @Field(() => String, { nullable: true }) email!: string | null;
  /** How it came. */
  @Field(() => ContactForm) form!: ContactForm;
  /** The message's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Text, in several lines. */
  @Field(() => String) message!: string;
  /** Visitor's name as entered. */
  @Field(() => String) name!: string;
  /** Record with this phone number. */
  @Field(() => ID, { nullable: true }) patientId!: string | null;
  /** Number of that record, such as PT-000123. */
  @Field(() => ID, { nullable: true }) patientNumber!: string | null;
  /** Phone as entered; null where the form does not ask for it. */
  @Field(() => String, { nullable: true }) phone!: string | null;
  /** When the message arrived. */
  @Field(() => DateTimeScalar) receivedAt!: Date;
  /** Status of the message. */
  @Field(() => ContactStatus) status!: ContactStatus;
  /** Subject; null where the form does not ask for it. */
  @Field(() => String, { nullable: true }) subject!: string | null;
  /** Number of changes. */
  @Field(() => Int) version!: number;
}

/** A cursor-paged list of contact messages. */
@ObjectType('ContactMessageConnection')
export class ContactMessageConnection {
  /** The messages, newest first. */
  @Field(() => [ContactMessageEdge]) edges!: ContactMessageEdge[];
  /** Paging information. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
  /** Exact number of messages with the requested status, or of all. */
  @Field(() => Int) totalCount!: number;
  /** Number of NEW messages. */
  @Field(() => Int) unread!: number;
}

/** A contact message in a cursor-paged list. */
@ObjectType('ContactMessageEdge')
export class ContactMessageEdge {
  /** Opaque cursor. */
  @Field(() => String) cursor!: string;
  /** The message. */
  @Field(() => ContactMessage) node!: ContactMessage;
}

/** Somebody who treats another's patients for some days, and sees what that one sees of them. */
@ObjectType('Cover')
export class Cover {
  /** Who is away. */
  @Field(() => AppointmentPhysiotherapist) absent!: AppointmentPhysiotherapist;
  /** Who stands in. */
  @Field(() => AppointmentPhysiotherapist) by!: AppointmentPhysiotherapist;
  /** The first day. */
  @Field(() => LocalDateScalar) from!: string;
  /** Its id. */
  @Field(() => ID) id!: string;
  /** The last day. */
  @Field(() => LocalDateScalar) until!: string;
}

/** A newly created API key. */
@ObjectType('CreatedApiKey')
export class CreatedApiKey {
  /** The key's properties. */
  @Field(() => ApiKey) apiKey!: ApiKey;
  /** The key, for `Authorization: Bearer`. Returned only in this response; revoke a lost key and create a new one. */
  @Field(() => String) secret!: string;
}

/** A link that was just created. */
@ObjectType('CreatedPaymentLink')
export class CreatedPaymentLink {
  /** The link. */
  @Field(() => PaymentLink) link!: PaymentLink;
  /** The message that carries the address; null if none was asked for, the clinic is not open, or no number reaches the patient. */
  @Field(() => ID, { nullable: true }) messageId!: string | null;
  /** Its address; in this answer and in the message alone. */
  @Field(() => String) url!: string;
}

/** A link that was just created. */
@ObjectType('CreatedReportLink')
export class CreatedReportLink {
  /** The link. */
  @Field(() => ReportLink) link!: ReportLink;
  /** Its address, which no other answer contains. */
  @Field(() => String) url!: string;
}

/** A newly created endpoint. */
@ObjectType('CreatedWebhookEndpoint')
export class CreatedWebhookEndpoint {
  /** The endpoint. */
  @Field(() => WebhookEndpoint) endpoint!: WebhookEndpoint;
  /** Secret that verifies signatures, `whsec_…`. Returned only in this response; if it is lost, end the endpoint and create a new one. */
  @Field(() => String) secret!: string;
}

/** A reduction of what is owed without money; it is never deleted. */
@ObjectType('Credit')
export class Credit {
  /** Amount; above 0. */
  @Field(() => PaiseScalar) amount!: number;
  /** Why the credit was canceled; null while it counts, empty for patients. */
  @Field(() => String, { nullable: true }) canceledReason!: string | null;
  /** The charge; null of OPENING. */
  @Field(() => ID, { nullable: true }) chargeId!: string | null;
  /** Day of the credit in the books. */
  @Field(() => LocalDateScalar) day!: string;
  /** Of OPENING: the part that pays no charge yet; else 0. */
  @Field(() => PaiseScalar) free!: number;
  /** The credit's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Kind of the credit. */
  @Field(() => CreditKind) kind!: CreditKind;
  /** Number of the credit note, such as CN/2026-27/00012; null unless its charge was on a valid bill. */
  @Field(() => String, { nullable: true }) number!: string | null;
  /** Reason, as staff entered it; empty for patients. */
  @Field(() => String) reason!: string;
}

/** A measurable condition for leaving a phase. */
@ObjectType('Criterion')
export class Criterion {
  /** Comparison with `value`. */
  @Field(() => Comparison) comparison!: Comparison;
  /** Unique within its phase. */
  @Field(() => ID) key!: string;
  /** What the criterion evaluates. */
  @Field(() => CriterionKind) kind!: CriterionKind;
  /** Older values do not count. */
  @Field(() => Int, { nullable: true }) maxAgeDays!: number | null;
  /** The measure; only for MEASURE. */
  @Field(() => Measure, { nullable: true }) measure!: Measure | null;
  /** Required motion mode; null: either. */
  @Field(() => MotionMode, { nullable: true }) mode!: MotionMode | null;
  /** Whether only values entered by a physiotherapist or doctor count. */
  @Field(() => Boolean) staffOnly!: boolean;
  /** Value to reach. */
  @Field(() => Float) value!: number;
}

/** Result of one criterion. */
@ObjectType('CriterionResult')
export class CriterionResult {
  /** The evaluated value. */
  @Field(() => Float, { nullable: true }) actual!: number | null;
  /** The criterion. */
  @Field(() => Criterion) criterion!: Criterion;
  /** Explanation: the value, the requirement, and when the value was taken. */
  @Field(() => String) sentence!: string;
  /** Met, unmet or unknown. */
  @Field(() => CriterionState) state!: CriterionState;
  /** When the value was taken. */
  @Field(() => DateTimeScalar, { nullable: true }) takenAt!: Date | null;
}

/** A danger sign that must be asked about before a patient exercises alone. */
@ObjectType('DangerSign')
export class DangerSign {
  /** Unique within the protocol version. */
  @Field(() => ID) key!: string;
  /** The question; the answer is yes or no. */
  @Field(() => String) question!: string;
  /** Severity of a yes. */
  @Field(() => Severity) severity!: Severity;
}

/** The admin dashboard. */
@ObjectType('Dashboard')
export class Dashboard {
  /** When the numbers were computed. */
  @Field(() => DateTimeScalar) asOf!: Date;
  /** Statistics of the patient list. */
  @Field(() => PatientStats) patients!: PatientStats;
  /** This month's payments by clinic day, from the first day until today. */
  @Field(() => [DayTotal]) paymentsByDay!: DayTotal[];
  /** Number of pending appointments. */
  @Field(() => Int) pendingSessions!: number;
  /** Sign-ups of the last eight weeks, the current week last. */
  @Field(() => [WeekCount]) signUpsByWeek!: WeekCount[];
  /** Number of sessions scheduled, completed or missed today. */
  @Field(() => Int) todaysSessions!: number;
  /** Number of referrals that need an answer. */
  @Field(() => Int) waitingReferrals!: number;
}

/** Who processes personal data for the clinic, or gets it from the clinic (DPDP Act 2023, section 8): an entry of the register, or what the product is configured to use. */
@ObjectType('DataProcessor')
export class DataProcessor {
  /** Categories of data. */
  @Field(() => String) categories!: string;
  /** Day of the contract; null until it is entered. */
  @Field(() => LocalDateScalar, { nullable: true }) contractOn!: string | null;
  /** Last day of the contract; null while it goes on. */
  @Field(() => LocalDateScalar, { nullable: true }) endsOn!: string | null;
  /** The entry's UUID; null if it is known by the configuration alone. */
  @Field(() => ID, { nullable: true }) id!: string | null;
  /** Whether the product uses it now; false after `endsOn`; null if the product does not know it. */
  @Field(() => Boolean, { nullable: true }) isInUse!: boolean | null;
  /** Name of the company or system. */
  @Field(() => String) name!: string;
  /** What of the product it is, with the host where it has one, such as `sms:exotel:api.in.exotel.com`, `storage:disk` or `client:` with the id of a hospital's client; null if the product does not know it. */
  @Field(() => String, { nullable: true }) part!: string | null;
  /** What it processes data for. */
  @Field(() => String) purposes!: string;
  /** How long it keeps the data; empty until it is entered. */
  @Field(() => String) retention!: string;
  /** Where the data is stored. */
  @Field(() => String) storagePlace!: string;
  /** Version of the entry; null if it is known by the configuration alone. */
  @Field(() => Int, { nullable: true }) version!: number | null;
}

/** A patient's request about the own data. */
@ObjectType('DataRequest')
export class DataRequest {
  /** What the clinic answered, in its own words. */
  @Field(() => String, { nullable: true }) answer!: string | null;
  /** When the clinic answered. */
  @Field(() => DateTimeScalar, { nullable: true }) decidedAt!: Date | null;
  /** Last day for the answer, 90 days after it came (DPDP Rules 2025, rule 14). */
  @Field(() => LocalDateScalar) dueOn!: string;
  /** Of an accepted erasure, the day from which the law no longer keeps the record; null while nothing is accepted. */
  @Field(() => LocalDateScalar, { nullable: true }) eraseOn!: string | null;
  /** When it was erased. */
  @Field(() => DateTimeScalar, { nullable: true }) erasedAt!: Date | null;
  /** Its id. */
  @Field(() => ID) id!: string;
  /** What is asked. */
  @Field(() => DataRequestKind) kind!: DataRequestKind;
  /** When it came. */
  @Field(() => DateTimeScalar) receivedAt!: Date;
  /** Its status. */
  @Field(() => DataRequestStatus) status!: DataRequestStatus;
  /** When the patient withdrew it. */
  @Field(() => DateTimeScalar, { nullable: true }) withdrawnAt!: Date | null;
  /** The patient's words, up to 1,000 characters; empty where an erasure was asked without any. */
  @Field(() => String) words!: string;
}

/** What a patient did, skipped and reported on a day. */
@ObjectType('DayActivity')
export class DayActivity {
  /** The clinic day. */
  @Field(() => LocalDateScalar) day!: string;
  /** Completed occasions, never more per exercise than its dose; on a day that ended stopped, those completed before. */
  @Field(() => Int) done!: number;
  /** Effort of the day's exercises, 0 to 10; null when it was not reported. */
  @Field(() => Int, { nullable: true }) effort!: number | null;
  /** Pain that the patient reported and did not retract, in order of time. */
  @Field(() => [PainEntry]) pain!: PainEntry[];
  /** Prescribed occasions: of the phase in which the day began, today of the present phase. 0 before and after the plan, and on days that ended stopped by a danger sign, or are stopped now. */
  @Field(() => Int) prescribed!: number;
  /** Skipped occasions, in the order of the exercises. */
  @Field(() => [SkippedExercise]) skipped!: SkippedExercise[];
  /** Who ticked for the patient: family members and staff, by name; at most 6. Empty for programs. */
  @Field(() => [String]) tickedBy!: string[];
}

/** A day of the books: what was received, refunded and charged, and the cash. GET /api/v1/day-book?day=…&format=csv|xlsx|pdf returns the same. */
@ObjectType('DayBook')
export class DayBook {
  /** Cash as it should be when this day is closed; of a closed day, as it was. */
  @Field(() => CashCount) cash!: CashCount;
  /** Charges of the day, including those of sessions and packages. */
  @Field(() => PaiseScalar) charged!: number;
  /** The close of the day, or the first one after it; null while the day is open. */
  @Field(() => DayClose, { nullable: true }) close!: DayClose | null;
  /** Credits of the day. */
  @Field(() => PaiseScalar) credited!: number;
  /** The clinic day. */
  @Field(() => LocalDateScalar) day!: string;
  /** Payments and refunds, in the order in which they were entered. */
  @Field(() => [DayBookLine]) lines!: DayBookLine[];
  /** Totals by method; only methods with money. */
  @Field(() => [MethodTotal]) methods!: MethodTotal[];
}

/** A line of the day book. */
@ObjectType('DayBookLine')
export class DayBookLine {
  /** Above 0 it was received, below 0 refunded. */
  @Field(() => PaiseScalar) amount!: number;
  /** When it was entered. */
  @Field(() => DateTimeScalar) at!: Date;
  /** Who entered it; null of API keys and of the gateway. */
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
  /** The id of the payment or refund. */
  @Field(() => ID) id!: string;
  /** PAYMENT or REFUND. */
  @Field(() => StatementKind) kind!: StatementKind;
  /** Payment method. */
  @Field(() => PaymentMethod) method!: PaymentMethod;
  /** Number of the receipt or refund. */
  @Field(() => String, { nullable: true }) number!: string | null;
  /** Patient; null when the record was deleted. */
  @Field(() => PaymentPatient, { nullable: true }) patient!: PaymentPatient | null;
}

/** The close of a day of the books. Nothing of this day or before is added, changed or taken back any more. */
@ObjectType('DayClose')
export class DayClose {
  /** Amount taken out of the drawer to the bank, after the count. */
  @Field(() => PaiseScalar) banked!: number;
  /** When the day was closed. */
  @Field(() => DateTimeScalar) closedAt!: Date;
  /** Admin who closed the day. */
  @Field(() => String) closedBy!: string;
  /** Cash that was counted. */
  @Field(() => PaiseScalar) counted!: number;
  /** The day. */
  @Field(() => LocalDateScalar) day!: string;
  /** counted - expected. */
  @Field(() => PaiseScalar) difference!: number;
  /** Cash that was expected in the drawer. */
  @Field(() => PaiseScalar) expected!: number;
  /** Explains a difference. */
  @Field(() => String, { nullable: true }) note!: string | null;
}

/** An interval of a day in clinic time; `closes` is after `opens`. */
@ObjectType('DayHours')
export class DayHours {
  /** HH:MM, 00:01 to 24:00. */
  @Field(() => String) closes!: string;
  /** HH:MM, 00:00 to 23:59. */
  @Field(() => String) opens!: string;
}

/** Sum paid on a clinic day. */
@ObjectType('DayTotal')
export class DayTotal {
  /** The day. */
  @Field(() => LocalDateScalar) day!: string;
  /** Sum of the payments with the status PAID. */
  @Field(() => PaiseScalar) paid!: number;
}

/** A deleted record. */
@ObjectType('DeletedPatient')
export class DeletedPatient {
  /** The record's id; restorePatient restores the record within 30 days. */
  @Field(() => ID) id!: string;
}

/** A record deleted in the last 30 days. */
@ObjectType('DeletedRecord')
export class DeletedRecord {
  /** When it was deleted. */
  @Field(() => DateTimeScalar) deletedAt!: Date;
  /** Name, or else number, of the account that deleted the record; null for an API key whose owner no longer exists. */
  @Field(() => String, { nullable: true }) deletedBy!: string | null;
  /** The record before deletion; restorePatient restores it by its id. */
  @Field(() => Patient) patient!: Patient;
  /** Until when the record can be restored. */
  @Field(() => DateTimeScalar) restorableUntil!: Date;
}

/** One page of the deleted records that can be restored. */
@ObjectType('DeletedRecordPage')
export class DeletedRecordPage {
  /** The page size. */
  @Field(() => Int) limit!: number;
  /** The page, from 1. */
  @Field(() => Int) page!: number;
  /** The records, last deleted first; empty beyond the last page. */
  @Field(() => [DeletedRecord]) records!: DeletedRecord[];
  /** Exact number of records. */
  @Field(() => Int) total!: number;
}

/** Effects of a departure on sessions after the last day. */
@ObjectType('Departure')
export class Departure {
  /** Number of scheduled sessions reassigned to the successor. */
  @Field(() => Int) handedOver!: number;
  /** Member who leaves. */
  @Field(() => StaffMember) member!: StaffMember;
  /** Live plans that need another physiotherapist or doctor (see changeCareTeam); at most a hundred. */
  @Field(() => [PlanLeft]) plans!: PlanLeft[];
  /** Number of scheduled sessions that keep their time and need another physiotherapist. */
  @Field(() => Int) unassigned!: number;
}

/** What the desk needs in the morning and between two callers. No income. */
@ObjectType('DeskDay')
export class DeskDay {
  /** The clinic's day. */
  @Field(() => LocalDateScalar) day!: string;
  /** Those who come today and owe something, the most first; at most 50. */
  @Field(() => [DueToday]) due!: DueToday[];
  /** Number of text messages of the last 7 days that failed, among those that the desk sees. */
  @Field(() => Int) failedMessages!: number;
  /** Today's hours; none: closed today. */
  @Field(() => [DayHours]) hours!: DayHours[];
  /** Patients with a session today whose record lacks something. */
  @Field(() => [AppointmentPatient]) incomplete!: AppointmentPatient[];
  /** Whether the clinic is open (openClinic): else nobody is told anything. */
  @Field(() => Boolean) isOpen!: boolean;
  /** Number of sessions ahead that need a physiotherapist. */
  @Field(() => Int) needsPhysiotherapist!: number;
  /** Number of new messages in the inbox. */
  @Field(() => Int) newContactMessages!: number;
  /** The next ten that have not begun, today and tomorrow. */
  @Field(() => [Appointment]) next!: Appointment[];
  /** Number of requests that wait for an answer. */
  @Field(() => Int) requests!: number;
  /** Scheduled sessions that run now. */
  @Field(() => [Appointment]) running!: Appointment[];
  /** The special day's name. */
  @Field(() => String, { nullable: true }) specialDay!: string | null;
  /** Number of scheduled sessions that are over, and marked neither as completed nor as missed. */
  @Field(() => Int) unmarked!: number;
  /** Number of entries of the waiting list that wait. */
  @Field(() => Int) waiting!: number;
}

/** A patient as the desk needs them: no history, note, file or plan. */
@ObjectType('DeskPatient')
export class DeskPatient {
  /** ABHA number and address; null while neither is known. */
  @Field(() => Abha, { nullable: true }) abha!: Abha | null;
  /** What everybody who meets the patient must know, and nothing clinical: such as 'hard of hearing, call the daughter'. */
  @Field(() => String, { nullable: true }) alert!: string | null;
  /** What was charged, paid, paid back, and what is due. */
  @Field(() => Balance) balance!: Balance;
  /** Whether a consent form of theirs stands. */
  @Field(() => Boolean) hasConsent!: boolean;
  /** Fields of the patient form that are missing, as CreatePatientInput names them. */
  @Field(() => [String]) missing!: string[];
  /** The next scheduled session that has not begun. */
  @Field(() => Appointment, { nullable: true }) nextSession!: Appointment | null;
  /** The record, complete or not. */
  @Field(() => Patient) patient!: Patient;
  /** The physiotherapist of the active plan, with whom a session is booked unless somebody else is chosen; null without one. */
  @Field(() => ID, { nullable: true }) physiotherapistId!: string | null;
  /** Scheduled sessions ahead. */
  @Field(() => Int) sessionsAhead!: number;
  /** What they wait for. */
  @Field(() => [WaitingListEntry]) waitsFor!: WaitingListEntry[];
}

/** Reason for leaving a phase although a criterion was not met. */
@ObjectType('Deviation')
export class Deviation {
  /** The criterion's key. */
  @Field(() => ID) criterion!: string;
  /** Why. */
  @Field(() => String) reason!: string;
}

/** A displayed count that differs from the plan's events. */
@ObjectType('Difference')
export class Difference {
  /** Count derived from the events. */
  @Field(() => Int) fromEvents!: number;
  /** Id of the plan. */
  @Field(() => ID) planId!: string;
  /** Displayed count. */
  @Field(() => Int) shown!: number;
  /** Which count, and where it is displayed. */
  @Field(() => String) what!: string;
}

/** A doctor who operates on or refers patients. */
@ObjectType('Doctor')
export class Doctor {
  /** The doctor's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Name. */
  @Field(() => String) name!: string;
  /** Specialization, such as Orthopaedic surgeon; empty until entered. */
  @Field(() => String) specialization!: string;
}

/** A patient who owes. */
@ObjectType('Due')
export class Due {
  /** Its age; the sum is `due`. */
  @Field(() => Ageing) ageing!: Ageing;
  /** What is open, free money taken off. */
  @Field(() => PaiseScalar) due!: number;
  /** Why no reminder can be sent now, as a sentence; null if one can. */
  @Field(() => String, { nullable: true }) notNow!: string | null;
  /** Day of the oldest open charge. */
  @Field(() => LocalDateScalar) oldestDay!: string;
  /** The patient; null when the record was deleted. */
  @Field(() => PaymentPatient, { nullable: true }) patient!: PaymentPatient | null;
  /** When the patient was last reminded. */
  @Field(() => DateTimeScalar, { nullable: true }) remindedAt!: Date | null;
}

/** A slice of the patients who owe. */
@ObjectType('DueConnection')
export class DueConnection {
  /** Its age. */
  @Field(() => Ageing) ageing!: Ageing;
  /** Those with the oldest open charge first. */
  @Field(() => [DueEdge]) edges!: DueEdge[];
  /** Paging information. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
  /** What all of them owe. */
  @Field(() => PaiseScalar) total!: number;
  /** Number of patients who match. */
  @Field(() => Int) totalCount!: number;
}

/** A patient who owes, in a cursor-paged list. */
@ObjectType('DueEdge')
export class DueEdge {
  /** Opaque cursor. */
  @Field(() => String) cursor!: string;
  /** The patient who owes. */
  @Field(() => Due) node!: Due;
}

/** A questionnaire that is due. */
@ObjectType('DueQuestionnaire')
export class DueQuestionnaire {
  /** First day. */
  @Field(() => LocalDateScalar) from!: string;
  /** Occasion that it is due for. */
  @Field(() => QuestionnaireOccasion) occasion!: QuestionnaireOccasion;
  /** Number of questions. */
  @Field(() => Int) questions!: number;
  /** Slug. */
  @Field(() => ID) slug!: string;
  /** Title. */
  @Field(() => String) title!: string;
  /** Last day. */
  @Field(() => LocalDateScalar) until!: string;
  /** Version to answer. */
  @Field(() => Int) version!: number;
}

/** Result of one reminder. */
@ObjectType('DueReminder')
export class DueReminder {
  /** Why none was queued: WRONG_STATE (nothing due, no number, reminders turned off), LIMIT_REACHED (reminded within 72 hours), NOT_FOUND. */
  @Field(() => String, { nullable: true }) code!: string | null;
  /** The message; null if none was queued. */
  @Field(() => ID, { nullable: true }) messageId!: string | null;
  /** The record's UUID; of an unknown record the id that was sent. */
  @Field(() => ID) patientId!: string;
}

/** A patient who comes today and owes something. */
@ObjectType('DueToday')
export class DueToday {
  /** What is due. */
  @Field(() => PaiseScalar) due!: number;
  /** Who. */
  @Field(() => PaymentPatient) patient!: PaymentPatient;
}

/** A newly entered leave, with the sessions in it. */
@ObjectType('EnteredLeave')
export class EnteredLeave {
  /** Upcoming sessions in the leave, pending ones included, after the change: unassigned or kept, as requested. */
  @Field(() => [Appointment]) affected!: Appointment[];
  /** The leave. */
  @Field(() => Leave) leave!: Leave;
}

/** Result of one entry. */
@ObjectType('EntryResult')
export class EntryResult {
  /** What to do now, after a yes to a danger sign or a pain value of 7 or more. */
  @Field(() => String, { nullable: true }) advice!: string | null;
  /** Id that the phone gave the entry. */
  @Field(() => ID) clientId!: string;
  /** Error code of a refused entry, from the list in schema/README.md. */
  @Field(() => String, { nullable: true }) code!: string | null;
  /** Error message of a refused entry. */
  @Field(() => String, { nullable: true }) message!: string | null;
  /** Stored, repeated or refused. */
  @Field(() => EntryOutcome) outcome!: EntryOutcome;
  /** Task that the danger sign created or joined. */
  @Field(() => CareTask, { nullable: true }) task!: CareTask | null;
}

/** A request about data, as admins read it. */
@ObjectType('ErasureRequest')
export class ErasureRequest {
  /** Days until `dueOn`, below 0 once it has passed; null once it is answered. */
  @Field(() => Int, { nullable: true }) daysLeft!: number | null;
  /** Name of the admin who answered. */
  @Field(() => String, { nullable: true }) decidedBy!: string | null;
  /** Id of the patient's record; null without one, and after the erasure. */
  @Field(() => ID, { nullable: true }) patientId!: string | null;
  /** Name of the patient; empty after the erasure. */
  @Field(() => String) patientName!: string;
  /** What was asked, and what was answered. */
  @Field(() => DataRequest) request!: DataRequest;
  /** Version of the row, for `decideErasure`. */
  @Field(() => Int) version!: number;
  /** Of an open request of an erasure, the day on which the record would be erased if it were accepted today; null of others. */
  @Field(() => LocalDateScalar, { nullable: true }) wouldEraseOn!: string | null;
}

/** One exchange with a hospital's system, by any protocol. It holds no data from the request or response. */
@ObjectType('Exchange')
export class Exchange {
  /** When the exchange ended, by the database's clock. */
  @Field(() => DateTimeScalar) at!: Date;
  /** SMART client; null for an HL7 v2 source. */
  @Field(() => ID, { nullable: true }) clientId!: string | null;
  /** Name of the client or of the HL7 v2 source; null for an unregistered sender. */
  @Field(() => String, { nullable: true }) clientName!: string | null;
  /** Protocol-specific result: an HTTP status, `cut off` for an incomplete response, or an OAuth error such as `invalid_client`. */
  @Field(() => String) code!: string;
  /** Protocol of the exchange. */
  @Field(() => ExchangeDoor) door!: ExchangeDoor;
  /** Its id. */
  @Field(() => ID) id!: string;
  /** Interaction, such as `Patient.search`. `unknown` for one that is not supported; `token` and `request` for requests rejected before processing, at most one a minute. */
  @Field(() => String) interaction!: string;
  /** Outcome of the exchange. */
  @Field(() => ExchangeOutcome) outcome!: ExchangeOutcome;
  /** Names of the parameters; `(unknown)` replaces unsupported names. */
  @Field(() => [String]) parameters!: string[];
  /** Patient of the exchange, where it concerned exactly one. */
  @Field(() => ID, { nullable: true }) patientId!: string | null;
  /** Number of that patient's record, such as PT-000123, while the record exists. */
  @Field(() => ID, { nullable: true }) patientNumber!: string | null;
  /** Id of the request, as in responses, log lines and the audit trail. */
  @Field(() => String) requestId!: string;
}

/** A delivery attempt of a webhook. */
@ObjectType('ExchangeAttempt')
export class ExchangeAttempt {
  /** When the attempt ended. */
  @Field(() => DateTimeScalar) at!: Date;
  /** HTTP status, or a word for a failure without one. */
  @Field(() => String) code!: string;
  /** Outcome of the attempt. */
  @Field(() => ExchangeOutcome) outcome!: ExchangeOutcome;
}

/** A cursor-paged list of exchanges. */
@ObjectType('ExchangeConnection')
export class ExchangeConnection {
  /** The exchanges, newest first. */
  @Field(() => [ExchangeEdge]) edges!: ExchangeEdge[];
  /** Paging information. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
}

/** Details of one exchange. */
@ObjectType('ExchangeDetails')
export class ExchangeDetails {
  /** The webhook delivery. Null for other protocols, and once deleted, after 90 days. */
  @Field(() => ExchangedDelivery, { nullable: true }) delivery!: ExchangedDelivery | null;
  /** The exchange. */
  @Field(() => Exchange) exchange!: Exchange;
  /** The HL7 v2 message. Null for other protocols, for a message addressed to another system, and when the database was unavailable. */
  @Field(() => ExchangedMessage, { nullable: true }) message!: ExchangedMessage | null;
}

/** An exchange in a cursor-paged list. */
@ObjectType('ExchangeEdge')
export class ExchangeEdge {
  /** Opaque cursor. */
  @Field(() => String) cursor!: string;
  /** The exchange. */
  @Field(() => Exchange) node!: Exchange;
}

/** A webhook delivery, with its attempts of the last 400 days. */
@ObjectType('ExchangedDelivery')
export class ExchangedDelivery {
  /** Whether the delivery can be sent again: its endpoint has not ended. */
  @Field(() => Boolean) canReplay!: boolean;
  /** The delivery. */
  @Field(() => WebhookDelivery) delivery!: WebhookDelivery;
  /** The attempts, newest first, at most 100. */
  @Field(() => [ExchangeAttempt]) tries!: ExchangeAttempt[];
  /** Address of the endpoint. */
  @Field(() => String) url!: string;
}

/** An HL7 v2 message as stored, with its acknowledgment. */
@ObjectType('ExchangedMessage')
export class ExchangedMessage {
  /** Acknowledgment, one segment per line; a repeated message gets the same one. */
  @Field(() => String) answer!: string;
  /** Text of the message, one segment per line; null once erased, 30 days after arrival. */
  @Field(() => String, { nullable: true }) body!: string | null;
  /** Whether the message can be applied again: it was not applied, its text is not erased, and its source is registered. */
  @Field(() => Boolean) canReplay!: boolean;
  /** Result code, such as `AA` or `AE 101`. */
  @Field(() => String) code!: string;
  /** The sender's message id (MSH-10). */
  @Field(() => String) controlId!: string;
  /** Its id. */
  @Field(() => ID) id!: string;
  /** When the message arrived. */
  @Field(() => DateTimeScalar) receivedAt!: Date;
}

/** An exercise of a phase, with its dose. */
@ObjectType('Exercise')
export class Exercise {
  /** Guide of the library's entry with this key, in the language of the query; null when there is none, and of a programme's own exercise. */
  @Field(() => ExerciseGuide, { nullable: true }) guide!: OnDemand<ExerciseGuide | null>;
  /** What the physiotherapist says of it to this patient; null in protocols. */
  @Field(() => String, { nullable: true }) hint!: string | null;
  /** Seconds to hold each repetition; 0: none. */
  @Field(() => Int) holdSeconds!: number;
  /** Instructions, in a sentence or two. */
  @Field(() => String) instructions!: string;
  /** Unique within the protocol version. */
  @Field(() => ID) key!: string;
  /** Name of the exercise. */
  @Field(() => String) name!: string;
  /** Repetitions per set. */
  @Field(() => Int) reps!: number;
  /** Sets per occasion. */
  @Field(() => Int) sets!: number;
  /** Occasions per day. */
  @Field(() => Int) timesPerDay!: number;
}

/** How an exercise is done, in one language. */
@ObjectType('ExerciseGuide')
export class ExerciseGuide {
  /** Caution. */
  @Field(() => String, { nullable: true }) caution!: string | null;
  /** The moving figure as data; null: none. */
  @Field(() => JsonScalar, { nullable: true }) figure!: unknown | null;
  /** Whether a clinician has reviewed this revision. */
  @Field(() => Boolean) isReviewed!: boolean;
  /** Seconds between two sets. */
  @Field(() => Int) restSeconds!: number;
  /** Steps of the newest revision, in order. */
  @Field(() => [String]) steps!: string[];
  /** The clinic's film, shown in the figure's place; null: none. */
  @Field(() => ExerciseVideo, { nullable: true }) video!: ExerciseVideo | null;
}

/** A clinician's review of a revision. */
@ObjectType('ExerciseReview')
export class ExerciseReview {
  /** When it was reviewed. */
  @Field(() => DateTimeScalar) reviewedAt!: Date;
  /** Physiotherapist or doctor who reviewed it. */
  @Field(() => String) reviewerName!: string;
  /** Statement made with the review. */
  @Field(() => String) statement!: string;
}

/** The clinic's film of an exercise: MP4 with H.264, or WebM with VP8 or VP9. */
@ObjectType('ExerciseVideo')
export class ExerciseVideo {
  /** At most 31457280. */
  @Field(() => Int) bytes!: number;
  /** Pixels. */
  @Field(() => Int) height!: number;
  /** video/mp4 or video/webm. */
  @Field(() => String) mediaType!: string;
  /** Address of the poster; null: none was uploaded, and the figure is shown. */
  @Field(() => String, { nullable: true }) posterUrl!: string | null;
  /** Whole seconds, 2 to 120. */
  @Field(() => Int) seconds!: number;
  /** Address for GET requests of signed-in accounts, with ranges. */
  @Field(() => String) url!: string;
  /** Pixels. */
  @Field(() => Int) width!: number;
}

/** A factor of an account: an authenticator app or a passkey. */
@ObjectType('Factor')
export class Factor {
  /** When it was added. */
  @Field(() => DateTimeScalar) addedAt!: Date;
  /** The factor's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Kind of the factor. */
  @Field(() => FactorKind) kind!: FactorKind;
  /** When it was last used in place of a text message, as a second factor or to confirm an action; null if never. */
  @Field(() => DateTimeScalar, { nullable: true }) lastUsedAt!: Date | null;
  /** Name that its owner gave a passkey; empty for the authenticator app. */
  @Field(() => String) name!: string;
}

/** Access that a patient granted to a family member. */
@ObjectType('FamilyGrant')
export class FamilyGrant {
  /** When the family member accepted. */
  @Field(() => DateTimeScalar, { nullable: true }) acceptedAt!: Date | null;
  /** When it ended. */
  @Field(() => DateTimeScalar, { nullable: true }) endedAt!: Date | null;
  /** Who ended it; null before, and if it ended by itself: 14 days after an invitation, 30 days after the last plan, with the record, or when records were merged. */
  @Field(() => FamilyEnder, { nullable: true }) endedBy!: FamilyEnder | null;
  /** For admins: present name of the account that ended it, or its number. */
  @Field(() => String, { nullable: true }) endedByName!: string | null;
  /** When the patient granted it; the version and language of the consent text are stored with it. */
  @Field(() => DateTimeScalar) grantedAt!: Date;
  /** The grant's id, a UUID. */
  @Field(() => ID) id!: string;
  /** When the family member last read the day or the messages. */
  @Field(() => DateTimeScalar, { nullable: true }) lastSeenAt!: Date | null;
  /** Mobile number, E.164. */
  @Field(() => String) mobileNumber!: string;
  /** Name, as the patient entered it. */
  @Field(() => String) name!: string;
  /** Relation to the patient, such as daughter. */
  @Field(() => String) relation!: string;
  /** Rights in addition to reading the day. */
  @Field(() => [FamilyRight]) rights!: FamilyRight[];
  /** Status. */
  @Field(() => FamilyStatus) status!: FamilyStatus;
}

/** A patient whose day the caller may read, or is invited to read. */
@ObjectType('FamilyPatient')
export class FamilyPatient {
  /** The grant's id. */
  @Field(() => ID) grantId!: string;
  /** Name of the patient. */
  @Field(() => String) name!: string;
  /** Rights in addition to reading the day. */
  @Field(() => [FamilyRight]) rights!: FamilyRight[];
  /** INVITED or ACTIVE. */
  @Field(() => FamilyStatus) status!: FamilyStatus;
}

/** What a session costs that did not take place because of the patient. Fees are charged by the database once the clinic is open. */
@ObjectType('FeePolicy')
export class FeePolicy {
  /** How many sessions of a patient within 365 days, missed or canceled late, cost nothing; those from before the policy count. Default 1. */
  @Field(() => Int) firstFree!: number;
  /** Of a scheduled session that the patient canceled within the notice. */
  @Field(() => FeeRule) lateCancel!: FeeRule;
  /** Of a missed session. */
  @Field(() => FeeRule) noShow!: FeeRule;
}

/** A fee of the policy. */
@ObjectType('FeeRule')
export class FeeRule {
  /** The amount of AMOUNT, 1 to 100000000 paise; otherwise null. */
  @Field(() => PaiseScalar, { nullable: true }) amount!: number | null;
  /** How it is reckoned; default NONE. */
  @Field(() => FeeBasis) basis!: FeeBasis;
  /** The per cent of PERCENT, 1 to 100; otherwise null. */
  @Field(() => Int, { nullable: true }) percent!: number | null;
}

/** A free slot. */
@ObjectType('FreeSlot')
export class FreeSlot {
  /** When the slot ends. */
  @Field(() => DateTimeScalar) endsAt!: Date;
  /** Physiotherapist who is free. */
  @Field(() => AppointmentPhysiotherapist) physiotherapist!: AppointmentPhysiotherapist;
  /** Whether a pending request exists for the slot. */
  @Field(() => Boolean) requested!: boolean;
  /** When the slot begins. */
  @Field(() => DateTimeScalar) startsAt!: Date;
}

/** Proposal whether a patient may leave the present phase. */
@ObjectType('Gate')
export class Gate {
  /** The present phase. */
  @Field(() => Int) phase!: number;
  /** Whether all criteria are met and no danger sign is open. */
  @Field(() => Boolean) ready!: boolean;
  /** Result of each criterion of the phase, in order. */
  @Field(() => [CriterionResult]) results!: CriterionResult[];
  /** Summary in one sentence. */
  @Field(() => String) sentence!: string;
}

/** A confirmed end of a phase. */
@ObjectType('GatePassage')
export class GatePassage {
  /** When it was confirmed. */
  @Field(() => DateTimeScalar) confirmedAt!: Date;
  /** Who confirmed it. */
  @Field(() => String) confirmedBy!: string;
  /** Unmet criteria, with the reasons for leaving the phase. */
  @Field(() => [Deviation]) deviations!: Deviation[];
  /** Phase that was left. */
  @Field(() => Int) fromPhase!: number;
  /** The report of the phase; null of a phase that was left before reports were stored. */
  @Field(() => ID, { nullable: true }) reportId!: string | null;
  /** Next phase; null when the plan was completed. */
  @Field(() => Int, { nullable: true }) toPhase!: number | null;
}

/** An event that the payment gateway reported, by its signature, or in answer to a question of the server. */
@ObjectType('GatewayEvent')
export class GatewayEvent {
  /** Amount of the payment or refund. */
  @Field(() => PaiseScalar, { nullable: true }) amount!: number | null;
  /** When it came first. */
  @Field(() => DateTimeScalar) at!: Date;
  /** Name such as payment_link.paid. */
  @Field(() => String) event!: string;
  /** The gateway's id of the payment. */
  @Field(() => ID, { nullable: true }) gatewayPaymentId!: string | null;
  /** The event's id here, a UUID. */
  @Field(() => ID) id!: string;
  /** The payment that was booked or refunded. */
  @Field(() => ID, { nullable: true }) paymentId!: string | null;
  /** What became of it. */
  @Field(() => GatewayEventStatus) status!: GatewayEventStatus;
}

/** A slice of events. */
@ObjectType('GatewayEventConnection')
export class GatewayEventConnection {
  /** Newest first. */
  @Field(() => [GatewayEventEdge]) edges!: GatewayEventEdge[];
  /** Position of the slice. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
}

/** An event and its cursor. */
@ObjectType('GatewayEventEdge')
export class GatewayEventEdge {
  /** Position after this event. */
  @Field(() => String) cursor!: string;
  /** The event. */
  @Field(() => GatewayEvent) node!: GatewayEvent;
}

/** A hospital's system that sends HL7 v2 messages over MLLP. */
@ObjectType('Hl7Source')
export class Hl7Source {
  /** Sending application (MSH-3) of its messages. */
  @Field(() => String) application!: string;
  /** When the source was registered. */
  @Field(() => DateTimeScalar) createdAt!: Date;
  /** Sending facility (MSH-4) of its messages; may be empty. */
  @Field(() => String) facility!: string;
  /** The source's id. */
  @Field(() => ID) id!: string;
  /** System URI of the identifiers in PID-3. */
  @Field(() => String) identifierSystem!: string;
  /** Name of the source. */
  @Field(() => String) name!: string;
}

/** A recorded consent or refusal. */
@ObjectType('HospitalConsent')
export class HospitalConsent {
  /** Client that the decision is about. */
  @Field(() => ID) clientId!: string;
  /** When the decision was recorded. */
  @Field(() => DateTimeScalar) createdAt!: Date;
  /** The decision. */
  @Field(() => ConsentDecision) decision!: ConsentDecision;
  /** Its id. */
  @Field(() => ID) id!: string;
  /** The patient's record. */
  @Field(() => ID) patientId!: string;
  /** Who made the decision. */
  @Field(() => ConsentSource) saidBy!: ConsentSource;
  /** When the decision expires; null: it is valid until revoked. */
  @Field(() => DateTimeScalar, { nullable: true }) until!: Date | null;
}

/** A document about a patient, sent by a hospital's system. */
@ObjectType('HospitalDocument')
export class HospitalDocument {
  /** Whether it was checked for malware; it opens unless PENDING or QUARANTINED. */
  @Field(() => FileCheck) check!: FileCheck;
  /** Name of the hospital's system. */
  @Field(() => String) clientName!: string;
  /** The document's id, also that of the FHIR `DocumentReference`. */
  @Field(() => ID) id!: string;
  /** Media type detected from the content: application/pdf, image/jpeg, image/png or text/plain. */
  @Field(() => String) mediaType!: string;
  /** The patient's record. */
  @Field(() => ID) patientId!: string;
  /** When the document arrived. */
  @Field(() => DateTimeScalar) receivedAt!: Date;
  /** Id of the referral that included the document; null for a document sent separately. */
  @Field(() => ID, { nullable: true }) referralId!: string | null;
  /** Size in bytes. */
  @Field(() => Int) size!: number;
  /** Title given by the hospital; null where it gives none. */
  @Field(() => String, { nullable: true }) title!: string | null;
  /** Type given by the hospital; null where it gives none. */
  @Field(() => String, { nullable: true }) type!: string | null;
  /** Path of the document for the browser of a signed-in admin; opening it is audited. */
  @Field(() => String) url!: string;
  /** When the hospital wrote the document. */
  @Field(() => DateTimeScalar) writtenAt!: Date;
}

/** A cursor-paged list of documents. */
@ObjectType('HospitalDocumentConnection')
export class HospitalDocumentConnection {
  /** The documents, newest first. */
  @Field(() => [HospitalDocumentEdge]) edges!: HospitalDocumentEdge[];
  /** Paging information. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
}

/** A document in a cursor-paged list. */
@ObjectType('HospitalDocumentEdge')
export class HospitalDocumentEdge {
  /** Opaque cursor. */
  @Field(() => String) cursor!: string;
  /** The document. */
  @Field(() => HospitalDocument) node!: HospitalDocument;
}

/** Why a row, or the file, was not imported. */
@ObjectType('ImportError')
export class ImportError {
  /** Header of the column; null for the whole row. */
  @Field(() => String, { nullable: true }) column!: string | null;
  /** Error message. */
  @Field(() => String) message!: string;
  /** Row number as in the spreadsheet; the header is row 1. */
  @Field(() => Int) row!: number;
}

/** A heading of a file of patients. */
@ObjectType('ImportHeading')
export class ImportHeading {
  /** What the column is read as; null for an unknown heading, whose column is not read. */
  @Field(() => ImportColumn, { nullable: true }) column!: ImportColumn | null;
  /** The heading as in the file. */
  @Field(() => String) heading!: string;
}

/** Weeks, Monday to Sunday, in which the patient exercised on enough days. Weeks are counted, and never subtracted. */
@ObjectType('KeptWeeks')
export class KeptWeeks {
  /** Days that make this week a kept one: four of seven; fewer in proportion in a week in which the plan began or was stopped. */
  @Field(() => Int) daysNeeded!: number;
  /** Days of this week on which the patient completed at least one set. */
  @Field(() => Int) daysThisWeek!: number;
  /** Kept weeks so far, including this one once it is kept. */
  @Field(() => Int) kept!: number;
  /** Encouraging sentence about this week. */
  @Field(() => String) sentence!: string;
}

/** A period of absence. */
@ObjectType('Leave')
export class Leave {
  /** When the leave begins. */
  @Field(() => DateTimeScalar) from!: Date;
  /** The leave's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Admins' note; null for everybody else. */
  @Field(() => String, { nullable: true }) note!: string | null;
  /** Id of the absent physiotherapist. */
  @Field(() => ID) physiotherapistId!: string;
  /** When the leave ends. */
  @Field(() => DateTimeScalar) until!: Date;
}

/** Counts of a plan's sessions; always planned = done + missed + cancelled + ahead. */
@ObjectType('Ledger')
export class Ledger {
  /** Open sessions, booked or not. */
  @Field(() => Int) ahead!: number;
  /** Open sessions with a scheduled appointment. */
  @Field(() => Int) booked!: number;
  /** Sessions removed by a clinician. */
  @Field(() => Int) cancelled!: number;
  /** Sessions that took place. */
  @Field(() => Int) done!: number;
  /** Sessions missed and not made up. */
  @Field(() => Int) missed!: number;
  /** Missed appointments of the plan: missed + settled. */
  @Field(() => Int) missedInAll!: number;
  /** All sessions of the plan. */
  @Field(() => Int) planned!: number;
  /** Missed appointments whose session is no longer MISSED: made up, or removed. */
  @Field(() => Int) settled!: number;
}

/** What an account of the accountant's books is called. */
@ObjectType('LedgerName')
export class LedgerName {
  /** Which account. */
  @Field(() => LedgerAccount) account!: LedgerAccount;
  /** 1 to 100 characters. */
  @Field(() => String) name!: string;
}

/** A lesson for the signed-in patient, in one language. */
@ObjectType('Lesson')
export class Lesson {
  /** Paragraphs, headings and lists in Markdown; other marks are shown as they are typed. */
  @Field(() => String) body!: string;
  /** Whether a clinician has reviewed this revision; else it is a sample, and is shown as one. */
  @Field(() => Boolean) isReviewed!: boolean;
  /** Minutes to read, 1 to 5. */
  @Field(() => Int) minutes!: number;
  /** When the patient first read it; null: not yet. */
  @Field(() => DateTimeScalar, { nullable: true }) readAt!: Date | null;
  /** Short name. */
  @Field(() => ID) slug!: string;
  /** Title. */
  @Field(() => String) title!: string;
  /** What it is about. */
  @Field(() => LessonTopic) topic!: LessonTopic;
}

/** Newest revision of an entry of the library. */
@ObjectType('LibraryExercise')
export class LibraryExercise {
  /** What it trains. */
  @Field(() => [ExerciseAim]) aims!: ExerciseAim[];
  /** Patients for whom it is unsuitable. */
  @Field(() => [ExerciseAvoid]) avoid!: ExerciseAvoid[];
  /** Caution. */
  @Field(() => BothTexts, { nullable: true }) caution!: BothTexts | null;
  /** Equipment that it needs. */
  @Field(() => [ExerciseEquipment]) equipment!: ExerciseEquipment[];
  /** The moving figure as data, in the format of docs/figures.md; null: none. */
  @Field(() => JsonScalar, { nullable: true }) figure!: unknown | null;
  /** Seconds to hold each repetition; 0: none. */
  @Field(() => Int) holdSeconds!: number;
  /** Key that protocols name it by, such as heelSlides. */
  @Field(() => ID) key!: string;
  /** Name of the exercise. */
  @Field(() => BothTexts) name!: BothTexts;
  /** Starting position. */
  @Field(() => ExercisePosition) position!: ExercisePosition;
  /** Parts of the body. */
  @Field(() => [ExerciseRegion]) regions!: ExerciseRegion[];
  /** Repetitions per set. */
  @Field(() => Int) reps!: number;
  /** Seconds between two sets, 0 to 300. */
  @Field(() => Int) restSeconds!: number;
  /** Whether it is no longer offered; plans keep it. */
  @Field(() => Boolean) retired!: boolean;
  /** Reviews of this revision, oldest first; empty: a sample that no clinician has signed off. */
  @Field(() => [ExerciseReview]) reviews!: ExerciseReview[];
  /** From 1; increases with every change, and each revision is kept. */
  @Field(() => Int) revision!: number;
  /** Sets per occasion of the usual dose. */
  @Field(() => Int) sets!: number;
  /** Two to six, in order. */
  @Field(() => [BothTexts]) steps!: BothTexts[];
  /** Occasions per day. */
  @Field(() => Int) timesPerDay!: number;
  /** The clinic's film, shown in the figure's place; null: none. */
  @Field(() => ExerciseVideo, { nullable: true }) video!: ExerciseVideo | null;
}

/** Entries of the library, by cursor. */
@ObjectType('LibraryExerciseConnection')
export class LibraryExerciseConnection {
  /** By English name. */
  @Field(() => [LibraryExerciseEdge]) edges!: LibraryExerciseEdge[];
  /** Position of the page. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
  /** Number of all entries that match the filter. */
  @Field(() => Int) totalCount!: number;
}

/** An entry in a list. */
@ObjectType('LibraryExerciseEdge')
export class LibraryExerciseEdge {
  /** Opaque position in the list. */
  @Field(() => String) cursor!: string;
  /** The entry. */
  @Field(() => LibraryExercise) node!: LibraryExercise;
}

/** Newest revision of a lesson. */
@ObjectType('LibraryLesson')
export class LibraryLesson {
  /** Markdown, up to 4,000 characters each. */
  @Field(() => BothTexts) body!: BothTexts;
  /** First phase in which patients see it. */
  @Field(() => Int) fromPhase!: number;
  /** Slugs of the protocols that it is for; empty: all. */
  @Field(() => [ID]) protocols!: string[];
  /** Whether it is retired: shown to no patient. */
  @Field(() => Boolean) retired!: boolean;
  /** Reviews of this revision, oldest first. */
  @Field(() => [ExerciseReview]) reviews!: ExerciseReview[];
  /** Number of the revision; earlier ones stay on record. */
  @Field(() => Int) revision!: number;
  /** Short name. */
  @Field(() => ID) slug!: string;
  /** Title. */
  @Field(() => BothTexts) title!: BothTexts;
  /** What it is about. */
  @Field(() => LessonTopic) topic!: LessonTopic;
}

/** A valid consent or refusal, with who recorded it. */
@ObjectType('ListedConsent')
export class ListedConsent {
  /** The consent or refusal. */
  @Field(() => HospitalConsent) consent!: HospitalConsent;
  /** Name of who recorded it; null when unknown. */
  @Field(() => String, { nullable: true }) recordedByName!: string | null;
}

/** An admin to whom reports are mailed. */
@ObjectType('MailRecipient')
export class MailRecipient {
  /** Id of the account. */
  @Field(() => ID) id!: string;
  /** Whether the account is an admin's with a confirmed e-mail address; nothing is sent otherwise. */
  @Field(() => Boolean) isReached!: boolean;
  /** Name; empty until entered. */
  @Field(() => String) name!: string;
}

/** A measured value. */
@ObjectType('Measurement')
export class Measurement {
  /** Role of who entered the value. */
  @Field(() => EnteredAs) enteredAs!: EnteredAs;
  /** Who entered the value. */
  @Field(() => String) enteredBy!: string;
  /** The measurement's id, a UUID. */
  @Field(() => ID) id!: string;
  /** What was measured. */
  @Field(() => Measure) measure!: Measure;
  /** How the value was obtained. */
  @Field(() => MeasureMethod) method!: MeasureMethod;
  /** Motion mode of a value in degrees; null for others. */
  @Field(() => MotionMode, { nullable: true }) mode!: MotionMode | null;
  /** The note that it belongs to; null for patients and API keys. */
  @Field(() => ID, { nullable: true }) noteId!: string | null;
  /** When the value was entered. */
  @Field(() => DateTimeScalar) recordedAt!: Date;
  /** Why the value was retracted; null while it counts. */
  @Field(() => String, { nullable: true }) retractedReason!: string | null;
  /** Side; null for a measure without sides, such as pain. */
  @Field(() => BodySide, { nullable: true }) side!: BodySide | null;
  /** When the value was taken. */
  @Field(() => DateTimeScalar) takenAt!: Date;
  /** At most one decimal; bounds as in Measure. */
  @Field(() => Float) value!: number;
}

/** An entry of the medical history. */
@ObjectType('MedicalHistoryEntry')
export class MedicalHistoryEntry {
  /** Diagnosis. */
  @Field(() => String) diagnosis!: string;
  /** The entry's id. */
  @Field(() => ID) id!: string;
  /** The operation: what, when, by whom. */
  @Field(() => String, { nullable: true }) surgeryDetails!: string | null;
  /** Treatment. */
  @Field(() => String, { nullable: true }) treatment!: string | null;
}

/** A text message, message by WhatsApp or e-mail. One-time passwords are not listed. Number, address and text are erased after 180 days. */
@ObjectType('Message')
export class Message {
  /** Number of delivery attempts. */
  @Field(() => Int) attempts!: number;
  /** By which way it went last, or is to go. Whether a text goes by WhatsApp is decided when it is handed over; until then it is SMS. */
  @Field(() => MessageChannel) channel!: MessageChannel;
  /** What they cost, in thousandths of a paisa, by the prices when they were taken; null without a price. */
  @Field(() => Int, { nullable: true }) costMilliPaise!: number | null;
  /** When the event that caused the message happened. */
  @Field(() => DateTimeScalar) createdAt!: Date;
  /** When the message was delivered, according to the gateway. */
  @Field(() => DateTimeScalar, { nullable: true }) deliveredAt!: Date | null;
  /** The last 20 tries to hand it over, oldest first. */
  @Field(() => [MessageAttempt]) deliveryAttempts!: MessageAttempt[];
  /** The gateway's last error, or why the message was skipped, as a sentence. */
  @Field(() => String, { nullable: true }) error!: string | null;
  /** The message's id, a UUID; sent to the gateway as `client_ref`. */
  @Field(() => ID) id!: string;
  /** Kind of the message. */
  @Field(() => MessageKind) kind!: MessageKind;
  /** Language of the text. */
  @Field(() => Language) language!: Language;
  /** How many parts were taken; 0 while none was. */
  @Field(() => Int) parts!: number;
  /** Record of the patient who receives the message; null for messages to the team. */
  @Field(() => ID, { nullable: true }) patientId!: string | null;
  /** Number of that record, such as PT-000123. */
  @Field(() => ID, { nullable: true }) patientNumber!: string | null;
  /** Name of the provider that took it. */
  @Field(() => String, { nullable: true }) provider!: string | null;
  /** Whether a browser of the recipient received it as a push notification; then only SIGN_ANSWERED is sent as a text, too. */
  @Field(() => Boolean) push!: boolean;
  /** Earliest time of sending. */
  @Field(() => DateTimeScalar) sendAfter!: Date;
  /** When the gateway accepted the message. */
  @Field(() => DateTimeScalar, { nullable: true }) sentAt!: Date | null;
  /** Status of the message. */
  @Field(() => MessageStatus) status!: MessageStatus;
  /** Appointment, payment, payment link, account, bill, record, plan or report mail that the message is about. */
  @Field(() => ID, { nullable: true }) subjectId!: string | null;
  /** Text as sent. */
  @Field(() => String) text!: string;
  /** Recipient's number, E.164; of an e-mail the address. */
  @Field(() => String) to!: string;
}

/** A try to hand a message over to a provider. */
@ObjectType('MessageAttempt')
export class MessageAttempt {
  /** When. */
  @Field(() => DateTimeScalar) at!: Date;
  /** By which way. */
  @Field(() => MessageChannel) channel!: MessageChannel;
  /** The provider's answer: an HTTP status or a code; null without an answer. */
  @Field(() => String, { nullable: true }) code!: string | null;
  /** How it ended. */
  @Field(() => AttemptOutcome) outcome!: AttemptOutcome;
  /** Name of the provider, such as exotel. */
  @Field(() => String) provider!: string;
  /** The provider's own id of the message. */
  @Field(() => String, { nullable: true }) reference!: string | null;
}

/** A cursor-paged list of messages. */
@ObjectType('MessageConnection')
export class MessageConnection {
  /** The messages, newest first. */
  @Field(() => [MessageEdge]) edges!: MessageEdge[];
  /** Paging information. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
  /** Number of messages that match the filter. */
  @Field(() => Int) totalCount!: number;
}

/** A message in a cursor-paged list. */
@ObjectType('MessageEdge')
export class MessageEdge {
  /** Opaque cursor. */
  @Field(() => String) cursor!: string;
  /** The message. */
  @Field(() => Message) node!: Message;
}

/** Language of text messages, and whether reminders are sent. Patients. */
@ObjectType('MessagePreferences')
export class MessagePreferences {
  /** Language of the account: HI where it says Hindi, otherwise EN. */
  @Field(() => Language) language!: Language;
  /** Whether reminders are sent. Messages about changes to a session or payment are always sent. */
  @Field(() => Boolean) reminders!: boolean;
}

/** What text messages cost, to know what they cost in all. */
@ObjectType('MessagePrice')
export class MessagePrice {
  /** The channel. */
  @Field(() => MessageChannel) channel!: MessageChannel;
  /** Price of 1,000 parts, in paise; so a part costs whole thousandths of a paisa. */
  @Field(() => PaiseScalar) perThousand!: number;
  /** Name of the provider, such as exotel; null: whichever. */
  @Field(() => String, { nullable: true }) provider!: string | null;
}

/** A registered text for one message kind and language (India's DLT rules). */
@ObjectType('MessageTemplate')
export class MessageTemplate {
  /** Id under which the operator registered the text; the environment's where the settings have none. Null: with a gateway, this kind is not sent in this language. */
  @Field(() => String, { nullable: true }) dltTemplateId!: string | null;
  /** Whether the message is sent. Calls to answer danger signs are always sent: in English where Hindi is disabled. */
  @Field(() => Boolean) enabled!: boolean;
  /** Whether what would be registered now differs from what is. */
  @Field(() => Boolean) isStale!: boolean;
  /** Kind of message. */
  @Field(() => MessageKind) kind!: MessageKind;
  /** Language of the text. */
  @Field(() => Language) language!: Language;
  /** Id of the same text with a provider that asks for its own (MSG91). */
  @Field(() => String, { nullable: true }) providerTemplateId!: string | null;
  /** The text that was registered under the id: it is what is sent, also after the clinic has another name. Null without an id. */
  @Field(() => String, { nullable: true }) registeredText!: string | null;
  /** `text` with each {#var#} tagged by what stands there ({#alphanumeric#}, {#numeric#}, {#url#}, {#cbn#}), as operators ask since 2025: what the owner registers now. */
  @Field(() => String) tagged!: string;
  /** The text to register, with {#var#} for each value; it includes the clinic's name. */
  @Field(() => String) text!: string;
  /** Name of the template with WhatsApp; null: this kind does not go by WhatsApp in this language. */
  @Field(() => String, { nullable: true }) whatsappName!: string | null;
  /** The text with {{1}}, {{2}} and so on for the values: what the owner registers with WhatsApp. */
  @Field(() => String) whatsappText!: string;
}

/** Money of one method on a day. */
@ObjectType('MethodTotal')
export class MethodTotal {
  /** Payment method. */
  @Field(() => PaymentMethod) method!: PaymentMethod;
  /** Amount received. */
  @Field(() => PaiseScalar) received!: number;
  /** Amount refunded. */
  @Field(() => PaiseScalar) refunded!: number;
}

/** A missed session of a live plan that has not been made up. */
@ObjectType('MissedSession')
export class MissedSession {
  /** When the session was to begin. */
  @Field(() => DateTimeScalar) missedAt!: Date;
  /** Number of the session in the plan. */
  @Field(() => Int) number!: number;
  /** Present offer; null when there is none. */
  @Field(() => SlotOffer, { nullable: true }) offer!: SlotOffer | null;
  /** Patient who missed the session. */
  @Field(() => AppointmentPatient) patient!: AppointmentPatient;
  /** Id of the plan. */
  @Field(() => ID) planId!: string;
  /** Reason entered by staff; null for the front desk (RECEPTION). */
  @Field(() => String, { nullable: true }) reason!: string | null;
}

/** Sums over a range of clinic days: received by `receivedOn`, refunded by `refundedOn`. */
@ObjectType('MoneyTotals')
export class MoneyTotals {
  /** Sum still pending of payments recorded on these days. */
  @Field(() => PaiseScalar) pending!: number;
  /** Sum received, later refunds not subtracted. */
  @Field(() => PaiseScalar) received!: number;
  /** Sum refunded, whenever the money was received. */
  @Field(() => PaiseScalar) refunded!: number;
}

/** The caller's factors, and what the session still lacks. */
@ObjectType('MyFactors')
export class MyFactors {
  /** The authenticator app and the passkeys, oldest first; at most 11. */
  @Field(() => [Factor]) factors!: Factor[];
  /** Whether the clinic requires a second factor of the caller's role. */
  @Field(() => Boolean) isRequired!: boolean;
  /** Ways in which the session can be confirmed now. */
  @Field(() => [SecondFactorMethod]) methods!: SecondFactorMethod[];
  /** What the session still lacks. */
  @Field(() => SignInStep) step!: SignInStep;
}

/** Words that were added after a note was locked or signed. */
@ObjectType('NoteAddendum')
export class NoteAddendum {
  /** When. */
  @Field(() => DateTimeScalar) at!: Date;
  /** Who wrote it. */
  @Field(() => String) author!: string;
  /** Its id. */
  @Field(() => ID) id!: string;
  /** 3 to 4,000 characters. */
  @Field(() => String) text!: string;
}

/** What a note of a session begins with. Nothing of it is stored. */
@ObjectType('NoteStart')
export class NoteStart {
  /** As above. */
  @Field(() => String) assessment!: string;
  /** The day of that note. */
  @Field(() => DateTimeScalar, { nullable: true }) carriedFrom!: Date | null;
  /** INITIAL for a first session, else SESSION. */
  @Field(() => NoteKind) kind!: NoteKind;
  /** The note that is there. */
  @Field(() => TreatmentNote, { nullable: true }) note!: TreatmentNote | null;
  /** As above. */
  @Field(() => String) plan!: string;
  /** Of the patient's last note that counts: treatments, assessment and plan; never what the patient said, pain or findings. */
  @Field(() => [TreatmentGiven]) treatments!: TreatmentGiven[];
  /** By the plan's phase, else by the last three notes, else by the template. */
  @Field(() => [AskedValue]) values!: AskedValue[];
}

/** Texts and values to begin a note with. */
@ObjectType('NoteTemplate')
export class NoteTemplate {
  /** Up to 4,000 characters. */
  @Field(() => String) assessment!: string;
  /** Its id. */
  @Field(() => ID) id!: string;
  /** Came with the product: no clinician of the clinic has looked at it. */
  @Field(() => Boolean) isSample!: boolean;
  /** Everybody's; else one's own. */
  @Field(() => Boolean) isShared!: boolean;
  /** What it is for. */
  @Field(() => NoteKind) kind!: NoteKind;
  /** What it asks for, at most 12. */
  @Field(() => [Measure]) measures!: Measure[];
  /** 1 to 60 characters, once for each owner. */
  @Field(() => String) name!: string;
  /** Up to 4,000 characters. */
  @Field(() => String) objective!: string;
  /** Up to 4,000 characters. */
  @Field(() => String) plan!: string;
  /** Up to 4,000 characters each. */
  @Field(() => String) subjective!: string;
  /** Grows with each change. */
  @Field(() => Int) version!: number;
}

/** One of the day's occasions of an exercise. */
@ObjectType('Occasion')
export class Occasion {
  /** Who completed it last, when it was not the patient. */
  @Field(() => String, { nullable: true }) doneBy!: string | null;
  /** Whether all sets are completed, singly or as a whole occasion. */
  @Field(() => Boolean) isDone!: boolean;
  /** From 1 to timesPerDay. */
  @Field(() => Int) number!: number;
  /** Number of sets in the dose. */
  @Field(() => Int) sets!: number;
  /** Number of completed sets. */
  @Field(() => Int) setsDone!: number;
  /** Why the occasion was skipped; null when it was not, or when sets were completed afterwards. */
  @Field(() => SkipReason, { nullable: true }) skipped!: SkipReason | null;
}

/** An open danger sign, with the data needed to answer it. */
@ObjectType('OpenSign')
export class OpenSign {
  /** Doctor who must answer, of a programme its physiotherapist, or who covers; null where none can sign in: an admin must then name one. */
  @Field(() => String, { nullable: true }) doctorName!: string | null;
  /** Kind of the plan, which decides who answers: the doctor, or the programme's physiotherapist. */
  @Field(() => PlanKind) kind!: PlanKind;
  /** When the last sign of this task was reported; later than the task's creation if the patient reported another one. */
  @Field(() => DateTimeScalar) lastYesAt!: Date;
  /** Notes that the patient added to a sign, newest first. */
  @Field(() => [String]) patientNotes!: string[];
  /** Patient's phone number, E.164; visible to who answers and to admins only. */
  @Field(() => String, { nullable: true }) phone!: string | null;
  /** Id of the plan that the sign stops. */
  @Field(() => ID) planId!: string;
  /** Name of the plan's protocol, in English. */
  @Field(() => String) protocolName!: string;
  /** Questions that the patient answered with yes, in English, the most severe first. */
  @Field(() => [String]) questions!: string[];
  /** The task. */
  @Field(() => CareTask) task!: CareTask;
}

/** Response to a request for a one-time password. USER and STAFF return the same response for known and unknown numbers. */
@ObjectType('OtpSent')
export class OtpSent {
  /** Lifetime of the password, in seconds. */
  @Field(() => Int) expiresInSeconds!: number;
  /** A sentence for the user. */
  @Field(() => String) message!: string;
  /** Seconds until another password may be requested. */
  @Field(() => Int) resendAfterSeconds!: number;
}

/** A questionnaire, or the score of one. */
@ObjectType('OutcomeInstrument')
export class OutcomeInstrument {
  /** The highest score. */
  @Field(() => Float) high!: number;
  /** Whether more is better. */
  @Field(() => Boolean) higherIsBetter!: boolean;
  /** The smallest difference that matters to patients; null where no source is named. */
  @Field(() => Float, { nullable: true }) importantDifference!: number | null;
  /** Empty: the total of a paper form is entered, since its words are licensed. */
  @Field(() => [OutcomeItem]) items!: OutcomeItem[];
  /** Such as PSFS. */
  @Field(() => ID) key!: string;
  /** The lowest score. */
  @Field(() => Float) low!: number;
  /** Its name. */
  @Field(() => String) name!: string;
  /** Where that figure and the range come from. */
  @Field(() => String) source!: string;
  /** PSFS: three to five activities that the patient names, each 0 to 10. */
  @Field(() => Boolean) usesActivities!: boolean;
}

/** A question of an instrument whose words are free. */
@ObjectType('OutcomeItem')
export class OutcomeItem {
  /** The highest answer. */
  @Field(() => Int) high!: number;
  /** The lowest answer. */
  @Field(() => Int) low!: number;
  /** What is asked. */
  @Field(() => String) text!: string;
}

/** A score that a physiotherapist recorded, or that comes of the patient's own answers to a questionnaire on the same scale. */
@ObjectType('OutcomeScore')
export class OutcomeScore {
  /** Of PSFS. */
  @Field(() => [RatedActivity]) activities!: RatedActivity[];
  /** Who entered it: a clinician, or the patient. */
  @Field(() => String) enteredBy!: string;
  /** Its id. */
  @Field(() => ID) id!: string;
  /** The instrument's key. */
  @Field(() => ID) instrument!: string;
  /** Whether it comes of the patient's own answers, which the patient alone takes back. */
  @Field(() => Boolean) isByPatient!: boolean;
  /** Why it was taken back; null while it counts. */
  @Field(() => String, { nullable: true }) retractedReason!: string | null;
  /** With one decimal; of activities their mean. */
  @Field(() => Float) score!: number;
  /** The difference to the first score of the instrument that counts; of PSFS with the same activities. */
  @Field(() => Float, { nullable: true }) sinceFirst!: number | null;
  /** When it was taken. */
  @Field(() => DateTimeScalar) takenAt!: Date;
}

/** The sum of one's own receipts by one way of paying. */
@ObjectType('OwnTaking')
export class OwnTaking {
  /** The sum, refunds not subtracted. */
  @Field(() => PaiseScalar) amount!: number;
  /** How many payments. */
  @Field(() => Int) count!: number;
  /** How it was paid. */
  @Field(() => PaymentMethod) method!: PaymentMethod;
}

/** Sessions that a patient bought together: a number of them, or any number within a period. A package belongs to one record. */
@ObjectType('Package')
export class Package {
  /** Its charge; null of a package that was brought over. */
  @Field(() => ID, { nullable: true }) chargeId!: string | null;
  /** Why it was closed; empty for patients. */
  @Field(() => String, { nullable: true }) closedReason!: string | null;
  /** Discount at the sale; the patient owes price - discount. */
  @Field(() => PaiseScalar) discount!: number;
  /** Open amount of its charge. */
  @Field(() => PaiseScalar) due!: number;
  /** The package's id, a UUID. */
  @Field(() => ID) id!: string;
  /** sessions - used while it is active, else 0; null of a period. */
  @Field(() => Int, { nullable: true }) left!: number | null;
  /** Name of the package. */
  @Field(() => String) name!: string;
  /** Part of its charge that payments pay. */
  @Field(() => PaiseScalar) paid!: number;
  /** Price before the discount; 0 of a package that was brought over. */
  @Field(() => PaiseScalar) price!: number;
  /** Of a closed package: what was paid when it was closed, less the value of what was used, never below 0. Value of k sessions = floor(net × k / sessions), of a period floor(net × days begun / days). */
  @Field(() => PaiseScalar) refundDue!: number;
  /** Kinds of sessions that it covers; null: all. */
  @Field(() => [SessionType], { nullable: true }) sessionTypes!: SessionType[] | null;
  /** Number of sessions; null: any number within its days. */
  @Field(() => Int, { nullable: true }) sessions!: number | null;
  /** When it was sold. */
  @Field(() => DateTimeScalar) soldAt!: Date;
  /** Status of the package. */
  @Field(() => PackageStatus) status!: PackageStatus;
  /** Number of completed sessions that it covers. */
  @Field(() => Int) used!: number;
  /** Completed sessions that it covers, oldest first. */
  @Field(() => [PackageUse]) uses!: PackageUse[];
  /** First day. */
  @Field(() => LocalDateScalar) validFrom!: string;
  /** Last day. */
  @Field(() => LocalDateScalar) validUntil!: string;
}

/** A number of sessions at one price, as on the pricing page. */
@ObjectType('PackageOffer')
export class PackageOffer {
  /** Name of the package. */
  @Field(() => String) name!: string;
  /** Price of the package. */
  @Field(() => PaiseScalar) price!: number;
  /** Kinds of sessions that it covers; null: all. */
  @Field(() => [SessionType], { nullable: true }) sessionTypes!: SessionType[] | null;
  /** Number of sessions. */
  @Field(() => Int) sessions!: number;
  /** How many days it can be used; 365 at first. */
  @Field(() => Int) validDays!: number;
}

/** A completed session that a package covers. */
@ObjectType('PackageUse')
export class PackageUse {
  /** The session. */
  @Field(() => ID) appointmentId!: string;
  /** Clinic day of the session. */
  @Field(() => LocalDateScalar) day!: string;
  /** Name of the physiotherapist who treated. */
  @Field(() => String, { nullable: true }) physiotherapistName!: string | null;
}

/** Position of a page in a cursor-paged list. */
@ObjectType('PageInfo')
export class PageInfo {
  /** Cursor of the last entry of this page; send it as `after` to get the next page. Null when the page is empty. */
  @Field(() => String, { nullable: true }) endCursor!: string | null;
  /** Whether entries follow the last one of this page. */
  @Field(() => Boolean) hasNextPage!: boolean;
}

/** A pain entry. */
@ObjectType('PainEntry')
export class PainEntry {
  /** When the pain was reported. */
  @Field(() => DateTimeScalar) at!: Date;
  /** Situation in which the patient feels the pain; null for pain entered with a check-in. */
  @Field(() => PainMoment, { nullable: true }) moment!: PainMoment | null;
  /** Up to 500 characters. */
  @Field(() => String, { nullable: true }) note!: string | null;
  /** 0 to 10. */
  @Field(() => Int) value!: number;
}

/** A patient's record. */
@ObjectType('Patient')
export class Patient {
  /** Postal address. */
  @Field(() => String, { nullable: true }) address!: string | null;
  /** Age in whole years today, computed from the birth date. */
  @Field(() => Int, { nullable: true }) age!: number | null;
  /** Blood group, such as B+. */
  @Field(() => String, { nullable: true }) bloodGroup!: string | null;
  /** Mobile number, ten national digits: the record's own, or else the account's. */
  @Field(() => String, { nullable: true }) contactNumber!: string | null;
  /** When the record was deleted; null on a record that exists. */
  @Field(() => DateTimeScalar, { nullable: true }) deletedAt!: Date | null;
  /** Diagnosis; null for the front desk (RECEPTION). */
  @Field(() => String, { nullable: true }) diagnosedWith!: string | null;
  /** Emergency contact's number, ten national digits. */
  @Field(() => String, { nullable: true }) emergencyContactNumber!: string | null;
  /** Gender. */
  @Field(() => Gender, { nullable: true }) gender!: Gender | null;
  /** The record's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Whether every required field is filled in. */
  @Field(() => Boolean) isProfileComplete!: boolean;
  /** When the patient last signed in. */
  @Field(() => DateTimeScalar, { nullable: true }) lastLogin!: Date | null;
  /** Name; empty on a record created at sign-up by a person who gave none. */
  @Field(() => String) name!: string;
  /** Number that staff use, such as PT-000123. Accepted wherever the record's id is. */
  @Field(() => ID) patientId!: string;
  /** Id of the record's account. */
  @Field(() => ID, { nullable: true }) userId!: string | null;
  /** Increases by one with every change. Send it back to detect a concurrent change. */
  @Field(() => Int) version!: number;
}

/** Account with which the record's patient signs in. */
@ObjectType('PatientAccount')
export class PatientAccount {
  /** Full name; may be empty, and may differ from the record's. */
  @Field(() => String) fullName!: string;
  /** The account's id. */
  @Field(() => ID) id!: string;
  /** Sign-in number, E.164. */
  @Field(() => String) mobileNumber!: string;
}

/** The cursor-paged list of records, for synchronization. */
@ObjectType('PatientConnection')
export class PatientConnection {
  /** Watermark: send it as `updatedSince` of the next sync. Rows may repeat, but none is missed. All pages of one cursor list return the watermark of the first page. */
  @Field(() => DateTimeScalar) asOf!: Date;
  /** The entries, newest first. */
  @Field(() => [PatientEdge]) edges!: PatientEdge[];
  /** Paging information. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
  /** Exact number of records that match the filter. */
  @Field(() => Int) totalCount!: number;
}

/** A record with its account, care plan, medical history and progress reports. */
@ObjectType('PatientDetails')
export class PatientDetails {
  /** Present account of the record. */
  @Field(() => PatientAccount, { nullable: true }) account!: PatientAccount | null;
  /** Medical history, newest first. */
  @Field(() => [MedicalHistoryEntry]) medicalHistory!: MedicalHistoryEntry[];
  /** The record. */
  @Field(() => Patient) patient!: Patient;
  /** Physiotherapist in charge. */
  @Field(() => AppointmentPhysiotherapist, { nullable: true }) physiotherapist!: AppointmentPhysiotherapist | null;
  /** Number of sessions in the plan; 25 by default. */
  @Field(() => Int) plannedSessions!: number;
  /** Progress reports, newest first. */
  @Field(() => [ProgressReport]) progressReports!: ProgressReport[];
  /** Completed of planned sessions, a whole percentage from 0 to 100; the same number as User.recoveryProgress. */
  @Field(() => Int) recoveryPercent!: number;
  /** Doctor who referred the patient. */
  @Field(() => String, { nullable: true }) referringDoctor!: string | null;
}

/** A record in the cursor-paged list. */
@ObjectType('PatientEdge')
export class PatientEdge {
  /** Opaque cursor. */
  @Field(() => String) cursor!: string;
  /** The record. */
  @Field(() => Patient) node!: Patient;
}

/** Import of a file of patients. GET /api/v1/admin/patients/imports/{id} returns the same. */
@ObjectType('PatientImport')
export class PatientImport {
  /** Number of records that an earlier import had left incomplete and nobody had changed, whose gaps were filled; in a dry run, of those that would be filled. */
  @Field(() => Int) completed!: number;
  /** Number of records created; in a dry run, of those that would be. */
  @Field(() => Int) created!: number;
  /** When the file was uploaded. */
  @Field(() => DateTimeScalar) createdAt!: Date;
  /** Whether this is a dry run, which stores nothing. */
  @Field(() => Boolean) dryRun!: boolean;
  /** Errors by row, at most 1,000. */
  @Field(() => [ImportError]) errors!: OnDemand<ImportError[]>;
  /** Number of rows not imported. */
  @Field(() => Int) failed!: number;
  /** Name of the file. */
  @Field(() => String) fileName!: string;
  /** All headings of the file, in their order; empty until the file has been read. */
  @Field(() => [ImportHeading]) headings!: ImportHeading[];
  /** The import's id. */
  @Field(() => ID) id!: string;
  /** Whether it is on record which records the import created and filled. False for imports of former versions, which cannot be undone. */
  @Field(() => Boolean) isRecorded!: boolean;
  /** Number of records that the import created and that stayed when it was undone, because somebody or a later import had changed them; 0 before. */
  @Field(() => Int) kept!: number;
  /** Sum of the opening balances that were paid in advance. */
  @Field(() => PaiseScalar) openingAdvance!: number;
  /** Sum of the opening balances that are owed. */
  @Field(() => PaiseScalar) openingDue!: number;
  /** Number of packages that were brought over. */
  @Field(() => Int) packages!: number;
  /** Number of patients in the file: nonempty rows below the header; 0 until the file has been read. */
  @Field(() => Int) rows!: number;
  /** Status of the import. */
  @Field(() => ImportStatus) status!: ImportStatus;
  /** Number of rows whose record exists already with the same data. */
  @Field(() => Int) unchanged!: number;
  /** Number of records that the undo deleted; 0 before. */
  @Field(() => Int) undone!: number;
  /** When the import was undone. */
  @Field(() => DateTimeScalar, { nullable: true }) undoneAt!: Date | null;
}

/** A record, complete or not, with a summary of sessions, payments and history. */
@ObjectType('PatientOverview')
export class PatientOverview {
  /** ABHA number and address; null while neither is known. */
  @Field(() => Abha, { nullable: true }) abha!: Abha | null;
  /** Present account of the record. */
  @Field(() => PatientAccount, { nullable: true }) account!: PatientAccount | null;
  /** Sums charged, paid and refunded, and the amount due. */
  @Field(() => Balance) balance!: Balance;
  /** When the record was deleted; null otherwise. */
  @Field(() => DateTimeScalar, { nullable: true }) deletedAt!: Date | null;
  /** Medical history, newest first. */
  @Field(() => [MedicalHistoryEntry]) medicalHistory!: MedicalHistoryEntry[];
  /** Number of missed sessions. */
  @Field(() => Int) missedSessions!: number;
  /** Missing fields of the patient form, named as in CreatePatientInput. */
  @Field(() => [String]) missing!: string[];
  /** Next scheduled session that has not begun. */
  @Field(() => Appointment, { nullable: true }) nextSession!: Appointment | null;
  /** The record. */
  @Field(() => Patient) patient!: Patient;
  /** Physiotherapist in charge. */
  @Field(() => AppointmentPhysiotherapist, { nullable: true }) physiotherapist!: AppointmentPhysiotherapist | null;
  /** Number of sessions in the plan. */
  @Field(() => Int) plannedSessions!: number;
  /** Progress reports, newest first. */
  @Field(() => [ProgressReport]) progressReports!: ProgressReport[];
  /** Completed of planned sessions, a whole percentage from 0 to 100. */
  @Field(() => Int) recoveryPercent!: number;
  /** Doctor who referred the patient. */
  @Field(() => String, { nullable: true }) referringDoctor!: string | null;
  /** Number of completed sessions. */
  @Field(() => Int) sessionsCompleted!: number;
}

/** One page of the patient list. */
@ObjectType('PatientPage')
export class PatientPage {
  /** The page size. */
  @Field(() => Int) limit!: number;
  /** The page, from 1. */
  @Field(() => Int) page!: number;
  /** The records, in the requested order; empty beyond the last page. */
  @Field(() => [Patient]) patients!: Patient[];
  /** Exact number of records that match the filter. */
  @Field(() => Int) total!: number;
}

/** Statistics of the patient list: active + inactive = total, and complete + incomplete = total. */
@ObjectType('PatientStats')
export class PatientStats {
  /** Number of patients who signed in within the last 30 days (720 hours, inclusive). */
  @Field(() => Int) active!: number;
  /** Number of all others, including patients who never signed in. */
  @Field(() => Int) inactive!: number;
  /** Number of records with a missing required field. */
  @Field(() => Int) incomplete!: number;
  /** Number of records. */
  @Field(() => Int) total!: number;
}

/** A patient as far as anybody who treats may find them. */
@ObjectType('PatientStub')
export class PatientStub {
  /** In whole years. */
  @Field(() => Int, { nullable: true }) age!: number | null;
  /** The record. */
  @Field(() => ID) id!: string;
  /** Name. */
  @Field(() => String) name!: string;
  /** PT- number. */
  @Field(() => ID) number!: string;
  /** NONE: only by openRecord. */
  @Field(() => Reach) reach!: Reach;
}

/** A patient with a live plan, as listed for the care team. */
@ObjectType('PatientUnderCare')
export class PatientUnderCare {
  /** Kinds of the open flags (`careFlags`), in the order of the enum. */
  @Field(() => [CareFlagKind]) flags!: CareFlagKind[];
  /** Protocol or programme. */
  @Field(() => PlanKind) kind!: PlanKind;
  /** Last pain value; null before the first entry. */
  @Field(() => Int, { nullable: true }) lastPain!: number | null;
  /** When the last pain was felt; null before the first entry. */
  @Field(() => DateTimeScalar, { nullable: true }) lastPainAt!: Date | null;
  /** Open danger sign; null when there is none. */
  @Field(() => CareTask, { nullable: true }) openTask!: CareTask | null;
  /** Who it is. */
  @Field(() => AppointmentPatient) patient!: AppointmentPatient;
  /** The present phase, from 1. */
  @Field(() => Int) phase!: number;
  /** Number of phases. */
  @Field(() => Int) phaseCount!: number;
  /** Id of the live plan. */
  @Field(() => ID) planId!: string;
  /** Whether all criteria of the phase are met and no danger sign is open: a proposal. */
  @Field(() => Boolean) ready!: boolean;
  /** Done sessions as a percentage of planned less cancelled ones; the same number as User.recoveryProgress. */
  @Field(() => Int) recoveryPercent!: number;
  /** Number of the patient's messages (`careThread`) that nobody of the clinic has read. */
  @Field(() => Int) unreadMessages!: number;
}

/** The cursor-paged list of patients under care. */
@ObjectType('PatientUnderCareConnection')
export class PatientUnderCareConnection {
  /** The patients, in the order of patientsUnderCare. */
  @Field(() => [PatientUnderCareEdge]) edges!: PatientUnderCareEdge[];
  /** Paging information. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
  /** Exact number of patients that match the search. */
  @Field(() => Int) totalCount!: number;
}

/** A patient in the cursor-paged list of patients under care. */
@ObjectType('PatientUnderCareEdge')
export class PatientUnderCareEdge {
  /** Opaque cursor. */
  @Field(() => String) cursor!: string;
  /** The patient. */
  @Field(() => PatientUnderCare) node!: PatientUnderCare;
}

/** Money received, or expected, from a patient. */
@ObjectType('Payment')
export class Payment {
  /** Charges that it pays. */
  @Field(() => [Allocation]) allocations!: Allocation[];
  /** Amount of the payment. */
  @Field(() => PaiseScalar) amount!: number;
  /** Session that the payment is for. */
  @Field(() => ID, { nullable: true }) appointmentId!: string | null;
  /** When the payment was recorded. */
  @Field(() => DateTimeScalar) createdAt!: Date;
  /** Why the payment failed; null for patients. */
  @Field(() => String, { nullable: true }) failedReason!: string | null;
  /** Of a paid payment: amount - refunded - allocated; an advance, or a deposit. */
  @Field(() => PaiseScalar) free!: number;
  /** The payment gateway's own id of the payment; null of money that came otherwise, and for patients. */
  @Field(() => ID, { nullable: true }) gatewayPaymentId!: string | null;
  /** The payment's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Whether it is a deposit, which pays nothing until it is released. */
  @Field(() => Boolean) isDeposit!: boolean;
  /** Payment method. */
  @Field(() => PaymentMethod) method!: PaymentMethod;
  /** Staff's note; null for patients. */
  @Field(() => String, { nullable: true }) note!: string | null;
  /** Patient who paid; null when the record was deleted. */
  @Field(() => PaymentPatient, { nullable: true }) patient!: PaymentPatient | null;
  /** The link that asks for it. */
  @Field(() => ID, { nullable: true }) paymentLinkId!: string | null;
  /** Receipt number, such as 2026-27/000123; null until issued. GET /api/v1/payments/{id}/receipt returns the receipt. */
  @Field(() => String, { nullable: true }) receiptNumber!: string | null;
  /** Clinic day on which the money was received; null while pending or failed. */
  @Field(() => LocalDateScalar, { nullable: true }) receivedOn!: string | null;
  /** UPI reference, cheque or card slip number. */
  @Field(() => String, { nullable: true }) reference!: string | null;
  /** Sum of the refunds so far. */
  @Field(() => PaiseScalar) refunded!: number;
  /** Refunds, oldest first. */
  @Field(() => [Refund]) refunds!: Refund[];
  /** Status of the payment. */
  @Field(() => PaymentStatus) status!: PaymentStatus;
  /** upi://pay link of a pending UPI payment; null when the clinic has no UPI address. */
  @Field(() => String, { nullable: true }) upiLink!: string | null;
  /** Increases with every change. */
  @Field(() => Int) version!: number;
}

/** A slice of the payments. */
@ObjectType('PaymentConnection')
export class PaymentConnection {
  /** Watermark: send it as `updatedSince` of the next sync. Rows may repeat, but none is missed. All pages of one cursor list return the watermark of the first page. */
  @Field(() => DateTimeScalar) asOf!: Date;
  /** The payments, newest first. */
  @Field(() => [PaymentEdge]) edges!: PaymentEdge[];
  /** Paging information. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
  /** Exact number of payments that match the filter. */
  @Field(() => Int) totalCount!: number;
}

/** A payment in a cursor-paged list. */
@ObjectType('PaymentEdge')
export class PaymentEdge {
  /** Opaque cursor. */
  @Field(() => String) cursor!: string;
  /** The payment. */
  @Field(() => Payment) node!: Payment;
}

/** A pending UPI payment that can be paid without an account: PUBLIC_URL/pay?TOKEN names the clinic and the amount, and nobody. */
@ObjectType('PaymentLink')
export class PaymentLink {
  /** Amount to pay. */
  @Field(() => PaiseScalar) amount!: number;
  /** When it was created. */
  @Field(() => DateTimeScalar) createdAt!: Date;
  /** From this time on it opens nothing. Its payment fails 7 days later, if it is still pending. */
  @Field(() => DateTimeScalar) expiresAt!: Date;
  /** The link's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Patient who is asked to pay. */
  @Field(() => PaymentPatient) patient!: PaymentPatient;
  /** The payment that it asks for. */
  @Field(() => Payment) payment!: Payment;
  /** Status of the link. */
  @Field(() => PaymentLinkStatus) status!: PaymentLinkStatus;
}

/** One page of the payments of a period. */
@ObjectType('PaymentPage')
export class PaymentPage {
  /** The page size. */
  @Field(() => Int) limit!: number;
  /** The page, from 1. */
  @Field(() => Int) page!: number;
  /** Sum of the period's payments with the status PAID. */
  @Field(() => PaiseScalar) paidTotal!: number;
  /** The payments, newest first; empty beyond the last page. */
  @Field(() => [Payment]) payments!: Payment[];
  /** Exact number of payments in the period. */
  @Field(() => Int) total!: number;
  /** Number of pages; at least 1. */
  @Field(() => Int) totalPages!: number;
}

/** Patient of a payment. */
@ObjectType('PaymentPatient')
export class PaymentPatient {
  /** The record's id. */
  @Field(() => ID) id!: string;
  /** Name; may be empty. */
  @Field(() => String) name!: string;
  /** Number that staff use, such as PT-000123. */
  @Field(() => ID) patientId!: string;
}

/** A page of the pending appointments. */
@ObjectType('PendingAppointmentPage')
export class PendingAppointmentPage {
  /** The appointments, earliest first, then by id; empty beyond the last page. */
  @Field(() => [Appointment]) appointments!: Appointment[];
  /** The page size. */
  @Field(() => Int) limit!: number;
  /** The page, from 1. */
  @Field(() => Int) page!: number;
  /** Exact number of pending appointments. */
  @Field(() => Int) total!: number;
}

/** A phase of a recovery, with its own exercises. */
@ObjectType('Phase')
export class Phase {
  /** Criteria for leaving the phase. */
  @Field(() => [Criterion]) criteria!: Criterion[];
  /** Home exercises of the phase. */
  @Field(() => [Exercise]) exercises!: Exercise[];
  /** Day since the operation on which the phase usually begins. */
  @Field(() => Int) fromDay!: number;
  /** Goal of the phase, in a sentence. */
  @Field(() => String) goal!: string;
  /** Name of the phase. */
  @Field(() => String) name!: string;
  /** From 1. */
  @Field(() => Int) number!: number;
  /** Planned sessions of the phase. */
  @Field(() => Int) sessions!: number;
  /** Target ranges of the phase. */
  @Field(() => [TargetBand]) targets!: TargetBand[];
  /** Day since the operation on which the phase usually ends. */
  @Field(() => Int) toDay!: number;
}

/** What a phase came to, frozen when it was left. The page itself: GET /api/v1/recovery/reports/{id}/pdf. */
@ObjectType('PhaseReport')
export class PhaseReport {
  /** When the phase was left. */
  @Field(() => DateTimeScalar) createdAt!: Date;
  /** Number of the phase that was left, from 1. */
  @Field(() => Int) fromPhase!: number;
  /** The report's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Its newest links, newest first, at most 50. */
  @Field(() => [ReportLink]) links!: ReportLink[];
  /** The plan's id. */
  @Field(() => ID) planId!: string;
}

/** A physiotherapist of the clinic. */
@ObjectType('Physiotherapist')
export class Physiotherapist {
  /** The physiotherapist's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Name. */
  @Field(() => String) name!: string;
  /** Whether the physiotherapist is on leave for all or part of the requested day. */
  @Field(() => Boolean) onLeave!: boolean;
  /** Number of scheduled sessions on the requested day. */
  @Field(() => Int) scheduledSessions!: number;
  /** Specialization, such as Orthopaedic, Sports or Neurological. */
  @Field(() => String) specialization!: string;
}

/** A physiotherapist's working hours and leave. Without own working hours, the clinic's apply. */
@ObjectType('PhysiotherapistTimes')
export class PhysiotherapistTimes {
  /** Leave from today on, by its start. */
  @Field(() => [Leave]) leave!: Leave[];
  /** The physiotherapist's id. */
  @Field(() => ID) physiotherapistId!: string;
  /** Increases with every change of the physiotherapist. Send it back to detect a concurrent change. */
  @Field(() => Int) version!: number;
  /** Own working hours; a weekday left out is a day off. Null: the clinic's hours apply. */
  @Field(() => [WeekdayHours], { nullable: true }) workingHours!: WeekdayHours[] | null;
}

/** A live plan whose physiotherapist or doctor has left, or is leaving, the team. */
@ObjectType('PlanLeft')
export class PlanLeft {
  /** Whether the plan needs another doctor. */
  @Field(() => Boolean) needsDoctor!: boolean;
  /** Whether the plan needs another physiotherapist. */
  @Field(() => Boolean) needsPhysiotherapist!: boolean;
  /** Patient of the plan. */
  @Field(() => AppointmentPatient) patient!: AppointmentPatient;
  /** The plan's id, a UUID. */
  @Field(() => ID) planId!: string;
}

/** A planned session of a plan. */
@ObjectType('PlanSession')
export class PlanSession {
  /** Scheduled, completed or missed appointment of the session. */
  @Field(() => ID, { nullable: true }) appointmentId!: string | null;
  /** From 1, within its plan. */
  @Field(() => Int) number!: number;
  /** Phase in which the session was done or missed; before that, the planned phase. */
  @Field(() => Int) phase!: number;
  /** State of the session. */
  @Field(() => PlanSessionState) state!: PlanSessionState;
}

/** Two records that may be of one person. */
@ObjectType('PossibleDuplicate')
export class PossibleDuplicate {
  /** The older record. */
  @Field(() => AppointmentPatient) first!: AppointmentPatient;
  /** Since when it is known. */
  @Field(() => DateTimeScalar) foundAt!: Date;
  /** Its id. */
  @Field(() => ID) id!: string;
  /** Why they may be one, such as the same ABHA number. */
  @Field(() => String) reason!: string;
  /** The newer record. */
  @Field(() => AppointmentPatient) second!: AppointmentPatient;
}

/** A precaution. None is changed: one ends, another begins. */
@ObjectType('Precaution')
export class Precaution {
  /** When. */
  @Field(() => DateTimeScalar) addedAt!: Date;
  /** Who entered it. */
  @Field(() => String) addedBy!: string;
  /** When it ended. */
  @Field(() => DateTimeScalar, { nullable: true }) endedAt!: Date | null;
  /** Why it ended. */
  @Field(() => String, { nullable: true }) endedReason!: string | null;
  /** Its id. */
  @Field(() => ID) id!: string;
  /** What kind. */
  @Field(() => PrecautionKind) kind!: PrecautionKind;
  /** 5 to 95, of PARTIAL. */
  @Field(() => Int, { nullable: true }) percent!: number | null;
  /** Where. */
  @Field(() => BodySide, { nullable: true }) side!: BodySide | null;
  /** Up to 200 characters. */
  @Field(() => String) text!: string;
  /** The last day; null: until it is ended. */
  @Field(() => LocalDateScalar, { nullable: true }) until!: string | null;
  /** Of WEIGHT_BEARING. */
  @Field(() => WeightBearing, { nullable: true }) weightBearing!: WeightBearing | null;
}

/** Something that is sold or done beside sessions, such as a brace or a report. */
@ObjectType('PriceItem')
export class PriceItem {
  /** Tax rate in hundredths of a per cent, 0 to 4000; above 0 only with a GST number. */
  @Field(() => Int) gstRate!: number;
  /** Code of goods (HSN) or services (SAC), 4 to 8 digits. */
  @Field(() => String, { nullable: true }) hsn!: string | null;
  /** The item's id, a UUID, which stays. */
  @Field(() => ID) id!: string;
  /** Whether it can still be sold. */
  @Field(() => Boolean) isActive!: boolean;
  /** Whether it is goods; otherwise a service. */
  @Field(() => Boolean) isGoods!: boolean;
  /** Name of the item; unique in the list. */
  @Field(() => String) name!: string;
  /** Price, tax included. */
  @Field(() => PaiseScalar) price!: number;
}

/** Price of a kind of session with one physiotherapist, which goes before that of the offer. */
@ObjectType('PriceRule')
export class PriceRule {
  /** The physiotherapist's id. */
  @Field(() => ID) physiotherapistId!: string;
  /** Price of a session, in paise. */
  @Field(() => PaiseScalar) price!: number;
  /** The kind of session. */
  @Field(() => SessionType) sessionType!: SessionType;
}

/** A programme as it was from some moment on; it never changes. */
@ObjectType('ProgrammeVersion')
export class ProgrammeVersion {
  /** From when. */
  @Field(() => DateTimeScalar) at!: Date;
  /** Who wrote it. */
  @Field(() => String) by!: string;
  /** Its exercises, in order. */
  @Field(() => [Exercise]) exercises!: Exercise[];
  /** The goal. */
  @Field(() => String) goal!: string;
  /** From 1. */
  @Field(() => Int) number!: number;
  /** Why it was changed; null of the first. */
  @Field(() => String, { nullable: true }) reason!: string | null;
}

/** A progress report by staff. */
@ObjectType('ProgressReport')
export class ProgressReport {
  /** Text of the report. */
  @Field(() => String) content!: string;
  /** When the report was written. */
  @Field(() => DateTimeScalar) createdAt!: Date;
  /** The document that hospitals read, stored with the report. */
  @Field(() => SignedDocument) document!: SignedDocument;
  /** The report's id. */
  @Field(() => ID) id!: string;
}

/** A protocol for recovery after an operation. */
@ObjectType('Protocol')
export class Protocol {
  /** The protocol's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Whether the protocol is a shipped sample that no clinician has signed off. */
  @Field(() => Boolean) isSample!: boolean;
  /** English name. */
  @Field(() => String) name!: string;
  /** Slugs of the questionnaires that its plans are asked. */
  @Field(() => [ID]) questionnaires!: string[];
  /** Short name, such as knee-replacement. */
  @Field(() => String) slug!: string;
  /** Versions, newest first. */
  @Field(() => [ProtocolVersion]) versions!: ProtocolVersion[];
}

/** A doctor's signature of a protocol version. */
@ObjectType('ProtocolApproval')
export class ProtocolApproval {
  /** When it was signed. */
  @Field(() => DateTimeScalar) approvedAt!: Date;
  /** SHA-256 of the signed content, hex. */
  @Field(() => String) contentHash!: string;
  /** Doctor who signed. */
  @Field(() => String) doctorName!: string;
  /** Whether the signature comes from the sample data, which needs it to create plans: no clinician has signed. */
  @Field(() => Boolean) isSample!: boolean;
  /** Statement made with the signature. */
  @Field(() => String) statement!: string;
}

/** A version of a protocol; a signed version never changes. */
@ObjectType('ProtocolVersion')
export class ProtocolVersion {
  /** Signatures of the version, oldest first. */
  @Field(() => [ProtocolApproval]) approvals!: ProtocolApproval[];
  /** The content, as in recovery-protocols.json. */
  @Field(() => JsonScalar) content!: unknown;
  /** SHA-256 of the content, hex. */
  @Field(() => String) contentHash!: string;
  /** The version's id, a UUID. */
  @Field(() => ID) id!: string;
  /** From 1, within its protocol. */
  @Field(() => Int) number!: number;
  /** Status of the version. */
  @Field(() => ProtocolStatus) status!: ProtocolStatus;
}

/** An item of a questionnaire, in one language. */
@ObjectType('Question')
export class Question {
  /** Options of a choice. */
  @Field(() => [QuestionChoice]) choices!: QuestionChoice[];
  /** FHIR's enableWhen: all conditions must be true; null: always enabled. */
  @Field(() => JsonScalar, { nullable: true }) enableWhen!: unknown | null;
  /** Answers at the baseline, by repeat, to a text of a repeating group: they are shown again and cannot be changed. */
  @Field(() => [String]) given!: string[];
  /** Highest value of a number. */
  @Field(() => Float, { nullable: true }) high!: number | null;
  /** linkId of the item. */
  @Field(() => ID) linkId!: string;
  /** Lowest value of a number. */
  @Field(() => Float, { nullable: true }) low!: number | null;
  /** linkId of its group. */
  @Field(() => ID, { nullable: true }) parent!: string | null;
  /** Whether the group can be answered several times, up to 10. */
  @Field(() => Boolean) repeats!: boolean;
  /** Whether it must be answered while it is enabled. */
  @Field(() => Boolean) required!: boolean;
  /** The question; empty for a group without a text. */
  @Field(() => String) text!: string;
  /** group, display, choice, integer, decimal, text or boolean. */
  @Field(() => String) type!: string;
}

/** An answer option of a choice. */
@ObjectType('QuestionChoice')
export class QuestionChoice {
  /** Code to send. */
  @Field(() => ID) code!: string;
  /** Text to show. */
  @Field(() => String) text!: string;
}

/** A version of a questionnaire. An active version never changes. */
@ObjectType('Questionnaire')
export class Questionnaire {
  /** Doctor who activated it. */
  @Field(() => String, { nullable: true }) activatedBy!: string | null;
  /** A FHIR R4 Questionnaire, in the subset of docs/questionnaires.md; Hindi by the translation extension. */
  @Field(() => JsonScalar) content!: unknown;
  /** SHA-256 of content, scores and occasions, hex. Send it back as `If-Match: "<contentHash>"` to detect a concurrent change. */
  @Field(() => String) contentHash!: string;
  /** Owner and terms of use. */
  @Field(() => String) copyright!: string;
  /** Whether it came with the product, unchanged. */
  @Field(() => Boolean) isSample!: boolean;
  /** When it is asked. */
  @Field(() => [QuestionnaireOccasion]) occasions!: QuestionnaireOccasion[];
  /** Scores that are calculated from the answers. */
  @Field(() => [ScoreDefinition]) scores!: ScoreDefinition[];
  /** Short name, such as psfs. */
  @Field(() => ID) slug!: string;
  /** DRAFT, APPROVED (active) or RETIRED. */
  @Field(() => ProtocolStatus) status!: ProtocolStatus;
  /** Title. */
  @Field(() => BothTexts) title!: BothTexts;
  /** From 1. */
  @Field(() => Int) version!: number;
}

/** A questionnaire to answer, in one language. */
@ObjectType('QuestionnaireForm')
export class QuestionnaireForm {
  /** Owner and terms of use. */
  @Field(() => String) copyright!: string;
  /** Due questionnaire. */
  @Field(() => DueQuestionnaire) due!: DueQuestionnaire;
  /** Items, in order; the items of a group follow it. */
  @Field(() => [Question]) questions!: Question[];
}

/** An activity and how it goes. */
@ObjectType('RatedActivity')
export class RatedActivity {
  /** What the patient called it. */
  @Field(() => String) name!: string;
  /** 0 unable to 10 as before. */
  @Field(() => Int) score!: number;
}

/** State of one requirement. */
@ObjectType('Readiness')
export class Readiness {
  /** The requirement. */
  @Field(() => ReadinessCheck) check!: ReadinessCheck;
  /** Detected value, such as the address; null where there is none. */
  @Field(() => String, { nullable: true }) found!: string | null;
  /** Whether the requirement is met. */
  @Field(() => Boolean) isMet!: boolean;
}

/** A comparison of all displayed counts with the events. */
@ObjectType('Reconciliation')
export class Reconciliation {
  /** When the comparison was made. */
  @Field(() => DateTimeScalar) at!: Date;
  /** The first hundred differences, by plan; empty when all counts agree. */
  @Field(() => [Difference]) differences!: Difference[];
  /** Number of their events. */
  @Field(() => Int) events!: number;
  /** Number of plans compared. */
  @Field(() => Int) plans!: number;
}

/** A system that may read the patient's own record, or that the patient refused. */
@ObjectType('RecordReader')
export class RecordReader {
  /** The client_id. */
  @Field(() => ID) clientId!: string;
  /** The valid decision; null: none is recorded, and the client needs none. */
  @Field(() => ConsentDecision, { nullable: true }) decision!: ConsentDecision | null;
  /** When the client last read anything of the record; null: never. */
  @Field(() => DateTimeScalar, { nullable: true }) lastReadAt!: Date | null;
  /** Whether the client may read the record now. */
  @Field(() => Boolean) mayRead!: boolean;
  /** Name of the client. */
  @Field(() => String) name!: string;
  /** Purpose for which the client uses the data. */
  @Field(() => DataPurpose) purpose!: DataPurpose;
  /** End of the 90 days in which a client that referred the patient may read without a consent; null: no referral, the 90 days have passed, or the client needs no consent. */
  @Field(() => DateTimeScalar, { nullable: true }) referredUntil!: Date | null;
  /** When the decision was recorded. */
  @Field(() => DateTimeScalar, { nullable: true }) saidAt!: Date | null;
  /** Since when the client may read the record; null while it may not. */
  @Field(() => DateTimeScalar, { nullable: true }) since!: Date | null;
}

/** A protocol version applied to a patient. */
@ObjectType('RecoveryPlan')
export class RecoveryPlan {
  /** The patient's danger sign answered today or on the two days before, as the patient reads it, also after the plan's end; null when there is none. */
  @Field(() => CareTask, { nullable: true }) answeredTask!: OnDemand<CareTask | null>;
  /** Of a programme. */
  @Field(() => ProgrammeArea, { nullable: true }) area!: ProgrammeArea | null;
  /** Name of the doctor in charge. */
  @Field(() => String, { nullable: true }) doctorName!: string | null;
  /** The plan's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Whether the plan uses a sample protocol that no clinician has signed off. */
  @Field(() => Boolean) isSample!: boolean;
  /** Protocol or programme. */
  @Field(() => PlanKind) kind!: PlanKind;
  /** Counts of the sessions. */
  @Field(() => Ledger) ledger!: Ledger;
  /** Open danger sign; null when there is none. */
  @Field(() => CareTask, { nullable: true }) openTask!: CareTask | null;
  /** Confirmed ends of phases, in order. */
  @Field(() => [GatePassage]) passages!: GatePassage[];
  /** Patient of the plan. */
  @Field(() => AppointmentPatient) patient!: AppointmentPatient;
  /** Present phase; the last one once the plan is completed. */
  @Field(() => Int) phase!: number;
  /** All phases, in order. */
  @Field(() => [Phase]) phases!: Phase[];
  /** Physiotherapist, an id of `physiotherapists`. */
  @Field(() => ID, { nullable: true }) physiotherapistId!: string | null;
  /** Name of the physiotherapist. */
  @Field(() => String, { nullable: true }) physiotherapistName!: string | null;
  /** Of a programme, newest first; else empty. */
  @Field(() => [ProgrammeVersion]) programmeVersions!: ProgrammeVersion[];
  /** Name of the protocol, or of the programme, in the requested language. */
  @Field(() => String) protocolName!: string;
  /** Number of the protocol version. */
  @Field(() => Int) protocolVersion!: number;
  /** Done sessions as a percentage of planned less cancelled ones; the same number as User.recoveryProgress. */
  @Field(() => Int) recoveryPercent!: number;
  /** Who referred the patient. */
  @Field(() => String, { nullable: true }) referral!: string | null;
  /** Of a programme: when it is to be looked at again. */
  @Field(() => LocalDateScalar, { nullable: true }) reviewOn!: string | null;
  /** Planned sessions, in order. */
  @Field(() => [PlanSession]) sessions!: PlanSession[];
  /** The operated side. */
  @Field(() => BodySide) side!: BodySide;
  /** Status of the plan. */
  @Field(() => PlanStatus) status!: PlanStatus;
  /** Day of the operation. */
  @Field(() => LocalDateScalar) surgeryDate!: string;
  /** Increases with every change of the plan. Send it back to detect a concurrent change. */
  @Field(() => Int) version!: number;
}

/** A referral of a patient from a hospital to the clinic. */
@ObjectType('Referral')
export class Referral {
  /** When the hospital wrote the referral. */
  @Field(() => DateTimeScalar) authoredAt!: Date;
  /** Where on the body, in the hospital's words; at most 20; empty for reception. */
  @Field(() => [String]) bodySites!: string[];
  /** Name of the hospital's system. */
  @Field(() => String) clientName!: string;
  /** When the clinic answered; null until then. */
  @Field(() => DateTimeScalar, { nullable: true }) decidedAt!: Date | null;
  /** Why the referral was declined; null otherwise, and for reception. */
  @Field(() => String, { nullable: true }) declineReason!: string | null;
  /** Number of documents that hospitals sent about the patient, with this referral or separately. */
  @Field(() => Int) documentCount!: number;
  /** The referral's id, also that of the FHIR `ServiceRequest`. */
  @Field(() => ID) id!: string;
  /** What the hospital notes; at most 50; empty for reception. */
  @Field(() => [String]) notes!: string[];
  /** The patient's record. */
  @Field(() => ID) patientId!: string;
  /** Name of the patient. */
  @Field(() => String) patientName!: string;
  /** Number of that record, such as PT-000123. */
  @Field(() => ID) patientNumber!: string;
  /** How soon. */
  @Field(() => ReferralPriority) priority!: ReferralPriority;
  /** Reason for the referral; empty for reception. */
  @Field(() => String) reason!: string;
  /** Referring person as the hospital gives it; null where it gives none. */
  @Field(() => String, { nullable: true }) requester!: string | null;
  /** What is asked for, in the hospital's words, codes included; null where it does not say, and for reception. */
  @Field(() => String, { nullable: true }) service!: string | null;
  /** Status of the referral. */
  @Field(() => ReferralStatus) status!: ReferralStatus;
}

/** A cursor-paged list of referrals. */
@ObjectType('ReferralConnection')
export class ReferralConnection {
  /** The referrals, newest first. */
  @Field(() => [ReferralEdge]) edges!: ReferralEdge[];
  /** Paging information. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
}

/** A referral in a cursor-paged list. */
@ObjectType('ReferralEdge')
export class ReferralEdge {
  /** Opaque cursor. */
  @Field(() => String) cursor!: string;
  /** The referral. */
  @Field(() => Referral) node!: Referral;
}

/** A refund. */
@ObjectType('Refund')
export class Refund {
  /** Amount of the refund. */
  @Field(() => PaiseScalar) amount!: number;
  /** The refund's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Payment method of the refund. */
  @Field(() => PaymentMethod) method!: PaymentMethod;
  /** Refund number, such as RF/2026-27/00012: a separate series per financial year. The year is that of the day of entry in India, not of `refundedOn`. */
  @Field(() => String) number!: string;
  /** Reason; empty for patients. */
  @Field(() => String) reason!: string;
  /** Clinic day of the refund. */
  @Field(() => LocalDateScalar) refundedOn!: string;
}

/** A stand-in that could not be arranged; the session waits. */
@ObjectType('RefusedStandIn')
export class RefusedStandIn {
  /** The session. */
  @Field(() => ID) appointmentId!: string;
  /** DOUBLE_BOOKED, OUTSIDE_HOURS, NOT_FOUND (left the team, or is switched off) or CHANGED_MEANWHILE. */
  @Field(() => String) code!: string;
  /** A sentence. */
  @Field(() => String) message!: string;
}

/** When a patient is reminded of the exercises. Reminders are sent only with the consent REMINDERS, at most one a clinic day. */
@ObjectType('ReminderSettings')
export class ReminderSettings {
  /** Time of day at the clinic, HH:MM, 06:00 to 21:59; default 09:00. In the quiet hours, the reminder waits for their end. */
  @Field(() => String) at!: string;
  /** Number of browsers that receive push notifications. If a push service accepts a reminder, no text message is sent. */
  @Field(() => Int) devices!: number;
  /** VAPID public key, base64url; null: push notifications are switched off. */
  @Field(() => String, { nullable: true }) pushKey!: string | null;
  /** Weekdays; default all. */
  @Field(() => [Weekday]) weekdays!: Weekday[];
}

/** A report. Of COUNT, PAISE and MINUTES the total is the sum of the rows, unless a line belongs to several rows. */
@ObjectType('Report')
export class Report {
  /** Moment of all figures: they come from one snapshot. */
  @Field(() => DateTimeScalar) asOf!: Date;
  /** Columns, in order. */
  @Field(() => [ReportColumn]) columns!: ReportColumn[];
  /** First day. */
  @Field(() => LocalDateScalar) from!: string;
  /** Grouping of the rows. */
  @Field(() => ReportGroup) groupBy!: ReportGroup;
  /** Kind of the report. */
  @Field(() => ReportKind) kind!: ReportKind;
  /** What a reader must know, such as that hours before a day are estimated. */
  @Field(() => [String]) notes!: string[];
  /** Rows by key; at most 1,000. */
  @Field(() => [ReportRow]) rows!: ReportRow[];
  /** Total over all rows; its key is `total`. */
  @Field(() => ReportRow) total!: ReportRow;
  /** Last day. */
  @Field(() => LocalDateScalar) until!: string;
}

/** A figure of a report. */
@ObjectType('ReportCell')
export class ReportCell {
  /** Key of the column. */
  @Field(() => ID) column!: string;
  /** Number of lines behind it. */
  @Field(() => Int) lines!: number;
  /** The figure; null where it has no meaning. */
  @Field(() => Float, { nullable: true }) value!: number | null;
}

/** A column of a report. */
@ObjectType('ReportColumn')
export class ReportColumn {
  /** Key of the column. */
  @Field(() => ID) key!: string;
  /** Heading. */
  @Field(() => String) label!: string;
  /** Unit of the figures. */
  @Field(() => ReportUnit) unit!: ReportUnit;
}

/** A line behind a figure. */
@ObjectType('ReportLine')
export class ReportLine {
  /** Day of the line. */
  @Field(() => LocalDateScalar) day!: string;
  /** Id of the row of that kind. */
  @Field(() => ID) id!: string;
  /** What it is. */
  @Field(() => ReportLineKind) kind!: ReportLineKind;
  /** Patient; null where the record was deleted, or the line belongs to nobody. */
  @Field(() => PaymentPatient, { nullable: true }) patient!: PaymentPatient | null;
  /** Description. */
  @Field(() => String) text!: string;
  /** What it adds to the figure. */
  @Field(() => Float) value!: number;
  /** Of a rate, what it adds below the line; else 1. */
  @Field(() => Float) weight!: number;
}

/** The lines behind a figure; all of them together make exactly that figure. */
@ObjectType('ReportLineConnection')
export class ReportLineConnection {
  /** By day, then by id. */
  @Field(() => [ReportLineEdge]) edges!: ReportLineEdge[];
  /** End of the slice. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
  /** Number of all lines. */
  @Field(() => Int) totalCount!: number;
  /** The figure, computed from the lines. */
  @Field(() => Float, { nullable: true }) value!: number | null;
}

/** A line, and its cursor. */
@ObjectType('ReportLineEdge')
export class ReportLineEdge {
  /** Cursor of the line. */
  @Field(() => String) cursor!: string;
  /** The line. */
  @Field(() => ReportLine) node!: ReportLine;
}

/** A link that opens a report without an account. It opens nothing while the patient's consent SHARE_REPORTS is not given. */
@ObjectType('ReportLink')
export class ReportLink {
  /** When it was created. */
  @Field(() => DateTimeScalar) createdAt!: Date;
  /** When it expires. */
  @Field(() => DateTimeScalar) expiresAt!: Date;
  /** The link's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Its newest openings, newest first, at most 20. */
  @Field(() => [ReportOpening]) openings!: ReportOpening[];
  /** When it was revoked; null unless it was. */
  @Field(() => DateTimeScalar, { nullable: true }) revokedAt!: Date | null;
}

/** Reports that are mailed to admins as tables and XLSX; sums alone: no patient is named, and a figure with 1 to 4 patients behind it is written as <5, as is a total that would give it away. */
@ObjectType('ReportMail')
export class ReportMail {
  /** How often. */
  @Field(() => MailEvery) every!: MailEvery;
  /** Its id, a UUID. */
  @Field(() => ID) id!: string;
  /** When it went last. */
  @Field(() => DateTimeScalar, { nullable: true }) lastAt!: Date | null;
  /** 1 to 80 characters; unique. */
  @Field(() => String) name!: string;
  /** When it goes next: 07:00 in India. */
  @Field(() => DateTimeScalar) nextAt!: Date;
  /** Admins with a confirmed e-mail address. */
  @Field(() => [MailRecipient]) recipients!: MailRecipient[];
  /** What is in it. */
  @Field(() => [ReportMailPart]) reports!: ReportMailPart[];
  /** Grows with each change. */
  @Field(() => Int) version!: number;
}

/** A report of a mail. */
@ObjectType('ReportMailPart')
export class ReportMailPart {
  /** By what its rows are made. */
  @Field(() => ReportGroup) groupBy!: ReportGroup;
  /** What it shows. */
  @Field(() => ReportKind) kind!: ReportKind;
  /** Of OUTCOMES. */
  @Field(() => Measure, { nullable: true }) measure!: Measure | null;
}

/** An opening of a link. Looking at the page of the link is none: only the button on it opens the report. */
@ObjectType('ReportOpening')
export class ReportOpening {
  /** When it was opened. */
  @Field(() => DateTimeScalar) openedAt!: Date;
}

/** A row of a report. */
@ObjectType('ReportRow')
export class ReportRow {
  /** One for each column, in their order. */
  @Field(() => [ReportCell]) cells!: ReportCell[];
  /** Key, such as 2026-11 or the id of a physiotherapist. */
  @Field(() => ID) key!: string;
  /** Label of the key. */
  @Field(() => String) label!: string;
}

/** Filters, order and page size of a list, saved by an admin under a name. */
@ObjectType('SavedFilter')
export class SavedFilter {
  /** The saved filter's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Name; unique per list and admin. */
  @Field(() => String) name!: string;
  /** Query string of the list's address, such as status=incomplete&sort=name. Parameters that the list no longer supports are ignored. */
  @Field(() => String) query!: string;
}

/** A score of a questionnaire. */
@ObjectType('ScoreDefinition')
export class ScoreDefinition {
  /** Highest value. */
  @Field(() => Float) high!: number;
  /** Whether a higher value is better. */
  @Field(() => Boolean) higherIsBetter!: boolean;
  /** Smallest difference that matters to patients (MCID); null: no source names one. */
  @Field(() => Float, { nullable: true }) importantDifference!: number | null;
  /** linkIds of the questions that count; those of a repeating group count in each repeat. */
  @Field(() => [ID]) items!: string[];
  /** Unique within the questionnaire. */
  @Field(() => ID) key!: string;
  /** Smallest number of answers; fewer make no score. */
  @Field(() => Int) leastAnswers!: number;
  /** Lowest value. */
  @Field(() => Float) low!: number;
  /** How it is calculated. */
  @Field(() => ScoreMethod) method!: ScoreMethod;
  /** Name. */
  @Field(() => BothTexts) name!: BothTexts;
  /** Source of range and difference. */
  @Field(() => String) source!: string;
}

/** A value of a score. */
@ObjectType('ScorePoint')
export class ScorePoint {
  /** When the questionnaire was answered. */
  @Field(() => DateTimeScalar) at!: Date;
  /** Difference to the baseline; null of the baseline, without one, and without an important difference. */
  @Field(() => ScoreChange, { nullable: true }) change!: ScoreChange | null;
  /** Name of the score. */
  @Field(() => String) name!: string;
  /** Occasion of the answers. */
  @Field(() => QuestionnaireOccasion) occasion!: QuestionnaireOccasion;
  /** Slug of the questionnaire. */
  @Field(() => ID) questionnaire!: string;
  /** Lower end of the band around the baseline within which a difference does not matter. */
  @Field(() => Float, { nullable: true }) sameFrom!: number | null;
  /** Upper end of that band. */
  @Field(() => Float, { nullable: true }) sameUntil!: number | null;
  /** Key of the score. */
  @Field(() => ID) score!: string;
  /** Value, with one decimal. */
  @Field(() => Float) value!: number;
}

/** A search result. */
@ObjectType('SearchHit')
export class SearchHit {
  /** Details. For a patient: PT number and phone, such as PT-000123, +91 98765 43210, followed by `incomplete` or `deleted` where it applies. For a payment: amount and method, status, day and patient. */
  @Field(() => String) detail!: string;
  /** Id of the result. */
  @Field(() => ID) id!: string;
  /** Kind of the result. */
  @Field(() => SearchKind) kind!: SearchKind;
  /** Number of a patient's record, such as PT-000123. */
  @Field(() => ID, { nullable: true }) patientNumber!: string | null;
  /** Name; for a payment its receipt number, or else its reference. Empty for a record created at sign-up by a person who gave no name. */
  @Field(() => String) title!: string;
}

/** A change that an attacker would make, or an alarm. Each admin also gets a text message, which holds no patient data. */
@ObjectType('SecurityNotice')
export class SecurityNotice {
  /** When it happened. */
  @Field(() => DateTimeScalar) at!: Date;
  /** Name of the admin who made the change; null for a change by a server command, and for alarms. */
  @Field(() => String, { nullable: true }) by!: string | null;
  /** The notice's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Kind of the notice. */
  @Field(() => SecurityNoticeKind) kind!: SecurityNoticeKind;
  /** Name of the admin, member, key or system, the new UPI address, whose codes reached the limit, or the record's number and the reason; null where there is none. */
  @Field(() => String, { nullable: true }) subject!: string | null;
}

/** One day of a proposed series. */
@ObjectType('SeriesProposal')
export class SeriesProposal {
  /** Why not: OUTSIDE_HOURS or DOUBLE_BOOKED; null where it is free. */
  @Field(() => String, { nullable: true }) code!: string | null;
  /** Up to three free times of the same physiotherapist on that day, the nearest first; empty where it is free. */
  @Field(() => [DateTimeScalar]) instead!: Date[];
  /** Whether it can be booked without a reason. */
  @Field(() => Boolean) isFree!: boolean;
  /** The same in a sentence, which names no other patient. */
  @Field(() => String, { nullable: true }) message!: string | null;
  /** When it would begin. */
  @Field(() => DateTimeScalar) startsAt!: Date;
}

/** A session: a browser in which an account is signed in. */
@ObjectType('Session')
export class Session {
  /** Kind of the browser and device, as it names itself, such as `Chrome on Android`; empty if unknown. */
  @Field(() => String) device!: string;
  /** When the session ends at the latest, or without further use. */
  @Field(() => DateTimeScalar) endsAt!: Date;
  /** Id of the session; it cannot be used to sign in. */
  @Field(() => ID) id!: string;
  /** Whether this is the caller's session. */
  @Field(() => Boolean) isCurrent!: boolean;
  /** Whether the session was opened from the network of this request. */
  @Field(() => Boolean) isThisNetwork!: boolean;
  /** When the session was last used, to the minute. */
  @Field(() => DateTimeScalar) lastSeenAt!: Date;
  /** First parts of the address of the sign-in, such as `203.0.113.…`; empty if unknown. No place is looked up. */
  @Field(() => String) network!: string;
  /** When the session began. */
  @Field(() => DateTimeScalar) signedInAt!: Date;
}

/** An event in a plan's ledger; events are never changed. */
@ObjectType('SessionEvent')
export class SessionEvent {
  /** Appointment of the event. */
  @Field(() => ID, { nullable: true }) appointmentId!: string | null;
  /** When the event was entered. */
  @Field(() => DateTimeScalar) at!: Date;
  /** Role of who entered the event. */
  @Field(() => EnteredAs) enteredAs!: EnteredAs;
  /** Increases with time; send it as `after` to get the next page. */
  @Field(() => ID) id!: string;
  /** Kind of the event. */
  @Field(() => SessionEventKind) kind!: SessionEventKind;
  /** Number of the session in the plan. */
  @Field(() => Int) number!: number;
  /** Reason, where one was required. */
  @Field(() => String, { nullable: true }) reason!: string | null;
  /** State of the planned session after the event. */
  @Field(() => PlanSessionState) state!: PlanSessionState;
}

/** What a session would cost by the present policy if it did not take place; 0 without a fee, also of a session that is free as one of the first. */
@ObjectType('SessionFees')
export class SessionFees {
  /** If it is canceled now for the patient; 0 before the notice begins, and of a pending session. */
  @Field(() => PaiseScalar) lateCancel!: number;
  /** If it is marked as missed. */
  @Field(() => PaiseScalar) noShow!: number;
}

/** Length and price of a session type. */
@ObjectType('SessionOffer')
export class SessionOffer {
  /** Length in minutes, 5 to 480. */
  @Field(() => Int) durationMinutes!: number;
  /** Whether patients may request it. */
  @Field(() => Boolean) enabled!: boolean;
  /** Price. Null: not published, and sessions of this type are not charged automatically. */
  @Field(() => PaiseScalar, { nullable: true }) price!: number | null;
  /** The session type. */
  @Field(() => SessionType) sessionType!: SessionType;
}

/** What became of a series; sessions + skipped is what was asked for. */
@ObjectType('SessionSeries')
export class SessionSeries {
  /** The series. */
  @Field(() => ID) id!: string;
  /** Its sessions that were booked or changed, in order. */
  @Field(() => [Appointment]) sessions!: Appointment[];
  /** Empty with REFUSE. */
  @Field(() => [SkippedTime]) skipped!: SkippedTime[];
}

/** A clinical document as it was signed: its bytes never change, whatever becomes of the record. */
@ObjectType('SignedDocument')
export class SignedDocument {
  /** Its id; Bundle.identifier in FHIR. */
  @Field(() => ID) id!: string;
  /** Why it replaces the other one; null for a first one. */
  @Field(() => String, { nullable: true }) reason!: string | null;
  /** The report that replaced it; null while it stands. */
  @Field(() => ID, { nullable: true }) replacedByReportId!: string | null;
  /** The report that it replaces; null for a first one. */
  @Field(() => ID, { nullable: true }) replacesReportId!: string | null;
  /** SHA-256 of the stored bytes, hex. */
  @Field(() => String) sha256!: string;
  /** When it was signed; of a report from before documents were stored, when it was stored. */
  @Field(() => DateTimeScalar) signedAt!: Date;
  /** Who signed it; the clinic, for a report from before documents were stored. */
  @Field(() => String) signedByName!: string;
  /** Number of bytes. */
  @Field(() => Int) size!: number;
}

/** A skipped occasion of an exercise. */
@ObjectType('SkippedExercise')
export class SkippedExercise {
  /** The exercise's key. */
  @Field(() => ID) exercise!: string;
  /** The patient's note. */
  @Field(() => String, { nullable: true }) note!: string | null;
  /** Why. */
  @Field(() => SkipReason) reason!: SkipReason;
}

/** A time of a series that was not booked or changed. */
@ObjectType('SkippedTime')
export class SkippedTime {
  /** OUTSIDE_HOURS, DOUBLE_BOOKED, or WRONG_STATE where no session of the plan is open. */
  @Field(() => String) code!: string;
  /** A sentence; it names no other patient. */
  @Field(() => String) message!: string;
  /** Which time: the one that was asked for. */
  @Field(() => DateTimeScalar) startsAt!: Date;
}

/** Free times offered to a patient to make up for a missed session. */
@ObjectType('SlotOffer')
export class SlotOffer {
  /** Until when a time can be accepted. */
  @Field(() => DateTimeScalar) expiresAt!: Date;
  /** The offer's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Number of the missed session in the plan. */
  @Field(() => Int) number!: number;
  /** Id of the plan. */
  @Field(() => ID) planId!: string;
  /** Three free times in the future. A patient sees only those that can still be accepted. */
  @Field(() => [DateTimeScalar]) slots!: Date[];
}

/** A hospital's system that authenticates with SMART Backend Services. */
@ObjectType('SmartClient')
export class SmartClient {
  /** When the client was registered. */
  @Field(() => DateTimeScalar) createdAt!: Date;
  /** The client_id. */
  @Field(() => ID) id!: string;
  /** Systems of the identifiers that it may assign. */
  @Field(() => [String]) identifierSystems!: string[];
  /** Address of its JWK set; null where the keys were given at registration. */
  @Field(() => String, { nullable: true }) jwksUrl!: string | null;
  /** When the client last got a token; null when it never did. */
  @Field(() => DateTimeScalar, { nullable: true }) lastUsedAt!: Date | null;
  /** Name of the client. */
  @Field(() => String) name!: string;
  /** Purpose for which the client uses the data. */
  @Field(() => DataPurpose) purpose!: DataPurpose;
  /** Patients whose records the client may access. */
  @Field(() => ClientReach) reach!: ClientReach;
  /** SMART scopes, such as `system/Patient.rs`. */
  @Field(() => [String]) scopes!: string[];
}

/** A page of the clinic on another site. */
@ObjectType('SocialLink')
export class SocialLink {
  /** Name of the site, such as Instagram. */
  @Field(() => String) label!: string;
  /** Address of the page, https. */
  @Field(() => String) url!: string;
}

/** A day with hours other than its weekday's; no hours: a holiday. */
@ObjectType('SpecialDay')
export class SpecialDay {
  /** The day. */
  @Field(() => LocalDateScalar) day!: string;
  /** The intervals, in order. */
  @Field(() => [DayHours]) hours!: DayHours[];
  /** Name of the day, such as Diwali. */
  @Field(() => String) name!: string;
}

/** A member of the team: an account, or a physiotherapist without one. */
@ObjectType('StaffMember')
export class StaffMember {
  /** Whether the account is disabled, or its last day has passed: it cannot sign in. */
  @Field(() => Boolean) disabled!: boolean;
  /** Id of the doctor; null for others. */
  @Field(() => ID, { nullable: true }) doctorId!: string | null;
  /** Full name; the account's, where there is one. */
  @Field(() => String) fullName!: string;
  /** Whether the member signs in by an authenticator app, too. */
  @Field(() => Boolean) hasAuthenticator!: boolean;
  /** Whether the account has a passkey. */
  @Field(() => Boolean) hasPasskey!: boolean;
  /** The account's id, or else the physiotherapist's; accepted wherever a team member's id is. */
  @Field(() => ID) id!: string;
  /** Last day of a member who is leaving or has left. */
  @Field(() => LocalDateScalar, { nullable: true }) lastDay!: string | null;
  /** When the member last signed in. */
  @Field(() => DateTimeScalar, { nullable: true }) lastLogin!: Date | null;
  /** Phone number, E.164; the sign-in number where there is an account. */
  @Field(() => String, { nullable: true }) mobileNumber!: string | null;
  /** Id of the physiotherapist; null for others. */
  @Field(() => ID, { nullable: true }) physiotherapistId!: string | null;
  /** Number in the council's register; printed on receipts and reports. */
  @Field(() => String, { nullable: true }) registrationNumber!: string | null;
  /** Number of upcoming scheduled sessions. */
  @Field(() => Int) sessionsAhead!: number;
  /** Specialization, such as Orthopaedic, Sports or Neurological; null for an admin and the front desk, and until entered. */
  @Field(() => String, { nullable: true }) specialization!: string | null;
  /** Id of the account; null for a physiotherapist without one. */
  @Field(() => ID, { nullable: true }) userId!: string | null;
  /** ADMIN, PHYSIOTHERAPIST, DOCTOR or RECEPTION. */
  @Field(() => UserType) userType!: UserType;
  /** Increases with every change of the member. Send it back to detect a concurrent change. */
  @Field(() => Int) version!: number;
}

/** Movements of a patient's account within days: opening + lines = closing. Canceled charges and credits are left out, deposits are separate. */
@ObjectType('Statement')
export class Statement {
  /** Amount due after the last day. */
  @Field(() => PaiseScalar) closing!: number;
  /** Deposits held after the last day. */
  @Field(() => PaiseScalar) held!: number;
  /** Lines by day, then by the time of their entry. */
  @Field(() => [StatementLine]) lines!: StatementLine[];
  /** Amount due before the first day. */
  @Field(() => PaiseScalar) opening!: number;
}

/** A line of a statement. */
@ObjectType('StatementLine')
export class StatementLine {
  /** Above 0 it increases the amount due, below 0 it reduces it. */
  @Field(() => PaiseScalar) amount!: number;
  /** Amount due after the line. */
  @Field(() => PaiseScalar) balance!: number;
  /** Day in the books. */
  @Field(() => LocalDateScalar) day!: string;
  /** Id of the charge, credit, payment or refund. */
  @Field(() => ID) id!: string;
  /** Kind of the line. */
  @Field(() => StatementKind) kind!: StatementKind;
  /** Purpose, in the language of the answer. */
  @Field(() => String) text!: string;
}

/** The nightly verification of the audit trail. */
@ObjectType('SystemAudit')
export class SystemAudit {
  /** When every seal was last compared with its rows. */
  @Field(() => DateTimeScalar, { nullable: true }) checkedAt!: Date | null;
  /** What did not fit then, in a sentence; null: all fitted. */
  @Field(() => String, { nullable: true }) misfit!: string | null;
}

/** Backups of the server. */
@ObjectType('SystemBackup')
export class SystemBackup {
  /** Time up to which a restore can go. */
  @Field(() => DateTimeScalar, { nullable: true }) archivedAt!: Date | null;
  /** Its size as stored, in bytes. */
  @Field(() => Float, { nullable: true }) bytes!: number | null;
  /** When a backup, or the archiving of the write-ahead log, last failed; null once it worked again. */
  @Field(() => DateTimeScalar, { nullable: true }) failedAt!: Date | null;
  /** Why, in a sentence. */
  @Field(() => String, { nullable: true }) failure!: string | null;
  /** Whether the server takes backups. */
  @Field(() => Boolean) isOn!: boolean;
  /** When the last good base backup ended. */
  @Field(() => DateTimeScalar, { nullable: true }) takenAt!: Date | null;
}

/** A TLS certificate of the server's public address. */
@ObjectType('SystemCertificate')
export class SystemCertificate {
  /** When it ends; null if it could not be read. */
  @Field(() => DateTimeScalar, { nullable: true }) endsAt!: Date | null;
  /** Host name. */
  @Field(() => String) name!: string;
}

/** A disk of the server. */
@ObjectType('SystemDisk')
export class SystemDisk {
  /** Its size in bytes. */
  @Field(() => Float) bytes!: number;
  /** How many of them are free. */
  @Field(() => Float) free!: number;
  /** What it holds: data or backups. */
  @Field(() => String) name!: string;
}

/** Work that the server does by itself, as the process that answers knows it since its start. */
@ObjectType('SystemJob')
export class SystemJob {
  /** When it last failed. */
  @Field(() => DateTimeScalar, { nullable: true }) failedAt!: Date | null;
  /** What does not happen while it fails, such as: no message is sent. */
  @Field(() => String) idle!: string;
  /** Its name, as in the metrics: texts, emails, pushes, webhooks, imports, bulk_exports, report_mails, scans, audit_checks, counters or backups. */
  @Field(() => String) name!: string;
  /** When it last worked. */
  @Field(() => DateTimeScalar, { nullable: true }) succeededAt!: Date | null;
}

/** Texts and e-mails of the outbox. */
@ObjectType('SystemMessages')
export class SystemMessages {
  /** Number of messages of the last 24 hours that failed for good. */
  @Field(() => Int) failed!: number;
  /** Number of messages that are due and wait. */
  @Field(() => Int) waiting!: number;
  /** Since when the oldest of them is due. */
  @Field(() => DateTimeScalar, { nullable: true }) waitingSince!: Date | null;
}

/** The scanner of uploaded files. */
@ObjectType('SystemScanner')
export class SystemScanner {
  /** When the last attempt failed for a file that still waits. */
  @Field(() => DateTimeScalar, { nullable: true }) failedAt!: Date | null;
  /** Whether the server has new files scanned for malware. */
  @Field(() => Boolean) isOn!: boolean;
  /** Number of files of the last 90 days in which malware was found. */
  @Field(() => Int) quarantined!: number;
  /** Number of files that wait for it; nobody opens them meanwhile. */
  @Field(() => Int) waiting!: number;
  /** Since when the oldest of them waits. */
  @Field(() => DateTimeScalar, { nullable: true }) waitingSince!: Date | null;
}

/** How the server does. */
@ObjectType('SystemState')
export class SystemState {
  /** When it was looked at. */
  @Field(() => DateTimeScalar) asOf!: Date;
  /** The audit trail. */
  @Field(() => SystemAudit) audit!: SystemAudit;
  /** The backups. */
  @Field(() => SystemBackup) backup!: SystemBackup;
  /** Certificates of the public address; none without https. */
  @Field(() => [SystemCertificate]) certificates!: SystemCertificate[];
  /** The disks. */
  @Field(() => [SystemDisk]) disks!: SystemDisk[];
  /** The jobs. */
  @Field(() => [SystemJob]) jobs!: SystemJob[];
  /** The outbox. */
  @Field(() => SystemMessages) messages!: SystemMessages;
  /** The scanner of files. */
  @Field(() => SystemScanner) scanner!: SystemScanner;
  /** What needs attention, a sentence each. Admins get a notice of it, once a day each. */
  @Field(() => [String]) troubles!: string[];
  /** Version of the product. */
  @Field(() => String) version!: string;
}

/** Target range of a measure in a phase. */
@ObjectType('TargetBand')
export class TargetBand {
  /** Upper bound. */
  @Field(() => Float) high!: number;
  /** Lower bound. */
  @Field(() => Float) low!: number;
  /** The measure. */
  @Field(() => Measure) measure!: Measure;
}

/** Something to know. Nobody is told what they did themselves. */
@ObjectType('TeamNotice')
export class TeamNotice {
  /** When; of a cover, when it began. */
  @Field(() => DateTimeScalar) at!: Date;
  /** Its id; it grows with time. */
  @Field(() => ID) id!: string;
  /** Whether the bell was opened since. */
  @Field(() => Boolean) isSeen!: boolean;
  /** What happened. */
  @Field(() => TeamNoticeKind) kind!: TeamNoticeKind;
  /** Whom it is about; null for a patient whom one may not see now. */
  @Field(() => AppointmentPatient, { nullable: true }) patient!: AppointmentPatient | null;
  /** The appointment, entry, task, cover or record. */
  @Field(() => ID, { nullable: true }) subjectId!: string | null;
  /** A sentence, without the patient's name and without anything clinical. */
  @Field(() => String) text!: string;
}

/** Notices by cursor, of the last 30 days. */
@ObjectType('TeamNoticeConnection')
export class TeamNoticeConnection {
  /** Newest first. */
  @Field(() => [TeamNoticeEdge]) edges!: TeamNoticeEdge[];
  /** Where the page stands. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
  /** How many the bell shows, at most 99. */
  @Field(() => Int) unseen!: number;
}

/** A notice in a list. */
@ObjectType('TeamNoticeEdge')
export class TeamNoticeEdge {
  /** Where it stands; opaque. */
  @Field(() => String) cursor!: string;
  /** The notice. */
  @Field(() => TeamNotice) node!: TeamNotice;
}

/** An interval; it ends after it begins. */
@ObjectType('TimeInterval')
export class TimeInterval {
  /** When it begins. */
  @Field(() => DateTimeScalar) from!: Date;
  /** When it ends. */
  @Field(() => DateTimeScalar) until!: Date;
}

/** A slice of a timeline. */
@ObjectType('TimelineConnection')
export class TimelineConnection {
  /** The entries, newest first. */
  @Field(() => [TimelineEdge]) edges!: TimelineEdge[];
  /** Paging information. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
}

/** An entry in a cursor-paged timeline. */
@ObjectType('TimelineEdge')
export class TimelineEdge {
  /** Opaque cursor. */
  @Field(() => String) cursor!: string;
  /** The entry. */
  @Field(() => TimelineEntry) node!: TimelineEntry;
}

/** An event in a patient's timeline. */
@ObjectType('TimelineEntry')
export class TimelineEntry {
  /** When the event happened or will happen. */
  @Field(() => DateTimeScalar) at!: Date;
  /** Further details, such as the physiotherapist, or the reference of a payment. */
  @Field(() => String, { nullable: true }) detail!: string | null;
  /** Unique in the timeline. */
  @Field(() => ID) id!: string;
  /** Kind of the entry. */
  @Field(() => TimelineKind) kind!: TimelineKind;
  /** Id of the appointment, payment, charge, package, bill, entry, report, message or audit event. */
  @Field(() => ID, { nullable: true }) subjectId!: string | null;
  /** Title, a sentence. */
  @Field(() => String) title!: string;
}

/** The patient's start page. */
@ObjectType('Today')
export class Today {
  /** Completed of prescribed occasions. */
  @Field(() => Adherence) adherence!: Adherence;
  /** What to do while stopped. */
  @Field(() => String, { nullable: true }) advice!: string | null;
  /** Danger sign answered on this day or the two before, with advice; null when there is none. */
  @Field(() => CareTask, { nullable: true }) answeredTask!: CareTask | null;
  /** Questions to answer before the exercises. */
  @Field(() => [DangerSign]) dangerSigns!: DangerSign[];
  /** The clinic day. */
  @Field(() => LocalDateScalar) day!: string;
  /** Days since the operation, whose day is 0. */
  @Field(() => Int) daysSinceSurgery!: number;
  /** Effort of the day's exercises, 0 to 10 (Borg CR10); null before it was reported. */
  @Field(() => Int, { nullable: true }) effort!: number | null;
  /** Exercises of today; empty while stopped. */
  @Field(() => [TodayExercise]) exercises!: TodayExercise[];
  /** Protocol or programme. */
  @Field(() => PlanKind) kind!: PlanKind;
  /** Counts of the plan's sessions. */
  @Field(() => Ledger) ledger!: Ledger;
  /** First unread lesson of the patient's list (`lessons`); null when there is none. */
  @Field(() => Lesson, { nullable: true }) lesson!: OnDemand<Lesson | null>;
  /** Minutes that the sets still open today take, at the pace of the figures, rounded up. */
  @Field(() => Int) minutesLeft!: OnDemand<number>;
  /** Whether the danger signs must be answered before today's exercises. */
  @Field(() => Boolean) needsDangerCheck!: boolean;
  /** Next scheduled session; null when there is none. */
  @Field(() => Appointment, { nullable: true }) nextSession!: Appointment | null;
  /** Open danger sign; null when there is none. */
  @Field(() => CareTask, { nullable: true }) openTask!: CareTask | null;
  /** Last pain entry of the day; null before the first. */
  @Field(() => PainEntry, { nullable: true }) pain!: PainEntry | null;
  /** Number of the present phase, from 1. */
  @Field(() => Int) phase!: number;
  /** Number of phases. */
  @Field(() => Int) phaseCount!: number;
  /** Name of the present phase. */
  @Field(() => String) phaseName!: string;
  /** Id of the plan. */
  @Field(() => ID) planId!: string;
  /** Questionnaires that are due, by occasion and slug. */
  @Field(() => [DueQuestionnaire]) questionnaires!: OnDemand<DueQuestionnaire[]>;
  /** Done sessions as a percentage of planned less cancelled ones; the same number as User.recoveryProgress. */
  @Field(() => Int) recoveryPercent!: number;
  /** Progress, in a sentence. */
  @Field(() => String) sentence!: string;
  /** Whether an open danger sign stops the exercises until the doctor has answered. */
  @Field(() => Boolean) stopped!: boolean;
  /** Number of the clinic's messages (`careThread`) that the patient has not read. */
  @Field(() => Int) unreadMessages!: OnDemand<number>;
  /** Kept weeks. */
  @Field(() => KeptWeeks) weeks!: KeptWeeks;
}

/** An exercise of today. */
@ObjectType('TodayExercise')
export class TodayExercise {
  /** The exercise, with its dose. */
  @Field(() => Exercise) exercise!: Exercise;
  /** Occasions in order; `timesDone` of them are completed. */
  @Field(() => [Occasion]) occasions!: Occasion[];
  /** Number of occasions completed today. */
  @Field(() => Int) timesDone!: number;
}

/** What a patient signed. It is never changed. */
@ObjectType('TreatmentConsent')
export class TreatmentConsent {
  /** The scan of one on paper. */
  @Field(() => ID, { nullable: true }) fileId!: string | null;
  /** The version that was read. */
  @Field(() => ConsentForm) form!: ConsentForm;
  /** Its id. */
  @Field(() => ID) id!: string;
  /** In which language it was read. */
  @Field(() => Language) language!: Language;
  /** When. */
  @Field(() => DateTimeScalar) signedAt!: Date;
  /** Who signed. */
  @Field(() => SignedBy) signedBy!: SignedBy;
  /** Their name. */
  @Field(() => String) signerName!: string;
  /** The path of its sheet (PDF). */
  @Field(() => String) url!: string;
  /** When it was taken back. */
  @Field(() => DateTimeScalar, { nullable: true }) withdrawnAt!: Date | null;
  /** Why. */
  @Field(() => String, { nullable: true }) withdrawnReason!: string | null;
  /** Who of the team was there. */
  @Field(() => String) witness!: string;
}

/** What was done in a session. */
@ObjectType('TreatmentGiven')
export class TreatmentGiven {
  /** Up to 200 characters. */
  @Field(() => String, { nullable: true }) detail!: string | null;
  /** 1 to 240. */
  @Field(() => Int, { nullable: true }) minutes!: number | null;
  /** Such as joint mobilisation; 1 to 80 characters. */
  @Field(() => String) name!: string;
}

/** A treatment note: subjective, objective, assessment, plan. */
@ObjectType('TreatmentNote')
export class TreatmentNote {
  /** Oldest first. */
  @Field(() => [NoteAddendum]) addenda!: NoteAddendum[];
  /** The session; one note each. */
  @Field(() => ID, { nullable: true }) appointmentId!: string | null;
  /** What it means. */
  @Field(() => String) assessment!: string;
  /** When what it tells of began. */
  @Field(() => DateTimeScalar) at!: Date;
  /** Who wrote it. */
  @Field(() => String) author!: string;
  /** At most 20. */
  @Field(() => [ChartMark]) body!: ChartMark[];
  /** Since the last session. */
  @Field(() => PatientChange, { nullable: true }) change!: PatientChange | null;
  /** SHA-256 of what was signed or locked, hex; null of a draft. */
  @Field(() => String, { nullable: true }) contentHash!: string | null;
  /** For whom the author stood in. */
  @Field(() => String, { nullable: true }) coveredFor!: string | null;
  /** Why it was written by mistake. */
  @Field(() => String, { nullable: true }) errorReason!: string | null;
  /** Files that belong to it, oldest first, without removed ones; each opens within reach of the patient. */
  @Field(() => [ClinicalFile]) files!: ClinicalFile[];
  /** Its id. */
  @Field(() => ID) id!: string;
  /** Whether it is one's own. */
  @Field(() => Boolean) isOwn!: boolean;
  /** What it is about. */
  @Field(() => NoteKind) kind!: NoteKind;
  /** When a draft locks by itself; null otherwise. */
  @Field(() => DateTimeScalar, { nullable: true }) locksAt!: Date | null;
  /** What was found. */
  @Field(() => String) objective!: string;
  /** 0 to 10. */
  @Field(() => Int, { nullable: true }) painAfter!: number | null;
  /** 0 to 10. */
  @Field(() => Int, { nullable: true }) painBefore!: number | null;
  /** Whose. */
  @Field(() => AppointmentPatient) patient!: AppointmentPatient;
  /** What comes next. */
  @Field(() => String) plan!: string;
  /** Fields whose text is that of the patient's note before, such as plan: to be read with care. */
  @Field(() => [String]) sameAsBefore!: string[];
  /** When it was signed. */
  @Field(() => DateTimeScalar, { nullable: true }) signedAt!: Date | null;
  /** Where it stands. */
  @Field(() => NoteStatus) status!: NoteStatus;
  /** What the patient says. */
  @Field(() => String) subjective!: string;
  /** At most 12. */
  @Field(() => [TreatmentGiven]) treatments!: TreatmentGiven[];
  /** What was measured, retracted ones left out. */
  @Field(() => [Measurement]) values!: Measurement[];
  /** Grows with each change. */
  @Field(() => Int) version!: number;
}

/** Notes by cursor. */
@ObjectType('TreatmentNoteConnection')
export class TreatmentNoteConnection {
  /** Newest first, by `at`. */
  @Field(() => [TreatmentNoteEdge]) edges!: TreatmentNoteEdge[];
  /** Where the page stands. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
}

/** A note in a list. */
@ObjectType('TreatmentNoteEdge')
export class TreatmentNoteEdge {
  /** Where it stands; opaque. */
  @Field(() => String) cursor!: string;
  /** The note. */
  @Field(() => TreatmentNote) node!: TreatmentNote;
}

/** An account, which can sign in. */
@ObjectType('User')
export class User {
  /** Postal address of the patient record, used for HOME sessions; null without a record. */
  @Field(() => String, { nullable: true }) address!: string | null;
  /** Address of the profile picture; requires the session cookie. */
  @Field(() => String, { nullable: true }) avatar!: string | null;
  /** Whether the year of birth is due, by `confirmBirthYear`: until then no session of the account opens anything. */
  @Field(() => Boolean) birthYearDue!: boolean;
  /** Country, in words. */
  @Field(() => String) country!: string;
  /** Date of birth, when known exactly. */
  @Field(() => LocalDateScalar, { nullable: true }) dateOfBirth!: string | null;
  /** E-mail address. */
  @Field(() => String, { nullable: true }) email!: string | null;
  /** When the e-mail address was confirmed by its code; null until then and after another one was entered. */
  @Field(() => DateTimeScalar, { nullable: true }) emailConfirmedAt!: Date | null;
  /** Full name; empty until entered. */
  @Field(() => String) fullName!: string;
  /** Gender. */
  @Field(() => Gender, { nullable: true }) gender!: Gender | null;
  /** The account's id, a UUID. */
  @Field(() => ID) id!: string;
  /** Preferred language, in words. Pages and messages of the account are in Hindi where it says Hindi, otherwise in English. A first sign-in as USER that requests Hindi sets it. */
  @Field(() => String) language!: string;
  /** When the user last signed in. */
  @Field(() => DateTimeScalar, { nullable: true }) lastLogin!: Date | null;
  /** Number of sessions marked missed by staff. */
  @Field(() => Int) missedSessions!: number;
  /** Sign-in number, E.164, such as +919876543210. */
  @Field(() => String) mobileNumber!: string;
  /** Nickname. */
  @Field(() => String, { nullable: true }) nickname!: string | null;
  /** New sign-in number, E.164, which applies once verifyNumber gets its code; null when there is none, or its code has expired. */
  @Field(() => String, { nullable: true }) pendingNumber!: string | null;
  /** Number of sessions in the plan; 25 by default. */
  @Field(() => Int) plannedSessions!: number;
  /** Whether the profile form was completed or skipped; always true for accounts that are not patients'. */
  @Field(() => Boolean) profileCompleted!: boolean;
  /** Completed of planned sessions, a whole percentage from 0 to 100. */
  @Field(() => Int) recoveryProgress!: number;
  /** Number of sessions marked completed by staff. */
  @Field(() => Int) sessionsCompleted!: number;
  /** Open sessions of the live plan, the same number as Ledger.ahead; null without a live plan. */
  @Field(() => Int, { nullable: true }) sessionsToGo!: number | null;
  /** IANA time zone. */
  @Field(() => String) timeZone!: string;
  /** Role of the account. */
  @Field(() => UserType) userType!: UserType;
}

/** One page of the accounts. */
@ObjectType('UserPage')
export class UserPage {
  /** The page size. */
  @Field(() => Int) limit!: number;
  /** The page, from 1. */
  @Field(() => Int) page!: number;
  /** Number of accounts that match the filter. */
  @Field(() => Int) total!: number;
  /** The accounts, newest first; empty beyond the last page. */
  @Field(() => [Account]) users!: Account[];
}

/** A patient account whose record is missing or incomplete. */
@ObjectType('UserWithoutPatient')
export class UserWithoutPatient {
  /** Date of birth, if given. */
  @Field(() => LocalDateScalar, { nullable: true }) dateOfBirth!: string | null;
  /** Full name; may be empty. */
  @Field(() => String) fullName!: string;
  /** Gender, if given. */
  @Field(() => Gender, { nullable: true }) gender!: Gender | null;
  /** The account's id; `userId` of createPatient. */
  @Field(() => ID) id!: string;
  /** Sign-in number, E.164. */
  @Field(() => String) mobileNumber!: string;
}

/** Entries by cursor. */
@ObjectType('WaitingListConnection')
export class WaitingListConnection {
  /** Urgent ones first, then who waits longest. */
  @Field(() => [WaitingListEdge]) edges!: WaitingListEdge[];
  /** Where the page stands. */
  @Field(() => PageInfo) pageInfo!: PageInfo;
  /** How many have this status. */
  @Field(() => Int) totalCount!: number;
}

/** An entry in a list. */
@ObjectType('WaitingListEdge')
export class WaitingListEdge {
  /** Where it stands; opaque. */
  @Field(() => String) cursor!: string;
  /** The entry. */
  @Field(() => WaitingListEntry) node!: WaitingListEntry;
}

/** A patient who waits for a time. */
@ObjectType('WaitingListEntry')
export class WaitingListEntry {
  /** The session that it got. */
  @Field(() => Appointment, { nullable: true }) appointment!: Appointment | null;
  /** Since when they wait. */
  @Field(() => DateTimeScalar) createdAt!: Date;
  /** 5 to 480 minutes. */
  @Field(() => Int) durationMinutes!: number;
  /** The first day. */
  @Field(() => LocalDateScalar) earliest!: string;
  /** Not before, HH:MM. */
  @Field(() => String) from!: string;
  /** Its id. */
  @Field(() => ID) id!: string;
  /** The session that is to come earlier: it is moved, and no new one is booked. */
  @Field(() => Appointment, { nullable: true }) insteadOf!: Appointment | null;
  /** Stands before the others. */
  @Field(() => Boolean) isUrgent!: boolean;
  /** The last day; null: open. */
  @Field(() => LocalDateScalar, { nullable: true }) latest!: string | null;
  /** Of the desk, up to 200 characters. */
  @Field(() => String, { nullable: true }) note!: string | null;
  /** Who. */
  @Field(() => AppointmentPatient) patient!: AppointmentPatient;
  /** The number to call, E.164. */
  @Field(() => String, { nullable: true }) phone!: string | null;
  /** Who should treat; null: anybody. */
  @Field(() => AppointmentPhysiotherapist, { nullable: true }) physiotherapist!: AppointmentPhysiotherapist | null;
  /** Where the session should take place. */
  @Field(() => SessionType) sessionType!: SessionType;
  /** Where it stands. */
  @Field(() => WaitingStatus) status!: WaitingStatus;
  /** To end by, HH:MM. */
  @Field(() => String) until!: string;
  /** Grows with each change. */
  @Field(() => Int) version!: number;
  /** On which weekdays; empty: any. */
  @Field(() => [Weekday]) weekdays!: Weekday[];
}

/** Packages of a patient. */
@ObjectType('Wallet')
export class Wallet {
  /** Open amount of the packages' charges. */
  @Field(() => PaiseScalar) due!: number;
  /** Packages, newest first. */
  @Field(() => [Package]) packages!: Package[];
  /** Sessions left in active packages with a number of sessions. */
  @Field(() => Int) sessionsLeft!: number;
  /** Completed sessions that no package covers. */
  @Field(() => Int) uncovered!: number;
}

/** Delivery of one change to an endpoint. */
@ObjectType('WebhookDelivery')
export class WebhookDelivery {
  /** Number of attempts, replays included. */
  @Field(() => Int) attempts!: number;
  /** Result of the last attempt: an HTTP status, `no answer` within 15 seconds, `not reached`, `not called` (a private address), `no secret`, `not sent` (an error of the clinic's server), `withheld` (the client may no longer read the resource) or `ended` (the endpoint ended); null before the first attempt. */
  @Field(() => String, { nullable: true }) code!: string | null;
  /** When the resource changed. */
  @Field(() => DateTimeScalar) createdAt!: Date;
  /** When the delivery succeeded; null until then. */
  @Field(() => DateTimeScalar, { nullable: true }) deliveredAt!: Date | null;
  /** Event, such as `patient.updated`. */
  @Field(() => String) event!: string;
  /** The delivery's id: the `webhook-id` of every attempt, replays included. */
  @Field(() => ID) id!: string;
  /** Time of the next attempt; null when there is none. */
  @Field(() => DateTimeScalar, { nullable: true }) nextAttemptAt!: Date | null;
  /** FHIR type of the changed resource. */
  @Field(() => String) resource!: string;
  /** Id of the changed resource. */
  @Field(() => ID) resourceId!: string;
  /** Status of the delivery. */
  @Field(() => WebhookDeliveryStatus) status!: WebhookDeliveryStatus;
}

/**
 * An https address that receives webhooks about changes, by Standard Webhooks. It receives only events about resources that its client may read.
 * The events are `patient.created`, `patient.updated`, `patient.deleted`, `patient.merged`, `patient.discharged`, `appointment.created`,
 * `appointment.updated`, `referral.updated`, `document.created` and `consent.revoked`.
 */
@ObjectType('WebhookEndpoint')
export class WebhookEndpoint {
  /** Whether the server can sign: the secret is derived from SMART_SIGNING_KEY. Without it nothing is sent. */
  @Field(() => Boolean) canSign!: boolean;
  /** Client that receives the webhooks. */
  @Field(() => ID) clientId!: string;
  /** Name of the client. */
  @Field(() => String) clientName!: string;
  /** When the endpoint was created. */
  @Field(() => DateTimeScalar) createdAt!: Date;
  /** Why the endpoint ended; null while it is live. */
  @Field(() => WebhookEndReason, { nullable: true }) endReason!: WebhookEndReason | null;
  /** When the endpoint ended; null while it is live. */
  @Field(() => DateTimeScalar, { nullable: true }) endedAt!: Date | null;
  /** Events sent to the endpoint. */
  @Field(() => [String]) events!: string[];
  /** Its id. */
  @Field(() => ID) id!: string;
  /** Address of the endpoint. */
  @Field(() => String) url!: string;
}

/** Number of patients who signed up in a week. */
@ObjectType('WeekCount')
export class WeekCount {
  /** Number of patient accounts created. */
  @Field(() => Int) count!: number;
  /** Monday on which the week begins. */
  @Field(() => LocalDateScalar) week!: string;
}

/** Opening intervals of a weekday, in order; none: closed. */
@ObjectType('WeekdayHours')
export class WeekdayHours {
  /** The intervals. */
  @Field(() => [DayHours]) hours!: DayHours[];
  /** The weekday. */
  @Field(() => Weekday) weekday!: Weekday;
}

/** A note, and its session. */
@ObjectType('WrittenNote')
export class WrittenNote {
  /** The session. */
  @Field(() => Appointment, { nullable: true }) appointment!: Appointment | null;
  /** The note. */
  @Field(() => TreatmentNote) note!: TreatmentNote;
}

/** An ABHA as it is read from a card. */
@InputType('AbhaInput')
export class AbhaInput {
  /** 3 to 50 characters before the @; null takes it away. */
  @Field(() => String, { nullable: true }) address?: string;
  /** The last digit does not fit, and the card was compared. */
  @Field(() => Boolean, { defaultValue: false }) isCompared!: boolean;
  /** 14 digits, dashes and blanks ignored; null takes it away. */
  @Field(() => String, { nullable: true }) number?: string;
}

/** An absence, with all that follows from it. */
@InputType('AbsenceInput')
export class AbsenceInput {
  /** Who stands in for the patients on those days, at most 5; then the absence lasts at most 61 days. */
  @Field(() => [ID], { defaultValue: [] }) coveredBy!: string[];
  /** As in LeaveInput. */
  @Field(() => String) from!: string;
  /** Up to 200 characters; shown to admins alone. */
  @Field(() => String, { nullable: true }) note?: string;
  /** Who is away; the id of their account is accepted, too. */
  @Field(() => ID) physiotherapistId!: string;
  /** Who takes which session, at most 200; the others keep their time and wait for somebody. */
  @Field(() => [StandInInput], { defaultValue: [] }) standIns!: Fields<StandInInput>[];
  /** As in LeaveInput. */
  @Field(() => String) until!: string;
}

/** Filter of accounts. All given fields must match. */
@InputType('AccountFilter')
export class AccountFilter {
  /** Whether a sign-in waits for the year of birth, as `Account.birthYearDueSince` says. */
  @Field(() => Boolean, { nullable: true }) birthYearDue?: boolean;
  /** Whether the account is disabled. */
  @Field(() => Boolean, { nullable: true }) disabled?: boolean;
  /** Part of the name, or digits of the number. */
  @Field(() => String, { nullable: true }) search?: string;
  /** Role of the account. */
  @Field(() => UserType, { nullable: true }) userType?: UserType;
}

/** Part of a payment for one charge. */
@InputType('AllocationInput')
export class AllocationInput {
  /** 1 paisa to the open amount of the charge. */
  @Field(() => PaiseScalar) amount!: number;
  /** An open charge of the same patient. */
  @Field(() => ID) chargeId!: string;
}

/** An answer to one question. */
@InputType('AnswerInput')
export class AnswerInput {
  /** linkId of the question. */
  @Field(() => ID) linkId!: string;
  /** From 0, within a repeating group. */
  @Field(() => Int, { defaultValue: 0 }) repeat!: number;
  /** A number, a text (up to 500 characters), the code of a choice, true or false, as text. */
  @Field(() => String) value!: string;
}

/** Filter of a list of appointments. A field that is null or left out filters nothing. */
@InputType('AppointmentFilter')
export class AppointmentFilter {
  /** The appointment begins before this moment. */
  @Field(() => DateTimeScalar, { nullable: true }) before?: Date;
  /** Clinic day on which the appointment begins. */
  @Field(() => LocalDateScalar, { nullable: true }) day?: string;
  /** The appointment begins at this moment or later. */
  @Field(() => DateTimeScalar, { nullable: true }) from?: Date;
  /** True: only sessions that need another physiotherapist; false: all others. */
  @Field(() => Boolean, { nullable: true }) needsPhysiotherapist?: boolean;
  /** The patient's record, by UUID or PT- number. A patient always gets only their own appointments. */
  @Field(() => ID, { nullable: true }) patientId?: string;
  /** Id of the physiotherapist. */
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
  /** Only sessions of this series. */
  @Field(() => ID, { nullable: true }) seriesId?: string;
  /** Status of the appointment. */
  @Field(() => AppointmentStatus, { nullable: true }) status?: AppointmentStatus;
  /** Changed at this moment or later. Appointments of a deleted record are never listed; when the record is restored, they count as changed. */
  @Field(() => DateTimeScalar, { nullable: true }) updatedSince?: Date;
}

/** Filter of audit events. All given fields must match. */
@InputType('AuditFilter')
export class AuditFilter {
  /** Account that acted. */
  @Field(() => ID, { nullable: true }) actorId?: string;
  /** Before this moment. */
  @Field(() => DateTimeScalar, { nullable: true }) before?: Date;
  /** At this moment or later. */
  @Field(() => DateTimeScalar, { nullable: true }) from?: Date;
  /** Outcome of the request. */
  @Field(() => AuditOutcome, { nullable: true }) outcome?: AuditOutcome;
  /** A patient's record, by UUID or PT- number: events about the record, its account and its data, and searches that sent it to a hospital's client. */
  @Field(() => ID, { nullable: true }) patientId?: string;
  /** Id of the affected object. */
  @Field(() => ID, { nullable: true }) subjectId?: string;
  /** Requested permission. */
  @Field(() => String, { nullable: true }) verb?: string;
}

/** A session that staff book; it is SCHEDULED at once. */
@InputType('BookAppointmentInput')
export class BookAppointmentInput {
  /** Start, in the future: YYYY-MM-DDTHH:MM in clinic time, or ISO 8601 with a zone. */
  @Field(() => String) appointmentDate!: string;
  /** Length in minutes, 5 to 480. Default: 45; in an open clinic the length of the session offer. */
  @Field(() => Int, { nullable: true }) durationMinutes?: number;
  /** Reason that allows staff to book outside the hours; 3 to 200 characters, stored and audited. It never allows an overlap. */
  @Field(() => String, { nullable: true }) overrideReason?: string;
  /** The patient's record, by UUID or PT- number. */
  @Field(() => ID) patientId!: string;
  /** Id of the physiotherapist. */
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
  /** Where it takes place. */
  @Field(() => SessionType) sessionType!: SessionType;
}

/** Sessions to book together, as they were looked at. */
@InputType('BookSeriesInput')
export class BookSeriesInput {
  /** Length in minutes, 5 to 480; the offer's when left out. */
  @Field(() => Int, { nullable: true }) durationMinutes?: number;
  /** As in BookAppointmentInput, for all of them; never onto another session. */
  @Field(() => String, { nullable: true }) overrideReason?: string;
  /** The record, by UUID or PT- number. */
  @Field(() => ID) patientId!: string;
  /** Who treats. */
  @Field(() => ID) physiotherapistId!: string;
  /** Where. */
  @Field(() => SessionType) sessionType!: SessionType;
  /** 1 to 60 different times as in BookAppointmentInput, at most 366 days ahead. */
  @Field(() => [String]) startsAt!: string[];
  /** REFUSE unless said otherwise. */
  @Field(() => WhenTaken, { defaultValue: WhenTaken.REFUSE }) whenTaken!: WhenTaken;
}

/** Booking rules to change; a field left out stays. Meaning and default values as in BookingRules. */
@InputType('BookingRulesInput')
export class BookingRulesInput {
  /** Whether a patient may choose the physiotherapist. */
  @Field(() => Boolean, { nullable: true }) choosePhysiotherapist?: boolean;
  /** 1 to 365. */
  @Field(() => Int, { nullable: true }) horizonDays?: number;
  /** 0 to 10080. */
  @Field(() => Int, { nullable: true }) leadMinutes?: number;
  /** 1 to 50. */
  @Field(() => Int, { nullable: true }) maxOpenRequests?: number;
  /** 1 to 10. */
  @Field(() => Int, { nullable: true }) maxPerDay?: number;
  /** How patients book. */
  @Field(() => BookingMode, { nullable: true }) mode?: BookingMode;
  /** 0 to 168. */
  @Field(() => Int, { nullable: true }) noticeHours?: number;
  /** 5 to 120. */
  @Field(() => Int, { nullable: true }) slotMinutes?: number;
  /** 0 to 240. */
  @Field(() => Int, { nullable: true }) travelMinutes?: number;
}

/** A text in both languages; neither may be empty. */
@InputType('BothTextsInput')
export class BothTextsInput {
  /** English. */
  @Field(() => String) en!: string;
  /** Hindi. */
  @Field(() => String) hi!: string;
}

/** Question of a breach report: a span, and either an account, an API key, a client or a source of HL7 v2 messages. */
@InputType('BreachQuestion')
export class BreachQuestion {
  /** Account that acted, itself or by its API keys. */
  @Field(() => ID, { nullable: true }) accountId?: string;
  /** API key that acted. */
  @Field(() => ID, { nullable: true }) apiKeyId?: string;
  /** SMART client of a hospital that acted. */
  @Field(() => ID, { nullable: true }) clientId?: string;
  /** From this moment. */
  @Field(() => DateTimeScalar) from!: Date;
  /** Source of HL7 v2 messages that acted. */
  @Field(() => ID, { nullable: true }) sourceId?: string;
  /** Before this moment, at most 92 days later. */
  @Field(() => DateTimeScalar) until!: Date;
}

/** Persons in charge and length of the plan. A field left out stays; null empties it, except `plannedSessions`. */
@InputType('CarePlanInput')
export class CarePlanInput {
  /** Physiotherapist in charge. */
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
  /** Number of sessions in the plan, 1 to 200. */
  @Field(() => Int, { nullable: true }) plannedSessions?: number;
  /** Doctor who referred the patient, up to 120 characters. */
  @Field(() => String, { nullable: true }) referringDoctor?: string;
}

/** How the sessions of a series that are ahead change; what is left out stays. */
@InputType('ChangeSeriesInput')
export class ChangeSeriesInput {
  /** As in BookAppointmentInput. */
  @Field(() => String, { nullable: true }) overrideReason?: string;
  /** Who treats from then on. */
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
  /** HH:MM in clinic time, on the same days. */
  @Field(() => String, { nullable: true }) time?: string;
  /** REFUSE unless said otherwise; with SKIP those that cannot change stay as they are. */
  @Field(() => WhenTaken, { defaultValue: WhenTaken.REFUSE }) whenTaken!: WhenTaken;
}

/** A charge to add. Completed sessions with a price are charged automatically. */
@InputType('ChargeInput')
export class ChargeInput {
  /** Amount: 1 to 100000000 paise (₹10,00,000). */
  @Field(() => PaiseScalar) amount!: number;
  /** Day of the charge: today or up to 365 days back. Default: today. */
  @Field(() => LocalDateScalar, { nullable: true }) day?: string;
  /** Discount, below the amount before it; `amount` is what is left. Default: 0. Admins only. */
  @Field(() => PaiseScalar, { nullable: true }) discount?: number;
  /** Reason of the discount, 3 to 200 characters; required with a discount. */
  @Field(() => String, { nullable: true }) discountReason?: string;
  /** Item of the price list; `amount` is then `quantity` × its price - `discount`, otherwise the input is refused. */
  @Field(() => ID, { nullable: true }) itemId?: string;
  /** The patient's record, by UUID or PT- number. */
  @Field(() => ID) patientId!: string;
  /** How many of the item, 1 to 100. Default: 1. Only with `itemId`. */
  @Field(() => Int, { nullable: true }) quantity?: number;
  /** Purpose of the charge, 1 to 200 characters. */
  @Field(() => String) text!: string;
}

/** As ChartMark. */
@InputType('ChartMarkInput')
export class ChartMarkInput {
  /** What. */
  @Field(() => ChartFinding) finding!: ChartFinding;
  /** 0 to 10. */
  @Field(() => Int, { nullable: true }) intensity?: number;
  /** Where. */
  @Field(() => ChartRegion) region!: ChartRegion;
  /** LEFT, RIGHT or NONE. */
  @Field(() => BodySide) side!: BodySide;
  /** Up to 80 characters. */
  @Field(() => String, { nullable: true }) text?: string;
  /** Front or back. */
  @Field(() => ChartView) view!: ChartView;
  /** 0 to 1; with `y` or not at all. */
  @Field(() => Float, { nullable: true }) x?: number;
  /** 0 to 1; with `x` or not at all. */
  @Field(() => Float, { nullable: true }) y?: number;
}

/** Exercises completed at home. */
@InputType('CheckInInput')
export class CheckInInput {
  /** One or more exercises of the present phase. */
  @Field(() => [ExerciseDoneInput]) exercises!: Fields<ExerciseDoneInput>[];
  /** Up to 500 characters. */
  @Field(() => String, { nullable: true }) note?: string;
  /** Pain value, if it was asked; creates a measurement of PAIN, TYPED. */
  @Field(() => Int, { nullable: true }) pain?: number;
}

/** Settings to change. A field left out stays; null empties a field that may be empty; a list replaces the whole list. */
@InputType('ClinicSettingsInput')
export class ClinicSettingsInput {
  /** Booking rules to change. */
  @Field(() => BookingRulesInput, { nullable: true }) booking?: Fields<BookingRulesInput>;
  /** 1 to 80 characters. */
  @Field(() => String, { nullable: true }) city?: string;
  /** 0 to 1000000000 paise; null: no warning. */
  @Field(() => PaiseScalar, { nullable: true }) creditWarning?: number;
  /** E-mail address. */
  @Field(() => String, { nullable: true }) email?: string;
  /** Fee policy to change. */
  @Field(() => FeePolicyInput, { nullable: true }) fees?: Fields<FeePolicyInput>;
  /** GST number: 15 characters, the last a check character; may be empty, but not while an active item of the price list has a tax rate. */
  @Field(() => String, { nullable: true }) gstin?: string;
  /** Opening hours. A weekday that is left out is closed. */
  @Field(() => [WeekdayHoursInput], { nullable: true }) hours?: Fields<WeekdayHoursInput>[];
  /** At most 300 items of the price list; one that is left out is switched off. */
  @Field(() => [PriceItemInput], { nullable: true }) items?: Fields<PriceItemInput>[];
  /** Those that are named change; at most 19. */
  @Field(() => [LedgerNameInput], { nullable: true }) ledgerNames?: Fields<LedgerNameInput>[];
  /** Up to 200 characters; may be empty. */
  @Field(() => String, { nullable: true }) legalName?: string;
  /** https only; may be empty. */
  @Field(() => String, { nullable: true }) mapUrl?: string;
  /** At most 20 prices of messages; replaces the list. */
  @Field(() => [MessagePriceInput], { nullable: true }) messagePrices?: Fields<MessagePriceInput>[];
  /** 1 to 120 characters. */
  @Field(() => String, { nullable: true }) name?: string;
  /** Session offers. A session type that is left out is not offered. */
  @Field(() => [SessionOfferInput], { nullable: true }) offers?: Fields<SessionOfferInput>[];
  /** At most 20 packages. */
  @Field(() => [PackageOfferInput], { nullable: true }) packages?: Fields<PackageOfferInput>[];
  /** 1 to 3 numbers, the main one first. Each has 10 to 13 digits, with blanks, hyphens and brackets as displayed. */
  @Field(() => [String], { nullable: true }) phones?: string[];
  /** Up to 12 characters; may be empty. */
  @Field(() => String, { nullable: true }) postalCode?: string;
  /** At most 200 prices with single physiotherapists; replaces the list. */
  @Field(() => [PriceRuleInput], { nullable: true }) prices?: Fields<PriceRuleInput>[];
  /** HH:MM, 00:00 to 23:59. */
  @Field(() => String, { nullable: true }) quietFrom?: string;
  /** HH:MM, 00:00 to 23:59. */
  @Field(() => String, { nullable: true }) quietUntil?: string;
  /** Up to 500 characters in several lines; may be empty. */
  @Field(() => String, { nullable: true }) receiptHeader?: string;
  /** Up to 80 characters; may be empty. */
  @Field(() => String, { nullable: true }) region?: string;
  /** Up to 60 characters; may be empty. */
  @Field(() => String, { nullable: true }) registrationNumber?: string;
  /** At most 10 pages. */
  @Field(() => [SocialLinkInput], { nullable: true }) social?: Fields<SocialLinkInput>[];
  /** At most 400 special days. */
  @Field(() => [SpecialDayInput], { nullable: true }) specialDays?: Fields<SpecialDayInput>[];
  /** 1 to 200 characters. */
  @Field(() => String, { nullable: true }) street?: string;
  /** Message templates. A kind that is left out is sent, without its own id; English entries of the danger sign kinds are required once they have an id. */
  @Field(() => [MessageTemplateInput], { nullable: true }) templates?: Fields<MessageTemplateInput>[];
  /** UPI address, such as name@bank; may be empty. */
  @Field(() => String, { nullable: true }) vpa?: string;
  /** 10 to 13 digits, or a wa.me link, of which the number is stored; may be empty. */
  @Field(() => String, { nullable: true }) whatsapp?: string;
}

/** The patient form for an incomplete record. All fields but `bloodGroup` are required. */
@InputType('CompletePatientInput')
export class CompletePatientInput {
  /** Postal address. */
  @Field(() => String) address!: string;
  /** Age in whole years, 0 to 120 or the age as it is; the same age as now keeps an exact birth date. */
  @Field(() => Int) age!: number;
  /** Age in whole years, 0 to 120 or the present age; the present age keeps an exact birth date. */
  @Field(() => String, { nullable: true }) bloodGroup?: string;
  /** Indian mobile number. */
  @Field(() => String) contactNumber!: string;
  /** Diagnosis; required unless the record has one, which then stays where this is left out. */
  @Field(() => String, { nullable: true }) diagnosedWith?: string;
  /** Indian mobile number. */
  @Field(() => String) emergencyContactNumber!: string;
  /** Gender. */
  @Field(() => Gender) gender!: Gender;
  /** Name. */
  @Field(() => String) name!: string;
}

/** The profile form after the first sign-up; all four fields are required. */
@InputType('CompleteProfileInput')
export class CompleteProfileInput {
  /** Date of birth, in the past. */
  @Field(() => LocalDateScalar) dateOfBirth!: string;
  /** E-mail address. */
  @Field(() => String) email!: string;
  /** Gender. */
  @Field(() => Gender) gender!: Gender;
  /** Full name, 1 to 120 characters. */
  @Field(() => String) name!: string;
}

/** As ConsentForm. */
@InputType('ConsentFormInput')
export class ConsentFormInput {
  /** A new form when left out. */
  @Field(() => ID, { nullable: true }) formId?: string;
  /** 1 to 80 characters. */
  @Field(() => String) name!: string;
  /** 1 to 8,000 characters. */
  @Field(() => String) textEn!: string;
  /** 1 to 8,000 characters; required, since patients read it. */
  @Field(() => String) textHi!: string;
}

/** A cover to enter. */
@InputType('CoverInput')
export class CoverInput {
  /** Who is away. */
  @Field(() => ID) absentId!: string;
  /** Who stands in; another one. */
  @Field(() => ID) byId!: string;
  /** Today or later. */
  @Field(() => LocalDateScalar) from!: string;
  /** At most 60 days later. */
  @Field(() => LocalDateScalar) until!: string;
}

/** An API key to create. */
@InputType('CreateApiKeyInput')
export class CreateApiKeyInput {
  /** The hospital's client that it belongs to: it then reads whom that client reaches and nobody else, with PATIENTS_READ, APPOINTMENTS_READ and RECOVERY_READ alone. Errors: NOT_FOUND. */
  @Field(() => ID, { nullable: true }) clientId?: string;
  /** When the key expires: in the future, at most 365 days ahead. */
  @Field(() => DateTimeScalar) expiresAt!: Date;
  /** Purpose of the key, 1 to 120 characters; unique among your live keys. */
  @Field(() => String) name!: string;
  /** Scopes of the key; at least one. */
  @Field(() => [ApiKeyScope]) scopes!: ApiKeyScope[];
}

/** An HL7 v2 source to register. */
@InputType('CreateHl7SourceInput')
export class CreateHl7SourceInput {
  /** Sending application (MSH-3), at most 227 characters; unique among the live sources together with `facility`. */
  @Field(() => String) application!: string;
  /** Sending facility (MSH-4), at most 227 characters. */
  @Field(() => String, { defaultValue: "" }) facility!: string;
  /** System URI of the identifiers in PID-3, such as `https://hospital.example/mrn`; not one of the clinic's own. */
  @Field(() => String) identifierSystem!: string;
  /** Name of the source, 1 to 120 characters; unique among the live sources. */
  @Field(() => String) name!: string;
}

/** The patient form. All fields but `bloodGroup` are required; schema/README.md lists the lengths. */
@InputType('CreatePatientInput')
export class CreatePatientInput {
  /** Postal address. */
  @Field(() => String) address!: string;
  /** Age in whole years, 0 to 120; stored as a birth date marked as not exact. */
  @Field(() => Int) age!: number;
  /** One of A+ A- B+ B- AB+ AB- O+ O-. */
  @Field(() => String, { nullable: true }) bloodGroup?: string;
  /** Indian mobile number. */
  @Field(() => String) contactNumber!: string;
  /** Diagnosis. */
  @Field(() => String) diagnosedWith!: string;
  /** Indian mobile number. */
  @Field(() => String) emergencyContactNumber!: string;
  /** Gender. */
  @Field(() => Gender) gender!: Gender;
  /** Name. */
  @Field(() => String) name!: string;
  /** Patient account of the record. Its missing record is created, its incomplete one completed. */
  @Field(() => ID) userId!: string;
}

/** A plan to create. */
@InputType('CreatePlanInput')
export class CreatePlanInput {
  /** Doctor in charge, an id of `doctors`. */
  @Field(() => ID) doctorId!: string;
  /** The patient's record, by UUID or PT- number; complete, without a live plan. */
  @Field(() => ID) patientId!: string;
  /** Physiotherapist, an id of `physiotherapists`. */
  @Field(() => ID) physiotherapistId!: string;
  /** An approved protocol version. */
  @Field(() => ID) protocolVersionId!: string;
  /** Who referred the patient, up to 500 characters. */
  @Field(() => String, { nullable: true }) referral?: string;
  /** Operated side; NONE for an operation without a side. */
  @Field(() => BodySide) side!: BodySide;
  /** Day of the operation: today or up to 365 days back. */
  @Field(() => LocalDateScalar) surgeryDate!: string;
}

/** A client to register. Provide either `jwks` or `jwksUrl`. */
@InputType('CreateSmartClientInput')
export class CreateSmartClientInput {
  /** System URIs of the identifiers that it may assign, at most 20. */
  @Field(() => [String], { defaultValue: [] }) identifierSystems!: string[];
  /** Public keys as JSON text of a JWK set: 1 to 10 keys, RSA of at least 2048 bits or P-384. */
  @Field(() => String, { nullable: true }) jwks?: string;
  /** https address of the JWK set. */
  @Field(() => String, { nullable: true }) jwksUrl?: string;
  /** Name of the client, 1 to 120 characters; unique among the live clients. */
  @Field(() => String) name!: string;
  /** Purpose for which the client uses the data. */
  @Field(() => DataPurpose, { defaultValue: DataPurpose.TREATMENT }) purpose!: DataPurpose;
  /** Patients whose records the client may access. */
  @Field(() => ClientReach, { defaultValue: ClientReach.CONSENTED }) reach!: ClientReach;
  /** SMART scopes, at most 50: `system/`, a type or `*`, a dot, and some of `cruds` in this order; `.read`, `.write` and `.*` are accepted, too. */
  @Field(() => [String]) scopes!: string[];
}

/** A webhook endpoint to create. */
@InputType('CreateWebhookEndpointInput')
export class CreateWebhookEndpointInput {
  /** Client that receives the webhooks. */
  @Field(() => ID) clientId!: string;
  /** Events to send, at least one. */
  @Field(() => [String]) events!: string[];
  /** A public https address, at most 2,000 characters, without user name, password and fragment. */
  @Field(() => String) url!: string;
}

/** An answer to one danger sign. */
@InputType('DangerAnswerInput')
export class DangerAnswerInput {
  /** The sign's key. */
  @Field(() => ID) sign!: string;
  /** Yes or no. */
  @Field(() => Boolean) yes!: boolean;
}

/** The answers to all danger signs. */
@InputType('DangerCheckInput')
export class DangerCheckInput {
  /** An answer to each sign of the protocol version. */
  @Field(() => [DangerAnswerInput]) answers!: Fields<DangerAnswerInput>[];
}

/** Entry of the register of processors. Texts have at most 500 characters. */
@InputType('DataProcessorInput')
export class DataProcessorInput {
  /** Required. */
  @Field(() => String) categories!: string;
  /** Null: not known yet. */
  @Field(() => LocalDateScalar, { nullable: true }) contractOn?: string;
  /** Null: it goes on. Not before `contractOn`. */
  @Field(() => LocalDateScalar, { nullable: true }) endsOn?: string;
  /** The entry to change; a new one when left out. */
  @Field(() => ID, { nullable: true }) id?: string;
  /** 1 to 120 characters; once in the register. */
  @Field(() => String) name!: string;
  /** Of a new entry: the `part` that it is about, so that it stands in place of what the configuration says. An entry keeps its part. One entry for each part, but for those whose `endsOn` has passed. At most 300 characters. */
  @Field(() => String, { nullable: true }) part?: string;
  /** Required. */
  @Field(() => String) purposes!: string;
  /** May be empty. */
  @Field(() => String, { defaultValue: "" }) retention!: string;
  /** Required. */
  @Field(() => String) storagePlace!: string;
}

/** An interval of a day in clinic time; `closes` is after `opens`. */
@InputType('DayHoursInput')
export class DayHoursInput {
  /** HH:MM, 00:01 to 24:00. */
  @Field(() => String) closes!: string;
  /** HH:MM, 00:00 to 23:59. */
  @Field(() => String) opens!: string;
}

/** Answer to a request about data. */
@InputType('DecideErasureInput')
export class DecideErasureInput {
  /** What the patient reads, up to 1,000 characters; required to refuse, and to say what was corrected. */
  @Field(() => String, { nullable: true }) answer?: string;
  /** The answer. */
  @Field(() => ErasureDecision) decision!: ErasureDecision;
  /** The request. */
  @Field(() => ID) id!: string;
  /** Version that was read; CHANGED_MEANWHILE if it is another by now. */
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Reason for leaving a phase although a criterion is not met. */
@InputType('DeviationInput')
export class DeviationInput {
  /** The criterion's key. */
  @Field(() => ID) criterion!: string;
  /** 10 to 500 characters. */
  @Field(() => String) reason!: string;
}

/** An entry. Set exactly one field besides `clientId` and `at`. */
@InputType('EntryInput')
export class EntryInput {
  /** Answers to a questionnaire that is due on the clinic day of `at`. NOT_FOUND: the protocol does not ask it; WRONG_STATE: not due, or already answered. */
  @Field(() => QuestionnaireAnswersInput, { nullable: true }) answers?: Fields<QuestionnaireAnswersInput>;
  /** When it happened: at most 5 minutes ahead, at most 30 days back. */
  @Field(() => DateTimeScalar) at!: Date;
  /** Completed exercises: each fills the day's lowest occasion that is not completed. */
  @Field(() => CheckInInput, { nullable: true }) checkIn?: Fields<CheckInInput>;
  /** UUID created by the phone; a repeat with the same id stores nothing. */
  @Field(() => ID) clientId!: string;
  /** The answers to the danger signs. */
  @Field(() => DangerCheckInput, { nullable: true }) dangerCheck?: Fields<DangerCheckInput>;
  /** Effort of the day's exercises, 0 to 10 (Borg CR10). The day's latest value, by `at`, applies. */
  @Field(() => Int, { nullable: true }) effort?: number;
  /** A measured value. */
  @Field(() => MeasurementInput, { nullable: true }) measurement?: Fields<MeasurementInput>;
  /** A pain value. */
  @Field(() => PainInput, { nullable: true }) pain?: Fields<PainInput>;
  /** A completed set, or its correction. */
  @Field(() => SetDoneInput, { nullable: true }) setDone?: Fields<SetDoneInput>;
  /** A danger sign reported after the day's check. */
  @Field(() => SignInput, { nullable: true }) sign?: Fields<SignInput>;
  /** A skipped exercise, or its correction. */
  @Field(() => SkipInput, { nullable: true }) skip?: Fields<SkipInput>;
  /** `clientId` of the patient's own measurement or pain entry of the same clinic day, to retract; it stays on record. */
  @Field(() => ID, { nullable: true }) undo?: string;
}

/** Filter of exchanges. All given fields must match. */
@InputType('ExchangeFilter')
export class ExchangeFilter {
  /** SMART client. */
  @Field(() => ID, { nullable: true }) clientId?: string;
  /** Outcome of the exchange. */
  @Field(() => ExchangeOutcome, { nullable: true }) outcome?: ExchangeOutcome;
  /** Exchanges of this patient only, by UUID or PT- number. */
  @Field(() => ID, { nullable: true }) patientId?: string;
}

/** A completed exercise. */
@InputType('ExerciseDoneInput')
export class ExerciseDoneInput {
  /** The exercise's key. */
  @Field(() => ID) exercise!: string;
  /** Repetitions per set, 1 to 100. */
  @Field(() => Int) reps!: number;
  /** Completed sets, 1 to 20. */
  @Field(() => Int) sets!: number;
}

/** Filter of the library; all of its conditions apply. */
@InputType('ExerciseFilter')
export class ExerciseFilter {
  /** What it trains. */
  @Field(() => ExerciseAim, { nullable: true }) aim?: ExerciseAim;
  /** Only exercises that need no other equipment than this. */
  @Field(() => [ExerciseEquipment], { nullable: true }) equipment?: ExerciseEquipment[];
  /** Starting position. */
  @Field(() => ExercisePosition, { nullable: true }) position?: ExercisePosition;
  /** Part of the body. */
  @Field(() => ExerciseRegion, { nullable: true }) region?: ExerciseRegion;
  /** Whether retired entries are listed, too. */
  @Field(() => Boolean, { defaultValue: false }) retired!: boolean;
  /** Whether a clinician has reviewed the newest revision. */
  @Field(() => Boolean, { nullable: true }) reviewed?: boolean;
  /** Part of the English or Hindi name. */
  @Field(() => String, { nullable: true }) search?: string;
  /** Without exercises that are unsuitable for any of these patients. */
  @Field(() => [ExerciseAvoid], { nullable: true }) without?: ExerciseAvoid[];
}

/** Content of an entry. */
@InputType('ExerciseInput')
export class ExerciseInput {
  /** 1 to 3. */
  @Field(() => [ExerciseAim]) aims!: ExerciseAim[];
  /** Patients for whom it is unsuitable. */
  @Field(() => [ExerciseAvoid]) avoid!: ExerciseAvoid[];
  /** Up to 300 characters each. */
  @Field(() => BothTextsInput, { nullable: true }) caution?: Fields<BothTextsInput>;
  /** Equipment that it needs. */
  @Field(() => [ExerciseEquipment]) equipment!: ExerciseEquipment[];
  /** In the format of docs/figures.md, at most 1,500 bytes; unchanged when left out, removed by null. */
  @Field(() => JsonScalar, { nullable: true }) figure?: unknown;
  /** 0 to 3600. */
  @Field(() => Int) holdSeconds!: number;
  /** 1 to 80 characters each. */
  @Field(() => BothTextsInput) name!: Fields<BothTextsInput>;
  /** Starting position. */
  @Field(() => ExercisePosition) position!: ExercisePosition;
  /** 1 to 3. */
  @Field(() => [ExerciseRegion]) regions!: ExerciseRegion[];
  /** 1 to 100. */
  @Field(() => Int) reps!: number;
  /** 0 to 300. */
  @Field(() => Int, { defaultValue: 30 }) restSeconds!: number;
  /** 1 to 20. */
  @Field(() => Int) sets!: number;
  /** 2 to 6, of 3 to 160 characters each. */
  @Field(() => [BothTextsInput]) steps!: Fields<BothTextsInput>[];
  /** 1 to 10. */
  @Field(() => Int) timesPerDay!: number;
}

/** The fee policy; a field left out stays. */
@InputType('FeePolicyInput')
export class FeePolicyInput {
  /** 0 to 10. */
  @Field(() => Int, { nullable: true }) firstFree?: number;
  /** Of a session that the patient canceled within the notice. */
  @Field(() => FeeRuleInput, { nullable: true }) lateCancel?: Fields<FeeRuleInput>;
  /** Of a missed session. */
  @Field(() => FeeRuleInput, { nullable: true }) noShow?: Fields<FeeRuleInput>;
}

/** A fee; the figure that its basis needs is required, the other one refused. */
@InputType('FeeRuleInput')
export class FeeRuleInput {
  /** 1 to 100000000 paise. */
  @Field(() => PaiseScalar, { nullable: true }) amount?: number;
  /** How it is reckoned. */
  @Field(() => FeeBasis) basis!: FeeBasis;
  /** 1 to 100. */
  @Field(() => Int, { nullable: true }) percent?: number;
}

/** A field left out stays as it is. */
@InputType('FileInput')
export class FileInput {
  /** What it is. */
  @Field(() => FileCategory, { nullable: true }) category?: FileCategory;
  /** A note of the same patient; null takes it off. */
  @Field(() => ID, { nullable: true }) noteId?: string;
  /** Not in the future; null: not known. */
  @Field(() => LocalDateScalar, { nullable: true }) takenOn?: string;
  /** 1 to 120 characters. */
  @Field(() => String, { nullable: true }) title?: string;
}

/** Search for free slots. */
@InputType('FreeSlotsInput')
export class FreeSlotsInput {
  /** Appointment to move: its session type and length apply, and its own time counts as free. */
  @Field(() => ID, { nullable: true }) appointmentId?: string;
  /** Length in minutes, 5 to 480; default: the session offer's. Not for patients. */
  @Field(() => Int, { nullable: true }) durationMinutes?: number;
  /** First day; days before today have no slots. */
  @Field(() => LocalDateScalar) from!: string;
  /** Requested physiotherapist; all when left out. */
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
  /** Where the session should take place. */
  @Field(() => SessionType) sessionType!: SessionType;
  /** Last day; at most 31 days including `from`. */
  @Field(() => LocalDateScalar) until!: string;
}

/** A family member to invite. */
@InputType('InviteFamilyInput')
export class InviteFamilyInput {
  /** 1 to 120 characters. */
  @Field(() => String) name!: string;
  /** Indian mobile number; not the patient's own. */
  @Field(() => String) phoneNumber!: string;
  /** 1 to 40 characters, such as daughter. */
  @Field(() => String) relation!: string;
  /** Rights in addition to reading the day. */
  @Field(() => [FamilyRight]) rights!: FamilyRight[];
}

/** A bill to issue. */
@InputType('IssueBillInput')
export class IssueBillInput {
  /** 1 to 100 charges of the record, each once; none is canceled or on another valid bill. */
  @Field(() => [ID]) chargeIds!: string[];
  /** The patient's record, by UUID or PT- number. */
  @Field(() => ID) patientId!: string;
  /** Whether the diagnosis is printed, because the patient asked for it. Default: false. */
  @Field(() => Boolean, { nullable: true }) withDiagnosis?: boolean;
}

/** A leave to enter. */
@InputType('LeaveInput')
export class LeaveInput {
  /** What happens to sessions in the leave. */
  @Field(() => AffectedSessions, { defaultValue: AffectedSessions.UNASSIGN }) affected!: AffectedSessions;
  /** Start: YYYY-MM-DDTHH:MM in clinic time, or ISO 8601 with a zone. */
  @Field(() => String) from!: string;
  /** Note, up to 200 characters; visible to admins only. */
  @Field(() => String, { nullable: true }) note?: string;
  /** The absent physiotherapist; the id of their account is accepted, too. */
  @Field(() => ID) physiotherapistId!: string;
  /** End, in the future: after `from`, at most 366 days later. */
  @Field(() => String) until!: string;
}

/** The name of an account; each is named once. */
@InputType('LedgerNameInput')
export class LedgerNameInput {
  /** Which account. */
  @Field(() => LedgerAccount) account!: LedgerAccount;
  /** 1 to 100 characters. */
  @Field(() => String) name!: string;
}

/** Content of a lesson. */
@InputType('LessonInput')
export class LessonInput {
  /** Markdown, 20 to 4,000 characters each. */
  @Field(() => BothTextsInput) body!: Fields<BothTextsInput>;
  /** 1 to 20. */
  @Field(() => Int, { defaultValue: 1 }) fromPhase!: number;
  /** Slugs of protocols, at most 20; empty: all. */
  @Field(() => [ID]) protocols!: string[];
  /** 1 to 100 characters each. */
  @Field(() => BothTextsInput) title!: Fields<BothTextsInput>;
  /** What it is about. */
  @Field(() => LessonTopic) topic!: LessonTopic;
}

/** A value to enter. */
@InputType('MeasurementInput')
export class MeasurementInput {
  /** What was measured. */
  @Field(() => Measure) measure!: Measure;
  /** How the value was obtained. */
  @Field(() => MeasureMethod) method!: MeasureMethod;
  /** Motion mode of a value in degrees; default: ACTIVE. */
  @Field(() => MotionMode, { nullable: true }) mode?: MotionMode;
  /** Side; default: the operated side. */
  @Field(() => BodySide, { nullable: true }) side?: BodySide;
  /** At most one decimal; bounds as in Measure. */
  @Field(() => Float) value!: number;
}

/** An entry to add to the medical history. */
@InputType('MedicalHistoryInput')
export class MedicalHistoryInput {
  /** Diagnosis, 1 to 200 characters. */
  @Field(() => String) diagnosis!: string;
  /** The operation: what, when, by whom; up to 500 characters. */
  @Field(() => String, { nullable: true }) surgeryDetails?: string;
  /** Treatment, up to 500 characters. */
  @Field(() => String, { nullable: true }) treatment?: string;
}

/** Filter of messages. All given fields must match. */
@InputType('MessageFilter')
export class MessageFilter {
  /** By which way. */
  @Field(() => MessageChannel, { nullable: true }) channel?: MessageChannel;
  /** Kind of the message. */
  @Field(() => MessageKind, { nullable: true }) kind?: MessageKind;
  /** Patient who receives the message, by UUID. */
  @Field(() => ID, { nullable: true }) patientId?: string;
  /** Name of the provider that took it. */
  @Field(() => String, { nullable: true }) provider?: string;
  /** Status of the message. */
  @Field(() => MessageStatus, { nullable: true }) status?: MessageStatus;
  /** Appointment, payment, payment link or account that the message is about. */
  @Field(() => ID, { nullable: true }) subjectId?: string;
}

/** What messages of a channel and provider cost; each pair is named once. */
@InputType('MessagePriceInput')
export class MessagePriceInput {
  /** The channel. */
  @Field(() => MessageChannel) channel!: MessageChannel;
  /** 0 to 100000000 paise for 1,000 parts. */
  @Field(() => PaiseScalar) perThousand!: number;
  /** Name of the provider, such as exotel; null: whichever. */
  @Field(() => String, { nullable: true }) provider?: string;
}

/** Settings of one message kind in one language. */
@InputType('MessageTemplateInput')
export class MessageTemplateInput {
  /** DLT template id: digits, letters and hyphens, at most 40; may be empty. The environment's id, sent back, stays the environment's. The English ids of DANGER_SIGN, DANGER_SIGN_OVERDUE and SECURITY_NOTICE cannot be emptied once set. */
  @Field(() => String, { nullable: true }) dltTemplateId?: string;
  /** Whether the message is sent. DANGER_SIGN, DANGER_SIGN_OVERDUE and SECURITY_NOTICE in English must be true. */
  @Field(() => Boolean) enabled!: boolean;
  /** Kind of message. */
  @Field(() => MessageKind) kind!: MessageKind;
  /** Language of the text; each kind has at most one entry per language. */
  @Field(() => Language) language!: Language;
  /** Id of the same text with MSG91: letters, digits and hyphens, at most 60; may be empty. */
  @Field(() => String, { nullable: true }) providerTemplateId?: string;
  /** Name of the template with WhatsApp: small letters, digits and underscores, at most 512; may be empty. */
  @Field(() => String, { nullable: true }) whatsappName?: string;
}

/** A new time for a pending or scheduled session. */
@InputType('MoveAppointmentInput')
export class MoveAppointmentInput {
  /** New start; format as in BookAppointmentInput. */
  @Field(() => String) appointmentDate!: string;
  /** As in BookAppointmentInput. Staff only. */
  @Field(() => String, { nullable: true }) overrideReason?: string;
  /** Physiotherapist at the new time; unchanged when left out. */
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
}

/** As NoteTemplate. */
@InputType('NoteTemplateInput')
export class NoteTemplateInput {
  /** Up to 4,000 characters. */
  @Field(() => String, { defaultValue: "" }) assessment!: string;
  /** A new one when left out. */
  @Field(() => ID, { nullable: true }) id?: string;
  /** Only admins share, and change what is shared. */
  @Field(() => Boolean, { defaultValue: false }) isShared!: boolean;
  /** What it is for. */
  @Field(() => NoteKind) kind!: NoteKind;
  /** At most 12. */
  @Field(() => [Measure], { defaultValue: [] }) measures!: Measure[];
  /** 1 to 60 characters. */
  @Field(() => String) name!: string;
  /** Up to 4,000 characters. */
  @Field(() => String, { defaultValue: "" }) objective!: string;
  /** Up to 4,000 characters. */
  @Field(() => String, { defaultValue: "" }) plan!: string;
  /** Up to 4,000 characters. */
  @Field(() => String, { defaultValue: "" }) subjective!: string;
}

/** A score to enter: exactly one of total, answers and activities. */
@InputType('OutcomeInput')
export class OutcomeInput {
  /** Of PSFS. */
  @Field(() => [RatedActivityInput], { nullable: true }) activities?: Fields<RatedActivityInput>[];
  /** One for each item. */
  @Field(() => [Int], { nullable: true }) answers?: number[];
  /** The instrument's key. */
  @Field(() => ID) instrument!: string;
  /** Now when left out; at most 365 days back. */
  @Field(() => DateTimeScalar, { nullable: true }) takenAt?: Date;
  /** Of an instrument without items. */
  @Field(() => Float, { nullable: true }) total?: number;
}

/** A number of sessions at one price. */
@InputType('PackageOfferInput')
export class PackageOfferInput {
  /** 1 to 80 characters. */
  @Field(() => String) name!: string;
  /** Price: 0 to 100000000 paise (₹10,00,000). */
  @Field(() => PaiseScalar) price!: number;
  /** Kinds of sessions that it covers. Default: all. */
  @Field(() => [SessionType], { nullable: true }) sessionTypes?: SessionType[];
  /** Number of sessions, 1 to 200. */
  @Field(() => Int) sessions!: number;
  /** How many days it can be used, 1 to 1096. Default: 365. */
  @Field(() => Int, { nullable: true }) validDays?: number;
}

/** A pain value; creates a measurement of PAIN, TYPED. */
@InputType('PainInput')
export class PainInput {
  /** Situation in which the patient feels the pain. */
  @Field(() => PainMoment) moment!: PainMoment;
  /** Up to 500 characters. */
  @Field(() => String, { nullable: true }) note?: string;
  /** 0 to 10. */
  @Field(() => Int) value!: number;
}

/** Filter of records. A field that is null or left out filters nothing. */
@InputType('PatientFilter')
export class PatientFilter {
  /** Whether the patient signed in within the last 30 days, as counted in `active` and `inactive` of PatientStats. */
  @Field(() => PatientActivity, { nullable: true }) activity?: PatientActivity;
  /** Age in whole years today, 0 to 999. */
  @Field(() => Int, { nullable: true }) age?: number;
  /** Part of the diagnosis, case-insensitive. */
  @Field(() => String, { nullable: true }) condition?: string;
  /** Part of the name of the physiotherapist in charge or of the referring doctor. */
  @Field(() => String, { nullable: true }) doctor?: string;
  /** Range of the recovery percentage. */
  @Field(() => RecoveryBand, { nullable: true }) progress?: RecoveryBand;
  /** Part of the name, case-insensitive; a PT- number; or the first or last four or more digits of a phone number, in which spaces, + and - are allowed. */
  @Field(() => String, { nullable: true }) search?: string;
  /** Whether every required field is filled in. */
  @Field(() => PatientRecordStatus, { nullable: true }) status?: PatientRecordStatus;
  /** Changed at this moment or later: the record, or the number of its account. */
  @Field(() => DateTimeScalar, { nullable: true }) updatedSince?: Date;
  /** True: also return tombstones of deleted records: `deletedAt` and ids only. All filters but `updatedSince` are ignored for them. */
  @Field(() => Boolean, { nullable: true }) withDeleted?: boolean;
}

/** Filter of payments. All given fields must match. */
@InputType('PaymentFilter')
export class PaymentFilter {
  /** First day of `createdAt`. */
  @Field(() => LocalDateScalar, { nullable: true }) from?: string;
  /** Payment method. */
  @Field(() => PaymentMethod, { nullable: true }) method?: PaymentMethod;
  /** Patient, by UUID or PT- number. */
  @Field(() => ID, { nullable: true }) patientId?: string;
  /** Part of the patient's name, PT number, phone digits, receipt number or reference. */
  @Field(() => String, { nullable: true }) search?: string;
  /** Status of the payment. */
  @Field(() => PaymentStatus, { nullable: true }) status?: PaymentStatus;
  /** Last day of `createdAt`. */
  @Field(() => LocalDateScalar, { nullable: true }) until?: string;
  /** Changed at this moment or later. */
  @Field(() => DateTimeScalar, { nullable: true }) updatedSince?: Date;
}

/** A link to create. */
@InputType('PaymentLinkInput')
export class PaymentLinkInput {
  /** Amount: 1 to 100000000 paise (₹10,00,000). Default: what is due. */
  @Field(() => PaiseScalar, { nullable: true }) amount?: number;
  /** Hours until it expires, 1 to 720. Default: 168. */
  @Field(() => Int, { nullable: true }) expiresInHours?: number;
  /** The patient's record, by UUID or PT- number. */
  @Field(() => ID) patientId!: string;
  /** Whether the address is sent to the patient. Default: true. */
  @Field(() => Boolean, { nullable: true }) send?: boolean;
}

/** A precaution to enter; a live one for weight of the same side ends by it. */
@InputType('PrecautionInput')
export class PrecautionInput {
  /** What kind. */
  @Field(() => PrecautionKind) kind!: PrecautionKind;
  /** Required of PARTIAL, refused of others. */
  @Field(() => Int, { nullable: true }) percent?: number;
  /** Where; required of WEIGHT_BEARING. */
  @Field(() => BodySide, { nullable: true }) side?: BodySide;
  /** Required but of WEIGHT_BEARING. */
  @Field(() => String, { nullable: true }) text?: string;
  /** Today or later. */
  @Field(() => LocalDateScalar, { nullable: true }) until?: string;
  /** Required of WEIGHT_BEARING, refused of others. */
  @Field(() => WeightBearing, { nullable: true }) weightBearing?: WeightBearing;
}

/** An item of the price list; without an id it is new. One that is left out of the list is switched off, not deleted. */
@InputType('PriceItemInput')
export class PriceItemInput {
  /** 0 to 4000 hundredths of a per cent; above 0 only with a GST number. */
  @Field(() => Int) gstRate!: number;
  /** 4 to 8 digits; may be empty. */
  @Field(() => String, { nullable: true }) hsn?: string;
  /** Id of a present item. */
  @Field(() => ID, { nullable: true }) id?: string;
  /** Whether it can be sold. Default: true. */
  @Field(() => Boolean, { nullable: true }) isActive?: boolean;
  /** Whether it is goods; otherwise a service. */
  @Field(() => Boolean) isGoods!: boolean;
  /** 1 to 80 characters; unique, also among items that are switched off. */
  @Field(() => String) name!: string;
  /** 1 to 100000000 paise, tax included. */
  @Field(() => PaiseScalar) price!: number;
}

/** A price with one physiotherapist; each pair is named once. */
@InputType('PriceRuleInput')
export class PriceRuleInput {
  /** The physiotherapist's id. */
  @Field(() => ID) physiotherapistId!: string;
  /** 0 to 100000000 paise. */
  @Field(() => PaiseScalar) price!: number;
  /** The kind of session. */
  @Field(() => SessionType) sessionType!: SessionType;
}

/** An exercise with its dose for this patient. */
@InputType('ProgrammeExerciseInput')
export class ProgrammeExerciseInput {
  /** Up to 200 characters; the patient reads it as written. */
  @Field(() => String, { nullable: true }) hint?: string;
  /** 0 to 300. */
  @Field(() => Int, { defaultValue: 0 }) holdSeconds!: number;
  /** A key of the exercise library, or one's own: a-z, 0-9 and hyphens, 2 to 60; then `words` is needed. An entry that the library gets later never takes an own one's place. */
  @Field(() => ID) key!: string;
  /** 1 to 100. */
  @Field(() => Int) reps!: number;
  /** 1 to 10. */
  @Field(() => Int) sets!: number;
  /** 1 to 6. */
  @Field(() => Int, { defaultValue: 1 }) timesPerDay!: number;
  /** Of an exercise that the library lacks; BAD_INPUT for one that it has. */
  @Field(() => ProgrammeWordsInput, { nullable: true }) words?: Fields<ProgrammeWordsInput>;
}

/** A programme as it is to be from now on. */
@InputType('ProgrammeInput')
export class ProgrammeInput {
  /** What it is for. */
  @Field(() => ProgrammeArea) area!: ProgrammeArea;
  /** 1 to 8, each key once. */
  @Field(() => [ProgrammeExerciseInput]) exercises!: Fields<ProgrammeExerciseInput>[];
  /** What the patient wants to do again, 3 to 200 characters; the patient reads it as written. */
  @Field(() => String) goal!: string;
  /** When it is to be looked at again; 1 to 180 days ahead. */
  @Field(() => LocalDateScalar, { nullable: true }) reviewOn?: string;
  /** The side that is treated. */
  @Field(() => BodySide, { defaultValue: BodySide.NONE }) side!: BodySide;
}

/** Name and instructions of an exercise that the library lacks. */
@InputType('ProgrammeWordsInput')
export class ProgrammeWordsInput {
  /** English, 3 to 500 characters. */
  @Field(() => String) instructionsEn!: string;
  /** Hindi, 3 to 500 characters. */
  @Field(() => String) instructionsHi!: string;
  /** English, 2 to 80 characters. */
  @Field(() => String) nameEn!: string;
  /** Hindi, 2 to 80 characters. */
  @Field(() => String) nameHi!: string;
}

/** Answers to a questionnaire that is due. */
@InputType('QuestionnaireAnswersInput')
export class QuestionnaireAnswersInput {
  /** One answer to each question that is required and enabled, and at most one to every other enabled question. */
  @Field(() => [AnswerInput]) answers!: Fields<AnswerInput>[];
  /** Occasion that it is due for. */
  @Field(() => QuestionnaireOccasion) occasion!: QuestionnaireOccasion;
  /** Slug. */
  @Field(() => ID) questionnaire!: string;
  /** Version that was shown. */
  @Field(() => Int) version!: number;
}

/** An activity that the patient named. */
@InputType('RatedActivityInput')
export class RatedActivityInput {
  /** 1 to 80 characters. */
  @Field(() => String) name!: string;
  /** 0 unable to 10 as before. */
  @Field(() => Int) score!: number;
}

/** A consent or refusal to record. */
@InputType('RecordConsentInput')
export class RecordConsentInput {
  /** Client that the decision is about. */
  @Field(() => ID) clientId!: string;
  /** The decision. */
  @Field(() => ConsentDecision) decision!: ConsentDecision;
  /** The patient's record, by UUID or PT- number. */
  @Field(() => ID) patientId!: string;
  /** When the decision expires, in the future; null: it is valid until revoked. */
  @Field(() => DateTimeScalar, { nullable: true }) until?: Date;
}

/** A payment to record. */
@InputType('RecordPaymentInput')
export class RecordPaymentInput {
  /** Charges that it pays, each once, at most the payment in all; the rest pays the oldest open charges. Not with `packageId` or `isDeposit`, and only of a paid payment. */
  @Field(() => [AllocationInput], { nullable: true }) allocate?: Fields<AllocationInput>[];
  /** Amount: 1 to 100000000 paise (₹10,00,000). */
  @Field(() => PaiseScalar) amount!: number;
  /** Session that the payment is for, of the same patient. Its charge is paid first. */
  @Field(() => ID, { nullable: true }) appointmentId?: string;
  /** Whether it is a deposit, which is held until it is released. */
  @Field(() => Boolean, { nullable: true }) isDeposit?: boolean;
  /** Payment method. */
  @Field(() => PaymentMethod) method!: PaymentMethod;
  /** Note, up to 200 characters. */
  @Field(() => String, { nullable: true }) note?: string;
  /** Package of the same patient, whose charge is paid first. */
  @Field(() => ID, { nullable: true }) packageId?: string;
  /** The patient's record, by UUID or PT- number. */
  @Field(() => ID) patientId!: string;
  /** Clinic day of receipt: today or up to 365 days back; default today. Not for PENDING or FAILED. */
  @Field(() => LocalDateScalar, { nullable: true }) receivedOn?: string;
  /** UPI reference, cheque or card slip number, up to 60 characters. */
  @Field(() => String, { nullable: true }) reference?: string;
  /** Status; default PAID. REFUNDED is not allowed. */
  @Field(() => PaymentStatus, { nullable: true }) status?: PaymentStatus;
}

/** A refund to record. */
@InputType('RefundInput')
export class RefundInput {
  /** Amount; default: all that is left. */
  @Field(() => PaiseScalar, { nullable: true }) amount?: number;
  /** Payment method of the refund; default: that of the payment. Of money of the payment gateway, CASH or NET_BANKING: what the gateway pays back, it reports itself. */
  @Field(() => PaymentMethod, { nullable: true }) method?: PaymentMethod;
  /** Reason, 3 to 200 characters. */
  @Field(() => String) reason!: string;
  /** Clinic day of the refund: today or up to 365 days back, not before the payment; default today. */
  @Field(() => LocalDateScalar, { nullable: true }) refundedOn?: string;
}

/** A person who calls or stands at the desk: enough to book, to bill and to reach them. */
@InputType('RegisterCallerInput')
export class RegisterCallerInput {
  /** Indian mobile number. */
  @Field(() => String) contactNumber!: string;
  /** 1 to 120 characters. */
  @Field(() => String) name!: string;
  /** As in RegisterPatientInput. */
  @Field(() => Boolean, { defaultValue: false }) withoutAccount!: boolean;
}

/** The patient form for a person at the desk, without `userId`: the contact number finds or creates the account. */
@InputType('RegisterPatientInput')
export class RegisterPatientInput {
  /** Postal address. */
  @Field(() => String) address!: string;
  /** Age in whole years, 0 to 120; stored as a birth date marked as not exact. */
  @Field(() => Int) age!: number;
  /** One of A+ A- B+ B- AB+ AB- O+ O-. */
  @Field(() => String, { nullable: true }) bloodGroup?: string;
  /** Indian mobile number; the patient signs in with it. */
  @Field(() => String) contactNumber!: string;
  /** Diagnosis. */
  @Field(() => String) diagnosedWith!: string;
  /** Indian mobile number. */
  @Field(() => String) emergencyContactNumber!: string;
  /** Gender. */
  @Field(() => Gender) gender!: Gender;
  /** Name. */
  @Field(() => String) name!: string;
  /** True: another person with a number that a record has already; the record gets no account. */
  @Field(() => Boolean, { defaultValue: false }) withoutAccount!: boolean;
}

/** A team member to register. */
@InputType('RegisterStaffInput')
export class RegisterStaffInput {
  /** Full name, 1 to 120 characters. */
  @Field(() => String) fullName!: string;
  /** Sign-in number, an Indian mobile number. */
  @Field(() => String) phoneNumber!: string;
  /** Existing physiotherapist who gets an account. */
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
  /** Up to 60 characters. Not for admins or the front desk. */
  @Field(() => String, { nullable: true }) registrationNumber?: string;
  /** Required for a physiotherapist and a doctor, unless the existing physiotherapist has one; 1 to 80 characters. Not for admins or the front desk. */
  @Field(() => String, { nullable: true }) specialization?: string;
  /** ADMIN, PHYSIOTHERAPIST, DOCTOR or RECEPTION. */
  @Field(() => UserType) userType!: UserType;
}

/** Request for a report. */
@InputType('ReportInput')
export class ReportInput {
  /** First day; at most 1,096 days before `until`. */
  @Field(() => LocalDateScalar) from!: string;
  /** A grouping of the kind. Default: its first. */
  @Field(() => ReportGroup, { nullable: true }) groupBy?: ReportGroup;
  /** Kind of the report. */
  @Field(() => ReportKind) kind!: ReportKind;
  /** Required for OUTCOMES, refused elsewhere. */
  @Field(() => Measure, { nullable: true }) measure?: Measure;
  /** Only of one physiotherapist; for INCOME, ATTENDANCE, UTILISATION, OUTCOMES. */
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
  /** Last day; at most 366 days ahead. */
  @Field(() => LocalDateScalar) until!: string;
}

/** A mail to make or change. */
@InputType('ReportMailInput')
export class ReportMailInput {
  /** How often. */
  @Field(() => MailEvery) every!: MailEvery;
  /** Of one that is there. */
  @Field(() => ID, { nullable: true }) id?: string;
  /** 1 to 80 characters. */
  @Field(() => String) name!: string;
  /** 1 to 10 accounts of admins with a confirmed e-mail address. */
  @Field(() => [ID]) recipientIds!: string[];
  /** 1 to 9. */
  @Field(() => [ReportMailPartInput]) reports!: Fields<ReportMailPartInput>[];
}

/** A report of a mail to make or change. */
@InputType('ReportMailPartInput')
export class ReportMailPartInput {
  /** One of the kind's, but not PATIENT; its first when left out, of DUES AGE. */
  @Field(() => ReportGroup, { nullable: true }) groupBy?: ReportGroup;
  /** What it shows. */
  @Field(() => ReportKind) kind!: ReportKind;
  /** Required for OUTCOMES. */
  @Field(() => Measure, { nullable: true }) measure?: Measure;
}

/** A session that a patient requests. It stays PENDING until an admin approves it, unless the clinic is open with the booking mode INSTANT. */
@InputType('RequestAppointmentInput')
export class RequestAppointmentInput {
  /** Requested start, in the future: YYYY-MM-DDTHH:MM in clinic time, or ISO 8601 with a zone. */
  @Field(() => String) appointmentDate!: string;
  /** Requested physiotherapist; anyone when left out. INSTANT then assigns the patient's own physiotherapist if free, otherwise the one with the fewest sessions that day. */
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
  /** Where the session should take place. */
  @Field(() => SessionType) sessionType!: SessionType;
}

/** A score to define; fields as in ScoreDefinition. */
@InputType('ScoreDefinitionInput')
export class ScoreDefinitionInput {
  /** Above `low`. */
  @Field(() => Float) high!: number;
  /** Whether a higher value is better. */
  @Field(() => Boolean) higherIsBetter!: boolean;
  /** Above 0. */
  @Field(() => Float, { nullable: true }) importantDifference?: number;
  /** linkIds of 1 to 60 questions that have figures: integer, decimal, boolean (yes is 1), or a choice whose codes are all numbers. */
  @Field(() => [ID]) items!: string[];
  /** Up to 40 letters and digits. */
  @Field(() => ID) key!: string;
  /** 1 or more. */
  @Field(() => Int) leastAnswers!: number;
  /** Lowest value. */
  @Field(() => Float) low!: number;
  /** How it is calculated. */
  @Field(() => ScoreMethod) method!: ScoreMethod;
  /** 1 to 80 characters each. */
  @Field(() => BothTextsInput) name!: Fields<BothTextsInput>;
  /** 3 to 300 characters. */
  @Field(() => String) source!: string;
}

/** A package to sell. */
@InputType('SellPackageInput')
export class SellPackageInput {
  /** Default: 0; below the price. Admins only, else FORBIDDEN. */
  @Field(() => PaiseScalar, { nullable: true }) discount?: number;
  /** 3 to 200 characters, required with a discount. */
  @Field(() => String, { nullable: true }) discountReason?: string;
  /** 1 to 80 characters. */
  @Field(() => String) name!: string;
  /** The record, by UUID or PT- number; with or without a plan. */
  @Field(() => ID) patientId!: string;
  /** 1 to 100000000 paise. */
  @Field(() => PaiseScalar) price!: number;
  /** Default: all. */
  @Field(() => [SessionType], { nullable: true }) sessionTypes?: SessionType[];
  /** 1 to 200; null or left out: any number within its days. */
  @Field(() => Int, { nullable: true }) sessions?: number;
  /** Default: today; up to 365 days back. */
  @Field(() => LocalDateScalar, { nullable: true }) validFrom?: string;
  /** Today or later; of a period at most 366 days after `validFrom`, else at most 1,096. */
  @Field(() => LocalDateScalar) validUntil!: string;
}

/** A message to send. */
@InputType('SendCareMessageInput')
export class SendCareMessageInput {
  /** A UUID of the author's device; a repeat of the message with the same one changes nothing. */
  @Field(() => ID) clientId!: string;
  /** At most 3, uploaded by the author within the last hour (POST /api/v1/care/photos). */
  @Field(() => [ID], { defaultValue: [] }) photoIds!: string[];
  /** 1 to 2,000 characters; may be empty beside photos. */
  @Field(() => String) text!: string;
}

/** A document to send to its patient. */
@InputType('SendDocumentInput')
export class SendDocumentInput {
  /** EMAIL, to which the patient said yes. */
  @Field(() => MessageChannel) channel!: MessageChannel;
  /** What is sent. */
  @Field(() => DocumentKind) document!: DocumentKind;
  /** First day of a statement. */
  @Field(() => LocalDateScalar, { nullable: true }) from?: string;
  /** The payment, bill, record or plan. */
  @Field(() => ID) id!: string;
  /** Last day of a statement. */
  @Field(() => LocalDateScalar, { nullable: true }) until?: string;
}

/** A course of sessions to look at before it is booked, such as three times a week, ten sessions. */
@InputType('SeriesInput')
export class SeriesInput {
  /** How many sessions, 1 to 60; the last at most 366 days ahead. */
  @Field(() => Int) count!: number;
  /** Length in minutes, 5 to 480; the offer's when left out. */
  @Field(() => Int, { nullable: true }) durationMinutes?: number;
  /** The first day that counts; not before today. */
  @Field(() => LocalDateScalar) firstDay!: string;
  /** The record, by UUID or PT- number. */
  @Field(() => ID) patientId!: string;
  /** Who treats. */
  @Field(() => ID) physiotherapistId!: string;
  /** Where. */
  @Field(() => SessionType) sessionType!: SessionType;
  /** HH:MM in clinic time. */
  @Field(() => String) time!: string;
  /** On which weekdays; 1 to 7, each once. */
  @Field(() => [Weekday]) weekdays!: Weekday[];
}

/** Length and price of a session type. */
@InputType('SessionOfferInput')
export class SessionOfferInput {
  /** Length in minutes, 5 to 480. */
  @Field(() => Int) durationMinutes!: number;
  /** Whether patients may request it. */
  @Field(() => Boolean) enabled!: boolean;
  /** Price: 0 to 100000000 paise (₹10,00,000); null: not published. */
  @Field(() => PaiseScalar, { nullable: true }) price?: number;
  /** The session type; at most one entry each. */
  @Field(() => SessionType) sessionType!: SessionType;
}

/** A completed set, on the clinic day of `at`. The latest entry for a set, by `at`, applies. */
@InputType('SetDoneInput')
export class SetDoneInput {
  /** False: the set was not completed after all. */
  @Field(() => Boolean, { defaultValue: true }) done!: boolean;
  /** The exercise's key. */
  @Field(() => ID) exercise!: string;
  /** From 1 to timesPerDay. */
  @Field(() => Int) occasion!: number;
  /** From 1 to the number of sets in the dose. */
  @Field(() => Int) set!: number;
}

/** Details of a pending payment once it is paid; a field left out stays. */
@InputType('SettlePaymentInput')
export class SettlePaymentInput {
  /** Actual payment method. */
  @Field(() => PaymentMethod, { nullable: true }) method?: PaymentMethod;
  /** Clinic day of receipt: today or up to 365 days back; default today. */
  @Field(() => LocalDateScalar, { nullable: true }) receivedOn?: string;
  /** UPI reference, cheque or card slip number, up to 60 characters. */
  @Field(() => String, { nullable: true }) reference?: string;
}

/** A signature; exactly one of strokes and fileId. */
@InputType('SignConsentInput')
export class SignConsentInput {
  /** A file of the category CONSENT of the same patient. */
  @Field(() => ID, { nullable: true }) fileId?: string;
  /** A live version. */
  @Field(() => ID) formId!: string;
  /** In which it was read. */
  @Field(() => Language) language!: Language;
  /** The record, by UUID or PT- number. */
  @Field(() => ID) patientId!: string;
  /** PATIENT is refused of somebody under 18. */
  @Field(() => SignedBy) signedBy!: SignedBy;
  /** 1 to 120 characters. */
  @Field(() => String) signerName!: string;
  /** 1 to 100 lines, 10 to 6,000 numbers in all. */
  @Field(() => [StrokeInput], { nullable: true }) strokes?: Fields<StrokeInput>[];
}

/** A report of one danger sign; it leaves the others unanswered. */
@InputType('SignInput')
export class SignInput {
  /** Note for the doctor, up to 500 characters. */
  @Field(() => String, { nullable: true }) note?: string;
  /** The sign's key. */
  @Field(() => ID) sign!: string;
}

/** A skipped exercise, on the clinic day of `at`. The latest entry for an occasion, by `at`, applies; sets completed afterwards outweigh it. */
@InputType('SkipInput')
export class SkipInput {
  /** The exercise's key. */
  @Field(() => ID) exercise!: string;
  /** Up to 500 characters. */
  @Field(() => String, { nullable: true }) note?: string;
  /** From 1 to timesPerDay. */
  @Field(() => Int) occasion!: number;
  /** Why; null: the occasion was not skipped after all. */
  @Field(() => SkipReason, { nullable: true }) reason?: SkipReason;
}

/** A page of the clinic on another site. */
@InputType('SocialLinkInput')
export class SocialLinkInput {
  /** 1 to 40 characters. */
  @Field(() => String) label!: string;
  /** https only. */
  @Field(() => String) url!: string;
}

/** A day with hours other than its weekday's; no hours: a holiday. */
@InputType('SpecialDayInput')
export class SpecialDayInput {
  /** The day; at most one entry each. */
  @Field(() => LocalDateScalar) day!: string;
  /** At most 6 intervals, in order and without overlap. */
  @Field(() => [DayHoursInput]) hours!: Fields<DayHoursInput>[];
  /** 1 to 80 characters. */
  @Field(() => String) name!: string;
}

/** Who takes one session of an absence. */
@InputType('StandInInput')
export class StandInInput {
  /** The session. */
  @Field(() => ID) appointmentId!: string;
  /** Who takes it. */
  @Field(() => ID) physiotherapistId!: string;
  /** As it was read. */
  @Field(() => Int, { nullable: true }) version?: number;
}

/** A line of a signature that was drawn. */
@InputType('StrokeInput')
export class StrokeInput {
  /** x and y in turn, 0 to 1000. */
  @Field(() => [Int]) points!: number[];
}

/** As TreatmentGiven. */
@InputType('TreatmentGivenInput')
export class TreatmentGivenInput {
  /** Up to 200 characters. */
  @Field(() => String, { nullable: true }) detail?: string;
  /** 1 to 240. */
  @Field(() => Int, { nullable: true }) minutes?: number;
  /** 1 to 80 characters. */
  @Field(() => String) name!: string;
}

/** Name and sign-in number of the caller's account. */
@InputType('UpdateAccountInput')
export class UpdateAccountInput {
  /** Full name, 1 to 120 characters. */
  @Field(() => String) fullName!: string;
  /** Indian mobile number. A new number requires a sign-in less than 15 minutes old, gets a code, and applies after verifyNumber. The present number cancels a pending one. */
  @Field(() => String, { nullable: true }) phoneNumber?: string;
}

/** A change of a record. A field left out stays; a required one cannot be emptied. */
@InputType('UpdatePatientInput')
export class UpdatePatientInput {
  /** Postal address. */
  @Field(() => String, { nullable: true }) address?: string;
  /** Age in whole years, 0 to 120 or the present age; the present age keeps an exact birth date. */
  @Field(() => Int, { nullable: true }) age?: number;
  /** One of A+ A- B+ B- AB+ AB- O+ O-; null or empty removes it. */
  @Field(() => String, { nullable: true }) bloodGroup?: string;
  /** Indian mobile number. */
  @Field(() => String, { nullable: true }) contactNumber?: string;
  /** Diagnosis. */
  @Field(() => String, { nullable: true }) diagnosedWith?: string;
  /** Indian mobile number. */
  @Field(() => String, { nullable: true }) emergencyContactNumber?: string;
  /** Gender. */
  @Field(() => Gender, { nullable: true }) gender?: Gender;
  /** Name. */
  @Field(() => String, { nullable: true }) name?: string;
}

/** Personal fields of the caller's account. A field left out stays; null empties it, except `fullName`. */
@InputType('UpdateProfileInput')
export class UpdateProfileInput {
  /** Postal address of the patient record, up to 500 characters; a complete record's cannot be emptied. Ignored without a record. */
  @Field(() => String, { nullable: true }) address?: string;
  /** Country, in words. */
  @Field(() => String, { nullable: true }) country?: string;
  /** Date of birth, in the past. */
  @Field(() => LocalDateScalar, { nullable: true }) dateOfBirth?: string;
  /** E-mail address. */
  @Field(() => String, { nullable: true }) email?: string;
  /** Full name, 1 to 120 characters. */
  @Field(() => String, { nullable: true }) fullName?: string;
  /** Gender. */
  @Field(() => Gender, { nullable: true }) gender?: Gender;
  /** Preferred language, in words. */
  @Field(() => String, { nullable: true }) language?: string;
  /** Nickname. */
  @Field(() => String, { nullable: true }) nickname?: string;
  /** IANA time zone. */
  @Field(() => String, { nullable: true }) timeZone?: string;
}

/** A change of a team member. A field left out stays; null empties `registrationNumber`. */
@InputType('UpdateStaffInput')
export class UpdateStaffInput {
  /** Full name, 1 to 120 characters. */
  @Field(() => String, { nullable: true }) fullName?: string;
  /** New sign-in number. Ends the member's sessions and notifies the old number. Requires a sign-in less than 15 minutes old. Use updateAccount for your own number. */
  @Field(() => String, { nullable: true }) phoneNumber?: string;
  /** Up to 60 characters. Not for admins or the front desk. */
  @Field(() => String, { nullable: true }) registrationNumber?: string;
  /** 1 to 80 characters. Not for admins or the front desk. */
  @Field(() => String, { nullable: true }) specialization?: string;
}

/** A value of a note or of a patient; as MeasurementInput, but `side` is required where the measure has one and no plan lives. */
@InputType('ValueInput')
export class ValueInput {
  /** What was measured. */
  @Field(() => Measure) measure!: Measure;
  /** How it came about. */
  @Field(() => MeasureMethod) method!: MeasureMethod;
  /** ACTIVE when left out, of degrees. */
  @Field(() => MotionMode, { nullable: true }) mode?: MotionMode;
  /** The operated side when left out and a plan lives. */
  @Field(() => BodySide, { nullable: true }) side?: BodySide;
  /** With at most one decimal; its bounds stand in Measure. */
  @Field(() => Float) value!: number;
}

/** A patient to put on the waiting list. */
@InputType('WaitingListInput')
export class WaitingListInput {
  /** 5 to 480; the offer's when left out, or that of the session that is to come earlier. */
  @Field(() => Int, { nullable: true }) durationMinutes?: number;
  /** Not before today; today when left out. */
  @Field(() => LocalDateScalar, { nullable: true }) earliest?: string;
  /** HH:MM. */
  @Field(() => String, { defaultValue: "00:00" }) from!: string;
  /** A scheduled session of the same patient and kind that has not begun. */
  @Field(() => ID, { nullable: true }) insteadOfId?: string;
  /** False unless said otherwise. */
  @Field(() => Boolean, { defaultValue: false }) isUrgent!: boolean;
  /** Not before `earliest`, at most 366 days ahead. */
  @Field(() => LocalDateScalar, { nullable: true }) latest?: string;
  /** Up to 200 characters. */
  @Field(() => String, { nullable: true }) note?: string;
  /** The record, by UUID or PT- number; an incomplete one is accepted, and a HOME session needs its address. */
  @Field(() => ID) patientId!: string;
  /** Anybody when left out. */
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
  /** Where. */
  @Field(() => SessionType) sessionType!: SessionType;
  /** HH:MM, after `from` by at least the length of the session. */
  @Field(() => String, { defaultValue: "24:00" }) until!: string;
  /** Each once; any when empty. */
  @Field(() => [Weekday], { defaultValue: [] }) weekdays!: Weekday[];
}

/** Opening intervals of a weekday, in order and without overlap; none: closed. */
@InputType('WeekdayHoursInput')
export class WeekdayHoursInput {
  /** At most 6 intervals. */
  @Field(() => [DayHoursInput]) hours!: Fields<DayHoursInput>[];
  /** The weekday; at most one entry each. */
  @Field(() => Weekday) weekday!: Weekday;
}

/** A note to write or change, as a whole: what is left out is empty. */
@InputType('WriteNoteInput')
export class WriteNoteInput {
  /** The session; finds the note that is there. Scheduled or completed, and at most 60 minutes ahead; with `complete` it has begun. */
  @Field(() => ID, { nullable: true }) appointmentId?: string;
  /** The session's, as it was read; with `complete`. */
  @Field(() => Int, { nullable: true }) appointmentVersion?: number;
  /** Up to 4,000 characters. */
  @Field(() => String, { defaultValue: "" }) assessment!: string;
  /** At most 20. */
  @Field(() => [ChartMarkInput], { defaultValue: [] }) body!: Fields<ChartMarkInput>[];
  /** Since the last session. */
  @Field(() => PatientChange, { nullable: true }) change?: PatientChange;
  /** Marks the session as completed, in the same transaction. */
  @Field(() => Boolean, { defaultValue: false }) complete!: boolean;
  /** What it is about; CONTACT without a session. */
  @Field(() => NoteKind) kind!: NoteKind;
  /** The note; of one without a session. */
  @Field(() => ID, { nullable: true }) noteId?: string;
  /** Up to 4,000 characters. */
  @Field(() => String, { defaultValue: "" }) objective!: string;
  /** 0 to 10. */
  @Field(() => Int, { nullable: true }) painAfter?: number;
  /** 0 to 10. */
  @Field(() => Int, { nullable: true }) painBefore?: number;
  /** The record, by UUID or PT- number; that of the session where one is named. */
  @Field(() => ID) patientId!: string;
  /** Up to 4,000 characters. */
  @Field(() => String, { defaultValue: "" }) plan!: string;
  /** Signs it. Something of this session must be in it: subjective, pain before, or a value. */
  @Field(() => Boolean, { defaultValue: false }) sign!: boolean;
  /** Up to 4,000 characters, as the three below. */
  @Field(() => String, { defaultValue: "" }) subjective!: string;
  /** At most 12. */
  @Field(() => [TreatmentGivenInput], { defaultValue: [] }) treatments!: Fields<TreatmentGivenInput>[];
  /** All values of this note, at most 20: one that differs from before is entered anew and the former retracted. */
  @Field(() => [ValueInput], { defaultValue: [] }) values!: Fields<ValueInput>[];
  /** The note's, as it was read; 0 if there was none, so that one that another window began is not overwritten. */
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of activity. */
@ArgsType()
export class ActivityArgs {
  @Field(() => LocalDateScalar) from!: string;
  @Field(() => ID) planId!: string;
  @Field(() => LocalDateScalar) until!: string;
}

/** Arguments of answeredTasks. */
@ArgsType()
export class AnsweredTasksArgs {
  @Field(() => ID) planId!: string;
}

/** Arguments of apiKeys. */
@ArgsType()
export class ApiKeysArgs {
  @Field(() => Boolean, { defaultValue: false }) all!: boolean;
}

/** Arguments of appointments. */
@ArgsType()
export class AppointmentsArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => AppointmentFilter, { nullable: true }) filter?: Fields<AppointmentFilter>;
  @Field(() => Int) first!: number;
  @Field(() => AppointmentOrder, { nullable: true }) order?: AppointmentOrder;
}

/** Arguments of auditEvents. */
@ArgsType()
export class AuditEventsArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => AuditFilter, { nullable: true }) filter?: Fields<AuditFilter>;
  @Field(() => Int) first!: number;
}

/** Arguments of benchDay. */
@ArgsType()
export class BenchDayArgs {
  @Field(() => LocalDateScalar, { nullable: true }) day?: string;
}

/** Arguments of benchPatient. */
@ArgsType()
export class BenchPatientArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of benchPatients. */
@ArgsType()
export class BenchPatientsArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => Int) first!: number;
  @Field(() => String, { nullable: true }) search?: string;
}

/** Arguments of bills. */
@ArgsType()
export class BillsArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => Int) first!: number;
  @Field(() => ID, { nullable: true }) patientId?: string;
}

/** Arguments of birthYearCheck. */
@ArgsType()
export class BirthYearCheckArgs {
  @Field(() => ID) patientId!: string;
}

/** Arguments of breachReport. */
@ArgsType()
export class BreachReportArgs {
  @Field(() => Int, { defaultValue: 10 }) limit!: number;
  @Field(() => Int, { defaultValue: 1 }) page!: number;
  @Field(() => BreachQuestion) question!: Fields<BreachQuestion>;
}

/** Arguments of calendar. */
@ArgsType()
export class CalendarArgs {
  @Field(() => LocalDateScalar) from!: string;
  @Field(() => [ID], { nullable: true }) physiotherapistIds?: string[];
  @Field(() => LocalDateScalar) until!: string;
  @Field(() => Boolean, { defaultValue: false }) withCanceled!: boolean;
}

/** Arguments of careFlags. */
@ArgsType()
export class CareFlagsArgs {
  @Field(() => Boolean, { defaultValue: false }) all!: boolean;
}

/** Arguments of careThread. */
@ArgsType()
export class CareThreadArgs {
  @Field(() => ID, { nullable: true }) patientId?: string;
}

/** Arguments of careThreads. */
@ArgsType()
export class CareThreadsArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => Int) first!: number;
  @Field(() => Boolean, { defaultValue: false }) mine!: boolean;
  @Field(() => CareThreadStatus, { nullable: true }) status?: CareThreadStatus;
}

/** Arguments of channelConsents. */
@ArgsType()
export class ChannelConsentsArgs {
  @Field(() => ID, { nullable: true }) patientId?: string;
}

/** Arguments of charges. */
@ArgsType()
export class ChargesArgs {
  @Field(() => ID, { nullable: true }) patientId?: string;
}

/** Arguments of clinicalFiles. */
@ArgsType()
export class ClinicalFilesArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => FileCategory, { nullable: true }) category?: FileCategory;
  @Field(() => Int) first!: number;
  @Field(() => ID) patientId!: string;
}

/** Arguments of consentForms. */
@ArgsType()
export class ConsentFormsArgs {
  @Field(() => Boolean, { defaultValue: false }) all!: boolean;
}

/** Arguments of consents. */
@ArgsType()
export class ConsentsArgs {
  @Field(() => ID) patientId!: string;
}

/** Arguments of contactMessages. */
@ArgsType()
export class ContactMessagesArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => Int) first!: number;
  @Field(() => ContactStatus, { nullable: true }) status?: ContactStatus;
}

/** Arguments of credits. */
@ArgsType()
export class CreditsArgs {
  @Field(() => ID, { nullable: true }) patientId?: string;
}

/** Arguments of dayBook. */
@ArgsType()
export class DayBookArgs {
  @Field(() => LocalDateScalar) day!: string;
}

/** Arguments of dayCloses. */
@ArgsType()
export class DayClosesArgs {
  @Field(() => LocalDateScalar, { nullable: true }) before?: string;
}

/** Arguments of deletedPatients. */
@ArgsType()
export class DeletedPatientsArgs {
  @Field(() => Int, { defaultValue: 10 }) limit!: number;
  @Field(() => Int, { defaultValue: 1 }) page!: number;
  @Field(() => String, { nullable: true }) search?: string;
}

/** Arguments of deskPatient. */
@ArgsType()
export class DeskPatientArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of dues. */
@ArgsType()
export class DuesArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => Int) first!: number;
  @Field(() => String, { nullable: true }) search?: string;
}

/** Arguments of erasureRequests. */
@ArgsType()
export class ErasureRequestsArgs {
  @Field(() => Boolean) answered!: boolean;
}

/** Arguments of exchange. */
@ArgsType()
export class ExchangeArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of exchanges. */
@ArgsType()
export class ExchangesArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => ExchangeFilter, { nullable: true }) filter?: Fields<ExchangeFilter>;
  @Field(() => Int) first!: number;
}

/** Arguments of familyGrants. */
@ArgsType()
export class FamilyGrantsArgs {
  @Field(() => ID, { nullable: true }) patientId?: string;
}

/** Arguments of familyThread. */
@ArgsType()
export class FamilyThreadArgs {
  @Field(() => ID) grantId!: string;
}

/** Arguments of familyToday. */
@ArgsType()
export class FamilyTodayArgs {
  @Field(() => ID) grantId!: string;
  @Field(() => Language, { defaultValue: Language.EN }) language!: Language;
}

/** Arguments of findPatients. */
@ArgsType()
export class FindPatientsArgs {
  @Field(() => String) text!: string;
}

/** Arguments of freePhysiotherapists. */
@ArgsType()
export class FreePhysiotherapistsArgs {
  @Field(() => ID) appointmentId!: string;
}

/** Arguments of freeSlots. */
@ArgsType()
export class FreeSlotsArgs {
  @Field(() => FreeSlotsInput) input!: Fields<FreeSlotsInput>;
}

/** Arguments of gate. */
@ArgsType()
export class GateArgs {
  @Field(() => Language, { defaultValue: Language.EN }) language!: Language;
  @Field(() => ID) planId!: string;
}

/** Arguments of gatewayEvents. */
@ArgsType()
export class GatewayEventsArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => Int) first!: number;
  @Field(() => GatewayEventStatus, { nullable: true }) status?: GatewayEventStatus;
}

/** Arguments of hospitalDocuments. */
@ArgsType()
export class HospitalDocumentsArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => Int) first!: number;
  @Field(() => ID) patientId!: string;
}

/** Arguments of lessons. */
@ArgsType()
export class LessonsArgs {
  @Field(() => Language, { defaultValue: Language.EN }) language!: Language;
}

/** Arguments of libraryExercise. */
@ArgsType()
export class LibraryExerciseArgs {
  @Field(() => ID) key!: string;
}

/** Arguments of libraryExercises. */
@ArgsType()
export class LibraryExercisesArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => ExerciseFilter, { nullable: true }) filter?: Fields<ExerciseFilter>;
  @Field(() => Int) first!: number;
}

/** Arguments of measureGuide. */
@ArgsType()
export class MeasureGuideArgs {
  @Field(() => Language, { defaultValue: Language.EN }) language!: Language;
  @Field(() => Measure) measure!: Measure;
}

/** Arguments of measurements. */
@ArgsType()
export class MeasurementsArgs {
  @Field(() => Int, { defaultValue: 100 }) first!: number;
  @Field(() => Measure, { nullable: true }) measure?: Measure;
  @Field(() => ID) planId!: string;
}

/** Arguments of messages. */
@ArgsType()
export class MessagesArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => MessageFilter, { nullable: true }) filter?: Fields<MessageFilter>;
  @Field(() => Int) first!: number;
}

/** Arguments of moneyTotals. */
@ArgsType()
export class MoneyTotalsArgs {
  @Field(() => LocalDateScalar) from!: string;
  @Field(() => LocalDateScalar) until!: string;
}

/** Arguments of myPlan. */
@ArgsType()
export class MyPlanArgs {
  @Field(() => Language, { defaultValue: Language.EN }) language!: Language;
}

/** Arguments of myTakings. */
@ArgsType()
export class MyTakingsArgs {
  @Field(() => LocalDateScalar) day!: string;
}

/** Arguments of noteStart. */
@ArgsType()
export class NoteStartArgs {
  @Field(() => ID) appointmentId!: string;
  @Field(() => ID, { nullable: true }) templateId?: string;
}

/** Arguments of outcomeScores. */
@ArgsType()
export class OutcomeScoresArgs {
  @Field(() => Int, { defaultValue: 50 }) first!: number;
  @Field(() => ID, { nullable: true }) instrument?: string;
  @Field(() => ID) patientId!: string;
}

/** Arguments of patientDetails. */
@ArgsType()
export class PatientDetailsArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of patientImport. */
@ArgsType()
export class PatientImportArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of patientOverview. */
@ArgsType()
export class PatientOverviewArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of patientTimeline. */
@ArgsType()
export class PatientTimelineArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => Int) first!: number;
  @Field(() => [TimelineKind], { nullable: true }) kinds?: TimelineKind[];
  @Field(() => ID) patientId!: string;
}

/** Arguments of patientValues. */
@ArgsType()
export class PatientValuesArgs {
  @Field(() => Int, { defaultValue: 50 }) first!: number;
  @Field(() => Measure, { nullable: true }) measure?: Measure;
  @Field(() => ID) patientId!: string;
}

/** Arguments of patients. */
@ArgsType()
export class PatientsArgs {
  @Field(() => PatientFilter, { nullable: true }) filter?: Fields<PatientFilter>;
  @Field(() => Int, { defaultValue: 10 }) limit!: number;
  @Field(() => Int, { defaultValue: 1 }) page!: number;
  @Field(() => PatientSort, { defaultValue: PatientSort.NEWEST }) sort!: PatientSort;
}

/** Arguments of patientsConnection. */
@ArgsType()
export class PatientsConnectionArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => PatientFilter, { nullable: true }) filter?: Fields<PatientFilter>;
  @Field(() => Int) first!: number;
}

/** Arguments of patientsUnderCareConnection. */
@ArgsType()
export class PatientsUnderCareConnectionArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => Int) first!: number;
  @Field(() => String, { nullable: true }) search?: string;
}

/** Arguments of payment. */
@ArgsType()
export class PaymentArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of paymentLinks. */
@ArgsType()
export class PaymentLinksArgs {
  @Field(() => ID, { nullable: true }) patientId?: string;
}

/** Arguments of payments. */
@ArgsType()
export class PaymentsArgs {
  @Field(() => LocalDateScalar, { nullable: true }) from?: string;
  @Field(() => Int, { defaultValue: 10 }) limit!: number;
  @Field(() => Int, { defaultValue: 1 }) page!: number;
  @Field(() => LocalDateScalar, { nullable: true }) until?: string;
}

/** Arguments of paymentsConnection. */
@ArgsType()
export class PaymentsConnectionArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => PaymentFilter, { nullable: true }) filter?: Fields<PaymentFilter>;
  @Field(() => Int) first!: number;
}

/** Arguments of pendingAppointmentPage. */
@ArgsType()
export class PendingAppointmentPageArgs {
  @Field(() => Int, { defaultValue: 10 }) limit!: number;
  @Field(() => Int, { defaultValue: 1 }) page!: number;
}

/** Arguments of pendingAppointments. */
@ArgsType()
export class PendingAppointmentsArgs {
  @Field(() => Int, { defaultValue: 100 }) first!: number;
}

/** Arguments of phaseReports. */
@ArgsType()
export class PhaseReportsArgs {
  @Field(() => ID) planId!: string;
}

/** Arguments of physiotherapistTimes. */
@ArgsType()
export class PhysiotherapistTimesArgs {
  @Field(() => ID) physiotherapistId!: string;
}

/** Arguments of physiotherapists. */
@ArgsType()
export class PhysiotherapistsArgs {
  @Field(() => LocalDateScalar, { nullable: true }) day?: string;
}

/** Arguments of possibleDuplicates. */
@ArgsType()
export class PossibleDuplicatesArgs {
  /** Id of a record. */
  @Field(() => ID, { nullable: true }) patientId?: string;
}

/** Arguments of precautions. */
@ArgsType()
export class PrecautionsArgs {
  @Field(() => ID) patientId!: string;
}

/** Arguments of proposeAbsence. */
@ArgsType()
export class ProposeAbsenceArgs {
  @Field(() => String) from!: string;
  @Field(() => ID) physiotherapistId!: string;
  @Field(() => String) until!: string;
}

/** Arguments of proposeSeries. */
@ArgsType()
export class ProposeSeriesArgs {
  @Field(() => SeriesInput) input!: Fields<SeriesInput>;
}

/** Arguments of questionnaireForm. */
@ArgsType()
export class QuestionnaireFormArgs {
  @Field(() => Language, { defaultValue: Language.EN }) language!: Language;
  @Field(() => ID) slug!: string;
}

/** Arguments of recoveryPlan. */
@ArgsType()
export class RecoveryPlanArgs {
  @Field(() => Language, { defaultValue: Language.EN }) language!: Language;
  @Field(() => ID) patientId!: string;
}

/** Arguments of referrals. */
@ArgsType()
export class ReferralsArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => Int) first!: number;
  @Field(() => Boolean, { nullable: true }) isWaiting?: boolean;
}

/** Arguments of report. */
@ArgsType()
export class ReportArgs {
  @Field(() => ReportInput) input!: Fields<ReportInput>;
}

/** Arguments of reportLines. */
@ArgsType()
export class ReportLinesArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => ID) column!: string;
  @Field(() => Int) first!: number;
  @Field(() => ReportInput) input!: Fields<ReportInput>;
  @Field(() => ID) row!: string;
}

/** Arguments of savedFilters. */
@ArgsType()
export class SavedFiltersArgs {
  @Field(() => SavedFilterList) list!: SavedFilterList;
}

/** Arguments of scores. */
@ArgsType()
export class ScoresArgs {
  @Field(() => Language, { defaultValue: Language.EN }) language!: Language;
  @Field(() => ID) planId!: string;
}

/** Arguments of search. */
@ArgsType()
export class SearchArgs {
  @Field(() => Int, { defaultValue: 10 }) first!: number;
  @Field(() => String) text!: string;
}

/** Arguments of sessionEvents. */
@ArgsType()
export class SessionEventsArgs {
  @Field(() => ID, { nullable: true }) after?: string;
  @Field(() => Int, { defaultValue: 100 }) first!: number;
  @Field(() => ID) planId!: string;
}

/** Arguments of sessionFees. */
@ArgsType()
export class SessionFeesArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of staff. */
@ArgsType()
export class StaffArgs {
  @Field(() => Boolean, { defaultValue: false }) includeLeft!: boolean;
}

/** Arguments of statement. */
@ArgsType()
export class StatementArgs {
  @Field(() => LocalDateScalar) from!: string;
  @Field(() => ID, { nullable: true }) patientId?: string;
  @Field(() => LocalDateScalar) until!: string;
}

/** Arguments of teamNotices. */
@ArgsType()
export class TeamNoticesArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => Int) first!: number;
}

/** Arguments of today. */
@ArgsType()
export class TodayArgs {
  @Field(() => Language, { defaultValue: Language.EN }) language!: Language;
}

/** Arguments of treatmentConsents. */
@ArgsType()
export class TreatmentConsentsArgs {
  @Field(() => ID) patientId!: string;
}

/** Arguments of treatmentNote. */
@ArgsType()
export class TreatmentNoteArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of treatmentNotes. */
@ArgsType()
export class TreatmentNotesArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => Int) first!: number;
  @Field(() => ID) patientId!: string;
}

/** Arguments of users. */
@ArgsType()
export class UsersArgs {
  @Field(() => AccountFilter, { nullable: true }) filter?: Fields<AccountFilter>;
  @Field(() => Int, { defaultValue: 20 }) limit!: number;
  @Field(() => Int, { defaultValue: 1 }) page!: number;
}

/** Arguments of usersWithoutPatients. */
@ArgsType()
export class UsersWithoutPatientsArgs {
  @Field(() => Int) first!: number;
  @Field(() => String, { nullable: true }) search?: string;
}

/** Arguments of waitingList. */
@ArgsType()
export class WaitingListArgs {
  @Field(() => String, { nullable: true }) after?: string;
  @Field(() => Int) first!: number;
  @Field(() => WaitingStatus, { nullable: true }) status?: WaitingStatus;
}

/** Arguments of waitingListFor. */
@ArgsType()
export class WaitingListForArgs {
  @Field(() => DateTimeScalar) from!: Date;
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
  @Field(() => DateTimeScalar) until!: Date;
}

/** Arguments of wallet. */
@ArgsType()
export class WalletArgs {
  @Field(() => ID, { nullable: true }) patientId?: string;
}

/** Arguments of webhookDeliveries. */
@ArgsType()
export class WebhookDeliveriesArgs {
  @Field(() => ID) endpointId!: string;
  @Field(() => Int) first!: number;
}

/** Arguments of acceptFamily. */
@ArgsType()
export class AcceptFamilyArgs {
  @Field(() => ID) grantId!: string;
}

/** Arguments of acceptReferral. */
@ArgsType()
export class AcceptReferralArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of acceptSlot. */
@ArgsType()
export class AcceptSlotArgs {
  @Field(() => ID) offerId!: string;
  @Field(() => DateTimeScalar) startsAt!: Date;
}

/** Arguments of acknowledgeTask. */
@ArgsType()
export class AcknowledgeTaskArgs {
  @Field(() => ID) id!: string;
  @Field(() => [ID], { nullable: true }) seen?: string[];
}

/** Arguments of activateQuestionnaire. */
@ArgsType()
export class ActivateQuestionnaireArgs {
  @Field(() => ID) slug!: string;
  @Field(() => String) statement!: string;
  @Field(() => Int) version!: number;
}

/** Arguments of addCharge. */
@ArgsType()
export class AddChargeArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => ChargeInput) input!: Fields<ChargeInput>;
}

/** Arguments of addCover. */
@ArgsType()
export class AddCoverArgs {
  @Field(() => CoverInput) input!: Fields<CoverInput>;
}

/** Arguments of addHistoryEntry. */
@ArgsType()
export class AddHistoryEntryArgs {
  @Field(() => MedicalHistoryInput) input!: Fields<MedicalHistoryInput>;
  @Field(() => ID) patientId!: string;
}

/** Arguments of addLeave. */
@ArgsType()
export class AddLeaveArgs {
  @Field(() => LeaveInput) input!: Fields<LeaveInput>;
}

/** Arguments of addMedicalHistoryEntry. */
@ArgsType()
export class AddMedicalHistoryEntryArgs {
  @Field(() => MedicalHistoryInput) input!: Fields<MedicalHistoryInput>;
  @Field(() => ID) patientId!: string;
}

/** Arguments of addNoteAddendum. */
@ArgsType()
export class AddNoteAddendumArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => ID) noteId!: string;
  @Field(() => String) text!: string;
}

/** Arguments of addPasskey. */
@ArgsType()
export class AddPasskeyArgs {
  @Field(() => String) name!: string;
  @Field(() => String) response!: string;
}

/** Arguments of addPlanSessions. */
@ArgsType()
export class AddPlanSessionsArgs {
  @Field(() => Int) count!: number;
  @Field(() => ID) planId!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of addPrecaution. */
@ArgsType()
export class AddPrecautionArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => PrecautionInput) input!: Fields<PrecautionInput>;
  @Field(() => ID) patientId!: string;
}

/** Arguments of addProgressReport. */
@ArgsType()
export class AddProgressReportArgs {
  @Field(() => String) content!: string;
  @Field(() => ID) patientId!: string;
}

/** Arguments of addToWaitingList. */
@ArgsType()
export class AddToWaitingListArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => WaitingListInput) input!: Fields<WaitingListInput>;
}

/** Arguments of allocatePayment. */
@ArgsType()
export class AllocatePaymentArgs {
  @Field(() => [AllocationInput]) allocate!: Fields<AllocationInput>[];
  @Field(() => ID) paymentId!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of allowRecordReader. */
@ArgsType()
export class AllowRecordReaderArgs {
  @Field(() => ID) clientId!: string;
}

/** Arguments of amendProgressReport. */
@ArgsType()
export class AmendProgressReportArgs {
  @Field(() => String) content!: string;
  @Field(() => ID) id!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of approveAppointment. */
@ArgsType()
export class ApproveAppointmentArgs {
  @Field(() => ID) id!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of approveChange. */
@ArgsType()
export class ApproveChangeArgs {
  @Field(() => ApprovalDecision) decision!: ApprovalDecision;
  @Field(() => ID) id!: string;
}

/** Arguments of approveProtocolVersion. */
@ArgsType()
export class ApproveProtocolVersionArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) statement!: string;
}

/** Arguments of arrangeAbsence. */
@ArgsType()
export class ArrangeAbsenceArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => AbsenceInput) input!: Fields<AbsenceInput>;
}

/** Arguments of assignCareThread. */
@ArgsType()
export class AssignCareThreadArgs {
  @Field(() => ID) id!: string;
  @Field(() => ID, { nullable: true }) to?: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of assignPhysiotherapist. */
@ArgsType()
export class AssignPhysiotherapistArgs {
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) overrideReason?: string;
  @Field(() => ID) physiotherapistId!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of beginSecondFactor. */
@ArgsType()
export class BeginSecondFactorArgs {
  @Field(() => SecondFactorMethod) method!: SecondFactorMethod;
}

/** Arguments of bookAppointment. */
@ArgsType()
export class BookAppointmentArgs {
  @Field(() => BookAppointmentInput) input!: Fields<BookAppointmentInput>;
}

/** Arguments of bookFromWaitingList. */
@ArgsType()
export class BookFromWaitingListArgs {
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) overrideReason?: string;
  @Field(() => ID) physiotherapistId!: string;
  @Field(() => String) startsAt!: string;
}

/** Arguments of bookSeries. */
@ArgsType()
export class BookSeriesArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => BookSeriesInput) input!: Fields<BookSeriesInput>;
}

/** Arguments of cancelAppointment. */
@ArgsType()
export class CancelAppointmentArgs {
  @Field(() => ID) id!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of cancelBill. */
@ArgsType()
export class CancelBillArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of cancelCharge. */
@ArgsType()
export class CancelChargeArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of cancelCredit. */
@ArgsType()
export class CancelCreditArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of cancelForPatient. */
@ArgsType()
export class CancelForPatientArgs {
  @Field(() => ID) id!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of cancelLeave. */
@ArgsType()
export class CancelLeaveArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of cancelPaymentLink. */
@ArgsType()
export class CancelPaymentLinkArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of cancelPlanSession. */
@ArgsType()
export class CancelPlanSessionArgs {
  @Field(() => Int) number!: number;
  @Field(() => ID) planId!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of cancelSeries. */
@ArgsType()
export class CancelSeriesArgs {
  @Field(() => ID) fromAppointmentId!: string;
  @Field(() => ID) id!: string;
}

/** Arguments of changeCareTeam. */
@ArgsType()
export class ChangeCareTeamArgs {
  @Field(() => ID, { nullable: true }) doctorId?: string;
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
  @Field(() => ID) planId!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of changeProgramme. */
@ArgsType()
export class ChangeProgrammeArgs {
  @Field(() => ProgrammeInput) input!: Fields<ProgrammeInput>;
  @Field(() => ID) planId!: string;
  @Field(() => String) reason!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of changeSeries. */
@ArgsType()
export class ChangeSeriesArgs {
  @Field(() => ID) fromAppointmentId!: string;
  @Field(() => ID) id!: string;
  @Field(() => ChangeSeriesInput) input!: Fields<ChangeSeriesInput>;
}

/** Arguments of closeCareThread. */
@ArgsType()
export class CloseCareThreadArgs {
  @Field(() => ID) id!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of closeDay. */
@ArgsType()
export class CloseDayArgs {
  @Field(() => PaiseScalar, { defaultValue: 0 }) banked!: number;
  @Field(() => PaiseScalar) counted!: number;
  @Field(() => LocalDateScalar) day!: string;
  @Field(() => String, { nullable: true }) note?: string;
  @Field(() => PaiseScalar, { nullable: true }) openingCash?: number;
}

/** Arguments of closePackage. */
@ArgsType()
export class ClosePackageArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of completeAppointment. */
@ArgsType()
export class CompleteAppointmentArgs {
  @Field(() => ID) id!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of completePatient. */
@ArgsType()
export class CompletePatientArgs {
  @Field(() => ID) id!: string;
  @Field(() => CompletePatientInput) input!: Fields<CompletePatientInput>;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of completeProfile. */
@ArgsType()
export class CompleteProfileArgs {
  @Field(() => CompleteProfileInput) input!: Fields<CompleteProfileInput>;
}

/** Arguments of completeProgramme. */
@ArgsType()
export class CompleteProgrammeArgs {
  @Field(() => ID) planId!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of confirmAuthenticator. */
@ArgsType()
export class ConfirmAuthenticatorArgs {
  @Field(() => String) code!: string;
}

/** Arguments of confirmBirthYear. */
@ArgsType()
export class ConfirmBirthYearArgs {
  @Field(() => Int) year!: number;
}

/** Arguments of confirmEmail. */
@ArgsType()
export class ConfirmEmailArgs {
  @Field(() => String) code!: string;
}

/** Arguments of confirmGate. */
@ArgsType()
export class ConfirmGateArgs {
  @Field(() => [DeviationInput]) deviations!: Fields<DeviationInput>[];
  @Field(() => Int) fromPhase!: number;
  @Field(() => ID) planId!: string;
}

/** Arguments of correctAppointment. */
@ArgsType()
export class CorrectAppointmentArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) reason!: string;
  @Field(() => AppointmentStatus) to!: AppointmentStatus;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of correctSession. */
@ArgsType()
export class CorrectSessionArgs {
  @Field(() => ID) appointmentId!: string;
  @Field(() => String) reason!: string;
  @Field(() => AppointmentStatus) to!: AppointmentStatus;
}

/** Arguments of createApiKey. */
@ArgsType()
export class CreateApiKeyArgs {
  @Field(() => CreateApiKeyInput) input!: Fields<CreateApiKeyInput>;
}

/** Arguments of createHl7Source. */
@ArgsType()
export class CreateHl7SourceArgs {
  @Field(() => CreateHl7SourceInput) input!: Fields<CreateHl7SourceInput>;
}

/** Arguments of createPatient. */
@ArgsType()
export class CreatePatientArgs {
  @Field(() => String, { nullable: true }) idempotencyKey?: string;
  @Field(() => CreatePatientInput) input!: Fields<CreatePatientInput>;
}

/** Arguments of createPaymentLink. */
@ArgsType()
export class CreatePaymentLinkArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => PaymentLinkInput) input!: Fields<PaymentLinkInput>;
}

/** Arguments of createPlan. */
@ArgsType()
export class CreatePlanArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => CreatePlanInput) input!: Fields<CreatePlanInput>;
}

/** Arguments of createReportLink. */
@ArgsType()
export class CreateReportLinkArgs {
  @Field(() => Int, { defaultValue: 10080 }) expiresInMinutes!: number;
  @Field(() => ID) reportId!: string;
}

/** Arguments of createSmartClient. */
@ArgsType()
export class CreateSmartClientArgs {
  @Field(() => CreateSmartClientInput) input!: Fields<CreateSmartClientInput>;
}

/** Arguments of createWebhookEndpoint. */
@ArgsType()
export class CreateWebhookEndpointArgs {
  @Field(() => CreateWebhookEndpointInput) input!: Fields<CreateWebhookEndpointInput>;
}

/** Arguments of decideErasure. */
@ArgsType()
export class DecideErasureArgs {
  @Field(() => DecideErasureInput) input!: Fields<DecideErasureInput>;
}

/** Arguments of declineReferral. */
@ArgsType()
export class DeclineReferralArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of deleteCareAnswer. */
@ArgsType()
export class DeleteCareAnswerArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of deleteNoteTemplate. */
@ArgsType()
export class DeleteNoteTemplateArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of deletePatient. */
@ArgsType()
export class DeletePatientArgs {
  @Field(() => ID) id!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of deleteReportMail. */
@ArgsType()
export class DeleteReportMailArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of deleteSavedFilter. */
@ArgsType()
export class DeleteSavedFilterArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of discardNote. */
@ArgsType()
export class DiscardNoteArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of discountCharge. */
@ArgsType()
export class DiscountChargeArgs {
  @Field(() => PaiseScalar) amount!: number;
  @Field(() => ID) chargeId!: string;
  @Field(() => String) idempotencyKey!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of endCover. */
@ArgsType()
export class EndCoverArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of endFamily. */
@ArgsType()
export class EndFamilyArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of endHl7Source. */
@ArgsType()
export class EndHl7SourceArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of endPrecaution. */
@ArgsType()
export class EndPrecautionArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of endSession. */
@ArgsType()
export class EndSessionArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of endSessionsOf. */
@ArgsType()
export class EndSessionsOfArgs {
  @Field(() => ID) userId!: string;
}

/** Arguments of endWebhookEndpoint. */
@ArgsType()
export class EndWebhookEndpointArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of failPayment. */
@ArgsType()
export class FailPaymentArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) reason!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of inviteFamily. */
@ArgsType()
export class InviteFamilyArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => InviteFamilyInput) input!: Fields<InviteFamilyInput>;
  @Field(() => Language, { defaultValue: Language.EN }) language!: Language;
}

/** Arguments of inviteMember. */
@ArgsType()
export class InviteMemberArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of invitePatient. */
@ArgsType()
export class InvitePatientArgs {
  @Field(() => ID) patientId!: string;
}

/** Arguments of issueBill. */
@ArgsType()
export class IssueBillArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => IssueBillInput) input!: Fields<IssueBillInput>;
}

/** Arguments of issueReceipt. */
@ArgsType()
export class IssueReceiptArgs {
  @Field(() => ID) paymentId!: string;
}

/** Arguments of leaveTeam. */
@ArgsType()
export class LeaveTeamArgs {
  @Field(() => ID) id!: string;
  @Field(() => LocalDateScalar) lastDay!: string;
  @Field(() => ID, { nullable: true }) successorId?: string;
}

/** Arguments of liftBirthYearCheck. */
@ArgsType()
export class LiftBirthYearCheckArgs {
  @Field(() => ID) userId!: string;
}

/** Arguments of markAppointmentMissed. */
@ArgsType()
export class MarkAppointmentMissedArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) reason!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of markNoteInError. */
@ArgsType()
export class MarkNoteInErrorArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of matchGatewayEvent. */
@ArgsType()
export class MatchGatewayEventArgs {
  @Field(() => ID) id!: string;
  @Field(() => ID) patientId!: string;
}

/** Arguments of moveAppointment. */
@ArgsType()
export class MoveAppointmentArgs {
  @Field(() => ID) id!: string;
  @Field(() => MoveAppointmentInput) input!: Fields<MoveAppointmentInput>;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of offerSlots. */
@ArgsType()
export class OfferSlotsArgs {
  @Field(() => Int) number!: number;
  @Field(() => ID) planId!: string;
}

/** Arguments of openRecord. */
@ArgsType()
export class OpenRecordArgs {
  @Field(() => ID) patientId!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of payOnline. */
@ArgsType()
export class PayOnlineArgs {
  @Field(() => PaiseScalar, { nullable: true }) amount?: number;
  @Field(() => String) idempotencyKey!: string;
}

/** Arguments of readCareMessages. */
@ArgsType()
export class ReadCareMessagesArgs {
  @Field(() => ID) upTo!: string;
}

/** Arguments of readLesson. */
@ArgsType()
export class ReadLessonArgs {
  @Field(() => Language, { defaultValue: Language.EN }) language!: Language;
  @Field(() => ID) slug!: string;
}

/** Arguments of recordConsent. */
@ArgsType()
export class RecordConsentArgs {
  @Field(() => RecordConsentInput) input!: Fields<RecordConsentInput>;
}

/** Arguments of recordEntries. */
@ArgsType()
export class RecordEntriesArgs {
  @Field(() => [EntryInput]) entries!: Fields<EntryInput>[];
  @Field(() => Language, { defaultValue: Language.EN }) language!: Language;
}

/** Arguments of recordFamilyEntries. */
@ArgsType()
export class RecordFamilyEntriesArgs {
  @Field(() => [EntryInput]) entries!: Fields<EntryInput>[];
  @Field(() => ID) grantId!: string;
  @Field(() => Language, { defaultValue: Language.EN }) language!: Language;
}

/** Arguments of recordMeasurement. */
@ArgsType()
export class RecordMeasurementArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => MeasurementInput) input!: Fields<MeasurementInput>;
  @Field(() => ID) planId!: string;
  @Field(() => DateTimeScalar, { nullable: true }) takenAt?: Date;
}

/** Arguments of recordOutcome. */
@ArgsType()
export class RecordOutcomeArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => OutcomeInput) input!: Fields<OutcomeInput>;
  @Field(() => ID) patientId!: string;
}

/** Arguments of recordPayment. */
@ArgsType()
export class RecordPaymentArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => RecordPaymentInput) input!: Fields<RecordPaymentInput>;
}

/** Arguments of recordValues. */
@ArgsType()
export class RecordValuesArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => ID) patientId!: string;
  @Field(() => DateTimeScalar, { nullable: true }) takenAt?: Date;
  @Field(() => [ValueInput]) values!: Fields<ValueInput>[];
}

/** Arguments of refund. */
@ArgsType()
export class RefundArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => RefundInput) input!: Fields<RefundInput>;
  @Field(() => ID) paymentId!: string;
}

/** Arguments of refundPayment. */
@ArgsType()
export class RefundPaymentArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of refuseRecordReader. */
@ArgsType()
export class RefuseRecordReaderArgs {
  @Field(() => ID) clientId!: string;
}

/** Arguments of registerCaller. */
@ArgsType()
export class RegisterCallerArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => RegisterCallerInput) input!: Fields<RegisterCallerInput>;
}

/** Arguments of registerPatient. */
@ArgsType()
export class RegisterPatientArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => RegisterPatientInput) input!: Fields<RegisterPatientInput>;
}

/** Arguments of registerStaff. */
@ArgsType()
export class RegisterStaffArgs {
  @Field(() => RegisterStaffInput) input!: Fields<RegisterStaffInput>;
}

/** Arguments of releaseDeposit. */
@ArgsType()
export class ReleaseDepositArgs {
  @Field(() => ID) paymentId!: string;
}

/** Arguments of remindDues. */
@ArgsType()
export class RemindDuesArgs {
  @Field(() => [ID]) patientIds!: string[];
}

/** Arguments of removeAuthenticator. */
@ArgsType()
export class RemoveAuthenticatorArgs {
  @Field(() => String) code!: string;
}

/** Arguments of removeExerciseVideo. */
@ArgsType()
export class RemoveExerciseVideoArgs {
  @Field(() => ID) key!: string;
}

/** Arguments of removeFactor. */
@ArgsType()
export class RemoveFactorArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of removeFile. */
@ArgsType()
export class RemoveFileArgs {
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) reason?: string;
}

/** Arguments of reopenDay. */
@ArgsType()
export class ReopenDayArgs {
  @Field(() => LocalDateScalar) day!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of reopenPlanSession. */
@ArgsType()
export class ReopenPlanSessionArgs {
  @Field(() => Int) number!: number;
  @Field(() => ID) planId!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of replayMessage. */
@ArgsType()
export class ReplayMessageArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of replayWebhook. */
@ArgsType()
export class ReplayWebhookArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of replayWebhooks. */
@ArgsType()
export class ReplayWebhooksArgs {
  @Field(() => ID) endpointId!: string;
  @Field(() => DateTimeScalar) since!: Date;
}

/** Arguments of requestAppointment. */
@ArgsType()
export class RequestAppointmentArgs {
  @Field(() => RequestAppointmentInput) input!: Fields<RequestAppointmentInput>;
}

/** Arguments of requestCorrection. */
@ArgsType()
export class RequestCorrectionArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => String) words!: string;
}

/** Arguments of requestErasure. */
@ArgsType()
export class RequestErasureArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => String, { nullable: true }) words?: string;
}

/** Arguments of requireSecondFactor. */
@ArgsType()
export class RequireSecondFactorArgs {
  @Field(() => [SecondFactorRole]) roles!: SecondFactorRole[];
}

/** Arguments of rescheduleAppointment. */
@ArgsType()
export class RescheduleAppointmentArgs {
  @Field(() => String) appointmentDate!: string;
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) overrideReason?: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of resetAuthenticator. */
@ArgsType()
export class ResetAuthenticatorArgs {
  @Field(() => ID) userId!: string;
}

/** Arguments of resetFactors. */
@ArgsType()
export class ResetFactorsArgs {
  @Field(() => ID) userId!: string;
}

/** Arguments of resolveTask. */
@ArgsType()
export class ResolveTaskArgs {
  @Field(() => String, { nullable: true }) advice?: string;
  @Field(() => ID) id!: string;
  @Field(() => String) note!: string;
  @Field(() => [ID], { nullable: true }) seen?: string[];
}

/** Arguments of restorePatient. */
@ArgsType()
export class RestorePatientArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of retireConsentForm. */
@ArgsType()
export class RetireConsentFormArgs {
  @Field(() => ID) formId!: string;
}

/** Arguments of retireProtocolVersion. */
@ArgsType()
export class RetireProtocolVersionArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of retireQuestionnaire. */
@ArgsType()
export class RetireQuestionnaireArgs {
  @Field(() => ID) slug!: string;
}

/** Arguments of retractMeasurement. */
@ArgsType()
export class RetractMeasurementArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of retractOutcome. */
@ArgsType()
export class RetractOutcomeArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of retryMessage. */
@ArgsType()
export class RetryMessageArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of reviewExercise. */
@ArgsType()
export class ReviewExerciseArgs {
  @Field(() => ID) key!: string;
  @Field(() => Int) revision!: number;
  @Field(() => String) statement!: string;
}

/** Arguments of reviewLesson. */
@ArgsType()
export class ReviewLessonArgs {
  @Field(() => Int) revision!: number;
  @Field(() => ID) slug!: string;
  @Field(() => String) statement!: string;
}

/** Arguments of revokeApiKey. */
@ArgsType()
export class RevokeApiKeyArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of revokeConsent. */
@ArgsType()
export class RevokeConsentArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of revokeReportLink. */
@ArgsType()
export class RevokeReportLinkArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of revokeSmartClient. */
@ArgsType()
export class RevokeSmartClientArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of saveCareAnswer. */
@ArgsType()
export class SaveCareAnswerArgs {
  @Field(() => ID, { nullable: true }) id?: string;
  @Field(() => BothTextsInput) text!: Fields<BothTextsInput>;
  @Field(() => String) title!: string;
}

/** Arguments of saveConsentForm. */
@ArgsType()
export class SaveConsentFormArgs {
  @Field(() => ConsentFormInput) input!: Fields<ConsentFormInput>;
}

/** Arguments of saveDataProcessor. */
@ArgsType()
export class SaveDataProcessorArgs {
  @Field(() => DataProcessorInput) input!: Fields<DataProcessorInput>;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of saveExercise. */
@ArgsType()
export class SaveExerciseArgs {
  @Field(() => ExerciseInput) input!: Fields<ExerciseInput>;
  @Field(() => ID) key!: string;
  @Field(() => Int, { nullable: true }) revision?: number;
}

/** Arguments of saveFilter. */
@ArgsType()
export class SaveFilterArgs {
  @Field(() => SavedFilterList) list!: SavedFilterList;
  @Field(() => String) name!: string;
  @Field(() => String) query!: string;
}

/** Arguments of saveLesson. */
@ArgsType()
export class SaveLessonArgs {
  @Field(() => LessonInput) input!: Fields<LessonInput>;
  @Field(() => Int, { nullable: true }) revision?: number;
  @Field(() => ID) slug!: string;
}

/** Arguments of saveNoteTemplate. */
@ArgsType()
export class SaveNoteTemplateArgs {
  @Field(() => NoteTemplateInput) input!: Fields<NoteTemplateInput>;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of saveProtocolDraft. */
@ArgsType()
export class SaveProtocolDraftArgs {
  @Field(() => JsonScalar) content!: unknown;
  @Field(() => String) slug!: string;
}

/** Arguments of saveQuestionnaire. */
@ArgsType()
export class SaveQuestionnaireArgs {
  @Field(() => JsonScalar) content!: unknown;
  @Field(() => [QuestionnaireOccasion]) occasions!: QuestionnaireOccasion[];
  @Field(() => [ScoreDefinitionInput]) scores!: Fields<ScoreDefinitionInput>[];
  @Field(() => ID) slug!: string;
}

/** Arguments of saveReportMail. */
@ArgsType()
export class SaveReportMailArgs {
  @Field(() => ReportMailInput) input!: Fields<ReportMailInput>;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of seeCareFlag. */
@ArgsType()
export class SeeCareFlagArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) note!: string;
}

/** Arguments of seeTeamNotices. */
@ArgsType()
export class SeeTeamNoticesArgs {
  @Field(() => ID) upTo!: string;
}

/** Arguments of sellPackage. */
@ArgsType()
export class SellPackageArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => SellPackageInput) input!: Fields<SellPackageInput>;
}

/** Arguments of sendCareMessage. */
@ArgsType()
export class SendCareMessageArgs {
  @Field(() => SendCareMessageInput) input!: Fields<SendCareMessageInput>;
  @Field(() => ID, { nullable: true }) patientId?: string;
}

/** Arguments of sendDocument. */
@ArgsType()
export class SendDocumentArgs {
  @Field(() => SendDocumentInput) input!: Fields<SendDocumentInput>;
}

/** Arguments of sendFamilyMessage. */
@ArgsType()
export class SendFamilyMessageArgs {
  @Field(() => ID) grantId!: string;
  @Field(() => SendCareMessageInput) input!: Fields<SendCareMessageInput>;
}

/** Arguments of sendOtp. */
@ArgsType()
export class SendOtpArgs {
  @Field(() => SignInDoor) door!: SignInDoor;
  @Field(() => String) phoneNumber!: string;
}

/** Arguments of sendReportMail. */
@ArgsType()
export class SendReportMailArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of sendTestMessage. */
@ArgsType()
export class SendTestMessageArgs {
  @Field(() => MessageChannel) channel!: MessageChannel;
  @Field(() => String) provider!: string;
}

/** Arguments of setAbha. */
@ArgsType()
export class SetAbhaArgs {
  @Field(() => AbhaInput) input!: Fields<AbhaInput>;
  @Field(() => ID) patientId!: string;
}

/** Arguments of setAccountDisabled. */
@ArgsType()
export class SetAccountDisabledArgs {
  @Field(() => Boolean) disabled!: boolean;
  @Field(() => ID) userId!: string;
}

/** Arguments of setChannelConsent. */
@ArgsType()
export class SetChannelConsentArgs {
  @Field(() => MessageChannel) channel!: MessageChannel;
  @Field(() => Boolean) given!: boolean;
  @Field(() => ID, { nullable: true }) patientId?: string;
}

/** Arguments of setConsent. */
@ArgsType()
export class SetConsentArgs {
  @Field(() => Boolean) given!: boolean;
  @Field(() => ConsentPurpose) purpose!: ConsentPurpose;
}

/** Arguments of setContactMessageStatus. */
@ArgsType()
export class SetContactMessageStatusArgs {
  @Field(() => ID) id!: string;
  @Field(() => ContactStatus) status!: ContactStatus;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of setExerciseRetired. */
@ArgsType()
export class SetExerciseRetiredArgs {
  @Field(() => ID) key!: string;
  @Field(() => Boolean) retired!: boolean;
}

/** Arguments of setFamilyRights. */
@ArgsType()
export class SetFamilyRightsArgs {
  @Field(() => ID) id!: string;
  @Field(() => [FamilyRight]) rights!: FamilyRight[];
}

/** Arguments of setFourEyes. */
@ArgsType()
export class SetFourEyesArgs {
  @Field(() => Boolean) isOn!: boolean;
}

/** Arguments of setLessonRetired. */
@ArgsType()
export class SetLessonRetiredArgs {
  @Field(() => Boolean) retired!: boolean;
  @Field(() => ID) slug!: string;
}

/** Arguments of setMessagePreferences. */
@ArgsType()
export class SetMessagePreferencesArgs {
  @Field(() => Language, { nullable: true }) language?: Language;
  @Field(() => Boolean, { nullable: true }) reminders?: boolean;
}

/** Arguments of setPatientAlert. */
@ArgsType()
export class SetPatientAlertArgs {
  @Field(() => String, { nullable: true }) alert?: string;
  @Field(() => ID) patientId!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of setProtocolQuestionnaires. */
@ArgsType()
export class SetProtocolQuestionnairesArgs {
  @Field(() => ID) protocolId!: string;
  @Field(() => [ID]) slugs!: string[];
}

/** Arguments of setReminders. */
@ArgsType()
export class SetRemindersArgs {
  @Field(() => String) at!: string;
  @Field(() => [Weekday]) weekdays!: Weekday[];
}

/** Arguments of setUserType. */
@ArgsType()
export class SetUserTypeArgs {
  @Field(() => ID) userId!: string;
  @Field(() => UserType) userType!: UserType;
}

/** Arguments of setWorkingHours. */
@ArgsType()
export class SetWorkingHoursArgs {
  @Field(() => [WeekdayHoursInput], { nullable: true }) hours?: Fields<WeekdayHoursInput>[];
  @Field(() => ID) physiotherapistId!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of settlePayment. */
@ArgsType()
export class SettlePaymentArgs {
  @Field(() => ID) id!: string;
  @Field(() => SettlePaymentInput, { nullable: true }) input?: Fields<SettlePaymentInput>;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of signNote. */
@ArgsType()
export class SignNoteArgs {
  @Field(() => ID) id!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of signTreatmentConsent. */
@ArgsType()
export class SignTreatmentConsentArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => SignConsentInput) input!: Fields<SignConsentInput>;
}

/** Arguments of startProgramme. */
@ArgsType()
export class StartProgrammeArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => ProgrammeInput) input!: Fields<ProgrammeInput>;
  @Field(() => ID) patientId!: string;
}

/** Arguments of stopPlan. */
@ArgsType()
export class StopPlanArgs {
  @Field(() => ID) planId!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of subscribePush. */
@ArgsType()
export class SubscribePushArgs {
  @Field(() => String) endpoint!: string;
}

/** Arguments of undoApproval. */
@ArgsType()
export class UndoApprovalArgs {
  @Field(() => ID) id!: string;
  @Field(() => Int) version!: number;
}

/** Arguments of undoPatientImport. */
@ArgsType()
export class UndoPatientImportArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of unsubscribePush. */
@ArgsType()
export class UnsubscribePushArgs {
  @Field(() => String) endpoint!: string;
}

/** Arguments of updateAccount. */
@ArgsType()
export class UpdateAccountArgs {
  @Field(() => UpdateAccountInput) input!: Fields<UpdateAccountInput>;
}

/** Arguments of updateCarePlan. */
@ArgsType()
export class UpdateCarePlanArgs {
  @Field(() => CarePlanInput) input!: Fields<CarePlanInput>;
  @Field(() => ID) patientId!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of updateClinicSettings. */
@ArgsType()
export class UpdateClinicSettingsArgs {
  @Field(() => ClinicSettingsInput) input!: Fields<ClinicSettingsInput>;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of updateFile. */
@ArgsType()
export class UpdateFileArgs {
  @Field(() => ID) id!: string;
  @Field(() => FileInput) input!: Fields<FileInput>;
}

/** Arguments of updatePatient. */
@ArgsType()
export class UpdatePatientArgs {
  @Field(() => ID) id!: string;
  @Field(() => UpdatePatientInput) input!: Fields<UpdatePatientInput>;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of updateProfile. */
@ArgsType()
export class UpdateProfileArgs {
  @Field(() => UpdateProfileInput) input!: Fields<UpdateProfileInput>;
}

/** Arguments of updateStaff. */
@ArgsType()
export class UpdateStaffArgs {
  @Field(() => ID) id!: string;
  @Field(() => UpdateStaffInput) input!: Fields<UpdateStaffInput>;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of verifyAuthenticator. */
@ArgsType()
export class VerifyAuthenticatorArgs {
  @Field(() => String) code!: string;
  @Field(() => SignInDoor) door!: SignInDoor;
  @Field(() => String) phoneNumber!: string;
}

/** Arguments of verifyNumber. */
@ArgsType()
export class VerifyNumberArgs {
  @Field(() => String) otp!: string;
}

/** Arguments of verifyOtp. */
@ArgsType()
export class VerifyOtpArgs {
  @Field(() => SignInDoor) door!: SignInDoor;
  /** Keep me signed in on this phone: the session lasts 30 days without use and 90 in all, unless the clinic set less. Only for USER; ignored for ADMIN and STAFF. */
  @Field(() => Boolean, { defaultValue: false }) keepSignedIn!: boolean;
  @Field(() => String) otp!: string;
  @Field(() => String) phoneNumber!: string;
}

/** Arguments of verifySecondFactor. */
@ArgsType()
export class VerifySecondFactorArgs {
  @Field(() => String) answer!: string;
  @Field(() => SecondFactorMethod) method!: SecondFactorMethod;
}

/** Arguments of withdrawCareMessage. */
@ArgsType()
export class WithdrawCareMessageArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of withdrawChange. */
@ArgsType()
export class WithdrawChangeArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of withdrawDataRequest. */
@ArgsType()
export class WithdrawDataRequestArgs {
  @Field(() => ID) id!: string;
}

/** Arguments of withdrawFromWaitingList. */
@ArgsType()
export class WithdrawFromWaitingListArgs {
  @Field(() => ID) id!: string;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Arguments of withdrawTreatmentConsent. */
@ArgsType()
export class WithdrawTreatmentConsentArgs {
  @Field(() => ID) id!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of writeNote. */
@ArgsType()
export class WriteNoteArgs {
  @Field(() => String) idempotencyKey!: string;
  @Field(() => WriteNoteInput) input!: Fields<WriteNoteInput>;
}

/** Arguments of writeOff. */
@ArgsType()
export class WriteOffArgs {
  @Field(() => PaiseScalar, { nullable: true }) amount?: number;
  @Field(() => ID) chargeId!: string;
  @Field(() => String) idempotencyKey!: string;
  @Field(() => String) reason!: string;
}

/** Arguments of writeProgressReport. */
@ArgsType()
export class WriteProgressReportArgs {
  @Field(() => String) content!: string;
  @Field(() => ID) patientId!: string;
}

/** Methods of the resolver classes: arguments and result of each root field. */
export interface RootMethods {
  /** Each day from `from` until `until`, 1 to 62 days, oldest first. The plan's team, admins, recovery:read; a patient their own. Errors: NOT_FOUND, BAD_INPUT. */
  activity: (args: ActivityArgs, context: GraphQLContext) => Result<DayActivity[]>;
  /** Answered danger signs of a plan, last answered first, at most 20. As recoveryPlan, for the team and admins. Errors: NOT_FOUND. */
  answeredTasks: (args: AnsweredTasksArgs, context: GraphQLContext) => Result<CareTask[]>;
  /** Your live keys, newest first; with `all`, those of every admin. Revoked and expired keys are left out. Admins only. */
  apiKeys: (args: ApiKeysArgs, context: GraphQLContext) => Result<ApiKey[]>;
  /** Appointments by cursor; `first` is 1 to 100. Default `order`: EARLIEST_FIRST, with `updatedSince` NEWEST_FIRST. Admins and the front desk see all appointments, a patient and a physiotherapist their own. Errors: BAD_INPUT (invalid cursor). */
  appointments: (args: AppointmentsArgs, context: GraphQLContext) => Result<AppointmentConnection>;
  /** Audit events, newest first; `first` is 1 to 100. The read is audited, too. Admins only. Errors: BAD_INPUT. */
  auditEvents: (args: AuditEventsArgs, context: GraphQLContext) => Result<AuditEventConnection>;
  /** The caller's own authenticator. Admins, physiotherapists, doctors and the front desk. */
  authenticator: (context: GraphQLContext) => Result<Authenticator>;
  /** Today when left out; at most 60 days away. Physiotherapists. */
  benchDay: (args: BenchDayArgs, context: GraphQLContext) => Result<BenchDay>;
  /** Clinicians, admins. Errors: NOT_FOUND. */
  benchPatient: (args: BenchPatientArgs, context: GraphQLContext) => Result<BenchPatient>;
  /** One's own patients; `first` is 1 to 100, `search` as in PatientFilter. Physiotherapists, doctors. */
  benchPatients: (args: BenchPatientsArgs, context: GraphQLContext) => Result<BenchPatientConnection>;
  /**
   * Bills, newest first, also canceled ones; with `patientId`, of one record. Admins, payments:read, the front desk (with `patientId`); patients only their own.
   * Errors: NOT_FOUND.
   */
  bills: (args: BillsArgs, context: GraphQLContext) => Result<BillConnection>;
  /** The check of the account of a patient's record; null if none is due. Admins, and the front desk. */
  birthYearCheck: (args: BirthYearCheckArgs, context: GraphQLContext) => Result<BirthYearCheck | null>;
  /** The terms on which a patient books: fees, notice, and prices with single physiotherapists. Everybody. */
  bookingTerms: (context: GraphQLContext) => Result<BookingTerms>;
  /** Patients whose data an account, an API key, a hospital's client or a source of HL7 v2 messages read, changed or exported in a span of time, from the audit trail, as a list to notify. The report is audited. Admins with a sign-in of the last 15 minutes. Errors: BAD_INPUT, NOT_FOUND, RECENT_SIGN_IN_REQUIRED, RATE_LIMITED. */
  breachReport: (args: BreachReportArgs, context: GraphQLContext) => Result<BreachReportPage>;
  /** One to seven days, one physiotherapist up to 31. A column for each who works here, or for those that are named. Admins, the front desk, appointments:read; a physiotherapist their own column and those of whom they cover for. Errors: BAD_INPUT, NOT_FOUND. */
  calendar: (args: CalendarArgs, context: GraphQLContext) => Result<CalendarDay[]>;
  /** By title; at most 100. Physiotherapists, doctors, admins. */
  careAnswers: (context: GraphQLContext) => Result<CareAnswer[]>;
  /** Open flags of plans in progress, newest first, at most 100; with `all`, also those seen in the last 30 days. Physiotherapists and doctors: of the plans in their care; admins: all. */
  careFlags: (args: CareFlagsArgs, context: GraphQLContext) => Result<CareFlag[]>;
  /** Open danger tasks of the caller's patients, or all for an admin; earliest due first, at most 100. Physiotherapists, doctors, admins. */
  careTasks: (context: GraphQLContext) => Result<CareTask[]>;
  /** A patient's conversation; without an id that of the caller. Patients, the physiotherapist of the live plan, whoever covers, its doctor, admins. Errors: BAD_INPUT (no id of a patient), NOT_FOUND. */
  careThread: (args: CareThreadArgs, context: GraphQLContext) => Result<CareThread>;
  /** Conversations with a message within the caller's reach; `first` is 1 to 100, `mine` those assigned to the caller. Physiotherapists, doctors, admins. Errors: BAD_INPUT. */
  careThreads: (args: CareThreadsArgs, context: GraphQLContext) => Result<CareThreadConnection>;
  /** What was said of the channels that are set up; one's own without an id, else by UUID or PT- number of the record. Patients, admins, the front desk. Errors: BAD_INPUT, NOT_FOUND. */
  channelConsents: (args: ChannelConsentsArgs, context: GraphQLContext) => Result<ChannelConsent[]>;
  /** The channels and their providers, in the order in which they are asked. Admins. */
  channels: (context: GraphQLContext) => Result<ChannelStatus[]>;
  /**
   * Charges of a patient, newest first; without `patientId`, the caller's. Admins, the front desk (with `patientId`) and payments:read also those of a record deleted less than
   * 30 days ago; patients only their own. Errors: NOT_FOUND.
   */
  charges: (args: ChargesArgs, context: GraphQLContext) => Result<Charge[]>;
  /** The clinic's public facts; until the clinic is open, the specification's. Everybody, and every API key. */
  clinic: (context: GraphQLContext) => Result<Clinic>;
  /** All settings of the clinic. Admins only. */
  clinicSettings: (context: GraphQLContext) => Result<ClinicSettings>;
  /** `first` is 1 to 100. Removed ones stand in it for who may bring them back. Clinicians, admins; reception titles, with `url` of consent forms and of what they added themselves today. Errors: BAD_INPUT, NOT_FOUND. */
  clinicalFiles: (args: ClinicalFilesArgs, context: GraphQLContext) => Result<ClinicalFileConnection>;
  /** Live ones; all versions with `all`. Desk, physiotherapists. */
  consentForms: (args: ConsentFormsArgs, context: GraphQLContext) => Result<ConsentForm[]>;
  /** Valid consents and refusals of one patient, by UUID or PT- number, for all clients, newest first. The read is audited. Admins only. Errors: NOT_FOUND. */
  consents: (args: ConsentsArgs, context: GraphQLContext) => Result<ListedConsent[]>;
  /** Contact messages, newest first; `first` is 1 to 100. Admins, the front desk. Errors: BAD_INPUT. */
  contactMessages: (args: ContactMessagesArgs, context: GraphQLContext) => Result<ContactMessageConnection>;
  /** Covers of today and later. Desk; a physiotherapist those in which they take part. */
  covers: (context: GraphQLContext) => Result<Cover[]>;
  /** Credits of a patient, newest first, also canceled ones; without `patientId`, the caller's. Admins, payments:read; patients only their own. Errors: NOT_FOUND. */
  credits: (args: CreditsArgs, context: GraphQLContext) => Result<Credit[]>;
  /** Numbers of the admin dashboard. Admins only. */
  dashboard: (context: GraphQLContext) => Result<Dashboard>;
  /** Register of who processes personal data, by name: the entries, and what the product is configured to use and has no entry yet. At most 200 entries; with what is configured or connected about 500 rows. Admins. */
  dataProcessors: (context: GraphQLContext) => Result<DataProcessor[]>;
  /** The books of a clinic day. Admins, payments:read. Errors: BAD_INPUT (a day ahead). */
  dayBook: (args: DayBookArgs, context: GraphQLContext) => Result<DayBook>;
  /** Closes before a day, or all, newest first, at most 100. Admins. */
  dayCloses: (args: DayClosesArgs, context: GraphQLContext) => Result<DayClose[]>;
  /** Deleted records, last deleted first, without those merged into another record; `search` as in PatientFilter, `limit` is 1 to 100. Admins only. Errors: BAD_INPUT. */
  deletedPatients: (args: DeletedPatientsArgs, context: GraphQLContext) => Result<DeletedRecordPage>;
  /** The clinic's day for the front desk. Admins, the front desk. */
  deskDay: (context: GraphQLContext) => Result<DeskDay>;
  /** A record, complete or not, as the front desk needs it. Each read is audited. Admins, the front desk. Errors: NOT_FOUND. */
  deskPatient: (args: DeskPatientArgs, context: GraphQLContext) => Result<DeskPatient>;
  /** Doctors, by name, to choose the referring doctor. Admins only. */
  doctors: (context: GraphQLContext) => Result<Doctor[]>;
  /** Patients who owe, those with the oldest open charge first; `first` is 1 to 100. `search` is part of the name, a PT- number, or digits of a phone number. Admins, payments:read. Errors: BAD_INPUT. */
  dues: (args: DuesArgs, context: GraphQLContext) => Result<DueConnection>;
  /** Whether e-mail is set up. Every account. */
  emailIsOffered: (context: GraphQLContext) => Result<boolean>;
  /** Requests of patients about their data: open ones by the day on which they are due, or answered and withdrawn ones, newest first; at most a hundred. Admins. */
  erasureRequests: (args: ErasureRequestsArgs, context: GraphQLContext) => Result<ErasureRequest[]>;
  /** Details of one exchange; of an HL7 v2 message also its text about the patient. The read is audited. Admins only. Errors: NOT_FOUND. */
  exchange: (args: ExchangeArgs, context: GraphQLContext) => Result<ExchangeDetails>;
  /** Exchanges of the last 400 days, newest first; `first` is 1 to 100. The read is audited. Admins only. Errors: BAD_INPUT. */
  exchanges: (args: ExchangesArgs, context: GraphQLContext) => Result<ExchangeConnection>;
  /** Grants of a patient, newest first, with those that ended in the last 30 days. Patients: their own; admins: of the patient. Errors: BAD_INPUT, NOT_FOUND. */
  familyGrants: (args: FamilyGrantsArgs, context: GraphQLContext) => Result<FamilyGrant[]>;
  /** Patients whose day the caller may read, and open invitations to the caller's number. Every account. */
  familyPatients: (context: GraphQLContext) => Result<FamilyPatient[]>;
  /** The patient's messages with the care team. By grant, with the right MESSAGE. Errors: NOT_FOUND, FORBIDDEN (without the right). */
  familyThread: (args: FamilyThreadArgs, context: GraphQLContext) => Result<CareThread>;
  /** The patient's day, without notes, values and the names of other family members; null without a live plan. By grant. Errors: NOT_FOUND. */
  familyToday: (args: FamilyTodayArgs, context: GraphQLContext) => Result<Today | null>;
  /** Anybody's patients by PT- number, by the ten digits of a phone, or by at least three letters of a name; at most 5. Asking leaves a line in the audit trail. Physiotherapists. Errors: BAD_INPUT. */
  findPatients: (args: FindPatientsArgs, context: GraphQLContext) => Result<PatientStub[]>;
  /** Whether a new admin, another UPI address and a full export require a second admin; false at first. Admins only. */
  fourEyes: (context: GraphQLContext) => Result<boolean>;
  /** Who else could treat a pending or scheduled session at its time by the rules of bookAppointment, best first: who treated the patient before, then the fewest scheduled sessions that day. Admins, the front desk. Errors: NOT_FOUND, WRONG_STATE (neither pending nor scheduled). */
  freePhysiotherapists: (args: FreePhysiotherapistsArgs, context: GraphQLContext) => Result<AppointmentPhysiotherapist[]>;
  /** Free slots in order, at most 1,000; none before the clinic is open. Patients get no slot of a session type that is not offered, that overlaps a session of their own, that they requested already, or on a day when they have reached the daily limit. Patients, admins, appointments:read. Errors: BAD_INPUT, NOT_FOUND (physiotherapist, appointment; also another patient's). */
  freeSlots: (args: FreeSlotsArgs, context: GraphQLContext) => Result<FreeSlot[]>;
  /** Proposal for the present phase; null when the plan is not active. As recoveryPlan; also the patient's own. */
  gate: (args: GateArgs, context: GraphQLContext) => Result<Gate | null>;
  /** Events of the payment gateway, newest first: `first` (1 to 100) after a cursor. Admins. Errors: BAD_INPUT. */
  gatewayEvents: (args: GatewayEventsArgs, context: GraphQLContext) => Result<GatewayEventConnection>;
  /** Live sources, newest first. Admins only. */
  hl7Sources: (context: GraphQLContext) => Result<Hl7Source[]>;
  /** Documents that hospitals sent about a patient, newest first, by UUID or PT- number of a record that exists or was deleted within 30 days; `first` is 1 to 100. The read is audited. Admins; physiotherapists and doctors of patients within reach, whose record exists. Errors: BAD_INPUT, NOT_FOUND. */
  hospitalDocuments: (args: HospitalDocumentsArgs, context: GraphQLContext) => Result<HospitalDocumentConnection>;
  /** Requirements for connecting a hospital's system, in the order of setup. Admins only. */
  hospitalReadiness: (context: GraphQLContext) => Result<Readiness[]>;
  /** Result of last night's comparison; null before the first. Admins. */
  lastReconciliation: (context: GraphQLContext) => Result<Reconciliation | null>;
  /** Lessons for the signed-in patient: of the reached phases, for the plan's protocol or for all; unread ones of the present phase first. Without a plan those for all protocols. Patients. */
  lessons: (args: LessonsArgs, context: GraphQLContext) => Result<Lesson[]>;
  /** An entry, also a retired one. Admins, physiotherapists, doctors. Errors: NOT_FOUND. */
  libraryExercise: (args: LibraryExerciseArgs, context: GraphQLContext) => Result<LibraryExercise>;
  /** Entries of the library; `first` is 1 to 100. Admins, physiotherapists, doctors. Errors: BAD_INPUT. */
  libraryExercises: (args: LibraryExercisesArgs, context: GraphQLContext) => Result<LibraryExerciseConnection>;
  /** All lessons by English title, also retired ones. Admins, physiotherapists, doctors. */
  libraryLessons: (context: GraphQLContext) => Result<LibraryLesson[]>;
  /** The admins with a confirmed e-mail address, by name, at most 100. Admins. */
  mailRecipients: (context: GraphQLContext) => Result<MailRecipient[]>;
  /** The signed-in account; null for a visitor, without an error. */
  me: (context: GraphQLContext) => Result<User | null>;
  /** How a value is measured: the library's entry whose key is `measure-` and the measure in small letters with hyphens, such as measure-knee-flexion; null where there is none, or a retired one. Patients, clinicians, admins. Errors: BAD_INPUT. */
  measureGuide: (args: MeasureGuideArgs, context: GraphQLContext) => Result<ExerciseGuide | null>;
  /** Measurements, last taken first, retracted ones included; `first` is 1 to 100. As gate. */
  measurements: (args: MeasurementsArgs, context: GraphQLContext) => Result<Measurement[]>;
  /** The caller's preferences. Patients. */
  messagePreferences: (context: GraphQLContext) => Result<MessagePreferences>;
  /** Messages, newest first; `first` is 1 to 100. Admins; the front desk those to patients about sessions and payments. Errors: BAD_INPUT. */
  messages: (args: MessagesArgs, context: GraphQLContext) => Result<MessageConnection>;
  /** Missed sessions that have not been made up, oldest first, at most a hundred. Admins, the front desk; physiotherapists their own patients' sessions. */
  missedSessions: (context: GraphQLContext) => Result<MissedSession[]>;
  /** Sums received, refunded and pending over a range of days, both ends included. Admins, payments:read. Errors: BAD_INPUT. */
  moneyTotals: (args: MoneyTotalsArgs, context: GraphQLContext) => Result<MoneyTotals>;
  /** The caller's balance. Patients. */
  myBalance: (context: GraphQLContext) => Result<Balance>;
  /** Own consents, of all purposes. Patients. */
  myConsents: (context: GraphQLContext) => Result<Consent[]>;
  /** The caller's requests, newest first, at most twenty. Patients. */
  myDataRequests: (context: GraphQLContext) => Result<DataRequest[]>;
  /** The caller's own factors. Also with a session that still lacks a second factor. Admins, physiotherapists, doctors and the front desk. */
  myFactors: (context: GraphQLContext) => Result<MyFactors>;
  /** The caller's payments, newest first. Patients. */
  myPayments: (context: GraphQLContext) => Result<Payment[]>;
  /** The caller's plan. Patients. */
  myPlan: (args: MyPlanArgs, context: GraphQLContext) => Result<RecoveryPlan | null>;
  /** Live clients that may read the caller's record or were refused it, by name; none without a record. Patients only. */
  myRecordReaders: (context: GraphQLContext) => Result<RecordReader[]>;
  /** Live sessions of the caller's account, newest first. */
  mySessions: (context: GraphQLContext) => Result<Session[]>;
  /** What one recorded or settled oneself on a clinic day (today, or yesterday), by method: for the handing over of the cash box. Admins, the front desk. Errors: BAD_INPUT. */
  myTakings: (args: MyTakingsArgs, context: GraphQLContext) => Result<OwnTaking[]>;
  /** What the note of a session begins with. Physiotherapists within reach. Errors: NOT_FOUND. */
  noteStart: (args: NoteStartArgs, context: GraphQLContext) => Result<NoteStart>;
  /** Shared ones, and one's own. Physiotherapists, admins. */
  noteTemplates: (context: GraphQLContext) => Result<NoteTemplate[]>;
  /** One's own drafts and locked ones, the oldest first, at most 100. Physiotherapists. */
  notesToSign: (context: GraphQLContext) => Result<TreatmentNote[]>;
  /** Open danger tasks as in `careTasks`, with the data needed to answer them. Physiotherapists, doctors, admins. */
  openSigns: (context: GraphQLContext) => Result<OpenSign[]>;
  /** Clinicians, admins. */
  outcomeInstruments: (context: GraphQLContext) => Result<OutcomeInstrument[]>;
  /** Newest first, retracted ones too; `first` is 1 to 100. Clinicians, admins. Errors: NOT_FOUND. */
  outcomeScores: (args: OutcomeScoresArgs, context: GraphQLContext) => Result<OutcomeScore[]>;
  /** A complete record with its account, care plan, medical history and progress reports, by UUID or PT- number. Admins only. Errors: NOT_FOUND, RECORD_INCOMPLETE. */
  patientDetails: (args: PatientDetailsArgs, context: GraphQLContext) => Result<PatientDetails>;
  /** An import. Admins only. Errors: NOT_FOUND. */
  patientImport: (args: PatientImportArgs, context: GraphQLContext) => Result<PatientImport>;
  /** Imports, newest first, at most 100. Admins only. */
  patientImports: (context: GraphQLContext) => Result<PatientImport[]>;
  /** A record, complete or not, by UUID or PT- number; also one deleted in the last 30 days. The ids of a merged record return the remaining one. Admins only. Errors: NOT_FOUND. */
  patientOverview: (args: PatientOverviewArgs, context: GraphQLContext) => Result<PatientOverview>;
  /** Statistics of the patient list. Admins, the front desk. */
  patientStats: (context: GraphQLContext) => Result<PatientStats>;
  /** Timeline of a patient, newest first, planned events before past ones; `first` is 1 to 100; default `kinds`: all. Admins only. Errors: NOT_FOUND, BAD_INPUT (invalid cursor). */
  patientTimeline: (args: PatientTimelineArgs, context: GraphQLContext) => Result<TimelineConnection>;
  /** All values of a patient, with a plan or without, newest first, retracted ones included; `first` is 1 to 100. Clinicians, admins. Errors: BAD_INPUT, NOT_FOUND. */
  patientValues: (args: PatientValuesArgs, context: GraphQLContext) => Result<Measurement[]>;
  /** A page of the records; `limit` is 1 to 100. Admins, the front desk. */
  patients: (args: PatientsArgs, context: GraphQLContext) => Result<PatientPage>;
  /** Records by cursor; `first` is 1 to 100. Admins only. Errors: BAD_INPUT (invalid cursor). */
  patientsConnection: (args: PatientsConnectionArgs, context: GraphQLContext) => Result<PatientConnection>;
  /** The caller's patients with a live plan: open tasks first, then an open flag of high pain, then ready for the next phase; at most 100. Physiotherapists and doctors. */
  patientsUnderCare: (context: GraphQLContext) => Result<PatientUnderCare[]>;
  /** All of the caller's patients with a live plan, in the order of patientsUnderCare, then by name; `first` is 1 to 100, `search` part of the name. A patient whose rank changes between two pages may appear twice or not at all. Physiotherapists and doctors. Errors: BAD_INPUT. */
  patientsUnderCareConnection: (args: PatientsUnderCareConnectionArgs, context: GraphQLContext) => Result<PatientUnderCareConnection>;
  /** One payment. Admins, the front desk, payments:read; a patient their own. Errors: NOT_FOUND. */
  payment: (args: PaymentArgs, context: GraphQLContext) => Result<Payment>;
  /** Links of a patient, newest first, at most 100; without `patientId`, the caller's. Admins, the front desk (with `patientId`); patients only their own. Errors: NOT_FOUND. */
  paymentLinks: (args: PaymentLinksArgs, context: GraphQLContext) => Result<PaymentLink[]>;
  /** Payments of a period of clinic days, both ends included; a bound left out is open. `limit` is 1 to 100. Admins only. */
  payments: (args: PaymentsArgs, context: GraphQLContext) => Result<PaymentPage>;
  /** Payments by cursor, newest first; `first` is 1 to 100. Admins, payments:read; the front desk with `filter.patientId`, else FORBIDDEN. Errors: BAD_INPUT. */
  paymentsConnection: (args: PaymentsConnectionArgs, context: GraphQLContext) => Result<PaymentConnection>;
  /** A page of the pending appointments, earliest first, with the exact total; `limit` is 1 to 100. Admins, the front desk. */
  pendingAppointmentPage: (args: PendingAppointmentPageArgs, context: GraphQLContext) => Result<PendingAppointmentPage>;
  /** The first pending appointments, earliest first; `first` is 1 to 100. Use `pendingAppointmentPage` or, by cursor, `appointments` to read more. Admins, the front desk. */
  pendingAppointments: (args: PendingAppointmentsArgs, context: GraphQLContext) => Result<Appointment[]>;
  /** Changes that wait for a second admin, and approved exports that were not fetched yet, newest first; at most 100. Admins only. */
  pendingApprovals: (context: GraphQLContext) => Result<Approval[]>;
  /** Reports of a plan with their links, newest first. Physiotherapists and doctors: of plans in their care; admins; patients: their own. Errors: NOT_FOUND. */
  phaseReports: (args: PhaseReportsArgs, context: GraphQLContext) => Result<PhaseReport[]>;
  /** Working hours and leave of a physiotherapist; `physiotherapistId` may be the id of their account. Admins; the front desk without the notes of leave; a physiotherapist their own. Errors: NOT_FOUND. */
  physiotherapistTimes: (args: PhysiotherapistTimesArgs, context: GraphQLContext) => Result<PhysiotherapistTimes>;
  /** Physiotherapists who work here on a clinic day (default: today), by name, with their number of sessions that day. Admins, the front desk. */
  physiotherapists: (args: PhysiotherapistsArgs, context: GraphQLContext) => Result<Physiotherapist[]>;
  /** Live plans whose physiotherapist or doctor has left the team, by the patient's name, at most a hundred. Admins. */
  plansLeft: (context: GraphQLContext) => Result<PlanLeft[]>;
  /** Pairs of records that may be one, oldest first, at most 100: all of one patient, or each record with the oldest that has the same ABHA. Admins and the front desk (RECEPTION). Errors: NOT_FOUND (patientId). */
  possibleDuplicates: (args: PossibleDuplicatesArgs, context: GraphQLContext) => Result<PossibleDuplicate[]>;
  /** Newest first, also those that ended. Clinicians, admins. Errors: NOT_FOUND. */
  precautions: (args: PrecautionsArgs, context: GraphQLContext) => Result<Precaution[]>;
  /** Items of the price list that can be sold, in order, at most 150. Admins, the front desk. */
  priceList: (context: GraphQLContext) => Result<PriceItem[]>;
  /** Scheduled and pending sessions of somebody in a time that have not begun, in order, at most 200; times as in LeaveInput. Desk. Errors: BAD_INPUT, NOT_FOUND. */
  proposeAbsence: (args: ProposeAbsenceArgs, context: GraphQLContext) => Result<AbsenceSession[]>;
  /** Looks at a series; nothing is booked. Desk; a physiotherapist for patients within reach, with themselves. Errors: BAD_INPUT, NOT_FOUND. */
  proposeSeries: (args: ProposeSeriesArgs, context: GraphQLContext) => Result<SeriesProposal[]>;
  /** Protocols with their versions. Staff and admins. */
  protocols: (context: GraphQLContext) => Result<Protocol[]>;
  /** The patient's own due questionnaire, of the earliest occasion. Patients. Errors: NOT_FOUND (not due, or already answered). */
  questionnaireForm: (args: QuestionnaireFormArgs, context: GraphQLContext) => Result<QuestionnaireForm>;
  /** All versions by slug, newest first. Admins, physiotherapists, doctors. */
  questionnaires: (context: GraphQLContext) => Result<Questionnaire[]>;
  /** A patient's live plan, or else the newest; null when there is none. Admins, the care team, recovery:read; a programme also physiotherapists who see the patient, and no key; others: NOT_FOUND. */
  recoveryPlan: (args: RecoveryPlanArgs, context: GraphQLContext) => Result<RecoveryPlan | null>;
  /** Referrals of records that are not deleted, newest first; `first` is 1 to 100. `isWaiting`: true for those without an answer, false for the others. The read is audited. Admins and reception. Errors: BAD_INPUT. */
  referrals: (args: ReferralsArgs, context: GraphQLContext) => Result<ReferralConnection>;
  /** When reminders are sent. Patients. */
  reminderSettings: (context: GraphQLContext) => Result<ReminderSettings>;
  /** A report, from one snapshot. Admins, reports:read. Errors: BAD_INPUT. */
  report: (args: ReportArgs, context: GraphQLContext) => Result<Report>;
  /**
   * Lines behind a figure, by its row and column, `total` for the last row; `first` is 1 to 100. Each request writes an audit row, because lines name patients. Admins, reports:read.
   * Errors: BAD_INPUT, NOT_FOUND (row, column).
   */
  reportLines: (args: ReportLinesArgs, context: GraphQLContext) => Result<ReportLineConnection>;
  /** The mails by name, at most 50. Admins. */
  reportMails: (context: GraphQLContext) => Result<ReportMail[]>;
  /** The caller's saved filters of a list, by name. Admins only. */
  savedFilters: (args: SavedFiltersArgs, context: GraphQLContext) => Result<SavedFilter[]>;
  /** Scores of a plan, oldest first. The care team, admins, recovery:read; patients: their own. Errors: NOT_FOUND. */
  scores: (args: ScoresArgs, context: GraphQLContext) => Result<ScorePoint[]>;
  /** Searches patients, payments and the team. `text`, at least two characters, is part of a name in Latin or Devanagari (two letters: the beginning of a word), the first or last four or more digits of a phone number, a PT- number (that of a merged record finds the remaining one), a receipt number, or at least the first four characters of a payment's reference. Includes records deleted in the last 30 days. Best match first; `first` is 1 to 50. Admins; the front desk finds live patients alone. Errors: BAD_INPUT. */
  search: (args: SearchArgs, context: GraphQLContext) => Result<SearchHit[]>;
  /** Roles whose members must confirm each sign-in with a second factor; none at first. Admins only. */
  secondFactorRoles: (context: GraphQLContext) => Result<SecondFactorRole[]>;
  /** Notices of the last seven days, newest first, at most 100. They cannot be dismissed, so that a stolen session cannot hide them. Admins only. */
  securityNotices: (context: GraphQLContext) => Result<SecurityNotice[]>;
  /** Events of the ledger, oldest first; `first` is 1 to 100, `after` an event's id. As gate. */
  sessionEvents: (args: SessionEventsArgs, context: GraphQLContext) => Result<SessionEvent[]>;
  /** Fees of a session by the present policy, for whoever marks it as missed or cancels it. Admins, the front desk. Errors: NOT_FOUND. */
  sessionFees: (args: SessionFeesArgs, context: GraphQLContext) => Result<SessionFees>;
  /** Present offers to the caller, as long as one of their times can be accepted. Patients. */
  slotOffers: (context: GraphQLContext) => Result<SlotOffer[]>;
  /** Live clients, newest first. Admins only. */
  smartClients: (context: GraphQLContext) => Result<SmartClient[]>;
  /** The team, by name; `includeLeft` adds those who left. Admins only. */
  staff: (args: StaffArgs, context: GraphQLContext) => Result<StaffMember[]>;
  /**
   * Statement of an account, of at most 1,096 days; without `patientId`, the caller's. GET /api/v1/patients/{id}/statement returns it as a PDF. Admins, payments:read, the front desk
   * (with `patientId`); patients only their own. Errors: BAD_INPUT, NOT_FOUND.
   */
  statement: (args: StatementArgs, context: GraphQLContext) => Result<Statement>;
  /** How the server does: backups, messages, jobs, disks and version. Admins. */
  systemState: (context: GraphQLContext) => Result<SystemState>;
  /** `first` is 1 to 100. Desk, physiotherapists, doctors. Errors: BAD_INPUT. */
  teamNotices: (args: TeamNoticesArgs, context: GraphQLContext) => Result<TeamNoticeConnection>;
  /** The caller's day; null without a live plan. Patients. */
  today: (args: TodayArgs, context: GraphQLContext) => Result<Today | null>;
  /** Newest first. Clinicians, desk. Errors: NOT_FOUND. */
  treatmentConsents: (args: TreatmentConsentsArgs, context: GraphQLContext) => Result<TreatmentConsent[]>;
  /** Clinicians, admins; its author always. Errors: NOT_FOUND. */
  treatmentNote: (args: TreatmentNoteArgs, context: GraphQLContext) => Result<TreatmentNote>;
  /** `first` is 1 to 50. Clinicians, admins. Errors: NOT_FOUND. */
  treatmentNotes: (args: TreatmentNotesArgs, context: GraphQLContext) => Result<TreatmentNoteConnection>;
  /** Accounts, newest first; `limit` is 1 to 100. Admins only. Errors: BAD_INPUT. */
  users: (args: UsersArgs, context: GraphQLContext) => Result<UserPage>;
  /** Patient accounts for which a record can be created, newest first; `search` is part of the name or number. `first` is 1 to 100. Admins only. */
  usersWithoutPatients: (args: UsersWithoutPatientsArgs, context: GraphQLContext) => Result<UserWithoutPatient[]>;
  /** `first` is 1 to 100; WAITING when no status is named. Admins, the front desk. Errors: BAD_INPUT. */
  waitingList: (args: WaitingListArgs, context: GraphQLContext) => Result<WaitingListConnection>;
  /** Who waits for such a time, at most 24 hours long, best first, at most 20: whoever has room in it for the length, on the days and at the times that suit them; a session that is to come earlier, before it begins. `physiotherapistId` also finds those who take anybody. Admins, the front desk. Errors: BAD_INPUT, NOT_FOUND. */
  waitingListFor: (args: WaitingListForArgs, context: GraphQLContext) => Result<WaitingListEntry[]>;
  /** Packages of a patient; without `patientId`, the caller's. Admins, the front desk (with `patientId`), payments:read; patients only their own. Errors: NOT_FOUND. */
  wallet: (args: WalletArgs, context: GraphQLContext) => Result<Wallet>;
  /** Deliveries of the last 90 days and pending ones of an endpoint, newest first; `first` is 1 to 100. The read is audited. Admins only. Errors: BAD_INPUT, NOT_FOUND. */
  webhookDeliveries: (args: WebhookDeliveriesArgs, context: GraphQLContext) => Result<WebhookDelivery[]>;
  /** Endpoints of live clients, ended ones included, newest first. Admins only. */
  webhookEndpoints: (context: GraphQLContext) => Result<WebhookEndpoint[]>;
  /** Whether WhatsApp is set up. Every account. */
  whatsAppIsOffered: (context: GraphQLContext) => Result<boolean>;
  /** Accepts an invitation to the caller's sign-in number. Every account. Errors: NOT_FOUND, WRONG_STATE (older than 14 days). */
  acceptFamily: (args: AcceptFamilyArgs, context: GraphQLContext) => Result<FamilyPatient>;
  /** Accepts a referral. Admins and reception. Errors: NOT_FOUND, WRONG_STATE (already decided, or withdrawn). */
  acceptReferral: (args: AcceptReferralArgs, context: GraphQLContext) => Result<Referral>;
  /** Reopens the missed session and books it at `startsAt`. The patient, admins, the front desk, the plan's physiotherapist. Errors: NOT_FOUND (also expired), BAD_INPUT (`startsAt` is not in the offer), WRONG_STATE (a session at home without an address in the record), DOUBLE_BOOKED; for patients of an open clinic TOO_LATE and LIMIT_REACHED. */
  acceptSlot: (args: AcceptSlotArgs, context: GraphQLContext) => Result<Appointment>;
  /** Acknowledges a danger sign. `seen` lists the signs shown to the clinician, so that a sign that joined later is not acknowledged unseen. The plan's doctor; of a programme its physiotherapist, or who covers. Errors: FORBIDDEN (the doctor answers), NOT_FOUND, WRONG_STATE, BAD_INPUT, CHANGED_MEANWHILE (another sign has joined). */
  acknowledgeTask: (args: AcknowledgeTaskArgs, context: GraphQLContext) => Result<CareTask>;
  /** Activates a draft, which becomes immutable and replaces the active version. The statement, 10 to 500 characters, says by what right the clinic uses it. With `If-Match: "<contentHash>"`, what was read is what is activated. Doctors. Errors: NOT_FOUND, WRONG_STATE, BAD_INPUT (statement, or the copyright is empty), CHANGED_MEANWHILE. */
  activateQuestionnaire: (args: ActivateQuestionnaireArgs, context: GraphQLContext) => Result<Questionnaire>;
  /**
   * Adds a charge, once per idempotency key. An item brings its tax rate and code along. Admins, the front desk without a discount. Errors: BAD_INPUT, NOT_FOUND (the
   * patient, the item), WRONG_STATE (a day that is closed, an item that is switched off), FORBIDDEN (a discount by the front desk), IDEMPOTENCY_KEY_REUSED.
   */
  addCharge: (args: AddChargeArgs, context: GraphQLContext) => Result<Charge>;
  /** Desk. Errors: BAD_INPUT, NOT_FOUND, ALREADY_EXISTS (such a cover touches these days). */
  addCover: (args: AddCoverArgs, context: GraphQLContext) => Result<Cover>;
  /** Adds to the medical history, also of an incomplete record. Physiotherapists within reach. Errors: BAD_INPUT, NOT_FOUND. */
  addHistoryEntry: (args: AddHistoryEntryArgs, context: GraphQLContext) => Result<MedicalHistoryEntry>;
  /** Enters a leave; booking in it then needs `overrideReason`. Admins, the front desk. Errors: BAD_INPUT, NOT_FOUND, ALREADY_EXISTS (overlaps another leave). */
  addLeave: (args: AddLeaveArgs, context: GraphQLContext) => Result<EnteredLeave>;
  /** Adds an entry to the medical history of a complete record. Admins only. Errors: BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE. */
  addMedicalHistoryEntry: (args: AddMedicalHistoryEntryArgs, context: GraphQLContext) => Result<PatientDetails>;
  /** 3 to 4,000 characters, to a note that is locked or signed. Clinicians. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (a draft), IDEMPOTENCY_KEY_REUSED. */
  addNoteAddendum: (args: AddNoteAddendumArgs, context: GraphQLContext) => Result<TreatmentNote>;
  /** Adds the passkey that was begun: `response` is the JSON of the browser's answer (`RegistrationResponseJSON`). The device must have verified its user, by a PIN or biometrics. An account with a factor requires a confirmation with one, as for beginPasskey. Errors: BAD_INPUT, RECENT_SIGN_IN_REQUIRED, WRONG_STATE (none was begun or it expired, another website's, already added, ten passkeys). At most one sign-in operation per document. */
  addPasskey: (args: AddPasskeyArgs, context: GraphQLContext) => Result<Factor>;
  /** Adds 1 to 50 sessions to the present phase. As stopPlan. Errors: NOT_FOUND, WRONG_STATE. */
  addPlanSessions: (args: AddPlanSessionsArgs, context: GraphQLContext) => Result<RecoveryPlan>;
  /** Clinicians. Errors: BAD_INPUT, NOT_FOUND, LIMIT_REACHED (20 live ones), IDEMPOTENCY_KEY_REUSED. */
  addPrecaution: (args: AddPrecautionArgs, context: GraphQLContext) => Result<Precaution>;
  /** Adds a progress report (1 to 2000 characters) to a complete record. Admins only. Errors: BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE. */
  addProgressReport: (args: AddProgressReportArgs, context: GraphQLContext) => Result<PatientDetails>;
  /** Safe to repeat with the same idempotency key for 24 hours. Admins, the front desk. Errors: BAD_INPUT, NOT_FOUND (patient, physiotherapist, session), ALREADY_EXISTS (waits for this kind of session already), IDEMPOTENCY_KEY_REUSED. */
  addToWaitingList: (args: AddToWaitingListArgs, context: GraphQLContext) => Result<WaitingListEntry>;
  /** Allocates a paid payment to charges as given, the rest to the oldest open charges; what it paid before is open again. Admins, the front desk. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (not paid, a deposit, all refunded), CHANGED_MEANWHILE. */
  allocatePayment: (args: AllocatePaymentArgs, context: GraphQLContext) => Result<Payment>;
  /** Lifts the caller's refusal of a client of `myRecordReaders`. An earlier consent applies again until its expiry; nothing else is allowed. Patients only. Errors: NOT_FOUND. */
  allowRecordReader: (args: AllowRecordReaderArgs, context: GraphQLContext) => Result<RecordReader>;
  /** Writes a report anew: the former one stays as it was signed and is marked as replaced. `content` as addProgressReport, `reason` 3 to 500 characters. Admins only. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (replaced already). */
  amendProgressReport: (args: AmendProgressReportArgs, context: GraphQLContext) => Result<ProgressReport>;
  /** Schedules a pending appointment, with or without a physiotherapist. Admins, the front desk. Errors: NOT_FOUND, WRONG_STATE (also a session at home without an address in the record), DOUBLE_BOOKED, CHANGED_MEANWHILE. */
  approveAppointment: (args: ApproveAppointmentArgs, context: GraphQLContext) => Result<Appointment>;
  /**
   * Approves a change, which is carried out at once with the values that were asked for, or refuses it. Both admins stand in the audit trail, and all admins are told.
   * Admins who were admins when it was asked for, other than who asked, on another device. Errors: NOT_FOUND, FORBIDDEN (one's own, an admin since, the same device), WRONG_STATE (decided, withdrawn or lapsed; what it is about changed; who asked is no admin any more), RECENT_SIGN_IN_REQUIRED, and those of the change.
   */
  approveChange: (args: ApproveChangeArgs, context: GraphQLContext) => Result<Approval>;
  /** Signs a draft, which can then no longer change. Doctors. Errors: NOT_FOUND, WRONG_STATE, BAD_INPUT (statement, 10 to 500 characters). */
  approveProtocolVersion: (args: ApproveProtocolVersionArgs, context: GraphQLContext) => Result<ProtocolVersion>;
  /** Enters a leave, gives its sessions to whom is named where that one is free, leaves the others waiting, and enters covers. Safe to repeat with the same idempotency key for 24 hours. Desk. Errors: BAD_INPUT, NOT_FOUND, ALREADY_EXISTS (overlaps another leave, or a cover of the same two), IDEMPOTENCY_KEY_REUSED. */
  arrangeAbsence: (args: ArrangeAbsenceArgs, context: GraphQLContext) => Result<ArrangedAbsence>;
  /** Assigns a conversation to somebody of the team or an admin, by account; null: to nobody. Physiotherapists, doctors, admins within reach. Errors: NOT_FOUND, BAD_INPUT (`to` has no reach), CHANGED_MEANWHILE. */
  assignCareThread: (args: AssignCareThreadArgs, context: GraphQLContext) => Result<CareThread>;
  /** Changes only the physiotherapist of a pending appointment. Admins, the front desk. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE; once the clinic is open OUTSIDE_HOURS without `overrideReason`, DOUBLE_BOOKED. */
  assignPhysiotherapist: (args: AssignPhysiotherapistArgs, context: GraphQLContext) => Result<Appointment>;
  /** Begins an authenticator for the caller's account; the present one stays until the new one is confirmed, and one that was begun before is replaced. An account with a factor requires a confirmation with one within the last 15 minutes (`verifySecondFactor`, or a sign-in with one). Admins, physiotherapists, doctors and the front desk. Errors: RECENT_SIGN_IN_REQUIRED (15 minutes or more after the sign-in, or without that confirmation). */
  beginAuthenticator: (context: GraphQLContext) => Result<AuthenticatorSetup>;
  /**
   * Begins a passkey of the caller's account: returns the options of `navigator.credentials.create()` as JSON (WebAuthn `PublicKeyCredentialCreationOptionsJSON`), valid once, for five minutes and in this session alone. At most ten passkeys for an account.
   * Also with a session that still lacks a factor. An account with a factor requires a confirmation with one within the last 15 minutes (`verifySecondFactor`, or a sign-in with one). Admins, physiotherapists, doctors and the front desk. Errors: RECENT_SIGN_IN_REQUIRED, WRONG_STATE (ten passkeys).
   */
  beginPasskey: (context: GraphQLContext) => Result<unknown>;
  /**
   * Begins a confirmation. PASSKEY returns the options of `navigator.credentials.get()` as JSON (WebAuthn `PublicKeyCredentialRequestOptionsJSON`), valid once, for five minutes and in this session alone; TEXT_CODE sends a code and returns null, with the limits of sendOtp; APP needs no beginning and returns null.
   * Admins, physiotherapists, doctors and the front desk. Errors: WRONG_STATE (none of `methods`), RATE_LIMITED, SMS_FAILED. At most one sign-in operation per document.
   */
  beginSecondFactor: (args: BeginSecondFactorArgs, context: GraphQLContext) => Result<unknown | null>;
  /** Books a scheduled session. Admins, the front desk; a physiotherapist patients within reach, into their own column. Errors: BAD_INPUT (also a time in the past, and a session at home without an address in the record), NOT_FOUND (patient, physiotherapist), WRONG_STATE (the patient's plan has no open session), DOUBLE_BOOKED; once the clinic is open OUTSIDE_HOURS without `overrideReason`. */
  bookAppointment: (args: BookAppointmentArgs, context: GraphQLContext) => Result<Appointment>;
  /** Books the time for who waits, or moves the session that was to come earlier, by the rules of bookAppointment and moveAppointment. Admins, the front desk. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (does not wait), OUTSIDE_HOURS, DOUBLE_BOOKED. */
  bookFromWaitingList: (args: BookFromWaitingListArgs, context: GraphQLContext) => Result<Appointment>;
  /** Books sessions together, by the rules of bookAppointment, in one transaction; a plan gives its sessions in order. SKIP where none can be booked is refused as REFUSE is. The patient gets one message. As proposeSeries. Errors: BAD_INPUT, NOT_FOUND, OUTSIDE_HOURS, DOUBLE_BOOKED, WRONG_STATE (no session of the plan is open), IDEMPOTENCY_KEY_REUSED. */
  bookSeries: (args: BookSeriesArgs, context: GraphQLContext) => Result<SessionSeries>;
  /** Cancels a pending or scheduled appointment. With `version`, an appointment that was approved meanwhile stays. Admins, the front desk; a physiotherapist within their own column; once the clinic is open also a patient: their own session until `changeableUntil`, a pending request at any time. Errors: NOT_FOUND (also another patient's), WRONG_STATE, TOO_LATE (the message names the clinic's number), CHANGED_MEANWHILE. */
  cancelAppointment: (args: CancelAppointmentArgs, context: GraphQLContext) => Result<Appointment>;
  /** Cancels a bill: its number stays, its charges can be billed again. `reason` is 3 to 200 characters. Admins only. Errors: NOT_FOUND, WRONG_STATE (canceled), BAD_INPUT. */
  cancelBill: (args: CancelBillArgs, context: GraphQLContext) => Result<Bill>;
  /**
   * Cancels a charge, with its credits; what paid it pays other charges. A charge of a closed day, or on a valid bill, stays, and what credits left of it becomes a
   * credit CANCELLATION of today, on a bill a credit note. A fee of the policy is waived so, also when the session is corrected later. `reason` is 3 to 200 characters. Admins only. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (canceled, or
   * of a package: closePackage; today is closed).
   */
  cancelCharge: (args: CancelChargeArgs, context: GraphQLContext) => Result<Charge>;
  /** Cancels a write-off or discount; `reason` is 3 to 200 characters. Admins only. Errors: NOT_FOUND, WRONG_STATE (canceled, of another kind, of a closed day), BAD_INPUT. */
  cancelCredit: (args: CancelCreditArgs, context: GraphQLContext) => Result<Credit>;
  /** Cancels a pending or scheduled session for a patient who asked for it: it counts as canceled by the patient, and a scheduled session within the notice costs the late cancellation fee of the policy (`sessionFees`). Admins, the front desk; a physiotherapist within their own column. Errors: NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE. */
  cancelForPatient: (args: CancelForPatientArgs, context: GraphQLContext) => Result<Appointment>;
  /** Cancels a leave; sessions stay as they are. Admins, the front desk. Errors: NOT_FOUND. */
  cancelLeave: (args: CancelLeaveArgs, context: GraphQLContext) => Result<boolean>;
  /** Cancels a link, and its pending payment fails. Admins, the front desk; patients their own. Errors: NOT_FOUND, WRONG_STATE (not open). */
  cancelPaymentLink: (args: CancelPaymentLinkArgs, context: GraphQLContext) => Result<PaymentLink>;
  /** Removes a missed session, or an open one without a booking, from the plan. As stopPlan. Errors: NOT_FOUND, WRONG_STATE. */
  cancelPlanSession: (args: CancelPlanSessionArgs, context: GraphQLContext) => Result<RecoveryPlan>;
  /** Calls off the scheduled sessions of a series that have not begun, from one of them on; of a physiotherapist their own alone. The patient gets one message. As proposeSeries. Errors: NOT_FOUND, WRONG_STATE (none is ahead). */
  cancelSeries: (args: CancelSeriesArgs, context: GraphQLContext) => Result<Appointment[]>;
  /** Gives a live plan another physiotherapist or doctor (ids of `physiotherapists` and `doctors`); an argument left out changes nothing. An ended plan takes another doctor while its danger sign is open, an ended programme another physiotherapist. Admins. Errors: BAD_INPUT (a doctor for a programme), NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE. */
  changeCareTeam: (args: ChangeCareTeamArgs, context: GraphQLContext) => Result<RecoveryPlan>;
  /** Writes the next version, which counts from now on; the reason is 3 to 200 characters. As startProgramme. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (it has ended; a protocol's plan), CHANGED_MEANWHILE. */
  changeProgramme: (args: ChangeProgrammeArgs, context: GraphQLContext) => Result<RecoveryPlan>;
  /** Changes the scheduled sessions of a series that have not begun, from one of them on; of a physiotherapist their own alone. The patient gets one message. As proposeSeries. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (none is ahead), OUTSIDE_HOURS, DOUBLE_BOOKED. */
  changeSeries: (args: ChangeSeriesArgs, context: GraphQLContext) => Result<SessionSeries>;
  /** Ends the wait without an answer; the patient's next message opens the conversation again. As assignCareThread. Errors: NOT_FOUND, WRONG_STATE (closed already), CHANGED_MEANWHILE. */
  closeCareThread: (args: CloseCareThreadArgs, context: GraphQLContext) => Result<CareThread>;
  /** Closes a day and all before it. `openingCash` is what the drawer contained before the first close, and is given with the first close alone. A difference between `counted` and what was expected needs a note of 3 to 200 characters. Admins. Errors: BAD_INPUT (no note where something differs, more to the bank than was counted, openingCash later on), WRONG_STATE (a day ahead; this day or a later one is closed). */
  closeDay: (args: CloseDayArgs, context: GraphQLContext) => Result<DayClose>;
  /** Closes a package, credits what was not used (at most what other credits left of its charge), and returns what is to be refunded; `reason` is 3 to 200 characters. Admins only. Errors: NOT_FOUND, WRONG_STATE (not active, nor used up), BAD_INPUT. */
  closePackage: (args: ClosePackageArgs, context: GraphQLContext) => Result<Package>;
  /** Marks a scheduled session as completed: a package that covers it is used, otherwise its price is charged. Admins, the front desk; a physiotherapist their own sessions. Errors: NOT_FOUND, WRONG_STATE (also before the session has begun), CHANGED_MEANWHILE. */
  completeAppointment: (args: CompleteAppointmentArgs, context: GraphQLContext) => Result<Appointment>;
  /** Completes an incomplete record. A record without an account, such as one that a hospital created, gets the account of its number, unless another person's record has that account. Admins, the front desk, patients:write. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (complete already), CHANGED_MEANWHILE. */
  completePatient: (args: CompletePatientArgs, context: GraphQLContext) => Result<Patient>;
  /** Completes the profile form. Patients only. Errors: BAD_INPUT. */
  completeProfile: (args: CompleteProfileArgs, context: GraphQLContext) => Result<User>;
  /** Ends a programme that has done its work: COMPLETED; stopPlan ends it otherwise. The reason is 3 to 200 characters. As startProgramme. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (it has ended; a protocol's plan; a danger sign is open). */
  completeProgramme: (args: CompleteProgrammeArgs, context: GraphQLContext) => Result<RecoveryPlan>;
  /** Confirms the authenticator that was begun, by a code of the app, and returns ten recovery codes, once; it replaces the present authenticator and its recovery codes. An account with a factor requires a confirmation with one, as for beginAuthenticator. Admins, physiotherapists, doctors and the front desk. Errors: BAD_INPUT, RECENT_SIGN_IN_REQUIRED, WRONG_OTP, WRONG_STATE (none was begun), RATE_LIMITED. At most one sign-in operation per document. */
  confirmAuthenticator: (args: ConfirmAuthenticatorArgs, context: GraphQLContext) => Result<string[]>;
  /**
   * Confirms the caller's sign-in by the year of birth, and returns the account. It is due after a sign-in on a device that is new to the account when nobody had signed in for 180 days (`User.birthYearDue`): the operator may have given the number to somebody else. Until it is confirmed or lifted, no session of the account opens anything. Five years may be tried per account.
   * Every other session of the account ends. Returns the account when nothing is due. Patients and users. Errors: BAD_INPUT (the year is wrong, or the clinic knows none), WRONG_STATE (no try is left), UNAUTHENTICATED (15 minutes after the sign-in). At most one sign-in operation per document.
   */
  confirmBirthYear: (args: ConfirmBirthYearArgs, context: GraphQLContext) => Result<User>;
  /** Confirms one's e-mail address by the code that was sent to it; each code can be tried five times. Every account. Errors: BAD_INPUT, WRONG_OTP, WRONG_STATE (no e-mail is set up), RATE_LIMITED. */
  confirmEmail: (args: ConfirmEmailArgs, context: GraphQLContext) => Result<User>;
  /** Ends a phase and begins the next one; each criterion that is not met needs a reason. The plan's physiotherapist. Errors: NOT_FOUND, WRONG_STATE (not this phase, or a danger sign is open), BAD_INPUT (a reason is missing, or given for a met criterion). */
  confirmGate: (args: ConfirmGateArgs, context: GraphQLContext) => Result<RecoveryPlan>;
  /** Corrects a wrong status, to any but PENDING; `reason` is 3 to 500 characters and audited. COMPLETED and MISSED need a session that has begun; the session's charge and fee are created or canceled accordingly, of a closed day by a credit CANCELLATION of today, which counts no more when the session is corrected again. Admins; a physiotherapist only whether their own session took place. For sessions of a plan, use `correctSession`. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (also a session of a plan, and a credit of a closed day that would count no more), DOUBLE_BOOKED (scheduled again, but the time is taken), CHANGED_MEANWHILE. */
  correctAppointment: (args: CorrectAppointmentArgs, context: GraphQLContext) => Result<Appointment>;
  /** Corrects completed to missed or the reverse, while the session still holds this appointment; also after the plan has ended. A charge of a closed day is taken back by a credit CANCELLATION of today, which counts no more when the session is corrected again. As stopPlan. Errors: NOT_FOUND, WRONG_STATE (also when the day of that credit is closed, too: addCharge, or reopenDay), BAD_INPUT (reason). */
  correctSession: (args: CorrectSessionArgs, context: GraphQLContext) => Result<RecoveryPlan>;
  /** Creates an API key for you: at most ten live keys, within 15 minutes of signing in. Admins only. Errors: BAD_INPUT, NOT_FOUND (client), RECENT_SIGN_IN_REQUIRED, ALREADY_EXISTS (name), WRONG_STATE (ten live keys). */
  createApiKey: (args: CreateApiKeyArgs, context: GraphQLContext) => Result<CreatedApiKey>;
  /** Registers a source, within 15 minutes of signing in. From then on, its messages create and change records and sessions. Admins only. Errors: BAD_INPUT, RECENT_SIGN_IN_REQUIRED, ALREADY_EXISTS (name, or application and facility). */
  createHl7Source: (args: CreateHl7SourceArgs, context: GraphQLContext) => Result<Hl7Source>;
  /** Creates the record of a patient account, or completes its incomplete one; once per idempotency key (8 to 100 characters, stored for 24 hours), if one is given. Admins, patients:write. Errors: BAD_INPUT, NOT_FOUND (no such patient account), ALREADY_EXISTS (the account has a complete record), IDEMPOTENCY_KEY_REUSED. */
  createPatient: (args: CreatePatientArgs, context: GraphQLContext) => Result<Patient>;
  /** Creates a link, once per idempotency key, and sends it. Admins, the front desk. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (nothing due and no amount named; the clinic has neither an address for payments nor a payment gateway), IDEMPOTENCY_KEY_REUSED. */
  createPaymentLink: (args: CreatePaymentLinkArgs, context: GraphQLContext) => Result<CreatedPaymentLink>;
  /** Applies a protocol version to a patient and creates all planned sessions in one step. Admins. Errors: NOT_FOUND, RECORD_INCOMPLETE, WRONG_STATE (version not approved, or a danger sign of a former plan is open), ALREADY_EXISTS (a live plan), IDEMPOTENCY_KEY_REUSED. */
  createPlan: (args: CreatePlanArgs, context: GraphQLContext) => Result<RecoveryPlan>;
  /** Creates a link to a report, which expires after 1 to 43200 minutes; at most 20 live ones a report. The plan's physiotherapist, admins. Errors: NOT_FOUND, BAD_INPUT, CONSENT_MISSING (the patient has not given SHARE_REPORTS), LIMIT_REACHED. */
  createReportLink: (args: CreateReportLinkArgs, context: GraphQLContext) => Result<CreatedReportLink>;
  /** Registers a client, within 15 minutes of signing in. Admins only. Errors: BAD_INPUT, RECENT_SIGN_IN_REQUIRED, ALREADY_EXISTS (name), WRONG_STATE (the server has no signing key: set SMART_SIGNING_KEY). */
  createSmartClient: (args: CreateSmartClientArgs, context: GraphQLContext) => Result<SmartClient>;
  /** Creates an endpoint of a client, at most ten live ones, within 15 minutes of signing in. Admins only. Errors: BAD_INPUT, NOT_FOUND (client), RECENT_SIGN_IN_REQUIRED, LIMIT_REACHED (ten live endpoints), WRONG_STATE (the server cannot create secrets: set SMART_SIGNING_KEY). */
  createWebhookEndpoint: (args: CreateWebhookEndpointArgs, context: GraphQLContext) => Result<CreatedWebhookEndpoint>;
  /** Answers a request of a patient, who is told by text message. An accepted erasure erases at once what no law keeps, and the rest on `eraseOn`, which cannot be undone. Admins, within 15 minutes of signing in. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (answered already; of an erasure, a plan is active, or a session is ahead or not marked yet), CHANGED_MEANWHILE, RECENT_SIGN_IN_REQUIRED. */
  decideErasure: (args: DecideErasureArgs, context: GraphQLContext) => Result<ErasureRequest>;
  /** Declines a referral; `reason`, 3 to 500 characters, is visible to the hospital. Admins and reception. Errors: BAD_INPUT (reason), NOT_FOUND, WRONG_STATE (already decided, or withdrawn). */
  declineReferral: (args: DeclineReferralArgs, context: GraphQLContext) => Result<Referral>;
  /** Admins, physiotherapists. Errors: NOT_FOUND. */
  deleteCareAnswer: (args: DeleteCareAnswerArgs, context: GraphQLContext) => Result<boolean>;
  /** As saveNoteTemplate. Errors: NOT_FOUND. */
  deleteNoteTemplate: (args: DeleteNoteTemplateArgs, context: GraphQLContext) => Result<boolean>;
  /** Deletes a complete record; restorePatient restores it within 30 days. Admins only. Errors: NOT_FOUND, RECORD_INCOMPLETE, CHANGED_MEANWHILE. */
  deletePatient: (args: DeletePatientArgs, context: GraphQLContext) => Result<DeletedPatient>;
  /** Deletes a mail; one that is on its way is not sent any more. Admins. Errors: NOT_FOUND. */
  deleteReportMail: (args: DeleteReportMailArgs, context: GraphQLContext) => Result<string>;
  /** Deletes one of the caller's saved filters and returns its id. Admins only. Errors: NOT_FOUND. */
  deleteSavedFilter: (args: DeleteSavedFilterArgs, context: GraphQLContext) => Result<string>;
  /** Throws one's own draft away; the audit trail says so. Physiotherapists. Errors: NOT_FOUND, WRONG_STATE. */
  discardNote: (args: DiscardNoteArgs, context: GraphQLContext) => Result<boolean>;
  /** Reduces a charge, paid or not, by at most its amount less its credits, once per idempotency key; `reason` is 3 to 200 characters. Admins only. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (canceled), IDEMPOTENCY_KEY_REUSED. */
  discountCharge: (args: DiscountChargeArgs, context: GraphQLContext) => Result<Charge>;
  /** Ends a cover now. Desk. Errors: NOT_FOUND. */
  endCover: (args: EndCoverArgs, context: GraphQLContext) => Result<boolean>;
  /** Ends a grant at once and notifies nobody; a repeated call returns the same grant. The patient, admins, the family member. Errors: NOT_FOUND. */
  endFamily: (args: EndFamilyArgs, context: GraphQLContext) => Result<FamilyGrant>;
  /** Ends a source: further messages are refused. Admins only. Errors: NOT_FOUND. */
  endHl7Source: (args: EndHl7SourceArgs, context: GraphQLContext) => Result<boolean>;
  /** Ends all of the caller's sessions but the present one, and returns their number. Errors: RECENT_SIGN_IN_REQUIRED (from a phone that stays signed in, 15 minutes or more after its code). */
  endOtherSessions: (context: GraphQLContext) => Result<number>;
  /** The reason is 3 to 200 characters. Clinicians. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (ended). */
  endPrecaution: (args: EndPrecautionArgs, context: GraphQLContext) => Result<Precaution>;
  /** Ends one of the caller's sessions. Errors: NOT_FOUND, RECENT_SIGN_IN_REQUIRED (another session than the present one, from a phone that stays signed in, 15 minutes or more after its code). */
  endSession: (args: EndSessionArgs, context: GraphQLContext) => Result<boolean>;
  /** Ends all sessions of an account, and returns their number. Admins only. Errors: NOT_FOUND, RECENT_SIGN_IN_REQUIRED. */
  endSessionsOf: (args: EndSessionsOfArgs, context: GraphQLContext) => Result<number>;
  /** Ends an endpoint: pending deliveries are not sent. Admins only. Errors: NOT_FOUND. */
  endWebhookEndpoint: (args: EndWebhookEndpointArgs, context: GraphQLContext) => Result<boolean>;
  /** Fails a payment: PENDING becomes FAILED; `reason` is 3 to 200 characters. Admins, the front desk, payments:write. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE. */
  failPayment: (args: FailPaymentArgs, context: GraphQLContext) => Result<Payment>;
  /** Grants access to a family member, and sends an invitation by text message. `language` is that of the consent text that the patient read. Patients. Errors: BAD_INPUT, ALREADY_EXISTS (a live grant for the number), LIMIT_REACHED (5 live grants; 10 invitations a day), IDEMPOTENCY_KEY_REUSED. */
  inviteFamily: (args: InviteFamilyArgs, context: GraphQLContext) => Result<FamilyGrant>;
  /** Sends the invitation of a team member again, at most 3 times a clinic day. Admins. Errors: NOT_FOUND, WRONG_STATE (no account, or switched off), LIMIT_REACHED. */
  inviteMember: (args: InviteMemberArgs, context: GraphQLContext) => Result<Message>;
  /**
   * Sends a patient a text that says how to sign in, at most 3 times a clinic day. Admins, the front desk. Errors: NOT_FOUND, WRONG_STATE (no account, or the
   * clinic is not open), LIMIT_REACHED.
   */
  invitePatient: (args: InvitePatientArgs, context: GraphQLContext) => Result<Message>;
  /**
   * Issues a bill with the next number, once per idempotency key. Later discounts do not change it: they are credit notes (`Credit.number`). Admins, the front desk.
   * Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (the clinic is not open; a charge is canceled, or on another bill), IDEMPOTENCY_KEY_REUSED.
   */
  issueBill: (args: IssueBillArgs, context: GraphQLContext) => Result<Bill>;
  /** Issues the receipt number of a paid payment; a repeat returns the same number. Admins, the front desk. Errors: NOT_FOUND, WRONG_STATE (not paid, or the clinic is not open). */
  issueReceipt: (args: IssueReceiptArgs, context: GraphQLContext) => Result<Payment>;
  /** Ends a member's work after `lastDay` (today or later). No slots are offered after it. Scheduled sessions after it are reassigned to the successor where free, and otherwise need another physiotherapist; pending ones lose their physiotherapist. The account is disabled at the end of that day; `setAccountDisabled` with false cancels the departure. Admins only; not the caller. Errors: NOT_FOUND, BAD_INPUT, FORBIDDEN, WRONG_STATE (left already, or the last admin). */
  leaveTeam: (args: LeaveTeamArgs, context: GraphQLContext) => Result<Departure>;
  /** Lifts the check of the year of birth of an account, for a patient whose identity the clinic has checked; its tries begin anew. A sign-in of the last 15 minutes opens, those before it end. Returns false if none was due. Admins, and the front desk. Errors: NOT_FOUND. */
  liftBirthYearCheck: (args: LiftBirthYearCheckArgs, context: GraphQLContext) => Result<boolean>;
  /** Ends the session and clears its cookie. Returns true whether or not somebody was signed in. */
  logout: (context: GraphQLContext) => Result<boolean>;
  /** Marks a scheduled session as missed, and charges the no-show fee of the policy (`sessionFees`), which `cancelCharge` waives; `reason` is 1 to 500 characters. Admins, the front desk; a physiotherapist their own sessions. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (also before the session has begun), CHANGED_MEANWHILE. */
  markAppointmentMissed: (args: MarkAppointmentMissedArgs, context: GraphQLContext) => Result<Appointment>;
  /** One's own note that is locked or signed; the reason is 10 to 300 characters. Its values are retracted. Physiotherapists. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE. */
  markNoteInError: (args: MarkNoteInErrorArgs, context: GraphQLContext) => Result<TreatmentNote>;
  /** Books money of the gateway that nothing asked for, for a patient (UUID or PT- number), with its receipt. Admins. Errors: NOT_FOUND, WRONG_STATE (not unmatched, or a refund). */
  matchGatewayEvent: (args: MatchGatewayEventArgs, context: GraphQLContext) => Result<Payment>;
  /** Moves a pending or scheduled session, and reassigns it when `physiotherapistId` is given. Status, length and price stay; a move to the present time changes nothing. Admins, the front desk, appointments:write; a physiotherapist into and within their own column; once the clinic is open also a patient: their own session until `changeableUntil`, by the rules of requestAppointment. Errors: BAD_INPUT (also a time in the past, or `overrideReason` from a patient), NOT_FOUND (also another patient's; physiotherapist), WRONG_STATE (also a session at home without an address in the record), OUTSIDE_HOURS (staff without `overrideReason`), TOO_LATE, LIMIT_REACHED, DOUBLE_BOOKED, CHANGED_MEANWHILE. */
  moveAppointment: (args: MoveAppointmentArgs, context: GraphQLContext) => Result<Appointment>;
  /** Offers three free times for a missed session, valid for 48 hours, and notifies the patient. An existing offer keeps its expiry, and the patient is not notified again; times that were taken meanwhile are replaced. Admins, the front desk, the plan's physiotherapist. Errors: NOT_FOUND, WRONG_STATE. */
  offerSlots: (args: OfferSlotsArgs, context: GraphQLContext) => Result<SlotOffer>;
  /** Opens the clinic permanently: its facts become public, contact forms are delivered, opening hours apply. Admins only. Errors: WRONG_STATE (open already, or settings are missing; `fields` names them). */
  openClinic: (context: GraphQLContext) => Result<ClinicSettings>;
  /** Break the glass: opens a record for the rest of the clinic's day; the reason is 10 to 300 characters, on record, and told to the admins. Asked again it answers the same. Physiotherapists. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (one sees it already), LIMIT_REACHED (10 that day). */
  openRecord: (args: OpenRecordArgs, context: GraphQLContext) => Result<BenchPatient>;
  /** Creates the caller's own link of 24 hours, for what is due or less, once per idempotency key; it ends the one before. Patients. Errors: BAD_INPUT (more than is due), WRONG_STATE (as for createPaymentLink), IDEMPOTENCY_KEY_REUSED. */
  payOnline: (args: PayOnlineArgs, context: GraphQLContext) => Result<CreatedPaymentLink>;
  /** Marks all messages of the other side up to this one as read by the caller's side. As careThread. Errors: NOT_FOUND. */
  readCareMessages: (args: ReadCareMessagesArgs, context: GraphQLContext) => Result<CareThread>;
  /** Records that the signed-in patient has read a lesson; the first time counts. Patients. Errors: NOT_FOUND (not among `lessons`). */
  readLesson: (args: ReadLessonArgs, context: GraphQLContext) => Result<Lesson>;
  /** Compares all counts with the events now. Admins. Errors: none of its own. */
  reconcileSessions: (context: GraphQLContext) => Result<Reconciliation>;
  /** Records a patient's consent or refusal for a client; it replaces the former decision. The same decision again sets the new expiry. Admins only. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (the patient refused the client themselves). */
  recordConsent: (args: RecordConsentArgs, context: GraphQLContext) => Result<HospitalConsent>;
  /** Stores up to 50 entries in the order of `at`, each independently. `checkIn` and `setDone` need the day's danger check; `skip` needs an exercise of the present phase; all three are refused beyond the dose (BAD_INPUT). `skip`, `pain`, `effort`, `sign`, `measurement` and `undo` need no check, and are also accepted while the plan is stopped. `undo` is refused with NOT_FOUND for another patient's entry, and with WRONG_STATE for an entry of another day or kind, or one already retracted. An ended plan accepts only a yes to a danger sign. Patients. Errors: BAD_INPUT (more than 50 entries), NOT_FOUND (no live plan). */
  recordEntries: (args: RecordEntriesArgs, context: GraphQLContext) => Result<EntryResult[]>;
  /** Like recordEntries, of the patient's day: dangerCheck, checkIn, setDone, skip, pain, effort, sign, and undo of the caller's own entries. By grant, with the right TICK. Errors: BAD_INPUT, NOT_FOUND, FORBIDDEN (without the right). */
  recordFamilyEntries: (args: RecordFamilyEntriesArgs, context: GraphQLContext) => Result<EntryResult[]>;
  /** Records a measurement, once per idempotency key. The care team. Errors: NOT_FOUND, BAD_INPUT, IDEMPOTENCY_KEY_REUSED. */
  recordMeasurement: (args: RecordMeasurementArgs, context: GraphQLContext) => Result<Measurement>;
  /** Physiotherapists within reach. Errors: BAD_INPUT, NOT_FOUND, IDEMPOTENCY_KEY_REUSED. */
  recordOutcome: (args: RecordOutcomeArgs, context: GraphQLContext) => Result<OutcomeScore>;
  /** Records a payment, once per idempotency key (8 to 100 characters, stored for 24 hours): a repeat gets the stored response. Admins, the front desk, payments:write. Errors: BAD_INPUT, NOT_FOUND (patient, session, package), WRONG_STATE (a day that is closed), IDEMPOTENCY_KEY_REUSED. */
  recordPayment: (args: RecordPaymentArgs, context: GraphQLContext) => Result<Payment>;
  /** Values of a patient with or without a plan, 1 to 20; with a live plan they count for its gates. Physiotherapists within reach, the plan's doctor. Errors: BAD_INPUT, NOT_FOUND, IDEMPOTENCY_KEY_REUSED. */
  recordValues: (args: RecordValuesArgs, context: GraphQLContext) => Result<Measurement[]>;
  /** Refunds part or all of a paid payment, once per idempotency key. The status becomes REFUNDED once nothing is left. Admins only. Errors: BAD_INPUT (more than is left), NOT_FOUND, WRONG_STATE (not paid, a day that is closed, money of the gateway by another method than cash or net banking), IDEMPOTENCY_KEY_REUSED. */
  refund: (args: RefundArgs, context: GraphQLContext) => Result<Payment>;
  /** Refunds all that is left of a paid payment, with the reason 'Refund'. Admins only. Errors: NOT_FOUND, WRONG_STATE (not paid, money of the gateway). */
  refundPayment: (args: RefundPaymentArgs, context: GraphQLContext) => Result<Payment>;
  /** Refuses a client of `myRecordReaders` access to the caller's record from its next request on, whatever consent the desk records. Only the patient can lift the refusal. Patients only. Errors: NOT_FOUND. */
  refuseRecordReader: (args: RefuseRecordReaderArgs, context: GraphQLContext) => Result<RecordReader>;
  /** Adds an incomplete record with name and number, and the number's account. Once per idempotency key (8 to 100 characters, stored for 24 hours). Admins, the front desk. Errors: BAD_INPUT, ALREADY_EXISTS (a record has this number; the sentence names its PT number), IDEMPOTENCY_KEY_REUSED. */
  registerCaller: (args: RegisterCallerArgs, context: GraphQLContext) => Result<Patient>;
  /** Creates a record for a person at the desk, or completes the incomplete record of the account with this number; creates the account if there is none. Once per idempotency key (8 to 100 characters, stored for 24 hours). Admins, the front desk, patients:write. Errors: BAD_INPUT, ALREADY_EXISTS (a complete record has this number; the message names its PT number), IDEMPOTENCY_KEY_REUSED. */
  registerPatient: (args: RegisterPatientArgs, context: GraphQLContext) => Result<Patient>;
  /** Registers an admin, a physiotherapist, a doctor or a member of the front desk. A repeat registers nobody, because the number then has such an account. Admins only. Errors: BAD_INPUT, ALREADY_EXISTS (the number has such an account, or the physiotherapist has one), NOT_FOUND (physiotherapist), RECENT_SIGN_IN_REQUIRED. */
  registerStaff: (args: RegisterStaffArgs, context: GraphQLContext) => Result<StaffMember>;
  /** Releases a deposit: it pays charges from now on. Admins, the front desk. Errors: NOT_FOUND, WRONG_STATE (no deposit). */
  releaseDeposit: (args: ReleaseDepositArgs, context: GraphQLContext) => Result<Payment>;
  /** Reminds 1 to 50 patients of what is due, each on its own with a link of 7 days, at most once in 72 hours. Admins; the front desk one patient. Errors: BAD_INPUT, WRONG_STATE (the clinic is not open, or has no address for payments). */
  remindDues: (args: RemindDuesArgs, context: GraphQLContext) => Result<DueReminder[]>;
  /** Removes the caller's own authenticator and its recovery codes, by a code of the app or a recovery code. Admins, physiotherapists, doctors and the front desk. Errors: BAD_INPUT, WRONG_OTP, WRONG_STATE (there is none), RATE_LIMITED. At most one sign-in operation per document. */
  removeAuthenticator: (args: RemoveAuthenticatorArgs, context: GraphQLContext) => Result<boolean>;
  /** Removes the film of an entry; the figure is shown again. `POST /api/v1/exercises/{key}/video` uploads one. Admins, physiotherapists. Errors: NOT_FOUND. */
  removeExerciseVideo: (args: RemoveExerciseVideoArgs, context: GraphQLContext) => Result<LibraryExercise>;
  /**
   * Removes a factor of the caller; with the authenticator app, its recovery codes. Requires a confirmation with a factor within the last 15 minutes (`verifySecondFactor`, or a sign-in with one).
   * Admins, physiotherapists, doctors and the front desk. Errors: NOT_FOUND, RECENT_SIGN_IN_REQUIRED, WRONG_STATE (the last factor, while the clinic requires one of the role).
   */
  removeFactor: (args: RemoveFactorArgs, context: GraphQLContext) => Result<boolean>;
  /** The reason is 3 to 200 characters; it is gone after 30 days, and can be brought back until then by `reason: null`. As updateFile. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (a hospital's, the scan of a consent), LIMIT_REACHED (300 others are there, or it would exceed the most bytes of a patient). */
  removeFile: (args: RemoveFileArgs, context: GraphQLContext) => Result<ClinicalFile>;
  /** Opens the last closed day again, within 15 minutes of signing in; the days before it back to the former close are open again, too. `reason` is 3 to 200 characters. Admins. Errors: NOT_FOUND, WRONG_STATE (not the last), RECENT_SIGN_IN_REQUIRED, BAD_INPUT. */
  reopenDay: (args: ReopenDayArgs, context: GraphQLContext) => Result<boolean>;
  /** Reopens a missed or cancelled session. As stopPlan. Errors: NOT_FOUND, WRONG_STATE. */
  reopenPlanSession: (args: ReopenPlanSessionArgs, context: GraphQLContext) => Result<RecoveryPlan>;
  /** Applies again a message that ended in AE, as if it arrived now. Once applied, it is never applied again; the sender's next repeat gets the new acknowledgment. Admins only. Errors: NOT_FOUND, WRONG_STATE (applied already, text erased, source ended, or a later message of the source was applied to the same patient). */
  replayMessage: (args: ReplayMessageArgs, context: GraphQLContext) => Result<ExchangedMessage>;
  /** Sends one webhook again, delivered or not, under the same id. Admins only. Errors: NOT_FOUND, WRONG_STATE (being sent, or the endpoint has ended). */
  replayWebhook: (args: ReplayWebhookArgs, context: GraphQLContext) => Result<WebhookDelivery>;
  /** Sends the deliveries since a moment again, delivered or not, under the same ids, and returns their number. Admins only. Errors: NOT_FOUND. */
  replayWebhooks: (args: ReplayWebhooksArgs, context: GraphQLContext) => Result<number>;
  /** Requests a session for the caller, as PENDING. Once the clinic is open, only a free slot is accepted, and with INSTANT the session is SCHEDULED at once. Patients only. Errors: BAD_INPUT (also a time in the past, a session at home without an address in the record, or `physiotherapistId` where patients may not choose), NOT_FOUND (no record, physiotherapist), ALREADY_EXISTS (a pending request for this time), LIMIT_REACHED (too many pending requests; those whose time has passed do not count); once the clinic is open also OUTSIDE_HOURS, TOO_LATE (too soon), LIMIT_REACHED (too far ahead, or too many sessions that day), DOUBLE_BOOKED, WRONG_STATE (this session type is not offered). */
  requestAppointment: (args: RequestAppointmentArgs, context: GraphQLContext) => Result<Appointment>;
  /** Asks the clinic to correct the caller's data; `words` say what is wrong. Patients. Once per key. Errors: BAD_INPUT, ALREADY_EXISTS while one is open, IDEMPOTENCY_KEY_REUSED. */
  requestCorrection: (args: RequestCorrectionArgs, context: GraphQLContext) => Result<DataRequest>;
  /** Asks the clinic to erase the caller's data. Patients, within 15 minutes of signing in. Once per key. Errors: ALREADY_EXISTS while one is open or accepted, RECENT_SIGN_IN_REQUIRED, IDEMPOTENCY_KEY_REUSED. */
  requestErasure: (args: RequestErasureArgs, context: GraphQLContext) => Result<DataRequest>;
  /**
   * Requires a second factor of these roles and of no others, and notifies all admins. It applies to present sessions at their next request: those without a second factor end, and their owners sign in again. Whoever has no factor adds one at the next sign-in.
   * Admins only. Errors: BAD_INPUT, RECENT_SIGN_IN_REQUIRED. Returns the roles.
   */
  requireSecondFactor: (args: RequireSecondFactorArgs, context: GraphQLContext) => Result<SecondFactorRole[]>;
  /** Changes only the time of a pending appointment. `appointmentDate` and `overrideReason` as in BookAppointmentInput. Admins, the front desk. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE; once the clinic is open OUTSIDE_HOURS without `overrideReason`, DOUBLE_BOOKED. */
  rescheduleAppointment: (args: RescheduleAppointmentArgs, context: GraphQLContext) => Result<Appointment>;
  /** Removes the authenticator of another member of the team with its recovery codes, ends their sessions and notifies all admins. Admins only. Errors: NOT_FOUND, WRONG_STATE (there is none), FORBIDDEN (one's own), RECENT_SIGN_IN_REQUIRED. */
  resetAuthenticator: (args: ResetAuthenticatorArgs, context: GraphQLContext) => Result<boolean>;
  /** Removes all factors of another member of the team, who lost them, with the recovery codes; ends their sessions and notifies all admins. Admins only. Errors: NOT_FOUND, WRONG_STATE (there is none), FORBIDDEN (one's own), RECENT_SIGN_IN_REQUIRED. */
  resetFactors: (args: ResetFactorsArgs, context: GraphQLContext) => Result<boolean>;
  /** Resolves a danger sign and lifts the stop. `note`, for staff, is 10 to 500 characters; `seen` as in acknowledgeTask. `advice`, 10 to 300 characters, is for the patient; default: a standard sentence. The patient is notified (SIGN_ANSWERED). The plan's doctor; of a programme its physiotherapist, or who covers. Errors: FORBIDDEN (the doctor answers), NOT_FOUND, WRONG_STATE, BAD_INPUT, CHANGED_MEANWHILE (another sign has joined). */
  resolveTask: (args: ResolveTaskArgs, context: GraphQLContext) => Result<CareTask>;
  /** Restores a record deleted within 30 days, with its appointments. Those after the last day of their physiotherapist need another one; those outside the present hours are marked. Admins only. Errors: NOT_FOUND (also a record merged into another), ALREADY_EXISTS (the account has a new record, or another record has an identifier that a hospital gave this one), DOUBLE_BOOKED. */
  restorePatient: (args: RestorePatientArgs, context: GraphQLContext) => Result<Patient>;
  /** Nobody signs it any more; what was signed stays. Admins. Errors: NOT_FOUND. */
  retireConsentForm: (args: RetireConsentFormArgs, context: GraphQLContext) => Result<boolean>;
  /** Retires a version: new plans cannot use it, running ones continue. Admins and doctors. Errors: NOT_FOUND, WRONG_STATE. */
  retireProtocolVersion: (args: RetireProtocolVersionArgs, context: GraphQLContext) => Result<ProtocolVersion>;
  /** Retires the active version: it is no longer asked; answers remain. Admins, doctors. Errors: NOT_FOUND, WRONG_STATE (none is active). */
  retireQuestionnaire: (args: RetireQuestionnaireArgs, context: GraphQLContext) => Result<Questionnaire>;
  /** Retracts a wrong measurement: it stays in the list and no longer counts. The care team, physiotherapists within reach; a patient their own. Errors: NOT_FOUND, WRONG_STATE, BAD_INPUT (reason). */
  retractMeasurement: (args: RetractMeasurementArgs, context: GraphQLContext) => Result<Measurement>;
  /** The reason is 10 to 300 characters. Physiotherapists within reach. Errors: BAD_INPUT, NOT_FOUND (also of the patient's own answers), WRONG_STATE. */
  retractOutcome: (args: RetractOutcomeArgs, context: GraphQLContext) => Result<OutcomeScore>;
  /** Queues a failed or skipped message again, under the same id. Admins, the front desk. Errors: NOT_FOUND, WRONG_STATE. */
  retryMessage: (args: RetryMessageArgs, context: GraphQLContext) => Result<Message>;
  /** Signs off the newest revision; the statement is 10 to 500 characters. Physiotherapists, doctors. Errors: NOT_FOUND, CHANGED_MEANWHILE (not the newest), ALREADY_EXISTS (the account has reviewed it), BAD_INPUT. */
  reviewExercise: (args: ReviewExerciseArgs, context: GraphQLContext) => Result<LibraryExercise>;
  /** Signs off the newest revision; the statement is 10 to 500 characters. Physiotherapists, doctors. Errors: NOT_FOUND, CHANGED_MEANWHILE (not the newest), ALREADY_EXISTS (the account has reviewed it), BAD_INPUT. */
  reviewLesson: (args: ReviewLessonArgs, context: GraphQLContext) => Result<LibraryLesson>;
  /** Revokes a live key at once; also another admin's. Admins only. Errors: NOT_FOUND. */
  revokeApiKey: (args: RevokeApiKeyArgs, context: GraphQLContext) => Result<boolean>;
  /** Ends a consent or refusal with effect from the client's next request. Admins only. Errors: NOT_FOUND, WRONG_STATE (the patient refused the client themselves). */
  revokeConsent: (args: RevokeConsentArgs, context: GraphQLContext) => Result<boolean>;
  /** Revokes a link, at once; a revoked one stays as it is. The plan's physiotherapist, admins, the patient. Errors: NOT_FOUND. */
  revokeReportLink: (args: RevokeReportLinkArgs, context: GraphQLContext) => Result<ReportLink>;
  /** Revokes a client: its next request is refused. Admins only. Errors: NOT_FOUND. */
  revokeSmartClient: (args: RevokeSmartClientArgs, context: GraphQLContext) => Result<boolean>;
  /** Adds an answer, or changes that of the id. Admins, physiotherapists. Errors: BAD_INPUT, NOT_FOUND, LIMIT_REACHED (100). */
  saveCareAnswer: (args: SaveCareAnswerArgs, context: GraphQLContext) => Result<CareAnswer>;
  /** Admins. Errors: BAD_INPUT, NOT_FOUND. */
  saveConsentForm: (args: SaveConsentFormArgs, context: GraphQLContext) => Result<ConsentForm>;
  /** Adds an entry, or changes one with its version. Entries are not deleted: `endsOn` ends one. Audited. Admins. Errors: BAD_INPUT, NOT_FOUND, ALREADY_EXISTS (the name, or the part of an entry that is not over), LIMIT_REACHED (200), CHANGED_MEANWHILE. */
  saveDataProcessor: (args: SaveDataProcessorArgs, context: GraphQLContext) => Result<DataProcessor>;
  /** Creates an entry or its next revision; unchanged content creates none. `revision` is the one that was read; 0 refuses an entry that exists. Admins, physiotherapists. Errors: BAD_INPUT (fields by path, those of the figure too), CHANGED_MEANWHILE. */
  saveExercise: (args: SaveExerciseArgs, context: GraphQLContext) => Result<LibraryExercise>;
  /** Saves filters of a list under `name`, 1 to 60 characters; a filter with the same name is replaced. `query` is 1 to 1000 characters. Admins only. Errors: BAD_INPUT, LIMIT_REACHED (50 per list). */
  saveFilter: (args: SaveFilterArgs, context: GraphQLContext) => Result<SavedFilter>;
  /** Creates a lesson or its next revision; unchanged content creates none. `revision` is the one that was read; 0 refuses a lesson that exists. Admins, physiotherapists. Errors: BAD_INPUT (fields by path), CHANGED_MEANWHILE. */
  saveLesson: (args: SaveLessonArgs, context: GraphQLContext) => Result<LibraryLesson>;
  /** Physiotherapists their own; admins shared ones. Errors: BAD_INPUT, NOT_FOUND, ALREADY_EXISTS (the name), LIMIT_REACHED (50), CHANGED_MEANWHILE. */
  saveNoteTemplate: (args: SaveNoteTemplateArgs, context: GraphQLContext) => Result<NoteTemplate>;
  /** Creates a protocol, changes its draft, or begins the next version after a signed one. Name: `content.name` {en, hi}, or else the slug. Admins. Errors: BAD_INPUT (fields by path). */
  saveProtocolDraft: (args: SaveProtocolDraftArgs, context: GraphQLContext) => Result<ProtocolVersion>;
  /** Creates a questionnaire, updates its draft, or starts the next version; unchanged content has no effect. `slug` is 1 to 60 lower-case letters, digits and hyphens; `scores` has at most 10 entries, `occasions` 1 to 4. With `If-Match: "<contentHash>"` of the newest version that was read, or `If-None-Match: *` for a new one, a change of somebody else is not overwritten. Admins. Errors: BAD_INPUT (fields by path), LIMIT_REACHED (100 questionnaires, 50 versions of one), CHANGED_MEANWHILE. */
  saveQuestionnaire: (args: SaveQuestionnaireArgs, context: GraphQLContext) => Result<Questionnaire>;
  /**
   * Makes or changes a mail. Admins. Errors: BAD_INPUT (also a recipient who is no admin with a confirmed address), NOT_FOUND, ALREADY_EXISTS (name), WRONG_STATE (no e-mail is set up), LIMIT_REACHED (50 mails),
   * CHANGED_MEANWHILE.
   */
  saveReportMail: (args: SaveReportMailArgs, context: GraphQLContext) => Result<ReportMail>;
  /** Marks a flag as seen, which ends it; `note`, what was done about it, is 3 to 500 characters. The plan's physiotherapist, whoever covers, and its doctor. Errors: NOT_FOUND, WRONG_STATE (seen already), BAD_INPUT. */
  seeCareFlag: (args: SeeCareFlagArgs, context: GraphQLContext) => Result<CareFlag>;
  /** Up to this notice all are seen; answers what the bell shows now. As teamNotices. Errors: BAD_INPUT. */
  seeTeamNotices: (args: SeeTeamNoticesArgs, context: GraphQLContext) => Result<number>;
  /** Sells a package: adds it and its charge, once per idempotency key. Admins, the front desk. Errors: BAD_INPUT, NOT_FOUND, IDEMPOTENCY_KEY_REUSED. */
  sellPackage: (args: SellPackageArgs, context: GraphQLContext) => Result<Package>;
  /** Writes to the patient's team, or, with an id, to the patient. As careThread. Errors: BAD_INPUT, NOT_FOUND (patient, photo), WRONG_STATE (30 days after the last plan, of patients), LIMIT_REACHED (20 an hour, of patients), IDEMPOTENCY_KEY_REUSED (another message has this clientId). */
  sendCareMessage: (args: SendCareMessageArgs, context: GraphQLContext) => Result<CareMessage>;
  /**
   * Sends a document to its patient, in the language of the patient. Admins, the front desk; EXERCISE_SHEET admins and the care team, whom the answer tells no address. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (no e-mail is set up, no
   * confirmed address, no receipt, a canceled bill), CONSENT_MISSING, RATE_LIMITED (20 a patient and clinic day).
   */
  sendDocument: (args: SendDocumentArgs, context: GraphQLContext) => Result<Message>;
  /** Sends a code to one's e-mail address, which holds for 10 minutes; at most 5 an hour. Every account. Errors: WRONG_STATE (no address, or no e-mail is set up), RATE_LIMITED. */
  sendEmailCode: (context: GraphQLContext) => Result<boolean>;
  /** Like sendCareMessage, to the patient's care team. By grant, with the right MESSAGE. Errors: as sendCareMessage, FORBIDDEN (without the right). */
  sendFamilyMessage: (args: SendFamilyMessageArgs, context: GraphQLContext) => Result<CareMessage>;
  /**
   * Sends a six-digit one-time password by text message to an Indian mobile number, with or without +91.
   * Errors: BAD_INPUT (no Indian mobile number), ADMIN_NOT_FOUND (admin sign-in, unless the clinic hides its admins' numbers), RATE_LIMITED, SMS_FAILED. At most one sign-in operation per document.
   */
  sendOtp: (args: SendOtpArgs, context: GraphQLContext) => Result<OtpSent>;
  /** Sends a mail now, to oneself alone, of the week or month before; at most 5 an hour. Admins with a confirmed address. Errors: NOT_FOUND, WRONG_STATE, RATE_LIMITED. */
  sendReportMail: (args: SendReportMailArgs, context: GraphQLContext) => Result<Message>;
  /** Sends a test (the text of a code, with 000000) to one's own number or confirmed e-mail address by one provider, at most 10 an hour. Admins. Errors: BAD_INPUT (no such provider), WRONG_STATE (no confirmed address, or the text has no name with WhatsApp), RATE_LIMITED. */
  sendTestMessage: (args: SendTestMessageArgs, context: GraphQLContext) => Result<ChannelTest>;
  /** Writes down an ABHA as CLAIMED; a VERIFIED one is not overwritten. Admins and the front desk (RECEPTION). Errors: BAD_INPUT (not 14 digits; the last digit does not fit, unless it was compared), NOT_FOUND, ALREADY_EXISTS (verified for another record), WRONG_STATE (verified). */
  setAbha: (args: SetAbhaArgs, context: GraphQLContext) => Result<Abha | null>;
  /** Disables an account, which ends its sessions, or enables it again. Admins only; not the caller's own account, nor the last admin who can sign in. Errors: NOT_FOUND, FORBIDDEN, WRONG_STATE (the last admin). */
  setAccountDisabled: (args: SetAccountDisabledArgs, context: GraphQLContext) => Result<User>;
  /** Says yes or no to WHATSAPP or EMAIL, for oneself, or at the desk for a patient who said so; what was said before stays on record. Patients, admins, the front desk. Errors: BAD_INPUT (SMS), NOT_FOUND, WRONG_STATE (the channel is not set up, or does not reach the patient). */
  setChannelConsent: (args: SetChannelConsentArgs, context: GraphQLContext) => Result<ChannelConsent>;
  /** Gives a consent or takes it back. Each change is stored with the version and language of the text. Patients. Errors: none of its own. */
  setConsent: (args: SetConsentArgs, context: GraphQLContext) => Result<Consent>;
  /** Sets the status of a contact message; any status may follow any other. Admins, the front desk. Errors: NOT_FOUND, CHANGED_MEANWHILE. */
  setContactMessageStatus: (args: SetContactMessageStatusArgs, context: GraphQLContext) => Result<ContactMessage>;
  /** Retires an entry, or offers it again. Admins. Errors: NOT_FOUND. */
  setExerciseRetired: (args: SetExerciseRetiredArgs, context: GraphQLContext) => Result<LibraryExercise>;
  /** Replaces the rights of a grant. Patients, of their own. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (ended). */
  setFamilyRights: (args: SetFamilyRightsArgs, context: GraphQLContext) => Result<FamilyGrant>;
  /**
   * Requires a second admin for a new admin, another UPI address and a full export (true), or no longer (false), which a second admin approves, too.
   * Admins only. Errors: WRONG_STATE (fewer than two admins can sign in), APPROVAL_PENDING (switching it off waits for a second admin), LIMIT_REACHED, RECENT_SIGN_IN_REQUIRED. Returns whether it is required.
   */
  setFourEyes: (args: SetFourEyesArgs, context: GraphQLContext) => Result<boolean>;
  /** Retires a lesson, or shows it again. Admins. Errors: NOT_FOUND. */
  setLessonRetired: (args: SetLessonRetiredArgs, context: GraphQLContext) => Result<LibraryLesson>;
  /** Changes the given preferences; `language` is stored in the account. Patients. Errors: none of its own. */
  setMessagePreferences: (args: SetMessagePreferencesArgs, context: GraphQLContext) => Result<MessagePreferences>;
  /** Sets what everybody who meets the patient must know: up to 200 characters; null or empty removes it. Admins, the front desk. Errors: BAD_INPUT, NOT_FOUND, CHANGED_MEANWHILE. */
  setPatientAlert: (args: SetPatientAlertArgs, context: GraphQLContext) => Result<Patient>;
  /** Sets the questionnaires that the plans of a protocol are asked: at most 4, all active. A plan in progress follows from the next occasion that begins. Admins, doctors. Errors: NOT_FOUND, BAD_INPUT. */
  setProtocolQuestionnaires: (args: SetProtocolQuestionnairesArgs, context: GraphQLContext) => Result<Protocol>;
  /** Sets when reminders are sent; 1 to 7 weekdays, each once. Patients. Errors: BAD_INPUT. */
  setReminders: (args: SetRemindersArgs, context: GraphQLContext) => Result<ReminderSettings>;
  /** Changes the role of an account, and ends its sessions; the role USER or PATIENT also removes its factors. A number has at most one admin account, one of a physiotherapist or doctor, and one of a patient or user. Admins only; not the caller's own account, nor the last admin who can sign in. Errors: RECENT_SIGN_IN_REQUIRED, NOT_FOUND, ALREADY_EXISTS (the number has an account of that kind), FORBIDDEN, WRONG_STATE (the last admin). */
  setUserType: (args: SetUserTypeArgs, context: GraphQLContext) => Result<User>;
  /** Sets a physiotherapist's own working hours; null: the clinic's apply. Booked sessions stay. Admins only. Errors: BAD_INPUT, NOT_FOUND, CHANGED_MEANWHILE. */
  setWorkingHours: (args: SetWorkingHoursArgs, context: GraphQLContext) => Result<PhysiotherapistTimes>;
  /** Settles a payment: PENDING becomes PAID. Admins, the front desk, payments:write. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (not pending, a day that is closed), CHANGED_MEANWHILE. */
  settlePayment: (args: SettlePaymentArgs, context: GraphQLContext) => Result<Payment>;
  /** Signs one's own note as it stands, also when the patient is out of reach by now. Physiotherapists. Errors: NOT_FOUND, BAD_INPUT (nothing of this session is in it), WRONG_STATE, CHANGED_MEANWHILE. */
  signNote: (args: SignNoteArgs, context: GraphQLContext) => Result<TreatmentNote>;
  /** Clinicians but doctors, desk. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (a version that is not live), IDEMPOTENCY_KEY_REUSED. */
  signTreatmentConsent: (args: SignTreatmentConsentArgs, context: GraphQLContext) => Result<TreatmentConsent>;
  /** Skips the profile form: it is not shown again. Patients only. Errors: none of its own. */
  skipProfile: (context: GraphQLContext) => Result<User>;
  /** Begins a programme today; who starts it is its physiotherapist (of a cover, whom they cover). Also for an incomplete record. Physiotherapists IN_CHARGE, TREATS or COVERS. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (a danger sign of a former plan is open), ALREADY_EXISTS (a live plan), IDEMPOTENCY_KEY_REUSED. */
  startProgramme: (args: StartProgrammeArgs, context: GraphQLContext) => Result<RecoveryPlan>;
  /** Stops a plan and cancels its remaining sessions. The plan's physiotherapist and doctor, admins; a programme also who treats the patient. Errors: NOT_FOUND, WRONG_STATE. */
  stopPlan: (args: StopPlanArgs, context: GraphQLContext) => Result<RecoveryPlan>;
  /** Sends push notifications to this browser: `endpoint` is that of its PushSubscription, https, up to 1,000 characters. An account has at most 10; a further one replaces the oldest. Another account's endpoint becomes the caller's. Patients and users. Errors: BAD_INPUT (not the address of a push service), WRONG_STATE (push is switched off). */
  subscribePush: (args: SubscribePushArgs, context: GraphQLContext) => Result<boolean>;
  /** Undoes an approval within 12 seconds, before the patient is notified: the session is PENDING again. `version` is the one that the approval returned. Admins, the front desk. Errors: NOT_FOUND, WRONG_STATE (later than 12 seconds, or a session that was booked at once), CHANGED_MEANWHILE. */
  undoApproval: (args: UndoApprovalArgs, context: GraphQLContext) => Result<Appointment>;
  /** Undoes an import, within 30 days: deletes the records that it created and nobody has changed since, with their accounts that never signed in, and takes back opening balances and packages. Other records stay, also those that a later import changed. Admins only. Errors: NOT_FOUND, WRONG_STATE (in progress, a dry run, undone before, too old, not on record, a closed day). */
  undoPatientImport: (args: UndoPatientImportArgs, context: GraphQLContext) => Result<PatientImport>;
  /** Sends no more push notifications to a browser; true also if there was none. Patients and users. Errors: none of its own. */
  unsubscribePush: (args: UnsubscribePushArgs, context: GraphQLContext) => Result<boolean>;
  /** Changes the name of the caller's account, and sends a code to a new sign-in number, which stays pending until verified. Errors: BAD_INPUT, RECENT_SIGN_IN_REQUIRED, RATE_LIMITED, SMS_FAILED. */
  updateAccount: (args: UpdateAccountArgs, context: GraphQLContext) => Result<User>;
  /** Changes the persons in charge of a complete record and the length of its plan. Admins only. Errors: BAD_INPUT, NOT_FOUND (record, physiotherapist), RECORD_INCOMPLETE, WRONG_STATE (`plannedSessions` differs from that of a live plan), CHANGED_MEANWHILE. */
  updateCarePlan: (args: UpdateCarePlanArgs, context: GraphQLContext) => Result<PatientDetails>;
  /** Changes the given settings. A value that opening requires cannot be removed from an open clinic. Admins only. Errors: BAD_INPUT, CHANGED_MEANWHILE, RECENT_SIGN_IN_REQUIRED (only for the payment address). */
  updateClinicSettings: (args: UpdateClinicSettingsArgs, context: GraphQLContext) => Result<ClinicSettings>;
  /** Physiotherapists within reach, admins; reception what they added themselves today. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (a hospital's, removed, another category for the scan of a consent). */
  updateFile: (args: UpdateFileArgs, context: GraphQLContext) => Result<ClinicalFile>;
  /** Changes a complete record. Admins, the front desk, patients:write. Errors: BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE, CHANGED_MEANWHILE (`version` is not the present one). */
  updatePatient: (args: UpdatePatientArgs, context: GraphQLContext) => Result<Patient>;
  /** Changes personal fields of the caller's account. Errors: BAD_INPUT. */
  updateProfile: (args: UpdateProfileArgs, context: GraphQLContext) => Result<User>;
  /** Changes a team member. Admins only. Errors: BAD_INPUT, NOT_FOUND, ALREADY_EXISTS (the number), RECENT_SIGN_IN_REQUIRED (the number), RATE_LIMITED (the number), CHANGED_MEANWHILE. */
  updateStaff: (args: UpdateStaffArgs, context: GraphQLContext) => Result<StaffMember>;
  /**
   * Signs in by a code of the authenticator, or by one of its recovery codes, instead of a text message; sets the session cookie and returns the account, as verifyOtp does. Only for the doors ADMIN and STAFF. Each code is accepted once.
   * The limits are those of verifyOtp, with shared counters. An unknown number, an account without an authenticator and a wrong code get the same response, after the same minimum time.
   * Errors: BAD_INPUT, WRONG_OTP, ACCOUNT_DISABLED, RATE_LIMITED. At most one sign-in operation per document.
   */
  verifyAuthenticator: (args: VerifyAuthenticatorArgs, context: GraphQLContext) => Result<User>;
  /** Verifies the pending number with its code and makes it the sign-in number; ends the other sessions and notifies the old number. Errors: BAD_INPUT, WRONG_OTP (also without a pending number), ALREADY_EXISTS (another account has the number), RATE_LIMITED. */
  verifyNumber: (args: VerifyNumberArgs, context: GraphQLContext) => Result<User>;
  /**
   * Verifies the newest one-time password of this number and `door`, at most five attempts per password; on success sets the session cookie and returns the account; while a second factor is still required, its id, role, number and language alone: verifySecondFactor returns the rest. The same while the year of birth is due (`birthYearDue`): confirmBirthYear returns the rest.
   * Errors: BAD_INPUT, WRONG_OTP (wrong, expired or already used; the message says when the five attempts are used up), ADMIN_NOT_FOUND (admin sign-in; for every failure there, where the clinic hides its admins' numbers), ACCOUNT_DISABLED, RATE_LIMITED. At most one sign-in operation per document.
   */
  verifyOtp: (args: VerifyOtpArgs, context: GraphQLContext) => Result<User>;
  /**
   * Confirms with a factor. A session that lacks a second factor becomes whole, with a new session cookie; the factor must be of another kind than the first step of the sign-in. In a whole session it counts as a recent sign-in for 15 minutes, where an operation requires one.
   * `answer` is the code, the recovery code, or the JSON of the browser's answer (`AuthenticationResponseJSON`). The limits on wrong answers are those of verifyOtp, with shared counters; each code and each challenge is accepted once. A passkey whose signature counter went back is refused, since it may have been copied.
   * Returns the account. Admins, physiotherapists, doctors and the front desk. Errors: BAD_INPUT, WRONG_OTP, WRONG_STATE (none of `methods`), RATE_LIMITED. At most one sign-in operation per document.
   */
  verifySecondFactor: (args: VerifySecondFactorArgs, context: GraphQLContext) => Result<User>;
  /** Withdraws the caller's own message, within 10 minutes and before the other side read it; a repeat changes nothing. As careThread. Errors: NOT_FOUND, TOO_LATE. */
  withdrawCareMessage: (args: WithdrawCareMessageArgs, context: GraphQLContext) => Result<CareMessage>;
  /** Withdraws a change that the caller asked for. Admins only. Errors: NOT_FOUND, WRONG_STATE (decided or lapsed). */
  withdrawChange: (args: WithdrawChangeArgs, context: GraphQLContext) => Result<Approval>;
  /** Withdraws a request of the caller that stands: an open one, or an accepted erasure whose rest is not erased yet. Of an accepted erasure it needs a sign-in of the last 15 minutes. Patients. Errors: NOT_FOUND, WRONG_STATE (answered, withdrawn or erased already), RECENT_SIGN_IN_REQUIRED. */
  withdrawDataRequest: (args: WithdrawDataRequestArgs, context: GraphQLContext) => Result<DataRequest>;
  /** Takes an entry off the list. Admins, the front desk. Errors: NOT_FOUND, WRONG_STATE (does not wait), CHANGED_MEANWHILE. */
  withdrawFromWaitingList: (args: WithdrawFromWaitingListArgs, context: GraphQLContext) => Result<WaitingListEntry>;
  /** The reason is 3 to 200 characters. As signTreatmentConsent. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE. */
  withdrawTreatmentConsent: (args: WithdrawTreatmentConsentArgs, context: GraphQLContext) => Result<TreatmentConsent>;
  /** Writes a note, with its values, completes the session and signs, as asked: all of it or nothing. A session that is completed by who covers becomes theirs. Physiotherapists within reach; a draft its author alone. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (locked, signed, another's draft; a session that is too far ahead, was missed or called off), CHANGED_MEANWHILE, IDEMPOTENCY_KEY_REUSED. */
  writeNote: (args: WriteNoteArgs, context: GraphQLContext) => Result<WrittenNote>;
  /** Writes off all or part of the open amount of a charge, once per idempotency key; `reason` is 3 to 200 characters. Admins only. Errors: BAD_INPUT (more than is open), NOT_FOUND, WRONG_STATE (canceled, nothing open), IDEMPOTENCY_KEY_REUSED. */
  writeOff: (args: WriteOffArgs, context: GraphQLContext) => Result<Charge>;
  /** As addProgressReport, also of an incomplete record. Physiotherapists within reach. Errors: BAD_INPUT, NOT_FOUND. */
  writeProgressReport: (args: WriteProgressReportArgs, context: GraphQLContext) => Result<ProgressReport>;
}

/** Class of the arguments of each root field that has some. */
export const ARGUMENTS: { readonly [Name in keyof RootMethods]?: new () => object } = {
  activity: ActivityArgs,
  answeredTasks: AnsweredTasksArgs,
  apiKeys: ApiKeysArgs,
  appointments: AppointmentsArgs,
  auditEvents: AuditEventsArgs,
  benchDay: BenchDayArgs,
  benchPatient: BenchPatientArgs,
  benchPatients: BenchPatientsArgs,
  bills: BillsArgs,
  birthYearCheck: BirthYearCheckArgs,
  breachReport: BreachReportArgs,
  calendar: CalendarArgs,
  careFlags: CareFlagsArgs,
  careThread: CareThreadArgs,
  careThreads: CareThreadsArgs,
  channelConsents: ChannelConsentsArgs,
  charges: ChargesArgs,
  clinicalFiles: ClinicalFilesArgs,
  consentForms: ConsentFormsArgs,
  consents: ConsentsArgs,
  contactMessages: ContactMessagesArgs,
  credits: CreditsArgs,
  dayBook: DayBookArgs,
  dayCloses: DayClosesArgs,
  deletedPatients: DeletedPatientsArgs,
  deskPatient: DeskPatientArgs,
  dues: DuesArgs,
  erasureRequests: ErasureRequestsArgs,
  exchange: ExchangeArgs,
  exchanges: ExchangesArgs,
  familyGrants: FamilyGrantsArgs,
  familyThread: FamilyThreadArgs,
  familyToday: FamilyTodayArgs,
  findPatients: FindPatientsArgs,
  freePhysiotherapists: FreePhysiotherapistsArgs,
  freeSlots: FreeSlotsArgs,
  gate: GateArgs,
  gatewayEvents: GatewayEventsArgs,
  hospitalDocuments: HospitalDocumentsArgs,
  lessons: LessonsArgs,
  libraryExercise: LibraryExerciseArgs,
  libraryExercises: LibraryExercisesArgs,
  measureGuide: MeasureGuideArgs,
  measurements: MeasurementsArgs,
  messages: MessagesArgs,
  moneyTotals: MoneyTotalsArgs,
  myPlan: MyPlanArgs,
  myTakings: MyTakingsArgs,
  noteStart: NoteStartArgs,
  outcomeScores: OutcomeScoresArgs,
  patientDetails: PatientDetailsArgs,
  patientImport: PatientImportArgs,
  patientOverview: PatientOverviewArgs,
  patientTimeline: PatientTimelineArgs,
  patientValues: PatientValuesArgs,
  patients: PatientsArgs,
  patientsConnection: PatientsConnectionArgs,
  patientsUnderCareConnection: PatientsUnderCareConnectionArgs,
  payment: PaymentArgs,
  paymentLinks: PaymentLinksArgs,
  payments: PaymentsArgs,
  paymentsConnection: PaymentsConnectionArgs,
  pendingAppointmentPage: PendingAppointmentPageArgs,
  pendingAppointments: PendingAppointmentsArgs,
  phaseReports: PhaseReportsArgs,
  physiotherapistTimes: PhysiotherapistTimesArgs,
  physiotherapists: PhysiotherapistsArgs,
  possibleDuplicates: PossibleDuplicatesArgs,
  precautions: PrecautionsArgs,
  proposeAbsence: ProposeAbsenceArgs,
  proposeSeries: ProposeSeriesArgs,
  questionnaireForm: QuestionnaireFormArgs,
  recoveryPlan: RecoveryPlanArgs,
  referrals: ReferralsArgs,
  report: ReportArgs,
  reportLines: ReportLinesArgs,
  savedFilters: SavedFiltersArgs,
  scores: ScoresArgs,
  search: SearchArgs,
  sessionEvents: SessionEventsArgs,
  sessionFees: SessionFeesArgs,
  staff: StaffArgs,
  statement: StatementArgs,
  teamNotices: TeamNoticesArgs,
  today: TodayArgs,
  treatmentConsents: TreatmentConsentsArgs,
  treatmentNote: TreatmentNoteArgs,
  treatmentNotes: TreatmentNotesArgs,
  users: UsersArgs,
  usersWithoutPatients: UsersWithoutPatientsArgs,
  waitingList: WaitingListArgs,
  waitingListFor: WaitingListForArgs,
  wallet: WalletArgs,
  webhookDeliveries: WebhookDeliveriesArgs,
  acceptFamily: AcceptFamilyArgs,
  acceptReferral: AcceptReferralArgs,
  acceptSlot: AcceptSlotArgs,
  acknowledgeTask: AcknowledgeTaskArgs,
  activateQuestionnaire: ActivateQuestionnaireArgs,
  addCharge: AddChargeArgs,
  addCover: AddCoverArgs,
  addHistoryEntry: AddHistoryEntryArgs,
  addLeave: AddLeaveArgs,
  addMedicalHistoryEntry: AddMedicalHistoryEntryArgs,
  addNoteAddendum: AddNoteAddendumArgs,
  addPasskey: AddPasskeyArgs,
  addPlanSessions: AddPlanSessionsArgs,
  addPrecaution: AddPrecautionArgs,
  addProgressReport: AddProgressReportArgs,
  addToWaitingList: AddToWaitingListArgs,
  allocatePayment: AllocatePaymentArgs,
  allowRecordReader: AllowRecordReaderArgs,
  amendProgressReport: AmendProgressReportArgs,
  approveAppointment: ApproveAppointmentArgs,
  approveChange: ApproveChangeArgs,
  approveProtocolVersion: ApproveProtocolVersionArgs,
  arrangeAbsence: ArrangeAbsenceArgs,
  assignCareThread: AssignCareThreadArgs,
  assignPhysiotherapist: AssignPhysiotherapistArgs,
  beginSecondFactor: BeginSecondFactorArgs,
  bookAppointment: BookAppointmentArgs,
  bookFromWaitingList: BookFromWaitingListArgs,
  bookSeries: BookSeriesArgs,
  cancelAppointment: CancelAppointmentArgs,
  cancelBill: CancelBillArgs,
  cancelCharge: CancelChargeArgs,
  cancelCredit: CancelCreditArgs,
  cancelForPatient: CancelForPatientArgs,
  cancelLeave: CancelLeaveArgs,
  cancelPaymentLink: CancelPaymentLinkArgs,
  cancelPlanSession: CancelPlanSessionArgs,
  cancelSeries: CancelSeriesArgs,
  changeCareTeam: ChangeCareTeamArgs,
  changeProgramme: ChangeProgrammeArgs,
  changeSeries: ChangeSeriesArgs,
  closeCareThread: CloseCareThreadArgs,
  closeDay: CloseDayArgs,
  closePackage: ClosePackageArgs,
  completeAppointment: CompleteAppointmentArgs,
  completePatient: CompletePatientArgs,
  completeProfile: CompleteProfileArgs,
  completeProgramme: CompleteProgrammeArgs,
  confirmAuthenticator: ConfirmAuthenticatorArgs,
  confirmBirthYear: ConfirmBirthYearArgs,
  confirmEmail: ConfirmEmailArgs,
  confirmGate: ConfirmGateArgs,
  correctAppointment: CorrectAppointmentArgs,
  correctSession: CorrectSessionArgs,
  createApiKey: CreateApiKeyArgs,
  createHl7Source: CreateHl7SourceArgs,
  createPatient: CreatePatientArgs,
  createPaymentLink: CreatePaymentLinkArgs,
  createPlan: CreatePlanArgs,
  createReportLink: CreateReportLinkArgs,
  createSmartClient: CreateSmartClientArgs,
  createWebhookEndpoint: CreateWebhookEndpointArgs,
  decideErasure: DecideErasureArgs,
  declineReferral: DeclineReferralArgs,
  deleteCareAnswer: DeleteCareAnswerArgs,
  deleteNoteTemplate: DeleteNoteTemplateArgs,
  deletePatient: DeletePatientArgs,
  deleteReportMail: DeleteReportMailArgs,
  deleteSavedFilter: DeleteSavedFilterArgs,
  discardNote: DiscardNoteArgs,
  discountCharge: DiscountChargeArgs,
  endCover: EndCoverArgs,
  endFamily: EndFamilyArgs,
  endHl7Source: EndHl7SourceArgs,
  endPrecaution: EndPrecautionArgs,
  endSession: EndSessionArgs,
  endSessionsOf: EndSessionsOfArgs,
  endWebhookEndpoint: EndWebhookEndpointArgs,
  failPayment: FailPaymentArgs,
  inviteFamily: InviteFamilyArgs,
  inviteMember: InviteMemberArgs,
  invitePatient: InvitePatientArgs,
  issueBill: IssueBillArgs,
  issueReceipt: IssueReceiptArgs,
  leaveTeam: LeaveTeamArgs,
  liftBirthYearCheck: LiftBirthYearCheckArgs,
  markAppointmentMissed: MarkAppointmentMissedArgs,
  markNoteInError: MarkNoteInErrorArgs,
  matchGatewayEvent: MatchGatewayEventArgs,
  moveAppointment: MoveAppointmentArgs,
  offerSlots: OfferSlotsArgs,
  openRecord: OpenRecordArgs,
  payOnline: PayOnlineArgs,
  readCareMessages: ReadCareMessagesArgs,
  readLesson: ReadLessonArgs,
  recordConsent: RecordConsentArgs,
  recordEntries: RecordEntriesArgs,
  recordFamilyEntries: RecordFamilyEntriesArgs,
  recordMeasurement: RecordMeasurementArgs,
  recordOutcome: RecordOutcomeArgs,
  recordPayment: RecordPaymentArgs,
  recordValues: RecordValuesArgs,
  refund: RefundArgs,
  refundPayment: RefundPaymentArgs,
  refuseRecordReader: RefuseRecordReaderArgs,
  registerCaller: RegisterCallerArgs,
  registerPatient: RegisterPatientArgs,
  registerStaff: RegisterStaffArgs,
  releaseDeposit: ReleaseDepositArgs,
  remindDues: RemindDuesArgs,
  removeAuthenticator: RemoveAuthenticatorArgs,
  removeExerciseVideo: RemoveExerciseVideoArgs,
  removeFactor: RemoveFactorArgs,
  removeFile: RemoveFileArgs,
  reopenDay: ReopenDayArgs,
  reopenPlanSession: ReopenPlanSessionArgs,
  replayMessage: ReplayMessageArgs,
  replayWebhook: ReplayWebhookArgs,
  replayWebhooks: ReplayWebhooksArgs,
  requestAppointment: RequestAppointmentArgs,
  requestCorrection: RequestCorrectionArgs,
  requestErasure: RequestErasureArgs,
  requireSecondFactor: RequireSecondFactorArgs,
  rescheduleAppointment: RescheduleAppointmentArgs,
  resetAuthenticator: ResetAuthenticatorArgs,
  resetFactors: ResetFactorsArgs,
  resolveTask: ResolveTaskArgs,
  restorePatient: RestorePatientArgs,
  retireConsentForm: RetireConsentFormArgs,
  retireProtocolVersion: RetireProtocolVersionArgs,
  retireQuestionnaire: RetireQuestionnaireArgs,
  retractMeasurement: RetractMeasurementArgs,
  retractOutcome: RetractOutcomeArgs,
  retryMessage: RetryMessageArgs,
  reviewExercise: ReviewExerciseArgs,
  reviewLesson: ReviewLessonArgs,
  revokeApiKey: RevokeApiKeyArgs,
  revokeConsent: RevokeConsentArgs,
  revokeReportLink: RevokeReportLinkArgs,
  revokeSmartClient: RevokeSmartClientArgs,
  saveCareAnswer: SaveCareAnswerArgs,
  saveConsentForm: SaveConsentFormArgs,
  saveDataProcessor: SaveDataProcessorArgs,
  saveExercise: SaveExerciseArgs,
  saveFilter: SaveFilterArgs,
  saveLesson: SaveLessonArgs,
  saveNoteTemplate: SaveNoteTemplateArgs,
  saveProtocolDraft: SaveProtocolDraftArgs,
  saveQuestionnaire: SaveQuestionnaireArgs,
  saveReportMail: SaveReportMailArgs,
  seeCareFlag: SeeCareFlagArgs,
  seeTeamNotices: SeeTeamNoticesArgs,
  sellPackage: SellPackageArgs,
  sendCareMessage: SendCareMessageArgs,
  sendDocument: SendDocumentArgs,
  sendFamilyMessage: SendFamilyMessageArgs,
  sendOtp: SendOtpArgs,
  sendReportMail: SendReportMailArgs,
  sendTestMessage: SendTestMessageArgs,
  setAbha: SetAbhaArgs,
  setAccountDisabled: SetAccountDisabledArgs,
  setChannelConsent: SetChannelConsentArgs,
  setConsent: SetConsentArgs,
  setContactMessageStatus: SetContactMessageStatusArgs,
  setExerciseRetired: SetExerciseRetiredArgs,
  setFamilyRights: SetFamilyRightsArgs,
  setFourEyes: SetFourEyesArgs,
  setLessonRetired: SetLessonRetiredArgs,
  setMessagePreferences: SetMessagePreferencesArgs,
  setPatientAlert: SetPatientAlertArgs,
  setProtocolQuestionnaires: SetProtocolQuestionnairesArgs,
  setReminders: SetRemindersArgs,
  setUserType: SetUserTypeArgs,
  setWorkingHours: SetWorkingHoursArgs,
  settlePayment: SettlePaymentArgs,
  signNote: SignNoteArgs,
  signTreatmentConsent: SignTreatmentConsentArgs,
  startProgramme: StartProgrammeArgs,
  stopPlan: StopPlanArgs,
  subscribePush: SubscribePushArgs,
  undoApproval: UndoApprovalArgs,
  undoPatientImport: UndoPatientImportArgs,
  unsubscribePush: UnsubscribePushArgs,
  updateAccount: UpdateAccountArgs,
  updateCarePlan: UpdateCarePlanArgs,
  updateClinicSettings: UpdateClinicSettingsArgs,
  updateFile: UpdateFileArgs,
  updatePatient: UpdatePatientArgs,
  updateProfile: UpdateProfileArgs,
  updateStaff: UpdateStaffArgs,
  verifyAuthenticator: VerifyAuthenticatorArgs,
  verifyNumber: VerifyNumberArgs,
  verifyOtp: VerifyOtpArgs,
  verifySecondFactor: VerifySecondFactorArgs,
  withdrawCareMessage: WithdrawCareMessageArgs,
  withdrawChange: WithdrawChangeArgs,
  withdrawDataRequest: WithdrawDataRequestArgs,
  withdrawFromWaitingList: WithdrawFromWaitingListArgs,
  withdrawTreatmentConsent: WithdrawTreatmentConsentArgs,
  writeNote: WriteNoteArgs,
  writeOff: WriteOffArgs,
  writeProgressReport: WriteProgressReportArgs,
};