import { languageTags, type MessageLanguage } from '../../identity/index.js';
import { clinicDay, sayDay } from '../../platform/time/clinic-time.js';
import { inLanguages } from '../../platform/generated-messages/gate.js';
import { MEASURE_BOUNDS } from '../protocols/measures.js';
import type { Measure } from '../protocols/protocol-content.js';
import type { GateEvaluation, Result } from './evaluate-gate.js';

const SENTENCES = { EN: inLanguages.en, HI: inLanguages.hi };

/** Result of a gate for a phase. */
export interface GateStanding extends GateEvaluation {
  /** From 1. */
  phase: number;
  stopped: boolean;
  /** Open sessions of this phase or an earlier one. */
  openSessions: number;
}

/** Describes a criterion in a sentence: value, time and target. */
export function criterionSentence(result: Result, language: MessageLanguage): string {
  const say = SENTENCES[language];
  const { criterion, actual } = result;
  const { kind, comparison, measure, value: needed } = criterion;
  if (kind === 'MEASURE' && measure) return measureSentence(result, measure, language);
  const { SESSIONS_AT_LEAST, SESSIONS_AT_MOST, DAYS_AT_LEAST, DAYS_AT_MOST } = say;
  const sentences =
    kind === 'SESSIONS_IN_PHASE'
      ? { AT_LEAST: SESSIONS_AT_LEAST, AT_MOST: SESSIONS_AT_MOST }
      : { AT_LEAST: DAYS_AT_LEAST, AT_MOST: DAYS_AT_MOST };
  return sentences[comparison]({ actual: actual ?? 0, needed });
}

function measureSentence({ criterion, actual, takenAt }: Result, measure: Measure, language: MessageLanguage): string {
  const say = SENTENCES[language];
  const name = say.NAME({ measure });
  const needed = amountOf(measure, criterion.value, language);
  const how = MEASURE_BOUNDS[measure].unit === 'YES_OR_NO' ? 'IS' : criterion.comparison;
  if (actual === null || !takenAt) {
    const missing = { AT_LEAST: say.NONE_AT_LEAST, AT_MOST: say.NONE_AT_MOST, IS: say.NONE_IS };
    const [who, age] = [criterion.staffOnly ? 'staff' : 'anybody', criterion.maxAgeDays ?? 0];
    return missing[how]({ name, needed, who, age });
  }
  const day = sayDay(clinicDay(takenAt), languageTags[language]);
  return say[how]({ name, actual: amountOf(measure, actual, language), day, needed });
}

function amountOf(measure: Measure, value: number, language: MessageLanguage): string {
  const say = SENTENCES[language];
  const { unit } = MEASURE_BOUNDS[measure];
  if (unit === 'YES_OR_NO') return value > 0 ? say.YES : say.NO;
  return say[unit]({ value });
}

/** Describes in a sentence whether a phase may be left, and if not, what to do. */
export function gateSentence(standing: GateStanding, language: MessageLanguage): string {
  const say = SENTENCES[language];
  const { phase, stopped, openSessions, ready, results } = standing;
  if (ready) return say.READY({ phase });
  if (stopped) return say.STOPPED({ phase });
  const open = results.filter(({ state }) => state !== 'MET').length;
  return openSessions > 0 ? say.NOT_READY({ phase, open }) : say.SESSIONS_USED({ phase, open });
}
