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

export type OwnChannelConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnChannelConsentsQuery = { readonly channelConsents: ReadonlyArray<{ readonly channel: MessageChannel, readonly given: boolean, readonly words: string, readonly reaches: boolean }> };

export type SetOwnChannelConsentMutationVariables = Exact<{
  channel: MessageChannel;
  given: boolean;
}>;


export type SetOwnChannelConsentMutation = { readonly setChannelConsent: { readonly given: boolean } };

export type OwnEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnEmailQuery = { readonly emailIsOffered: boolean, readonly me: { readonly id: string, readonly email: string | null, readonly emailConfirmedAt: string | null } | null };

export type SaveOwnEmailMutationVariables = Exact<{
  email: string;
}>;


export type SaveOwnEmailMutation = { readonly updateProfile: { readonly id: string, readonly email: string | null, readonly emailConfirmedAt: string | null } };

export type SendEmailCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendEmailCodeMutation = { readonly sendEmailCode: boolean };

export type ConfirmEmailMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmEmailMutation = { readonly confirmEmail: { readonly id: string, readonly email: string | null, readonly emailConfirmedAt: string | null } };


export const OwnChannelConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnChannelConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"reaches"}}]}}]}}]} as unknown as DocumentNode<OwnChannelConsentsQuery, OwnChannelConsentsQueryVariables>;
export const SetOwnChannelConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetOwnChannelConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageChannel"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"given"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setChannelConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"channel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channel"}}},{"kind":"Argument","name":{"kind":"Name","value":"given"},"value":{"kind":"Variable","name":{"kind":"Name","value":"given"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"given"}}]}}]}}]} as unknown as DocumentNode<SetOwnChannelConsentMutation, SetOwnChannelConsentMutationVariables>;
export const OwnEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailIsOffered"}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}}]}}]}}]} as unknown as DocumentNode<OwnEmailQuery, OwnEmailQueryVariables>;
export const SaveOwnEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveOwnEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}}]}}]}}]} as unknown as DocumentNode<SaveOwnEmailMutation, SaveOwnEmailMutationVariables>;
export const SendEmailCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEmailCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEmailCode"}}]}}]} as unknown as DocumentNode<SendEmailCodeMutation, SendEmailCodeMutationVariables>;
export const ConfirmEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}}]}}]}}]} as unknown as DocumentNode<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const useOwnChannelConsentsQuery = (options: useQuery.Options<OwnChannelConsentsQuery, OwnChannelConsentsQueryVariables> | SkipToken = {}) => useQuery(OwnChannelConsentsDocument, options);
export const useSetOwnChannelConsentMutation = (options?: useMutation.Options<SetOwnChannelConsentMutation, SetOwnChannelConsentMutationVariables>) => useMutation<SetOwnChannelConsentMutation, SetOwnChannelConsentMutationVariables>(SetOwnChannelConsentDocument, options);
export const useOwnEmailQuery = (options: useQuery.Options<OwnEmailQuery, OwnEmailQueryVariables> | SkipToken = {}) => useQuery(OwnEmailDocument, options);
export const useSaveOwnEmailMutation = (options?: useMutation.Options<SaveOwnEmailMutation, SaveOwnEmailMutationVariables>) => useMutation<SaveOwnEmailMutation, SaveOwnEmailMutationVariables>(SaveOwnEmailDocument, options);
export const useSendEmailCodeMutation = (options?: useMutation.Options<SendEmailCodeMutation, SendEmailCodeMutationVariables>) => useMutation<SendEmailCodeMutation, SendEmailCodeMutationVariables>(SendEmailCodeDocument, options);
export const useConfirmEmailMutation = (options?: useMutation.Options<ConfirmEmailMutation, ConfirmEmailMutationVariables>) => useMutation<ConfirmEmailMutation, ConfirmEmailMutationVariables>(ConfirmEmailDocument, options);