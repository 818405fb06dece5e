import { describe, expect, it } from 'vitest';
import {
  addDays,
  clinicDay,
  clinicTime,
  dayText,
  isDay,
  momentText,
  parseClinicTime,
  timeText,
  weekdayText,
} from './clinic-time';

describe('clinic time', () => {
  it.each([
    '',
    '21 Nov 2026',
    '2026-11-21',
    '2026-11-21 16:30',
    '2026-11-21T4:30',
    '2026-11-21T24:00',
    '2026-11-21T16:60',
  ])('refuses "%s", which is not YYYY-MM-DDTHH:MM', (typed) => expect(parseClinicTime(typed)).toBeUndefined());

  it.each(['2026-02-29T10:00', '2026-13-01T10:00', '2026-04-31T10:00'])('refuses %s, which does not exist', (typed) =>
    expect(parseClinicTime(typed)).toBeUndefined(),
  );

  it('takes YYYY-MM-DDTHH:MM as IST', () => {
    expect(parseClinicTime('2026-11-21T16:30')?.toJSON()).toBe('2026-11-21T11:00:00.000Z');
    expect(parseClinicTime(' 2026-11-22T00:05 ')?.toJSON()).toBe('2026-11-21T18:35:00.000Z');
  });

  it('says a moment as 21 Nov 2026, 4:30 pm IST', () => {
    expect(momentText('2026-11-21T11:00:00.000Z')).toBe('21 Nov 2026, 4:30 pm IST');
    expect(momentText('2026-09-04T18:35:00.000Z')).toBe('5 Sep 2026, 12:05 am IST');
    expect(dayText('2026-11-21T18:30:00.000Z')).toBe('22 Nov 2026');
    expect(timeText('2026-11-21T06:30:00.000Z')).toBe('12:00 pm');
    expect(weekdayText('2026-11-21')).toBe('Saturday, 21 Nov 2026');
  });

  it('writes a moment in the form in which it is typed', () => {
    expect(clinicTime('2026-11-21T18:35:00.000Z')).toBe('2026-11-22T00:05');
    expect(clinicDay('2026-11-21T18:29:59.999Z')).toBe('2026-11-21');
    expect(clinicDay('2026-11-21T18:30:00.000Z')).toBe('2026-11-22');
  });

  it('counts days over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('knows the days that exist', () => {
    expect(['2026-11-31', '2026-1-1', 'today', ''].filter(isDay)).toEqual([]);
    expect(isDay('2028-02-29')).toBe(true);
  });
});
