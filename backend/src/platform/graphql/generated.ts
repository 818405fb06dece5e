import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GraphQLContext } from './context.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in time: ISO 8601 in UTC, such as 2026-11-21T10:30:00.000Z. Screens show it in the clinic's time zone, Asia/Kolkata. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A calendar day without a time zone: YYYY-MM-DD. */
  LocalDate: { input: string; output: string; }
  /** An amount of Indian rupees in paise, a whole number: 10000 is ₹100.00. */
  Paise: { input: number; output: number; }
};

/** An account, as admins see it. */
export type Account = {
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether the account is disabled, or its last day has passed: it cannot sign in. */
  disabled: Scalars['Boolean']['output'];
  /** Full name; empty until entered. */
  fullName: Scalars['String']['output'];
  /** The account's id, a UUID. */
  id: Scalars['ID']['output'];
  /** When the user last signed in. */
  lastLogin: Maybe<Scalars['DateTime']['output']>;
  /** Number of browsers signed in now. */
  liveSessions: Scalars['Int']['output'];
  /** Sign-in number, E.164. */
  mobileNumber: Scalars['String']['output'];
  /** The patient's record. */
  patientId: Maybe<Scalars['ID']['output']>;
  /** Number of that record, such as PT-000123. */
  patientNumber: Maybe<Scalars['ID']['output']>;
  /** Role of the account. */
  userType: UserType;
};

/** Filter of accounts. All given fields must match. */
export type AccountFilter = {
  /** Whether the account is disabled. */
  disabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name, or digits of the number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Role of the account. */
  userType?: InputMaybe<UserType>;
};

/** Completed of prescribed occasions over the last seven clinic days on which the plan was active. */
export type Adherence = {
  /** Number of completed occasions; never more per exercise and day than prescribed. */
  done: Scalars['Int']['output'];
  /** Null before the first full day. */
  percent: Maybe<Scalars['Int']['output']>;
  /** Number of prescribed occasions. */
  prescribed: Scalars['Int']['output'];
};

/** What happens to sessions in a leave. */
export type AffectedSessions =
  /** The sessions stay, marked as outside hours. */
  | 'KEEP'
  /** The sessions keep their time and need another physiotherapist. */
  | 'UNASSIGN';

/** An API key. The key itself is stored only as a hash. */
export type ApiKey = {
  /** When the key was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When the key expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id of the key: the part between `psp_live_` and the next underscore. */
  id: Scalars['ID']['output'];
  /** When the key was last used, to the minute; null when it was never used. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** Purpose of the key. */
  name: Scalars['String']['output'];
  /** Name of the admin who created the key and in whose name it acts. */
  owner: Scalars['String']['output'];
  /** Scopes of the key. */
  scopes: Array<ApiKeyScope>;
};

/** Scope of an API key. The key acts in the name of the admin who created it, within its scopes only. */
export type ApiKeyScope =
  /** appointments:read. Read appointments, pending ones included, and physiotherapists. */
  | 'appointments:read'
  /** appointments:write. Book, approve, undo an approval, cancel, reschedule, assign, complete, mark as missed. */
  | 'appointments:write'
  /** patients:read. Read patient records: lists, statistics, details, export. */
  | 'patients:read'
  /** patients:write. Register, complete and change patient records; not delete them. */
  | 'patients:write'
  /** payments:read. Read and export payments. */
  | 'payments:read'
  /** payments:write. Record, settle and fail payments; not refund them. */
  | 'payments:write'
  /** recovery:read. Read plans, ledgers, measurements and gates. */
  | 'recovery:read';

/** A session of a patient with a physiotherapist. */
export type Appointment = {
  /** When the session begins. */
  appointmentDate: Scalars['DateTime']['output'];
  /** Last four digits of the number that the clinic calls to begin a TELE session; null when no number is known. Not visible to API keys. */
  callEnding: Maybe<Scalars['String']['output']>;
  /** Until when the patient may cancel or move the session: until it begins while PENDING; once SCHEDULED, until `noticeHours` of the clinic before it begins. Null when that time has passed, and before the clinic is open. */
  changeableUntil: Maybe<Scalars['DateTime']['output']>;
  /** Length in minutes; 45 by default. */
  durationMinutes: Scalars['Int']['output'];
  /** Address in the patient's record, for a HOME session; null when the record has none. Visible to admins and the patient, and to the session's physiotherapist while the status is SCHEDULED. */
  homeAddress: Maybe<Scalars['String']['output']>;
  /** The appointment's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Why the session was missed. */
  missedReason: Maybe<Scalars['String']['output']>;
  /** Whether the session is scheduled but its physiotherapist left or is away; `physiotherapist` is null until another one is assigned. */
  needsPhysiotherapist: Scalars['Boolean']['output'];
  /** Whether the session lies outside the hours that applied when it was booked, moved, assigned or approved, or in a leave entered later. */
  outsideHours: Scalars['Boolean']['output'];
  /** Why staff booked the session outside the hours. Visible to staff only; null for patients. */
  overrideReason: Maybe<Scalars['String']['output']>;
  /** Patient of the session. */
  patient: AppointmentPatient;
  /** Physiotherapist of the session; null until one is assigned. */
  physiotherapist: Maybe<AppointmentPhysiotherapist>;
  /** Price agreed when the session was created in an open clinic; null for physiotherapists. */
  price: Maybe<Scalars['Paise']['output']>;
  /** Where the session takes place. */
  sessionType: SessionType;
  /** Status of the appointment. */
  status: AppointmentStatus;
  /** Increases by one with every change. Send it back to detect a concurrent change. */
  version: Scalars['Int']['output'];
};

/** A cursor-paged list of appointments. */
export type AppointmentConnection = {
  /** Watermark: send it as `updatedSince` of the next sync. Rows may repeat, but none is missed. All pages of one cursor list return the watermark of the first page. */
  asOf: Scalars['DateTime']['output'];
  /** The entries, in the requested order. */
  edges: Array<AppointmentEdge>;
  /** Paging information. */
  pageInfo: PageInfo;
};

/** An appointment in a cursor-paged list. */
export type AppointmentEdge = {
  /** Opaque cursor. */
  cursor: Scalars['String']['output'];
  /** The appointment. */
  node: Appointment;
};

/** Filter of a list of appointments. A field that is null or left out filters nothing. */
export type AppointmentFilter = {
  /** The appointment begins before this moment. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** Clinic day on which the appointment begins. */
  day?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The appointment begins at this moment or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** True: only sessions that need another physiotherapist; false: all others. */
  needsPhysiotherapist?: InputMaybe<Scalars['Boolean']['input']>;
  /** The patient's record, by UUID or PT- number. A patient always gets only their own appointments. */
  patientId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the physiotherapist. */
  physiotherapistId?: InputMaybe<Scalars['ID']['input']>;
  /** Status of the appointment. */
  status?: InputMaybe<AppointmentStatus>;
  /** Changed at this moment or later. Appointments of a deleted record are never listed; when the record is restored, they count as changed. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Order of a list of appointments. Ties are ordered by id. */
export type AppointmentOrder =
  /** Earliest start first. */
  | 'earliest first'
  /** Latest start first. */
  | 'latest first'
  /** Last created first, whatever the start: no row repeats when sessions move between pages. */
  | 'newest first';

/** Patient of an appointment. */
export type AppointmentPatient = {
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** Name; may be empty. */
  name: Scalars['String']['output'];
  /** Number that staff use, such as PT-000123; null for physiotherapists. */
  patientId: Maybe<Scalars['ID']['output']>;
};

/** Physiotherapist of an appointment. */
export type AppointmentPhysiotherapist = {
  /** The physiotherapist's id. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Status of an appointment. PENDING becomes SCHEDULED or CANCELED; SCHEDULED becomes CANCELED or, once it has begun, COMPLETED or MISSED. `correctAppointment` corrects a wrong status. */
export type AppointmentStatus =
  /** Canceled. */
  | 'canceled'
  /** Took place; set by staff. */
  | 'completed'
  /** The patient did not come; set by staff, with a reason. */
  | 'missed'
  /** Requested; an admin must approve it. */
  | 'pending'
  /** Approved; occupies its slot. */
  | 'scheduled';

/** An audit event. It names changed fields, never their values. */
export type AuditEvent = {
  /** Account that acted, or in whose name an API key acted; null for a visitor, a command and a hospital's system. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** Present name of the account, the client or the message source; null for a visitor. */
  actorName: Maybe<Scalars['String']['output']>;
  /** Role of the actor: visitor, a user type, `program` for an API key, `client` for a hospital's SMART client, `source` for an HL7 v2 source, `console` for a command. */
  actorRole: Scalars['String']['output'];
  /** API key that acted. */
  apiKeyId: Maybe<Scalars['ID']['output']>;
  /** When the event happened, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** Names of the fields that changed. */
  changedFields: Array<Scalars['String']['output']>;
  /** SMART client that acted. */
  clientId: Maybe<Scalars['ID']['output']>;
  /** JSON: content of an export, reason for a booking outside the hours, number of records sent to a hospital's client. */
  details: Maybe<Scalars['String']['output']>;
  /** The event's id. */
  id: Scalars['ID']['output'];
  /** Outcome of the request. */
  outcome: AuditOutcome;
  /** Number of the affected patient's record, such as PT-000123, while the record exists. */
  patientNumber: Maybe<Scalars['ID']['output']>;
  /** Id of the request, as in responses and log lines. */
  requestId: Scalars['String']['output'];
  /** Id of the affected object. */
  subjectId: Maybe<Scalars['ID']['output']>;
  /** Type of the affected object, such as `patient`. */
  subjectType: Maybe<Scalars['String']['output']>;
  /** Requested permission, such as `patient.update`. */
  verb: Scalars['String']['output'];
};

/** A cursor-paged list of audit events. */
export type AuditEventConnection = {
  /** The events, newest first. */
  edges: Array<AuditEventEdge>;
  /** Paging information. */
  pageInfo: PageInfo;
};

/** An audit event in a cursor-paged list. */
export type AuditEventEdge = {
  /** Opaque cursor. */
  cursor: Scalars['String']['output'];
  /** The event. */
  node: AuditEvent;
};

/** Filter of audit events. All given fields must match. */
export type AuditFilter = {
  /** Account that acted. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Before this moment. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** At this moment or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Outcome of the request. */
  outcome?: InputMaybe<AuditOutcome>;
  /** A patient's record, by UUID or PT- number: events about the record, its account and its data, and searches that sent it to a hospital's client. */
  patientId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the affected object. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Requested permission. */
  verb?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of an audited request. */
export type AuditOutcome =
  /** The request was carried out. */
  | 'done'
  /** The request failed, such as on a wrong code. */
  | 'failed'
  /** The request was not allowed. */
  | 'refused';

/** A patient's balance: due = charged - (paid - refunded); a negative value is an advance. Computed from the live rows. */
export type Balance = {
  /** Sum of the charges that were not canceled. */
  charged: Scalars['Paise']['output'];
  /** Amount still to pay. */
  due: Scalars['Paise']['output'];
  /** Sum received, refunds not subtracted. */
  paid: Scalars['Paise']['output'];
  /** Sum refunded. */
  refunded: Scalars['Paise']['output'];
};

/** The operated side. */
export type BodySide =
  /** Left. */
  | 'LEFT'
  /** For operations on the spine. */
  | 'NONE'
  /** Right. */
  | 'RIGHT';

/** A session that staff book; it is SCHEDULED at once. */
export type BookAppointmentInput = {
  /** Start, in the future: YYYY-MM-DDTHH:MM in clinic time, or ISO 8601 with a zone. */
  appointmentDate: Scalars['String']['input'];
  /** Length in minutes, 5 to 480. Default: 45; in an open clinic the length of the session offer. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Reason that allows staff to book outside the hours; 3 to 200 characters, stored and audited. It never allows an overlap. */
  overrideReason?: InputMaybe<Scalars['String']['input']>;
  /** The patient's record, by UUID or PT- number. */
  patientId: Scalars['ID']['input'];
  /** Id of the physiotherapist. */
  physiotherapistId?: InputMaybe<Scalars['ID']['input']>;
  /** Where it takes place. */
  sessionType: SessionType;
};

/** How patients book. */
export type BookingMode =
  /** A free slot that a patient picks is SCHEDULED at once. */
  | 'INSTANT'
  /** A request stays PENDING until an admin approves it. */
  | 'REQUEST';

/** Rules for requesting and booking sessions. */
export type BookingRules = {
  /** Whether a patient may choose the physiotherapist. */
  choosePhysiotherapist: Scalars['Boolean']['output'];
  /** How far ahead patients may book, in days: 1 to 365; default 90. */
  horizonDays: Scalars['Int']['output'];
  /** Shortest time between booking and session, in minutes: 0 to 10080; default 120. */
  leadMinutes: Scalars['Int']['output'];
  /** Most pending requests of a patient at a time: 1 to 50; default 5. */
  maxOpenRequests: Scalars['Int']['output'];
  /** Most sessions of a patient on a day, pending ones included: 1 to 10; default 1. */
  maxPerDay: Scalars['Int']['output'];
  /** How patients book; default REQUEST. */
  mode: BookingMode;
  /** How long before a scheduled session a patient may still cancel or move it, in hours: 0 to 168; default 24. */
  noticeHours: Scalars['Int']['output'];
  /** Interval between offered slots from opening time, in minutes: 5 to 120; default 30. */
  slotMinutes: Scalars['Int']['output'];
  /** Travel time kept free before and after a home visit, in minutes: 0 to 240; default 30. */
  travelMinutes: Scalars['Int']['output'];
};

/** Booking rules to change; a field left out stays. Meaning and default values as in BookingRules. */
export type BookingRulesInput = {
  /** Whether a patient may choose the physiotherapist. */
  choosePhysiotherapist?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 365. */
  horizonDays?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 10080. */
  leadMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 50. */
  maxOpenRequests?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 10. */
  maxPerDay?: InputMaybe<Scalars['Int']['input']>;
  /** How patients book. */
  mode?: InputMaybe<BookingMode>;
  /** 0 to 168. */
  noticeHours?: InputMaybe<Scalars['Int']['input']>;
  /** 5 to 120. */
  slotMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 240. */
  travelMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** Something the team should look at; it does not stop a plan. */
export type CareFlagKind =
  /** Pain of 7 or more. */
  | 'PAIN_HIGH';

/** Persons in charge and length of the plan. A field left out stays; null empties it, except `plannedSessions`. */
export type CarePlanInput = {
  /** Physiotherapist in charge. */
  physiotherapistId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of sessions in the plan, 1 to 200. */
  plannedSessions?: InputMaybe<Scalars['Int']['input']>;
  /** Doctor who referred the patient, up to 120 characters. */
  referringDoctor?: InputMaybe<Scalars['String']['input']>;
};

/** A danger sign that a doctor must answer. */
export type CareTask = {
  /** When the doctor acknowledged the task. */
  acknowledgedAt: Maybe<Scalars['DateTime']['output']>;
  /** Advice for the patient: the doctor's words, or else a standard sentence. Null until the task is resolved. (`note` is internal: null for patients and family.) */
  advice: Maybe<Scalars['String']['output']>;
  /** When the doctor resolved the task. */
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** When the first sign was reported. */
  createdAt: Scalars['DateTime']['output'];
  /** Doctor who resolved the task or, before that, acknowledged it. */
  doctorName: Maybe<Scalars['String']['output']>;
  /** Deadline of the answer. */
  dueAt: Scalars['DateTime']['output'];
  /** The task's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Note with which the doctor resolved the task; for staff, null for patients. */
  note: Maybe<Scalars['String']['output']>;
  /** Whether the deadline has passed without an answer. */
  overdue: Scalars['Boolean']['output'];
  /** Patient who reported the sign. */
  patient: AppointmentPatient;
  /** Highest severity of the task's signs. */
  severity: Severity;
  /** Keys of the signs. */
  signs: Array<Scalars['ID']['output']>;
  /** Status of the task. */
  status: TaskStatus;
};

/** An amount that a patient owes. */
export type Charge = {
  /** Amount of the charge. */
  amount: Scalars['Paise']['output'];
  /** Completed session that caused the charge. */
  appointmentId: Maybe<Scalars['ID']['output']>;
  /** Why the charge was canceled; null while it counts, empty for patients. */
  canceledReason: Maybe<Scalars['String']['output']>;
  /** Day of the charge in the books. */
  day: Scalars['LocalDate']['output'];
  /** The charge's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Purpose of the charge. */
  text: Scalars['String']['output'];
};

/** A charge to add. Completed sessions with a price are charged automatically. */
export type ChargeInput = {
  /** Amount: 1 to 100000000 paise (₹10,00,000). */
  amount: Scalars['Paise']['input'];
  /** Day of the charge: today or up to 365 days back. Default: today. */
  day?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The patient's record, by UUID or PT- number. */
  patientId: Scalars['ID']['input'];
  /** Purpose of the charge, 1 to 200 characters. */
  text: Scalars['String']['input'];
};

/** Exercises completed at home. */
export type CheckInInput = {
  /** One or more exercises of the present phase. */
  exercises: Array<ExerciseDoneInput>;
  /** Up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Pain value, if it was asked; creates a measurement of PAIN, TYPED. */
  pain?: InputMaybe<Scalars['Int']['input']>;
};

/** Patients whose records a client may access. */
export type ClientReach =
  /** All patients except those who refused: for the clinic's own systems. */
  | 'ALL_BUT_REFUSED'
  /** Only patients with a recorded consent for this client and its purpose. */
  | 'CONSENTED';

/** The clinic's public facts, as on the public pages. */
export type Clinic = {
  /** How patients book, once the clinic is open. */
  bookingMode: BookingMode;
  /** Whether a patient may choose the physiotherapist. */
  choosePhysiotherapist: Scalars['Boolean']['output'];
  /** City. */
  city: Scalars['String']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** How far ahead patients may book, in days from today. */
  horizonDays: Scalars['Int']['output'];
  /** Opening hours by weekday; a weekday that is left out is closed. */
  hours: Array<WeekdayHours>;
  /** Opening hours in one line, such as Mon-Sat 8AM-6PM. */
  hoursText: Scalars['String']['output'];
  /** Whether the clinic is open: its own facts are published, contact forms are delivered, opening hours apply. */
  isOpen: Scalars['Boolean']['output'];
  /** Map link, https. */
  mapUrl: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** How long before a session a patient may still cancel or move it, in hours. */
  noticeHours: Scalars['Int']['output'];
  /** Session offers with a price, once the clinic is open. */
  offers: Array<SessionOffer>;
  /** Packages, in the order of the pricing page. */
  packages: Array<PackageOffer>;
  /** Phone numbers as displayed, such as +91 98765 43210; the main one first. */
  phones: Array<Scalars['String']['output']>;
  /** Postal code. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** State or region; may be empty. */
  region: Scalars['String']['output'];
  /** Session types that patients may request. */
  sessionTypes: Array<SessionType>;
  /** The clinic's pages on other sites. */
  social: Array<SocialLink>;
  /** Special days of the next 60 days. */
  specialDays: Array<SpecialDay>;
  /** Street and house. */
  street: Scalars['String']['output'];
  /** WhatsApp number as displayed. */
  whatsapp: Maybe<Scalars['String']['output']>;
};

/** All settings of the clinic. */
export type ClinicSettings = {
  /** Rules for requesting and booking sessions. */
  booking: BookingRules;
  /** The clinic's facts as entered; those of `Query.clinic` once the clinic is open. */
  clinic: Clinic;
  /** GST number. */
  gstin: Maybe<Scalars['String']['output']>;
  /** Legal name on receipts, where it differs from the name. */
  legalName: Maybe<Scalars['String']['output']>;
  /** Inputs that must be filled in before the clinic can open, by name. */
  missing: Array<Scalars['String']['output']>;
  /** All configured session offers, with or without a price. */
  offers: Array<SessionOffer>;
  /** When the clinic was opened; null while it is closed. */
  openedAt: Maybe<Scalars['DateTime']['output']>;
  /** Start of the quiet hours, HH:MM; default 20:00. No message is sent from `quietFrom` until `quietUntil`. Equal values: no quiet hours. */
  quietFrom: Scalars['String']['output'];
  /** End of the quiet hours, HH:MM; default 08:00. */
  quietUntil: Scalars['String']['output'];
  /** Lines above a receipt, such as registrations. */
  receiptHeader: Maybe<Scalars['String']['output']>;
  /** All special days in order, past ones included. */
  specialDays: Array<SpecialDay>;
  /** Every message kind in every language, in the order of MessageKind. */
  templates: Array<MessageTemplate>;
  /** Increases by one with every change. Send it back to detect a concurrent change. */
  version: Scalars['Int']['output'];
  /** UPI address that receives payments, such as name@bank. */
  vpa: Maybe<Scalars['String']['output']>;
};

/** Settings to change. A field left out stays; null empties a field that may be empty; a list replaces the whole list. */
export type ClinicSettingsInput = {
  /** Booking rules to change. */
  booking?: InputMaybe<BookingRulesInput>;
  /** 1 to 80 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** GST number: 15 characters, the last a check character; may be empty. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** Opening hours. A weekday that is left out is closed. */
  hours?: InputMaybe<Array<WeekdayHoursInput>>;
  /** Up to 200 characters; may be empty. */
  legalName?: InputMaybe<Scalars['String']['input']>;
  /** https only; may be empty. */
  mapUrl?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Session offers. A session type that is left out is not offered. */
  offers?: InputMaybe<Array<SessionOfferInput>>;
  /** At most 20 packages. */
  packages?: InputMaybe<Array<PackageOfferInput>>;
  /** 1 to 3 numbers, the main one first. Each has 10 to 13 digits, with blanks, hyphens and brackets as displayed. */
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Up to 12 characters; may be empty. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** HH:MM, 00:00 to 23:59. */
  quietFrom?: InputMaybe<Scalars['String']['input']>;
  /** HH:MM, 00:00 to 23:59. */
  quietUntil?: InputMaybe<Scalars['String']['input']>;
  /** Up to 500 characters in several lines; may be empty. */
  receiptHeader?: InputMaybe<Scalars['String']['input']>;
  /** Up to 80 characters; may be empty. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 pages. */
  social?: InputMaybe<Array<SocialLinkInput>>;
  /** At most 400 special days. */
  specialDays?: InputMaybe<Array<SpecialDayInput>>;
  /** 1 to 200 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** Message templates. A kind that is left out is sent, without its own id; English entries of the danger sign kinds are required once they have an id. */
  templates?: InputMaybe<Array<MessageTemplateInput>>;
  /** UPI address, such as name@bank; may be empty. */
  vpa?: InputMaybe<Scalars['String']['input']>;
  /** 10 to 13 digits, or a wa.me link, of which the number is stored; may be empty. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** How a value is compared with the criterion's value; an equal value meets both. */
export type Comparison =
  /** The criterion's value or more. */
  | 'AT_LEAST'
  /** The criterion's value or less. */
  | 'AT_MOST';

/** The patient form for an incomplete record. All fields but `bloodGroup` are required. */
export type CompletePatientInput = {
  /** Postal address. */
  address: Scalars['String']['input'];
  /** Age in whole years, 0 to 120 or the age as it is; the same age as now keeps an exact birth date. */
  age: Scalars['Int']['input'];
  /** Age in whole years, 0 to 120 or the present age; the present age keeps an exact birth date. */
  bloodGroup?: InputMaybe<Scalars['String']['input']>;
  /** Indian mobile number. */
  contactNumber: Scalars['String']['input'];
  /** Diagnosis. */
  diagnosedWith: Scalars['String']['input'];
  /** Indian mobile number. */
  emergencyContactNumber: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Name. */
  name: Scalars['String']['input'];
};

/** The profile form after the first sign-up; all four fields are required. */
export type CompleteProfileInput = {
  /** Date of birth, in the past. */
  dateOfBirth: Scalars['LocalDate']['input'];
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Full name, 1 to 120 characters. */
  name: Scalars['String']['input'];
};

/** A patient's decision about a client. */
export type ConsentDecision =
  /** The client may not read the record, whatever other consent is recorded. */
  | 'DENY'
  /** The client may read the record. */
  | 'PERMIT';

/** Who made the decision. */
export type ConsentSource =
  /** The desk, for the patient. */
  | 'DESK'
  /** The patient, in their own account. Only the patient can lift such a refusal. */
  | 'PATIENT';

/** A contact form of the public pages. */
export type ContactForm =
  /** The form of /about: firstName and lastName, email, message. */
  | 'ABOUT'
  /** The form of /contact: name, phone, subject, message. */
  | 'CONTACT';

/** A message that a visitor sent through POST /api/v1/contact-messages. Erased after 180 days. */
export type ContactMessage = {
  /** E-mail address as entered; null where the form does not ask for it. */
  email: Maybe<Scalars['String']['output']>;
  /** Form used by the visitor. */
  form: ContactForm;
  /** The message's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Text, in several lines. */
  message: Scalars['String']['output'];
  /** Visitor's name as entered. */
  name: Scalars['String']['output'];
  /** Record with this phone number. */
  patientId: Maybe<Scalars['ID']['output']>;
  /** Number of that record, such as PT-000123. */
  patientNumber: Maybe<Scalars['ID']['output']>;
  /** Phone as entered; null where the form does not ask for it. */
  phone: Maybe<Scalars['String']['output']>;
  /** When the message arrived. */
  receivedAt: Scalars['DateTime']['output'];
  /** Status of the message. */
  status: ContactStatus;
  /** Subject; null where the form does not ask for it. */
  subject: Maybe<Scalars['String']['output']>;
  /** Number of changes. */
  version: Scalars['Int']['output'];
};

/** A cursor-paged list of contact messages. */
export type ContactMessageConnection = {
  /** The messages, newest first. */
  edges: Array<ContactMessageEdge>;
  /** Paging information. */
  pageInfo: PageInfo;
  /** Exact number of messages with the requested status, or of all. */
  totalCount: Scalars['Int']['output'];
  /** Number of NEW messages. */
  unread: Scalars['Int']['output'];
};

/** A contact message in a cursor-paged list. */
export type ContactMessageEdge = {
  /** Opaque cursor. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: ContactMessage;
};

/** Status of a contact message. */
export type ContactStatus =
  /** Answered. */
  | 'DONE'
  /** Not opened. */
  | 'NEW'
  /** Opened, not answered. */
  | 'READ'
  /** Not a genuine message. */
  | 'SPAM';

/** An API key to create. */
export type CreateApiKeyInput = {
  /** When the key expires: in the future, at most 365 days ahead. */
  expiresAt: Scalars['DateTime']['input'];
  /** Purpose of the key, 1 to 120 characters; unique among your live keys. */
  name: Scalars['String']['input'];
  /** Scopes of the key; at least one. */
  scopes: Array<ApiKeyScope>;
};

/** An HL7 v2 source to register. */
export type CreateHl7SourceInput = {
  /** Sending application (MSH-3), at most 227 characters; unique among the live sources together with `facility`. */
  application: Scalars['String']['input'];
  /** Sending facility (MSH-4), at most 227 characters. */
  facility: Scalars['String']['input'];
  /** System URI of the identifiers in PID-3, such as `https://hospital.example/mrn`; not one of the clinic's own. */
  identifierSystem: Scalars['String']['input'];
  /** Name of the source, 1 to 120 characters; unique among the live sources. */
  name: Scalars['String']['input'];
};

/** The patient form. All fields but `bloodGroup` are required; schema/README.md lists the lengths. */
export type CreatePatientInput = {
  /** Postal address. */
  address: Scalars['String']['input'];
  /** Age in whole years, 0 to 120; stored as a birth date marked as not exact. */
  age: Scalars['Int']['input'];
  /** One of A+ A- B+ B- AB+ AB- O+ O-. */
  bloodGroup?: InputMaybe<Scalars['String']['input']>;
  /** Indian mobile number. */
  contactNumber: Scalars['String']['input'];
  /** Diagnosis. */
  diagnosedWith: Scalars['String']['input'];
  /** Indian mobile number. */
  emergencyContactNumber: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Name. */
  name: Scalars['String']['input'];
  /** Patient account of the record. Its missing record is created, its incomplete one completed. */
  userId: Scalars['ID']['input'];
};

/** A plan to create. */
export type CreatePlanInput = {
  /** Doctor in charge, an id of `doctors`. */
  doctorId: Scalars['ID']['input'];
  /** The patient's record, by UUID or PT- number; complete, without a live plan. */
  patientId: Scalars['ID']['input'];
  /** Physiotherapist, an id of `physiotherapists`. */
  physiotherapistId: Scalars['ID']['input'];
  /** An approved protocol version. */
  protocolVersionId: Scalars['ID']['input'];
  /** Who referred the patient, up to 500 characters. */
  referral?: InputMaybe<Scalars['String']['input']>;
  /** Operated side; NONE for an operation without a side. */
  side: BodySide;
  /** Day of the operation: today or up to 365 days back. */
  surgeryDate: Scalars['LocalDate']['input'];
};

/** A client to register. Provide either `jwks` or `jwksUrl`. */
export type CreateSmartClientInput = {
  /** System URIs of the identifiers that it may assign, at most 20. */
  identifierSystems: Array<Scalars['String']['input']>;
  /** Public keys as JSON text of a JWK set: 1 to 10 keys, RSA of at least 2048 bits or P-384. */
  jwks?: InputMaybe<Scalars['String']['input']>;
  /** https address of the JWK set. */
  jwksUrl?: InputMaybe<Scalars['String']['input']>;
  /** Name of the client, 1 to 120 characters; unique among the live clients. */
  name: Scalars['String']['input'];
  /** Purpose for which the client uses the data. */
  purpose: DataPurpose;
  /** Patients whose records the client may access. */
  reach: ClientReach;
  /** SMART scopes, at most 50: `system/`, a type or `*`, a dot, and some of `cruds` in this order; `.read`, `.write` and `.*` are accepted, too. */
  scopes: Array<Scalars['String']['input']>;
};

/** A webhook endpoint to create. */
export type CreateWebhookEndpointInput = {
  /** Client that receives the webhooks. */
  clientId: Scalars['ID']['input'];
  /** Events to send, at least one. */
  events: Array<Scalars['String']['input']>;
  /** A public https address, at most 2,000 characters, without user name, password and fragment. */
  url: Scalars['String']['input'];
};

/** A newly created API key. */
export type CreatedApiKey = {
  /** The key's properties. */
  apiKey: ApiKey;
  /** The key, for `Authorization: Bearer`. Returned only in this response; revoke a lost key and create a new one. */
  secret: Scalars['String']['output'];
};

/** A newly created endpoint. */
export type CreatedWebhookEndpoint = {
  /** The endpoint. */
  endpoint: WebhookEndpoint;
  /** Secret that verifies signatures, `whsec_…`. Returned only in this response; if it is lost, end the endpoint and create a new one. */
  secret: Scalars['String']['output'];
};

/** A measurable condition for leaving a phase. */
export type Criterion = {
  /** Comparison with `value`. */
  comparison: Comparison;
  /** Unique within its phase. */
  key: Scalars['ID']['output'];
  /** What the criterion evaluates. */
  kind: CriterionKind;
  /** Older values do not count. */
  maxAgeDays: Maybe<Scalars['Int']['output']>;
  /** The measure; only for MEASURE. */
  measure: Maybe<Measure>;
  /** Required motion mode; null: either. */
  mode: Maybe<MotionMode>;
  /** Whether only values entered by a physiotherapist or doctor count. */
  staffOnly: Scalars['Boolean']['output'];
  /** Value to reach. */
  value: Scalars['Float']['output'];
};

/** What a criterion evaluates. */
export type CriterionKind =
  /** Clinic days since the operation, whose day is 0. */
  | 'DAYS_SINCE_SURGERY'
  /** A measured value. */
  | 'MEASURE'
  /** Number of sessions done in the present phase. */
  | 'SESSIONS_IN_PHASE';

/** Result of one criterion. */
export type CriterionResult = {
  /** The evaluated value. */
  actual: Maybe<Scalars['Float']['output']>;
  /** The criterion. */
  criterion: Criterion;
  /** Explanation: the value, the requirement, and when the value was taken. */
  sentence: Scalars['String']['output'];
  /** Met, unmet or unknown. */
  state: CriterionState;
  /** When the value was taken. */
  takenAt: Maybe<Scalars['DateTime']['output']>;
};

/** State of a criterion. */
export type CriterionState =
  /** The value meets the criterion. */
  | 'MET'
  /** No valid value: none, too old, or entered only by roles that do not count. */
  | 'UNKNOWN'
  /** The value does not meet the criterion. */
  | 'UNMET';

/** An answer to one danger sign. */
export type DangerAnswerInput = {
  /** The sign's key. */
  sign: Scalars['ID']['input'];
  /** Yes or no. */
  yes: Scalars['Boolean']['input'];
};

/** The answers to all danger signs. */
export type DangerCheckInput = {
  /** An answer to each sign of the protocol version. */
  answers: Array<DangerAnswerInput>;
};

/** A danger sign that must be asked about before a patient exercises alone. */
export type DangerSign = {
  /** Unique within the protocol version. */
  key: Scalars['ID']['output'];
  /** The question; the answer is yes or no. */
  question: Scalars['String']['output'];
  /** Severity of a yes. */
  severity: Severity;
};

/** The admin dashboard. */
export type Dashboard = {
  /** When the numbers were computed. */
  asOf: Scalars['DateTime']['output'];
  /** Statistics of the patient list. */
  patients: PatientStats;
  /** This month's payments by clinic day, from the first day until today. */
  paymentsByDay: Array<DayTotal>;
  /** Number of pending appointments. */
  pendingSessions: Scalars['Int']['output'];
  /** Sign-ups of the last eight weeks, the current week last. */
  signUpsByWeek: Array<WeekCount>;
  /** Number of sessions scheduled, completed or missed today. */
  todaysSessions: Scalars['Int']['output'];
  /** Number of referrals that need an answer. */
  waitingReferrals: Scalars['Int']['output'];
};

/** Purpose for which the client uses the data. */
export type DataPurpose =
  /** Operation of the hospital or the clinic. */
  | 'OPERATIONS'
  /** Payment for the treatment. */
  | 'PAYMENT'
  /** Treatment of the patient. */
  | 'TREATMENT';

/** An interval of a day in clinic time; `closes` is after `opens`. */
export type DayHours = {
  /** HH:MM, 00:01 to 24:00. */
  closes: Scalars['String']['output'];
  /** HH:MM, 00:00 to 23:59. */
  opens: Scalars['String']['output'];
};

/** An interval of a day in clinic time; `closes` is after `opens`. */
export type DayHoursInput = {
  /** HH:MM, 00:01 to 24:00. */
  closes: Scalars['String']['input'];
  /** HH:MM, 00:00 to 23:59. */
  opens: Scalars['String']['input'];
};

/** Sum paid on a clinic day. */
export type DayTotal = {
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** Sum of the payments with the status PAID. */
  paid: Scalars['Paise']['output'];
};

/** A deleted record. */
export type DeletedPatient = {
  /** The record's id; restorePatient restores the record within 30 days. */
  id: Scalars['ID']['output'];
};

/** A record deleted in the last 30 days. */
export type DeletedRecord = {
  /** When it was deleted. */
  deletedAt: Scalars['DateTime']['output'];
  /** Name, or else number, of the account that deleted the record; null for an API key whose owner no longer exists. */
  deletedBy: Maybe<Scalars['String']['output']>;
  /** The record before deletion; restorePatient restores it by its id. */
  patient: Patient;
  /** Until when the record can be restored. */
  restorableUntil: Scalars['DateTime']['output'];
};

/** One page of the deleted records that can be restored. */
export type DeletedRecordPage = {
  /** The page size. */
  limit: Scalars['Int']['output'];
  /** The page, from 1. */
  page: Scalars['Int']['output'];
  /** The records, last deleted first; empty beyond the last page. */
  records: Array<DeletedRecord>;
  /** Exact number of records. */
  total: Scalars['Int']['output'];
};

/** Effects of a departure on sessions after the last day. */
export type Departure = {
  /** Number of scheduled sessions reassigned to the successor. */
  handedOver: Scalars['Int']['output'];
  /** Member who leaves. */
  member: StaffMember;
  /** Live plans that need another physiotherapist or doctor (see changeCareTeam); at most a hundred. */
  plans: Array<PlanLeft>;
  /** Number of scheduled sessions that keep their time and need another physiotherapist. */
  unassigned: Scalars['Int']['output'];
};

/** Reason for leaving a phase although a criterion was not met. */
export type Deviation = {
  /** The criterion's key. */
  criterion: Scalars['ID']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
};

/** Reason for leaving a phase although a criterion is not met. */
export type DeviationInput = {
  /** The criterion's key. */
  criterion: Scalars['ID']['input'];
  /** 10 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** A displayed count that differs from the plan's events. */
export type Difference = {
  /** Count derived from the events. */
  fromEvents: Scalars['Int']['output'];
  /** Id of the plan. */
  planId: Scalars['ID']['output'];
  /** Displayed count. */
  shown: Scalars['Int']['output'];
  /** Which count, and where it is displayed. */
  what: Scalars['String']['output'];
};

/** A doctor who operates on or refers patients. */
export type Doctor = {
  /** The doctor's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Specialization, such as Orthopaedic surgeon; empty until entered. */
  specialization: Scalars['String']['output'];
};

/** Role in which somebody made an entry. */
export type EnteredAs =
  /** An admin, or the system. */
  | 'ADMIN'
  /** A doctor. */
  | 'DOCTOR'
  /** The patient. */
  | 'PATIENT'
  /** A physiotherapist. */
  | 'PHYSIOTHERAPIST';

/** A newly entered leave, with the sessions in it. */
export type EnteredLeave = {
  /** Upcoming sessions in the leave, pending ones included, after the change: unassigned or kept, as requested. */
  affected: Array<Appointment>;
  /** The leave. */
  leave: Leave;
};

/** An entry. Set exactly one field besides `clientId` and `at`. */
export type EntryInput = {
  /** When it happened: at most 5 minutes ahead, at most 30 days back. */
  at: Scalars['DateTime']['input'];
  /** Completed exercises: each fills the day's lowest occasion that is not completed. */
  checkIn?: InputMaybe<CheckInInput>;
  /** UUID created by the phone; a repeat with the same id stores nothing. */
  clientId: Scalars['ID']['input'];
  /** The answers to the danger signs. */
  dangerCheck?: InputMaybe<DangerCheckInput>;
  /** A measured value. */
  measurement?: InputMaybe<MeasurementInput>;
  /** A pain value. */
  pain?: InputMaybe<PainInput>;
  /** A completed set, or its correction. */
  setDone?: InputMaybe<SetDoneInput>;
  /** A danger sign reported after the day's check. */
  sign?: InputMaybe<SignInput>;
  /** `clientId` of the patient's own measurement or pain entry of the same clinic day, to retract; it stays on record. */
  undo?: InputMaybe<Scalars['ID']['input']>;
};

/** Outcome of an entry. */
export type EntryOutcome =
  /** Not stored; `code` and `message` give the reason. */
  | 'REFUSED'
  /** Already stored: same client id and body. */
  | 'REPEATED'
  /** Stored. */
  | 'STORED';

/** Result of one entry. */
export type EntryResult = {
  /** What to do now, after a yes to a danger sign or a pain value of 7 or more. */
  advice: Maybe<Scalars['String']['output']>;
  /** Id that the phone gave the entry. */
  clientId: Scalars['ID']['output'];
  /** Error code of a refused entry, from the list in schema/README.md. */
  code: Maybe<Scalars['String']['output']>;
  /** Error message of a refused entry. */
  message: Maybe<Scalars['String']['output']>;
  /** Stored, repeated or refused. */
  outcome: EntryOutcome;
  /** Task that the danger sign created or joined. */
  task: Maybe<CareTask>;
};

/** One exchange with a hospital's system, by any protocol. It holds no data from the request or response. */
export type Exchange = {
  /** When the exchange ended, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** SMART client; null for an HL7 v2 source. */
  clientId: Maybe<Scalars['ID']['output']>;
  /** Name of the client or of the HL7 v2 source; null for an unregistered sender. */
  clientName: Maybe<Scalars['String']['output']>;
  /** Protocol-specific result: an HTTP status, `cut off` for an incomplete response, or an OAuth error such as `invalid_client`. */
  code: Scalars['String']['output'];
  /** Protocol of the exchange. */
  door: ExchangeDoor;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Interaction, such as `Patient.search`. `unknown` for one that is not supported; `token` and `request` for requests rejected before processing, at most one a minute. */
  interaction: Scalars['String']['output'];
  /** Outcome of the exchange. */
  outcome: ExchangeOutcome;
  /** Names of the parameters; `(unknown)` replaces unsupported names. */
  parameters: Array<Scalars['String']['output']>;
  /** Patient of the exchange, where it concerned exactly one. */
  patientId: Maybe<Scalars['ID']['output']>;
  /** Number of that patient's record, such as PT-000123, while the record exists. */
  patientNumber: Maybe<Scalars['ID']['output']>;
  /** Id of the request, as in responses, log lines and the audit trail. */
  requestId: Scalars['String']['output'];
};

/** A delivery attempt of a webhook. */
export type ExchangeAttempt = {
  /** When the attempt ended. */
  at: Scalars['DateTime']['output'];
  /** HTTP status, or a word for a failure without one. */
  code: Scalars['String']['output'];
  /** Outcome of the attempt. */
  outcome: ExchangeOutcome;
};

/** A cursor-paged list of exchanges. */
export type ExchangeConnection = {
  /** The exchanges, newest first. */
  edges: Array<ExchangeEdge>;
  /** Paging information. */
  pageInfo: PageInfo;
};

/** Details of one exchange. */
export type ExchangeDetails = {
  /** The webhook delivery. Null for other protocols, and once deleted, after 90 days. */
  delivery: Maybe<ExchangedDelivery>;
  /** The exchange. */
  exchange: Exchange;
  /** The HL7 v2 message. Null for other protocols, for a message addressed to another system, and when the database was unavailable. */
  message: Maybe<ExchangedMessage>;
};

/** Protocol of an exchange with a hospital's system. */
export type ExchangeDoor =
  /** Bulk export. */
  | 'BULK'
  /** FHIR R4, under `/fhir/R4`. */
  | 'FHIR'
  /** HL7 v2 messages. */
  | 'HL7V2'
  /** Webhook, sent after a change. */
  | 'WEBHOOK';

/** An exchange in a cursor-paged list. */
export type ExchangeEdge = {
  /** Opaque cursor. */
  cursor: Scalars['String']['output'];
  /** The exchange. */
  node: Exchange;
};

/** Filter of exchanges. All given fields must match. */
export type ExchangeFilter = {
  /** SMART client. */
  clientId?: InputMaybe<Scalars['ID']['input']>;
  /** Outcome of the exchange. */
  outcome?: InputMaybe<ExchangeOutcome>;
  /** Exchanges of this patient only, by UUID or PT- number. */
  patientId?: InputMaybe<Scalars['ID']['input']>;
};

/** Outcome of an exchange. */
export type ExchangeOutcome =
  /** Failed for a reason other than the request. */
  | 'FAILED'
  /** Refused; the other side can correct the cause. */
  | 'REFUSED'
  /** Succeeded. */
  | 'SUCCEEDED';

/** A webhook delivery, with its attempts of the last 400 days. */
export type ExchangedDelivery = {
  /** Whether the delivery can be sent again: its endpoint has not ended. */
  canReplay: Scalars['Boolean']['output'];
  /** The delivery. */
  delivery: WebhookDelivery;
  /** The attempts, newest first, at most 100. */
  tries: Array<ExchangeAttempt>;
  /** Address of the endpoint. */
  url: Scalars['String']['output'];
};

/** An HL7 v2 message as stored, with its acknowledgment. */
export type ExchangedMessage = {
  /** Acknowledgment, one segment per line; a repeated message gets the same one. */
  answer: Scalars['String']['output'];
  /** Text of the message, one segment per line; null once erased, 30 days after arrival. */
  body: Maybe<Scalars['String']['output']>;
  /** Whether the message can be applied again: it was not applied, its text is not erased, and its source is registered. */
  canReplay: Scalars['Boolean']['output'];
  /** Result code, such as `AA` or `AE 101`. */
  code: Scalars['String']['output'];
  /** The sender's message id (MSH-10). */
  controlId: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** When the message arrived. */
  receivedAt: Scalars['DateTime']['output'];
};

/** An exercise of a phase, with its dose. */
export type Exercise = {
  /** Seconds to hold each repetition; 0: none. */
  holdSeconds: Scalars['Int']['output'];
  /** Instructions, in a sentence or two. */
  instructions: Scalars['String']['output'];
  /** Unique within the protocol version. */
  key: Scalars['ID']['output'];
  /** Name of the exercise. */
  name: Scalars['String']['output'];
  /** Repetitions per set. */
  reps: Scalars['Int']['output'];
  /** Sets per occasion. */
  sets: Scalars['Int']['output'];
  /** Occasions per day. */
  timesPerDay: Scalars['Int']['output'];
};

/** A completed exercise. */
export type ExerciseDoneInput = {
  /** The exercise's key. */
  exercise: Scalars['ID']['input'];
  /** Repetitions per set, 1 to 100. */
  reps: Scalars['Int']['input'];
  /** Completed sets, 1 to 20. */
  sets: Scalars['Int']['input'];
};

/** A free slot. */
export type FreeSlot = {
  /** When the slot ends. */
  endsAt: Scalars['DateTime']['output'];
  /** Physiotherapist who is free. */
  physiotherapist: AppointmentPhysiotherapist;
  /** Whether a pending request exists for the slot. */
  requested: Scalars['Boolean']['output'];
  /** When the slot begins. */
  startsAt: Scalars['DateTime']['output'];
};

/** Search for free slots. */
export type FreeSlotsInput = {
  /** Appointment to move: its session type and length apply, and its own time counts as free. */
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Length in minutes, 5 to 480; default: the session offer's. Not for patients. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** First day; days before today have no slots. */
  from: Scalars['LocalDate']['input'];
  /** Requested physiotherapist; all when left out. */
  physiotherapistId?: InputMaybe<Scalars['ID']['input']>;
  /** Where the session should take place. */
  sessionType: SessionType;
  /** Last day; at most 31 days including `from`. */
  until: Scalars['LocalDate']['input'];
};

/** Proposal whether a patient may leave the present phase. */
export type Gate = {
  /** The present phase. */
  phase: Scalars['Int']['output'];
  /** Whether all criteria are met and no danger sign is open. */
  ready: Scalars['Boolean']['output'];
  /** Result of each criterion of the phase, in order. */
  results: Array<CriterionResult>;
  /** Summary in one sentence. */
  sentence: Scalars['String']['output'];
};

/** A confirmed end of a phase. */
export type GatePassage = {
  /** When it was confirmed. */
  confirmedAt: Scalars['DateTime']['output'];
  /** Who confirmed it. */
  confirmedBy: Scalars['String']['output'];
  /** Unmet criteria, with the reasons for leaving the phase. */
  deviations: Array<Deviation>;
  /** Phase that was left. */
  fromPhase: Scalars['Int']['output'];
  /** Null: reports are not served yet. */
  reportId: Maybe<Scalars['ID']['output']>;
  /** Next phase; null when the plan was completed. */
  toPhase: Maybe<Scalars['Int']['output']>;
};

/** The gender that a person gave. */
export type Gender =
  /** Female; F on the patient form. */
  | 'female'
  /** Male; M on the patient form. */
  | 'male'
  /** Any other; others on the patient form. */
  | 'other';

/** A hospital's system that sends HL7 v2 messages over MLLP. */
export type Hl7Source = {
  /** Sending application (MSH-3) of its messages. */
  application: Scalars['String']['output'];
  /** When the source was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Sending facility (MSH-4) of its messages; may be empty. */
  facility: Scalars['String']['output'];
  /** The source's id. */
  id: Scalars['ID']['output'];
  /** System URI of the identifiers in PID-3. */
  identifierSystem: Scalars['String']['output'];
  /** Name of the source. */
  name: Scalars['String']['output'];
};

/** A recorded consent or refusal. */
export type HospitalConsent = {
  /** Client that the decision is about. */
  clientId: Scalars['ID']['output'];
  /** When the decision was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** The decision. */
  decision: ConsentDecision;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The patient's record. */
  patientId: Scalars['ID']['output'];
  /** Who made the decision. */
  saidBy: ConsentSource;
  /** When the decision expires; null: it is valid until revoked. */
  until: Maybe<Scalars['DateTime']['output']>;
};

/** A document about a patient, sent by a hospital's system. */
export type HospitalDocument = {
  /** Name of the hospital's system. */
  clientName: Scalars['String']['output'];
  /** The document's id, also that of the FHIR `DocumentReference`. */
  id: Scalars['ID']['output'];
  /** Media type detected from the content: application/pdf, image/jpeg, image/png or text/plain. */
  mediaType: Scalars['String']['output'];
  /** The patient's record. */
  patientId: Scalars['ID']['output'];
  /** When the document arrived. */
  receivedAt: Scalars['DateTime']['output'];
  /** Id of the referral that included the document; null for a document sent separately. */
  referralId: Maybe<Scalars['ID']['output']>;
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Title given by the hospital; null where it gives none. */
  title: Maybe<Scalars['String']['output']>;
  /** Type given by the hospital; null where it gives none. */
  type: Maybe<Scalars['String']['output']>;
  /** Path of the document for the browser of a signed-in admin; opening it is audited. */
  url: Scalars['String']['output'];
  /** When the hospital wrote the document. */
  writtenAt: Scalars['DateTime']['output'];
};

/** A cursor-paged list of documents. */
export type HospitalDocumentConnection = {
  /** The documents, newest first. */
  edges: Array<HospitalDocumentEdge>;
  /** Paging information. */
  pageInfo: PageInfo;
};

/** A document in a cursor-paged list. */
export type HospitalDocumentEdge = {
  /** Opaque cursor. */
  cursor: Scalars['String']['output'];
  /** The document. */
  node: HospitalDocument;
};

/** Why a row, or the file, was not imported. */
export type ImportError = {
  /** Header of the column; null for the whole row. */
  column: Maybe<Scalars['String']['output']>;
  /** Error message. */
  message: Scalars['String']['output'];
  /** Row number as in the spreadsheet; the header is row 1. */
  row: Scalars['Int']['output'];
};

/** Status of an import. */
export type ImportStatus =
  /** All rows were processed. */
  | 'DONE'
  /** The file could not be read; the first error gives the reason. */
  | 'FAILED'
  /** In progress; the counts include the rows done so far. */
  | 'RUNNING';

/** A language of messages and sentences. */
export type Language =
  /** English. */
  | 'EN'
  /** Hindi. */
  | 'HI';

/** A period of absence. */
export type Leave = {
  /** When the leave begins. */
  from: Scalars['DateTime']['output'];
  /** The leave's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Admins' note; null for everybody else. */
  note: Maybe<Scalars['String']['output']>;
  /** Id of the absent physiotherapist. */
  physiotherapistId: Scalars['ID']['output'];
  /** When the leave ends. */
  until: Scalars['DateTime']['output'];
};

/** A leave to enter. */
export type LeaveInput = {
  /** What happens to sessions in the leave. */
  affected: AffectedSessions;
  /** Start: YYYY-MM-DDTHH:MM in clinic time, or ISO 8601 with a zone. */
  from: Scalars['String']['input'];
  /** Note, up to 200 characters; visible to admins only. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The absent physiotherapist; the id of their account is accepted, too. */
  physiotherapistId: Scalars['ID']['input'];
  /** End, in the future: after `from`, at most 366 days later. */
  until: Scalars['String']['input'];
};

/** Counts of a plan's sessions; always planned = done + missed + cancelled + ahead. */
export type Ledger = {
  /** Open sessions, booked or not. */
  ahead: Scalars['Int']['output'];
  /** Open sessions with a scheduled appointment. */
  booked: Scalars['Int']['output'];
  /** Sessions removed by a clinician. */
  cancelled: Scalars['Int']['output'];
  /** Sessions that took place. */
  done: Scalars['Int']['output'];
  /** Sessions missed and not made up. */
  missed: Scalars['Int']['output'];
  /** Missed appointments of the plan: missed + settled. */
  missedInAll: Scalars['Int']['output'];
  /** All sessions of the plan. */
  planned: Scalars['Int']['output'];
  /** Missed appointments whose session is no longer MISSED: made up, or removed. */
  settled: Scalars['Int']['output'];
};

/** A valid consent or refusal, with who recorded it. */
export type ListedConsent = {
  /** The consent or refusal. */
  consent: HospitalConsent;
  /** Name of who recorded it; null when unknown. */
  recordedByName: Maybe<Scalars['String']['output']>;
};

/** What can be measured. Values are degrees, 0 to 180, unless stated otherwise. */
export type Measure =
  /** Dorsiflexion of the ankle: foot upwards. */
  | 'ANKLE_DORSIFLEXION'
  /** Stands in 30 seconds, whole numbers 0 to 60. */
  | 'CHAIR_STANDS'
  /** Abduction of the hip: leg to the side. */
  | 'HIP_ABDUCTION'
  /** Flexion of the hip. */
  | 'HIP_FLEXION'
  /** Degrees short of full knee extension: 0 is straight, down to -10 beyond it, at most 60. */
  | 'KNEE_EXTENSION_DEFICIT'
  /** Flexion of the knee. */
  | 'KNEE_FLEXION'
  /** Pain, whole numbers 0 (none) to 10 (worst). */
  | 'PAIN'
  /** Abduction of the shoulder: arm up to the side. */
  | 'SHOULDER_ABDUCTION'
  /** External rotation of the shoulder. */
  | 'SHOULDER_EXTERNAL_ROTATION'
  /** Flexion of the shoulder: arm up to the front. */
  | 'SHOULDER_FLEXION'
  /** Seconds on the operated leg, 0 to 60. */
  | 'SINGLE_LEG_STANCE'
  /** Lifts the straight leg without lag: 1 yes, 0 no. */
  | 'STRAIGHT_LEG_RAISE'
  /** Strength of the operated side, per cent of the other, 0 to 150. */
  | 'STRENGTH_SYMMETRY'
  /** Timed Up and Go, in seconds, 1 to 120. */
  | 'TIMED_UP_AND_GO'
  /** Walks without a limp and without an aid: 1 yes, 0 no. */
  | 'WALKS_UNAIDED';

/** How a value was obtained. */
export type MeasureMethod =
  /** With a goniometer. */
  | 'GONIOMETER'
  /** Observed. */
  | 'OBSERVED'
  /** With the sensors of a phone. */
  | 'PHONE'
  /** Typed in. */
  | 'TYPED';

/** A measured value. */
export type Measurement = {
  /** Role of who entered the value. */
  enteredAs: EnteredAs;
  /** Who entered the value. */
  enteredBy: Scalars['String']['output'];
  /** The measurement's id, a UUID. */
  id: Scalars['ID']['output'];
  /** What was measured. */
  measure: Measure;
  /** How the value was obtained. */
  method: MeasureMethod;
  /** Motion mode of a value in degrees; null for others. */
  mode: Maybe<MotionMode>;
  /** When the value was entered. */
  recordedAt: Scalars['DateTime']['output'];
  /** Why the value was retracted; null while it counts. */
  retractedReason: Maybe<Scalars['String']['output']>;
  /** Side; null for a measure without sides, such as pain. */
  side: Maybe<BodySide>;
  /** When the value was taken. */
  takenAt: Scalars['DateTime']['output'];
  /** At most one decimal; bounds as in Measure. */
  value: Scalars['Float']['output'];
};

/** A value to enter. */
export type MeasurementInput = {
  /** What was measured. */
  measure: Measure;
  /** How the value was obtained. */
  method: MeasureMethod;
  /** Motion mode of a value in degrees; default: ACTIVE. */
  mode?: InputMaybe<MotionMode>;
  /** Side; default: the operated side. */
  side?: InputMaybe<BodySide>;
  /** At most one decimal; bounds as in Measure. */
  value: Scalars['Float']['input'];
};

/** An entry of the medical history. */
export type MedicalHistoryEntry = {
  /** Diagnosis. */
  diagnosis: Scalars['String']['output'];
  /** The entry's id. */
  id: Scalars['ID']['output'];
  /** The operation: what, when, by whom. */
  surgeryDetails: Maybe<Scalars['String']['output']>;
  /** Treatment. */
  treatment: Maybe<Scalars['String']['output']>;
};

/** An entry to add to the medical history. */
export type MedicalHistoryInput = {
  /** Diagnosis, 1 to 200 characters. */
  diagnosis: Scalars['String']['input'];
  /** The operation: what, when, by whom; up to 500 characters. */
  surgeryDetails?: InputMaybe<Scalars['String']['input']>;
  /** Treatment, up to 500 characters. */
  treatment?: InputMaybe<Scalars['String']['input']>;
};

/** A text message. One-time passwords are not listed. Number and text are erased after 180 days. */
export type Message = {
  /** Number of delivery attempts. */
  attempts: Scalars['Int']['output'];
  /** When the event that caused the message happened. */
  createdAt: Scalars['DateTime']['output'];
  /** When the message was delivered, according to the gateway. */
  deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** The gateway's last error, or why the message was skipped, as a sentence. */
  error: Maybe<Scalars['String']['output']>;
  /** The message's id, a UUID; sent to the gateway as `client_ref`. */
  id: Scalars['ID']['output'];
  /** Kind of the message. */
  kind: MessageKind;
  /** Language of the text. */
  language: Language;
  /** Record of the patient who receives the message; null for messages to the team. */
  patientId: Maybe<Scalars['ID']['output']>;
  /** Number of that record, such as PT-000123. */
  patientNumber: Maybe<Scalars['ID']['output']>;
  /** Earliest time of sending. */
  sendAfter: Scalars['DateTime']['output'];
  /** When the gateway accepted the message. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Status of the message. */
  status: MessageStatus;
  /** Appointment, payment or account that the message is about. */
  subjectId: Maybe<Scalars['ID']['output']>;
  /** Text as sent. */
  text: Scalars['String']['output'];
  /** Recipient's number, E.164. */
  to: Scalars['String']['output'];
};

/** A cursor-paged list of messages. */
export type MessageConnection = {
  /** The messages, newest first. */
  edges: Array<MessageEdge>;
  /** Paging information. */
  pageInfo: PageInfo;
  /** Number of messages that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A message in a cursor-paged list. */
export type MessageEdge = {
  /** Opaque cursor. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: Message;
};

/** Filter of messages. All given fields must match. */
export type MessageFilter = {
  /** Kind of the message. */
  kind?: InputMaybe<MessageKind>;
  /** Patient who receives the message, by UUID. */
  patientId?: InputMaybe<Scalars['ID']['input']>;
  /** Status of the message. */
  status?: InputMaybe<MessageStatus>;
  /** Appointment, payment or account that the message is about. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
};

/** Kind of a text message. */
export type MessageKind =
  /** A patient reported a danger sign; sent to the doctor who must answer it, or to an admin where the plan has no doctor. */
  | 'DANGER_SIGN'
  /** A danger sign was not answered in time. */
  | 'DANGER_SIGN_OVERDUE'
  /** The number no longer signs anybody in; sent to that number. */
  | 'NUMBER_CHANGED'
  /** A payment was received. */
  | 'PAYMENT_RECEIVED'
  /** A session begins in a day. */
  | 'REMINDER_DAY'
  /** A session begins in two hours. */
  | 'REMINDER_HOURS'
  /** A security notice was created; sent to admins, who read it on the dashboard. */
  | 'SECURITY_NOTICE'
  /** A session was booked, or a request approved. */
  | 'SESSION_BOOKED'
  /** The clinic canceled a session. */
  | 'SESSION_CANCELED'
  /** A session was moved. */
  | 'SESSION_MOVED'
  /** A patient asked for a session. */
  | 'SESSION_REQUESTED'
  /** A clinician answered the danger sign that the patient reported. */
  | 'SIGN_ANSWERED'
  /** Free times are offered to make up for a missed session. */
  | 'SLOT_OFFER'
  /** A member of the team can sign in now. */
  | 'STAFF_REGISTERED'
  /** Many wrong codes were entered for the number; sent to that number. */
  | 'WRONG_CODES';

/** Language of text messages, and whether reminders are sent. Patients. */
export type MessagePreferences = {
  /** Language of the account: HI where it says Hindi, otherwise EN. */
  language: Language;
  /** Whether reminders are sent. Messages about changes to a session or payment are always sent. */
  reminders: Scalars['Boolean']['output'];
};

/** Status of a text message. */
export type MessageStatus =
  /** Delivered, according to the gateway. */
  | 'DELIVERED'
  /** Given up after all delivery attempts, or refused permanently. */
  | 'FAILED'
  /** Waiting for its time or for a free worker. */
  | 'QUEUED'
  /** Accepted by the gateway. */
  | 'SENT'
  /** Deliberately not sent; `error` gives the reason. */
  | 'SKIPPED';

/** A registered text for one message kind and language (India's DLT rules). */
export type MessageTemplate = {
  /** Id under which the operator registered the text; the environment's where the settings have none. Null: with a gateway, this kind is not sent in this language. */
  dltTemplateId: Maybe<Scalars['String']['output']>;
  /** Whether the message is sent. Calls to answer danger signs are always sent: in English where Hindi is disabled. */
  enabled: Scalars['Boolean']['output'];
  /** Kind of message. */
  kind: MessageKind;
  /** Language of the text. */
  language: Language;
  /** The text to register, with {#var#} for each value; it includes the clinic's name. */
  text: Scalars['String']['output'];
};

/** Settings of one message kind in one language. */
export type MessageTemplateInput = {
  /** DLT template id: digits, letters and hyphens, at most 40; may be empty. The environment's id, sent back, stays the environment's. The English ids of DANGER_SIGN, DANGER_SIGN_OVERDUE and SECURITY_NOTICE cannot be emptied once set. */
  dltTemplateId?: InputMaybe<Scalars['String']['input']>;
  /** Whether the message is sent. DANGER_SIGN, DANGER_SIGN_OVERDUE and SECURITY_NOTICE in English must be true. */
  enabled: Scalars['Boolean']['input'];
  /** Kind of message. */
  kind: MessageKind;
  /** Language of the text; each kind has at most one entry per language. */
  language: Language;
};

/** A missed session of a live plan that has not been made up. */
export type MissedSession = {
  /** When the session was to begin. */
  missedAt: Scalars['DateTime']['output'];
  /** Number of the session in the plan. */
  number: Scalars['Int']['output'];
  /** Present offer; null when there is none. */
  offer: Maybe<SlotOffer>;
  /** Patient who missed the session. */
  patient: AppointmentPatient;
  /** Id of the plan. */
  planId: Scalars['ID']['output'];
  /** Reason entered by staff. */
  reason: Maybe<Scalars['String']['output']>;
};

/** Sums over a range of clinic days: received by `receivedOn`, refunded by `refundedOn`. */
export type MoneyTotals = {
  /** Sum still pending of payments recorded on these days. */
  pending: Scalars['Paise']['output'];
  /** Sum received, later refunds not subtracted. */
  received: Scalars['Paise']['output'];
  /** Sum refunded, whenever the money was received. */
  refunded: Scalars['Paise']['output'];
};

/** How the movement was performed. */
export type MotionMode =
  /** By the patient alone. */
  | 'ACTIVE'
  /** By another person, or with help. */
  | 'PASSIVE';

/** A new time for a pending or scheduled session. */
export type MoveAppointmentInput = {
  /** New start; format as in BookAppointmentInput. */
  appointmentDate: Scalars['String']['input'];
  /** As in BookAppointmentInput. Staff only. */
  overrideReason?: InputMaybe<Scalars['String']['input']>;
  /** Physiotherapist at the new time; unchanged when left out. */
  physiotherapistId?: InputMaybe<Scalars['ID']['input']>;
};

/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type Mutation = {
  /** Accepts a referral. Admins only. Errors: NOT_FOUND, WRONG_STATE (already decided, or withdrawn). */
  acceptReferral: Referral;
  /** Reopens the missed session and books it at `startsAt`. The patient, admins, the plan's physiotherapist. Errors: NOT_FOUND (also expired), BAD_INPUT (`startsAt` is not in the offer), DOUBLE_BOOKED; for patients of an open clinic TOO_LATE and LIMIT_REACHED. */
  acceptSlot: Appointment;
  /** Acknowledges a danger sign. `seen` lists the signs shown to the doctor, so that a sign that joined later is not acknowledged unseen. The plan's doctor. Errors: NOT_FOUND, WRONG_STATE, BAD_INPUT, CHANGED_MEANWHILE (another sign has joined). */
  acknowledgeTask: CareTask;
  /** Adds a charge, once per idempotency key. Admins only. Errors: BAD_INPUT, NOT_FOUND, IDEMPOTENCY_KEY_REUSED. */
  addCharge: Charge;
  /** Enters a leave; booking in it then needs `overrideReason`. Admins only. Errors: BAD_INPUT, NOT_FOUND, ALREADY_EXISTS (overlaps another leave). */
  addLeave: EnteredLeave;
  /** Adds an entry to the medical history of a complete record. Admins only. Errors: BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE. */
  addMedicalHistoryEntry: PatientDetails;
  /** Adds 1 to 50 sessions to the present phase. As stopPlan. Errors: NOT_FOUND, WRONG_STATE. */
  addPlanSessions: RecoveryPlan;
  /** Adds a progress report (1 to 2000 characters) to a complete record. Admins only. Errors: BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE. */
  addProgressReport: PatientDetails;
  /** Lifts the caller's refusal of a client of `myRecordReaders`. An earlier consent applies again until its expiry; nothing else is allowed. Patients only. Errors: NOT_FOUND. */
  allowRecordReader: RecordReader;
  /** Schedules a pending appointment, with or without a physiotherapist. Admins only. Errors: NOT_FOUND, WRONG_STATE, DOUBLE_BOOKED, CHANGED_MEANWHILE. */
  approveAppointment: Appointment;
  /** Signs a draft, which can then no longer change. Doctors. Errors: NOT_FOUND, WRONG_STATE, BAD_INPUT (statement, 10 to 500 characters). */
  approveProtocolVersion: ProtocolVersion;
  /** Changes only the physiotherapist of a pending appointment. Admins only. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE; once the clinic is open OUTSIDE_HOURS without `overrideReason`, DOUBLE_BOOKED. */
  assignPhysiotherapist: Appointment;
  /** Books a scheduled session. Admins only. Errors: BAD_INPUT (also a time in the past), NOT_FOUND (patient, physiotherapist), WRONG_STATE (the patient's plan has no open session), DOUBLE_BOOKED; once the clinic is open OUTSIDE_HOURS without `overrideReason`. */
  bookAppointment: Appointment;
  /** Cancels a pending or scheduled appointment. With `version`, an appointment that was approved meanwhile stays. Admins; once the clinic is open also a patient: their own session until `changeableUntil`, a pending request at any time. Errors: NOT_FOUND (also another patient's), WRONG_STATE, TOO_LATE (the message names the clinic's number), CHANGED_MEANWHILE. */
  cancelAppointment: Appointment;
  /** Cancels a charge; `reason` is 3 to 200 characters. Admins only. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE. */
  cancelCharge: Charge;
  /** Cancels a leave; sessions stay as they are. Admins only. Errors: NOT_FOUND. */
  cancelLeave: Scalars['Boolean']['output'];
  /** Removes a missed session, or an open one without a booking, from the plan. As stopPlan. Errors: NOT_FOUND, WRONG_STATE. */
  cancelPlanSession: RecoveryPlan;
  /** Gives a live plan another physiotherapist or doctor (ids of `physiotherapists` and `doctors`); an argument left out changes nothing. An ended plan takes another doctor while its danger sign is open. Admins. Errors: NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE. */
  changeCareTeam: RecoveryPlan;
  /** Marks a scheduled session as completed. Admins; a physiotherapist their own sessions. Errors: NOT_FOUND, WRONG_STATE (also before the session has begun), CHANGED_MEANWHILE. */
  completeAppointment: Appointment;
  /** Completes an incomplete record. A record without an account, such as one that a hospital created, gets the account of its number, unless another person's record has that account. Admins, patients:write. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (complete already), CHANGED_MEANWHILE. */
  completePatient: Patient;
  /** Completes the profile form. Patients only. Errors: BAD_INPUT. */
  completeProfile: User;
  /** Ends a phase and begins the next one; each criterion that is not met needs a reason. The plan's physiotherapist. Errors: NOT_FOUND, WRONG_STATE (not this phase, or a danger sign is open), BAD_INPUT (a reason is missing, or given for a met criterion). */
  confirmGate: RecoveryPlan;
  /** Corrects a wrong status, to any but PENDING; `reason` is 3 to 500 characters and audited. COMPLETED and MISSED need a session that has begun; the session's charge is created or canceled accordingly. Admins; a physiotherapist only whether their own session took place. For sessions of a plan, use `correctSession`. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (also a session of a plan), DOUBLE_BOOKED (scheduled again, but the time is taken), CHANGED_MEANWHILE. */
  correctAppointment: Appointment;
  /** Corrects completed to missed or the reverse, while the session still holds this appointment; also after the plan has ended. As stopPlan. Errors: NOT_FOUND, WRONG_STATE, BAD_INPUT (reason). */
  correctSession: RecoveryPlan;
  /** Creates an API key for you: at most ten live keys, within 15 minutes of signing in. Admins only. Errors: BAD_INPUT, RECENT_SIGN_IN_REQUIRED, ALREADY_EXISTS (name), WRONG_STATE (ten live keys). */
  createApiKey: CreatedApiKey;
  /** Registers a source, within 15 minutes of signing in. From then on, its messages create and change records and sessions. Admins only. Errors: BAD_INPUT, RECENT_SIGN_IN_REQUIRED, ALREADY_EXISTS (name, or application and facility). */
  createHl7Source: Hl7Source;
  /** Creates the record of a patient account, or completes its incomplete one; once per idempotency key (8 to 100 characters, stored for 24 hours), if one is given. Admins, patients:write. Errors: BAD_INPUT, NOT_FOUND (no such patient account), ALREADY_EXISTS (the account has a complete record), IDEMPOTENCY_KEY_REUSED. */
  createPatient: Patient;
  /** Applies a protocol version to a patient and creates all planned sessions in one step. Admins. Errors: NOT_FOUND, RECORD_INCOMPLETE, WRONG_STATE (version not approved, or a danger sign of a former plan is open), ALREADY_EXISTS (a live plan), IDEMPOTENCY_KEY_REUSED. */
  createPlan: RecoveryPlan;
  /** Registers a client, within 15 minutes of signing in. Admins only. Errors: BAD_INPUT, RECENT_SIGN_IN_REQUIRED, ALREADY_EXISTS (name), WRONG_STATE (the server has no signing key: set SMART_SIGNING_KEY). */
  createSmartClient: SmartClient;
  /** Creates an endpoint of a client, at most ten live ones, within 15 minutes of signing in. Admins only. Errors: BAD_INPUT, NOT_FOUND (client), RECENT_SIGN_IN_REQUIRED, LIMIT_REACHED (ten live endpoints), WRONG_STATE (the server cannot create secrets: set SMART_SIGNING_KEY). */
  createWebhookEndpoint: CreatedWebhookEndpoint;
  /** Declines a referral; `reason`, 3 to 500 characters, is visible to the hospital. Admins only. Errors: BAD_INPUT (reason), NOT_FOUND, WRONG_STATE (already decided, or withdrawn). */
  declineReferral: Referral;
  /** Deletes a complete record; restorePatient restores it within 30 days. Admins only. Errors: NOT_FOUND, RECORD_INCOMPLETE, CHANGED_MEANWHILE. */
  deletePatient: DeletedPatient;
  /** Deletes one of the caller's saved filters and returns its id. Admins only. Errors: NOT_FOUND. */
  deleteSavedFilter: Scalars['ID']['output'];
  /** Ends a source: further messages are refused. Admins only. Errors: NOT_FOUND. */
  endHl7Source: Scalars['Boolean']['output'];
  /** Ends all of the caller's sessions but the present one, and returns their number. Errors: RECENT_SIGN_IN_REQUIRED (from a phone that stays signed in, 15 minutes or more after its code). */
  endOtherSessions: Scalars['Int']['output'];
  /** Ends one of the caller's sessions. Errors: NOT_FOUND, RECENT_SIGN_IN_REQUIRED (another session than the present one, from a phone that stays signed in, 15 minutes or more after its code). */
  endSession: Scalars['Boolean']['output'];
  /** Ends all sessions of an account, and returns their number. Admins only. Errors: NOT_FOUND, RECENT_SIGN_IN_REQUIRED. */
  endSessionsOf: Scalars['Int']['output'];
  /** Ends an endpoint: pending deliveries are not sent. Admins only. Errors: NOT_FOUND. */
  endWebhookEndpoint: Scalars['Boolean']['output'];
  /** Fails a payment: PENDING becomes FAILED; `reason` is 3 to 200 characters. Admins, payments:write. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE. */
  failPayment: Payment;
  /** Issues the receipt number of a paid payment; a repeat returns the same number. Admins only. Errors: NOT_FOUND, WRONG_STATE (not paid, or the clinic is not open). */
  issueReceipt: Payment;
  /** Ends a member's work after `lastDay` (today or later). No slots are offered after it. Scheduled sessions after it are reassigned to the successor where free, and otherwise need another physiotherapist; pending ones lose their physiotherapist. The account is disabled at the end of that day; `setAccountDisabled` with false cancels the departure. Admins only; not the caller. Errors: NOT_FOUND, BAD_INPUT, FORBIDDEN, WRONG_STATE (left already, or the last admin). */
  leaveTeam: Departure;
  /** Ends the session and clears its cookie. Returns true whether or not somebody was signed in. */
  logout: Scalars['Boolean']['output'];
  /** Marks a scheduled session as missed; `reason` is 1 to 500 characters. Admins; a physiotherapist their own sessions. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (also before the session has begun), CHANGED_MEANWHILE. */
  markAppointmentMissed: Appointment;
  /** Moves a pending or scheduled session, and reassigns it when `physiotherapistId` is given. Status, length and price stay; a move to the present time changes nothing. Admins, appointments:write; once the clinic is open also a patient: their own session until `changeableUntil`, by the rules of requestAppointment. Errors: BAD_INPUT (also a time in the past, or `overrideReason` from a patient), NOT_FOUND (also another patient's; physiotherapist), WRONG_STATE, OUTSIDE_HOURS (staff without `overrideReason`), TOO_LATE, LIMIT_REACHED, DOUBLE_BOOKED, CHANGED_MEANWHILE. */
  moveAppointment: Appointment;
  /** Offers three free times for a missed session, valid for 48 hours, and notifies the patient. An existing offer keeps its expiry, and the patient is not notified again; times that were taken meanwhile are replaced. Admins, the plan's physiotherapist. Errors: NOT_FOUND, WRONG_STATE. */
  offerSlots: SlotOffer;
  /** Opens the clinic permanently: its facts become public, contact forms are delivered, opening hours apply. Admins only. Errors: WRONG_STATE (open already, or settings are missing; `fields` names them). */
  openClinic: ClinicSettings;
  /** Compares all counts with the events now. Admins. Errors: none of its own. */
  reconcileSessions: Reconciliation;
  /** Records a patient's consent or refusal for a client; it replaces the former decision. The same decision again sets the new expiry. Admins only. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (the patient refused the client themselves). */
  recordConsent: HospitalConsent;
  /** Stores up to 50 entries in the order of `at`, each independently. `checkIn` and `setDone` need the day's danger check, and are refused beyond the dose (BAD_INPUT). `pain`, `sign`, `measurement` and `undo` are also accepted while the plan is stopped. `undo` is refused with NOT_FOUND for another patient's entry, and with WRONG_STATE for an entry of another day or kind, or one already retracted. An ended plan accepts only a yes to a danger sign. Patients. Errors: BAD_INPUT (more than 50 entries), NOT_FOUND (no live plan). */
  recordEntries: Array<EntryResult>;
  /** Records a measurement, once per idempotency key. The care team. Errors: NOT_FOUND, BAD_INPUT, IDEMPOTENCY_KEY_REUSED. */
  recordMeasurement: Measurement;
  /** Records a payment, once per idempotency key (8 to 100 characters, stored for 24 hours): a repeat gets the stored response. Admins, payments:write. Errors: BAD_INPUT, NOT_FOUND (patient, session), IDEMPOTENCY_KEY_REUSED. */
  recordPayment: Payment;
  /** Refunds part or all of a paid payment, once per idempotency key. The status becomes REFUNDED once nothing is left. Admins only. Errors: BAD_INPUT (more than is left), NOT_FOUND, WRONG_STATE, IDEMPOTENCY_KEY_REUSED. */
  refund: Payment;
  /** Refunds all that is left of a paid payment, with the reason 'Refund'. Admins only. Errors: NOT_FOUND, WRONG_STATE. */
  refundPayment: Payment;
  /** Refuses a client of `myRecordReaders` access to the caller's record from its next request on, whatever consent the desk records. Only the patient can lift the refusal. Patients only. Errors: NOT_FOUND. */
  refuseRecordReader: RecordReader;
  /** Creates a record for a person at the desk, or completes the incomplete record of the account with this number; creates the account if there is none. Once per idempotency key (8 to 100 characters, stored for 24 hours). Admins, patients:write. Errors: BAD_INPUT, ALREADY_EXISTS (a complete record has this number; the message names its PT number), IDEMPOTENCY_KEY_REUSED. */
  registerPatient: Patient;
  /** Registers an admin, physiotherapist or doctor. A repeat registers nobody, because the number then has such an account. Admins only. Errors: BAD_INPUT, ALREADY_EXISTS (the number has such an account, or the physiotherapist has one), NOT_FOUND (physiotherapist), RECENT_SIGN_IN_REQUIRED. */
  registerStaff: StaffMember;
  /** Reopens a missed or cancelled session. As stopPlan. Errors: NOT_FOUND, WRONG_STATE. */
  reopenPlanSession: RecoveryPlan;
  /** Applies again a message that ended in AE, as if it arrived now. Once applied, it is never applied again; the sender's next repeat gets the new acknowledgment. Admins only. Errors: NOT_FOUND, WRONG_STATE (applied already, text erased, source ended, or a later message of the source was applied to the same patient). */
  replayMessage: ExchangedMessage;
  /** Sends one webhook again, delivered or not, under the same id. Admins only. Errors: NOT_FOUND, WRONG_STATE (being sent, or the endpoint has ended). */
  replayWebhook: WebhookDelivery;
  /** Sends the deliveries since a moment again, delivered or not, under the same ids, and returns their number. Admins only. Errors: NOT_FOUND. */
  replayWebhooks: Scalars['Int']['output'];
  /** Requests a session for the caller, as PENDING. Once the clinic is open, only a free slot is accepted, and with INSTANT the session is SCHEDULED at once. Patients only. Errors: BAD_INPUT (also a time in the past, or `physiotherapistId` where patients may not choose), NOT_FOUND (no record, physiotherapist), ALREADY_EXISTS (a pending request for this time), LIMIT_REACHED (too many pending requests; those whose time has passed do not count); once the clinic is open also OUTSIDE_HOURS, TOO_LATE (too soon), LIMIT_REACHED (too far ahead, or too many sessions that day), DOUBLE_BOOKED, WRONG_STATE (this session type is not offered). */
  requestAppointment: Appointment;
  /** Changes only the time of a pending appointment. `appointmentDate` and `overrideReason` as in BookAppointmentInput. Admins only. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE; once the clinic is open OUTSIDE_HOURS without `overrideReason`, DOUBLE_BOOKED. */
  rescheduleAppointment: Appointment;
  /** Resolves a danger sign and lifts the stop. `note`, for staff, is 10 to 500 characters; `seen` as in acknowledgeTask. `advice`, 10 to 300 characters, is for the patient; default: a standard sentence. The patient is notified (SIGN_ANSWERED). The plan's doctor. Errors: NOT_FOUND, WRONG_STATE, BAD_INPUT, CHANGED_MEANWHILE (another sign has joined). */
  resolveTask: CareTask;
  /** Restores a record deleted within 30 days, with its appointments. Those after the last day of their physiotherapist need another one; those outside the present hours are marked. Admins only. Errors: NOT_FOUND (also a record merged into another), ALREADY_EXISTS (the account has a new record, or another record has an identifier that a hospital gave this one), DOUBLE_BOOKED. */
  restorePatient: Patient;
  /** Retires a version: new plans cannot use it, running ones continue. Admins and doctors. Errors: NOT_FOUND, WRONG_STATE. */
  retireProtocolVersion: ProtocolVersion;
  /** Retracts a wrong measurement: it stays in the list and no longer counts. The care team; a patient their own. Errors: NOT_FOUND, WRONG_STATE, BAD_INPUT (reason). */
  retractMeasurement: Measurement;
  /** Queues a failed or skipped message again, under the same id. Admins only. Errors: NOT_FOUND, WRONG_STATE. */
  retryMessage: Message;
  /** Revokes a live key at once; also another admin's. Admins only. Errors: NOT_FOUND. */
  revokeApiKey: Scalars['Boolean']['output'];
  /** Ends a consent or refusal with effect from the client's next request. Admins only. Errors: NOT_FOUND, WRONG_STATE (the patient refused the client themselves). */
  revokeConsent: Scalars['Boolean']['output'];
  /** Revokes a client: its next request is refused. Admins only. Errors: NOT_FOUND. */
  revokeSmartClient: Scalars['Boolean']['output'];
  /** Saves filters of a list under `name`, 1 to 60 characters; a filter with the same name is replaced. `query` is 1 to 1000 characters. Admins only. Errors: BAD_INPUT, LIMIT_REACHED (50 per list). */
  saveFilter: SavedFilter;
  /** Creates a protocol, changes its draft, or begins the next version after a signed one. Name: `content.name` {en, hi}, or else the slug. Admins. Errors: BAD_INPUT (fields by path). */
  saveProtocolDraft: ProtocolVersion;
  /**
   * Sends a six-digit one-time password by text message to an Indian mobile number, with or without +91.
   * Errors: BAD_INPUT (no Indian mobile number), ADMIN_NOT_FOUND (admin sign-in, unless the clinic hides its admins' numbers), RATE_LIMITED, SMS_FAILED. At most one sign-in operation per document.
   */
  sendOtp: OtpSent;
  /** Disables an account, which ends its sessions, or enables it again. Admins only; not the caller's own account, nor the last admin who can sign in. Errors: NOT_FOUND, FORBIDDEN, WRONG_STATE (the last admin). */
  setAccountDisabled: User;
  /** Sets the status of a contact message; any status may follow any other. Admins only. Errors: NOT_FOUND, CHANGED_MEANWHILE. */
  setContactMessageStatus: ContactMessage;
  /** Changes the given preferences; `language` is stored in the account. Patients. Errors: none of its own. */
  setMessagePreferences: MessagePreferences;
  /** Changes the role of an account, and ends its sessions. A number has at most one admin account, one of a physiotherapist or doctor, and one of a patient or user. Admins only; not the caller's own account, nor the last admin who can sign in. Errors: RECENT_SIGN_IN_REQUIRED, NOT_FOUND, ALREADY_EXISTS (the number has an account of that kind), FORBIDDEN, WRONG_STATE (the last admin). */
  setUserType: User;
  /** Sets a physiotherapist's own working hours; null: the clinic's apply. Booked sessions stay. Admins only. Errors: BAD_INPUT, NOT_FOUND, CHANGED_MEANWHILE. */
  setWorkingHours: PhysiotherapistTimes;
  /** Settles a payment: PENDING becomes PAID. Admins, payments:write. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE. */
  settlePayment: Payment;
  /** Skips the profile form: it is not shown again. Patients only. Errors: none of its own. */
  skipProfile: User;
  /** Stops a plan and cancels its remaining sessions. The plan's physiotherapist and doctor, admins. Errors: NOT_FOUND, WRONG_STATE. */
  stopPlan: RecoveryPlan;
  /** Undoes an approval within 12 seconds, before the patient is notified: the session is PENDING again. `version` is the one that the approval returned. Admins only. Errors: NOT_FOUND, WRONG_STATE (later than 12 seconds, or a session that was booked at once), CHANGED_MEANWHILE. */
  undoApproval: Appointment;
  /** Changes the name of the caller's account, and sends a code to a new sign-in number, which stays pending until verified. Errors: BAD_INPUT, RECENT_SIGN_IN_REQUIRED, RATE_LIMITED, SMS_FAILED. */
  updateAccount: User;
  /** Changes the persons in charge of a complete record and the length of its plan. Admins only. Errors: BAD_INPUT, NOT_FOUND (record, physiotherapist), RECORD_INCOMPLETE, WRONG_STATE (`plannedSessions` differs from that of a live plan), CHANGED_MEANWHILE. */
  updateCarePlan: PatientDetails;
  /** Changes the given settings. A value that opening requires cannot be removed from an open clinic. Admins only. Errors: BAD_INPUT, CHANGED_MEANWHILE, RECENT_SIGN_IN_REQUIRED (only for the payment address). */
  updateClinicSettings: ClinicSettings;
  /** Changes a complete record. Admins, patients:write. Errors: BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE, CHANGED_MEANWHILE (`version` is not the present one). */
  updatePatient: Patient;
  /** Changes personal fields of the caller's account. Errors: BAD_INPUT. */
  updateProfile: User;
  /** Changes a team member. Admins only. Errors: BAD_INPUT, NOT_FOUND, ALREADY_EXISTS (the number), RECENT_SIGN_IN_REQUIRED (the number), RATE_LIMITED (the number), CHANGED_MEANWHILE. */
  updateStaff: StaffMember;
  /** Verifies the pending number with its code and makes it the sign-in number; ends the other sessions and notifies the old number. Errors: BAD_INPUT, WRONG_OTP (also without a pending number), ALREADY_EXISTS (another account has the number), RATE_LIMITED. */
  verifyNumber: User;
  /**
   * Verifies the newest one-time password of this number and `door`, at most five attempts per password; on success sets the session cookie and returns the account.
   * Errors: BAD_INPUT, WRONG_OTP (wrong, expired or already used; the message says when the five attempts are used up), ADMIN_NOT_FOUND (admin sign-in; for every failure there, where the clinic hides its admins' numbers), ACCOUNT_DISABLED, RATE_LIMITED. At most one sign-in operation per document.
   */
  verifyOtp: User;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationAcceptReferralArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationAcceptSlotArgs = {
  offerId: Scalars['ID']['input'];
  startsAt: Scalars['DateTime']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationAcknowledgeTaskArgs = {
  id: Scalars['ID']['input'];
  seen?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationAddChargeArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: ChargeInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationAddLeaveArgs = {
  input: LeaveInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationAddMedicalHistoryEntryArgs = {
  input: MedicalHistoryInput;
  patientId: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationAddPlanSessionsArgs = {
  count: Scalars['Int']['input'];
  planId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationAddProgressReportArgs = {
  content: Scalars['String']['input'];
  patientId: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationAllowRecordReaderArgs = {
  clientId: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationApproveAppointmentArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationApproveProtocolVersionArgs = {
  id: Scalars['ID']['input'];
  statement: Scalars['String']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationAssignPhysiotherapistArgs = {
  id: Scalars['ID']['input'];
  overrideReason?: InputMaybe<Scalars['String']['input']>;
  physiotherapistId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationBookAppointmentArgs = {
  input: BookAppointmentInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationCancelAppointmentArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationCancelChargeArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationCancelLeaveArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationCancelPlanSessionArgs = {
  number: Scalars['Int']['input'];
  planId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationChangeCareTeamArgs = {
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  physiotherapistId?: InputMaybe<Scalars['ID']['input']>;
  planId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationCompleteAppointmentArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationCompletePatientArgs = {
  id: Scalars['ID']['input'];
  input: CompletePatientInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationCompleteProfileArgs = {
  input: CompleteProfileInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationConfirmGateArgs = {
  deviations: Array<DeviationInput>;
  fromPhase: Scalars['Int']['input'];
  planId: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationCorrectAppointmentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  to: AppointmentStatus;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationCorrectSessionArgs = {
  appointmentId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  to: AppointmentStatus;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationCreateHl7SourceArgs = {
  input: CreateHl7SourceInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationCreatePatientArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreatePatientInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationCreatePlanArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: CreatePlanInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationCreateSmartClientArgs = {
  input: CreateSmartClientInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationCreateWebhookEndpointArgs = {
  input: CreateWebhookEndpointInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationDeclineReferralArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationDeletePatientArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationDeleteSavedFilterArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationEndHl7SourceArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationEndSessionsOfArgs = {
  userId: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationEndWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationFailPaymentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationIssueReceiptArgs = {
  paymentId: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationLeaveTeamArgs = {
  id: Scalars['ID']['input'];
  lastDay: Scalars['LocalDate']['input'];
  successorId?: InputMaybe<Scalars['ID']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationMarkAppointmentMissedArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationMoveAppointmentArgs = {
  id: Scalars['ID']['input'];
  input: MoveAppointmentInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationOfferSlotsArgs = {
  number: Scalars['Int']['input'];
  planId: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRecordConsentArgs = {
  input: RecordConsentInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRecordEntriesArgs = {
  entries: Array<EntryInput>;
  language: Language;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRecordMeasurementArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: MeasurementInput;
  planId: Scalars['ID']['input'];
  takenAt?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRecordPaymentArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: RecordPaymentInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRefundArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: RefundInput;
  paymentId: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRefundPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRefuseRecordReaderArgs = {
  clientId: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRegisterPatientArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: RegisterPatientInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRegisterStaffArgs = {
  input: RegisterStaffInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationReopenPlanSessionArgs = {
  number: Scalars['Int']['input'];
  planId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationReplayMessageArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationReplayWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationReplayWebhooksArgs = {
  endpointId: Scalars['ID']['input'];
  since: Scalars['DateTime']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRequestAppointmentArgs = {
  input: RequestAppointmentInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRescheduleAppointmentArgs = {
  appointmentDate: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  overrideReason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationResolveTaskArgs = {
  advice?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
  seen?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRestorePatientArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRetireProtocolVersionArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRetractMeasurementArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRetryMessageArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRevokeConsentArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationRevokeSmartClientArgs = {
  id: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationSaveFilterArgs = {
  list: SavedFilterList;
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationSaveProtocolDraftArgs = {
  content: Scalars['JSON']['input'];
  slug: Scalars['String']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationSendOtpArgs = {
  door: SignInDoor;
  phoneNumber: Scalars['String']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationSetAccountDisabledArgs = {
  disabled: Scalars['Boolean']['input'];
  userId: Scalars['ID']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationSetContactMessageStatusArgs = {
  id: Scalars['ID']['input'];
  status: ContactStatus;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationSetMessagePreferencesArgs = {
  language?: InputMaybe<Language>;
  reminders?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationSetUserTypeArgs = {
  userId: Scalars['ID']['input'];
  userType: UserType;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationSetWorkingHoursArgs = {
  hours?: InputMaybe<Array<WeekdayHoursInput>>;
  physiotherapistId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationSettlePaymentArgs = {
  id: Scalars['ID']['input'];
  input?: InputMaybe<SettlePaymentInput>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationStopPlanArgs = {
  planId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationUndoApprovalArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationUpdateAccountArgs = {
  input: UpdateAccountInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationUpdateCarePlanArgs = {
  input: CarePlanInput;
  patientId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationUpdateClinicSettingsArgs = {
  input: ClinicSettingsInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationUpdatePatientArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePatientInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationUpdateStaffArgs = {
  id: Scalars['ID']['input'];
  input: UpdateStaffInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationVerifyNumberArgs = {
  otp: Scalars['String']['input'];
};


/** Changes. Each field lists its own error codes; every field may also fail with BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE. */
export type MutationVerifyOtpArgs = {
  door: SignInDoor;
  keepSignedIn: Scalars['Boolean']['input'];
  otp: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
};

/** One of the day's occasions of an exercise. */
export type Occasion = {
  /** Who completed it last, when it was not the patient. */
  doneBy: Maybe<Scalars['String']['output']>;
  /** Whether all sets are completed, singly or as a whole occasion. */
  isDone: Scalars['Boolean']['output'];
  /** From 1 to timesPerDay. */
  number: Scalars['Int']['output'];
  /** Number of sets in the dose. */
  sets: Scalars['Int']['output'];
  /** Number of completed sets. */
  setsDone: Scalars['Int']['output'];
  /** Why the occasion was skipped; null when it was not, or when sets were completed afterwards. */
  skipped: Maybe<SkipReason>;
};

/** An open danger sign, with the data needed to answer it. */
export type OpenSign = {
  /** Doctor who must answer; null where the plan has no doctor who can sign in: an admin must then name one. */
  doctorName: Maybe<Scalars['String']['output']>;
  /** When the last sign of this task was reported; later than the task's creation if the patient reported another one. */
  lastYesAt: Scalars['DateTime']['output'];
  /** Notes that the patient added to a sign, newest first. */
  patientNotes: Array<Scalars['String']['output']>;
  /** Patient's phone number, E.164; visible to the plan's doctor and to admins only. */
  phone: Maybe<Scalars['String']['output']>;
  /** Id of the plan that the sign stops. */
  planId: Scalars['ID']['output'];
  /** Name of the plan's protocol, in English. */
  protocolName: Scalars['String']['output'];
  /** Questions that the patient answered with yes, in English, the most severe first. */
  questions: Array<Scalars['String']['output']>;
  /** The task. */
  task: CareTask;
};

/** Response to a request for a one-time password. USER and STAFF return the same response for known and unknown numbers. */
export type OtpSent = {
  /** Lifetime of the password, in seconds. */
  expiresInSeconds: Scalars['Int']['output'];
  /** A sentence for the user. */
  message: Scalars['String']['output'];
  /** Seconds until another password may be requested. */
  resendAfterSeconds: Scalars['Int']['output'];
};

/** A number of sessions at one price, as on the pricing page. */
export type PackageOffer = {
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Price of the package. */
  price: Scalars['Paise']['output'];
  /** Number of sessions. */
  sessions: Scalars['Int']['output'];
};

/** A number of sessions at one price. */
export type PackageOfferInput = {
  /** 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** Price: 0 to 100000000 paise (₹10,00,000). */
  price: Scalars['Paise']['input'];
  /** Number of sessions, 1 to 200. */
  sessions: Scalars['Int']['input'];
};

/** Position of a page in a cursor-paged list. */
export type PageInfo = {
  /** Cursor of the last entry of this page; send it as `after` to get the next page. Null when the page is empty. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether entries follow the last one of this page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A pain entry. */
export type PainEntry = {
  /** When the pain was reported. */
  at: Scalars['DateTime']['output'];
  /** Situation in which the patient feels the pain; null for pain entered with a check-in. */
  moment: Maybe<PainMoment>;
  /** Up to 500 characters. */
  note: Maybe<Scalars['String']['output']>;
  /** 0 to 10. */
  value: Scalars['Int']['output'];
};

/** A pain value; creates a measurement of PAIN, TYPED. */
export type PainInput = {
  /** Situation in which the patient feels the pain. */
  moment: PainMoment;
  /** Up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 10. */
  value: Scalars['Int']['input'];
};

/** Situation in which the patient feels pain. */
export type PainMoment =
  /** After the exercises. */
  | 'AFTER_EXERCISE'
  /** At night. */
  | 'AT_NIGHT'
  /** Lying or sitting still. */
  | 'AT_REST'
  /** Moving. */
  | 'MOVING';

/** A patient's record. */
export type Patient = {
  /** Postal address. */
  address: Maybe<Scalars['String']['output']>;
  /** Age in whole years today, computed from the birth date. */
  age: Maybe<Scalars['Int']['output']>;
  /** Blood group, such as B+. */
  bloodGroup: Maybe<Scalars['String']['output']>;
  /** Mobile number, ten national digits: the record's own, or else the account's. */
  contactNumber: Maybe<Scalars['String']['output']>;
  /** When the record was deleted; null on a record that exists. */
  deletedAt: Maybe<Scalars['DateTime']['output']>;
  /** Diagnosis. */
  diagnosedWith: Maybe<Scalars['String']['output']>;
  /** Emergency contact's number, ten national digits. */
  emergencyContactNumber: Maybe<Scalars['String']['output']>;
  /** Gender. */
  gender: Maybe<Gender>;
  /** The record's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Whether every required field is filled in. */
  isProfileComplete: Scalars['Boolean']['output'];
  /** When the patient last signed in. */
  lastLogin: Maybe<Scalars['DateTime']['output']>;
  /** Name; empty on a record created at sign-up by a person who gave none. */
  name: Scalars['String']['output'];
  /** Number that staff use, such as PT-000123. Accepted wherever the record's id is. */
  patientId: Scalars['ID']['output'];
  /** Id of the record's account. */
  userId: Maybe<Scalars['ID']['output']>;
  /** Increases by one with every change. Send it back to detect a concurrent change. */
  version: Scalars['Int']['output'];
};

/** Account with which the record's patient signs in. */
export type PatientAccount = {
  /** Full name; may be empty, and may differ from the record's. */
  fullName: Scalars['String']['output'];
  /** The account's id. */
  id: Scalars['ID']['output'];
  /** Sign-in number, E.164. */
  mobileNumber: Scalars['String']['output'];
};

/** Whether a patient signed in within the last 30 days. Every record is either ACTIVE or INACTIVE. */
export type PatientActivity =
  /** Signed in within the last 30 days (720 hours, inclusive; the specification's fallback rule). */
  | 'active'
  /** All others, including patients who never signed in or have no account. */
  | 'inactive';

/** The cursor-paged list of records, for synchronization. */
export type PatientConnection = {
  /** Watermark: send it as `updatedSince` of the next sync. Rows may repeat, but none is missed. All pages of one cursor list return the watermark of the first page. */
  asOf: Scalars['DateTime']['output'];
  /** The entries, newest first. */
  edges: Array<PatientEdge>;
  /** Paging information. */
  pageInfo: PageInfo;
  /** Exact number of records that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A record with its account, care plan, medical history and progress reports. */
export type PatientDetails = {
  /** Present account of the record. */
  account: Maybe<PatientAccount>;
  /** Medical history, newest first. */
  medicalHistory: Array<MedicalHistoryEntry>;
  /** The record. */
  patient: Patient;
  /** Physiotherapist in charge. */
  physiotherapist: Maybe<AppointmentPhysiotherapist>;
  /** Number of sessions in the plan; 25 by default. */
  plannedSessions: Scalars['Int']['output'];
  /** Progress reports, newest first. */
  progressReports: Array<ProgressReport>;
  /** Completed of planned sessions, a whole percentage from 0 to 100; the same number as User.recoveryProgress. */
  recoveryPercent: Scalars['Int']['output'];
  /** Doctor who referred the patient. */
  referringDoctor: Maybe<Scalars['String']['output']>;
};

/** A record in the cursor-paged list. */
export type PatientEdge = {
  /** Opaque cursor. */
  cursor: Scalars['String']['output'];
  /** The record. */
  node: Patient;
};

/** Filter of records. A field that is null or left out filters nothing. */
export type PatientFilter = {
  /** Whether the patient signed in within the last 30 days, as counted in `active` and `inactive` of PatientStats. */
  activity?: InputMaybe<PatientActivity>;
  /** Age in whole years today, 0 to 999. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Part of the diagnosis, case-insensitive. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name of the physiotherapist in charge or of the referring doctor. */
  doctor?: InputMaybe<Scalars['String']['input']>;
  /** Range of the recovery percentage. */
  progress?: InputMaybe<RecoveryBand>;
  /** Part of the name, case-insensitive; a PT- number; or the first or last four or more digits of a phone number, in which spaces, + and - are allowed. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Whether every required field is filled in. */
  status?: InputMaybe<PatientRecordStatus>;
  /** Changed at this moment or later: the record, or the number of its account. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** True: also return tombstones of deleted records: `deletedAt` and ids only. All filters but `updatedSince` are ignored for them. */
  withDeleted?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Import of a file of patients. GET /api/v1/admin/patients/imports/{id} returns the same. */
export type PatientImport = {
  /** Number of records created; in a dry run, of those that would be. */
  created: Scalars['Int']['output'];
  /** When the file was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether this is a dry run, which stores nothing. */
  dryRun: Scalars['Boolean']['output'];
  /** Errors by row, at most 1,000. */
  errors: Array<ImportError>;
  /** Number of rows not imported. */
  failed: Scalars['Int']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** The import's id. */
  id: Scalars['ID']['output'];
  /** Number of patients in the file: nonempty rows below the header; 0 until the file has been read. */
  rows: Scalars['Int']['output'];
  /** Status of the import. */
  status: ImportStatus;
  /** Number of rows whose record exists already with the same data. */
  unchanged: Scalars['Int']['output'];
};

/** A record, complete or not, with a summary of sessions, payments and history. */
export type PatientOverview = {
  /** Present account of the record. */
  account: Maybe<PatientAccount>;
  /** Sums charged, paid and refunded, and the amount due. */
  balance: Balance;
  /** When the record was deleted; null otherwise. */
  deletedAt: Maybe<Scalars['DateTime']['output']>;
  /** Medical history, newest first. */
  medicalHistory: Array<MedicalHistoryEntry>;
  /** Number of missed sessions. */
  missedSessions: Scalars['Int']['output'];
  /** Missing fields of the patient form, named as in CreatePatientInput. */
  missing: Array<Scalars['String']['output']>;
  /** Next scheduled session that has not begun. */
  nextSession: Maybe<Appointment>;
  /** The record. */
  patient: Patient;
  /** Physiotherapist in charge. */
  physiotherapist: Maybe<AppointmentPhysiotherapist>;
  /** Number of sessions in the plan. */
  plannedSessions: Scalars['Int']['output'];
  /** Progress reports, newest first. */
  progressReports: Array<ProgressReport>;
  /** Completed of planned sessions, a whole percentage from 0 to 100. */
  recoveryPercent: Scalars['Int']['output'];
  /** Doctor who referred the patient. */
  referringDoctor: Maybe<Scalars['String']['output']>;
  /** Number of completed sessions. */
  sessionsCompleted: Scalars['Int']['output'];
};

/** One page of the patient list. */
export type PatientPage = {
  /** The page size. */
  limit: Scalars['Int']['output'];
  /** The page, from 1. */
  page: Scalars['Int']['output'];
  /** The records, in the requested order; empty beyond the last page. */
  patients: Array<Patient>;
  /** Exact number of records that match the filter. */
  total: Scalars['Int']['output'];
};

/** Whether a record has every field that the patient form requires. */
export type PatientRecordStatus =
  /** Every required field is filled in: the record can be viewed, edited and deleted. */
  | 'complete'
  /** A required field is missing: the record was created at sign-up or by a hospital's system. */
  | 'incomplete';

/** Order of the list. Ties are ordered by id. */
export type PatientSort =
  /** Last signed in first; patients who never signed in last, newest first. */
  | 'last_login'
  /** By name, case-insensitive, Latin before Devanagari; records without a name last. */
  | 'name'
  /** Last created first. */
  | 'newest'
  /** By PT number, lowest first. */
  | 'number';

/** Statistics of the patient list: active + inactive = total, and complete + incomplete = total. */
export type PatientStats = {
  /** Number of patients who signed in within the last 30 days (720 hours, inclusive). */
  active: Scalars['Int']['output'];
  /** Number of all others, including patients who never signed in. */
  inactive: Scalars['Int']['output'];
  /** Number of records with a missing required field. */
  incomplete: Scalars['Int']['output'];
  /** Number of records. */
  total: Scalars['Int']['output'];
};

/** A patient with a live plan, as listed for the care team. */
export type PatientUnderCare = {
  /** Open flags. PAIN_HIGH: the last pain is 7 or more; a lower value ends it. */
  flags: Array<CareFlagKind>;
  /** Last pain value; null before the first entry. */
  lastPain: Maybe<Scalars['Int']['output']>;
  /** When the last pain was felt; null before the first entry. */
  lastPainAt: Maybe<Scalars['DateTime']['output']>;
  /** Open danger sign; null when there is none. */
  openTask: Maybe<CareTask>;
  /** Who it is. */
  patient: AppointmentPatient;
  /** The present phase, from 1. */
  phase: Scalars['Int']['output'];
  /** Number of phases. */
  phaseCount: Scalars['Int']['output'];
  /** Id of the live plan. */
  planId: Scalars['ID']['output'];
  /** Whether all criteria of the phase are met and no danger sign is open: a proposal. */
  ready: Scalars['Boolean']['output'];
  /** Done sessions as a percentage of planned less cancelled ones; the same number as User.recoveryProgress. */
  recoveryPercent: Scalars['Int']['output'];
};

/** The cursor-paged list of patients under care. */
export type PatientUnderCareConnection = {
  /** The patients, in the order of patientsUnderCare. */
  edges: Array<PatientUnderCareEdge>;
  /** Paging information. */
  pageInfo: PageInfo;
  /** Exact number of patients that match the search. */
  totalCount: Scalars['Int']['output'];
};

/** A patient in the cursor-paged list of patients under care. */
export type PatientUnderCareEdge = {
  /** Opaque cursor. */
  cursor: Scalars['String']['output'];
  /** The patient. */
  node: PatientUnderCare;
};

/** Money received, or expected, from a patient. */
export type Payment = {
  /** Amount of the payment. */
  amount: Scalars['Paise']['output'];
  /** Session that the payment is for. */
  appointmentId: Maybe<Scalars['ID']['output']>;
  /** When the payment was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** Why the payment failed; null for patients. */
  failedReason: Maybe<Scalars['String']['output']>;
  /** The payment's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Payment method. */
  method: PaymentMethod;
  /** Staff's note; null for patients. */
  note: Maybe<Scalars['String']['output']>;
  /** Patient who paid; null when the record was deleted. */
  patient: Maybe<PaymentPatient>;
  /** Receipt number, such as 2026-27/000123; null until issued. GET /api/v1/payments/{id}/receipt returns the receipt. */
  receiptNumber: Maybe<Scalars['String']['output']>;
  /** Clinic day on which the money was received; null while pending or failed. */
  receivedOn: Maybe<Scalars['LocalDate']['output']>;
  /** UPI reference, cheque or card slip number. */
  reference: Maybe<Scalars['String']['output']>;
  /** Sum of the refunds so far. */
  refunded: Scalars['Paise']['output'];
  /** Refunds, oldest first. */
  refunds: Array<Refund>;
  /** Status of the payment. */
  status: PaymentStatus;
  /** upi://pay link of a pending UPI payment; null when the clinic has no UPI address. */
  upiLink: Maybe<Scalars['String']['output']>;
  /** Increases with every change. */
  version: Scalars['Int']['output'];
};

/** A slice of the payments. */
export type PaymentConnection = {
  /** Watermark: send it as `updatedSince` of the next sync. Rows may repeat, but none is missed. All pages of one cursor list return the watermark of the first page. */
  asOf: Scalars['DateTime']['output'];
  /** The payments, newest first. */
  edges: Array<PaymentEdge>;
  /** Paging information. */
  pageInfo: PageInfo;
  /** Exact number of payments that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A payment in a cursor-paged list. */
export type PaymentEdge = {
  /** Opaque cursor. */
  cursor: Scalars['String']['output'];
  /** The payment. */
  node: Payment;
};

/** Filter of payments. All given fields must match. */
export type PaymentFilter = {
  /** First day of `createdAt`. */
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Payment method. */
  method?: InputMaybe<PaymentMethod>;
  /** Patient, by UUID or PT- number. */
  patientId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the patient's name, PT number, phone digits, receipt number or reference. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Status of the payment. */
  status?: InputMaybe<PaymentStatus>;
  /** Last day of `createdAt`. */
  until?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Changed at this moment or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Payment method. */
export type PaymentMethod =
  /** Debit or credit card. */
  | 'Card'
  /** Cash. */
  | 'Cash'
  /** Net banking. */
  | 'Net Banking'
  /** Unified Payments Interface. */
  | 'UPI';

/** One page of the payments of a period. */
export type PaymentPage = {
  /** The page size. */
  limit: Scalars['Int']['output'];
  /** The page, from 1. */
  page: Scalars['Int']['output'];
  /** Sum of the period's payments with the status PAID. */
  paidTotal: Scalars['Paise']['output'];
  /** The payments, newest first; empty beyond the last page. */
  payments: Array<Payment>;
  /** Exact number of payments in the period. */
  total: Scalars['Int']['output'];
  /** Number of pages; at least 1. */
  totalPages: Scalars['Int']['output'];
};

/** Patient of a payment. */
export type PaymentPatient = {
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** Name; may be empty. */
  name: Scalars['String']['output'];
  /** Number that staff use, such as PT-000123. */
  patientId: Scalars['ID']['output'];
};

/** Status of a payment. */
export type PaymentStatus =
  /** Did not go through. */
  | 'Failed'
  /** Received. */
  | 'Paid'
  /** Expected. */
  | 'Pending'
  /** Refunded. */
  | 'Refunded';

/** A page of the pending appointments. */
export type PendingAppointmentPage = {
  /** The appointments, earliest first, then by id; empty beyond the last page. */
  appointments: Array<Appointment>;
  /** The page size. */
  limit: Scalars['Int']['output'];
  /** The page, from 1. */
  page: Scalars['Int']['output'];
  /** Exact number of pending appointments. */
  total: Scalars['Int']['output'];
};

/** A phase of a recovery, with its own exercises. */
export type Phase = {
  /** Criteria for leaving the phase. */
  criteria: Array<Criterion>;
  /** Home exercises of the phase. */
  exercises: Array<Exercise>;
  /** Day since the operation on which the phase usually begins. */
  fromDay: Scalars['Int']['output'];
  /** Goal of the phase, in a sentence. */
  goal: Scalars['String']['output'];
  /** Name of the phase. */
  name: Scalars['String']['output'];
  /** From 1. */
  number: Scalars['Int']['output'];
  /** Planned sessions of the phase. */
  sessions: Scalars['Int']['output'];
  /** Target ranges of the phase. */
  targets: Array<TargetBand>;
  /** Day since the operation on which the phase usually ends. */
  toDay: Scalars['Int']['output'];
};

/** A physiotherapist of the clinic. */
export type Physiotherapist = {
  /** The physiotherapist's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Whether the physiotherapist is on leave for all or part of the requested day. */
  onLeave: Scalars['Boolean']['output'];
  /** Number of scheduled sessions on the requested day. */
  scheduledSessions: Scalars['Int']['output'];
  /** Specialization, such as Orthopaedic, Sports or Neurological. */
  specialization: Scalars['String']['output'];
};

/** A physiotherapist's working hours and leave. Without own working hours, the clinic's apply. */
export type PhysiotherapistTimes = {
  /** Leave from today on, by its start. */
  leave: Array<Leave>;
  /** The physiotherapist's id. */
  physiotherapistId: Scalars['ID']['output'];
  /** Increases with every change of the physiotherapist. Send it back to detect a concurrent change. */
  version: Scalars['Int']['output'];
  /** Own working hours; a weekday left out is a day off. Null: the clinic's hours apply. */
  workingHours: Maybe<Array<WeekdayHours>>;
};

/** A live plan whose physiotherapist or doctor has left, or is leaving, the team. */
export type PlanLeft = {
  /** Whether the plan needs another doctor. */
  needsDoctor: Scalars['Boolean']['output'];
  /** Whether the plan needs another physiotherapist. */
  needsPhysiotherapist: Scalars['Boolean']['output'];
  /** Patient of the plan. */
  patient: AppointmentPatient;
  /** The plan's id, a UUID. */
  planId: Scalars['ID']['output'];
};

/** A planned session of a plan. */
export type PlanSession = {
  /** Scheduled, completed or missed appointment of the session. */
  appointmentId: Maybe<Scalars['ID']['output']>;
  /** From 1, within its plan. */
  number: Scalars['Int']['output'];
  /** Phase in which the session was done or missed; before that, the planned phase. */
  phase: Scalars['Int']['output'];
  /** State of the session. */
  state: PlanSessionState;
};

/** State of a planned session. */
export type PlanSessionState =
  /** Open, booked or not. */
  | 'AHEAD'
  /** Removed from the plan by a clinician. */
  | 'CANCELLED'
  /** Took place. */
  | 'DONE'
  /** Missed and not made up. */
  | 'MISSED';

/** Status of a plan. */
export type PlanStatus =
  /** In progress. */
  | 'ACTIVE'
  /** The last phase was left. */
  | 'COMPLETED'
  /** Stopped before the end. */
  | 'STOPPED';

/** A progress report by staff. */
export type ProgressReport = {
  /** Text of the report. */
  content: Scalars['String']['output'];
  /** When the report was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The report's id. */
  id: Scalars['ID']['output'];
};

/** A protocol for recovery after an operation. */
export type Protocol = {
  /** The protocol's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Whether the protocol is a shipped sample that no clinician has signed off. */
  isSample: Scalars['Boolean']['output'];
  /** English name. */
  name: Scalars['String']['output'];
  /** Short name, such as knee-replacement. */
  slug: Scalars['String']['output'];
  /** Versions, newest first. */
  versions: Array<ProtocolVersion>;
};

/** A doctor's signature of a protocol version. */
export type ProtocolApproval = {
  /** When it was signed. */
  approvedAt: Scalars['DateTime']['output'];
  /** SHA-256 of the signed content, hex. */
  contentHash: Scalars['String']['output'];
  /** Doctor who signed. */
  doctorName: Scalars['String']['output'];
  /** Whether the signature comes from the sample data, which needs it to create plans: no clinician has signed. */
  isSample: Scalars['Boolean']['output'];
  /** Statement made with the signature. */
  statement: Scalars['String']['output'];
};

/** Status of a protocol version. */
export type ProtocolStatus =
  /** Signed by a doctor; cannot be changed. */
  | 'APPROVED'
  /** Not signed. */
  | 'DRAFT'
  /** Signed before; new plans cannot use it. */
  | 'RETIRED';

/** A version of a protocol; a signed version never changes. */
export type ProtocolVersion = {
  /** Signatures of the version, oldest first. */
  approvals: Array<ProtocolApproval>;
  /** The content, as in recovery-protocols.json. */
  content: Scalars['JSON']['output'];
  /** SHA-256 of the content, hex. */
  contentHash: Scalars['String']['output'];
  /** The version's id, a UUID. */
  id: Scalars['ID']['output'];
  /** From 1, within its protocol. */
  number: Scalars['Int']['output'];
  /** Status of the version. */
  status: ProtocolStatus;
};

/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type Query = {
  /** Answered danger signs of a plan, last answered first, at most 20. As recoveryPlan, for the team and admins. Errors: NOT_FOUND. */
  answeredTasks: Array<CareTask>;
  /** Your live keys, newest first; with `all`, those of every admin. Revoked and expired keys are left out. Admins only. */
  apiKeys: Array<ApiKey>;
  /** Appointments by cursor; `first` is 1 to 100. Default `order`: EARLIEST_FIRST, with `updatedSince` NEWEST_FIRST. Admins see all appointments, a patient and a physiotherapist their own. Errors: BAD_INPUT (invalid cursor). */
  appointments: AppointmentConnection;
  /** Audit events, newest first; `first` is 1 to 100. The read is audited, too. Admins only. Errors: BAD_INPUT. */
  auditEvents: AuditEventConnection;
  /** Open danger tasks of the caller's patients, or all for an admin; earliest due first, at most 100. Physiotherapists, doctors, admins. */
  careTasks: Array<CareTask>;
  /**
   * Charges of a patient, newest first; without `patientId`, the caller's. Admins and payments:read also those of a record deleted less than
   * 30 days ago; patients only their own. Errors: NOT_FOUND.
   */
  charges: Array<Charge>;
  /** The clinic's public facts; until the clinic is open, the specification's. Everybody, and every API key. */
  clinic: Clinic;
  /** All settings of the clinic. Admins only. */
  clinicSettings: ClinicSettings;
  /** Valid consents and refusals of one patient, by UUID or PT- number, for all clients, newest first. The read is audited. Admins only. Errors: NOT_FOUND. */
  consents: Array<ListedConsent>;
  /** Contact messages, newest first; `first` is 1 to 100. Admins only. Errors: BAD_INPUT. */
  contactMessages: ContactMessageConnection;
  /** Numbers of the admin dashboard. Admins only. */
  dashboard: Dashboard;
  /** Deleted records, last deleted first, without those merged into another record; `search` as in PatientFilter, `limit` is 1 to 100. Admins only. Errors: BAD_INPUT. */
  deletedPatients: DeletedRecordPage;
  /** Doctors, by name, to choose the referring doctor. Admins only. */
  doctors: Array<Doctor>;
  /** Details of one exchange; of an HL7 v2 message also its text about the patient. The read is audited. Admins only. Errors: NOT_FOUND. */
  exchange: ExchangeDetails;
  /** Exchanges of the last 400 days, newest first; `first` is 1 to 100. The read is audited. Admins only. Errors: BAD_INPUT. */
  exchanges: ExchangeConnection;
  /** Free slots in order, at most 1,000; none before the clinic is open. Patients get no slot of a session type that is not offered, that overlaps a session of their own, that they requested already, or on a day when they have reached the daily limit. Patients, admins, appointments:read. Errors: BAD_INPUT, NOT_FOUND (physiotherapist, appointment; also another patient's). */
  freeSlots: Array<FreeSlot>;
  /** Proposal for the present phase; null when the plan is not active. As recoveryPlan; also the patient's own. */
  gate: Maybe<Gate>;
  /** Live sources, newest first. Admins only. */
  hl7Sources: Array<Hl7Source>;
  /** Documents that hospitals sent about a patient, newest first, by UUID or PT- number of a record that exists or was deleted within 30 days; `first` is 1 to 100. The read is audited. Admins only. Errors: BAD_INPUT, NOT_FOUND. */
  hospitalDocuments: HospitalDocumentConnection;
  /** Requirements for connecting a hospital's system, in the order of setup. Admins only. */
  hospitalReadiness: Array<Readiness>;
  /** Result of last night's comparison; null before the first. Admins. */
  lastReconciliation: Maybe<Reconciliation>;
  /** The signed-in account; null for a visitor, without an error. */
  me: Maybe<User>;
  /** Measurements, last taken first, retracted ones included; `first` is 1 to 100. As gate. */
  measurements: Array<Measurement>;
  /** The caller's preferences. Patients. */
  messagePreferences: MessagePreferences;
  /** Messages, newest first; `first` is 1 to 100. Admins only. Errors: BAD_INPUT. */
  messages: MessageConnection;
  /** Missed sessions that have not been made up, oldest first, at most a hundred. Admins; physiotherapists their own patients' sessions. */
  missedSessions: Array<MissedSession>;
  /** Sums received, refunded and pending over a range of days, both ends included. Admins, payments:read. Errors: BAD_INPUT. */
  moneyTotals: MoneyTotals;
  /** The caller's balance. Patients. */
  myBalance: Balance;
  /** The caller's payments, newest first. Patients. */
  myPayments: Array<Payment>;
  /** The caller's plan. Patients. */
  myPlan: Maybe<RecoveryPlan>;
  /** Live clients that may read the caller's record or were refused it, by name; none without a record. Patients only. */
  myRecordReaders: Array<RecordReader>;
  /** Live sessions of the caller's account, newest first. */
  mySessions: Array<Session>;
  /** Open danger tasks as in `careTasks`, with the data needed to answer them. Physiotherapists, doctors, admins. */
  openSigns: Array<OpenSign>;
  /** A complete record with its account, care plan, medical history and progress reports, by UUID or PT- number. Admins only. Errors: NOT_FOUND, RECORD_INCOMPLETE. */
  patientDetails: PatientDetails;
  /** An import. Admins only. Errors: NOT_FOUND. */
  patientImport: PatientImport;
  /** A record, complete or not, by UUID or PT- number; also one deleted in the last 30 days. The ids of a merged record return the remaining one. Admins only. Errors: NOT_FOUND. */
  patientOverview: PatientOverview;
  /** Statistics of the patient list. Admins only. */
  patientStats: PatientStats;
  /** Timeline of a patient, newest first, planned events before past ones; `first` is 1 to 100; default `kinds`: all. Admins only. Errors: NOT_FOUND, BAD_INPUT (invalid cursor). */
  patientTimeline: TimelineConnection;
  /** A page of the records; `limit` is 1 to 100. Admins only. */
  patients: PatientPage;
  /** Records by cursor; `first` is 1 to 100. Admins only. Errors: BAD_INPUT (invalid cursor). */
  patientsConnection: PatientConnection;
  /** The caller's patients with a live plan: open tasks first, then high pain, then ready for the next phase; at most 100. Physiotherapists and doctors. */
  patientsUnderCare: Array<PatientUnderCare>;
  /** All of the caller's patients with a live plan, in the order of patientsUnderCare, then by name; `first` is 1 to 100, `search` part of the name. A patient whose rank changes between two pages may appear twice or not at all. Physiotherapists and doctors. Errors: BAD_INPUT. */
  patientsUnderCareConnection: PatientUnderCareConnection;
  /** One payment. Admins, payments:read; a patient their own. Errors: NOT_FOUND. */
  payment: Payment;
  /** Payments of a period of clinic days, both ends included; a bound left out is open. `limit` is 1 to 100. Admins only. */
  payments: PaymentPage;
  /** Payments by cursor, newest first; `first` is 1 to 100. Admins, payments:read. Errors: BAD_INPUT. */
  paymentsConnection: PaymentConnection;
  /** A page of the pending appointments, earliest first, with the exact total; `limit` is 1 to 100. Admins only. */
  pendingAppointmentPage: PendingAppointmentPage;
  /** The first pending appointments, earliest first; `first` is 1 to 100. Use `pendingAppointmentPage` or, by cursor, `appointments` to read more. Admins only. */
  pendingAppointments: Array<Appointment>;
  /** Working hours and leave of a physiotherapist; `physiotherapistId` may be the id of their account. Admins; a physiotherapist their own. Errors: NOT_FOUND. */
  physiotherapistTimes: PhysiotherapistTimes;
  /** Physiotherapists who work here on a clinic day (default: today), by name, with their number of sessions that day. Admins only. */
  physiotherapists: Array<Physiotherapist>;
  /** Live plans whose physiotherapist or doctor has left the team, by the patient's name, at most a hundred. Admins. */
  plansLeft: Array<PlanLeft>;
  /** Protocols with their versions. Staff and admins. */
  protocols: Array<Protocol>;
  /** A patient's live plan, or else the newest; null when there is none. Admins, the care team, recovery:read; others: NOT_FOUND. */
  recoveryPlan: Maybe<RecoveryPlan>;
  /** Referrals of records that are not deleted, newest first; `first` is 1 to 100. `isWaiting`: true for those without an answer, false for the others. The read is audited. Admins only. Errors: BAD_INPUT. */
  referrals: ReferralConnection;
  /** The caller's saved filters of a list, by name. Admins only. */
  savedFilters: Array<SavedFilter>;
  /** Searches patients, payments and the team. `text`, at least two characters, is part of a name in Latin or Devanagari (two letters: the beginning of a word), the first or last four or more digits of a phone number, a PT- number (that of a merged record finds the remaining one), a receipt number, or at least the first four characters of a payment's reference. Includes records deleted in the last 30 days. Best match first; `first` is 1 to 50. Admins only. Errors: BAD_INPUT. */
  search: Array<SearchHit>;
  /** Notices of the last seven days, newest first, at most 100. They cannot be dismissed, so that a stolen session cannot hide them. Admins only. */
  securityNotices: Array<SecurityNotice>;
  /** Events of the ledger, oldest first; `first` is 1 to 100, `after` an event's id. As gate. */
  sessionEvents: Array<SessionEvent>;
  /** Present offers to the caller, as long as one of their times can be accepted. Patients. */
  slotOffers: Array<SlotOffer>;
  /** Live clients, newest first. Admins only. */
  smartClients: Array<SmartClient>;
  /** The team, by name; `includeLeft` adds those who left. Admins only. */
  staff: Array<StaffMember>;
  /** The caller's day; null without a live plan. Patients. */
  today: Maybe<Today>;
  /** Accounts, newest first; `limit` is 1 to 100. Admins only. Errors: BAD_INPUT. */
  users: UserPage;
  /** Patient accounts for which a record can be created, newest first; `search` is part of the name or number. `first` is 1 to 100. Admins only. */
  usersWithoutPatients: Array<UserWithoutPatient>;
  /** Deliveries of the last 90 days and pending ones of an endpoint, newest first; `first` is 1 to 100. The read is audited. Admins only. Errors: BAD_INPUT, NOT_FOUND. */
  webhookDeliveries: Array<WebhookDelivery>;
  /** Endpoints of live clients, ended ones included, newest first. Admins only. */
  webhookEndpoints: Array<WebhookEndpoint>;
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryAnsweredTasksArgs = {
  planId: Scalars['ID']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryApiKeysArgs = {
  all: Scalars['Boolean']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryAppointmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AppointmentFilter>;
  first: Scalars['Int']['input'];
  order?: InputMaybe<AppointmentOrder>;
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryAuditEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first: Scalars['Int']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryChargesArgs = {
  patientId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryConsentsArgs = {
  patientId: Scalars['ID']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryContactMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  status?: InputMaybe<ContactStatus>;
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryDeletedPatientsArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryExchangeArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryExchangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ExchangeFilter>;
  first: Scalars['Int']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryFreeSlotsArgs = {
  input: FreeSlotsInput;
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryGateArgs = {
  language: Language;
  planId: Scalars['ID']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryHospitalDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  patientId: Scalars['ID']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryMeasurementsArgs = {
  first: Scalars['Int']['input'];
  measure?: InputMaybe<Measure>;
  planId: Scalars['ID']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MessageFilter>;
  first: Scalars['Int']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryMoneyTotalsArgs = {
  from: Scalars['LocalDate']['input'];
  until: Scalars['LocalDate']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryMyPlanArgs = {
  language: Language;
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPatientDetailsArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPatientImportArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPatientOverviewArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPatientTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  kinds?: InputMaybe<Array<TimelineKind>>;
  patientId: Scalars['ID']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPatientsArgs = {
  filter?: InputMaybe<PatientFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sort: PatientSort;
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPatientsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PatientFilter>;
  first: Scalars['Int']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPatientsUnderCareConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPaymentsArgs = {
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  until?: InputMaybe<Scalars['LocalDate']['input']>;
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPaymentsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentFilter>;
  first: Scalars['Int']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPendingAppointmentPageArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPendingAppointmentsArgs = {
  first: Scalars['Int']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPhysiotherapistTimesArgs = {
  physiotherapistId: Scalars['ID']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPhysiotherapistsArgs = {
  day?: InputMaybe<Scalars['LocalDate']['input']>;
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryRecoveryPlanArgs = {
  language: Language;
  patientId: Scalars['ID']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryReferralsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  isWaiting?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QuerySavedFiltersArgs = {
  list: SavedFilterList;
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QuerySearchArgs = {
  first: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QuerySessionEventsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first: Scalars['Int']['input'];
  planId: Scalars['ID']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryStaffArgs = {
  includeLeft: Scalars['Boolean']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryTodayArgs = {
  language: Language;
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryUsersArgs = {
  filter?: InputMaybe<AccountFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryUsersWithoutPatientsArgs = {
  first: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryWebhookDeliveriesArgs = {
  endpointId: Scalars['ID']['input'];
  first: Scalars['Int']['input'];
};

/** State of one requirement. */
export type Readiness = {
  /** The requirement. */
  check: ReadinessCheck;
  /** Detected value, such as the address; null where there is none. */
  found: Maybe<Scalars['String']['output']>;
  /** Whether the requirement is met. */
  isMet: Scalars['Boolean']['output'];
};

/** A requirement for connecting a hospital's system. */
export type ReadinessCheck =
  /** PUBLIC_URL is an https address that other machines can reach; tokens and links contain it. */
  | 'ADDRESS'
  /** A live client is registered. */
  | 'CLIENT'
  /** The clocks of server and database differ by at most 30 seconds; assertions and consents depend on them. */
  | 'CLOCK'
  /** A live client may access at least one patient: a consent is recorded, or the client needs none. */
  | 'CONSENT'
  /** FHIR_SYSTEM_BASE, the base of the clinic's identifiers, is an https address. It must never change. */
  | 'IDENTIFIERS'
  /** SMART_SIGNING_KEY is set: the server signs tokens with it. */
  | 'SIGNING_KEY';

/** A comparison of all displayed counts with the events. */
export type Reconciliation = {
  /** When the comparison was made. */
  at: Scalars['DateTime']['output'];
  /** The first hundred differences, by plan; empty when all counts agree. */
  differences: Array<Difference>;
  /** Number of their events. */
  events: Scalars['Int']['output'];
  /** Number of plans compared. */
  plans: Scalars['Int']['output'];
};

/** A consent or refusal to record. */
export type RecordConsentInput = {
  /** Client that the decision is about. */
  clientId: Scalars['ID']['input'];
  /** The decision. */
  decision: ConsentDecision;
  /** The patient's record, by UUID or PT- number. */
  patientId: Scalars['ID']['input'];
  /** When the decision expires, in the future; null: it is valid until revoked. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A payment to record. */
export type RecordPaymentInput = {
  /** Amount: 1 to 100000000 paise (₹10,00,000). */
  amount: Scalars['Paise']['input'];
  /** Session that the payment is for, of the same patient. */
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Payment method. */
  method: PaymentMethod;
  /** Note, up to 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The patient's record, by UUID or PT- number. */
  patientId: Scalars['ID']['input'];
  /** Clinic day of receipt: today or up to 365 days back; default today. Not for PENDING or FAILED. */
  receivedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** UPI reference, cheque or card slip number, up to 60 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Status; default PAID. REFUNDED is not allowed. */
  status?: InputMaybe<PaymentStatus>;
};

/** A system that may read the patient's own record, or that the patient refused. */
export type RecordReader = {
  /** The client_id. */
  clientId: Scalars['ID']['output'];
  /** The valid decision; null: none is recorded, and the client needs none. */
  decision: Maybe<ConsentDecision>;
  /** When the client last read anything of the record; null: never. */
  lastReadAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the client may read the record now. */
  mayRead: Scalars['Boolean']['output'];
  /** Name of the client. */
  name: Scalars['String']['output'];
  /** Purpose for which the client uses the data. */
  purpose: DataPurpose;
  /** End of the 90 days in which a client that referred the patient may read without a consent; null: no referral, the 90 days have passed, or the client needs no consent. */
  referredUntil: Maybe<Scalars['DateTime']['output']>;
  /** When the decision was recorded. */
  saidAt: Maybe<Scalars['DateTime']['output']>;
  /** Since when the client may read the record; null while it may not. */
  since: Maybe<Scalars['DateTime']['output']>;
};

/** A range of the recovery percentage, both ends included. */
export type RecoveryBand =
  /** 0 to 25 percent. */
  | '0-25'
  /** 26 to 50 percent. */
  | '26-50'
  /** 51 to 75 percent. */
  | '51-75'
  /** 76 to 100 percent. */
  | '76-100';

/** A protocol version applied to a patient. */
export type RecoveryPlan = {
  /** Name of the doctor in charge. */
  doctorName: Maybe<Scalars['String']['output']>;
  /** The plan's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Whether the plan uses a sample protocol that no clinician has signed off. */
  isSample: Scalars['Boolean']['output'];
  /** Counts of the sessions. */
  ledger: Ledger;
  /** Open danger sign; null when there is none. */
  openTask: Maybe<CareTask>;
  /** Confirmed ends of phases, in order. */
  passages: Array<GatePassage>;
  /** Patient of the plan. */
  patient: AppointmentPatient;
  /** Present phase; the last one once the plan is completed. */
  phase: Scalars['Int']['output'];
  /** All phases, in order. */
  phases: Array<Phase>;
  /** Physiotherapist, an id of `physiotherapists`. */
  physiotherapistId: Maybe<Scalars['ID']['output']>;
  /** Name of the physiotherapist. */
  physiotherapistName: Maybe<Scalars['String']['output']>;
  /** Name of the protocol, in the requested language. */
  protocolName: Scalars['String']['output'];
  /** Number of the protocol version. */
  protocolVersion: Scalars['Int']['output'];
  /** Done sessions as a percentage of planned less cancelled ones; the same number as User.recoveryProgress. */
  recoveryPercent: Scalars['Int']['output'];
  /** Who referred the patient. */
  referral: Maybe<Scalars['String']['output']>;
  /** Planned sessions, in order. */
  sessions: Array<PlanSession>;
  /** The operated side. */
  side: BodySide;
  /** Status of the plan. */
  status: PlanStatus;
  /** Day of the operation. */
  surgeryDate: Scalars['LocalDate']['output'];
  /** Increases with every change of the plan. Send it back to detect a concurrent change. */
  version: Scalars['Int']['output'];
};

/** A referral of a patient from a hospital to the clinic. */
export type Referral = {
  /** When the hospital wrote the referral. */
  authoredAt: Scalars['DateTime']['output'];
  /** Name of the hospital's system. */
  clientName: Scalars['String']['output'];
  /** When the clinic answered; null until then. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the referral was declined; null otherwise. */
  declineReason: Maybe<Scalars['String']['output']>;
  /** Number of documents that hospitals sent about the patient, with this referral or separately. */
  documentCount: Scalars['Int']['output'];
  /** The referral's id, also that of the FHIR `ServiceRequest`. */
  id: Scalars['ID']['output'];
  /** The patient's record. */
  patientId: Scalars['ID']['output'];
  /** Name of the patient. */
  patientName: Scalars['String']['output'];
  /** Number of that record, such as PT-000123. */
  patientNumber: Scalars['ID']['output'];
  /** Reason for the referral. */
  reason: Scalars['String']['output'];
  /** Referring person as the hospital gives it; null where it gives none. */
  requester: Maybe<Scalars['String']['output']>;
  /** Status of the referral. */
  status: ReferralStatus;
};

/** A cursor-paged list of referrals. */
export type ReferralConnection = {
  /** The referrals, newest first. */
  edges: Array<ReferralEdge>;
  /** Paging information. */
  pageInfo: PageInfo;
};

/** A referral in a cursor-paged list. */
export type ReferralEdge = {
  /** Opaque cursor. */
  cursor: Scalars['String']['output'];
  /** The referral. */
  node: Referral;
};

/** Status of a referral. */
export type ReferralStatus =
  /** Accepted by the clinic. */
  | 'ACCEPTED'
  /** Waiting for the clinic's answer. */
  | 'ACTIVE'
  /** Declined by the clinic. */
  | 'DECLINED'
  /** Withdrawn by the hospital. */
  | 'REVOKED';

/** A refund. */
export type Refund = {
  /** Amount of the refund. */
  amount: Scalars['Paise']['output'];
  /** The refund's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Payment method of the refund. */
  method: PaymentMethod;
  /** Refund number, such as RF/2026-27/00012: a separate series per financial year. The year is that of the day of entry in India, not of `refundedOn`. */
  number: Scalars['String']['output'];
  /** Reason; empty for patients. */
  reason: Scalars['String']['output'];
  /** Clinic day of the refund. */
  refundedOn: Scalars['LocalDate']['output'];
};

/** A refund to record. */
export type RefundInput = {
  /** Amount; default: all that is left. */
  amount?: InputMaybe<Scalars['Paise']['input']>;
  /** Payment method of the refund; default: that of the payment. */
  method?: InputMaybe<PaymentMethod>;
  /** Reason, 3 to 200 characters. */
  reason: Scalars['String']['input'];
  /** Clinic day of the refund: today or up to 365 days back, not before the payment; default today. */
  refundedOn?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** The patient form for a person at the desk, without `userId`: the contact number finds or creates the account. */
export type RegisterPatientInput = {
  /** Postal address. */
  address: Scalars['String']['input'];
  /** Age in whole years, 0 to 120; stored as a birth date marked as not exact. */
  age: Scalars['Int']['input'];
  /** One of A+ A- B+ B- AB+ AB- O+ O-. */
  bloodGroup?: InputMaybe<Scalars['String']['input']>;
  /** Indian mobile number; the patient signs in with it. */
  contactNumber: Scalars['String']['input'];
  /** Diagnosis. */
  diagnosedWith: Scalars['String']['input'];
  /** Indian mobile number. */
  emergencyContactNumber: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Name. */
  name: Scalars['String']['input'];
  /** True: another person with a number that a record has already; the record gets no account. */
  withoutAccount: Scalars['Boolean']['input'];
};

/** A team member to register. */
export type RegisterStaffInput = {
  /** Full name, 1 to 120 characters. */
  fullName: Scalars['String']['input'];
  /** Sign-in number, an Indian mobile number. */
  phoneNumber: Scalars['String']['input'];
  /** Existing physiotherapist who gets an account. */
  physiotherapistId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 60 characters. Not for admins. */
  registrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** Required for a physiotherapist and a doctor, unless the existing physiotherapist has one; 1 to 80 characters. Not for admins. */
  specialization?: InputMaybe<Scalars['String']['input']>;
  /** ADMIN, PHYSIOTHERAPIST or DOCTOR. */
  userType: UserType;
};

/** A session that a patient requests. It stays PENDING until an admin approves it, unless the clinic is open with the booking mode INSTANT. */
export type RequestAppointmentInput = {
  /** Requested start, in the future: YYYY-MM-DDTHH:MM in clinic time, or ISO 8601 with a zone. */
  appointmentDate: Scalars['String']['input'];
  /** Requested physiotherapist; anyone when left out. INSTANT then assigns the patient's own physiotherapist if free, otherwise the one with the fewest sessions that day. */
  physiotherapistId?: InputMaybe<Scalars['ID']['input']>;
  /** Where the session should take place. */
  sessionType: SessionType;
};

/** Filters, order and page size of a list, saved by an admin under a name. */
export type SavedFilter = {
  /** The saved filter's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Name; unique per list and admin. */
  name: Scalars['String']['output'];
  /** Query string of the list's address, such as status=incomplete&sort=name. Parameters that the list no longer supports are ignored. */
  query: Scalars['String']['output'];
};

/** A list of the console with saved filters. */
export type SavedFilterList =
  /** The list of patients, /admin/patient-record. */
  | 'patients'
  /** The list of payments, /admin/payment. */
  | 'payments';

/** A search result. */
export type SearchHit = {
  /** Details. For a patient: PT number and phone, such as PT-000123, +91 98765 43210, followed by `incomplete` or `deleted` where it applies. For a payment: amount and method, status, day and patient. */
  detail: Scalars['String']['output'];
  /** Id of the result. */
  id: Scalars['ID']['output'];
  /** Kind of the result. */
  kind: SearchKind;
  /** Number of a patient's record, such as PT-000123. */
  patientNumber: Maybe<Scalars['ID']['output']>;
  /** Name; for a payment its receipt number, or else its reference. Empty for a record created at sign-up by a person who gave no name. */
  title: Scalars['String']['output'];
};

/** Kind of a search result. */
export type SearchKind =
  /** A patient's record; `id` is the record's id. */
  | 'patient'
  /** A payment; `id` is the payment's id. */
  | 'payment'
  /** A member of the team; `id` is that of StaffMember. */
  | 'staff';

/** A change that an attacker would make, or an alarm. Each admin also gets a text message. It holds no patient data. */
export type SecurityNotice = {
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Name of the admin who made the change; null for a change by a server command, and for alarms. */
  by: Maybe<Scalars['String']['output']>;
  /** The notice's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Kind of the notice. */
  kind: SecurityNoticeKind;
  /** Name of the admin, key or system, the new UPI address, or whose codes reached the limit; null where there is none. */
  subject: Maybe<Scalars['String']['output']>;
};

/** Kind of a security notice to all admins. */
export type SecurityNoticeKind =
  /** An account became an admin's, or an admin's account was enabled again. */
  | 'ADMIN_ADDED'
  /** An API key was created. */
  | 'API_KEY_ADDED'
  /** A SMART client of a hospital was registered. */
  | 'CLIENT_ADDED'
  /** Fewer than thirty of the last hundred sign-in codes were used, which may be SMS pumping; reported once a day. */
  | 'CODES_UNUSED'
  /** The hourly limit of sign-in codes was reached; reported once a day. */
  | 'CODES_USED_UP'
  /** A webhook endpoint was registered. */
  | 'ENDPOINT_ADDED'
  /** An HL7 v2 source was registered. */
  | 'SOURCE_ADDED'
  /** The clinic's UPI address was changed. */
  | 'UPI_CHANGED';

/** A session: a browser in which an account is signed in. */
export type Session = {
  /** When the session ends at the latest, or without further use. */
  endsAt: Scalars['DateTime']['output'];
  /** Id of the session; it cannot be used to sign in. */
  id: Scalars['ID']['output'];
  /** Whether this is the caller's session. */
  isCurrent: Scalars['Boolean']['output'];
  /** When the session was last used, to the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** When the session began. */
  signedInAt: Scalars['DateTime']['output'];
};

/** An event in a plan's ledger; events are never changed. */
export type SessionEvent = {
  /** Appointment of the event. */
  appointmentId: Maybe<Scalars['ID']['output']>;
  /** When the event was entered. */
  at: Scalars['DateTime']['output'];
  /** Role of who entered the event. */
  enteredAs: EnteredAs;
  /** Increases with time; send it as `after` to get the next page. */
  id: Scalars['ID']['output'];
  /** Kind of the event. */
  kind: SessionEventKind;
  /** Number of the session in the plan. */
  number: Scalars['Int']['output'];
  /** Reason, where one was required. */
  reason: Maybe<Scalars['String']['output']>;
  /** State of the planned session after the event. */
  state: PlanSessionState;
};

/** Kind of a session event. */
export type SessionEventKind =
  /** An appointment was booked for the session. */
  | 'BOOKED'
  /** The session was removed from the plan. */
  | 'CANCELLED'
  /** Done was corrected to missed, or missed to done, with a reason. */
  | 'CORRECTED'
  /** The session took place. */
  | 'DONE'
  /** The plan came from a merged record of the same patient; entered once, at the plan's first session, which it does not change. */
  | 'MERGED'
  /** The session was missed. */
  | 'MISSED'
  /** The session was added to the plan. */
  | 'PLANNED'
  /** The session was reopened, and its appointment released. */
  | 'REOPENED'
  /** The appointment was moved. */
  | 'RESCHEDULED'
  /** The booking was canceled; the planned session is open again. */
  | 'UNBOOKED';

/** Length and price of a session type. */
export type SessionOffer = {
  /** Length in minutes, 5 to 480. */
  durationMinutes: Scalars['Int']['output'];
  /** Whether patients may request it. */
  enabled: Scalars['Boolean']['output'];
  /** Price. Null: not published, and sessions of this type are not charged automatically. */
  price: Maybe<Scalars['Paise']['output']>;
  /** The session type. */
  sessionType: SessionType;
};

/** Length and price of a session type. */
export type SessionOfferInput = {
  /** Length in minutes, 5 to 480. */
  durationMinutes: Scalars['Int']['input'];
  /** Whether patients may request it. */
  enabled: Scalars['Boolean']['input'];
  /** Price: 0 to 100000000 paise (₹10,00,000); null: not published. */
  price?: InputMaybe<Scalars['Paise']['input']>;
  /** The session type; at most one entry each. */
  sessionType: SessionType;
};

/** Where a session takes place. */
export type SessionType =
  /** At the clinic. */
  | 'Clinic'
  /** At the patient's home. */
  | 'Home'
  /** By video. */
  | 'Tele';

/** A completed set, on the clinic day of `at`. The latest entry for a set, by `at`, applies. */
export type SetDoneInput = {
  /** False: the set was not completed after all. */
  done: Scalars['Boolean']['input'];
  /** The exercise's key. */
  exercise: Scalars['ID']['input'];
  /** From 1 to timesPerDay. */
  occasion: Scalars['Int']['input'];
  /** From 1 to the number of sets in the dose. */
  set: Scalars['Int']['input'];
};

/** Details of a pending payment once it is paid; a field left out stays. */
export type SettlePaymentInput = {
  /** Actual payment method. */
  method?: InputMaybe<PaymentMethod>;
  /** Clinic day of receipt: today or up to 365 days back; default today. */
  receivedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** UPI reference, cheque or card slip number, up to 60 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** Severity of a danger sign. */
export type Severity =
  /** The patient calls 112 at once; the doctor is notified within 15 minutes. */
  | 'EMERGENCY'
  /** The doctor must answer within two hours. */
  | 'URGENT';

/** Sign-in endpoint. One number may have an account at each; the endpoint decides which one signs in. */
export type SignInDoor =
  /** For admins, whose numbers are registered beforehand. */
  | 'admin'
  /** For physiotherapists and doctors, registered by an admin. The response for an unknown number is the same as for a known one, but no message is sent. */
  | 'staff'
  /** For patients and other account holders. An unknown number signs up. */
  | 'user';

/** A report of one danger sign; it leaves the others unanswered. */
export type SignInput = {
  /** Note for the doctor, up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The sign's key. */
  sign: Scalars['ID']['input'];
};

/** Why an exercise was skipped. */
export type SkipReason =
  /** Unsure how to do it. */
  | 'NOT_SURE'
  /** Equipment is missing. */
  | 'NO_EQUIPMENT'
  /** No time. */
  | 'NO_TIME'
  /** Another reason. */
  | 'OTHER'
  /** It hurts. */
  | 'PAIN'
  /** Tired. */
  | 'TIRED'
  /** Unwell. */
  | 'UNWELL';

/** Free times offered to a patient to make up for a missed session. */
export type SlotOffer = {
  /** Until when a time can be accepted. */
  expiresAt: Scalars['DateTime']['output'];
  /** The offer's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Number of the missed session in the plan. */
  number: Scalars['Int']['output'];
  /** Id of the plan. */
  planId: Scalars['ID']['output'];
  /** Three free times in the future. A patient sees only those that can still be accepted. */
  slots: Array<Scalars['DateTime']['output']>;
};

/** A hospital's system that authenticates with SMART Backend Services. */
export type SmartClient = {
  /** When the client was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** The client_id. */
  id: Scalars['ID']['output'];
  /** Systems of the identifiers that it may assign. */
  identifierSystems: Array<Scalars['String']['output']>;
  /** Address of its JWK set; null where the keys were given at registration. */
  jwksUrl: Maybe<Scalars['String']['output']>;
  /** When the client last got a token; null when it never did. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the client. */
  name: Scalars['String']['output'];
  /** Purpose for which the client uses the data. */
  purpose: DataPurpose;
  /** Patients whose records the client may access. */
  reach: ClientReach;
  /** SMART scopes, such as `system/Patient.rs`. */
  scopes: Array<Scalars['String']['output']>;
};

/** A page of the clinic on another site. */
export type SocialLink = {
  /** Name of the site, such as Instagram. */
  label: Scalars['String']['output'];
  /** Address of the page, https. */
  url: Scalars['String']['output'];
};

/** A page of the clinic on another site. */
export type SocialLinkInput = {
  /** 1 to 40 characters. */
  label: Scalars['String']['input'];
  /** https only. */
  url: Scalars['String']['input'];
};

/** A day with hours other than its weekday's; no hours: a holiday. */
export type SpecialDay = {
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** The intervals, in order. */
  hours: Array<DayHours>;
  /** Name of the day, such as Diwali. */
  name: Scalars['String']['output'];
};

/** A day with hours other than its weekday's; no hours: a holiday. */
export type SpecialDayInput = {
  /** The day; at most one entry each. */
  day: Scalars['LocalDate']['input'];
  /** At most 6 intervals, in order and without overlap. */
  hours: Array<DayHoursInput>;
  /** 1 to 80 characters. */
  name: Scalars['String']['input'];
};

/** A member of the team: an account, or a physiotherapist without one. */
export type StaffMember = {
  /** Whether the account is disabled, or its last day has passed: it cannot sign in. */
  disabled: Scalars['Boolean']['output'];
  /** Id of the doctor; null for others. */
  doctorId: Maybe<Scalars['ID']['output']>;
  /** Full name; the account's, where there is one. */
  fullName: Scalars['String']['output'];
  /** The account's id, or else the physiotherapist's; accepted wherever a team member's id is. */
  id: Scalars['ID']['output'];
  /** Last day of a member who is leaving or has left. */
  lastDay: Maybe<Scalars['LocalDate']['output']>;
  /** When the member last signed in. */
  lastLogin: Maybe<Scalars['DateTime']['output']>;
  /** Phone number, E.164; the sign-in number where there is an account. */
  mobileNumber: Maybe<Scalars['String']['output']>;
  /** Id of the physiotherapist; null for others. */
  physiotherapistId: Maybe<Scalars['ID']['output']>;
  /** Number in the council's register; printed on receipts and reports. */
  registrationNumber: Maybe<Scalars['String']['output']>;
  /** Number of upcoming scheduled sessions. */
  sessionsAhead: Scalars['Int']['output'];
  /** Specialization, such as Orthopaedic, Sports or Neurological; null for an admin, and until entered. */
  specialization: Maybe<Scalars['String']['output']>;
  /** Id of the account; null for a physiotherapist without one. */
  userId: Maybe<Scalars['ID']['output']>;
  /** ADMIN, PHYSIOTHERAPIST or DOCTOR. */
  userType: UserType;
  /** Increases with every change of the member. Send it back to detect a concurrent change. */
  version: Scalars['Int']['output'];
};

/** Target range of a measure in a phase. */
export type TargetBand = {
  /** Upper bound. */
  high: Scalars['Float']['output'];
  /** Lower bound. */
  low: Scalars['Float']['output'];
  /** The measure. */
  measure: Measure;
};

/** Status of a danger sign's task. */
export type TaskStatus =
  /** Seen by the doctor. */
  | 'ACKNOWLEDGED'
  /** Not seen by the doctor yet. */
  | 'OPEN'
  /** Answered by the doctor; the stop is lifted. */
  | 'RESOLVED';

/** A slice of a timeline. */
export type TimelineConnection = {
  /** The entries, newest first. */
  edges: Array<TimelineEdge>;
  /** Paging information. */
  pageInfo: PageInfo;
};

/** An entry in a cursor-paged timeline. */
export type TimelineEdge = {
  /** Opaque cursor. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: TimelineEntry;
};

/** An event in a patient's timeline. */
export type TimelineEntry = {
  /** When the event happened or will happen. */
  at: Scalars['DateTime']['output'];
  /** Further details, such as the physiotherapist, or the reference of a payment. */
  detail: Maybe<Scalars['String']['output']>;
  /** Unique in the timeline. */
  id: Scalars['ID']['output'];
  /** Kind of the entry. */
  kind: TimelineKind;
  /** Id of the appointment, payment, charge, entry, report, message or audit event. */
  subjectId: Maybe<Scalars['ID']['output']>;
  /** Title, a sentence. */
  title: Scalars['String']['output'];
};

/** Kind of a timeline entry. */
export type TimelineKind =
  /** A charge. */
  | 'charge'
  /** An entry of the medical history. */
  | 'history'
  /** A text message. */
  | 'message'
  /** A payment, when it was recorded. */
  | 'payment'
  /** A change of the record, or of the patient's account by the patient, from the audit trail. */
  | 'record'
  /** A progress report. */
  | 'report'
  /** A session, at its start. */
  | 'session';

/** The patient's start page. */
export type Today = {
  /** Completed of prescribed occasions. */
  adherence: Adherence;
  /** What to do while stopped. */
  advice: Maybe<Scalars['String']['output']>;
  /** Danger sign answered on this day or the two before, with advice; null when there is none. */
  answeredTask: Maybe<CareTask>;
  /** Questions to answer before the exercises. */
  dangerSigns: Array<DangerSign>;
  /** The clinic day. */
  day: Scalars['LocalDate']['output'];
  /** Days since the operation, whose day is 0. */
  daysSinceSurgery: Scalars['Int']['output'];
  /** Exercises of today; empty while stopped. */
  exercises: Array<TodayExercise>;
  /** Counts of the plan's sessions. */
  ledger: Ledger;
  /** Whether the danger signs must be answered before today's exercises. */
  needsDangerCheck: Scalars['Boolean']['output'];
  /** Next scheduled session; null when there is none. */
  nextSession: Maybe<Appointment>;
  /** Open danger sign; null when there is none. */
  openTask: Maybe<CareTask>;
  /** Last pain entry of the day; null before the first. */
  pain: Maybe<PainEntry>;
  /** Number of the present phase, from 1. */
  phase: Scalars['Int']['output'];
  /** Number of phases. */
  phaseCount: Scalars['Int']['output'];
  /** Name of the present phase. */
  phaseName: Scalars['String']['output'];
  /** Id of the plan. */
  planId: Scalars['ID']['output'];
  /** Done sessions as a percentage of planned less cancelled ones; the same number as User.recoveryProgress. */
  recoveryPercent: Scalars['Int']['output'];
  /** Progress, in a sentence. */
  sentence: Scalars['String']['output'];
  /** Whether an open danger sign stops the exercises until the doctor has answered. */
  stopped: Scalars['Boolean']['output'];
};

/** An exercise of today. */
export type TodayExercise = {
  /** The exercise, with its dose. */
  exercise: Exercise;
  /** Occasions in order; `timesDone` of them are completed. */
  occasions: Array<Occasion>;
  /** Number of occasions completed today. */
  timesDone: Scalars['Int']['output'];
};

/** Name and sign-in number of the caller's account. */
export type UpdateAccountInput = {
  /** Full name, 1 to 120 characters. */
  fullName: Scalars['String']['input'];
  /** Indian mobile number. A new number requires a sign-in less than 15 minutes old, gets a code, and applies after verifyNumber. The present number cancels a pending one. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** A change of a record. A field left out stays; a required one cannot be emptied. */
export type UpdatePatientInput = {
  /** Postal address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Age in whole years, 0 to 120 or the present age; the present age keeps an exact birth date. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** One of A+ A- B+ B- AB+ AB- O+ O-; null or empty removes it. */
  bloodGroup?: InputMaybe<Scalars['String']['input']>;
  /** Indian mobile number. */
  contactNumber?: InputMaybe<Scalars['String']['input']>;
  /** Diagnosis. */
  diagnosedWith?: InputMaybe<Scalars['String']['input']>;
  /** Indian mobile number. */
  emergencyContactNumber?: InputMaybe<Scalars['String']['input']>;
  /** Gender. */
  gender?: InputMaybe<Gender>;
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Personal fields of the caller's account. A field left out stays; null empties it, except `fullName`. */
export type UpdateProfileInput = {
  /** Postal address of the patient record, up to 500 characters; a complete record's cannot be emptied. Ignored without a record. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Country, in words. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, in the past. */
  dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Full name, 1 to 120 characters. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** Gender. */
  gender?: InputMaybe<Gender>;
  /** Preferred language, in words. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Nickname. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A change of a team member. A field left out stays; null empties `registrationNumber`. */
export type UpdateStaffInput = {
  /** Full name, 1 to 120 characters. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** New sign-in number. Ends the member's sessions and notifies the old number. Requires a sign-in less than 15 minutes old. Use updateAccount for your own number. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Up to 60 characters. Not for admins. */
  registrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 80 characters. Not for admins. */
  specialization?: InputMaybe<Scalars['String']['input']>;
};

/** An account, which can sign in. */
export type User = {
  /** Postal address of the patient record, used for HOME sessions; null without a record. */
  address: Maybe<Scalars['String']['output']>;
  /** Address of the profile picture; requires the session cookie. */
  avatar: Maybe<Scalars['String']['output']>;
  /** Country, in words. */
  country: Scalars['String']['output'];
  /** Date of birth, when known exactly. */
  dateOfBirth: Maybe<Scalars['LocalDate']['output']>;
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** Full name; empty until entered. */
  fullName: Scalars['String']['output'];
  /** Gender. */
  gender: Maybe<Gender>;
  /** The account's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Preferred language, in words. Pages and messages of the account are in Hindi where it says Hindi, otherwise in English. A first sign-in as USER that requests Hindi sets it. */
  language: Scalars['String']['output'];
  /** When the user last signed in. */
  lastLogin: Maybe<Scalars['DateTime']['output']>;
  /** Number of sessions marked missed by staff. */
  missedSessions: Scalars['Int']['output'];
  /** Sign-in number, E.164, such as +919876543210. */
  mobileNumber: Scalars['String']['output'];
  /** Nickname. */
  nickname: Maybe<Scalars['String']['output']>;
  /** New sign-in number, E.164, which applies once verifyNumber gets its code; null when there is none, or its code has expired. */
  pendingNumber: Maybe<Scalars['String']['output']>;
  /** Number of sessions in the plan; 25 by default. */
  plannedSessions: Scalars['Int']['output'];
  /** Whether the profile form was completed or skipped; always true for accounts that are not patients'. */
  profileCompleted: Scalars['Boolean']['output'];
  /** Completed of planned sessions, a whole percentage from 0 to 100. */
  recoveryProgress: Scalars['Int']['output'];
  /** Number of sessions marked completed by staff. */
  sessionsCompleted: Scalars['Int']['output'];
  /** Open sessions of the live plan, the same number as Ledger.ahead; null without a live plan. */
  sessionsToGo: Maybe<Scalars['Int']['output']>;
  /** IANA time zone. */
  timeZone: Scalars['String']['output'];
  /** Role of the account. */
  userType: UserType;
};

/** One page of the accounts. */
export type UserPage = {
  /** The page size. */
  limit: Scalars['Int']['output'];
  /** The page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of accounts that match the filter. */
  total: Scalars['Int']['output'];
  /** The accounts, newest first; empty beyond the last page. */
  users: Array<Account>;
};

/** Role of an account. */
export type UserType =
  /** Runs the back office. */
  | 'admin'
  /** Operates on or refers patients. */
  | 'doctor'
  /** A patient; sees their own data. */
  | 'patient'
  /** Treats patients. */
  | 'physiotherapist'
  /** Not a patient: a relative, or a new member of staff. */
  | 'user';

/** A patient account whose record is missing or incomplete. */
export type UserWithoutPatient = {
  /** Date of birth, if given. */
  dateOfBirth: Maybe<Scalars['LocalDate']['output']>;
  /** Full name; may be empty. */
  fullName: Scalars['String']['output'];
  /** Gender, if given. */
  gender: Maybe<Gender>;
  /** The account's id; `userId` of createPatient. */
  id: Scalars['ID']['output'];
  /** Sign-in number, E.164. */
  mobileNumber: Scalars['String']['output'];
};

/** Delivery of one change to an endpoint. */
export type WebhookDelivery = {
  /** Number of attempts, replays included. */
  attempts: Scalars['Int']['output'];
  /** Result of the last attempt: an HTTP status, `no answer` within 15 seconds, `not reached`, `not called` (a private address), `no secret`, `not sent` (an error of the clinic's server), `withheld` (the client may no longer read the resource) or `ended` (the endpoint ended); null before the first attempt. */
  code: Maybe<Scalars['String']['output']>;
  /** When the resource changed. */
  createdAt: Scalars['DateTime']['output'];
  /** When the delivery succeeded; null until then. */
  deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** Event, such as `patient.updated`. */
  event: Scalars['String']['output'];
  /** The delivery's id: the `webhook-id` of every attempt, replays included. */
  id: Scalars['ID']['output'];
  /** Time of the next attempt; null when there is none. */
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** FHIR type of the changed resource. */
  resource: Scalars['String']['output'];
  /** Id of the changed resource. */
  resourceId: Scalars['ID']['output'];
  /** Status of the delivery. */
  status: WebhookDeliveryStatus;
};

/** Status of a webhook delivery. */
export type WebhookDeliveryStatus =
  /** Answered with 2xx. */
  | 'DELIVERED'
  /** Given up. */
  | 'FAILED'
  /** Will be sent within two seconds, or waits for its next attempt. */
  | 'PENDING';

/** Why an endpoint ended. */
export type WebhookEndReason =
  /** Its client was revoked. */
  | 'CLIENT_REVOKED'
  /** An admin ended it. */
  | 'ENDED'
  /** The endpoint answered 410. */
  | 'GONE';

/**
 * An https address that receives webhooks about changes, by Standard Webhooks. It receives only events about resources that its client may read.
 * The events are `patient.created`, `patient.updated`, `patient.deleted`, `patient.merged`, `patient.discharged`, `appointment.created`,
 * `appointment.updated`, `referral.updated`, `document.created` and `consent.revoked`.
 */
export type WebhookEndpoint = {
  /** Whether the server can sign: the secret is derived from SMART_SIGNING_KEY. Without it nothing is sent. */
  canSign: Scalars['Boolean']['output'];
  /** Client that receives the webhooks. */
  clientId: Scalars['ID']['output'];
  /** Name of the client. */
  clientName: Scalars['String']['output'];
  /** When the endpoint was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Why the endpoint ended; null while it is live. */
  endReason: Maybe<WebhookEndReason>;
  /** When the endpoint ended; null while it is live. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Events sent to the endpoint. */
  events: Array<Scalars['String']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Address of the endpoint. */
  url: Scalars['String']['output'];
};

/** Number of patients who signed up in a week. */
export type WeekCount = {
  /** Number of patient accounts created. */
  count: Scalars['Int']['output'];
  /** Monday on which the week begins. */
  week: Scalars['LocalDate']['output'];
};

/** Monday to Sunday. */
export type Weekday =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';

/** Opening intervals of a weekday, in order; none: closed. */
export type WeekdayHours = {
  /** The intervals. */
  hours: Array<DayHours>;
  /** The weekday. */
  weekday: Weekday;
};

/** Opening intervals of a weekday, in order and without overlap; none: closed. */
export type WeekdayHoursInput = {
  /** At most 6 intervals. */
  hours: Array<DayHoursInput>;
  /** The weekday; at most one entry each. */
  weekday: Weekday;
};

export const CONTRACT_OF_TYPES = `type Account {
  createdAt: DateTime!
  disabled: Boolean!
  fullName: String!
  id: ID!
  lastLogin: DateTime
  liveSessions: Int!
  mobileNumber: String!
  patientId: ID
  patientNumber: ID
  userType: UserType!
}

input AccountFilter {
  disabled: Boolean
  search: String
  userType: UserType
}

type Adherence {
  done: Int!
  percent: Int
  prescribed: Int!
}

enum AffectedSessions {
  KEEP
  UNASSIGN
}

type ApiKey {
  createdAt: DateTime!
  expiresAt: DateTime!
  id: ID!
  lastUsedAt: DateTime
  name: String!
  owner: String!
  scopes: [ApiKeyScope!]!
}

enum ApiKeyScope {
  APPOINTMENTS_READ
  APPOINTMENTS_WRITE
  PATIENTS_READ
  PATIENTS_WRITE
  PAYMENTS_READ
  PAYMENTS_WRITE
  RECOVERY_READ
}

type Appointment {
  appointmentDate: DateTime!
  callEnding: String
  changeableUntil: DateTime
  durationMinutes: Int!
  homeAddress: String
  id: ID!
  missedReason: String
  needsPhysiotherapist: Boolean!
  outsideHours: Boolean!
  overrideReason: String
  patient: AppointmentPatient!
  physiotherapist: AppointmentPhysiotherapist
  price: Paise
  sessionType: SessionType!
  status: AppointmentStatus!
  version: Int!
}

type AppointmentConnection {
  asOf: DateTime!
  edges: [AppointmentEdge!]!
  pageInfo: PageInfo!
}

type AppointmentEdge {
  cursor: String!
  node: Appointment!
}

input AppointmentFilter {
  before: DateTime
  day: LocalDate
  from: DateTime
  needsPhysiotherapist: Boolean
  patientId: ID
  physiotherapistId: ID
  status: AppointmentStatus
  updatedSince: DateTime
}

enum AppointmentOrder {
  EARLIEST_FIRST
  LATEST_FIRST
  NEWEST_FIRST
}

type AppointmentPatient {
  id: ID!
  name: String!
  patientId: ID
}

type AppointmentPhysiotherapist {
  id: ID!
  name: String!
}

enum AppointmentStatus {
  CANCELED
  COMPLETED
  MISSED
  PENDING
  SCHEDULED
}

type AuditEvent {
  actorId: ID
  actorName: String
  actorRole: String!
  apiKeyId: ID
  at: DateTime!
  changedFields: [String!]!
  clientId: ID
  details: String
  id: ID!
  outcome: AuditOutcome!
  patientNumber: ID
  requestId: String!
  subjectId: ID
  subjectType: String
  verb: String!
}

type AuditEventConnection {
  edges: [AuditEventEdge!]!
  pageInfo: PageInfo!
}

type AuditEventEdge {
  cursor: String!
  node: AuditEvent!
}

input AuditFilter {
  actorId: ID
  before: DateTime
  from: DateTime
  outcome: AuditOutcome
  patientId: ID
  subjectId: ID
  verb: String
}

enum AuditOutcome {
  DONE
  FAILED
  REFUSED
}

type Balance {
  charged: Paise!
  due: Paise!
  paid: Paise!
  refunded: Paise!
}

enum BodySide {
  LEFT
  NONE
  RIGHT
}

input BookAppointmentInput {
  appointmentDate: String!
  durationMinutes: Int
  overrideReason: String
  patientId: ID!
  physiotherapistId: ID
  sessionType: SessionType!
}

enum BookingMode {
  INSTANT
  REQUEST
}

type BookingRules {
  choosePhysiotherapist: Boolean!
  horizonDays: Int!
  leadMinutes: Int!
  maxOpenRequests: Int!
  maxPerDay: Int!
  mode: BookingMode!
  noticeHours: Int!
  slotMinutes: Int!
  travelMinutes: Int!
}

input BookingRulesInput {
  choosePhysiotherapist: Boolean
  horizonDays: Int
  leadMinutes: Int
  maxOpenRequests: Int
  maxPerDay: Int
  mode: BookingMode
  noticeHours: Int
  slotMinutes: Int
  travelMinutes: Int
}

enum CareFlagKind {
  PAIN_HIGH
}

input CarePlanInput {
  physiotherapistId: ID
  plannedSessions: Int
  referringDoctor: String
}

type CareTask {
  acknowledgedAt: DateTime
  advice: String
  answeredAt: DateTime
  createdAt: DateTime!
  doctorName: String
  dueAt: DateTime!
  id: ID!
  note: String
  overdue: Boolean!
  patient: AppointmentPatient!
  severity: Severity!
  signs: [ID!]!
  status: TaskStatus!
}

type Charge {
  amount: Paise!
  appointmentId: ID
  canceledReason: String
  day: LocalDate!
  id: ID!
  text: String!
}

input ChargeInput {
  amount: Paise!
  day: LocalDate
  patientId: ID!
  text: String!
}

input CheckInInput {
  exercises: [ExerciseDoneInput!]!
  note: String
  pain: Int
}

enum ClientReach {
  ALL_BUT_REFUSED
  CONSENTED
}

type Clinic {
  bookingMode: BookingMode!
  choosePhysiotherapist: Boolean!
  city: String!
  email: String!
  horizonDays: Int!
  hours: [WeekdayHours!]!
  hoursText: String!
  isOpen: Boolean!
  mapUrl: String
  name: String!
  noticeHours: Int!
  offers: [SessionOffer!]!
  packages: [PackageOffer!]!
  phones: [String!]!
  postalCode: String
  region: String!
  sessionTypes: [SessionType!]!
  social: [SocialLink!]!
  specialDays: [SpecialDay!]!
  street: String!
  whatsapp: String
}

type ClinicSettings {
  booking: BookingRules!
  clinic: Clinic!
  gstin: String
  legalName: String
  missing: [String!]!
  offers: [SessionOffer!]!
  openedAt: DateTime
  quietFrom: String!
  quietUntil: String!
  receiptHeader: String
  specialDays: [SpecialDay!]!
  templates: [MessageTemplate!]!
  version: Int!
  vpa: String
}

input ClinicSettingsInput {
  booking: BookingRulesInput
  city: String
  email: String
  gstin: String
  hours: [WeekdayHoursInput!]
  legalName: String
  mapUrl: String
  name: String
  offers: [SessionOfferInput!]
  packages: [PackageOfferInput!]
  phones: [String!]
  postalCode: String
  quietFrom: String
  quietUntil: String
  receiptHeader: String
  region: String
  social: [SocialLinkInput!]
  specialDays: [SpecialDayInput!]
  street: String
  templates: [MessageTemplateInput!]
  vpa: String
  whatsapp: String
}

enum Comparison {
  AT_LEAST
  AT_MOST
}

input CompletePatientInput {
  address: String!
  age: Int!
  bloodGroup: String
  contactNumber: String!
  diagnosedWith: String!
  emergencyContactNumber: String!
  gender: Gender!
  name: String!
}

input CompleteProfileInput {
  dateOfBirth: LocalDate!
  email: String!
  gender: Gender!
  name: String!
}

enum ConsentDecision {
  DENY
  PERMIT
}

enum ConsentSource {
  DESK
  PATIENT
}

enum ContactForm {
  ABOUT
  CONTACT
}

type ContactMessage {
  email: String
  form: ContactForm!
  id: ID!
  message: String!
  name: String!
  patientId: ID
  patientNumber: ID
  phone: String
  receivedAt: DateTime!
  status: ContactStatus!
  subject: String
  version: Int!
}

type ContactMessageConnection {
  edges: [ContactMessageEdge!]!
  pageInfo: PageInfo!
  totalCount: Int!
  unread: Int!
}

type ContactMessageEdge {
  cursor: String!
  node: ContactMessage!
}

enum ContactStatus {
  DONE
  NEW
  READ
  SPAM
}

input CreateApiKeyInput {
  expiresAt: DateTime!
  name: String!
  scopes: [ApiKeyScope!]!
}

input CreateHl7SourceInput {
  application: String!
  facility: String! = ""
  identifierSystem: String!
  name: String!
}

input CreatePatientInput {
  address: String!
  age: Int!
  bloodGroup: String
  contactNumber: String!
  diagnosedWith: String!
  emergencyContactNumber: String!
  gender: Gender!
  name: String!
  userId: ID!
}

input CreatePlanInput {
  doctorId: ID!
  patientId: ID!
  physiotherapistId: ID!
  protocolVersionId: ID!
  referral: String
  side: BodySide!
  surgeryDate: LocalDate!
}

input CreateSmartClientInput {
  identifierSystems: [String!]! = []
  jwks: String
  jwksUrl: String
  name: String!
  purpose: DataPurpose! = TREATMENT
  reach: ClientReach! = CONSENTED
  scopes: [String!]!
}

input CreateWebhookEndpointInput {
  clientId: ID!
  events: [String!]!
  url: String!
}

type CreatedApiKey {
  apiKey: ApiKey!
  secret: String!
}

type CreatedWebhookEndpoint {
  endpoint: WebhookEndpoint!
  secret: String!
}

type Criterion {
  comparison: Comparison!
  key: ID!
  kind: CriterionKind!
  maxAgeDays: Int
  measure: Measure
  mode: MotionMode
  staffOnly: Boolean!
  value: Float!
}

enum CriterionKind {
  DAYS_SINCE_SURGERY
  MEASURE
  SESSIONS_IN_PHASE
}

type CriterionResult {
  actual: Float
  criterion: Criterion!
  sentence: String!
  state: CriterionState!
  takenAt: DateTime
}

enum CriterionState {
  MET
  UNKNOWN
  UNMET
}

input DangerAnswerInput {
  sign: ID!
  yes: Boolean!
}

input DangerCheckInput {
  answers: [DangerAnswerInput!]!
}

type DangerSign {
  key: ID!
  question: String!
  severity: Severity!
}

type Dashboard {
  asOf: DateTime!
  patients: PatientStats!
  paymentsByDay: [DayTotal!]!
  pendingSessions: Int!
  signUpsByWeek: [WeekCount!]!
  todaysSessions: Int!
  waitingReferrals: Int!
}

enum DataPurpose {
  OPERATIONS
  PAYMENT
  TREATMENT
}

scalar DateTime

type DayHours {
  closes: String!
  opens: String!
}

input DayHoursInput {
  closes: String!
  opens: String!
}

type DayTotal {
  day: LocalDate!
  paid: Paise!
}

type DeletedPatient {
  id: ID!
}

type DeletedRecord {
  deletedAt: DateTime!
  deletedBy: String
  patient: Patient!
  restorableUntil: DateTime!
}

type DeletedRecordPage {
  limit: Int!
  page: Int!
  records: [DeletedRecord!]!
  total: Int!
}

type Departure {
  handedOver: Int!
  member: StaffMember!
  plans: [PlanLeft!]!
  unassigned: Int!
}

type Deviation {
  criterion: ID!
  reason: String!
}

input DeviationInput {
  criterion: ID!
  reason: String!
}

type Difference {
  fromEvents: Int!
  planId: ID!
  shown: Int!
  what: String!
}

type Doctor {
  id: ID!
  name: String!
  specialization: String!
}

enum EnteredAs {
  ADMIN
  DOCTOR
  PATIENT
  PHYSIOTHERAPIST
}

type EnteredLeave {
  affected: [Appointment!]!
  leave: Leave!
}

input EntryInput {
  at: DateTime!
  checkIn: CheckInInput
  clientId: ID!
  dangerCheck: DangerCheckInput
  measurement: MeasurementInput
  pain: PainInput
  setDone: SetDoneInput
  sign: SignInput
  undo: ID
}

enum EntryOutcome {
  REFUSED
  REPEATED
  STORED
}

type EntryResult {
  advice: String
  clientId: ID!
  code: String
  message: String
  outcome: EntryOutcome!
  task: CareTask
}

type Exchange {
  at: DateTime!
  clientId: ID
  clientName: String
  code: String!
  door: ExchangeDoor!
  id: ID!
  interaction: String!
  outcome: ExchangeOutcome!
  parameters: [String!]!
  patientId: ID
  patientNumber: ID
  requestId: String!
}

type ExchangeAttempt {
  at: DateTime!
  code: String!
  outcome: ExchangeOutcome!
}

type ExchangeConnection {
  edges: [ExchangeEdge!]!
  pageInfo: PageInfo!
}

type ExchangeDetails {
  delivery: ExchangedDelivery
  exchange: Exchange!
  message: ExchangedMessage
}

enum ExchangeDoor {
  BULK
  FHIR
  HL7V2
  WEBHOOK
}

type ExchangeEdge {
  cursor: String!
  node: Exchange!
}

input ExchangeFilter {
  clientId: ID
  outcome: ExchangeOutcome
  patientId: ID
}

enum ExchangeOutcome {
  FAILED
  REFUSED
  SUCCEEDED
}

type ExchangedDelivery {
  canReplay: Boolean!
  delivery: WebhookDelivery!
  tries: [ExchangeAttempt!]!
  url: String!
}

type ExchangedMessage {
  answer: String!
  body: String
  canReplay: Boolean!
  code: String!
  controlId: String!
  id: ID!
  receivedAt: DateTime!
}

type Exercise {
  holdSeconds: Int!
  instructions: String!
  key: ID!
  name: String!
  reps: Int!
  sets: Int!
  timesPerDay: Int!
}

input ExerciseDoneInput {
  exercise: ID!
  reps: Int!
  sets: Int!
}

type FreeSlot {
  endsAt: DateTime!
  physiotherapist: AppointmentPhysiotherapist!
  requested: Boolean!
  startsAt: DateTime!
}

input FreeSlotsInput {
  appointmentId: ID
  durationMinutes: Int
  from: LocalDate!
  physiotherapistId: ID
  sessionType: SessionType!
  until: LocalDate!
}

type Gate {
  phase: Int!
  ready: Boolean!
  results: [CriterionResult!]!
  sentence: String!
}

type GatePassage {
  confirmedAt: DateTime!
  confirmedBy: String!
  deviations: [Deviation!]!
  fromPhase: Int!
  reportId: ID
  toPhase: Int
}

enum Gender {
  FEMALE
  MALE
  OTHER
}

type Hl7Source {
  application: String!
  createdAt: DateTime!
  facility: String!
  id: ID!
  identifierSystem: String!
  name: String!
}

type HospitalConsent {
  clientId: ID!
  createdAt: DateTime!
  decision: ConsentDecision!
  id: ID!
  patientId: ID!
  saidBy: ConsentSource!
  until: DateTime
}

type HospitalDocument {
  clientName: String!
  id: ID!
  mediaType: String!
  patientId: ID!
  receivedAt: DateTime!
  referralId: ID
  size: Int!
  title: String
  type: String
  url: String!
  writtenAt: DateTime!
}

type HospitalDocumentConnection {
  edges: [HospitalDocumentEdge!]!
  pageInfo: PageInfo!
}

type HospitalDocumentEdge {
  cursor: String!
  node: HospitalDocument!
}

type ImportError {
  column: String
  message: String!
  row: Int!
}

enum ImportStatus {
  DONE
  FAILED
  RUNNING
}

scalar JSON

enum Language {
  EN
  HI
}

type Leave {
  from: DateTime!
  id: ID!
  note: String
  physiotherapistId: ID!
  until: DateTime!
}

input LeaveInput {
  affected: AffectedSessions! = UNASSIGN
  from: String!
  note: String
  physiotherapistId: ID!
  until: String!
}

type Ledger {
  ahead: Int!
  booked: Int!
  cancelled: Int!
  done: Int!
  missed: Int!
  missedInAll: Int!
  planned: Int!
  settled: Int!
}

type ListedConsent {
  consent: HospitalConsent!
  recordedByName: String
}

scalar LocalDate

enum Measure {
  ANKLE_DORSIFLEXION
  CHAIR_STANDS
  HIP_ABDUCTION
  HIP_FLEXION
  KNEE_EXTENSION_DEFICIT
  KNEE_FLEXION
  PAIN
  SHOULDER_ABDUCTION
  SHOULDER_EXTERNAL_ROTATION
  SHOULDER_FLEXION
  SINGLE_LEG_STANCE
  STRAIGHT_LEG_RAISE
  STRENGTH_SYMMETRY
  TIMED_UP_AND_GO
  WALKS_UNAIDED
}

enum MeasureMethod {
  GONIOMETER
  OBSERVED
  PHONE
  TYPED
}

type Measurement {
  enteredAs: EnteredAs!
  enteredBy: String!
  id: ID!
  measure: Measure!
  method: MeasureMethod!
  mode: MotionMode
  recordedAt: DateTime!
  retractedReason: String
  side: BodySide
  takenAt: DateTime!
  value: Float!
}

input MeasurementInput {
  measure: Measure!
  method: MeasureMethod!
  mode: MotionMode
  side: BodySide
  value: Float!
}

type MedicalHistoryEntry {
  diagnosis: String!
  id: ID!
  surgeryDetails: String
  treatment: String
}

input MedicalHistoryInput {
  diagnosis: String!
  surgeryDetails: String
  treatment: String
}

type Message {
  attempts: Int!
  createdAt: DateTime!
  deliveredAt: DateTime
  error: String
  id: ID!
  kind: MessageKind!
  language: Language!
  patientId: ID
  patientNumber: ID
  sendAfter: DateTime!
  sentAt: DateTime
  status: MessageStatus!
  subjectId: ID
  text: String!
  to: String!
}

type MessageConnection {
  edges: [MessageEdge!]!
  pageInfo: PageInfo!
  totalCount: Int!
}

type MessageEdge {
  cursor: String!
  node: Message!
}

input MessageFilter {
  kind: MessageKind
  patientId: ID
  status: MessageStatus
  subjectId: ID
}

enum MessageKind {
  DANGER_SIGN
  DANGER_SIGN_OVERDUE
  NUMBER_CHANGED
  PAYMENT_RECEIVED
  REMINDER_DAY
  REMINDER_HOURS
  SECURITY_NOTICE
  SESSION_BOOKED
  SESSION_CANCELED
  SESSION_MOVED
  SESSION_REQUESTED
  SIGN_ANSWERED
  SLOT_OFFER
  STAFF_REGISTERED
  WRONG_CODES
}

type MessagePreferences {
  language: Language!
  reminders: Boolean!
}

enum MessageStatus {
  DELIVERED
  FAILED
  QUEUED
  SENT
  SKIPPED
}

type MessageTemplate {
  dltTemplateId: String
  enabled: Boolean!
  kind: MessageKind!
  language: Language!
  text: String!
}

input MessageTemplateInput {
  dltTemplateId: String
  enabled: Boolean!
  kind: MessageKind!
  language: Language!
}

type MissedSession {
  missedAt: DateTime!
  number: Int!
  offer: SlotOffer
  patient: AppointmentPatient!
  planId: ID!
  reason: String
}

type MoneyTotals {
  pending: Paise!
  received: Paise!
  refunded: Paise!
}

enum MotionMode {
  ACTIVE
  PASSIVE
}

input MoveAppointmentInput {
  appointmentDate: String!
  overrideReason: String
  physiotherapistId: ID
}

type Mutation {
  acceptReferral(id: ID!): Referral!
  acceptSlot(offerId: ID!, startsAt: DateTime!): Appointment!
  acknowledgeTask(id: ID!, seen: [ID!]): CareTask!
  addCharge(idempotencyKey: String!, input: ChargeInput!): Charge!
  addLeave(input: LeaveInput!): EnteredLeave!
  addMedicalHistoryEntry(input: MedicalHistoryInput!, patientId: ID!): PatientDetails!
  addPlanSessions(count: Int!, planId: ID!, reason: String!): RecoveryPlan!
  addProgressReport(content: String!, patientId: ID!): PatientDetails!
  allowRecordReader(clientId: ID!): RecordReader!
  approveAppointment(id: ID!, version: Int): Appointment!
  approveProtocolVersion(id: ID!, statement: String!): ProtocolVersion!
  assignPhysiotherapist(id: ID!, overrideReason: String, physiotherapistId: ID!, version: Int): Appointment!
  bookAppointment(input: BookAppointmentInput!): Appointment!
  cancelAppointment(id: ID!, version: Int): Appointment!
  cancelCharge(id: ID!, reason: String!): Charge!
  cancelLeave(id: ID!): Boolean!
  cancelPlanSession(number: Int!, planId: ID!, reason: String!): RecoveryPlan!
  changeCareTeam(doctorId: ID, physiotherapistId: ID, planId: ID!, version: Int): RecoveryPlan!
  completeAppointment(id: ID!, version: Int): Appointment!
  completePatient(id: ID!, input: CompletePatientInput!, version: Int): Patient!
  completeProfile(input: CompleteProfileInput!): User!
  confirmGate(deviations: [DeviationInput!]!, fromPhase: Int!, planId: ID!): RecoveryPlan!
  correctAppointment(id: ID!, reason: String!, to: AppointmentStatus!, version: Int): Appointment!
  correctSession(appointmentId: ID!, reason: String!, to: AppointmentStatus!): RecoveryPlan!
  createApiKey(input: CreateApiKeyInput!): CreatedApiKey!
  createHl7Source(input: CreateHl7SourceInput!): Hl7Source!
  createPatient(idempotencyKey: String, input: CreatePatientInput!): Patient!
  createPlan(idempotencyKey: String!, input: CreatePlanInput!): RecoveryPlan!
  createSmartClient(input: CreateSmartClientInput!): SmartClient!
  createWebhookEndpoint(input: CreateWebhookEndpointInput!): CreatedWebhookEndpoint!
  declineReferral(id: ID!, reason: String!): Referral!
  deletePatient(id: ID!, version: Int): DeletedPatient!
  deleteSavedFilter(id: ID!): ID!
  endHl7Source(id: ID!): Boolean!
  endOtherSessions: Int!
  endSession(id: ID!): Boolean!
  endSessionsOf(userId: ID!): Int!
  endWebhookEndpoint(id: ID!): Boolean!
  failPayment(id: ID!, reason: String!, version: Int): Payment!
  issueReceipt(paymentId: ID!): Payment!
  leaveTeam(id: ID!, lastDay: LocalDate!, successorId: ID): Departure!
  logout: Boolean!
  markAppointmentMissed(id: ID!, reason: String!, version: Int): Appointment!
  moveAppointment(id: ID!, input: MoveAppointmentInput!, version: Int): Appointment!
  offerSlots(number: Int!, planId: ID!): SlotOffer!
  openClinic: ClinicSettings!
  reconcileSessions: Reconciliation!
  recordConsent(input: RecordConsentInput!): HospitalConsent!
  recordEntries(entries: [EntryInput!]!, language: Language! = EN): [EntryResult!]!
  recordMeasurement(idempotencyKey: String!, input: MeasurementInput!, planId: ID!, takenAt: DateTime): Measurement!
  recordPayment(idempotencyKey: String!, input: RecordPaymentInput!): Payment!
  refund(idempotencyKey: String!, input: RefundInput!, paymentId: ID!): Payment!
  refundPayment(id: ID!): Payment!
  refuseRecordReader(clientId: ID!): RecordReader!
  registerPatient(idempotencyKey: String!, input: RegisterPatientInput!): Patient!
  registerStaff(input: RegisterStaffInput!): StaffMember!
  reopenPlanSession(number: Int!, planId: ID!, reason: String!): RecoveryPlan!
  replayMessage(id: ID!): ExchangedMessage!
  replayWebhook(id: ID!): WebhookDelivery!
  replayWebhooks(endpointId: ID!, since: DateTime!): Int!
  requestAppointment(input: RequestAppointmentInput!): Appointment!
  rescheduleAppointment(appointmentDate: String!, id: ID!, overrideReason: String, version: Int): Appointment!
  resolveTask(advice: String, id: ID!, note: String!, seen: [ID!]): CareTask!
  restorePatient(id: ID!): Patient!
  retireProtocolVersion(id: ID!): ProtocolVersion!
  retractMeasurement(id: ID!, reason: String!): Measurement!
  retryMessage(id: ID!): Message!
  revokeApiKey(id: ID!): Boolean!
  revokeConsent(id: ID!): Boolean!
  revokeSmartClient(id: ID!): Boolean!
  saveFilter(list: SavedFilterList!, name: String!, query: String!): SavedFilter!
  saveProtocolDraft(content: JSON!, slug: String!): ProtocolVersion!
  sendOtp(door: SignInDoor!, phoneNumber: String!): OtpSent!
  setAccountDisabled(disabled: Boolean!, userId: ID!): User!
  setContactMessageStatus(id: ID!, status: ContactStatus!, version: Int): ContactMessage!
  setMessagePreferences(language: Language, reminders: Boolean): MessagePreferences!
  setUserType(userId: ID!, userType: UserType!): User!
  setWorkingHours(hours: [WeekdayHoursInput!], physiotherapistId: ID!, version: Int): PhysiotherapistTimes!
  settlePayment(id: ID!, input: SettlePaymentInput, version: Int): Payment!
  skipProfile: User!
  stopPlan(planId: ID!, reason: String!): RecoveryPlan!
  undoApproval(id: ID!, version: Int!): Appointment!
  updateAccount(input: UpdateAccountInput!): User!
  updateCarePlan(input: CarePlanInput!, patientId: ID!, version: Int): PatientDetails!
  updateClinicSettings(input: ClinicSettingsInput!, version: Int): ClinicSettings!
  updatePatient(id: ID!, input: UpdatePatientInput!, version: Int): Patient!
  updateProfile(input: UpdateProfileInput!): User!
  updateStaff(id: ID!, input: UpdateStaffInput!, version: Int): StaffMember!
  verifyNumber(otp: String!): User!
  verifyOtp(door: SignInDoor!, keepSignedIn: Boolean! = false, otp: String!, phoneNumber: String!): User!
}

type Occasion {
  doneBy: String
  isDone: Boolean!
  number: Int!
  sets: Int!
  setsDone: Int!
  skipped: SkipReason
}

type OpenSign {
  doctorName: String
  lastYesAt: DateTime!
  patientNotes: [String!]!
  phone: String
  planId: ID!
  protocolName: String!
  questions: [String!]!
  task: CareTask!
}

type OtpSent {
  expiresInSeconds: Int!
  message: String!
  resendAfterSeconds: Int!
}

type PackageOffer {
  name: String!
  price: Paise!
  sessions: Int!
}

input PackageOfferInput {
  name: String!
  price: Paise!
  sessions: Int!
}

type PageInfo {
  endCursor: String
  hasNextPage: Boolean!
}

type PainEntry {
  at: DateTime!
  moment: PainMoment
  note: String
  value: Int!
}

input PainInput {
  moment: PainMoment!
  note: String
  value: Int!
}

enum PainMoment {
  AFTER_EXERCISE
  AT_NIGHT
  AT_REST
  MOVING
}

scalar Paise

type Patient {
  address: String
  age: Int
  bloodGroup: String
  contactNumber: String
  deletedAt: DateTime
  diagnosedWith: String
  emergencyContactNumber: String
  gender: Gender
  id: ID!
  isProfileComplete: Boolean!
  lastLogin: DateTime
  name: String!
  patientId: ID!
  userId: ID
  version: Int!
}

type PatientAccount {
  fullName: String!
  id: ID!
  mobileNumber: String!
}

enum PatientActivity {
  ACTIVE
  INACTIVE
}

type PatientConnection {
  asOf: DateTime!
  edges: [PatientEdge!]!
  pageInfo: PageInfo!
  totalCount: Int!
}

type PatientDetails {
  account: PatientAccount
  medicalHistory: [MedicalHistoryEntry!]!
  patient: Patient!
  physiotherapist: AppointmentPhysiotherapist
  plannedSessions: Int!
  progressReports: [ProgressReport!]!
  recoveryPercent: Int!
  referringDoctor: String
}

type PatientEdge {
  cursor: String!
  node: Patient!
}

input PatientFilter {
  activity: PatientActivity
  age: Int
  condition: String
  doctor: String
  progress: RecoveryBand
  search: String
  status: PatientRecordStatus
  updatedSince: DateTime
  withDeleted: Boolean
}

type PatientImport {
  created: Int!
  createdAt: DateTime!
  dryRun: Boolean!
  errors: [ImportError!]!
  failed: Int!
  fileName: String!
  id: ID!
  rows: Int!
  status: ImportStatus!
  unchanged: Int!
}

type PatientOverview {
  account: PatientAccount
  balance: Balance!
  deletedAt: DateTime
  medicalHistory: [MedicalHistoryEntry!]!
  missedSessions: Int!
  missing: [String!]!
  nextSession: Appointment
  patient: Patient!
  physiotherapist: AppointmentPhysiotherapist
  plannedSessions: Int!
  progressReports: [ProgressReport!]!
  recoveryPercent: Int!
  referringDoctor: String
  sessionsCompleted: Int!
}

type PatientPage {
  limit: Int!
  page: Int!
  patients: [Patient!]!
  total: Int!
}

enum PatientRecordStatus {
  COMPLETE
  INCOMPLETE
}

enum PatientSort {
  LAST_LOGIN
  NAME
  NEWEST
  NUMBER
}

type PatientStats {
  active: Int!
  inactive: Int!
  incomplete: Int!
  total: Int!
}

type PatientUnderCare {
  flags: [CareFlagKind!]!
  lastPain: Int
  lastPainAt: DateTime
  openTask: CareTask
  patient: AppointmentPatient!
  phase: Int!
  phaseCount: Int!
  planId: ID!
  ready: Boolean!
  recoveryPercent: Int!
}

type PatientUnderCareConnection {
  edges: [PatientUnderCareEdge!]!
  pageInfo: PageInfo!
  totalCount: Int!
}

type PatientUnderCareEdge {
  cursor: String!
  node: PatientUnderCare!
}

type Payment {
  amount: Paise!
  appointmentId: ID
  createdAt: DateTime!
  failedReason: String
  id: ID!
  method: PaymentMethod!
  note: String
  patient: PaymentPatient
  receiptNumber: String
  receivedOn: LocalDate
  reference: String
  refunded: Paise!
  refunds: [Refund!]!
  status: PaymentStatus!
  upiLink: String
  version: Int!
}

type PaymentConnection {
  asOf: DateTime!
  edges: [PaymentEdge!]!
  pageInfo: PageInfo!
  totalCount: Int!
}

type PaymentEdge {
  cursor: String!
  node: Payment!
}

input PaymentFilter {
  from: LocalDate
  method: PaymentMethod
  patientId: ID
  search: String
  status: PaymentStatus
  until: LocalDate
  updatedSince: DateTime
}

enum PaymentMethod {
  CARD
  CASH
  NET_BANKING
  UPI
}

type PaymentPage {
  limit: Int!
  page: Int!
  paidTotal: Paise!
  payments: [Payment!]!
  total: Int!
  totalPages: Int!
}

type PaymentPatient {
  id: ID!
  name: String!
  patientId: ID!
}

enum PaymentStatus {
  FAILED
  PAID
  PENDING
  REFUNDED
}

type PendingAppointmentPage {
  appointments: [Appointment!]!
  limit: Int!
  page: Int!
  total: Int!
}

type Phase {
  criteria: [Criterion!]!
  exercises: [Exercise!]!
  fromDay: Int!
  goal: String!
  name: String!
  number: Int!
  sessions: Int!
  targets: [TargetBand!]!
  toDay: Int!
}

type Physiotherapist {
  id: ID!
  name: String!
  onLeave: Boolean!
  scheduledSessions: Int!
  specialization: String!
}

type PhysiotherapistTimes {
  leave: [Leave!]!
  physiotherapistId: ID!
  version: Int!
  workingHours: [WeekdayHours!]
}

type PlanLeft {
  needsDoctor: Boolean!
  needsPhysiotherapist: Boolean!
  patient: AppointmentPatient!
  planId: ID!
}

type PlanSession {
  appointmentId: ID
  number: Int!
  phase: Int!
  state: PlanSessionState!
}

enum PlanSessionState {
  AHEAD
  CANCELLED
  DONE
  MISSED
}

enum PlanStatus {
  ACTIVE
  COMPLETED
  STOPPED
}

type ProgressReport {
  content: String!
  createdAt: DateTime!
  id: ID!
}

type Protocol {
  id: ID!
  isSample: Boolean!
  name: String!
  slug: String!
  versions: [ProtocolVersion!]!
}

type ProtocolApproval {
  approvedAt: DateTime!
  contentHash: String!
  doctorName: String!
  isSample: Boolean!
  statement: String!
}

enum ProtocolStatus {
  APPROVED
  DRAFT
  RETIRED
}

type ProtocolVersion {
  approvals: [ProtocolApproval!]!
  content: JSON!
  contentHash: String!
  id: ID!
  number: Int!
  status: ProtocolStatus!
}

type Query {
  answeredTasks(planId: ID!): [CareTask!]!
  apiKeys(all: Boolean! = false): [ApiKey!]!
  appointments(after: String, filter: AppointmentFilter, first: Int!, order: AppointmentOrder): AppointmentConnection!
  auditEvents(after: String, filter: AuditFilter, first: Int!): AuditEventConnection!
  careTasks: [CareTask!]!
  charges(patientId: ID): [Charge!]!
  clinic: Clinic!
  clinicSettings: ClinicSettings!
  consents(patientId: ID!): [ListedConsent!]!
  contactMessages(after: String, first: Int!, status: ContactStatus): ContactMessageConnection!
  dashboard: Dashboard!
  deletedPatients(limit: Int! = 10, page: Int! = 1, search: String): DeletedRecordPage!
  doctors: [Doctor!]!
  exchange(id: ID!): ExchangeDetails!
  exchanges(after: String, filter: ExchangeFilter, first: Int!): ExchangeConnection!
  freeSlots(input: FreeSlotsInput!): [FreeSlot!]!
  gate(language: Language! = EN, planId: ID!): Gate
  hl7Sources: [Hl7Source!]!
  hospitalDocuments(after: String, first: Int!, patientId: ID!): HospitalDocumentConnection!
  hospitalReadiness: [Readiness!]!
  lastReconciliation: Reconciliation
  me: User
  measurements(first: Int! = 100, measure: Measure, planId: ID!): [Measurement!]!
  messagePreferences: MessagePreferences!
  messages(after: String, filter: MessageFilter, first: Int!): MessageConnection!
  missedSessions: [MissedSession!]!
  moneyTotals(from: LocalDate!, until: LocalDate!): MoneyTotals!
  myBalance: Balance!
  myPayments: [Payment!]!
  myPlan(language: Language! = EN): RecoveryPlan
  myRecordReaders: [RecordReader!]!
  mySessions: [Session!]!
  openSigns: [OpenSign!]!
  patientDetails(id: ID!): PatientDetails!
  patientImport(id: ID!): PatientImport!
  patientOverview(id: ID!): PatientOverview!
  patientStats: PatientStats!
  patientTimeline(after: String, first: Int!, kinds: [TimelineKind!], patientId: ID!): TimelineConnection!
  patients(filter: PatientFilter, limit: Int! = 10, page: Int! = 1, sort: PatientSort! = NEWEST): PatientPage!
  patientsConnection(after: String, filter: PatientFilter, first: Int!): PatientConnection!
  patientsUnderCare: [PatientUnderCare!]!
  patientsUnderCareConnection(after: String, first: Int!, search: String): PatientUnderCareConnection!
  payment(id: ID!): Payment!
  payments(from: LocalDate, limit: Int! = 10, page: Int! = 1, until: LocalDate): PaymentPage!
  paymentsConnection(after: String, filter: PaymentFilter, first: Int!): PaymentConnection!
  pendingAppointmentPage(limit: Int! = 10, page: Int! = 1): PendingAppointmentPage!
  pendingAppointments(first: Int! = 100): [Appointment!]!
  physiotherapistTimes(physiotherapistId: ID!): PhysiotherapistTimes!
  physiotherapists(day: LocalDate): [Physiotherapist!]!
  plansLeft: [PlanLeft!]!
  protocols: [Protocol!]!
  recoveryPlan(language: Language! = EN, patientId: ID!): RecoveryPlan
  referrals(after: String, first: Int!, isWaiting: Boolean): ReferralConnection!
  savedFilters(list: SavedFilterList!): [SavedFilter!]!
  search(first: Int! = 10, text: String!): [SearchHit!]!
  securityNotices: [SecurityNotice!]!
  sessionEvents(after: ID, first: Int! = 100, planId: ID!): [SessionEvent!]!
  slotOffers: [SlotOffer!]!
  smartClients: [SmartClient!]!
  staff(includeLeft: Boolean! = false): [StaffMember!]!
  today(language: Language! = EN): Today
  users(filter: AccountFilter, limit: Int! = 20, page: Int! = 1): UserPage!
  usersWithoutPatients(first: Int!, search: String): [UserWithoutPatient!]!
  webhookDeliveries(endpointId: ID!, first: Int!): [WebhookDelivery!]!
  webhookEndpoints: [WebhookEndpoint!]!
}

type Readiness {
  check: ReadinessCheck!
  found: String
  isMet: Boolean!
}

enum ReadinessCheck {
  ADDRESS
  CLIENT
  CLOCK
  CONSENT
  IDENTIFIERS
  SIGNING_KEY
}

type Reconciliation {
  at: DateTime!
  differences: [Difference!]!
  events: Int!
  plans: Int!
}

input RecordConsentInput {
  clientId: ID!
  decision: ConsentDecision!
  patientId: ID!
  until: DateTime
}

input RecordPaymentInput {
  amount: Paise!
  appointmentId: ID
  method: PaymentMethod!
  note: String
  patientId: ID!
  receivedOn: LocalDate
  reference: String
  status: PaymentStatus
}

type RecordReader {
  clientId: ID!
  decision: ConsentDecision
  lastReadAt: DateTime
  mayRead: Boolean!
  name: String!
  purpose: DataPurpose!
  referredUntil: DateTime
  saidAt: DateTime
  since: DateTime
}

enum RecoveryBand {
  FROM_0_TO_25
  FROM_26_TO_50
  FROM_51_TO_75
  FROM_76_TO_100
}

type RecoveryPlan {
  doctorName: String
  id: ID!
  isSample: Boolean!
  ledger: Ledger!
  openTask: CareTask
  passages: [GatePassage!]!
  patient: AppointmentPatient!
  phase: Int!
  phases: [Phase!]!
  physiotherapistId: ID
  physiotherapistName: String
  protocolName: String!
  protocolVersion: Int!
  recoveryPercent: Int!
  referral: String
  sessions: [PlanSession!]!
  side: BodySide!
  status: PlanStatus!
  surgeryDate: LocalDate!
  version: Int!
}

type Referral {
  authoredAt: DateTime!
  clientName: String!
  decidedAt: DateTime
  declineReason: String
  documentCount: Int!
  id: ID!
  patientId: ID!
  patientName: String!
  patientNumber: ID!
  reason: String!
  requester: String
  status: ReferralStatus!
}

type ReferralConnection {
  edges: [ReferralEdge!]!
  pageInfo: PageInfo!
}

type ReferralEdge {
  cursor: String!
  node: Referral!
}

enum ReferralStatus {
  ACCEPTED
  ACTIVE
  DECLINED
  REVOKED
}

type Refund {
  amount: Paise!
  id: ID!
  method: PaymentMethod!
  number: String!
  reason: String!
  refundedOn: LocalDate!
}

input RefundInput {
  amount: Paise
  method: PaymentMethod
  reason: String!
  refundedOn: LocalDate
}

input RegisterPatientInput {
  address: String!
  age: Int!
  bloodGroup: String
  contactNumber: String!
  diagnosedWith: String!
  emergencyContactNumber: String!
  gender: Gender!
  name: String!
  withoutAccount: Boolean! = false
}

input RegisterStaffInput {
  fullName: String!
  phoneNumber: String!
  physiotherapistId: ID
  registrationNumber: String
  specialization: String
  userType: UserType!
}

input RequestAppointmentInput {
  appointmentDate: String!
  physiotherapistId: ID
  sessionType: SessionType!
}

type SavedFilter {
  id: ID!
  name: String!
  query: String!
}

enum SavedFilterList {
  PATIENTS
  PAYMENTS
}

type SearchHit {
  detail: String!
  id: ID!
  kind: SearchKind!
  patientNumber: ID
  title: String!
}

enum SearchKind {
  PATIENT
  PAYMENT
  STAFF
}

type SecurityNotice {
  at: DateTime!
  by: String
  id: ID!
  kind: SecurityNoticeKind!
  subject: String
}

enum SecurityNoticeKind {
  ADMIN_ADDED
  API_KEY_ADDED
  CLIENT_ADDED
  CODES_UNUSED
  CODES_USED_UP
  ENDPOINT_ADDED
  SOURCE_ADDED
  UPI_CHANGED
}

type Session {
  endsAt: DateTime!
  id: ID!
  isCurrent: Boolean!
  lastSeenAt: DateTime!
  signedInAt: DateTime!
}

type SessionEvent {
  appointmentId: ID
  at: DateTime!
  enteredAs: EnteredAs!
  id: ID!
  kind: SessionEventKind!
  number: Int!
  reason: String
  state: PlanSessionState!
}

enum SessionEventKind {
  BOOKED
  CANCELLED
  CORRECTED
  DONE
  MERGED
  MISSED
  PLANNED
  REOPENED
  RESCHEDULED
  UNBOOKED
}

type SessionOffer {
  durationMinutes: Int!
  enabled: Boolean!
  price: Paise
  sessionType: SessionType!
}

input SessionOfferInput {
  durationMinutes: Int!
  enabled: Boolean!
  price: Paise
  sessionType: SessionType!
}

enum SessionType {
  CLINIC
  HOME
  TELE
}

input SetDoneInput {
  done: Boolean! = true
  exercise: ID!
  occasion: Int!
  set: Int!
}

input SettlePaymentInput {
  method: PaymentMethod
  receivedOn: LocalDate
  reference: String
}

enum Severity {
  EMERGENCY
  URGENT
}

enum SignInDoor {
  ADMIN
  STAFF
  USER
}

input SignInput {
  note: String
  sign: ID!
}

enum SkipReason {
  NOT_SURE
  NO_EQUIPMENT
  NO_TIME
  OTHER
  PAIN
  TIRED
  UNWELL
}

type SlotOffer {
  expiresAt: DateTime!
  id: ID!
  number: Int!
  planId: ID!
  slots: [DateTime!]!
}

type SmartClient {
  createdAt: DateTime!
  id: ID!
  identifierSystems: [String!]!
  jwksUrl: String
  lastUsedAt: DateTime
  name: String!
  purpose: DataPurpose!
  reach: ClientReach!
  scopes: [String!]!
}

type SocialLink {
  label: String!
  url: String!
}

input SocialLinkInput {
  label: String!
  url: String!
}

type SpecialDay {
  day: LocalDate!
  hours: [DayHours!]!
  name: String!
}

input SpecialDayInput {
  day: LocalDate!
  hours: [DayHoursInput!]!
  name: String!
}

type StaffMember {
  disabled: Boolean!
  doctorId: ID
  fullName: String!
  id: ID!
  lastDay: LocalDate
  lastLogin: DateTime
  mobileNumber: String
  physiotherapistId: ID
  registrationNumber: String
  sessionsAhead: Int!
  specialization: String
  userId: ID
  userType: UserType!
  version: Int!
}

type TargetBand {
  high: Float!
  low: Float!
  measure: Measure!
}

enum TaskStatus {
  ACKNOWLEDGED
  OPEN
  RESOLVED
}

type TimelineConnection {
  edges: [TimelineEdge!]!
  pageInfo: PageInfo!
}

type TimelineEdge {
  cursor: String!
  node: TimelineEntry!
}

type TimelineEntry {
  at: DateTime!
  detail: String
  id: ID!
  kind: TimelineKind!
  subjectId: ID
  title: String!
}

enum TimelineKind {
  CHARGE
  HISTORY
  MESSAGE
  PAYMENT
  RECORD
  REPORT
  SESSION
}

type Today {
  adherence: Adherence!
  advice: String
  answeredTask: CareTask
  dangerSigns: [DangerSign!]!
  day: LocalDate!
  daysSinceSurgery: Int!
  exercises: [TodayExercise!]!
  ledger: Ledger!
  needsDangerCheck: Boolean!
  nextSession: Appointment
  openTask: CareTask
  pain: PainEntry
  phase: Int!
  phaseCount: Int!
  phaseName: String!
  planId: ID!
  recoveryPercent: Int!
  sentence: String!
  stopped: Boolean!
}

type TodayExercise {
  exercise: Exercise!
  occasions: [Occasion!]!
  timesDone: Int!
}

input UpdateAccountInput {
  fullName: String!
  phoneNumber: String
}

input UpdatePatientInput {
  address: String
  age: Int
  bloodGroup: String
  contactNumber: String
  diagnosedWith: String
  emergencyContactNumber: String
  gender: Gender
  name: String
}

input UpdateProfileInput {
  address: String
  country: String
  dateOfBirth: LocalDate
  email: String
  fullName: String
  gender: Gender
  language: String
  nickname: String
  timeZone: String
}

input UpdateStaffInput {
  fullName: String
  phoneNumber: String
  registrationNumber: String
  specialization: String
}

type User {
  address: String
  avatar: String
  country: String!
  dateOfBirth: LocalDate
  email: String
  fullName: String!
  gender: Gender
  id: ID!
  language: String!
  lastLogin: DateTime
  missedSessions: Int!
  mobileNumber: String!
  nickname: String
  pendingNumber: String
  plannedSessions: Int!
  profileCompleted: Boolean!
  recoveryProgress: Int!
  sessionsCompleted: Int!
  sessionsToGo: Int
  timeZone: String!
  userType: UserType!
}

type UserPage {
  limit: Int!
  page: Int!
  total: Int!
  users: [Account!]!
}

enum UserType {
  ADMIN
  DOCTOR
  PATIENT
  PHYSIOTHERAPIST
  USER
}

type UserWithoutPatient {
  dateOfBirth: LocalDate
  fullName: String!
  gender: Gender
  id: ID!
  mobileNumber: String!
}

type WebhookDelivery {
  attempts: Int!
  code: String
  createdAt: DateTime!
  deliveredAt: DateTime
  event: String!
  id: ID!
  nextAttemptAt: DateTime
  resource: String!
  resourceId: ID!
  status: WebhookDeliveryStatus!
}

enum WebhookDeliveryStatus {
  DELIVERED
  FAILED
  PENDING
}

enum WebhookEndReason {
  CLIENT_REVOKED
  ENDED
  GONE
}

type WebhookEndpoint {
  canSign: Boolean!
  clientId: ID!
  clientName: String!
  createdAt: DateTime!
  endReason: WebhookEndReason
  endedAt: DateTime
  events: [String!]!
  id: ID!
  url: String!
}

type WeekCount {
  count: Int!
  week: LocalDate!
}

enum Weekday {
  FRIDAY
  MONDAY
  SATURDAY
  SUNDAY
  THURSDAY
  TUESDAY
  WEDNESDAY
}

type WeekdayHours {
  hours: [DayHours!]!
  weekday: Weekday!
}

input WeekdayHoursInput {
  hours: [DayHoursInput!]!
  weekday: Weekday!
}`;


export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Account: ResolverTypeWrapper<Account>;
  AccountFilter: AccountFilter;
  Adherence: ResolverTypeWrapper<Adherence>;
  AffectedSessions: AffectedSessions;
  ApiKey: ResolverTypeWrapper<ApiKey>;
  ApiKeyScope: null;
  Appointment: ResolverTypeWrapper<Appointment>;
  AppointmentConnection: ResolverTypeWrapper<AppointmentConnection>;
  AppointmentEdge: ResolverTypeWrapper<AppointmentEdge>;
  AppointmentFilter: AppointmentFilter;
  AppointmentOrder: null;
  AppointmentPatient: ResolverTypeWrapper<AppointmentPatient>;
  AppointmentPhysiotherapist: ResolverTypeWrapper<AppointmentPhysiotherapist>;
  AppointmentStatus: null;
  AuditEvent: ResolverTypeWrapper<AuditEvent>;
  AuditEventConnection: ResolverTypeWrapper<AuditEventConnection>;
  AuditEventEdge: ResolverTypeWrapper<AuditEventEdge>;
  AuditFilter: AuditFilter;
  AuditOutcome: null;
  Balance: ResolverTypeWrapper<Balance>;
  BodySide: BodySide;
  BookAppointmentInput: BookAppointmentInput;
  BookingMode: BookingMode;
  BookingRules: ResolverTypeWrapper<BookingRules>;
  BookingRulesInput: BookingRulesInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CareFlagKind: CareFlagKind;
  CarePlanInput: CarePlanInput;
  CareTask: ResolverTypeWrapper<CareTask>;
  Charge: ResolverTypeWrapper<Charge>;
  ChargeInput: ChargeInput;
  CheckInInput: CheckInInput;
  ClientReach: ClientReach;
  Clinic: ResolverTypeWrapper<Clinic>;
  ClinicSettings: ResolverTypeWrapper<ClinicSettings>;
  ClinicSettingsInput: ClinicSettingsInput;
  Comparison: Comparison;
  CompletePatientInput: CompletePatientInput;
  CompleteProfileInput: CompleteProfileInput;
  ConsentDecision: ConsentDecision;
  ConsentSource: ConsentSource;
  ContactForm: ContactForm;
  ContactMessage: ResolverTypeWrapper<ContactMessage>;
  ContactMessageConnection: ResolverTypeWrapper<ContactMessageConnection>;
  ContactMessageEdge: ResolverTypeWrapper<ContactMessageEdge>;
  ContactStatus: ContactStatus;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateHl7SourceInput: CreateHl7SourceInput;
  CreatePatientInput: CreatePatientInput;
  CreatePlanInput: CreatePlanInput;
  CreateSmartClientInput: CreateSmartClientInput;
  CreateWebhookEndpointInput: CreateWebhookEndpointInput;
  CreatedApiKey: ResolverTypeWrapper<CreatedApiKey>;
  CreatedWebhookEndpoint: ResolverTypeWrapper<CreatedWebhookEndpoint>;
  Criterion: ResolverTypeWrapper<Criterion>;
  CriterionKind: CriterionKind;
  CriterionResult: ResolverTypeWrapper<CriterionResult>;
  CriterionState: CriterionState;
  DangerAnswerInput: DangerAnswerInput;
  DangerCheckInput: DangerCheckInput;
  DangerSign: ResolverTypeWrapper<DangerSign>;
  Dashboard: ResolverTypeWrapper<Dashboard>;
  DataPurpose: DataPurpose;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayHours: ResolverTypeWrapper<DayHours>;
  DayHoursInput: DayHoursInput;
  DayTotal: ResolverTypeWrapper<DayTotal>;
  DeletedPatient: ResolverTypeWrapper<DeletedPatient>;
  DeletedRecord: ResolverTypeWrapper<DeletedRecord>;
  DeletedRecordPage: ResolverTypeWrapper<DeletedRecordPage>;
  Departure: ResolverTypeWrapper<Departure>;
  Deviation: ResolverTypeWrapper<Deviation>;
  DeviationInput: DeviationInput;
  Difference: ResolverTypeWrapper<Difference>;
  Doctor: ResolverTypeWrapper<Doctor>;
  EnteredAs: EnteredAs;
  EnteredLeave: ResolverTypeWrapper<EnteredLeave>;
  EntryInput: EntryInput;
  EntryOutcome: EntryOutcome;
  EntryResult: ResolverTypeWrapper<EntryResult>;
  Exchange: ResolverTypeWrapper<Exchange>;
  ExchangeAttempt: ResolverTypeWrapper<ExchangeAttempt>;
  ExchangeConnection: ResolverTypeWrapper<ExchangeConnection>;
  ExchangeDetails: ResolverTypeWrapper<ExchangeDetails>;
  ExchangeDoor: ExchangeDoor;
  ExchangeEdge: ResolverTypeWrapper<ExchangeEdge>;
  ExchangeFilter: ExchangeFilter;
  ExchangeOutcome: ExchangeOutcome;
  ExchangedDelivery: ResolverTypeWrapper<ExchangedDelivery>;
  ExchangedMessage: ResolverTypeWrapper<ExchangedMessage>;
  Exercise: ResolverTypeWrapper<Exercise>;
  ExerciseDoneInput: ExerciseDoneInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FreeSlot: ResolverTypeWrapper<FreeSlot>;
  FreeSlotsInput: FreeSlotsInput;
  Gate: ResolverTypeWrapper<Gate>;
  GatePassage: ResolverTypeWrapper<GatePassage>;
  Gender: null;
  Hl7Source: ResolverTypeWrapper<Hl7Source>;
  HospitalConsent: ResolverTypeWrapper<HospitalConsent>;
  HospitalDocument: ResolverTypeWrapper<HospitalDocument>;
  HospitalDocumentConnection: ResolverTypeWrapper<HospitalDocumentConnection>;
  HospitalDocumentEdge: ResolverTypeWrapper<HospitalDocumentEdge>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportError: ResolverTypeWrapper<ImportError>;
  ImportStatus: ImportStatus;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Language: Language;
  Leave: ResolverTypeWrapper<Leave>;
  LeaveInput: LeaveInput;
  Ledger: ResolverTypeWrapper<Ledger>;
  ListedConsent: ResolverTypeWrapper<ListedConsent>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  Measure: Measure;
  MeasureMethod: MeasureMethod;
  Measurement: ResolverTypeWrapper<Measurement>;
  MeasurementInput: MeasurementInput;
  MedicalHistoryEntry: ResolverTypeWrapper<MedicalHistoryEntry>;
  MedicalHistoryInput: MedicalHistoryInput;
  Message: ResolverTypeWrapper<Message>;
  MessageConnection: ResolverTypeWrapper<MessageConnection>;
  MessageEdge: ResolverTypeWrapper<MessageEdge>;
  MessageFilter: MessageFilter;
  MessageKind: MessageKind;
  MessagePreferences: ResolverTypeWrapper<MessagePreferences>;
  MessageStatus: MessageStatus;
  MessageTemplate: ResolverTypeWrapper<MessageTemplate>;
  MessageTemplateInput: MessageTemplateInput;
  MissedSession: ResolverTypeWrapper<MissedSession>;
  MoneyTotals: ResolverTypeWrapper<MoneyTotals>;
  MotionMode: MotionMode;
  MoveAppointmentInput: MoveAppointmentInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Occasion: ResolverTypeWrapper<Occasion>;
  OpenSign: ResolverTypeWrapper<OpenSign>;
  OtpSent: ResolverTypeWrapper<OtpSent>;
  PackageOffer: ResolverTypeWrapper<PackageOffer>;
  PackageOfferInput: PackageOfferInput;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PainEntry: ResolverTypeWrapper<PainEntry>;
  PainInput: PainInput;
  PainMoment: PainMoment;
  Paise: ResolverTypeWrapper<Scalars['Paise']['output']>;
  Patient: ResolverTypeWrapper<Patient>;
  PatientAccount: ResolverTypeWrapper<PatientAccount>;
  PatientActivity: null;
  PatientConnection: ResolverTypeWrapper<PatientConnection>;
  PatientDetails: ResolverTypeWrapper<PatientDetails>;
  PatientEdge: ResolverTypeWrapper<PatientEdge>;
  PatientFilter: PatientFilter;
  PatientImport: ResolverTypeWrapper<PatientImport>;
  PatientOverview: ResolverTypeWrapper<PatientOverview>;
  PatientPage: ResolverTypeWrapper<PatientPage>;
  PatientRecordStatus: null;
  PatientSort: null;
  PatientStats: ResolverTypeWrapper<PatientStats>;
  PatientUnderCare: ResolverTypeWrapper<PatientUnderCare>;
  PatientUnderCareConnection: ResolverTypeWrapper<PatientUnderCareConnection>;
  PatientUnderCareEdge: ResolverTypeWrapper<PatientUnderCareEdge>;
  Payment: ResolverTypeWrapper<Payment>;
  PaymentConnection: ResolverTypeWrapper<PaymentConnection>;
  PaymentEdge: ResolverTypeWrapper<PaymentEdge>;
  PaymentFilter: PaymentFilter;
  PaymentMethod: null;
  PaymentPage: ResolverTypeWrapper<PaymentPage>;
  PaymentPatient: ResolverTypeWrapper<PaymentPatient>;
  PaymentStatus: null;
  PendingAppointmentPage: ResolverTypeWrapper<PendingAppointmentPage>;
  Phase: ResolverTypeWrapper<Phase>;
  Physiotherapist: ResolverTypeWrapper<Physiotherapist>;
  PhysiotherapistTimes: ResolverTypeWrapper<PhysiotherapistTimes>;
  PlanLeft: ResolverTypeWrapper<PlanLeft>;
  PlanSession: ResolverTypeWrapper<PlanSession>;
  PlanSessionState: PlanSessionState;
  PlanStatus: PlanStatus;
  ProgressReport: ResolverTypeWrapper<ProgressReport>;
  Protocol: ResolverTypeWrapper<Protocol>;
  ProtocolApproval: ResolverTypeWrapper<ProtocolApproval>;
  ProtocolStatus: ProtocolStatus;
  ProtocolVersion: ResolverTypeWrapper<ProtocolVersion>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Readiness: ResolverTypeWrapper<Readiness>;
  ReadinessCheck: ReadinessCheck;
  Reconciliation: ResolverTypeWrapper<Reconciliation>;
  RecordConsentInput: RecordConsentInput;
  RecordPaymentInput: RecordPaymentInput;
  RecordReader: ResolverTypeWrapper<RecordReader>;
  RecoveryBand: null;
  RecoveryPlan: ResolverTypeWrapper<RecoveryPlan>;
  Referral: ResolverTypeWrapper<Referral>;
  ReferralConnection: ResolverTypeWrapper<ReferralConnection>;
  ReferralEdge: ResolverTypeWrapper<ReferralEdge>;
  ReferralStatus: ReferralStatus;
  Refund: ResolverTypeWrapper<Refund>;
  RefundInput: RefundInput;
  RegisterPatientInput: RegisterPatientInput;
  RegisterStaffInput: RegisterStaffInput;
  RequestAppointmentInput: RequestAppointmentInput;
  SavedFilter: ResolverTypeWrapper<SavedFilter>;
  SavedFilterList: null;
  SearchHit: ResolverTypeWrapper<SearchHit>;
  SearchKind: null;
  SecurityNotice: ResolverTypeWrapper<SecurityNotice>;
  SecurityNoticeKind: SecurityNoticeKind;
  Session: ResolverTypeWrapper<Session>;
  SessionEvent: ResolverTypeWrapper<SessionEvent>;
  SessionEventKind: SessionEventKind;
  SessionOffer: ResolverTypeWrapper<SessionOffer>;
  SessionOfferInput: SessionOfferInput;
  SessionType: null;
  SetDoneInput: SetDoneInput;
  SettlePaymentInput: SettlePaymentInput;
  Severity: Severity;
  SignInDoor: null;
  SignInput: SignInput;
  SkipReason: SkipReason;
  SlotOffer: ResolverTypeWrapper<SlotOffer>;
  SmartClient: ResolverTypeWrapper<SmartClient>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  SocialLinkInput: SocialLinkInput;
  SpecialDay: ResolverTypeWrapper<SpecialDay>;
  SpecialDayInput: SpecialDayInput;
  StaffMember: ResolverTypeWrapper<StaffMember>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TargetBand: ResolverTypeWrapper<TargetBand>;
  TaskStatus: TaskStatus;
  TimelineConnection: ResolverTypeWrapper<TimelineConnection>;
  TimelineEdge: ResolverTypeWrapper<TimelineEdge>;
  TimelineEntry: ResolverTypeWrapper<TimelineEntry>;
  TimelineKind: null;
  Today: ResolverTypeWrapper<Today>;
  TodayExercise: ResolverTypeWrapper<TodayExercise>;
  UpdateAccountInput: UpdateAccountInput;
  UpdatePatientInput: UpdatePatientInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateStaffInput: UpdateStaffInput;
  User: ResolverTypeWrapper<User>;
  UserPage: ResolverTypeWrapper<UserPage>;
  UserType: null;
  UserWithoutPatient: ResolverTypeWrapper<UserWithoutPatient>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDelivery>;
  WebhookDeliveryStatus: WebhookDeliveryStatus;
  WebhookEndReason: WebhookEndReason;
  WebhookEndpoint: ResolverTypeWrapper<WebhookEndpoint>;
  WeekCount: ResolverTypeWrapper<WeekCount>;
  Weekday: Weekday;
  WeekdayHours: ResolverTypeWrapper<WeekdayHours>;
  WeekdayHoursInput: WeekdayHoursInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Account: Account;
  AccountFilter: AccountFilter;
  Adherence: Adherence;
  ApiKey: ApiKey;
  Appointment: Appointment;
  AppointmentConnection: AppointmentConnection;
  AppointmentEdge: AppointmentEdge;
  AppointmentFilter: AppointmentFilter;
  AppointmentPatient: AppointmentPatient;
  AppointmentPhysiotherapist: AppointmentPhysiotherapist;
  AuditEvent: AuditEvent;
  AuditEventConnection: AuditEventConnection;
  AuditEventEdge: AuditEventEdge;
  AuditFilter: AuditFilter;
  Balance: Balance;
  BookAppointmentInput: BookAppointmentInput;
  BookingRules: BookingRules;
  BookingRulesInput: BookingRulesInput;
  Boolean: Scalars['Boolean']['output'];
  CarePlanInput: CarePlanInput;
  CareTask: CareTask;
  Charge: Charge;
  ChargeInput: ChargeInput;
  CheckInInput: CheckInInput;
  Clinic: Clinic;
  ClinicSettings: ClinicSettings;
  ClinicSettingsInput: ClinicSettingsInput;
  CompletePatientInput: CompletePatientInput;
  CompleteProfileInput: CompleteProfileInput;
  ContactMessage: ContactMessage;
  ContactMessageConnection: ContactMessageConnection;
  ContactMessageEdge: ContactMessageEdge;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateHl7SourceInput: CreateHl7SourceInput;
  CreatePatientInput: CreatePatientInput;
  CreatePlanInput: CreatePlanInput;
  CreateSmartClientInput: CreateSmartClientInput;
  CreateWebhookEndpointInput: CreateWebhookEndpointInput;
  CreatedApiKey: CreatedApiKey;
  CreatedWebhookEndpoint: CreatedWebhookEndpoint;
  Criterion: Criterion;
  CriterionResult: CriterionResult;
  DangerAnswerInput: DangerAnswerInput;
  DangerCheckInput: DangerCheckInput;
  DangerSign: DangerSign;
  Dashboard: Dashboard;
  DateTime: Scalars['DateTime']['output'];
  DayHours: DayHours;
  DayHoursInput: DayHoursInput;
  DayTotal: DayTotal;
  DeletedPatient: DeletedPatient;
  DeletedRecord: DeletedRecord;
  DeletedRecordPage: DeletedRecordPage;
  Departure: Departure;
  Deviation: Deviation;
  DeviationInput: DeviationInput;
  Difference: Difference;
  Doctor: Doctor;
  EnteredLeave: EnteredLeave;
  EntryInput: EntryInput;
  EntryResult: EntryResult;
  Exchange: Exchange;
  ExchangeAttempt: ExchangeAttempt;
  ExchangeConnection: ExchangeConnection;
  ExchangeDetails: ExchangeDetails;
  ExchangeEdge: ExchangeEdge;
  ExchangeFilter: ExchangeFilter;
  ExchangedDelivery: ExchangedDelivery;
  ExchangedMessage: ExchangedMessage;
  Exercise: Exercise;
  ExerciseDoneInput: ExerciseDoneInput;
  Float: Scalars['Float']['output'];
  FreeSlot: FreeSlot;
  FreeSlotsInput: FreeSlotsInput;
  Gate: Gate;
  GatePassage: GatePassage;
  Hl7Source: Hl7Source;
  HospitalConsent: HospitalConsent;
  HospitalDocument: HospitalDocument;
  HospitalDocumentConnection: HospitalDocumentConnection;
  HospitalDocumentEdge: HospitalDocumentEdge;
  ID: Scalars['ID']['output'];
  ImportError: ImportError;
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  Leave: Leave;
  LeaveInput: LeaveInput;
  Ledger: Ledger;
  ListedConsent: ListedConsent;
  LocalDate: Scalars['LocalDate']['output'];
  Measurement: Measurement;
  MeasurementInput: MeasurementInput;
  MedicalHistoryEntry: MedicalHistoryEntry;
  MedicalHistoryInput: MedicalHistoryInput;
  Message: Message;
  MessageConnection: MessageConnection;
  MessageEdge: MessageEdge;
  MessageFilter: MessageFilter;
  MessagePreferences: MessagePreferences;
  MessageTemplate: MessageTemplate;
  MessageTemplateInput: MessageTemplateInput;
  MissedSession: MissedSession;
  MoneyTotals: MoneyTotals;
  MoveAppointmentInput: MoveAppointmentInput;
  Mutation: Record<PropertyKey, never>;
  Occasion: Occasion;
  OpenSign: OpenSign;
  OtpSent: OtpSent;
  PackageOffer: PackageOffer;
  PackageOfferInput: PackageOfferInput;
  PageInfo: PageInfo;
  PainEntry: PainEntry;
  PainInput: PainInput;
  Paise: Scalars['Paise']['output'];
  Patient: Patient;
  PatientAccount: PatientAccount;
  PatientConnection: PatientConnection;
  PatientDetails: PatientDetails;
  PatientEdge: PatientEdge;
  PatientFilter: PatientFilter;
  PatientImport: PatientImport;
  PatientOverview: PatientOverview;
  PatientPage: PatientPage;
  PatientStats: PatientStats;
  PatientUnderCare: PatientUnderCare;
  PatientUnderCareConnection: PatientUnderCareConnection;
  PatientUnderCareEdge: PatientUnderCareEdge;
  Payment: Payment;
  PaymentConnection: PaymentConnection;
  PaymentEdge: PaymentEdge;
  PaymentFilter: PaymentFilter;
  PaymentPage: PaymentPage;
  PaymentPatient: PaymentPatient;
  PendingAppointmentPage: PendingAppointmentPage;
  Phase: Phase;
  Physiotherapist: Physiotherapist;
  PhysiotherapistTimes: PhysiotherapistTimes;
  PlanLeft: PlanLeft;
  PlanSession: PlanSession;
  ProgressReport: ProgressReport;
  Protocol: Protocol;
  ProtocolApproval: ProtocolApproval;
  ProtocolVersion: ProtocolVersion;
  Query: Record<PropertyKey, never>;
  Readiness: Readiness;
  Reconciliation: Reconciliation;
  RecordConsentInput: RecordConsentInput;
  RecordPaymentInput: RecordPaymentInput;
  RecordReader: RecordReader;
  RecoveryPlan: RecoveryPlan;
  Referral: Referral;
  ReferralConnection: ReferralConnection;
  ReferralEdge: ReferralEdge;
  Refund: Refund;
  RefundInput: RefundInput;
  RegisterPatientInput: RegisterPatientInput;
  RegisterStaffInput: RegisterStaffInput;
  RequestAppointmentInput: RequestAppointmentInput;
  SavedFilter: SavedFilter;
  SearchHit: SearchHit;
  SecurityNotice: SecurityNotice;
  Session: Session;
  SessionEvent: SessionEvent;
  SessionOffer: SessionOffer;
  SessionOfferInput: SessionOfferInput;
  SetDoneInput: SetDoneInput;
  SettlePaymentInput: SettlePaymentInput;
  SignInput: SignInput;
  SlotOffer: SlotOffer;
  SmartClient: SmartClient;
  SocialLink: SocialLink;
  SocialLinkInput: SocialLinkInput;
  SpecialDay: SpecialDay;
  SpecialDayInput: SpecialDayInput;
  StaffMember: StaffMember;
  String: Scalars['String']['output'];
  TargetBand: TargetBand;
  TimelineConnection: TimelineConnection;
  TimelineEdge: TimelineEdge;
  TimelineEntry: TimelineEntry;
  Today: Today;
  TodayExercise: TodayExercise;
  UpdateAccountInput: UpdateAccountInput;
  UpdatePatientInput: UpdatePatientInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateStaffInput: UpdateStaffInput;
  User: User;
  UserPage: UserPage;
  UserWithoutPatient: UserWithoutPatient;
  WebhookDelivery: WebhookDelivery;
  WebhookEndpoint: WebhookEndpoint;
  WeekCount: WeekCount;
  WeekdayHours: WeekdayHours;
  WeekdayHoursInput: WeekdayHoursInput;
};

export type AccountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  liveSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mobileNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  patientNumber?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
};

export type AdherenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Adherence'] = ResolversParentTypes['Adherence']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prescribed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['ApiKeyScope']>, ParentType, ContextType>;
};

export type ApiKeyScopeResolvers = { APPOINTMENTS_READ: 'appointments:read', APPOINTMENTS_WRITE: 'appointments:write', PATIENTS_READ: 'patients:read', PATIENTS_WRITE: 'patients:write', PAYMENTS_READ: 'payments:read', PAYMENTS_WRITE: 'payments:write', RECOVERY_READ: 'recovery:read' };

export type AppointmentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Appointment'] = ResolversParentTypes['Appointment']> = {
  appointmentDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  callEnding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changeableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  homeAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needsPhysiotherapist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outsideHours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overrideReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['AppointmentPatient'], ParentType, ContextType>;
  physiotherapist?: Resolver<Maybe<ResolversTypes['AppointmentPhysiotherapist']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Paise']>, ParentType, ContextType>;
  sessionType?: Resolver<ResolversTypes['SessionType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AppointmentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AppointmentConnection'] = ResolversParentTypes['AppointmentConnection']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['AppointmentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AppointmentEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AppointmentEdge'] = ResolversParentTypes['AppointmentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType>;
};

export type AppointmentOrderResolvers = { EARLIEST_FIRST: 'earliest first', LATEST_FIRST: 'latest first', NEWEST_FIRST: 'newest first' };

export type AppointmentPatientResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AppointmentPatient'] = ResolversParentTypes['AppointmentPatient']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AppointmentPhysiotherapistResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AppointmentPhysiotherapist'] = ResolversParentTypes['AppointmentPhysiotherapist']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppointmentStatusResolvers = { CANCELED: 'canceled', COMPLETED: 'completed', MISSED: 'missed', PENDING: 'pending', SCHEDULED: 'scheduled' };

export type AuditEventResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditEvent'] = ResolversParentTypes['AuditEvent']> = {
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  apiKeyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AuditOutcome'], ParentType, ContextType>;
  patientNumber?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subjectType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEventConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditEventConnection'] = ResolversParentTypes['AuditEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEventEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AuditEventEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditEventEdge'] = ResolversParentTypes['AuditEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEvent'], ParentType, ContextType>;
};

export type AuditOutcomeResolvers = { DONE: 'done', FAILED: 'failed', REFUSED: 'refused' };

export type BalanceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Balance'] = ResolversParentTypes['Balance']> = {
  charged?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
};

export type BookingRulesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BookingRules'] = ResolversParentTypes['BookingRules']> = {
  choosePhysiotherapist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  horizonDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leadMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxOpenRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPerDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['BookingMode'], ParentType, ContextType>;
  noticeHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slotMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  travelMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CareTaskResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CareTask'] = ResolversParentTypes['CareTask']> = {
  acknowledgedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  advice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  doctorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['AppointmentPatient'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  signs?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TaskStatus'], ParentType, ContextType>;
};

export type ChargeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Charge'] = ResolversParentTypes['Charge']> = {
  amount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canceledReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClinicResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Clinic'] = ResolversParentTypes['Clinic']> = {
  bookingMode?: Resolver<ResolversTypes['BookingMode'], ParentType, ContextType>;
  choosePhysiotherapist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  horizonDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['WeekdayHours']>, ParentType, ContextType>;
  hoursText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mapUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noticeHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['SessionOffer']>, ParentType, ContextType>;
  packages?: Resolver<Array<ResolversTypes['PackageOffer']>, ParentType, ContextType>;
  phones?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionTypes?: Resolver<Array<ResolversTypes['SessionType']>, ParentType, ContextType>;
  social?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  specialDays?: Resolver<Array<ResolversTypes['SpecialDay']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whatsapp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClinicSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ClinicSettings'] = ResolversParentTypes['ClinicSettings']> = {
  booking?: Resolver<ResolversTypes['BookingRules'], ParentType, ContextType>;
  clinic?: Resolver<ResolversTypes['Clinic'], ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['SessionOffer']>, ParentType, ContextType>;
  openedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  quietFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quietUntil?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiptHeader?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialDays?: Resolver<Array<ResolversTypes['SpecialDay']>, ParentType, ContextType>;
  templates?: Resolver<Array<ResolversTypes['MessageTemplate']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vpa?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContactMessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContactMessage'] = ResolversParentTypes['ContactMessage']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  form?: Resolver<ResolversTypes['ContactForm'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  patientNumber?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContactStatus'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactMessageConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContactMessageConnection'] = ResolversParentTypes['ContactMessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ContactMessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactMessageEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContactMessageEdge'] = ResolversParentTypes['ContactMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContactMessage'], ParentType, ContextType>;
};

export type CreatedApiKeyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreatedApiKey'] = ResolversParentTypes['CreatedApiKey']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreatedWebhookEndpointResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreatedWebhookEndpoint'] = ResolversParentTypes['CreatedWebhookEndpoint']> = {
  endpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CriterionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Criterion'] = ResolversParentTypes['Criterion']> = {
  comparison?: Resolver<ResolversTypes['Comparison'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CriterionKind'], ParentType, ContextType>;
  maxAgeDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  measure?: Resolver<Maybe<ResolversTypes['Measure']>, ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['MotionMode']>, ParentType, ContextType>;
  staffOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CriterionResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CriterionResult'] = ResolversParentTypes['CriterionResult']> = {
  actual?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  criterion?: Resolver<ResolversTypes['Criterion'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CriterionState'], ParentType, ContextType>;
  takenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DangerSignResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DangerSign'] = ResolversParentTypes['DangerSign']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  patients?: Resolver<ResolversTypes['PatientStats'], ParentType, ContextType>;
  paymentsByDay?: Resolver<Array<ResolversTypes['DayTotal']>, ParentType, ContextType>;
  pendingSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signUpsByWeek?: Resolver<Array<ResolversTypes['WeekCount']>, ParentType, ContextType>;
  todaysSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingReferrals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayHoursResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DayHours'] = ResolversParentTypes['DayHours']> = {
  closes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DayTotalResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DayTotal'] = ResolversParentTypes['DayTotal']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
};

export type DeletedPatientResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeletedPatient'] = ResolversParentTypes['DeletedPatient']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedRecordResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeletedRecord'] = ResolversParentTypes['DeletedRecord']> = {
  deletedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['Patient'], ParentType, ContextType>;
  restorableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DeletedRecordPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeletedRecordPage'] = ResolversParentTypes['DeletedRecordPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['DeletedRecord']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepartureResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Departure'] = ResolversParentTypes['Departure']> = {
  handedOver?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['PlanLeft']>, ParentType, ContextType>;
  unassigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeviationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Deviation'] = ResolversParentTypes['Deviation']> = {
  criterion?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DifferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Difference'] = ResolversParentTypes['Difference']> = {
  fromEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DoctorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Doctor'] = ResolversParentTypes['Doctor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specialization?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnteredLeaveResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EnteredLeave'] = ResolversParentTypes['EnteredLeave']> = {
  affected?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  leave?: Resolver<ResolversTypes['Leave'], ParentType, ContextType>;
};

export type EntryResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EntryResult'] = ResolversParentTypes['EntryResult']> = {
  advice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['EntryOutcome'], ParentType, ContextType>;
  task?: Resolver<Maybe<ResolversTypes['CareTask']>, ParentType, ContextType>;
};

export type ExchangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Exchange'] = ResolversParentTypes['Exchange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  door?: Resolver<ResolversTypes['ExchangeDoor'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interaction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ExchangeOutcome'], ParentType, ContextType>;
  parameters?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  patientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  patientNumber?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExchangeAttemptResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExchangeAttempt'] = ResolversParentTypes['ExchangeAttempt']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ExchangeOutcome'], ParentType, ContextType>;
};

export type ExchangeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExchangeConnection'] = ResolversParentTypes['ExchangeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ExchangeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ExchangeDetailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExchangeDetails'] = ResolversParentTypes['ExchangeDetails']> = {
  delivery?: Resolver<Maybe<ResolversTypes['ExchangedDelivery']>, ParentType, ContextType>;
  exchange?: Resolver<ResolversTypes['Exchange'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['ExchangedMessage']>, ParentType, ContextType>;
};

export type ExchangeEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExchangeEdge'] = ResolversParentTypes['ExchangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Exchange'], ParentType, ContextType>;
};

export type ExchangedDeliveryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExchangedDelivery'] = ResolversParentTypes['ExchangedDelivery']> = {
  canReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
  tries?: Resolver<Array<ResolversTypes['ExchangeAttempt']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExchangedMessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExchangedMessage'] = ResolversParentTypes['ExchangedMessage']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  controlId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExerciseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Exercise'] = ResolversParentTypes['Exercise']> = {
  holdSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  instructions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timesPerDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FreeSlotResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FreeSlot'] = ResolversParentTypes['FreeSlot']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  physiotherapist?: Resolver<ResolversTypes['AppointmentPhysiotherapist'], ParentType, ContextType>;
  requested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Gate'] = ResolversParentTypes['Gate']> = {
  phase?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['CriterionResult']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GatePassageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GatePassage'] = ResolversParentTypes['GatePassage']> = {
  confirmedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  confirmedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviations?: Resolver<Array<ResolversTypes['Deviation']>, ParentType, ContextType>;
  fromPhase?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  toPhase?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GenderResolvers = { FEMALE: 'female', MALE: 'male', OTHER: 'other' };

export type Hl7SourceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Hl7Source'] = ResolversParentTypes['Hl7Source']> = {
  application?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facility?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifierSystem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HospitalConsentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HospitalConsent'] = ResolversParentTypes['HospitalConsent']> = {
  clientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['ConsentDecision'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  saidBy?: Resolver<ResolversTypes['ConsentSource'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type HospitalDocumentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HospitalDocument'] = ResolversParentTypes['HospitalDocument']> = {
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  referralId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HospitalDocumentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HospitalDocumentConnection'] = ResolversParentTypes['HospitalDocumentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['HospitalDocumentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type HospitalDocumentEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HospitalDocumentEdge'] = ResolversParentTypes['HospitalDocumentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HospitalDocument'], ParentType, ContextType>;
};

export type ImportErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ImportError'] = ResolversParentTypes['ImportError']> = {
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LeaveResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Leave'] = ResolversParentTypes['Leave']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  physiotherapistId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LedgerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Ledger'] = ResolversParentTypes['Ledger']> = {
  ahead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  booked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missedInAll?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListedConsentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListedConsent'] = ResolversParentTypes['ListedConsent']> = {
  consent?: Resolver<ResolversTypes['HospitalConsent'], ParentType, ContextType>;
  recordedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MeasurementResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Measurement'] = ResolversParentTypes['Measurement']> = {
  enteredAs?: Resolver<ResolversTypes['EnteredAs'], ParentType, ContextType>;
  enteredBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['Measure'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['MeasureMethod'], ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['MotionMode']>, ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  retractedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['BodySide']>, ParentType, ContextType>;
  takenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MedicalHistoryEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MedicalHistoryEntry'] = ResolversParentTypes['MedicalHistoryEntry']> = {
  diagnosis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  surgeryDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  treatment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MessageKind'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  patientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  patientNumber?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sendAfter?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MessageStatus'], ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type MessagePreferencesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessagePreferences'] = ResolversParentTypes['MessagePreferences']> = {
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  reminders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MessageTemplateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageTemplate'] = ResolversParentTypes['MessageTemplate']> = {
  dltTemplateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MessageKind'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MissedSessionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MissedSession'] = ResolversParentTypes['MissedSession']> = {
  missedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['SlotOffer']>, ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['AppointmentPatient'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoneyTotalsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MoneyTotals'] = ResolversParentTypes['MoneyTotals']> = {
  pending?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptReferral?: Resolver<ResolversTypes['Referral'], ParentType, ContextType, RequireFields<MutationAcceptReferralArgs, 'id'>>;
  acceptSlot?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationAcceptSlotArgs, 'offerId' | 'startsAt'>>;
  acknowledgeTask?: Resolver<ResolversTypes['CareTask'], ParentType, ContextType, RequireFields<MutationAcknowledgeTaskArgs, 'id'>>;
  addCharge?: Resolver<ResolversTypes['Charge'], ParentType, ContextType, RequireFields<MutationAddChargeArgs, 'idempotencyKey' | 'input'>>;
  addLeave?: Resolver<ResolversTypes['EnteredLeave'], ParentType, ContextType, RequireFields<MutationAddLeaveArgs, 'input'>>;
  addMedicalHistoryEntry?: Resolver<ResolversTypes['PatientDetails'], ParentType, ContextType, RequireFields<MutationAddMedicalHistoryEntryArgs, 'input' | 'patientId'>>;
  addPlanSessions?: Resolver<ResolversTypes['RecoveryPlan'], ParentType, ContextType, RequireFields<MutationAddPlanSessionsArgs, 'count' | 'planId' | 'reason'>>;
  addProgressReport?: Resolver<ResolversTypes['PatientDetails'], ParentType, ContextType, RequireFields<MutationAddProgressReportArgs, 'content' | 'patientId'>>;
  allowRecordReader?: Resolver<ResolversTypes['RecordReader'], ParentType, ContextType, RequireFields<MutationAllowRecordReaderArgs, 'clientId'>>;
  approveAppointment?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationApproveAppointmentArgs, 'id'>>;
  approveProtocolVersion?: Resolver<ResolversTypes['ProtocolVersion'], ParentType, ContextType, RequireFields<MutationApproveProtocolVersionArgs, 'id' | 'statement'>>;
  assignPhysiotherapist?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationAssignPhysiotherapistArgs, 'id' | 'physiotherapistId'>>;
  bookAppointment?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationBookAppointmentArgs, 'input'>>;
  cancelAppointment?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationCancelAppointmentArgs, 'id'>>;
  cancelCharge?: Resolver<ResolversTypes['Charge'], ParentType, ContextType, RequireFields<MutationCancelChargeArgs, 'id' | 'reason'>>;
  cancelLeave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCancelLeaveArgs, 'id'>>;
  cancelPlanSession?: Resolver<ResolversTypes['RecoveryPlan'], ParentType, ContextType, RequireFields<MutationCancelPlanSessionArgs, 'number' | 'planId' | 'reason'>>;
  changeCareTeam?: Resolver<ResolversTypes['RecoveryPlan'], ParentType, ContextType, RequireFields<MutationChangeCareTeamArgs, 'planId'>>;
  completeAppointment?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationCompleteAppointmentArgs, 'id'>>;
  completePatient?: Resolver<ResolversTypes['Patient'], ParentType, ContextType, RequireFields<MutationCompletePatientArgs, 'id' | 'input'>>;
  completeProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCompleteProfileArgs, 'input'>>;
  confirmGate?: Resolver<ResolversTypes['RecoveryPlan'], ParentType, ContextType, RequireFields<MutationConfirmGateArgs, 'deviations' | 'fromPhase' | 'planId'>>;
  correctAppointment?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationCorrectAppointmentArgs, 'id' | 'reason' | 'to'>>;
  correctSession?: Resolver<ResolversTypes['RecoveryPlan'], ParentType, ContextType, RequireFields<MutationCorrectSessionArgs, 'appointmentId' | 'reason' | 'to'>>;
  createApiKey?: Resolver<ResolversTypes['CreatedApiKey'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  createHl7Source?: Resolver<ResolversTypes['Hl7Source'], ParentType, ContextType, RequireFields<MutationCreateHl7SourceArgs, 'input'>>;
  createPatient?: Resolver<ResolversTypes['Patient'], ParentType, ContextType, RequireFields<MutationCreatePatientArgs, 'input'>>;
  createPlan?: Resolver<ResolversTypes['RecoveryPlan'], ParentType, ContextType, RequireFields<MutationCreatePlanArgs, 'idempotencyKey' | 'input'>>;
  createSmartClient?: Resolver<ResolversTypes['SmartClient'], ParentType, ContextType, RequireFields<MutationCreateSmartClientArgs, 'input'>>;
  createWebhookEndpoint?: Resolver<ResolversTypes['CreatedWebhookEndpoint'], ParentType, ContextType, RequireFields<MutationCreateWebhookEndpointArgs, 'input'>>;
  declineReferral?: Resolver<ResolversTypes['Referral'], ParentType, ContextType, RequireFields<MutationDeclineReferralArgs, 'id' | 'reason'>>;
  deletePatient?: Resolver<ResolversTypes['DeletedPatient'], ParentType, ContextType, RequireFields<MutationDeletePatientArgs, 'id'>>;
  deleteSavedFilter?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteSavedFilterArgs, 'id'>>;
  endHl7Source?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndHl7SourceArgs, 'id'>>;
  endOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endSessionsOf?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationEndSessionsOfArgs, 'userId'>>;
  endWebhookEndpoint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndWebhookEndpointArgs, 'id'>>;
  failPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationFailPaymentArgs, 'id' | 'reason'>>;
  issueReceipt?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationIssueReceiptArgs, 'paymentId'>>;
  leaveTeam?: Resolver<ResolversTypes['Departure'], ParentType, ContextType, RequireFields<MutationLeaveTeamArgs, 'id' | 'lastDay'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markAppointmentMissed?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationMarkAppointmentMissedArgs, 'id' | 'reason'>>;
  moveAppointment?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationMoveAppointmentArgs, 'id' | 'input'>>;
  offerSlots?: Resolver<ResolversTypes['SlotOffer'], ParentType, ContextType, RequireFields<MutationOfferSlotsArgs, 'number' | 'planId'>>;
  openClinic?: Resolver<ResolversTypes['ClinicSettings'], ParentType, ContextType>;
  reconcileSessions?: Resolver<ResolversTypes['Reconciliation'], ParentType, ContextType>;
  recordConsent?: Resolver<ResolversTypes['HospitalConsent'], ParentType, ContextType, RequireFields<MutationRecordConsentArgs, 'input'>>;
  recordEntries?: Resolver<Array<ResolversTypes['EntryResult']>, ParentType, ContextType, RequireFields<MutationRecordEntriesArgs, 'entries' | 'language'>>;
  recordMeasurement?: Resolver<ResolversTypes['Measurement'], ParentType, ContextType, RequireFields<MutationRecordMeasurementArgs, 'idempotencyKey' | 'input' | 'planId'>>;
  recordPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationRecordPaymentArgs, 'idempotencyKey' | 'input'>>;
  refund?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationRefundArgs, 'idempotencyKey' | 'input' | 'paymentId'>>;
  refundPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationRefundPaymentArgs, 'id'>>;
  refuseRecordReader?: Resolver<ResolversTypes['RecordReader'], ParentType, ContextType, RequireFields<MutationRefuseRecordReaderArgs, 'clientId'>>;
  registerPatient?: Resolver<ResolversTypes['Patient'], ParentType, ContextType, RequireFields<MutationRegisterPatientArgs, 'idempotencyKey' | 'input'>>;
  registerStaff?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType, RequireFields<MutationRegisterStaffArgs, 'input'>>;
  reopenPlanSession?: Resolver<ResolversTypes['RecoveryPlan'], ParentType, ContextType, RequireFields<MutationReopenPlanSessionArgs, 'number' | 'planId' | 'reason'>>;
  replayMessage?: Resolver<ResolversTypes['ExchangedMessage'], ParentType, ContextType, RequireFields<MutationReplayMessageArgs, 'id'>>;
  replayWebhook?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationReplayWebhookArgs, 'id'>>;
  replayWebhooks?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationReplayWebhooksArgs, 'endpointId' | 'since'>>;
  requestAppointment?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationRequestAppointmentArgs, 'input'>>;
  rescheduleAppointment?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationRescheduleAppointmentArgs, 'appointmentDate' | 'id'>>;
  resolveTask?: Resolver<ResolversTypes['CareTask'], ParentType, ContextType, RequireFields<MutationResolveTaskArgs, 'id' | 'note'>>;
  restorePatient?: Resolver<ResolversTypes['Patient'], ParentType, ContextType, RequireFields<MutationRestorePatientArgs, 'id'>>;
  retireProtocolVersion?: Resolver<ResolversTypes['ProtocolVersion'], ParentType, ContextType, RequireFields<MutationRetireProtocolVersionArgs, 'id'>>;
  retractMeasurement?: Resolver<ResolversTypes['Measurement'], ParentType, ContextType, RequireFields<MutationRetractMeasurementArgs, 'id' | 'reason'>>;
  retryMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationRetryMessageArgs, 'id'>>;
  revokeApiKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'id'>>;
  revokeConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeConsentArgs, 'id'>>;
  revokeSmartClient?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeSmartClientArgs, 'id'>>;
  saveFilter?: Resolver<ResolversTypes['SavedFilter'], ParentType, ContextType, RequireFields<MutationSaveFilterArgs, 'list' | 'name' | 'query'>>;
  saveProtocolDraft?: Resolver<ResolversTypes['ProtocolVersion'], ParentType, ContextType, RequireFields<MutationSaveProtocolDraftArgs, 'content' | 'slug'>>;
  sendOtp?: Resolver<ResolversTypes['OtpSent'], ParentType, ContextType, RequireFields<MutationSendOtpArgs, 'door' | 'phoneNumber'>>;
  setAccountDisabled?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSetAccountDisabledArgs, 'disabled' | 'userId'>>;
  setContactMessageStatus?: Resolver<ResolversTypes['ContactMessage'], ParentType, ContextType, RequireFields<MutationSetContactMessageStatusArgs, 'id' | 'status'>>;
  setMessagePreferences?: Resolver<ResolversTypes['MessagePreferences'], ParentType, ContextType, Partial<MutationSetMessagePreferencesArgs>>;
  setUserType?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSetUserTypeArgs, 'userId' | 'userType'>>;
  setWorkingHours?: Resolver<ResolversTypes['PhysiotherapistTimes'], ParentType, ContextType, RequireFields<MutationSetWorkingHoursArgs, 'physiotherapistId'>>;
  settlePayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationSettlePaymentArgs, 'id'>>;
  skipProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  stopPlan?: Resolver<ResolversTypes['RecoveryPlan'], ParentType, ContextType, RequireFields<MutationStopPlanArgs, 'planId' | 'reason'>>;
  undoApproval?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationUndoApprovalArgs, 'id' | 'version'>>;
  updateAccount?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateAccountArgs, 'input'>>;
  updateCarePlan?: Resolver<ResolversTypes['PatientDetails'], ParentType, ContextType, RequireFields<MutationUpdateCarePlanArgs, 'input' | 'patientId'>>;
  updateClinicSettings?: Resolver<ResolversTypes['ClinicSettings'], ParentType, ContextType, RequireFields<MutationUpdateClinicSettingsArgs, 'input'>>;
  updatePatient?: Resolver<ResolversTypes['Patient'], ParentType, ContextType, RequireFields<MutationUpdatePatientArgs, 'id' | 'input'>>;
  updateProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateStaff?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType, RequireFields<MutationUpdateStaffArgs, 'id' | 'input'>>;
  verifyNumber?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationVerifyNumberArgs, 'otp'>>;
  verifyOtp?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationVerifyOtpArgs, 'door' | 'keepSignedIn' | 'otp' | 'phoneNumber'>>;
};

export type OccasionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Occasion'] = ResolversParentTypes['Occasion']> = {
  doneBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  setsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<Maybe<ResolversTypes['SkipReason']>, ParentType, ContextType>;
};

export type OpenSignResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OpenSign'] = ResolversParentTypes['OpenSign']> = {
  doctorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastYesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  patientNotes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  protocolName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  task?: Resolver<ResolversTypes['CareTask'], ParentType, ContextType>;
};

export type OtpSentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtpSent'] = ResolversParentTypes['OtpSent']> = {
  expiresInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resendAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackageOfferResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PackageOffer'] = ResolversParentTypes['PackageOffer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PainEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PainEntry'] = ResolversParentTypes['PainEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  moment?: Resolver<Maybe<ResolversTypes['PainMoment']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface PaiseScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Paise'], any> {
  name: 'Paise';
}

export type PatientResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Patient'] = ResolversParentTypes['Patient']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  age?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bloodGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  diagnosedWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emergencyContactNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProfileComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientAccountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PatientAccount'] = ResolversParentTypes['PatientAccount']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobileNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PatientActivityResolvers = { ACTIVE: 'active', INACTIVE: 'inactive' };

export type PatientConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PatientConnection'] = ResolversParentTypes['PatientConnection']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['PatientEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientDetailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PatientDetails'] = ResolversParentTypes['PatientDetails']> = {
  account?: Resolver<Maybe<ResolversTypes['PatientAccount']>, ParentType, ContextType>;
  medicalHistory?: Resolver<Array<ResolversTypes['MedicalHistoryEntry']>, ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['Patient'], ParentType, ContextType>;
  physiotherapist?: Resolver<Maybe<ResolversTypes['AppointmentPhysiotherapist']>, ParentType, ContextType>;
  plannedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progressReports?: Resolver<Array<ResolversTypes['ProgressReport']>, ParentType, ContextType>;
  recoveryPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  referringDoctor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PatientEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PatientEdge'] = ResolversParentTypes['PatientEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Patient'], ParentType, ContextType>;
};

export type PatientImportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PatientImport'] = ResolversParentTypes['PatientImport']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ImportError']>, ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ImportStatus'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientOverviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PatientOverview'] = ResolversParentTypes['PatientOverview']> = {
  account?: Resolver<Maybe<ResolversTypes['PatientAccount']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Balance'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  medicalHistory?: Resolver<Array<ResolversTypes['MedicalHistoryEntry']>, ParentType, ContextType>;
  missedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  nextSession?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['Patient'], ParentType, ContextType>;
  physiotherapist?: Resolver<Maybe<ResolversTypes['AppointmentPhysiotherapist']>, ParentType, ContextType>;
  plannedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progressReports?: Resolver<Array<ResolversTypes['ProgressReport']>, ParentType, ContextType>;
  recoveryPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  referringDoctor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionsCompleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PatientPage'] = ResolversParentTypes['PatientPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  patients?: Resolver<Array<ResolversTypes['Patient']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientRecordStatusResolvers = { COMPLETE: 'complete', INCOMPLETE: 'incomplete' };

export type PatientSortResolvers = { LAST_LOGIN: 'last_login', NAME: 'name', NEWEST: 'newest', NUMBER: 'number' };

export type PatientStatsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PatientStats'] = ResolversParentTypes['PatientStats']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inactive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  incomplete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientUnderCareResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PatientUnderCare'] = ResolversParentTypes['PatientUnderCare']> = {
  flags?: Resolver<Array<ResolversTypes['CareFlagKind']>, ParentType, ContextType>;
  lastPain?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastPainAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openTask?: Resolver<Maybe<ResolversTypes['CareTask']>, ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['AppointmentPatient'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phaseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientUnderCareConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PatientUnderCareConnection'] = ResolversParentTypes['PatientUnderCareConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PatientUnderCareEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientUnderCareEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PatientUnderCareEdge'] = ResolversParentTypes['PatientUnderCareEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PatientUnderCare'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patient?: Resolver<Maybe<ResolversTypes['PaymentPatient']>, ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  upiLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PaymentMethodResolvers = { CARD: 'Card', CASH: 'Cash', NET_BANKING: 'Net Banking', UPI: 'UPI' };

export type PaymentPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentPage'] = ResolversParentTypes['PaymentPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidTotal?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentPatientResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentPatient'] = ResolversParentTypes['PaymentPatient']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PaymentStatusResolvers = { FAILED: 'Failed', PAID: 'Paid', PENDING: 'Pending', REFUNDED: 'Refunded' };

export type PendingAppointmentPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PendingAppointmentPage'] = ResolversParentTypes['PendingAppointmentPage']> = {
  appointments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PhaseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Phase'] = ResolversParentTypes['Phase']> = {
  criteria?: Resolver<Array<ResolversTypes['Criterion']>, ParentType, ContextType>;
  exercises?: Resolver<Array<ResolversTypes['Exercise']>, ParentType, ContextType>;
  fromDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  targets?: Resolver<Array<ResolversTypes['TargetBand']>, ParentType, ContextType>;
  toDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PhysiotherapistResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Physiotherapist'] = ResolversParentTypes['Physiotherapist']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onLeave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scheduledSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  specialization?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhysiotherapistTimesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PhysiotherapistTimes'] = ResolversParentTypes['PhysiotherapistTimes']> = {
  leave?: Resolver<Array<ResolversTypes['Leave']>, ParentType, ContextType>;
  physiotherapistId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workingHours?: Resolver<Maybe<Array<ResolversTypes['WeekdayHours']>>, ParentType, ContextType>;
};

export type PlanLeftResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlanLeft'] = ResolversParentTypes['PlanLeft']> = {
  needsDoctor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsPhysiotherapist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['AppointmentPatient'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PlanSessionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlanSession'] = ResolversParentTypes['PlanSession']> = {
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PlanSessionState'], ParentType, ContextType>;
};

export type ProgressReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProgressReport'] = ResolversParentTypes['ProgressReport']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProtocolResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Protocol'] = ResolversParentTypes['Protocol']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['ProtocolVersion']>, ParentType, ContextType>;
};

export type ProtocolApprovalResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProtocolApproval'] = ResolversParentTypes['ProtocolApproval']> = {
  approvedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  contentHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doctorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProtocolVersionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProtocolVersion'] = ResolversParentTypes['ProtocolVersion']> = {
  approvals?: Resolver<Array<ResolversTypes['ProtocolApproval']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  contentHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProtocolStatus'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  answeredTasks?: Resolver<Array<ResolversTypes['CareTask']>, ParentType, ContextType, RequireFields<QueryAnsweredTasksArgs, 'planId'>>;
  apiKeys?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType, RequireFields<QueryApiKeysArgs, 'all'>>;
  appointments?: Resolver<ResolversTypes['AppointmentConnection'], ParentType, ContextType, RequireFields<QueryAppointmentsArgs, 'first'>>;
  auditEvents?: Resolver<ResolversTypes['AuditEventConnection'], ParentType, ContextType, RequireFields<QueryAuditEventsArgs, 'first'>>;
  careTasks?: Resolver<Array<ResolversTypes['CareTask']>, ParentType, ContextType>;
  charges?: Resolver<Array<ResolversTypes['Charge']>, ParentType, ContextType, Partial<QueryChargesArgs>>;
  clinic?: Resolver<ResolversTypes['Clinic'], ParentType, ContextType>;
  clinicSettings?: Resolver<ResolversTypes['ClinicSettings'], ParentType, ContextType>;
  consents?: Resolver<Array<ResolversTypes['ListedConsent']>, ParentType, ContextType, RequireFields<QueryConsentsArgs, 'patientId'>>;
  contactMessages?: Resolver<ResolversTypes['ContactMessageConnection'], ParentType, ContextType, RequireFields<QueryContactMessagesArgs, 'first'>>;
  dashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType>;
  deletedPatients?: Resolver<ResolversTypes['DeletedRecordPage'], ParentType, ContextType, RequireFields<QueryDeletedPatientsArgs, 'limit' | 'page'>>;
  doctors?: Resolver<Array<ResolversTypes['Doctor']>, ParentType, ContextType>;
  exchange?: Resolver<ResolversTypes['ExchangeDetails'], ParentType, ContextType, RequireFields<QueryExchangeArgs, 'id'>>;
  exchanges?: Resolver<ResolversTypes['ExchangeConnection'], ParentType, ContextType, RequireFields<QueryExchangesArgs, 'first'>>;
  freeSlots?: Resolver<Array<ResolversTypes['FreeSlot']>, ParentType, ContextType, RequireFields<QueryFreeSlotsArgs, 'input'>>;
  gate?: Resolver<Maybe<ResolversTypes['Gate']>, ParentType, ContextType, RequireFields<QueryGateArgs, 'language' | 'planId'>>;
  hl7Sources?: Resolver<Array<ResolversTypes['Hl7Source']>, ParentType, ContextType>;
  hospitalDocuments?: Resolver<ResolversTypes['HospitalDocumentConnection'], ParentType, ContextType, RequireFields<QueryHospitalDocumentsArgs, 'first' | 'patientId'>>;
  hospitalReadiness?: Resolver<Array<ResolversTypes['Readiness']>, ParentType, ContextType>;
  lastReconciliation?: Resolver<Maybe<ResolversTypes['Reconciliation']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  measurements?: Resolver<Array<ResolversTypes['Measurement']>, ParentType, ContextType, RequireFields<QueryMeasurementsArgs, 'first' | 'planId'>>;
  messagePreferences?: Resolver<ResolversTypes['MessagePreferences'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<QueryMessagesArgs, 'first'>>;
  missedSessions?: Resolver<Array<ResolversTypes['MissedSession']>, ParentType, ContextType>;
  moneyTotals?: Resolver<ResolversTypes['MoneyTotals'], ParentType, ContextType, RequireFields<QueryMoneyTotalsArgs, 'from' | 'until'>>;
  myBalance?: Resolver<ResolversTypes['Balance'], ParentType, ContextType>;
  myPayments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  myPlan?: Resolver<Maybe<ResolversTypes['RecoveryPlan']>, ParentType, ContextType, RequireFields<QueryMyPlanArgs, 'language'>>;
  myRecordReaders?: Resolver<Array<ResolversTypes['RecordReader']>, ParentType, ContextType>;
  mySessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  openSigns?: Resolver<Array<ResolversTypes['OpenSign']>, ParentType, ContextType>;
  patientDetails?: Resolver<ResolversTypes['PatientDetails'], ParentType, ContextType, RequireFields<QueryPatientDetailsArgs, 'id'>>;
  patientImport?: Resolver<ResolversTypes['PatientImport'], ParentType, ContextType, RequireFields<QueryPatientImportArgs, 'id'>>;
  patientOverview?: Resolver<ResolversTypes['PatientOverview'], ParentType, ContextType, RequireFields<QueryPatientOverviewArgs, 'id'>>;
  patientStats?: Resolver<ResolversTypes['PatientStats'], ParentType, ContextType>;
  patientTimeline?: Resolver<ResolversTypes['TimelineConnection'], ParentType, ContextType, RequireFields<QueryPatientTimelineArgs, 'first' | 'patientId'>>;
  patients?: Resolver<ResolversTypes['PatientPage'], ParentType, ContextType, RequireFields<QueryPatientsArgs, 'limit' | 'page' | 'sort'>>;
  patientsConnection?: Resolver<ResolversTypes['PatientConnection'], ParentType, ContextType, RequireFields<QueryPatientsConnectionArgs, 'first'>>;
  patientsUnderCare?: Resolver<Array<ResolversTypes['PatientUnderCare']>, ParentType, ContextType>;
  patientsUnderCareConnection?: Resolver<ResolversTypes['PatientUnderCareConnection'], ParentType, ContextType, RequireFields<QueryPatientsUnderCareConnectionArgs, 'first'>>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  payments?: Resolver<ResolversTypes['PaymentPage'], ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'limit' | 'page'>>;
  paymentsConnection?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<QueryPaymentsConnectionArgs, 'first'>>;
  pendingAppointmentPage?: Resolver<ResolversTypes['PendingAppointmentPage'], ParentType, ContextType, RequireFields<QueryPendingAppointmentPageArgs, 'limit' | 'page'>>;
  pendingAppointments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<QueryPendingAppointmentsArgs, 'first'>>;
  physiotherapistTimes?: Resolver<ResolversTypes['PhysiotherapistTimes'], ParentType, ContextType, RequireFields<QueryPhysiotherapistTimesArgs, 'physiotherapistId'>>;
  physiotherapists?: Resolver<Array<ResolversTypes['Physiotherapist']>, ParentType, ContextType, Partial<QueryPhysiotherapistsArgs>>;
  plansLeft?: Resolver<Array<ResolversTypes['PlanLeft']>, ParentType, ContextType>;
  protocols?: Resolver<Array<ResolversTypes['Protocol']>, ParentType, ContextType>;
  recoveryPlan?: Resolver<Maybe<ResolversTypes['RecoveryPlan']>, ParentType, ContextType, RequireFields<QueryRecoveryPlanArgs, 'language' | 'patientId'>>;
  referrals?: Resolver<ResolversTypes['ReferralConnection'], ParentType, ContextType, RequireFields<QueryReferralsArgs, 'first'>>;
  savedFilters?: Resolver<Array<ResolversTypes['SavedFilter']>, ParentType, ContextType, RequireFields<QuerySavedFiltersArgs, 'list'>>;
  search?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'first' | 'text'>>;
  securityNotices?: Resolver<Array<ResolversTypes['SecurityNotice']>, ParentType, ContextType>;
  sessionEvents?: Resolver<Array<ResolversTypes['SessionEvent']>, ParentType, ContextType, RequireFields<QuerySessionEventsArgs, 'first' | 'planId'>>;
  slotOffers?: Resolver<Array<ResolversTypes['SlotOffer']>, ParentType, ContextType>;
  smartClients?: Resolver<Array<ResolversTypes['SmartClient']>, ParentType, ContextType>;
  staff?: Resolver<Array<ResolversTypes['StaffMember']>, ParentType, ContextType, RequireFields<QueryStaffArgs, 'includeLeft'>>;
  today?: Resolver<Maybe<ResolversTypes['Today']>, ParentType, ContextType, RequireFields<QueryTodayArgs, 'language'>>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'limit' | 'page'>>;
  usersWithoutPatients?: Resolver<Array<ResolversTypes['UserWithoutPatient']>, ParentType, ContextType, RequireFields<QueryUsersWithoutPatientsArgs, 'first'>>;
  webhookDeliveries?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'endpointId' | 'first'>>;
  webhookEndpoints?: Resolver<Array<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
};

export type ReadinessResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Readiness'] = ResolversParentTypes['Readiness']> = {
  check?: Resolver<ResolversTypes['ReadinessCheck'], ParentType, ContextType>;
  found?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReconciliationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Reconciliation'] = ResolversParentTypes['Reconciliation']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['Difference']>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordReaderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RecordReader'] = ResolversParentTypes['RecordReader']> = {
  clientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['ConsentDecision']>, ParentType, ContextType>;
  lastReadAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mayRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['DataPurpose'], ParentType, ContextType>;
  referredUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  saidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RecoveryBandResolvers = { FROM_0_TO_25: '0-25', FROM_26_TO_50: '26-50', FROM_51_TO_75: '51-75', FROM_76_TO_100: '76-100' };

export type RecoveryPlanResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RecoveryPlan'] = ResolversParentTypes['RecoveryPlan']> = {
  doctorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ledger?: Resolver<ResolversTypes['Ledger'], ParentType, ContextType>;
  openTask?: Resolver<Maybe<ResolversTypes['CareTask']>, ParentType, ContextType>;
  passages?: Resolver<Array<ResolversTypes['GatePassage']>, ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['AppointmentPatient'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phases?: Resolver<Array<ResolversTypes['Phase']>, ParentType, ContextType>;
  physiotherapistId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  physiotherapistName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  protocolName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  protocolVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recoveryPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  referral?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['PlanSession']>, ParentType, ContextType>;
  side?: Resolver<ResolversTypes['BodySide'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PlanStatus'], ParentType, ContextType>;
  surgeryDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReferralResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Referral'] = ResolversParentTypes['Referral']> = {
  authoredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  declineReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientNumber?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requester?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReferralStatus'], ParentType, ContextType>;
};

export type ReferralConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReferralConnection'] = ResolversParentTypes['ReferralConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReferralEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReferralEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReferralEdge'] = ResolversParentTypes['ReferralEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Referral'], ParentType, ContextType>;
};

export type RefundResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type SavedFilterResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SavedFilter'] = ResolversParentTypes['SavedFilter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedFilterListResolvers = { PATIENTS: 'patients', PAYMENTS: 'payments' };

export type SearchHitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  patientNumber?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchKindResolvers = { PATIENT: 'patient', PAYMENT: 'payment', STAFF: 'staff' };

export type SecurityNoticeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SecurityNotice'] = ResolversParentTypes['SecurityNotice']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SecurityNoticeKind'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionEventResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SessionEvent'] = ResolversParentTypes['SessionEvent']> = {
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  enteredAs?: Resolver<ResolversTypes['EnteredAs'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SessionEventKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PlanSessionState'], ParentType, ContextType>;
};

export type SessionOfferResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SessionOffer'] = ResolversParentTypes['SessionOffer']> = {
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Paise']>, ParentType, ContextType>;
  sessionType?: Resolver<ResolversTypes['SessionType'], ParentType, ContextType>;
};

export type SessionTypeResolvers = { CLINIC: 'Clinic', HOME: 'Home', TELE: 'Tele' };

export type SignInDoorResolvers = { ADMIN: 'admin', STAFF: 'staff', USER: 'user' };

export type SlotOfferResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SlotOffer'] = ResolversParentTypes['SlotOffer']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SmartClientResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SmartClient'] = ResolversParentTypes['SmartClient']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifierSystems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  jwksUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['DataPurpose'], ParentType, ContextType>;
  reach?: Resolver<ResolversTypes['ClientReach'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpecialDayResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SpecialDay'] = ResolversParentTypes['SpecialDay']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['DayHours']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  doctorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastDay?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mobileNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  physiotherapistId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  registrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionsAhead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  specialization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TargetBandResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TargetBand'] = ResolversParentTypes['TargetBand']> = {
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['Measure'], ParentType, ContextType>;
};

export type TimelineConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TimelineConnection'] = ResolversParentTypes['TimelineConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TimelineEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TimelineEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TimelineEdge'] = ResolversParentTypes['TimelineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TimelineEntry'], ParentType, ContextType>;
};

export type TimelineEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TimelineEntry'] = ResolversParentTypes['TimelineEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TimelineKind'], ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimelineKindResolvers = { CHARGE: 'charge', HISTORY: 'history', MESSAGE: 'message', PAYMENT: 'payment', RECORD: 'record', REPORT: 'report', SESSION: 'session' };

export type TodayResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Today'] = ResolversParentTypes['Today']> = {
  adherence?: Resolver<ResolversTypes['Adherence'], ParentType, ContextType>;
  advice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredTask?: Resolver<Maybe<ResolversTypes['CareTask']>, ParentType, ContextType>;
  dangerSigns?: Resolver<Array<ResolversTypes['DangerSign']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  daysSinceSurgery?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exercises?: Resolver<Array<ResolversTypes['TodayExercise']>, ParentType, ContextType>;
  ledger?: Resolver<ResolversTypes['Ledger'], ParentType, ContextType>;
  needsDangerCheck?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextSession?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  openTask?: Resolver<Maybe<ResolversTypes['CareTask']>, ParentType, ContextType>;
  pain?: Resolver<Maybe<ResolversTypes['PainEntry']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phaseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phaseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recoveryPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TodayExerciseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TodayExercise'] = ResolversParentTypes['TodayExercise']> = {
  exercise?: Resolver<ResolversTypes['Exercise'], ParentType, ContextType>;
  occasions?: Resolver<Array<ResolversTypes['Occasion']>, ParentType, ContextType>;
  timesDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  missedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mobileNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plannedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profileCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionsCompleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionsToGo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
};

export type UserPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['Account']>, ParentType, ContextType>;
};

export type UserTypeResolvers = { ADMIN: 'admin', DOCTOR: 'doctor', PATIENT: 'patient', PHYSIOTHERAPIST: 'physiotherapist', USER: 'user' };

export type UserWithoutPatientResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserWithoutPatient'] = ResolversParentTypes['UserWithoutPatient']> = {
  dateOfBirth?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobileNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookDeliveryStatus'], ParentType, ContextType>;
};

export type WebhookEndpointResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookEndpoint'] = ResolversParentTypes['WebhookEndpoint']> = {
  canSign?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endReason?: Resolver<Maybe<ResolversTypes['WebhookEndReason']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WeekCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WeekCount'] = ResolversParentTypes['WeekCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type WeekdayHoursResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WeekdayHours'] = ResolversParentTypes['WeekdayHours']> = {
  hours?: Resolver<Array<ResolversTypes['DayHours']>, ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Weekday'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  Account?: AccountResolvers<ContextType>;
  Adherence?: AdherenceResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyScope?: ApiKeyScopeResolvers;
  Appointment?: AppointmentResolvers<ContextType>;
  AppointmentConnection?: AppointmentConnectionResolvers<ContextType>;
  AppointmentEdge?: AppointmentEdgeResolvers<ContextType>;
  AppointmentOrder?: AppointmentOrderResolvers;
  AppointmentPatient?: AppointmentPatientResolvers<ContextType>;
  AppointmentPhysiotherapist?: AppointmentPhysiotherapistResolvers<ContextType>;
  AppointmentStatus?: AppointmentStatusResolvers;
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditEventConnection?: AuditEventConnectionResolvers<ContextType>;
  AuditEventEdge?: AuditEventEdgeResolvers<ContextType>;
  AuditOutcome?: AuditOutcomeResolvers;
  Balance?: BalanceResolvers<ContextType>;
  BookingRules?: BookingRulesResolvers<ContextType>;
  CareTask?: CareTaskResolvers<ContextType>;
  Charge?: ChargeResolvers<ContextType>;
  Clinic?: ClinicResolvers<ContextType>;
  ClinicSettings?: ClinicSettingsResolvers<ContextType>;
  ContactMessage?: ContactMessageResolvers<ContextType>;
  ContactMessageConnection?: ContactMessageConnectionResolvers<ContextType>;
  ContactMessageEdge?: ContactMessageEdgeResolvers<ContextType>;
  CreatedApiKey?: CreatedApiKeyResolvers<ContextType>;
  CreatedWebhookEndpoint?: CreatedWebhookEndpointResolvers<ContextType>;
  Criterion?: CriterionResolvers<ContextType>;
  CriterionResult?: CriterionResultResolvers<ContextType>;
  DangerSign?: DangerSignResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayHours?: DayHoursResolvers<ContextType>;
  DayTotal?: DayTotalResolvers<ContextType>;
  DeletedPatient?: DeletedPatientResolvers<ContextType>;
  DeletedRecord?: DeletedRecordResolvers<ContextType>;
  DeletedRecordPage?: DeletedRecordPageResolvers<ContextType>;
  Departure?: DepartureResolvers<ContextType>;
  Deviation?: DeviationResolvers<ContextType>;
  Difference?: DifferenceResolvers<ContextType>;
  Doctor?: DoctorResolvers<ContextType>;
  EnteredLeave?: EnteredLeaveResolvers<ContextType>;
  EntryResult?: EntryResultResolvers<ContextType>;
  Exchange?: ExchangeResolvers<ContextType>;
  ExchangeAttempt?: ExchangeAttemptResolvers<ContextType>;
  ExchangeConnection?: ExchangeConnectionResolvers<ContextType>;
  ExchangeDetails?: ExchangeDetailsResolvers<ContextType>;
  ExchangeEdge?: ExchangeEdgeResolvers<ContextType>;
  ExchangedDelivery?: ExchangedDeliveryResolvers<ContextType>;
  ExchangedMessage?: ExchangedMessageResolvers<ContextType>;
  Exercise?: ExerciseResolvers<ContextType>;
  FreeSlot?: FreeSlotResolvers<ContextType>;
  Gate?: GateResolvers<ContextType>;
  GatePassage?: GatePassageResolvers<ContextType>;
  Gender?: GenderResolvers;
  Hl7Source?: Hl7SourceResolvers<ContextType>;
  HospitalConsent?: HospitalConsentResolvers<ContextType>;
  HospitalDocument?: HospitalDocumentResolvers<ContextType>;
  HospitalDocumentConnection?: HospitalDocumentConnectionResolvers<ContextType>;
  HospitalDocumentEdge?: HospitalDocumentEdgeResolvers<ContextType>;
  ImportError?: ImportErrorResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Leave?: LeaveResolvers<ContextType>;
  Ledger?: LedgerResolvers<ContextType>;
  ListedConsent?: ListedConsentResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  Measurement?: MeasurementResolvers<ContextType>;
  MedicalHistoryEntry?: MedicalHistoryEntryResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  MessagePreferences?: MessagePreferencesResolvers<ContextType>;
  MessageTemplate?: MessageTemplateResolvers<ContextType>;
  MissedSession?: MissedSessionResolvers<ContextType>;
  MoneyTotals?: MoneyTotalsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Occasion?: OccasionResolvers<ContextType>;
  OpenSign?: OpenSignResolvers<ContextType>;
  OtpSent?: OtpSentResolvers<ContextType>;
  PackageOffer?: PackageOfferResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PainEntry?: PainEntryResolvers<ContextType>;
  Paise?: GraphQLScalarType;
  Patient?: PatientResolvers<ContextType>;
  PatientAccount?: PatientAccountResolvers<ContextType>;
  PatientActivity?: PatientActivityResolvers;
  PatientConnection?: PatientConnectionResolvers<ContextType>;
  PatientDetails?: PatientDetailsResolvers<ContextType>;
  PatientEdge?: PatientEdgeResolvers<ContextType>;
  PatientImport?: PatientImportResolvers<ContextType>;
  PatientOverview?: PatientOverviewResolvers<ContextType>;
  PatientPage?: PatientPageResolvers<ContextType>;
  PatientRecordStatus?: PatientRecordStatusResolvers;
  PatientSort?: PatientSortResolvers;
  PatientStats?: PatientStatsResolvers<ContextType>;
  PatientUnderCare?: PatientUnderCareResolvers<ContextType>;
  PatientUnderCareConnection?: PatientUnderCareConnectionResolvers<ContextType>;
  PatientUnderCareEdge?: PatientUnderCareEdgeResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers;
  PaymentPage?: PaymentPageResolvers<ContextType>;
  PaymentPatient?: PaymentPatientResolvers<ContextType>;
  PaymentStatus?: PaymentStatusResolvers;
  PendingAppointmentPage?: PendingAppointmentPageResolvers<ContextType>;
  Phase?: PhaseResolvers<ContextType>;
  Physiotherapist?: PhysiotherapistResolvers<ContextType>;
  PhysiotherapistTimes?: PhysiotherapistTimesResolvers<ContextType>;
  PlanLeft?: PlanLeftResolvers<ContextType>;
  PlanSession?: PlanSessionResolvers<ContextType>;
  ProgressReport?: ProgressReportResolvers<ContextType>;
  Protocol?: ProtocolResolvers<ContextType>;
  ProtocolApproval?: ProtocolApprovalResolvers<ContextType>;
  ProtocolVersion?: ProtocolVersionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Readiness?: ReadinessResolvers<ContextType>;
  Reconciliation?: ReconciliationResolvers<ContextType>;
  RecordReader?: RecordReaderResolvers<ContextType>;
  RecoveryBand?: RecoveryBandResolvers;
  RecoveryPlan?: RecoveryPlanResolvers<ContextType>;
  Referral?: ReferralResolvers<ContextType>;
  ReferralConnection?: ReferralConnectionResolvers<ContextType>;
  ReferralEdge?: ReferralEdgeResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  SavedFilter?: SavedFilterResolvers<ContextType>;
  SavedFilterList?: SavedFilterListResolvers;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchKind?: SearchKindResolvers;
  SecurityNotice?: SecurityNoticeResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionEvent?: SessionEventResolvers<ContextType>;
  SessionOffer?: SessionOfferResolvers<ContextType>;
  SessionType?: SessionTypeResolvers;
  SignInDoor?: SignInDoorResolvers;
  SlotOffer?: SlotOfferResolvers<ContextType>;
  SmartClient?: SmartClientResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  SpecialDay?: SpecialDayResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  TargetBand?: TargetBandResolvers<ContextType>;
  TimelineConnection?: TimelineConnectionResolvers<ContextType>;
  TimelineEdge?: TimelineEdgeResolvers<ContextType>;
  TimelineEntry?: TimelineEntryResolvers<ContextType>;
  TimelineKind?: TimelineKindResolvers;
  Today?: TodayResolvers<ContextType>;
  TodayExercise?: TodayExerciseResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
  UserType?: UserTypeResolvers;
  UserWithoutPatient?: UserWithoutPatientResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookEndpoint?: WebhookEndpointResolvers<ContextType>;
  WeekCount?: WeekCountResolvers<ContextType>;
  WeekdayHours?: WeekdayHoursResolvers<ContextType>;
};

