import { toE164 } from '../../platform/inputs/phone-number.js';
import { CellFault, figuresIn, type Cell } from './cell.js';

/** Scientific notation such as 9.87654E+09: the spreadsheet dropped the last digits. */
const SHORTENED = /^[+-]?\d+(?:[.,]\d+)?\s*E\s*\+?\d+$/i;
/** Ten digits with an optional prefix. Longer texts hold two numbers and are refused. */
const DIGITS = /^(?:0|91|091|0091)?\d{10}$/;

/** Returns an Indian mobile number as E.164. @throws CellFault */
export function phoneIn(cell: Cell): string {
  // Some programs write 9876543210.0; an export guarded against formula injection starts with an apostrophe.
  const text = figuresIn(cell)
    .replace(/^'/, '')
    .replace(/^(\d+)\.0+$/, '$1');
  if (SHORTENED.test(text))
    throw new CellFault(
      'The spreadsheet shortened this number, and digits are lost. Format the column as text or as a number without decimals, write it again and save.',
    );
  const phone = DIGITS.test(text.replaceAll(/\D/g, '')) ? toE164(text) : undefined;
  if (!phone) throw new CellFault('Please write one Indian mobile number of ten digits.');
  return phone;
}
