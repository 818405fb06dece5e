/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The patient form for an incomplete record. All fields but `bloodGroup` are required. */
export type CompletePatientInput = {
  /** Postal address. */
  readonly address: string;
  /** Age in whole years, 0 to 120 or the age as it is; the same age as now keeps an exact birth date. */
  readonly age: number;
  /** Age in whole years, 0 to 120 or the present age; the present age keeps an exact birth date. */
  readonly bloodGroup?: string | null | undefined;
  /** Indian mobile number. */
  readonly contactNumber: string;
  /** Diagnosis; required unless the record has one, which then stays where this is left out. */
  readonly diagnosedWith?: string | null | undefined;
  /** Indian mobile number. */
  readonly emergencyContactNumber: string;
  /** Gender. */
  readonly gender: Gender;
  /** Name. */
  readonly name: string;
};

/** The gender that a person gave. */
export type Gender =
  /** Female; F on the patient form. */
  | 'FEMALE'
  /** Male; M on the patient form. */
  | 'MALE'
  /** Any other; others on the patient form. */
  | 'OTHER';

/** The patient form for a person at the desk, without `userId`: the contact number finds or creates the account. */
export type RegisterPatientInput = {
  /** Postal address. */
  readonly address: string;
  /** Age in whole years, 0 to 120; stored as a birth date marked as not exact. */
  readonly age: number;
  /** One of A+ A- B+ B- AB+ AB- O+ O-. */
  readonly bloodGroup?: string | null | undefined;
  /** Indian mobile number; the patient signs in with it. */
  readonly contactNumber: string;
  /** Diagnosis. */
  readonly diagnosedWith: string;
  /** Indian mobile number. */
  readonly emergencyContactNumber: string;
  /** Gender. */
  readonly gender: Gender;
  /** Name. */
  readonly name: string;
  /** True: another person with a number that a record has already; the record gets no account. */
  readonly withoutAccount?: boolean;
};

export type PatientRecordFragment = { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number, readonly address: string | null, readonly bloodGroup: string | null, readonly gender: Gender | null, readonly emergencyContactNumber: string | null };

export type PatientRowFragment = { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number };

export type RegisterPatientMutationVariables = Exact<{
  input: RegisterPatientInput;
  idempotencyKey: string;
}>;


export type RegisterPatientMutation = { readonly registerPatient: { readonly id: string, readonly patientId: string, readonly name: string } };

export type CompletePatientMutationVariables = Exact<{
  id: string;
  input: CompletePatientInput;
  version?: number | null | undefined;
}>;


export type CompletePatientMutation = { readonly completePatient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly lastLogin: string | null, readonly isProfileComplete: boolean, readonly version: number, readonly address: string | null, readonly bloodGroup: string | null, readonly gender: Gender | null, readonly emergencyContactNumber: string | null } };

export const PatientRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactNumber"}}]}}]} as unknown as DocumentNode<PatientRecordFragment, unknown>;
export const PatientRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PatientRowFragment, unknown>;
export const RegisterPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterPatientInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerPatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RegisterPatientMutation, RegisterPatientMutationVariables>;
export const CompletePatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompletePatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompletePatientInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completePatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRecord"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bloodGroup"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactNumber"}}]}}]} as unknown as DocumentNode<CompletePatientMutation, CompletePatientMutationVariables>;
export const useRegisterPatientMutation = (options?: useMutation.Options<RegisterPatientMutation, RegisterPatientMutationVariables>) => useMutation<RegisterPatientMutation, RegisterPatientMutationVariables>(RegisterPatientDocument, options);
export const useCompletePatientMutation = (options?: useMutation.Options<CompletePatientMutation, CompletePatientMutationVariables>) => useMutation<CompletePatientMutation, CompletePatientMutationVariables>(CompletePatientDocument, options);