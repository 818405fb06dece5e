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

/** Number of slots in an offer. */
export const OFFERED = 3;

/** Default hours before the clinic opens: Monday to Saturday, 8 to 18. */
const SPECIFIED = WEEKDAYS.map((weekday) => ({
  weekday,
  hours: weekday === 'SUNDAY' ? [] : [{ opens: '08:00', closes: '18:00' }],
}));

/** Loads a physiotherapist's schedule, with the default hours before the clinic opens. */
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
 * Finds the next free slots of the plan's physiotherapist that suit the patient, on different days if possible. Excludes slots that others
 * have requested. Returns fewer than three if there are no more.
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

/** Whether a slot is still free. */
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
