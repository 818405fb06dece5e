import { Readable } from 'node:stream';
import { sayMoment } from '../time/clinic-time.js';
import { textOfCell, type ExportColumn } from './export-column.js';
import { MUTED, notoPdf, pageNumber } from './noto-pdf.js';

/** Writes the rows as a PDF in memory: a numbered line per row, without empty cells. */
export async function writeLinesPdf<Row>(
  rows: AsyncIterable<Row>,
  { title, columns, asOf }: { title: string; columns: readonly ExportColumn<Row>[]; asOf: Date },
): Promise<Readable> {
  const lines: string[] = [];
  for await (const row of rows) {
    const cells = columns.map((column) => textOfCell(column, row)).filter((text) => text !== '');
    lines.push(`${lines.length + 1}. ${cells.join(' – ')}`);
  }
  const bytes = await notoPdf({
    info: { title, creationDate: asOf },
    content: [
      { text: title, fontSize: 16, bold: true },
      { text: `${lines.length} records, ${sayMoment(asOf)}`, color: MUTED, margin: [0, 0, 0, 12] },
      ...lines,
    ],
    footer: pageNumber,
  });
  return Readable.from([bytes]);
}
