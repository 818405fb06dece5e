import { isMonthFirst } from './day-cell.js';
import { readCsv } from './csv-table.js';
import { headingsOf } from './headings.js';
import { readRow, type SheetRow } from './sheet-row.js';
import { type Table, UnreadableFile } from './table.js';
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
 * @param today the clinic's day, for validating dates of birth
 * @throws UnreadableFile for a fault of the file as a whole
 */
export async function readFile(bytes: Buffer, today: string): Promise<SheetRow[]> {
  const table = await tableIn(bytes);
  const headings = headingsOf(table);
  const { rows, columns } = headings;
  if (rows.length === 0) throw new UnreadableFile('There is no patient below the headings of this file.');
  if (rows.length > MOST_ROWS)
    throw new UnreadableFile(
      'A file holds at most 10,000 patients. Please divide it, and import one part after the other.',
      rows[MOST_ROWS]?.row,
    );
  const births = columns.get('birthDate');
  const hasMonthFirst = births !== undefined && rows.some(({ cells }) => isMonthFirst(cells[births.at] ?? ''));
  const signs = { today, firstSerial: table.firstSerial, hasMonthFirst };
  return rows.map((row) => readRow(row, headings, signs));
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
