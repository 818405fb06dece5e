import { describe, expect, it } from 'vitest';
import type { AppointmentStatus } from '../../scheduling/appointments/appointment.entity.js';
import type { MessageKind } from './message-kind.js';
import { isStillRelevant } from './message-relevance.js';

const START = new Date('2026-03-12T05:30:00Z');
const NOW = new Date('2026-03-11T05:30:00Z');
const SESSION = {
  wantsReminders: true,
  recipient: undefined,
  who: undefined,
  version: 1,
  physiotherapistId: null,
  lastTold: 'this',
};
const isTrue = (kind: MessageKind, status: AppointmentStatus | undefined, start = START, now = NOW, id = 'this') =>
  isStillRelevant({ id, kind, sessionStart: START }, status && { ...SESSION, status, startsAt: start }, now);

describe('what a message tells of a session', () => {
  it.each<[MessageKind, AppointmentStatus[]]>([
    ['SESSION_REQUESTED', ['pending']],
    ['SESSION_BOOKED', ['scheduled']],
    ['SESSION_MOVED', ['scheduled']],
    ['SESSION_CANCELED', ['canceled']],
    ['REMINDER_DAY', ['scheduled']],
    ['REMINDER_HOURS', ['scheduled']],
  ])('%s is true while it is %j, at that time, and there', (kind, those) => {
    const all = ['pending', 'scheduled', 'canceled', 'completed', 'missed'] as const;
    expect(all.filter((status) => isTrue(kind, status))).toEqual(those);
    for (const status of all) expect(isTrue(kind, status, new Date(START.getTime() + 60_000))).toBe(false);
    expect(isTrue(kind, undefined)).toBe(false);
  });

  it('is the newest of what became of it, and any reminder', () => {
    expect(isTrue('SESSION_BOOKED', 'scheduled', START, NOW, 'earlier')).toBe(false);
    expect(isTrue('REMINDER_DAY', 'scheduled', START, NOW, 'earlier')).toBe(true);
  });

  it('is true only before it begins', () => {
    expect(isTrue('REMINDER_HOURS', 'scheduled', START, START)).toBe(false);
    expect(isTrue('SESSION_BOOKED', 'scheduled', START, START)).toBe(false);
    expect(isTrue('SESSION_CANCELED', 'canceled', START, START)).toBe(false);
    expect(isTrue('SESSION_BOOKED', 'scheduled', START, new Date(START.getTime() - 1))).toBe(true);
  });
});

it.each(['PAYMENT_RECEIVED', 'STAFF_REGISTERED', 'NUMBER_CHANGED', 'WRONG_CODES'] as const)('%s stays true', (kind) => {
  expect(isStillRelevant({ id: 'this', kind, sessionStart: null }, undefined, NOW)).toBe(true);
});
