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

export const PatientAbhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAbha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Abha"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}}]}}]} as unknown as DocumentNode<PatientAbhaFragment, unknown>;
export const PossibleDuplicatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PossibleDuplicates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"possibleDuplicates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}},{"kind":"Field","name":{"kind":"Name","value":"first"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"second"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PossibleDuplicatesQuery, PossibleDuplicatesQueryVariables>;
export const SetAbhaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAbha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AbhaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAbha"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAbha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAbha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Abha"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}}]}}]} as unknown as DocumentNode<SetAbhaMutation, SetAbhaMutationVariables>;
export const usePossibleDuplicatesQuery = (options: (useQuery.Options<PossibleDuplicatesQuery, PossibleDuplicatesQueryVariables> & { variables: PossibleDuplicatesQueryVariables }) | SkipToken) => useQuery(PossibleDuplicatesDocument, options);
export const useSetAbhaMutation = (options?: useMutation.Options<SetAbhaMutation, SetAbhaMutationVariables>) => useMutation<SetAbhaMutation, SetAbhaMutationVariables>(SetAbhaDocument, options);