import { expect, it } from 'vitest';
import { isGstin } from './gstin.js';

it.each(['27AAPFU0939F1ZV', '09AAACH7409R1ZZ', '29AAGCB7383J1Z4', '09AAACH7408R1Z0'])('%s is a GST number', (text) => {
  expect(isGstin(text)).toBe(true);
});

it.each([
  ['another check character', '27AAPFU0939F1ZW'],
  ['two digits changed places', '27AAPFU9039F1ZV'],
  ['another state', '28AAPFU0939F1ZV'],
  ['no Z', '27AAPFU0939F11V'],
  ['too short', '27AAPFU0939F1Z'],
  ['too long', '27AAPFU0939F1ZVV'],
  ['small letters', '27aapfu0939f1zv'],
  ['nothing', ''],
])('with %s it is none', (_what, text) => {
  expect(isGstin(text)).toBe(false);
});
