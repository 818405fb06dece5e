import { addDays, clinicDay, endOfDay, startOfDay } from '../../platform/time/clinic-time.js';
import {
  joinIntervals,
  overlap,
  stretchesOf,
  subtractIntervals,
  worksThrough,
  type Interval,
  type WorkingTime,
} from './working-time.js';
import type { SessionType } from '../settings/session-type.js';

const MINUTE = 60_000;

/** Requested or scheduled session of a physiotherapist. */
export interface TakenTime {
  startsAt: Date;
  durationMinutes: number;
  sessionType: SessionType;
  status: 'pending' | 'scheduled';
}

/** Schedule of a physiotherapist. */
export interface KnownTime extends WorkingTime {
  leave: readonly { from: Date; until: Date }[];
  sessions: readonly TakenTime[];
}

/** Kind and length of a session to place. */
export interface Offer {
  sessionType: SessionType;
  durationMinutes: number;
}

/** Booking rules of the settings. */
export interface TimeRules {
  slotMinutes: number;
  leadMinutes: number;
  horizonDays: number;
  travelMinutes: number;
}

/** Free slot. */
export interface FreeTime {
  startsAt: Date;
  endsAt: Date;
  /** Whether somebody requested the slot, which does not block it. */
  requested: boolean;
}

/** Returns the slots of a physiotherapist that are offered on a clinic day, in order. */
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

/** Reason why a slot is not available: another session, or outside working hours, on leave, or travelling to or from a home visit. */
export type Obstacle = 'DOUBLE_BOOKED' | 'OUTSIDE_HOURS';

/** Returns the conflict of a slot, if any. The offered slots follow the same rule. */
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

/**
 * Returns the intervals of a clinic day in which `findSlotConflict` finds none for a session that is no home visit, from the next minute on,
 * each at least as long as `leastMinutes`.
 */
export function freeIntervals({
  day,
  now,
  leastMinutes,
  travelMinutes,
  ...known
}: KnownTime & { day: string; now: Date; leastMinutes: number; travelMinutes: number }): Interval[] {
  const { leave, sessions } = nearTo(known, day);
  // A session begins in the future, at a minute.
  const earliest = (Math.floor(now.getTime() / MINUTE) + 1) * MINUTE;
  const taken = [
    { from: -Infinity, until: earliest },
    ...leave.map(({ from, until }) => ({ from: from.getTime(), until: until.getTime() })),
    ...sessions.filter(isScheduled).map((session) => takenBy(session, 'Clinic', travelMinutes)),
  ];
  return subtractIntervals(joinIntervals(stretchesOf(known, day)), taken).filter(
    ({ from, until }) => until - from >= leastMinutes * MINUTE,
  );
}

/** Returns slot starts at fixed steps from the beginning of an interval, as long as the whole session fits. */
function starts({ from, until }: Interval, slotMinutes: number, durationMinutes: number): number[] {
  const room = until - from - durationMinutes * MINUTE;
  const count = Math.max(0, Math.floor(room / (slotMinutes * MINUTE)) + 1);
  return Array.from({ length: count }, (_, at) => from + at * slotMinutes * MINUTE);
}

/** Returns the interval of a session. */
export function spanOf(startsAt: Date, minutes: number): Interval {
  return { from: startsAt.getTime(), until: startsAt.getTime() + minutes * MINUTE };
}

type Absences = Pick<KnownTime, 'leave' | 'sessions'>;

/** Keeps the leave and sessions that may overlap a day, including sessions of adjacent days with their travel time. */
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

/** Returns whether a scheduled session overlaps. */
function isTaken({ sessions }: Absences, { sessionType }: Offer, span: Interval, travelMinutes: number): boolean {
  return sessions.some(
    (session) => isScheduled(session) && overlap(span, takenBy(session, sessionType, travelMinutes)),
  );
}

const isScheduled = ({ status }: TakenTime) => status === 'scheduled';

/** Interval that a session takes from another one of a type, including travel time if either of them is a home visit. */
function takenBy(session: TakenTime, sessionType: SessionType, travelMinutes: number): Interval {
  const way = sessionType === 'Home' || session.sessionType === 'Home' ? travelMinutes * MINUTE : 0;
  const { from, until } = spanOf(session.startsAt, session.durationMinutes);
  return { from: from - way, until: until + way };
}

function isAskedFor({ sessions }: Absences, span: Interval): boolean {
  return sessions.some(
    ({ status, startsAt, durationMinutes }) => status === 'pending' && overlap(span, spanOf(startsAt, durationMinutes)),
  );
}
