import { measureBounds } from './measure-bounds';
import { factsOf, isYesOrNo, valueText, type Measure } from './measures';
import type { Criterion, Exercise, TargetBand } from './protocol-content';

/** What can be measured, as a protocol names it: its figures for yes and no are explained. */
export const measureNames = Object.fromEntries(
  (Object.keys(measureBounds) as Measure[]).map((measure) => {
    const { name } = factsOf(measure);
    return [measure, isYesOrNo(measure) ? `${name} (1 yes, 0 no)` : name];
  }),
) as Readonly<Record<Measure, string>>;

/** What a criterion looks at. */
export const kindLabels = {
  MEASURE: 'A value that was measured',
  SESSIONS_IN_PHASE: 'Sessions done in this phase',
  DAYS_SINCE_SURGERY: 'Days since the operation',
} as const;

/** How a value is compared. */
export const comparisonLabels = { AT_LEAST: 'at least', AT_MOST: 'at most' } as const;

/** How a movement was made. */
export const modeLabels = { ACTIVE: 'by the patient alone', PASSIVE: 'with help' } as const;

/** How grave a sign is. */
export const severityLabels = {
  URGENT: 'Urgent: the doctor answers within two hours',
  EMERGENCY: 'Emergency: 112 at once',
} as const;

const figureOf = (value: number, measure: Rule['measure']) =>
  measure && !isYesOrNo(measure) ? valueText(measure, value) : `${value}`;

/** A rule for leaving a phase, as a protocol holds it or as the server tells it of a plan. */
type Rule = Omit<Criterion, 'measure' | 'mode' | 'maxAgeDays'> & {
  readonly [Part in 'measure' | 'mode' | 'maxAgeDays']?: Criterion[Part] | null;
};

/** A rule for leaving a phase, whole. */
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

/** Where a value should be. */
export const bandText = ({ measure, low, high }: TargetBand) =>
  `${measureNames[measure]}: ${low} to ${figureOf(high, measure)}`;

/** How much of an exercise is prescribed. */
export function doseText({ sets, reps, holdSeconds, timesPerDay }: Exercise): string {
  const held = holdSeconds > 0 ? `, each held ${holdSeconds} s` : '';
  return `${sets} × ${reps}${held}, ${timesPerDay} × a day`;
}
