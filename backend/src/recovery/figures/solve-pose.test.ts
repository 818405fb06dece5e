import { describe, expect, it } from 'vitest';
import { SKELETON } from './figure.js';
import { solveMoment } from './figure-moment.js';
import { squat, heelSlide } from './figures.fixture.js';
import { solvePose } from './solve-pose.js';

const standing = { root: [0, 53.3] as [number, number], trunk: [0, 0, 0] };
const side = { view: 'side' } as const;
const front = { view: 'front' } as const;

describe('a pose from the side', () => {
  it('bends the hip forward and the knee backward by the angles that clinicians say', () => {
    const { joints } = solvePose({ ...standing, legO: [90, 90, 0] }, side);
    expect(joints.kneeO?.[0]).toBeCloseTo(SKELETON.thigh);
    expect(joints.kneeO?.[1]).toBeCloseTo(53.3);
    expect(joints.ankleO?.[0]).toBeCloseTo(SKELETON.thigh);
    expect(joints.ankleO?.[1]).toBeCloseTo(53.3 - SKELETON.shank);
    expect(joints.toeO?.[0]).toBeGreaterThan(joints.heelO?.[0] ?? 0);
  });

  it('lies on the back with the head to the left and the face up', () => {
    const { joints } = solvePose({ root: [0, 8], trunk: [-90, 0, 0], armO: [90, 0] }, side);
    expect(joints.skull?.[0]).toBeCloseTo(-(9 + 20 + 5.2 + 6.9));
    expect(joints.wristO?.[1]).toBeCloseTo(8 + 17.5 + 14.6);
  });

  it('puts a foot where its target is: hip and knee follow', () => {
    const { joints, legs, missed } = solvePose({ ...standing, root: [0, 45], footO: [4, 0, 0] }, side);
    expect(joints.heelO?.[0]).toBeCloseTo(4);
    expect(joints.heelO?.[1]).toBeCloseTo(0);
    expect(joints.toeO?.[1]).toBeCloseTo(0);
    expect(legs.O[1]).toBeGreaterThan(30);
    expect(missed.footO).toBeCloseTo(0);
  });

  it('says by how much a target is out of reach', () => {
    const { missed } = solvePose({ ...standing, footO: [0, -3, 0] }, side);
    expect(missed.footO).toBeGreaterThan(2.5);
  });

  it('bends the elbow forward to reach a hand, and the other way where that is said', () => {
    const reach = (hand: [number, number, number?]) => solvePose({ ...standing, handO: hand }, side).arms.O[1];
    expect(reach([15, 60])).toBeGreaterThan(20);
    expect(reach([15, 60, 1])).toBeLessThan(-20);
  });

  it('keeps a hand at a joint that moves', () => {
    const { joints } = solvePose(
      { ...standing, trunk: [20, 10, 0], legO: [110, 110, 0], handO: ['kneeO', 0, 2] },
      side,
    );
    expect(joints.handO?.[0]).toBeCloseTo(joints.kneeO?.[0] ?? 0);
    expect(joints.handO?.[1]).toBeCloseTo((joints.kneeO?.[1] ?? 0) + 2);
  });

  it('keeps a pinned joint where the root says', () => {
    const { joints } = solvePose({ root: [-30, 7.4], trunk: [-118, 6, 24], footO: [20, 0, 0] }, { ...side, pin: 'sh' });
    expect(joints.sh?.[0]).toBeCloseTo(-30);
    expect(joints.sh?.[1]).toBeCloseTo(7.4);
    expect(joints.root?.[1]).toBeGreaterThan(7.4);
  });
});

describe('a pose from the front', () => {
  it('shows the operated side on the left, and lifts arms and legs outwards', () => {
    const { joints } = solvePose({ ...standing, armO: [90, 0], legU: [30, 0, 0] }, front);
    expect(joints.hipO?.[0]).toBeCloseTo(-SKELETON.hipAside);
    expect(joints.wristO?.[0]).toBeCloseTo(-SKELETON.shoulderAside - 17.5 - 14.6);
    expect(joints.ankleU?.[0]).toBeGreaterThan(SKELETON.hipAside + 20);
  });

  it('shortens what points at the viewer', () => {
    const { joints } = solvePose({ ...standing, armO: [0, 0, 0, 0.5, 0] }, front);
    const shoulder = joints.shoulderO?.[1] ?? 0;
    expect(shoulder - (joints.elbowO?.[1] ?? 0)).toBeCloseTo(17.5 / 2);
    expect(joints.wristO).toEqual(joints.elbowO);
  });
});

describe('the way between two poses', () => {
  it('never lets a foot slide that stays', () => {
    for (let share = 0; share <= 1; share += 0.05) {
      const { joints } = solveMoment(squat, { from: 0, to: 1, share });
      expect(joints.heelO?.[0]).toBeCloseTo(-2, 6);
      expect(joints.heelO?.[1]).toBeCloseTo(0, 6);
    }
  });

  it('moves a foot that slides on a line along the ground', () => {
    const heights = [0.2, 0.5, 0.8].map((share) => solveMoment(heelSlide, { from: 0, to: 1, share }).joints.heelO?.[1]);
    for (const height of heights) expect(height).toBeLessThan(0.5);
  });

  it('turns a limb with angles into one with a target without a jump', () => {
    const figure = { ...squat, poses: [{ ...standing, legO: [20, 40, 0] }, { footO: [10, 10, 0] }] };
    const [before, after] = [0.999, 1].map((share) => solveMoment(figure, { from: 0, to: 1, share }).joints.ankleO);
    expect(Math.hypot((after?.[0] ?? 0) - (before?.[0] ?? 0), (after?.[1] ?? 0) - (before?.[1] ?? 0))).toBeLessThan(
      0.2,
    );
  });
});
