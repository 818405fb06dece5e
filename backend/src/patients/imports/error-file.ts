import { BYTE_ORDER_MARK, csvLine } from '../../platform/exports/csv-line.js';
import type { ImportErrorView } from './patient-import-view.js';

/** The errors of an import as CSV, whose headings come from outside. */
export function errorFile(errors: ImportErrorView[]): string {
  const lines = errors.map(({ row, column, message }) => csvLine([String(row), column ?? '', message]));
  return BYTE_ORDER_MARK + csvLine(['Row', 'Column', 'What to do']) + lines.join('');
}
