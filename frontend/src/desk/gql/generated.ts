/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An ABHA as it is read from a card. */
export type AbhaInput = {
  /** 3 to 50 characters before the @; null takes it away. */
  readonly address?: string | null | undefined;
  /** The last digit does not fit, and the card was compared. */
  readonly isCompared?: boolean;
  /** 14 digits, dashes and blanks ignored; null takes it away. */
  readonly number?: string | null | undefined;
};

/** How far an ABHA is to be believed. */
export type AbhaStatus =
  /** Somebody said so. */
  | 'CLAIMED'
  /** ABDM said so, by Scan and Share or by a link token. */
  | 'VERIFIED';

/** The gender that a person gave. */
export type Gender =
  /** Female; F on the patient form. */
  | 'FEMALE'
  /** Male; M on the patient form. */
  | 'MALE'
  /** Any other; others on the patient form. */
  | 'OTHER';

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

/** A person who calls or stands at the desk: enough to book, to bill and to reach them. */
export type RegisterCallerInput = {
  /** Indian mobile number. */
  readonly contactNumber: string;
  /** 1 to 120 characters. */
  readonly name: string;
  /** As in RegisterPatientInput. */
  readonly withoutAccount?: boolean;
};

/** Where a session takes place. */
export type SessionType =
  /** At the clinic. */
  | 'CLINIC'
  /** At the patient's home. */
  | 'HOME'
  /** By video. */
  | 'TELE';

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

export type PatientAbhaFragment = { readonly number: string | null, readonly address: string | null, readonly status: AbhaStatus, readonly verifiedAt: string | null };

export type PossibleDuplicatesQueryVariables = Exact<{
  patientId: string;
}>;


export type PossibleDuplicatesQuery = { readonly possibleDuplicates: ReadonlyArray<{ readonly id: string, readonly reason: string, readonly foundAt: string, readonly first: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly second: { readonly id: string, readonly patientId: string | null, readonly name: string } }> };

export type SetAbhaMutationVariables = Exact<{
  patientId: string;
  input: AbhaInput;
}>;


export type SetAbhaMutation = { readonly setAbha: { readonly number: string | null, readonly address: string | null, readonly status: AbhaStatus, readonly verifiedAt: string | null } | null };

export type DeskSessionFragment = { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null };

export type DeskRecordFragment = { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly isProfileComplete: boolean, readonly version: number, readonly lastLogin: string | null, readonly address: string | null, readonly bloodGroup: string | null, readonly gender: Gender | null, readonly emergencyContactNumber: string | null };

export type DeskPatientQueryVariables = Exact<{
  id: string;
}>;


export type DeskPatientQuery = { readonly deskPatient: { readonly alert: string | null, readonly missing: ReadonlyArray<string>, readonly sessionsAhead: number, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly isProfileComplete: boolean, readonly version: number, readonly lastLogin: string | null, readonly address: string | null, readonly bloodGroup: string | null, readonly gender: Gender | null, readonly emergencyContactNumber: string | null }, readonly nextSession: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null } | null, readonly abha: { readonly number: string | null, readonly address: string | null, readonly status: AbhaStatus, readonly verifiedAt: string | null } | null, readonly balance: { readonly charged: number, readonly paid: number, readonly refunded: number, readonly credited: number, readonly held: number, readonly due: number }, readonly waitsFor: ReadonlyArray<{ readonly id: string, readonly sessionType: SessionType, readonly durationMinutes: number, readonly weekdays: ReadonlyArray<Weekday>, readonly from: string, readonly until: string, readonly earliest: string, readonly latest: string | null, readonly isUrgent: boolean, readonly note: string | null, readonly version: number, readonly physiotherapist: { readonly id: string, readonly name: string } | null, readonly insteadOf: { readonly id: string, readonly appointmentDate: string } | null }> } };

export type MyTakingsQueryVariables = Exact<{
  day: string;
}>;


export type MyTakingsQuery = { readonly myTakings: ReadonlyArray<{ readonly method: PaymentMethod, readonly amount: number, readonly count: number }> };

export type RegisterCallerMutationVariables = Exact<{
  input: RegisterCallerInput;
  idempotencyKey: string;
}>;


export type RegisterCallerMutation = { readonly registerCaller: { readonly id: string, readonly patientId: string, readonly name: string, readonly contactNumber: string | null } };

export const PatientAbhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAbha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Abha"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}}]}}]} as unknown as DocumentNode<PatientAbhaFragment, unknown>;
export const DeskSessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}}]}}]} as unknown as DocumentNode<DeskSessionFragment, unknown>;
export const DeskRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactNumber"}}]}}]} as unknown as DocumentNode<DeskRecordFragment, unknown>;
export const PossibleDuplicatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PossibleDuplicates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"possibleDuplicates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}},{"kind":"Field","name":{"kind":"Name","value":"first"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"second"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PossibleDuplicatesQuery, PossibleDuplicatesQueryVariables>;
export const SetAbhaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAbha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AbhaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAbha"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAbha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAbha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Abha"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}}]}}]} as unknown as DocumentNode<SetAbhaMutation, SetAbhaMutationVariables>;
export const DeskPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskPatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"nextSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskSession"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessionsAhead"}},{"kind":"Field","name":{"kind":"Name","value":"abha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAbha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"credited"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"due"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}},{"kind":"Field","name":{"kind":"Name","value":"isUrgent"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"insteadOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAbha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Abha"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}}]}}]} as unknown as DocumentNode<DeskPatientQuery, DeskPatientQueryVariables>;
export const MyTakingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyTakings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myTakings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<MyTakingsQuery, MyTakingsQueryVariables>;
export const RegisterCallerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterCaller"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterCallerInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerCaller"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}}]}}]}}]} as unknown as DocumentNode<RegisterCallerMutation, RegisterCallerMutationVariables>;
export const usePossibleDuplicatesQuery = (options: (useQuery.Options<PossibleDuplicatesQuery, PossibleDuplicatesQueryVariables> & { variables: PossibleDuplicatesQueryVariables }) | SkipToken) => useQuery(PossibleDuplicatesDocument, options);
export const useSetAbhaMutation = (options?: useMutation.Options<SetAbhaMutation, SetAbhaMutationVariables>) => useMutation<SetAbhaMutation, SetAbhaMutationVariables>(SetAbhaDocument, options);
export const useDeskPatientQuery = (options: (useQuery.Options<DeskPatientQuery, DeskPatientQueryVariables> & { variables: DeskPatientQueryVariables }) | SkipToken) => useQuery(DeskPatientDocument, options);
export const useMyTakingsQuery = (options: (useQuery.Options<MyTakingsQuery, MyTakingsQueryVariables> & { variables: MyTakingsQueryVariables }) | SkipToken) => useQuery(MyTakingsDocument, options);
export const useRegisterCallerMutation = (options?: useMutation.Options<RegisterCallerMutation, RegisterCallerMutationVariables>) => useMutation<RegisterCallerMutation, RegisterCallerMutationVariables>(RegisterCallerDocument, options);