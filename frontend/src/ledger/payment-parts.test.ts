import { expect, it } from 'vitest';
import { openAmount, openOldestFirst, partsOf } from './payment-parts';

/** Newest first, as the server lists charges. */
const charges = [
  { id: 'new', open: 30_000 },
  { id: 'paid', open: 0 },
  { id: 'old', open: 50_000 },
];
const open = openOldestFirst(charges);
const idsOf = (amount: number, isNamed?: (charge: { id: string }) => boolean) => {
  const { parts, rest } = partsOf(amount, open, isNamed);
  return { parts: parts.map(({ charge, amount: part }) => [charge.id, part]), rest };
};

it('what is due is what is open', () => {
  expect(open.map(({ id }) => id)).toEqual(['old', 'new']);
  expect(openAmount(charges)).toBe(80_000);
});

it('a payment pays the oldest charges first, the last one in part, and the rest is an advance', () => {
  expect(idsOf(60_000)).toEqual({
    parts: [
      ['old', 50_000],
      ['new', 10_000],
    ],
    rest: 0,
  });
  expect(idsOf(50_000)).toEqual({ parts: [['old', 50_000]], rest: 0 });
  expect(idsOf(90_000).rest).toBe(10_000);
  expect(idsOf(0)).toEqual({ parts: [], rest: 0 });
});

it('a named charge is paid before older ones', () => {
  expect(idsOf(40_000, ({ id }) => id === 'new')).toEqual({
    parts: [
      ['new', 30_000],
      ['old', 10_000],
    ],
    rest: 0,
  });
});
