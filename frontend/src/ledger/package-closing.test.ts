import { expect, it } from 'vitest';
import { closingOf } from './package-closing';

const ten = {
  sessions: 10,
  price: 500_000,
  discount: 0,
  validFrom: '2026-11-01',
  validUntil: '2027-04-30',
  used: 3,
  paid: 500_000,
};
const charge = { amount: 500_000, credits: [] };
const credit = { id: 'k', kind: 'DISCOUNT', amount: 100_000, day: '2026-11-02', reason: '', number: null } as const;

it('the value of sessions is rounded down; the rest is credited, and what was paid beyond it is refunded', () => {
  expect(closingOf(ten, charge, '2026-11-20')).toEqual({ value: 150_000, credited: 350_000, refund: 350_000 });
  const net = { ...ten, sessions: 3, price: 100_001, discount: 1, used: 1, paid: 0 };
  expect(closingOf(net, { ...charge, amount: 100_000 }, '2026-11-20')).toEqual({
    value: 33_333,
    credited: 66_667,
    refund: 0,
  });
});

it('no more is credited than other credits left of the charge', () => {
  const { credited } = closingOf(ten, { ...charge, credits: [credit, { ...credit, amount: 300_000 }] }, '2026-11-20');
  expect(credited).toBe(100_000);
});

it('the value of a period goes by the days begun', () => {
  const month = {
    ...ten,
    sessions: null,
    validFrom: '2026-11-01',
    validUntil: '2026-11-30',
    price: 300_000,
    paid: 200_000,
  };
  expect(closingOf(month, { ...charge, amount: 300_000 }, '2026-11-01').value).toBe(10_000);
  expect(closingOf(month, { ...charge, amount: 300_000 }, '2026-11-20')).toEqual({
    value: 200_000,
    credited: 100_000,
    refund: 0,
  });
});

it('a package that was brought over has no charge to credit', () => {
  expect(closingOf({ ...ten, price: 0, paid: 0 }, undefined, '2026-11-20')).toEqual({
    value: 0,
    credited: 0,
    refund: 0,
  });
});
