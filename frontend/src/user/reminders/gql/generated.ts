/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Purpose that a patient's consent is asked for. */
export type ConsentPurpose =
  /** Reminders of exercises by push or text message. Reminders of sessions are part of messagePreferences. */
  | 'REMINDERS'
  /** Reports to the patient's doctor by a link. */
  | 'SHARE_REPORTS';

/** Monday to Sunday. */
export type Weekday =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';

export type OwnRemindersQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnRemindersQuery = { readonly me: { readonly id: string } | null, readonly reminderSettings: { readonly at: string, readonly weekdays: ReadonlyArray<Weekday>, readonly devices: number, readonly pushKey: string | null }, readonly myConsents: ReadonlyArray<{ readonly purpose: ConsentPurpose, readonly given: boolean }> };

export type SetReminderConsentMutationVariables = Exact<{
  given: boolean;
}>;


export type SetReminderConsentMutation = { readonly setConsent: { readonly given: boolean } };

export type SetRemindersMutationVariables = Exact<{
  at: string;
  weekdays: ReadonlyArray<Weekday> | Weekday;
}>;


export type SetRemindersMutation = { readonly setReminders: { readonly at: string } };

export type SubscribePushMutationVariables = Exact<{
  endpoint: string;
}>;


export type SubscribePushMutation = { readonly subscribePush: boolean };

export type UnsubscribePushMutationVariables = Exact<{
  endpoint: string;
}>;


export type UnsubscribePushMutation = { readonly unsubscribePush: boolean };


export const OwnRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnReminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminderSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}},{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"given"}}]}}]}}]} as unknown as DocumentNode<OwnRemindersQuery, OwnRemindersQueryVariables>;
export const SetReminderConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetReminderConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"given"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"purpose"},"value":{"kind":"EnumValue","value":"REMINDERS"}},{"kind":"Argument","name":{"kind":"Name","value":"given"},"value":{"kind":"Variable","name":{"kind":"Name","value":"given"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"given"}}]}}]}}]} as unknown as DocumentNode<SetReminderConsentMutation, SetReminderConsentMutationVariables>;
export const SetRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetReminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"weekdays"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Weekday"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setReminders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}},{"kind":"Argument","name":{"kind":"Name","value":"weekdays"},"value":{"kind":"Variable","name":{"kind":"Name","value":"weekdays"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<SetRemindersMutation, SetRemindersMutationVariables>;
export const SubscribePushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribePush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribePush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}]}]}}]} as unknown as DocumentNode<SubscribePushMutation, SubscribePushMutationVariables>;
export const UnsubscribePushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribePush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribePush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}]}]}}]} as unknown as DocumentNode<UnsubscribePushMutation, UnsubscribePushMutationVariables>;
export const useOwnRemindersQuery = (options: useQuery.Options<OwnRemindersQuery, OwnRemindersQueryVariables> | SkipToken = {}) => useQuery(OwnRemindersDocument, options);
export const useSetReminderConsentMutation = (options?: useMutation.Options<SetReminderConsentMutation, SetReminderConsentMutationVariables>) => useMutation<SetReminderConsentMutation, SetReminderConsentMutationVariables>(SetReminderConsentDocument, options);
export const useSetRemindersMutation = (options?: useMutation.Options<SetRemindersMutation, SetRemindersMutationVariables>) => useMutation<SetRemindersMutation, SetRemindersMutationVariables>(SetRemindersDocument, options);
export const useSubscribePushMutation = (options?: useMutation.Options<SubscribePushMutation, SubscribePushMutationVariables>) => useMutation<SubscribePushMutation, SubscribePushMutationVariables>(SubscribePushDocument, options);
export const useUnsubscribePushMutation = (options?: useMutation.Options<UnsubscribePushMutation, UnsubscribePushMutationVariables>) => useMutation<UnsubscribePushMutation, UnsubscribePushMutationVariables>(UnsubscribePushDocument, options);