import { describe, expect, it } from 'vitest';
import type { MessageKind } from './message-kind.js';
import { whenToSend, whenToSendDue } from './quiet-hours.js';

/** A day and time on the clinic's clock, in the March of 2026. */
const at = (text: string) => new Date(`2026-03-${text.replace(' ', 'T')}:00+05:30`);
const NIGHT = { quietFrom: '20:00', quietUntil: '08:00' };
const NOON_REST = { quietFrom: '12:00', quietUntil: '14:00' };

type Row = [kind: MessageKind, wanted: string, session: string | null, sent: string | undefined, times?: typeof NIGHT];

describe('a message that is to go', () => {
  it.each<Row>([
    ['SESSION_BOOKED', '10 19:59', '12 11:00', '10 19:59'],
    ['SESSION_BOOKED', '10 20:00', '12 11:00', '11 08:00'],
    ['SESSION_BOOKED', '11 07:59', '12 11:00', '11 08:00'],
    ['SESSION_BOOKED', '11 08:00', '12 11:00', '11 08:00'],
    // Before the next ten o'clock is too soon to wait for the morning.
    ['SESSION_CANCELED', '10 23:00', '11 09:59', '10 23:00'],
    ['SESSION_CANCELED', '10 23:00', '11 10:00', '11 08:00'],
    ['SESSION_MOVED', '11 02:00', '11 09:30', '11 02:00'],
    ['SESSION_MOVED', '11 02:00', '12 09:30', '11 08:00'],
    // Of what has begun nobody has to hear at night.
    ['SESSION_CANCELED', '10 21:00', '10 21:00', '11 08:00'],
    ['SESSION_CANCELED', '10 21:00', '10 21:01', '10 21:00'],
    ['PAYMENT_RECEIVED', '10 21:00', null, '11 08:00'],
    ['STAFF_REGISTERED', '10 21:00', null, '11 08:00'],
    // Whose account is being taken over has to know at once.
    ['WRONG_CODES', '10 21:00', null, '10 21:00'],
    ['NUMBER_CHANGED', '11 02:00', null, '11 02:00'],
    ['REMINDER_DAY', '10 21:30', '11 21:30', '10 20:00'],
    ['REMINDER_DAY', '11 07:00', '12 07:00', '10 20:00'],
    ['REMINDER_DAY', '11 09:00', '12 09:00', '11 09:00'],
    ['REMINDER_HOURS', '11 07:00', '11 09:00', undefined],
    ['REMINDER_HOURS', '11 08:00', '11 10:00', '11 08:00'],
    ['SESSION_BOOKED', '10 13:00', '12 11:00', '10 14:00', NOON_REST],
    ['SESSION_BOOKED', '10 23:00', '12 11:00', '10 23:00', NOON_REST],
    ['SESSION_BOOKED', '10 23:00', '12 11:00', '10 23:00', { quietFrom: '20:00', quietUntil: '20:00' }],
  ])('%s at %s about a session at %s goes at %s', (kind, wanted, session, sent, times = NIGHT) => {
    expect(whenToSend(kind, at(wanted), session ? at(session) : null, times)).toEqual(sent && at(sent));
  });
});

describe('a message that is due', () => {
  it.each<Row>([
    ['SESSION_BOOKED', '10 21:00', '12 11:00', '11 08:00'],
    ['REMINDER_HOURS', '10 20:05', '10 22:00', undefined],
    // It was moved to the beginning of the quiet time, and is met a little later.
    ['REMINDER_DAY', '10 20:00', '11 21:00', '10 20:00'],
    ['REMINDER_DAY', '10 20:29', '11 21:00', '10 20:29'],
    ['REMINDER_DAY', '10 20:30', '11 21:00', '11 08:00'],
    ['REMINDER_DAY', '10 23:00', '11 09:00', '10 23:00'],
    ['REMINDER_DAY', '10 11:00', '11 09:00', '10 11:00'],
  ])('%s at %s about a session at %s goes at %s', (kind, now, session, sent) => {
    expect(whenToSendDue(kind, at(now), session ? at(session) : null, NIGHT)).toEqual(sent && at(sent));
  });
});
