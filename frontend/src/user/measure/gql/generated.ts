/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A language of messages and sentences. */
export type Language =
  /** English. */
  | 'EN'
  /** Hindi. */
  | 'HI';

/** What can be measured. Values are degrees, 0 to 180, unless stated otherwise. */
export type Measure =
  /** Dorsiflexion of the ankle: foot upwards. */
  | 'ANKLE_DORSIFLEXION'
  /** How far the foot points down. */
  | 'ANKLE_PLANTARFLEXION'
  /** Whole numbers 0 to 56. */
  | 'BERG_BALANCE'
  /** Head back. */
  | 'CERVICAL_EXTENSION'
  /** Chin to chest. */
  | 'CERVICAL_FLEXION'
  /** Head to the side, turned; of a side. */
  | 'CERVICAL_ROTATION'
  /** Stands in 30 seconds, whole numbers 0 to 60. */
  | 'CHAIR_STANDS'
  /** Degrees short of straight, -10 to 90. */
  | 'ELBOW_EXTENSION_DEFICIT'
  /** How far the elbow bends. */
  | 'ELBOW_FLEXION'
  /** Seconds for five stands, 2 to 120. */
  | 'FIVE_CHAIR_STANDS'
  /** Kilograms, 0 to 100. */
  | 'GRIP_STRENGTH'
  /** Abduction of the hip: leg to the side. */
  | 'HIP_ABDUCTION'
  /** How far the leg goes back. */
  | 'HIP_EXTENSION'
  /** How far the hip turns outwards. */
  | 'HIP_EXTERNAL_ROTATION'
  /** Flexion of the hip. */
  | 'HIP_FLEXION'
  /** How far the hip turns inwards. */
  | 'HIP_INTERNAL_ROTATION'
  /** Degrees short of full knee extension: 0 is straight, down to -10 beyond it, at most 60. */
  | 'KNEE_EXTENSION_DEFICIT'
  /** Flexion of the knee. */
  | 'KNEE_FLEXION'
  /** Centimetres round the knee, 15 to 90. */
  | 'KNEE_GIRTH'
  /** Trunk forward, modified Schober, centimetres, 0 to 15. */
  | 'LUMBAR_FLEXION'
  /** Pain, whole numbers 0 (none) to 10 (worst). */
  | 'PAIN'
  /** Abduction of the shoulder: arm up to the side. */
  | 'SHOULDER_ABDUCTION'
  /** How far the arm goes back. */
  | 'SHOULDER_EXTENSION'
  /** External rotation of the shoulder. */
  | 'SHOULDER_EXTERNAL_ROTATION'
  /** Flexion of the shoulder: arm up to the front. */
  | 'SHOULDER_FLEXION'
  /** How far the arm turns inwards. */
  | 'SHOULDER_INTERNAL_ROTATION'
  /** Seconds on the operated leg, 0 to 60. */
  | 'SINGLE_LEG_STANCE'
  /** Metres in six minutes, whole numbers 0 to 1000. */
  | 'SIX_MINUTE_WALK'
  /** Lifts the straight leg without lag: 1 yes, 0 no. */
  | 'STRAIGHT_LEG_RAISE'
  /** Straight leg lifted by somebody; of a side. */
  | 'STRAIGHT_LEG_RAISE_ANGLE'
  /** Strength of the operated side, per cent of the other, 0 to 150. */
  | 'STRENGTH_SYMMETRY'
  /** Seconds for ten metres, 2 to 120. */
  | 'TEN_METRE_WALK'
  /** Timed Up and Go, in seconds, 1 to 120. */
  | 'TIMED_UP_AND_GO'
  /** Walks without a limp and without an aid: 1 yes, 0 no. */
  | 'WALKS_UNAIDED'
  /** How far the hand bends back. */
  | 'WRIST_EXTENSION'
  /** How far the hand bends towards the palm. */
  | 'WRIST_FLEXION';

export type MeasureGuideQueryVariables = Exact<{
  measure: Measure;
  language: Language;
}>;


export type MeasureGuideQuery = { readonly measureGuide: { readonly steps: ReadonlyArray<string>, readonly caution: string | null, readonly figure: unknown, readonly isReviewed: boolean, readonly video: { readonly url: string, readonly posterUrl: string | null, readonly width: number, readonly height: number } | null } | null };


export const MeasureGuideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MeasureGuide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"measure"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Measure"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measureGuide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"measure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"measure"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"caution"}},{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isReviewed"}}]}}]}}]} as unknown as DocumentNode<MeasureGuideQuery, MeasureGuideQueryVariables>;
export const useMeasureGuideQuery = (options: (useQuery.Options<MeasureGuideQuery, MeasureGuideQueryVariables> & { variables: MeasureGuideQueryVariables }) | SkipToken) => useQuery(MeasureGuideDocument, options);