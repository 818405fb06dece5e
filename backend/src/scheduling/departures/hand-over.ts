import { findSlotConflict, type KnownTime, type Offer, type TimeRules } from '../../clinic/index.js';

/** A scheduled session to reassign. */
export interface LeftSession extends Offer {
  id: string;
  startsAt: Date;
}

/** Picks the sessions that a physiotherapist can take; each picked session blocks its time for the next. */
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
