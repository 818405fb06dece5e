import { describe, expect, it } from 'vitest';
import { checkFigure } from './check-figure.js';
import { heelSlide, squat } from './figures.fixture.js';

const [first, second] = squat.poses;
const withPose = (changes: object) => ({ ...squat, poses: [first, { ...second, ...changes }] });
const faults = (figure: unknown) => checkFigure(figure).map(({ path, fault }) => `${path}: ${fault}`);

describe('a figure', () => {
  it('that keeps all checks has no fault', () => {
    expect(checkFigure(heelSlide)).toEqual([]);
    expect(checkFigure(squat)).toEqual([]);
  });

  it.each([
    [
      'of 1,501 bytes',
      { ...squat, things: [['floor'], ...Array.from({ length: 160 }, () => ['wall', -22])] },
      ': TOO_LARGE',
    ],
    ['that is no figure', 'walk', ': MISSING'],
    ['without poses', { view: 'side', cycle: squat.cycle }, 'poses: MISSING'],
    ['with an unknown view', { ...squat, view: 'above' }, 'view: UNKNOWN_NAME'],
    ['with an unknown field', { ...squat, speed: 2 }, 'speed: UNKNOWN_NAME'],
    ['with an unknown thing', { ...squat, things: [['sofa']] }, 'things.0: UNKNOWN_NAME'],
    ['with a phone at a place', { ...squat, things: [['phone', 1, 'ankleO', 4]] }, 'things.0.1: UNKNOWN_NAME'],
    [
      'with a phone between three joints',
      { ...squat, things: [['phone', 'kneeO', 'ankleO', 'hipO']] },
      'things.0.3: UNKNOWN_NAME',
    ],
    ['with a phone without a distance', { ...squat, things: [['phone', 'kneeO', 'ankleO']] }, 'things.0: MISSING'],
    ['with an unknown joint', { ...squat, pin: 'tail' }, 'pin: UNKNOWN_NAME'],
    ['with an unknown mark', { ...squat, mark: ['head'] }, 'mark.0: UNKNOWN_NAME'],
    [
      'with an unknown easing',
      {
        ...squat,
        cycle: [
          [0, 0],
          [1, 2, 0, 'bouncy'],
          [0, 2],
        ],
      },
      'cycle.1.3: UNKNOWN_NAME',
    ],
    [
      'with a pose that is not there',
      {
        ...squat,
        cycle: [
          [0, 0],
          [5, 2],
          [0, 2],
        ],
      },
      'cycle.1.0: UNKNOWN_NAME',
    ],
    ['with three decimals', withPose({ root: [-14, 38.125] }), 'poses.1.root.1: TOO_MANY_DECIMALS'],
    ['with a number that is none', withPose({ root: [-14, 'low'] }), 'poses.1.root.1: NOT_A_NUMBER'],
    [
      'whose cycle does not close',
      {
        ...squat,
        cycle: [
          [0, 0, 0.6],
          [1, 2.2, 'hold'],
        ],
      },
      'cycle: CYCLE_OPEN',
    ],
    [
      'that is too fast to follow',
      {
        ...squat,
        cycle: [
          [0, 0],
          [1, 0.6],
          [0, 0.6],
        ],
      },
      'cycle: TOO_SHORT',
    ],
    [
      'that takes too long',
      {
        ...squat,
        cycle: [
          [0, 0],
          [1, 9],
          [0, 9],
        ],
      },
      'cycle: TOO_LONG',
    ],
  ])('%s is refused', (_name, figure, fault) => {
    expect(faults(figure)).toContain(fault);
  });

  it('whose foot is out of reach names the target', () => {
    expect(faults(withPose({ root: [-14, 56] }))).toContain('poses.1.footO: OUT_OF_REACH');
  });

  it('may miss a target by half a unit, and no more', () => {
    const standing = { trunk: [0, 0, 0], footO: [-3.8, 0, 0], footU: [-3.8, 0, 0] };
    const raised = (hip: number) => ({ ...squat, poses: [{ ...standing, root: [0, 53.2] }, { root: [0, hip] }] });
    expect(faults(raised(53.7))).toEqual([]);
    expect(faults(raised(54))).toContain('poses.1.footO: OUT_OF_REACH');
  });

  it('whose knee bends the wrong way, or too far, names the leg', () => {
    expect(faults(withPose({ legO: [0, -20, 0] }))).toContain('poses.1.legO.1: ANGLE_IMPOSSIBLE');
    expect(faults(withPose({ legO: [140, 90, 0] }))).toContain('poses.1.legO.0: ANGLE_IMPOSSIBLE');
  });

  it('that sinks into the ground names what does', () => {
    expect(faults(withPose({ legO: [0, 0, 0] }))).toContain('poses.1.heelO: BELOW_GROUND');
  });

  it('whose hips jump is refused', () => {
    const jump = { ...squat, poses: [{ ...first, root: [-60, 50.4], legO: [0, 0, 0] }, { root: [60, 50.4] }] };
    expect(
      faults({
        ...jump,
        cycle: [
          [0, 0],
          [1, 0.8],
          [0, 0.8],
        ],
      }),
    ).toContain('poses.1: TOO_FAST');
  });
});
