/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A text in both languages; neither may be empty. */
export type BothTextsInput = {
  /** English. */
  readonly en: string;
  /** Hindi. */
  readonly hi: string;
};

/** Status of a protocol version. */
export type ProtocolStatus =
  /** Signed by a doctor; cannot be changed. */
  | 'APPROVED'
  /** Not signed. */
  | 'DRAFT'
  /** Signed before; new plans cannot use it. */
  | 'RETIRED';

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

/** A score to define; fields as in ScoreDefinition. */
export type ScoreDefinitionInput = {
  /** Above `low`. */
  readonly high: number;
  /** Whether a higher value is better. */
  readonly higherIsBetter: boolean;
  /** Above 0. */
  readonly importantDifference?: number | null | undefined;
  /** linkIds of 1 to 60 questions that have figures: integer, decimal, boolean (yes is 1), or a choice whose codes are all numbers. */
  readonly items: ReadonlyArray<string>;
  /** Up to 40 letters and digits. */
  readonly key: string;
  /** 1 or more. */
  readonly leastAnswers: number;
  /** Lowest value. */
  readonly low: number;
  /** How it is calculated. */
  readonly method: ScoreMethod;
  /** 1 to 80 characters each. */
  readonly name: BothTextsInput;
  /** 3 to 300 characters. */
  readonly source: string;
};

/** How a score is calculated from answers. */
export type ScoreMethod =
  /** Mean of the answers. */
  | 'MEAN'
  /** 100 × (sum - lowest sum) / (highest sum - lowest sum), of the questions that were answered. */
  | 'PERCENT'
  /** Sum of the answers. */
  | 'SUM';

export type QuestionnaireVersionFragment = { readonly slug: string, readonly version: number, readonly status: ProtocolStatus, readonly contentHash: string, readonly content: unknown, readonly occasions: ReadonlyArray<QuestionnaireOccasion>, readonly copyright: string, readonly activatedBy: string | null, readonly isSample: boolean, readonly title: { readonly en: string, readonly hi: string }, readonly scores: ReadonlyArray<{ readonly key: string, readonly method: ScoreMethod, readonly items: ReadonlyArray<string>, readonly leastAnswers: number, readonly low: number, readonly high: number, readonly higherIsBetter: boolean, readonly importantDifference: number | null, readonly source: string, readonly name: { readonly en: string, readonly hi: string } }> };

export type QuestionnairesQueryVariables = Exact<{ [key: string]: never; }>;


export type QuestionnairesQuery = { readonly questionnaires: ReadonlyArray<{ readonly slug: string, readonly version: number, readonly status: ProtocolStatus, readonly contentHash: string, readonly content: unknown, readonly occasions: ReadonlyArray<QuestionnaireOccasion>, readonly copyright: string, readonly activatedBy: string | null, readonly isSample: boolean, readonly title: { readonly en: string, readonly hi: string }, readonly scores: ReadonlyArray<{ readonly key: string, readonly method: ScoreMethod, readonly items: ReadonlyArray<string>, readonly leastAnswers: number, readonly low: number, readonly high: number, readonly higherIsBetter: boolean, readonly importantDifference: number | null, readonly source: string, readonly name: { readonly en: string, readonly hi: string } }> }>, readonly protocols: ReadonlyArray<{ readonly id: string, readonly name: string, readonly questionnaires: ReadonlyArray<string> }> };

export type ActivateQuestionnaireMutationVariables = Exact<{
  slug: string;
  version: number;
  statement: string;
}>;


export type ActivateQuestionnaireMutation = { readonly activateQuestionnaire: { readonly slug: string, readonly version: number, readonly status: ProtocolStatus } };

export type RetireQuestionnaireMutationVariables = Exact<{
  slug: string;
}>;


export type RetireQuestionnaireMutation = { readonly retireQuestionnaire: { readonly slug: string, readonly version: number, readonly status: ProtocolStatus } };

export type SetProtocolQuestionnairesMutationVariables = Exact<{
  protocolId: string;
  slugs: ReadonlyArray<string> | string;
}>;


export type SetProtocolQuestionnairesMutation = { readonly setProtocolQuestionnaires: { readonly id: string, readonly questionnaires: ReadonlyArray<string> } };

export type SaveQuestionnaireMutationVariables = Exact<{
  slug: string;
  content: unknown;
  scores: ReadonlyArray<ScoreDefinitionInput> | ScoreDefinitionInput;
  occasions: ReadonlyArray<QuestionnaireOccasion> | QuestionnaireOccasion;
}>;


export type SaveQuestionnaireMutation = { readonly saveQuestionnaire: { readonly slug: string, readonly version: number, readonly status: ProtocolStatus } };

export const QuestionnaireVersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionnaireVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Questionnaire"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"contentHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"leastAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"higherIsBetter"}},{"kind":"Field","name":{"kind":"Name","value":"importantDifference"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occasions"}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}},{"kind":"Field","name":{"kind":"Name","value":"activatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}}]}}]} as unknown as DocumentNode<QuestionnaireVersionFragment, unknown>;
export const QuestionnairesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Questionnaires"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionnaires"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionnaireVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"protocols"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"questionnaires"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionnaireVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Questionnaire"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"contentHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"leastAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"higherIsBetter"}},{"kind":"Field","name":{"kind":"Name","value":"importantDifference"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occasions"}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}},{"kind":"Field","name":{"kind":"Name","value":"activatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}}]}}]} as unknown as DocumentNode<QuestionnairesQuery, QuestionnairesQueryVariables>;
export const ActivateQuestionnaireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateQuestionnaire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateQuestionnaire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"statement"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statement"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ActivateQuestionnaireMutation, ActivateQuestionnaireMutationVariables>;
export const RetireQuestionnaireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetireQuestionnaire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retireQuestionnaire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RetireQuestionnaireMutation, RetireQuestionnaireMutationVariables>;
export const SetProtocolQuestionnairesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetProtocolQuestionnaires"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"protocolId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slugs"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setProtocolQuestionnaires"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"protocolId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"protocolId"}}},{"kind":"Argument","name":{"kind":"Name","value":"slugs"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slugs"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questionnaires"}}]}}]}}]} as unknown as DocumentNode<SetProtocolQuestionnairesMutation, SetProtocolQuestionnairesMutationVariables>;
export const SaveQuestionnaireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveQuestionnaire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scores"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScoreDefinitionInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"occasions"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionnaireOccasion"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveQuestionnaire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}},{"kind":"Argument","name":{"kind":"Name","value":"scores"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scores"}}},{"kind":"Argument","name":{"kind":"Name","value":"occasions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"occasions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SaveQuestionnaireMutation, SaveQuestionnaireMutationVariables>;
export const useQuestionnairesQuery = (options: useQuery.Options<QuestionnairesQuery, QuestionnairesQueryVariables> | SkipToken = {}) => useQuery(QuestionnairesDocument, options);
export const useActivateQuestionnaireMutation = (options?: useMutation.Options<ActivateQuestionnaireMutation, ActivateQuestionnaireMutationVariables>) => useMutation<ActivateQuestionnaireMutation, ActivateQuestionnaireMutationVariables>(ActivateQuestionnaireDocument, options);
export const useRetireQuestionnaireMutation = (options?: useMutation.Options<RetireQuestionnaireMutation, RetireQuestionnaireMutationVariables>) => useMutation<RetireQuestionnaireMutation, RetireQuestionnaireMutationVariables>(RetireQuestionnaireDocument, options);
export const useSetProtocolQuestionnairesMutation = (options?: useMutation.Options<SetProtocolQuestionnairesMutation, SetProtocolQuestionnairesMutationVariables>) => useMutation<SetProtocolQuestionnairesMutation, SetProtocolQuestionnairesMutationVariables>(SetProtocolQuestionnairesDocument, options);
export const useSaveQuestionnaireMutation = (options?: useMutation.Options<SaveQuestionnaireMutation, SaveQuestionnaireMutationVariables>) => useMutation<SaveQuestionnaireMutation, SaveQuestionnaireMutationVariables>(SaveQuestionnaireDocument, options);