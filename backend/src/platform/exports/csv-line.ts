/** Matches text that a spreadsheet may run as a formula, after leading spaces: = + - @, their full-width forms, tab, CR, LF, NUL. */
const FORMULA_START = /^[ \u00a0]*[=+\-@\t\r\n\0＝＋－＠]/;

/** Prevents CSV injection: prefixes an apostrophe to text that looks like a formula, and removes nothing. */
export function guardFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}
/** Lets Excel recognize a CSV file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Formats a line of a CSV file (RFC 4180); no cell can run as a formula. `numbers` says which cells were made of a number, and stay as they are. */
export function csvLine(cells: readonly string[], numbers?: (at: number) => boolean): string {
  return `${cells.map((cell, at) => quoted(numbers?.(at) ? cell : guardFormula(cell))).join(',')}\r\n`;
}
