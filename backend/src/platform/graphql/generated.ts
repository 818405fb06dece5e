import type { KeyScope as ApiKeyScope } from '../../identity/auth/access-policy.js';
import type { AppointmentOrder } from '../../scheduling/appointments/appointment-order.js';
import type { AppointmentStatus } from '../../scheduling/appointments/appointment.entity.js';
import type { AuditOutcome } from '../audit/audit-event.entity.js';
import type { Gender } from '../../identity/users/user.entity.js';
import type { Activity as PatientActivity } from '../../patients/records/patient.input.js';
import type { RecordStatus as PatientRecordStatus } from '../../patients/records/patient.input.js';
import type { PatientSort } from '../../patients/records/patient.input.js';
import type { PaymentMethod } from '../../money/payments/payment.entity.js';
import type { PaymentStatus } from '../../money/payments/payment.entity.js';
import type { RecoveryBand } from '../../patients/records/patient.input.js';
import type { SavedList as SavedFilterList } from '../../patients/saved-filters/saved-filter.entity.js';
import type { SearchKind } from '../../patients/search/search.service.js';
import type { SessionType } from '../../scheduling/appointments/appointment.entity.js';
import type { SignInDoor } from '../../identity/auth/otp-challenge.entity.js';
import type { TimelineKind } from '../../patients/records/timeline.input.js';
import type { UserType } from '../../identity/users/user.entity.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GraphQLContext } from './context.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in time, ISO 8601 in UTC, such as 2026-11-21T10:30:00.000Z. Screens show it in the clinic's time zone, Asia/Kolkata. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A calendar day without a time zone, YYYY-MM-DD. */
  LocalDate: { input: string; output: string; }
  /** An amount of Indian rupees in paise: a whole number, 10000 is ₹100.00. */
  Paise: { input: number; output: number; }
};

/** An account as admins see it. */
export type Account = {
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Switched off, or the last day has passed: nobody signs in with it. */
  disabled: Scalars['Boolean']['output'];
  /** The full name; empty until the person gave one. */
  fullName: Scalars['String']['output'];
  /** The account's id, a UUID. */
  id: Scalars['ID']['output'];
  /** When they last signed in. */
  lastLogin: Maybe<Scalars['DateTime']['output']>;
  /** Browsers signed in now. */
  liveSessions: Scalars['Int']['output'];
  /** The number they sign in with, E.164. */
  mobileNumber: Scalars['String']['output'];
  /** The patient's record. */
  patientId: Maybe<Scalars['ID']['output']>;
  /** The number of that record, such as PT-000123. */
  patientNumber: Maybe<Scalars['ID']['output']>;
  /** What the account may do. */
  userType: UserType;
};

/** Which accounts; all that is named must fit. */
export type AccountFilter = {
  /** Whether it is switched off. */
  disabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name, or digits of the number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** What the account may do. */
  userType?: InputMaybe<UserType>;
};

/** Ticks of prescribed ones, over the last seven clinic days that the plan was active. */
export type Adherence = {
  /** Never more per exercise and day than prescribed. */
  done: Scalars['Int']['output'];
  /** Null before the first full day. */
  percent: Maybe<Scalars['Int']['output']>;
  /** How many were prescribed. */
  prescribed: Scalars['Int']['output'];
};

/** What becomes of sessions that lie in a leave. */
export type AffectedSessions =
  /** They stay, marked as outside hours. */
  | 'KEEP'
  /** They keep their time and wait for another physiotherapist. */
  | 'UNASSIGN';

/** An API key, without the key itself, which is stored as a hash alone. */
export type ApiKey = {
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** From when on it opens nothing. */
  expiresAt: Scalars['DateTime']['output'];
  /** The id, which is also the part of the key between `psp_live_` and the next underscore. */
  id: Scalars['ID']['output'];
  /** When it was last used, to the minute; null when it never was. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** What it is for. */
  name: Scalars['String']['output'];
  /** The name of the admin who made it, and in whose name it acts. */
  owner: Scalars['String']['output'];
  /** What it may do. */
  scopes: Array<ApiKeyScope>;
};

export type { ApiKeyScope };

/** A session of a patient with a physiotherapist. */
export type Appointment = {
  /** When it begins. */
  appointmentDate: Scalars['DateTime']['output'];
  /** Of a TELE session: the last four digits of the number on which the clinic calls the patient to begin it; null while none is known. Not for programs. */
  callEnding: Maybe<Scalars['String']['output']>;
  /** Until when the patient may cancel or move it: until it begins while it is pending, then as long before as the clinic's `noticeHours` say. Null when that is over or never was, as before the clinic is open. */
  changeableUntil: Maybe<Scalars['DateTime']['output']>;
  /** How long it takes, in minutes; 45 unless said otherwise. */
  durationMinutes: Scalars['Int']['output'];
  /** Of a HOME session: the address of the patient's record; null while the record has none. For admins and the patient, and for the physiotherapist who treats while the session is SCHEDULED. */
  homeAddress: Maybe<Scalars['String']['output']>;
  /** The appointment's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Why it was missed. */
  missedReason: Maybe<Scalars['String']['output']>;
  /** Scheduled, and the one who treated left or is away; `physiotherapist` is null until another one is assigned. */
  needsPhysiotherapist: Scalars['Boolean']['output'];
  /** Outside the hours that held when it was booked, moved, assigned or approved, or a leave came over it. */
  outsideHours: Scalars['Boolean']['output'];
  /** Why staff booked it there. Staff only; null for patients. */
  overrideReason: Maybe<Scalars['String']['output']>;
  /** Whose session it is. */
  patient: AppointmentPatient;
  /** Who treats; null until one is assigned. */
  physiotherapist: Maybe<AppointmentPhysiotherapist>;
  /** What it costs, as it was agreed when it was made in an open clinic; null for physiotherapists. */
  price: Maybe<Scalars['Paise']['output']>;
  /** Where it takes place. */
  sessionType: SessionType;
  /** Where it stands. */
  status: AppointmentStatus;
  /** Grows by one with every change; pass it back to be told of a change in between. */
  version: Scalars['Int']['output'];
};

/** Appointments by cursor. */
export type AppointmentConnection = {
  /** Pass it as `updatedSince` next time: an overlap is possible, a gap is not. Each page of a walk by `after` answers that of its first one. */
  asOf: Scalars['DateTime']['output'];
  /** The entries, in the order that was asked for. */
  edges: Array<AppointmentEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** An entry of the cursor-paged list. */
export type AppointmentEdge = {
  /** Where it stands; opaque. */
  cursor: Scalars['String']['output'];
  /** The appointment. */
  node: Appointment;
};

/** Which appointments a list holds. A field left out or null filters nothing. */
export type AppointmentFilter = {
  /** They begin before this moment. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** The clinic day on which they begin. */
  day?: InputMaybe<Scalars['LocalDate']['input']>;
  /** They begin at this moment or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Those that wait for another physiotherapist; all others with false. */
  needsPhysiotherapist?: InputMaybe<Scalars['Boolean']['input']>;
  /** The patient's record, by UUID or PT- number; a patient always gets their own. */
  patientId?: InputMaybe<Scalars['ID']['input']>;
  /** The physiotherapist. */
  physiotherapistId?: InputMaybe<Scalars['ID']['input']>;
  /** Where they stand. */
  status?: InputMaybe<AppointmentStatus>;
  /** Changed at this moment or later. Those of a record that was deleted are in no list; they count as changed when it comes back. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

export type { AppointmentOrder };

/** The patient of an appointment. */
export type AppointmentPatient = {
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** Name; may be empty. */
  name: Scalars['String']['output'];
  /** The number that staff use, such as PT-000123; null for physiotherapists. */
  patientId: Maybe<Scalars['ID']['output']>;
};

/** The physiotherapist of an appointment. */
export type AppointmentPhysiotherapist = {
  /** The physiotherapist's id. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

export type { AppointmentStatus };

/** A line of the audit trail: names of fields, never their values. */
export type AuditEvent = {
  /** The account that acted, or for which a program did; null for a visitor, a command and a hospital's system. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** The name of the account, of the client or of the source of messages, now; null for a visitor. */
  actorName: Maybe<Scalars['String']['output']>;
  /** visitor, a user type, `program` for an API key, `client` for that of a hospital, `source` for one that sends messages, `console` for a command. */
  actorRole: Scalars['String']['output'];
  /** The API key with which a program acted. */
  apiKeyId: Maybe<Scalars['ID']['output']>;
  /** When, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** Names of the fields that changed. */
  changedFields: Array<Scalars['String']['output']>;
  /** The client of a hospital that acted. */
  clientId: Maybe<Scalars['ID']['output']>;
  /** JSON: what an export held, why hours were overridden, how many records a hospital's client was handed. */
  details: Maybe<Scalars['String']['output']>;
  /** The line's id. */
  id: Scalars['ID']['output'];
  /** How it ended. */
  outcome: AuditOutcome;
  /** Of a patient's record, while it is there: its number, such as PT-000123. */
  patientNumber: Maybe<Scalars['ID']['output']>;
  /** The id of the request, as answers and log lines have it. */
  requestId: Scalars['String']['output'];
  /** Which one. */
  subjectId: Maybe<Scalars['ID']['output']>;
  /** What kind of thing it was done to, such as `patient`. */
  subjectType: Maybe<Scalars['String']['output']>;
  /** What was asked for, such as `patient.update`. */
  verb: Scalars['String']['output'];
};

/** Lines by cursor. */
export type AuditEventConnection = {
  /** The lines, newest first. */
  edges: Array<AuditEventEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A line in a list. */
export type AuditEventEdge = {
  /** Where it stands; opaque. */
  cursor: Scalars['String']['output'];
  /** The line. */
  node: AuditEvent;
};

/** Which lines; all that is named must fit. */
export type AuditFilter = {
  /** The account that acted. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Before this moment. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** At this moment or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** How it ended. */
  outcome?: InputMaybe<AuditOutcome>;
  /** The record, its account and all that belongs to it, and whichever search handed it to a hospital's client; by UUID or PT- number. */
  patientId?: InputMaybe<Scalars['ID']['input']>;
  /** What it was done to. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** What was asked for. */
  verb?: InputMaybe<Scalars['String']['input']>;
};

export type { AuditOutcome };

/** due = charged - (paid - refunded); below 0 it is an advance. All of live rows, at any moment. */
export type Balance = {
  /** What counts of the charges. */
  charged: Scalars['Paise']['output'];
  /** What is still to be paid. */
  due: Scalars['Paise']['output'];
  /** What was received, whatever was paid back of it. */
  paid: Scalars['Paise']['output'];
  /** What was paid back. */
  refunded: Scalars['Paise']['output'];
};

/** The operated side. */
export type BodySide =
  /** Left. */
  | 'LEFT'
  /** Of operations on the spine. */
  | 'NONE'
  /** Right. */
  | 'RIGHT';

/** A session that staff book; it is scheduled at once. */
export type BookAppointmentInput = {
  /** When it begins, in the future: YYYY-MM-DDTHH:MM in clinic time, or ISO 8601 with a zone. */
  appointmentDate: Scalars['String']['input'];
  /** How long it takes, 5 to 480 minutes; when left out 45, in an open clinic the offer's. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Lets staff book outside the hours; 3 to 200 characters, kept and audited. Never lets two sessions overlap. */
  overrideReason?: InputMaybe<Scalars['String']['input']>;
  /** The patient's record, by UUID or PT- number. */
  patientId: Scalars['ID']['input'];
  /** Who treats. */
  physiotherapistId?: InputMaybe<Scalars['ID']['input']>;
  /** Where it takes place. */
  sessionType: SessionType;
};

/** How patients book. */
export type BookingMode =
  /** A free time that a patient picks is scheduled at once. */
  | 'INSTANT'
  /** A request waits as pending for an admin. */
  | 'REQUEST';

/** What holds when sessions are asked for and booked. */
export type BookingRules = {
  /** Whether a patient may choose who treats. */
  choosePhysiotherapist: Scalars['Boolean']['output'];
  /** How far ahead, 1 to 365 days; 90 at first. */
  horizonDays: Scalars['Int']['output'];
  /** How soon the earliest time is, 0 to 10080 minutes; 120 at first. */
  leadMinutes: Scalars['Int']['output'];
  /** Pending requests of a patient at a time, 1 to 50; 5 at first. */
  maxOpenRequests: Scalars['Int']['output'];
  /** Sessions of a patient on a day, pending ones too, 1 to 10; 1 at first. */
  maxPerDay: Scalars['Int']['output'];
  /** How patients book; REQUEST at first. */
  mode: BookingMode;
  /** 0 to 168; 24 at first. How long before a scheduled session a patient may still cancel or move it. */
  noticeHours: Scalars['Int']['output'];
  /** Offered times begin every so many minutes from opening: 5 to 120; 30 at first. */
  slotMinutes: Scalars['Int']['output'];
  /** Kept free between a home visit and the physiotherapist's session before and after it, 0 to 240 minutes; 30 at first. */
  travelMinutes: Scalars['Int']['output'];
};

/** The rules to change; one left out stays as it is. Bounds as in BookingRules. */
export type BookingRulesInput = {
  /** Whether a patient may choose who treats. */
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

/** What the team should look at; none of it stops a plan. */
export type CareFlagKind =
  /** Pain of 7 or more. */
  | 'PAIN_HIGH';

/** Who is in charge and how long the plan is. A field left out stays as it is; null empties it, but for the number of sessions. */
export type CarePlanInput = {
  /** The physiotherapist in charge. */
  physiotherapistId?: InputMaybe<Scalars['ID']['input']>;
  /** How many sessions the plan has, 1 to 200. */
  plannedSessions?: InputMaybe<Scalars['Int']['input']>;
  /** The doctor who referred the patient, up to 120 characters. */
  referringDoctor?: InputMaybe<Scalars['String']['input']>;
};

/** A danger sign that a doctor has to judge. */
export type CareTask = {
  /** When the doctor had seen it. */
  acknowledgedAt: Maybe<Scalars['DateTime']['output']>;
  /** What the patient is to do now: the doctor's words, else a sentence of the product's. Null until answered. (`note` is the clinic's own, and null for patients and family.) */
  advice: Maybe<Scalars['String']['output']>;
  /** When it was answered. */
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** When the first sign was told. */
  createdAt: Scalars['DateTime']['output'];
  /** Who answered; once acknowledged, who has it. */
  doctorName: Maybe<Scalars['String']['output']>;
  /** By when it should be answered. */
  dueAt: Scalars['DateTime']['output'];
  /** The task's id, a UUID. */
  id: Scalars['ID']['output'];
  /** The doctor's note that ended it; for staff, null for patients. */
  note: Maybe<Scalars['String']['output']>;
  /** Not answered by then. */
  overdue: Scalars['Boolean']['output'];
  /** Whose it is. */
  patient: AppointmentPatient;
  /** The gravest of its signs. */
  severity: Severity;
  /** The keys of the signs. */
  signs: Array<Scalars['ID']['output']>;
  /** Where it stands. */
  status: TaskStatus;
};

/** What a patient owes for. */
export type Charge = {
  /** How much. */
  amount: Scalars['Paise']['output'];
  /** Of a completed session. */
  appointmentId: Maybe<Scalars['ID']['output']>;
  /** Set when it counts no more; empty for patients. */
  canceledReason: Maybe<Scalars['String']['output']>;
  /** The day of the books. */
  day: Scalars['LocalDate']['output'];
  /** The charge's id, a UUID. */
  id: Scalars['ID']['output'];
  /** What it is for. */
  text: Scalars['String']['output'];
};

/** A charge to add; completed sessions with a price have theirs by themselves. */
export type ChargeInput = {
  /** How much: 1 to 100000000 paise (₹10,00,000). */
  amount: Scalars['Paise']['input'];
  /** Today when left out; today or up to 365 days back. */
  day?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The patient's record, by UUID or PT- number. */
  patientId: Scalars['ID']['input'];
  /** What it is for: 1 to 200 characters. */
  text: Scalars['String']['input'];
};

/** What was done at home. */
export type CheckInInput = {
  /** One or more exercises of the present phase. */
  exercises: Array<ExerciseDoneInput>;
  /** Up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** When it was asked; makes a measurement of PAIN, TYPED. */
  pain?: InputMaybe<Scalars['Int']['input']>;
};

/** Whom a client reaches. */
export type ClientReach =
  /** All patients but those who refused: for the clinic's own systems. */
  | 'ALL_BUT_REFUSED'
  /** Patients whose consent for this client and its purpose is on record, and nobody else. */
  | 'CONSENTED';

/** What everybody may know; the public pages are made of it. */
export type Clinic = {
  /** How patients book, once the clinic is open. */
  bookingMode: BookingMode;
  /** Whether a patient may choose who treats. */
  choosePhysiotherapist: Scalars['Boolean']['output'];
  /** City. */
  city: Scalars['String']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** How far ahead patients may book, in days from today. */
  horizonDays: Scalars['Int']['output'];
  /** By weekday; one that is not named is closed. */
  hours: Array<WeekdayHours>;
  /** In one line, such as Mon-Sat 8AM-6PM. */
  hoursText: Scalars['String']['output'];
  /** Whether the clinic is open: its facts are its own, forms deliver, its hours bind. */
  isOpen: Scalars['Boolean']['output'];
  /** Where a map shows it, https. */
  mapUrl: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** How long before a session a patient may still cancel or move it, in hours. */
  noticeHours: Scalars['Int']['output'];
  /** With a price, once the clinic is open. */
  offers: Array<SessionOffer>;
  /** In the order of the pricing page. */
  packages: Array<PackageOffer>;
  /** As they are shown, such as +91 98765 43210; the first is the main one. */
  phones: Array<Scalars['String']['output']>;
  /** Postal code. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** State or region; may be empty. */
  region: Scalars['String']['output'];
  /** The kinds of sessions that patients may ask for. */
  sessionTypes: Array<SessionType>;
  /** Its pages elsewhere. */
  social: Array<SocialLink>;
  /** Those of the next 60 days. */
  specialDays: Array<SpecialDay>;
  /** Street and house. */
  street: Scalars['String']['output'];
  /** The number that answers on WhatsApp, as it is shown. */
  whatsapp: Maybe<Scalars['String']['output']>;
};

/** All settings. */
export type ClinicSettings = {
  /** What holds when sessions are asked for and booked. */
  booking: BookingRules;
  /** The facts as they are entered; those of `Query.clinic` once the clinic is open. */
  clinic: Clinic;
  /** GST number. */
  gstin: Maybe<Scalars['String']['output']>;
  /** The name on receipts, where it is another one. */
  legalName: Maybe<Scalars['String']['output']>;
  /** What is still missing before the clinic can open, by the name of the input. */
  missing: Array<Scalars['String']['output']>;
  /** All kinds of sessions that were set, with a price or without. */
  offers: Array<SessionOffer>;
  /** Since when the clinic is open; null while it is closed. */
  openedAt: Maybe<Scalars['DateTime']['output']>;
  /** No message leaves from `quietFrom` until `quietUntil`, HH:MM; equal: no quiet time. 20:00 and 08:00 at first. */
  quietFrom: Scalars['String']['output'];
  /** When messages leave again, HH:MM. */
  quietUntil: Scalars['String']['output'];
  /** Lines above a receipt, such as registrations. */
  receiptHeader: Maybe<Scalars['String']['output']>;
  /** All special days, also those that have gone by, in order. */
  specialDays: Array<SpecialDay>;
  /** Every kind of message in every language, in the order of MessageKind. */
  templates: Array<MessageTemplate>;
  /** Grows by one with every change; pass it back to be told of a change in between. */
  version: Scalars['Int']['output'];
  /** Where UPI payments go, such as name@bank. */
  vpa: Maybe<Scalars['String']['output']>;
};

/** A field left out stays as it is; null empties it where it may be empty; a list replaces the whole list. */
export type ClinicSettingsInput = {
  /** The booking rules that change. */
  booking?: InputMaybe<BookingRulesInput>;
  /** 1 to 80 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 15 characters, the last of which checks the others; may be empty. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** A weekday that is not named is closed. */
  hours?: InputMaybe<Array<WeekdayHoursInput>>;
  /** Up to 200 characters; may be empty. */
  legalName?: InputMaybe<Scalars['String']['input']>;
  /** https only; may be empty. */
  mapUrl?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** A kind of session that is not named is not offered. */
  offers?: InputMaybe<Array<SessionOfferInput>>;
  /** At most 20. */
  packages?: InputMaybe<Array<PackageOfferInput>>;
  /** 1 to 3; the first is the main one. Each has 10 to 13 digits, with blanks, hyphens and brackets as they are to be shown. */
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
  /** At most 10. */
  social?: InputMaybe<Array<SocialLinkInput>>;
  /** At most 400. */
  specialDays?: InputMaybe<Array<SpecialDayInput>>;
  /** 1 to 200 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** One that is not named is sent, without an id of its own; those of danger signs in English are named once they have an id. */
  templates?: InputMaybe<Array<MessageTemplateInput>>;
  /** Such as name@bank; may be empty. */
  vpa?: InputMaybe<Scalars['String']['input']>;
  /** 10 to 13 digits, or a wa.me link, of which the number is kept; may be empty. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** How a value is compared with the figure of a criterion; equal to it is enough for both. */
export type Comparison =
  /** The figure, or more. */
  | 'AT_LEAST'
  /** The figure, or less. */
  | 'AT_MOST';

/** The patient form for a record that lacks something. All but the blood group is required. */
export type CompletePatientInput = {
  /** Postal address. */
  address: Scalars['String']['input'];
  /** Age in whole years, 0 to 120 or the age as it is; the same age as now keeps an exact birth date. */
  age: Scalars['Int']['input'];
  /** One of A+ A- B+ B- AB+ AB- O+ O-; null or empty removes it. */
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

/** What a patient said of a client. */
export type ConsentDecision =
  /** It may not, whatever else is on record. */
  | 'DENY'
  /** It may read the record. */
  | 'PERMIT';

/** Who said what a client may do. */
export type ConsentSource =
  /** The desk, for the patient. */
  | 'DESK'
  /** The patient, in their own account: what they refuse there, they alone allow again. */
  | 'PATIENT';

/** The forms of the public pages by which visitors write. */
export type ContactForm =
  /** The form of /about: firstName and lastName, email, message. */
  | 'ABOUT'
  /** The form of /contact: name, phone, subject, message. */
  | 'CONTACT';

/** What a visitor wrote; sent through POST /api/v1/contact-messages. It is erased after 180 days. */
export type ContactMessage = {
  /** As it was written; null where the form does not ask for it. */
  email: Maybe<Scalars['String']['output']>;
  /** The form that it was written in. */
  form: ContactForm;
  /** The message's id, a UUID. */
  id: Scalars['ID']['output'];
  /** The text, in several lines. */
  message: Scalars['String']['output'];
  /** The visitor's name, as it was written. */
  name: Scalars['String']['output'];
  /** A record with this number. */
  patientId: Maybe<Scalars['ID']['output']>;
  /** The number of that record, such as PT-000123. */
  patientNumber: Maybe<Scalars['ID']['output']>;
  /** As it was written; null where the form does not ask for it. */
  phone: Maybe<Scalars['String']['output']>;
  /** When it came. */
  receivedAt: Scalars['DateTime']['output'];
  /** What has become of it. */
  status: ContactStatus;
  /** What it is about; null where the form does not ask for it. */
  subject: Maybe<Scalars['String']['output']>;
  /** Counts the changes. */
  version: Scalars['Int']['output'];
};

/** Messages by cursor. */
export type ContactMessageConnection = {
  /** The messages, newest first. */
  edges: Array<ContactMessageEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many messages have this status, exactly; all of them when none was named. */
  totalCount: Scalars['Int']['output'];
  /** NEW ones in all. */
  unread: Scalars['Int']['output'];
};

/** A message in a list. */
export type ContactMessageEdge = {
  /** Where it stands; opaque. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: ContactMessage;
};

/** What has become of a message. */
export type ContactStatus =
  /** Answered. */
  | 'DONE'
  /** Nobody has opened it. */
  | 'NEW'
  /** Opened, and still to be answered. */
  | 'READ'
  /** No message of a visitor's. */
  | 'SPAM';

/** A key to make. */
export type CreateApiKeyInput = {
  /** When it ends: in the future, at most 365 days ahead. */
  expiresAt: Scalars['DateTime']['input'];
  /** What it is for, 1 to 120 characters; no other live key of one's own may be called so. */
  name: Scalars['String']['input'];
  /** What it may do; at least one. */
  scopes: Array<ApiKeyScope>;
};

/** A source to register. */
export type CreateHl7SourceInput = {
  /** What its messages say in MSH-3, at most 227 characters; with `facility` that of no other live source. */
  application: Scalars['String']['input'];
  /** What they say in MSH-4, at most 227 characters. */
  facility: Scalars['String']['input'];
  /** The system of the identifiers in their PID-3, a URI such as `https://hospital.example/mrn`; none of the clinic's own. */
  identifierSystem: Scalars['String']['input'];
  /** What it is called, 1 to 120 characters; no other live source may be called so. */
  name: Scalars['String']['input'];
};

/** The patient form. All but the blood group is required; the lengths are in schema/README.md. */
export type CreatePatientInput = {
  /** Postal address. */
  address: Scalars['String']['input'];
  /** Age in whole years, 0 to 120; kept as a birth date that is marked as not exact. */
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
  /** The patient account that the record belongs to; its missing or bare record becomes this one. */
  userId: Scalars['ID']['input'];
};

/** A plan to make. */
export type CreatePlanInput = {
  /** Who answers for it, an id of `doctors`. */
  doctorId: Scalars['ID']['input'];
  /** Record, by UUID or PT- number; complete, without a live plan. */
  patientId: Scalars['ID']['input'];
  /** Who treats, an id of `physiotherapists`. */
  physiotherapistId: Scalars['ID']['input'];
  /** An approved version. */
  protocolVersionId: Scalars['ID']['input'];
  /** Where the patient came from, up to 500 characters. */
  referral?: InputMaybe<Scalars['String']['input']>;
  /** The operated side; NONE where the operation has none. */
  side: BodySide;
  /** Today or up to 365 days back. */
  surgeryDate: Scalars['LocalDate']['input'];
};

/** A client to register; its keys are given in one of the two ways. */
export type CreateSmartClientInput = {
  /** The systems (URIs) of the identifiers that it may give, at most 20. */
  identifierSystems: Array<Scalars['String']['input']>;
  /** Its public keys as the JSON text of a JWK set: 1 to 10, RSA of at least 2048 bits or P-384. */
  jwks?: InputMaybe<Scalars['String']['input']>;
  /** The https address at which it publishes them. */
  jwksUrl?: InputMaybe<Scalars['String']['input']>;
  /** What it is called, 1 to 120 characters; no other live client may be called so. */
  name: Scalars['String']['input'];
  /** For what it uses the data. */
  purpose: DataPurpose;
  /** Whom it reaches. */
  reach: ClientReach;
  /** What it may do, at most 50: `system/`, a type or `*`, a dot, and some of `cruds` in this order; `.read`, `.write` and `.*` too. */
  scopes: Array<Scalars['String']['input']>;
};

/** An endpoint to make. */
export type CreateWebhookEndpointInput = {
  /** The client that is to be told. */
  clientId: Scalars['ID']['input'];
  /** The events of which it is to be told, at least one. */
  events: Array<Scalars['String']['input']>;
  /** A public https address, at most 2,000 characters, without a name, a password and a fragment. */
  url: Scalars['String']['input'];
};

/** A key that was just made. */
export type CreatedApiKey = {
  /** What is known of it. */
  apiKey: ApiKey;
  /** The key, for `Authorization: Bearer`. It is in this answer and never again: a lost one is revoked and made anew. */
  secret: Scalars['String']['output'];
};

/** An endpoint that was just made. */
export type CreatedWebhookEndpoint = {
  /** What is known of it. */
  endpoint: WebhookEndpoint;
  /** What signatures are checked with, `whsec_…`. It is in this answer and never again: where it is lost, the endpoint is ended and made anew. */
  secret: Scalars['String']['output'];
};

/** A measurable rule for leaving a phase. */
export type Criterion = {
  /** How the value is compared. */
  comparison: Comparison;
  /** Unique within its phase. */
  key: Scalars['ID']['output'];
  /** What it looks at. */
  kind: CriterionKind;
  /** Older values do not count. */
  maxAgeDays: Maybe<Scalars['Int']['output']>;
  /** What is measured; of MEASURE alone. */
  measure: Maybe<Measure>;
  /** How the movement was made; either way when null. */
  mode: Maybe<MotionMode>;
  /** Only what a physiotherapist or doctor entered counts. */
  staffOnly: Scalars['Boolean']['output'];
  /** The figure to reach. */
  value: Scalars['Float']['output'];
};

/** What a criterion looks at. */
export type CriterionKind =
  /** Clinic days since the day of the operation, which is day 0. */
  | 'DAYS_SINCE_SURGERY'
  /** A value that was measured. */
  | 'MEASURE'
  /** Sessions done in the present phase. */
  | 'SESSIONS_IN_PHASE';

/** How one criterion stands, and why. */
export type CriterionResult = {
  /** The value that was judged. */
  actual: Maybe<Scalars['Float']['output']>;
  /** What is needed. */
  criterion: Criterion;
  /** Says what there is, what is needed, and when it was taken. */
  sentence: Scalars['String']['output'];
  /** Met, not met, or not known. */
  state: CriterionState;
  /** When it was taken. */
  takenAt: Maybe<Scalars['DateTime']['output']>;
};

/** How a criterion stands. */
export type CriterionState =
  /** What there is reaches what is needed. */
  | 'MET'
  /** No value that counts: none, too old, or only by those who do not count. */
  | 'UNKNOWN'
  /** What there is does not reach it. */
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
  /** Each sign of the protocol version, once. */
  answers: Array<DangerAnswerInput>;
};

/** A sign that has to be asked for before anybody exercises alone. */
export type DangerSign = {
  /** Unique within the protocol version. */
  key: Scalars['ID']['output'];
  /** The question, to be answered with yes or no. */
  question: Scalars['String']['output'];
  /** How grave a yes is. */
  severity: Severity;
};

/** What an admin needs in the morning. */
export type Dashboard = {
  /** When it was counted. */
  asOf: Scalars['DateTime']['output'];
  /** The numbers of the patient list. */
  patients: PatientStats;
  /** This month's payments by clinic day, from the first day until today. */
  paymentsByDay: Array<DayTotal>;
  /** Appointments that wait for an admin. */
  pendingSessions: Scalars['Int']['output'];
  /** Sign-ups of the last eight weeks, the present one last. */
  signUpsByWeek: Array<WeekCount>;
  /** Sessions scheduled, completed or missed today. */
  todaysSessions: Scalars['Int']['output'];
  /** Patients whom hospitals send and nobody has answered for. */
  waitingReferrals: Scalars['Int']['output'];
};

/** For what a hospital's system uses the data. */
export type DataPurpose =
  /** Running the hospital or the clinic. */
  | 'OPERATIONS'
  /** Settling what the treatment costs. */
  | 'PAYMENT'
  /** Treating the patient. */
  | 'TREATMENT';

/** A stretch of a day in clinic time; it ends after it begins. */
export type DayHours = {
  /** HH:MM, 00:01 to 24:00. */
  closes: Scalars['String']['output'];
  /** HH:MM, 00:00 to 23:59. */
  opens: Scalars['String']['output'];
};

/** A stretch of a day in clinic time; it ends after it begins. */
export type DayHoursInput = {
  /** HH:MM, 00:01 to 24:00. */
  closes: Scalars['String']['input'];
  /** HH:MM, 00:00 to 23:59. */
  opens: Scalars['String']['input'];
};

/** What was paid on a clinic day. */
export type DayTotal = {
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** The sum of the payments with the status PAID. */
  paid: Scalars['Paise']['output'];
};

/** A record that was taken out of the list. */
export type DeletedPatient = {
  /** The record's id; restorePatient brings it back within 30 days. */
  id: Scalars['ID']['output'];
};

/** A record that was deleted in the last 30 days. */
export type DeletedRecord = {
  /** When it was deleted. */
  deletedAt: Scalars['DateTime']['output'];
  /** The account of who did it, by its name, else by its number; null for a program's owner that is gone. */
  deletedBy: Maybe<Scalars['String']['output']>;
  /** The record as it was; restorePatient brings it back by its id. */
  patient: Patient;
  /** From then on it cannot come back. */
  restorableUntil: Scalars['DateTime']['output'];
};

/** One page of the records that can still be brought back. */
export type DeletedRecordPage = {
  /** The page size. */
  limit: Scalars['Int']['output'];
  /** The page, from 1. */
  page: Scalars['Int']['output'];
  /** The records, the last deleted first; empty beyond the last page. */
  records: Array<DeletedRecord>;
  /** How many there are, exactly. */
  total: Scalars['Int']['output'];
};

/** What a departure did with the sessions after the last day. */
export type Departure = {
  /** Scheduled sessions that went to the successor. */
  handedOver: Scalars['Int']['output'];
  /** Who leaves. */
  member: StaffMember;
  /** The live plans that are left without somebody, whom changeCareTeam names; at most a hundred. */
  plans: Array<PlanLeft>;
  /** Scheduled sessions that kept their time and wait for another physiotherapist. */
  unassigned: Scalars['Int']['output'];
};

/** Why a phase was left although a criterion was not met. */
export type Deviation = {
  /** The criterion's key. */
  criterion: Scalars['ID']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
};

/** Why a phase is left although a criterion is not met. */
export type DeviationInput = {
  /** The criterion's key. */
  criterion: Scalars['ID']['input'];
  /** 10 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** A count that is shown otherwise than the events of its plan say. */
export type Difference = {
  /** What follows from the events. */
  fromEvents: Scalars['Int']['output'];
  /** Whose plan. */
  planId: Scalars['ID']['output'];
  /** What is shown. */
  shown: Scalars['Int']['output'];
  /** Which count, and where it is shown. */
  what: Scalars['String']['output'];
};

/** A doctor who operates on or refers patients. */
export type Doctor = {
  /** The doctor's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Such as Orthopaedic surgeon; empty until somebody gave it. */
  specialization: Scalars['String']['output'];
};

/** In which role somebody made an entry. */
export type EnteredAs =
  /** An admin, or the clinic's own doing. */
  | 'ADMIN'
  /** A doctor. */
  | 'DOCTOR'
  /** The patient. */
  | 'PATIENT'
  /** A physiotherapist. */
  | 'PHYSIOTHERAPIST';

/** A leave that was entered, and the sessions that lie in it. */
export type EnteredLeave = {
  /** Sessions ahead in it, pending ones too, as they stand now: unassigned, or kept, as was asked for. */
  affected: Array<Appointment>;
  /** The leave. */
  leave: Leave;
};

/** One entry; exactly one of its kinds, which are all fields but clientId and at. */
export type EntryInput = {
  /** When it happened: at most 5 minutes ahead, at most 30 days back. */
  at: Scalars['DateTime']['input'];
  /** Exercises that were done: each fills the lowest occasion of the day that is not done. */
  checkIn?: InputMaybe<CheckInInput>;
  /** A UUID that the phone made; what repeats it changes nothing. */
  clientId: Scalars['ID']['input'];
  /** The answers to the danger signs. */
  dangerCheck?: InputMaybe<DangerCheckInput>;
  /** A value that was measured. */
  measurement?: InputMaybe<MeasurementInput>;
  /** Pain. */
  pain?: InputMaybe<PainInput>;
  /** A set that was done, or was not after all. */
  setDone?: InputMaybe<SetDoneInput>;
  /** A danger sign, told after the day's check. */
  sign?: InputMaybe<SignInput>;
  /** The clientId of one's own measurement or pain of the same clinic day, which is taken back; it stays on record. */
  undo?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of an entry. */
export type EntryOutcome =
  /** It is not stored; `code` and `message` say why. */
  | 'REFUSED'
  /** This client id is stored already, with the same body. */
  | 'REPEATED'
  /** It is stored. */
  | 'STORED';

/** What became of one entry. */
export type EntryResult = {
  /** What to do now, when a danger sign was answered with yes, or pain of 7 or more was told. */
  advice: Maybe<Scalars['String']['output']>;
  /** The id that the phone gave it. */
  clientId: Scalars['ID']['output'];
  /** Of a refused entry: a code of the closed list. */
  code: Maybe<Scalars['String']['output']>;
  /** Of a refused entry: why, in a sentence. */
  message: Maybe<Scalars['String']['output']>;
  /** Stored, repeated or refused. */
  outcome: EntryOutcome;
  /** The task that a danger sign made or joined. */
  task: Maybe<CareTask>;
};

/** One exchange with a hospital's system, whatever its door: never a value of what was sent. */
export type Exchange = {
  /** When it ended, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The client; null for a source of messages. */
  clientId: Maybe<Scalars['ID']['output']>;
  /** What the client, or the source of messages, is called; null for a sender whom nobody registered. */
  clientName: Maybe<Scalars['String']['output']>;
  /** The same in the words of the door: an HTTP status, `cut off` for an answer that did not arrive, or why a token was refused, such as `invalid_client`. */
  code: Scalars['String']['output'];
  /** By which way. */
  door: ExchangeDoor;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What was done, such as `Patient.search`; `unknown` for what is not served, `token` and `request` for what was turned away before it was looked at, of which there is one a minute. */
  interaction: Scalars['String']['output'];
  /** How it ended. */
  outcome: ExchangeOutcome;
  /** The names of the parameters; `(unknown)` stands for names that are not served. */
  parameters: Array<Scalars['String']['output']>;
  /** The patient whom it was of, where it was one alone. */
  patientId: Maybe<Scalars['ID']['output']>;
  /** The number of that record, such as PT-000123, while it is there. */
  patientNumber: Maybe<Scalars['ID']['output']>;
  /** The id of the request, as answers, log lines and the audit trail have it. */
  requestId: Scalars['String']['output'];
};

/** One try to deliver a webhook. */
export type ExchangeAttempt = {
  /** When it ended. */
  at: Scalars['DateTime']['output'];
  /** The same as an HTTP status, or in a word. */
  code: Scalars['String']['output'];
  /** How it ended. */
  outcome: ExchangeOutcome;
};

/** Exchanges by cursor. */
export type ExchangeConnection = {
  /** The exchanges, newest first. */
  edges: Array<ExchangeEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** All that is kept of one exchange. */
export type ExchangeDetails = {
  /** The webhook; null for other doors, and once it is forgotten, after 90 days. */
  delivery: Maybe<ExchangedDelivery>;
  /** The exchange. */
  exchange: Exchange;
  /** The message of HL7 v2; null for other doors, for one that was not for us, and where the database was away. */
  message: Maybe<ExchangedMessage>;
};

/** By which way something was exchanged with a hospital's system. */
export type ExchangeDoor =
  /** Bulk export. */
  | 'BULK'
  /** FHIR R4, below `/fhir/R4`. */
  | 'FHIR'
  /** HL7 v2 messages. */
  | 'HL7V2'
  /** What it was told of a change. */
  | 'WEBHOOK';

/** An exchange in a list. */
export type ExchangeEdge = {
  /** Where it stands; opaque. */
  cursor: Scalars['String']['output'];
  /** The exchange. */
  node: Exchange;
};

/** Which exchanges; all that is named must fit. */
export type ExchangeFilter = {
  /** Those of one client. */
  clientId?: InputMaybe<Scalars['ID']['input']>;
  /** How they ended. */
  outcome?: InputMaybe<ExchangeOutcome>;
  /** Those of one patient alone, by UUID or PT- number. */
  patientId?: InputMaybe<Scalars['ID']['input']>;
};

/** How an exchange ended. */
export type ExchangeOutcome =
  /** It failed, and not by what was asked. */
  | 'FAILED'
  /** It was turned down, for a reason that the other side can mend. */
  | 'REFUSED'
  /** As it should. */
  | 'SUCCEEDED';

/** What a client was told of a change, with every try of the last 400 days. */
export type ExchangedDelivery = {
  /** Whether it can be sent again: its endpoint is not over. */
  canReplay: Scalars['Boolean']['output'];
  /** Where it stands. */
  delivery: WebhookDelivery;
  /** The tries, newest first, at most 100. */
  tries: Array<ExchangeAttempt>;
  /** Where it goes. */
  url: Scalars['String']['output'];
};

/** A message of HL7 v2 as it was kept with its answer. */
export type ExchangedMessage = {
  /** What was answered, a segment a line: what is answered when it comes again. */
  answer: Scalars['String']['output'];
  /** What it said, a segment a line; null once it is emptied, 30 days after it came. */
  body: Maybe<Scalars['String']['output']>;
  /** Whether it can be applied again: it was not, its text is still there, and its source is registered. */
  canReplay: Scalars['Boolean']['output'];
  /** How it ended, such as `AA` or `AE 101`. */
  code: Scalars['String']['output'];
  /** The id that its sender gave it (MSH-10). */
  controlId: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** When it came. */
  receivedAt: Scalars['DateTime']['output'];
};

/** An exercise of a phase, with its dose. */
export type Exercise = {
  /** How long each is held, in seconds; 0 where nothing is held. */
  holdSeconds: Scalars['Int']['output'];
  /** How it is done, in a sentence or two. */
  instructions: Scalars['String']['output'];
  /** Unique within the protocol version. */
  key: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** How many repetitions a set. */
  reps: Scalars['Int']['output'];
  /** How many sets at a time. */
  sets: Scalars['Int']['output'];
  /** How often a day. */
  timesPerDay: Scalars['Int']['output'];
};

/** An exercise that was done. */
export type ExerciseDoneInput = {
  /** The exercise's key. */
  exercise: Scalars['ID']['input'];
  /** Repetitions a set, 1 to 100. */
  reps: Scalars['Int']['input'];
  /** Sets done, 1 to 20. */
  sets: Scalars['Int']['input'];
};

/** A time that can be had. */
export type FreeSlot = {
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** Who would treat. */
  physiotherapist: AppointmentPhysiotherapist;
  /** Somebody has asked for it and waits for an answer. */
  requested: Scalars['Boolean']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
};

/** Which free times are looked for. */
export type FreeSlotsInput = {
  /** The session that is to be moved: it keeps its kind and length, and its own time is free for it. */
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  /** How long it takes, 5 to 480 minutes; the offer's when left out. Not for patients. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The first day; days before today hold nothing. */
  from: Scalars['LocalDate']['input'];
  /** Who should treat; all when left out. */
  physiotherapistId?: InputMaybe<Scalars['ID']['input']>;
  /** Where it should take place. */
  sessionType: SessionType;
  /** The last day; with the first at most 31. */
  until: Scalars['LocalDate']['input'];
};

/** Whether a patient may leave the present phase: a proposal. */
export type Gate = {
  /** The present phase. */
  phase: Scalars['Int']['output'];
  /** All criteria met and no danger sign open. */
  ready: Scalars['Boolean']['output'];
  /** Each criterion of the phase, in order. */
  results: Array<CriterionResult>;
  /** The whole of it, in a sentence. */
  sentence: Scalars['String']['output'];
};

/** A confirmed passage out of a phase. */
export type GatePassage = {
  /** When it was confirmed. */
  confirmedAt: Scalars['DateTime']['output'];
  /** Who confirmed it. */
  confirmedBy: Scalars['String']['output'];
  /** What was not met, and why it was left all the same. */
  deviations: Array<Deviation>;
  /** The phase that was left. */
  fromPhase: Scalars['Int']['output'];
  /** Null until reports are served. */
  reportId: Maybe<Scalars['ID']['output']>;
  /** Null when the plan was completed by it. */
  toPhase: Maybe<Scalars['Int']['output']>;
};

export type { Gender };

/** A system of a hospital that sends HL7 v2 messages over MLLP. */
export type Hl7Source = {
  /** What its messages say in MSH-3. */
  application: Scalars['String']['output'];
  /** When it was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** What they say in MSH-4; empty where they say nothing. */
  facility: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The system (a URI) of the identifiers in their PID-3. */
  identifierSystem: Scalars['String']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
};

/** What is on record of a patient's consent. */
export type HospitalConsent = {
  /** The client that it is about. */
  clientId: Scalars['ID']['output'];
  /** When it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** What was said. */
  decision: ConsentDecision;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The patient's record. */
  patientId: Scalars['ID']['output'];
  /** Who said it. */
  saidBy: ConsentSource;
  /** Until when it holds; null: until it is revoked. */
  until: Maybe<Scalars['DateTime']['output']>;
};

/** A document that a hospital's system sent of a patient. */
export type HospitalDocument = {
  /** What the hospital's system is called. */
  clientName: Scalars['String']['output'];
  /** Its id; hospitals read it as the `DocumentReference` of this id. */
  id: Scalars['ID']['output'];
  /** What it opens as, told by its bytes: application/pdf, image/jpeg, image/png or text/plain. */
  mediaType: Scalars['String']['output'];
  /** The patient's record. */
  patientId: Scalars['ID']['output'];
  /** When it arrived. */
  receivedAt: Scalars['DateTime']['output'];
  /** The referral with which it came; null where it came by itself. */
  referralId: Maybe<Scalars['ID']['output']>;
  /** How many bytes it has. */
  size: Scalars['Int']['output'];
  /** What the hospital calls it; null where it does not say. */
  title: Maybe<Scalars['String']['output']>;
  /** What kind of document it is, in the hospital's words; null where it does not say. */
  type: Maybe<Scalars['String']['output']>;
  /** The path at which it opens in the browser of an admin who is signed in; opening it leaves a line in the audit trail. */
  url: Scalars['String']['output'];
  /** When the hospital wrote it. */
  writtenAt: Scalars['DateTime']['output'];
};

/** Documents by cursor. */
export type HospitalDocumentConnection = {
  /** The documents, newest first. */
  edges: Array<HospitalDocumentEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A document in a list. */
export type HospitalDocumentEdge = {
  /** Where it stands; opaque. */
  cursor: Scalars['String']['output'];
  /** The document. */
  node: HospitalDocument;
};

/** Why a row was not taken, or the file. */
export type ImportError = {
  /** The column's heading; null for the whole row. */
  column: Maybe<Scalars['String']['output']>;
  /** A sentence. */
  message: Scalars['String']['output'];
  /** As the spreadsheet counts: the header is 1. */
  row: Scalars['Int']['output'];
};

/** How far an import is. */
export type ImportStatus =
  /** Every row was dealt with. */
  | 'DONE'
  /** The file could not be read; the first error says why. */
  | 'FAILED'
  /** The rows that are done so far are counted. */
  | 'RUNNING';

/** A language of the product. */
export type Language =
  /** English. */
  | 'EN'
  /** Hindi. */
  | 'HI';

/** Time away, from the beginning of the first until the end of the last moment. */
export type Leave = {
  /** When it begins. */
  from: Scalars['DateTime']['output'];
  /** The leave's id, a UUID. */
  id: Scalars['ID']['output'];
  /** What admins noted; null for everybody else. */
  note: Maybe<Scalars['String']['output']>;
  /** Who is away. */
  physiotherapistId: Scalars['ID']['output'];
  /** When it ends. */
  until: Scalars['DateTime']['output'];
};

/** Time away that an admin enters. */
export type LeaveInput = {
  /** What becomes of sessions that lie in it. */
  affected: AffectedSessions;
  /** When it begins: YYYY-MM-DDTHH:MM in clinic time, or ISO 8601 with a zone. */
  from: Scalars['String']['input'];
  /** Up to 200 characters; shown to admins alone. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Who is away; the id of their account will do, too. */
  physiotherapistId: Scalars['ID']['input'];
  /** When it ends, in the future: after `from`, at most 366 days later. */
  until: Scalars['String']['input'];
};

/** The counts of a plan; planned = done + missed + cancelled + ahead at every moment. */
export type Ledger = {
  /** Open ones, booked or not. */
  ahead: Scalars['Int']['output'];
  /** Of those ahead, how many have a scheduled appointment. */
  booked: Scalars['Int']['output'];
  /** Taken out by a clinician. */
  cancelled: Scalars['Int']['output'];
  /** Those that took place. */
  done: Scalars['Int']['output'];
  /** Missed and not made up yet. */
  missed: Scalars['Int']['output'];
  /** Missed appointments of the plan: missed + settled. */
  missedInAll: Scalars['Int']['output'];
  /** All sessions of the plan. */
  planned: Scalars['Int']['output'];
  /** Of those, the ones whose session is not MISSED any more: made up, or taken out. */
  settled: Scalars['Int']['output'];
};

/** A consent that stands, as the console lists it. */
export type ListedConsent = {
  /** The consent, or the refusal. */
  consent: HospitalConsent;
  /** The name of whoever recorded it; null where that is not known. */
  recordedByName: Maybe<Scalars['String']['output']>;
};

/** What can be measured. Degrees 0 to 180 unless said otherwise. */
export type Measure =
  /** How far the foot bends upwards. */
  | 'ANKLE_DORSIFLEXION'
  /** Stands in 30 seconds, whole numbers 0 to 60. */
  | 'CHAIR_STANDS'
  /** How far the leg goes to the side. */
  | 'HIP_ABDUCTION'
  /** How far the hip bends. */
  | 'HIP_FLEXION'
  /** Degrees short of straight; 0 is straight, down to -10 beyond it, at most 60. */
  | 'KNEE_EXTENSION_DEFICIT'
  /** How far the knee bends. */
  | 'KNEE_FLEXION'
  /** Pain, whole numbers 0 (none) to 10 (worst). */
  | 'PAIN'
  /** How far the arm goes up to the side. */
  | 'SHOULDER_ABDUCTION'
  /** How far the arm turns outwards. */
  | 'SHOULDER_EXTERNAL_ROTATION'
  /** How far the arm goes up to the front. */
  | 'SHOULDER_FLEXION'
  /** Seconds on the operated leg, 0 to 60. */
  | 'SINGLE_LEG_STANCE'
  /** Lifts the straight leg without lag: 1 yes, 0 no. */
  | 'STRAIGHT_LEG_RAISE'
  /** Strength of the operated side, per cent of the other, 0 to 150. */
  | 'STRENGTH_SYMMETRY'
  /** Seconds, 1 to 120. */
  | 'TIMED_UP_AND_GO'
  /** Walks without a limp and without an aid: 1 yes, 0 no. */
  | 'WALKS_UNAIDED';

/** How a value came about. */
export type MeasureMethod =
  /** With a goniometer. */
  | 'GONIOMETER'
  /** Seen by somebody. */
  | 'OBSERVED'
  /** With the sensors of a phone. */
  | 'PHONE'
  /** Typed by hand. */
  | 'TYPED';

/** A value that was measured. */
export type Measurement = {
  /** In which role. */
  enteredAs: EnteredAs;
  /** By whom. */
  enteredBy: Scalars['String']['output'];
  /** The measurement's id, a UUID. */
  id: Scalars['ID']['output'];
  /** What was measured. */
  measure: Measure;
  /** How it came about. */
  method: MeasureMethod;
  /** Of degrees; null of all else. */
  mode: Maybe<MotionMode>;
  /** When it was entered. */
  recordedAt: Scalars['DateTime']['output'];
  /** Why it was taken back; null while it counts. */
  retractedReason: Maybe<Scalars['String']['output']>;
  /** Null of what has no side, such as pain. */
  side: Maybe<BodySide>;
  /** When it was taken. */
  takenAt: Scalars['DateTime']['output'];
  /** With at most one decimal; its bounds stand in Measure. */
  value: Scalars['Float']['output'];
};

/** A value to enter. */
export type MeasurementInput = {
  /** What was measured. */
  measure: Measure;
  /** How it came about. */
  method: MeasureMethod;
  /** ACTIVE when left out, of degrees. */
  mode?: InputMaybe<MotionMode>;
  /** The operated side when left out. */
  side?: InputMaybe<BodySide>;
  /** With at most one decimal; its bounds stand in Measure. */
  value: Scalars['Float']['input'];
};

/** What was diagnosed and done before. */
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

/** What was diagnosed and done before. */
export type MedicalHistoryInput = {
  /** Diagnosis, 1 to 200 characters. */
  diagnosis: Scalars['String']['input'];
  /** The operation: what, when, by whom; up to 500 characters. */
  surgeryDetails?: InputMaybe<Scalars['String']['input']>;
  /** Treatment, up to 500 characters. */
  treatment?: InputMaybe<Scalars['String']['input']>;
};

/** A text message. Codes are never here. After 180 days its number and text are empty. */
export type Message = {
  /** How often it was tried to send it. */
  attempts: Scalars['Int']['output'];
  /** When its cause happened. */
  createdAt: Scalars['DateTime']['output'];
  /** When it arrived, as the gateway says. */
  deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** A sentence: what the gateway said last, or why it was skipped. */
  error: Maybe<Scalars['String']['output']>;
  /** The message's id, a UUID; the gateway is told it as `client_ref`. */
  id: Scalars['ID']['output'];
  /** What it tells of. */
  kind: MessageKind;
  /** The language of its text. */
  language: Language;
  /** The record of the patient that it is for; null of the team's. */
  patientId: Maybe<Scalars['ID']['output']>;
  /** The number of that record, such as PT-000123. */
  patientNumber: Maybe<Scalars['ID']['output']>;
  /** Not before. */
  sendAfter: Scalars['DateTime']['output'];
  /** When the gateway took it. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  status: MessageStatus;
  /** The appointment, payment or account. */
  subjectId: Maybe<Scalars['ID']['output']>;
  /** As it is sent. */
  text: Scalars['String']['output'];
  /** E.164. */
  to: Scalars['String']['output'];
};

/** Messages by cursor. */
export type MessageConnection = {
  /** The messages, newest first. */
  edges: Array<MessageEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** All that the filter names. */
  totalCount: Scalars['Int']['output'];
};

/** A message in a list. */
export type MessageEdge = {
  /** Where it stands; opaque. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: Message;
};

/** Which messages; all that is named must fit. */
export type MessageFilter = {
  /** What they tell of. */
  kind?: InputMaybe<MessageKind>;
  /** The patient that they are for, by UUID. */
  patientId?: InputMaybe<Scalars['ID']['input']>;
  /** Where they stand. */
  status?: InputMaybe<MessageStatus>;
  /** The appointment, payment or account that they tell of. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a text message tells of. */
export type MessageKind =
  /** A patient has told of a danger sign, which waits for the doctor who got it, or for an admin where a plan has no doctor. */
  | 'DANGER_SIGN'
  /** A danger sign was not answered in time. */
  | 'DANGER_SIGN_OVERDUE'
  /** The number that got it signs nobody in any more. */
  | 'NUMBER_CHANGED'
  /** A payment was received. */
  | 'PAYMENT_RECEIVED'
  /** A session is a day ahead. */
  | 'REMINDER_DAY'
  /** A session is two hours ahead. */
  | 'REMINDER_HOURS'
  /** There is a security notice, which the admin who got it reads on the dashboard. */
  | 'SECURITY_NOTICE'
  /** A session was booked, or a request approved. */
  | 'SESSION_BOOKED'
  /** The clinic canceled a session. */
  | 'SESSION_CANCELED'
  /** A session has another time. */
  | 'SESSION_MOVED'
  /** A patient asked for a session. */
  | 'SESSION_REQUESTED'
  /** A clinician has answered a danger sign that the patient told. */
  | 'SIGN_ANSWERED'
  /** Times are offered to make up for a missed session. */
  | 'SLOT_OFFER'
  /** Somebody of the team can sign in now. */
  | 'STAFF_REGISTERED'
  /** Many wrong codes were tried for the number that got it. */
  | 'WRONG_CODES';

/** In which language one is written to, and whether sessions are reminded of. Patients. */
export type MessagePreferences = {
  /** The account's language: Hindi where it says Hindi, else English. */
  language: Language;
  /** Reminders; what happened to a session or payment is always told. */
  reminders: Scalars['Boolean']['output'];
};

/** Where a text message stands. */
export type MessageStatus =
  /** The gateway says that it arrived. */
  | 'DELIVERED'
  /** Given up after all tries, or refused for good. */
  | 'FAILED'
  /** Waits for its time or a free sender. */
  | 'QUEUED'
  /** Handed over to the gateway. */
  | 'SENT'
  /** Not sent on purpose; `error` says why. */
  | 'SKIPPED';

/** A registered text for one kind and language (India's DLT rules). */
export type MessageTemplate = {
  /** The id under which the operator registered it; the environment's where the settings have none. Null: with a gateway, this kind is not sent in this language. */
  dltTemplateId: Maybe<Scalars['String']['output']>;
  /** Whether it is sent. What calls to danger signs always is: where Hindi is switched off, in English. */
  enabled: Scalars['Boolean']['output'];
  /** What it tells of. */
  kind: MessageKind;
  /** In which language. */
  language: Language;
  /** The text with {#var#} where a value goes: what the owner registers. The clinic's name is a part of it. */
  text: Scalars['String']['output'];
};

/** What the owner says of one kind of message in one language. */
export type MessageTemplateInput = {
  /** Digits, letters and hyphens, at most 40; may be empty. The environment's own, sent back, stays the environment's. Of DANGER_SIGN, DANGER_SIGN_OVERDUE and SECURITY_NOTICE in English one that is there cannot be emptied. */
  dltTemplateId?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is sent. Of DANGER_SIGN, DANGER_SIGN_OVERDUE and SECURITY_NOTICE in English only true is taken. */
  enabled: Scalars['Boolean']['input'];
  /** What it tells of. */
  kind: MessageKind;
  /** In which language; each kind is named once in each. */
  language: Language;
};

/** A session of a live plan that was missed and not made up yet. */
export type MissedSession = {
  /** When it was to begin. */
  missedAt: Scalars['DateTime']['output'];
  /** Its number within the plan. */
  number: Scalars['Int']['output'];
  /** What is offered for it now; null when nothing is. */
  offer: Maybe<SlotOffer>;
  /** Who missed it. */
  patient: AppointmentPatient;
  /** Of which plan. */
  planId: Scalars['ID']['output'];
  /** Why it was missed, as staff entered it. */
  reason: Maybe<Scalars['String']['output']>;
};

/** Money of a range of clinic days: received by `receivedOn`, refunded by `refundedOn`. */
export type MoneyTotals = {
  /** What is pending of those that were recorded on these days. */
  pending: Scalars['Paise']['output'];
  /** What came, whatever was paid back of it later. */
  received: Scalars['Paise']['output'];
  /** What was paid back, whenever it had come. */
  refunded: Scalars['Paise']['output'];
};

/** How a movement was made. */
export type MotionMode =
  /** By the patient alone. */
  | 'ACTIVE'
  /** By somebody else, or with help. */
  | 'PASSIVE';

/** Another time for a session that is pending or scheduled. */
export type MoveAppointmentInput = {
  /** When it should begin, as in BookAppointmentInput. */
  appointmentDate: Scalars['String']['input'];
  /** As in BookAppointmentInput. Staff only. */
  overrideReason?: InputMaybe<Scalars['String']['input']>;
  /** Who treats then; the same as before when left out. */
  physiotherapistId?: InputMaybe<Scalars['ID']['input']>;
};

/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type Mutation = {
  /** Takes a patient whom a hospital sends. Admins only. Errors: NOT_FOUND, WRONG_STATE (it was decided, or taken back). */
  acceptReferral: Referral;
  /** Reopens the session and books it then. The patient, admins, the plan's physiotherapist. Errors: NOT_FOUND (also expired), BAD_INPUT (not of the offer), DOUBLE_BOOKED; to patients of an open clinic TOO_LATE and LIMIT_REACHED. */
  acceptSlot: Appointment;
  /** Says that the doctor has seen a danger sign; `seen` are the signs that the doctor was shown, so that none passes that joined since. The plan's doctor. Errors: NOT_FOUND, WRONG_STATE, BAD_INPUT, CHANGED_MEANWHILE (another sign has joined). */
  acknowledgeTask: CareTask;
  /** Adds a charge, once for each idempotency key. Admins only. Errors: BAD_INPUT, NOT_FOUND, IDEMPOTENCY_KEY_REUSED. */
  addCharge: Charge;
  /** Enters a time away; nobody can be booked in it without a reason. Admins only. Errors: BAD_INPUT, NOT_FOUND, ALREADY_EXISTS (overlaps another leave). */
  addLeave: EnteredLeave;
  /** Adds to the medical history of a complete record. Admins only. Errors: BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE. */
  addMedicalHistoryEntry: PatientDetails;
  /** Adds 1 to 50 sessions to the present phase. As stopPlan. Errors: NOT_FOUND, WRONG_STATE. */
  addPlanSessions: RecoveryPlan;
  /** Adds a progress report (1 to 2000 characters) to a complete record. Admins only. Errors: BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE. */
  addProgressReport: PatientDetails;
  /** Takes the refusal of a client of `myRecordReaders` back: what was agreed before holds again, until the moment that was agreed; nothing else is allowed by it. Patients only. Errors: NOT_FOUND. */
  allowRecordReader: RecordReader;
  /** Makes a pending appointment scheduled; also without a physiotherapist. Admins only. Errors: NOT_FOUND, WRONG_STATE, DOUBLE_BOOKED, CHANGED_MEANWHILE. */
  approveAppointment: Appointment;
  /** Signs a draft; from then on it cannot change. Doctors. Errors: NOT_FOUND, WRONG_STATE, BAD_INPUT (statement, 10 to 500 characters). */
  approveProtocolVersion: ProtocolVersion;
  /** Changes the physiotherapist of a pending appointment and nothing else. Admins only. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE; once the clinic is open OUTSIDE_HOURS without a reason, DOUBLE_BOOKED. */
  assignPhysiotherapist: Appointment;
  /** Books a scheduled session. Admins only. Errors: BAD_INPUT (also a time in the past), NOT_FOUND (patient, physiotherapist), WRONG_STATE (no session of the patient's plan is open), DOUBLE_BOOKED; once the clinic is open OUTSIDE_HOURS without a reason. */
  bookAppointment: Appointment;
  /** Calls off a pending or scheduled appointment; with the `version` that was read, one that was approved meanwhile stays. Admins, and once the clinic is open a patient their own until `changeableUntil`, and a request that nobody answered at any time. Errors: NOT_FOUND (also another's), WRONG_STATE, TOO_LATE (the sentence names the clinic's number), CHANGED_MEANWHILE. */
  cancelAppointment: Appointment;
  /** The reason is 3 to 200 characters. Admins only. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE. */
  cancelCharge: Charge;
  /** Takes a leave back; sessions stay as they are. Admins only. Errors: NOT_FOUND. */
  cancelLeave: Scalars['Boolean']['output'];
  /** Takes an open session without a booking, or a missed one, out of the plan. As stopPlan. Errors: NOT_FOUND, WRONG_STATE. */
  cancelPlanSession: RecoveryPlan;
  /** Gives a live plan another physiotherapist or doctor, and one that has ended another doctor while its danger sign is open; one left out stays. They are ids of `physiotherapists` and `doctors`. Admins. Errors: NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE. */
  changeCareTeam: RecoveryPlan;
  /** Marks a scheduled session as completed. Admins, and a physiotherapist their own. Errors: NOT_FOUND, WRONG_STATE (also before it has begun), CHANGED_MEANWHILE. */
  completeAppointment: Appointment;
  /** Fills in an incomplete record. One without an account, such as a hospital's, gets that of its number, unless another person's record has it. Admins, patients:write. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (complete already), CHANGED_MEANWHILE. */
  completePatient: Patient;
  /** Fills in the profile form. Patients only. Errors: BAD_INPUT. */
  completeProfile: User;
  /** Leads out of a phase: each criterion that is not met needs a reason. The plan's physiotherapist. Errors: NOT_FOUND, WRONG_STATE (not this phase, a danger sign open), BAD_INPUT (a reason missing, or given for a met criterion). */
  confirmGate: RecoveryPlan;
  /** Corrects a status that was entered wrongly, to any but PENDING; the reason is 3 to 500 characters and audited. Completed or missed only once the session has begun; its charge is made or canceled. Admins, and a physiotherapist whether their own sessions took place. Sessions of a plan: `correctSession`. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (also a session of a plan), DOUBLE_BOOKED (scheduled again while somebody has the time), CHANGED_MEANWHILE. */
  correctAppointment: Appointment;
  /** Turns completed into missed or the reverse, while the session still holds this appointment; also after the plan has ended. As stopPlan. Errors: NOT_FOUND, WRONG_STATE, BAD_INPUT (reason). */
  correctSession: RecoveryPlan;
  /** Makes a key of one's own, at most ten at a time, within 15 minutes of signing in. Admins only. Errors: BAD_INPUT, RECENT_SIGN_IN_REQUIRED, ALREADY_EXISTS (name), WRONG_STATE (ten live keys). */
  createApiKey: CreatedApiKey;
  /** Registers a source, within 15 minutes of signing in: its messages make and change records and sessions from now on. Admins only. Errors: BAD_INPUT, RECENT_SIGN_IN_REQUIRED, ALREADY_EXISTS (name, application with facility). */
  createHl7Source: Hl7Source;
  /** Makes the record of a patient account, or fills in its bare one; once for each idempotency key (8 to 100 characters, kept for 24 hours), if one is given. Admins, patients:write. Errors: BAD_INPUT, NOT_FOUND (no such patient account), ALREADY_EXISTS (the account has a complete record), IDEMPOTENCY_KEY_REUSED. */
  createPatient: Patient;
  /** Applies a version to a patient and makes all sessions in one step. Admins. Errors: NOT_FOUND, RECORD_INCOMPLETE, WRONG_STATE (not approved, or a danger sign of a former plan waits), ALREADY_EXISTS (a live plan), IDEMPOTENCY_KEY_REUSED. */
  createPlan: RecoveryPlan;
  /** Registers a client, within 15 minutes of signing in. Admins only. Errors: BAD_INPUT, RECENT_SIGN_IN_REQUIRED, ALREADY_EXISTS (name), WRONG_STATE (the server has no key to sign tokens with). */
  createSmartClient: SmartClient;
  /** Makes an endpoint of a client, at most ten at a time, within 15 minutes of signing in. Admins only. Errors: BAD_INPUT, NOT_FOUND (client), RECENT_SIGN_IN_REQUIRED, LIMIT_REACHED (ten live endpoints), WRONG_STATE (the server has no key to make secrets of). */
  createWebhookEndpoint: CreatedWebhookEndpoint;
  /** Does not take one, for a reason of 3 to 500 characters, which the hospital reads. Admins only. Errors: BAD_INPUT (reason), NOT_FOUND, WRONG_STATE as above. */
  declineReferral: Referral;
  /** Takes a complete record out of the list; it can be brought back for 30 days. Admins only. Errors: NOT_FOUND, RECORD_INCOMPLETE, CHANGED_MEANWHILE. */
  deletePatient: DeletedPatient;
  /** Deletes a saved filter of one's own, and answers its id. Admins only. Errors: NOT_FOUND. */
  deleteSavedFilter: Scalars['ID']['output'];
  /** Ends a source: its next message is refused. Admins only. Errors: NOT_FOUND. */
  endHl7Source: Scalars['Boolean']['output'];
  /** Ends all of one's own sessions but the present one, and answers how many there were. Errors: RECENT_SIGN_IN_REQUIRED (from a phone that stays signed in, 15 minutes after its code or later). */
  endOtherSessions: Scalars['Int']['output'];
  /** Ends one of one's own sessions. Errors: NOT_FOUND, RECENT_SIGN_IN_REQUIRED (another than the present one, from a phone that stays signed in, 15 minutes after its code or later). */
  endSession: Scalars['Boolean']['output'];
  /** Ends all sessions of an account, and answers how many there were. Admins only. Errors: NOT_FOUND, RECENT_SIGN_IN_REQUIRED. */
  endSessionsOf: Scalars['Int']['output'];
  /** Ends an endpoint: what was to leave for it does not. Admins only. Errors: NOT_FOUND. */
  endWebhookEndpoint: Scalars['Boolean']['output'];
  /** Pending becomes failed; the reason is 3 to 200 characters. Admins, payments:write. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE. */
  failPayment: Payment;
  /** Gives a paid payment its receipt's number; asked again it answers the same. Admins only. Errors: NOT_FOUND, WRONG_STATE (not paid, or the clinic is not open). */
  issueReceipt: Payment;
  /** Ends somebody's work after a last day (today or later): no times are offered after it; sessions after it go to the successor where that one is free, else wait for another; pending ones lose who was to treat. The account is switched off at the end of that day; `setAccountDisabled` with false takes it back. Admins only, never one's own. Errors: NOT_FOUND, BAD_INPUT, FORBIDDEN, WRONG_STATE (left already, or the last admin). */
  leaveTeam: Departure;
  /** Ends the session and clears its cookie. Answers true whether or not somebody was signed in. */
  logout: Scalars['Boolean']['output'];
  /** Marks a scheduled session as missed; the reason is 1 to 500 characters. Admins, and a physiotherapist their own. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (also before it has begun), CHANGED_MEANWHILE. */
  markAppointmentMissed: Appointment;
  /** Moves a pending or scheduled session, and assigns it anew when a physiotherapist is named; its status, length and price stay, and to where it stands already nothing changes. Admins, appointments:write, and once the clinic is open a patient their own until `changeableUntil`, by the rules of requestAppointment. Errors: BAD_INPUT (also a time in the past, or a reason from a patient), NOT_FOUND (also another's; physiotherapist), WRONG_STATE, OUTSIDE_HOURS (of staff without a reason), TOO_LATE, LIMIT_REACHED, DOUBLE_BOOKED, CHANGED_MEANWHILE. */
  moveAppointment: Appointment;
  /** Offers three free times for a missed session, for 48 hours, and tells the patient. What is offered already stays, with its end, and nobody is told again; times of it that were taken meanwhile are replaced. Admins, the plan's physiotherapist. Errors: NOT_FOUND, WRONG_STATE. */
  offerSlots: SlotOffer;
  /** Opens the clinic, for good: from now on facts are public, forms deliver, hours bind. Admins only. Errors: WRONG_STATE (open, or something is missing; `fields` names it). */
  openClinic: ClinicSettings;
  /** Compares every count with the events, now. Admins. Errors: none of its own. */
  reconcileSessions: Reconciliation;
  /** Records what a patient said of a client, which ends what was said of it before; said again, it holds until the new moment. Admins only. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE (the patient refused it themselves). */
  recordConsent: HospitalConsent;
  /** Stores entries in the order of `at`, each by itself; at most 50. checkIn and setDone need the day's danger check, and are refused beyond the dose (BAD_INPUT); pain, sign, measurement and undo are taken while the plan is stopped, too. undo: NOT_FOUND for an entry that is not one's own, WRONG_STATE for one of another day, one that was taken back already, and one of another kind. Of a plan that has ended a yes to a danger sign alone is taken. Patients. Errors: BAD_INPUT (more than 50), NOT_FOUND (no live plan). */
  recordEntries: Array<EntryResult>;
  /** The care team. Errors: NOT_FOUND, BAD_INPUT, IDEMPOTENCY_KEY_REUSED. */
  recordMeasurement: Measurement;
  /** Records a payment, once for each idempotency key (8 to 100 characters, kept for 24 hours): a repeated request is answered what the first one was. Admins, payments:write. Errors: BAD_INPUT, NOT_FOUND (patient, session), IDEMPOTENCY_KEY_REUSED. */
  recordPayment: Payment;
  /** Pays back part or all of a paid payment, once for each idempotency key; REFUNDED once nothing is left. Admins only. Errors: BAD_INPUT (more than is left), NOT_FOUND, WRONG_STATE, IDEMPOTENCY_KEY_REUSED. */
  refund: Payment;
  /** Refund of all that is left of a paid payment, for the reason 'Refund'. Admins only. Errors: NOT_FOUND, WRONG_STATE. */
  refundPayment: Payment;
  /** Keeps a client of `myRecordReaders` away from the own record, from its next request on; whatever the desk has recorded, only the patient takes it back. Patients only. Errors: NOT_FOUND. */
  refuseRecordReader: RecordReader;
  /** Adds a record for a person at the desk, or fills in the bare one of the account with this number; without such an account one is made. Once for each idempotency key (8 to 100 characters, kept for 24 hours). Admins, patients:write. Errors: BAD_INPUT, ALREADY_EXISTS (a complete record has this number; the sentence names its PT number), IDEMPOTENCY_KEY_REUSED. */
  registerPatient: Patient;
  /** Adds an admin, physiotherapist or doctor. Sent again, it adds nobody: the number has such an account by then. Admins only. Errors: BAD_INPUT, ALREADY_EXISTS (the number has such an account, or the physiotherapist has one), NOT_FOUND (physiotherapist), RECENT_SIGN_IN_REQUIRED. */
  registerStaff: StaffMember;
  /** Opens a missed or cancelled session again. As stopPlan. Errors: NOT_FOUND, WRONG_STATE. */
  reopenPlanSession: RecoveryPlan;
  /** Applies a message once more that ended in AE, as if it came now; applied, it is never applied again, and its sender hears so when it sends it again. Admins only. Errors: NOT_FOUND, WRONG_STATE (applied, emptied, its source ended, or a later message of the source was applied to the same patient). */
  replayMessage: ExchangedMessage;
  /** Sends one webhook again, delivered or not, under the same id. Admins only. Errors: NOT_FOUND, WRONG_STATE (it is being sent, or its endpoint is over). */
  replayWebhook: WebhookDelivery;
  /** Sends again what happened since a moment, delivered or not, under the same ids; answers how many. Admins only. Errors: NOT_FOUND. */
  replayWebhooks: Scalars['Int']['output'];
  /** Asks for a session for oneself, as pending; once the clinic is open for one of the free times, scheduled at once with INSTANT. Patients only. Errors: BAD_INPUT (also a time in the past, or a choice of who treats where patients have none), NOT_FOUND (no record, physiotherapist), ALREADY_EXISTS (a pending request for this time), LIMIT_REACHED (as many requests as may wait for the clinic already; those whose time has passed do not count); once the clinic is open also OUTSIDE_HOURS, TOO_LATE (too soon), LIMIT_REACHED (too far ahead, or as many sessions that day as may be), DOUBLE_BOOKED, WRONG_STATE (this kind of session is not offered). */
  requestAppointment: Appointment;
  /** Changes the time of a pending appointment and nothing else. `appointmentDate` and `overrideReason` as in BookAppointmentInput. Admins only. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE; once the clinic is open OUTSIDE_HOURS without a reason, DOUBLE_BOOKED. */
  rescheduleAppointment: Appointment;
  /** Ends the stop; the note for staff is 10 to 500 characters, `seen` as in acknowledgeTask. `advice`, 10 to 300 characters, is what the patient reads; without it a sentence of the product's. The patient is told (SIGN_ANSWERED). The plan's doctor. Errors: NOT_FOUND, WRONG_STATE, BAD_INPUT, CHANGED_MEANWHILE (another sign has joined). */
  resolveTask: CareTask;
  /** Brings a deleted record back within 30 days, with its appointments: those after the last day of whoever treats need a physiotherapist, those outside the hours by now are marked. Admins only. Errors: NOT_FOUND (also for one that was merged into another), ALREADY_EXISTS (the account has a new record, or another record a number that a hospital gave this one), DOUBLE_BOOKED. */
  restorePatient: Patient;
  /** No new plans from it; running ones stay. Admins and doctors. Errors: NOT_FOUND, WRONG_STATE. */
  retireProtocolVersion: ProtocolVersion;
  /** Marks a wrong value; it stays in the list and counts no more. The care team; a patient their own. Errors: NOT_FOUND, WRONG_STATE, BAD_INPUT (reason). */
  retractMeasurement: Measurement;
  /** Tries a failed or skipped message again, under the same id. Admins only. Errors: NOT_FOUND, WRONG_STATE. */
  retryMessage: Message;
  /** Ends a live key at once, also another admin's. Admins only. Errors: NOT_FOUND. */
  revokeApiKey: Scalars['Boolean']['output'];
  /** Ends a consent or a refusal: the client's next request is answered without it. Admins only. Errors: NOT_FOUND, WRONG_STATE (the patient refused it themselves). */
  revokeConsent: Scalars['Boolean']['output'];
  /** Ends a client: its next request is refused. Admins only. Errors: NOT_FOUND. */
  revokeSmartClient: Scalars['Boolean']['output'];
  /** Saves filters of a list under a name of 1 to 60 characters; another one of that name is replaced. The query is 1 to 1000 characters. Admins only. Errors: BAD_INPUT, LIMIT_REACHED (50 for each list). */
  saveFilter: SavedFilter;
  /** Makes a protocol, changes its draft, or begins the next version after a signed one; `content.name` {en, hi} is its name, else the slug. Admins. Errors: BAD_INPUT (fields by path). */
  saveProtocolDraft: ProtocolVersion;
  /**
   * Sends a six-digit one-time password by text message to an Indian mobile number, with or without +91.
   * Errors: BAD_INPUT (no Indian mobile number), ADMIN_NOT_FOUND (admin door, unless the clinic keeps its admins' numbers to itself), RATE_LIMITED, SMS_FAILED. At most one sign-in operation per document.
   */
  sendOtp: OtpSent;
  /** Switches an account off, which ends its sessions, or on again. Admins only, never one's own, and never the last admin who can sign in. Errors: NOT_FOUND, FORBIDDEN, WRONG_STATE (the last admin). */
  setAccountDisabled: User;
  /** Says what has become of a message; any status can follow any other. Admins only. Errors: NOT_FOUND, CHANGED_MEANWHILE. */
  setContactMessageStatus: ContactMessage;
  /** Changes what is named; the language is written to the account, which has one. Patients. Errors: none of its own. */
  setMessagePreferences: MessagePreferences;
  /** Changes what an account may do, and ends its sessions. A number has one account of admins, one of physiotherapists or doctors, and one of patients or users. Admins only, never one's own, and never that of the last admin who can sign in. Errors: RECENT_SIGN_IN_REQUIRED, NOT_FOUND, ALREADY_EXISTS (the number has an account of that kind), FORBIDDEN, WRONG_STATE (the last admin). */
  setUserType: User;
  /** Gives a physiotherapist hours of their own; null: the clinic's. Sessions that are booked stay. Admins only. Errors: BAD_INPUT, NOT_FOUND, CHANGED_MEANWHILE. */
  setWorkingHours: PhysiotherapistTimes;
  /** Pending becomes paid. Admins, payments:write. Errors: BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE. */
  settlePayment: Payment;
  /** Leaves the profile form for later: it is not asked for again. Patients only. Errors: none of its own. */
  skipProfile: User;
  /** Ends a plan; what is ahead is cancelled. The plan's physiotherapist and doctor, admins. Errors: NOT_FOUND, WRONG_STATE. */
  stopPlan: RecoveryPlan;
  /** Undoes an approval that was a slip, within 12 seconds, before its patient is told: the session waits as pending again. `version` is the one that the approval answered with, so that nothing has happened since. Admins only. Errors: NOT_FOUND, WRONG_STATE (also later, and a session that was booked at once), CHANGED_MEANWHILE. */
  undoApproval: Appointment;
  /** Changes the name of one's own account, and sends a code to a new sign-in number, which is pending until then. Errors: BAD_INPUT, RECENT_SIGN_IN_REQUIRED, RATE_LIMITED, SMS_FAILED. */
  updateAccount: User;
  /** Changes who is in charge of a complete record and how long its plan is. Admins only. Errors: BAD_INPUT, NOT_FOUND (record, physiotherapist), RECORD_INCOMPLETE, WRONG_STATE (another number of sessions than that of a live plan), CHANGED_MEANWHILE. */
  updateCarePlan: PatientDetails;
  /** Changes the settings that are named. Nothing that opening needs is taken away from an open clinic. Admins only. Errors: BAD_INPUT, CHANGED_MEANWHILE, RECENT_SIGN_IN_REQUIRED, which guards the payment address. */
  updateClinicSettings: ClinicSettings;
  /** Changes a complete record. Admins, patients:write. Errors: BAD_INPUT, NOT_FOUND, RECORD_INCOMPLETE, CHANGED_MEANWHILE (`version` is not the present one). */
  updatePatient: Patient;
  /** Changes personal fields of one's own account. Errors: BAD_INPUT. */
  updateProfile: User;
  /** Changes a member of the team. Admins only. Errors: BAD_INPUT, NOT_FOUND, ALREADY_EXISTS (the number), RECENT_SIGN_IN_REQUIRED (the number), RATE_LIMITED (the number), CHANGED_MEANWHILE. */
  updateStaff: StaffMember;
  /** Makes the pending number the sign-in number: ends the other sessions and tells the old number. Errors: BAD_INPUT, WRONG_OTP (also without a pending number), ALREADY_EXISTS (another account has the number), RATE_LIMITED. */
  verifyNumber: User;
  /**
   * Checks the newest one-time password of this number and door, five tries each; on success sets the session cookie and answers the account.
   * Errors: BAD_INPUT, WRONG_OTP (wrong, expired or already used; the sentence says when the five tries are used up), ADMIN_NOT_FOUND (admin door; for every failure there, where the clinic keeps its admins' numbers to itself), ACCOUNT_DISABLED, RATE_LIMITED. At most one sign-in operation per document.
   */
  verifyOtp: User;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationAcceptReferralArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationAcceptSlotArgs = {
  offerId: Scalars['ID']['input'];
  startsAt: Scalars['DateTime']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationAcknowledgeTaskArgs = {
  id: Scalars['ID']['input'];
  seen?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationAddChargeArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: ChargeInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationAddLeaveArgs = {
  input: LeaveInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationAddMedicalHistoryEntryArgs = {
  input: MedicalHistoryInput;
  patientId: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationAddPlanSessionsArgs = {
  count: Scalars['Int']['input'];
  planId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationAddProgressReportArgs = {
  content: Scalars['String']['input'];
  patientId: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationAllowRecordReaderArgs = {
  clientId: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationApproveAppointmentArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationApproveProtocolVersionArgs = {
  id: Scalars['ID']['input'];
  statement: Scalars['String']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationAssignPhysiotherapistArgs = {
  id: Scalars['ID']['input'];
  overrideReason?: InputMaybe<Scalars['String']['input']>;
  physiotherapistId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationBookAppointmentArgs = {
  input: BookAppointmentInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationCancelAppointmentArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationCancelChargeArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationCancelLeaveArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationCancelPlanSessionArgs = {
  number: Scalars['Int']['input'];
  planId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationChangeCareTeamArgs = {
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  physiotherapistId?: InputMaybe<Scalars['ID']['input']>;
  planId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationCompleteAppointmentArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationCompletePatientArgs = {
  id: Scalars['ID']['input'];
  input: CompletePatientInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationCompleteProfileArgs = {
  input: CompleteProfileInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationConfirmGateArgs = {
  deviations: Array<DeviationInput>;
  fromPhase: Scalars['Int']['input'];
  planId: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationCorrectAppointmentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  to: AppointmentStatus;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationCorrectSessionArgs = {
  appointmentId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  to: AppointmentStatus;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationCreateHl7SourceArgs = {
  input: CreateHl7SourceInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationCreatePatientArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreatePatientInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationCreatePlanArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: CreatePlanInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationCreateSmartClientArgs = {
  input: CreateSmartClientInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationCreateWebhookEndpointArgs = {
  input: CreateWebhookEndpointInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationDeclineReferralArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationDeletePatientArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationDeleteSavedFilterArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationEndHl7SourceArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationEndSessionsOfArgs = {
  userId: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationEndWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationFailPaymentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationIssueReceiptArgs = {
  paymentId: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationLeaveTeamArgs = {
  id: Scalars['ID']['input'];
  lastDay: Scalars['LocalDate']['input'];
  successorId?: InputMaybe<Scalars['ID']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationMarkAppointmentMissedArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationMoveAppointmentArgs = {
  id: Scalars['ID']['input'];
  input: MoveAppointmentInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationOfferSlotsArgs = {
  number: Scalars['Int']['input'];
  planId: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRecordConsentArgs = {
  input: RecordConsentInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRecordEntriesArgs = {
  entries: Array<EntryInput>;
  language: Language;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRecordMeasurementArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: MeasurementInput;
  planId: Scalars['ID']['input'];
  takenAt?: InputMaybe<Scalars['DateTime']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRecordPaymentArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: RecordPaymentInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRefundArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: RefundInput;
  paymentId: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRefundPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRefuseRecordReaderArgs = {
  clientId: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRegisterPatientArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: RegisterPatientInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRegisterStaffArgs = {
  input: RegisterStaffInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationReopenPlanSessionArgs = {
  number: Scalars['Int']['input'];
  planId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationReplayMessageArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationReplayWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationReplayWebhooksArgs = {
  endpointId: Scalars['ID']['input'];
  since: Scalars['DateTime']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRequestAppointmentArgs = {
  input: RequestAppointmentInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRescheduleAppointmentArgs = {
  appointmentDate: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  overrideReason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationResolveTaskArgs = {
  advice?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
  seen?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRestorePatientArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRetireProtocolVersionArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRetractMeasurementArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRetryMessageArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRevokeConsentArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationRevokeSmartClientArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationSaveFilterArgs = {
  list: SavedFilterList;
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationSaveProtocolDraftArgs = {
  content: Scalars['JSON']['input'];
  slug: Scalars['String']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationSendOtpArgs = {
  door: SignInDoor;
  phoneNumber: Scalars['String']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationSetAccountDisabledArgs = {
  disabled: Scalars['Boolean']['input'];
  userId: Scalars['ID']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationSetContactMessageStatusArgs = {
  id: Scalars['ID']['input'];
  status: ContactStatus;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationSetMessagePreferencesArgs = {
  language?: InputMaybe<Language>;
  reminders?: InputMaybe<Scalars['Boolean']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationSetUserTypeArgs = {
  userId: Scalars['ID']['input'];
  userType: UserType;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationSetWorkingHoursArgs = {
  hours?: InputMaybe<Array<WeekdayHoursInput>>;
  physiotherapistId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationSettlePaymentArgs = {
  id: Scalars['ID']['input'];
  input?: InputMaybe<SettlePaymentInput>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationStopPlanArgs = {
  planId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationUndoApprovalArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationUpdateAccountArgs = {
  input: UpdateAccountInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationUpdateCarePlanArgs = {
  input: CarePlanInput;
  patientId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationUpdateClinicSettingsArgs = {
  input: ClinicSettingsInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationUpdatePatientArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePatientInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationUpdateStaffArgs = {
  id: Scalars['ID']['input'];
  input: UpdateStaffInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationVerifyNumberArgs = {
  otp: Scalars['String']['input'];
};


/** All that can be changed. Each field lists the error codes of its own; BAD_INPUT, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED and UNAVAILABLE may come from any. */
export type MutationVerifyOtpArgs = {
  door: SignInDoor;
  keepSignedIn: Scalars['Boolean']['input'];
  otp: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
};

/** One of the times a day that an exercise is to be done. */
export type Occasion = {
  /** Who ticked last, when it was not the patient. */
  doneBy: Maybe<Scalars['String']['output']>;
  /** All sets done, or a whole one was ticked at once. */
  isDone: Scalars['Boolean']['output'];
  /** From 1 to timesPerDay. */
  number: Scalars['Int']['output'];
  /** Sets of the dose. */
  sets: Scalars['Int']['output'];
  /** Of those, how many are done. */
  setsDone: Scalars['Int']['output'];
  /** Left out; null when it is not, or when sets were done afterwards. */
  skipped: Maybe<SkipReason>;
};

/** An open danger sign, with what it takes to answer it. */
export type OpenSign = {
  /** Who is to answer it; null where the plan has no doctor who can sign in: then an admin names one. */
  doctorName: Maybe<Scalars['String']['output']>;
  /** When the clinic heard of a sign of this task last; a later one than the task where the patient said yes again. */
  lastYesAt: Scalars['DateTime']['output'];
  /** What the patient wrote with a sign, the newest first. */
  patientNotes: Array<Scalars['String']['output']>;
  /** The number that reaches the patient, E.164; for the plan's doctor and admins alone. */
  phone: Maybe<Scalars['String']['output']>;
  /** The plan that it stops. */
  planId: Scalars['ID']['output'];
  /** What the plan is made from, in English. */
  protocolName: Scalars['String']['output'];
  /** The questions that were answered with yes, in English, the gravest first. */
  questions: Array<Scalars['String']['output']>;
  /** The task. */
  task: CareTask;
};

/** The answer to a request for a one-time password. It is the same for known and unknown numbers of the doors of users and of staff. */
export type OtpSent = {
  /** How long the password can be used, in seconds. */
  expiresInSeconds: Scalars['Int']['output'];
  /** A sentence for people. */
  message: Scalars['String']['output'];
  /** After how many seconds another one may be asked for. */
  resendAfterSeconds: Scalars['Int']['output'];
};

/** A number of sessions at one price, as the pricing page shows it. */
export type PackageOffer = {
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What they cost together. */
  price: Scalars['Paise']['output'];
  /** How many sessions. */
  sessions: Scalars['Int']['output'];
};

/** A number of sessions at one price. */
export type PackageOfferInput = {
  /** 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** 0 to 100000000 paise (₹10,00,000). */
  price: Scalars['Paise']['input'];
  /** 1 to 200. */
  sessions: Scalars['Int']['input'];
};

/** Where a page of a cursor-paged list stands. */
export type PageInfo = {
  /** The cursor of the last entry of this page; pass it as `after` for the next one. Null when the page is empty. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether more entries follow the last one of this page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** Pain that was told. */
export type PainEntry = {
  /** When it was told. */
  at: Scalars['DateTime']['output'];
  /** When it hurts; null of what came with a tick. */
  moment: Maybe<PainMoment>;
  /** Up to 500 characters. */
  note: Maybe<Scalars['String']['output']>;
  /** 0 to 10. */
  value: Scalars['Int']['output'];
};

/** Pain, told at any time; makes a measurement of PAIN, TYPED. */
export type PainInput = {
  /** When it hurts. */
  moment: PainMoment;
  /** Up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 10. */
  value: Scalars['Int']['input'];
};

/** When it hurts. */
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
  /** Mobile number, ten national digits: the record's own, else the account's. */
  contactNumber: Maybe<Scalars['String']['output']>;
  /** When it was deleted; null on a record that is there. */
  deletedAt: Maybe<Scalars['DateTime']['output']>;
  /** Diagnosis. */
  diagnosedWith: Maybe<Scalars['String']['output']>;
  /** Whom to call in an emergency, ten national digits. */
  emergencyContactNumber: Maybe<Scalars['String']['output']>;
  /** Gender. */
  gender: Maybe<Gender>;
  /** The record's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Whether every required field is there. */
  isProfileComplete: Scalars['Boolean']['output'];
  /** When the patient last signed in. */
  lastLogin: Maybe<Scalars['DateTime']['output']>;
  /** Name; empty on a record made at sign-up by somebody who gave none. */
  name: Scalars['String']['output'];
  /** The number that staff use, such as PT-000123. Accepted wherever an id is. */
  patientId: Scalars['ID']['output'];
  /** The id of the account that belongs to the record. */
  userId: Maybe<Scalars['ID']['output']>;
  /** Grows by one with every change; pass it back to be told of a change in between. */
  version: Scalars['Int']['output'];
};

/** The account of a record: who signs in for it. */
export type PatientAccount = {
  /** The full name; may be empty, and another one than the record's. */
  fullName: Scalars['String']['output'];
  /** The account's id. */
  id: Scalars['ID']['output'];
  /** The number they sign in with, E.164. */
  mobileNumber: Scalars['String']['output'];
};

export type { PatientActivity };

/** The cursor-paged list, for programs that read all of it. */
export type PatientConnection = {
  /** Pass it as `updatedSince` next time: an overlap is possible, a gap is not. Each page of a walk by `after` answers that of its first one. */
  asOf: Scalars['DateTime']['output'];
  /** The entries, newest first. */
  edges: Array<PatientEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many records match the filter, exactly. */
  totalCount: Scalars['Int']['output'];
};

/** A record with what belongs to it. */
export type PatientDetails = {
  /** The account that the record belongs to, as it is now. */
  account: Maybe<PatientAccount>;
  /** Medical history, newest first. */
  medicalHistory: Array<MedicalHistoryEntry>;
  /** The record. */
  patient: Patient;
  /** The physiotherapist in charge. */
  physiotherapist: Maybe<AppointmentPhysiotherapist>;
  /** How many sessions the plan has; 25 unless the record says otherwise. */
  plannedSessions: Scalars['Int']['output'];
  /** Progress reports, newest first. */
  progressReports: Array<ProgressReport>;
  /** Completed of planned sessions, whole per cent from 0 to 100; the same number as User.recoveryProgress. */
  recoveryPercent: Scalars['Int']['output'];
  /** The doctor who referred the patient. */
  referringDoctor: Maybe<Scalars['String']['output']>;
};

/** An entry of the cursor-paged list. */
export type PatientEdge = {
  /** Where it stands; opaque. */
  cursor: Scalars['String']['output'];
  /** The record. */
  node: Patient;
};

/** Which records a list holds. A field left out or null filters nothing. */
export type PatientFilter = {
  /** Whether the patient signed in within the last 30 days: the patients that `active` and `inactive` of PatientStats count. */
  activity?: InputMaybe<PatientActivity>;
  /** Age in whole years today, 0 to 999. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Part of the diagnosis, upper or lower case alike. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name of the physiotherapist in charge or of the referring doctor. */
  doctor?: InputMaybe<Scalars['String']['input']>;
  /** Recovery per cent. */
  progress?: InputMaybe<RecoveryBand>;
  /** Part of the name, upper or lower case alike; a PT- number; or four or more digits from the beginning or the end of a phone, where spaces, + and - may stand. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Whether every required field is there. */
  status?: InputMaybe<PatientRecordStatus>;
  /** Changed at this moment or later: the record itself, or the number of its account. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Also records that were deleted, whatever else is asked but `updatedSince`: with `deletedAt`, their ids and nothing more. */
  withDeleted?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A file of patients, GET /api/v1/admin/patients/imports/{id} answers the same. */
export type PatientImport = {
  /** Records that were made; in a dry run, that would be. */
  created: Scalars['Int']['output'];
  /** When the file came. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether nothing was to be written. */
  dryRun: Scalars['Boolean']['output'];
  /** The first 1,000, by row. */
  errors: Array<ImportError>;
  /** Rows that were not taken. */
  failed: Scalars['Int']['output'];
  /** What the file was called. */
  fileName: Scalars['String']['output'];
  /** The import's id. */
  id: Scalars['ID']['output'];
  /** How many patients the file has: rows below the headings in which something stands; 0 until it has been read. */
  rows: Scalars['Int']['output'];
  /** How far it is. */
  status: ImportStatus;
  /** There already with the same data. */
  unchanged: Scalars['Int']['output'];
};

/** One record, complete or not, and how things stand. */
export type PatientOverview = {
  /** The account that the record belongs to, as it is now. */
  account: Maybe<PatientAccount>;
  /** What was charged, paid and paid back, and what is due. */
  balance: Balance;
  /** Set on a deleted record. */
  deletedAt: Maybe<Scalars['DateTime']['output']>;
  /** Medical history, newest first. */
  medicalHistory: Array<MedicalHistoryEntry>;
  /** How many were missed. */
  missedSessions: Scalars['Int']['output'];
  /** Fields of the patient form that are missing, as CreatePatientInput names them. */
  missing: Array<Scalars['String']['output']>;
  /** The next scheduled session that has not begun. */
  nextSession: Maybe<Appointment>;
  /** The record. */
  patient: Patient;
  /** The physiotherapist in charge. */
  physiotherapist: Maybe<AppointmentPhysiotherapist>;
  /** How many sessions the plan has. */
  plannedSessions: Scalars['Int']['output'];
  /** Progress reports, newest first. */
  progressReports: Array<ProgressReport>;
  /** Completed of planned sessions, whole per cent from 0 to 100. */
  recoveryPercent: Scalars['Int']['output'];
  /** The doctor who referred the patient. */
  referringDoctor: Maybe<Scalars['String']['output']>;
  /** How many were completed. */
  sessionsCompleted: Scalars['Int']['output'];
};

/** One page of the patient list, as the screen shows it. */
export type PatientPage = {
  /** The page size. */
  limit: Scalars['Int']['output'];
  /** The page, from 1. */
  page: Scalars['Int']['output'];
  /** The records, in the order that was asked for; empty beyond the last page. */
  patients: Array<Patient>;
  /** How many records match the filter, exactly. */
  total: Scalars['Int']['output'];
};

export type { PatientRecordStatus };

export type { PatientSort };

/** The numbers above the list. active + inactive = total, and complete + incomplete = total. */
export type PatientStats = {
  /** Patients who signed in within the last 30 days (720 hours, inclusive). */
  active: Scalars['Int']['output'];
  /** All others, those who never signed in among them. */
  inactive: Scalars['Int']['output'];
  /** Records with a required field missing. */
  incomplete: Scalars['Int']['output'];
  /** All records. */
  total: Scalars['Int']['output'];
};

/** A patient with a live plan, as those who look after it find them in their list. */
export type PatientUnderCare = {
  /** Open flags. PAIN_HIGH: the last pain is 7 or more; it ends with a lower one. */
  flags: Array<CareFlagKind>;
  /** The pain that was entered last; null before the first entry. */
  lastPain: Maybe<Scalars['Int']['output']>;
  /** When that pain was felt; null before the first entry. */
  lastPainAt: Maybe<Scalars['DateTime']['output']>;
  /** The danger sign that is being judged; null when there is none. */
  openTask: Maybe<CareTask>;
  /** Who it is. */
  patient: AppointmentPatient;
  /** The present phase, from 1. */
  phase: Scalars['Int']['output'];
  /** How many phases there are. */
  phaseCount: Scalars['Int']['output'];
  /** The live plan. */
  planId: Scalars['ID']['output'];
  /** All criteria of the phase met and no danger sign open: a proposal. */
  ready: Scalars['Boolean']['output'];
  /** Done of planned less cancelled; the same number as User.recoveryProgress. */
  recoveryPercent: Scalars['Int']['output'];
};

/** The cursor-paged list of patients under care. */
export type PatientUnderCareConnection = {
  /** The patients, in the order of patientsUnderCare. */
  edges: Array<PatientUnderCareEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many patients the whole list holds, with the same search. */
  totalCount: Scalars['Int']['output'];
};

/** An entry of the cursor-paged list of patients under care. */
export type PatientUnderCareEdge = {
  /** Where the entry stands; opaque. */
  cursor: Scalars['String']['output'];
  /** The patient. */
  node: PatientUnderCare;
};

/** Money received, or to be received, from a patient. */
export type Payment = {
  /** How much. */
  amount: Scalars['Paise']['output'];
  /** The session that it is for. */
  appointmentId: Maybe<Scalars['ID']['output']>;
  /** When it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** Why it failed; null for patients. */
  failedReason: Maybe<Scalars['String']['output']>;
  /** The payment's id, a UUID. */
  id: Scalars['ID']['output'];
  /** How it was paid. */
  method: PaymentMethod;
  /** A note of the staff's; null for patients. */
  note: Maybe<Scalars['String']['output']>;
  /** Who paid; null when the record was deleted. */
  patient: Maybe<PaymentPatient>;
  /** Such as 2026-27/000123; null before it was issued. GET /api/v1/payments/{id}/receipt is its sheet. */
  receiptNumber: Maybe<Scalars['String']['output']>;
  /** When the money came, by clinic day; null while pending or failed. */
  receivedOn: Maybe<Scalars['LocalDate']['output']>;
  /** UPI reference, cheque or card slip number. */
  reference: Maybe<Scalars['String']['output']>;
  /** What was paid back so far. */
  refunded: Scalars['Paise']['output'];
  /** What was paid back, the first one first. */
  refunds: Array<Refund>;
  /** Where it stands. */
  status: PaymentStatus;
  /** upi://pay… for a pending UPI payment, when the clinic has a VPA. */
  upiLink: Maybe<Scalars['String']['output']>;
  /** Grows with each change. */
  version: Scalars['Int']['output'];
};

/** A stretch of the payments. */
export type PaymentConnection = {
  /** Pass it as `updatedSince` next time: an overlap is possible, a gap is not. Each page of a walk by `after` answers that of its first one. */
  asOf: Scalars['DateTime']['output'];
  /** The payments, newest first. */
  edges: Array<PaymentEdge>;
  /** Where it ends. */
  pageInfo: PageInfo;
  /** How many the filter has, exactly. */
  totalCount: Scalars['Int']['output'];
};

/** A payment, and its place in the list. */
export type PaymentEdge = {
  /** Its place. */
  cursor: Scalars['String']['output'];
  /** The payment. */
  node: Payment;
};

/** Which payments; all that is given must fit. */
export type PaymentFilter = {
  /** By the day of `createdAt`, as the specified list. */
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  /** How they were paid. */
  method?: InputMaybe<PaymentMethod>;
  /** Of this patient, by UUID or PT- number. */
  patientId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the patient's name, PT number, phone digits, receipt number or reference. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Where they stand. */
  status?: InputMaybe<PaymentStatus>;
  /** The last day of them. */
  until?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Changed at this moment or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

export type { PaymentMethod };

/** One page of the payments of a period. */
export type PaymentPage = {
  /** The page size. */
  limit: Scalars['Int']['output'];
  /** The page, from 1. */
  page: Scalars['Int']['output'];
  /** The sum of the period's payments with the status PAID. */
  paidTotal: Scalars['Paise']['output'];
  /** The payments, newest first; empty beyond the last page. */
  payments: Array<Payment>;
  /** How many payments the period has, exactly. */
  total: Scalars['Int']['output'];
  /** How many pages that makes; at least 1. */
  totalPages: Scalars['Int']['output'];
};

/** The patient of a payment. */
export type PaymentPatient = {
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** Name; may be empty. */
  name: Scalars['String']['output'];
  /** The number that staff use, such as PT-000123. */
  patientId: Scalars['ID']['output'];
};

export type { PaymentStatus };

/** One page of the pending appointments. */
export type PendingAppointmentPage = {
  /** The appointments, earliest first, then by id; empty beyond the last page. */
  appointments: Array<Appointment>;
  /** The page size. */
  limit: Scalars['Int']['output'];
  /** The page, from 1. */
  page: Scalars['Int']['output'];
  /** How many are pending, exactly. */
  total: Scalars['Int']['output'];
};

/** A stretch of a recovery with exercises of its own. */
export type Phase = {
  /** What must be reached to leave it. */
  criteria: Array<Criterion>;
  /** What the patient does at home in it. */
  exercises: Array<Exercise>;
  /** The day since the operation on which it usually begins. */
  fromDay: Scalars['Int']['output'];
  /** What it is for, in a sentence. */
  goal: Scalars['String']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** From 1. */
  number: Scalars['Int']['output'];
  /** Planned sessions of this phase. */
  sessions: Scalars['Int']['output'];
  /** Where the values should be in it. */
  targets: Array<TargetBand>;
  /** The day since the operation on which it usually ends. */
  toDay: Scalars['Int']['output'];
};

/** Somebody who treats patients. */
export type Physiotherapist = {
  /** The physiotherapist's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Whether they are on leave for the asked day or a part of it. */
  onLeave: Scalars['Boolean']['output'];
  /** How many scheduled sessions they have on the asked day. */
  scheduledSessions: Scalars['Int']['output'];
  /** Such as Orthopaedic, Sports or Neurological. */
  specialization: Scalars['String']['output'];
};

/** A physiotherapist's times. Without working hours of their own the clinic's hold. */
export type PhysiotherapistTimes = {
  /** From today on, by its beginning. */
  leave: Array<Leave>;
  /** The physiotherapist's id. */
  physiotherapistId: Scalars['ID']['output'];
  /** Grows with every change of the physiotherapist; pass it back to be told of a change in between. */
  version: Scalars['Int']['output'];
  /** Null: the clinic's hours. A given list names each weekday once; one left out is a day off. */
  workingHours: Maybe<Array<WeekdayHours>>;
};

/** A live plan of which somebody who looks after it has left the team, or leaves it. */
export type PlanLeft = {
  /** It needs another doctor. */
  needsDoctor: Scalars['Boolean']['output'];
  /** It needs another physiotherapist. */
  needsPhysiotherapist: Scalars['Boolean']['output'];
  /** Whose it is. */
  patient: AppointmentPatient;
  /** The plan's id, a UUID. */
  planId: Scalars['ID']['output'];
};

/** One of the planned sessions of a plan. */
export type PlanSession = {
  /** The scheduled, completed or missed appointment that fills it now. */
  appointmentId: Maybe<Scalars['ID']['output']>;
  /** From 1, within its plan. */
  number: Scalars['Int']['output'];
  /** The phase in which it was done or missed; the planned one before that. */
  phase: Scalars['Int']['output'];
  /** Where it stands. */
  state: PlanSessionState;
};

/** Where one of the planned sessions stands. */
export type PlanSessionState =
  /** Open; booked or not. */
  | 'AHEAD'
  /** Taken out of the plan by a clinician. */
  | 'CANCELLED'
  /** It took place. */
  | 'DONE'
  /** Missed and not made up yet. */
  | 'MISSED';

/** Where a plan stands. */
export type PlanStatus =
  /** It runs. */
  | 'ACTIVE'
  /** Its last phase was left. */
  | 'COMPLETED'
  /** It was ended before. */
  | 'STOPPED';

/** A note of staff on the patient's progress. */
export type ProgressReport = {
  /** The note. */
  content: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The report's id. */
  id: Scalars['ID']['output'];
};

/** How a clinic leads patients from an operation back to their lives. */
export type Protocol = {
  /** The protocol's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Shipped as an example; no clinician has signed it off. */
  isSample: Scalars['Boolean']['output'];
  /** Its name in English. */
  name: Scalars['String']['output'];
  /** Its short name, such as knee-replacement. */
  slug: Scalars['String']['output'];
  /** Newest first. */
  versions: Array<ProtocolVersion>;
};

/** A doctor's signature under a protocol version. */
export type ProtocolApproval = {
  /** When it was signed. */
  approvedAt: Scalars['DateTime']['output'];
  /** SHA-256 of the content that was signed, hex. */
  contentHash: Scalars['String']['output'];
  /** Who signed. */
  doctorName: Scalars['String']['output'];
  /** Said by the sample data, so that plans can be made: no clinician has signed. */
  isSample: Scalars['Boolean']['output'];
  /** What was said with the signature. */
  statement: Scalars['String']['output'];
};

/** Where a version of a protocol stands. */
export type ProtocolStatus =
  /** Signed by a doctor; it cannot change. */
  | 'APPROVED'
  /** Not signed yet. */
  | 'DRAFT'
  /** Signed once; no new plans are made from it. */
  | 'RETIRED';

/** A version of a protocol; once signed it never changes. */
export type ProtocolVersion = {
  /** The signatures under it, oldest first. */
  approvals: Array<ProtocolApproval>;
  /** The content, as in recovery-protocols.json. */
  content: Scalars['JSON']['output'];
  /** SHA-256 of the content, hex. */
  contentHash: Scalars['String']['output'];
  /** The version's id, a UUID. */
  id: Scalars['ID']['output'];
  /** From 1, within its protocol. */
  number: Scalars['Int']['output'];
  /** Where it stands. */
  status: ProtocolStatus;
};

/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type Query = {
  /** Danger signs of a plan that were answered, the last one first, at most 20. As recoveryPlan, for the team and admins. Errors: NOT_FOUND. */
  answeredTasks: Array<CareTask>;
  /** One's own live keys, with `all` those of every admin, the newest first; those that were revoked or have expired are gone. Admins only. */
  apiKeys: Array<ApiKey>;
  /** Appointments by cursor, earliest first unless `order` says otherwise, with `updatedSince` NEWEST_FIRST; `first` is 1 to 100. Admins see all, a patient and a physiotherapist their own. Errors: BAD_INPUT (a cursor that is none). */
  appointments: AppointmentConnection;
  /** Newest first; `first` is 1 to 100; asking leaves a line, too. Admins only. Errors: BAD_INPUT. */
  auditEvents: AuditEventConnection;
  /** Open danger tasks: one's own patients', or all for an admin; the one that is due first comes first, at most 100. Physiotherapists, doctors, admins. */
  careTasks: Array<CareTask>;
  /**
   * Charges of a patient, newest first; one's own without an id. Admins and payments:read also those of a record that was deleted less than
   * 30 days ago, patients their own alone. Errors: NOT_FOUND.
   */
  charges: Array<Charge>;
  /** What the public pages say; until the clinic is open, the facts of the specification. Everybody, also with any API key. */
  clinic: Clinic;
  /** Everything that is set. Admins only. */
  clinicSettings: ClinicSettings;
  /** What stands of one patient, by UUID or PT- number, for any client, the newest first; asking leaves a line in the audit trail. Admins only. Errors: NOT_FOUND. */
  consents: Array<ListedConsent>;
  /** Newest first; `first` is 1 to 100. Admins only. Errors: BAD_INPUT. */
  contactMessages: ContactMessageConnection;
  /** The dashboard's numbers. Admins only. */
  dashboard: Dashboard;
  /** Newest deletion first, without those that were merged into another record; `search` is as in PatientFilter, `limit` is 1 to 100. Admins only. Errors: BAD_INPUT. */
  deletedPatients: DeletedRecordPage;
  /** Doctors by name, for the choice of who referred. Admins only. */
  doctors: Array<Doctor>;
  /** All that is kept of one exchange, of a message of HL7 v2 what it says of the patient; asking leaves a line in the audit trail. Admins only. Errors: NOT_FOUND. */
  exchange: ExchangeDetails;
  /** What was exchanged in the last 400 days, newest first; `first` is 1 to 100; asking leaves a line in the audit trail. Admins only. Errors: BAD_INPUT. */
  exchanges: ExchangeConnection;
  /** Times that can be had, in order, at most 1,000; none before the clinic is open, and for patients none of a kind that is not offered, beside a session of their own, at a time that they asked for or on a day that is full for them. Patients, admins, appointments:read. Errors: BAD_INPUT, NOT_FOUND (physiotherapist, appointment; also another's). */
  freeSlots: Array<FreeSlot>;
  /** The proposal for the present phase; null when the plan is not active. As recoveryPlan, and the patient's own. */
  gate: Maybe<Gate>;
  /** The live sources, the newest first. Admins only. */
  hl7Sources: Array<Hl7Source>;
  /** What hospitals sent of a patient, by either id of a record that is there or was deleted within 30 days, newest first; `first` is 1 to 100; asking leaves a line in the audit trail. Admins only. Errors: BAD_INPUT, NOT_FOUND. */
  hospitalDocuments: HospitalDocumentConnection;
  /** What a hospital needs before it can connect, in the order in which one sees to it. Admins only. */
  hospitalReadiness: Array<Readiness>;
  /** What the last night's comparison found; null before the first. Admins. */
  lastReconciliation: Maybe<Reconciliation>;
  /** The signed-in account; null for a visitor, so that asking is never an error. */
  me: Maybe<User>;
  /** Newest first, by when they were taken, retracted ones too; `first` is 1 to 100. As gate. */
  measurements: Array<Measurement>;
  /** One's own. Patients. */
  messagePreferences: MessagePreferences;
  /** Newest first; `first` is 1 to 100. Admins only. Errors: BAD_INPUT. */
  messages: MessageConnection;
  /** Missed and not made up, the oldest first, at most a hundred. Admins, and physiotherapists their own. */
  missedSessions: Array<MissedSession>;
  /** What came and went on the days of a range, both ends included. Admins, payments:read. Errors: BAD_INPUT. */
  moneyTotals: MoneyTotals;
  /** One's own. Patients. */
  myBalance: Balance;
  /** One's own, newest first. Patients. */
  myPayments: Array<Payment>;
  /** One's own plan. Patients. */
  myPlan: Maybe<RecoveryPlan>;
  /** Every live client that reaches the own record, or was refused it, by name; none while there is no record. Patients only. */
  myRecordReaders: Array<RecordReader>;
  /** The live sessions of one's own account, the newest first. */
  mySessions: Array<Session>;
  /** The same with what it takes to answer them. Physiotherapists, doctors, admins. */
  openSigns: Array<OpenSign>;
  /** A complete record with what belongs to it, by UUID or PT- number. Admins only. Errors: NOT_FOUND, RECORD_INCOMPLETE. */
  patientDetails: PatientDetails;
  /** Admins only. Errors: NOT_FOUND. */
  patientImport: PatientImport;
  /** A record, complete or not, also one deleted in the last 30 days, by UUID or PT- number; those of one that was merged lead on to the other. Admins only. Errors: NOT_FOUND. */
  patientOverview: PatientOverview;
  /** The numbers above the list. Admins only. */
  patientStats: PatientStats;
  /** All that happened, newest first, what is planned before it; `first` is 1 to 100; all kinds when left out. Admins only. Errors: NOT_FOUND, BAD_INPUT (a cursor that is none). */
  patientTimeline: TimelineConnection;
  /** A page of the records for a screen; `limit` is 1 to 100. Admins only. */
  patients: PatientPage;
  /** The records by cursor, for programs; `first` is 1 to 100. Admins only. Errors: BAD_INPUT (a cursor that is none). */
  patientsConnection: PatientConnection;
  /** One's own patients with a live plan: open tasks first, then those in high pain, then those that are ready; at most 100. Physiotherapists and doctors. */
  patientsUnderCare: Array<PatientUnderCare>;
  /** All of one's own patients with a live plan, in the order of patientsUnderCare, then by name; `first` is 1 to 100, `search` a part of the name. A patient whose standing changes between two pages may come twice or not at all. Physiotherapists and doctors. Errors: BAD_INPUT. */
  patientsUnderCareConnection: PatientUnderCareConnection;
  /** One payment. Admins, payments:read; a patient their own. Errors: NOT_FOUND. */
  payment: Payment;
  /** The payments of a period of clinic days, both ends included; a bound left out is open. `limit` is 1 to 100. Admins only. */
  payments: PaymentPage;
  /** Newest first; `first` is 1 to 100. Admins, payments:read. Errors: BAD_INPUT. */
  paymentsConnection: PaymentConnection;
  /** A page of the pending appointments, earliest first, with the exact total; `limit` is 1 to 100. Admins only. */
  pendingAppointmentPage: PendingAppointmentPage;
  /** The first pending appointments, earliest first; `first` is 1 to 100. Those beyond: `pendingAppointmentPage`, or by cursor `appointments`. Admins only. */
  pendingAppointments: Array<Appointment>;
  /** The own hours of a physiotherapist, and when they are away; `physiotherapistId` may be the id of their account. Admins, and a physiotherapist their own. Errors: NOT_FOUND. */
  physiotherapistTimes: PhysiotherapistTimes;
  /** The physiotherapists who work here on a clinic day (today when left out), by name, with their load on it. Admins only. */
  physiotherapists: Array<Physiotherapist>;
  /** Live plans whose physiotherapist or doctor has left the team, by the patient's name, at most a hundred. Admins. */
  plansLeft: Array<PlanLeft>;
  /** Protocols with their versions. Staff and admins. */
  protocols: Array<Protocol>;
  /** A patient's live plan, else the newest; null without one. Admins, the care team, recovery:read; others: NOT_FOUND. */
  recoveryPlan: Maybe<RecoveryPlan>;
  /** Referrals of records that are not deleted, newest first; `first` is 1 to 100, and `isWaiting` asks for those that wait for an answer or those that do not; asking leaves a line in the audit trail. Admins only. Errors: BAD_INPUT. */
  referrals: ReferralConnection;
  /** One's own saved filters of a list, by name. Admins only. */
  savedFilters: Array<SavedFilter>;
  /** At least two characters: part of a name in Latin or Devanagari (two letters: where a word begins), digits of a phone from its beginning or its end (four or more), a PT- number (that of a record that was merged finds the other one), a receipt's number, or the reference of a payment or its beginning (four characters or more). Records deleted in the last 30 days too. Best first; `first` is 1 to 50. Admins only. Errors: BAD_INPUT. */
  search: Array<SearchHit>;
  /** The notices of the last seven days, newest first, at most 100. They cannot be put away, so that no stolen session hides them. Admins only. */
  securityNotices: Array<SecurityNotice>;
  /** The ledger's events, oldest first; `first` is 1 to 100, `after` an event's id. As gate. */
  sessionEvents: Array<SessionEvent>;
  /** What is offered to oneself now, as long as a time of it can be accepted. Patients. */
  slotOffers: Array<SlotOffer>;
  /** The live clients, the newest first. Admins only. */
  smartClients: Array<SmartClient>;
  /** The team by name; those who left only when asked for. Admins only. */
  staff: Array<StaffMember>;
  /** One's own day; null without a live plan. Patients. */
  today: Maybe<Today>;
  /** Accounts, newest first; `limit` is 1 to 100. Admins only. Errors: BAD_INPUT. */
  users: UserPage;
  /** Patient accounts for which a record can be made, newest first; `search` is part of the name or of the number. `first` is 1 to 100. Admins only. */
  usersWithoutPatients: Array<UserWithoutPatient>;
  /** What an endpoint was told in the last 90 days, and is to be told, newest first; `first` is 1 to 100; asking leaves a line in the audit trail. Admins only. Errors: BAD_INPUT, NOT_FOUND. */
  webhookDeliveries: Array<WebhookDelivery>;
  /** The endpoints of live clients, also those that ended, the newest first. Admins only. */
  webhookEndpoints: Array<WebhookEndpoint>;
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryAnsweredTasksArgs = {
  planId: Scalars['ID']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryApiKeysArgs = {
  all: Scalars['Boolean']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryAppointmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AppointmentFilter>;
  first: Scalars['Int']['input'];
  order?: InputMaybe<AppointmentOrder>;
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryAuditEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first: Scalars['Int']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryChargesArgs = {
  patientId?: InputMaybe<Scalars['ID']['input']>;
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryConsentsArgs = {
  patientId: Scalars['ID']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryContactMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  status?: InputMaybe<ContactStatus>;
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryDeletedPatientsArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryExchangeArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryExchangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ExchangeFilter>;
  first: Scalars['Int']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryFreeSlotsArgs = {
  input: FreeSlotsInput;
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryGateArgs = {
  language: Language;
  planId: Scalars['ID']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryHospitalDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  patientId: Scalars['ID']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryMeasurementsArgs = {
  first: Scalars['Int']['input'];
  measure?: InputMaybe<Measure>;
  planId: Scalars['ID']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MessageFilter>;
  first: Scalars['Int']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryMoneyTotalsArgs = {
  from: Scalars['LocalDate']['input'];
  until: Scalars['LocalDate']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryMyPlanArgs = {
  language: Language;
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPatientDetailsArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPatientImportArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPatientOverviewArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPatientTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  kinds?: InputMaybe<Array<TimelineKind>>;
  patientId: Scalars['ID']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPatientsArgs = {
  filter?: InputMaybe<PatientFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sort: PatientSort;
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPatientsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PatientFilter>;
  first: Scalars['Int']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPatientsUnderCareConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPaymentsArgs = {
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  until?: InputMaybe<Scalars['LocalDate']['input']>;
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPaymentsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentFilter>;
  first: Scalars['Int']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPendingAppointmentPageArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPendingAppointmentsArgs = {
  first: Scalars['Int']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPhysiotherapistTimesArgs = {
  physiotherapistId: Scalars['ID']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryPhysiotherapistsArgs = {
  day?: InputMaybe<Scalars['LocalDate']['input']>;
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryRecoveryPlanArgs = {
  language: Language;
  patientId: Scalars['ID']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryReferralsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  isWaiting?: InputMaybe<Scalars['Boolean']['input']>;
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QuerySavedFiltersArgs = {
  list: SavedFilterList;
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QuerySearchArgs = {
  first: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QuerySessionEventsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first: Scalars['Int']['input'];
  planId: Scalars['ID']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryStaffArgs = {
  includeLeft: Scalars['Boolean']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryTodayArgs = {
  language: Language;
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryUsersArgs = {
  filter?: InputMaybe<AccountFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryUsersWithoutPatientsArgs = {
  first: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All that can be read. Every field may also fail with UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or UNAVAILABLE (see schema/README.md). */
export type QueryWebhookDeliveriesArgs = {
  endpointId: Scalars['ID']['input'];
  first: Scalars['Int']['input'];
};

/** Whether one of them is there. */
export type Readiness = {
  /** Which. */
  check: ReadinessCheck;
  /** What was found, such as the address; null where there is no more to say. */
  found: Maybe<Scalars['String']['output']>;
  /** Whether it is there. */
  isMet: Scalars['Boolean']['output'];
};

/** What a hospital needs before it can connect. */
export type ReadinessCheck =
  /** PUBLIC_URL is an https address, not of this machine alone: tokens and links are made of it. */
  | 'ADDRESS'
  /** A live client is registered. */
  | 'CLIENT'
  /** The clocks of server and database are at most 30 seconds apart: assertions and consents are judged by them. */
  | 'CLOCK'
  /** A live client has somebody to see: a consent stands, or it needs none. */
  | 'CONSENT'
  /** FHIR_SYSTEM_BASE, of which the clinic's own identifiers are made, is an https address: it can never change. */
  | 'IDENTIFIERS'
  /** The server has a key to sign tokens with (SMART_SIGNING_KEY). */
  | 'SIGNING_KEY';

/** A comparison of every shown count with what the events say. */
export type Reconciliation = {
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** The first hundred, by plan; empty when all agree. */
  differences: Array<Difference>;
  /** How many events they have. */
  events: Scalars['Int']['output'];
  /** How many plans were counted. */
  plans: Scalars['Int']['output'];
};

/** A consent, or a refusal, to record. */
export type RecordConsentInput = {
  /** The client that it is about. */
  clientId: Scalars['ID']['input'];
  /** What was said. */
  decision: ConsentDecision;
  /** The patient's record, by UUID or PT- number. */
  patientId: Scalars['ID']['input'];
  /** Until when it holds, in the future; null: until it is revoked. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A payment to record. */
export type RecordPaymentInput = {
  /** How much: 1 to 100000000 paise (₹10,00,000). */
  amount: Scalars['Paise']['input'];
  /** A session of the same patient. */
  appointmentId?: InputMaybe<Scalars['ID']['input']>;
  /** How it was paid. */
  method: PaymentMethod;
  /** Up to 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The patient's record, by UUID or PT- number. */
  patientId: Scalars['ID']['input'];
  /** Today when left out; today or up to 365 days back; not for pending or failed ones. */
  receivedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Up to 60 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Where it stands: PAID when left out; PENDING and FAILED are possible too. */
  status?: InputMaybe<PaymentStatus>;
};

/** A system that reads the patient's own record, or would if the patient had not refused. */
export type RecordReader = {
  /** Its client_id. */
  clientId: Scalars['ID']['output'];
  /** What was said and holds; null: nothing was, and it needs no consent. */
  decision: Maybe<ConsentDecision>;
  /** When it was last handed something of the record; null: never. */
  lastReadAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether its next request is answered with the record. */
  mayRead: Scalars['Boolean']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** For what it uses the data. */
  purpose: DataPurpose;
  /** Until when it reads without a consent, for 90 days since it sent the patient here; null: it did not, that is over, or it needs none. */
  referredUntil: Maybe<Scalars['DateTime']['output']>;
  /** When that was said. */
  saidAt: Maybe<Scalars['DateTime']['output']>;
  /** Since when it may read; null while it may not. */
  since: Maybe<Scalars['DateTime']['output']>;
};

export type { RecoveryBand };

/** A protocol version, applied to a patient. */
export type RecoveryPlan = {
  /** Who answers for it. */
  doctorName: Maybe<Scalars['String']['output']>;
  /** The plan's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Made from a sample that no clinician has signed off. */
  isSample: Scalars['Boolean']['output'];
  /** Its counts. */
  ledger: Ledger;
  /** The danger sign that is being judged; null when there is none. */
  openTask: Maybe<CareTask>;
  /** How its phases were left, in order. */
  passages: Array<GatePassage>;
  /** Whose it is. */
  patient: AppointmentPatient;
  /** The present phase; the last one when the plan is completed. */
  phase: Scalars['Int']['output'];
  /** All phases, in order. */
  phases: Array<Phase>;
  /** Who treats, an id of `physiotherapists`. */
  physiotherapistId: Maybe<Scalars['ID']['output']>;
  /** Who treats. */
  physiotherapistName: Maybe<Scalars['String']['output']>;
  /** The protocol's name, in the language that was asked for. */
  protocolName: Scalars['String']['output'];
  /** The number of the version. */
  protocolVersion: Scalars['Int']['output'];
  /** Done of planned less cancelled; the same number as User.recoveryProgress. */
  recoveryPercent: Scalars['Int']['output'];
  /** Where the patient came from. */
  referral: Maybe<Scalars['String']['output']>;
  /** Its sessions, in order. */
  sessions: Array<PlanSession>;
  /** The operated side. */
  side: BodySide;
  /** Where it stands. */
  status: PlanStatus;
  /** The day of the operation. */
  surgeryDate: Scalars['LocalDate']['output'];
  /** Grows with every change of the plan; pass it back to be told of a change in between. */
  version: Scalars['Int']['output'];
};

/** A patient whom a hospital sends to the clinic. */
export type Referral = {
  /** When the hospital wrote it. */
  authoredAt: Scalars['DateTime']['output'];
  /** What the hospital's system is called. */
  clientName: Scalars['String']['output'];
  /** When the clinic answered; null while it did not. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it was declined; null where it was not. */
  declineReason: Maybe<Scalars['String']['output']>;
  /** How many documents hospitals sent of the patient, with this referral or by themselves. */
  documentCount: Scalars['Int']['output'];
  /** Its id; hospitals read it as the `ServiceRequest` of this id. */
  id: Scalars['ID']['output'];
  /** The patient's record. */
  patientId: Scalars['ID']['output'];
  /** What the patient is called. */
  patientName: Scalars['String']['output'];
  /** The number of that record, such as PT-000123. */
  patientNumber: Scalars['ID']['output'];
  /** Why the patient is sent. */
  reason: Scalars['String']['output'];
  /** Who sends the patient, in the hospital's words; null where it does not say. */
  requester: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  status: ReferralStatus;
};

/** Referrals by cursor. */
export type ReferralConnection = {
  /** The referrals, newest first. */
  edges: Array<ReferralEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A referral in a list. */
export type ReferralEdge = {
  /** Where it stands; opaque. */
  cursor: Scalars['String']['output'];
  /** The referral. */
  node: Referral;
};

/** What became of a referral. */
export type ReferralStatus =
  /** The clinic takes the patient. */
  | 'ACCEPTED'
  /** It waits for the clinic's answer. */
  | 'ACTIVE'
  /** The clinic does not. */
  | 'DECLINED'
  /** The hospital took it back. */
  | 'REVOKED';

/** Money paid back, a row of its own. */
export type Refund = {
  /** How much. */
  amount: Scalars['Paise']['output'];
  /** The refund's id, a UUID. */
  id: Scalars['ID']['output'];
  /** How it was paid back. */
  method: PaymentMethod;
  /** Such as RF/2026-27/00012: a series of its own, in the financial year of the day on which it is entered in India, whatever `refundedOn` says. */
  number: Scalars['String']['output'];
  /** Why; empty for patients. */
  reason: Scalars['String']['output'];
  /** On which clinic day. */
  refundedOn: Scalars['LocalDate']['output'];
};

/** Money to pay back. */
export type RefundInput = {
  /** All that is left when left out. */
  amount?: InputMaybe<Scalars['Paise']['input']>;
  /** As it was paid when left out. */
  method?: InputMaybe<PaymentMethod>;
  /** 3 to 200 characters. */
  reason: Scalars['String']['input'];
  /** Today when left out; today or up to 365 days back, and not before the payment. */
  refundedOn?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** The patient form for a person at the desk, without an account to choose: it is found, or made, by the contact number. */
export type RegisterPatientInput = {
  /** Postal address. */
  address: Scalars['String']['input'];
  /** Age in whole years, 0 to 120; kept as a birth date that is marked as not exact. */
  age: Scalars['Int']['input'];
  /** One of A+ A- B+ B- AB+ AB- O+ O-. */
  bloodGroup?: InputMaybe<Scalars['String']['input']>;
  /** Indian mobile number; who has it signs in with it. */
  contactNumber: Scalars['String']['input'];
  /** Diagnosis. */
  diagnosedWith: Scalars['String']['input'];
  /** Indian mobile number. */
  emergencyContactNumber: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Name. */
  name: Scalars['String']['input'];
  /** True: a further person on a number that another record has; the record gets no account. */
  withoutAccount: Scalars['Boolean']['input'];
};

/** Somebody who joins the team. */
export type RegisterStaffInput = {
  /** Full name, 1 to 120 characters. */
  fullName: Scalars['String']['input'];
  /** Indian mobile number: the one to sign in with. */
  phoneNumber: Scalars['String']['input'];
  /** Gives an existing physiotherapist an account. */
  physiotherapistId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 60 characters. Admins have none. */
  registrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** Required for a physiotherapist and a doctor, unless an existing physiotherapist has one; 1 to 80 characters. Admins have none. */
  specialization?: InputMaybe<Scalars['String']['input']>;
  /** ADMIN, PHYSIOTHERAPIST or DOCTOR. */
  userType: UserType;
};

/** A session that a patient asks for; it waits for an admin, unless the clinic is open and its mode of booking is INSTANT. */
export type RequestAppointmentInput = {
  /** When it should begin, in the future: YYYY-MM-DDTHH:MM in clinic time, or ISO 8601 with a zone. */
  appointmentDate: Scalars['String']['input'];
  /** Who should treat; anybody when left out. INSTANT then gives the patient's own physiotherapist if free, else the one with the fewest sessions that day. */
  physiotherapistId?: InputMaybe<Scalars['ID']['input']>;
  /** Where it should take place. */
  sessionType: SessionType;
};

/** Filters, order and page size of a list, as one admin saved them by name. */
export type SavedFilter = {
  /** The saved filter's id, a UUID. */
  id: Scalars['ID']['output'];
  /** What it is called, once for each list of an admin. */
  name: Scalars['String']['output'];
  /** What stands behind the ? of the list's address, such as status=incomplete&sort=name. What a list no longer knows filters nothing. */
  query: Scalars['String']['output'];
};

export type { SavedFilterList };

/** Something that a search found. */
export type SearchHit = {
  /** Such as PT-000123, +91 98765 43210; with `incomplete` or `deleted` at the end where a record is that; of a payment amount and method, status, day and patient. */
  detail: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: SearchKind;
  /** Of a patient: the number of the record, such as PT-000123. */
  patientNumber: Maybe<Scalars['ID']['output']>;
  /** Name; of a payment its receipt's number, or its reference where it has none; empty for a record made at sign-up by somebody who gave none. */
  title: Scalars['String']['output'];
};

export type { SearchKind };

/** Something that a thief would do, or an alarm. Each admin gets a text message of it, too. It says nothing of a patient. */
export type SecurityNotice = {
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** The name of the admin who did it; null of what was done by a command at the server, and of alarms. */
  by: Maybe<Scalars['String']['output']>;
  /** The notice's id, a UUID. */
  id: Scalars['ID']['output'];
  /** What it tells. */
  kind: SecurityNoticeKind;
  /** The name of the admin, key or system, the new UPI address, or whose codes were used up; null where there is no more to say. */
  subject: Maybe<Scalars['String']['output']>;
};

/** What all admins are told of. */
export type SecurityNoticeKind =
  /** Somebody became an admin, or the account of an admin was switched on again. */
  | 'ADMIN_ADDED'
  /** An API key was made. */
  | 'API_KEY_ADDED'
  /** A hospital's system was registered, which gets access tokens by its key. */
  | 'CLIENT_ADDED'
  /** Of the last hundred sign-in codes fewer than thirty were used: somebody may be pumping text messages; told once a day. */
  | 'CODES_UNUSED'
  /** So many sign-in codes were asked for that those of an hour were used up; told once a day. */
  | 'CODES_USED_UP'
  /** An address was registered at which a hospital's system is told of changes. */
  | 'ENDPOINT_ADDED'
  /** A source of HL7 v2 messages was registered. */
  | 'SOURCE_ADDED'
  /** The UPI address that patients pay to was changed. */
  | 'UPI_CHANGED';

/** A browser in which an account is signed in. */
export type Session = {
  /** When it ends if nothing is asked meanwhile, and at the latest. */
  endsAt: Scalars['DateTime']['output'];
  /** A handle of the session; it signs nobody in. */
  id: Scalars['ID']['output'];
  /** Whether it is the one that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** When it was signed in. */
  signedInAt: Scalars['DateTime']['output'];
};

/** One entry of a plan's ledger; none is ever changed. */
export type SessionEvent = {
  /** The appointment that it is about. */
  appointmentId: Maybe<Scalars['ID']['output']>;
  /** When it was entered. */
  at: Scalars['DateTime']['output'];
  /** In which role it was entered. */
  enteredAs: EnteredAs;
  /** Grows with time; where the next stretch begins. */
  id: Scalars['ID']['output'];
  /** What happened. */
  kind: SessionEventKind;
  /** Which session of the plan. */
  number: Scalars['Int']['output'];
  /** Why, where somebody had to say so. */
  reason: Maybe<Scalars['String']['output']>;
  /** The state of the planned session after the event. */
  state: PlanSessionState;
};

/** What can happen to a session of a plan. */
export type SessionEventKind =
  /** An appointment was agreed for it. */
  | 'BOOKED'
  /** It was taken out of the plan. */
  | 'CANCELLED'
  /** Done became missed or missed became done, with a reason. */
  | 'CORRECTED'
  /** It took place. */
  | 'DONE'
  /** The plan came over from a record that turned out to be of the same patient; entered once, at its first session, of which it changes nothing. */
  | 'MERGED'
  /** It was missed. */
  | 'MISSED'
  /** It became part of the plan. */
  | 'PLANNED'
  /** It was opened again, and let go of its appointment. */
  | 'REOPENED'
  /** Its appointment has another time. */
  | 'RESCHEDULED'
  /** The booking was called off; the planned session is open again. */
  | 'UNBOOKED';

/** What a kind of session takes and costs. */
export type SessionOffer = {
  /** 5 to 480. */
  durationMinutes: Scalars['Int']['output'];
  /** Whether patients may ask for it. */
  enabled: Scalars['Boolean']['output'];
  /** Null: not published, and a session of it is not charged by itself. */
  price: Maybe<Scalars['Paise']['output']>;
  /** The kind of session. */
  sessionType: SessionType;
};

/** What a kind of session takes and costs. */
export type SessionOfferInput = {
  /** 5 to 480. */
  durationMinutes: Scalars['Int']['input'];
  /** Whether patients may ask for it. */
  enabled: Scalars['Boolean']['input'];
  /** 0 to 100000000 paise (₹10,00,000); null: not published. */
  price?: InputMaybe<Scalars['Paise']['input']>;
  /** The kind of session; each is named once. */
  sessionType: SessionType;
};

export type { SessionType };

/** A tick, of the clinic day of `at`. The last word on a set holds, by when it happened. */
export type SetDoneInput = {
  /** False takes it back. */
  done: Scalars['Boolean']['input'];
  /** The exercise's key. */
  exercise: Scalars['ID']['input'];
  /** From 1 to timesPerDay. */
  occasion: Scalars['Int']['input'];
  /** From 1 to the sets of the dose. */
  set: Scalars['Int']['input'];
};

/** What is known of a pending payment once it is paid; what is left out stays as it is. */
export type SettlePaymentInput = {
  /** How it was paid after all. */
  method?: InputMaybe<PaymentMethod>;
  /** Today when left out; today or up to 365 days back. */
  receivedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Up to 60 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** How grave a danger sign is. */
export type Severity =
  /** 112 at once; the doctor is told within 15 minutes. */
  | 'EMERGENCY'
  /** The doctor answers within two hours. */
  | 'URGENT';

export type { SignInDoor };

/** One danger sign, told at any time; it says nothing of the others. */
export type SignInput = {
  /** Up to 500 characters; for the doctor. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The sign's key. */
  sign: Scalars['ID']['input'];
};

/** Why an exercise was left out. */
export type SkipReason =
  /** Not sure how it goes. */
  | 'NOT_SURE'
  /** Something is missing for it. */
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

/** Free times that a patient may choose from, to make up for a missed session. */
export type SlotOffer = {
  /** Until when one can be accepted. */
  expiresAt: Scalars['DateTime']['output'];
  /** The offer's id, a UUID. */
  id: Scalars['ID']['output'];
  /** The missed session's number within the plan. */
  number: Scalars['Int']['output'];
  /** Of which plan. */
  planId: Scalars['ID']['output'];
  /** Three free times in the future; to the patient those of them that can still be accepted. */
  slots: Array<Scalars['DateTime']['output']>;
};

/** A system of a hospital that signs in by SMART Backend Services. */
export type SmartClient = {
  /** When it was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Its client_id. */
  id: Scalars['ID']['output'];
  /** The systems of the identifiers that it may give. */
  identifierSystems: Array<Scalars['String']['output']>;
  /** Where it publishes its keys; null where they were given with the registration. */
  jwksUrl: Maybe<Scalars['String']['output']>;
  /** When it last signed in; null when it never did. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** For what it uses the data. */
  purpose: DataPurpose;
  /** Whom it reaches. */
  reach: ClientReach;
  /** What it may do, such as `system/Patient.rs`. */
  scopes: Array<Scalars['String']['output']>;
};

/** A page of the clinic elsewhere. */
export type SocialLink = {
  /** What it is called, such as Instagram. */
  label: Scalars['String']['output'];
  /** Its address, https. */
  url: Scalars['String']['output'];
};

/** A page of the clinic elsewhere. */
export type SocialLinkInput = {
  /** 1 to 40 characters. */
  label: Scalars['String']['input'];
  /** https only. */
  url: Scalars['String']['input'];
};

/** A day with other hours than its weekday's; no hours: a holiday. */
export type SpecialDay = {
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** Its stretches, in order. */
  hours: Array<DayHours>;
  /** What it is, such as Diwali. */
  name: Scalars['String']['output'];
};

/** A day with other hours than its weekday's; no hours: a holiday. */
export type SpecialDayInput = {
  /** The day; each is named once. */
  day: Scalars['LocalDate']['input'];
  /** At most 6 stretches, in order and without overlap. */
  hours: Array<DayHoursInput>;
  /** 1 to 80 characters. */
  name: Scalars['String']['input'];
};

/** Somebody of the team: an account, or a physiotherapist who has none yet. */
export type StaffMember = {
  /** The account was switched off, or the last day has passed: nobody signs in with it. */
  disabled: Scalars['Boolean']['output'];
  /** Set for a doctor. */
  doctorId: Maybe<Scalars['ID']['output']>;
  /** The name; that of an account, where there is one. */
  fullName: Scalars['String']['output'];
  /** The account's id, else the physiotherapist's; accepted wherever a member of the team is asked for. */
  id: Scalars['ID']['output'];
  /** The last day of somebody who leaves or has left. */
  lastDay: Maybe<Scalars['LocalDate']['output']>;
  /** When they last signed in. */
  lastLogin: Maybe<Scalars['DateTime']['output']>;
  /** E.164; the number they sign in with, where there is an account. */
  mobileNumber: Maybe<Scalars['String']['output']>;
  /** Set for a physiotherapist. */
  physiotherapistId: Maybe<Scalars['ID']['output']>;
  /** Number in the council's register; printed on receipts and reports. */
  registrationNumber: Maybe<Scalars['String']['output']>;
  /** Scheduled sessions ahead. */
  sessionsAhead: Scalars['Int']['output'];
  /** Such as Orthopaedic, Sports or Neurological; null for an admin, and until somebody gave it. */
  specialization: Maybe<Scalars['String']['output']>;
  /** Null for a physiotherapist without an account. */
  userId: Maybe<Scalars['ID']['output']>;
  /** ADMIN, PHYSIOTHERAPIST or DOCTOR. */
  userType: UserType;
  /** Grows with every change of the member; pass it back to be told of a change in between. */
  version: Scalars['Int']['output'];
};

/** The band that a value should reach in a phase. */
export type TargetBand = {
  /** The upper end of the band. */
  high: Scalars['Float']['output'];
  /** The lower end of the band. */
  low: Scalars['Float']['output'];
  /** What is measured. */
  measure: Measure;
};

/** Where the task of a danger sign stands. */
export type TaskStatus =
  /** The doctor has seen it. */
  | 'ACKNOWLEDGED'
  /** Nobody has seen it yet. */
  | 'OPEN'
  /** The doctor has judged it; the stop is over. */
  | 'RESOLVED';

/** A stretch of a timeline. */
export type TimelineConnection = {
  /** The entries, newest first. */
  edges: Array<TimelineEdge>;
  /** Where the stretch stands. */
  pageInfo: PageInfo;
};

/** An entry of the timeline, by cursor. */
export type TimelineEdge = {
  /** Where it stands; opaque. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: TimelineEntry;
};

/** Something that happened to or with a patient. */
export type TimelineEntry = {
  /** When it happened, or will. */
  at: Scalars['DateTime']['output'];
  /** What else is known of it, such as who treats, or the reference of a payment. */
  detail: Maybe<Scalars['String']['output']>;
  /** Unique in the timeline. */
  id: Scalars['ID']['output'];
  /** What kind of thing it is. */
  kind: TimelineKind;
  /** The appointment, payment, charge, entry, report, message or audit row. */
  subjectId: Maybe<Scalars['ID']['output']>;
  /** A sentence. */
  title: Scalars['String']['output'];
};

export type { TimelineKind };

/** What a patient sees first. */
export type Today = {
  /** How much of what was prescribed was ticked. */
  adherence: Adherence;
  /** What to do while stopped. */
  advice: Maybe<Scalars['String']['output']>;
  /** The danger sign that was answered on this day or the two before, with what to do; null when there is none. */
  answeredTask: Maybe<CareTask>;
  /** What is asked before the exercises. */
  dangerSigns: Array<DangerSign>;
  /** The clinic's day. */
  day: Scalars['LocalDate']['output'];
  /** The day of the operation is 0. */
  daysSinceSurgery: Scalars['Int']['output'];
  /** Empty while stopped. */
  exercises: Array<TodayExercise>;
  /** The counts of the plan. */
  ledger: Ledger;
  /** The danger signs must be answered before the exercises of today. */
  needsDangerCheck: Scalars['Boolean']['output'];
  /** The next scheduled session; null without one. */
  nextSession: Maybe<Appointment>;
  /** The danger sign that is being judged; null when there is none. */
  openTask: Maybe<CareTask>;
  /** The last pain of the day; null before the first. */
  pain: Maybe<PainEntry>;
  /** The present phase, from 1. */
  phase: Scalars['Int']['output'];
  /** How many phases there are. */
  phaseCount: Scalars['Int']['output'];
  /** What the present phase is called. */
  phaseName: Scalars['String']['output'];
  /** The plan that it belongs to. */
  planId: Scalars['ID']['output'];
  /** Done of planned less cancelled; the same number as User.recoveryProgress. */
  recoveryPercent: Scalars['Int']['output'];
  /** How far along, in a sentence. */
  sentence: Scalars['String']['output'];
  /** A danger sign is open: no exercises until the doctor has answered. */
  stopped: Scalars['Boolean']['output'];
};

/** An exercise of today. */
export type TodayExercise = {
  /** Which one, with its dose. */
  exercise: Exercise;
  /** In order; timesDone is how many of them are done. */
  occasions: Array<Occasion>;
  /** How often it was ticked today. */
  timesDone: Scalars['Int']['output'];
};

/** The name and the sign-in number of one's own account. */
export type UpdateAccountInput = {
  /** Full name, 1 to 120 characters. */
  fullName: Scalars['String']['input'];
  /** Indian mobile number. A new one needs a sign-in less than 15 minutes old and is sent a code; it holds after verifyNumber. The present one calls off a number that is pending. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** A change of a record. A field left out stays as it is; a required one cannot be emptied. */
export type UpdatePatientInput = {
  /** Postal address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Age in whole years, 0 to 120 or the age as it is; the same age as now keeps an exact birth date. */
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

/** The personal fields of one's own account. A field left out stays as it is; null empties it, but for the name. */
export type UpdateProfileInput = {
  /** Postal address of the patient record, up to 500 characters; of a complete record it cannot be emptied. Ignored without a record. */
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
  /** What they like to be called. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A field left out stays as it is; null empties the registration number. */
export type UpdateStaffInput = {
  /** Full name, 1 to 120 characters. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** The new sign-in number; ends the member's sessions, tells the old number. Needs a sign-in less than 15 minutes old. One's own is changed by updateAccount. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Up to 60 characters. Admins have none. */
  registrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 80 characters. Admins have none. */
  specialization?: InputMaybe<Scalars['String']['input']>;
};

/** An account: somebody who can sign in. */
export type User = {
  /** Postal address of the patient record, to which HOME sessions come; null without one. */
  address: Maybe<Scalars['String']['output']>;
  /** Address of the profile picture, loadable by the signed-in browser. */
  avatar: Maybe<Scalars['String']['output']>;
  /** Country, in words. */
  country: Scalars['String']['output'];
  /** Date of birth, when it is known exactly. */
  dateOfBirth: Maybe<Scalars['LocalDate']['output']>;
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** The full name; empty until the person gave one. */
  fullName: Scalars['String']['output'];
  /** Gender. */
  gender: Maybe<Gender>;
  /** The account's id, a UUID. */
  id: Scalars['ID']['output'];
  /** Preferred language, in words. The account's own pages and messages are in Hindi where it says Hindi, else in English; a first sign-in at the user door that asks for Hindi sets it. */
  language: Scalars['String']['output'];
  /** When they last signed in. */
  lastLogin: Maybe<Scalars['DateTime']['output']>;
  /** Sessions marked missed by staff. */
  missedSessions: Scalars['Int']['output'];
  /** The number they sign in with, E.164, such as +919876543210. */
  mobileNumber: Scalars['String']['output'];
  /** What they like to be called. */
  nickname: Maybe<Scalars['String']['output']>;
  /** A new number to sign in with, E.164, that holds once its code is given to verifyNumber; null when there is none, or its code is dead. */
  pendingNumber: Maybe<Scalars['String']['output']>;
  /** Sessions of the plan; 25 unless the record says otherwise. */
  plannedSessions: Scalars['Int']['output'];
  /** Whether the profile form was filled in or skipped; always true for accounts that are no patients. */
  profileCompleted: Scalars['Boolean']['output'];
  /** Completed of planned sessions, whole per cent from 0 to 100. */
  recoveryProgress: Scalars['Int']['output'];
  /** Sessions marked completed by staff. */
  sessionsCompleted: Scalars['Int']['output'];
  /** Open sessions of the live plan, the same number as Ledger.ahead; null without a live plan. */
  sessionsToGo: Maybe<Scalars['Int']['output']>;
  /** IANA time zone. */
  timeZone: Scalars['String']['output'];
  /** What the account may do. */
  userType: UserType;
};

/** One page of the accounts. */
export type UserPage = {
  /** The most accounts of a page. */
  limit: Scalars['Int']['output'];
  /** The page that was asked for, from 1. */
  page: Scalars['Int']['output'];
  /** How many accounts the filter names. */
  total: Scalars['Int']['output'];
  /** The accounts of this page, newest first; empty beyond the end. */
  users: Array<Account>;
};

export type { UserType };

/** A patient account whose record is missing or not yet filled in. */
export type UserWithoutPatient = {
  /** Date of birth, when they gave it. */
  dateOfBirth: Maybe<Scalars['LocalDate']['output']>;
  /** The full name; may be empty. */
  fullName: Scalars['String']['output'];
  /** Gender, when they gave it. */
  gender: Maybe<Gender>;
  /** The account's id; the `userId` of createPatient. */
  id: Scalars['ID']['output'];
  /** The number they sign in with, E.164. */
  mobileNumber: Scalars['String']['output'];
};

/** What an endpoint is told of one change. */
export type WebhookDelivery = {
  /** How often it was tried, replays included. */
  attempts: Scalars['Int']['output'];
  /** How the last try ended: an HTTP status, `no answer` within 15 seconds, `not reached`, `not called` (an address inside), `no secret`, `withheld` (the client may not know of it any more) or `ended` (the endpoint was); null before the first. */
  code: Maybe<Scalars['String']['output']>;
  /** When it changed. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was delivered; null while it was not. */
  deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** What happened, such as `patient.updated`. */
  event: Scalars['String']['output'];
  /** Its id, which is the `webhook-id` of every try, of a replay too. */
  id: Scalars['ID']['output'];
  /** When it is tried next; null when it is not. */
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** The type of what changed, as FHIR names it. */
  resource: Scalars['String']['output'];
  /** The id of what changed. */
  resourceId: Scalars['ID']['output'];
  /** Where it stands. */
  status: WebhookDeliveryStatus;
};

/** Where one delivery stands. */
export type WebhookDeliveryStatus =
  /** It was answered with 2xx. */
  | 'DELIVERED'
  /** It was given up. */
  | 'FAILED'
  /** It leaves within two seconds, or waits for its next try. */
  | 'PENDING';

/** Why an endpoint is told no more. */
export type WebhookEndReason =
  /** Its client was revoked. */
  | 'CLIENT_REVOKED'
  /** An admin ended it. */
  | 'ENDED'
  /** It answered 410. */
  | 'GONE';

/**
 * An address at which a client is told of changes, by Standard Webhooks. It is told what its client could read itself, and of nothing else.
 * The events are `patient.created`, `patient.updated`, `patient.deleted`, `patient.merged`, `patient.discharged`, `appointment.created`,
 * `appointment.updated`, `referral.updated`, `document.created` and `consent.revoked`.
 */
export type WebhookEndpoint = {
  /** Whether the server still knows its secret, which is made of SMART_SIGNING_KEY: without it nothing leaves. */
  canSign: Scalars['Boolean']['output'];
  /** The client that is told. */
  clientId: Scalars['ID']['output'];
  /** What the client is called. */
  clientName: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Why it is told no more; null while it is. */
  endReason: Maybe<WebhookEndReason>;
  /** Since when it is told no more; null while it is. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Of what it is told. */
  events: Array<Scalars['String']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The address. */
  url: Scalars['String']['output'];
};

/** How many patients signed up in a week. */
export type WeekCount = {
  /** Patient accounts that were made. */
  count: Scalars['Int']['output'];
  /** The Monday that the week begins with. */
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

/** The stretches of a weekday, in order; none: closed. */
export type WeekdayHours = {
  /** Its stretches. */
  hours: Array<DayHours>;
  /** The weekday. */
  weekday: Weekday;
};

/** The stretches of a weekday, in order and without overlap; none: closed. */
export type WeekdayHoursInput = {
  /** At most 6 stretches. */
  hours: Array<DayHoursInput>;
  /** The weekday; each is named once. */
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
  ApiKeyScope: ApiKeyScope;
  Appointment: ResolverTypeWrapper<Appointment>;
  AppointmentConnection: ResolverTypeWrapper<AppointmentConnection>;
  AppointmentEdge: ResolverTypeWrapper<AppointmentEdge>;
  AppointmentFilter: AppointmentFilter;
  AppointmentOrder: AppointmentOrder;
  AppointmentPatient: ResolverTypeWrapper<AppointmentPatient>;
  AppointmentPhysiotherapist: ResolverTypeWrapper<AppointmentPhysiotherapist>;
  AppointmentStatus: AppointmentStatus;
  AuditEvent: ResolverTypeWrapper<AuditEvent>;
  AuditEventConnection: ResolverTypeWrapper<AuditEventConnection>;
  AuditEventEdge: ResolverTypeWrapper<AuditEventEdge>;
  AuditFilter: AuditFilter;
  AuditOutcome: AuditOutcome;
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
  Gender: Gender;
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
  PatientActivity: PatientActivity;
  PatientConnection: ResolverTypeWrapper<PatientConnection>;
  PatientDetails: ResolverTypeWrapper<PatientDetails>;
  PatientEdge: ResolverTypeWrapper<PatientEdge>;
  PatientFilter: PatientFilter;
  PatientImport: ResolverTypeWrapper<PatientImport>;
  PatientOverview: ResolverTypeWrapper<PatientOverview>;
  PatientPage: ResolverTypeWrapper<PatientPage>;
  PatientRecordStatus: PatientRecordStatus;
  PatientSort: PatientSort;
  PatientStats: ResolverTypeWrapper<PatientStats>;
  PatientUnderCare: ResolverTypeWrapper<PatientUnderCare>;
  PatientUnderCareConnection: ResolverTypeWrapper<PatientUnderCareConnection>;
  PatientUnderCareEdge: ResolverTypeWrapper<PatientUnderCareEdge>;
  Payment: ResolverTypeWrapper<Payment>;
  PaymentConnection: ResolverTypeWrapper<PaymentConnection>;
  PaymentEdge: ResolverTypeWrapper<PaymentEdge>;
  PaymentFilter: PaymentFilter;
  PaymentMethod: PaymentMethod;
  PaymentPage: ResolverTypeWrapper<PaymentPage>;
  PaymentPatient: ResolverTypeWrapper<PaymentPatient>;
  PaymentStatus: PaymentStatus;
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
  RecoveryBand: RecoveryBand;
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
  SavedFilterList: SavedFilterList;
  SearchHit: ResolverTypeWrapper<SearchHit>;
  SearchKind: SearchKind;
  SecurityNotice: ResolverTypeWrapper<SecurityNotice>;
  SecurityNoticeKind: SecurityNoticeKind;
  Session: ResolverTypeWrapper<Session>;
  SessionEvent: ResolverTypeWrapper<SessionEvent>;
  SessionEventKind: SessionEventKind;
  SessionOffer: ResolverTypeWrapper<SessionOffer>;
  SessionOfferInput: SessionOfferInput;
  SessionType: SessionType;
  SetDoneInput: SetDoneInput;
  SettlePaymentInput: SettlePaymentInput;
  Severity: Severity;
  SignInDoor: SignInDoor;
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
  TimelineKind: TimelineKind;
  Today: ResolverTypeWrapper<Today>;
  TodayExercise: ResolverTypeWrapper<TodayExercise>;
  UpdateAccountInput: UpdateAccountInput;
  UpdatePatientInput: UpdatePatientInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateStaffInput: UpdateStaffInput;
  User: ResolverTypeWrapper<User>;
  UserPage: ResolverTypeWrapper<UserPage>;
  UserType: UserType;
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

export type ApiKeyScopeResolvers = EnumResolverSignature<{ APPOINTMENTS_READ?: any, APPOINTMENTS_WRITE?: any, PATIENTS_READ?: any, PATIENTS_WRITE?: any, PAYMENTS_READ?: any, PAYMENTS_WRITE?: any, RECOVERY_READ?: any }, ResolversTypes['ApiKeyScope']>;

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

export type AppointmentOrderResolvers = EnumResolverSignature<{ EARLIEST_FIRST?: any, LATEST_FIRST?: any, NEWEST_FIRST?: any }, ResolversTypes['AppointmentOrder']>;

export type AppointmentPatientResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AppointmentPatient'] = ResolversParentTypes['AppointmentPatient']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AppointmentPhysiotherapistResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AppointmentPhysiotherapist'] = ResolversParentTypes['AppointmentPhysiotherapist']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppointmentStatusResolvers = EnumResolverSignature<{ CANCELED?: any, COMPLETED?: any, MISSED?: any, PENDING?: any, SCHEDULED?: any }, ResolversTypes['AppointmentStatus']>;

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

export type AuditOutcomeResolvers = EnumResolverSignature<{ DONE?: any, FAILED?: any, REFUSED?: any }, ResolversTypes['AuditOutcome']>;

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

export type GenderResolvers = EnumResolverSignature<{ FEMALE?: any, MALE?: any, OTHER?: any }, ResolversTypes['Gender']>;

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

export type PatientActivityResolvers = EnumResolverSignature<{ ACTIVE?: any, INACTIVE?: any }, ResolversTypes['PatientActivity']>;

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

export type PatientRecordStatusResolvers = EnumResolverSignature<{ COMPLETE?: any, INCOMPLETE?: any }, ResolversTypes['PatientRecordStatus']>;

export type PatientSortResolvers = EnumResolverSignature<{ LAST_LOGIN?: any, NAME?: any, NEWEST?: any, NUMBER?: any }, ResolversTypes['PatientSort']>;

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

export type PaymentMethodResolvers = EnumResolverSignature<{ CARD?: any, CASH?: any, NET_BANKING?: any, UPI?: any }, ResolversTypes['PaymentMethod']>;

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

export type PaymentStatusResolvers = EnumResolverSignature<{ FAILED?: any, PAID?: any, PENDING?: any, REFUNDED?: any }, ResolversTypes['PaymentStatus']>;

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

export type RecoveryBandResolvers = EnumResolverSignature<{ FROM_0_TO_25?: any, FROM_26_TO_50?: any, FROM_51_TO_75?: any, FROM_76_TO_100?: any }, ResolversTypes['RecoveryBand']>;

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

export type SavedFilterListResolvers = EnumResolverSignature<{ PATIENTS?: any, PAYMENTS?: any }, ResolversTypes['SavedFilterList']>;

export type SearchHitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  patientNumber?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchKindResolvers = EnumResolverSignature<{ PATIENT?: any, PAYMENT?: any, STAFF?: any }, ResolversTypes['SearchKind']>;

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

export type SessionTypeResolvers = EnumResolverSignature<{ CLINIC?: any, HOME?: any, TELE?: any }, ResolversTypes['SessionType']>;

export type SignInDoorResolvers = EnumResolverSignature<{ ADMIN?: any, STAFF?: any, USER?: any }, ResolversTypes['SignInDoor']>;

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

export type TimelineKindResolvers = EnumResolverSignature<{ CHARGE?: any, HISTORY?: any, MESSAGE?: any, PAYMENT?: any, RECORD?: any, REPORT?: any, SESSION?: any }, ResolversTypes['TimelineKind']>;

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

export type UserTypeResolvers = EnumResolverSignature<{ ADMIN?: any, DOCTOR?: any, PATIENT?: any, PHYSIOTHERAPIST?: any, USER?: any }, ResolversTypes['UserType']>;

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

