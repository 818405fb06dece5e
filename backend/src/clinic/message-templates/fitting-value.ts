/** How long the value of a registered text may be, in characters (India's DLT rules). */
const MOST = 30;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What can be seen of an over-long first letter, such as one with forty marks on it. */
const UNWRITABLE = '-';

/**
 * A value on one line that fits a `{#var#}`. Too long a one ends after a word where that leaves at least half of it, else after a letter as
 * people see it: a vowel sign or the half of an emoji is never cut from what it belongs to.
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
