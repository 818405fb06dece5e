/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a fee is reckoned. */
export type FeeBasis =
  /** A fixed amount: `amount`. */
  | 'AMOUNT'
  /** No fee. */
  | 'NONE'
  /** `percent` of the price that was agreed for the session, rounded down to the paisa; no fee without a price. */
  | 'PERCENT';

/** Where a session takes place. */
export type SessionType =
  /** At the clinic. */
  | 'CLINIC'
  /** At the patient's home. */
  | 'HOME'
  /** By video. */
  | 'TELE';

export type BookingTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingTermsQuery = { readonly bookingTerms: { readonly noticeHours: number, readonly fees: { readonly firstFree: number, readonly lateCancel: { readonly basis: FeeBasis, readonly amount: number | null, readonly percent: number | null }, readonly noShow: { readonly basis: FeeBasis, readonly amount: number | null, readonly percent: number | null } }, readonly prices: ReadonlyArray<{ readonly sessionType: SessionType, readonly physiotherapistId: string, readonly price: number }> } };

export type FeeFragment = { readonly basis: FeeBasis, readonly amount: number | null, readonly percent: number | null };

export const FeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeeRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]} as unknown as DocumentNode<FeeFragment, unknown>;
export const BookingTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lateCancel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noShow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstFree"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapistId"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeeRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]} as unknown as DocumentNode<BookingTermsQuery, BookingTermsQueryVariables>;
export const useBookingTermsQuery = (options: useQuery.Options<BookingTermsQuery, BookingTermsQueryVariables> | SkipToken = {}) => useQuery(BookingTermsDocument, options);