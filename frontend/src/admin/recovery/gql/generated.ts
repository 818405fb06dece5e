/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The operated side. */
export type BodySide =
  /** Left. */
  | 'LEFT'
  /** For operations on the spine. */
  | 'NONE'
  /** Right. */
  | 'RIGHT';

/** A plan to create. */
export type CreatePlanInput = {
  /** Doctor in charge, an id of `doctors`. */
  readonly doctorId: string;
  /** The patient's record, by UUID or PT- number; complete, without a live plan. */
  readonly patientId: string;
  /** Physiotherapist, an id of `physiotherapists`. */
  readonly physiotherapistId: string;
  /** An approved protocol version. */
  readonly protocolVersionId: string;
  /** Who referred the patient, up to 500 characters. */
  readonly referral?: string | null | undefined;
  /** Operated side; NONE for an operation without a side. */
  readonly side: BodySide;
  /** Day of the operation: today or up to 365 days back. */
  readonly surgeryDate: string;
};

/** Where what a plan prescribes comes from. */
export type PlanKind =
  /** A programme: written for this patient by a physiotherapist; no doctor signs it. */
  | 'PROGRAMME'
  /** An approved protocol version, after an operation. */
  | 'PROTOCOL';

/** Status of a plan. */
export type PlanStatus =
  /** In progress. */
  | 'ACTIVE'
  /** The last phase was left. */
  | 'COMPLETED'
  /** Stopped before the end. */
  | 'STOPPED';

/** Status of a protocol version. */
export type ProtocolStatus =
  /** Signed by a doctor; cannot be changed. */
  | 'APPROVED'
  /** Not signed. */
  | 'DRAFT'
  /** Signed before; new plans cannot use it. */
  | 'RETIRED';

/** Severity of a danger sign. */
export type Severity =
  /** The patient calls 112 at once; the doctor is notified within 15 minutes. */
  | 'EMERGENCY'
  /** The doctor must answer within two hours. */
  | 'URGENT';

export type StopPlanMutationVariables = Exact<{
  planId: string;
  reason: string;
}>;


export type StopPlanMutation = { readonly stopPlan: { readonly id: string, readonly version: number } };

export type AddPlanSessionsMutationVariables = Exact<{
  planId: string;
  count: number;
  reason: string;
}>;


export type AddPlanSessionsMutation = { readonly addPlanSessions: { readonly id: string, readonly version: number } };

export type PatientPlanQueryVariables = Exact<{
  patientId: string;
}>;


export type PatientPlanQuery = { readonly recoveryPlan: { readonly id: string, readonly kind: PlanKind, readonly protocolName: string, readonly protocolVersion: number, readonly isSample: boolean, readonly surgeryDate: string, readonly side: BodySide, readonly status: PlanStatus, readonly phase: number, readonly physiotherapistName: string | null, readonly doctorName: string | null, readonly referral: string | null, readonly version: number, readonly phases: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly ledger: { readonly planned: number, readonly done: number, readonly cancelled: number, readonly missedInAll: number, readonly ahead: number }, readonly openTask: { readonly id: string, readonly severity: Severity } | null } | null };

export type PlanChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanChoicesQuery = { readonly protocols: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isSample: boolean, readonly versions: ReadonlyArray<{ readonly id: string, readonly number: number, readonly status: ProtocolStatus }> }>, readonly physiotherapists: ReadonlyArray<{ readonly id: string, readonly name: string, readonly specialization: string }>, readonly doctors: ReadonlyArray<{ readonly id: string, readonly name: string, readonly specialization: string }> };

export type StartPlanMutationVariables = Exact<{
  input: CreatePlanInput;
  idempotencyKey: string;
}>;


export type StartPlanMutation = { readonly createPlan: { readonly id: string, readonly protocolName: string, readonly ledger: { readonly planned: number } } };

export type TeamChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamChoicesQuery = { readonly physiotherapists: ReadonlyArray<{ readonly id: string, readonly name: string, readonly specialization: string }>, readonly doctors: ReadonlyArray<{ readonly id: string, readonly name: string, readonly specialization: string }> };

export type ChangeCareTeamMutationVariables = Exact<{
  planId: string;
  physiotherapistId?: string | null | undefined;
  doctorId?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type ChangeCareTeamMutation = { readonly changeCareTeam: { readonly id: string } };

export type ReconciliationRowFragment = { readonly at: string, readonly plans: number, readonly events: number, readonly differences: ReadonlyArray<{ readonly planId: string, readonly what: string, readonly fromEvents: number, readonly shown: number }> };

export type LastReconciliationQueryVariables = Exact<{ [key: string]: never; }>;


export type LastReconciliationQuery = { readonly lastReconciliation: { readonly at: string, readonly plans: number, readonly events: number, readonly differences: ReadonlyArray<{ readonly planId: string, readonly what: string, readonly fromEvents: number, readonly shown: number }> } | null };

export type ReconcileSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type ReconcileSessionsMutation = { readonly reconcileSessions: { readonly at: string, readonly plans: number, readonly events: number, readonly differences: ReadonlyArray<{ readonly planId: string, readonly what: string, readonly fromEvents: number, readonly shown: number }> } };

export const ReconciliationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReconciliationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reconciliation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"fromEvents"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}}]}}]}}]} as unknown as DocumentNode<ReconciliationRowFragment, unknown>;
export const StopPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<StopPlanMutation, StopPlanMutationVariables>;
export const AddPlanSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPlanSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"count"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPlanSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"count"},"value":{"kind":"Variable","name":{"kind":"Name","value":"count"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<AddPlanSessionsMutation, AddPlanSessionsMutationVariables>;
export const PatientPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"protocolName"}},{"kind":"Field","name":{"kind":"Name","value":"protocolVersion"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"surgeryDate"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"missedInAll"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapistName"}},{"kind":"Field","name":{"kind":"Name","value":"doctorName"}},{"kind":"Field","name":{"kind":"Name","value":"referral"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<PatientPlanQuery, PatientPlanQueryVariables>;
export const PlanChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protocols"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}}]}},{"kind":"Field","name":{"kind":"Name","value":"doctors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}}]}}]}}]} as unknown as DocumentNode<PlanChoicesQuery, PlanChoicesQueryVariables>;
export const StartPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePlanInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"protocolName"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}}]}}]}}]}}]} as unknown as DocumentNode<StartPlanMutation, StartPlanMutationVariables>;
export const TeamChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"physiotherapists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}}]}},{"kind":"Field","name":{"kind":"Name","value":"doctors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}}]}}]}}]} as unknown as DocumentNode<TeamChoicesQuery, TeamChoicesQueryVariables>;
export const ChangeCareTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeCareTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"physiotherapistId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"doctorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeCareTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"physiotherapistId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"physiotherapistId"}}},{"kind":"Argument","name":{"kind":"Name","value":"doctorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"doctorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChangeCareTeamMutation, ChangeCareTeamMutationVariables>;
export const LastReconciliationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastReconciliation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastReconciliation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReconciliationRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReconciliationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reconciliation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"fromEvents"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}}]}}]}}]} as unknown as DocumentNode<LastReconciliationQuery, LastReconciliationQueryVariables>;
export const ReconcileSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReconcileSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reconcileSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReconciliationRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReconciliationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reconciliation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"fromEvents"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}}]}}]}}]} as unknown as DocumentNode<ReconcileSessionsMutation, ReconcileSessionsMutationVariables>;
export const useStopPlanMutation = (options?: useMutation.Options<StopPlanMutation, StopPlanMutationVariables>) => useMutation<StopPlanMutation, StopPlanMutationVariables>(StopPlanDocument, options);
export const useAddPlanSessionsMutation = (options?: useMutation.Options<AddPlanSessionsMutation, AddPlanSessionsMutationVariables>) => useMutation<AddPlanSessionsMutation, AddPlanSessionsMutationVariables>(AddPlanSessionsDocument, options);
export const usePatientPlanQuery = (options: (useQuery.Options<PatientPlanQuery, PatientPlanQueryVariables> & { variables: PatientPlanQueryVariables }) | SkipToken) => useQuery(PatientPlanDocument, options);
export const usePlanChoicesQuery = (options: useQuery.Options<PlanChoicesQuery, PlanChoicesQueryVariables> | SkipToken = {}) => useQuery(PlanChoicesDocument, options);
export const useStartPlanMutation = (options?: useMutation.Options<StartPlanMutation, StartPlanMutationVariables>) => useMutation<StartPlanMutation, StartPlanMutationVariables>(StartPlanDocument, options);
export const useTeamChoicesQuery = (options: useQuery.Options<TeamChoicesQuery, TeamChoicesQueryVariables> | SkipToken = {}) => useQuery(TeamChoicesDocument, options);
export const useChangeCareTeamMutation = (options?: useMutation.Options<ChangeCareTeamMutation, ChangeCareTeamMutationVariables>) => useMutation<ChangeCareTeamMutation, ChangeCareTeamMutationVariables>(ChangeCareTeamDocument, options);
export const useLastReconciliationQuery = (options: useQuery.Options<LastReconciliationQuery, LastReconciliationQueryVariables> | SkipToken = {}) => useQuery(LastReconciliationDocument, options);
export const useReconcileSessionsMutation = (options?: useMutation.Options<ReconcileSessionsMutation, ReconcileSessionsMutationVariables>) => useMutation<ReconcileSessionsMutation, ReconcileSessionsMutationVariables>(ReconcileSessionsDocument, options);