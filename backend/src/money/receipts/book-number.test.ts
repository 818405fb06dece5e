import { expect, it } from 'vitest';
import { financialYear } from './book-number.js';

it.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2026-12-31', '2026-27'],
  ['2027-01-01', '2026-27'],
  ['2099-04-01', '2099-00'],
])('%s lies in the financial year %s', (day, year) => expect(financialYear(day)).toBe(year));
