import { expect, it } from 'vitest';
import { keyOf } from './programme-texts';

it('keys of exercises follow from their English names, and none comes twice', () => {
  expect(keyOf('Bridge, slow', new Set())).toBe('own-bridge-slow');
  expect(keyOf('Bridge, slow', new Set(['own-bridge-slow']))).toBe('own-bridge-slow-2');
  expect(keyOf('पुल', new Set())).toBe('own-x');
  expect(keyOf('x'.repeat(80), new Set())).toHaveLength(54);
});
