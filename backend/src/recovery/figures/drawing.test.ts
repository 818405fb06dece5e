import { describe, expect, it } from 'vitest';
import { drawBody } from './draw-body.js';
import { drawThings } from './draw-things.js';
import { heelSlide, squat } from './figures.fixture.js';
import { fitFigure, PICTURE, place } from './picture.js';
import { momentAt, solveMoment } from './figure-moment.js';
import { drawStills } from './stills.js';

const still = { from: 0, to: 0, share: 1 };

describe('the picture of a figure', () => {
  it.each([
    ['heel slide', heelSlide],
    ['squat', squat],
  ])('holds all of the movement of a %s, at 2.5 pixels a unit or fewer', (_name, figure) => {
    const fit = fitFigure(figure);
    expect(fit.scale).toBeLessThanOrEqual(2.5);
    for (let second = 0; second < 8; second += 0.5) {
      const { joints } = solveMoment(figure, momentAt(figure, 3, second));
      for (const joint of Object.values(joints)) {
        const [x, y] = place(fit, joint);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(PICTURE.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(PICTURE.height);
      }
    }
  });

  it('has the same shapes at each moment, so that a page changes their paths alone', () => {
    const fit = fitFigure(squat);
    const kinds = (share: number) => drawBody(squat, fit, { from: 0, to: 1, share }).map(({ kind }) => kind);
    expect(kinds(0.5)).toEqual(kinds(0));
    expect(drawBody(squat, fit, still).every(({ d }) => !d.includes('NaN'))).toBe(true);
    expect(drawBody(squat, fit, { from: 0, to: 1, share: 0.5 }).every(({ d }) => !d.includes('NaN'))).toBe(true);
  });

  it.each([
    ['in front of the shin', 5, 1],
    ['behind the shin', -5, -1],
  ])('has a phone %s, in the middle of it and as far away as asked', (_name, distance, sign) => {
    const upright = { ...squat, things: [['floor'], ['phone', 'kneeO', 'ankleO', distance]] } satisfies typeof squat;
    const fit = fitFigure(upright);
    const phone = drawBody(upright, fit, still).at(-1);
    const numbers = [...(phone?.d ?? '').matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((each) => Number(each[1]));
    const middle = (Math.min(...numbers) + Math.max(...numbers)) / 2;
    const { kneeO, ankleO } = solveMoment(upright, still).joints;
    const [shin] = place(fit, [((kneeO?.[0] ?? 0) + (ankleO?.[0] ?? 0)) / 2, 0]);
    expect(sign * (middle - shin)).toBeGreaterThan(4 * fit.scale);
    expect(sign * (middle - shin)).toBeLessThan(6 * fit.scale);
  });

  it('colours the operated side: the marked parts and no others', () => {
    const kinds = drawBody(heelSlide, fitFigure(heelSlide), still).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'tint')).toHaveLength(1);
    expect(drawBody({ ...heelSlide, mark: [] }, fitFigure(heelSlide), still).map(({ kind }) => kind)).not.toContain(
      'tint',
    );
  });

  it('draws what stands around behind the figure', () => {
    expect(drawThings(squat, fitFigure(squat)).map(({ kind }) => kind)).toEqual(['ground', 'ground']);
  });

  it('stands still as the first pose with the way of the movement, and the pose that is held', () => {
    const [start, held, ...others] = drawStills(heelSlide);
    expect(others).toEqual([]);
    expect(start?.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['way', 'arrow']));
    expect(held?.map(({ kind }) => kind)).not.toContain('way');
    const body = (shapes: typeof held) => shapes?.filter(({ kind }) => kind === 'tint');
    expect(body(held)).not.toEqual(body(start));
  });
});
