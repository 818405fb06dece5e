/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** What a note is about. */
export type NoteKind =
  /** A call or message; without a session. */
  | 'CONTACT'
  /** The end of treatment. */
  | 'DISCHARGE'
  /** The first examination. */
  | 'INITIAL'
  /** A re-examination. */
  | 'REVIEW'
  /** A session. */
  | 'SESSION';

/** As NoteTemplate. */
export type NoteTemplateInput = {
  /** Up to 4,000 characters. */
  readonly assessment?: string;
  /** A new one when left out. */
  readonly id?: string | null | undefined;
  /** Only admins share, and change what is shared. */
  readonly isShared?: boolean;
  /** What it is for. */
  readonly kind: NoteKind;
  /** At most 12. */
  readonly measures?: ReadonlyArray<Measure>;
  /** 1 to 60 characters. */
  readonly name: string;
  /** Up to 4,000 characters. */
  readonly objective?: string;
  /** Up to 4,000 characters. */
  readonly plan?: string;
  /** Up to 4,000 characters. */
  readonly subjective?: string;
};

export type NoteTemplateRowFragment = { readonly id: string, readonly name: string, readonly kind: NoteKind, readonly subjective: string, readonly objective: string, readonly assessment: string, readonly plan: string, readonly measures: ReadonlyArray<Measure>, readonly isShared: boolean, readonly isSample: boolean, readonly version: number };

export type NoteTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type NoteTemplatesQuery = { readonly noteTemplates: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: NoteKind, readonly subjective: string, readonly objective: string, readonly assessment: string, readonly plan: string, readonly measures: ReadonlyArray<Measure>, readonly isShared: boolean, readonly isSample: boolean, readonly version: number }> };

export type SaveNoteTemplateMutationVariables = Exact<{
  input: NoteTemplateInput;
  version?: number | null | undefined;
}>;


export type SaveNoteTemplateMutation = { readonly saveNoteTemplate: { readonly id: string, readonly name: string, readonly kind: NoteKind, readonly subjective: string, readonly objective: string, readonly assessment: string, readonly plan: string, readonly measures: ReadonlyArray<Measure>, readonly isShared: boolean, readonly isSample: boolean, readonly version: number } };

export type DeleteNoteTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteNoteTemplateMutation = { readonly deleteNoteTemplate: boolean };

export const NoteTemplateRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoteTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjective"}},{"kind":"Field","name":{"kind":"Name","value":"objective"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<NoteTemplateRowFragment, unknown>;
export const NoteTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoteTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteTemplateRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoteTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjective"}},{"kind":"Field","name":{"kind":"Name","value":"objective"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<NoteTemplatesQuery, NoteTemplatesQueryVariables>;
export const SaveNoteTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNoteTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoteTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNoteTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteTemplateRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoteTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjective"}},{"kind":"Field","name":{"kind":"Name","value":"objective"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveNoteTemplateMutation, SaveNoteTemplateMutationVariables>;
export const DeleteNoteTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNoteTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNoteTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteNoteTemplateMutation, DeleteNoteTemplateMutationVariables>;
export const useNoteTemplatesQuery = (options: useQuery.Options<NoteTemplatesQuery, NoteTemplatesQueryVariables> | SkipToken = {}) => useQuery(NoteTemplatesDocument, options);
export const useSaveNoteTemplateMutation = (options?: useMutation.Options<SaveNoteTemplateMutation, SaveNoteTemplateMutationVariables>) => useMutation<SaveNoteTemplateMutation, SaveNoteTemplateMutationVariables>(SaveNoteTemplateDocument, options);
export const useDeleteNoteTemplateMutation = (options?: useMutation.Options<DeleteNoteTemplateMutation, DeleteNoteTemplateMutationVariables>) => useMutation<DeleteNoteTemplateMutation, DeleteNoteTemplateMutationVariables>(DeleteNoteTemplateDocument, options);