/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** By which way a message goes. */
export type MessageChannel =
  /** E-mail. */
  | 'EMAIL'
  /** Text message. */
  | 'SMS'
  /** WhatsApp Business. */
  | 'WHATSAPP';

export type ChannelRowFragment = { readonly channel: MessageChannel, readonly provider: string, readonly rank: number, readonly isPaused: boolean, readonly takenAt: string | null, readonly failedAt: string | null, readonly failure: string | null, readonly credit: number | null, readonly isCreditLow: boolean };

export type ChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChannelsQuery = { readonly channels: ReadonlyArray<{ readonly channel: MessageChannel, readonly provider: string, readonly rank: number, readonly isPaused: boolean, readonly takenAt: string | null, readonly failedAt: string | null, readonly failure: string | null, readonly credit: number | null, readonly isCreditLow: boolean }> };

export type SendTestMessageMutationVariables = Exact<{
  channel: MessageChannel;
  provider: string;
}>;


export type SendTestMessageMutation = { readonly sendTestMessage: { readonly isTaken: boolean, readonly sentence: string, readonly milliseconds: number } };

export const ChannelRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"isPaused"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"isCreditLow"}}]}}]} as unknown as DocumentNode<ChannelRowFragment, unknown>;
export const ChannelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"isPaused"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"isCreditLow"}}]}}]} as unknown as DocumentNode<ChannelsQuery, ChannelsQueryVariables>;
export const SendTestMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageChannel"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"channel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channel"}}},{"kind":"Argument","name":{"kind":"Name","value":"provider"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provider"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTaken"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"milliseconds"}}]}}]}}]} as unknown as DocumentNode<SendTestMessageMutation, SendTestMessageMutationVariables>;
export const useChannelsQuery = (options: useQuery.Options<ChannelsQuery, ChannelsQueryVariables> | SkipToken = {}) => useQuery(ChannelsDocument, options);
export const useSendTestMessageMutation = (options?: useMutation.Options<SendTestMessageMutation, SendTestMessageMutationVariables>) => useMutation<SendTestMessageMutation, SendTestMessageMutationVariables>(SendTestMessageDocument, options);