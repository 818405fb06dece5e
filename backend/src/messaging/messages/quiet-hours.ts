import { isSafetyNote, type MessageKind } from '../../identity/index.js';
import type { ClinicSettings } from '../../clinic/index.js';
import { addDays, clinicDay, parseClinicTime } from '../../platform/time/clinic-time.js';

/** Quiet hours, HH:MM in the clinic's time zone; equal values mean none. */
export interface QuietHours {
  quietFrom: string;
  quietUntil: string;
}

/** Returns the quiet hours of an open clinic; none before it opens. */
export const quietHoursOf = ({ openedAt, quietFrom, quietUntil }: ClinicSettings): QuietHours =>
  openedAt ? { quietFrom, quietUntil } : { quietFrom: '', quietUntil: '' };

/**
 * Grace period after the start of the quiet hours for the reminder that was moved there, because workers do not run to
 * the second.
 */
const MEETING = 30 * 60_000;

/** A session before this time of day needs its notification during the night. */
const EARLY = '10:00';

const momentOf = (day: string, time: string) => {
  const moment = parseClinicTime(`${day}T${time}`);
  if (!moment) throw new Error(`no time of a day: ${time}`);
  return moment;
};

/** Returns the quiet hours that contain a time. */
function quietAround(moment: Date, { quietFrom, quietUntil }: QuietHours): { from: Date; until: Date } | undefined {
  if (quietFrom === quietUntil) return undefined;
  const today = clinicDay(moment);
  const nights = [addDays(today, -1), today].map((day) => ({
    from: momentOf(day, quietFrom),
    until: momentOf(quietFrom < quietUntil ? day : addDays(day, 1), quietUntil),
  }));
  return nights.find(({ from, until }) => from <= moment && moment < until);
}

function nextEarly(moment: Date): Date {
  const day = clinicDay(moment);
  const today = momentOf(day, EARLY);
  return moment < today ? today : momentOf(addDays(day, 1), EARLY);
}

/**
 * Returns the end of the quiet hours, or the time itself if the session would begin too early the next day for the
 * message to wait.
 */
function afterQuiet(moment: Date, until: Date, sessionStart: Date | null): Date {
  return sessionStart && sessionStart > moment && sessionStart < nextEarly(moment) ? moment : until;
}

/** Returns the time to send a message that is planned for `wanted`; undefined if it is not sent. */
export function whenToSend(
  kind: MessageKind,
  wanted: Date,
  sessionStart: Date | null,
  times: QuietHours,
): Date | undefined {
  const quiet = quietAround(wanted, times);
  // Who has just written STOP is answered at once.
  if (!quiet || isSafetyNote(kind) || kind === 'CHANNEL_STOPPED') return wanted;
  if (kind === 'REMINDER_HOURS') return undefined;
  return kind === 'REMINDER_DAY' ? quiet.from : afterQuiet(wanted, quiet.until, sessionStart);
}

/** Returns the time to send a due message. A late day reminder waits like any other message. */
export function whenToSendDue(
  kind: MessageKind,
  now: Date,
  sessionStart: Date | null,
  times: QuietHours,
): Date | undefined {
  const quiet = quietAround(now, times);
  if (kind !== 'REMINDER_DAY' || !quiet) return whenToSend(kind, now, sessionStart, times);
  return now.getTime() < quiet.from.getTime() + MEETING ? now : afterQuiet(now, quiet.until, sessionStart);
}
