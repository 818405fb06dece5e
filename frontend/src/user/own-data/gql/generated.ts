/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a patient asks to be done with the own data (DPDP Act 2023, section 12). */
export type DataRequestKind =
  /** Correct it: the words say what is wrong, and how it is right. */
  | 'CORRECTION'
  /** Erase it. */
  | 'ERASURE';

/** Status of a request about data. */
export type DataRequestStatus =
  /** Corrected; of an erasure, what may go at once is erased, and the rest is erased on `eraseOn`. */
  | 'ACCEPTED'
  /** Erased, but for what the law keeps. */
  | 'ERASED'
  /** The clinic has not answered yet. */
  | 'OPEN'
  /** Refused; `answer` gives the reason. */
  | 'REFUSED'
  /** Withdrawn by the patient: nothing more is done. What an accepted erasure had erased at once stays erased. */
  | 'WITHDRAWN';

export type OwnDataRequestFragment = { readonly id: string, readonly kind: DataRequestKind, readonly words: string, readonly status: DataRequestStatus, readonly receivedAt: string, readonly dueOn: string, readonly decidedAt: string | null, readonly answer: string | null, readonly eraseOn: string | null, readonly erasedAt: string | null, readonly withdrawnAt: string | null };

export type OwnDataRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDataRequestsQuery = { readonly myDataRequests: ReadonlyArray<{ readonly id: string, readonly kind: DataRequestKind, readonly words: string, readonly status: DataRequestStatus, readonly receivedAt: string, readonly dueOn: string, readonly decidedAt: string | null, readonly answer: string | null, readonly eraseOn: string | null, readonly erasedAt: string | null, readonly withdrawnAt: string | null }> };

export type AskErasureMutationVariables = Exact<{
  words?: string | null | undefined;
  key: string;
}>;


export type AskErasureMutation = { readonly requestErasure: { readonly id: string, readonly kind: DataRequestKind, readonly words: string, readonly status: DataRequestStatus, readonly receivedAt: string, readonly dueOn: string, readonly decidedAt: string | null, readonly answer: string | null, readonly eraseOn: string | null, readonly erasedAt: string | null, readonly withdrawnAt: string | null } };

export type AskCorrectionMutationVariables = Exact<{
  words: string;
  key: string;
}>;


export type AskCorrectionMutation = { readonly requestCorrection: { readonly id: string, readonly kind: DataRequestKind, readonly words: string, readonly status: DataRequestStatus, readonly receivedAt: string, readonly dueOn: string, readonly decidedAt: string | null, readonly answer: string | null, readonly eraseOn: string | null, readonly erasedAt: string | null, readonly withdrawnAt: string | null } };

export type WithdrawDataRequestMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawDataRequestMutation = { readonly withdrawDataRequest: { readonly id: string, readonly kind: DataRequestKind, readonly words: string, readonly status: DataRequestStatus, readonly receivedAt: string, readonly dueOn: string, readonly decidedAt: string | null, readonly answer: string | null, readonly eraseOn: string | null, readonly erasedAt: string | null, readonly withdrawnAt: string | null } };

export const OwnDataRequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDataRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"eraseOn"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]} as unknown as DocumentNode<OwnDataRequestFragment, unknown>;
export const OwnDataRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnDataRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDataRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDataRequest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDataRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"eraseOn"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]} as unknown as DocumentNode<OwnDataRequestsQuery, OwnDataRequestsQueryVariables>;
export const AskErasureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskErasure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestErasure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDataRequest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDataRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"eraseOn"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]} as unknown as DocumentNode<AskErasureMutation, AskErasureMutationVariables>;
export const AskCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDataRequest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDataRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"eraseOn"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]} as unknown as DocumentNode<AskCorrectionMutation, AskCorrectionMutationVariables>;
export const WithdrawDataRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawDataRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawDataRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDataRequest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDataRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"eraseOn"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]} as unknown as DocumentNode<WithdrawDataRequestMutation, WithdrawDataRequestMutationVariables>;
export const useOwnDataRequestsQuery = (options: useQuery.Options<OwnDataRequestsQuery, OwnDataRequestsQueryVariables> | SkipToken = {}) => useQuery(OwnDataRequestsDocument, options);
export const useAskErasureMutation = (options?: useMutation.Options<AskErasureMutation, AskErasureMutationVariables>) => useMutation<AskErasureMutation, AskErasureMutationVariables>(AskErasureDocument, options);
export const useAskCorrectionMutation = (options?: useMutation.Options<AskCorrectionMutation, AskCorrectionMutationVariables>) => useMutation<AskCorrectionMutation, AskCorrectionMutationVariables>(AskCorrectionDocument, options);
export const useWithdrawDataRequestMutation = (options?: useMutation.Options<WithdrawDataRequestMutation, WithdrawDataRequestMutationVariables>) => useMutation<WithdrawDataRequestMutation, WithdrawDataRequestMutationVariables>(WithdrawDataRequestDocument, options);