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

/** Something the team should look at; it does not stop a plan. */
export type CareFlagKind =
  /** Pain of 7 or more. */
  | 'PAIN_HIGH';

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

/** How a value is compared with the criterion's value; an equal value meets both. */
export type Comparison =
  /** The criterion's value or more. */
  | 'AT_LEAST'
  /** The criterion's value or less. */
  | 'AT_MOST';

/** What a criterion evaluates. */
export type CriterionKind =
  /** Clinic days since the operation, whose day is 0. */
  | 'DAYS_SINCE_SURGERY'
  /** A measured value. */
  | 'MEASURE'
  /** Number of sessions done in the present phase. */
  | 'SESSIONS_IN_PHASE';

/** State of a criterion. */
export type CriterionState =
  /** The value meets the criterion. */
  | 'MET'
  /** No valid value: none, too old, or entered only by roles that do not count. */
  | 'UNKNOWN'
  /** The value does not meet the criterion. */
  | 'UNMET';

/** Reason for leaving a phase although a criterion is not met. */
export type DeviationInput = {
  /** The criterion's key. */
  readonly criterion: string;
  /** 10 to 500 characters. */
  readonly reason: string;
};

/** The gender that a person gave. */
export type Gender =
  /** Female; F on the patient form. */
  | 'FEMALE'
  /** Male; M on the patient form. */
  | 'MALE'
  /** Any other; others on the patient form. */
  | 'OTHER';

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

/** An entry to add to the medical history. */
export type MedicalHistoryInput = {
  /** Diagnosis, 1 to 200 characters. */
  readonly diagnosis: string;
  /** The operation: what, when, by whom; up to 500 characters. */
  readonly surgeryDetails?: string | null | undefined;
  /** Treatment, up to 500 characters. */
  readonly treatment?: string | null | undefined;
};

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

/** Status of a plan. */
export type PlanStatus =
  /** In progress. */
  | 'ACTIVE'
  /** The last phase was left. */
  | 'COMPLETED'
  /** Stopped before the end. */
  | 'STOPPED';

/** A precaution to enter; a live one for weight of the same side ends by it. */
export type PrecautionInput = {
  /** What kind. */
  readonly kind: PrecautionKind;
  /** Required of PARTIAL, refused of others. */
  readonly percent?: number | null | undefined;
  /** Where; required of WEIGHT_BEARING. */
  readonly side?: BodySide | null | undefined;
  /** Required but of WEIGHT_BEARING. */
  readonly text?: string | null | undefined;
  /** Today or later. */
  readonly until?: string | null | undefined;
  /** Required of WEIGHT_BEARING, refused of others. */
  readonly weightBearing?: WeightBearing | null | undefined;
};

/** What to take care of. */
export type PrecautionKind =
  /** An allergy, such as to plaster or latex. */
  | 'ALLERGY'
  /** Bleeds easily. */
  | 'BLOOD_THINNER'
  /** Lungs and breathing. */
  | 'BREATHING'
  /** Memory, attention or understanding. */
  | 'COGNITION'
  /** Diabetes. */
  | 'DIABETES'
  /** Falls easily. */
  | 'FALLS'
  /** The heart. */
  | 'HEART'
  /** Pacemaker or metal: no current, no heat. */
  | 'IMPLANT'
  /** An infection or an open wound. */
  | 'INFECTION'
  /** A movement that is not allowed. */
  | 'MOVEMENT'
  /** Anything else. */
  | 'OTHER'
  /** Pregnant. */
  | 'PREGNANCY'
  /** How much weight a leg or arm may bear. */
  | 'WEIGHT_BEARING';

/** Why somebody may see a patient. */
export type Reach =
  /** Runs the clinic. */
  | 'ADMIN'
  /** Stands in today for somebody who may. */
  | 'COVERS'
  /** Answers for the live plan as its doctor. */
  | 'DOCTOR'
  /** Holds the live plan, or is in charge of the record. */
  | 'IN_CHARGE'
  /** May not. */
  | 'NONE'
  /** Opened the record for a reason; until the end of the clinic's day. */
  | 'OPENED'
  /** Had a completed or missed session with them in the last 365 days, or has a scheduled one from today on. */
  | 'TREATS';

/** Where a session takes place. */
export type SessionType =
  /** At the clinic. */
  | 'CLINIC'
  /** At the patient's home. */
  | 'HOME'
  /** By video. */
  | 'TELE';

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

/** How much weight may be borne. */
export type WeightBearing =
  /** As much as is tolerated. */
  | 'AS_TOLERATED'
  /** All. */
  | 'FULL'
  /** None. */
  | 'NON'
  /** A part; `percent` says how much. */
  | 'PARTIAL'
  /** The foot touches, no more. */
  | 'TOUCH';

export type BenchPatientsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type BenchPatientsQuery = { readonly benchPatients: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly reach: Reach, readonly lastSession: string | null, readonly nextSession: string | null, readonly hasPlan: boolean, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null }, readonly openTask: { readonly id: string } | null } }>, readonly pageInfo: { readonly endCursor: string | null } } };

export type BenchPatientLineFragment = { readonly reach: Reach, readonly lastSession: string | null, readonly nextSession: string | null, readonly hasPlan: boolean, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null }, readonly openTask: { readonly id: string } | null };

export type PlanStatesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanStatesQuery = { readonly patientsUnderCare: ReadonlyArray<{ readonly phase: number, readonly phaseCount: number, readonly ready: boolean, readonly lastPain: number | null, readonly lastPainAt: string | null, readonly flags: ReadonlyArray<CareFlagKind>, readonly recoveryPercent: number, readonly patient: { readonly id: string } }> };

export type BenchPatientQueryVariables = Exact<{
  id: string;
}>;


export type BenchPatientQuery = { readonly benchPatient: { readonly alert: string | null, readonly reach: Reach, readonly reachUntil: string | null, readonly sessionsDone: number, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly gender: Gender | null, readonly diagnosedWith: string | null, readonly contactNumber: string | null, readonly emergencyContactNumber: string | null, readonly address: string | null, readonly version: number }, readonly precautions: ReadonlyArray<{ readonly id: string, readonly kind: PrecautionKind, readonly weightBearing: WeightBearing | null, readonly percent: number | null, readonly side: BodySide | null, readonly text: string, readonly until: string | null, readonly addedBy: string, readonly addedAt: string }>, readonly openTask: { readonly id: string } | null, readonly plan: { readonly id: string, readonly protocolName: string, readonly protocolVersion: number, readonly isSample: boolean, readonly surgeryDate: string, readonly side: BodySide, readonly status: PlanStatus, readonly phase: number, readonly recoveryPercent: number, readonly doctorName: string | null, readonly patient: { readonly id: string, readonly name: string }, readonly phases: ReadonlyArray<{ readonly number: number, readonly name: string, readonly goal: string, readonly criteria: ReadonlyArray<{ readonly key: string, readonly kind: CriterionKind, readonly measure: Measure | null, readonly mode: MotionMode | null, readonly comparison: Comparison, readonly value: number, readonly maxAgeDays: number | null, readonly staffOnly: boolean }>, readonly targets: ReadonlyArray<{ readonly measure: Measure, readonly low: number, readonly high: number }> }>, readonly ledger: { readonly planned: number, readonly done: number, readonly missedInAll: number, readonly cancelled: number, readonly ahead: number, readonly booked: number }, readonly passages: ReadonlyArray<{ readonly fromPhase: number, readonly confirmedAt: string, readonly confirmedBy: string, readonly deviations: ReadonlyArray<{ readonly criterion: string, readonly reason: string }> }>, readonly openTask: { readonly id: string } | null } | null, readonly lastSession: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly physiotherapist: { readonly id: string, readonly name: string } | null } | null, readonly nextSession: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly physiotherapist: { readonly id: string, readonly name: string } | null } | null, readonly values: ReadonlyArray<{ readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null, readonly takenAt: string, readonly enteredBy: string, readonly retractedReason: string | null }>, readonly medicalHistory: ReadonlyArray<{ readonly id: string, readonly diagnosis: string, readonly treatment: string | null, readonly surgeryDetails: string | null }>, readonly progressReports: ReadonlyArray<{ readonly id: string, readonly content: string, readonly createdAt: string }> } };

export type BenchPatientSessionFragment = { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly physiotherapist: { readonly id: string, readonly name: string } | null };

export type AddHistoryEntryMutationVariables = Exact<{
  patientId: string;
  input: MedicalHistoryInput;
}>;


export type AddHistoryEntryMutation = { readonly addHistoryEntry: { readonly id: string } };

export type WriteProgressReportMutationVariables = Exact<{
  patientId: string;
  content: string;
}>;


export type WriteProgressReportMutation = { readonly writeProgressReport: { readonly id: string } };

export type CarePlanFragment = { readonly id: string, readonly protocolName: string, readonly protocolVersion: number, readonly isSample: boolean, readonly surgeryDate: string, readonly side: BodySide, readonly status: PlanStatus, readonly phase: number, readonly recoveryPercent: number, readonly doctorName: string | null, readonly patient: { readonly id: string, readonly name: string }, readonly phases: ReadonlyArray<{ readonly number: number, readonly name: string, readonly goal: string, readonly criteria: ReadonlyArray<{ readonly key: string, readonly kind: CriterionKind, readonly measure: Measure | null, readonly mode: MotionMode | null, readonly comparison: Comparison, readonly value: number, readonly maxAgeDays: number | null, readonly staffOnly: boolean }>, readonly targets: ReadonlyArray<{ readonly measure: Measure, readonly low: number, readonly high: number }> }>, readonly ledger: { readonly planned: number, readonly done: number, readonly missedInAll: number, readonly cancelled: number, readonly ahead: number, readonly booked: number }, readonly passages: ReadonlyArray<{ readonly fromPhase: number, readonly confirmedAt: string, readonly confirmedBy: string, readonly deviations: ReadonlyArray<{ readonly criterion: string, readonly reason: string }> }>, readonly openTask: { readonly id: string } | null };

export type CareGateQueryVariables = Exact<{
  planId: string;
}>;


export type CareGateQuery = { readonly gate: { readonly phase: number, readonly ready: boolean, readonly sentence: string, readonly results: ReadonlyArray<{ readonly state: CriterionState, readonly sentence: string, readonly criterion: { readonly key: string } }> } | null };

export type CareValueFragment = { readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null, readonly takenAt: string, readonly enteredBy: string, readonly retractedReason: string | null };

export type CareValuesQueryVariables = Exact<{
  planId: string;
  measure?: Measure | null | undefined;
  first?: number;
}>;


export type CareValuesQuery = { readonly measurements: ReadonlyArray<{ readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null, readonly takenAt: string, readonly enteredBy: string, readonly retractedReason: string | null }> };

export type PatientValuesQueryVariables = Exact<{
  patientId: string;
  first?: number;
}>;


export type PatientValuesQuery = { readonly patientValues: ReadonlyArray<{ readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null, readonly takenAt: string, readonly enteredBy: string, readonly retractedReason: string | null }> };

export type RecordValuesMutationVariables = Exact<{
  patientId: string;
  values: ReadonlyArray<ValueInput> | ValueInput;
  key: string;
}>;


export type RecordValuesMutation = { readonly recordValues: ReadonlyArray<{ readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null, readonly takenAt: string, readonly enteredBy: string, readonly retractedReason: string | null }> };

export type RecordValueMutationVariables = Exact<{
  planId: string;
  input: MeasurementInput;
  key: string;
}>;


export type RecordValueMutation = { readonly recordMeasurement: { readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null, readonly takenAt: string, readonly enteredBy: string, readonly retractedReason: string | null } };

export type RetractValueMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RetractValueMutation = { readonly retractMeasurement: { readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null, readonly takenAt: string, readonly enteredBy: string, readonly retractedReason: string | null } };

export type ConfirmGateMutationVariables = Exact<{
  planId: string;
  fromPhase: number;
  deviations: ReadonlyArray<DeviationInput> | DeviationInput;
}>;


export type ConfirmGateMutation = { readonly confirmGate: { readonly id: string, readonly protocolName: string, readonly protocolVersion: number, readonly isSample: boolean, readonly surgeryDate: string, readonly side: BodySide, readonly status: PlanStatus, readonly phase: number, readonly recoveryPercent: number, readonly doctorName: string | null, readonly patient: { readonly id: string, readonly name: string }, readonly phases: ReadonlyArray<{ readonly number: number, readonly name: string, readonly goal: string, readonly criteria: ReadonlyArray<{ readonly key: string, readonly kind: CriterionKind, readonly measure: Measure | null, readonly mode: MotionMode | null, readonly comparison: Comparison, readonly value: number, readonly maxAgeDays: number | null, readonly staffOnly: boolean }>, readonly targets: ReadonlyArray<{ readonly measure: Measure, readonly low: number, readonly high: number }> }>, readonly ledger: { readonly planned: number, readonly done: number, readonly missedInAll: number, readonly cancelled: number, readonly ahead: number, readonly booked: number }, readonly passages: ReadonlyArray<{ readonly fromPhase: number, readonly confirmedAt: string, readonly confirmedBy: string, readonly deviations: ReadonlyArray<{ readonly criterion: string, readonly reason: string }> }>, readonly openTask: { readonly id: string } | null } };

export type TreatmentNoteFragment = { readonly id: string, readonly kind: NoteKind, readonly at: string, readonly author: string, readonly isOwn: boolean, readonly coveredFor: string | null, readonly subjective: string, readonly objective: string, readonly assessment: string, readonly plan: string, readonly painBefore: number | null, readonly painAfter: number | null, readonly change: PatientChange | null, readonly status: NoteStatus, readonly locksAt: string | null, readonly signedAt: string | null, readonly sameAsBefore: ReadonlyArray<string>, readonly errorReason: string | null, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly body: ReadonlyArray<{ readonly view: ChartView, readonly region: ChartRegion, readonly side: BodySide, readonly finding: ChartFinding, readonly intensity: number | null, readonly text: string | null }>, readonly treatments: ReadonlyArray<{ readonly name: string, readonly minutes: number | null, readonly detail: string | null }>, readonly values: ReadonlyArray<{ readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null }>, readonly addenda: ReadonlyArray<{ readonly id: string, readonly text: string, readonly author: string, readonly at: string }> };

export type TreatmentNotesQueryVariables = Exact<{
  patientId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type TreatmentNotesQuery = { readonly treatmentNotes: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly kind: NoteKind, readonly at: string, readonly author: string, readonly isOwn: boolean, readonly coveredFor: string | null, readonly subjective: string, readonly objective: string, readonly assessment: string, readonly plan: string, readonly painBefore: number | null, readonly painAfter: number | null, readonly change: PatientChange | null, readonly status: NoteStatus, readonly locksAt: string | null, readonly signedAt: string | null, readonly sameAsBefore: ReadonlyArray<string>, readonly errorReason: string | null, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly body: ReadonlyArray<{ readonly view: ChartView, readonly region: ChartRegion, readonly side: BodySide, readonly finding: ChartFinding, readonly intensity: number | null, readonly text: string | null }>, readonly treatments: ReadonlyArray<{ readonly name: string, readonly minutes: number | null, readonly detail: string | null }>, readonly values: ReadonlyArray<{ readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null }>, readonly addenda: ReadonlyArray<{ readonly id: string, readonly text: string, readonly author: string, readonly at: string }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type NotesToSignQueryVariables = Exact<{ [key: string]: never; }>;


export type NotesToSignQuery = { readonly notesToSign: ReadonlyArray<{ readonly id: string, readonly kind: NoteKind, readonly at: string, readonly author: string, readonly isOwn: boolean, readonly coveredFor: string | null, readonly subjective: string, readonly objective: string, readonly assessment: string, readonly plan: string, readonly painBefore: number | null, readonly painAfter: number | null, readonly change: PatientChange | null, readonly status: NoteStatus, readonly locksAt: string | null, readonly signedAt: string | null, readonly sameAsBefore: ReadonlyArray<string>, readonly errorReason: string | null, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly body: ReadonlyArray<{ readonly view: ChartView, readonly region: ChartRegion, readonly side: BodySide, readonly finding: ChartFinding, readonly intensity: number | null, readonly text: string | null }>, readonly treatments: ReadonlyArray<{ readonly name: string, readonly minutes: number | null, readonly detail: string | null }>, readonly values: ReadonlyArray<{ readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null }>, readonly addenda: ReadonlyArray<{ readonly id: string, readonly text: string, readonly author: string, readonly at: string }> }> };

export type SignNoteMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type SignNoteMutation = { readonly signNote: { readonly id: string, readonly kind: NoteKind, readonly at: string, readonly author: string, readonly isOwn: boolean, readonly coveredFor: string | null, readonly subjective: string, readonly objective: string, readonly assessment: string, readonly plan: string, readonly painBefore: number | null, readonly painAfter: number | null, readonly change: PatientChange | null, readonly status: NoteStatus, readonly locksAt: string | null, readonly signedAt: string | null, readonly sameAsBefore: ReadonlyArray<string>, readonly errorReason: string | null, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly body: ReadonlyArray<{ readonly view: ChartView, readonly region: ChartRegion, readonly side: BodySide, readonly finding: ChartFinding, readonly intensity: number | null, readonly text: string | null }>, readonly treatments: ReadonlyArray<{ readonly name: string, readonly minutes: number | null, readonly detail: string | null }>, readonly values: ReadonlyArray<{ readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null }>, readonly addenda: ReadonlyArray<{ readonly id: string, readonly text: string, readonly author: string, readonly at: string }> } };

export type DiscardNoteMutationVariables = Exact<{
  id: string;
}>;


export type DiscardNoteMutation = { readonly discardNote: boolean };

export type AddNoteAddendumMutationVariables = Exact<{
  noteId: string;
  text: string;
  idempotencyKey: string;
}>;


export type AddNoteAddendumMutation = { readonly addNoteAddendum: { readonly id: string, readonly kind: NoteKind, readonly at: string, readonly author: string, readonly isOwn: boolean, readonly coveredFor: string | null, readonly subjective: string, readonly objective: string, readonly assessment: string, readonly plan: string, readonly painBefore: number | null, readonly painAfter: number | null, readonly change: PatientChange | null, readonly status: NoteStatus, readonly locksAt: string | null, readonly signedAt: string | null, readonly sameAsBefore: ReadonlyArray<string>, readonly errorReason: string | null, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly body: ReadonlyArray<{ readonly view: ChartView, readonly region: ChartRegion, readonly side: BodySide, readonly finding: ChartFinding, readonly intensity: number | null, readonly text: string | null }>, readonly treatments: ReadonlyArray<{ readonly name: string, readonly minutes: number | null, readonly detail: string | null }>, readonly values: ReadonlyArray<{ readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null }>, readonly addenda: ReadonlyArray<{ readonly id: string, readonly text: string, readonly author: string, readonly at: string }> } };

export type MarkNoteInErrorMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type MarkNoteInErrorMutation = { readonly markNoteInError: { readonly id: string, readonly kind: NoteKind, readonly at: string, readonly author: string, readonly isOwn: boolean, readonly coveredFor: string | null, readonly subjective: string, readonly objective: string, readonly assessment: string, readonly plan: string, readonly painBefore: number | null, readonly painAfter: number | null, readonly change: PatientChange | null, readonly status: NoteStatus, readonly locksAt: string | null, readonly signedAt: string | null, readonly sameAsBefore: ReadonlyArray<string>, readonly errorReason: string | null, readonly version: number, readonly patient: { readonly id: string, readonly patientId: string | null, readonly name: string }, readonly body: ReadonlyArray<{ readonly view: ChartView, readonly region: ChartRegion, readonly side: BodySide, readonly finding: ChartFinding, readonly intensity: number | null, readonly text: string | null }>, readonly treatments: ReadonlyArray<{ readonly name: string, readonly minutes: number | null, readonly detail: string | null }>, readonly values: ReadonlyArray<{ readonly id: string, readonly measure: Measure, readonly value: number, readonly side: BodySide | null, readonly mode: MotionMode | null }>, readonly addenda: ReadonlyArray<{ readonly id: string, readonly text: string, readonly author: string, readonly at: string }> } };

export type PrecautionFragment = { readonly id: string, readonly kind: PrecautionKind, readonly weightBearing: WeightBearing | null, readonly percent: number | null, readonly side: BodySide | null, readonly text: string, readonly until: string | null, readonly addedBy: string, readonly addedAt: string };

export type AddPrecautionMutationVariables = Exact<{
  patientId: string;
  input: PrecautionInput;
  idempotencyKey: string;
}>;


export type AddPrecautionMutation = { readonly addPrecaution: { readonly id: string } };

export type EndPrecautionMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type EndPrecautionMutation = { readonly endPrecaution: { readonly id: string } };

export const BenchPatientLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenchPatientLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenchPatientLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"lastSession"}},{"kind":"Field","name":{"kind":"Name","value":"nextSession"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlan"}},{"kind":"Field","name":{"kind":"Name","value":"openTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<BenchPatientLineFragment, unknown>;
export const BenchPatientSessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenchPatientSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BenchPatientSessionFragment, unknown>;
export const CarePlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecoveryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"protocolName"}},{"kind":"Field","name":{"kind":"Name","value":"protocolVersion"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"surgeryDate"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"maxAgeDays"}},{"kind":"Field","name":{"kind":"Name","value":"staffOnly"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"missedInAll"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}},{"kind":"Field","name":{"kind":"Name","value":"booked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryPercent"}},{"kind":"Field","name":{"kind":"Name","value":"passages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromPhase"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"deviations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"openTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"doctorName"}}]}}]} as unknown as DocumentNode<CarePlanFragment, unknown>;
export const CareValueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"retractedReason"}}]}}]} as unknown as DocumentNode<CareValueFragment, unknown>;
export const TreatmentNoteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreatmentNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFor"}},{"kind":"Field","name":{"kind":"Name","value":"subjective"}},{"kind":"Field","name":{"kind":"Name","value":"objective"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"painBefore"}},{"kind":"Field","name":{"kind":"Name","value":"painAfter"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locksAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sameAsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"addenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TreatmentNoteFragment, unknown>;
export const PrecautionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Precaution"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Precaution"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"weightBearing"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}}]}}]} as unknown as DocumentNode<PrecautionFragment, unknown>;
export const BenchPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BenchPatients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benchPatients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenchPatientLine"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenchPatientLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenchPatientLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"lastSession"}},{"kind":"Field","name":{"kind":"Name","value":"nextSession"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlan"}},{"kind":"Field","name":{"kind":"Name","value":"openTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<BenchPatientsQuery, BenchPatientsQueryVariables>;
export const PlanStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanStates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientsUnderCare"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"phaseCount"}},{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"lastPain"}},{"kind":"Field","name":{"kind":"Name","value":"lastPainAt"}},{"kind":"Field","name":{"kind":"Name","value":"flags"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryPercent"}}]}}]}}]} as unknown as DocumentNode<PlanStatesQuery, PlanStatesQueryVariables>;
export const BenchPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BenchPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benchPatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosedWith"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"reachUntil"}},{"kind":"Field","name":{"kind":"Name","value":"precautions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Precaution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarePlan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessionsDone"}},{"kind":"Field","name":{"kind":"Name","value":"lastSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenchPatientSession"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenchPatientSession"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CareValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"medicalHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"diagnosis"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"surgeryDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progressReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Precaution"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Precaution"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"weightBearing"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecoveryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"protocolName"}},{"kind":"Field","name":{"kind":"Name","value":"protocolVersion"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"surgeryDate"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"maxAgeDays"}},{"kind":"Field","name":{"kind":"Name","value":"staffOnly"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"missedInAll"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}},{"kind":"Field","name":{"kind":"Name","value":"booked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryPercent"}},{"kind":"Field","name":{"kind":"Name","value":"passages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromPhase"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"deviations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"openTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"doctorName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenchPatientSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"retractedReason"}}]}}]} as unknown as DocumentNode<BenchPatientQuery, BenchPatientQueryVariables>;
export const AddHistoryEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddHistoryEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MedicalHistoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addHistoryEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddHistoryEntryMutation, AddHistoryEntryMutationVariables>;
export const WriteProgressReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteProgressReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeProgressReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WriteProgressReportMutation, WriteProgressReportMutationVariables>;
export const CareGateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CareGate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]}}]}}]} as unknown as DocumentNode<CareGateQuery, CareGateQueryVariables>;
export const CareValuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CareValues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"measure"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Measure"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measurements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"measure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"measure"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CareValue"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"retractedReason"}}]}}]} as unknown as DocumentNode<CareValuesQuery, CareValuesQueryVariables>;
export const PatientValuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientValues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientValues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CareValue"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"retractedReason"}}]}}]} as unknown as DocumentNode<PatientValuesQuery, PatientValuesQueryVariables>;
export const RecordValuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordValues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"values"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ValueInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordValues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"values"},"value":{"kind":"Variable","name":{"kind":"Name","value":"values"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CareValue"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"retractedReason"}}]}}]} as unknown as DocumentNode<RecordValuesMutation, RecordValuesMutationVariables>;
export const RecordValueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordValue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MeasurementInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordMeasurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CareValue"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"retractedReason"}}]}}]} as unknown as DocumentNode<RecordValueMutation, RecordValueMutationVariables>;
export const RetractValueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetractValue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retractMeasurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CareValue"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CareValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"retractedReason"}}]}}]} as unknown as DocumentNode<RetractValueMutation, RetractValueMutationVariables>;
export const ConfirmGateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmGate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromPhase"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deviations"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeviationInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmGate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fromPhase"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromPhase"}}},{"kind":"Argument","name":{"kind":"Name","value":"deviations"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deviations"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarePlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecoveryPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"protocolName"}},{"kind":"Field","name":{"kind":"Name","value":"protocolVersion"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"surgeryDate"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"maxAgeDays"}},{"kind":"Field","name":{"kind":"Name","value":"staffOnly"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"missedInAll"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}},{"kind":"Field","name":{"kind":"Name","value":"booked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryPercent"}},{"kind":"Field","name":{"kind":"Name","value":"passages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromPhase"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"deviations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"openTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"doctorName"}}]}}]} as unknown as DocumentNode<ConfirmGateMutation, ConfirmGateMutationVariables>;
export const TreatmentNotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TreatmentNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"treatmentNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreatmentNote"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreatmentNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFor"}},{"kind":"Field","name":{"kind":"Name","value":"subjective"}},{"kind":"Field","name":{"kind":"Name","value":"objective"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"painBefore"}},{"kind":"Field","name":{"kind":"Name","value":"painAfter"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locksAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sameAsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"addenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TreatmentNotesQuery, TreatmentNotesQueryVariables>;
export const NotesToSignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotesToSign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notesToSign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreatmentNote"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreatmentNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFor"}},{"kind":"Field","name":{"kind":"Name","value":"subjective"}},{"kind":"Field","name":{"kind":"Name","value":"objective"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"painBefore"}},{"kind":"Field","name":{"kind":"Name","value":"painAfter"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locksAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sameAsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"addenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<NotesToSignQuery, NotesToSignQueryVariables>;
export const SignNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreatmentNote"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreatmentNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFor"}},{"kind":"Field","name":{"kind":"Name","value":"subjective"}},{"kind":"Field","name":{"kind":"Name","value":"objective"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"painBefore"}},{"kind":"Field","name":{"kind":"Name","value":"painAfter"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locksAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sameAsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"addenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SignNoteMutation, SignNoteMutationVariables>;
export const DiscardNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DiscardNoteMutation, DiscardNoteMutationVariables>;
export const AddNoteAddendumDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddNoteAddendum"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"noteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addNoteAddendum"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"noteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"noteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreatmentNote"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreatmentNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFor"}},{"kind":"Field","name":{"kind":"Name","value":"subjective"}},{"kind":"Field","name":{"kind":"Name","value":"objective"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"painBefore"}},{"kind":"Field","name":{"kind":"Name","value":"painAfter"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locksAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sameAsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"addenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddNoteAddendumMutation, AddNoteAddendumMutationVariables>;
export const MarkNoteInErrorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNoteInError"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNoteInError"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreatmentNote"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreatmentNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreatmentNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFor"}},{"kind":"Field","name":{"kind":"Name","value":"subjective"}},{"kind":"Field","name":{"kind":"Name","value":"objective"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"painBefore"}},{"kind":"Field","name":{"kind":"Name","value":"painAfter"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"treatments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locksAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sameAsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"addenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MarkNoteInErrorMutation, MarkNoteInErrorMutationVariables>;
export const AddPrecautionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPrecaution"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrecautionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPrecaution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddPrecautionMutation, AddPrecautionMutationVariables>;
export const EndPrecautionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndPrecaution"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endPrecaution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndPrecautionMutation, EndPrecautionMutationVariables>;
export const useBenchPatientsQuery = (options: (useQuery.Options<BenchPatientsQuery, BenchPatientsQueryVariables> & { variables: BenchPatientsQueryVariables }) | SkipToken) => useQuery(BenchPatientsDocument, options);
export const usePlanStatesQuery = (options: useQuery.Options<PlanStatesQuery, PlanStatesQueryVariables> | SkipToken = {}) => useQuery(PlanStatesDocument, options);
export const useBenchPatientQuery = (options: (useQuery.Options<BenchPatientQuery, BenchPatientQueryVariables> & { variables: BenchPatientQueryVariables }) | SkipToken) => useQuery(BenchPatientDocument, options);
export const useAddHistoryEntryMutation = (options?: useMutation.Options<AddHistoryEntryMutation, AddHistoryEntryMutationVariables>) => useMutation<AddHistoryEntryMutation, AddHistoryEntryMutationVariables>(AddHistoryEntryDocument, options);
export const useWriteProgressReportMutation = (options?: useMutation.Options<WriteProgressReportMutation, WriteProgressReportMutationVariables>) => useMutation<WriteProgressReportMutation, WriteProgressReportMutationVariables>(WriteProgressReportDocument, options);
export const useCareGateQuery = (options: (useQuery.Options<CareGateQuery, CareGateQueryVariables> & { variables: CareGateQueryVariables }) | SkipToken) => useQuery(CareGateDocument, options);
export const useCareValuesQuery = (options: (useQuery.Options<CareValuesQuery, CareValuesQueryVariables> & { variables: CareValuesQueryVariables }) | SkipToken) => useQuery(CareValuesDocument, options);
export const usePatientValuesQuery = (options: (useQuery.Options<PatientValuesQuery, PatientValuesQueryVariables> & { variables: PatientValuesQueryVariables }) | SkipToken) => useQuery(PatientValuesDocument, options);
export const useRecordValuesMutation = (options?: useMutation.Options<RecordValuesMutation, RecordValuesMutationVariables>) => useMutation<RecordValuesMutation, RecordValuesMutationVariables>(RecordValuesDocument, options);
export const useRecordValueMutation = (options?: useMutation.Options<RecordValueMutation, RecordValueMutationVariables>) => useMutation<RecordValueMutation, RecordValueMutationVariables>(RecordValueDocument, options);
export const useRetractValueMutation = (options?: useMutation.Options<RetractValueMutation, RetractValueMutationVariables>) => useMutation<RetractValueMutation, RetractValueMutationVariables>(RetractValueDocument, options);
export const useConfirmGateMutation = (options?: useMutation.Options<ConfirmGateMutation, ConfirmGateMutationVariables>) => useMutation<ConfirmGateMutation, ConfirmGateMutationVariables>(ConfirmGateDocument, options);
export const useTreatmentNotesQuery = (options: (useQuery.Options<TreatmentNotesQuery, TreatmentNotesQueryVariables> & { variables: TreatmentNotesQueryVariables }) | SkipToken) => useQuery(TreatmentNotesDocument, options);
export const useNotesToSignQuery = (options: useQuery.Options<NotesToSignQuery, NotesToSignQueryVariables> | SkipToken = {}) => useQuery(NotesToSignDocument, options);
export const useSignNoteMutation = (options?: useMutation.Options<SignNoteMutation, SignNoteMutationVariables>) => useMutation<SignNoteMutation, SignNoteMutationVariables>(SignNoteDocument, options);
export const useDiscardNoteMutation = (options?: useMutation.Options<DiscardNoteMutation, DiscardNoteMutationVariables>) => useMutation<DiscardNoteMutation, DiscardNoteMutationVariables>(DiscardNoteDocument, options);
export const useAddNoteAddendumMutation = (options?: useMutation.Options<AddNoteAddendumMutation, AddNoteAddendumMutationVariables>) => useMutation<AddNoteAddendumMutation, AddNoteAddendumMutationVariables>(AddNoteAddendumDocument, options);
export const useMarkNoteInErrorMutation = (options?: useMutation.Options<MarkNoteInErrorMutation, MarkNoteInErrorMutationVariables>) => useMutation<MarkNoteInErrorMutation, MarkNoteInErrorMutationVariables>(MarkNoteInErrorDocument, options);
export const useAddPrecautionMutation = (options?: useMutation.Options<AddPrecautionMutation, AddPrecautionMutationVariables>) => useMutation<AddPrecautionMutation, AddPrecautionMutationVariables>(AddPrecautionDocument, options);
export const useEndPrecautionMutation = (options?: useMutation.Options<EndPrecautionMutation, EndPrecautionMutationVariables>) => useMutation<EndPrecautionMutation, EndPrecautionMutationVariables>(EndPrecautionDocument, options);