import { Readable } from 'node:stream';
import { CLINIC_TIME_ZONE } from '../clinic-time.js';
import { textOfCell, type ExportColumn } from './export-column.js';
import { MUTED, notoPdf } from './noto-pdf.js';

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: CLINIC_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The rows as a PDF: one numbered line of cells for each, without the empty ones. Made in memory. */
export async function writePdf<Row>(
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
      { text: `${lines.length} records, ${moment.format(asOf)} IST`, color: MUTED, margin: [0, 0, 0, 12] },
      ...lines,
    ],
    footer: (page, pages) => ({ text: `Page ${page} of ${pages}`, alignment: 'center', color: MUTED, fontSize: 8 }),
  });
  return Readable.from([bytes]);
}
