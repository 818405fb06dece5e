/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Patients whose records a client may access. */
export type ClientReach =
  /** All patients except those who refused: for the clinic's own systems. */
  | 'ALL_BUT_REFUSED'
  /** Only patients with a recorded consent for this client and its purpose. */
  | 'CONSENTED';

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

/** Purpose for which the client uses the data. */
export type DataPurpose =
  /** Operation of the hospital or the clinic. */
  | 'OPERATIONS'
  /** Payment for the treatment. */
  | 'PAYMENT'
  /** Treatment of the patient. */
  | 'TREATMENT';

/** A consent or refusal to record. */
export type RecordConsentInput = {
  /** Client that the decision is about. */
  readonly clientId: string;
  /** The decision. */
  readonly decision: ConsentDecision;
  /** The patient's record, by UUID or PT- number. */
  readonly patientId: string;
  /** When the decision expires, in the future; null: it is valid until revoked. */
  readonly until?: string | null | undefined;
};

export type ConsentClientFragment = { readonly id: string, readonly name: string, readonly purpose: DataPurpose, readonly reach: ClientReach };

export type StandingConsentFragment = { readonly recordedByName: string | null, readonly consent: { readonly id: string, readonly clientId: string, readonly decision: ConsentDecision, readonly until: string | null, readonly createdAt: string, readonly saidBy: ConsentSource } };

export type PatientConsentsQueryVariables = Exact<{
  patientId: string;
}>;


export type PatientConsentsQuery = { readonly smartClients: ReadonlyArray<{ readonly id: string, readonly name: string, readonly purpose: DataPurpose, readonly reach: ClientReach }>, readonly consents: ReadonlyArray<{ readonly recordedByName: string | null, readonly consent: { readonly id: string, readonly clientId: string, readonly decision: ConsentDecision, readonly until: string | null, readonly createdAt: string, readonly saidBy: ConsentSource } }> };

export type RecordConsentMutationVariables = Exact<{
  input: RecordConsentInput;
}>;


export type RecordConsentMutation = { readonly recordConsent: { readonly id: string } };

export type RevokeConsentMutationVariables = Exact<{
  id: string;
}>;


export type RevokeConsentMutation = { readonly revokeConsent: boolean };

export const ConsentClientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentClient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SmartClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}}]}}]} as unknown as DocumentNode<ConsentClientFragment, unknown>;
export const StandingConsentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordedByName"}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"saidBy"}}]}}]}}]} as unknown as DocumentNode<StandingConsentFragment, unknown>;
export const PatientConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientConsents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smartClients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentClient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingConsent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentClient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SmartClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordedByName"}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"saidBy"}}]}}]}}]} as unknown as DocumentNode<PatientConsentsQuery, PatientConsentsQueryVariables>;
export const RecordConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RecordConsentMutation, RecordConsentMutationVariables>;
export const RevokeConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeConsentMutation, RevokeConsentMutationVariables>;
export const usePatientConsentsQuery = (options: (useQuery.Options<PatientConsentsQuery, PatientConsentsQueryVariables> & { variables: PatientConsentsQueryVariables }) | SkipToken) => useQuery(PatientConsentsDocument, options);
export const useRecordConsentMutation = (options?: useMutation.Options<RecordConsentMutation, RecordConsentMutationVariables>) => useMutation<RecordConsentMutation, RecordConsentMutationVariables>(RecordConsentDocument, options);
export const useRevokeConsentMutation = (options?: useMutation.Options<RevokeConsentMutation, RevokeConsentMutationVariables>) => useMutation<RevokeConsentMutation, RevokeConsentMutationVariables>(RevokeConsentDocument, options);