import { Readable } from 'node:stream';
import { CLINIC_TIME_ZONE } from '../clinic-time.js';
import { MUTED, notoPdf } from '../exports/noto-pdf.js';
import { cellsOf, type ExportRow } from './export-row.js';

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: CLINIC_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The rows as patients.pdf: one numbered line with name and diagnosis for each. Made in memory. */
export async function writePatientsPdf(rows: AsyncIterable<ExportRow>, asOf: Date): Promise<Readable> {
  const lines: string[] = [];
  for await (const row of rows) lines.push(`${lines.length + 1}. ${cellsOf(row).join(' – ')}`);
  const bytes = await notoPdf({
    info: { title: 'Patients', creationDate: asOf },
    content: [
      { text: 'Patients', fontSize: 16, bold: true },
      { text: `${lines.length} records, ${moment.format(asOf)} IST`, color: MUTED, margin: [0, 0, 0, 12] },
      ...lines,
    ],
    footer: (page, pages) => ({ text: `Page ${page} of ${pages}`, alignment: 'center', color: MUTED, fontSize: 8 }),
  });
  return Readable.from([bytes]);
}
