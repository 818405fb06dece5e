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

/** Role in which somebody made an entry. */
export type EnteredAs =
  /** An admin, or the system. */
  | 'ADMIN'
  /** A doctor. */
  | 'DOCTOR'
  /** A family member whom the patient granted access; of entries alone. */
  | 'FAMILY'
  /** The patient. */
  | 'PATIENT'
  /** A physiotherapist. */
  | 'PHYSIOTHERAPIST'
  /** The front desk; of sessions alone. */
  | 'RECEPTION';

/** State of a planned session. */
export type PlanSessionState =
  /** Open, booked or not. */
  | 'AHEAD'
  /** Removed from the plan by a clinician. */
  | 'CANCELLED'
  /** Took place. */
  | 'DONE'
  /** Missed and not made up. */
  | 'MISSED';

/** Status of a plan. */
export type PlanStatus =
  /** In progress. */
  | 'ACTIVE'
  /** The last phase was left. */
  | 'COMPLETED'
  /** Stopped before the end. */
  | 'STOPPED';

/** Kind of a session event. */
export type SessionEventKind =
  /** An appointment was booked for the session. */
  | 'BOOKED'
  /** The session was removed from the plan. */
  | 'CANCELLED'
  /** Done was corrected to missed, or missed to done, with a reason. */
  | 'CORRECTED'
  /** The session took place. */
  | 'DONE'
  /** The plan came from a merged record of the same patient; entered once, at the plan's first session, which it does not change. */
  | 'MERGED'
  /** The session was missed. */
  | 'MISSED'
  /** The session was added to the plan. */
  | 'PLANNED'
  /** The session was reopened, and its appointment released. */
  | 'REOPENED'
  /** The appointment was moved. */
  | 'RESCHEDULED'
  /** The booking was canceled; the planned session is open again. */
  | 'UNBOOKED';

export type SessionMomentFragment = { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly appointmentDate: string } }> };

export type PlanSessionsQueryVariables = Exact<{
  patientId: string;
}>;


export type PlanSessionsQuery = { readonly recoveryPlan: { readonly id: string, readonly status: PlanStatus, readonly sessions: ReadonlyArray<{ readonly number: number, readonly phase: number, readonly state: PlanSessionState, readonly appointmentId: string | null }> } | null, readonly scheduled: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly appointmentDate: string } }> }, readonly completed: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly appointmentDate: string } }> }, readonly missed: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly appointmentDate: string } }> } };

export type SessionEventsQueryVariables = Exact<{
  planId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type SessionEventsQuery = { readonly sessionEvents: ReadonlyArray<{ readonly id: string, readonly number: number, readonly kind: SessionEventKind, readonly at: string, readonly reason: string | null, readonly enteredAs: EnteredAs, readonly state: PlanSessionState }> };

export type CancelPlanSessionMutationVariables = Exact<{
  planId: string;
  number: number;
  reason: string;
}>;


export type CancelPlanSessionMutation = { readonly cancelPlanSession: { readonly id: string, readonly version: number } };

export type ReopenPlanSessionMutationVariables = Exact<{
  planId: string;
  number: number;
  reason: string;
}>;


export type ReopenPlanSessionMutation = { readonly reopenPlanSession: { readonly id: string, readonly version: number } };

export type CorrectSessionMutationVariables = Exact<{
  appointmentId: string;
  to: AppointmentStatus;
  reason: string;
}>;


export type CorrectSessionMutation = { readonly correctSession: { readonly id: string, readonly version: number } };

export const SessionMomentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionMoment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}}]}}]}}]} as unknown as DocumentNode<SessionMomentFragment, unknown>;
export const PlanSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"scheduled"},"name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"SCHEDULED"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"LATEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionMoment"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"completed"},"name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"COMPLETED"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"LATEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionMoment"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"missed"},"name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"MISSED"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"LATEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionMoment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionMoment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}}]}}]}}]} as unknown as DocumentNode<PlanSessionsQuery, PlanSessionsQueryVariables>;
export const SessionEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAs"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<SessionEventsQuery, SessionEventsQueryVariables>;
export const CancelPlanSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPlanSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPlanSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<CancelPlanSessionMutation, CancelPlanSessionMutationVariables>;
export const ReopenPlanSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenPlanSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenPlanSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ReopenPlanSessionMutation, ReopenPlanSessionMutationVariables>;
export const CorrectSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<CorrectSessionMutation, CorrectSessionMutationVariables>;
export const usePlanSessionsQuery = (options: (useQuery.Options<PlanSessionsQuery, PlanSessionsQueryVariables> & { variables: PlanSessionsQueryVariables }) | SkipToken) => useQuery(PlanSessionsDocument, options);
export const useSessionEventsQuery = (options: (useQuery.Options<SessionEventsQuery, SessionEventsQueryVariables> & { variables: SessionEventsQueryVariables }) | SkipToken) => useQuery(SessionEventsDocument, options);
export const useCancelPlanSessionMutation = (options?: useMutation.Options<CancelPlanSessionMutation, CancelPlanSessionMutationVariables>) => useMutation<CancelPlanSessionMutation, CancelPlanSessionMutationVariables>(CancelPlanSessionDocument, options);
export const useReopenPlanSessionMutation = (options?: useMutation.Options<ReopenPlanSessionMutation, ReopenPlanSessionMutationVariables>) => useMutation<ReopenPlanSessionMutation, ReopenPlanSessionMutationVariables>(ReopenPlanSessionDocument, options);
export const useCorrectSessionMutation = (options?: useMutation.Options<CorrectSessionMutation, CorrectSessionMutationVariables>) => useMutation<CorrectSessionMutation, CorrectSessionMutationVariables>(CorrectSessionDocument, options);