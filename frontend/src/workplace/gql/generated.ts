/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Part of a payment for one charge. */
export type AllocationInput = {
  /** 1 paisa to the open amount of the charge. */
  readonly amount: number;
  /** An open charge of the same patient. */
  readonly chargeId: string;
};

/** Status of an appointment. PENDING becomes SCHEDULED or CANCELED; SCHEDULED becomes CANCELED or, once it has begun, COMPLETED or MISSED. `correctAppointment` corrects a wrong status. */
export type AppointmentStatus =
  /** Canceled. */
  | 'CANCELED'
  /** Took place; set by staff. */
  | 'COMPLETED'
  /** The patient did not come; set by staff, with a reason. */
  | 'MISSED'
  /** Requested; an admin must approve it. */
  | 'PENDING'
  /** Approved; occupies its slot. */
  | 'SCHEDULED';

/** How handing a message over ended. */
export type AttemptOutcome =
  /** Certainly not taken: the next provider is asked at once. */
  | 'NOT_TAKEN'
  /** Refused for good: no other provider is asked. */
  | 'REFUSED'
  /** The provider has it. */
  | 'TAKEN'
  /** It may have been taken: no answer in time. */
  | 'UNKNOWN';

/** A session that staff book; it is SCHEDULED at once. */
export type BookAppointmentInput = {
  /** Start, in the future: YYYY-MM-DDTHH:MM in clinic time, or ISO 8601 with a zone. */
  readonly appointmentDate: string;
  /** Length in minutes, 5 to 480. Default: 45; in an open clinic the length of the session offer. */
  readonly durationMinutes?: number | null | undefined;
  /** Reason that allows staff to book outside the hours; 3 to 200 characters, stored and audited. It never allows an overlap. */
  readonly overrideReason?: string | null | undefined;
  /** The patient's record, by UUID or PT- number. */
  readonly patientId: string;
  /** Id of the physiotherapist. */
  readonly physiotherapistId?: string | null | undefined;
  /** Where it takes place. */
  readonly sessionType: SessionType;
};

/** Persons in charge and length of the plan. A field left out stays; null empties it, except `plannedSessions`. */
export type CarePlanInput = {
  /** Physiotherapist in charge. */
  readonly physiotherapistId?: string | null | undefined;
  /** Number of sessions in the plan, 1 to 200. */
  readonly plannedSessions?: number | null | undefined;
  /** Doctor who referred the patient, up to 120 characters. */
  readonly referringDoctor?: string | null | undefined;
};

/** How a message came: a contact form of the public pages, or WhatsApp. */
export type ContactForm =
  /** The form of /about: firstName and lastName, email, message. */
  | 'ABOUT'
  /** The form of /contact: name, phone, subject, message. */
  | 'CONTACT'
  /** Written to the clinic's number with WhatsApp: name, phone, message. */
  | 'WHATSAPP';

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

/** The patient form. All fields but `bloodGroup` are required; schema/README.md lists the lengths. */
export type CreatePatientInput = {
  /** Postal address. */
  readonly address: string;
  /** Age in whole years, 0 to 120; stored as a birth date marked as not exact. */
  readonly age: number;
  /** One of A+ A- B+ B- AB+ AB- O+ O-. */
  readonly bloodGroup?: string | null | undefined;
  /** Indian mobile number. */
  readonly contactNumber: string;
  /** Diagnosis. */
  readonly diagnosedWith: string;
  /** Indian mobile number. */
  readonly emergencyContactNumber: string;
  /** Gender. */
  readonly gender: Gender;
  /** Name. */
  readonly name: string;
  /** Patient account of the record. Its missing record is created, its incomplete one completed. */
  readonly userId: string;
};

/** The gender that a person gave. */
export type Gender =
  /** Female; F on the patient form. */
  | 'FEMALE'
  /** Male; M on the patient form. */
  | 'MALE'
  /** Any other; others on the patient form. */
  | 'OTHER';

/** A language of messages and sentences. */
export type Language =
  /** English. */
  | 'EN'
  /** Hindi. */
  | 'HI';

/** An entry to add to the medical history. */
export type MedicalHistoryInput = {
  /** Diagnosis, 1 to 200 characters. */
  readonly diagnosis: string;
  /** The operation: what, when, by whom; up to 500 characters. */
  readonly surgeryDetails?: string | null | undefined;
  /** Treatment, up to 500 characters. */
  readonly treatment?: string | null | undefined;
};

/** By which way a message goes. */
export type MessageChannel =
  /** E-mail. */
  | 'EMAIL'
  /** Text message. */
  | 'SMS'
  /** WhatsApp Business. */
  | 'WHATSAPP';

/** Filter of messages. All given fields must match. */
export type MessageFilter = {
  /** By which way. */
  readonly channel?: MessageChannel | null | undefined;
  /** Kind of the message. */
  readonly kind?: MessageKind | null | undefined;
  /** Patient who receives the message, by UUID. */
  readonly patientId?: string | null | undefined;
  /** Name of the provider that took it. */
  readonly provider?: string | null | undefined;
  /** Status of the message. */
  readonly status?: MessageStatus | null | undefined;
  /** Appointment, payment, payment link or account that the message is about. */
  readonly subjectId?: string | null | undefined;
};

/** Kind of a message. */
export type MessageKind =
  /** The clinic has written to the patient; nothing of it is in the text. */
  | 'CARE_REPLY'
  /** A patient has waited for an answer for four opening hours. To the assignee, else the plan's physiotherapist or whoever covers, else the admins. */
  | 'CARE_WAITING'
  /** The answer to somebody who wrote STOP by WhatsApp, which ends their consent to it. */
  | 'CHANNEL_STOPPED'
  /** A patient's exercises of today; needs the consent REMINDERS. */
  | 'CHECK_IN'
  /** A provider of text messages runs out of credit; sent to admins, once a day and provider. E-mail alone. */
  | 'CREDIT_LOW'
  /** A patient reported a danger sign; sent to the doctor who must answer it, or to an admin where the plan has no doctor. */
  | 'DANGER_SIGN'
  /** A danger sign was not answered in time. */
  | 'DANGER_SIGN_OVERDUE'
  /** A receipt, bill or statement that was asked for. E-mail alone. */
  | 'DOCUMENT'
  /** A code that confirms an e-mail address; the text is kept without the code. E-mail alone. */
  | 'EMAIL_CODE'
  /** The exercises of the present phase. E-mail alone. */
  | 'EXERCISE_SHEET'
  /** A patient granted the recipient access to the exercises of each day; names nobody. */
  | 'FAMILY_INVITED'
  /** An admin or a member of the team signed in on a device on which the number had not signed in before; sent to that number. */
  | 'NEW_DEVICE'
  /** The same as NEW_DEVICE, with network and time, to the confirmed address of the account. E-mail alone. */
  | 'NEW_DEVICE_MAIL'
  /** The number no longer signs anybody in; sent to that number. */
  | 'NUMBER_CHANGED'
  /** A patient can sign in and find the record. */
  | 'PATIENT_INVITED'
  /** An amount is due, with its link. */
  | 'PAYMENT_DUE'
  /** A link by which an amount can be paid. */
  | 'PAYMENT_LINK'
  /** A payment was received. */
  | 'PAYMENT_RECEIVED'
  /** A plan begins. */
  | 'PLAN_STARTED'
  /** A session begins in a day. */
  | 'REMINDER_DAY'
  /** A session begins in two hours. */
  | 'REMINDER_HOURS'
  /** A report that is mailed to admins. E-mail alone. */
  | 'REPORT_MAIL'
  /** A security notice was created; sent to admins, who read it on the dashboard. */
  | 'SECURITY_NOTICE'
  /** A series was booked: one message for all of its sessions. */
  | 'SERIES_BOOKED'
  /** Sessions of a series have another time or physiotherapist, or are canceled: one message for all of them. */
  | 'SERIES_CHANGED'
  /** A session was booked, or a request approved. */
  | 'SESSION_BOOKED'
  /** The clinic canceled a session. */
  | 'SESSION_CANCELED'
  /** A session has another time. */
  | 'SESSION_MOVED'
  /** Somebody else treats at the same time; sent once the new physiotherapist is known. */
  | 'SESSION_REASSIGNED'
  /** A patient asked for a session. */
  | 'SESSION_REQUESTED'
  /** A clinician answered the danger sign that the patient reported. */
  | 'SIGN_ANSWERED'
  /** A sign-in code. A text to register alone: codes are in no outbox and no list. */
  | 'SIGN_IN_CODE'
  /** Free times are offered to make up for a missed session. */
  | 'SLOT_OFFER'
  /** A member of the team can sign in now. */
  | 'STAFF_REGISTERED'
  /** Many wrong codes were entered for the number; sent to that number. */
  | 'WRONG_CODES';

/** Status of a message. */
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

/** A new time for a pending or scheduled session. */
export type MoveAppointmentInput = {
  /** New start; format as in BookAppointmentInput. */
  readonly appointmentDate: string;
  /** As in BookAppointmentInput. Staff only. */
  readonly overrideReason?: string | null | undefined;
  /** Physiotherapist at the new time; unchanged when left out. */
  readonly physiotherapistId?: string | null | undefined;
};

/** Where a note stands. */
export type NoteStatus =
  /** Its author changes it; others within reach read it, marked as a draft. */
  | 'DRAFT'
  /** Written by mistake, such as of another patient; it stays, crossed out, and counts no more. */
  | 'IN_ERROR'
  /** Not signed within 24 hours of its first save: it cannot change any more, and can still be signed as it is. */
  | 'LOCKED'
  /** Signed: it cannot change any more. */
  | 'SIGNED';

/** Whether a patient signed in within the last 30 days. Every record is either ACTIVE or INACTIVE. */
export type PatientActivity =
  /** Signed in within the last 30 days (720 hours, inclusive; the specification's fallback rule). */
  | 'ACTIVE'
  /** All others, including patients who never signed in or have no account. */
  | 'INACTIVE';

/** Filter of records. A field that is null or left out filters nothing. */
export type PatientFilter = {
  /** Whether the patient signed in within the last 30 days, as counted in `active` and `inactive` of PatientStats. */
  readonly activity?: PatientActivity | null | undefined;
  /** Age in whole years today, 0 to 999. */
  readonly age?: number | null | undefined;
  /** Part of the diagnosis, case-insensitive. */
  readonly condition?: string | null | undefined;
  /** Part of the name of the physiotherapist in charge or of the referring doctor. */
  readonly doctor?: string | null | undefined;
  /** Range of the recovery percentage. */
  readonly progress?: RecoveryBand | null | undefined;
  /** Part of the name, case-insensitive; a PT- number; or the first or last four or more digits of a phone number, in which spaces, + and - are allowed. */
  readonly search?: string | null | undefined;
  /** Whether every required field is filled in. */
  readonly status?: PatientRecordStatus | null | undefined;
  /** Changed at this moment or later: the record, or the number of its account. */
  readonly updatedSince?: string | null | undefined;
  /** True: also return tombstones of deleted records: `deletedAt` and ids only. All filters but `updatedSince` are ignored for them. */
  readonly withDeleted?: boolean | null | undefined;
};

/** Whether a record has every field that the patient form requires. */
export type PatientRecordStatus =
  /** Every required field is filled in: the record can be viewed, edited and deleted. */
  | 'COMPLETE'
  /** A required field is missing: the record was created at sign-up or by a hospital's system. */
  | 'INCOMPLETE';

/** Order of the list. Ties are ordered by id. */
export type PatientSort =
  /** Last signed in first; patients who never signed in last, newest first. */
  | 'LAST_LOGIN'
  /** By name, case-insensitive, Latin before Devanagari; records without a name last. */
  | 'NAME'
  /** Last created first. */
  | 'NEWEST'
  /** By PT number, lowest first. */
  | 'NUMBER';

/** Filter of payments. All given fields must match. */
export type PaymentFilter = {
  /** First day of `createdAt`. */
  readonly from?: string | null | undefined;
  /** Payment method. */
  readonly method?: PaymentMethod | null | undefined;
  /** Patient, by UUID or PT- number. */
  readonly patientId?: string | null | undefined;
  /** Part of the patient's name, PT number, phone digits, receipt number or reference. */
  readonly search?: string | null | undefined;
  /** Status of the payment. */
  readonly status?: PaymentStatus | null | undefined;
  /** Last day of `createdAt`. */
  readonly until?: string | null | undefined;
  /** Changed at this moment or later. */
  readonly updatedSince?: string | null | undefined;
};

/** Payment method. */
export type PaymentMethod =
  /** Debit or credit card. */
  | 'CARD'
  /** Cash. */
  | 'CASH'
  /** Net banking. */
  | 'NET_BANKING'
  /** Unified Payments Interface. */
  | 'UPI';

/** Status of a payment. */
export type PaymentStatus =
  /** Did not go through. */
  | 'FAILED'
  /** Received. */
  | 'PAID'
  /** Expected. */
  | 'PENDING'
  /** Refunded. */
  | 'REFUNDED';

/** Status of a plan. */
export type PlanStatus =
  /** In progress. */
  | 'ACTIVE'
  /** The last phase was left. */
  | 'COMPLETED'
  /** Stopped before the end. */
  | 'STOPPED';

/** A payment to record. */
export type RecordPaymentInput = {
  /** Charges that it pays, each once, at most the payment in all; the rest pays the oldest open charges. Not with `packageId` or `isDeposit`, and only of a paid payment. */
  readonly allocate?: ReadonlyArray<AllocationInput> | null | undefined;
  /** Amount: 1 to 100000000 paise (₹10,00,000). */
  readonly amount: number;
  /** Session that the payment is for, of the same patient. Its charge is paid first. */
  readonly appointmentId?: string | null | undefined;
  /** Whether it is a deposit, which is held until it is released. */
  readonly isDeposit?: boolean | null | undefined;
  /** Payment method. */
  readonly method: PaymentMethod;
  /** Note, up to 200 characters. */
  readonly note?: string | null | undefined;
  /** Package of the same patient, whose charge is paid first. */
  readonly packageId?: string | null | undefined;
  /** The patient's record, by UUID or PT- number. */
  readonly patientId: string;
  /** Clinic day of receipt: today or up to 365 days back; default today. Not for PENDING or FAILED. */
  readonly receivedOn?: string | null | undefined;
  /** UPI reference, cheque or card slip number, up to 60 characters. */
  readonly reference?: string | null | undefined;
  /** Status; default PAID. REFUNDED is not allowed. */
  readonly status?: PaymentStatus | null | undefined;
};

/** A range of the recovery percentage, both ends included. */
export type RecoveryBand =
  /** 0 to 25 percent. */
  | 'FROM_0_TO_25'
  /** 26 to 50 percent. */
  | 'FROM_26_TO_50'
  /** 51 to 75 percent. */
  | 'FROM_51_TO_75'
  /** 76 to 100 percent. */
  | 'FROM_76_TO_100';

/** A refund to record. */
export type RefundInput = {
  /** Amount; default: all that is left. */
  readonly amount?: number | null | undefined;
  /** Payment method of the refund; default: that of the payment. Of money of the payment gateway, CASH or NET_BANKING: what the gateway pays back, it reports itself. */
  readonly method?: PaymentMethod | null | undefined;
  /** Reason, 3 to 200 characters. */
  readonly reason: string;
  /** Clinic day of the refund: today or up to 365 days back, not before the payment; default today. */
  readonly refundedOn?: string | null | undefined;
};

/** Kind of a security notice to all admins. */
export type SecurityNoticeKind =
  /** An account became an admin's, or an admin's account was enabled again. */
  | 'ADMIN_ADDED'
  /** An API key was created. */
  | 'API_KEY_ADDED'
  /** A change waits for a second admin, who approves it within 24 hours. */
  | 'APPROVAL_ASKED'
  /** An admin reset the authenticator of a member of the team. */
  | 'AUTHENTICATOR_RESET'
  /** A SMART client of a hospital was registered. */
  | 'CLIENT_ADDED'
  /** Fewer than thirty of the last hundred sign-in codes were used, which may be SMS pumping; reported once a day. */
  | 'CODES_UNUSED'
  /** The hourly limit of sign-in codes was reached; reported once a day. */
  | 'CODES_USED_UP'
  /** A webhook endpoint was registered. */
  | 'ENDPOINT_ADDED'
  /** An admin, or the command on the server, removed all factors of a member of the team. */
  | 'FACTORS_RESET'
  /** Four eyes are required for a new admin, another UPI address and a full export, or no longer. */
  | 'FOUR_EYES_SET'
  /** A physiotherapist opened a record of another's patient, for a reason. */
  | 'RECORD_OPENED'
  /** The roles of which the clinic requires a second factor were changed. */
  | 'SECOND_FACTOR_RULE'
  /** An HL7 v2 source was registered. */
  | 'SOURCE_ADDED'
  /** The clinic's UPI address was changed. */
  | 'UPI_CHANGED';

/** Where a session takes place. */
export type SessionType =
  /** At the clinic. */
  | 'CLINIC'
  /** At the patient's home. */
  | 'HOME'
  /** By video. */
  | 'TELE';

/** Details of a pending payment once it is paid; a field left out stays. */
export type SettlePaymentInput = {
  /** Actual payment method. */
  readonly method?: PaymentMethod | null | undefined;
  /** Clinic day of receipt: today or up to 365 days back; default today. */
  readonly receivedOn?: string | null | undefined;
  /** UPI reference, cheque or card slip number, up to 60 characters. */
  readonly reference?: string | null | undefined;
};

/** A change of a record. A field left out stays; a required one cannot be emptied. */
export type UpdatePatientInput = {
  /** Postal address. */
  readonly address?: string | null | undefined;
  /** Age in whole years, 0 to 120 or the present age; the present age keeps an exact birth date. */
  readonly age?: number | null | undefined;
  /** One of A+ A- B+ B- AB+ AB- O+ O-; null or empty removes it. */
  readonly bloodGroup?: string | null | undefined;
  /** Indian mobile number. */
  readonly contactNumber?: string | null | undefined;
  /** Diagnosis. */
  readonly diagnosedWith?: string | null | undefined;
  /** Indian mobile number. */
  readonly emergencyContactNumber?: string | null | undefined;
  /** Gender. */
  readonly gender?: Gender | null | undefined;
  /** Name. */
  readonly name?: string | null | undefined;
};

/** Role of an account. */
export type UserType =
  /** Runs the back office. */
  | 'ADMIN'
  /** Operates on or refers patients. */
  | 'DOCTOR'
  /** A patient; sees their own data. */
  | 'PATIENT'
  /** Treats patients. */
  | 'PHYSIOTHERAPIST'
  /** The front desk: books, registers, takes payments; works at /desk. Signs in at the door STAFF. */
  | 'RECEPTION'
  /** Not a patient: a relative, or a new member of staff. */
  | 'USER';

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

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { readonly dashboard: { readonly asOf: string, readonly pendingSessions: number, readonly todaysSessions: number, readonly waitingReferrals: number, readonly patients: { readonly total: number, readonly incomplete: number, readonly active: number, readonly inactive: number }, readonly paymentsByDay: ReadonlyArray<{ readonly day: string, readonly paid: number }>, readonly signUpsByWeek: ReadonlyArray<{ readonly week: string, readonly count: number }> } };

export type SecurityNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityNoticesQuery = { readonly securityNotices: ReadonlyArray<{ readonly id: string, readonly kind: SecurityNoticeKind, readonly at: string, readonly subject: string | null, readonly by: string | null }> };

export type AdminProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminProfileQuery = { readonly me: { readonly __typename: 'User', readonly pendingNumber: string | null, readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean } | null };

export type VerifyNumberMutationVariables = Exact<{
  otp: string;
}>;


export type VerifyNumberMutation = { readonly verifyNumber: { readonly __typename: 'User', readonly pendingNumber: string | null, readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean } };

export type SignedInUserFragment = { readonly __typename: 'User', readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean };

export type MessageRowFragment = { readonly id: string, readonly form: ContactForm, readonly name: string, readonly phone: string | null, readonly email: string | null, readonly subject: string | null, readonly message: string, readonly status: ContactStatus, readonly receivedAt: string, readonly patientNumber: string | null, readonly version: number };

export type ContactMessagesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  status?: ContactStatus | null | undefined;
}>;


export type ContactMessagesQuery = { readonly contactMessages: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly form: ContactForm, readonly name: string, readonly phone: string | null, readonly email: string | null, readonly subject: string | null, readonly message: string, readonly status: ContactStatus, readonly receivedAt: string, readonly patientNumber: string | null, readonly version: number } }>, readonly pageInfo: { readonly endCursor: string | null } } };

export type UnreadMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadMessagesQuery = { readonly contactMessages: { readonly unread: number } };

export type SetContactMessageStatusMutationVariables = Exact<{
  id: string;
  status: ContactStatus;
  version?: number | null | undefined;
}>;


export type SetContactMessageStatusMutation = { readonly setContactMessageStatus: { readonly id: string, readonly form: ContactForm, readonly name: string, readonly phone: string | null, readonly email: string | null, readonly subject: string | null, readonly message: string, readonly status: ContactStatus, readonly receivedAt: string, readonly patientNumber: string | null, readonly version: number } };

export type OutboxRowFragment = { readonly id: string, readonly kind: MessageKind, readonly language: Language, readonly status: MessageStatus, readonly to: string, readonly text: string, readonly patientNumber: string | null, readonly sendAfter: string, readonly createdAt: string, readonly sentAt: string | null, readonly deliveredAt: string | null, readonly push: boolean, readonly error: string | null, readonly provider: string | null, readonly parts: number, readonly costMilliPaise: number | null, readonly deliveryAttempts: ReadonlyArray<{ readonly at: string, readonly provider: string, readonly outcome: AttemptOutcome, readonly code: string | null }> };

export type MessagesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: MessageFilter | null | undefined;
}>;


export type MessagesQuery = { readonly messages: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly kind: MessageKind, readonly language: Language, readonly status: MessageStatus, readonly to: string, readonly text: string, readonly patientNumber: string | null, readonly sendAfter: string, readonly createdAt: string, readonly sentAt: string | null, readonly deliveredAt: string | null, readonly push: boolean, readonly error: string | null, readonly provider: string | null, readonly parts: number, readonly costMilliPaise: number | null, readonly deliveryAttempts: ReadonlyArray<{ readonly at: string, readonly provider: string, readonly outcome: AttemptOutcome, readonly code: string | null }> } }>, readonly pageInfo: { readonly endCursor: string | null } } };

export type RetryMessageMutationVariables = Exact<{
  id: string;
}>;


export type RetryMessageMutation = { readonly retryMessage: { readonly id: string, readonly kind: MessageKind, readonly language: Language, readonly status: MessageStatus, readonly to: string, readonly text: string, readonly patientNumber: string | null, readonly sendAfter: string, readonly createdAt: string, readonly sentAt: string | null, readonly deliveredAt: string | null, readonly push: boolean, readonly error: string | null, readonly provider: string | null, readonly parts: number, readonly costMilliPaise: number | null, readonly deliveryAttempts: ReadonlyArray<{ readonly at: string, readonly provider: string, readonly outcome: AttemptOutcome, readonly code: string | null }> } };

export type DeletedRecordRowFragment = { readonly deletedAt: string, readonly deletedBy: string | null, readonly restorableUntil: string, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string, readonly diagnosedWith: string | null, readonly contactNumber: string | null } };

export type DeletedPatientsQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type DeletedPatientsQuery = { readonly deletedPatients: { readonly total: number, readonly page: number, readonly limit: number, readonly records: ReadonlyArray<{ readonly deletedAt: string, readonly deletedBy: string | null, readonly restorableUntil: string, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string, readonly diagnosedWith: string | null, readonly contactNumber: string | null } }> } };

export type SetPatientAlertMutationVariables = Exact<{
  patientId: string;
  alert?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type SetPatientAlertMutation = { readonly setPatientAlert: { readonly id: string, readonly version: number } };

export type PatientChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type PatientChoicesQuery = { readonly patients: { readonly patients: ReadonlyArray<{ readonly id: string, readonly patientId: string, readonly name: string, readonly contactNumber: string | null }> } };

export type PatientRecordFragment = { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number, readonly address: string | null, readonly bloodGroup: string | null, readonly gender: Gender | null, readonly emergencyContactNumber: string | null };

export type PatientRowFragment = { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number };

export type PatientsQueryVariables = Exact<{
  filter?: PatientFilter | null | undefined;
  page: number;
  limit: number;
  sort?: PatientSort | null | undefined;
}>;


export type PatientsQuery = { readonly patients: { readonly total: number, readonly page: number, readonly limit: number, readonly patients: ReadonlyArray<{ readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number }> } };

export type PatientStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type PatientStatsQuery = { readonly patientStats: { readonly total: number, readonly incomplete: number, readonly active: number, readonly inactive: number } };

export type PatientDetailsFieldsFragment = { readonly recoveryPercent: number, readonly plannedSessions: number, readonly referringDoctor: string | null, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number, readonly address: string | null, readonly bloodGroup: string | null, readonly gender: Gender | null, readonly emergencyContactNumber: string | null }, readonly account: { readonly id: string, readonly fullName: string, readonly mobileNumber: string } | null, readonly physiotherapist: { readonly id: string, readonly name: string } | null, readonly medicalHistory: ReadonlyArray<{ readonly id: string, readonly diagnosis: string, readonly treatment: string | null, readonly surgeryDetails: string | null }>, readonly progressReports: ReadonlyArray<{ readonly id: string, readonly content: string, readonly createdAt: string }> };

export type PatientDetailsQueryVariables = Exact<{
  id: string;
}>;


export type PatientDetailsQuery = { readonly patientDetails: { readonly recoveryPercent: number, readonly plannedSessions: number, readonly referringDoctor: string | null, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number, readonly address: string | null, readonly bloodGroup: string | null, readonly gender: Gender | null, readonly emergencyContactNumber: string | null }, readonly account: { readonly id: string, readonly fullName: string, readonly mobileNumber: string } | null, readonly physiotherapist: { readonly id: string, readonly name: string } | null, readonly medicalHistory: ReadonlyArray<{ readonly id: string, readonly diagnosis: string, readonly treatment: string | null, readonly surgeryDetails: string | null }>, readonly progressReports: ReadonlyArray<{ readonly id: string, readonly content: string, readonly createdAt: string }> } };

export type UsersWithoutPatientsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type UsersWithoutPatientsQuery = { readonly usersWithoutPatients: ReadonlyArray<{ readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly dateOfBirth: string | null, readonly gender: Gender | null }> };

export type CreatePatientMutationVariables = Exact<{
  input: CreatePatientInput;
}>;


export type CreatePatientMutation = { readonly createPatient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number } };

export type UpdatePatientMutationVariables = Exact<{
  id: string;
  input: UpdatePatientInput;
  version?: number | null | undefined;
}>;


export type UpdatePatientMutation = { readonly updatePatient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number } };

export type DeletePatientMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type DeletePatientMutation = { readonly deletePatient: { readonly id: string } };

export type RestorePatientMutationVariables = Exact<{
  id: string;
}>;


export type RestorePatientMutation = { readonly restorePatient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number } };

export type AddMedicalHistoryEntryMutationVariables = Exact<{
  patientId: string;
  input: MedicalHistoryInput;
}>;


export type AddMedicalHistoryEntryMutation = { readonly addMedicalHistoryEntry: { readonly recoveryPercent: number, readonly plannedSessions: number, readonly referringDoctor: string | null, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number, readonly address: string | null, readonly bloodGroup: string | null, readonly gender: Gender | null, readonly emergencyContactNumber: string | null }, readonly account: { readonly id: string, readonly fullName: string, readonly mobileNumber: string } | null, readonly physiotherapist: { readonly id: string, readonly name: string } | null, readonly medicalHistory: ReadonlyArray<{ readonly id: string, readonly diagnosis: string, readonly treatment: string | null, readonly surgeryDetails: string | null }>, readonly progressReports: ReadonlyArray<{ readonly id: string, readonly content: string, readonly createdAt: string }> } };

export type AddProgressReportMutationVariables = Exact<{
  patientId: string;
  content: string;
}>;


export type AddProgressReportMutation = { readonly addProgressReport: { readonly recoveryPercent: number, readonly plannedSessions: number, readonly referringDoctor: string | null, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number, readonly address: string | null, readonly bloodGroup: string | null, readonly gender: Gender | null, readonly emergencyContactNumber: string | null }, readonly account: { readonly id: string, readonly fullName: string, readonly mobileNumber: string } | null, readonly physiotherapist: { readonly id: string, readonly name: string } | null, readonly medicalHistory: ReadonlyArray<{ readonly id: string, readonly diagnosis: string, readonly treatment: string | null, readonly surgeryDetails: string | null }>, readonly progressReports: ReadonlyArray<{ readonly id: string, readonly content: string, readonly createdAt: string }> } };

export type UpdateCarePlanMutationVariables = Exact<{
  patientId: string;
  input: CarePlanInput;
  version?: number | null | undefined;
}>;


export type UpdateCarePlanMutation = { readonly updateCarePlan: { readonly recoveryPercent: number, readonly plannedSessions: number, readonly referringDoctor: string | null, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number, readonly address: string | null, readonly bloodGroup: string | null, readonly gender: Gender | null, readonly emergencyContactNumber: string | null }, readonly account: { readonly id: string, readonly fullName: string, readonly mobileNumber: string } | null, readonly physiotherapist: { readonly id: string, readonly name: string } | null, readonly medicalHistory: ReadonlyArray<{ readonly id: string, readonly diagnosis: string, readonly treatment: string | null, readonly surgeryDetails: string | null }>, readonly progressReports: ReadonlyArray<{ readonly id: string, readonly content: string, readonly createdAt: string }> } };

export type PhysiotherapistsInChargeQueryVariables = Exact<{ [key: string]: never; }>;


export type PhysiotherapistsInChargeQuery = { readonly physiotherapists: ReadonlyArray<{ readonly id: string, readonly name: string, readonly specialization: string }> };

export type PaymentRowFragment = { readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly createdAt: string, readonly status: PaymentStatus, readonly reference: string | null, readonly receivedOn: string | null, readonly receiptNumber: string | null, readonly refunded: number, readonly upiLink: string | null, readonly version: number, readonly free: number, readonly isDeposit: boolean, readonly gatewayPaymentId: string | null, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string } | null, readonly allocations: ReadonlyArray<{ readonly amount: number, readonly charge: { readonly id: string, readonly text: string } }> };

export type PaymentsQueryVariables = Exact<{
  from?: string | null | undefined;
  until?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type PaymentsQuery = { readonly payments: { readonly total: number, readonly totalPages: number, readonly page: number, readonly limit: number, readonly payments: ReadonlyArray<{ readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly createdAt: string, readonly status: PaymentStatus, readonly reference: string | null, readonly receivedOn: string | null, readonly receiptNumber: string | null, readonly refunded: number, readonly upiLink: string | null, readonly version: number, readonly free: number, readonly isDeposit: boolean, readonly gatewayPaymentId: string | null, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string } | null, readonly allocations: ReadonlyArray<{ readonly amount: number, readonly charge: { readonly id: string, readonly text: string } }> }> } };

export type PaymentsConnectionQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: PaymentFilter | null | undefined;
}>;


export type PaymentsConnectionQuery = { readonly paymentsConnection: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly createdAt: string, readonly status: PaymentStatus, readonly reference: string | null, readonly receivedOn: string | null, readonly receiptNumber: string | null, readonly refunded: number, readonly upiLink: string | null, readonly version: number, readonly free: number, readonly isDeposit: boolean, readonly gatewayPaymentId: string | null, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string } | null, readonly allocations: ReadonlyArray<{ readonly amount: number, readonly charge: { readonly id: string, readonly text: string } }> } }>, readonly pageInfo: { readonly endCursor: string | null } } };

export type MoneyTotalsQueryVariables = Exact<{
  from: string;
  until: string;
}>;


export type MoneyTotalsQuery = { readonly moneyTotals: { readonly received: number, readonly refunded: number, readonly pending: number } };

export type PatientSessionsQueryVariables = Exact<{
  patientId: string;
}>;


export type PatientSessionsQuery = { readonly appointments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly appointmentDate: string, readonly sessionType: SessionType, readonly status: AppointmentStatus, readonly physiotherapist: { readonly id: string, readonly name: string } | null } }> } };

export type RecordPaymentMutationVariables = Exact<{
  input: RecordPaymentInput;
  idempotencyKey: string;
}>;


export type RecordPaymentMutation = { readonly recordPayment: { readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly createdAt: string, readonly status: PaymentStatus, readonly reference: string | null, readonly receivedOn: string | null, readonly receiptNumber: string | null, readonly refunded: number, readonly upiLink: string | null, readonly version: number, readonly free: number, readonly isDeposit: boolean, readonly gatewayPaymentId: string | null, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string } | null, readonly allocations: ReadonlyArray<{ readonly amount: number, readonly charge: { readonly id: string, readonly text: string } }> } };

export type SettlePaymentMutationVariables = Exact<{
  id: string;
  input?: SettlePaymentInput | null | undefined;
  version?: number | null | undefined;
}>;


export type SettlePaymentMutation = { readonly settlePayment: { readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly createdAt: string, readonly status: PaymentStatus, readonly reference: string | null, readonly receivedOn: string | null, readonly receiptNumber: string | null, readonly refunded: number, readonly upiLink: string | null, readonly version: number, readonly free: number, readonly isDeposit: boolean, readonly gatewayPaymentId: string | null, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string } | null, readonly allocations: ReadonlyArray<{ readonly amount: number, readonly charge: { readonly id: string, readonly text: string } }> } };

export type FailPaymentMutationVariables = Exact<{
  id: string;
  reason: string;
  version?: number | null | undefined;
}>;


export type FailPaymentMutation = { readonly failPayment: { readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly createdAt: string, readonly status: PaymentStatus, readonly reference: string | null, readonly receivedOn: string | null, readonly receiptNumber: string | null, readonly refunded: number, readonly upiLink: string | null, readonly version: number, readonly free: number, readonly isDeposit: boolean, readonly gatewayPaymentId: string | null, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string } | null, readonly allocations: ReadonlyArray<{ readonly amount: number, readonly charge: { readonly id: string, readonly text: string } }> } };

export type IssueReceiptMutationVariables = Exact<{
  id: string;
}>;


export type IssueReceiptMutation = { readonly issueReceipt: { readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly createdAt: string, readonly status: PaymentStatus, readonly reference: string | null, readonly receivedOn: string | null, readonly receiptNumber: string | null, readonly refunded: number, readonly upiLink: string | null, readonly version: number, readonly free: number, readonly isDeposit: boolean, readonly gatewayPaymentId: string | null, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string } | null, readonly allocations: ReadonlyArray<{ readonly amount: number, readonly charge: { readonly id: string, readonly text: string } }> } };

export type RefundMutationVariables = Exact<{
  id: string;
  input: RefundInput;
  idempotencyKey: string;
}>;


export type RefundMutation = { readonly refund: { readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly createdAt: string, readonly status: PaymentStatus, readonly reference: string | null, readonly receivedOn: string | null, readonly receiptNumber: string | null, readonly refunded: number, readonly upiLink: string | null, readonly version: number, readonly free: number, readonly isDeposit: boolean, readonly gatewayPaymentId: string | null, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string } | null, readonly allocations: ReadonlyArray<{ readonly amount: number, readonly charge: { readonly id: string, readonly text: string } }> } };

export type PresentPaymentQueryVariables = Exact<{
  id: string;
}>;


export type PresentPaymentQuery = { readonly payment: { readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly createdAt: string, readonly status: PaymentStatus, readonly reference: string | null, readonly receivedOn: string | null, readonly receiptNumber: string | null, readonly refunded: number, readonly upiLink: string | null, readonly version: number, readonly free: number, readonly isDeposit: boolean, readonly gatewayPaymentId: string | null, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string } | null, readonly allocations: ReadonlyArray<{ readonly amount: number, readonly charge: { readonly id: string, readonly text: string } }> } };

export type AppointmentRowFragment = { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly outsideHours: boolean, readonly overrideReason: string | null, readonly needsPhysiotherapist: boolean, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null };

export type PendingAppointmentsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type PendingAppointmentsQuery = { readonly pendingAppointmentPage: { readonly total: number, readonly page: number, readonly limit: number, readonly appointments: ReadonlyArray<{ readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly outsideHours: boolean, readonly overrideReason: string | null, readonly needsPhysiotherapist: boolean, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null }> } };

export type NeedsPhysiotherapistQueryVariables = Exact<{
  first: number;
  from: string;
}>;


export type NeedsPhysiotherapistQuery = { readonly appointments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly appointmentDate: string } }>, readonly pageInfo: { readonly hasNextPage: boolean } } };

export type PhysiotherapistsQueryVariables = Exact<{
  day?: string | null | undefined;
}>;


export type PhysiotherapistsQuery = { readonly physiotherapists: ReadonlyArray<{ readonly id: string, readonly name: string, readonly specialization: string, readonly scheduledSessions: number, readonly onLeave: boolean }> };

export type ApproveAppointmentMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type ApproveAppointmentMutation = { readonly approveAppointment: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly outsideHours: boolean, readonly overrideReason: string | null, readonly needsPhysiotherapist: boolean, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null } };

export type UndoApprovalMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type UndoApprovalMutation = { readonly undoApproval: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly outsideHours: boolean, readonly overrideReason: string | null, readonly needsPhysiotherapist: boolean, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null } };

export type CancelAppointmentMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type CancelAppointmentMutation = { readonly cancelAppointment: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly outsideHours: boolean, readonly overrideReason: string | null, readonly needsPhysiotherapist: boolean, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null } };

export type RescheduleAppointmentMutationVariables = Exact<{
  id: string;
  appointmentDate: string;
  version?: number | null | undefined;
  overrideReason?: string | null | undefined;
}>;


export type RescheduleAppointmentMutation = { readonly rescheduleAppointment: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly outsideHours: boolean, readonly overrideReason: string | null, readonly needsPhysiotherapist: boolean, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null } };

export type MoveAppointmentMutationVariables = Exact<{
  id: string;
  input: MoveAppointmentInput;
  version?: number | null | undefined;
}>;


export type MoveAppointmentMutation = { readonly moveAppointment: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly outsideHours: boolean, readonly overrideReason: string | null, readonly needsPhysiotherapist: boolean, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null } };

export type AssignPhysiotherapistMutationVariables = Exact<{
  id: string;
  physiotherapistId: string;
  version?: number | null | undefined;
  overrideReason?: string | null | undefined;
}>;


export type AssignPhysiotherapistMutation = { readonly assignPhysiotherapist: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly outsideHours: boolean, readonly overrideReason: string | null, readonly needsPhysiotherapist: boolean, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null } };

export type BookAppointmentMutationVariables = Exact<{
  input: BookAppointmentInput;
}>;


export type BookAppointmentMutation = { readonly bookAppointment: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly outsideHours: boolean, readonly overrideReason: string | null, readonly needsPhysiotherapist: boolean, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null } };

export type PlanTherapistQueryVariables = Exact<{
  patientId: string;
}>;


export type PlanTherapistQuery = { readonly recoveryPlan: { readonly id: string, readonly status: PlanStatus, readonly physiotherapistId: string | null } | null };

export type DeskTherapistQueryVariables = Exact<{
  patientId: string;
}>;


export type DeskTherapistQuery = { readonly deskPatient: { readonly physiotherapistId: string | null } };

export type CompleteAppointmentMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type CompleteAppointmentMutation = { readonly completeAppointment: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly outsideHours: boolean, readonly overrideReason: string | null, readonly needsPhysiotherapist: boolean, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null } };

export type MarkAppointmentMissedMutationVariables = Exact<{
  id: string;
  reason: string;
  version?: number | null | undefined;
}>;


export type MarkAppointmentMissedMutation = { readonly markAppointmentMissed: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly outsideHours: boolean, readonly overrideReason: string | null, readonly needsPhysiotherapist: boolean, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null } };

export type AppointmentsOfPatientQueryVariables = Exact<{
  patientId: string;
}>;


export type AppointmentsOfPatientQuery = { readonly appointments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly outsideHours: boolean, readonly overrideReason: string | null, readonly needsPhysiotherapist: boolean, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null } }> } };

export type FreePhysiotherapistsQueryVariables = Exact<{
  appointmentId: string;
}>;


export type FreePhysiotherapistsQuery = { readonly freePhysiotherapists: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type CalendarSessionFragment = { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly outsideHours: boolean, readonly overrideReason: string | null, readonly needsPhysiotherapist: boolean, readonly seriesId: string | null, readonly noteStatus: NoteStatus | null, readonly version: number, readonly phone?: string | null, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null };

export type CalendarQueryVariables = Exact<{
  from: string;
  until: string;
  physiotherapistIds?: ReadonlyArray<string> | string | null | undefined;
  withCanceled: boolean;
  withPhones: boolean;
}>;


export type CalendarQuery = { readonly calendar: ReadonlyArray<{ readonly day: string, readonly specialDay: string | null, readonly slotMinutes: number, readonly hours: ReadonlyArray<{ readonly opens: string, readonly closes: string }>, readonly columns: ReadonlyArray<{ readonly physiotherapist: { readonly id: string, readonly name: string }, readonly works: ReadonlyArray<{ readonly from: string, readonly until: string }>, readonly leave: ReadonlyArray<{ readonly id: string, readonly from: string, readonly until: string, readonly note: string | null }>, readonly sessions: ReadonlyArray<{ readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly outsideHours: boolean, readonly overrideReason: string | null, readonly needsPhysiotherapist: boolean, readonly seriesId: string | null, readonly noteStatus: NoteStatus | null, readonly version: number, readonly phone?: string | null, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null }>, readonly free: ReadonlyArray<{ readonly from: string, readonly until: string }> }>, readonly unassigned: ReadonlyArray<{ readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly outsideHours: boolean, readonly overrideReason: string | null, readonly needsPhysiotherapist: boolean, readonly seriesId: string | null, readonly noteStatus: NoteStatus | null, readonly version: number, readonly phone?: string | null, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null }> }> };

export type SessionPhonesQueryVariables = Exact<{
  patientId: string;
  day: string;
}>;


export type SessionPhonesQuery = { readonly appointments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly phone: string | null } }>, readonly pageInfo: { readonly endCursor: string | null } } };

export type OfferedLengthsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedLengthsQuery = { readonly clinicSettings: { readonly offers: ReadonlyArray<{ readonly sessionType: SessionType, readonly durationMinutes: number }> } };

export type WaitingForQueryVariables = Exact<{
  from: string;
  until: string;
  physiotherapistId?: string | null | undefined;
}>;


export type WaitingForQuery = { readonly waitingListFor: ReadonlyArray<{ readonly id: string, readonly phone: string | null, readonly sessionType: SessionType, readonly durationMinutes: number, readonly weekdays: ReadonlyArray<Weekday>, readonly from: string, readonly until: string, readonly earliest: string, readonly latest: string | null, readonly isUrgent: boolean, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null, readonly insteadOf: { readonly id: string, readonly appointmentDate: string } | null }> };

export const SignedInUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SignedInUserFragment, unknown>;
export const MessageRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"patientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MessageRowFragment, unknown>;
export const OutboxRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutboxRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"patientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sendAfter"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"costMilliPaise"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAttempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<OutboxRowFragment, unknown>;
export const DeletedRecordRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeletedRecordRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeletedRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}}]}}]} as unknown as DocumentNode<DeletedRecordRowFragment, unknown>;
export const PatientRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PatientRowFragment, unknown>;
export const PatientRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactNumber"}}]}}]} as unknown as DocumentNode<PatientRecordFragment, unknown>;
export const PatientDetailsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientDetailsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryPercent"}},{"kind":"Field","name":{"kind":"Name","value":"plannedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"referringDoctor"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"medicalHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosis"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"surgeryDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progressReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactNumber"}}]}}]} as unknown as DocumentNode<PatientDetailsFieldsFragment, unknown>;
export const PaymentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"upiLink"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"charge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"isDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayPaymentId"}}]}}]} as unknown as DocumentNode<PaymentRowFragment, unknown>;
export const AppointmentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"outsideHours"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhysiotherapist"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AppointmentRowFragment, unknown>;
export const CalendarSessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"outsideHours"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhysiotherapist"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"noteStatus"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"phone"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPhones"}}}]}]}]}}]} as unknown as DocumentNode<CalendarSessionFragment, unknown>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"patients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"incomplete"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"inactive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingSessions"}},{"kind":"Field","name":{"kind":"Name","value":"todaysSessions"}},{"kind":"Field","name":{"kind":"Name","value":"waitingReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"paymentsByDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signUpsByWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const SecurityNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecurityNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"securityNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}}]}}]} as unknown as DocumentNode<SecurityNoticesQuery, SecurityNoticesQueryVariables>;
export const AdminProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"pendingNumber"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminProfileQuery, AdminProfileQueryVariables>;
export const VerifyNumberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyNumber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"otp"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyNumber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"otp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"otp"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"pendingNumber"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<VerifyNumberMutation, VerifyNumberMutationVariables>;
export const ContactMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"patientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ContactMessagesQuery, ContactMessagesQueryVariables>;
export const UnreadMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"NEW"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]}}]} as unknown as DocumentNode<UnreadMessagesQuery, UnreadMessagesQueryVariables>;
export const SetContactMessageStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContactMessageStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContactMessageStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"patientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SetContactMessageStatusMutation, SetContactMessageStatusMutationVariables>;
export const MessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Messages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutboxRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutboxRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"patientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sendAfter"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"costMilliPaise"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAttempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<MessagesQuery, MessagesQueryVariables>;
export const RetryMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutboxRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutboxRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"patientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sendAfter"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"costMilliPaise"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAttempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<RetryMessageMutation, RetryMessageMutationVariables>;
export const DeletedPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedPatients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedPatients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeletedRecordRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeletedRecordRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeletedRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}}]}}]} as unknown as DocumentNode<DeletedPatientsQuery, DeletedPatientsQueryVariables>;
export const SetPatientAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPatientAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"alert"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPatientAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"alert"},"value":{"kind":"Variable","name":{"kind":"Name","value":"alert"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SetPatientAlertMutation, SetPatientAlertMutationVariables>;
export const PatientChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}}]}}]}}]}}]} as unknown as DocumentNode<PatientChoicesQuery, PatientChoicesQueryVariables>;
export const PatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Patients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PatientFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PatientSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PatientsQuery, PatientsQueryVariables>;
export const PatientStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"incomplete"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"inactive"}}]}}]}}]} as unknown as DocumentNode<PatientStatsQuery, PatientStatsQueryVariables>;
export const PatientDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientDetailsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientDetailsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryPercent"}},{"kind":"Field","name":{"kind":"Name","value":"plannedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"referringDoctor"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"medicalHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosis"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"surgeryDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progressReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<PatientDetailsQuery, PatientDetailsQueryVariables>;
export const UsersWithoutPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsersWithoutPatients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usersWithoutPatients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}}]}}]}}]} as unknown as DocumentNode<UsersWithoutPatientsQuery, UsersWithoutPatientsQueryVariables>;
export const CreatePatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePatientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreatePatientMutation, CreatePatientMutationVariables>;
export const UpdatePatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePatientInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdatePatientMutation, UpdatePatientMutationVariables>;
export const DeletePatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeletePatientMutation, DeletePatientMutationVariables>;
export const RestorePatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restorePatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RestorePatientMutation, RestorePatientMutationVariables>;
export const AddMedicalHistoryEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddMedicalHistoryEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MedicalHistoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addMedicalHistoryEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientDetailsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientDetailsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryPercent"}},{"kind":"Field","name":{"kind":"Name","value":"plannedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"referringDoctor"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"medicalHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosis"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"surgeryDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progressReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<AddMedicalHistoryEntryMutation, AddMedicalHistoryEntryMutationVariables>;
export const AddProgressReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProgressReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProgressReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientDetailsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientDetailsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryPercent"}},{"kind":"Field","name":{"kind":"Name","value":"plannedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"referringDoctor"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"medicalHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosis"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"surgeryDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progressReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<AddProgressReportMutation, AddProgressReportMutationVariables>;
export const UpdateCarePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCarePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CarePlanInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCarePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientDetailsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientDetailsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryPercent"}},{"kind":"Field","name":{"kind":"Name","value":"plannedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"referringDoctor"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"medicalHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosis"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"surgeryDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progressReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<UpdateCarePlanMutation, UpdateCarePlanMutationVariables>;
export const PhysiotherapistsInChargeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhysiotherapistsInCharge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"physiotherapists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}}]}}]}}]} as unknown as DocumentNode<PhysiotherapistsInChargeQuery, PhysiotherapistsInChargeQueryVariables>;
export const PaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Payments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"upiLink"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"charge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"isDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayPaymentId"}}]}}]} as unknown as DocumentNode<PaymentsQuery, PaymentsQueryVariables>;
export const PaymentsConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentsConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentsConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"upiLink"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"charge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"isDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayPaymentId"}}]}}]} as unknown as DocumentNode<PaymentsConnectionQuery, PaymentsConnectionQueryVariables>;
export const MoneyTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoneyTotals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}}]}}]}}]} as unknown as DocumentNode<MoneyTotalsQuery, MoneyTotalsQueryVariables>;
export const PatientSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"LATEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PatientSessionsQuery, PatientSessionsQueryVariables>;
export const RecordPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordPaymentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"upiLink"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"charge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"isDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayPaymentId"}}]}}]} as unknown as DocumentNode<RecordPaymentMutation, RecordPaymentMutationVariables>;
export const SettlePaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettlePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SettlePaymentInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settlePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"upiLink"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"charge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"isDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayPaymentId"}}]}}]} as unknown as DocumentNode<SettlePaymentMutation, SettlePaymentMutationVariables>;
export const FailPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FailPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"upiLink"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"charge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"isDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayPaymentId"}}]}}]} as unknown as DocumentNode<FailPaymentMutation, FailPaymentMutationVariables>;
export const IssueReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paymentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"upiLink"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"charge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"isDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayPaymentId"}}]}}]} as unknown as DocumentNode<IssueReceiptMutation, IssueReceiptMutationVariables>;
export const RefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Refund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paymentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"upiLink"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"charge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"isDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayPaymentId"}}]}}]} as unknown as DocumentNode<RefundMutation, RefundMutationVariables>;
export const PresentPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PresentPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"upiLink"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"allocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"charge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"isDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayPaymentId"}}]}}]} as unknown as DocumentNode<PresentPaymentQuery, PresentPaymentQueryVariables>;
export const PendingAppointmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingAppointments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingAppointmentPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"outsideHours"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhysiotherapist"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PendingAppointmentsQuery, PendingAppointmentsQueryVariables>;
export const NeedsPhysiotherapistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NeedsPhysiotherapist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"needsPhysiotherapist"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<NeedsPhysiotherapistQuery, NeedsPhysiotherapistQueryVariables>;
export const PhysiotherapistsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Physiotherapists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"physiotherapists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledSessions"}},{"kind":"Field","name":{"kind":"Name","value":"onLeave"}}]}}]}}]} as unknown as DocumentNode<PhysiotherapistsQuery, PhysiotherapistsQueryVariables>;
export const ApproveAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"outsideHours"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhysiotherapist"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ApproveAppointmentMutation, ApproveAppointmentMutationVariables>;
export const UndoApprovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoApproval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoApproval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"outsideHours"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhysiotherapist"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UndoApprovalMutation, UndoApprovalMutationVariables>;
export const CancelAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"outsideHours"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhysiotherapist"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CancelAppointmentMutation, CancelAppointmentMutationVariables>;
export const RescheduleAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RescheduleAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overrideReason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rescheduleAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"appointmentDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"overrideReason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overrideReason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"outsideHours"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhysiotherapist"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RescheduleAppointmentMutation, RescheduleAppointmentMutationVariables>;
export const MoveAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveAppointmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"outsideHours"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhysiotherapist"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MoveAppointmentMutation, MoveAppointmentMutationVariables>;
export const AssignPhysiotherapistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignPhysiotherapist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"physiotherapistId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overrideReason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignPhysiotherapist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"physiotherapistId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"physiotherapistId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"overrideReason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overrideReason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"outsideHours"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhysiotherapist"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AssignPhysiotherapistMutation, AssignPhysiotherapistMutationVariables>;
export const BookAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"outsideHours"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhysiotherapist"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BookAppointmentMutation, BookAppointmentMutationVariables>;
export const PlanTherapistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanTherapist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapistId"}}]}}]}}]} as unknown as DocumentNode<PlanTherapistQuery, PlanTherapistQueryVariables>;
export const DeskTherapistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskTherapist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskPatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"physiotherapistId"}}]}}]}}]} as unknown as DocumentNode<DeskTherapistQuery, DeskTherapistQueryVariables>;
export const CompleteAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"outsideHours"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhysiotherapist"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CompleteAppointmentMutation, CompleteAppointmentMutationVariables>;
export const MarkAppointmentMissedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAppointmentMissed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAppointmentMissed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"outsideHours"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhysiotherapist"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MarkAppointmentMissedMutation, MarkAppointmentMissedMutationVariables>;
export const AppointmentsOfPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentsOfPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"LATEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"outsideHours"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhysiotherapist"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AppointmentsOfPatientQuery, AppointmentsOfPatientQueryVariables>;
export const FreePhysiotherapistsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreePhysiotherapists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freePhysiotherapists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FreePhysiotherapistsQuery, FreePhysiotherapistsQueryVariables>;
export const CalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Calendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"physiotherapistIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withCanceled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withPhones"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"physiotherapistIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"physiotherapistIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"withCanceled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCanceled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"specialDay"}},{"kind":"Field","name":{"kind":"Name","value":"slotMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"works"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarSession"}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarSession"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"outsideHours"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhysiotherapist"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"noteStatus"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"phone"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPhones"}}}]}]}]}}]} as unknown as DocumentNode<CalendarQuery, CalendarQueryVariables>;
export const SessionPhonesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionPhones"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<SessionPhonesQuery, SessionPhonesQueryVariables>;
export const OfferedLengthsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferedLengths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}}]}}]}}]}}]} as unknown as DocumentNode<OfferedLengthsQuery, OfferedLengthsQueryVariables>;
export const WaitingForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingFor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"physiotherapistId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingListFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"physiotherapistId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"physiotherapistId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}},{"kind":"Field","name":{"kind":"Name","value":"isUrgent"}},{"kind":"Field","name":{"kind":"Name","value":"insteadOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}}]}}]}}]} as unknown as DocumentNode<WaitingForQuery, WaitingForQueryVariables>;
export const useDashboardQuery = (options: useQuery.Options<DashboardQuery, DashboardQueryVariables> | SkipToken = {}) => useQuery(DashboardDocument, options);
export const useSecurityNoticesQuery = (options: useQuery.Options<SecurityNoticesQuery, SecurityNoticesQueryVariables> | SkipToken = {}) => useQuery(SecurityNoticesDocument, options);
export const useAdminProfileQuery = (options: useQuery.Options<AdminProfileQuery, AdminProfileQueryVariables> | SkipToken = {}) => useQuery(AdminProfileDocument, options);
export const useVerifyNumberMutation = (options?: useMutation.Options<VerifyNumberMutation, VerifyNumberMutationVariables>) => useMutation<VerifyNumberMutation, VerifyNumberMutationVariables>(VerifyNumberDocument, options);
export const useContactMessagesQuery = (options: (useQuery.Options<ContactMessagesQuery, ContactMessagesQueryVariables> & { variables: ContactMessagesQueryVariables }) | SkipToken) => useQuery(ContactMessagesDocument, options);
export const useUnreadMessagesQuery = (options: useQuery.Options<UnreadMessagesQuery, UnreadMessagesQueryVariables> | SkipToken = {}) => useQuery(UnreadMessagesDocument, options);
export const useSetContactMessageStatusMutation = (options?: useMutation.Options<SetContactMessageStatusMutation, SetContactMessageStatusMutationVariables>) => useMutation<SetContactMessageStatusMutation, SetContactMessageStatusMutationVariables>(SetContactMessageStatusDocument, options);
export const useMessagesQuery = (options: (useQuery.Options<MessagesQuery, MessagesQueryVariables> & { variables: MessagesQueryVariables }) | SkipToken) => useQuery(MessagesDocument, options);
export const useRetryMessageMutation = (options?: useMutation.Options<RetryMessageMutation, RetryMessageMutationVariables>) => useMutation<RetryMessageMutation, RetryMessageMutationVariables>(RetryMessageDocument, options);
export const useDeletedPatientsQuery = (options: (useQuery.Options<DeletedPatientsQuery, DeletedPatientsQueryVariables> & { variables: DeletedPatientsQueryVariables }) | SkipToken) => useQuery(DeletedPatientsDocument, options);
export const useSetPatientAlertMutation = (options?: useMutation.Options<SetPatientAlertMutation, SetPatientAlertMutationVariables>) => useMutation<SetPatientAlertMutation, SetPatientAlertMutationVariables>(SetPatientAlertDocument, options);
export const usePatientChoicesQuery = (options: useQuery.Options<PatientChoicesQuery, PatientChoicesQueryVariables> | SkipToken = {}) => useQuery(PatientChoicesDocument, options);
export const usePatientsQuery = (options: (useQuery.Options<PatientsQuery, PatientsQueryVariables> & { variables: PatientsQueryVariables }) | SkipToken) => useQuery(PatientsDocument, options);
export const usePatientStatsQuery = (options: useQuery.Options<PatientStatsQuery, PatientStatsQueryVariables> | SkipToken = {}) => useQuery(PatientStatsDocument, options);
export const usePatientDetailsQuery = (options: (useQuery.Options<PatientDetailsQuery, PatientDetailsQueryVariables> & { variables: PatientDetailsQueryVariables }) | SkipToken) => useQuery(PatientDetailsDocument, options);
export const useUsersWithoutPatientsQuery = (options: useQuery.Options<UsersWithoutPatientsQuery, UsersWithoutPatientsQueryVariables> | SkipToken = {}) => useQuery(UsersWithoutPatientsDocument, options);
export const useCreatePatientMutation = (options?: useMutation.Options<CreatePatientMutation, CreatePatientMutationVariables>) => useMutation<CreatePatientMutation, CreatePatientMutationVariables>(CreatePatientDocument, options);
export const useUpdatePatientMutation = (options?: useMutation.Options<UpdatePatientMutation, UpdatePatientMutationVariables>) => useMutation<UpdatePatientMutation, UpdatePatientMutationVariables>(UpdatePatientDocument, options);
export const useDeletePatientMutation = (options?: useMutation.Options<DeletePatientMutation, DeletePatientMutationVariables>) => useMutation<DeletePatientMutation, DeletePatientMutationVariables>(DeletePatientDocument, options);
export const useRestorePatientMutation = (options?: useMutation.Options<RestorePatientMutation, RestorePatientMutationVariables>) => useMutation<RestorePatientMutation, RestorePatientMutationVariables>(RestorePatientDocument, options);
export const useAddMedicalHistoryEntryMutation = (options?: useMutation.Options<AddMedicalHistoryEntryMutation, AddMedicalHistoryEntryMutationVariables>) => useMutation<AddMedicalHistoryEntryMutation, AddMedicalHistoryEntryMutationVariables>(AddMedicalHistoryEntryDocument, options);
export const useAddProgressReportMutation = (options?: useMutation.Options<AddProgressReportMutation, AddProgressReportMutationVariables>) => useMutation<AddProgressReportMutation, AddProgressReportMutationVariables>(AddProgressReportDocument, options);
export const useUpdateCarePlanMutation = (options?: useMutation.Options<UpdateCarePlanMutation, UpdateCarePlanMutationVariables>) => useMutation<UpdateCarePlanMutation, UpdateCarePlanMutationVariables>(UpdateCarePlanDocument, options);
export const usePhysiotherapistsInChargeQuery = (options: useQuery.Options<PhysiotherapistsInChargeQuery, PhysiotherapistsInChargeQueryVariables> | SkipToken = {}) => useQuery(PhysiotherapistsInChargeDocument, options);
export const usePaymentsQuery = (options: (useQuery.Options<PaymentsQuery, PaymentsQueryVariables> & { variables: PaymentsQueryVariables }) | SkipToken) => useQuery(PaymentsDocument, options);
export const usePaymentsConnectionQuery = (options: (useQuery.Options<PaymentsConnectionQuery, PaymentsConnectionQueryVariables> & { variables: PaymentsConnectionQueryVariables }) | SkipToken) => useQuery(PaymentsConnectionDocument, options);
export const useMoneyTotalsQuery = (options: (useQuery.Options<MoneyTotalsQuery, MoneyTotalsQueryVariables> & { variables: MoneyTotalsQueryVariables }) | SkipToken) => useQuery(MoneyTotalsDocument, options);
export const usePatientSessionsQuery = (options: (useQuery.Options<PatientSessionsQuery, PatientSessionsQueryVariables> & { variables: PatientSessionsQueryVariables }) | SkipToken) => useQuery(PatientSessionsDocument, options);
export const useRecordPaymentMutation = (options?: useMutation.Options<RecordPaymentMutation, RecordPaymentMutationVariables>) => useMutation<RecordPaymentMutation, RecordPaymentMutationVariables>(RecordPaymentDocument, options);
export const useSettlePaymentMutation = (options?: useMutation.Options<SettlePaymentMutation, SettlePaymentMutationVariables>) => useMutation<SettlePaymentMutation, SettlePaymentMutationVariables>(SettlePaymentDocument, options);
export const useFailPaymentMutation = (options?: useMutation.Options<FailPaymentMutation, FailPaymentMutationVariables>) => useMutation<FailPaymentMutation, FailPaymentMutationVariables>(FailPaymentDocument, options);
export const useIssueReceiptMutation = (options?: useMutation.Options<IssueReceiptMutation, IssueReceiptMutationVariables>) => useMutation<IssueReceiptMutation, IssueReceiptMutationVariables>(IssueReceiptDocument, options);
export const useRefundMutation = (options?: useMutation.Options<RefundMutation, RefundMutationVariables>) => useMutation<RefundMutation, RefundMutationVariables>(RefundDocument, options);
export const usePresentPaymentQuery = (options: (useQuery.Options<PresentPaymentQuery, PresentPaymentQueryVariables> & { variables: PresentPaymentQueryVariables }) | SkipToken) => useQuery(PresentPaymentDocument, options);
export const usePendingAppointmentsQuery = (options: (useQuery.Options<PendingAppointmentsQuery, PendingAppointmentsQueryVariables> & { variables: PendingAppointmentsQueryVariables }) | SkipToken) => useQuery(PendingAppointmentsDocument, options);
export const useNeedsPhysiotherapistQuery = (options: (useQuery.Options<NeedsPhysiotherapistQuery, NeedsPhysiotherapistQueryVariables> & { variables: NeedsPhysiotherapistQueryVariables }) | SkipToken) => useQuery(NeedsPhysiotherapistDocument, options);
export const usePhysiotherapistsQuery = (options: useQuery.Options<PhysiotherapistsQuery, PhysiotherapistsQueryVariables> | SkipToken = {}) => useQuery(PhysiotherapistsDocument, options);
export const useApproveAppointmentMutation = (options?: useMutation.Options<ApproveAppointmentMutation, ApproveAppointmentMutationVariables>) => useMutation<ApproveAppointmentMutation, ApproveAppointmentMutationVariables>(ApproveAppointmentDocument, options);
export const useUndoApprovalMutation = (options?: useMutation.Options<UndoApprovalMutation, UndoApprovalMutationVariables>) => useMutation<UndoApprovalMutation, UndoApprovalMutationVariables>(UndoApprovalDocument, options);
export const useCancelAppointmentMutation = (options?: useMutation.Options<CancelAppointmentMutation, CancelAppointmentMutationVariables>) => useMutation<CancelAppointmentMutation, CancelAppointmentMutationVariables>(CancelAppointmentDocument, options);
export const useRescheduleAppointmentMutation = (options?: useMutation.Options<RescheduleAppointmentMutation, RescheduleAppointmentMutationVariables>) => useMutation<RescheduleAppointmentMutation, RescheduleAppointmentMutationVariables>(RescheduleAppointmentDocument, options);
export const useMoveAppointmentMutation = (options?: useMutation.Options<MoveAppointmentMutation, MoveAppointmentMutationVariables>) => useMutation<MoveAppointmentMutation, MoveAppointmentMutationVariables>(MoveAppointmentDocument, options);
export const useAssignPhysiotherapistMutation = (options?: useMutation.Options<AssignPhysiotherapistMutation, AssignPhysiotherapistMutationVariables>) => useMutation<AssignPhysiotherapistMutation, AssignPhysiotherapistMutationVariables>(AssignPhysiotherapistDocument, options);
export const useBookAppointmentMutation = (options?: useMutation.Options<BookAppointmentMutation, BookAppointmentMutationVariables>) => useMutation<BookAppointmentMutation, BookAppointmentMutationVariables>(BookAppointmentDocument, options);
export const usePlanTherapistQuery = (options: (useQuery.Options<PlanTherapistQuery, PlanTherapistQueryVariables> & { variables: PlanTherapistQueryVariables }) | SkipToken) => useQuery(PlanTherapistDocument, options);
export const useDeskTherapistQuery = (options: (useQuery.Options<DeskTherapistQuery, DeskTherapistQueryVariables> & { variables: DeskTherapistQueryVariables }) | SkipToken) => useQuery(DeskTherapistDocument, options);
export const useCompleteAppointmentMutation = (options?: useMutation.Options<CompleteAppointmentMutation, CompleteAppointmentMutationVariables>) => useMutation<CompleteAppointmentMutation, CompleteAppointmentMutationVariables>(CompleteAppointmentDocument, options);
export const useMarkAppointmentMissedMutation = (options?: useMutation.Options<MarkAppointmentMissedMutation, MarkAppointmentMissedMutationVariables>) => useMutation<MarkAppointmentMissedMutation, MarkAppointmentMissedMutationVariables>(MarkAppointmentMissedDocument, options);
export const useAppointmentsOfPatientQuery = (options: (useQuery.Options<AppointmentsOfPatientQuery, AppointmentsOfPatientQueryVariables> & { variables: AppointmentsOfPatientQueryVariables }) | SkipToken) => useQuery(AppointmentsOfPatientDocument, options);
export const useFreePhysiotherapistsQuery = (options: (useQuery.Options<FreePhysiotherapistsQuery, FreePhysiotherapistsQueryVariables> & { variables: FreePhysiotherapistsQueryVariables }) | SkipToken) => useQuery(FreePhysiotherapistsDocument, options);
export const useCalendarQuery = (options: (useQuery.Options<CalendarQuery, CalendarQueryVariables> & { variables: CalendarQueryVariables }) | SkipToken) => useQuery(CalendarDocument, options);
export const useSessionPhonesQuery = (options: (useQuery.Options<SessionPhonesQuery, SessionPhonesQueryVariables> & { variables: SessionPhonesQueryVariables }) | SkipToken) => useQuery(SessionPhonesDocument, options);
export const useOfferedLengthsQuery = (options: useQuery.Options<OfferedLengthsQuery, OfferedLengthsQueryVariables> | SkipToken = {}) => useQuery(OfferedLengthsDocument, options);
export const useWaitingForQuery = (options: (useQuery.Options<WaitingForQuery, WaitingForQueryVariables> & { variables: WaitingForQueryVariables }) | SkipToken) => useQuery(WaitingForDocument, options);