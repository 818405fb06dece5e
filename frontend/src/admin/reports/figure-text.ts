import { numberText } from '#src/values/number-text';
import { rupeesText } from '#src/values/rupees';
import type { ReportUnit } from './gql/generated';

/** Formats a figure, or what a line adds to it. */
export function figureText(unit: ReportUnit, value: number | null): string {
  if (value === null) return '–';
  if (unit === 'PAISE') return rupeesText(value);
  if (unit === 'PERCENT') return `${value}%`;
  if (unit === 'MINUTES') return `${numberText(Math.floor(value / 60))} h ${value % 60} min`;
  if (unit === 'VALUE') return `${value > 0 ? '+' : ''}${Math.round(value * 10) / 10}`;
  return numberText(value);
}
