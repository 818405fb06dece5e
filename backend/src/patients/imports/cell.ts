import { oneLine } from '../../platform/inputs/text-input.js';

/** What stands in a cell, as far as the file says it; a day is YYYY-MM-DD. An empty cell is the empty text. */
export type Cell = string | number | { day: string } | { fault: string };

/** Why a cell cannot be taken, in a sentence. It never quotes the cell: what is noted of an import holds nothing of a person. */
export class CellFault extends Error {}

/** Whether nothing stands in a cell. */
export function isEmpty(cell: Cell): boolean {
  return typeof cell === 'string' && oneLine(cell) === '';
}

/** A cell as text of one line. @throws CellFault for what the spreadsheet made of it: a date that nobody meant, a formula without a result */
export function textIn(cell: Cell): string {
  if (typeof cell === 'string') return oneLine(cell);
  if (typeof cell === 'number') return String(cell);
  if ('fault' in cell) throw new CellFault(cell.fault);
  throw new CellFault('The spreadsheet made a date of this cell. Format the column as text and write it again.');
}

/** The same with Devanagari digits as those that numbers and dates are read by. */
export function figuresIn(cell: Cell): string {
  return textIn(cell).replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** A text of at most so many characters, counted as forms count them. @throws CellFault */
export function shortTextIn(cell: Cell, longest: number): string {
  const text = textIn(cell);
  if (Array.from(text).length > longest) throw new CellFault(`This is too long: at most ${longest} characters fit.`);
  return text;
}
