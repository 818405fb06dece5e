import { describe, expect, it } from 'vitest';
import { BrokenFrame, framed, Frames, MOST_BYTES } from './frames.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const VT = '\v';
const END = '\x1c\r';
const LONG = 'x'.repeat(MOST_BYTES);

/** What comes out of pieces that come one after the other, and whether it breaks. */
function taken(pieces: readonly Buffer[]): string[] {
  const frames = new Frames();
  const out: string[] = [];
  try {
    for (const piece of pieces) for (const message of frames.push(piece)) out.push(message.toString('latin1'));
  } catch (error) {
    if (!(error instanceof BrokenFrame)) throw error;
    out.push('broken');
  }
  return out;
}
const singly = (text: string) => Array.from(bytes(text), (byte) => Buffer.from([byte]));

describe('messages come out of their frames (hospital §7)', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['one that is whole', [`${VT}a${END}`], ['a']],
    ['one in pieces', [VT, 'a', 'b', '\x1c', '\r'], ['ab']],
    ['two in one piece, in order', [`${VT}a${END}${VT}b${END}`], ['a', 'b']],
    ['one and a half', [`${VT}a${END}${VT}b`], ['a']],
    ['the other half', [`${VT}a${END}${VT}b`, `c${END}`], ['a', 'bc']],
    ['none where nothing was sent', [''], []],
    ['none of nothing in a frame', [`${VT}${END}`], ['']],
    ['bytes before a frame are skipped', [`GET / HTTP/1.1\r\n${VT}a${END}\r\n${VT}b${END}`], ['a', 'b']],
    ['a frame that holds as much as one may', [`${VT}${LONG}${END}`], [LONG]],
    ['much between two', [`${VT}a${END}${LONG}${VT}b${END}`], ['a', 'b']],
    ['that begins in another one', [`${VT}a${END}${VT}b${VT}c${END}`], ['a', 'broken']],
    ['that has no end', [`${VT}a\x1cb`], ['broken']],
    ['of which the end is cut in two, and is none', [`${VT}a\x1c`, 'b'], ['broken']],
    ['that is too long', [`${VT}a${END}${VT}${LONG}y`], ['a', 'broken']],
    ['that is too long in pieces', [VT, LONG, 'y'], ['broken']],
    ['of nothing but what is no frame', [LONG, 'y'], ['broken']],
  ])('%s', (_what, pieces, expected) => {
    expect(taken(pieces.map(bytes))).toEqual(expected);
  });

  it('whichever way they are cut', () => {
    const text = `junk${VT}first\rline${END}\n${VT}second${END}${VT}third${END}`;
    const expected = ['first\rline', 'second', 'third'];
    expect(taken(singly(text))).toEqual(expected);
    for (let at = 1; at < text.length; at++)
      expect(taken([bytes(text.slice(0, at)), bytes(text.slice(at))])).toEqual(expected);
  });

  it('and hold no more than they are long, however small the pieces', () => {
    const frames = new Frames();
    const before = process.memoryUsage().arrayBuffers;
    const big = Buffer.alloc(65_536, 'x');
    expect([...frames.push(bytes(VT))]).toEqual([]);
    for (let at = 0; at < 100_000; at++)
      expect(frames.push(Buffer.from(big.subarray(at % 100, (at % 100) + 1))).next().done).toBe(true);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * MOST_BYTES);
  });

  it('as they were put into them', () => {
    expect(taken([framed(bytes('MSH|'))])).toEqual(['MSH|']);
  });
});
