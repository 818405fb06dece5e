import { describe, expect, it } from 'vitest';
import { degreesBetween, middleOf, steadyUp, upOf, type Reading } from './gravity';

describe('where up is for a phone', () => {
  it.each([
    ['flat, the screen up', 0, 0, [0, 0, 1]],
    ['upright', 90, 0, [0, 1, 0]],
    ['upside down', -90, 0, [0, -1, 0]],
    ['on its right edge', 0, 90, [-1, 0, 0]],
    ['on its left edge', 0, -90, [1, 0, 0]],
    ['flat, the screen down', 180, 0, [0, 0, -1]],
  ])('%s', (_name, beta, gamma, up) => {
    for (const [index, part] of upOf(beta, gamma).entries()) expect(part).toBeCloseTo(up[index] ?? NaN, 10);
  });

  it('stays the same where gamma jumps, around an upright phone', () => {
    expect(degreesBetween(upOf(90, -80), upOf(90, 80))).toBeLessThan(0.001);
    expect(degreesBetween(upOf(89.5, -60), upOf(89.5, 60))).toBeLessThan(1);
  });
});

describe('the degrees between two positions', () => {
  it.each([
    ['none', 30, 10, 30, 10, 0],
    ['a few', 3, 0, 0, 0, 3],
    ['from flat to upright', 0, 0, 90, 0, 90],
    ['a bend beyond the right angle', 0, 0, -110, 0, 110],
    ['with the phone on the side of the leg', 0, -90, 60, -90, 60],
    ['all the way round', 90, 0, -90, 0, 180],
  ])('%s', (_name, beta, gamma, betaThen, gammaThen, degrees) => {
    expect(degreesBetween(upOf(beta, gamma), upOf(betaThen, gammaThen))).toBeCloseTo(degrees, 6);
  });
});

describe('a phone', () => {
  const reading = (at: number, beta: number): Reading => ({ at, up: upOf(beta, 0) });

  it('is steady once a whole second has passed within a degree', () => {
    const readings = [reading(0, 40), reading(300, 40.8), reading(700, 39.4)];
    expect(steadyUp(readings, 999)).toBeNull();
    const up = steadyUp(readings, 1_000);
    expect(up && degreesBetween(up, upOf(40.07, 0))).toBeLessThan(0.1);
  });

  it('is not steady with one reading of the second beyond a degree, and is once that one is over', () => {
    const readings = [reading(0, 40), reading(400, 44), reading(450, 40)];
    expect(steadyUp(readings, 1_200)).toBeNull();
    expect(steadyUp(readings, 1_449)).toBeNull();
    expect(steadyUp(readings, 1_450)).not.toBeNull();
  });

  it('is steady while the browser has nothing new to send', () => {
    const up = steadyUp([reading(0, 40)], 5_000);
    expect(up && degreesBetween(up, upOf(40, 0))).toBeLessThan(0.001);
  });

  it('is not steady before its first reading', () => {
    expect(steadyUp([], 5_000)).toBeNull();
    expect(steadyUp([reading(4_500, 40)], 5_000)).toBeNull();
  });
});

describe('the middle of the rounds', () => {
  it.each([
    [[84.2, 91.6, 88.4], 88],
    [[87.5, 20, 150], 88],
    [[3, 1], 2],
    [[12.4], 12],
  ])('of %j is %d', (rounds, middle) => {
    expect(middleOf(rounds)).toBe(middle);
  });
});
