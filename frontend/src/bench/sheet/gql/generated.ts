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

/** What was found there. */
export type ChartFinding =
  /** Burning. */
  | 'BURNING'
  /** Numbness. */
  | 'NUMBNESS'
  /** Pain. */
  | 'PAIN'
  /** A scar. */
  | 'SCAR'
  /** Spasticity. */
  | 'SPASTICITY'
  /** Stiffness. */
  | 'STIFFNESS'
  /** Swelling. */
  | 'SWELLING'
  /** Tender to the touch. */
  | 'TENDERNESS'
  /** Tingling. */
  | 'TINGLING'
  /** Weakness. */
  | 'WEAKNESS';

/** As ChartMark. */
export type ChartMarkInput = {
  /** What. */
  readonly finding: ChartFinding;
  /** 0 to 10. */
  readonly intensity?: number | null | undefined;
  /** Where. */
  readonly region: ChartRegion;
  /** LEFT, RIGHT or NONE. */
  readonly side: BodySide;
  /** Up to 80 characters. */
  readonly text?: string | null | undefined;
  /** Front or back. */
  readonly view: ChartView;
  /** 0 to 1; with `y` or not at all. */
  readonly x?: number | null | undefined;
  /** 0 to 1; with `x` or not at all. */
  readonly y?: number | null | undefined;
};

/** A region of the body chart. */
export type ChartRegion =
  /** The abdomen. */
  | 'ABDOMEN'
  /** The ankle. */
  | 'ANKLE'
  /** The buttock. */
  | 'BUTTOCK'
  /** The chest. */
  | 'CHEST'
  /** The elbow. */
  | 'ELBOW'
  /** The foot and toes. */
  | 'FOOT'
  /** The forearm. */
  | 'FOREARM'
  /** The groin. */
  | 'GROIN'
  /** The hand and fingers. */
  | 'HAND'
  /** The head. */
  | 'HEAD'
  /** The hip. */
  | 'HIP'
  /** The jaw. */
  | 'JAW'
  /** The knee. */
  | 'KNEE'
  /** The lower back. */
  | 'LOWER_BACK'
  /** Shin and calf. */
  | 'LOWER_LEG'
  /** The neck. */
  | 'NECK'
  /** The pelvis and sacrum. */
  | 'PELVIS'
  /** The shoulder. */
  | 'SHOULDER'
  /** The thigh. */
  | 'THIGH'
  /** The upper arm. */
  | 'UPPER_ARM'
  /** Between the shoulder blades. */
  | 'UPPER_BACK'
  /** The wrist. */
  | 'WRIST';

/** A side of the body chart. */
export type ChartView =
  /** From behind. */
  | 'BACK'
  /** From the front. */
  | 'FRONT';

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

/** How a value was obtained. */
export type MeasureMethod =
  /** With a goniometer. */
  | 'GONIOMETER'
  /** Observed. */
  | 'OBSERVED'
  /** With the sensors of a phone. */
  | 'PHONE'
  /** Typed in. */
  | 'TYPED';

/** How the movement was performed. */
export type MotionMode =
  /** By the patient alone. */
  | 'ACTIVE'
  /** By another person, or with help. */
  | 'PASSIVE';

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

/** Where a note stands. */
export type NoteStatus =
  /** Its author changes it; others within reach read it, marked as a draft. */
  | 'DRAFT'
  /** Written by mistake, such as of another patient; it stays, crossed out, and counts no more. */
  | 'IN_ERROR'
  /** Not signed within 24 hours of its first save: it cannot change any more, and can still be signed as it is. */
  | 'LOCKED'
  /** Signed: it cannot change any more. */
  | 'SIGNED';

/** How the patient is since the last session. */
export type PatientChange =
  /** Better. */
  | 'BETTER'
  /** The same. */
  | 'SAME'
  /** Worse. */
  | 'WORSE';

/** As TreatmentGiven. */
export type TreatmentGivenInput = {
  /** Up to 200 characters. */
  readonly detail?: string | null | undefined;
  /** 1 to 240. */
  readonly minutes?: number | null | undefined;
  /** 1 to 80 characters. */
  readonly name: string;
};

/** A value of a note or of a patient; as MeasurementInput, but `side` is required where the measure has one and no plan lives. */
export type ValueInput = {
  /** What was measured. */
  readonly measure: Measure;
  /** How it came about. */
  readonly method: MeasureMethod;
  /** ACTIVE when left out, of degrees. */
  readonly mode?: MotionMode | null | undefined;
  /** The operated side when left out and a plan lives. */
  readonly side?: BodySide | null | undefined;
  /** With at most one decimal; its bounds stand in Measure. */
  readonly value: number;
};

/** A note to write or change, as a whole: what is left out is empty. */
export type WriteNoteInput = {
  /** The session; finds the note that is there. Scheduled or completed, and at most 60 minutes ahead; with `complete` it has begun. */
  readonly appointmentId?: string | null | undefined;
  /** The session's, as it was read; with `complete`. */
  readonly appointmentVersion?: number | null | undefined;
  /** Up to 4,000 characters. */
  readonly assessment?: string;
  /** At most 20. */
  readonly body?: ReadonlyArray<ChartMarkInput>;
  /** Since the last session. */
  readonly change?: PatientChange | null | undefined;
  /** Marks the session as completed, in the same transaction. */
  readonly complete?: boolean;
  /** What it is about; CONTACT without a session. */
  readonly kind: NoteKind;
  /** The note; of one without a session. */
  readonly noteId?: string | null | undefined;
  /** Up to 4,000 characters. */
  readonly objective?: string;
  /** 0 to 10. */
  readonly painAfter?: number | null | undefined;
  /** 0 to 10. */
  readonly painBefore?: number | null | undefined;
  /** The record, by UUID or PT- number; that of the session where one is named. */
  readonly patientId: string;
  /** Up to 4,000 characters. */
  readonly plan?: string;
  /** Signs it. Something of this session must be in it: subjective, pain before, or a value. */
  readonly sign?: boolean;
  /** Up to 4,000 characters, as the three below. */
  readonly subjective?: string;
  /** At most 12. */
  readonly treatments?: ReadonlyArray<TreatmentGivenInput>;
  /** All values of this note, at most 20: one that differs from before is entered anew and the former retracted. */
  readonly values?: ReadonlyArray<ValueInput>;
  /** The note's, as it was read; 0 if there was none, so that one that another window began is not overwritten. */
  readonly version?: number | null | undefined;
};

export type SheetNoteFragment = { readonly id: string, readonly kind: NoteKind, readonly status: NoteStatus, readonly isOwn: boolean, readonly version: number, readonly subjective: string, readonly objective: string, readonly assessment: string, readonly plan: string, readonly painBefore: number | null, readonly painAfter: number | null, readonly change: PatientChange | null, readonly treatments: ReadonlyArray<{ readonly name: string, readonly minutes: number | null, readonly detail: string | null }>, readonly values: ReadonlyArray<{ readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null, readonly method: MeasureMethod, readonly takenAt: string }>, readonly body: ReadonlyArray<{ readonly view: ChartView, readonly region: ChartRegion, readonly side: BodySide, readonly x: number | null, readonly y: number | null, readonly finding: ChartFinding, readonly intensity: number | null, readonly text: string | null }>, readonly files: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null }> };

export type NoteStartQueryVariables = Exact<{
  appointmentId: string;
}>;


export type NoteStartQuery = { readonly noteStart: { readonly kind: NoteKind, readonly assessment: string, readonly plan: string, readonly carriedFrom: string | null, readonly note: { readonly id: string, readonly kind: NoteKind, readonly status: NoteStatus, readonly isOwn: boolean, readonly version: number, readonly subjective: string, readonly objective: string, readonly assessment: string, readonly plan: string, readonly painBefore: number | null, readonly painAfter: number | null, readonly change: PatientChange | null, readonly treatments: ReadonlyArray<{ readonly name: string, readonly minutes: number | null, readonly detail: string | null }>, readonly values: ReadonlyArray<{ readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null, readonly method: MeasureMethod, readonly takenAt: string }>, readonly body: ReadonlyArray<{ readonly view: ChartView, readonly region: ChartRegion, readonly side: BodySide, readonly x: number | null, readonly y: number | null, readonly finding: ChartFinding, readonly intensity: number | null, readonly text: string | null }>, readonly files: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null }> } | null, readonly treatments: ReadonlyArray<{ readonly name: string, readonly minutes: number | null, readonly detail: string | null }>, readonly values: ReadonlyArray<{ readonly measure: Measure, readonly side: BodySide | null, readonly mode: MotionMode | null, readonly last: { readonly id: string, readonly value: number, readonly takenAt: string } | null }> } };

export type WriteNoteMutationVariables = Exact<{
  input: WriteNoteInput;
  idempotencyKey: string;
}>;


export type WriteNoteMutation = { readonly writeNote: { readonly note: { readonly id: string, readonly kind: NoteKind, readonly status: NoteStatus, readonly isOwn: boolean, readonly version: number, readonly subjective: string, readonly objective: string, readonly assessment: string, readonly plan: string, readonly painBefore: number | null, readonly painAfter: number | null, readonly change: PatientChange | null, readonly treatments: ReadonlyArray<{ readonly name: string, readonly minutes: number | null, readonly detail: string | null }>, readonly values: ReadonlyArray<{ readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null, readonly method: MeasureMethod, readonly takenAt: string }>, readonly body: ReadonlyArray<{ readonly view: ChartView, readonly region: ChartRegion, readonly side: BodySide, readonly x: number | null, readonly y: number | null, readonly finding: ChartFinding, readonly intensity: number | null, readonly text: string | null }>, readonly files: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null }> } } };

export const SheetNoteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subjective"}},{"kind":"Field","name":{"kind":"Name","value":"objective"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"painBefore"}},{"kind":"Field","name":{"kind":"Name","value":"painAfter"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<SheetNoteFragment, unknown>;
export const NoteStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoteStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SheetNote"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"carriedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"last"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subjective"}},{"kind":"Field","name":{"kind":"Name","value":"objective"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"painBefore"}},{"kind":"Field","name":{"kind":"Name","value":"painAfter"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<NoteStartQuery, NoteStartQueryVariables>;
export const WriteNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WriteNoteInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SheetNote"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subjective"}},{"kind":"Field","name":{"kind":"Name","value":"objective"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"painBefore"}},{"kind":"Field","name":{"kind":"Name","value":"painAfter"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<WriteNoteMutation, WriteNoteMutationVariables>;
export const useNoteStartQuery = (options: (useQuery.Options<NoteStartQuery, NoteStartQueryVariables> & { variables: NoteStartQueryVariables }) | SkipToken) => useQuery(NoteStartDocument, options);
export const useWriteNoteMutation = (options?: useMutation.Options<WriteNoteMutation, WriteNoteMutationVariables>) => useMutation<WriteNoteMutation, WriteNoteMutationVariables>(WriteNoteDocument, options);