import { describe, expect, it } from 'vitest';
import { paiseOf } from './typed-rupees';

describe('amounts as they are typed', () => {
  it.each(['', ' ', '.', '.5', '5.', '1.234', '-5', '1e3', '1,5', '12,34', '1,2345', '5 rupees', '₹'])(
    '"%s" is no amount',
    (typed) => {
      expect(paiseOf(typed)).toBeNull();
    },
  );

  it.each([
    ['1500', 150_000],
    ['1,500', 150_000],
    ['₹ 1,23,456.50', 12_345_650],
    ['123,456.50', 12_345_650],
    ['0.07', 7],
    ['0.5', 50],
    // These go wrong as fractions times 100.
    ['19.99', 1_999],
    ['4.35', 435],
    ['1.15', 115],
    ['1000000', 100_000_000],
  ])('"%s" is %s paise', (typed, paise) => {
    expect(paiseOf(typed)).toBe(paise);
  });
});
