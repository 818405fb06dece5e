import type { Figure } from './figure.js';
import { drawBody } from './draw-body.js';
import { drawThings, drawTrace } from './draw-things.js';
import { fitFigure, type Shape } from './picture.js';

const MOST_STILLS = 4;

/**
 * Returns the pictures that stand for the movement where nothing moves (reduced motion, print): the first pose with the way of the
 * movement, then the pose that is held, or else the second; up to four where a repetition has more poses.
 */
export function drawStills(figure: Figure): Shape[][] {
  const fit = fitFigure(figure);
  const first = figure.cycle[0]?.[0] ?? 0;
  const others = [...new Set(figure.cycle.map(([pose]) => pose))].filter((pose) => pose !== first);
  const held = figure.cycle.find(([, , rest]) => rest === 'hold')?.[0];
  const chosen = others.length > 1 ? others.slice(0, MOST_STILLS - 1) : [held ?? others[0] ?? first];
  const still = (pose: number) => [
    ...drawThings(figure, fit),
    ...drawBody(figure, fit, { from: pose, to: pose, share: 1 }),
  ];
  return [[...still(first), ...drawTrace(figure, fit)], ...chosen.filter((pose) => pose !== first).map(still)];
}
