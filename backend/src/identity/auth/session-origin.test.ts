import { expect, it } from 'vitest';
import { networkOf } from './session-origin.js';

it.each([
  ['203.0.113.7', '203.0.113.…'],
  ['::ffff:203.0.113.7', '203.0.113.…'],
  ['2001:db8:12:34::1', '2001:db8:12:…'],
  ['::1', '::…'],
  ['', ''],
  ['unknown', ''],
])('of the address %s only the range is kept: %s', (ip, range) => {
  expect(networkOf(ip)).toBe(range);
});
