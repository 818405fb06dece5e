/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What happens to sessions in a leave. */
export type AffectedSessions =
  /** The sessions stay, marked as outside hours. */
  | 'KEEP'
  /** The sessions keep their time and need another physiotherapist. */
  | 'UNASSIGN';

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

/** An interval of a day in clinic time; `closes` is after `opens`. */
export type DayHoursInput = {
  /** HH:MM, 00:01 to 24:00. */
  readonly closes: string;
  /** HH:MM, 00:00 to 23:59. */
  readonly opens: string;
};

/** A leave to enter. */
export type LeaveInput = {
  /** What happens to sessions in the leave. */
  readonly affected?: AffectedSessions;
  /** Start: YYYY-MM-DDTHH:MM in clinic time, or ISO 8601 with a zone. */
  readonly from: string;
  /** Note, up to 200 characters; visible to admins only. */
  readonly note?: string | null | undefined;
  /** The absent physiotherapist; the id of their account is accepted, too. */
  readonly physiotherapistId: string;
  /** End, in the future: after `from`, at most 366 days later. */
  readonly until: string;
};

/** A team member to register. */
export type RegisterStaffInput = {
  /** Full name, 1 to 120 characters. */
  readonly fullName: string;
  /** Sign-in number, an Indian mobile number. */
  readonly phoneNumber: string;
  /** Existing physiotherapist who gets an account. */
  readonly physiotherapistId?: string | null | undefined;
  /** Up to 60 characters. Not for admins or the front desk. */
  readonly registrationNumber?: string | null | undefined;
  /** Required for a physiotherapist and a doctor, unless the existing physiotherapist has one; 1 to 80 characters. Not for admins or the front desk. */
  readonly specialization?: string | null | undefined;
  /** ADMIN, PHYSIOTHERAPIST, DOCTOR or RECEPTION. */
  readonly userType: UserType;
};

/** A change of a team member. A field left out stays; null empties `registrationNumber`. */
export type UpdateStaffInput = {
  /** Full name, 1 to 120 characters. */
  readonly fullName?: string | null | undefined;
  /** New sign-in number. Ends the member's sessions and notifies the old number. Requires a sign-in less than 15 minutes old. Use updateAccount for your own number. */
  readonly phoneNumber?: string | null | undefined;
  /** Up to 60 characters. Not for admins or the front desk. */
  readonly registrationNumber?: string | null | undefined;
  /** 1 to 80 characters. Not for admins or the front desk. */
  readonly specialization?: string | null | undefined;
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

/** Opening intervals of a weekday, in order and without overlap; none: closed. */
export type WeekdayHoursInput = {
  /** At most 6 intervals. */
  readonly hours: ReadonlyArray<DayHoursInput>;
  /** The weekday; at most one entry each. */
  readonly weekday: Weekday;
};

export type PlansLeftQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansLeftQuery = { readonly plansLeft: ReadonlyArray<{ readonly planId: string, readonly needsPhysiotherapist: boolean, readonly needsDoctor: boolean, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string } }> };

export type MemberRowFragment = { readonly id: string, readonly userId: string | null, readonly userType: UserType, readonly fullName: string, readonly mobileNumber: string | null, readonly specialization: string | null, readonly registrationNumber: string | null, readonly physiotherapistId: string | null, readonly disabled: boolean, readonly lastDay: string | null, readonly lastLogin: string | null, readonly hasAuthenticator: boolean, readonly hasPasskey: boolean, readonly sessionsAhead: number, readonly version: number };

export type TeamQueryVariables = Exact<{
  includeLeft: boolean;
}>;


export type TeamQuery = { readonly staff: ReadonlyArray<{ readonly id: string, readonly userId: string | null, readonly userType: UserType, readonly fullName: string, readonly mobileNumber: string | null, readonly specialization: string | null, readonly registrationNumber: string | null, readonly physiotherapistId: string | null, readonly disabled: boolean, readonly lastDay: string | null, readonly lastLogin: string | null, readonly hasAuthenticator: boolean, readonly hasPasskey: boolean, readonly sessionsAhead: number, readonly version: number }> };

export type RegisterStaffMutationVariables = Exact<{
  input: RegisterStaffInput;
}>;


export type RegisterStaffMutation = { readonly registerStaff: { readonly id: string, readonly userId: string | null, readonly userType: UserType, readonly fullName: string, readonly mobileNumber: string | null, readonly specialization: string | null, readonly registrationNumber: string | null, readonly physiotherapistId: string | null, readonly disabled: boolean, readonly lastDay: string | null, readonly lastLogin: string | null, readonly hasAuthenticator: boolean, readonly hasPasskey: boolean, readonly sessionsAhead: number, readonly version: number } };

export type UpdateStaffMutationVariables = Exact<{
  id: string;
  input: UpdateStaffInput;
  version?: number | null | undefined;
}>;


export type UpdateStaffMutation = { readonly updateStaff: { readonly id: string, readonly userId: string | null, readonly userType: UserType, readonly fullName: string, readonly mobileNumber: string | null, readonly specialization: string | null, readonly registrationNumber: string | null, readonly physiotherapistId: string | null, readonly disabled: boolean, readonly lastDay: string | null, readonly lastLogin: string | null, readonly hasAuthenticator: boolean, readonly hasPasskey: boolean, readonly sessionsAhead: number, readonly version: number } };

export type SetMemberDisabledMutationVariables = Exact<{
  userId: string;
  disabled: boolean;
}>;


export type SetMemberDisabledMutation = { readonly setAccountDisabled: { readonly id: string } };

export type SetMemberTypeMutationVariables = Exact<{
  userId: string;
  userType: UserType;
}>;


export type SetMemberTypeMutation = { readonly setUserType: { readonly id: string } };

export type ResetFactorsMutationVariables = Exact<{
  userId: string;
}>;


export type ResetFactorsMutation = { readonly resetFactors: boolean };

export type EndSessionsOfMemberMutationVariables = Exact<{
  userId: string;
}>;


export type EndSessionsOfMemberMutation = { readonly endSessionsOf: number };

export type TimesOfOneFragment = { readonly physiotherapistId: string, readonly version: number, readonly workingHours: ReadonlyArray<{ readonly weekday: Weekday, readonly hours: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }> | null, readonly leave: ReadonlyArray<{ readonly id: string, readonly from: string, readonly until: string, readonly note: string | null }> };

export type PhysiotherapistTimesQueryVariables = Exact<{
  physiotherapistId: string;
}>;


export type PhysiotherapistTimesQuery = { readonly physiotherapistTimes: { readonly physiotherapistId: string, readonly version: number, readonly workingHours: ReadonlyArray<{ readonly weekday: Weekday, readonly hours: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }> | null, readonly leave: ReadonlyArray<{ readonly id: string, readonly from: string, readonly until: string, readonly note: string | null }> } };

export type SetWorkingHoursMutationVariables = Exact<{
  physiotherapistId: string;
  hours?: ReadonlyArray<WeekdayHoursInput> | WeekdayHoursInput | null | undefined;
  version?: number | null | undefined;
}>;


export type SetWorkingHoursMutation = { readonly setWorkingHours: { readonly physiotherapistId: string, readonly version: number, readonly workingHours: ReadonlyArray<{ readonly weekday: Weekday, readonly hours: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }> | null, readonly leave: ReadonlyArray<{ readonly id: string, readonly from: string, readonly until: string, readonly note: string | null }> } };

export type AddLeaveMutationVariables = Exact<{
  input: LeaveInput;
}>;


export type AddLeaveMutation = { readonly addLeave: { readonly affected: ReadonlyArray<{ readonly id: string, readonly status: AppointmentStatus }> } };

export type CancelLeaveMutationVariables = Exact<{
  id: string;
}>;


export type CancelLeaveMutation = { readonly cancelLeave: boolean };

export type LeaveTeamMutationVariables = Exact<{
  id: string;
  lastDay: string;
  successorId?: string | null | undefined;
}>;


export type LeaveTeamMutation = { readonly leaveTeam: { readonly handedOver: number, readonly unassigned: number, readonly plans: ReadonlyArray<{ readonly planId: string, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string } }> } };

export const MemberRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapistId"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticator"}},{"kind":"Field","name":{"kind":"Name","value":"hasPasskey"}},{"kind":"Field","name":{"kind":"Name","value":"sessionsAhead"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MemberRowFragment, unknown>;
export const TimesOfOneFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesOfOne"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhysiotherapistTimes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"physiotherapistId"}},{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"leave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TimesOfOneFragment, unknown>;
export const PlansLeftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlansLeft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plansLeft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsPhysiotherapist"}},{"kind":"Field","name":{"kind":"Name","value":"needsDoctor"}}]}}]}}]} as unknown as DocumentNode<PlansLeftQuery, PlansLeftQueryVariables>;
export const TeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Team"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeLeft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"includeLeft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeLeft"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapistId"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticator"}},{"kind":"Field","name":{"kind":"Name","value":"hasPasskey"}},{"kind":"Field","name":{"kind":"Name","value":"sessionsAhead"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TeamQuery, TeamQueryVariables>;
export const RegisterStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterStaffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapistId"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticator"}},{"kind":"Field","name":{"kind":"Name","value":"hasPasskey"}},{"kind":"Field","name":{"kind":"Name","value":"sessionsAhead"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RegisterStaffMutation, RegisterStaffMutationVariables>;
export const UpdateStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStaffInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapistId"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticator"}},{"kind":"Field","name":{"kind":"Name","value":"hasPasskey"}},{"kind":"Field","name":{"kind":"Name","value":"sessionsAhead"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateStaffMutation, UpdateStaffMutationVariables>;
export const SetMemberDisabledDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMemberDisabled"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"disabled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAccountDisabled"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"disabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"disabled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetMemberDisabledMutation, SetMemberDisabledMutationVariables>;
export const SetMemberTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMemberType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"userType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetMemberTypeMutation, SetMemberTypeMutationVariables>;
export const ResetFactorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetFactors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetFactors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}]}}]} as unknown as DocumentNode<ResetFactorsMutation, ResetFactorsMutationVariables>;
export const EndSessionsOfMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSessionsOfMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSessionsOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}]}}]} as unknown as DocumentNode<EndSessionsOfMemberMutation, EndSessionsOfMemberMutationVariables>;
export const PhysiotherapistTimesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhysiotherapistTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"physiotherapistId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"physiotherapistTimes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"physiotherapistId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"physiotherapistId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesOfOne"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesOfOne"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhysiotherapistTimes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"physiotherapistId"}},{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"leave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PhysiotherapistTimesQuery, PhysiotherapistTimesQueryVariables>;
export const SetWorkingHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWorkingHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"physiotherapistId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hours"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WeekdayHoursInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWorkingHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"physiotherapistId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"physiotherapistId"}}},{"kind":"Argument","name":{"kind":"Name","value":"hours"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hours"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimesOfOne"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimesOfOne"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhysiotherapistTimes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"physiotherapistId"}},{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"leave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SetWorkingHoursMutation, SetWorkingHoursMutationVariables>;
export const AddLeaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddLeave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addLeave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<AddLeaveMutation, AddLeaveMutationVariables>;
export const CancelLeaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelLeave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelLeave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<CancelLeaveMutation, CancelLeaveMutationVariables>;
export const LeaveTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lastDay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"successorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"lastDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lastDay"}}},{"kind":"Argument","name":{"kind":"Name","value":"successorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"successorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handedOver"}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LeaveTeamMutation, LeaveTeamMutationVariables>;
export const usePlansLeftQuery = (options: useQuery.Options<PlansLeftQuery, PlansLeftQueryVariables> | SkipToken = {}) => useQuery(PlansLeftDocument, options);
export const useTeamQuery = (options: (useQuery.Options<TeamQuery, TeamQueryVariables> & { variables: TeamQueryVariables }) | SkipToken) => useQuery(TeamDocument, options);
export const useRegisterStaffMutation = (options?: useMutation.Options<RegisterStaffMutation, RegisterStaffMutationVariables>) => useMutation<RegisterStaffMutation, RegisterStaffMutationVariables>(RegisterStaffDocument, options);
export const useUpdateStaffMutation = (options?: useMutation.Options<UpdateStaffMutation, UpdateStaffMutationVariables>) => useMutation<UpdateStaffMutation, UpdateStaffMutationVariables>(UpdateStaffDocument, options);
export const useSetMemberDisabledMutation = (options?: useMutation.Options<SetMemberDisabledMutation, SetMemberDisabledMutationVariables>) => useMutation<SetMemberDisabledMutation, SetMemberDisabledMutationVariables>(SetMemberDisabledDocument, options);
export const useSetMemberTypeMutation = (options?: useMutation.Options<SetMemberTypeMutation, SetMemberTypeMutationVariables>) => useMutation<SetMemberTypeMutation, SetMemberTypeMutationVariables>(SetMemberTypeDocument, options);
export const useResetFactorsMutation = (options?: useMutation.Options<ResetFactorsMutation, ResetFactorsMutationVariables>) => useMutation<ResetFactorsMutation, ResetFactorsMutationVariables>(ResetFactorsDocument, options);
export const useEndSessionsOfMemberMutation = (options?: useMutation.Options<EndSessionsOfMemberMutation, EndSessionsOfMemberMutationVariables>) => useMutation<EndSessionsOfMemberMutation, EndSessionsOfMemberMutationVariables>(EndSessionsOfMemberDocument, options);
export const usePhysiotherapistTimesQuery = (options: (useQuery.Options<PhysiotherapistTimesQuery, PhysiotherapistTimesQueryVariables> & { variables: PhysiotherapistTimesQueryVariables }) | SkipToken) => useQuery(PhysiotherapistTimesDocument, options);
export const useSetWorkingHoursMutation = (options?: useMutation.Options<SetWorkingHoursMutation, SetWorkingHoursMutationVariables>) => useMutation<SetWorkingHoursMutation, SetWorkingHoursMutationVariables>(SetWorkingHoursDocument, options);
export const useAddLeaveMutation = (options?: useMutation.Options<AddLeaveMutation, AddLeaveMutationVariables>) => useMutation<AddLeaveMutation, AddLeaveMutationVariables>(AddLeaveDocument, options);
export const useCancelLeaveMutation = (options?: useMutation.Options<CancelLeaveMutation, CancelLeaveMutationVariables>) => useMutation<CancelLeaveMutation, CancelLeaveMutationVariables>(CancelLeaveDocument, options);
export const useLeaveTeamMutation = (options?: useMutation.Options<LeaveTeamMutation, LeaveTeamMutationVariables>) => useMutation<LeaveTeamMutation, LeaveTeamMutationVariables>(LeaveTeamDocument, options);