import { expect, it, vi } from 'vitest';
import { addressIn } from './paths';

vi.mock('#messages/language', () => import('./generated-messages/hi/language'));

it.each([
  ['/hi', '/'],
  ['/hi/', '/'],
  ['/hi/about', '/about'],
  ['/user', '/user'],
  ['/hi//evil.example/x', '/evil.example/x'],
  [String.raw`/hi/\evil.example`, '/evil.example'],
  [String.raw`/hi\/evil.example`, '/evil.example'],
  ['/hi///x', '/x'],
  ['//evil.example', '/evil.example'],
])('%s is %s in English, never on another host', (path, inEnglish) => {
  expect(addressIn('', path)).toBe(inEnglish);
});
