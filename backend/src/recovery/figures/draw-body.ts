import { SKELETON, type Figure, type MarkedPart, type Point, type Side } from './figure.js';
import { solveMoment, type FigureMoment } from './figure-moment.js';
import { drawHeldThings } from './draw-things.js';
import { between, penOf, type Fit, type Pen, type Shape, type ShapeKind } from './picture.js';
import type { SolvedPose } from './solve-pose.js';
import { chainPath, circlePath, polygonPath, taperPath, type Disc } from './svg-paths.js';

/** Draws the figure at a moment of its repetition. The number and kinds of shapes are the same at each moment. */
export function drawBody(figure: Figure, fit: Fit, moment: FigureMoment): Shape[] {
  const solved = solveMoment(figure, moment);
  return figure.view === 'side' ? drawFromSide(figure, fit, solved) : drawFromFront(figure, fit, solved);
}

const colour = ({ mark = [] }: Figure, part: MarkedPart, otherwise: ShapeKind): ShapeKind =>
  mark.includes(part) ? 'tint' : otherwise;

function drawFromSide(figure: Figure, fit: Fit, solved: SolvedPose): Shape[] {
  const pen = penOf(fit, solved);
  const { farBehind } = SKELETON;
  const shirt: ShapeKind = figure.mark?.includes('trunk') ? 'shirtTint' : 'shirt';
  return [
    { kind: colour(figure, 'armU', 'far'), d: armPath(pen, 'U', farBehind) },
    { kind: colour(figure, 'legU', 'far'), d: legPath(pen, 'U', solved, farBehind) },
    { kind: 'skin', d: headPath(pen, solved) },
    { kind: 'hair', d: hairPath(pen, solved) },
    { kind: colour(figure, 'legO', 'skin'), d: legPath(pen, 'O', solved) },
    { kind: 'shorts', d: shortsPath(pen, 'O') },
    { kind: shirt, d: torsoPath(pen, solved) },
    { kind: colour(figure, 'armO', 'skin'), d: armPath(pen, 'O') },
    ...drawHeldThings(figure, pen, fit),
  ];
}

function drawFromFront(figure: Figure, fit: Fit, solved: SolvedPose): Shape[] {
  const pen = penOf(fit, solved);
  const shirt: ShapeKind = figure.mark?.includes('trunk') ? 'shirtTint' : 'shirt';
  return [
    { kind: colour(figure, 'legU', 'skin'), d: frontLegPath(pen, 'U') },
    { kind: colour(figure, 'legO', 'skin'), d: frontLegPath(pen, 'O') },
    { kind: 'skin', d: frontHeadPath(pen) },
    { kind: 'hair', d: hairPath(pen, solved) + facePath(pen, solved) },
    { kind: shirt, d: frontTorsoPath(pen, solved) },
    {
      kind: 'shorts',
      d:
        shortsPath(pen, 'U') +
        shortsPath(pen, 'O') +
        chainPath([
          [pen.joint('hipU'), pen.px(5.4)],
          [pen.joint('hipO'), pen.px(5.4)],
        ]),
    },
    { kind: colour(figure, 'armU', 'skin'), d: armPath(pen, 'U') },
    { kind: colour(figure, 'armO', 'skin'), d: armPath(pen, 'O') },
    ...drawHeldThings(figure, pen, fit),
  ];
}

function armPath({ joint, px }: Pen, side: Side, offset?: Point): string {
  return chainPath([
    [joint(`shoulder${side}`, offset), px(3.5)],
    [joint(`elbow${side}`, offset), px(2.7)],
    [joint(`wrist${side}`, offset), px(1.9)],
    [joint(`hand${side}`, offset), px(2.1)],
    [joint(`tip${side}`, offset), px(1.3)],
  ]);
}

function legPath(pen: Pen, side: Side, solved: SolvedPose, offset?: Point): string {
  const { joint, px } = pen;
  const [hip, knee, ankle] = [joint(`hip${side}`, offset), joint(`knee${side}`, offset), joint(`ankle${side}`, offset)];
  return (
    chainPath([
      [hip, px(6)],
      [knee, px(4.1)],
    ]) +
    chainPath([
      [knee, px(4.1)],
      [between(knee, ankle, 0.35), px(3.9)],
      [ankle, px(2.4)],
    ]) +
    footPath(pen, side, solved, offset)
  );
}

/** A foot from the side: heel, sole and toes; of a foot on its ball the toes stay level. */
function footPath({ joint, px }: Pen, side: Side, solved: SolvedPose, offset?: Point): string {
  const sole = ['heel', 'ball', 'toe'].map((name) => joint(name + side, offset)) as [Point, Point, Point];
  const ankle = joint(`ankle${side}`, offset);
  const above = normalTo(sole[0], sole[1], ankle);
  const lift = ([x, y]: Point, units: number, [dx, dy]: Point = above): Point => [
    x + dx * px(units),
    y + dy * px(units),
  ];
  const toes: Point = solved.onBall[side] ? [0, -1] : above;
  const [heel, ball, toe]: Disc[] = [
    [lift(sole[0], 2.1), px(2.1)],
    [lift(sole[1], 1.7), px(1.7)],
    [lift(sole[2], 1.2, toes), px(1.2)],
  ];
  return (
    chainPath([[ankle, px(2.4)], heel as Disc, ball as Disc, toe as Disc]) + taperPath([ankle, px(2.4)], ball as Disc)
  );
}

/** Unit vector from the line between two points towards a third. */
function normalTo(a: Point, b: Point, towards: Point): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [x, y]: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const isAway = x * (towards[0] - a[0]) + y * (towards[1] - a[1]) < 0;
  return isAway ? [-x, -y] : [x, y];
}

function frontLegPath({ joint, px }: Pen, side: Side): string {
  const [hip, knee, ankle] = [joint(`hip${side}`), joint(`knee${side}`), joint(`ankle${side}`)];
  const sole = joint(`heel${side}`);
  // Away from the middle of the body: from one hip to the other side.
  const [x, y] = joint('root');
  const away: Point = [ankle[0] + (hip[0] - x) * 9, ankle[1] + (hip[1] - y) * 9];
  const outer = normalTo(ankle, sole, away);
  const aside = ([x, y]: Point, units: number): Point => [x + outer[0] * px(units), y + outer[1] * px(units)];
  return (
    chainPath([
      [hip, px(5.6)],
      [knee, px(4)],
    ]) +
    chainPath([
      [knee, px(4)],
      [between(knee, ankle, 0.35), px(3.9)],
      [ankle, px(2.4)],
    ]) +
    // The foot points at the viewer: wider than the ankle, its toes a little outwards.
    chainPath([
      [ankle, px(2.4)],
      [aside(between(ankle, sole, 0.5), -0.6), px(2.2)],
      [aside(between(ankle, sole, 0.62), 1.5), px(1.7)],
    ])
  );
}

function shortsPath({ joint, px }: Pen, side: Side): string {
  const [hip, knee] = [joint(`hip${side}`), joint(`knee${side}`)];
  return taperPath([hip, px(6.5)], [between(hip, knee, 0.42), px(5.9)]);
}

function torsoPath({ joint, px }: Pen, { air, chest }: SolvedPose): string {
  const ahead: Point = [Math.cos((chest * Math.PI) / 180), -Math.sin((chest * Math.PI) / 180)];
  const breath = (units: number): Point => [ahead[0] * units, ahead[1] * units];
  const [root, lumbar, sh] = [joint('root'), joint('lumbar'), joint('sh')];
  const rib = between(lumbar, sh, 0.62);
  const shift = ([x, y]: Point, units: number): Point => [x + px(breath(units)[0]), y - px(breath(units)[1])];
  return chainPath([
    [root, px(6.7)],
    [shift(lumbar, air[1] / 2), px(6.1 + air[1] / 2)],
    [shift(rib, 0.6 + air[0] / 2), px(7 + air[0] / 2)],
    [sh, px(4.9)],
  ]);
}

function frontTorsoPath({ joint, px }: Pen, { air }: SolvedPose): string {
  const [left, right] = [joint('shoulderO'), joint('shoulderU')];
  const [hipLeft, hipRight, lumbar] = [joint('hipO'), joint('hipU'), joint('lumbar')];
  const middle = joint('sh');
  const [inLeft, inRight] = [between(left, middle, 0.08), between(right, middle, 0.08)];
  const waist = (hip: Point): Point => [
    lumbar[0] + (hip[0] - joint('root')[0]) * 0.9,
    lumbar[1] + (hip[1] - joint('root')[1]) * 0.9,
  ];
  const chest = px(3.4 + air[0]);
  return (
    chainPath([
      [inLeft, px(3.4)],
      [inRight, px(3.4)],
    ]) +
    chainPath([
      [inLeft, px(3.4)],
      [between(inLeft, waist(hipLeft), 0.5), chest],
      [waist(hipLeft), px(3.2 + air[1])],
      [hipLeft, px(5)],
    ]) +
    chainPath([
      [inRight, px(3.4)],
      [between(inRight, waist(hipRight), 0.5), chest],
      [waist(hipRight), px(3.2 + air[1])],
      [hipRight, px(5)],
    ]) +
    polygonPath([inLeft, inRight, waist(hipRight), waist(hipLeft)]) +
    polygonPath([waist(hipLeft), waist(hipRight), hipRight, hipLeft])
  );
}

/** Head and neck from the side: the nose shows where the face is. */
function headPath({ joint, px }: Pen, { head }: SolvedPose): string {
  const skull = joint('skull');
  const angle = (head * Math.PI) / 180;
  // Ahead and up of the head, in pixels.
  const [ahead, up]: [Point, Point] = [
    [Math.cos(angle), Math.sin(angle)],
    [Math.sin(angle), -Math.cos(angle)],
  ];
  const from = (a: number, b: number): Point => [
    skull[0] + px(ahead[0] * a + up[0] * b),
    skull[1] + px(ahead[1] * a + up[1] * b),
  ];
  return (
    chainPath([
      [joint('sh'), px(3.2)],
      [from(-1.2, -4), px(2.7)],
    ]) +
    circlePath([skull, px(SKELETON.headRadius - 0.4)]) +
    taperPath([from(5.2, -0.4), px(1.8)], [from(7.2, -1.4), px(0.7)]) +
    taperPath([from(1.5, -3.4), px(3.2)], [from(3.6, -4.6), px(1.7)])
  );
}

function frontHeadPath({ joint, px }: Pen): string {
  return (
    chainPath([
      [joint('sh'), px(3.2)],
      [joint('skull'), px(2.8)],
    ]) + circlePath([joint('skull'), px(SKELETON.headRadius - 0.6)])
  );
}

/** Eyes and nose seen from the front. */
function facePath({ joint, px }: Pen, { head }: SolvedPose): string {
  const skull = joint('skull');
  const angle = (head * Math.PI) / 180;
  const from = (aside: number, up: number): Point => [
    skull[0] + px(Math.cos(angle) * aside + Math.sin(angle) * up),
    skull[1] + px(Math.sin(angle) * aside - Math.cos(angle) * up),
  ];
  const dot = (aside: number, up: number) => circlePath([from(aside, up), px(0.35)]);
  return dot(-2.2, 0.2) + dot(2.2, 0.2) + taperPath([from(0, -0.4), px(0.2)], [from(0, -1.9), px(0.35)]);
}

/** Hair: the back of the head from the side, its top from the front. */
function hairPath({ joint, px }: Pen, { head, joints }: SolvedPose): string {
  const skull = joint('skull');
  const angle = (head * Math.PI) / 180;
  const isFront = joints.hipO?.[0] !== joints.hipU?.[0] || joints.hipO?.[1] !== joints.hipU?.[1];
  const radius = px(SKELETON.headRadius - 0.3);
  // From the forehead over the top to the neck, measured from "up", against the direction of the face.
  const [start, end] = isFront ? [-72, 72] : [-205, 38];
  const at = (degrees: number, share = 1): Point => {
    const turned = angle + (degrees * Math.PI) / 180;
    return [skull[0] + Math.sin(turned) * radius * share, skull[1] - Math.cos(turned) * radius * share];
  };
  const outer = Array.from({ length: 13 }, (_, index) => at(start + ((end - start) * index) / 12));
  const inner = isFront ? [at(40, 0.62), at(-40, 0.62)] : [at(20, 0.72), at(-40, 0.5), at(-120, 0.45), at(-190, 0.72)];
  return polygonPath([...outer, ...inner]);
}
