import { expect, it } from 'vitest';
import { weekTexts } from './week-texts';

it('says each day of the week in order, with several stretches, a day off, and the end of a day', () => {
  const week = [
    { weekday: 'TUESDAY', hours: [{ opens: '16:30', closes: '24:00' }] },
    {
      weekday: 'MONDAY',
      hours: [
        { opens: '00:00', closes: '09:00' },
        { opens: '12:00', closes: '13:00' },
      ],
    },
  ] as const;
  expect(weekTexts(week)).toEqual([
    'Monday: 12:00 am to 9:00 am, 12:00 pm to 1:00 pm',
    'Tuesday: 4:30 pm to midnight',
    'Wednesday: off',
    'Thursday: off',
    'Friday: off',
    'Saturday: off',
    'Sunday: off',
  ]);
});
