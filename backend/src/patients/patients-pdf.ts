import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import pdfmake from 'pdfmake';
import { CLINIC_TIME_ZONE } from '../clinic-time.js';
import { cellsOf, type ExportRow } from './export-row.js';

const font = (name: string) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-devanagari/${name}`);
// Draws Hindi and Latin alike (reading 38); embedded in the file.
const regular = font('400Regular/NotoSansDevanagari_400Regular.ttf');
const bold = font('700Bold/NotoSansDevanagari_700Bold.ttf');

pdfmake.setFonts({ Noto: { normal: regular, bold, italics: regular, bolditalics: bold } });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === regular || path === bold);

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: CLINIC_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The rows as patients.pdf: one numbered line with name and diagnosis for each. Made in memory. */
export async function writePatientsPdf(rows: AsyncIterable<ExportRow>, asOf: Date): Promise<Readable> {
  const lines: string[] = [];
  for await (const row of rows) lines.push(`${lines.length + 1}. ${cellsOf(row).join(' – ')}`);
  const pdf = pdfmake.createPdf({
    info: { title: 'Patients', creationDate: asOf },
    pageSize: 'A4',
    pageMargins: [40, 48, 40, 48],
    defaultStyle: { font: 'Noto', fontSize: 10, lineHeight: 1.3 },
    content: [
      { text: 'Patients', fontSize: 16, bold: true },
      { text: `${lines.length} records, ${moment.format(asOf)} IST`, color: '#4C6362', margin: [0, 0, 0, 12] },
      ...lines,
    ],
    footer: (page, pages) => ({ text: `Page ${page} of ${pages}`, alignment: 'center', color: '#4C6362', fontSize: 8 }),
  });
  return Readable.from([await pdf.getBuffer()]);
}
