import { describe, expect, it } from 'vitest';
import { dayLines, taskTexts } from './day-texts';

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
