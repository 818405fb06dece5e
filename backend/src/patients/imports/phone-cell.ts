import { toE164 } from '../../platform/inputs/phone-number.js';
import { CellFault, figuresIn, type Cell } from './cell.js';

/** 9.87654E+09: a spreadsheet wrote the number so, and its last digits are gone. */
const SHORTENED = /^[+-]?\d+(?:[.,]\d+)?\s*E\s*\+?\d+$/i;
/** Ten digits, with what people put in front of them. Anything longer is two numbers, of which nobody could say which. */
const DIGITS = /^(?:0|91|091|0091)?\d{10}$/;

/** An Indian mobile number as E.164. Unreadable digits are never guessed. @throws CellFault */
export function phoneIn(cell: Cell): string {
  // Some programs write 9876543210.0, and what was exported with a guard against formulas begins with an apostrophe.
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
