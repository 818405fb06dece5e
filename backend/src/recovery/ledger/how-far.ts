import type { MessageLanguage } from '../../identity/index.js';
import { inLanguages } from '../../platform/generated-messages/recovery.js';
import type { Severity } from '../protocols/protocol-content.js';
import type { Ledger } from './plan.queries.js';
import type { PlanKind } from './recovery-plan.entity.js';

const SENTENCES = { EN: inLanguages.en, HI: inLanguages.hi };

/** Values of the day's sentence. */
export interface Standing {
  daysSinceSurgery: number;
  phase: number;
  phaseCount: number;
  phaseName: string;
  ledger: Pick<Ledger, 'planned' | 'done' | 'cancelled'>;
}

/** Describes the progress of a patient with a programme in a sentence; `day` counts from its beginning, whose day is 0. */
export function howFarInProgramme(day: number, name: string, language: MessageLanguage): string {
  return SENTENCES[language].HOW_FAR_PROGRAMME({ day: day + 1, name });
}

/** Describes a patient's progress in a sentence. */
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

/** Returns the advice while a danger sign is open, which names who answers: the doctor, or the programme's physiotherapist. */
export function adviceFor(severity: Severity, kind: PlanKind, language: MessageLanguage): string {
  const { STOP_URGENT, STOP_EMERGENCY, STOP_URGENT_PROGRAMME, STOP_EMERGENCY_PROGRAMME } = SENTENCES[language];
  if (kind === 'PROGRAMME') return severity === 'EMERGENCY' ? STOP_EMERGENCY_PROGRAMME : STOP_URGENT_PROGRAMME;
  return severity === 'EMERGENCY' ? STOP_EMERGENCY : STOP_URGENT;
}

/** Returns the standard text for a danger sign that was resolved without advice. After the plan's end it asks for no exercises. */
export function answeredAdvice(
  { planKind, planEnded }: { planKind: PlanKind; planEnded: boolean },
  language: MessageLanguage,
): string {
  const sentences = SENTENCES[language];
  if (planKind === 'PROGRAMME') return planEnded ? sentences.SIGN_SEEN_PROGRAMME : sentences.SIGN_ANSWERED_PROGRAMME;
  return planEnded ? sentences.SIGN_SEEN : sentences.SIGN_ANSWERED;
}

/** Pain, of 10, from which advice is given. */
export const HIGH_PAIN = 7;
const VERY_HIGH_PAIN = 9;

/** Returns the advice for high pain; null for less or no pain. */
export function painAdvice(pain: number | null, language: MessageLanguage): string | null {
  if (pain === null || pain < HIGH_PAIN) return null;
  const { PAIN_HIGH, PAIN_VERY_HIGH } = SENTENCES[language];
  return pain < VERY_HIGH_PAIN ? PAIN_HIGH : PAIN_VERY_HIGH;
}
