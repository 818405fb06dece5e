/** What a spreadsheet could take for a formula, after leading blanks: = + - @, their full-width twins, tab, CR, LF, NUL (EX-1). */
const FORMULA_START = /^[ \u00a0]*[=+\-@\t\r\n\0＝＋－＠]/;

/** Protection against CSV injection: text that no spreadsheet runs: an apostrophe in front of what looks like a formula; nothing is taken out. */
export function guardFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}
