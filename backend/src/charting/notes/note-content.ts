import type { BodySide } from '../../recovery/index.js';

export const NOTE_KINDS = ['INITIAL', 'SESSION', 'REVIEW', 'DISCHARGE', 'CONTACT'] as const;
/** What a note is about; CONTACT alone has no session. */
export type NoteKind = (typeof NOTE_KINDS)[number];

export const CHANGES = ['BETTER', 'SAME', 'WORSE'] as const;
/** How the patient is since the last session. */
export type PatientChange = (typeof CHANGES)[number];

export const VIEWS = ['FRONT', 'BACK'] as const;
export const REGIONS = [
  'HEAD',
  'JAW',
  'NECK',
  'UPPER_BACK',
  'CHEST',
  'ABDOMEN',
  'LOWER_BACK',
  'PELVIS',
  'BUTTOCK',
  'GROIN',
  'SHOULDER',
  'UPPER_ARM',
  'ELBOW',
  'FOREARM',
  'WRIST',
  'HAND',
  'HIP',
  'THIGH',
  'KNEE',
  'LOWER_LEG',
  'ANKLE',
  'FOOT',
] as const;
export const FINDINGS = [
  'PAIN',
  'BURNING',
  'NUMBNESS',
  'TINGLING',
  'STIFFNESS',
  'SWELLING',
  'WEAKNESS',
  'TENDERNESS',
  'SPASTICITY',
  'SCAR',
] as const;

/** A mark on the body chart. */
export interface ChartMark {
  view: (typeof VIEWS)[number];
  region: (typeof REGIONS)[number];
  side: BodySide;
  /** Position within the chart, 0 to 1; null: the middle of the region. */
  x: number | null;
  y: number | null;
  finding: (typeof FINDINGS)[number];
  intensity: number | null;
  text: string | null;
}

/** A treatment that was given in a session. */
export interface TreatmentGiven {
  name: string;
  minutes: number | null;
  detail: string | null;
}

/** What a physiotherapist writes in a note. It never changes once the note is signed or locked. */
export interface NoteContent {
  kind: NoteKind;
  subjective: string;
  objective: string;
  assessment: string;
  plan: string;
  painBefore: number | null;
  painAfter: number | null;
  change: PatientChange | null;
  body: ChartMark[];
  treatments: TreatmentGiven[];
}

/** Fields of a note's content. */
export const CONTENT_FIELDS = [
  'kind',
  'subjective',
  'objective',
  'assessment',
  'plan',
  'painBefore',
  'painAfter',
  'change',
  'body',
  'treatments',
] as const satisfies readonly (keyof NoteContent)[];
