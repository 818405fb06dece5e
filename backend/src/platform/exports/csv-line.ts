import { guardFormula } from './formula-guard.js';

/** Lets Excel recognize a CSV file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Formats a line of a CSV file (RFC 4180); no cell can run as a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(guardFormula(cell))).join(',')}\r\n`;
}
