import { expect, it } from 'vitest';
import { nationalDigits, toE164 } from './phone-number.js';

it.each([
  '9876543210',
  '+919876543210',
  '919876543210',
  '09876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '(+91) 98765-43210',
  ' 98765 43210 ',
  '0091 98765 43210',
])('reads %j as the one number +919876543210', (text) => {
  expect(toE164(text)).toBe('+919876543210');
});

it.each(['6001234567', '7000000000', '8000000001', '9000000001', '9199999999'])(
  'knows the Indian mobile number %s',
  (text) => {
    expect(toE164(text)).toBe(`+91${text}`);
  },
);

it.each([
  '',
  'abc',
  '98765',
  '98765432101',
  '5876543210',
  '0522 2200000',
  '+44 7911 123456',
  '+1 415 555 2671',
  '+92 300 1234567',
  '+91 1234567890',
  '९८७६५४३२१०x',
  `98765${' '.repeat(40)}43210`,
])('takes %j for no Indian mobile number', (text) => {
  expect(toE164(text)).toBeUndefined();
});

it('knows the ten national digits', () => {
  expect(nationalDigits('+919876543210')).toBe('9876543210');
});
