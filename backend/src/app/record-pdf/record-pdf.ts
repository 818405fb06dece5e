import { MUTED, notoPdf, pageNumber } from '../../platform/exports/noto-pdf.js';
import type { RecordEntry, RecordSection } from './record-sections.js';

/** A record to hand over. */
export interface RecordSheet {
  /** Name of the clinic. */
  clinic: string;
  /** Name and record number. */
  patient: string;
  /** When it was handed over, in words. */
  at: string;
  sections: RecordSection[];
}

/** Renders a record, a section after the other. What no longer counts is crossed out, with the reason beside it. */
export async function recordPdf({ clinic, patient, at, sections }: RecordSheet): Promise<Buffer> {
  return notoPdf({
    info: { title: `Record of ${patient}`, author: clinic },
    footer: pageNumber,
    content: [
      { text: clinic, fontSize: 16, bold: true },
      { text: `Record of ${patient}`, fontSize: 14, bold: true, margin: [0, 16, 0, 0] },
      { text: `Complete as of ${at}`, color: MUTED, margin: [0, 0, 0, 8] },
      ...sections.flatMap(({ title, entries }) => [
        { text: title, fontSize: 12, bold: true, margin: [0, 12, 0, 4] as [number, number, number, number] },
        entries.length > 0 ? tableOf(entries) : { text: 'Nothing is recorded.', color: MUTED },
      ]),
    ],
  });
}

const tableOf = (entries: readonly RecordEntry[]) => ({
  layout: 'lightHorizontalLines',
  table: {
    widths: [120, '*'],
    body: entries.map(({ label, lines, isCrossedOut, reason }) => [
      { text: label, color: MUTED },
      {
        stack: [
          ...lines.map((text) => ({ text, ...(isCrossedOut && { decoration: 'lineThrough' as const }) })),
          ...(reason ? [{ text: reason, bold: true }] : []),
        ],
      },
    ]),
  },
});
