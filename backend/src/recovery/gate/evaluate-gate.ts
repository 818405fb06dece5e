import { clinicDay, daysBetween } from '../../platform/clinic-time.js';
import type { BodySide, ContentPhase, Measure, ProtocolContent } from '../protocols/protocol-content.js';

/** A measurable rule for leaving a phase, as a protocol says it. */
export type ContentCriterion = ProtocolContent['phases'][number]['criteria'][number];

export const CRITERION_STATES = ['MET', 'UNMET', 'UNKNOWN'] as const;

/** A value that nobody took back. */
export interface EvaluatedValue {
  measure: Measure;
  value: number;
  /** Null of what has no side, such as pain. */
  side: BodySide | null;
  mode: ContentCriterion['mode'] | null;
  takenAt: Date;
  recordedAt: Date;
  enteredAs: 'PATIENT' | 'PHYSIOTHERAPIST' | 'DOCTOR' | 'ADMIN';
}

/** What a patient's phase is judged by. */
export interface Standing {
  phase: Pick<ContentPhase, 'criteria'>;
  measurements: readonly EvaluatedValue[];
  /** Done in the present phase. */
  sessionsInPhase: number;
  /** YYYY-MM-DD. */
  surgeryDate: string;
  /** The operated one. */
  side: BodySide;
  /** The clinic's day, YYYY-MM-DD. */
  today: string;
  /** A danger sign is open. */
  stopped: boolean;
}

/** How one criterion stands. */
export interface Result {
  criterion: ContentCriterion;
  state: (typeof CRITERION_STATES)[number];
  /** What was judged; null where nothing counts. */
  actual: number | null;
  /** When that was taken; null of counts. */
  takenAt: Date | null;
}

/** Whether a phase may be left, and why not. */
export interface GateEvaluation {
  ready: boolean;
  results: Result[];
}

/**
 * Why a patient is ready for the next phase, or not: every criterion has to be met, and no danger sign open (recovery §2). It knows neither
 * clock nor database, and only proposes.
 */
export function evaluateGate(standing: Standing): GateEvaluation {
  const results = standing.phase.criteria.map((criterion) => judgeOne(criterion, standing));
  return { ready: !standing.stopped && results.every(({ state }) => state === 'MET'), results };
}

function judgeOne(criterion: ContentCriterion, standing: Standing): Result {
  const { actual, takenAt } = actualOf(criterion, standing);
  if (actual === null) return { criterion, state: 'UNKNOWN', actual, takenAt };
  const isMet = criterion.comparison === 'AT_LEAST' ? actual >= criterion.value : actual <= criterion.value;
  return { criterion, state: isMet ? 'MET' : 'UNMET', actual, takenAt };
}

function actualOf(criterion: ContentCriterion, standing: Standing): Pick<Result, 'actual' | 'takenAt'> {
  if (criterion.kind === 'SESSIONS_IN_PHASE') return { actual: standing.sessionsInPhase, takenAt: null };
  if (criterion.kind === 'DAYS_SINCE_SURGERY')
    return { actual: daysBetween(standing.surgeryDate, standing.today), takenAt: null };
  const last = standing.measurements
    .filter((value) => counts(value, criterion, standing))
    .toSorted(inOrder)
    .at(-1);
  return { actual: last?.value ?? null, takenAt: last?.takenAt ?? null };
}

function counts(value: EvaluatedValue, criterion: ContentCriterion, { side, today }: Standing): boolean {
  const { measure, mode, maxAgeDays, staffOnly } = criterion;
  return (
    value.measure === measure &&
    // What has no side fits any, and an operation on the spine has no other side.
    (value.side === null || side === 'NONE' || value.side === side) &&
    (!mode || value.mode === mode) &&
    (!staffOnly || value.enteredAs === 'PHYSIOTHERAPIST' || value.enteredAs === 'DOCTOR') &&
    (maxAgeDays === undefined || daysBetween(clinicDay(value.takenAt), today) <= maxAgeDays)
  );
}

/** The one taken last stands last; of two taken at once, the one recorded last. */
const inOrder = (a: EvaluatedValue, b: EvaluatedValue) =>
  a.takenAt.getTime() - b.takenAt.getTime() || a.recordedAt.getTime() - b.recordedAt.getTime();
