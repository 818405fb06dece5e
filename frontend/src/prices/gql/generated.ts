/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of an appointment. PENDING becomes SCHEDULED or CANCELED; SCHEDULED becomes CANCELED or, once it has begun, COMPLETED or MISSED. `correctAppointment` corrects a wrong status. */
export type AppointmentStatus =
  /** Canceled. */
  | 'CANCELED'
  /** Took place; set by staff. */
  | 'COMPLETED'
  /** The patient did not come; set by staff, with a reason. */
  | 'MISSED'
  /** Requested; an admin must approve it. */
  | 'PENDING'
  /** Approved; occupies its slot. */
  | 'SCHEDULED';

/** How a fee is reckoned. */
export type FeeBasis =
  /** A fixed amount: `amount`. */
  | 'AMOUNT'
  /** No fee. */
  | 'NONE'
  /** `percent` of the price that was agreed for the session, rounded down to the paisa; no fee without a price. */
  | 'PERCENT';

export type PriceListQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceListQuery = { readonly priceList: ReadonlyArray<{ readonly id: string, readonly name: string, readonly price: number, readonly gstRate: number }> };

export type SessionFeesQueryVariables = Exact<{
  id: string;
}>;


export type SessionFeesQuery = { readonly sessionFees: { readonly noShow: number, readonly lateCancel: number } };

export type CancelForPatientMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type CancelForPatientMutation = { readonly cancelForPatient: { readonly id: string, readonly status: AppointmentStatus, readonly version: number } };

export type NoShowPolicyQueryVariables = Exact<{ [key: string]: never; }>;


export type NoShowPolicyQuery = { readonly bookingTerms: { readonly fees: { readonly noShow: { readonly basis: FeeBasis } } } };

export type LateCancelPolicyQueryVariables = Exact<{ [key: string]: never; }>;


export type LateCancelPolicyQuery = { readonly bookingTerms: { readonly noticeHours: number, readonly fees: { readonly lateCancel: { readonly basis: FeeBasis } } } };


export const PriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"gstRate"}}]}}]}}]} as unknown as DocumentNode<PriceListQuery, PriceListQueryVariables>;
export const SessionFeesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionFees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionFees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noShow"}},{"kind":"Field","name":{"kind":"Name","value":"lateCancel"}}]}}]}}]} as unknown as DocumentNode<SessionFeesQuery, SessionFeesQueryVariables>;
export const CancelForPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelForPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelForPatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<CancelForPatientMutation, CancelForPatientMutationVariables>;
export const NoShowPolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoShowPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noShow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}}]}}]}}]}}]} as unknown as DocumentNode<NoShowPolicyQuery, NoShowPolicyQueryVariables>;
export const LateCancelPolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LateCancelPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lateCancel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LateCancelPolicyQuery, LateCancelPolicyQueryVariables>;
export const usePriceListQuery = (options: useQuery.Options<PriceListQuery, PriceListQueryVariables> | SkipToken = {}) => useQuery(PriceListDocument, options);
export const useSessionFeesQuery = (options: (useQuery.Options<SessionFeesQuery, SessionFeesQueryVariables> & { variables: SessionFeesQueryVariables }) | SkipToken) => useQuery(SessionFeesDocument, options);
export const useCancelForPatientMutation = (options?: useMutation.Options<CancelForPatientMutation, CancelForPatientMutationVariables>) => useMutation<CancelForPatientMutation, CancelForPatientMutationVariables>(CancelForPatientDocument, options);
export const useNoShowPolicyQuery = (options: useQuery.Options<NoShowPolicyQuery, NoShowPolicyQueryVariables> | SkipToken = {}) => useQuery(NoShowPolicyDocument, options);
export const useLateCancelPolicyQuery = (options: useQuery.Options<LateCancelPolicyQuery, LateCancelPolicyQueryVariables> | SkipToken = {}) => useQuery(LateCancelPolicyDocument, options);