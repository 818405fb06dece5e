import { describe, expect, it } from 'vitest';
import { spellAmount, handOverText } from './takings-text';

describe('the takings of a day', () => {
  it('are summed up, the cash in words, too', () => {
    const takings = [
      { method: 'UPI', amount: 100_000, count: 1 },
      { method: 'CASH', amount: 20_000, count: 2 },
    ] as const;
    expect(handOverText(takings)).toBe(
      '₹1,200.00 (one thousand two hundred rupees) in all. The cash box hands over ₹200.00 (two hundred rupees).',
    );
  });

  it('say that there were none, or no cash', () => {
    expect(handOverText([])).toBe('You took no payment on this day.');
    expect(handOverText([{ method: 'CARD', amount: 5000, count: 1 }])).toBe(
      '₹50.00 (fifty rupees) in all. There is no cash to hand over.',
    );
  });

  it.each([
    [0, 'zero rupees'],
    [100, 'one rupee'],
    [4250, 'forty-two rupees and fifty paise'],
    [12_345_600, 'one lakh twenty-three thousand four hundred fifty-six rupees'],
    [1_010_000_000, 'one crore one lakh rupees'],
    [123_00, 'one hundred twenty-three rupees'],
  ])('%i paise are %s', (paise, words) => {
    expect(spellAmount(paise)).toBe(words);
  });
});
