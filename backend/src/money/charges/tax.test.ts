import { expect, it } from 'vitest';
import { billTitle } from '../bills/bill-title.js';
import { taxOf } from './tax.js';

it.each([
  // amount, rate, half: amount × rate / (10000 + rate) / 2, rounded half up
  [90_000, 0, 0],
  [105_000, 500, 2_500],
  [118_000, 1_800, 9_000],
  [100_000, 1_200, 5_357],
  [1, 1_800, 0],
  [7, 4_000, 1],
  [21, 500, 1],
  [2_147_483_647, 4_000, 306_783_378],
])('%i paise at %i hundredths of a per cent contain twice %i', (amount, rate, half) => {
  expect(taxOf(amount, rate)).toEqual({ taxable: amount - 2 * half, cgst: half, sgst: half });
});

it('rounds a half up', () => {
  // 42 × 500 / 10500 / 2 = 1, 63 / 21 / 2 = 1.5
  expect([taxOf(42, 500).cgst, taxOf(63, 500).cgst, taxOf(105, 500).cgst]).toEqual([1, 2, 3]);
});

it.each([
  [null, [0, 0], 'BILL'],
  ['09AAACH7409R1ZZ', [0, 0], 'BILL_OF_SUPPLY'],
  ['09AAACH7409R1ZZ', [500, 1_800], 'TAX_INVOICE'],
  ['09AAACH7409R1ZZ', [0, 500], 'INVOICE_CUM_BILL_OF_SUPPLY'],
] as const)('with the GST number %s and the rates %j, a bill is called %s', (gstin, rates, title) =>
  expect(billTitle(gstin, rates)).toBe(title),
);
