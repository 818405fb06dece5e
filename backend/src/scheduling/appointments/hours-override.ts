import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type ClinicSettings,
  findSchedules,
  findSlotConflict,
  type KnownTime,
  type Offer,
  requireHereOn,
  spanOf,
  worksThrough,
} from '../../clinic/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Appointment } from './appointment.entity.js';

/** A session with its planned time and physiotherapist. */
interface Wanted extends Offer {
  /** Id of the existing session, which does not conflict with itself. */
  id?: string;
  startsAt: Date;
  physiotherapistId: string | null;
}

/** Whether a session is outside the hours, and the reason that staff gave. */
export type HoursOverride = Pick<Appointment, 'outsideHours'> & { overrideReason: string | null };

/**
 * Checks a time that staff or a program chose. In an open clinic, a time outside the hours, in a leave or without time
 * to travel needs a reason; before the opening every time is allowed. The caller holds the physiotherapist's row lock.
 * @throws AppError OUTSIDE_HOURS, NOT_FOUND (after their last day)
 */
export async function checkHoursOverride(
  tx: EntityManager,
  rules: ClinicSettings,
  wanted: Wanted,
  overrideReason: string | null | undefined,
): Promise<HoursOverride> {
  if (wanted.physiotherapistId) await requireHereOn(tx, wanted.physiotherapistId, clinicDay(wanted.startsAt));
  return requireOverride(await isOutsideHours(tx, rules, wanted), overrideReason);
}

/** Returns the terms of a time, which needs a reason if it is outside the hours. @throws AppError OUTSIDE_HOURS */
export function requireOverride(isOutside: boolean, overrideReason: string | null | undefined): HoursOverride {
  if (!isOutside) return { outsideHours: false, overrideReason: null };
  if (!overrideReason) {
    const reason = reasonFor('REASON_FOR_OVERRIDE');
    throw new AppError('OUTSIDE_HOURS', reason, { fields: { overrideReason: reason } });
  }
  return { outsideHours: true, overrideReason };
}

/**
 * Whether a session is outside the hours of an open clinic. Without a physiotherapist only the clinic's hours count.
 */
export async function isOutsideHours(tx: EntityManager, rules: ClinicSettings, wanted: Wanted): Promise<boolean> {
  if (!rules.openedAt) return false;
  const { until } = spanOf(wanted.startsAt, wanted.durationMinutes);
  const { physiotherapistId, id: except } = wanted;
  const reach = { physiotherapistId, except, withSwitchedOff: true, from: wanted.startsAt, until: new Date(until) };
  const [known] = physiotherapistId ? await findSchedules(tx, rules, reach) : [];
  return liesOutside(rules, known?.time, wanted);
}

/** Whether a session is outside the hours of an open clinic, by a known schedule; without one by the clinic's hours. */
export function liesOutside(
  rules: ClinicSettings,
  known: KnownTime | undefined,
  wanted: Offer & { startsAt: Date },
): boolean {
  if (!rules.openedAt) return false;
  // Overlaps are checked separately, by `requireNoOverlap`.
  if (known) return findSlotConflict(known, wanted, rules.travelMinutes) === 'OUTSIDE_HOURS';
  const clinic = { clinicHours: rules.hours, specialDays: rules.specialDays, workingHours: null };
  return !worksThrough(clinic, spanOf(wanted.startsAt, wanted.durationMinutes));
}

/** Returns the current time and physiotherapist of an existing session. */
export function asItStands({
  id,
  startsAt,
  durationMinutes,
  sessionType,
  physiotherapist,
}: Appointment): Wanted & { id: string } {
  return { id, startsAt, durationMinutes, sessionType, physiotherapistId: physiotherapist?.id ?? null };
}
