import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type ClinicSettings,
  findSchedules,
  freeIntervals,
  type Interval,
  type KnownTime,
  loadSettings,
  plannedHours,
  shortestOffer,
} from '../../clinic/index.js';
import { endOfDay, startOfDay } from '../../platform/time/clinic-time.js';

/** An interval of the calendar. */
export interface TimeInterval {
  from: Date;
  until: Date;
}

/** Converts an interval in milliseconds. */
export const toTimeInterval = ({ from, until }: Interval): TimeInterval => ({
  from: new Date(from),
  until: new Date(until),
});

/** Returns when a schedule, read with the planned hours, is free on a clinic day, as in CalendarColumn.free. */
export function freeTimeOf(settings: ClinicSettings, time: KnownTime, day: string, now: Date): TimeInterval[] {
  const { travelMinutes } = settings;
  return freeIntervals({ ...time, day, now, travelMinutes, leastMinutes: shortestOffer(settings) }).map(toTimeInterval);
}

/** Finds when a physiotherapist is free on a clinic day, as in CalendarColumn.free. */
export async function findFreeTime(
  em: EntityManager,
  { physiotherapistId, day, now }: { physiotherapistId: string; day: string; now: Date },
): Promise<TimeInterval[]> {
  const settings = await loadSettings(em);
  const reach = { physiotherapistId, withSwitchedOff: true, from: startOfDay(day), until: endOfDay(day) };
  const [known] = await findSchedules(em, plannedHours(settings), reach);
  return known ? freeTimeOf(settings, known.time, day, now) : [];
}
