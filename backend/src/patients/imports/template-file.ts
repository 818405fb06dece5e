import { BYTE_ORDER_MARK, csvLine } from '../../platform/exports/csv-line.js';
import { COLUMNS } from './headings.js';

/** Builds the template: headings without an example row, which would be imported as a patient. */
export function templateFile(): string {
  return BYTE_ORDER_MARK + csvLine(Object.values(COLUMNS));
}
