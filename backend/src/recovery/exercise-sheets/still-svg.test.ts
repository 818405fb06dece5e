import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { boxesSvg } from './boxes-svg.js';
import { PAINTS, stillSvg } from './still-svg.js';

const STYLES = new URL('../../../../frontend/src/figure/figure.module.css', import.meta.url);

it('draws for the right side, mirrored for the left, the line of a shape before its filling', () => {
  const shapes = [{ kind: 'tint' as const, d: 'M1 1L2 2Z' }];
  const right = stillSvg(shapes, 'RIGHT', 100);
  expect(right).toContain('width="100" height="68.75"');
  expect(right).not.toContain('scale(-1 1)');
  expect(stillSvg(shapes, 'NONE', 100)).toBe(right);
  expect(stillSvg(shapes, 'LEFT', 100)).toContain('translate(320 0) scale(-1 1)');
  expect(right.indexOf('stroke="#0b6b6b"')).toBeLessThan(right.indexOf('fill="#8fd0c9"'));
});

it('has the colours that figures have on a bright screen', () => {
  const styles = readFileSync(STYLES, 'utf8').split('@media')[0] ?? '';
  for (const { fill, stroke } of Object.values(PAINTS))
    for (const colour of [fill, stroke]) if (colour) expect(styles).toContain(colour);
});

it('draws a box for each time of a day', () => {
  for (const count of [1, 4, 12]) expect(boxesSvg(count).match(/<rect/g)).toHaveLength(count);
});
