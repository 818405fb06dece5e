import { BYTE_ORDER_MARK, csvLine } from '../../platform/exports/csv-line.js';
import type { ImportErrorView } from './patient-import-view.js';

/** Builds the CSV file of an import's errors. Its column names come from the uploaded file. */
export function errorFile(errors: ImportErrorView[]): string {
  const lines = errors.map(({ row, column, message }) => csvLine([String(row), column ?? '', message]));
  return BYTE_ORDER_MARK + csvLine(['Row', 'Column', 'What to do']) + lines.join('');
}
