/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What became of an event of the payment gateway. */
export type GatewayEventStatus =
  /** Its money or refund was booked. */
  | 'APPLIED'
  /** It says nothing that is booked, or nothing new. */
  | 'IGNORED'
  /** Its money was booked as a further payment: what it was asked for had been settled, failed or canceled before. */
  | 'SECOND'
  /** Nothing here asked for its money: it waits for an admin. */
  | 'UNMATCHED';

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

export type GatewayEventRowFragment = { readonly id: string, readonly event: string, readonly at: string, readonly gatewayPaymentId: string | null, readonly amount: number | null, readonly status: GatewayEventStatus, readonly paymentId: string | null };

export type GatewayEventsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  status?: GatewayEventStatus | null | undefined;
}>;


export type GatewayEventsQuery = { readonly gatewayEvents: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly event: string, readonly at: string, readonly gatewayPaymentId: string | null, readonly amount: number | null, readonly status: GatewayEventStatus, readonly paymentId: string | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type MatchGatewayEventMutationVariables = Exact<{
  id: string;
  patientId: string;
}>;


export type MatchGatewayEventMutation = { readonly matchGatewayEvent: { readonly id: string, readonly status: PaymentStatus } };

export const GatewayEventRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GatewayEventRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GatewayEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayPaymentId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}}]}}]} as unknown as DocumentNode<GatewayEventRowFragment, unknown>;
export const GatewayEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GatewayEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GatewayEventStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gatewayEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GatewayEventRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GatewayEventRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GatewayEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayPaymentId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}}]}}]} as unknown as DocumentNode<GatewayEventsQuery, GatewayEventsQueryVariables>;
export const MatchGatewayEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MatchGatewayEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchGatewayEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<MatchGatewayEventMutation, MatchGatewayEventMutationVariables>;
export const useGatewayEventsQuery = (options: (useQuery.Options<GatewayEventsQuery, GatewayEventsQueryVariables> & { variables: GatewayEventsQueryVariables }) | SkipToken) => useQuery(GatewayEventsDocument, options);
export const useMatchGatewayEventMutation = (options?: useMutation.Options<MatchGatewayEventMutation, MatchGatewayEventMutationVariables>) => useMutation<MatchGatewayEventMutation, MatchGatewayEventMutationVariables>(MatchGatewayEventDocument, options);