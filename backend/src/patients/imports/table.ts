import type { Cell } from './cell.js';
import type { ImportHeading } from './heading-mapping.js';

/** Rows of a file. */
export interface Table {
  /** With their numbers in the spreadsheet; empty rows may be missing. */
  rows: { row: number; cells: Cell[] }[];
  /** Day of serial number 0, YYYY-MM-DD. */
  firstSerial: string;
}

/** Error of a file as a whole: a sentence, the row number in the spreadsheet, and the headings as far as they were read. */
export class UnreadableFile extends Error {
  constructor(
    sentence: string,
    readonly row = 1,
    readonly headings: readonly ImportHeading[] = [],
  ) {
    super(sentence);
  }
}
