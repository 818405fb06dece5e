import type { ReportGroup, ReportKind } from './gql/generated';

/** A kind of report as the console shows it. */
export interface ShownKind {
  readonly title: string;
  /** The owner's question that it answers. */
  readonly question: string;
  /** Groupings; the page begins with the first. */
  readonly groupings: readonly [ReportGroup, ...ReportGroup[]];
  /** Whether it can be of one physiotherapist. */
  readonly isOfPhysiotherapist: boolean;
  /** Whether it is of a measure. */
  readonly isOfMeasure?: true;
  /** Key of the column that the picture shows; omitted without a picture. */
  readonly pictured?: string;
}

/** Kinds of reports, in the order of the list. */
export const reportKinds: Readonly<Record<ReportKind, ShownKind>> = {
  INCOME: {
    title: 'Income',
    question: 'What did we earn, and what came in?',
    groupings: ['MONTH', 'METHOD', 'OFFER', 'PHYSIOTHERAPIST', 'DAY'],
    isOfPhysiotherapist: true,
    pictured: 'received',
  },
  DUES: {
    title: 'Dues',
    question: 'Who owes, and for how long?',
    groupings: ['AGE', 'PATIENT'],
    isOfPhysiotherapist: false,
  },
  PACKAGES: {
    title: 'Packages',
    question: 'What did we sell in packages, and what is left of them?',
    groupings: ['OFFER', 'MONTH'],
    isOfPhysiotherapist: false,
    pictured: 'leftValue',
  },
  ATTENDANCE: {
    title: 'Attendance',
    question: 'How many came, did not come, or canceled?',
    groupings: ['PHYSIOTHERAPIST', 'WEEK', 'MONTH', 'OFFER'],
    isOfPhysiotherapist: true,
    pictured: 'noShowRate',
  },
  UTILISATION: {
    title: 'Utilisation',
    question: 'How full are the hours of our physiotherapists?',
    groupings: ['PHYSIOTHERAPIST', 'WEEK', 'DAY'],
    isOfPhysiotherapist: true,
    pictured: 'rate',
  },
  PATIENTS: {
    title: 'Patients',
    question: 'How many came for the first time, and how many came back?',
    groupings: ['MONTH', 'WEEK'],
    isOfPhysiotherapist: false,
    pictured: 'new',
  },
  REFERRALS: {
    title: 'Referrals',
    question: 'Who sends us patients?',
    groupings: ['SOURCE'],
    isOfPhysiotherapist: false,
    pictured: 'patients',
  },
  MESSAGES: {
    title: 'Messages',
    question: 'Do our messages arrive, and what do they cost?',
    groupings: ['CHANNEL', 'KIND', 'PROVIDER', 'MONTH'],
    isOfPhysiotherapist: false,
    pictured: 'taken',
  },
  OUTCOMES: {
    title: 'Outcomes',
    question: 'Do our protocols work?',
    groupings: ['PROTOCOL'],
    isOfPhysiotherapist: true,
    isOfMeasure: true,
  },
};

/** Labels of groupings, after 'by'. */
export const groupLabels: Readonly<Record<ReportGroup, string>> = {
  DAY: 'Day',
  WEEK: 'Week',
  MONTH: 'Month',
  PHYSIOTHERAPIST: 'Physiotherapist',
  METHOD: 'Method',
  OFFER: 'What was sold',
  AGE: 'Age',
  PATIENT: 'Patient',
  SOURCE: 'Source',
  PROTOCOL: 'Protocol',
  CHANNEL: 'Channel',
  KIND: 'Kind',
  PROVIDER: 'Provider',
};

/** Returns the kind that an address names in small letters; undefined if there is none. */
export function kindNamed(slug: string): ReportKind | undefined {
  return (Object.keys(reportKinds) as ReportKind[]).find((kind) => slugOf(kind) === slug);
}

/** Returns a kind as addresses name it. */
export const slugOf = (kind: ReportKind) => kind.toLowerCase();
