import { SIDES, SKELETON, type Easing, type Figure, type HandTarget, type Pose, type Side } from './figure.js';
import { solvePose, type SolvedPose } from './solve-pose.js';

/** Where a figure is within a repetition: from one pose to another, 0 to 1. */
export interface FigureMoment {
  from: number;
  to: number;
  /** Eased. */
  share: number;
}

const EASE: Readonly<Record<Easing, (share: number) => number>> = {
  // Minimum jerk, as people move.
  soft: (t) => t * t * t * (10 - 15 * t + 6 * t * t),
  line: (t) => t,
  in: (t) => t * t,
  out: (t) => t * (2 - t),
};

/** A step of a repetition with its times. */
export interface TimedStep {
  pose: number;
  /** Seconds from the beginning of the repetition at which the way to the pose begins, at which it is reached, and at which its rest ends. */
  starts: number;
  reached: number;
  ends: number;
  isHold: boolean;
  easing: Easing;
}

/** Returns the steps of a repetition with their times. */
export function timedSteps({ cycle }: Pick<Figure, 'cycle'>, holdSeconds: number): TimedStep[] {
  let now = 0;
  return cycle.map(([pose, seconds, rest = 0, easing = 'soft']) => {
    const starts = now;
    const reached = starts + seconds;
    now = reached + (rest === 'hold' ? holdSeconds : rest);
    return { pose, starts, reached, ends: now, isHold: rest === 'hold', easing };
  });
}

/** Returns the seconds of one repetition. */
export function cycleSeconds(figure: Pick<Figure, 'cycle'>, holdSeconds: number): number {
  return timedSteps(figure, holdSeconds).at(-1)?.ends ?? 0;
}

/** Returns where a figure is after so many seconds of a repetition. */
export function momentAt(figure: Pick<Figure, 'cycle'>, holdSeconds: number, seconds: number): FigureMoment {
  const steps = timedSteps(figure, holdSeconds);
  const index = steps.findIndex(({ ends }) => seconds < ends);
  const step = steps[index] ?? steps.at(-1);
  if (!step) return { from: 0, to: 0, share: 1 };
  const before = steps.at((index < 0 ? steps.length : index) - 1) ?? step;
  const share = step.reached > step.starts ? (seconds - step.starts) / (step.reached - step.starts) : 1;
  return { from: before.pose, to: step.pose, share: EASE[step.easing](Math.min(Math.max(share, 0), 1)) };
}

/** Returns the moment at rest in the pose of a step; without a step in the pose in which a repetition begins. */
export function restOfStep({ cycle }: Pick<Figure, 'cycle'>, step = 0): FigureMoment {
  const pose = cycle[step]?.[0] ?? 0;
  return { from: pose, to: pose, share: 1 };
}

/** Poses as they are meant: each is the first with what it changes; a limb keeps either angles or one kind of target. */
export function wholePoses({ poses }: Pick<Figure, 'poses'>): Pose[] {
  const [first = {}, ...others] = poses;
  return [first, ...others.map((pose) => ({ ...withoutReplaced(first, pose), ...pose }))];
}

const LIMBS = SIDES.flatMap((side) => [
  [`leg${side}`, `foot${side}`, `ball${side}`] as const,
  [`arm${side}`, `hand${side}`] as const,
]);

function withoutReplaced(first: Pose, pose: Pose): Pose {
  const kept = { ...first };
  for (const limb of LIMBS) if (limb.some((name) => pose[name])) for (const name of limb) delete kept[name];
  return kept;
}

/** Solves a figure at a moment of its repetition. */
export function solveMoment(figure: Figure, moment: FigureMoment): SolvedPose {
  const poses = wholePoses(figure);
  const [a, b] = [poses[moment.from] ?? {}, poses[moment.to] ?? {}];
  return solvePose(moment.share >= 1 ? b : blend(figure, a, b, moment.share), figure);
}

const mix = (a: readonly number[] = [], b: readonly number[] = [], share: number, missing: readonly number[] = []) =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, index) => {
    const [from, to] = [a[index] ?? missing[index] ?? 0, b[index] ?? missing[index] ?? 0];
    return from + (to - from) * share;
  });

const LIMB_DEFAULTS = [0, 0, 0, 1, 1];

/** Blends two whole poses. Targets of one kind move on a line, so that a foot that stays cannot slide; else angles are blended. */
function blend(figure: Figure, a: Pose, b: Pose, share: number): Pose {
  const pose: Pose = {
    root: mix(a.root, b.root, share) as [number, number],
    trunk: mix(a.trunk, b.trunk, share),
    air: mix(a.air ?? [0, 0], b.air ?? [0, 0], share) as [number, number],
  };
  const solved = { a: undefined as SolvedPose | undefined, b: undefined as SolvedPose | undefined };
  const before = () => (solved.a ??= solvePose(a, figure));
  const after = () => (solved.b ??= solvePose(b, figure));
  for (const side of SIDES) {
    const feet = feetOf(a, b, side);
    if (feet) pose[feet.kind] = mix(feet.a, feet.b, share);
    else if (isTargeted(a, side) || isTargeted(b, side))
      pose[`leg${side}`] = mix(before().legs[side], after().legs[side], share);
    else pose[`leg${side}`] = mix(a[`leg${side}`], b[`leg${side}`], share, LIMB_DEFAULTS);
    const [from, to] = [a[`hand${side}`], b[`hand${side}`]];
    if (from && to) pose[`hand${side}`] = blendHands(from, to, share, before, after, side);
    else if (from || to) pose[`arm${side}`] = mix(before().arms[side], after().arms[side], share);
    else pose[`arm${side}`] = mix(a[`arm${side}`], b[`arm${side}`], share, LIMB_DEFAULTS);
  }
  return pose;
}

const isTargeted = (pose: Pose, side: Side) => pose[`foot${side}`] !== undefined || pose[`ball${side}`] !== undefined;

/** Targets of a foot in two poses, as places of one kind: where one is of the ball, both are. */
function feetOf(a: Pose, b: Pose, side: Side) {
  if (!isTargeted(a, side) || !isTargeted(b, side)) return undefined;
  const [footA, footB] = [a[`foot${side}`], b[`foot${side}`]];
  if (footA && footB && !a[`ball${side}`] && !b[`ball${side}`])
    return { kind: `foot${side}` as const, a: footA, b: footB };
  return { kind: `ball${side}` as const, a: a[`ball${side}`] ?? ballOf(footA), b: b[`ball${side}`] ?? ballOf(footB) };
}

function ballOf([x = 0, y = 0, pitch = 0]: readonly number[] = []): number[] {
  const angle = (pitch * Math.PI) / 180;
  const length = SKELETON.ball - SKELETON.heel;
  return [x + length * Math.cos(angle), y + length * Math.sin(angle), pitch];
}

/** Blends targets of a hand: offsets from the same joint stay with it, others become places. */
function blendHands(
  from: HandTarget,
  to: HandTarget,
  share: number,
  before: () => SolvedPose,
  after: () => SolvedPose,
  side: Side,
): HandTarget {
  const other = (share < 0.5 ? from : to).at(typeof from[0] === 'string' ? 3 : 2) === 1 ? 1 : 0;
  if (typeof from[0] === 'string' && from[0] === to[0]) {
    const [, dx = 0, dy = 0] = mix([0, from[1], from[2] as number], [0, to[1], to[2] as number], share);
    return [from[0], dx, dy, other];
  }
  const placeOf = (target: HandTarget, solve: () => SolvedPose): number[] =>
    typeof target[0] === 'string' ? [...(solve().joints[`hand${side}`] ?? [0, 0])] : [target[0], target[1]];
  const [x = 0, y = 0] = mix(placeOf(from, before), placeOf(to, after), share);
  return [x, y, other];
}
