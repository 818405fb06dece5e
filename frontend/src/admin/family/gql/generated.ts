/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who ended a family member's access. */
export type FamilyEnder =
  /** An admin of the clinic. */
  | 'CLINIC'
  /** The family member. */
  | 'FAMILY'
  /** The patient. */
  | 'PATIENT';

/** Right of a family member, in addition to reading the day. */
export type FamilyRight =
  /** Read and send messages between the patient and the care team. */
  | 'MESSAGE'
  /** Answer the danger signs, tick and skip exercises, report pain, effort and danger signs. */
  | 'TICK';

/** Status of a family member's access. */
export type FamilyStatus =
  /** Accepted. */
  | 'ACTIVE'
  /** Ended. */
  | 'ENDED'
  /** Invited, and not accepted yet; ends after 14 days. */
  | 'INVITED';

export type PatientGrantFragment = { readonly id: string, readonly name: string, readonly relation: string, readonly mobileNumber: string, readonly rights: ReadonlyArray<FamilyRight>, readonly status: FamilyStatus, readonly grantedAt: string, readonly acceptedAt: string | null, readonly endedAt: string | null, readonly endedBy: FamilyEnder | null, readonly endedByName: string | null, readonly lastSeenAt: string | null };

export type PatientFamilyQueryVariables = Exact<{
  patientId: string;
}>;


export type PatientFamilyQuery = { readonly familyGrants: ReadonlyArray<{ readonly id: string, readonly name: string, readonly relation: string, readonly mobileNumber: string, readonly rights: ReadonlyArray<FamilyRight>, readonly status: FamilyStatus, readonly grantedAt: string, readonly acceptedAt: string | null, readonly endedAt: string | null, readonly endedBy: FamilyEnder | null, readonly endedByName: string | null, readonly lastSeenAt: string | null }> };

export type EndPatientFamilyMutationVariables = Exact<{
  id: string;
}>;


export type EndPatientFamilyMutation = { readonly endFamily: { readonly id: string, readonly name: string, readonly relation: string, readonly mobileNumber: string, readonly rights: ReadonlyArray<FamilyRight>, readonly status: FamilyStatus, readonly grantedAt: string, readonly acceptedAt: string | null, readonly endedAt: string | null, readonly endedBy: FamilyEnder | null, readonly endedByName: string | null, readonly lastSeenAt: string | null } };

export const PatientGrantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientGrant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyGrant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"endedByName"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<PatientGrantFragment, unknown>;
export const PatientFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"familyGrants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientGrant"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientGrant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyGrant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"endedByName"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<PatientFamilyQuery, PatientFamilyQueryVariables>;
export const EndPatientFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndPatientFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endFamily"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientGrant"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientGrant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyGrant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"endedByName"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<EndPatientFamilyMutation, EndPatientFamilyMutationVariables>;
export const usePatientFamilyQuery = (options: (useQuery.Options<PatientFamilyQuery, PatientFamilyQueryVariables> & { variables: PatientFamilyQueryVariables }) | SkipToken) => useQuery(PatientFamilyDocument, options);
export const useEndPatientFamilyMutation = (options?: useMutation.Options<EndPatientFamilyMutation, EndPatientFamilyMutationVariables>) => useMutation<EndPatientFamilyMutation, EndPatientFamilyMutationVariables>(EndPatientFamilyDocument, options);