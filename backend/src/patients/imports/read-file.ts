import { isMonthFirst } from './day-cell.js';
import type { ImportHeading, MappedHeadings } from './heading-mapping.js';
import { readCsv } from './csv-table.js';
import { headingsOf, type ColumnName } from './headings.js';
import { readRow, type SheetRow } from './sheet-row.js';
import { type Table, UnreadableFile } from './table.js';
/** A file that was read: all its headings, and its rows. */
export interface ReadFile {
  headings: ImportHeading[];
  rows: SheetRow[];
}

/** Patients per file. */
const MOST_ROWS = 10_000;

const startsWith = (bytes: Buffer, ...signs: number[][]) =>
  signs.some((sign) => sign.every((byte, at) => bytes[at] === byte));
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Workbooks from before 2007, and password-protected ones. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];
const OTHERS = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x25, 0x50, 0x44, 0x46],
  [0x52, 0x49, 0x46, 0x46],
  [0x1f, 0x8b],
];

/**
 * Reads the patients of a file, row by row. Detects the format by the first bytes, not by the name.
 * @param today the clinic's day, for validating dates
 * @param mapped what was said about headings
 * @throws UnreadableFile for a fault of the file as a whole
 */
export async function readFile(bytes: Buffer, today: string, mapped?: MappedHeadings): Promise<ReadFile> {
  const table = await tableIn(bytes);
  const found = headingsOf(table, mapped);
  const { rows, columns, headings } = found;
  if (rows.length === 0) throw new UnreadableFile('There is no patient below the headings of this file.', 1, headings);
  if (rows.length > MOST_ROWS)
    throw new UnreadableFile(
      'A file holds at most 10,000 patients. Please divide it, and import one part after the other.',
      rows[MOST_ROWS]?.row,
      headings,
    );
  const signsOf = (column: ColumnName) => {
    const place = columns.get(column);
    const hasMonthFirst = place !== undefined && rows.some(({ cells }) => isMonthFirst(cells[place.at] ?? ''));
    return { today, firstSerial: table.firstSerial, hasMonthFirst };
  };
  const signs = { births: signsOf('birthDate'), lastDays: signsOf('validUntil') };
  return { headings, rows: rows.map((row) => readRow(row, found, signs)) };
}

async function tableIn(bytes: Buffer): Promise<Table> {
  if (startsWith(bytes, ZIP)) {
    const { readXlsx } = await import('./xlsx-table.js'); // loading the workbook parser takes longer than reading a CSV file
    return readXlsx(bytes);
  }
  if (startsWith(bytes, OLD_OFFICE))
    throw new UnreadableFile(
      'This is an older file of Excel, or one with a password. Please save it as .xlsx without a password, or as .csv.',
    );
  if (startsWith(bytes, ...OTHERS))
    throw new UnreadableFile('This file is no spreadsheet, whatever it is called. Please choose a .csv or .xlsx file.');
  return readCsv(bytes);
}
