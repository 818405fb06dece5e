import { addDays, clinicTime, dayText, shortWeekday, startOfDay, timeText } from '../calendar/clinic-time';
import type { FreeTimesQuery } from '../gql/generated';

type FreeSlot = FreeTimesQuery['freeSlots'][number];

/** A time that can be had, whoever treats. */
export interface FreeTime {
  /** YYYY-MM-DDTHH:MM in clinic time. */
  readonly time: string;
  /** Somebody has asked for it with each of those who could treat. */
  readonly isAskedFor: boolean;
}

/** A clinic day and its free times, in order. */
export interface FreeDay {
  readonly day: string;
  readonly times: readonly FreeTime[];
}

/** How many times one answer holds at most (schema/availability.graphql). */
const mostSlots = 1_000;

/** The days from the first to the last one asked for, or to the last that the answer holds whole. */
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

/** An answer that is full may have been cut within its last day. */
function lastWholeDay(slots: readonly FreeSlot[], from: string): string {
  const day = addDays(clinicTime(slots.at(-1)?.startsAt ?? from).slice(0, 10), -1);
  return day < from ? from : day;
}

/** Those who treat at one of the times, by name. */
export function therapistsOf(slots: readonly FreeSlot[]): FreeSlot['physiotherapist'][] {
  const byId = new Map(slots.map(({ physiotherapist }) => [physiotherapist.id, physiotherapist]));
  return [...byId.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** A day as a choice of a strip says it: Thu, 12 Mar. */
export function shortDay(day: string): { readonly weekday: string; readonly date: string } {
  return { weekday: shortWeekday(day), date: dayText(startOfDay(day)).slice(0, -5) };
}

/** The time of day of YYYY-MM-DDTHH:MM in clinic time: 4:30 pm. */
export function clockText(time: string): string {
  return timeText(`${time}:00+05:30`);
}
