import { describe, expect, it } from 'vitest';
import type { ClinicSettings } from '../../clinic/index.js';
import { overdueBefore } from './opening-time.js';

/** Open from 08:00 to 12:00 and from 16:00 to 18:00, but on Sundays. */
const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;
const settings = (changes: Partial<ClinicSettings> = {}) =>
  ({
    openedAt: new Date('2026-01-01T00:00:00Z'),
    hours: weekdays.map((weekday) => ({
      weekday,
      hours: [
        { opens: '08:00', closes: '12:00' },
        { opens: '16:00', closes: '18:00' },
      ],
    })),
    specialDays: [],
    ...changes,
  }) as unknown as ClinicSettings;
const ist = (moment: string) => new Date(`${moment}+05:30`);

describe('who has waited for four opening hours (companion §7)', () => {
  it.each([
    ['within a day', '2026-03-10T17:00', '2026-03-10T09:00'],
    ['while it is closed at noon', '2026-03-10T14:00', '2026-03-10T08:00'],
    ['over a night', '2026-03-11T09:00', '2026-03-10T11:00'],
    ['over a Sunday', '2026-03-16T08:30', '2026-03-14T10:30'],
  ])('%s', (_, now, before) => {
    expect(overdueBefore(settings(), ist(now))).toEqual(ist(before));
  });

  it('counts no holiday, and nothing where the clinic is never open', () => {
    const holiday = { day: '2026-03-10', name: 'Holi', hours: [] };
    expect(overdueBefore(settings({ specialDays: [holiday] }), ist('2026-03-11T09:00'))).toEqual(
      ist('2026-03-09T11:00'),
    );
    expect(overdueBefore(settings({ hours: [] }), ist('2026-03-11T09:00'))).toBeUndefined();
  });
});
