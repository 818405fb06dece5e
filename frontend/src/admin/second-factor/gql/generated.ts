/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Role of which the clinic can require a second factor. */
export type SecondFactorRole =
  /** Admins. */
  | 'ADMIN'
  /** Doctors. */
  | 'DOCTOR'
  /** Physiotherapists. */
  | 'PHYSIOTHERAPIST'
  /** The front desk. */
  | 'RECEPTION';

export type SecondFactorRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorRolesQuery = { readonly secondFactorRoles: ReadonlyArray<SecondFactorRole> };

export type RequireSecondFactorMutationVariables = Exact<{
  roles: ReadonlyArray<SecondFactorRole> | SecondFactorRole;
}>;


export type RequireSecondFactorMutation = { readonly requireSecondFactor: ReadonlyArray<SecondFactorRole> };


export const SecondFactorRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactorRoles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactorRoles"}}]}}]} as unknown as DocumentNode<SecondFactorRolesQuery, SecondFactorRolesQueryVariables>;
export const RequireSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequireSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roles"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorRole"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requireSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roles"}}}]}]}}]} as unknown as DocumentNode<RequireSecondFactorMutation, RequireSecondFactorMutationVariables>;
export const useSecondFactorRolesQuery = (options: useQuery.Options<SecondFactorRolesQuery, SecondFactorRolesQueryVariables> | SkipToken = {}) => useQuery(SecondFactorRolesDocument, options);
export const useRequireSecondFactorMutation = (options?: useMutation.Options<RequireSecondFactorMutation, RequireSecondFactorMutationVariables>) => useMutation<RequireSecondFactorMutation, RequireSecondFactorMutationVariables>(RequireSecondFactorDocument, options);