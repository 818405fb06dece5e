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

/** Content of a lesson. */
export type LessonInput = {
  /** Markdown, 20 to 4,000 characters each. */
  readonly body: BothTextsInput;
  /** 1 to 20. */
  readonly fromPhase?: number;
  /** Slugs of protocols, at most 20; empty: all. */
  readonly protocols: ReadonlyArray<string>;
  /** 1 to 100 characters each. */
  readonly title: BothTextsInput;
  /** What it is about. */
  readonly topic: LessonTopic;
};

/** What a lesson is about. */
export type LessonTopic =
  /** Driving, two-wheelers and travel. */
  | 'DRIVING'
  /** Food and drink. */
  | 'FOOD'
  /** Bath, toilet and sitting on the floor. */
  | 'HOME'
  /** Pain. */
  | 'PAIN'
  /** What recovery is like. */
  | 'RECOVERY'
  /** Sleep. */
  | 'SLEEP'
  /** Stairs. */
  | 'STAIRS'
  /** Swelling and cooling. */
  | 'SWELLING'
  /** Walking, aids and falls. */
  | 'WALKING'
  /** Work and worship. */
  | 'WORK'
  /** The wound. */
  | 'WOUND';

export type LessonFieldsFragment = { readonly slug: string, readonly topic: LessonTopic, readonly protocols: ReadonlyArray<string>, readonly fromPhase: number, readonly revision: number, readonly retired: boolean, readonly title: { readonly en: string, readonly hi: string }, readonly body: { readonly en: string, readonly hi: string }, readonly reviews: ReadonlyArray<{ readonly reviewerName: string, readonly statement: string, readonly reviewedAt: string }> };

export type LibraryLessonsQueryVariables = Exact<{ [key: string]: never; }>;


export type LibraryLessonsQuery = { readonly libraryLessons: ReadonlyArray<{ readonly slug: string, readonly topic: LessonTopic, readonly protocols: ReadonlyArray<string>, readonly fromPhase: number, readonly revision: number, readonly retired: boolean, readonly title: { readonly en: string, readonly hi: string }, readonly body: { readonly en: string, readonly hi: string }, readonly reviews: ReadonlyArray<{ readonly reviewerName: string, readonly statement: string, readonly reviewedAt: string }> }> };

export type LessonProtocolsQueryVariables = Exact<{ [key: string]: never; }>;


export type LessonProtocolsQuery = { readonly protocols: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string }> };

export type SaveLessonMutationVariables = Exact<{
  slug: string;
  input: LessonInput;
  revision?: number | null | undefined;
}>;


export type SaveLessonMutation = { readonly saveLesson: { readonly slug: string, readonly topic: LessonTopic, readonly protocols: ReadonlyArray<string>, readonly fromPhase: number, readonly revision: number, readonly retired: boolean, readonly title: { readonly en: string, readonly hi: string }, readonly body: { readonly en: string, readonly hi: string }, readonly reviews: ReadonlyArray<{ readonly reviewerName: string, readonly statement: string, readonly reviewedAt: string }> } };

export type ReviewLessonMutationVariables = Exact<{
  slug: string;
  revision: number;
  statement: string;
}>;


export type ReviewLessonMutation = { readonly reviewLesson: { readonly slug: string, readonly topic: LessonTopic, readonly protocols: ReadonlyArray<string>, readonly fromPhase: number, readonly revision: number, readonly retired: boolean, readonly title: { readonly en: string, readonly hi: string }, readonly body: { readonly en: string, readonly hi: string }, readonly reviews: ReadonlyArray<{ readonly reviewerName: string, readonly statement: string, readonly reviewedAt: string }> } };

export type SetLessonRetiredMutationVariables = Exact<{
  slug: string;
  retired: boolean;
}>;


export type SetLessonRetiredMutation = { readonly setLessonRetired: { readonly slug: string, readonly topic: LessonTopic, readonly protocols: ReadonlyArray<string>, readonly fromPhase: number, readonly revision: number, readonly retired: boolean, readonly title: { readonly en: string, readonly hi: string }, readonly body: { readonly en: string, readonly hi: string }, readonly reviews: ReadonlyArray<{ readonly reviewerName: string, readonly statement: string, readonly reviewedAt: string }> } };

export const LessonFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryLesson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"protocols"}},{"kind":"Field","name":{"kind":"Name","value":"fromPhase"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<LessonFieldsFragment, unknown>;
export const LibraryLessonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LibraryLessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryLessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryLesson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"protocols"}},{"kind":"Field","name":{"kind":"Name","value":"fromPhase"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<LibraryLessonsQuery, LibraryLessonsQueryVariables>;
export const LessonProtocolsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LessonProtocols"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protocols"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LessonProtocolsQuery, LessonProtocolsQueryVariables>;
export const SaveLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LessonInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryLesson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"protocols"}},{"kind":"Field","name":{"kind":"Name","value":"fromPhase"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<SaveLessonMutation, SaveLessonMutationVariables>;
export const ReviewLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"statement"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statement"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryLesson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"protocols"}},{"kind":"Field","name":{"kind":"Name","value":"fromPhase"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<ReviewLessonMutation, ReviewLessonMutationVariables>;
export const SetLessonRetiredDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLessonRetired"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"retired"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLessonRetired"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"retired"},"value":{"kind":"Variable","name":{"kind":"Name","value":"retired"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryLesson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"protocols"}},{"kind":"Field","name":{"kind":"Name","value":"fromPhase"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<SetLessonRetiredMutation, SetLessonRetiredMutationVariables>;
export const useLibraryLessonsQuery = (options: useQuery.Options<LibraryLessonsQuery, LibraryLessonsQueryVariables> | SkipToken = {}) => useQuery(LibraryLessonsDocument, options);
export const useLessonProtocolsQuery = (options: useQuery.Options<LessonProtocolsQuery, LessonProtocolsQueryVariables> | SkipToken = {}) => useQuery(LessonProtocolsDocument, options);
export const useSaveLessonMutation = (options?: useMutation.Options<SaveLessonMutation, SaveLessonMutationVariables>) => useMutation<SaveLessonMutation, SaveLessonMutationVariables>(SaveLessonDocument, options);
export const useReviewLessonMutation = (options?: useMutation.Options<ReviewLessonMutation, ReviewLessonMutationVariables>) => useMutation<ReviewLessonMutation, ReviewLessonMutationVariables>(ReviewLessonDocument, options);
export const useSetLessonRetiredMutation = (options?: useMutation.Options<SetLessonRetiredMutation, SetLessonRetiredMutationVariables>) => useMutation<SetLessonRetiredMutation, SetLessonRetiredMutationVariables>(SetLessonRetiredDocument, options);