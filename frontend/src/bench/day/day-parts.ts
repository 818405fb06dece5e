import { clinicDay } from '#src/calendar/clinic-time';
import type { BenchDayQuery, BenchSessionFragment } from '../gql/generated';

/** A session, or a time that is free, in the order of the day. */
export type DayLine =
  | { readonly kind: 'session'; readonly at: string; readonly session: BenchSessionFragment }
  | { readonly kind: 'free'; readonly at: string; readonly until: string };

/** A part of the day with a heading. */
export interface DayPart {
  readonly title: 'Now' | 'Next' | 'Not marked yet' | 'Later' | 'Done' | 'Sessions' | 'Free times';
  readonly lines: readonly DayLine[];
}

/** Whether a part stands before danger signs and flags on a phone: what runs and comes next of today, and another day as a whole. */
export const isAhead = ({ title }: DayPart): boolean =>
  title === 'Now' || title === 'Next' || title === 'Sessions' || title === 'Free times';

const lineOf = (session: BenchSessionFragment): DayLine => ({
  kind: 'session',
  at: session.appointment.appointmentDate,
  session,
});

const inOrder = (lines: readonly DayLine[]) =>
  lines.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** Returns when a session ends, in milliseconds. */
const endOf = ({ appointment: { appointmentDate, durationMinutes } }: BenchSessionFragment) =>
  Date.parse(appointmentDate) + durationMinutes * 60_000;

/**
 * Returns the parts of a day: of today what runs, what comes next, what is over and not marked, the rest and what is done; another day as a
 * whole. Free times are among what is still to come; those that are over are left out.
 */
export function partsOf({ day, sessions, free }: BenchDayQuery['benchDay'], now: number): readonly DayPart[] {
  const gaps = (from: number) =>
    free
      .filter(({ until }) => Date.parse(until) > from)
      .map((gap): DayLine => {
        const at = Date.parse(gap.from) < from ? new Date(from).toISOString() : gap.from;
        return { kind: 'free', at, until: gap.until };
      });
  const isToday = day === clinicDay(now);
  if (sessions.length === 0) {
    const lines = inOrder(gaps(isToday ? now : 0));
    return lines.length > 0 ? [{ title: 'Free times', lines }] : [];
  }
  if (!isToday) return [{ title: 'Sessions', lines: inOrder([...sessions.map(lineOf), ...gaps(0)]) }];
  const open = sessions.filter(({ appointment }) => appointment.status === 'SCHEDULED');
  const hasBegun = ({ appointment }: BenchSessionFragment) => Date.parse(appointment.appointmentDate) <= now;
  const ahead = inOrder([...open.filter((session) => !hasBegun(session)).map(lineOf), ...gaps(now)]);
  const next = ahead.findIndex(({ kind }) => kind === 'session');
  const parts: readonly DayPart[] = [
    { title: 'Now', lines: open.filter((session) => hasBegun(session) && endOf(session) > now).map(lineOf) },
    { title: 'Next', lines: ahead.slice(0, next + 1) },
    { title: 'Not marked yet', lines: open.filter((session) => endOf(session) <= now).map(lineOf) },
    { title: 'Later', lines: ahead.slice(next + 1) },
    { title: 'Done', lines: sessions.filter(({ appointment }) => appointment.status !== 'SCHEDULED').map(lineOf) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}
