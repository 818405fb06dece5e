/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of an appointment. PENDING becomes SCHEDULED or CANCELED; SCHEDULED becomes CANCELED or, once it has begun, COMPLETED or MISSED. `correctAppointment` corrects a wrong status. */
export type AppointmentStatus =
  /** Canceled. */
  | 'CANCELED'
  /** Took place; set by staff. */
  | 'COMPLETED'
  /** The patient did not come; set by staff, with a reason. */
  | 'MISSED'
  /** Requested; an admin must approve it. */
  | 'PENDING'
  /** Approved; occupies its slot. */
  | 'SCHEDULED';

/** The operated side. */
export type BodySide =
  /** Left. */
  | 'LEFT'
  /** For operations on the spine. */
  | 'NONE'
  /** Right. */
  | 'RIGHT';

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

/** Severity of a danger sign. */
export type Severity =
  /** The patient calls 112 at once; the doctor is notified within 15 minutes. */
  | 'EMERGENCY'
  /** The doctor must answer within two hours. */
  | 'URGENT';

/** Monday to Sunday. */
export type Weekday =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';

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

export type BenchSessionFragment = { readonly alert: string | null, readonly reach: Reach, readonly isFirst: boolean, readonly number: number, readonly phase: string | null, readonly lastPlan: string | null, readonly hasConsent: boolean, readonly appointment: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly version: number, readonly patient: { readonly id: string, readonly name: string } }, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly contactNumber: string | null, readonly address: string | null }, readonly precautions: ReadonlyArray<{ readonly id: string, readonly kind: PrecautionKind, readonly weightBearing: WeightBearing | null, readonly percent: number | null, readonly side: BodySide | null, readonly text: string }>, readonly openTask: { readonly id: string, readonly severity: Severity } | null, readonly note: { readonly id: string, readonly status: NoteStatus, readonly isOwn: boolean } | null };

export type BenchDayQueryVariables = Exact<{
  day: string;
}>;


export type BenchDayQuery = { readonly benchDay: { readonly day: string, readonly specialDay: string | null, readonly notesToSign: number, readonly openSigns: number, readonly sessions: ReadonlyArray<{ readonly alert: string | null, readonly reach: Reach, readonly isFirst: boolean, readonly number: number, readonly phase: string | null, readonly lastPlan: string | null, readonly hasConsent: boolean, readonly appointment: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly version: number, readonly patient: { readonly id: string, readonly name: string } }, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null, readonly contactNumber: string | null, readonly address: string | null }, readonly precautions: ReadonlyArray<{ readonly id: string, readonly kind: PrecautionKind, readonly weightBearing: WeightBearing | null, readonly percent: number | null, readonly side: BodySide | null, readonly text: string }>, readonly openTask: { readonly id: string, readonly severity: Severity } | null, readonly note: { readonly id: string, readonly status: NoteStatus, readonly isOwn: boolean } | null }>, readonly free: ReadonlyArray<{ readonly from: string, readonly until: string }>, readonly leave: ReadonlyArray<{ readonly id: string, readonly from: string, readonly until: string }>, readonly covers: ReadonlyArray<{ readonly id: string, readonly until: string, readonly absent: { readonly id: string, readonly name: string } }> } };

export type PatientStubFragment = { readonly id: string, readonly number: string, readonly name: string, readonly age: number | null, readonly reach: Reach };

export type FindPatientsQueryVariables = Exact<{
  text: string;
}>;


export type FindPatientsQuery = { readonly findPatients: ReadonlyArray<{ readonly id: string, readonly number: string, readonly name: string, readonly age: number | null, readonly reach: Reach }> };

export type OpenRecordMutationVariables = Exact<{
  patientId: string;
  reason: string;
}>;


export type OpenRecordMutation = { readonly openRecord: { readonly reach: Reach, readonly reachUntil: string | null } };

export type FindOwnPatientsQueryVariables = Exact<{
  text: string;
}>;


export type FindOwnPatientsQuery = { readonly benchPatients: { readonly edges: ReadonlyArray<{ readonly node: { readonly reach: Reach, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string, readonly age: number | null } } }> } };

export type TreatedSessionFragment = { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly version: number, readonly patient: { readonly id: string, readonly name: string } };

export type TreatedSessionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from: string;
  before: string;
}>;


export type TreatedSessionsQuery = { readonly appointments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly version: number, readonly patient: { readonly id: string, readonly name: string } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type CompleteTreatedSessionMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type CompleteTreatedSessionMutation = { readonly completeAppointment: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly version: number, readonly patient: { readonly id: string, readonly name: string } } };

export type MissTreatedSessionMutationVariables = Exact<{
  id: string;
  reason: string;
  version?: number | null | undefined;
}>;


export type MissTreatedSessionMutation = { readonly markAppointmentMissed: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly version: number, readonly patient: { readonly id: string, readonly name: string } } };

export type OwnTimesQueryVariables = Exact<{
  id: string;
}>;


export type OwnTimesQuery = { readonly physiotherapistTimes: { readonly physiotherapistId: string, readonly workingHours: ReadonlyArray<{ readonly weekday: Weekday, readonly hours: ReadonlyArray<{ readonly opens: string, readonly closes: string }> }> | null, readonly leave: ReadonlyArray<{ readonly id: string, readonly from: string, readonly until: string }> } };

export type TreatedSessionsOfPatientQueryVariables = Exact<{
  patientId: string;
}>;


export type TreatedSessionsOfPatientQuery = { readonly appointments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly appointmentDate: string, readonly durationMinutes: number, readonly sessionType: SessionType, readonly homeAddress: string | null, readonly callEnding: string | null, readonly status: AppointmentStatus, readonly missedReason: string | null, readonly version: number, readonly patient: { readonly id: string, readonly name: string } } }> } };

export const BenchSessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenchSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenchSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"precautions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"weightBearing"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFirst"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"lastPlan"}},{"kind":"Field","name":{"kind":"Name","value":"hasConsent"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]}}]} as unknown as DocumentNode<BenchSessionFragment, unknown>;
export const PatientStubFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientStub"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientStub"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}}]}}]} as unknown as DocumentNode<PatientStubFragment, unknown>;
export const TreatedSessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreatedSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TreatedSessionFragment, unknown>;
export const BenchDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BenchDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benchDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"specialDay"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenchSession"}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"covers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"absent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notesToSign"}},{"kind":"Field","name":{"kind":"Name","value":"openSigns"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenchSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenchSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"precautions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"weightBearing"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openTask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFirst"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"lastPlan"}},{"kind":"Field","name":{"kind":"Name","value":"hasConsent"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]}}]} as unknown as DocumentNode<BenchDayQuery, BenchDayQueryVariables>;
export const FindPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPatients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findPatients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientStub"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientStub"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientStub"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}}]}}]} as unknown as DocumentNode<FindPatientsQuery, FindPatientsQueryVariables>;
export const OpenRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"reachUntil"}}]}}]}}]} as unknown as DocumentNode<OpenRecordMutation, OpenRecordMutationVariables>;
export const FindOwnPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindOwnPatients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benchPatients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reach"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FindOwnPatientsQuery, FindOwnPatientsQueryVariables>;
export const TreatedSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TreatedSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreatedSession"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreatedSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TreatedSessionsQuery, TreatedSessionsQueryVariables>;
export const CompleteTreatedSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteTreatedSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreatedSession"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreatedSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CompleteTreatedSessionMutation, CompleteTreatedSessionMutationVariables>;
export const MissTreatedSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MissTreatedSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAppointmentMissed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreatedSession"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreatedSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MissTreatedSessionMutation, MissTreatedSessionMutationVariables>;
export const OwnTimesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"physiotherapistTimes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"physiotherapistId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"physiotherapistId"}},{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"leave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]}}]} as unknown as DocumentNode<OwnTimesQuery, OwnTimesQueryVariables>;
export const TreatedSessionsOfPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TreatedSessionsOfPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"LATEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreatedSession"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreatedSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointmentDate"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sessionType"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"callEnding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missedReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TreatedSessionsOfPatientQuery, TreatedSessionsOfPatientQueryVariables>;
export const useBenchDayQuery = (options: (useQuery.Options<BenchDayQuery, BenchDayQueryVariables> & { variables: BenchDayQueryVariables }) | SkipToken) => useQuery(BenchDayDocument, options);
export const useFindPatientsQuery = (options: (useQuery.Options<FindPatientsQuery, FindPatientsQueryVariables> & { variables: FindPatientsQueryVariables }) | SkipToken) => useQuery(FindPatientsDocument, options);
export const useOpenRecordMutation = (options?: useMutation.Options<OpenRecordMutation, OpenRecordMutationVariables>) => useMutation<OpenRecordMutation, OpenRecordMutationVariables>(OpenRecordDocument, options);
export const useFindOwnPatientsQuery = (options: (useQuery.Options<FindOwnPatientsQuery, FindOwnPatientsQueryVariables> & { variables: FindOwnPatientsQueryVariables }) | SkipToken) => useQuery(FindOwnPatientsDocument, options);
export const useTreatedSessionsQuery = (options: (useQuery.Options<TreatedSessionsQuery, TreatedSessionsQueryVariables> & { variables: TreatedSessionsQueryVariables }) | SkipToken) => useQuery(TreatedSessionsDocument, options);
export const useCompleteTreatedSessionMutation = (options?: useMutation.Options<CompleteTreatedSessionMutation, CompleteTreatedSessionMutationVariables>) => useMutation<CompleteTreatedSessionMutation, CompleteTreatedSessionMutationVariables>(CompleteTreatedSessionDocument, options);
export const useMissTreatedSessionMutation = (options?: useMutation.Options<MissTreatedSessionMutation, MissTreatedSessionMutationVariables>) => useMutation<MissTreatedSessionMutation, MissTreatedSessionMutationVariables>(MissTreatedSessionDocument, options);
export const useOwnTimesQuery = (options: (useQuery.Options<OwnTimesQuery, OwnTimesQueryVariables> & { variables: OwnTimesQueryVariables }) | SkipToken) => useQuery(OwnTimesDocument, options);
export const useTreatedSessionsOfPatientQuery = (options: (useQuery.Options<TreatedSessionsOfPatientQuery, TreatedSessionsOfPatientQueryVariables> & { variables: TreatedSessionsOfPatientQueryVariables }) | SkipToken) => useQuery(TreatedSessionsOfPatientDocument, options);