import { Readable } from 'node:stream';
import { sayMoment } from '../time/clinic-time.js';
import { textOfCell, type ExportColumn } from './export-column.js';
import { MUTED, notoPdf, pageNumber } from './noto-pdf.js';

/** Table to export. */
export interface ExportTable<Row> {
  title: string;
  columns: readonly ExportColumn<Row>[];
  /** Time at which the rows were read. */
  asOf: Date;
  /** Heading of the PDF. */
  clinicName: string;
  /** Filters as text, such as "Status: Paid". */
  filters: readonly string[];
}

/** Tables with more characters per row are in landscape. */
const PORTRAIT_WIDTH = 90;

/** Writes the rows as a PDF in memory: a table that repeats its header on each page. */
export async function writeTablePdf<Row>(
  rows: AsyncIterable<Row>,
  { title, columns: all, asOf, clinicName, filters }: ExportTable<Row>,
): Promise<Readable> {
  const columns = all.filter(({ kind }) => kind !== 'technical');
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const body = [];
  for await (const row of rows) {
    body.push(
      columns.map((column) => {
        const text = withBreaks(textOfCell(column, row), column.width);
        return column.kind === 'money' ? { text, alignment: 'right' as const } : text;
      }),
    );
  }
  const header = columns.map(({ header: text, kind }) => ({
    text,
    bold: true,
    ...(kind === 'money' && { alignment: 'right' as const }),
  }));
  const count = body.length === 1 ? '1 record' : `${body.length.toLocaleString('en-IN')} records`;
  const bytes = await notoPdf({
    info: { title, author: clinicName, creationDate: asOf },
    pageOrientation: width > PORTRAIT_WIDTH ? 'landscape' : 'portrait',
    content: [
      { text: clinicName, color: MUTED },
      { text: title, fontSize: 16, bold: true },
      ...(filters.length > 0 ? [filters.join(' · ')] : []),
      { text: `${count}, ${sayMoment(asOf)}`, color: MUTED, margin: [0, 0, 0, 12] },
      {
        layout: 'lightHorizontalLines',
        fontSize: 8,
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: columns.map((column) => `${(100 * column.width) / width}%`),
          body: [header, ...body],
        },
      },
    ],
    footer: pageNumber,
  });
  return Readable.from([bytes]);
}

/** Inserts break opportunities into words that are longer than their column, which would overflow. */
function withBreaks(text: string, width: number): string {
  const longest = Math.floor(width * 0.8);
  if (text.length <= longest) return text;
  return text.replace(/\S+/g, (word) =>
    word.length <= longest ? word : (word.match(new RegExp(`.{1,${longest}}`, 'gu')) ?? []).join('\u200b'),
  );
}
