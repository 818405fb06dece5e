/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A score to enter: exactly one of total, answers and activities. */
export type OutcomeInput = {
  /** Of PSFS. */
  readonly activities?: ReadonlyArray<RatedActivityInput> | null | undefined;
  /** One for each item. */
  readonly answers?: ReadonlyArray<number> | null | undefined;
  /** The instrument's key. */
  readonly instrument: string;
  /** Now when left out; at most 365 days back. */
  readonly takenAt?: string | null | undefined;
  /** Of an instrument without items. */
  readonly total?: number | null | undefined;
};

/** When a questionnaire is due. */
export type QuestionnaireOccasion =
  /** For 14 days from the day on which the plan was created. */
  | 'BASELINE'
  /** Day 42 after the operation, from 7 days before to 14 days after. */
  | 'WEEK_6'
  /** Day 84 after the operation, from 7 days before to 14 days after. */
  | 'WEEK_12'
  /** Day 182 after the operation, from 7 days before to 14 days after. */
  | 'WEEK_26';

/** An activity that the patient named. */
export type RatedActivityInput = {
  /** 1 to 80 characters. */
  readonly name: string;
  /** 0 unable to 10 as before. */
  readonly score: number;
};

/** Difference of a score to the baseline. */
export type ScoreChange =
  /** Better by the important difference, or more. */
  | 'BETTER'
  /** Less than the important difference, either way. */
  | 'SAME'
  /** Worse by the important difference, or more. */
  | 'WORSE';

export type PlanScoresQueryVariables = Exact<{
  planId: string;
}>;


export type PlanScoresQuery = { readonly scores: ReadonlyArray<{ readonly questionnaire: string, readonly score: string, readonly name: string, readonly occasion: QuestionnaireOccasion, readonly value: number, readonly at: string, readonly change: ScoreChange | null, readonly sameFrom: number | null, readonly sameUntil: number | null }> };

export type ScoreFragment = { readonly id: string, readonly instrument: string, readonly score: number, readonly sinceFirst: number | null, readonly takenAt: string, readonly enteredBy: string, readonly isByPatient: boolean, readonly retractedReason: string | null, readonly activities: ReadonlyArray<{ readonly name: string, readonly score: number }> };

export type InstrumentFragment = { readonly key: string, readonly name: string, readonly low: number, readonly high: number, readonly higherIsBetter: boolean, readonly importantDifference: number | null, readonly source: string, readonly usesActivities: boolean, readonly items: ReadonlyArray<{ readonly text: string, readonly low: number, readonly high: number }> };

export type OutcomeScoresQueryVariables = Exact<{
  patientId: string;
}>;


export type OutcomeScoresQuery = { readonly outcomeInstruments: ReadonlyArray<{ readonly key: string, readonly name: string, readonly low: number, readonly high: number, readonly higherIsBetter: boolean, readonly importantDifference: number | null, readonly source: string, readonly usesActivities: boolean, readonly items: ReadonlyArray<{ readonly text: string, readonly low: number, readonly high: number }> }>, readonly outcomeScores: ReadonlyArray<{ readonly id: string, readonly instrument: string, readonly score: number, readonly sinceFirst: number | null, readonly takenAt: string, readonly enteredBy: string, readonly isByPatient: boolean, readonly retractedReason: string | null, readonly activities: ReadonlyArray<{ readonly name: string, readonly score: number }> }> };

export type RecordOutcomeMutationVariables = Exact<{
  patientId: string;
  input: OutcomeInput;
  idempotencyKey: string;
}>;


export type RecordOutcomeMutation = { readonly recordOutcome: { readonly id: string, readonly instrument: string, readonly score: number, readonly sinceFirst: number | null, readonly takenAt: string, readonly enteredBy: string, readonly isByPatient: boolean, readonly retractedReason: string | null, readonly activities: ReadonlyArray<{ readonly name: string, readonly score: number }> } };

export type RetractOutcomeMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RetractOutcomeMutation = { readonly retractOutcome: { readonly id: string, readonly instrument: string, readonly score: number, readonly sinceFirst: number | null, readonly takenAt: string, readonly enteredBy: string, readonly isByPatient: boolean, readonly retractedReason: string | null, readonly activities: ReadonlyArray<{ readonly name: string, readonly score: number }> } };

export const ScoreFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Score"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sinceFirst"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"isByPatient"}},{"kind":"Field","name":{"kind":"Name","value":"retractedReason"}}]}}]} as unknown as DocumentNode<ScoreFragment, unknown>;
export const InstrumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Instrument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeInstrument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"higherIsBetter"}},{"kind":"Field","name":{"kind":"Name","value":"importantDifference"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"usesActivities"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}}]} as unknown as DocumentNode<InstrumentFragment, unknown>;
export const PlanScoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanScores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionnaire"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"sameFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sameUntil"}}]}}]}}]} as unknown as DocumentNode<PlanScoresQuery, PlanScoresQueryVariables>;
export const OutcomeScoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OutcomeScores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomeInstruments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Instrument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcomeScores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Score"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Instrument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeInstrument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"higherIsBetter"}},{"kind":"Field","name":{"kind":"Name","value":"importantDifference"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"usesActivities"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Score"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sinceFirst"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"isByPatient"}},{"kind":"Field","name":{"kind":"Name","value":"retractedReason"}}]}}]} as unknown as DocumentNode<OutcomeScoresQuery, OutcomeScoresQueryVariables>;
export const RecordOutcomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordOutcome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordOutcome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Score"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Score"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sinceFirst"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"isByPatient"}},{"kind":"Field","name":{"kind":"Name","value":"retractedReason"}}]}}]} as unknown as DocumentNode<RecordOutcomeMutation, RecordOutcomeMutationVariables>;
export const RetractOutcomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetractOutcome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retractOutcome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Score"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Score"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutcomeScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sinceFirst"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"isByPatient"}},{"kind":"Field","name":{"kind":"Name","value":"retractedReason"}}]}}]} as unknown as DocumentNode<RetractOutcomeMutation, RetractOutcomeMutationVariables>;
export const usePlanScoresQuery = (options: (useQuery.Options<PlanScoresQuery, PlanScoresQueryVariables> & { variables: PlanScoresQueryVariables }) | SkipToken) => useQuery(PlanScoresDocument, options);
export const useOutcomeScoresQuery = (options: (useQuery.Options<OutcomeScoresQuery, OutcomeScoresQueryVariables> & { variables: OutcomeScoresQueryVariables }) | SkipToken) => useQuery(OutcomeScoresDocument, options);
export const useRecordOutcomeMutation = (options?: useMutation.Options<RecordOutcomeMutation, RecordOutcomeMutationVariables>) => useMutation<RecordOutcomeMutation, RecordOutcomeMutationVariables>(RecordOutcomeDocument, options);
export const useRetractOutcomeMutation = (options?: useMutation.Options<RetractOutcomeMutation, RetractOutcomeMutationVariables>) => useMutation<RetractOutcomeMutation, RetractOutcomeMutationVariables>(RetractOutcomeDocument, options);