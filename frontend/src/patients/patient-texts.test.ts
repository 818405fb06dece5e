import { expect, it } from 'vitest';
import { lastLoginText, phoneOrNotAvailable, textOrNotAvailable } from './patient-texts';

it('shows N/A for what is empty, and 0 for zero', () => {
  expect(textOrNotAvailable(null)).toBe('N/A');
  expect(textOrNotAvailable('')).toBe('N/A');
  expect(phoneOrNotAvailable(null)).toBe('N/A');
  expect(phoneOrNotAvailable('')).toBe('N/A');
  expect(textOrNotAvailable(0)).toBe('0');
});

it('shows a number in the national way', () => {
  expect(phoneOrNotAvailable('9876543210')).toBe('+91 98765 43210');
});

it('shows the day of the clinic, not of the browser or of UTC', () => {
  expect(lastLoginText('2026-11-20T18:29:59.999Z')).toBe('20 Nov 2026');
  expect(lastLoginText('2026-11-20T18:30:00.000Z')).toBe('21 Nov 2026');
  expect(lastLoginText('2026-09-05T12:00:00.000Z')).toBe('5 Sep 2026');
});

it('shows Never for somebody who has not signed in', () => {
  expect(lastLoginText(null)).toBe('Never');
  expect(lastLoginText('2026-11-21T10:00:00.000Z')).toBe('21 Nov 2026');
});
