/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnAuthenticatorQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAuthenticatorQuery = { readonly authenticator: { readonly confirmedAt: string | null, readonly recoveryCodesLeft: number } };

export type BeginAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginAuthenticatorMutation = { readonly beginAuthenticator: { readonly secret: string, readonly uri: string } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorMutation = { readonly confirmAuthenticator: ReadonlyArray<string> };

export type RemoveAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type RemoveAuthenticatorMutation = { readonly removeAuthenticator: boolean };


export const OwnAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]} as unknown as DocumentNode<OwnAuthenticatorQuery, OwnAuthenticatorQueryVariables>;
export const BeginAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<BeginAuthenticatorMutation, BeginAuthenticatorMutationVariables>;
export const ConfirmAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>;
export const RemoveAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>;
export const useOwnAuthenticatorQuery = (options: useQuery.Options<OwnAuthenticatorQuery, OwnAuthenticatorQueryVariables> | SkipToken = {}) => useQuery(OwnAuthenticatorDocument, options);
export const useBeginAuthenticatorMutation = (options?: useMutation.Options<BeginAuthenticatorMutation, BeginAuthenticatorMutationVariables>) => useMutation<BeginAuthenticatorMutation, BeginAuthenticatorMutationVariables>(BeginAuthenticatorDocument, options);
export const useConfirmAuthenticatorMutation = (options?: useMutation.Options<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>) => useMutation<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>(ConfirmAuthenticatorDocument, options);
export const useRemoveAuthenticatorMutation = (options?: useMutation.Options<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>) => useMutation<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>(RemoveAuthenticatorDocument, options);