/**
 * The data of a moving figure. Lengths are in units of 1 % of the body's height, x to the right, y up, the ground (or the top of a bed) at
 * y = 0; angles in degrees as clinicians measure them; times in seconds. Names that end in O are of the operated side, in U of the other.
 * docs/figures.md describes each field.
 */
export interface Figure {
  view: 'side' | 'front';
  /** What stands around: a kind and its numbers or joints. */
  things?: Thing[];
  /** Parts in the colour of the operated side. */
  mark?: MarkedPart[];
  /** Joint that stays where `root` says; without it `root` is the middle of the hips. */
  pin?: string;
  /** The first pose is whole; the others say what differs from it. */
  poses: Pose[];
  /** One repetition: pose, seconds to reach it, rest in it ('hold': the dose's seconds), easing. */
  cycle: Step[];
  /** Way of a joint for stills: joint, offset, first and last step. */
  trace?: [string, number, number, number?, number?];
}

/** A position of the body. */
export interface Pose {
  root?: Point;
  /** Lean of the pelvis, bend of the spine above it, bend of the neck; forward is positive. */
  trunk?: number[];
  legO?: number[];
  legU?: number[];
  /** Place of the heel's sole and the foot's pitch; hip and knee follow. */
  footO?: number[];
  footU?: number[];
  /** Place of the ball's sole and the foot's pitch. */
  ballO?: number[];
  ballU?: number[];
  armO?: number[];
  armU?: number[];
  /** Place of the hand: a point, or a joint and an offset; then 1 when the elbow bends the other way. */
  handO?: HandTarget;
  handU?: HandTarget;
  /** Breath of chest and belly, in units of depth. */
  air?: [number, number];
}

export type Point = [number, number];
export type HandTarget = [number, number, number?] | [string, number, number, number?];
export type Thing = [string, ...(number | string)[]];
export type Step = [pose: number, seconds: number, rest?: number | 'hold', easing?: Easing];
export type Easing = (typeof EASINGS)[number];
export type MarkedPart = (typeof MARKED_PARTS)[number];
export type Side = 'O' | 'U';

export const EASINGS = ['soft', 'line', 'in', 'out'] as const;
export const MARKED_PARTS = ['legO', 'legU', 'armO', 'armU', 'trunk'] as const;
export const SIDES = ['O', 'U'] as const;

/** Lengths of the body's parts. */
export const SKELETON = {
  thigh: 24.5,
  shank: 24.6,
  upperArm: 17.5,
  forearm: 14.6,
  hand: 6.6,
  pelvisToWaist: 9,
  waistToShoulder: 20,
  neck: 5.2,
  headRadius: 6.9,
  heel: -3.8,
  ball: 7.4,
  toe: 11.2,
  ankleAboveSole: 4.2,
  /** Distance from the middle, seen from the front. */
  hipAside: 5.2,
  shoulderAside: 10.4,
  /** Offset of the far side, seen from the side. */
  farBehind: [1.5, 1.3] as Point,
} as const;

const MIDDLE_JOINTS = ['root', 'belly', 'lumbar', 'sh', 'skull'];
const SIDE_JOINTS = ['hip', 'knee', 'ankle', 'heel', 'ball', 'toe', 'shoulder', 'elbow', 'wrist', 'hand', 'tip'];

/** Names of all joints. */
export const JOINTS: readonly string[] = [
  ...MIDDLE_JOINTS,
  ...SIDES.flatMap((side) => SIDE_JOINTS.map((joint) => joint + side)),
];

/**
 * Numbers that each kind of thing takes, at least and at most; `joins` marks things between joints or points, `phone` two joints and a
 * distance.
 */
export const THINGS: Readonly<Record<string, { least: number; most: number; joins?: 'joints' | 'either' | 'phone' }>> =
  {
    floor: { least: 0, most: 0 },
    bed: { least: 0, most: 0 },
    pillow: { least: 1, most: 1 },
    mat: { least: 4, most: 4 },
    chair: { least: 1, most: 2 },
    wall: { least: 1, most: 1 },
    table: { least: 3, most: 3 },
    step: { least: 3, most: 3 },
    roll: { least: 3, most: 3 },
    stick: { least: 2, most: 2, joins: 'joints' },
    band: { least: 2, most: 4, joins: 'either' },
    phone: { least: 3, most: 3, joins: 'phone' },
  };
