import { guardFormula } from './formula-guard.js';

/** By which Excel knows that a CSV file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A line of a CSV file (RFC 4180), of whose cells none is run as a formula (EX-1). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(guardFormula(cell))).join(',')}\r\n`;
}
