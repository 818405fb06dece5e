import { expect, it } from 'vitest';
import { suggestedTime, typedTimeText } from './clinic-time-rules';
import { testNow } from '../../test/appointments.fixture';

it('says a typed time as people do, and how to type it while it is none', () => {
  expect(typedTimeText('2026-11-21T16:30')).toBe('Saturday, 21 Nov 2026, 4:30 pm IST');
  expect(typedTimeText('tomorrow')).toBe('Such as 2026-11-21T16:30');
  expect(typedTimeText(undefined)).toBe('Such as 2026-11-21T16:30');
});

it('suggests 9 in the morning of a day to come, and the next full hour of today', () => {
  expect(suggestedTime('2026-11-23', testNow.getTime())).toBe('2026-11-23T09:00');
  expect(suggestedTime('2026-11-21', testNow.getTime())).toBe('2026-11-21T11:00');
  expect(suggestedTime('2026-11-01', testNow.getTime())).toBe('2026-11-21T11:00');
});
