/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Something the team should look at; it does not stop a plan. */
export type CareFlagKind =
  /** Pain of 7 or more, reported by the patient. */
  | 'PAIN_HIGH'
  /** An exercise skipped for pain on two of the last three clinic days. */
  | 'PAIN_SKIPS'
  /** Nothing entered for three clinic days, while the plan was in progress and not stopped. */
  | 'QUIET'
  /** An outcome score is worse than the one before by an important difference. Not raised yet. */
  | 'SCORE_WORSE';

export type OpenFlagFragment = { readonly id: string, readonly kind: CareFlagKind, readonly planId: string, readonly sentence: string, readonly raisedAt: string, readonly times: number, readonly patient: { readonly id: string, readonly name: string } };

export type CareFlagsQueryVariables = Exact<{ [key: string]: never; }>;


export type CareFlagsQuery = { readonly careFlags: ReadonlyArray<{ readonly id: string, readonly kind: CareFlagKind, readonly planId: string, readonly sentence: string, readonly raisedAt: string, readonly times: number, readonly patient: { readonly id: string, readonly name: string } }> };

export type SeeCareFlagMutationVariables = Exact<{
  id: string;
  note: string;
}>;


export type SeeCareFlagMutation = { readonly seeCareFlag: { readonly id: string, readonly seenAt: string | null } };

export const OpenFlagFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenFlag"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CareFlag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}}]} as unknown as DocumentNode<OpenFlagFragment, unknown>;
export const CareFlagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CareFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"careFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenFlag"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenFlag"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CareFlag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}}]} as unknown as DocumentNode<CareFlagsQuery, CareFlagsQueryVariables>;
export const SeeCareFlagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SeeCareFlag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeCareFlag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}}]}}]}}]} as unknown as DocumentNode<SeeCareFlagMutation, SeeCareFlagMutationVariables>;
export const useCareFlagsQuery = (options: useQuery.Options<CareFlagsQuery, CareFlagsQueryVariables> | SkipToken = {}) => useQuery(CareFlagsDocument, options);
export const useSeeCareFlagMutation = (options?: useMutation.Options<SeeCareFlagMutation, SeeCareFlagMutationVariables>) => useMutation<SeeCareFlagMutation, SeeCareFlagMutationVariables>(SeeCareFlagDocument, options);