import { rupeesText } from '../values/rupees';
import type { MyTakingsQuery } from './gql/generated';

type Taking = MyTakingsQuery['myTakings'][number];

/** Says what was taken in all, and what the cash box hands over, in figures and in words. */
export function handOverText(takings: readonly Taking[]): string {
  const sum = (rows: readonly Taking[]) => rows.reduce((total, { amount }) => total + amount, 0);
  if (takings.length === 0) return 'You took no payment on this day.';
  const cash = sum(takings.filter(({ method }) => method === 'CASH'));
  const box = cash > 0 ? `The cash box hands over ${amountText(cash)}.` : 'There is no cash to hand over.';
  return `${amountText(sum(takings))} in all. ${box}`;
}

const amountText = (paise: number) => `${rupeesText(paise)} (${spellAmount(paise)})`;

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const units = [
  { size: 10_000_000, word: 'crore' },
  { size: 100_000, word: 'lakh' },
  { size: 1000, word: 'thousand' },
  { size: 100, word: 'hundred' },
] as const;

/** Writes a whole number in words, with lakh and crore. */
function spellNumber(count: number): string {
  const unit = units.find(({ size }) => count >= size);
  if (unit) {
    const rest = count % unit.size;
    const head = `${spellNumber(Math.floor(count / unit.size))} ${unit.word}`;
    return rest > 0 ? `${head} ${spellNumber(rest)}` : head;
  }
  if (count < 20) return small[count] ?? '';
  const ten = tens[Math.floor(count / 10)] ?? '';
  return count % 10 > 0 ? `${ten}-${small[count % 10]}` : ten;
}

/**
 * Writes an amount in words, such as one thousand two hundred rupees and fifty paise.
 * @param paise a whole number, not negative
 */
export function spellAmount(paise: number): string {
  const rupees = spellNumber(Math.floor(paise / 100));
  const rest = paise % 100;
  return `${rupees} ${rupees === 'one' ? 'rupee' : 'rupees'}${rest > 0 ? ` and ${spellNumber(rest)} paise` : ''}`;
}
