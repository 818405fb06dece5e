import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { theme } from 'antd';
import { beforeAll, describe, expect, it } from 'vitest';
import { antdTheme, fontFamily, palettes, radius } from './theme';

let light = '';
let dark = '';

beforeAll(async () => {
  const css = await readFile(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
  [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
});

const property = (css: string, name: string) => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];
const propertyName = (token: string) => `color-${token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The relative luminance of #RRGGBB (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('tokens.css and theme.ts hold the same values', () => {
  it.each(Object.entries(palettes.light))('light %s', (token, value) => {
    expect(property(light, propertyName(token))?.toUpperCase()).toBe(value);
  });

  it.each(Object.entries(palettes.dark))('dark %s', (token, value) => {
    expect(property(dark, propertyName(token))?.toUpperCase()).toBe(value);
  });

  it('radius and font', () => {
    expect(property(light, 'radius')).toBe(`${radius}px`);
    expect(property(light, 'font')).toBe(fontFamily);
  });
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const colors = palettes[scheme];

  it.each(['primary', 'primaryStrong', 'ink', 'muted', 'success', 'warning', 'error', 'info'] as const)(
    '%s can be read on the ground and on cards (WCAG 2.2 AA)',
    (token) => {
      expect(contrast(colors[token], colors.ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors[token], colors.card)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['primary', 'info', 'success', 'warning', 'error'] as const)(
    'Ant Design draws %s as the token says',
    (token) => {
      const drawn = theme.getDesignToken(antdTheme({ scheme, density: 'roomy', touch: true }));
      const name = `color${token.slice(0, 1).toUpperCase()}${token.slice(1)}` as keyof typeof drawn;
      expect(String(drawn[name]).toUpperCase()).toBe(colors[token]);
    },
  );

  it('the text of quiet buttons can be read under the pointer', () => {
    expect(contrast(colors.primaryStrong, colors.tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.error, colors.errorGround)).toBeGreaterThanOrEqual(4.5);
    const { token } = antdTheme({ scheme, density: 'dense', touch: false });
    expect(token).toMatchObject({ colorPrimaryBg: colors.tint, colorErrorBg: colors.errorGround });
  });

  it('patients see the edges of what they type into or choose (WCAG 2.2 AA, 1.4.11)', () => {
    const { token } = antdTheme({ scheme, density: 'roomy', touch: true });
    expect(contrast(String(token?.colorBorder), colors.card)).toBeGreaterThanOrEqual(3);
  });

  it('the text of primary buttons can be read, at rest and under the pointer', () => {
    expect(contrast(colors.onPrimary, colors.primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.onPrimary, colors.primaryStrong)).toBeGreaterThanOrEqual(4.5);
  });
});

it('gives each scheme variables of its own, and fingers 44 pixels', () => {
  const key = (scheme: 'light' | 'dark') => antdTheme({ scheme, density: 'dense', touch: false }).cssVar;
  expect(key('light')).not.toEqual(key('dark'));
  expect(antdTheme({ scheme: 'light', density: 'dense', touch: true }).token).toMatchObject({
    controlHeight: 44,
    controlHeightSM: 44,
  });
});
