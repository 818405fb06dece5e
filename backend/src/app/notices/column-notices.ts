import type { AppointmentState } from '../../scheduling/index.js';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';
import { sayTime } from './notice-texts.js';

/** A change of a session; undefined where there was or is none. */
interface SessionChange {
  before: AppointmentState | undefined;
  after: AppointmentState | undefined;
}

/** What a physiotherapist is told of their column. */
interface ColumnChange {
  physiotherapistId: string;
  text: string;
}

/** A session's place in a column. */
interface Place {
  physiotherapistId: string;
  startsAt: Date;
}

/**
 * Returns what physiotherapists are told of a session of today or tomorrow that came into their column, left it or has another time there.
 * An outcome is no change of the column.
 */
export function columnChanges({ before, after }: SessionChange, now: Date): ColumnChange[] {
  if (isOutcome(before) || isOutcome(after)) return [];
  const [was, is] = [placeOf(before), placeOf(after)];
  const today = clinicDay(now);
  const isNear = (place: Place | undefined) =>
    place !== undefined && [today, addDays(today, 1)].includes(clinicDay(place.startsAt));
  if (was && is && was.physiotherapistId === is.physiotherapistId) {
    const isMoved = was.startsAt.getTime() !== is.startsAt.getTime() && (isNear(was) || isNear(is));
    const text = `A session in your column moved from ${sayTime(was.startsAt)} to ${sayTime(is.startsAt)}.`;
    return isMoved ? [{ physiotherapistId: is.physiotherapistId, text }] : [];
  }
  const told: ColumnChange[] = [];
  if (was && isNear(was))
    told.push({
      physiotherapistId: was.physiotherapistId,
      text: `${sayTime(was.startsAt)}: a session left your column.`,
    });
  if (is && isNear(is))
    told.push({
      physiotherapistId: is.physiotherapistId,
      text: `${sayTime(is.startsAt)}: a session came into your column.`,
    });
  return told;
}

const isOutcome = (state: AppointmentState | undefined) => state?.status === 'completed' || state?.status === 'missed';

function placeOf(state: AppointmentState | undefined): Place | undefined {
  if (state?.status !== 'scheduled' || !state.physiotherapistId) return undefined;
  return { physiotherapistId: state.physiotherapistId, startsAt: state.startsAt };
}
