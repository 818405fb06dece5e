/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Payment method. */
export type PaymentMethod =
  /** Debit or credit card. */
  | 'CARD'
  /** Cash. */
  | 'CASH'
  /** Net banking. */
  | 'NET_BANKING'
  /** Unified Payments Interface. */
  | 'UPI';

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

export type OwnPaymentFragment = { readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly status: PaymentStatus, readonly createdAt: string, readonly receivedOn: string | null, readonly receiptNumber: string | null, readonly upiLink: string | null, readonly refunds: ReadonlyArray<{ readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly refundedOn: string, readonly number: string }> };

export type OwnPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPaymentsQuery = { readonly me: { readonly id: string, readonly language: string } | null, readonly myBalance: { readonly charged: number, readonly paid: number, readonly refunded: number, readonly due: number }, readonly myPayments: ReadonlyArray<{ readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly status: PaymentStatus, readonly createdAt: string, readonly receivedOn: string | null, readonly receiptNumber: string | null, readonly upiLink: string | null, readonly refunds: ReadonlyArray<{ readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly refundedOn: string, readonly number: string }> }> };

export const OwnPaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPayment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"upiLink"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"refundedOn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<OwnPaymentFragment, unknown>;
export const OwnPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"due"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPayment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPayment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"upiLink"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"refundedOn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<OwnPaymentsQuery, OwnPaymentsQueryVariables>;
export const useOwnPaymentsQuery = (options: useQuery.Options<OwnPaymentsQuery, OwnPaymentsQueryVariables> | SkipToken = {}) => useQuery(OwnPaymentsDocument, options);