import { findSlotConflict, type KnownTime, type Offer, type TimeRules, WEEKDAYS } from '../../clinic/index.js';

/** A scheduled session that is to be held by somebody else. */
export interface LeftSession extends Offer {
  id: string;
  startsAt: Date;
}

const ALWAYS = WEEKDAYS.map((weekday) => ({ weekday, hours: [{ opens: '00:00', closes: '24:00' }] }));

/** Which of the sessions somebody can hold, one by one: none beside another that they got already. */
export function heldBy(
  time: KnownTime,
  sessions: readonly LeftSession[],
  { travelMinutes }: Pick<TimeRules, 'travelMinutes'>,
) {
  const held: LeftSession[] = [];
  for (const session of sessions) {
    const taken = held.map((one) => ({ ...one, status: 'scheduled' as const }));
    const known = { ...time, sessions: [...time.sessions, ...taken] };
    if (!findSlotConflict(known, session, travelMinutes)) held.push(session);
  }
  return held.map(({ id }) => id);
}

/** How somebody's time is judged before the clinic is open: no hours bind, but nobody is in two places, or comes while they are away. */
export function withoutHours(time: KnownTime): KnownTime {
  return { ...time, clinicHours: ALWAYS, specialDays: [], workingHours: null };
}
