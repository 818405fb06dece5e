/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BirthYearCheckQueryVariables = Exact<{
  patientId: string;
}>;


export type BirthYearCheckQuery = { readonly birthYearCheck: { readonly userId: string, readonly since: string, readonly triesLeft: number, readonly hasBirthDate: boolean } | null };

export type LiftBirthYearCheckMutationVariables = Exact<{
  userId: string;
}>;


export type LiftBirthYearCheckMutation = { readonly liftBirthYearCheck: boolean };


export const BirthYearCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BirthYearCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"birthYearCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"hasBirthDate"}}]}}]}}]} as unknown as DocumentNode<BirthYearCheckQuery, BirthYearCheckQueryVariables>;
export const LiftBirthYearCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LiftBirthYearCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftBirthYearCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}]}}]} as unknown as DocumentNode<LiftBirthYearCheckMutation, LiftBirthYearCheckMutationVariables>;
export const useBirthYearCheckQuery = (options: (useQuery.Options<BirthYearCheckQuery, BirthYearCheckQueryVariables> & { variables: BirthYearCheckQueryVariables }) | SkipToken) => useQuery(BirthYearCheckDocument, options);
export const useLiftBirthYearCheckMutation = (options?: useMutation.Options<LiftBirthYearCheckMutation, LiftBirthYearCheckMutationVariables>) => useMutation<LiftBirthYearCheckMutation, LiftBirthYearCheckMutationVariables>(LiftBirthYearCheckDocument, options);