/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a session takes place. */
export type SessionType =
  /** At the clinic. */
  | 'CLINIC'
  /** At the patient's home. */
  | 'HOME'
  /** By video. */
  | 'TELE';

/** A patient to put on the waiting list. */
export type WaitingListInput = {
  /** 5 to 480; the offer's when left out, or that of the session that is to come earlier. */
  readonly durationMinutes?: number | null | undefined;
  /** Not before today; today when left out. */
  readonly earliest?: string | null | undefined;
  /** HH:MM. */
  readonly from?: string;
  /** A scheduled session of the same patient and kind that has not begun. */
  readonly insteadOfId?: string | null | undefined;
  /** False unless said otherwise. */
  readonly isUrgent?: boolean;
  /** Not before `earliest`, at most 366 days ahead. */
  readonly latest?: string | null | undefined;
  /** Up to 200 characters. */
  readonly note?: string | null | undefined;
  /** The record, by UUID or PT- number; an incomplete one is accepted, and a HOME session needs its address. */
  readonly patientId: string;
  /** Anybody when left out. */
  readonly physiotherapistId?: string | null | undefined;
  /** Where. */
  readonly sessionType: SessionType;
  /** HH:MM, after `from` by at least the length of the session. */
  readonly until?: string;
  /** Each once; any when empty. */
  readonly weekdays?: ReadonlyArray<Weekday>;
};

/** Where an entry of the waiting list stands. */
export type WaitingStatus =
  /** Got a time. */
  | 'BOOKED'
  /** Its last day has passed. */
  | 'EXPIRED'
  /** Waits. */
  | 'WAITING'
  /** Waits no more. */
  | 'WITHDRAWN';

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

export type WaitingRowFragment = { readonly id: string, readonly phone: string | null, readonly sessionType: SessionType, readonly durationMinutes: number, readonly weekdays: ReadonlyArray<Weekday>, readonly from: string, readonly until: string, readonly earliest: string, readonly latest: string | null, readonly isUrgent: boolean, readonly note: string | null, readonly status: WaitingStatus, readonly createdAt: string, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null, readonly insteadOf: { readonly id: string, readonly appointmentDate: string } | null, readonly appointment: { readonly id: string, readonly appointmentDate: string } | null };

export type WaitingListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  status?: WaitingStatus | null | undefined;
}>;


export type WaitingListQuery = { readonly waitingList: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly phone: string | null, readonly sessionType: SessionType, readonly durationMinutes: number, readonly weekdays: ReadonlyArray<Weekday>, readonly from: string, readonly until: string, readonly earliest: string, readonly latest: string | null, readonly isUrgent: boolean, readonly note: string | null, readonly status: WaitingStatus, readonly createdAt: string, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null, readonly insteadOf: { readonly id: string, readonly appointmentDate: string } | null, readonly appointment: { readonly id: string, readonly appointmentDate: string } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type SessionsToBringForwardQueryVariables = Exact<{
  patientId: string;
  from: string;
}>;


export type SessionsToBringForwardQuery = { readonly appointments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly appointmentDate: string, readonly sessionType: SessionType } }> } };

export type AddToWaitingListMutationVariables = Exact<{
  input: WaitingListInput;
  idempotencyKey: string;
}>;


export type AddToWaitingListMutation = { readonly addToWaitingList: { readonly id: string, readonly phone: string | null, readonly sessionType: SessionType, readonly durationMinutes: number, readonly weekdays: ReadonlyArray<Weekday>, readonly from: string, readonly until: string, readonly earliest: string, readonly latest: string | null, readonly isUrgent: boolean, readonly note: string | null, readonly status: WaitingStatus, readonly createdAt: string, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null, readonly insteadOf: { readonly id: string, readonly appointmentDate: string } | null, readonly appointment: { readonly id: string, readonly appointmentDate: string } | null } };

export type WithdrawFromWaitingListMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type WithdrawFromWaitingListMutation = { readonly withdrawFromWaitingList: { readonly id: string, readonly phone: string | null, readonly sessionType: SessionType, readonly durationMinutes: number, readonly weekdays: ReadonlyArray<Weekday>, readonly from: string, readonly until: string, readonly earliest: string, readonly latest: string | null, readonly isUrgent: boolean, readonly note: string | null, readonly status: WaitingStatus, readonly createdAt: string, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly physiotherapist: { readonly id: string, readonly name: string } | null, readonly insteadOf: { readonly id: string, readonly appointmentDate: string } | null, readonly appointment: { readonly id: string, readonly appointmentDate: string } | null } };

export type BookFromWaitingListMutationVariables = Exact<{
  id: string;
  startsAt: string;
  physiotherapistId: string;
  overrideReason?: string | null | undefined;
}>;


export type BookFromWaitingListMutation = { readonly bookFromWaitingList: { readonly id: string, readonly appointmentDate: string } };

export const WaitingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}},{"kind":"Field","name":{"kind":"Name","value":"isUrgent"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"insteadOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<WaitingRowFragment, unknown>;
export const WaitingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}},{"kind":"Field","name":{"kind":"Name","value":"isUrgent"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"insteadOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<WaitingListQuery, WaitingListQueryVariables>;
export const SessionsToBringForwardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionsToBringForward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"SCHEDULED"}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SessionsToBringForwardQuery, SessionsToBringForwardQueryVariables>;
export const AddToWaitingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}},{"kind":"Field","name":{"kind":"Name","value":"isUrgent"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"insteadOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddToWaitingListMutation, AddToWaitingListMutationVariables>;
export const WithdrawFromWaitingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawFromWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawFromWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"earliest"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}},{"kind":"Field","name":{"kind":"Name","value":"isUrgent"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"insteadOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<WithdrawFromWaitingListMutation, WithdrawFromWaitingListMutationVariables>;
export const BookFromWaitingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookFromWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startsAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"physiotherapistId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overrideReason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookFromWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"startsAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startsAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"physiotherapistId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"physiotherapistId"}}},{"kind":"Argument","name":{"kind":"Name","value":"overrideReason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overrideReason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}}]}}]} as unknown as DocumentNode<BookFromWaitingListMutation, BookFromWaitingListMutationVariables>;
export const useWaitingListQuery = (options: (useQuery.Options<WaitingListQuery, WaitingListQueryVariables> & { variables: WaitingListQueryVariables }) | SkipToken) => useQuery(WaitingListDocument, options);
export const useSessionsToBringForwardQuery = (options: (useQuery.Options<SessionsToBringForwardQuery, SessionsToBringForwardQueryVariables> & { variables: SessionsToBringForwardQueryVariables }) | SkipToken) => useQuery(SessionsToBringForwardDocument, options);
export const useAddToWaitingListMutation = (options?: useMutation.Options<AddToWaitingListMutation, AddToWaitingListMutationVariables>) => useMutation<AddToWaitingListMutation, AddToWaitingListMutationVariables>(AddToWaitingListDocument, options);
export const useWithdrawFromWaitingListMutation = (options?: useMutation.Options<WithdrawFromWaitingListMutation, WithdrawFromWaitingListMutationVariables>) => useMutation<WithdrawFromWaitingListMutation, WithdrawFromWaitingListMutationVariables>(WithdrawFromWaitingListDocument, options);
export const useBookFromWaitingListMutation = (options?: useMutation.Options<BookFromWaitingListMutation, BookFromWaitingListMutationVariables>) => useMutation<BookFromWaitingListMutation, BookFromWaitingListMutationVariables>(BookFromWaitingListDocument, options);