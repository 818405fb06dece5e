import { expect, it } from 'vitest';
import { isUpcoming } from './upcoming';

const now = Date.parse('2026-11-21T04:30:00.000Z');

it.each([
  ['one millisecond ago', '2026-11-21T04:29:59.999Z'],
  ['yesterday', '2026-11-20T05:00:00.000Z'],
  ['24 hours and a millisecond from now', '2026-11-22T04:30:00.001Z'],
])('a session %s is not upcoming', (_when, date) => expect(isUpcoming(date, now)).toBe(false));

it.each([
  ['right now', '2026-11-21T04:30:00.000Z'],
  ['in an hour', '2026-11-21T05:30:00.000Z'],
  ['exactly 24 hours from now', '2026-11-22T04:30:00.000Z'],
])('a session %s is upcoming', (_when, date) => expect(isUpcoming(date, now)).toBe(true));
