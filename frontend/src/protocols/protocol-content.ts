import type { Measure } from './measures';

/** A text in both languages. */
export interface InBoth {
  readonly en: string;
  readonly hi: string;
}

/** An exit criterion of a phase. */
export interface Criterion {
  readonly key: string;
  readonly kind: 'MEASURE' | 'SESSIONS_IN_PHASE' | 'DAYS_SINCE_SURGERY';
  readonly measure?: Measure;
  readonly mode?: 'ACTIVE' | 'PASSIVE';
  readonly comparison: 'AT_LEAST' | 'AT_MOST';
  readonly value: number;
  readonly maxAgeDays?: number;
  readonly staffOnly: boolean;
  /** Source of the number. */
  readonly basis?: string;
}

/** Target range of a value in a phase. */
export interface TargetBand {
  readonly measure: Measure;
  readonly low: number;
  readonly high: number;
}

/** A home exercise of a phase. */
export interface Exercise {
  readonly key: string;
  readonly name: InBoth;
  readonly instructions: InBoth;
  readonly sets: number;
  readonly reps: number;
  readonly holdSeconds: number;
  readonly timesPerDay: number;
}

/** A phase of a recovery. */
export interface Phase {
  readonly key: string;
  readonly name: InBoth;
  readonly goal: InBoth;
  readonly sessions: number;
  readonly fromDay: number;
  readonly toDay: number;
  readonly criteria: readonly Criterion[];
  readonly targets: readonly TargetBand[];
  readonly exercises: readonly Exercise[];
}

/** A danger sign; a Yes stops the patient's day. */
export interface DangerSign {
  readonly key: string;
  readonly severity: 'URGENT' | 'EMERGENCY';
  readonly question: InBoth;
}

/** Content of a protocol version, as in the schema. */
export interface ProtocolContent {
  readonly name?: InBoth;
  readonly sessions: number;
  readonly phases: readonly Phase[];
  readonly dangerSigns: readonly DangerSign[];
}

/** Returns the content of a version, which the server has validated. */
export const contentOf = ({ content }: { readonly content: unknown }) => content as ProtocolContent;
