import type { Readable } from 'node:stream';
import { z } from 'zod';
import { textOf, type RowStream } from '../db/row-stream.js';
import { validationMessage } from '../errors/reason.js';
import { csvPieces } from './table-csv.js';
import type { ExportTable } from './table-pdf.js';

const LIST_FORMATS = ['xlsx', 'csv', 'pdf'] as const;

/** File format of a list. */
export const listFormat = z
  .enum(LIST_FORMATS, validationMessage('ONE_OF', { input: 'EXPORT_FORMAT', choices: LIST_FORMATS.join(', ') }))
  .default('xlsx');
export type ListFormat = z.output<typeof listFormat>;

/** Media types of the file formats. */
export const LIST_FILES = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'application/pdf',
] as const;

/** Returns the rows as a file. The PDF and workbook libraries are loaded on first use, because many processes never need them. */
export async function listFile<Row>(
  rows: RowStream<Row>,
  format: ListFormat,
  table: ExportTable<Row>,
): Promise<Readable> {
  if (format === 'csv') return textOf(rows, csvPieces(table.columns));
  if (format === 'pdf') {
    const { writeTablePdf } = await import('./table-pdf.js');
    return writeTablePdf(rows, table);
  }
  const { writeXlsx } = await import('./table-xlsx.js');
  return writeXlsx(rows, table.title, table.columns);
}
