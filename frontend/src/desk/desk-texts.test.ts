import { describe, expect, it } from 'vitest';
import { dayLines, taskTexts } from './day-texts';
import { spellAmount, handOverText } from './takings-text';

const day = { day: '2026-11-21', isOpen: true, hours: [{ opens: '08:00', closes: '18:00' }], specialDay: null };
const nothing = {
  requests: 0,
  needsPhysiotherapist: 0,
  waiting: 0,
  unmarked: 0,
  newContactMessages: 0,
  failedMessages: 0,
};

describe('the clinic’s day', () => {
  it('is named, with its hours', () => {
    expect(dayLines(day)).toEqual(['Saturday, 21 Nov 2026. Open from 8:00 am to 6:00 pm.']);
  });

  it('says first that a clinic that is not open tells nobody anything', () => {
    expect(dayLines({ ...day, isOpen: false })).toEqual([
      'The clinic is closed: nobody is told anything.',
      'Saturday, 21 Nov 2026. Hours: 8:00 am to 6:00 pm.',
    ]);
  });

  it('says that there are no hours, and names a special day', () => {
    expect(dayLines({ ...day, hours: [], specialDay: 'Diwali' })).toEqual([
      'Saturday, 21 Nov 2026, Diwali. There are no opening hours today.',
    ]);
  });
});

describe('what waits for the desk', () => {
  it('leaves out what there is none of', () => {
    expect(taskTexts(nothing)).toEqual([]);
  });

  it('is counted, the requests first', () => {
    expect(taskTexts({ ...nothing, unmarked: 1, requests: 2 }).map(({ text }) => text)).toEqual([
      '2 requests wait for an answer',
      '1 session is over and not marked',
    ]);
  });
});

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
