/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** How patients book. */
export type BookingMode =
  /** A free slot that a patient picks is SCHEDULED at once. */
  | 'INSTANT'
  /** A request stays PENDING until an admin approves it. */
  | 'REQUEST';

/** The profile form after the first sign-up; all four fields are required. */
export type CompleteProfileInput = {
  /** Date of birth, in the past. */
  readonly dateOfBirth: string;
  /** E-mail address. */
  readonly email: string;
  /** Gender. */
  readonly gender: Gender;
  /** Full name, 1 to 120 characters. */
  readonly name: string;
};

/** Search for free slots. */
export type FreeSlotsInput = {
  /** Appointment to move: its session type and length apply, and its own time counts as free. */
  readonly appointmentId?: string | null | undefined;
  /** Length in minutes, 5 to 480; default: the session offer's. Not for patients. */
  readonly durationMinutes?: number | null | undefined;
  /** First day; days before today have no slots. */
  readonly from: string;
  /** Requested physiotherapist; all when left out. */
  readonly physiotherapistId?: string | null | undefined;
  /** Where the session should take place. */
  readonly sessionType: SessionType;
  /** Last day; at most 31 days including `from`. */
  readonly until: string;
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

/** A new time for a pending or scheduled session. */
export type MoveAppointmentInput = {
  /** New start; format as in BookAppointmentInput. */
  readonly appointmentDate: string;
  /** As in BookAppointmentInput. Staff only. */
  readonly overrideReason?: string | null | undefined;
  /** Physiotherapist at the new time; unchanged when left out. */
  readonly physiotherapistId?: string | null | undefined;
};

/** A session that a patient requests. It stays PENDING until an admin approves it, unless the clinic is open with the booking mode INSTANT. */
export type RequestAppointmentInput = {
  /** Requested start, in the future: YYYY-MM-DDTHH:MM in clinic time, or ISO 8601 with a zone. */
  readonly appointmentDate: string;
  /** Requested physiotherapist; anyone when left out. INSTANT then assigns the patient's own physiotherapist if free, otherwise the one with the fewest sessions that day. */
  readonly physiotherapistId?: string | null | undefined;
  /** Where the session should take place. */
  readonly sessionType: SessionType;
};

/** Where a session takes place. */
export type SessionType =
  /** At the clinic. */
  | 'CLINIC'
  /** At the patient's home. */
  | 'HOME'
  /** By video. */
  | 'TELE';

/** Sign-in endpoint. One number may have an account at each; the endpoint decides which one signs in. */
export type SignInDoor =
  /** For admins, whose numbers are registered beforehand. */
  | 'ADMIN'
  /** For physiotherapists, doctors and the front desk, registered by an admin. The response for an unknown number is the same as for a known one, but no message is sent. */
  | 'STAFF'
  /** For patients and other account holders. An unknown number signs up. */
  | 'USER';

/** Personal fields of the caller's account. A field left out stays; null empties it, except `fullName`. */
export type UpdateProfileInput = {
  /** Postal address of the patient record, up to 500 characters; a complete record's cannot be emptied. Ignored without a record. */
  readonly address?: string | null | undefined;
  /** Country, in words. */
  readonly country?: string | null | undefined;
  /** Date of birth, in the past. */
  readonly dateOfBirth?: string | null | undefined;
  /** E-mail address. */
  readonly email?: string | null | undefined;
  /** Full name, 1 to 120 characters. */
  readonly fullName?: string | null | undefined;
  /** Gender. */
  readonly gender?: Gender | null | undefined;
  /** Preferred language, in words. */
  readonly language?: string | null | undefined;
  /** Nickname. */
  readonly nickname?: string | null | undefined;
  /** IANA time zone. */
  readonly timeZone?: string | null | undefined;
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

export type CorrectAppointmentMutationVariables = Exact<{
  id: string;
  to: AppointmentStatus;
  reason: string;
  version?: number | null | undefined;
}>;


export type CorrectAppointmentMutation = { readonly correctAppointment: { readonly id: string, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly version: number } };

export type FreeTimesQueryVariables = Exact<{
  input: FreeSlotsInput;
}>;


export type FreeTimesQuery = { readonly freeSlots: ReadonlyArray<{ readonly startsAt: string, readonly requested: boolean, readonly physiotherapist: { readonly id: string, readonly name: string } }> };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { readonly logout: boolean };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { readonly me: { readonly __typename: 'User', readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean } | null };

export type SendOtpMutationVariables = Exact<{
  door: SignInDoor;
  phoneNumber: string;
}>;


export type SendOtpMutation = { readonly sendOtp: { readonly message: string, readonly expiresInSeconds: number, readonly resendAfterSeconds: number } };

export type VerifyOtpMutationVariables = Exact<{
  door: SignInDoor;
  phoneNumber: string;
  otp: string;
  keepSignedIn: boolean;
}>;


export type VerifyOtpMutation = { readonly verifyOtp: { readonly __typename: 'User', readonly language: string, readonly birthYearDue: boolean, readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean } };

export type SignedInUserFragment = { readonly __typename: 'User', readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean };

export type PresentClinicQueryVariables = Exact<{ [key: string]: never; }>;


export type PresentClinicQuery = { readonly clinic: { readonly isOpen: boolean, readonly name: string, readonly phones: ReadonlyArray<string>, readonly whatsapp: string | null, readonly email: string, readonly street: string, readonly city: string, readonly region: string, readonly postalCode: string | null, readonly mapUrl: string | null, readonly hoursText: string, readonly noticeHours: number, readonly bookingMode: BookingMode, readonly sessionTypes: ReadonlyArray<SessionType>, readonly horizonDays: number, readonly choosePhysiotherapist: boolean, readonly hours: ReadonlyArray<{ readonly weekday: Weekday, readonly hours: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }>, readonly specialDays: ReadonlyArray<{ readonly day: string, readonly name: string, readonly hours: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }>, readonly social: ReadonlyArray<{ readonly label: string, readonly url: string }>, readonly offers: ReadonlyArray<{ readonly sessionType: SessionType, readonly enabled: boolean, readonly durationMinutes: number, readonly price: number | null }>, readonly packages: ReadonlyArray<{ readonly name: string, readonly sessions: number, readonly price: number }> } };

export type SetAccountLanguageMutationVariables = Exact<{
  language: string;
}>;


export type SetAccountLanguageMutation = { readonly updateProfile: { readonly id: string, readonly language: string } };

export type MessagePreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type MessagePreferencesQuery = { readonly messagePreferences: { readonly language: Language, readonly reminders: boolean } };

export type SetMessagePreferencesMutationVariables = Exact<{
  language?: Language | null | undefined;
  reminders?: boolean | null | undefined;
}>;


export type SetMessagePreferencesMutation = { readonly setMessagePreferences: { readonly language: Language, readonly reminders: boolean } };

export type OwnSessionFragment = { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly changeableUntil: string | null, readonly version: number, readonly physiotherapist: { readonly id: string, readonly name: string } | null };

export type CompleteProfileMutationVariables = Exact<{
  input: CompleteProfileInput;
}>;


export type CompleteProfileMutation = { readonly completeProfile: { readonly __typename: 'User', readonly email: string | null, readonly nickname: string | null, readonly gender: Gender | null, readonly country: string, readonly language: string, readonly timeZone: string, readonly dateOfBirth: string | null, readonly address: string | null, readonly lastLogin: string | null, readonly sessionsCompleted: number, readonly missedSessions: number, readonly plannedSessions: number, readonly sessionsToGo: number | null, readonly recoveryProgress: number, readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean } };

export type SkipProfileMutationVariables = Exact<{ [key: string]: never; }>;


export type SkipProfileMutation = { readonly skipProfile: { readonly __typename: 'User', readonly email: string | null, readonly nickname: string | null, readonly gender: Gender | null, readonly country: string, readonly language: string, readonly timeZone: string, readonly dateOfBirth: string | null, readonly address: string | null, readonly lastLogin: string | null, readonly sessionsCompleted: number, readonly missedSessions: number, readonly plannedSessions: number, readonly sessionsToGo: number | null, readonly recoveryProgress: number, readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean } };

export type ProfileFragment = { readonly __typename: 'User', readonly email: string | null, readonly nickname: string | null, readonly gender: Gender | null, readonly country: string, readonly language: string, readonly timeZone: string, readonly dateOfBirth: string | null, readonly address: string | null, readonly lastLogin: string | null, readonly sessionsCompleted: number, readonly missedSessions: number, readonly plannedSessions: number, readonly sessionsToGo: number | null, readonly recoveryProgress: number, readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean };

export type CancelOwnSessionMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type CancelOwnSessionMutation = { readonly cancelAppointment: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly changeableUntil: string | null, readonly version: number, readonly physiotherapist: { readonly id: string, readonly name: string } | null } };

export type MoveOwnSessionMutationVariables = Exact<{
  id: string;
  input: MoveAppointmentInput;
  version?: number | null | undefined;
}>;


export type MoveOwnSessionMutation = { readonly moveAppointment: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly changeableUntil: string | null, readonly version: number, readonly physiotherapist: { readonly id: string, readonly name: string } | null } };

export type RequestAppointmentMutationVariables = Exact<{
  input: RequestAppointmentInput;
}>;


export type RequestAppointmentMutation = { readonly requestAppointment: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly changeableUntil: string | null, readonly version: number, readonly physiotherapist: { readonly id: string, readonly name: string } | null } };

export type OwnSessionsAgainQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsAgainQuery = { readonly appointments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly changeableUntil: string | null, readonly version: number, readonly physiotherapist: { readonly id: string, readonly name: string } | null } }> } };

export type SessionsAheadQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from: string;
}>;


export type SessionsAheadQuery = { readonly next: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly changeableUntil: string | null, readonly version: number, readonly physiotherapist: { readonly id: string, readonly name: string } | null } }> }, readonly appointments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly changeableUntil: string | null, readonly version: number, readonly physiotherapist: { readonly id: string, readonly name: string } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type SessionsPastQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  before: string;
}>;


export type SessionsPastQuery = { readonly appointments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly changeableUntil: string | null, readonly version: number, readonly physiotherapist: { readonly id: string, readonly name: string } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type SignOutElsewhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutElsewhereMutation = { readonly endOtherSessions: number };

export type SignedInPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInPlacesQuery = { readonly mySessions: ReadonlyArray<{ readonly id: string, readonly isCurrent: boolean, readonly signedInAt: string, readonly lastSeenAt: string, readonly endsAt: string }> };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { readonly updateProfile: { readonly __typename: 'User', readonly email: string | null, readonly nickname: string | null, readonly gender: Gender | null, readonly country: string, readonly language: string, readonly timeZone: string, readonly dateOfBirth: string | null, readonly address: string | null, readonly lastLogin: string | null, readonly sessionsCompleted: number, readonly missedSessions: number, readonly plannedSessions: number, readonly sessionsToGo: number | null, readonly recoveryProgress: number, readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean } };

export type UserProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type UserProfileQuery = { readonly emailIsOffered: boolean, readonly whatsAppIsOffered: boolean, readonly me: { readonly __typename: 'User', readonly email: string | null, readonly nickname: string | null, readonly gender: Gender | null, readonly country: string, readonly language: string, readonly timeZone: string, readonly dateOfBirth: string | null, readonly address: string | null, readonly lastLogin: string | null, readonly sessionsCompleted: number, readonly missedSessions: number, readonly plannedSessions: number, readonly sessionsToGo: number | null, readonly recoveryProgress: number, readonly id: string, readonly fullName: string, readonly mobileNumber: string, readonly avatar: string | null, readonly userType: UserType, readonly profileCompleted: boolean } | null };

export const OwnSessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"changeableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OwnSessionFragment, unknown>;
export const SignedInUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SignedInUserFragment, unknown>;
export const ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"sessionsCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"missedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"plannedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"sessionsToGo"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryProgress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ProfileFragment, unknown>;
export const CorrectAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<CorrectAppointmentMutation, CorrectAppointmentMutationVariables>;
export const FreeTimesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FreeSlotsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeSlots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requested"}}]}}]}}]} as unknown as DocumentNode<FreeTimesQuery, FreeTimesQueryVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const SendOtpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendOtp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"door"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInDoor"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phoneNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendOtp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"door"},"value":{"kind":"Variable","name":{"kind":"Name","value":"door"}}},{"kind":"Argument","name":{"kind":"Name","value":"phoneNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phoneNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}}]}}]}}]} as unknown as DocumentNode<SendOtpMutation, SendOtpMutationVariables>;
export const VerifyOtpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyOtp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"door"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInDoor"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phoneNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"otp"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keepSignedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyOtp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"door"},"value":{"kind":"Variable","name":{"kind":"Name","value":"door"}}},{"kind":"Argument","name":{"kind":"Name","value":"phoneNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phoneNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"otp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"otp"}}},{"kind":"Argument","name":{"kind":"Name","value":"keepSignedIn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keepSignedIn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"birthYearDue"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<VerifyOtpMutation, VerifyOtpMutationVariables>;
export const PresentClinicDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PresentClinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hoursText"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"social"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"bookingMode"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTypes"}},{"kind":"Field","name":{"kind":"Name","value":"horizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"choosePhysiotherapist"}}]}}]}}]} as unknown as DocumentNode<PresentClinicQuery, PresentClinicQueryVariables>;
export const SetAccountLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAccountLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<SetAccountLanguageMutation, SetAccountLanguageMutationVariables>;
export const MessagePreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessagePreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messagePreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"}}]}}]}}]} as unknown as DocumentNode<MessagePreferencesQuery, MessagePreferencesQueryVariables>;
export const SetMessagePreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMessagePreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reminders"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMessagePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"reminders"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reminders"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"}}]}}]}}]} as unknown as DocumentNode<SetMessagePreferencesMutation, SetMessagePreferencesMutationVariables>;
export const CompleteProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"sessionsCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"missedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"plannedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"sessionsToGo"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryProgress"}}]}}]} as unknown as DocumentNode<CompleteProfileMutation, CompleteProfileMutationVariables>;
export const SkipProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SkipProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skipProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"sessionsCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"missedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"plannedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"sessionsToGo"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryProgress"}}]}}]} as unknown as DocumentNode<SkipProfileMutation, SkipProfileMutationVariables>;
export const CancelOwnSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOwnSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSession"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"changeableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CancelOwnSessionMutation, CancelOwnSessionMutationVariables>;
export const MoveOwnSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveOwnSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveAppointmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSession"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"changeableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MoveOwnSessionMutation, MoveOwnSessionMutationVariables>;
export const RequestAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestAppointmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSession"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"changeableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RequestAppointmentMutation, RequestAppointmentMutationVariables>;
export const OwnSessionsAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSessionsAgain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"LATEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSession"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"changeableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OwnSessionsAgainQuery, OwnSessionsAgainQueryVariables>;
export const SessionsAheadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionsAhead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"next"},"name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"SCHEDULED"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSession"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSession"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"changeableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SessionsAheadQuery, SessionsAheadQueryVariables>;
export const SessionsPastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionsPast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"LATEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSession"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"changeableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SessionsPastQuery, SessionsPastQueryVariables>;
export const SignOutElsewhereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutElsewhere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"}}]}}]} as unknown as DocumentNode<SignOutElsewhereMutation, SignOutElsewhereMutationVariables>;
export const SignedInPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignedInPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]} as unknown as DocumentNode<SignedInPlacesQuery, SignedInPlacesQueryVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"sessionsCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"missedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"plannedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"sessionsToGo"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryProgress"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const UserProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emailIsOffered"}},{"kind":"Field","name":{"kind":"Name","value":"whatsAppIsOffered"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"profileCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"sessionsCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"missedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"plannedSessions"}},{"kind":"Field","name":{"kind":"Name","value":"sessionsToGo"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryProgress"}}]}}]} as unknown as DocumentNode<UserProfileQuery, UserProfileQueryVariables>;
export const useCorrectAppointmentMutation = (options?: useMutation.Options<CorrectAppointmentMutation, CorrectAppointmentMutationVariables>) => useMutation<CorrectAppointmentMutation, CorrectAppointmentMutationVariables>(CorrectAppointmentDocument, options);
export const useFreeTimesQuery = (options: (useQuery.Options<FreeTimesQuery, FreeTimesQueryVariables> & { variables: FreeTimesQueryVariables }) | SkipToken) => useQuery(FreeTimesDocument, options);
export const useLogoutMutation = (options?: useMutation.Options<LogoutMutation, LogoutMutationVariables>) => useMutation<LogoutMutation, LogoutMutationVariables>(LogoutDocument, options);
export const useMeQuery = (options: useQuery.Options<MeQuery, MeQueryVariables> | SkipToken = {}) => useQuery(MeDocument, options);
export const useSendOtpMutation = (options?: useMutation.Options<SendOtpMutation, SendOtpMutationVariables>) => useMutation<SendOtpMutation, SendOtpMutationVariables>(SendOtpDocument, options);
export const useVerifyOtpMutation = (options?: useMutation.Options<VerifyOtpMutation, VerifyOtpMutationVariables>) => useMutation<VerifyOtpMutation, VerifyOtpMutationVariables>(VerifyOtpDocument, options);
export const usePresentClinicQuery = (options: useQuery.Options<PresentClinicQuery, PresentClinicQueryVariables> | SkipToken = {}) => useQuery(PresentClinicDocument, options);
export const useSetAccountLanguageMutation = (options?: useMutation.Options<SetAccountLanguageMutation, SetAccountLanguageMutationVariables>) => useMutation<SetAccountLanguageMutation, SetAccountLanguageMutationVariables>(SetAccountLanguageDocument, options);
export const useMessagePreferencesQuery = (options: useQuery.Options<MessagePreferencesQuery, MessagePreferencesQueryVariables> | SkipToken = {}) => useQuery(MessagePreferencesDocument, options);
export const useSetMessagePreferencesMutation = (options?: useMutation.Options<SetMessagePreferencesMutation, SetMessagePreferencesMutationVariables>) => useMutation<SetMessagePreferencesMutation, SetMessagePreferencesMutationVariables>(SetMessagePreferencesDocument, options);
export const useCompleteProfileMutation = (options?: useMutation.Options<CompleteProfileMutation, CompleteProfileMutationVariables>) => useMutation<CompleteProfileMutation, CompleteProfileMutationVariables>(CompleteProfileDocument, options);
export const useSkipProfileMutation = (options?: useMutation.Options<SkipProfileMutation, SkipProfileMutationVariables>) => useMutation<SkipProfileMutation, SkipProfileMutationVariables>(SkipProfileDocument, options);
export const useCancelOwnSessionMutation = (options?: useMutation.Options<CancelOwnSessionMutation, CancelOwnSessionMutationVariables>) => useMutation<CancelOwnSessionMutation, CancelOwnSessionMutationVariables>(CancelOwnSessionDocument, options);
export const useMoveOwnSessionMutation = (options?: useMutation.Options<MoveOwnSessionMutation, MoveOwnSessionMutationVariables>) => useMutation<MoveOwnSessionMutation, MoveOwnSessionMutationVariables>(MoveOwnSessionDocument, options);
export const useRequestAppointmentMutation = (options?: useMutation.Options<RequestAppointmentMutation, RequestAppointmentMutationVariables>) => useMutation<RequestAppointmentMutation, RequestAppointmentMutationVariables>(RequestAppointmentDocument, options);
export const useOwnSessionsAgainQuery = (options: useQuery.Options<OwnSessionsAgainQuery, OwnSessionsAgainQueryVariables> | SkipToken = {}) => useQuery(OwnSessionsAgainDocument, options);
export const useSessionsAheadQuery = (options: (useQuery.Options<SessionsAheadQuery, SessionsAheadQueryVariables> & { variables: SessionsAheadQueryVariables }) | SkipToken) => useQuery(SessionsAheadDocument, options);
export const useSessionsPastQuery = (options: (useQuery.Options<SessionsPastQuery, SessionsPastQueryVariables> & { variables: SessionsPastQueryVariables }) | SkipToken) => useQuery(SessionsPastDocument, options);
export const useSignOutElsewhereMutation = (options?: useMutation.Options<SignOutElsewhereMutation, SignOutElsewhereMutationVariables>) => useMutation<SignOutElsewhereMutation, SignOutElsewhereMutationVariables>(SignOutElsewhereDocument, options);
export const useSignedInPlacesQuery = (options: useQuery.Options<SignedInPlacesQuery, SignedInPlacesQueryVariables> | SkipToken = {}) => useQuery(SignedInPlacesDocument, options);
export const useUpdateProfileMutation = (options?: useMutation.Options<UpdateProfileMutation, UpdateProfileMutationVariables>) => useMutation<UpdateProfileMutation, UpdateProfileMutationVariables>(UpdateProfileDocument, options);
export const useUserProfileQuery = (options: useQuery.Options<UserProfileQuery, UserProfileQueryVariables> | SkipToken = {}) => useQuery(UserProfileDocument, options);