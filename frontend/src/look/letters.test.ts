import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const file = (name: string) => readFileSync(path.join(import.meta.dirname, name));
const css = file('letters-Deva.css').toString();

/** What a font says of itself: how far its letters reach above and below the line, as parts of its size. */
function metricsOf(font: Buffer) {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const table = (tag: string) => {
    const entry = tables.find((at) => font.toString('latin1', at, at + 4) === tag);
    return entry === undefined ? 0 : font.readUInt32BE(entry + 8);
  };
  const unit = font.readUInt16BE(table('head') + 18);
  const [ascent = 0, descent = 0, gap = 0] = [4, 6, 8].map((at) => font.readInt16BE(table('hhea') + at) / unit);
  return { ascent, descent: -descent, gap };
}

const part = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(css)?.[1]) / 100;

it('the letters that stand there until those of the page have come take the same room above and below the line', () => {
  const noto = metricsOf(
    file('../../../node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  );
  const size = part('size-adjust'); // of which the others are parts
  expect(size * part('ascent-override')).toBeCloseTo(noto.ascent, 2);
  expect(size * part('descent-override')).toBeCloseTo(noto.descent, 2);
  expect(size * part('line-gap-override')).toBe(noto.gap);
});
