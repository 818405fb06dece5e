/** Maximum length of a value in a registered text, in characters (India's DLT rules). */
const MOST = 30;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Replaces a first letter that is itself too long, such as one with forty combining marks. */
const UNWRITABLE = '-';

/**
 * Shortens a single-line value to fit a `{#var#}`: after a word if that keeps at least half of the limit, else after a grapheme, so that a
 * vowel sign or half of an emoji is never cut off.
 */
export function fittingValue(value: string): string {
  const line = value.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST) return line;
  let length = 0;
  for (const { segment, index } of graphemes.segment(line)) {
    if (index + segment.length > MOST) break;
    length = index + segment.length;
  }
  const letters = line.slice(0, length);
  const lastSpace = line[length] === ' ' ? length : letters.lastIndexOf(' ');
  return letters.slice(0, lastSpace >= MOST / 2 ? lastSpace : length).trim() || UNWRITABLE;
}
