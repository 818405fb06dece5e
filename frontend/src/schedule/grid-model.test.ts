import { describe, expect, it } from 'vitest';
import { appointmentRow, neha } from '../../test/appointments.fixture';
import { closedSpans, firstItem, gapStart, gridColumns, gridRange, neighbour, type CalendarDay } from './grid-model';
import { gapText } from './grid-texts';

const day = '2026-11-21';
const at = (time: string) => new Date(`${day}T${time}:00+05:30`).toJSON();
const span = (from: string, until: string) => ({ from: at(from), until: at(until) });
const session = (id: string, time: string, durationMinutes = 60) => ({
  ...appointmentRow({ id, appointmentDate: at(time), durationMinutes, physiotherapist: neha }),
  seriesId: null,
  noteStatus: null,
  phone: null,
});

function calendarDay(
  changes: Partial<CalendarDay['columns'][number]> = {},
  unassigned: CalendarDay['unassigned'] = [],
): CalendarDay {
  const column = {
    physiotherapist: neha,
    works: [span('09:00', '17:00')],
    leave: [],
    sessions: [],
    free: [],
    ...changes,
  };
  return {
    day,
    specialDay: null,
    slotMinutes: 30,
    hours: [{ opens: '09:00', closes: '17:00' }],
    columns: [column],
    unassigned,
  };
}
const placesOf = (changes: Parameters<typeof calendarDay>[0]) =>
  gridColumns([calendarDay(changes)])[0]?.items.map(({ from, until, lane, lanes }) => [from, until, lane, lanes]);

describe('items of a column', () => {
  it('stand by time, and side by side where they overlap', () => {
    const sessions = [session('a', '10:00'), session('b', '10:30'), session('c', '11:00'), session('d', '14:00')];
    expect(placesOf({ sessions, free: [span('12:30', '13:00')] })).toEqual([
      [600, 660, 0, 2],
      [630, 690, 1, 2],
      [660, 720, 0, 2],
      [750, 780, 0, 1],
      [840, 900, 0, 1],
    ]);
  });

  it('leave room for a finger beside a session of five minutes', () => {
    expect(placesOf({ sessions: [session('a', '10:00', 5), session('b', '10:05')] })).toEqual([
      [600, 605, 0, 2],
      [605, 665, 1, 2],
    ]);
  });

  it('end with the day', () => expect(placesOf({ sessions: [session('a', '23:30')] })).toEqual([[1_410, 1_440, 0, 1]]));
});

describe('the grid', () => {
  it('puts the sessions that need somebody first, and only where there are any', () => {
    const names = (unassigned: CalendarDay['unassigned']) =>
      gridColumns([calendarDay({}, unassigned)]).map(({ physiotherapist }) => physiotherapist?.name);
    expect(names([])).toEqual(['Neha Kapoor']);
    expect(names([{ ...session('a', '10:00'), physiotherapist: null }])).toEqual([undefined, 'Neha Kapoor']);
  });

  it('puts a session where it says that it is, before the days are read again', () => {
    const moved = { ...session('a', '10:00'), physiotherapist: { id: 't2', name: 'Ankit Sharma' } };
    const shown = calendarDay({ sessions: [moved, session('b', '12:00')] });
    const ankit = { ...shown.columns[0], physiotherapist: { id: 't2', name: 'Ankit Sharma' }, sessions: [] };
    const columns = gridColumns([{ ...shown, columns: [...shown.columns, ankit as (typeof shown.columns)[number]] }]);
    expect(columns.map(({ items }) => items.map(({ from }) => from))).toEqual([[720], [600]]);
  });

  it.each([
    ['the hours of the clinic', calendarDay(), [540, 1_020]],
    [
      'sessions outside them, from full hour to full hour',
      calendarDay({ sessions: [session('a', '06:30', 45), session('b', '18:10')] }),
      [360, 1_200],
    ],
    ['8 to 18 where nothing is open', { ...calendarDay({ works: [] }), hours: [] }, [480, 1_080]],
  ])('shows %s', (_what, shown, [from, until]) => {
    expect(gridRange([shown], gridColumns([shown]))).toEqual({ from, until });
  });

  it('hatches what is not worked', () => {
    const works = [
      { from: 540, until: 780 },
      { from: 840, until: 1_020 },
    ];
    expect(closedSpans(works, { from: 480, until: 1_020 })).toEqual([
      { from: 480, until: 540 },
      { from: 780, until: 840 },
    ]);
    expect(closedSpans([], { from: 480, until: 1_080 })).toEqual([{ from: 480, until: 1_080 }]);
  });

  it('begins with the first item of today that is not over', () => {
    const columns = gridColumns([calendarDay({ sessions: [session('a', '10:00'), session('b', '12:00')] })]);
    const first = (time: string) => firstItem(columns, Date.parse(at(time)))?.from;
    expect([first('09:00'), first('11:00'), first('15:00')]).toEqual([600, 720, 600]);
    expect(firstItem([], Date.parse(at('09:00')))).toBeUndefined();
  });

  it('goes no further than its edges', () => {
    const columns = gridColumns([calendarDay({ sessions: [session('a', '10:00')] })]);
    const key = columns[0]?.items[0]?.key ?? '';
    for (const direction of ['up', 'down', 'left', 'right'] as const)
      expect(neighbour(columns, key, direction)).toBeUndefined();
  });
});

it.each([
  [span('14:00', '15:30'), 'Free 2:00 to 3:30 pm', '2026-11-21T14:00'],
  [span('11:00', '13:00'), 'Free 11:00 am to 1:00 pm', '2026-11-21T11:00'],
  [span('12:01', '13:00'), 'Free 12:01 to 1:00 pm', '2026-11-21T12:05'],
])('a gap %j says so, and is booked from a time on five minutes', (gap, text, start) => {
  expect(gapText(gap)).toBe(text);
  expect(gapStart(gap)).toBe(start);
});
