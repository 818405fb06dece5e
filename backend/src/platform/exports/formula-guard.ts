/** Matches text that a spreadsheet may run as a formula, after leading spaces: = + - @, their full-width forms, tab, CR, LF, NUL. */
const FORMULA_START = /^[ \u00a0]*[=+\-@\t\r\n\0＝＋－＠]/;

/** Prevents CSV injection: prefixes an apostrophe to text that looks like a formula, and removes nothing. */
export function guardFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}
