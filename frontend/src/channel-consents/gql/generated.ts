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

export type PatientChannelConsentsQueryVariables = Exact<{
  patientId: string;
}>;


export type PatientChannelConsentsQuery = { readonly channelConsents: ReadonlyArray<{ readonly channel: MessageChannel, readonly given: boolean, readonly at: string | null, readonly by: string | null, readonly words: string, readonly reaches: boolean }> };

export type SetPatientChannelConsentMutationVariables = Exact<{
  patientId: string;
  channel: MessageChannel;
  given: boolean;
}>;


export type SetPatientChannelConsentMutation = { readonly setChannelConsent: { readonly given: boolean } };


export const PatientChannelConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientChannelConsents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelConsents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"reaches"}}]}}]}}]} as unknown as DocumentNode<PatientChannelConsentsQuery, PatientChannelConsentsQueryVariables>;
export const SetPatientChannelConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPatientChannelConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageChannel"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"given"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setChannelConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"channel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channel"}}},{"kind":"Argument","name":{"kind":"Name","value":"given"},"value":{"kind":"Variable","name":{"kind":"Name","value":"given"}}},{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"given"}}]}}]}}]} as unknown as DocumentNode<SetPatientChannelConsentMutation, SetPatientChannelConsentMutationVariables>;
export const usePatientChannelConsentsQuery = (options: (useQuery.Options<PatientChannelConsentsQuery, PatientChannelConsentsQueryVariables> & { variables: PatientChannelConsentsQueryVariables }) | SkipToken) => useQuery(PatientChannelConsentsDocument, options);
export const useSetPatientChannelConsentMutation = (options?: useMutation.Options<SetPatientChannelConsentMutation, SetPatientChannelConsentMutationVariables>) => useMutation<SetPatientChannelConsentMutation, SetPatientChannelConsentMutationVariables>(SetPatientChannelConsentDocument, options);