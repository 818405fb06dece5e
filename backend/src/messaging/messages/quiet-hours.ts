import { isSafetyNote, type MessageKind } from '../../identity/index.js';
import type { ClinicSettings } from '../../clinic/index.js';
import { addDays, clinicDay, parseClinicTime } from '../../platform/time/clinic-time.js';

/** When no message leaves, HH:MM on the clinic's clock; equal: never quiet. */
export interface QuietHours {
  quietFrom: string;
  quietUntil: string;
}

/** The quiet time that holds: a clinic that is not open has set none. */
export const quietHoursOf = ({ openedAt, quietFrom, quietUntil }: ClinicSettings): QuietHours =>
  openedAt ? { quietFrom, quietUntil } : { quietFrom: '', quietUntil: '' };

/** For so long after the beginning of the quiet time goes the reminder that was moved there, which no worker meets to the second. */
const MEETING = 30 * 60_000;

/** Whoever comes before this hour must hear of it at night. */
const EARLY = '10:00';

const momentOf = (day: string, time: string) => {
  const moment = parseClinicTime(`${day}T${time}`);
  if (!moment) throw new Error(`no time of a day: ${time}`);
  return moment;
};

/** The quiet time that a moment falls into. */
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

/** What waits for the end of the quiet time waits no longer than it is of use. */
function afterQuiet(moment: Date, until: Date, sessionStart: Date | null): Date {
  return sessionStart && sessionStart > moment && sessionStart < nextEarly(moment) ? moment : until;
}

/** When a message goes that is to go at a moment (clinic §5); undefined: it does not go. */
export function whenToSend(
  kind: MessageKind,
  wanted: Date,
  sessionStart: Date | null,
  times: QuietHours,
): Date | undefined {
  const quiet = quietAround(wanted, times);
  if (!quiet || isSafetyNote(kind)) return wanted;
  if (kind === 'REMINDER_HOURS') return undefined;
  return kind === 'REMINDER_DAY' ? quiet.from : afterQuiet(wanted, quiet.until, sessionStart);
}

/** The same for one that is due: a late reminder of the day waits like any other message. */
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
