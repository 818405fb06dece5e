/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of a payment. */
export type PaymentStatus =
  /** Did not go through. */
  | 'FAILED'
  /** Received. */
  | 'PAID'
  /** Expected. */
  | 'PENDING'
  /** Refunded. */
  | 'REFUNDED';

export type UnmatchedMoneyQueryVariables = Exact<{ [key: string]: never; }>;


export type UnmatchedMoneyQuery = { readonly latest: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string } }> }, readonly gatewayEvents: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly event: string, readonly at: string, readonly gatewayPaymentId: string | null, readonly amount: number | null } }> } };

export type MatchGatewayEventMutationVariables = Exact<{
  id: string;
  patientId: string;
}>;


export type MatchGatewayEventMutation = { readonly matchGatewayEvent: { readonly id: string, readonly status: PaymentStatus } };


export const UnmatchedMoneyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnmatchedMoney"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"latest"},"name":{"kind":"Name","value":"gatewayEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"gatewayEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"UNMATCHED"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayPaymentId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UnmatchedMoneyQuery, UnmatchedMoneyQueryVariables>;
export const MatchGatewayEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MatchGatewayEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchGatewayEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<MatchGatewayEventMutation, MatchGatewayEventMutationVariables>;
export const useUnmatchedMoneyQuery = (options: useQuery.Options<UnmatchedMoneyQuery, UnmatchedMoneyQueryVariables> | SkipToken = {}) => useQuery(UnmatchedMoneyDocument, options);
export const useMatchGatewayEventMutation = (options?: useMutation.Options<MatchGatewayEventMutation, MatchGatewayEventMutationVariables>) => useMutation<MatchGatewayEventMutation, MatchGatewayEventMutationVariables>(MatchGatewayEventDocument, options);