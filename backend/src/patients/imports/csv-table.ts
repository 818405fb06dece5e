import { CsvError, parse } from 'csv-parse/sync';
import type { Table } from './table.js';
import { UnreadableFile } from './unreadable-file.js';

/** What separates cells: a comma, a semicolon where commas are decimal, a tab in what Excel calls Unicode text. */
const DELIMITERS = [',', ';', '\t'];
/** Excel takes a first line `sep=;` for itself; it is no row. */
const EXCEL_SAYS = /^sep=(.)\r?\n/i;

/**
 * The text of a CSV file: UTF-8 or UTF-16 by its byte order mark, without one UTF-8 where it is that, UTF-16 where every other byte of the
 * beginning is empty, and else what Windows writes.
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

/** What stands oftenest between the headings. */
function delimiterOf(text: string): string {
  const headings = (/^\s*([^\r\n]*)/.exec(text)?.[1] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => headings.split(delimiter).length;
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

/** The rows of a CSV file; a line that is empty is a row, as the spreadsheet counts. @throws UnreadableFile */
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
