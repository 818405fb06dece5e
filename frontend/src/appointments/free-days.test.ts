import { expect, it } from 'vitest';
import { anil, neha, slotOf } from '../../test/free-times.fixture';
import { clockText, freeDaysOf, shortDay, therapistsOf } from './free-days';

it('a day holds each time once, and says that it is asked for when it is with everybody', () => {
  const slots = [
    slotOf('2026-11-21T23:30', neha, true),
    slotOf('2026-11-21T23:30', anil),
    slotOf('2026-11-23T00:00', anil, true),
    slotOf('2026-11-23T00:00', neha, true),
    slotOf('2026-11-23T00:30'),
  ];
  expect(freeDaysOf(slots, '2026-11-21', '2026-11-23')).toEqual([
    { day: '2026-11-21', times: [{ time: '2026-11-21T23:30', isAskedFor: false }] },
    { day: '2026-11-22', times: [] },
    {
      day: '2026-11-23',
      times: [
        { time: '2026-11-23T00:00', isAskedFor: true },
        { time: '2026-11-23T00:30', isAskedFor: false },
      ],
    },
  ]);
});

it('an answer that is full is believed up to its last whole day', () => {
  const full = (...days: string[]) =>
    days.flatMap((day) => Array.from({ length: 1_000 / days.length }, () => slotOf(`${day}T10:00`)));
  const shown = (slots: ReturnType<typeof full>) =>
    freeDaysOf(slots, '2026-11-21', '2026-12-04').map(({ day, times }) => [day, times.length]);
  expect(shown(full('2026-11-21', '2026-11-24'))).toEqual([
    ['2026-11-21', 1],
    ['2026-11-22', 0],
    ['2026-11-23', 0],
  ]);
  expect(shown(full('2026-11-21'))).toEqual([['2026-11-21', 1]]);
});

it('those who treat stand there once, by name', () => {
  const slots = [slotOf('2026-11-21T10:00'), slotOf('2026-11-21T10:00', anil), slotOf('2026-11-21T10:30')];
  expect(therapistsOf(slots).map(({ name }) => name)).toEqual(['Anil Rao', 'Neha Kapoor']);
});

it('says a day and a time as short as a choice needs', () => {
  expect(shortDay('2026-11-05')).toEqual({ weekday: 'Thu', date: '5 Nov' });
  expect(clockText('2026-11-05T16:30')).toBe('4:30 pm');
});
