import type { Cell } from './cell.js';

/** The rows of a file. */
export interface Table {
  /** With their numbers, as the spreadsheet counts; those of which nothing is stored may be missing. */
  rows: { row: number; cells: Cell[] }[];
  /** The day of serial number 0, YYYY-MM-DD. */
  firstSerial: string;
}
