import type { BodySide, ContentSign, InBoth, Measure, Severity } from '../protocols/protocol-content.js';
import type { PlanRow } from '../ledger/plan.queries.js';
import type { QuestionnaireOccasion } from '../questionnaires/occasions.js';
import type { ScoreChange } from '../questionnaires/score-answers.js';
import type { ScorePoint } from '../questionnaires/score-points.js';

/** A criterion of a report. */
export interface ReportedCriterion {
  /** The value, the requirement, and when the value was taken. */
  sentence: InBoth;
  isMet: boolean;
  /** Why the phase was left without it; null for a met one. */
  reason: string | null;
}

/** Values of one measure, side and mode, oldest first. */
export interface ReportedCurve {
  measure: Measure;
  side: BodySide | null;
  mode: 'ACTIVE' | 'PASSIVE' | null;
  /** `at` is an ISO time. */
  points: { at: string; value: number }[];
}

/** A danger sign that the patient reported. */
export interface ReportedSign {
  /** Questions that were answered with Yes. */
  questions: InBoth[];
  severity: Severity;
  /** ISO times; null while nobody has answered. */
  at: string;
  answeredAt: string | null;
  advice: string | null;
}

/** A score of a questionnaire, oldest first. */
interface ReportedScore {
  name: InBoth;
  higherIsBetter: boolean;
  /** `at` is an ISO time; `change` compares with the baseline, and is null without an important difference. */
  points: { occasion: QuestionnaireOccasion; at: string; value: number; change: ScoreChange | null }[];
}

/** What a report says, frozen when the phase was left: nothing in it changes with the record. Stored as JSON. */
export interface ReportContent {
  /** Of this shape; the first one has no scores. */
  version: 1 | 2;
  clinic: string;
  patient: string;
  protocol: InBoth;
  isSample: boolean;
  /** YYYY-MM-DD. */
  surgeryDate: string;
  side: BodySide;
  doctor: string | null;
  physiotherapist: string | null;
  /** Who confirmed that the phase is left. */
  confirmedBy: string;
  phase: { number: number; of: number; name: InBoth; goal: InBoth; from: string; until: string };
  criteria: ReportedCriterion[];
  curves: ReportedCurve[];
  sessions: { doneInPhase: number; missedInPhase: number; done: number; planned: number };
  signs: ReportedSign[];
  scores?: ReportedScore[];
}

/** Facts of a report besides the plan. Times are ISO. */
export interface ReportFacts {
  confirmedBy: string;
  /** When the phase began. */
  from: string;
  doneInPhase: number;
  missedInPhase: number;
  values: (Omit<ReportedCurve, 'points'> & ReportedCurve['points'][number])[];
  /** Those that count, oldest first. */
  scores: readonly ScorePoint[];
  tasks: (Omit<ReportedSign, 'questions'> & { signs: string[] })[];
}

/** Most points of a curve; of more, the oldest are left out. */
const MOST_POINTS = 60;

/** Builds the report of the phase that a plan leaves at a time. */
export function reportContent(
  plan: PlanRow,
  facts: ReportFacts,
  left: { clinic: string; criteria: ReportedCriterion[]; at: Date },
): ReportContent {
  const number = plan.passages + 1;
  const phase = plan.content.phases[number - 1];
  if (!phase) throw new Error(`the plan ${plan.id} has no phase ${number}`);
  const { done, planned, cancelled } = plan.ledger;
  return {
    version: 2,
    clinic: left.clinic,
    patient: plan.patientName,
    protocol: plan.protocolName,
    isSample: plan.isSample,
    surgeryDate: plan.surgeryDate,
    side: plan.side,
    doctor: plan.doctorName,
    physiotherapist: plan.physiotherapistName,
    confirmedBy: facts.confirmedBy,
    phase: {
      number,
      of: plan.content.phases.length,
      name: phase.name,
      goal: phase.goal,
      from: facts.from,
      until: left.at.toISOString(),
    },
    criteria: left.criteria,
    curves: curvesOf(
      facts.values,
      phase.criteria.map(({ measure }) => measure),
    ),
    sessions: {
      doneInPhase: facts.doneInPhase,
      missedInPhase: facts.missedInPhase,
      done,
      planned: planned - cancelled,
    },
    signs: facts.tasks.map(({ signs, ...task }) => ({
      ...task,
      questions: signs.map((key) => questionOf(plan.content.dangerSigns, key)),
    })),
    scores: scoresOf(facts.scores),
  };
}

/** Groups values of scores by questionnaire and score, those with the newest value first. */
function scoresOf(values: readonly ScorePoint[]): ReportedScore[] {
  const groups = Map.groupBy(values, ({ slug, key }) => [slug, key].join());
  const scores = [...groups.values()].flatMap((group) => {
    const newest = group.at(-1);
    if (!newest) return [];
    const points = group.map(({ occasion, answeredAt, value, change }) => ({
      occasion,
      at: new Date(answeredAt).toISOString(),
      value,
      change,
    }));
    return { name: newest.name, higherIsBetter: newest.higherIsBetter, points };
  });
  const lastOf = ({ points }: ReportedScore) => points.at(-1)?.at ?? '';
  return scores.toSorted((one, other) => lastOf(other).localeCompare(lastOf(one)));
}

/** Groups values into curves: those of the phase's criteria first, then those with the newest value. */
function curvesOf(values: ReportFacts['values'], asked: readonly (Measure | undefined)[]): ReportedCurve[] {
  const groups = Map.groupBy(values, ({ measure, side, mode }) => [measure, side, mode].join());
  const curves = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { measure, side, mode } = first;
    return { measure, side, mode, points: group.slice(-MOST_POINTS).map(({ at, value }) => ({ at, value })) };
  });
  const isAsked = (curve: ReportedCurve) => (asked.includes(curve.measure) ? 1 : 0);
  const newest = ({ points }: ReportedCurve) => points.at(-1)?.at ?? '';
  return curves.toSorted((one, other) => isAsked(other) - isAsked(one) || newest(other).localeCompare(newest(one)));
}

/** Returns the question of a sign; its key if the version of the plan has changed since it was asked. */
const questionOf = (signs: readonly ContentSign[], key: string): InBoth =>
  signs.find((sign) => sign.key === key)?.question ?? { en: key, hi: key };
