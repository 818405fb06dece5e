import { CsvError, parse } from 'csv-parse/sync';
import { type Table, UnreadableFile } from './table.js';
/** Delimiters: a comma, a semicolon in locales with decimal commas, a tab in Excel's Unicode text. */
const DELIMITERS = [',', ';', '\t'];
/** Excel's optional first line `sep=;` is a directive, not a row. */
const EXCEL_SAYS = /^sep=(.)\r?\n/i;

/**
 * Decodes a CSV file by its byte order mark: UTF-8 or UTF-16. Without one: UTF-8 if valid, UTF-16 if every other byte
 * of the beginning is zero, otherwise Windows-1252.
 */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const start = bytes.subarray(0, 200);
  const zeros = (from: number) => start.filter((byte, at) => at % 2 === from && byte === 0).length > start.length / 4;
  if ((first === 0xff && second === 0xfe) || zeros(1)) return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || zeros(0)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns the most frequent delimiter of the first line. */
function delimiterOf(text: string): string {
  const headings = (/^\s*([^\r\n]*)/.exec(text)?.[1] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => headings.split(delimiter).length;
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

/** Parses a CSV file. Empty lines count as rows, as in the spreadsheet. @throws UnreadableFile */
export function readCsv(bytes: Uint8Array): Table {
  const whole = decode(bytes);
  const said = EXCEL_SAYS.exec(whole);
  const text = said ? whole.slice(said[0].length) : whole;
  try {
    const rows: string[][] = parse(text, {
      delimiter: said?.[1] ?? delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
    return { rows: rows.map((cells, index) => ({ row: index + 1, cells })), firstSerial: '1899-12-30' };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile(
      'A quotation mark in this row has no end. Please mend it, or save the file as .xlsx.',
      rowOf(error),
    );
  }
}

function rowOf({ records }: CsvError & { records?: unknown }): number {
  return typeof records === 'number' ? records + 1 : 1;
}
