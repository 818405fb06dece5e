/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An absence, with all that follows from it. */
export type AbsenceInput = {
  /** Who stands in for the patients on those days, at most 5; then the absence lasts at most 61 days. */
  readonly coveredBy?: ReadonlyArray<string>;
  /** As in LeaveInput. */
  readonly from: string;
  /** Up to 200 characters; shown to admins alone. */
  readonly note?: string | null | undefined;
  /** Who is away; the id of their account is accepted, too. */
  readonly physiotherapistId: string;
  /** Who takes which session, at most 200; the others keep their time and wait for somebody. */
  readonly standIns?: ReadonlyArray<StandInInput>;
  /** As in LeaveInput. */
  readonly until: string;
};

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

/** Where a session takes place. */
export type SessionType =
  /** At the clinic. */
  | 'CLINIC'
  /** At the patient's home. */
  | 'HOME'
  /** By video. */
  | 'TELE';

/** Who takes one session of an absence. */
export type StandInInput = {
  /** The session. */
  readonly appointmentId: string;
  /** Who takes it. */
  readonly physiotherapistId: string;
  /** As it was read. */
  readonly version?: number | null | undefined;
};

export type AbsenceRowFragment = { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly status: AppointmentStatus, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string } };

export type ProposeAbsenceQueryVariables = Exact<{
  physiotherapistId: string;
  from: string;
  until: string;
}>;


export type ProposeAbsenceQuery = { readonly proposeAbsence: ReadonlyArray<{ readonly appointment: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly status: AppointmentStatus, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string } }, readonly candidates: ReadonlyArray<{ readonly id: string, readonly name: string }> }> };

export type ArrangeAbsenceMutationVariables = Exact<{
  input: AbsenceInput;
  idempotencyKey: string;
}>;


export type ArrangeAbsenceMutation = { readonly arrangeAbsence: { readonly leave: { readonly id: string }, readonly reassigned: ReadonlyArray<{ readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly status: AppointmentStatus, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string } }>, readonly waiting: ReadonlyArray<{ readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly status: AppointmentStatus, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string } }>, readonly refused: ReadonlyArray<{ readonly appointmentId: string, readonly message: string }> } };

export const AbsenceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AbsenceRowFragment, unknown>;
export const ProposeAbsenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProposeAbsence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"physiotherapistId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeAbsence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"physiotherapistId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"physiotherapistId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbsenceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ProposeAbsenceQuery, ProposeAbsenceQueryVariables>;
export const ArrangeAbsenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArrangeAbsence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arrangeAbsence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reassigned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbsenceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbsenceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ArrangeAbsenceMutation, ArrangeAbsenceMutationVariables>;
export const useProposeAbsenceQuery = (options: (useQuery.Options<ProposeAbsenceQuery, ProposeAbsenceQueryVariables> & { variables: ProposeAbsenceQueryVariables }) | SkipToken) => useQuery(ProposeAbsenceDocument, options);
export const useArrangeAbsenceMutation = (options?: useMutation.Options<ArrangeAbsenceMutation, ArrangeAbsenceMutationVariables>) => useMutation<ArrangeAbsenceMutation, ArrangeAbsenceMutationVariables>(ArrangeAbsenceDocument, options);