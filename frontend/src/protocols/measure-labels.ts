import { measureBounds } from './measure-bounds';
import { factsOf, isYesOrNo, valueText, type Measure } from './measures';
import type { Criterion, Exercise, TargetBand } from './protocol-content';

/** Measure names as in a protocol, with an explanation of yes/no numbers. */
export const measureNames = Object.fromEntries(
  (Object.keys(measureBounds) as Measure[]).map((measure) => {
    const { name } = factsOf(measure);
    return [measure, isYesOrNo(measure) ? `${name} (1 yes, 0 no)` : name];
  }),
) as Readonly<Record<Measure, string>>;

/** Labels of criterion kinds. */
export const kindLabels = {
  MEASURE: 'A value that was measured',
  SESSIONS_IN_PHASE: 'Sessions done in this phase',
  DAYS_SINCE_SURGERY: 'Days since the operation',
} as const;

/** Labels of comparisons. */
export const comparisonLabels = { AT_LEAST: 'at least', AT_MOST: 'at most' } as const;

/** Labels of motion modes. */
export const modeLabels = { ACTIVE: 'by the patient alone', PASSIVE: 'with help' } as const;

/** Labels of severities. */
export const severityLabels = {
  URGENT: 'Urgent: the doctor answers within two hours',
  EMERGENCY: 'Emergency: 112 at once',
} as const;

const figureOf = (value: number, measure: Rule['measure']) =>
  measure && !isYesOrNo(measure) ? valueText(measure, value) : `${value}`;

/** An exit criterion, of a protocol or of a plan. */
type Rule = Omit<Criterion, 'measure' | 'mode' | 'maxAgeDays'> & {
  readonly [Part in 'measure' | 'mode' | 'maxAgeDays']?: Criterion[Part] | null;
};

/** Formats a complete exit criterion. */
export function criterionText(criterion: Rule): string {
  const { kind, measure, mode, comparison, value, maxAgeDays, staffOnly } = criterion;
  const what = measure ? measureNames[measure] : kindLabels[kind];
  return [
    `${what}${mode ? `, ${modeLabels[mode]}` : ''}: ${comparisonLabels[comparison]} ${figureOf(value, measure)}`,
    typeof maxAgeDays === 'number' && `not older than ${maxAgeDays} ${maxAgeDays === 1 ? 'day' : 'days'}`,
    staffOnly && 'entered by a physiotherapist or a doctor',
  ]
    .filter(Boolean)
    .join('; ');
}

/** Formats a target band. */
export const bandText = ({ measure, low, high }: TargetBand) =>
  `${measureNames[measure]}: ${low} to ${figureOf(high, measure)}`;

/** Formats an exercise's dose. */
export function doseText({ sets, reps, holdSeconds, timesPerDay }: Exercise): string {
  const held = holdSeconds > 0 ? `, each held ${holdSeconds} s` : '';
  return `${sets} × ${reps}${held}, ${timesPerDay} × a day`;
}
