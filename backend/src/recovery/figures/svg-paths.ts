import type { Point } from './figure.js';

/** A circle at a joint, in pixels. */
export type Disc = readonly [at: Point, radius: number];

const number = (value: number) => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point) => `${number(x)} ${number(y)}`;
const onCircle = ([x, y]: Point, radius: number, angle: number): Point => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

/** Path of a full circle. All closed paths of this file turn the same way, so that overlapping ones fill as one. */
export function circlePath([at, radius]: Disc): string {
  const [left, right] = [onCircle(at, radius, Math.PI), onCircle(at, radius, 0)];
  const arc = `A${number(radius)} ${number(radius)} 0 1 0 `;
  return `M${pair(left)}${arc}${pair(right)}${arc}${pair(left)}Z`;
}

/** Path around two circles and between them: a limb that becomes thinner. */
export function taperPath(a: Disc, b: Disc): string {
  const [[from, ra], [to, rb]] = [a, b];
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (distance <= Math.abs(ra - rb) + 0.01) return circlePath(ra > rb ? a : b);
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const open = Math.acos((ra - rb) / distance);
  const arc = (radius: number, isLarge: boolean) => `A${number(radius)} ${number(radius)} 0 ${isLarge ? 1 : 0} 0 `;
  return (
    `M${pair(onCircle(from, ra, angle + open))}L${pair(onCircle(to, rb, angle + open))}` +
    `${arc(rb, open > Math.PI / 2)}${pair(onCircle(to, rb, angle - open))}L${pair(onCircle(from, ra, angle - open))}` +
    `${arc(ra, open < Math.PI / 2)}${pair(onCircle(from, ra, angle + open))}Z`
  );
}

/** Path through circles, one after the other. */
export function chainPath(discs: readonly Disc[]): string {
  return discs
    .slice(1)
    .map((disc, index) => taperPath(discs[index] as Disc, disc))
    .join('');
}

/** Path of a polygon. */
export function polygonPath(points: readonly Point[]): string {
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  const turned = area > 0 ? points.toReversed() : points;
  return `M${turned.map(pair).join('L')}Z`;
}

/** Path of an open line. */
export function linePath(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}`;
}
