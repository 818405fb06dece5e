import { BYTE_ORDER_MARK, csvLine } from '../../platform/exports/csv-line.js';
import { COLUMNS } from './headings.js';

/** The headings alone: an example would be imported with the patients that are written below it. */
export function templateFile(): string {
  return BYTE_ORDER_MARK + csvLine(Object.values(COLUMNS));
}
