/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The operated side. */
export type BodySide =
  /** Left. */
  | 'LEFT'
  /** For operations on the spine. */
  | 'NONE'
  /** Right. */
  | 'RIGHT';

/** State of a criterion. */
export type CriterionState =
  /** The value meets the criterion. */
  | 'MET'
  /** No valid value: none, too old, or entered only by roles that do not count. */
  | 'UNKNOWN'
  /** The value does not meet the criterion. */
  | 'UNMET';

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

/** How the movement was performed. */
export type MotionMode =
  /** By the patient alone. */
  | 'ACTIVE'
  /** By another person, or with help. */
  | 'PASSIVE';

/** Where what a plan prescribes comes from. */
export type PlanKind =
  /** A programme: written for this patient by a physiotherapist; no doctor signs it. */
  | 'PROGRAMME'
  /** An approved protocol version, after an operation. */
  | 'PROTOCOL';

export type OwnGateQueryVariables = Exact<{
  planId: string;
  language: Language;
}>;


export type OwnGateQuery = { readonly gate: { readonly results: ReadonlyArray<{ readonly state: CriterionState, readonly sentence: string, readonly criterion: { readonly key: string } }> } | null };

export type OwnPlanQueryVariables = Exact<{
  language: Language;
}>;


export type OwnPlanQuery = { readonly myPlan: { readonly id: string, readonly kind: PlanKind, readonly reviewOn: string | null, readonly phase: number, readonly side: BodySide, readonly isSample: boolean, readonly phases: ReadonlyArray<{ readonly number: number, readonly name: string, readonly goal: string, readonly sessions: number, readonly fromDay: number, readonly toDay: number, readonly exercises: ReadonlyArray<{ readonly key: string, readonly name: string, readonly hint: string | null, readonly sets: number, readonly reps: number, readonly holdSeconds: number, readonly timesPerDay: number }>, readonly targets: ReadonlyArray<{ readonly measure: Measure, readonly low: number, readonly high: number }>, readonly criteria: ReadonlyArray<{ readonly measure: Measure | null, readonly mode: MotionMode | null, readonly staffOnly: boolean }> }>, readonly ledger: { readonly done: number, readonly missedInAll: number, readonly ahead: number } } | null };

export type OwnValuesQueryVariables = Exact<{
  planId: string;
  measure: Measure;
}>;


export type OwnValuesQuery = { readonly measurements: ReadonlyArray<{ readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null, readonly takenAt: string, readonly retractedReason: string | null }> };


export const OwnGateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnGate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]}}]}}]} as unknown as DocumentNode<OwnGateQuery, OwnGateQueryVariables>;
export const OwnPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reviewOn"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"exercises"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"reps"}},{"kind":"Field","name":{"kind":"Name","value":"holdSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"timesPerDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"fromDay"}},{"kind":"Field","name":{"kind":"Name","value":"toDay"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"staffOnly"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"missedInAll"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}}]}}]}}]}}]} as unknown as DocumentNode<OwnPlanQuery, OwnPlanQueryVariables>;
export const OwnValuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnValues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"measure"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Measure"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measurements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"measure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"measure"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"retractedReason"}}]}}]}}]} as unknown as DocumentNode<OwnValuesQuery, OwnValuesQueryVariables>;
export const useOwnGateQuery = (options: (useQuery.Options<OwnGateQuery, OwnGateQueryVariables> & { variables: OwnGateQueryVariables }) | SkipToken) => useQuery(OwnGateDocument, options);
export const useOwnPlanQuery = (options: (useQuery.Options<OwnPlanQuery, OwnPlanQueryVariables> & { variables: OwnPlanQueryVariables }) | SkipToken) => useQuery(OwnPlanDocument, options);
export const useOwnValuesQuery = (options: (useQuery.Options<OwnValuesQuery, OwnValuesQueryVariables> & { variables: OwnValuesQueryVariables }) | SkipToken) => useQuery(OwnValuesDocument, options);