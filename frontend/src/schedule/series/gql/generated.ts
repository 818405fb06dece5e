/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of an appointment. PENDING becomes SCHEDULED or CANCELED; SCHEDULED becomes CANCELED or, once it has begun, COMPLETED or MISSED. `correctAppointment` corrects a wrong status. */
export type AppointmentStatus =
  /** Canceled. */
  | 'CANCELED'
  /** Took place; set by staff. */
  | 'COMPLETED'
  /** The patient did not come; set by staff, with a reason. */
  | 'MISSED'
  /** Requested; an admin must approve it. */
  | 'PENDING'
  /** Approved; occupies its slot. */
  | 'SCHEDULED';

/** Sessions to book together, as they were looked at. */
export type BookSeriesInput = {
  /** Length in minutes, 5 to 480; the offer's when left out. */
  readonly durationMinutes?: number | null | undefined;
  /** As in BookAppointmentInput, for all of them; never onto another session. */
  readonly overrideReason?: string | null | undefined;
  /** The record, by UUID or PT- number. */
  readonly patientId: string;
  /** Who treats. */
  readonly physiotherapistId: string;
  /** Where. */
  readonly sessionType: SessionType;
  /** 1 to 60 different times as in BookAppointmentInput, at most 366 days ahead. */
  readonly startsAt: ReadonlyArray<string>;
  /** REFUSE unless said otherwise. */
  readonly whenTaken?: WhenTaken;
};

/** How the sessions of a series that are ahead change; what is left out stays. */
export type ChangeSeriesInput = {
  /** As in BookAppointmentInput. */
  readonly overrideReason?: string | null | undefined;
  /** Who treats from then on. */
  readonly physiotherapistId?: string | null | undefined;
  /** HH:MM in clinic time, on the same days. */
  readonly time?: string | null | undefined;
  /** REFUSE unless said otherwise; with SKIP those that cannot change stay as they are. */
  readonly whenTaken?: WhenTaken;
};

/** A course of sessions to look at before it is booked, such as three times a week, ten sessions. */
export type SeriesInput = {
  /** How many sessions, 1 to 60; the last at most 366 days ahead. */
  readonly count: number;
  /** Length in minutes, 5 to 480; the offer's when left out. */
  readonly durationMinutes?: number | null | undefined;
  /** The first day that counts; not before today. */
  readonly firstDay: string;
  /** The record, by UUID or PT- number. */
  readonly patientId: string;
  /** Who treats. */
  readonly physiotherapistId: string;
  /** Where. */
  readonly sessionType: SessionType;
  /** HH:MM in clinic time. */
  readonly time: string;
  /** On which weekdays; 1 to 7, each once. */
  readonly weekdays: ReadonlyArray<Weekday>;
};

/** Where a session takes place. */
export type SessionType =
  /** At the clinic. */
  | 'CLINIC'
  /** At the patient's home. */
  | 'HOME'
  /** By video. */
  | 'TELE';

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

/** What becomes of a series of which some times are taken. */
export type WhenTaken =
  /** Nothing is booked. */
  | 'REFUSE'
  /** The free ones are booked, the others named. */
  | 'SKIP';

export type ProposeSeriesQueryVariables = Exact<{
  input: SeriesInput;
}>;


export type ProposeSeriesQuery = { readonly proposeSeries: ReadonlyArray<{ readonly startsAt: string, readonly isFree: boolean, readonly message: string | null, readonly instead: ReadonlyArray<string> }> };

export type SeriesAheadQueryVariables = Exact<{
  seriesId: string;
  from: string;
}>;


export type SeriesAheadQuery = { readonly appointments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly appointmentDate: string } }> } };

export type BookSeriesMutationVariables = Exact<{
  input: BookSeriesInput;
  idempotencyKey: string;
}>;


export type BookSeriesMutation = { readonly bookSeries: { readonly id: string, readonly sessions: ReadonlyArray<{ readonly id: string, readonly appointmentDate: string }> } };

export type ChangeSeriesMutationVariables = Exact<{
  id: string;
  fromAppointmentId: string;
  input: ChangeSeriesInput;
}>;


export type ChangeSeriesMutation = { readonly changeSeries: { readonly id: string, readonly sessions: ReadonlyArray<{ readonly id: string, readonly appointmentDate: string }>, readonly skipped: ReadonlyArray<{ readonly startsAt: string }> } };

export type CancelSeriesMutationVariables = Exact<{
  id: string;
  fromAppointmentId: string;
}>;


export type CancelSeriesMutation = { readonly cancelSeries: ReadonlyArray<{ readonly id: string, readonly status: AppointmentStatus }> };


export const ProposeSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProposeSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"instead"}}]}}]}}]} as unknown as DocumentNode<ProposeSeriesQuery, ProposeSeriesQueryVariables>;
export const SeriesAheadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeriesAhead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seriesId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"seriesId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seriesId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"SCHEDULED"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SeriesAheadQuery, SeriesAheadQueryVariables>;
export const BookSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookSeriesInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}}]}}]}}]} as unknown as DocumentNode<BookSeriesMutation, BookSeriesMutationVariables>;
export const ChangeSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromAppointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeSeriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"fromAppointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromAppointmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeSeriesMutation, ChangeSeriesMutationVariables>;
export const CancelSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromAppointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"fromAppointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromAppointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<CancelSeriesMutation, CancelSeriesMutationVariables>;
export const useProposeSeriesQuery = (options: (useQuery.Options<ProposeSeriesQuery, ProposeSeriesQueryVariables> & { variables: ProposeSeriesQueryVariables }) | SkipToken) => useQuery(ProposeSeriesDocument, options);
export const useSeriesAheadQuery = (options: (useQuery.Options<SeriesAheadQuery, SeriesAheadQueryVariables> & { variables: SeriesAheadQueryVariables }) | SkipToken) => useQuery(SeriesAheadDocument, options);
export const useBookSeriesMutation = (options?: useMutation.Options<BookSeriesMutation, BookSeriesMutationVariables>) => useMutation<BookSeriesMutation, BookSeriesMutationVariables>(BookSeriesDocument, options);
export const useChangeSeriesMutation = (options?: useMutation.Options<ChangeSeriesMutation, ChangeSeriesMutationVariables>) => useMutation<ChangeSeriesMutation, ChangeSeriesMutationVariables>(ChangeSeriesDocument, options);
export const useCancelSeriesMutation = (options?: useMutation.Options<CancelSeriesMutation, CancelSeriesMutationVariables>) => useMutation<CancelSeriesMutation, CancelSeriesMutationVariables>(CancelSeriesDocument, options);