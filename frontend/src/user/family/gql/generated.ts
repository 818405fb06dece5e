/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An answer to one question. */
export type AnswerInput = {
  /** linkId of the question. */
  readonly linkId: string;
  /** From 0, within a repeating group. */
  readonly repeat?: number;
  /** A number, a text (up to 500 characters), the code of a choice, true or false, as text. */
  readonly value: string;
};

/** The operated side. */
export type BodySide =
  /** Left. */
  | 'LEFT'
  /** For operations on the spine. */
  | 'NONE'
  /** Right. */
  | 'RIGHT';

/** Exercises completed at home. */
export type CheckInInput = {
  /** One or more exercises of the present phase. */
  readonly exercises: ReadonlyArray<ExerciseDoneInput>;
  /** Up to 500 characters. */
  readonly note?: string | null | undefined;
  /** Pain value, if it was asked; creates a measurement of PAIN, TYPED. */
  readonly pain?: number | null | undefined;
};

/** An answer to one danger sign. */
export type DangerAnswerInput = {
  /** The sign's key. */
  readonly sign: string;
  /** Yes or no. */
  readonly yes: boolean;
};

/** The answers to all danger signs. */
export type DangerCheckInput = {
  /** An answer to each sign of the protocol version. */
  readonly answers: ReadonlyArray<DangerAnswerInput>;
};

/** An entry. Set exactly one field besides `clientId` and `at`. */
export type EntryInput = {
  /** Answers to a questionnaire that is due on the clinic day of `at`. NOT_FOUND: the protocol does not ask it; WRONG_STATE: not due, or already answered. */
  readonly answers?: QuestionnaireAnswersInput | null | undefined;
  /** When it happened: at most 5 minutes ahead, at most 30 days back. */
  readonly at: string;
  /** Completed exercises: each fills the day's lowest occasion that is not completed. */
  readonly checkIn?: CheckInInput | null | undefined;
  /** UUID created by the phone; a repeat with the same id stores nothing. */
  readonly clientId: string;
  /** The answers to the danger signs. */
  readonly dangerCheck?: DangerCheckInput | null | undefined;
  /** Effort of the day's exercises, 0 to 10 (Borg CR10). The day's latest value, by `at`, applies. */
  readonly effort?: number | null | undefined;
  /** A measured value. */
  readonly measurement?: MeasurementInput | null | undefined;
  /** A pain value. */
  readonly pain?: PainInput | null | undefined;
  /** A completed set, or its correction. */
  readonly setDone?: SetDoneInput | null | undefined;
  /** A danger sign reported after the day's check. */
  readonly sign?: SignInput | null | undefined;
  /** A skipped exercise, or its correction. */
  readonly skip?: SkipInput | null | undefined;
  /** `clientId` of the patient's own measurement or pain entry of the same clinic day, to retract; it stays on record. */
  readonly undo?: string | null | undefined;
};

/** Outcome of an entry. */
export type EntryOutcome =
  /** Not stored; `code` and `message` give the reason. */
  | 'REFUSED'
  /** Already stored: same client id and body. */
  | 'REPEATED'
  /** Stored. */
  | 'STORED';

/** A completed exercise. */
export type ExerciseDoneInput = {
  /** The exercise's key. */
  readonly exercise: string;
  /** Repetitions per set, 1 to 100. */
  readonly reps: number;
  /** Completed sets, 1 to 20. */
  readonly sets: number;
};

/** Who ended a family member's access. */
export type FamilyEnder =
  /** An admin of the clinic. */
  | 'CLINIC'
  /** The family member. */
  | 'FAMILY'
  /** The patient. */
  | 'PATIENT';

/** Right of a family member, in addition to reading the day. */
export type FamilyRight =
  /** Read and send messages between the patient and the care team. */
  | 'MESSAGE'
  /** Answer the danger signs, tick and skip exercises, report pain, effort and danger signs. */
  | 'TICK';

/** Status of a family member's access. */
export type FamilyStatus =
  /** Accepted. */
  | 'ACTIVE'
  /** Ended. */
  | 'ENDED'
  /** Invited, and not accepted yet; ends after 14 days. */
  | 'INVITED';

/** A family member to invite. */
export type InviteFamilyInput = {
  /** 1 to 120 characters. */
  readonly name: string;
  /** Indian mobile number; not the patient's own. */
  readonly phoneNumber: string;
  /** 1 to 40 characters, such as daughter. */
  readonly relation: string;
  /** Rights in addition to reading the day. */
  readonly rights: ReadonlyArray<FamilyRight>;
};

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

/** A value to enter. */
export type MeasurementInput = {
  /** What was measured. */
  readonly measure: Measure;
  /** How the value was obtained. */
  readonly method: MeasureMethod;
  /** Motion mode of a value in degrees; default: ACTIVE. */
  readonly mode?: MotionMode | null | undefined;
  /** Side; default: the operated side. */
  readonly side?: BodySide | null | undefined;
  /** At most one decimal; bounds as in Measure. */
  readonly value: number;
};

/** How the movement was performed. */
export type MotionMode =
  /** By the patient alone. */
  | 'ACTIVE'
  /** By another person, or with help. */
  | 'PASSIVE';

/** A pain value; creates a measurement of PAIN, TYPED. */
export type PainInput = {
  /** Situation in which the patient feels the pain. */
  readonly moment: PainMoment;
  /** Up to 500 characters. */
  readonly note?: string | null | undefined;
  /** 0 to 10. */
  readonly value: number;
};

/** Situation in which the patient feels pain. */
export type PainMoment =
  /** After the exercises. */
  | 'AFTER_EXERCISE'
  /** At night. */
  | 'AT_NIGHT'
  /** Lying or sitting still. */
  | 'AT_REST'
  /** Moving. */
  | 'MOVING';

/** Answers to a questionnaire that is due. */
export type QuestionnaireAnswersInput = {
  /** One answer to each question that is required and enabled, and at most one to every other enabled question. */
  readonly answers: ReadonlyArray<AnswerInput>;
  /** Occasion that it is due for. */
  readonly occasion: QuestionnaireOccasion;
  /** Slug. */
  readonly questionnaire: string;
  /** Version that was shown. */
  readonly version: number;
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

/** A completed set, on the clinic day of `at`. The latest entry for a set, by `at`, applies. */
export type SetDoneInput = {
  /** False: the set was not completed after all. */
  readonly done?: boolean;
  /** The exercise's key. */
  readonly exercise: string;
  /** From 1 to timesPerDay. */
  readonly occasion: number;
  /** From 1 to the number of sets in the dose. */
  readonly set: number;
};

/** Severity of a danger sign. */
export type Severity =
  /** The patient calls 112 at once; the doctor is notified within 15 minutes. */
  | 'EMERGENCY'
  /** The doctor must answer within two hours. */
  | 'URGENT';

/** A report of one danger sign; it leaves the others unanswered. */
export type SignInput = {
  /** Note for the doctor, up to 500 characters. */
  readonly note?: string | null | undefined;
  /** The sign's key. */
  readonly sign: string;
};

/** A skipped exercise, on the clinic day of `at`. The latest entry for an occasion, by `at`, applies; sets completed afterwards outweigh it. */
export type SkipInput = {
  /** The exercise's key. */
  readonly exercise: string;
  /** Up to 500 characters. */
  readonly note?: string | null | undefined;
  /** From 1 to timesPerDay. */
  readonly occasion: number;
  /** Why; null: the occasion was not skipped after all. */
  readonly reason?: SkipReason | null | undefined;
};

/** Why an exercise was skipped. */
export type SkipReason =
  /** Unsure how to do it. */
  | 'NOT_SURE'
  /** Equipment is missing. */
  | 'NO_EQUIPMENT'
  /** No time. */
  | 'NO_TIME'
  /** Another reason. */
  | 'OTHER'
  /** It hurts. */
  | 'PAIN'
  /** Tired. */
  | 'TIRED'
  /** Unwell. */
  | 'UNWELL';

export type FamilyDayQueryVariables = Exact<{
  grantId: string;
  language: Language;
}>;


export type FamilyDayQuery = { readonly familyPatients: ReadonlyArray<{ readonly grantId: string, readonly name: string, readonly rights: ReadonlyArray<FamilyRight>, readonly status: FamilyStatus }>, readonly familyToday: { readonly day: string, readonly sentence: string, readonly needsDangerCheck: boolean, readonly stopped: boolean, readonly advice: string | null, readonly effort: number | null, readonly openTask: { readonly id: string, readonly severity: Severity, readonly signs: ReadonlyArray<string> } | null, readonly answeredTask: { readonly id: string, readonly advice: string | null } | null, readonly dangerSigns: ReadonlyArray<{ readonly key: string, readonly question: string, readonly severity: Severity }>, readonly exercises: ReadonlyArray<{ readonly timesDone: number, readonly exercise: { readonly key: string, readonly name: string, readonly instructions: string, readonly hint: string | null, readonly sets: number, readonly reps: number, readonly holdSeconds: number, readonly timesPerDay: number, readonly guide: { readonly steps: ReadonlyArray<string>, readonly caution: string | null, readonly isReviewed: boolean } | null }, readonly occasions: ReadonlyArray<{ readonly number: number, readonly sets: number, readonly setsDone: number, readonly isDone: boolean, readonly skipped: SkipReason | null, readonly doneBy: string | null }> }>, readonly pain: { readonly value: number, readonly at: string } | null, readonly nextSession: { readonly id: string, readonly appointmentDate: string } | null } | null };

export type RecordFamilyEntriesMutationVariables = Exact<{
  grantId: string;
  entries: ReadonlyArray<EntryInput> | EntryInput;
  language: Language;
}>;


export type RecordFamilyEntriesMutation = { readonly recordFamilyEntries: ReadonlyArray<{ readonly clientId: string, readonly outcome: EntryOutcome, readonly message: string | null }> };

export type OwnGrantFragment = { readonly id: string, readonly name: string, readonly relation: string, readonly mobileNumber: string, readonly rights: ReadonlyArray<FamilyRight>, readonly status: FamilyStatus, readonly grantedAt: string, readonly acceptedAt: string | null, readonly endedAt: string | null, readonly endedBy: FamilyEnder | null, readonly lastSeenAt: string | null };

export type OwnFamilyQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnFamilyQuery = { readonly familyGrants: ReadonlyArray<{ readonly id: string, readonly name: string, readonly relation: string, readonly mobileNumber: string, readonly rights: ReadonlyArray<FamilyRight>, readonly status: FamilyStatus, readonly grantedAt: string, readonly acceptedAt: string | null, readonly endedAt: string | null, readonly endedBy: FamilyEnder | null, readonly lastSeenAt: string | null }> };

export type FamilyPatientsQueryVariables = Exact<{ [key: string]: never; }>;


export type FamilyPatientsQuery = { readonly familyPatients: ReadonlyArray<{ readonly grantId: string, readonly name: string, readonly rights: ReadonlyArray<FamilyRight>, readonly status: FamilyStatus }> };

export type InviteFamilyMutationVariables = Exact<{
  input: InviteFamilyInput;
  language: Language;
  key: string;
}>;


export type InviteFamilyMutation = { readonly inviteFamily: { readonly id: string, readonly name: string, readonly relation: string, readonly mobileNumber: string, readonly rights: ReadonlyArray<FamilyRight>, readonly status: FamilyStatus, readonly grantedAt: string, readonly acceptedAt: string | null, readonly endedAt: string | null, readonly endedBy: FamilyEnder | null, readonly lastSeenAt: string | null } };

export type SetFamilyRightsMutationVariables = Exact<{
  id: string;
  rights: ReadonlyArray<FamilyRight> | FamilyRight;
}>;


export type SetFamilyRightsMutation = { readonly setFamilyRights: { readonly id: string, readonly name: string, readonly relation: string, readonly mobileNumber: string, readonly rights: ReadonlyArray<FamilyRight>, readonly status: FamilyStatus, readonly grantedAt: string, readonly acceptedAt: string | null, readonly endedAt: string | null, readonly endedBy: FamilyEnder | null, readonly lastSeenAt: string | null } };

export type EndFamilyMutationVariables = Exact<{
  id: string;
}>;


export type EndFamilyMutation = { readonly endFamily: { readonly id: string, readonly name: string, readonly relation: string, readonly mobileNumber: string, readonly rights: ReadonlyArray<FamilyRight>, readonly status: FamilyStatus, readonly grantedAt: string, readonly acceptedAt: string | null, readonly endedAt: string | null, readonly endedBy: FamilyEnder | null, readonly lastSeenAt: string | null } };

export type AcceptFamilyMutationVariables = Exact<{
  grantId: string;
}>;


export type AcceptFamilyMutation = { readonly acceptFamily: { readonly grantId: string, readonly name: string, readonly rights: ReadonlyArray<FamilyRight>, readonly status: FamilyStatus } };

export const OwnGrantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnGrant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyGrant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<OwnGrantFragment, unknown>;
export const FamilyDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FamilyDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"grantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"familyPatients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"familyToday"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"grantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"grantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"needsDangerCheck"}},{"kind":"Field","name":{"kind":"Name","value":"stopped"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"openTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"signs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answeredTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dangerSigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exercises"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"reps"}},{"kind":"Field","name":{"kind":"Name","value":"holdSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"timesPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"guide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"caution"}},{"kind":"Field","name":{"kind":"Name","value":"isReviewed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"timesDone"}},{"kind":"Field","name":{"kind":"Name","value":"occasions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"setsDone"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"doneBy"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effort"}},{"kind":"Field","name":{"kind":"Name","value":"nextSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}}]}}]}}]} as unknown as DocumentNode<FamilyDayQuery, FamilyDayQueryVariables>;
export const RecordFamilyEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordFamilyEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"grantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entries"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntryInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordFamilyEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"grantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"grantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"entries"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entries"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RecordFamilyEntriesMutation, RecordFamilyEntriesMutationVariables>;
export const OwnFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"familyGrants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnGrant"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnGrant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyGrant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<OwnFamilyQuery, OwnFamilyQueryVariables>;
export const FamilyPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FamilyPatients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"familyPatients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<FamilyPatientsQuery, FamilyPatientsQueryVariables>;
export const InviteFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteFamilyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteFamily"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnGrant"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnGrant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyGrant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<InviteFamilyMutation, InviteFamilyMutationVariables>;
export const SetFamilyRightsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFamilyRights"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rights"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyRight"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFamilyRights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"rights"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rights"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnGrant"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnGrant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyGrant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<SetFamilyRightsMutation, SetFamilyRightsMutationVariables>;
export const EndFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endFamily"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnGrant"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnGrant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyGrant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<EndFamilyMutation, EndFamilyMutationVariables>;
export const AcceptFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"grantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptFamily"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"grantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"grantId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<AcceptFamilyMutation, AcceptFamilyMutationVariables>;
export const useFamilyDayQuery = (options: (useQuery.Options<FamilyDayQuery, FamilyDayQueryVariables> & { variables: FamilyDayQueryVariables }) | SkipToken) => useQuery(FamilyDayDocument, options);
export const useRecordFamilyEntriesMutation = (options?: useMutation.Options<RecordFamilyEntriesMutation, RecordFamilyEntriesMutationVariables>) => useMutation<RecordFamilyEntriesMutation, RecordFamilyEntriesMutationVariables>(RecordFamilyEntriesDocument, options);
export const useOwnFamilyQuery = (options: useQuery.Options<OwnFamilyQuery, OwnFamilyQueryVariables> | SkipToken = {}) => useQuery(OwnFamilyDocument, options);
export const useFamilyPatientsQuery = (options: useQuery.Options<FamilyPatientsQuery, FamilyPatientsQueryVariables> | SkipToken = {}) => useQuery(FamilyPatientsDocument, options);
export const useInviteFamilyMutation = (options?: useMutation.Options<InviteFamilyMutation, InviteFamilyMutationVariables>) => useMutation<InviteFamilyMutation, InviteFamilyMutationVariables>(InviteFamilyDocument, options);
export const useSetFamilyRightsMutation = (options?: useMutation.Options<SetFamilyRightsMutation, SetFamilyRightsMutationVariables>) => useMutation<SetFamilyRightsMutation, SetFamilyRightsMutationVariables>(SetFamilyRightsDocument, options);
export const useEndFamilyMutation = (options?: useMutation.Options<EndFamilyMutation, EndFamilyMutationVariables>) => useMutation<EndFamilyMutation, EndFamilyMutationVariables>(EndFamilyDocument, options);
export const useAcceptFamilyMutation = (options?: useMutation.Options<AcceptFamilyMutation, AcceptFamilyMutationVariables>) => useMutation<AcceptFamilyMutation, AcceptFamilyMutationVariables>(AcceptFamilyDocument, options);