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

/** Difference of a score to the baseline. */
export type ScoreChange =
  /** Better by the important difference, or more. */
  | 'BETTER'
  /** Less than the important difference, either way. */
  | 'SAME'
  /** Worse by the important difference, or more. */
  | 'WORSE';

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

export type OwnQuestionsQueryVariables = Exact<{
  language: Language;
}>;


export type OwnQuestionsQuery = { readonly today: { readonly planId: string, readonly questionnaires: ReadonlyArray<{ readonly slug: string, readonly occasion: QuestionnaireOccasion, readonly title: string, readonly questions: number, readonly until: string }> } | null };

export type OwnScoresQueryVariables = Exact<{
  planId: string;
  language: Language;
}>;


export type OwnScoresQuery = { readonly scores: ReadonlyArray<{ readonly questionnaire: string, readonly score: string, readonly name: string, readonly occasion: QuestionnaireOccasion, readonly value: number, readonly at: string, readonly change: ScoreChange | null, readonly sameFrom: number | null, readonly sameUntil: number | null }> };

export type QuestionFormQueryVariables = Exact<{
  slug: string;
  language: Language;
}>;


export type QuestionFormQuery = { readonly questionnaireForm: { readonly copyright: string, readonly due: { readonly slug: string, readonly version: number, readonly occasion: QuestionnaireOccasion, readonly title: string }, readonly questions: ReadonlyArray<{ readonly linkId: string, readonly type: string, readonly text: string, readonly required: boolean, readonly repeats: boolean, readonly low: number | null, readonly high: number | null, readonly enableWhen: unknown, readonly parent: string | null, readonly given: ReadonlyArray<string>, readonly choices: ReadonlyArray<{ readonly code: string, readonly text: string }> }> } };

export type SendAnswersMutationVariables = Exact<{
  entries: ReadonlyArray<EntryInput> | EntryInput;
  language: Language;
}>;


export type SendAnswersMutation = { readonly recordEntries: ReadonlyArray<{ readonly outcome: EntryOutcome, readonly message: string | null }> };


export const OwnQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"questionnaires"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]}}]} as unknown as DocumentNode<OwnQuestionsQuery, OwnQuestionsQueryVariables>;
export const OwnScoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnScores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionnaire"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"sameFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sameUntil"}}]}}]}}]} as unknown as DocumentNode<OwnScoresQuery, OwnScoresQueryVariables>;
export const QuestionFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionnaireForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"repeats"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"enableWhen"}},{"kind":"Field","name":{"kind":"Name","value":"parent"}},{"kind":"Field","name":{"kind":"Name","value":"given"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}}]}}]}}]} as unknown as DocumentNode<QuestionFormQuery, QuestionFormQueryVariables>;
export const SendAnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entries"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntryInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entries"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entries"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SendAnswersMutation, SendAnswersMutationVariables>;
export const useOwnQuestionsQuery = (options: (useQuery.Options<OwnQuestionsQuery, OwnQuestionsQueryVariables> & { variables: OwnQuestionsQueryVariables }) | SkipToken) => useQuery(OwnQuestionsDocument, options);
export const useOwnScoresQuery = (options: (useQuery.Options<OwnScoresQuery, OwnScoresQueryVariables> & { variables: OwnScoresQueryVariables }) | SkipToken) => useQuery(OwnScoresDocument, options);
export const useQuestionFormQuery = (options: (useQuery.Options<QuestionFormQuery, QuestionFormQueryVariables> & { variables: QuestionFormQueryVariables }) | SkipToken) => useQuery(QuestionFormDocument, options);
export const useSendAnswersMutation = (options?: useMutation.Options<SendAnswersMutation, SendAnswersMutationVariables>) => useMutation<SendAnswersMutation, SendAnswersMutationVariables>(SendAnswersDocument, options);