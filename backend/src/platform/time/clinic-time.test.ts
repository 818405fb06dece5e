import { describe, expect, it } from 'vitest';
import {
  addDays,
  clinicDay,
  endOfDay,
  isDay,
  mondayOf,
  parseClinicTime,
  sayDay,
  sayMoment,
  startOfDay,
} from './clinic-time.js';

/** Every day from one to another. */
function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

const LEAP_AND_COMMON_YEARS = daysFrom('2023-12-25', '2026-01-05');

describe('a clinic day', () => {
  it('begins at midnight and ends at 23:59:59.999, in India (reading 46)', () => {
    expect(startOfDay('2026-03-10').toISOString()).toBe('2026-03-09T18:30:00.000Z');
    expect(endOfDay('2026-03-10').toISOString()).toBe('2026-03-10T18:29:59.999Z');
  });

  it('is the day of its first and of its last moment, and of none beside them', () => {
    for (const day of LEAP_AND_COMMON_YEARS) {
      expect(clinicDay(startOfDay(day))).toBe(day);
      expect(clinicDay(endOfDay(day))).toBe(day);
      expect(clinicDay(new Date(startOfDay(day).getTime() - 1))).toBe(addDays(day, -1));
      expect(endOfDay(day).getTime() + 1).toBe(startOfDay(addDays(day, 1)).getTime());
    }
  });

  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-10', 0, '2026-03-10'],
    ['2026-03-10', 365, '2027-03-10'],
  ])('%s and %i days make %s', (day, days, later) => {
    expect(addDays(day, days)).toBe(later);
  });

  it.each(['2026-03-10', '2024-02-29', '1900-01-01', '2999-12-31', '1000-01-01'])('%s is one', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '',
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '10-03-2026',
    '2026-03-10T00:00',
    ' 2026-03-10',
    '0000-01-01',
    '0999-12-31',
    '3000-01-01',
    '9999-12-31',
    '+12026-03-10',
  ])('"%s" is none', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('a week', () => {
  it('is Monday to Sunday: Sunday belongs to the Monday before (reading 46)', () => {
    for (const day of LEAP_AND_COMMON_YEARS) {
      const monday = mondayOf(day);
      expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
      expect(monday <= day && day <= addDays(monday, 6)).toBe(true);
    }
    expect(mondayOf('2026-03-15')).toBe('2026-03-09');
    expect(mondayOf('2026-03-16')).toBe('2026-03-16');
  });
});

describe('a moment that somebody types', () => {
  it.each([
    ['2026-03-10T16:30', '2026-03-10T11:00:00.000Z'],
    ['2026-03-10T00:00', '2026-03-09T18:30:00.000Z'],
    ['2026-03-10T05:29', '2026-03-09T23:59:00.000Z'],
    ['2026-03-10T23:59', '2026-03-10T18:29:00.000Z'],
    ['2026-03-10T16:30:45', '2026-03-10T11:00:45.000Z'],
    ['2026-03-10T16:30:45.678', '2026-03-10T11:00:45.678Z'],
    [' 2026-03-10T16:30 ', '2026-03-10T11:00:00.000Z'],
    ['2024-02-29T12:00', '2024-02-29T06:30:00.000Z'],
  ])('"%s" is clinic time: %s (reading 43)', (text, moment) => {
    expect(parseClinicTime(text)?.toISOString()).toBe(moment);
  });

  it.each([
    ['2026-03-10T16:30Z', '2026-03-10T16:30:00.000Z'],
    ['2026-03-10T16:30:00.000Z', '2026-03-10T16:30:00.000Z'],
    ['2026-03-10T16:30+05:30', '2026-03-10T11:00:00.000Z'],
    ['2026-03-10T16:30:15-08:00', '2026-03-11T00:30:15.000Z'],
    ['2026-03-10T16:30:00.123456Z', '2026-03-10T16:30:00.123Z'],
    ['2999-12-31T23:59-12:00', '3000-01-01T11:59:00.000Z'],
  ])('"%s" has a zone of its own: %s', (text, moment) => {
    expect(parseClinicTime(text)?.toISOString()).toBe(moment);
  });

  it.each([
    '',
    'tomorrow',
    '2026-03-10',
    '2026-03-10 16:30',
    '10-03-2026T16:30',
    '2026-02-30T10:00',
    '2026-02-30T10:00Z',
    '2025-02-29T10:00',
    '2026-13-01T10:00',
    '2026-03-10T24:00',
    '2026-03-10T24:00Z',
    '2026-03-10T16:60',
    '2026-03-10T16:30:60',
    '2026-03-10T16:30:99Z',
    '2026-03-10T16:30:00.1234567',
    '2026-03-10T4:30',
    '2026-03-10T16:30 IST',
    '2026-03-10T16:30+5:30',
    '2026-03-10T16:30+25:00',
    '2026-03-10T16:30+05:99',
    '2026-03-10t16:30z',
    '0000-01-01T00:00',
    '9999-12-31T23:59-12:00',
    '2026-03-10T16:30\n2026-03-10T16:30',
  ])('"%s" is none', (text) => {
    expect(parseClinicTime(text)).toBeUndefined();
  });

  it('is read back from what the browser sends of it', () => {
    for (const day of daysFrom('2026-01-01', '2026-03-31')) {
      const typed = parseClinicTime(`${day}T09:15`);
      expect(parseClinicTime(typed?.toISOString() ?? '')).toEqual(typed);
    }
  });
});

it('says a moment in clinic time, with its zone', () => {
  expect(sayMoment(new Date('2026-11-21T11:00:00Z'))).toBe('21 Nov 2026, 4:30 pm IST');
  expect(sayMoment(new Date('2026-03-09T18:30:00Z'))).toBe('10 Mar 2026, 12:00 am IST');
});

describe('in Hindi', () => {
  it.each([
    ['2026-11-22T02:30:00Z', '22 नवंबर 2026, सुबह 8:00 बजे'],
    ['2026-11-22T06:30:00Z', '22 नवंबर 2026, दोपहर 12:00 बजे'],
    ['2026-11-22T10:30:00Z', '22 नवंबर 2026, शाम 4:00 बजे'],
    ['2026-11-22T14:30:00Z', '22 नवंबर 2026, रात 8:00 बजे'],
    ['2026-11-22T18:30:00Z', '23 नवंबर 2026, रात 12:00 बजे'],
    ['2026-02-05T22:29:00Z', '6 फ़रवरी 2026, रात 3:59 बजे'],
    ['2026-02-05T22:30:00Z', '6 फ़रवरी 2026, सुबह 4:00 बजे'],
  ])('%s is %s', (utc, said) => {
    expect(sayMoment(new Date(utc), 'hi')).toBe(said);
  });

  it('a day in English has a month of three letters, as on the screens', () => {
    expect(sayDay('2026-09-01')).toBe('1 Sep 2026');
    expect(sayMoment(new Date('2026-09-01T06:30:00Z'))).toBe('1 Sep 2026, 12:00 pm IST');
  });

  it('a day has its month in words and its digits from 0 to 9', () => {
    expect(sayDay('2026-11-01', 'hi')).toBe('1 नवंबर 2026');
  });
});
