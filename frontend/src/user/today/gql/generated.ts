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

/** Where what a plan prescribes comes from. */
export type PlanKind =
  /** A programme: written for this patient by a physiotherapist; no doctor signs it. */
  | 'PROGRAMME'
  /** An approved protocol version, after an operation. */
  | 'PROTOCOL';

/** Status of a plan. */
export type PlanStatus =
  /** In progress. */
  | 'ACTIVE'
  /** The last phase was left. */
  | 'COMPLETED'
  /** Stopped before the end. */
  | 'STOPPED';

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

/** Where a session takes place. */
export type SessionType =
  /** At the clinic. */
  | 'CLINIC'
  /** At the patient's home. */
  | 'HOME'
  /** By video. */
  | 'TELE';

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

/** Role of an account. */
export type UserType =
  /** Runs the back office. */
  | 'ADMIN'
  /** Operates on or refers patients. */
  | 'DOCTOR'
  /** A patient; sees their own data. */
  | 'PATIENT'
  /** Treats patients. */
  | 'PHYSIOTHERAPIST'
  /** The front desk: books, registers, takes payments; works at /desk. Signs in at the door STAFF. */
  | 'RECEPTION'
  /** Not a patient: a relative, or a new member of staff. */
  | 'USER';

export type AcceptSlotMutationVariables = Exact<{
  offerId: string;
  startsAt: string;
}>;


export type AcceptSlotMutation = { readonly acceptSlot: { readonly id: string, readonly appointmentDate: string } };

export type RecordEntriesMutationVariables = Exact<{
  entries: ReadonlyArray<EntryInput> | EntryInput;
  language: Language;
}>;


export type RecordEntriesMutation = { readonly recordEntries: ReadonlyArray<{ readonly clientId: string, readonly outcome: EntryOutcome, readonly message: string | null }> };

export type SlotOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type SlotOffersQuery = { readonly slotOffers: ReadonlyArray<{ readonly id: string, readonly slots: ReadonlyArray<string>, readonly expiresAt: string }> };

export type SlotOutcomeQueryVariables = Exact<{
  from: string;
  before: string;
}>;


export type SlotOutcomeQuery = { readonly slotOffers: ReadonlyArray<{ readonly id: string, readonly slots: ReadonlyArray<string>, readonly expiresAt: string }>, readonly appointments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string } }> } };

export type TodayLineQueryVariables = Exact<{
  language: Language;
}>;


export type TodayLineQuery = { readonly myPlan: { readonly id: string, readonly openTask: { readonly id: string, readonly severity: Severity } | null, readonly answeredTask: { readonly id: string, readonly advice: string | null, readonly answeredAt: string | null, readonly doctorName: string | null } | null } | null, readonly today: { readonly planId: string, readonly sentence: string, readonly needsDangerCheck: boolean, readonly stopped: boolean, readonly openTask: { readonly id: string, readonly severity: Severity } | null, readonly exercises: ReadonlyArray<{ readonly exercise: { readonly key: string, readonly name: string }, readonly occasions: ReadonlyArray<{ readonly number: number, readonly setsDone: number, readonly isDone: boolean, readonly skipped: SkipReason | null }> }>, readonly answeredTask: { readonly id: string, readonly advice: string | null, readonly answeredAt: string | null, readonly doctorName: string | null } | null } | null };

export type TodayQueryVariables = Exact<{
  language: Language;
}>;


export type TodayQuery = { readonly me: { readonly id: string, readonly userType: UserType, readonly language: string } | null, readonly myPlan: { readonly id: string, readonly status: PlanStatus, readonly isSample: boolean, readonly side: BodySide, readonly openTask: { readonly id: string, readonly severity: Severity } | null, readonly answeredTask: { readonly id: string, readonly advice: string | null, readonly answeredAt: string | null, readonly doctorName: string | null } | null } | null, readonly today: { readonly kind: PlanKind, readonly day: string, readonly planId: string, readonly sentence: string, readonly needsDangerCheck: boolean, readonly unreadMessages: number, readonly stopped: boolean, readonly advice: string | null, readonly effort: number | null, readonly recoveryPercent: number, readonly lesson: { readonly slug: string, readonly title: string } | null, readonly questionnaires: ReadonlyArray<{ readonly slug: string, readonly title: string }>, readonly openTask: { readonly id: string, readonly severity: Severity, readonly acknowledgedAt: string | null, readonly doctorName: string | null } | null, readonly answeredTask: { readonly id: string, readonly advice: string | null, readonly answeredAt: string | null, readonly doctorName: string | null } | null, readonly dangerSigns: ReadonlyArray<{ readonly key: string, readonly question: string, readonly severity: Severity }>, readonly exercises: ReadonlyArray<{ readonly timesDone: number, readonly exercise: { readonly key: string, readonly name: string, readonly instructions: string, readonly hint: string | null, readonly sets: number, readonly reps: number, readonly holdSeconds: number, readonly timesPerDay: number, readonly guide: { readonly steps: ReadonlyArray<string>, readonly caution: string | null, readonly restSeconds: number, readonly figure: unknown, readonly isReviewed: boolean, readonly video: { readonly url: string, readonly posterUrl: string | null, readonly width: number, readonly height: number } | null } | null }, readonly occasions: ReadonlyArray<{ readonly number: number, readonly sets: number, readonly setsDone: number, readonly isDone: boolean, readonly skipped: SkipReason | null, readonly doneBy: string | null }> }>, readonly pain: { readonly value: number, readonly at: string } | null, readonly weeks: { readonly daysThisWeek: number, readonly daysNeeded: number, readonly kept: number, readonly sentence: string }, readonly nextSession: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly physiotherapist: { readonly id: string, readonly name: string } | null } | null, readonly ledger: { readonly done: number, readonly missedInAll: number, readonly ahead: number }, readonly adherence: { readonly prescribed: number, readonly done: number, readonly percent: number | null } } | null };


export const AcceptSlotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptSlot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startsAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptSlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"startsAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startsAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}}]}}]}}]} as unknown as DocumentNode<AcceptSlotMutation, AcceptSlotMutationVariables>;
export const RecordEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entries"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntryInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entries"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entries"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RecordEntriesMutation, RecordEntriesMutationVariables>;
export const SlotOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlotOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slots"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<SlotOffersQuery, SlotOffersQueryVariables>;
export const SlotOutcomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlotOutcome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slots"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"SCHEDULED"}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SlotOutcomeQuery, SlotOutcomeQueryVariables>;
export const TodayLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"openTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answeredTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"doctorName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"needsDangerCheck"}},{"kind":"Field","name":{"kind":"Name","value":"stopped"}},{"kind":"Field","name":{"kind":"Name","value":"openTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exercises"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occasions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"setsDone"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"answeredTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"doctorName"}}]}}]}}]}}]} as unknown as DocumentNode<TodayLineQuery, TodayLineQueryVariables>;
export const TodayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Today"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"openTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answeredTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"doctorName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"needsDangerCheck"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questionnaires"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stopped"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"openTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgedAt"}},{"kind":"Field","name":{"kind":"Name","value":"doctorName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answeredTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"doctorName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dangerSigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exercises"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"reps"}},{"kind":"Field","name":{"kind":"Name","value":"holdSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"timesPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"guide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"caution"}},{"kind":"Field","name":{"kind":"Name","value":"restSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isReviewed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"timesDone"}},{"kind":"Field","name":{"kind":"Name","value":"occasions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"setsDone"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"doneBy"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effort"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daysThisWeek"}},{"kind":"Field","name":{"kind":"Name","value":"daysNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"missedInAll"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryPercent"}},{"kind":"Field","name":{"kind":"Name","value":"adherence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prescribed"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]}}]} as unknown as DocumentNode<TodayQuery, TodayQueryVariables>;
export const useAcceptSlotMutation = (options?: useMutation.Options<AcceptSlotMutation, AcceptSlotMutationVariables>) => useMutation<AcceptSlotMutation, AcceptSlotMutationVariables>(AcceptSlotDocument, options);
export const useRecordEntriesMutation = (options?: useMutation.Options<RecordEntriesMutation, RecordEntriesMutationVariables>) => useMutation<RecordEntriesMutation, RecordEntriesMutationVariables>(RecordEntriesDocument, options);
export const useSlotOffersQuery = (options: useQuery.Options<SlotOffersQuery, SlotOffersQueryVariables> | SkipToken = {}) => useQuery(SlotOffersDocument, options);
export const useSlotOutcomeQuery = (options: (useQuery.Options<SlotOutcomeQuery, SlotOutcomeQueryVariables> & { variables: SlotOutcomeQueryVariables }) | SkipToken) => useQuery(SlotOutcomeDocument, options);
export const useTodayLineQuery = (options: (useQuery.Options<TodayLineQuery, TodayLineQueryVariables> & { variables: TodayLineQueryVariables }) | SkipToken) => useQuery(TodayLineDocument, options);
export const useTodayQuery = (options: (useQuery.Options<TodayQuery, TodayQueryVariables> & { variables: TodayQueryVariables }) | SkipToken) => useQuery(TodayDocument, options);