/** Where up is, in the axes of the phone: to the right, to the top and out of the screen; of length 1. */
export type Up = readonly [x: number, y: number, z: number];

/** The position of a phone at a time. */
export interface Reading {
  /** Milliseconds. */
  readonly at: number;
  readonly up: Up;
}

/** How long a phone has to be steady, in milliseconds, and within how many degrees. */
const STEADY = { ms: 1_000, degrees: 1 } as const;
/** How often an angle is measured; the middle one counts. */
export const ROUNDS = 3;

const inRadians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Returns where up is, from the angles of a `deviceorientation` event in degrees. Around an upright phone gamma alone jumps; where up is does
 * not.
 */
export function upOf(beta: number, gamma: number): Up {
  const [b, g] = [inRadians(beta), inRadians(gamma)];
  return [-Math.cos(b) * Math.sin(g), Math.sin(b), Math.cos(b) * Math.cos(g)];
}

/** Returns by how many degrees a phone turned between two positions, 0 to 180. */
export function degreesBetween([ax, ay, az]: Up, [bx, by, bz]: Up): number {
  const across = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return (Math.atan2(across, ax * bx + ay * by + az * bz) * 180) / Math.PI;
}

/**
 * Returns the mean position of the last second if the phone was steady in it, else null. A browser sends no event while nothing changes: a
 * reading counts until the next one.
 */
export function steadyUp(readings: readonly Reading[], now: number): Up | null {
  const since = now - STEADY.ms;
  const first = readings.findLastIndex(({ at }) => at <= since);
  if (first < 0) return null;
  const held = readings.slice(first).map(({ up }) => up);
  const sum = held.reduce(([x, y, z], up) => [x + up[0], y + up[1], z + up[2]] as const, [0, 0, 0] as Up);
  const length = Math.hypot(...sum);
  if (length === 0) return null;
  const mean: Up = [sum[0] / length, sum[1] / length, sum[2] / length];
  return held.every((up) => degreesBetween(up, mean) <= STEADY.degrees) ? mean : null;
}

/** Returns the middle one of the rounds, in whole degrees. */
export function middleOf(rounds: readonly number[]): number {
  const sorted = rounds.toSorted((a, b) => a - b);
  const [low = 0, high = low] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return Math.round((low + high) / 2);
}
