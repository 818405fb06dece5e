import type { SessionType } from '../../scheduling/appointments/appointment.entity.js';
import { addDays, clinicDay, endOfDay, startOfDay } from '../../platform/clinic-time.js';
import { overlap, stretchesOf, worksThrough, type Interval, type WorkingTime } from './working-time.js';

const MINUTE = 60_000;

/** A session of a physiotherapist that is asked for or agreed. */
export interface TakenTime {
  startsAt: Date;
  durationMinutes: number;
  sessionType: SessionType;
  status: 'pending' | 'scheduled';
}

/** What is known of a physiotherapist's time. */
export interface KnownTime extends WorkingTime {
  leave: readonly { from: Date; until: Date }[];
  sessions: readonly TakenTime[];
}

/** What a session takes. */
export interface Offer {
  sessionType: SessionType;
  durationMinutes: number;
}

/** The booking rules of the settings that say which times are offered. */
export interface TimeRules {
  slotMinutes: number;
  leadMinutes: number;
  horizonDays: number;
  travelMinutes: number;
}

/** A time that can be had. */
export interface FreeTime {
  startsAt: Date;
  endsAt: Date;
  /** Somebody has asked for it, which blocks nobody (reading 74). */
  requested: boolean;
}

/** The times of a physiotherapist that are offered on a clinic day, in order (clinic §4). */
export function freeTimes({
  rules,
  offer,
  now,
  day,
  ...known
}: KnownTime & { rules: TimeRules; offer: Offer; now: Date; day: string }): FreeTime[] {
  const today = clinicDay(now);
  if (day < today || day > addDays(today, rules.horizonDays)) return [];
  const near = nearTo(known, day);
  const earliest = now.getTime() + rules.leadMinutes * MINUTE;
  return stretchesOf(known, day)
    .flatMap((stretch) => starts(stretch, rules.slotMinutes, offer.durationMinutes))
    .map((from) => spanOf(new Date(from), offer.durationMinutes))
    .filter((span) => span.from >= earliest && !isAway(near, span) && !isTaken(near, offer, span, rules.travelMinutes))
    .map((span) => ({
      startsAt: new Date(span.from),
      endsAt: new Date(span.until),
      requested: isAskedFor(near, span),
    }));
}

/** Why a session cannot be held: somebody has that time, or nobody works then, is away, or is on the way to or from a home. */
export type Obstacle = 'DOUBLE_BOOKED' | 'OUTSIDE_HOURS';

/** What keeps a session from being held then, if anything: the rule, of which the times that are offered are a part (clinic §4). */
export function findSlotConflict(
  known: KnownTime,
  wanted: Offer & { startsAt: Date },
  travelMinutes: number,
): Obstacle | undefined {
  const span = spanOf(wanted.startsAt, wanted.durationMinutes);
  if (isTaken(known, wanted, span, 0)) return 'DOUBLE_BOOKED';
  const isFree = worksThrough(known, span) && !isAway(known, span) && !isTaken(known, wanted, span, travelMinutes);
  return isFree ? undefined : 'OUTSIDE_HOURS';
}

/** Every so many minutes from the beginning of a stretch, as long as the whole length fits. */
function starts({ from, until }: Interval, slotMinutes: number, durationMinutes: number): number[] {
  const room = until - from - durationMinutes * MINUTE;
  const count = Math.max(0, Math.floor(room / (slotMinutes * MINUTE)) + 1);
  return Array.from({ length: count }, (_, at) => from + at * slotMinutes * MINUTE);
}

/** What a session takes of the time. */
export function spanOf(startsAt: Date, minutes: number): Interval {
  return { from: startsAt.getTime(), until: startsAt.getTime() + minutes * MINUTE };
}

type Absences = Pick<KnownTime, 'leave' | 'sessions'>;

/** What may reach into a day: a session of the day before or after it, too, with the way to it. */
function nearTo({ leave, sessions }: Absences, day: string): Absences {
  const [first, last] = [startOfDay(addDays(day, -1)), endOfDay(addDays(day, 1))];
  return {
    leave: leave.filter(({ from, until }) => from <= last && until >= first),
    sessions: sessions.filter(({ startsAt }) => startsAt >= first && startsAt <= last),
  };
}

function isAway({ leave }: Absences, span: Interval): boolean {
  return leave.some(({ from, until }) => overlap(span, { from: from.getTime(), until: until.getTime() }));
}

/** Whether a scheduled session is in the way, with the way between them where one of the two is at a home. */
function isTaken({ sessions }: Absences, { sessionType }: Offer, span: Interval, travelMinutes: number): boolean {
  return sessions.some((session) => {
    if (session.status !== 'scheduled') return false;
    const way = sessionType === 'Home' || session.sessionType === 'Home' ? travelMinutes * MINUTE : 0;
    const { from, until } = spanOf(session.startsAt, session.durationMinutes);
    return overlap(span, { from: from - way, until: until + way });
  });
}

function isAskedFor({ sessions }: Absences, span: Interval): boolean {
  return sessions.some(
    ({ status, startsAt, durationMinutes }) => status === 'pending' && overlap(span, spanOf(startsAt, durationMinutes)),
  );
}
