/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnseenNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnseenNoticesQuery = { readonly teamNotices: { readonly unseen: number } };


export const UnseenNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnseenNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unseen"}}]}}]}}]} as unknown as DocumentNode<UnseenNoticesQuery, UnseenNoticesQueryVariables>;
export const useUnseenNoticesQuery = (options: useQuery.Options<UnseenNoticesQuery, UnseenNoticesQueryVariables> | SkipToken = {}) => useQuery(UnseenNoticesDocument, options);