/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A language of messages and sentences. */
export type Language =
  /** English. */
  | 'EN'
  /** Hindi. */
  | 'HI';

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

export type OwnLessonsQueryVariables = Exact<{
  language: Language;
}>;


export type OwnLessonsQuery = { readonly lessons: ReadonlyArray<{ readonly slug: string, readonly topic: LessonTopic, readonly title: string, readonly body: string, readonly minutes: number, readonly isReviewed: boolean, readonly readAt: string | null }> };

export type ReadLessonMutationVariables = Exact<{
  slug: string;
}>;


export type ReadLessonMutation = { readonly readLesson: { readonly slug: string, readonly readAt: string | null } };


export const OwnLessonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnLessons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"isReviewed"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]}}]} as unknown as DocumentNode<OwnLessonsQuery, OwnLessonsQueryVariables>;
export const ReadLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]}}]} as unknown as DocumentNode<ReadLessonMutation, ReadLessonMutationVariables>;
export const useOwnLessonsQuery = (options: (useQuery.Options<OwnLessonsQuery, OwnLessonsQueryVariables> & { variables: OwnLessonsQueryVariables }) | SkipToken) => useQuery(OwnLessonsDocument, options);
export const useReadLessonMutation = (options?: useMutation.Options<ReadLessonMutation, ReadLessonMutationVariables>) => useMutation<ReadLessonMutation, ReadLessonMutationVariables>(ReadLessonDocument, options);