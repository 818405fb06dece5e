/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A list of the console with saved filters. */
export type SavedFilterList =
  /** The list of patients, /admin/patient-record. */
  | 'PATIENTS'
  /** The list of payments, /admin/payment. */
  | 'PAYMENTS'
  /** Reports; the query is that of /admin/reports. */
  | 'REPORTS';

export type SavedFiltersQueryVariables = Exact<{
  list: SavedFilterList;
}>;


export type SavedFiltersQuery = { readonly savedFilters: ReadonlyArray<{ readonly id: string, readonly name: string, readonly query: string }> };

export type SaveFilterMutationVariables = Exact<{
  list: SavedFilterList;
  name: string;
  query: string;
}>;


export type SaveFilterMutation = { readonly saveFilter: { readonly id: string, readonly name: string, readonly query: string } };

export type DeleteSavedFilterMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedFilterMutation = { readonly deleteSavedFilter: string };


export const SavedFiltersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedFilters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilterList"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedFilters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}}]}}]} as unknown as DocumentNode<SavedFiltersQuery, SavedFiltersQueryVariables>;
export const SaveFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilterList"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}}]}}]} as unknown as DocumentNode<SaveFilterMutation, SaveFilterMutationVariables>;
export const DeleteSavedFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSavedFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteSavedFilterMutation, DeleteSavedFilterMutationVariables>;
export const useSavedFiltersQuery = (options: (useQuery.Options<SavedFiltersQuery, SavedFiltersQueryVariables> & { variables: SavedFiltersQueryVariables }) | SkipToken) => useQuery(SavedFiltersDocument, options);
export const useSaveFilterMutation = (options?: useMutation.Options<SaveFilterMutation, SaveFilterMutationVariables>) => useMutation<SaveFilterMutation, SaveFilterMutationVariables>(SaveFilterDocument, options);
export const useDeleteSavedFilterMutation = (options?: useMutation.Options<DeleteSavedFilterMutation, DeleteSavedFilterMutationVariables>) => useMutation<DeleteSavedFilterMutation, DeleteSavedFilterMutationVariables>(DeleteSavedFilterDocument, options);