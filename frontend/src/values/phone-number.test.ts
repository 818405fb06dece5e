import { expect, it } from 'vitest';
import { formatPhone, nationalDigits } from './phone-number';

it.each([
  '9876543210',
  '+919876543210',
  '919876543210',
  '09876543210',
  '00919876543210',
  '+91 98765-43210',
  '(098765) 43210',
])('finds the ten national digits of %s', (typed) => {
  expect(nationalDigits(typed)).toBe('9876543210');
});

it.each([
  ['9198765432', '9198765432'],
  ['98765', '98765'],
  ['+44 7911 123456', '+447911123456'],
  ['', ''],
])('leaves %s as %s, without a prefix to take off', (typed, digits) => {
  expect(nationalDigits(typed)).toBe(digits);
});

it('shows a number as +91 98765 43210', () => {
  expect(formatPhone('+919876543210')).toBe('+91 98765 43210');
  expect(formatPhone('9876543210')).toBe('+91 98765 43210');
  expect(formatPhone('98765')).toBe('98765');
});
