import { modeLabels } from '#src/protocols/measure-labels';
import { factsOf, valueText, type Measure } from '#src/protocols/measures';
import { sideLabels } from '../patients/side-labels';

/** What was measured, or is to be: where, and how the movement was made. */
export interface Measured {
  readonly measure: Measure;
  readonly side: keyof typeof sideLabels | null;
  readonly mode: keyof typeof modeLabels | null;
}

/** Returns the name of what is measured, with side and motion mode. */
export const measuredName = ({ measure, side, mode }: Measured) =>
  [factsOf(measure).name, side && sideLabels[side], mode && modeLabels[mode]].filter(Boolean).join(', ');

/** Formats a value with measure, side and motion mode. */
export const measuredText = (value: Measured & { readonly value: number }) =>
  `${measuredName(value)}: ${valueText(value.measure, value.value)}`;
