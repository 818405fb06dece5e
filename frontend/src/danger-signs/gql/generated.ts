/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where what a plan prescribes comes from. */
export type PlanKind =
  /** A programme: written for this patient by a physiotherapist; no doctor signs it. */
  | 'PROGRAMME'
  /** An approved protocol version, after an operation. */
  | 'PROTOCOL';

/** Severity of a danger sign. */
export type Severity =
  /** The patient calls 112 at once; the doctor is notified within 15 minutes. */
  | 'EMERGENCY'
  /** The doctor must answer within two hours. */
  | 'URGENT';

/** Status of a danger sign's task. */
export type TaskStatus =
  /** Seen by the doctor. */
  | 'ACKNOWLEDGED'
  /** Not seen by the doctor yet. */
  | 'OPEN'
  /** Answered by the doctor; the stop is lifted. */
  | 'RESOLVED';

export type WaitingSignFragment = { readonly questions: ReadonlyArray<string>, readonly patientNotes: ReadonlyArray<string>, readonly lastYesAt: string, readonly planId: string, readonly kind: PlanKind, readonly doctorName: string | null, readonly phone: string | null, readonly task: { readonly id: string, readonly severity: Severity, readonly status: TaskStatus, readonly signs: ReadonlyArray<string>, readonly createdAt: string, readonly dueAt: string, readonly overdue: boolean, readonly patient: { readonly id: string, readonly name: string } } };

export type OpenSignsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenSignsQuery = { readonly openSigns: ReadonlyArray<{ readonly questions: ReadonlyArray<string>, readonly patientNotes: ReadonlyArray<string>, readonly lastYesAt: string, readonly planId: string, readonly kind: PlanKind, readonly doctorName: string | null, readonly phone: string | null, readonly task: { readonly id: string, readonly severity: Severity, readonly status: TaskStatus, readonly signs: ReadonlyArray<string>, readonly createdAt: string, readonly dueAt: string, readonly overdue: boolean, readonly patient: { readonly id: string, readonly name: string } } }> };

export type AnsweredSignsQueryVariables = Exact<{
  planId: string;
}>;


export type AnsweredSignsQuery = { readonly answeredTasks: ReadonlyArray<{ readonly id: string, readonly severity: Severity, readonly answeredAt: string | null, readonly doctorName: string | null, readonly note: string | null, readonly advice: string | null }> };

export type AcknowledgeSignMutationVariables = Exact<{
  id: string;
  seen: ReadonlyArray<string> | string;
}>;


export type AcknowledgeSignMutation = { readonly acknowledgeTask: { readonly id: string, readonly status: TaskStatus } };

export type ResolveSignMutationVariables = Exact<{
  id: string;
  note: string;
  advice?: string | null | undefined;
  seen: ReadonlyArray<string> | string;
}>;


export type ResolveSignMutation = { readonly resolveTask: { readonly id: string, readonly status: TaskStatus } };

export const WaitingSignFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingSign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenSign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"signs"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"patientNotes"}},{"kind":"Field","name":{"kind":"Name","value":"lastYesAt"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"doctorName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<WaitingSignFragment, unknown>;
export const OpenSignsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenSigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openSigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingSign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingSign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenSign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"signs"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"patientNotes"}},{"kind":"Field","name":{"kind":"Name","value":"lastYesAt"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"doctorName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<OpenSignsQuery, OpenSignsQueryVariables>;
export const AnsweredSignsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnsweredSigns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answeredTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"doctorName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}}]}}]}}]} as unknown as DocumentNode<AnsweredSignsQuery, AnsweredSignsQueryVariables>;
export const AcknowledgeSignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcknowledgeSign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acknowledgeTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<AcknowledgeSignMutation, AcknowledgeSignMutationVariables>;
export const ResolveSignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResolveSign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"advice"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolveTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"Argument","name":{"kind":"Name","value":"advice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"advice"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ResolveSignMutation, ResolveSignMutationVariables>;
export const useOpenSignsQuery = (options: useQuery.Options<OpenSignsQuery, OpenSignsQueryVariables> | SkipToken = {}) => useQuery(OpenSignsDocument, options);
export const useAnsweredSignsQuery = (options: (useQuery.Options<AnsweredSignsQuery, AnsweredSignsQueryVariables> & { variables: AnsweredSignsQueryVariables }) | SkipToken) => useQuery(AnsweredSignsDocument, options);
export const useAcknowledgeSignMutation = (options?: useMutation.Options<AcknowledgeSignMutation, AcknowledgeSignMutationVariables>) => useMutation<AcknowledgeSignMutation, AcknowledgeSignMutationVariables>(AcknowledgeSignDocument, options);
export const useResolveSignMutation = (options?: useMutation.Options<ResolveSignMutation, ResolveSignMutationVariables>) => useMutation<ResolveSignMutation, ResolveSignMutationVariables>(ResolveSignDocument, options);