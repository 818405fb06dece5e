import { expect, it } from 'vitest';
import { termsText } from './terms-text';

const none = { basis: 'NONE', amount: null, percent: null } as const;
const fixed = { basis: 'AMOUNT', amount: 30_000, percent: null } as const;
const half = { basis: 'PERCENT', amount: null, percent: 50 } as const;
const terms = (fees: object, noticeHours = 24) =>
  termsText({ noticeHours, prices: [], fees: { lateCancel: none, noShow: none, firstFree: 0, ...fees } });

it('is not there of a clinic without fees', () => {
  expect(terms({})).toBeNull();
  expect(terms({ lateCancel: fixed }, 0)).toBeNull();
});

it.each([
  [
    { lateCancel: half, noShow: fixed, firstFree: 1 },
    'If you cancel less than 24 hours before a session, it costs 50 % of its price, and a missed session ₹300.00; the first one within 365 days is free.',
  ],
  [
    { lateCancel: fixed, firstFree: 2 },
    'If you cancel less than 24 hours before a session, it costs ₹300.00; the first 2 within 365 days are free.',
  ],
  [{ noShow: half }, 'A missed session costs 50 % of its price.'],
])('says in one sentence what %j costs', (fees, said) => {
  expect(terms(fees)).toBe(said);
});
