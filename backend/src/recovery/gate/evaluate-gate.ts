import { clinicDay, daysBetween } from '../../platform/time/clinic-time.js';
import type { BodySide, ContentPhase, Measure, ProtocolContent } from '../protocols/protocol-content.js';

/** A criterion of a protocol for leaving a phase. */
export type ContentCriterion = ProtocolContent['phases'][number]['criteria'][number];

export const CRITERION_STATES = ['MET', 'UNMET', 'UNKNOWN'] as const;

/** A measurement that was not retracted. */
export interface EvaluatedValue {
  measure: Measure;
  value: number;
  /** Null for measures without a side, such as pain. */
  side: BodySide | null;
  mode: ContentCriterion['mode'] | null;
  takenAt: Date;
  recordedAt: Date;
  enteredAs: 'PATIENT' | 'PHYSIOTHERAPIST' | 'DOCTOR' | 'ADMIN' | 'FAMILY';
}

/** Input of the gate's evaluation. */
export interface Standing {
  phase: Pick<ContentPhase, 'criteria'>;
  measurements: readonly EvaluatedValue[];
  /** Completed in the current phase. */
  sessionsInPhase: number;
  /** YYYY-MM-DD. */
  surgeryDate: string;
  /** The operated side. */
  side: BodySide;
  /** Clinic day, YYYY-MM-DD. */
  today: string;
  /** Whether a danger sign is open. */
  stopped: boolean;
}

/** Result of a criterion. */
export interface Result {
  criterion: ContentCriterion;
  state: (typeof CRITERION_STATES)[number];
  /** The evaluated value; null if there is none. */
  actual: number | null;
  /** Time of the value; null for counts. */
  takenAt: Date | null;
}

/** Whether a phase may be left, with the result of each criterion. */
export interface GateEvaluation {
  ready: boolean;
  results: Result[];
}

/**
 * Evaluates a gate: every criterion must be met, and no danger sign may be open. A pure function without clock and database, whose result
 * is a proposal.
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
    // A value without a side matches any; a spine operation has no side, so that any value matches.
    (value.side === null || side === 'NONE' || value.side === side) &&
    (!mode || value.mode === mode) &&
    (!staffOnly || value.enteredAs === 'PHYSIOTHERAPIST' || value.enteredAs === 'DOCTOR') &&
    (maxAgeDays === undefined || daysBetween(clinicDay(value.takenAt), today) <= maxAgeDays)
  );
}

/** Order by time; of equal times, by order of recording. */
const inOrder = (a: EvaluatedValue, b: EvaluatedValue) =>
  a.takenAt.getTime() - b.takenAt.getTime() || a.recordedAt.getTime() - b.recordedAt.getTime();
