import { CellFault, figuresIn, type Cell } from './cell.js';

/** Paise of the highest balance, ₹10,00,000. */
const MOST_PAISE = 100_000_000;

/** Rupee sign or word in front. */
const IN_FRONT = /^(?:₹|rs\.?|inr)\s*/i;
/** Debit, what is owed, and credit, what was paid in advance, as ledgers write them. */
const SIDE = /\s*(dr|cr)\.?$/i;
/** Digits without groups, in groups of thousands, or in groups of lakhs, with at most two decimals. */
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d{1,2})?$/;

/**
 * Returns a balance in paise: above 0 is owed, below 0 was paid in advance. Reads ₹ 5,000, 1,00,000.50, 5000 Dr and 5000 Cr;
 * refuses what has two meanings, such as 5,00, 5,000/-, (500) or -500 Cr.
 * @throws CellFault
 */
export function balanceIn(cell: Cell): number {
  const text = figuresIn(cell).replace(/^'/, '').replaceAll(/[−–]/g, '-');
  const side = SIDE.exec(text)?.[1]?.toLowerCase();
  const withoutSide = text.replace(SIDE, '').trim();
  const isBelow = withoutSide.startsWith('-');
  const amount = withoutSide.replace(/^[-+]\s*/, '').replace(IN_FRONT, '');
  const isSigned = /^[-+]/.test(withoutSide);
  if (!AMOUNT.test(amount) || (side && isSigned))
    throw new CellFault(
      'This balance cannot be read for certain. Please write rupees with at most two decimals: 5000 for what is owed, -5000 for what was paid in advance.',
    );
  const [rupees = '', decimals = ''] = amount.replaceAll(',', '').split('.');
  const paise = Number(rupees) * 100 + Number(decimals.padEnd(2, '0'));
  if (paise > MOST_PAISE) throw new CellFault('This balance is above ₹10,00,000. Please check the amount.');
  return isBelow || side === 'cr' ? -paise : paise;
}

/** Returns the number of sessions left. @throws CellFault */
export function sessionsIn(cell: Cell): number {
  const text = figuresIn(cell).replace(/\.0+$/, '');
  const sessions = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (sessions < 1 || sessions > 200)
    throw new CellFault('Please write how many sessions are left, from 1 to 200, or leave this empty.');
  return sessions;
}
