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
  /** The note's, as it was read. */
  readonly version?: number | null | undefined;
};

export type SheetNoteFragment = { readonly id: string, readonly kind: NoteKind, readonly status: NoteStatus, readonly version: number, readonly subjective: string, readonly objective: string, readonly assessment: string, readonly plan: string, readonly painBefore: number | null, readonly painAfter: number | null, readonly change: PatientChange | null, readonly treatments: ReadonlyArray<{ readonly name: string, readonly minutes: number | null, readonly detail: string | null }>, readonly body: ReadonlyArray<{ readonly view: ChartView, readonly region: ChartRegion, readonly side: BodySide, readonly x: number | null, readonly y: number | null, readonly finding: ChartFinding, readonly intensity: number | null, readonly text: string | null }> };

export type NoteStartQueryVariables = Exact<{
  appointmentId: string;
}>;


export type NoteStartQuery = { readonly noteStart: { readonly kind: NoteKind, readonly assessment: string, readonly plan: string, readonly carriedFrom: string | null, readonly note: { readonly id: string, readonly kind: NoteKind, readonly status: NoteStatus, readonly version: number, readonly subjective: string, readonly objective: string, readonly assessment: string, readonly plan: string, readonly painBefore: number | null, readonly painAfter: number | null, readonly change: PatientChange | null, readonly treatments: ReadonlyArray<{ readonly name: string, readonly minutes: number | null, readonly detail: string | null }>, readonly body: ReadonlyArray<{ readonly view: ChartView, readonly region: ChartRegion, readonly side: BodySide, readonly x: number | null, readonly y: number | null, readonly finding: ChartFinding, readonly intensity: number | null, readonly text: string | null }> } | null, readonly treatments: ReadonlyArray<{ readonly name: string, readonly minutes: number | null, readonly detail: string | null }> } };

export type WriteNoteMutationVariables = Exact<{
  input: WriteNoteInput;
  idempotencyKey: string;
}>;


export type WriteNoteMutation = { readonly writeNote: { readonly note: { readonly id: string, readonly kind: NoteKind, readonly status: NoteStatus, readonly version: number, readonly subjective: string, readonly objective: string, readonly assessment: string, readonly plan: string, readonly painBefore: number | null, readonly painAfter: number | null, readonly change: PatientChange | null, readonly treatments: ReadonlyArray<{ readonly name: string, readonly minutes: number | null, readonly detail: string | null }>, readonly body: ReadonlyArray<{ readonly view: ChartView, readonly region: ChartRegion, readonly side: BodySide, readonly x: number | null, readonly y: number | null, readonly finding: ChartFinding, readonly intensity: number | null, readonly text: string | null }> } } };

export const SheetNoteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subjective"}},{"kind":"Field","name":{"kind":"Name","value":"objective"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"painBefore"}},{"kind":"Field","name":{"kind":"Name","value":"painAfter"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<SheetNoteFragment, unknown>;
export const NoteStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoteStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SheetNote"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"carriedFrom"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subjective"}},{"kind":"Field","name":{"kind":"Name","value":"objective"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"painBefore"}},{"kind":"Field","name":{"kind":"Name","value":"painAfter"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<NoteStartQuery, NoteStartQueryVariables>;
export const WriteNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WriteNoteInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SheetNote"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"subjective"}},{"kind":"Field","name":{"kind":"Name","value":"objective"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"painBefore"}},{"kind":"Field","name":{"kind":"Name","value":"painAfter"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<WriteNoteMutation, WriteNoteMutationVariables>;
export const useNoteStartQuery = (options: (useQuery.Options<NoteStartQuery, NoteStartQueryVariables> & { variables: NoteStartQueryVariables }) | SkipToken) => useQuery(NoteStartDocument, options);
export const useWriteNoteMutation = (options?: useMutation.Options<WriteNoteMutation, WriteNoteMutationVariables>) => useMutation<WriteNoteMutation, WriteNoteMutationVariables>(WriteNoteDocument, options);