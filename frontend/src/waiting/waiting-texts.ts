import { sessionTypeLabels } from '../appointments/session-types';
import { dayText, timeText } from '../calendar/clinic-time';
import type { SessionType, Weekday } from '../gql/generated';

/** What somebody waits for, as far as it is put in words. */
export interface Wish {
  readonly sessionType: SessionType;
  readonly durationMinutes: number;
  readonly physiotherapist: { readonly name: string } | null;
  readonly weekdays: readonly Weekday[];
  /** HH:MM; 00:00: from the morning on. */
  readonly from: string;
  /** HH:MM; 24:00: until the evening. */
  readonly until: string;
  readonly earliest: string;
  readonly latest: string | null;
  readonly insteadOf: { readonly appointmentDate: string } | null;
}

/** Names a patient: by name, else by number, as long as the record has no name. */
export function personText({ name, patientId }: { readonly name: string; readonly patientId: string | null }): string {
  return name || patientId || 'N/A';
}

/** Labels of the weekdays. */
export const weekdayLabels: Readonly<Record<Weekday, string>> = {
  MONDAY: 'Mon',
  TUESDAY: 'Tue',
  WEDNESDAY: 'Wed',
  THURSDAY: 'Thu',
  FRIDAY: 'Fri',
  SATURDAY: 'Sat',
  SUNDAY: 'Sun',
};

/** Labels of what became of an entry; without a status the list has those who wait. */
export const statusLabels = { BOOKED: 'Got a time', WITHDRAWN: 'Withdrawn', EXPIRED: 'Expired' } as const;

/** Says what kind of session and with whom: Clinic, 45 minutes, with Kavya Rao. */
export function kindText({ sessionType, durationMinutes, physiotherapist }: Wish): string {
  return `${sessionTypeLabels[sessionType]}, ${durationMinutes} minutes, with ${physiotherapist?.name ?? 'anybody'}`;
}

/** Says when it suits: Mon, Fri, 9:30 am to 12:00 pm, from 21 Nov 2026 until 30 Nov 2026. */
export function whenText({ weekdays, from, until, earliest, latest, insteadOf }: Wish): string {
  const days = weekdays.length > 0 ? weekdays.map((day) => weekdayLabels[day]).join(', ') : 'Any day';
  return [
    days,
    ...hours(from, until),
    `from ${dayText(earliest)}${latest ? ` until ${dayText(latest)}` : ''}`,
    ...(insteadOf ? [`instead of ${dayText(insteadOf.appointmentDate)}, ${timeText(insteadOf.appointmentDate)}`] : []),
  ].join(', ');
}

function hours(from: string, until: string): string[] {
  const clock = (time: string) => timeText(`2026-01-01T${time}:00+05:30`);
  if (from === '00:00') return until === '24:00' ? [] : [`until ${clock(until)}`];
  return [until === '24:00' ? `from ${clock(from)}` : `${clock(from)} to ${clock(until)}`];
}
