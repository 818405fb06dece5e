/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A cover to enter. */
export type CoverInput = {
  /** Who is away. */
  readonly absentId: string;
  /** Who stands in; another one. */
  readonly byId: string;
  /** Today or later. */
  readonly from: string;
  /** At most 60 days later. */
  readonly until: string;
};

export type CoverRowFragment = { readonly id: string, readonly from: string, readonly until: string, readonly absent: { readonly id: string, readonly name: string }, readonly by: { readonly id: string, readonly name: string } };

export type CoversQueryVariables = Exact<{ [key: string]: never; }>;


export type CoversQuery = { readonly covers: ReadonlyArray<{ readonly id: string, readonly from: string, readonly until: string, readonly absent: { readonly id: string, readonly name: string }, readonly by: { readonly id: string, readonly name: string } }> };

export type AddCoverMutationVariables = Exact<{
  input: CoverInput;
}>;


export type AddCoverMutation = { readonly addCover: { readonly id: string, readonly from: string, readonly until: string, readonly absent: { readonly id: string, readonly name: string }, readonly by: { readonly id: string, readonly name: string } } };

export type EndCoverMutationVariables = Exact<{
  id: string;
}>;


export type EndCoverMutation = { readonly endCover: boolean };

export const CoverRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cover"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"absent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<CoverRowFragment, unknown>;
export const CoversDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Covers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"covers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoverRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cover"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"absent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<CoversQuery, CoversQueryVariables>;
export const AddCoverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCover"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CoverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoverRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cover"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"absent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<AddCoverMutation, AddCoverMutationVariables>;
export const EndCoverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndCover"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndCoverMutation, EndCoverMutationVariables>;
export const useCoversQuery = (options: useQuery.Options<CoversQuery, CoversQueryVariables> | SkipToken = {}) => useQuery(CoversDocument, options);
export const useAddCoverMutation = (options?: useMutation.Options<AddCoverMutation, AddCoverMutationVariables>) => useMutation<AddCoverMutation, AddCoverMutationVariables>(AddCoverDocument, options);
export const useEndCoverMutation = (options?: useMutation.Options<EndCoverMutation, EndCoverMutationVariables>) => useMutation<EndCoverMutation, EndCoverMutationVariables>(EndCoverDocument, options);