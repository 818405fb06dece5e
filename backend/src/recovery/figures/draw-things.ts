import type { Figure, Point } from './figure.js';
import { solveMoment } from './figure-moment.js';
import { between, CHAIR, PICTURE, place, type Fit, type Pen, type Shape } from './picture.js';
import { circlePath, linePath, polygonPath, taperPath } from './svg-paths.js';

/** Draws what stands behind the figure. */
export function drawThings(figure: Figure, fit: Fit): Shape[] {
  const at = (x: number, y: number) => place(fit, [x, y]);
  const box = (x0: number, x1: number, y0: number, y1: number): string =>
    polygonPath([at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)]);
  const [left, right] = [-fit.x / fit.scale - 2, (PICTURE.width - fit.x) / fit.scale + 2];
  const middle = (left + right) / 2;
  return (figure.things ?? []).flatMap(([kind, ...values]): Shape[] => {
    const [a = 0, b = 0, c = 0, d = 0] = values.map(Number);
    if (kind === 'floor') return [{ kind: 'ground', d: box(left, right, -60, 0) }];
    if (kind === 'bed') return [{ kind: 'ground', d: box(left, right, -60, 0) }];
    if (kind === 'pillow')
      return [{ kind: 'thing', d: taperPath([at(a - 5.5, 2.4), 2.4 * fit.scale], [at(a + 5.5, 2), 2 * fit.scale]) }];
    if (kind === 'mat') return [{ kind: 'ground', d: box(a, b, c, d) }];
    if (kind === 'wall') {
      const away = a < middle ? left - 60 : right + 60;
      return [{ kind: 'ground', d: box(Math.min(a, away), Math.max(a, away), -60, 130) }];
    }
    if (kind === 'chair') return [{ kind: 'thing', d: chairPath(a, b || CHAIR.seat, box) }];
    if (kind === 'table')
      return [
        {
          kind: 'thing',
          d:
            box(a, a + c, b - 2.4, b) +
            box(a + c * 0.8 - 1, a + c * 0.8 + 1, 0, b - 2.4) +
            box(a + 3, a + 5, 0, b - 2.4),
        },
      ];
    if (kind === 'step') return [{ kind: 'thing', d: box(a, a + c, 0, b) }];
    if (kind === 'roll') return [{ kind: 'thing', d: circlePath([at(a, b), c * fit.scale]) }];
    return [];
  });
}

type Box = (x0: number, x1: number, y0: number, y1: number) => string;

/** A chair from the side; its back is at x, its seat to the right. */
function chairPath(x: number, seat: number, box: Box): string {
  const { depth, back, leg } = CHAIR;
  return (
    box(x - leg, x + leg * 0.2, 0, seat + back) +
    box(x - leg, x + depth, seat - 2.2, seat) +
    box(x + depth - 2 * leg, x + depth - leg * 0.4, 0, seat - 2.2)
  );
}

/** Draws a stick, a band or a phone in front of the figure. */
export function drawHeldThings({ things = [] }: Figure, { joint }: Pen, fit: Fit): Shape[] {
  return things.flatMap(([kind, ...ends]): Shape[] => {
    if (kind === 'phone') return [phoneShape(ends, joint, fit)];
    if (kind !== 'stick' && kind !== 'band') return [];
    const points: Point[] = [];
    for (let index = 0; index < ends.length; index += 1) {
      const end = ends[index];
      if (typeof end === 'string') points.push(joint(end));
      else if (Array.isArray(end)) points.push(place(fit, end as unknown as Point));
      else points.push(place(fit, [Number(end), Number(ends[(index += 1)])]));
    }
    const [from, to] = points;
    if (!from || !to) return [];
    if (kind === 'band') return [{ kind: 'band', d: linePath([from, to]) }];
    const beyond = 0.35;
    return [{ kind: 'thing', d: polygonOfStick(between(from, to, -beyond), between(from, to, 1 + beyond), fit.scale) }];
  });
}

/** Length and half the thickness of a phone. */
const PHONE = { length: 9, thick: 0.8 } as const;

/** A phone in the middle between two joints, and along them; the distance is to the front of a part of the body that points down. */
function phoneShape(ends: readonly (number | string)[], joint: Pen['joint'], { scale }: Fit): Shape {
  const [from, to] = [joint(String(ends[0])), joint(String(ends[1]))];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [middle, away, half] = [between(from, to, 0.5), Number(ends[2]) * scale, (PHONE.length / 2) * scale];
  const end = (along: number): Point => [middle[0] + y * away + x * along, middle[1] - x * away + y * along];
  // In the darkest colour.
  return { kind: 'hair', d: taperPath([end(-half), PHONE.thick * scale], [end(half), PHONE.thick * scale]) };
}

/** A stick that goes on beyond the hands. */
function polygonOfStick(from: Point, to: Point, width: number): string {
  return taperPath([from, width * 0.9], [to, width * 0.9]);
}

/** Draws the way of a joint as dots with an arrowhead, for stills. */
export function drawTrace(figure: Figure, fit: Fit): Shape[] {
  if (!figure.trace) return [];
  const [joint, dx, dy, fromStep = 0, toStep = 1] = figure.trace;
  const points: Point[] = [];
  for (let step = fromStep + 1; step <= toStep; step += 1)
    for (let index = 0; index <= 12; index += 1) {
      const moment = { from: figure.cycle[step - 1]?.[0] ?? 0, to: figure.cycle[step]?.[0] ?? 0, share: index / 12 };
      const [x, y] = solveMoment(figure, moment).joints[joint] ?? [0, 0];
      points.push(place(fit, [x + dx, y + dy]));
    }
  const end = points.at(-1);
  const before = points.findLast(([x, y]) => end && Math.hypot(end[0] - x, end[1] - y) > 8);
  if (!end || !before) return [];
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const wing = (turn: number): Point => [end[0] - 9 * Math.cos(angle + turn), end[1] - 9 * Math.sin(angle + turn)];
  return [
    { kind: 'way', d: linePath(points) },
    { kind: 'arrow', d: linePath([wing(0.5), end, wing(-0.5)]) },
  ];
}
