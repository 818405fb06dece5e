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
  /** Of operations on the spine. */
  | 'NONE'
  /** Right. */
  | 'RIGHT';

/** A plan to make. */
export type CreatePlanInput = {
  /** Who answers for it. */
  readonly doctorId: string;
  /** Record, by UUID or PT- number; complete, without a live plan. */
  readonly patientId: string;
  /** Who treats. */
  readonly physiotherapistId: string;
  /** An approved version. */
  readonly protocolVersionId: string;
  /** Where the patient came from, up to 500 characters. */
  readonly referral?: string | null | undefined;
  /** The operated side; NONE where the operation has none. */
  readonly side: BodySide;
  /** Today or up to 365 days back. */
  readonly surgeryDate: string;
};

/** Where a plan stands. */
export type PlanStatus =
  /** It runs. */
  | 'ACTIVE'
  /** Its last phase was left. */
  | 'COMPLETED'
  /** It was ended before. */
  | 'STOPPED';

/** Where a version of a protocol stands. */
export type ProtocolStatus =
  /** Signed by a doctor; it cannot change. */
  | 'APPROVED'
  /** Not signed yet. */
  | 'DRAFT'
  /** Signed once; no new plans are made from it. */
  | 'RETIRED';

/** How grave a danger sign is. */
export type Severity =
  /** 112 at once; the doctor is told within 15 minutes. */
  | 'EMERGENCY'
  /** The doctor answers within two hours. */
  | 'URGENT';

export type PatientPlanQueryVariables = Exact<{
  patientId: string;
}>;


export type PatientPlanQuery = { readonly recoveryPlan: { readonly id: string, readonly protocolName: string, readonly protocolVersion: number, readonly isSample: boolean, readonly surgeryDate: string, readonly side: BodySide, readonly status: PlanStatus, readonly phase: number, readonly physiotherapistName: string | null, readonly doctorName: string | null, readonly referral: string | null, readonly phases: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly ledger: { readonly planned: number, readonly done: number, readonly cancelled: number, readonly missedInAll: number }, readonly openTask: { readonly id: string, readonly severity: Severity } | null } | null };

export type PlanChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanChoicesQuery = { readonly protocols: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isSample: boolean, readonly versions: ReadonlyArray<{ readonly id: string, readonly number: number, readonly status: ProtocolStatus }> }>, readonly physiotherapists: ReadonlyArray<{ readonly id: string, readonly name: string, readonly specialization: string }>, readonly doctors: ReadonlyArray<{ readonly id: string, readonly name: string, readonly specialization: string }> };

export type StartPlanMutationVariables = Exact<{
  input: CreatePlanInput;
  idempotencyKey: string;
}>;


export type StartPlanMutation = { readonly createPlan: { readonly id: string, readonly protocolName: string, readonly ledger: { readonly planned: number } } };


export const PatientPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"protocolName"}},{"kind":"Field","name":{"kind":"Name","value":"protocolVersion"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"surgeryDate"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"missedInAll"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapistName"}},{"kind":"Field","name":{"kind":"Name","value":"doctorName"}},{"kind":"Field","name":{"kind":"Name","value":"referral"}}]}}]}}]} as unknown as DocumentNode<PatientPlanQuery, PatientPlanQueryVariables>;
export const PlanChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protocols"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}}]}},{"kind":"Field","name":{"kind":"Name","value":"doctors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}}]}}]}}]} as unknown as DocumentNode<PlanChoicesQuery, PlanChoicesQueryVariables>;
export const StartPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePlanInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"protocolName"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}}]}}]}}]}}]} as unknown as DocumentNode<StartPlanMutation, StartPlanMutationVariables>;
export const usePatientPlanQuery = (options: (useQuery.Options<PatientPlanQuery, PatientPlanQueryVariables> & { variables: PatientPlanQueryVariables }) | SkipToken) => useQuery(PatientPlanDocument, options);
export const usePlanChoicesQuery = (options: useQuery.Options<PlanChoicesQuery, PlanChoicesQueryVariables> | SkipToken = {}) => useQuery(PlanChoicesDocument, options);
export const useStartPlanMutation = (options?: useMutation.Options<StartPlanMutation, StartPlanMutationVariables>) => useMutation<StartPlanMutation, StartPlanMutationVariables>(StartPlanDocument, options);