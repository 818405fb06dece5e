import type { Cell } from './cell.js';

/** Rows of a file. */
export interface Table {
  /** With their numbers in the spreadsheet; empty rows may be missing. */
  rows: { row: number; cells: Cell[] }[];
  /** Day of serial number 0, YYYY-MM-DD. */
  firstSerial: string;
}
