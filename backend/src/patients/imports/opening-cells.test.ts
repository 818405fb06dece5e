import { describe, expect, it } from 'vitest';
import { balanceIn, sessionsIn } from './opening-cells.js';

describe('a balance is refused, and quoted nowhere', () => {
  it.each([
    ['a comma that may be a decimal point', '5,00'],
    ['a point that may divide thousands', '5.000'],
    ['groups of no system', '1,0000'],
    ['a bracket that may be a minus', '(500)'],
    ['a minus behind', '500-'],
    ['a stroke behind, whose minus may be meant', '5,000/-'],
    ['a sign and a side', '-500 Cr'],
    ['a sign and the other side', '+500 Dr'],
    ['a part of a paisa', 500.005],
    ['a power of ten', '5E3'],
    ['words', 'five hundred'],
    ['two amounts', '500 + 200'],
    ['a thousand in short', '5k'],
    ['another currency', '$500'],
    ['a day', { day: '2026-03-10' }],
  ])('%s', (_, cell) => {
    expect(() => balanceIn(cell)).toThrow(/cannot be read for certain|made a date/);
  });

  it('above ten lakh', () => {
    expect(() => balanceIn('10,00,000.01')).toThrow('above ₹10,00,000');
    expect(() => balanceIn('-10,00,001')).toThrow('above ₹10,00,000');
    expect(balanceIn('10,00,000')).toBe(100_000_000);
  });
});

it.each([
  [5000, 500_000],
  [-250.5, -25_050],
  ['0', 0],
  ['5000.5', 500_050],
  ['5,000', 500_000],
  ['₹ 5,000', 500_000],
  ['Rs. 1,00,000.25', 10_000_025],
  ['INR 100,000', 10_000_000],
  ['5000.00 Dr', 500_000],
  ['5000.00Cr.', -500_000],
  ['−500', -50_000],
  ['५०००', 500_000],
])('the balance %s is %d paise', (cell, paise) => {
  expect(balanceIn(cell)).toBe(paise);
});

it('sessions left are whole, from 1 to 200', () => {
  for (const cell of [0, 201, -1, 2.5, 'ten', '1e2']) expect(() => sessionsIn(cell)).toThrow('from 1 to 200');
  expect([sessionsIn(1), sessionsIn('200'), sessionsIn('7.0')]).toEqual([1, 200, 7]);
});
