import * as course from '#messages/course';
import { expect, it } from 'vitest';
import { measureBounds } from './measure-bounds';
import { criterionText } from './measure-labels';
import { factsOf, valueText, type Measure } from './measures';

it('calls each measure what the sentences say about what a phase still needs, and no two the same', () => {
  const names = Object.keys(measureBounds).map((measure) => factsOf(measure as Measure).name);
  for (const measure of Object.keys(measureBounds)) {
    const said = course.NAME({ measure });
    expect(factsOf(measure as Measure).name.startsWith(said), `${measure}: ${said}`).toBe(true);
  }
  expect(new Set(names).size).toBe(36);
});

it('says a value with its unit, and of a yes or no which of them a protocol means by 1', () => {
  expect(valueText('KNEE_FLEXION', 82.5)).toBe('82.5°');
  expect(valueText('PAIN', 3)).toBe('3 of 10');
  expect(valueText('CHAIR_STANDS', 12)).toBe('12');
  expect(valueText('WALKS_UNAIDED', 0)).toBe('no');
  expect(
    criterionText({
      key: 'lift',
      kind: 'MEASURE',
      measure: 'STRAIGHT_LEG_RAISE',
      comparison: 'AT_LEAST',
      value: 1,
      staffOnly: true,
    }),
  ).toBe('Lifts the straight leg without lag (1 yes, 0 no): at least 1; entered by a physiotherapist or a doctor');
});
