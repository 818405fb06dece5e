import type { Cell } from './cell.js';

/** Rows of a file. */
export interface Table {
  /** With their numbers in the spreadsheet; empty rows may be missing. */
  rows: { row: number; cells: Cell[] }[];
  /** Day of serial number 0, YYYY-MM-DD. */
  firstSerial: string;
}

/** Error of a file as a whole: a sentence and the row number in the spreadsheet. */
export class UnreadableFile extends Error {
  constructor(
    sentence: string,
    readonly row = 1,
  ) {
    super(sentence);
  }
}
