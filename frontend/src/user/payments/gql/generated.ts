/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a charge is for. */
export type ChargeKind =
  /** Something of the price list. */
  | 'ITEM'
  /** Session that the patient canceled within the notice; added by the fee policy. */
  | 'LATE_CANCEL'
  /** Missed session; added by the fee policy, and canceled when the session is corrected. */
  | 'NO_SHOW'
  /** Brought over from the former books by an import. */
  | 'OPENING'
  /** What staff add in their own words. */
  | 'OTHER'
  /** Package, on the day of its sale. */
  | 'PACKAGE'
  /** Completed session that no package covers; added automatically. */
  | 'SESSION';

/** Status of a package. */
export type PackageStatus =
  /** Sessions can use it. */
  | 'ACTIVE'
  /** An admin closed it. */
  | 'CLOSED'
  /** Its last day has passed; by the clock. */
  | 'EXPIRED'
  /** All of its sessions took place. */
  | 'USED_UP';

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

export type OwnPaymentFragment = { readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly status: PaymentStatus, readonly createdAt: string, readonly receivedOn: string | null, readonly receiptNumber: string | null, readonly upiLink: string | null, readonly free: number, readonly isDeposit: boolean, readonly refunds: ReadonlyArray<{ readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly refundedOn: string, readonly number: string }>, readonly allocations: ReadonlyArray<{ readonly amount: number, readonly charge: { readonly id: string, readonly kind: ChargeKind, readonly text: string, readonly day: string } }> };

export type OwnChargeNameFragment = { readonly id: string, readonly kind: ChargeKind, readonly text: string, readonly day: string };

export type OwnPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPaymentsQuery = { readonly me: { readonly id: string, readonly language: string } | null, readonly myBalance: { readonly charged: number, readonly paid: number, readonly refunded: number, readonly credited: number, readonly held: number, readonly due: number }, readonly charges: ReadonlyArray<{ readonly open: number, readonly id: string, readonly kind: ChargeKind, readonly text: string, readonly day: string }>, readonly wallet: { readonly packages: ReadonlyArray<{ readonly id: string, readonly name: string, readonly chargeId: string | null, readonly sessions: number | null, readonly validUntil: string, readonly status: PackageStatus, readonly used: number, readonly left: number | null, readonly due: number }> }, readonly myPayments: ReadonlyArray<{ readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly status: PaymentStatus, readonly createdAt: string, readonly receivedOn: string | null, readonly receiptNumber: string | null, readonly upiLink: string | null, readonly free: number, readonly isDeposit: boolean, readonly refunds: ReadonlyArray<{ readonly id: string, readonly amount: number, readonly method: PaymentMethod, readonly refundedOn: string, readonly number: string }>, readonly allocations: ReadonlyArray<{ readonly amount: number, readonly charge: { readonly id: string, readonly kind: ChargeKind, readonly text: string, readonly day: string } }> }>, readonly bills: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly number: string, readonly day: string, readonly total: number, readonly canceledReason: string | null } }> } };

export type PayOnlineMutationVariables = Exact<{
  idempotencyKey: string;
}>;


export type PayOnlineMutation = { readonly payOnline: { readonly url: string } };

export const OwnChargeNameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnChargeName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}}]} as unknown as DocumentNode<OwnChargeNameFragment, unknown>;
export const OwnPaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPayment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"upiLink"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"refundedOn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"charge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnChargeName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"isDeposit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnChargeName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}}]} as unknown as DocumentNode<OwnPaymentFragment, unknown>;
export const OwnPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charged"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"credited"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"due"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnChargeName"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"due"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPayment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bills"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"canceledReason"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnChargeName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPayment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"upiLink"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"refundedOn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"charge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnChargeName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"isDeposit"}}]}}]} as unknown as DocumentNode<OwnPaymentsQuery, OwnPaymentsQueryVariables>;
export const PayOnlineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayOnline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payOnline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<PayOnlineMutation, PayOnlineMutationVariables>;
export const useOwnPaymentsQuery = (options: useQuery.Options<OwnPaymentsQuery, OwnPaymentsQueryVariables> | SkipToken = {}) => useQuery(OwnPaymentsDocument, options);
export const usePayOnlineMutation = (options?: useMutation.Options<PayOnlineMutation, PayOnlineMutationVariables>) => useMutation<PayOnlineMutation, PayOnlineMutationVariables>(PayOnlineDocument, options);