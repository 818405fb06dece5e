import { EASINGS, JOINTS, MARKED_PARTS, SIDES, THINGS, type Figure, type Point } from './figure.js';
import { cycleSeconds, momentAt, solveMoment } from './figure-moment.js';
import type { SolvedPose } from './solve-pose.js';

/** Why a figure cannot be shown. */
export type FigureFault =
  | 'TOO_LARGE'
  | 'MISSING'
  | 'UNKNOWN_NAME'
  | 'NOT_A_NUMBER'
  | 'TOO_MANY_DECIMALS'
  | 'CYCLE_OPEN'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'OUT_OF_REACH'
  | 'ANGLE_IMPOSSIBLE'
  | 'BELOW_GROUND'
  | 'TOO_FAST';

/** A fault and where it is, such as `poses.1.footO`. */
export interface FigureCheck {
  path: string;
  fault: FigureFault;
}

const MOST_BYTES = 1_500;
const MOMENTS = 121;
/** The hold that a repetition's length is checked with, in seconds. */
const CHECKED_HOLD = 3;
const [LEAST_SECONDS, MOST_SECONDS] = [1.5, 15];
const MOST_MISSED = 0.5;
const MOST_BELOW = 1;
const MOST_HIP_SPEED = 60;
const MOST_POSES = 12;
/** Ranges of hip, knee and ankle in degrees, seen from the side. */
const RANGES = [
  [-30, 130],
  [-6, 145],
  [-58, 32],
] as const;

const POSE_NUMBERS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  root: [2, 2],
  trunk: [1, 3],
  air: [2, 2],
  ...Object.fromEntries(
    SIDES.flatMap((side) => [
      [`leg${side}`, [1, 5]],
      [`arm${side}`, [1, 5]],
      [`foot${side}`, [3, 3]],
      [`ball${side}`, [3, 3]],
    ]),
  ),
};

/**
 * Checks a figure: its size, names and numbers, and then 121 moments of its repetition. Returns the faults in the order of the checks; a
 * figure without any is drawable. Faults of form end the check, since such a figure cannot be solved.
 */
export function checkFigure(figure: unknown): FigureCheck[] {
  if (new TextEncoder().encode(JSON.stringify(figure) ?? '').length > MOST_BYTES)
    return [{ path: '', fault: 'TOO_LARGE' }];
  const form = formFaults(figure);
  return form.length > 0 ? form : movementFaults(figure as Figure);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FIELDS = ['view', 'things', 'mark', 'pin', 'poses', 'cycle', 'trace'];

function formFaults(figure: unknown): FigureCheck[] {
  if (!isRecord(figure)) return [{ path: '', fault: 'MISSING' }];
  const { view, things = [], mark = [], pin, poses, cycle, trace } = figure;
  const faults: FigureCheck[] = [];
  const fail = (path: string, fault: FigureFault) => faults.push({ path, fault });
  for (const name of Object.keys(figure)) if (!FIELDS.includes(name)) fail(name, 'UNKNOWN_NAME');
  if (view !== 'side' && view !== 'front') fail('view', view === undefined ? 'MISSING' : 'UNKNOWN_NAME');
  if (pin !== undefined && !isJoint(pin)) fail('pin', 'UNKNOWN_NAME');
  listOf(mark, 'mark', fail, (part, path) => {
    if (!MARKED_PARTS.some((known) => known === part)) fail(path, 'UNKNOWN_NAME');
  });
  listOf(things, 'things', fail, (thing, path) => checkThing(thing, path, fail));
  const count = Array.isArray(poses) ? poses.length : 0;
  if (count === 0 || count > MOST_POSES) fail('poses', 'MISSING');
  listOf(poses, 'poses', fail, (pose, path) => checkPose(pose, path, path === 'poses.0', fail));
  if (!Array.isArray(cycle) || cycle.length < 2) fail('cycle', 'MISSING');
  listOf(cycle, 'cycle', fail, (step, path) => checkStep(step, path, count, fail));
  if (trace !== undefined) checkTrace(trace, Array.isArray(cycle) ? cycle.length : 0, fail);
  return faults;
}

type Fail = (path: string, fault: FigureFault) => void;

const isJoint = (name: unknown) => typeof name === 'string' && JOINTS.includes(name);

function listOf(list: unknown, path: string, fail: Fail, check: (each: unknown, path: string) => void): void {
  if (list === undefined) return;
  if (!Array.isArray(list)) {
    fail(path, 'MISSING');
    return;
  }
  for (const [index, each] of list.entries()) check(each, `${path}.${index}`);
}

/** Requires a finite number with at most two decimals. */
function checkNumber(value: unknown, path: string, fail: Fail): void {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    fail(path, 'NOT_A_NUMBER');
    return;
  }
  if (Math.abs(Math.round(value * 100) - value * 100) > 1e-6) fail(path, 'TOO_MANY_DECIMALS');
}

function checkNumbers(list: unknown, path: string, [least, most]: readonly [number, number], fail: Fail): void {
  if (!Array.isArray(list) || list.length < least || list.length > most) {
    fail(path, 'MISSING');
    return;
  }
  for (const [index, value] of list.entries()) checkNumber(value, `${path}.${index}`, fail);
}

function checkThing(thing: unknown, path: string, fail: Fail): void {
  const [kind, ...rest] = Array.isArray(thing) ? thing : [];
  const known = typeof kind === 'string' && Object.hasOwn(THINGS, kind) ? THINGS[kind] : undefined;
  if (!known) {
    fail(path, 'UNKNOWN_NAME');
    return;
  }
  if (rest.length < known.least || rest.length > known.most) {
    fail(path, 'MISSING');
    return;
  }
  for (const [index, value] of rest.entries()) {
    if (known.joins === 'phone' && index < 2 !== (typeof value === 'string'))
      fail(`${path}.${index + 1}`, 'UNKNOWN_NAME');
    else if (typeof value === 'string') {
      if (!known.joins || !isJoint(value)) fail(`${path}.${index + 1}`, 'UNKNOWN_NAME');
    } else if (known.joins === 'joints') fail(`${path}.${index + 1}`, 'UNKNOWN_NAME');
    else if (known.joins === 'either' && Array.isArray(value))
      checkNumbers(value, `${path}.${index + 1}`, [2, 2], fail);
    else checkNumber(value, `${path}.${index + 1}`, fail);
  }
}

function checkPose(pose: unknown, path: string, isFirst: boolean, fail: Fail): void {
  if (!isRecord(pose)) {
    fail(path, 'MISSING');
    return;
  }
  for (const [name, value] of Object.entries(pose)) {
    const lengths = POSE_NUMBERS[name];
    if (lengths) checkNumbers(value, `${path}.${name}`, lengths, fail);
    else if (name === 'handO' || name === 'handU') checkHand(value, `${path}.${name}`, fail);
    else fail(`${path}.${name}`, 'UNKNOWN_NAME');
  }
  if (!isFirst) return;
  for (const name of ['root', 'trunk']) if (pose[name] === undefined) fail(`${path}.${name}`, 'MISSING');
}

function checkHand(hand: unknown, path: string, fail: Fail): void {
  const [first, ...rest] = Array.isArray(hand) ? hand : [];
  if (typeof first === 'string') {
    if (!isJoint(first)) fail(`${path}.0`, 'UNKNOWN_NAME');
    checkNumbers(rest, path, [2, 3], fail);
    return;
  }
  checkNumbers(hand, path, [2, 3], fail);
}

function checkStep(step: unknown, path: string, poses: number, fail: Fail): void {
  if (!Array.isArray(step) || step.length < 2 || step.length > 4) {
    fail(path, 'MISSING');
    return;
  }
  const [pose, seconds, rest, easing] = step;
  if (!Number.isInteger(pose) || pose < 0 || pose >= poses) fail(`${path}.0`, 'UNKNOWN_NAME');
  checkSeconds(seconds, `${path}.1`, fail);
  if (rest !== undefined && rest !== 'hold') checkSeconds(rest, `${path}.2`, fail);
  if (easing !== undefined && !EASINGS.some((known) => known === easing)) fail(`${path}.3`, 'UNKNOWN_NAME');
}

function checkSeconds(value: unknown, path: string, fail: Fail): void {
  checkNumber(value, path, fail);
  if (typeof value === 'number' && value < 0) fail(path, 'NOT_A_NUMBER');
}

function checkTrace(trace: unknown, steps: number, fail: Fail): void {
  const [joint, ...rest] = Array.isArray(trace) ? trace : [];
  if (!isJoint(joint)) {
    fail('trace.0', 'UNKNOWN_NAME');
    return;
  }
  checkNumbers(rest, 'trace', [2, 4], fail);
  for (const [index, step] of rest.slice(2).entries())
    if (!Number.isInteger(step) || step < 0 || step >= steps) fail(`trace.${index + 3}`, 'UNKNOWN_NAME');
}

function movementFaults(figure: Figure): FigureCheck[] {
  const { cycle, view } = figure;
  if (cycle[0]?.[0] !== cycle.at(-1)?.[0]) return [{ path: 'cycle', fault: 'CYCLE_OPEN' }];
  const seconds = cycleSeconds(figure, CHECKED_HOLD);
  if (seconds < LEAST_SECONDS) return [{ path: 'cycle', fault: 'TOO_SHORT' }];
  if (seconds > MOST_SECONDS) return [{ path: 'cycle', fault: 'TOO_LONG' }];
  const faults = new Map<string, FigureCheck>();
  const fail = (path: string, fault: FigureFault) => faults.set(`${path} ${fault}`, { path, fault });
  let before: Point | undefined;
  for (let index = 0; index < MOMENTS; index += 1) {
    const moment = momentAt(figure, CHECKED_HOLD, (seconds * index) / (MOMENTS - 1));
    const solved = solveMoment(figure, moment);
    const at = `poses.${moment.to}`;
    for (const [part, missed] of Object.entries(solved.missed))
      if (missed > MOST_MISSED) fail(`${at}.${part}`, 'OUT_OF_REACH');
    if (view === 'side') checkAngles(solved, at, fail);
    checkGround(solved, at, fail);
    const hips = solved.joints.root as Point;
    const step = seconds / (MOMENTS - 1);
    if (before && Math.hypot(hips[0] - before[0], hips[1] - before[1]) / step > MOST_HIP_SPEED) fail(at, 'TOO_FAST');
    before = hips;
  }
  return [...faults.values()];
}

function checkAngles({ legs }: SolvedPose, at: string, fail: Fail): void {
  for (const side of SIDES)
    for (const [index, [least, most]] of RANGES.entries()) {
      const angle = legs[side][index] ?? 0;
      // Half a degree of rounding: targets have two decimals at most.
      if (angle < least - 0.5 || angle > most + 0.5) fail(`${at}.leg${side}.${index}`, 'ANGLE_IMPOSSIBLE');
    }
}

function checkGround({ joints }: SolvedPose, at: string, fail: Fail): void {
  for (const side of SIDES)
    for (const joint of ['knee', 'heel', 'ball', 'toe'])
      if ((joints[joint + side]?.[1] ?? 0) < -MOST_BELOW) fail(`${at}.${joint}${side}`, 'BELOW_GROUND');
}
