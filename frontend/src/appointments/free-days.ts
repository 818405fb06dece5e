import { addDays, clinicTime, dayText, shortWeekday, startOfDay, timeText } from '../calendar/clinic-time';
import type { FreeTimesQuery } from '../gql/generated';

type FreeSlot = FreeTimesQuery['freeSlots'][number];

/** A free slot, with any physiotherapist. */
export interface FreeTime {
  /** YYYY-MM-DDTHH:MM in clinic time. */
  readonly time: string;
  /** It has pending requests with every available physiotherapist. */
  readonly isAskedFor: boolean;
}

/** A clinic day with its free slots, in order. */
export interface FreeDay {
  readonly day: string;
  readonly times: readonly FreeTime[];
}

/** Maximum number of slots per response (schema/availability.graphql). */
const mostSlots = 1_000;

/** Groups slots by day, up to the last requested day, or the last one that the response contains completely. */
export function freeDaysOf(slots: readonly FreeSlot[], from: string, until: string): FreeDay[] {
  const times = new Map<string, boolean>();
  for (const { startsAt, requested } of slots) {
    const time = clinicTime(startsAt);
    times.set(time, (times.get(time) ?? true) && requested);
  }
  const last = slots.length < mostSlots ? until : lastWholeDay(slots, from);
  const days: FreeDay[] = [];
  for (let day = from; day <= last; day = addDays(day, 1)) {
    const ofDay = [...times].filter(([time]) => time.startsWith(day));
    days.push({ day, times: ofDay.map(([time, isAskedFor]) => ({ time, isAskedFor })) });
  }
  return days;
}

/** A full response may be cut off within its last day. */
function lastWholeDay(slots: readonly FreeSlot[], from: string): string {
  const day = addDays(clinicTime(slots.at(-1)?.startsAt ?? from).slice(0, 10), -1);
  return day < from ? from : day;
}

/** Returns the physiotherapists of the slots, sorted by name. */
export function therapistsOf(slots: readonly FreeSlot[]): FreeSlot['physiotherapist'][] {
  const byId = new Map(slots.map(({ physiotherapist }) => [physiotherapist.id, physiotherapist]));
  return [...byId.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Formats a day for the day strip: Thu, 12 Mar. */
export function shortDay(day: string): { readonly weekday: string; readonly date: string } {
  return { weekday: shortWeekday(day), date: dayText(startOfDay(day)).slice(0, -5) };
}

/** Formats the time of YYYY-MM-DDTHH:MM in clinic time: 4:30 pm. */
export function clockText(time: string): string {
  return timeText(`${time}:00+05:30`);
}
