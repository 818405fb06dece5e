import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type ClinicSettings,
  findSchedules,
  findSlotConflict,
  freeTimes,
  type KnownTime,
  type Offer,
  overlap,
  spanOf,
  WEEKDAYS,
} from '../../clinic/index.js';
import { addDays, clinicDay, endOfDay, startOfDay } from '../../platform/time/clinic-time.js';
import { findAgreed, type MissedRow } from './missed.queries.js';

/** How many times are offered. */
export const OFFERED = 3;

/** The hours of a clinic that is not open: Monday to Saturday, 8 to 18 (recovery §6). */
const SPECIFIED = WEEKDAYS.map((weekday) => ({
  weekday,
  hours: weekday === 'SUNDAY' ? [] : [{ opens: '08:00', closes: '18:00' }],
}));

/** A physiotherapist's time by the hours that hold: a clinic that is not open has those of the specification. */
async function knownTime(
  em: EntityManager,
  rules: ClinicSettings,
  physiotherapistId: string,
  span: { from: Date; until: Date },
): Promise<KnownTime | undefined> {
  const [known] = await findSchedules(em, rules, { physiotherapistId, ...span });
  if (!known || rules.openedAt) return known?.time;
  return { ...known.time, clinicHours: SPECIFIED, specialDays: [] };
}

/**
 * The next free times of the plan's physiotherapist that suit the patient, one a day where there are days enough, so that there is a
 * choice; those that somebody has asked for are left to them. Fewer than three where there are no more.
 */
export async function proposeSlots(
  em: EntityManager,
  rules: ClinicSettings,
  missed: MissedRow,
  now: Date,
): Promise<Date[]> {
  const today = clinicDay(now);
  const last = addDays(today, rules.horizonDays);
  const span = { from: startOfDay(today), until: endOfDay(last) };
  const time = await knownTime(em, rules, missed.physiotherapistId, span);
  if (!time) return [];
  const agreed = (await findAgreed(em, missed.patientId, now)).map((one) => spanOf(one.startsAt, one.durationMinutes));
  const ofDays: Date[][] = [];
  for (let day = today; day <= last && ofDays.length < OFFERED; day = addDays(day, 1)) {
    const free = freeTimes({ ...time, rules, offer: missed, now, day })
      .filter(({ startsAt, requested }) => {
        const wanted = spanOf(startsAt, missed.durationMinutes);
        return !requested && !agreed.some((one) => overlap(one, wanted));
      })
      .map(({ startsAt }) => startsAt);
    if (free.length > 0) ofDays.push(free);
  }
  const firsts = ofDays.flatMap(([first]) => first ?? []);
  const others = ofDays.flatMap(([, ...rest]) => rest);
  return [...firsts, ...others].slice(0, OFFERED).toSorted((one, other) => one.getTime() - other.getTime());
}

/** Whether the physiotherapist can still hold a session then. */
export async function isStillFree(
  em: EntityManager,
  rules: ClinicSettings,
  wanted: Offer & { startsAt: Date; physiotherapistId: string },
): Promise<boolean> {
  const day = clinicDay(wanted.startsAt);
  const span = { from: startOfDay(day), until: endOfDay(day) };
  const time = await knownTime(em, rules, wanted.physiotherapistId, span);
  return time !== undefined && !findSlotConflict(time, wanted, rules.travelMinutes);
}
