import { oneLine } from '../../platform/inputs/text-input.js';

/** Value of a cell: text, number, day as YYYY-MM-DD, or fault. An empty cell is the empty string. */
export type Cell = string | number | { day: string } | { fault: string };

/** Error of a cell, as a sentence. Never quotes the cell: the errors of an import hold no personal data. */
export class CellFault extends Error {}

/** Whether a cell is empty. */
export function isEmpty(cell: Cell): boolean {
  return typeof cell === 'string' && oneLine(cell) === '';
}

/**
 * Returns a cell as one line of text.
 * @throws CellFault for a value that the spreadsheet changed: an unintended date, a formula without a result
 */
export function textIn(cell: Cell): string {
  if (typeof cell === 'string') return oneLine(cell);
  if (typeof cell === 'number') return String(cell);
  if ('fault' in cell) throw new CellFault(cell.fault);
  throw new CellFault('The spreadsheet made a date of this cell. Format the column as text and write it again.');
}

/** Returns a cell as one line of text, with Devanagari digits converted to Latin ones. */
export function figuresIn(cell: Cell): string {
  return textIn(cell).replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** Returns a cell as text of at most `longest` characters, counted as in forms. @throws CellFault */
export function shortTextIn(cell: Cell, longest: number): string {
  const text = textIn(cell);
  if (Array.from(text).length > longest) throw new CellFault(`This is too long: at most ${longest} characters fit.`);
  return text;
}
