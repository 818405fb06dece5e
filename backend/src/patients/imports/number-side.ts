import type { Cell } from './cell.js';

/** A part of a format that is no text: a condition, a colour or a currency in brackets, or a space of a character's width. */
const NO_TEXT = /\[[^\]]*\]|_./g;
const QUOTED = /"([^"]*)"|\\(.)/g;
/** Debit and credit as words. */
const SIDES = /(?<![a-z])(dr|cr)(?![a-z])/gi;
const CONDITION = /\[\s*[<>=]/;
/** A comma behind the last digit of a format divides the number by a thousand. */
const SCALED = /[0#?],+(?![0#?,])/;

const UNCERTAIN = {
  fault:
    'The number format of this cell says Dr or Cr, and it is not certain what it means. Please write it as text: 5000 Dr for what is owed, 5000 Cr for what was paid in advance.',
};

/**
 * Returns a number with the side, Dr or Cr, that its number format shows behind or in front of it: Tally exports 5000 as `0.00" Cr"`.
 * Of several sections the sign chooses one, as in Excel.
 */
export function withSide(value: number, format: string | undefined): Cell {
  if (value === 0 || !format || sidesOf(format).length === 0) return value;
  const sections = sectionsOf(format);
  if (CONDITION.test(format) || sections.length > 4) return UNCERTAIN;
  const [positive = '', negative] = sections;
  const isOfNegatives = value < 0 && negative !== undefined;
  const section = isOfNegatives ? negative : positive;
  const [side, ...others] = sidesOf(section);
  const shown = textOf(section);
  if (side === undefined || others.length > 0 || SCALED.test(shown) || /[()%]/.test(shown)) return UNCERTAIN;
  // The section of negative numbers shows none but its own sign.
  const isSigned = shown.includes('-') || (value < 0 && !isOfNegatives);
  return `${isSigned ? '-' : ''}${Math.abs(value)} ${side}`;
}

const textOf = (format: string): string =>
  format.replaceAll(NO_TEXT, '').replaceAll(QUOTED, (_, quoted?: string, one?: string) => quoted ?? one ?? '');

const sidesOf = (format: string): string[] =>
  Array.from(textOf(format).matchAll(SIDES), ([, side = '']) => (side.toLowerCase() === 'cr' ? 'Cr' : 'Dr'));

/** Divides a format at its semicolons, outside of quotes. */
function sectionsOf(format: string): string[] {
  const parts = format.match(/(?:"[^"]*"|\\.|\[[^\]]*\]|[^;"\\[])+|;/g) ?? [];
  const sections = [''];
  for (const part of parts) {
    if (part === ';') sections.push('');
    else sections[sections.length - 1] += part;
  }
  return sections;
}
