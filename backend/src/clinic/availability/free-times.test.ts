import { describe, expect, it } from 'vitest';
import type { WeekdayHours } from '../settings/opening-hours.js';
import { freeTimes, findSlotConflict, type TakenTime } from './free-times.js';

type Question = Parameters<typeof freeTimes>[0];

/** A moment of Thursday, 12 March 2026, or of another day, in clinic time. */
const at = (time: string, day = '2026-03-12') => new Date(`${day}T${time}:00+05:30`);
const hours = (...stretches: string[]) =>
  stretches.map((stretch) => ({ opens: stretch.slice(0, 5), closes: stretch.slice(6) }));
const on = (weekday: WeekdayHours['weekday'], ...stretches: string[]) => ({ weekday, hours: hours(...stretches) });
const session = (time: string, more: Partial<TakenTime> = {}): TakenTime => ({
  startsAt: at(time),
  durationMinutes: 45,
  sessionType: 'Clinic',
  status: 'scheduled',
  ...more,
});

/** A clinic that is open on Thursday from 9 to 12, with a time every half hour; Tuesday noon, nothing taken. */
const quiet: Question = {
  clinicHours: [on('THURSDAY', '09:00-12:00'), on('FRIDAY', '09:00-10:00')],
  specialDays: [],
  workingHours: null,
  leave: [],
  sessions: [],
  rules: { slotMinutes: 30, leadMinutes: 120, horizonDays: 30, travelMinutes: 30 },
  offer: { sessionType: 'Clinic', durationMinutes: 45 },
  now: at('12:00', '2026-03-10'),
  day: '2026-03-12',
};
const rules = (changes: Partial<Question['rules']>) => ({ rules: { ...quiet.rules, ...changes } });
const home = { offer: { sessionType: 'Home', durationMinutes: 45 } } as const;
const thursday = (...stretches: string[]) => ({ clinicHours: [on('THURSDAY', ...stretches)] });

/** When times begin, in clinic time; with a question mark where somebody has asked. */
function said(changes: Partial<Question>): string {
  return freeTimes({ ...quiet, ...changes })
    .map(({ startsAt, requested }) => {
      const clock = new Date(startsAt.getTime() + 330 * 60_000).toISOString();
      return (clock.startsWith('2026-03-12') ? clock.slice(11, 16) : clock.slice(0, 16)) + (requested ? '?' : '');
    })
    .join(' ');
}

describe('times are offered', () => {
  it.each<[what: string, changes: Partial<Question>, times: string]>([
    ['every slot from the opening, while the whole length fits', {}, '09:00 09:30 10:00 10:30 11:00'],
    [
      'up to the last moment',
      { offer: { sessionType: 'Clinic', durationMinutes: 60 } },
      '09:00 09:30 10:00 10:30 11:00',
    ],
    ['in each stretch from its own beginning', thursday('09:10-10:30', '16:05-17:00'), '09:10 09:40 16:05'],
    ['not over a gap between stretches', thursday('09:00-09:40', '09:50-10:30'), ''],
    ['once where a session is as long as the stretch', thursday('09:00-09:45'), '09:00'],
    ['not at all where it is longer than the stretch', thursday('09:00-09:44'), ''],
    ['until 24:00', thursday('22:30-24:00'), '22:30 23:00'],
    ['from 00:00', thursday('00:00-01:00'), '00:00'],
    [
      'the whole day',
      {
        ...thursday('00:00-24:00'),
        ...rules({ slotMinutes: 120 }),
        offer: { sessionType: 'Tele', durationMinutes: 480 },
      },
      '00:00 02:00 04:00 06:00 08:00 10:00 12:00 14:00 16:00',
    ],
    ['not on a weekday that is closed', { day: '2026-03-14' }, ''],
    ['not on a holiday', { specialDays: [{ day: '2026-03-12', name: 'Holi', hours: [] }] }, ''],
    [
      'by the hours of a special day',
      { specialDays: [{ day: '2026-03-12', name: 'Holi', hours: hours('15:00-16:00') }] },
      '15:00',
    ],
    [
      'on a special day of a closed weekday',
      { day: '2026-03-15', specialDays: [{ day: '2026-03-15', name: 'Camp', hours: hours('15:00-16:00') }] },
      '2026-03-15T15:00',
    ],
    [
      'not by another day’s special hours',
      { specialDays: [{ day: '2026-03-13', name: 'Holi', hours: [] }] },
      '09:00 09:30 10:00 10:30 11:00',
    ],
    ['within the own hours', { workingHours: [on('THURSDAY', '09:45-14:00')] }, '09:45 10:15 10:45 11:15'],
    ['in none of a day off', { workingHours: [on('FRIDAY', '09:00-12:00')] }, ''],
    [
      'within own hours and special ones',
      {
        workingHours: [on('THURSDAY', '10:00-18:00')],
        specialDays: [{ day: '2026-03-12', name: 'Holi', hours: hours('08:00-11:00') }],
      },
      '10:00',
    ],
    ['beside a leave, on the same grid', { leave: [{ from: at('09:40'), until: at('10:20') }] }, '10:30 11:00'],
    [
      'up to a leave, and from its end on',
      { leave: [{ from: at('09:45'), until: at('10:00') }] },
      '09:00 10:00 10:30 11:00',
    ],
    [
      'not in a leave over midnight',
      { leave: [{ from: at('20:00', '2026-03-11'), until: at('10:30') }] },
      '10:30 11:00',
    ],
    [
      'not in a leave of a week, special day or not',
      {
        leave: [{ from: at('00:00', '2026-03-09'), until: at('00:00', '2026-03-16') }],
        specialDays: [{ day: '2026-03-12', name: 'Holi', hours: hours('15:00-16:00') }],
      },
      '',
    ],
    ['beside a session, on the same grid', { sessions: [session('09:40')] }, '10:30 11:00'],
    ['that touch a session', { sessions: [session('09:45')] }, '09:00 10:30 11:00'],
    [
      'not during a session that began the evening before',
      {
        ...thursday('00:00-02:00'),
        sessions: [session('23:30', { startsAt: at('23:30', '2026-03-11'), durationMinutes: 60 })],
      },
      '00:30 01:00',
    ],
    [
      'with a question mark where somebody has asked',
      { sessions: [session('09:40', { status: 'pending' })] },
      '09:00? 09:30? 10:00? 10:30 11:00',
    ],
    ['with time for the way to a home visit', { sessions: [session('10:15', { sessionType: 'Home' })] }, '09:00'],
    ['with time for the way from one', { sessions: [session('09:00', { sessionType: 'Home' })] }, '10:30 11:00'],
    ['for a home visit beside another session', { ...home, sessions: [session('09:00')] }, '10:30 11:00'],
    [
      'for a home visit without travel',
      { ...home, ...rules({ travelMinutes: 0 }), sessions: [session('09:00')] },
      '10:00 10:30 11:00',
    ],
    ['from the earliest that may be booked, that one too', { now: at('07:30') }, '09:30 10:00 10:30 11:00'],
    ['and one minute later from the next', { now: at('07:31') }, '10:00 10:30 11:00'],
    ['at once without a lead', { ...rules({ leadMinutes: 0 }), now: at('10:00') }, '10:00 10:30 11:00'],
    ['not on a day that is over', { now: at('00:00', '2026-03-13') }, ''],
    [
      'just before midnight in India, which is another day in London',
      { ...thursday('23:00-24:00'), ...rules({ leadMinutes: 0 }), now: at('23:00') },
      '23:00',
    ],
    [
      'just after midnight in India, the day before in London',
      { ...thursday('00:00-02:00'), ...rules({ leadMinutes: 30 }), now: at('00:01') },
      '01:00',
    ],
    ['on the last day of the horizon', { ...rules({ horizonDays: 2 }) }, '09:00 09:30 10:00 10:30 11:00'],
    ['not beyond it', { ...rules({ horizonDays: 1 }) }, ''],
    [
      'on the last day of the horizon, counted in Indian days',
      { ...rules({ horizonDays: 2 }), now: at('00:10', '2026-03-10') },
      '09:00 09:30 10:00 10:30 11:00',
    ],
    ['not beyond it a moment before midnight', { ...rules({ horizonDays: 2 }), now: at('23:59', '2026-03-09') }, ''],
  ])('%s', (_what, changes, times) => expect(said(changes)).toBe(times));

  it('with their end', () => {
    expect(freeTimes(quiet)[0]).toEqual({ startsAt: at('09:00'), endsAt: at('09:45'), requested: false });
  });
});

describe('the rule is the interval', () => {
  const night: Partial<Question> = {
    clinicHours: [on('THURSDAY', '20:00-24:00'), on('FRIDAY', '00:00-02:00')],
  };
  it.each<[what: string, time: string, changes: Partial<Question>, obstacle: string | undefined]>([
    ['a time between those that are offered', '10:10', {}, undefined],
    ['the last moment of a stretch', '11:15', {}, undefined],
    ['a minute more', '11:16', {}, 'OUTSIDE_HOURS'],
    ['a minute before the opening', '08:59', {}, 'OUTSIDE_HOURS'],
    ['over two stretches that touch', '09:40', thursday('09:00-10:00', '10:00-11:00'), undefined],
    ['over a gap', '09:40', thursday('09:00-10:00', '10:01-11:00'), 'OUTSIDE_HOURS'],
    ['over midnight where both days are open', '23:40', night, undefined],
    ['over midnight where the next day is closed', '23:40', thursday('20:00-24:00'), 'OUTSIDE_HOURS'],
    ['into a leave', '10:10', { leave: [{ from: at('10:54'), until: at('11:00') }] }, 'OUTSIDE_HOURS'],
    ['up to a leave', '10:10', { leave: [{ from: at('10:55'), until: at('11:00') }] }, undefined],
    ['onto a session', '10:10', { sessions: [session('10:54')] }, 'DOUBLE_BOOKED'],
    ['onto a session outside the hours', '08:30', { sessions: [session('08:00')] }, 'DOUBLE_BOOKED'],
    ['onto a request', '10:10', { sessions: [session('10:10', { status: 'pending' })] }, undefined],
    ['on the way to a home', '09:00', { sessions: [session('10:14', { sessionType: 'Home' })] }, 'OUTSIDE_HOURS'],
    [
      'with just enough time for the way',
      '09:00',
      { sessions: [session('10:15', { sessionType: 'Home' })] },
      undefined,
    ],
    ['a home visit, on the way back', '11:14', { ...home, sessions: [session('10:00')] }, 'OUTSIDE_HOURS'],
    ['a home visit with just enough time', '11:15', { ...home, sessions: [session('10:00')] }, undefined],
  ])('%s', (_what, time, changes, obstacle) => {
    const { rules: asked, offer, ...known } = { ...quiet, ...changes };
    expect(findSlotConflict(known, { ...offer, startsAt: at(time) }, asked.travelMinutes)).toBe(obstacle);
  });

  it('and whatever is offered keeps it', () => {
    const busy = [
      session('09:40'),
      session('15:00', { sessionType: 'Home' }),
      session('18:20', { durationMinutes: 5 }),
    ];
    const day = { ...quiet, ...thursday('08:00-13:00', '14:10-20:00'), sessions: busy, ...rules({ slotMinutes: 5 }) };
    for (const sessionType of ['Clinic', 'Home', 'Tele'] as const) {
      const offered = freeTimes({ ...day, offer: { sessionType, durationMinutes: 25 } });
      expect(offered.length).toBeGreaterThan(50);
      for (const { startsAt } of offered)
        expect(findSlotConflict(day, { sessionType, durationMinutes: 25, startsAt }, 30)).toBeUndefined();
    }
  });
});
