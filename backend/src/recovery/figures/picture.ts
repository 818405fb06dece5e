import type { Figure, Point } from './figure.js';
import { cycleSeconds, momentAt, solveMoment } from './figure-moment.js';
import type { SolvedPose } from './solve-pose.js';

/** The picture: 320 by 220 pixels. */
export const PICTURE = { width: 320, height: 220 } as const;

/** What a shape shows, which decides its colours. */
export type ShapeKind =
  'skin' | 'far' | 'tint' | 'shirt' | 'shirtTint' | 'shorts' | 'hair' | 'thing' | 'band' | 'ground' | 'way' | 'arrow';

/** A shape of the picture, from the back to the front. */
export interface Shape {
  kind: ShapeKind;
  d: string;
}

/** How units become pixels: all of the movement is in sight. */
export interface Fit {
  scale: number;
  /** Pixel of x = 0, and of the ground. */
  x: number;
  y: number;
}

const MOST_SCALE = 2.5;
const MARGIN = { aside: 10, top: 10, bottom: 24 } as const;
const SAMPLES = 24;
/** Half the thickness of the body around a joint. */
const THICK: Readonly<Record<string, number>> = { skull: 7.5, root: 7.4, sh: 5.6, lumbar: 6.6 };
const LIMB_THICK = 3.4;

/** Fits a figure's whole repetition into the picture. */
export function fitFigure(figure: Figure): Fit {
  const box = { left: Infinity, right: -Infinity, low: 0, high: 0 };
  const include = ([x, y]: Point, around: number) => {
    box.left = Math.min(box.left, x - around);
    box.right = Math.max(box.right, x + around);
    box.low = Math.min(box.low, y - around);
    box.high = Math.max(box.high, y + around);
  };
  const seconds = cycleSeconds(figure, 1);
  for (let index = 0; index < SAMPLES; index += 1) {
    const { joints } = solveMoment(figure, momentAt(figure, 1, (seconds * index) / SAMPLES));
    for (const [name, at] of Object.entries(joints)) include(at, THICK[name] ?? LIMB_THICK);
  }
  for (const at of thingCorners(figure)) include(at, 1);
  const [width, height] = [box.right - box.left, box.high - Math.max(box.low, 0)];
  const scale = Math.min(
    MOST_SCALE,
    (PICTURE.width - 2 * MARGIN.aside) / width,
    (PICTURE.height - MARGIN.top - MARGIN.bottom) / height,
  );
  // A low figure stands in the middle of the picture, with the ground below it.
  const spare = PICTURE.height - MARGIN.top - MARGIN.bottom - height * scale;
  return {
    scale,
    x: PICTURE.width / 2 - ((box.left + box.right) / 2) * scale,
    y: PICTURE.height - MARGIN.bottom - spare * 0.3 + Math.max(box.low, 0) * scale,
  };
}

/** Corners of the things that the picture has to hold; bed, floor and wall go on beyond it. */
function thingCorners({ things = [] }: Figure): Point[] {
  return things.flatMap(([kind, ...values]): Point[] => {
    const [a = 0, b = 0, c = 0, d = 0] = values.map(Number);
    if (kind === 'pillow')
      return [
        [a - 8, 0],
        [a + 8, 5],
      ];
    if (kind === 'mat')
      return [
        [a, c],
        [b, d],
      ];
    if (kind === 'chair')
      return [
        [a - 3, 0],
        [a, (b || CHAIR.seat) + CHAIR.back],
      ];
    if (kind === 'table')
      return [
        [a, 0],
        [a + Math.min(c, 24), b],
      ];
    if (kind === 'step')
      return [
        [a, 0],
        [a + c, b],
      ];
    if (kind === 'roll')
      return [
        [a - c, b - c],
        [a + c, b + c],
      ];
    if (kind === 'wall') return [[a, 0]];
    return [];
  });
}

/** Measures of a chair. */
export const CHAIR = { seat: 27, depth: 24, back: 27, leg: 1.6 } as const;

/** Pixel of a place. */
export const place = ({ scale, x, y }: Fit, [left, up]: Point): Point => [x + left * scale, y - up * scale];

/** Places of joints and lengths, in pixels. */
export interface Pen {
  joint: (name: string, offset?: Point) => Point;
  px: (units: number) => number;
}

/** Builds the pen of a solved pose. */
export const penOf = (fit: Fit, { joints }: SolvedPose): Pen => ({
  joint: (name, [dx, dy] = [0, 0]) => {
    const [x, y] = joints[name] ?? [0, 0];
    return place(fit, [x + dx, y + dy]);
  },
  px: (units) => units * fit.scale,
});

/** Point on the way from one joint to another. */
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
