import { badInput } from '../../platform/errors/errors.js';
import { type Reason, reasonFor } from '../../platform/errors/reason.js';
import { checkFigure, type Figure } from '../figures/index.js';

/** Requires a figure that keeps every check, with a hold if the dose has one. @throws AppError BAD_INPUT (by path, `figure.…`) */
export function requireFigure(figure: unknown, holdSeconds: number): void {
  const faults: Record<string, Reason> = {};
  for (const { path, fault } of checkFigure(figure))
    faults[path ? `figure.${path}` : 'figure'] ??= reasonFor(`FIGURE_${fault}`);
  if (Object.keys(faults).length > 0) throw badInput(faults);
  const hasHold = (figure as Figure).cycle.some(([, , rest]) => rest === 'hold');
  if (holdSeconds > 0 && !hasHold) throw badInput({ 'figure.cycle': reasonFor('FIGURE_WITHOUT_HOLD') });
}
