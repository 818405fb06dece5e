import type { ExportColumn } from '../../platform/exports/export-column.js';
import { oneLine } from '../../platform/inputs/text-input.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** A line of the patients' export (spec §3), and the record's number. */
export interface ExportRow {
  name: string;
  diagnosedWith: string | null;
  number: number;
}

/**
 * Name and diagnosis as the files say them, each in one line: rows of earlier days may hold line breaks, and characters for which a
 * reader of XML refuses the whole file. Who has no name yet is called by the number under which the record is found; no diagnosis is N/A.
 */
export const exportColumns = [
  { header: 'Name', width: 32, cell: ({ name, number }) => oneLine(name) || formatRecordNumber(number) },
  { header: 'Diagnosis', width: 48, cell: ({ diagnosedWith }) => oneLine(diagnosedWith ?? '') || 'N/A' },
] as const satisfies readonly ExportColumn<ExportRow>[];
