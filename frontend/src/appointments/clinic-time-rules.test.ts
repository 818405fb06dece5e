import { expect, it } from 'vitest';
import { suggestedTime, formatLeadTime } from './clinic-time-rules';
import { testNow } from '../../test/appointments.fixture';

it('says a whole time in words, and nothing while it is none', () => {
  expect(formatLeadTime('2026-11-21T16:30')).toBe('Saturday, 21 Nov 2026, 4:30 pm IST');
  for (const typed of ['tomorrow', '2026-11-21T', undefined]) expect(formatLeadTime(typed)).toBeUndefined();
});

it('suggests 9 in the morning of a day to come, and the next full hour of today', () => {
  expect(suggestedTime('2026-11-23', testNow.getTime())).toBe('2026-11-23T09:00');
  expect(suggestedTime('2026-11-21', testNow.getTime())).toBe('2026-11-21T11:00');
  expect(suggestedTime('2026-11-01', testNow.getTime())).toBe('2026-11-21T11:00');
});
