import type { MessageLanguage } from '../../identity/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { shownCriterion, type ShownPhase } from '../ledger/phase-in-language.js';
import type { PlanUnderCare } from '../ledger/plan.queries.js';
import { presentContent, presentPhase } from '../plans/plan-view.js';
import type { ReportedCriterion } from '../phase-reports/report-content.js';
import type { Deviation } from './gate.input.js';
import type { GateFacts } from './gate.queries.js';
import { criterionSentence, gateSentence, type GateStanding } from './gate-sentence.js';
import { evaluateGate, type Result } from './evaluate-gate.js';

/** Evaluates the gate of a live plan's current phase at a time. */
export function judgePlan(plan: PlanUnderCare, facts: GateFacts, now: Date): GateStanding {
  const { measurements, sessionsInPhase, openSessions } = facts;
  const { surgeryDate, side, openTask } = plan;
  const stopped = openTask !== null;
  const phase = presentContent(plan);
  const today = clinicDay(now);
  const judgement = evaluateGate({ phase, measurements, sessionsInPhase, surgeryDate, side, today, stopped });
  return { ...judgement, phase: presentPhase(plan), stopped, openSessions };
}

/** A proposal for display, in a language. */
export interface GateView {
  phase: number;
  ready: boolean;
  results: (Omit<Result, 'criterion'> & { criterion: ShownPhase['criteria'][number]; sentence: string })[];
  sentence: string;
}

/** Maps a proposal for display. */
export function gateView(standing: GateStanding, language: MessageLanguage): GateView {
  const { phase, ready, results } = standing;
  return {
    phase,
    ready,
    results: results.map((result) => ({
      ...result,
      criterion: shownCriterion(result.criterion),
      sentence: criterionSentence(result, language),
    })),
    sentence: gateSentence(standing, language),
  };
}

/** Maps the results of a gate for the report of its phase, in both languages. */
export function reportedCriteria(results: readonly Result[], deviations: readonly Deviation[]): ReportedCriterion[] {
  return results.map((result) => ({
    sentence: { en: criterionSentence(result, 'EN'), hi: criterionSentence(result, 'HI') },
    isMet: result.state === 'MET',
    reason: deviations.find(({ criterion }) => criterion === result.criterion.key)?.reason ?? null,
  }));
}
