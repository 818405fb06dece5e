/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Decision of a second admin. */
export type ApprovalDecision =
  /** The change is carried out. */
  | 'APPROVE'
  /** The change is not carried out. */
  | 'REFUSE';

/** Kind of change that a second admin approves while four eyes are required. */
export type ApprovalKind =
  /** Four eyes are no longer required. */
  | 'FOUR_EYES_OFF'
  /** An export of everything that the clinic keeps; once approved, the admin who asked can fetch it once before `expiresAt`. */
  | 'FULL_EXPORT'
  /** Somebody becomes an admin: registered, by a changed user type, by an account that is switched on again, or by another number of an admin. */
  | 'NEW_ADMIN'
  /** Another UPI address of the clinic, or none. */
  | 'UPI_ADDRESS';

/** Status of a change that a second admin approves. */
export type ApprovalStatus =
  /** A second admin approved it. */
  | 'APPROVED'
  /** Nobody decided within 24 hours. */
  | 'LAPSED'
  /** It waits for a second admin. */
  | 'PENDING'
  /** A second admin refused it. */
  | 'REFUSED'
  /** The admin who asked withdrew it. */
  | 'WITHDRAWN';

export type ApprovalRowFragment = { readonly id: string, readonly kind: ApprovalKind, readonly subject: string, readonly requestedBy: string, readonly requestedAt: string, readonly expiresAt: string, readonly status: ApprovalStatus, readonly isOwn: boolean, readonly mayDecide: boolean };

export type PendingApprovalsQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingApprovalsQuery = { readonly pendingApprovals: ReadonlyArray<{ readonly id: string, readonly kind: ApprovalKind, readonly subject: string, readonly requestedBy: string, readonly requestedAt: string, readonly expiresAt: string, readonly status: ApprovalStatus, readonly isOwn: boolean, readonly mayDecide: boolean }> };

export type FourEyesQueryVariables = Exact<{ [key: string]: never; }>;


export type FourEyesQuery = { readonly fourEyes: boolean };

export type ApproveChangeMutationVariables = Exact<{
  id: string;
  decision: ApprovalDecision;
}>;


export type ApproveChangeMutation = { readonly approveChange: { readonly id: string, readonly kind: ApprovalKind, readonly subject: string, readonly requestedBy: string, readonly requestedAt: string, readonly expiresAt: string, readonly status: ApprovalStatus, readonly isOwn: boolean, readonly mayDecide: boolean } };

export type WithdrawChangeMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawChangeMutation = { readonly withdrawChange: { readonly id: string, readonly kind: ApprovalKind, readonly subject: string, readonly requestedBy: string, readonly requestedAt: string, readonly expiresAt: string, readonly status: ApprovalStatus, readonly isOwn: boolean, readonly mayDecide: boolean } };

export type SetFourEyesMutationVariables = Exact<{
  isOn: boolean;
}>;


export type SetFourEyesMutation = { readonly setFourEyes: boolean };

export const ApprovalRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Approval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"mayDecide"}}]}}]} as unknown as DocumentNode<ApprovalRowFragment, unknown>;
export const PendingApprovalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingApprovals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingApprovals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Approval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"mayDecide"}}]}}]} as unknown as DocumentNode<PendingApprovalsQuery, PendingApprovalsQueryVariables>;
export const FourEyesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FourEyes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fourEyes"}}]}}]} as unknown as DocumentNode<FourEyesQuery, FourEyesQueryVariables>;
export const ApproveChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalDecision"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"decision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Approval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"mayDecide"}}]}}]} as unknown as DocumentNode<ApproveChangeMutation, ApproveChangeMutationVariables>;
export const WithdrawChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Approval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"mayDecide"}}]}}]} as unknown as DocumentNode<WithdrawChangeMutation, WithdrawChangeMutationVariables>;
export const SetFourEyesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFourEyes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFourEyes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}}}]}]}}]} as unknown as DocumentNode<SetFourEyesMutation, SetFourEyesMutationVariables>;
export const usePendingApprovalsQuery = (options: useQuery.Options<PendingApprovalsQuery, PendingApprovalsQueryVariables> | SkipToken = {}) => useQuery(PendingApprovalsDocument, options);
export const useFourEyesQuery = (options: useQuery.Options<FourEyesQuery, FourEyesQueryVariables> | SkipToken = {}) => useQuery(FourEyesDocument, options);
export const useApproveChangeMutation = (options?: useMutation.Options<ApproveChangeMutation, ApproveChangeMutationVariables>) => useMutation<ApproveChangeMutation, ApproveChangeMutationVariables>(ApproveChangeDocument, options);
export const useWithdrawChangeMutation = (options?: useMutation.Options<WithdrawChangeMutation, WithdrawChangeMutationVariables>) => useMutation<WithdrawChangeMutation, WithdrawChangeMutationVariables>(WithdrawChangeDocument, options);
export const useSetFourEyesMutation = (options?: useMutation.Options<SetFourEyesMutation, SetFourEyesMutationVariables>) => useMutation<SetFourEyesMutation, SetFourEyesMutationVariables>(SetFourEyesDocument, options);