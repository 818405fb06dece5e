/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What is sent when asked for. */
export type DocumentKind =
  /** A bill that holds. */
  | 'BILL'
  /** Of a live plan. */
  | 'EXERCISE_SHEET'
  /** Of a paid payment with a receipt. */
  | 'RECEIPT'
  /** Of a record; `from` and `until` are required. */
  | 'STATEMENT';

/** By which way a message goes. */
export type MessageChannel =
  /** E-mail. */
  | 'EMAIL'
  /** Text message. */
  | 'SMS'
  /** WhatsApp Business. */
  | 'WHATSAPP';

/** A document to send to its patient. */
export type SendDocumentInput = {
  /** EMAIL, to which the patient said yes. */
  readonly channel: MessageChannel;
  /** What is sent. */
  readonly document: DocumentKind;
  /** First day of a statement. */
  readonly from?: string | null | undefined;
  /** The payment, bill, record or plan. */
  readonly id: string;
  /** Last day of a statement. */
  readonly until?: string | null | undefined;
};

export type SendablePapersQueryVariables = Exact<{
  patientId: string;
}>;


export type SendablePapersQuery = { readonly channelConsents: ReadonlyArray<{ readonly channel: MessageChannel, readonly given: boolean, readonly words: string, readonly reaches: boolean }>, readonly bills: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly number: string, readonly canceledReason: string | null } }> }, readonly paymentsConnection: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly receiptNumber: string | null } }> } };

export type SetPatientEmailConsentMutationVariables = Exact<{
  patientId: string;
  given: boolean;
}>;


export type SetPatientEmailConsentMutation = { readonly setChannelConsent: { readonly given: boolean } };

export type SendDocumentMutationVariables = Exact<{
  input: SendDocumentInput;
}>;


export type SendDocumentMutation = { readonly sendDocument: { readonly id: string, readonly to: string } };


export const SendablePapersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SendablePapers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelConsents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"reaches"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bills"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"canceledReason"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentsConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SendablePapersQuery, SendablePapersQueryVariables>;
export const SetPatientEmailConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPatientEmailConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"given"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setChannelConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"channel"},"value":{"kind":"EnumValue","value":"EMAIL"}},{"kind":"Argument","name":{"kind":"Name","value":"given"},"value":{"kind":"Variable","name":{"kind":"Name","value":"given"}}},{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"given"}}]}}]}}]} as unknown as DocumentNode<SetPatientEmailConsentMutation, SetPatientEmailConsentMutationVariables>;
export const SendDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<SendDocumentMutation, SendDocumentMutationVariables>;
export const useSendablePapersQuery = (options: (useQuery.Options<SendablePapersQuery, SendablePapersQueryVariables> & { variables: SendablePapersQueryVariables }) | SkipToken) => useQuery(SendablePapersDocument, options);
export const useSetPatientEmailConsentMutation = (options?: useMutation.Options<SetPatientEmailConsentMutation, SetPatientEmailConsentMutationVariables>) => useMutation<SetPatientEmailConsentMutation, SetPatientEmailConsentMutationVariables>(SetPatientEmailConsentDocument, options);
export const useSendDocumentMutation = (options?: useMutation.Options<SendDocumentMutation, SendDocumentMutationVariables>) => useMutation<SendDocumentMutation, SendDocumentMutationVariables>(SendDocumentDocument, options);