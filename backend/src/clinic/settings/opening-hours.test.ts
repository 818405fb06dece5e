import { describe, expect, it } from 'vitest';
import { hoursText, WEEKDAYS, type DayHours, type Weekday, type WeekdayHours } from './opening-hours.js';

/** `8:00-12:00 16:00-20:00` as stretches. */
const stretches = (text: string): DayHours[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((stretch) => {
      const [opens = '', closes = ''] = stretch.split('-');
      return { opens, closes };
    });

/** A week from days by the first letters of their names, each with its stretches. */
const week = (days: Record<string, string>): WeekdayHours[] =>
  Object.entries(days).flatMap(([named, hours]) =>
    named.split(' ').map((short) => ({
      weekday: WEEKDAYS.find((weekday) => weekday.startsWith(short)) as Weekday,
      hours: stretches(hours),
    })),
  );

describe('the hours in one line, in Hindi', () => {
  it.each<[Record<string, string>, string]>([
    [{ 'MO TU WE TH FR SA': '08:00-18:00' }, 'सोम से शनि, सुबह 8 से शाम 6 बजे'],
    [
      { 'MO TU': '08:30-12:00 16:00-20:00', SA: '09:00-13:00' },
      'सोम से मंगल, सुबह 8:30 से दोपहर 12 बजे और शाम 4 से रात 8 बजे; शनि, सुबह 9 से दोपहर 1 बजे',
    ],
    [{ 'MO WE': '00:00-24:00' }, 'सोम, बुध, 24 घंटे'],
    [{ MO: '18:00-24:00' }, 'सोम, शाम 6 से रात 12 बजे'],
    [{}, 'बंद'],
  ])('%o: %s', (days, line) => expect(hoursText(week(days), 'hi')).toBe(line));
});

describe('the hours in one line', () => {
  it.each<[string, Record<string, string>, string]>([
    ['those of the specification', { 'MO TU WE TH FR SA': '08:00-18:00' }, 'Mon-Sat 8AM-6PM'],
    ['with a closed day that is named', { 'MO TU WE TH FR SA': '08:00-18:00', SU: '' }, 'Mon-Sat 8AM-6PM'],
    ['all seven days', { 'MO TU WE TH FR SA SU': '09:00-21:00' }, 'Mon-Sun 9AM-9PM'],
    ['a shorter Saturday', { 'MO TU WE TH FR': '08:00-18:00', SA: '09:00-13:00' }, 'Mon-Fri 8AM-6PM; Sat 9AM-1PM'],
    ['two stretches', { 'MO TU': '08:00-12:00 16:00-20:00' }, 'Mon-Tue 8AM-12PM and 4PM-8PM'],
    ['a closed day between', { 'MO TU TH FR': '08:00-18:00' }, 'Mon-Tue, Thu-Fri 8AM-6PM'],
    ['days apart', { 'MO WE FR': '08:00-18:00', TH: '10:00-12:00' }, 'Mon, Wed, Fri 8AM-6PM; Thu 10AM-12PM'],
    [
      'a day of other hours between',
      { 'MO TU TH': '08:00-18:00', WE: '08:00-12:00' },
      'Mon-Tue, Thu 8AM-6PM; Wed 8AM-12PM',
    ],
    ['Sunday and Monday, which are the two ends', { 'MO SU': '08:00-18:00' }, 'Mon, Sun 8AM-6PM'],
    ['minutes', { MO: '08:30-17:05' }, 'Mon 8:30AM-5:05PM'],
    ['noon and midnight', { MO: '00:00-12:00', TU: '12:00-24:00' }, 'Mon 12AM-12PM; Tue 12PM-12AM'],
    [
      'just before and after them',
      { MO: '00:30-11:59', TU: '12:01-23:59' },
      'Mon 12:30AM-11:59AM; Tue 12:01PM-11:59PM',
    ],
    ['whole days', { 'MO TU WE TH FR SA SU': '00:00-24:00' }, 'Mon-Sun 24 hours'],
    ['in the order of the week', { SA: '09:00-13:00', MO: '08:00-18:00' }, 'Mon 8AM-6PM; Sat 9AM-1PM'],
    ['every day closed', { 'MO TU': '' }, 'Closed'],
    ['no day at all', {}, 'Closed'],
  ])('%s', (_what, days, text) => {
    expect(hoursText(week(days))).toBe(text);
  });
});
