import { weekdayAndTimeText } from '#src/calendar/clinic-time';

/** Formats a number of sessions: 1 session, 10 sessions. */
export const sessionsText = (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'}`;

/** Formats times as one list: Monday, 23 Nov 2026, 9:00 am IST; Wednesday, … */
export const timesText = (times: readonly string[]) => times.map((time) => weekdayAndTimeText(time)).join('; ');
