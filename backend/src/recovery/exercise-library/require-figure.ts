import { badInput } from '../../platform/errors/errors.js';
import { type Reason, reasonFor } from '../../platform/errors/reason.js';
import { checkFigure, type FigureFault } from '../figures/check-figure.js';
import type { Figure } from '../figures/index.js';

const REASONS: Readonly<Record<FigureFault, Reason>> = {
  TOO_LARGE: reasonFor('FIGURE_TOO_LARGE'),
  MISSING: reasonFor('FIGURE_MISSING'),
  UNKNOWN_NAME: reasonFor('FIGURE_UNKNOWN_NAME'),
  NOT_A_NUMBER: reasonFor('FIGURE_NOT_A_NUMBER'),
  TOO_MANY_DECIMALS: reasonFor('FIGURE_TOO_MANY_DECIMALS'),
  CYCLE_OPEN: reasonFor('FIGURE_CYCLE_OPEN'),
  TOO_SHORT: reasonFor('FIGURE_TOO_SHORT'),
  TOO_LONG: reasonFor('FIGURE_TOO_LONG'),
  OUT_OF_REACH: reasonFor('FIGURE_OUT_OF_REACH'),
  ANGLE_IMPOSSIBLE: reasonFor('FIGURE_ANGLE_IMPOSSIBLE'),
  BELOW_GROUND: reasonFor('FIGURE_BELOW_GROUND'),
  TOO_FAST: reasonFor('FIGURE_TOO_FAST'),
};

/** Requires a figure that keeps every check, with a hold if the dose has one. @throws AppError BAD_INPUT (by path, `figure.…`) */
export function requireFigure(figure: unknown, holdSeconds: number): void {
  const faults: Record<string, Reason> = {};
  for (const { path, fault } of checkFigure(figure)) faults[path ? `figure.${path}` : 'figure'] ??= REASONS[fault];
  if (Object.keys(faults).length > 0) throw badInput(faults);
  const hasHold = (figure as Figure).cycle.some(([, , rest]) => rest === 'hold');
  if (holdSeconds > 0 && !hasHold) throw badInput({ 'figure.cycle': reasonFor('FIGURE_WITHOUT_HOLD') });
}
