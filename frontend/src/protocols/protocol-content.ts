import type { Measure } from './measures';

/** A text in both languages of the product. */
export interface InBoth {
  readonly en: string;
  readonly hi: string;
}

/** A rule for leaving a phase. */
export interface Criterion {
  readonly key: string;
  readonly kind: 'MEASURE' | 'SESSIONS_IN_PHASE' | 'DAYS_SINCE_SURGERY';
  readonly measure?: Measure;
  readonly mode?: 'ACTIVE' | 'PASSIVE';
  readonly comparison: 'AT_LEAST' | 'AT_MOST';
  readonly value: number;
  readonly maxAgeDays?: number;
  readonly staffOnly: boolean;
  /** The source of the figure. */
  readonly basis?: string;
}

/** Where a value should be in a phase. */
export interface TargetBand {
  readonly measure: Measure;
  readonly low: number;
  readonly high: number;
}

/** What a patient does at home in a phase. */
export interface Exercise {
  readonly key: string;
  readonly name: InBoth;
  readonly instructions: InBoth;
  readonly sets: number;
  readonly reps: number;
  readonly holdSeconds: number;
  readonly timesPerDay: number;
}

/** A stretch of a recovery. */
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

/** What stops the day of a patient who says yes to it. */
export interface DangerSign {
  readonly key: string;
  readonly severity: 'URGENT' | 'EMERGENCY';
  readonly question: InBoth;
}

/** What a version of a protocol says, as the contract has it. */
export interface ProtocolContent {
  readonly name?: InBoth;
  readonly sessions: number;
  readonly phases: readonly Phase[];
  readonly dangerSigns: readonly DangerSign[];
}

/** The content of a version, which the server has checked. */
export const contentOf = ({ content }: { readonly content: unknown }) => content as ProtocolContent;
