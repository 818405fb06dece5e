import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
const tokens = readFileSync(path.join(folder, '../../look/tokens.css'), 'utf8');

/** Where a drawing uses a colour, and the token that it must equal. */
const names = { ground: 'tint', ink: 'ink', line: 'primary', skin: 'card' };

/** The values of a token: in the light, then in the dark. */
function token(name: string): string[] {
  return [...tokens.matchAll(new RegExp(`--color-${name}: (#\\w+);`, 'g'))].map(([, value = '']) => value);
}

describe.each(files)('%s', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');

  it('is small and has the shape of all the others', () => {
    expect(text.length).toBeLessThan(3000);
    expect(text).toContain('width="320" height="220" viewBox="0 0 320 220"');
  });

  it.each(Object.entries(names))('its %s has the colour of the %s token, in the light and in the dark', (own, of) => {
    const used = [...text.matchAll(new RegExp(`--${own}: (#\\w+)`, 'g'))].map(([, value]) => value);
    expect(used).toEqual(token(of));
  });
});
