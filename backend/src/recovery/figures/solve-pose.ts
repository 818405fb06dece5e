import { SIDES, SKELETON, type Figure, type HandTarget, type Point, type Pose, type Side } from './figure.js';

/** Angles of a limb: flexion (from the front abduction), flexion of the middle joint, of the last joint, lengths 0 to 1 of both bones. */
export type LimbAngles = [number, number, number, number, number];

/** A solved position: places of all joints, angles of the limbs, and how far the targets were out of reach. */
export interface SolvedPose {
  joints: Record<string, Point>;
  legs: Record<Side, LimbAngles>;
  arms: Record<Side, LimbAngles>;
  /** Whether a foot is bent at its ball, with level toes. */
  onBall: Record<Side, boolean>;
  /** By part, such as `footO`: the distance by which a target is too far or too near. */
  missed: Record<string, number>;
  /** Directions of pelvis and chest, upwards. */
  pelvis: number;
  chest: number;
  head: number;
  air: [number, number];
}

const RAD = Math.PI / 180;
const TOES = SKELETON.toe - SKELETON.ball;

const add = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + dx * times, y + dy * times];
/** Unit vector of a direction: 0 is up, positive leans forward (to the right). */
const upwards = (angle: number): Point => [Math.sin(angle * RAD), Math.cos(angle * RAD)];

/** Frame of a limb: the direction in which it hangs and the direction in which flexion, or abduction, lifts it. */
interface LimbFrame {
  down: Point;
  out: Point;
}

const along = ({ down, out }: LimbFrame, angle: number): Point => {
  const [cos, sin] = [Math.cos(angle * RAD), Math.sin(angle * RAD)];
  return [cos * down[0] + sin * out[0], cos * down[1] + sin * out[1]];
};

/** Angle of a direction within a limb's frame. */
const angleIn = ({ down, out }: LimbFrame, [x, y]: Point): number =>
  Math.atan2(x * out[0] + y * out[1], x * down[0] + y * down[1]) / RAD;

const frameOf = (lean: number, view: Figure['view'], side: Side): LimbFrame => {
  const [x, y] = upwards(lean);
  const sign = view === 'front' && side === 'O' ? -1 : 1;
  return { down: [-x, -y], out: [y * sign, -x * sign] };
};

const full = (angles: readonly number[] = []): LimbAngles => [
  angles[0] ?? 0,
  angles[1] ?? 0,
  angles[2] ?? 0,
  angles[3] ?? 1,
  angles[4] ?? 1,
];

/**
 * Solves two bones between two points.
 * @returns angles of the first bone and of the joint between them, and by how much the target is out of reach
 */
function solveTwoBones(from: Point, to: Point, frame: LimbFrame, [first, second]: [number, number], bend: 1 | -1) {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const distance = Math.hypot(x, y);
  const [least, most] = [Math.abs(first - second), first + second];
  const length = Math.min(Math.max(distance, least), most);
  const at = angleIn(frame, [x, y]);
  const inner = Math.acos(clamp((first ** 2 + length ** 2 - second ** 2) / (2 * first * length || 1))) / RAD;
  const middle = 180 - Math.acos(clamp((first ** 2 + second ** 2 - length ** 2) / (2 * first * second || 1))) / RAD;
  return { angle: wrapped(at + bend * inner), middle: middle * bend, missed: Math.abs(distance - length) };
}

const clamp = (value: number) => Math.min(Math.max(value, -1), 1);
const wrapped = (angle: number) => ((((angle + 180) % 360) + 360) % 360) - 180;

/** Direction of the sole towards the toes, and its normal towards the ankle. */
function footAxes(view: Figure['view'], side: Side, pitch: number): { ahead: Point; above: Point } {
  const ahead: Point = [Math.cos(pitch * RAD), Math.sin(pitch * RAD)];
  if (view === 'side') return { ahead, above: [-ahead[1], ahead[0]] };
  // From the front the toes point at the viewer: the foot keeps its height, and pitch turns it outwards in the picture.
  const sign = side === 'O' ? -1 : 1;
  return { ahead: [0, 0], above: [-Math.sin(pitch * RAD) * sign, Math.cos(pitch * RAD)] };
}

/** Place of the ankle over the sole of heel or ball. */
function ankleOver(view: Figure['view'], side: Side, target: readonly number[], isBall: boolean): Point {
  const { ahead, above } = footAxes(view, side, target[2] ?? 0);
  const sole: Point = [target[0] ?? 0, target[1] ?? 0];
  return add(add(sole, ahead, -(isBall ? SKELETON.ball : SKELETON.heel)), above, SKELETON.ankleAboveSole);
}

/** Solves the trunk: places and directions of everything between the hips and the head. */
function solveTrunk({ root = [0, 0], trunk = [] }: Pose) {
  const pelvis = trunk[0] ?? 0;
  const chest = pelvis + (trunk[1] ?? 0);
  const head = chest + (trunk[2] ?? 0);
  const lumbar = add(root, upwards(pelvis), SKELETON.pelvisToWaist);
  const sh = add(lumbar, upwards(chest), SKELETON.waistToShoulder);
  const skull = add(sh, upwards(head), SKELETON.neck + SKELETON.headRadius);
  const [x, y] = upwards(pelvis);
  const belly = add(lumbar, [y, -x], 6);
  return { pelvis, chest, head, joints: { root, lumbar, sh, skull, belly } as Record<string, Point> };
}

type Trunk = ReturnType<typeof solveTrunk>;

const hipOf = ({ joints, pelvis }: Trunk, view: Figure['view'], side: Side): Point => {
  const root = joints.root as Point;
  return view === 'side' ? root : add(root, frameOf(pelvis, view, side).out, SKELETON.hipAside);
};

const shoulderOf = ({ joints, chest }: Trunk, view: Figure['view'], side: Side): Point => {
  const sh = joints.sh as Point;
  return view === 'side' ? sh : add(sh, frameOf(chest, view, side).out, SKELETON.shoulderAside);
};

/** Solves a whole pose. A limb has either angles or a target; a target decides where both are given. */
export function solvePose(pose: Pose, { view, pin }: Pick<Figure, 'view' | 'pin'>): SolvedPose {
  const trunk = pin ? pinned(pose, view, pin) : solveTrunk(pose);
  const solved: SolvedPose = {
    joints: { ...trunk.joints },
    legs: { O: full(), U: full() },
    arms: { O: full(), U: full() },
    onBall: { O: false, U: false },
    missed: {},
    pelvis: trunk.pelvis,
    chest: trunk.chest,
    head: trunk.head,
    air: pose.air ?? [0, 0],
  };
  for (const side of SIDES) solveLeg(solved, trunk, pose, view, side);
  for (const side of SIDES) solveArm(solved, trunk, pose, view, side);
  return solved;
}

/** Moves the root so that the pinned joint is where `root` says. */
function pinned(pose: Pose, view: Figure['view'], pin: string): Trunk {
  const at = solvePose({ ...pose, root: [0, 0], handO: undefined, handU: undefined }, { view }).joints[pin] ?? [0, 0];
  const root = pose.root ?? [0, 0];
  return solveTrunk({ ...pose, root: [root[0] - at[0], root[1] - at[1]] });
}

function solveLeg(solved: SolvedPose, trunk: Trunk, pose: Pose, view: Figure['view'], side: Side): void {
  const hip = hipOf(trunk, view, side);
  const frame = frameOf(trunk.pelvis, view, side);
  const [ball, foot] = [pose[`ball${side}`], pose[`foot${side}`]];
  const target = ball ?? foot;
  let angles = full(pose[`leg${side}`]);
  if (target) {
    const ankle = ankleOver(view, side, target, ball !== undefined);
    const solvedLeg = solveTwoBones(hip, ankle, frame, [SKELETON.thigh, SKELETON.shank], 1);
    const shank = solvedLeg.angle - solvedLeg.middle;
    solved.missed[ball ? `ball${side}` : `foot${side}`] = solvedLeg.missed;
    const { ahead, above } = footAxes(view, side, target[2] ?? 0);
    const ankleAngle = view === 'side' ? angleIn(frame, ahead) - 90 - shank : angleIn(frame, above) - 180 - shank;
    angles = [solvedLeg.angle, solvedLeg.middle, wrapped(ankleAngle), 1, 1];
  }
  const [flexion, bend, ankleAngle, thigh, shank] = angles;
  const knee = add(hip, along(frame, flexion), SKELETON.thigh * thigh);
  const ankle = add(knee, along(frame, flexion - bend), SKELETON.shank * shank);
  const ahead: Point = view === 'side' ? along(frame, flexion - bend + 90 + ankleAngle) : ([0, 0] as Point);
  const above: Point = view === 'side' ? [-ahead[1], ahead[0]] : along(frame, flexion - bend + ankleAngle + 180);
  const sole = add(ankle, above, -SKELETON.ankleAboveSole);
  const ballAt = add(sole, ahead, SKELETON.ball);
  const isOnBall = ball !== undefined && (ball[2] ?? 0) < 0;
  solved.legs[side] = angles;
  solved.onBall[side] = isOnBall;
  Object.assign(solved.joints, {
    [`hip${side}`]: hip,
    [`knee${side}`]: knee,
    [`ankle${side}`]: ankle,
    [`heel${side}`]: add(sole, ahead, SKELETON.heel),
    [`ball${side}`]: ballAt,
    [`toe${side}`]: isOnBall ? add(ballAt, [1, 0], TOES) : add(sole, ahead, SKELETON.toe),
  });
}

function solveArm(solved: SolvedPose, trunk: Trunk, pose: Pose, view: Figure['view'], side: Side): void {
  const shoulder = shoulderOf(trunk, view, side);
  const frame = frameOf(trunk.chest, view, side);
  const target = pose[`hand${side}`];
  let angles = full(pose[`arm${side}`]);
  const palm = SKELETON.forearm + SKELETON.hand / 2;
  if (target) {
    const { point, isOther } = handTarget(target, solved.joints);
    const bend = isOther ? 1 : -1;
    const found = solveTwoBones(shoulder, point, frame, [SKELETON.upperArm, palm], bend);
    solved.missed[`hand${side}`] = found.missed;
    angles = [found.angle, -found.middle, 0, 1, 1];
  }
  const [flexion, bend, wristAngle, upper, fore] = angles;
  const elbow = add(shoulder, along(frame, flexion), SKELETON.upperArm * upper);
  const wrist = add(elbow, along(frame, flexion + bend), SKELETON.forearm * fore);
  const fingers = along(frame, flexion + bend + wristAngle);
  solved.arms[side] = angles;
  Object.assign(solved.joints, {
    [`shoulder${side}`]: shoulder,
    [`elbow${side}`]: elbow,
    [`wrist${side}`]: wrist,
    [`hand${side}`]: add(wrist, fingers, (SKELETON.hand / 2) * fore),
    [`tip${side}`]: add(wrist, fingers, SKELETON.hand * fore),
  });
}

/** Reads a hand's target: a point, or a joint and an offset. A joint that is not solved yet counts as the origin. */
function handTarget(target: HandTarget, joints: Readonly<Record<string, Point>>): { point: Point; isOther: boolean } {
  if (typeof target[0] === 'string') {
    const [joint, dx, dy, other] = target as [string, number, number, number?];
    return { point: add(joints[joint] ?? [0, 0], [dx, dy]), isOther: other === 1 };
  }
  const [x, y, other] = target as [number, number, number?];
  return { point: [x, y], isOther: other === 1 };
}
