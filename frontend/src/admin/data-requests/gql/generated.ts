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

/** Answer to a request about data. */
export type DecideErasureInput = {
  /** What the patient reads, up to 1,000 characters; required to refuse, and to say what was corrected. */
  readonly answer?: string | null | undefined;
  /** The answer. */
  readonly decision: ErasureDecision;
  /** The request. */
  readonly id: string;
  /** Version that was read; CHANGED_MEANWHILE if it is another by now. */
  readonly version?: number | null | undefined;
};

/** Answer to a request about data. */
export type ErasureDecision =
  /** Do what is asked. */
  | 'ACCEPT'
  /** Do not. */
  | 'REFUSE';

export type ErasureRequestRowFragment = { readonly patientId: string | null, readonly patientName: string, readonly daysLeft: number | null, readonly decidedBy: string | null, readonly wouldEraseOn: string | null, readonly version: number, readonly request: { readonly id: string, readonly kind: DataRequestKind, readonly words: string, readonly status: DataRequestStatus, readonly receivedAt: string, readonly dueOn: string, readonly decidedAt: string | null, readonly answer: string | null, readonly eraseOn: string | null, readonly erasedAt: string | null } };

export type ErasureRequestsQueryVariables = Exact<{
  answered: boolean;
}>;


export type ErasureRequestsQuery = { readonly erasureRequests: ReadonlyArray<{ readonly patientId: string | null, readonly patientName: string, readonly daysLeft: number | null, readonly decidedBy: string | null, readonly wouldEraseOn: string | null, readonly version: number, readonly request: { readonly id: string, readonly kind: DataRequestKind, readonly words: string, readonly status: DataRequestStatus, readonly receivedAt: string, readonly dueOn: string, readonly decidedAt: string | null, readonly answer: string | null, readonly eraseOn: string | null, readonly erasedAt: string | null } }> };

export type DecideErasureMutationVariables = Exact<{
  input: DecideErasureInput;
}>;


export type DecideErasureMutation = { readonly decideErasure: { readonly patientId: string | null, readonly patientName: string, readonly daysLeft: number | null, readonly decidedBy: string | null, readonly wouldEraseOn: string | null, readonly version: number, readonly request: { readonly id: string, readonly kind: DataRequestKind, readonly words: string, readonly status: DataRequestStatus, readonly receivedAt: string, readonly dueOn: string, readonly decidedAt: string | null, readonly answer: string | null, readonly eraseOn: string | null, readonly erasedAt: string | null } } };

export const ErasureRequestRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ErasureRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"eraseOn"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"wouldEraseOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ErasureRequestRowFragment, unknown>;
export const ErasureRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ErasureRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answered"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasureRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"answered"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answered"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ErasureRequestRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ErasureRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"eraseOn"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"wouldEraseOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ErasureRequestsQuery, ErasureRequestsQueryVariables>;
export const DecideErasureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideErasure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideErasureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideErasure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ErasureRequestRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ErasureRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"eraseOn"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"wouldEraseOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DecideErasureMutation, DecideErasureMutationVariables>;
export const useErasureRequestsQuery = (options: (useQuery.Options<ErasureRequestsQuery, ErasureRequestsQueryVariables> & { variables: ErasureRequestsQueryVariables }) | SkipToken) => useQuery(ErasureRequestsDocument, options);
export const useDecideErasureMutation = (options?: useMutation.Options<DecideErasureMutation, DecideErasureMutationVariables>) => useMutation<DecideErasureMutation, DecideErasureMutationVariables>(DecideErasureDocument, options);