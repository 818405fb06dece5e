/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A patient's decision about a client. */
export type ConsentDecision =
  /** The client may not read the record, whatever other consent is recorded. */
  | 'DENY'
  /** The client may read the record. */
  | 'PERMIT';

/** Purpose for which the client uses the data. */
export type DataPurpose =
  /** Operation of the hospital or the clinic. */
  | 'OPERATIONS'
  /** Payment for the treatment. */
  | 'PAYMENT'
  /** Treatment of the patient. */
  | 'TREATMENT';

export type RecordReaderFragment = { readonly clientId: string, readonly name: string, readonly purpose: DataPurpose, readonly mayRead: boolean, readonly since: string | null, readonly decision: ConsentDecision | null, readonly saidAt: string | null, readonly lastReadAt: string | null, readonly referredUntil: string | null };

export type RecordReadersQueryVariables = Exact<{ [key: string]: never; }>;


export type RecordReadersQuery = { readonly me: { readonly id: string, readonly language: string } | null, readonly myRecordReaders: ReadonlyArray<{ readonly clientId: string, readonly name: string, readonly purpose: DataPurpose, readonly mayRead: boolean, readonly since: string | null, readonly decision: ConsentDecision | null, readonly saidAt: string | null, readonly lastReadAt: string | null, readonly referredUntil: string | null }> };

export type RefuseRecordReaderMutationVariables = Exact<{
  clientId: string;
}>;


export type RefuseRecordReaderMutation = { readonly refuseRecordReader: { readonly clientId: string, readonly name: string, readonly purpose: DataPurpose, readonly mayRead: boolean, readonly since: string | null, readonly decision: ConsentDecision | null, readonly saidAt: string | null, readonly lastReadAt: string | null, readonly referredUntil: string | null } };

export type AllowRecordReaderMutationVariables = Exact<{
  clientId: string;
}>;


export type AllowRecordReaderMutation = { readonly allowRecordReader: { readonly clientId: string, readonly name: string, readonly purpose: DataPurpose, readonly mayRead: boolean, readonly since: string | null, readonly decision: ConsentDecision | null, readonly saidAt: string | null, readonly lastReadAt: string | null, readonly referredUntil: string | null } };

export const RecordReaderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordReader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordReader"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"mayRead"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"saidAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}},{"kind":"Field","name":{"kind":"Name","value":"referredUntil"}}]}}]} as unknown as DocumentNode<RecordReaderFragment, unknown>;
export const RecordReadersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordReaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myRecordReaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordReader"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordReader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordReader"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"mayRead"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"saidAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}},{"kind":"Field","name":{"kind":"Name","value":"referredUntil"}}]}}]} as unknown as DocumentNode<RecordReadersQuery, RecordReadersQueryVariables>;
export const RefuseRecordReaderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseRecordReader"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseRecordReader"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"clientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordReader"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordReader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordReader"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"mayRead"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"saidAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}},{"kind":"Field","name":{"kind":"Name","value":"referredUntil"}}]}}]} as unknown as DocumentNode<RefuseRecordReaderMutation, RefuseRecordReaderMutationVariables>;
export const AllowRecordReaderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AllowRecordReader"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowRecordReader"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"clientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordReader"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordReader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordReader"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"mayRead"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"saidAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}},{"kind":"Field","name":{"kind":"Name","value":"referredUntil"}}]}}]} as unknown as DocumentNode<AllowRecordReaderMutation, AllowRecordReaderMutationVariables>;
export const useRecordReadersQuery = (options: useQuery.Options<RecordReadersQuery, RecordReadersQueryVariables> | SkipToken = {}) => useQuery(RecordReadersDocument, options);
export const useRefuseRecordReaderMutation = (options?: useMutation.Options<RefuseRecordReaderMutation, RefuseRecordReaderMutationVariables>) => useMutation<RefuseRecordReaderMutation, RefuseRecordReaderMutationVariables>(RefuseRecordReaderDocument, options);
export const useAllowRecordReaderMutation = (options?: useMutation.Options<AllowRecordReaderMutation, AllowRecordReaderMutationVariables>) => useMutation<AllowRecordReaderMutation, AllowRecordReaderMutationVariables>(AllowRecordReaderDocument, options);