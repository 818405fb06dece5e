/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How often a report is mailed. */
export type MailEvery =
  /** On the 1st, of the month before. */
  | 'MONTH'
  /** Mondays, of the week before. */
  | 'WEEK';

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

/** Grouping of a report: what a row stands for. */
export type ReportGroup =
  /** The four ages of dues: days0to30, days31to60, days61to90, over90. */
  | 'AGE'
  /** Channels. */
  | 'CHANNEL'
  /** Clinic days; key 2026-11-21. */
  | 'DAY'
  /** Kinds of messages. */
  | 'KIND'
  /** Payment methods; the key is that of PaymentMethod. */
  | 'METHOD'
  /** Months; key 2026-11. */
  | 'MONTH'
  /** What was sold: CLINIC, HOME, TELE, `package`, `fee`, `other`, `opening`, or the id of an item; of PACKAGES the name. */
  | 'OFFER'
  /** Patients; the key is the id. */
  | 'PATIENT'
  /** Physiotherapists; the key is the id, or `none`. */
  | 'PHYSIOTHERAPIST'
  /** Protocols and weeks. */
  | 'PROTOCOL'
  /** Providers. */
  | 'PROVIDER'
  /** Where patients came from; the key is the id, the folded words, or `none`. */
  | 'SOURCE'
  /** Weeks from Monday; the key is that Monday. */
  | 'WEEK';

/** Request for a report. */
export type ReportInput = {
  /** First day; at most 1,096 days before `until`. */
  readonly from: string;
  /** A grouping of the kind. Default: its first. */
  readonly groupBy?: ReportGroup | null | undefined;
  /** Kind of the report. */
  readonly kind: ReportKind;
  /** Required for OUTCOMES, refused elsewhere. */
  readonly measure?: Measure | null | undefined;
  /** Only of one physiotherapist; for INCOME, ATTENDANCE, UTILISATION, OUTCOMES. */
  readonly physiotherapistId?: string | null | undefined;
  /** Last day; at most 366 days ahead. */
  readonly until: string;
};

/** Kind of a report: its groupings, the first of which is the default, and its columns with their units. */
export type ReportKind =
  /**
   * PHYSIOTHERAPIST, WEEK, MONTH, OFFER. sessions, completed, missed, canceledByPatient, canceledByClinic: COUNT; noShowRate: PERCENT, missed of completed and missed; cancelRate: PERCENT,
   * canceled of all. By the day on which they begin; requests that wait do not count.
   */
  | 'ATTENDANCE'
  /** AGE, PATIENT; as of `until`. open: PAISE; charges: COUNT. */
  | 'DUES'
  /**
   * DAY, MONTH, PHYSIOTHERAPIST, OFFER, METHOD. charged, credited, received, refunded, net = received - refunded: PAISE; charged and credited are null by METHOD. By PHYSIOTHERAPIST and
   * OFFER money counts when it pays a charge, and for that charge; what pays none, and what is refunded, stands in the row `advance`. The totals of received and refunded are moneyTotals of the same days.
   */
  | 'INCOME'
  /** CHANNEL, KIND, PROVIDER, MONTH. taken, delivered, failed, parts: COUNT; cost: PAISE, rounded once in each figure, half up. Sign-in codes are one line a day and provider, without numbers. */
  | 'MESSAGES'
  /**
   * PROTOCOL; rows `slug/week` since the operation, 0 to 26. patients: COUNT; q1, median, q3: VALUE of the gain, which is the plan's last value of the week less its first of all, of the operated
   * side, turned round where less is better. The total has the last value of each plan. Retracted values do not count.
   */
  | 'OUTCOMES'
  /**
   * OFFER, MONTH. sold: COUNT, soldValue: PAISE, used: COUNT, usedValue: PAISE within the days, a use on the day of its session; left: COUNT, leftValue: PAISE (net less what uses, closing and
   * expiry took) after the last one, by MONTH in the month of the last one.
   */
  | 'PACKAGES'
  /** MONTH, WEEK. new (the first completed session ever), returning (another one, not new in it): COUNT of patients; the total counts each patient once. */
  | 'PATIENTS'
  /** SOURCE: a doctor of the team, a hospital's system, the words of the record, or `none`. patients (new ones, by their first completed session), sessions (completed): COUNT; charged: PAISE. */
  | 'REFERRALS'
  /** PHYSIOTHERAPIST, WEEK, DAY. available, booked (scheduled, completed, missed): MINUTES; rate: PERCENT, booked of available. */
  | 'UTILISATION';

/** What a line is. */
export type ReportLineKind =
  /** Money that began to pay a charge, or ceased to (below 0). */
  | 'ALLOCATION'
  /** A charge. */
  | 'CHARGE'
  /** A credit. */
  | 'CREDIT'
  /** The hours of a physiotherapist on a day; the id is the physiotherapist's. */
  | 'HOURS'
  /** A value that was measured. */
  | 'MEASUREMENT'
  /** A message. */
  | 'MESSAGE'
  /** A package, or a use of one. */
  | 'PACKAGE'
  /** A patient. */
  | 'PATIENT'
  /** A payment. */
  | 'PAYMENT'
  /** A refund. */
  | 'REFUND'
  /** A session. */
  | 'SESSION';

/** A mail to make or change. */
export type ReportMailInput = {
  /** How often. */
  readonly every: MailEvery;
  /** Of one that is there. */
  readonly id?: string | null | undefined;
  /** 1 to 80 characters. */
  readonly name: string;
  /** 1 to 10 accounts of admins with a confirmed e-mail address. */
  readonly recipientIds: ReadonlyArray<string>;
  /** 1 to 9. */
  readonly reports: ReadonlyArray<ReportMailPartInput>;
};

/** A report of a mail to make or change. */
export type ReportMailPartInput = {
  /** One of the kind's, but not PATIENT; its first when left out, of DUES AGE. */
  readonly groupBy?: ReportGroup | null | undefined;
  /** What it shows. */
  readonly kind: ReportKind;
  /** Required for OUTCOMES. */
  readonly measure?: Measure | null | undefined;
};

/** Unit of a column, and how its figure is computed from the lines behind it. */
export type ReportUnit =
  /** Sum of the lines, most of which count 1. */
  | 'COUNT'
  /** Sum of the lines. */
  | 'MINUTES'
  /** Sum of the lines, in paise. */
  | 'PAISE'
  /** 100 * sum of the values / sum of the weights of the lines, with one decimal, half up; null without weights. */
  | 'PERCENT'
  /** Quantile of the values of the lines (percentile_cont). */
  | 'VALUE';

export type ReportFiguresFragment = { readonly key: string, readonly label: string, readonly cells: ReadonlyArray<{ readonly column: string, readonly value: number | null, readonly lines: number }> };

export type ReportQueryVariables = Exact<{
  input: ReportInput;
}>;


export type ReportQuery = { readonly report: { readonly kind: ReportKind, readonly from: string, readonly until: string, readonly groupBy: ReportGroup, readonly asOf: string, readonly notes: ReadonlyArray<string>, readonly columns: ReadonlyArray<{ readonly key: string, readonly label: string, readonly unit: ReportUnit }>, readonly rows: ReadonlyArray<{ readonly key: string, readonly label: string, readonly cells: ReadonlyArray<{ readonly column: string, readonly value: number | null, readonly lines: number }> }>, readonly total: { readonly key: string, readonly label: string, readonly cells: ReadonlyArray<{ readonly column: string, readonly value: number | null, readonly lines: number }> } } };

export type ReportLinesQueryVariables = Exact<{
  input: ReportInput;
  row: string;
  column: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ReportLinesQuery = { readonly reportLines: { readonly totalCount: number, readonly value: number | null, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly kind: ReportLineKind, readonly day: string, readonly text: string, readonly value: number, readonly weight: number, readonly rowId: string, readonly patient: { readonly id: string, readonly patientId: string, readonly name: string } | null } }> } };

export type ReportPhysiotherapistsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportPhysiotherapistsQuery = { readonly physiotherapists: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type SavedReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedReportsQuery = { readonly savedFilters: ReadonlyArray<{ readonly id: string, readonly name: string, readonly query: string }> };

export type SaveReportMutationVariables = Exact<{
  name: string;
  query: string;
}>;


export type SaveReportMutation = { readonly saveFilter: { readonly id: string } };

export type DeleteSavedReportMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedReportMutation = { readonly deleteSavedFilter: string };

export type MailOfReportsFragment = { readonly id: string, readonly name: string, readonly every: MailEvery, readonly nextAt: string, readonly lastAt: string | null, readonly version: number, readonly reports: ReadonlyArray<{ readonly kind: ReportKind, readonly groupBy: ReportGroup, readonly measure: Measure | null }>, readonly recipients: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isReached: boolean }> };

export type ReportMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportMailsQuery = { readonly emailIsOffered: boolean, readonly reportMails: ReadonlyArray<{ readonly id: string, readonly name: string, readonly every: MailEvery, readonly nextAt: string, readonly lastAt: string | null, readonly version: number, readonly reports: ReadonlyArray<{ readonly kind: ReportKind, readonly groupBy: ReportGroup, readonly measure: Measure | null }>, readonly recipients: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isReached: boolean }> }> };

export type MailRecipientsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailRecipientsQuery = { readonly mailRecipients: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type SaveReportMailMutationVariables = Exact<{
  input: ReportMailInput;
  version?: number | null | undefined;
}>;


export type SaveReportMailMutation = { readonly saveReportMail: { readonly id: string, readonly name: string, readonly every: MailEvery, readonly nextAt: string, readonly lastAt: string | null, readonly version: number, readonly reports: ReadonlyArray<{ readonly kind: ReportKind, readonly groupBy: ReportGroup, readonly measure: Measure | null }>, readonly recipients: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isReached: boolean }> } };

export type DeleteReportMailMutationVariables = Exact<{
  id: string;
}>;


export type DeleteReportMailMutation = { readonly deleteReportMail: string };

export type SendReportMailMutationVariables = Exact<{
  id: string;
}>;


export type SendReportMailMutation = { readonly sendReportMail: { readonly id: string, readonly to: string } };

export const ReportFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}}]}}]} as unknown as DocumentNode<ReportFiguresFragment, unknown>;
export const MailOfReportsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailOfReports"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"groupBy"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isReached"}}]}}]}}]} as unknown as DocumentNode<MailOfReportsFragment, unknown>;
export const ReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Report"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"groupBy"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFigures"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}}]}}]} as unknown as DocumentNode<ReportQuery, ReportQueryVariables>;
export const ReportLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"row"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"column"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"row"},"value":{"kind":"Variable","name":{"kind":"Name","value":"row"}}},{"kind":"Argument","name":{"kind":"Name","value":"column"},"value":{"kind":"Variable","name":{"kind":"Name","value":"column"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","alias":{"kind":"Name","value":"rowId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReportLinesQuery, ReportLinesQueryVariables>;
export const ReportPhysiotherapistsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportPhysiotherapists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"physiotherapists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ReportPhysiotherapistsQuery, ReportPhysiotherapistsQueryVariables>;
export const SavedReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedFilters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"EnumValue","value":"REPORTS"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}}]}}]} as unknown as DocumentNode<SavedReportsQuery, SavedReportsQueryVariables>;
export const SaveReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"EnumValue","value":"REPORTS"}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SaveReportMutation, SaveReportMutationVariables>;
export const DeleteSavedReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSavedReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteSavedReportMutation, DeleteSavedReportMutationVariables>;
export const ReportMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailIsOffered"}},{"kind":"Field","name":{"kind":"Name","value":"reportMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailOfReports"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailOfReports"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"groupBy"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isReached"}}]}}]}}]} as unknown as DocumentNode<ReportMailsQuery, ReportMailsQueryVariables>;
export const MailRecipientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailRecipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailRecipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MailRecipientsQuery, MailRecipientsQueryVariables>;
export const SaveReportMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReportMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportMailInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReportMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailOfReports"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailOfReports"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"groupBy"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isReached"}}]}}]}}]} as unknown as DocumentNode<SaveReportMailMutation, SaveReportMailMutationVariables>;
export const DeleteReportMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReportMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReportMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteReportMailMutation, DeleteReportMailMutationVariables>;
export const SendReportMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendReportMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendReportMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<SendReportMailMutation, SendReportMailMutationVariables>;
export const useReportQuery = (options: (useQuery.Options<ReportQuery, ReportQueryVariables> & { variables: ReportQueryVariables }) | SkipToken) => useQuery(ReportDocument, options);
export const useReportLinesQuery = (options: (useQuery.Options<ReportLinesQuery, ReportLinesQueryVariables> & { variables: ReportLinesQueryVariables }) | SkipToken) => useQuery(ReportLinesDocument, options);
export const useReportPhysiotherapistsQuery = (options: useQuery.Options<ReportPhysiotherapistsQuery, ReportPhysiotherapistsQueryVariables> | SkipToken = {}) => useQuery(ReportPhysiotherapistsDocument, options);
export const useSavedReportsQuery = (options: useQuery.Options<SavedReportsQuery, SavedReportsQueryVariables> | SkipToken = {}) => useQuery(SavedReportsDocument, options);
export const useSaveReportMutation = (options?: useMutation.Options<SaveReportMutation, SaveReportMutationVariables>) => useMutation<SaveReportMutation, SaveReportMutationVariables>(SaveReportDocument, options);
export const useDeleteSavedReportMutation = (options?: useMutation.Options<DeleteSavedReportMutation, DeleteSavedReportMutationVariables>) => useMutation<DeleteSavedReportMutation, DeleteSavedReportMutationVariables>(DeleteSavedReportDocument, options);
export const useReportMailsQuery = (options: useQuery.Options<ReportMailsQuery, ReportMailsQueryVariables> | SkipToken = {}) => useQuery(ReportMailsDocument, options);
export const useMailRecipientsQuery = (options: useQuery.Options<MailRecipientsQuery, MailRecipientsQueryVariables> | SkipToken = {}) => useQuery(MailRecipientsDocument, options);
export const useSaveReportMailMutation = (options?: useMutation.Options<SaveReportMailMutation, SaveReportMailMutationVariables>) => useMutation<SaveReportMailMutation, SaveReportMailMutationVariables>(SaveReportMailDocument, options);
export const useDeleteReportMailMutation = (options?: useMutation.Options<DeleteReportMailMutation, DeleteReportMailMutationVariables>) => useMutation<DeleteReportMailMutation, DeleteReportMailMutationVariables>(DeleteReportMailDocument, options);
export const useSendReportMailMutation = (options?: useMutation.Options<SendReportMailMutation, SendReportMailMutationVariables>) => useMutation<SendReportMailMutation, SendReportMailMutationVariables>(SendReportMailDocument, options);