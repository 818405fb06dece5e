import { describe, expect, it } from 'vitest';
import { isPatientsNumber } from './delete-check';

describe('isPatientsNumber', () => {
  it.each(['', '   ', '+91', 'none', '9876543210'])('refuses %j when the patient has no number', (typed) => {
    expect(isPatientsNumber(typed, null)).toBe(false);
    expect(isPatientsNumber(typed, '')).toBe(false);
  });

  it.each(['', '987654321', '98765432100', '9876543211', '+1 9876543210', 'abc'])('refuses %j', (typed) => {
    expect(isPatientsNumber(typed, '9876543210')).toBe(false);
  });

  it.each([
    '9876543210',
    '98765 43210',
    '(98765) 432-10',
    '+91 98765 43210',
    '919876543210',
    '09876543210',
    '0091 9876543210',
  ])('takes %j', (typed) => {
    expect(isPatientsNumber(typed, '9876543210')).toBe(true);
    expect(isPatientsNumber(typed, '+919876543210')).toBe(true);
    expect(isPatientsNumber(typed, '09876543210')).toBe(true);
  });

  it('keeps a number that itself begins with 91', () => {
    expect(isPatientsNumber('9198765432', '9198765432')).toBe(true);
    expect(isPatientsNumber('98765432', '9198765432')).toBe(false);
  });
});
