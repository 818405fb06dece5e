import { expect, it } from 'vitest';
import type { AppointmentStatus } from '../../scheduling/appointments/appointment.entity.js';
import { sessionEvent } from './session-event.js';

const AT = new Date('2026-03-12T05:00:00Z');
const THEN = new Date('2026-03-13T05:00:00Z');
const AS_IT_WAS = { startsAt: AT, physiotherapistId: 'one' };
const moved = { kind: 'SESSION_MOVED', was: AT };

it.each<[before: AppointmentStatus | undefined, after: AppointmentStatus, at: Date, byPatient: boolean, told: unknown]>(
  [
    [undefined, 'pending', AT, true, { kind: 'SESSION_REQUESTED' }],
    // A hospital sent it, and the patient asked for nothing.
    [undefined, 'pending', AT, false, undefined],
    [undefined, 'scheduled', AT, true, { kind: 'SESSION_BOOKED' }],
    [undefined, 'scheduled', AT, false, { kind: 'SESSION_BOOKED' }],
    ['pending', 'scheduled', AT, false, { kind: 'SESSION_BOOKED', isApproval: true }],
    ['pending', 'pending', AT, false, undefined],
    // It is told with its new time when it is agreed.
    ['pending', 'pending', THEN, false, undefined],
    ['scheduled', 'scheduled', AT, false, undefined],
    ['scheduled', 'scheduled', THEN, false, moved],
    ['scheduled', 'scheduled', THEN, true, moved],
    ['scheduled', 'pending', AT, false, undefined],
    ['pending', 'canceled', AT, false, { kind: 'SESSION_CANCELED' }],
    ['scheduled', 'canceled', AT, false, { kind: 'SESSION_CANCELED' }],
    ['scheduled', 'canceled', AT, true, undefined],
    ['scheduled', 'completed', AT, false, undefined],
    ['scheduled', 'missed', AT, false, undefined],
  ],
)('a session that was %s and is %s, then at %s, by its patient: %j', (before, status, startsAt, byPatient, told) => {
  expect(
    sessionEvent(before && { ...AS_IT_WAS, status: before }, { ...AS_IT_WAS, status, startsAt }, byPatient),
  ).toEqual(told);
});

it('an agreed session that somebody else treats, or nobody for now, is reassigned; one that waits is not', () => {
  const scheduled = { ...AS_IT_WAS, status: 'scheduled' } as const;
  for (const physiotherapistId of ['another', null])
    expect(sessionEvent(scheduled, { ...scheduled, physiotherapistId }, false)).toEqual({ kind: 'SESSION_REASSIGNED' });
  const pending = { ...AS_IT_WAS, status: 'pending' } as const;
  expect(sessionEvent(pending, { ...pending, physiotherapistId: 'another' }, false)).toBeUndefined();
});
