import type { ExportColumn } from '../../platform/exports/export-column.js';
import { oneLine } from '../../platform/inputs/text-input.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** A row of the export of all patients. */
export interface ExportRow {
  name: string;
  diagnosedWith: string | null;
  number: number;
}

/**
 * Columns of the export. Name and diagnosis are reduced to one line: old rows may hold line breaks, and characters that
 * are invalid in XML. A missing name becomes the record number, a missing diagnosis N/A.
 */
export const exportColumns = [
  { header: 'Name', width: 32, cell: ({ name, number }) => oneLine(name) || formatRecordNumber(number) },
  { header: 'Diagnosis', width: 48, cell: ({ diagnosedWith }) => oneLine(diagnosedWith ?? '') || 'N/A' },
] as const satisfies readonly ExportColumn<ExportRow>[];
