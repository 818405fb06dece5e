import type { MessageLanguage } from '../../identity/index.js';
import { inLanguages } from '../../platform/generated-messages/recovery.js';
import type { Severity } from '../protocols/protocol-content.js';
import type { Ledger } from './plan.queries.js';

const SENTENCES = { EN: inLanguages.en, HI: inLanguages.hi };

/** What the sentence of a day says. */
export interface Standing {
  daysSinceSurgery: number;
  phase: number;
  phaseCount: number;
  phaseName: string;
  ledger: Pick<Ledger, 'planned' | 'done' | 'cancelled'>;
}

/** How far along somebody is, in a sentence. */
export function howFar(standing: Standing, language: MessageLanguage): string {
  const { daysSinceSurgery: day, phase, phaseCount, phaseName, ledger } = standing;
  const { done, planned, cancelled } = ledger;
  return SENTENCES[language].HOW_FAR({
    day,
    phase,
    phases: phaseCount,
    name: phaseName,
    done,
    planned: planned - cancelled,
  });
}

/** What to do now, while a danger sign is open. */
export function adviceFor(severity: Severity, language: MessageLanguage): string {
  const { STOP_URGENT, STOP_EMERGENCY } = SENTENCES[language];
  return severity === 'EMERGENCY' ? STOP_EMERGENCY : STOP_URGENT;
}

/** What a patient reads whose doctor answered a danger sign without words of their own. */
export const answeredAdvice = (language: MessageLanguage): string => SENTENCES[language].SIGN_ANSWERED;

/** Pain from which on somebody has to act, of 10 (companion §4). */
export const HIGH_PAIN = 7;
const VERY_HIGH_PAIN = 9;

/** What to do about pain of 7 and more, of 10; null for less, and for none. */
export function painAdvice(pain: number | null, language: MessageLanguage): string | null {
  if (pain === null || pain < HIGH_PAIN) return null;
  const { PAIN_HIGH, PAIN_VERY_HIGH } = SENTENCES[language];
  return pain < VERY_HIGH_PAIN ? PAIN_HIGH : PAIN_VERY_HIGH;
}
