import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type ClinicSettings,
  findSchedules,
  findSlotConflict,
  type Offer,
  requireHereOn,
  spanOf,
  worksThrough,
} from '../../clinic/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Appointment } from './appointment.entity.js';

/** A session as it would stand. */
interface Wanted extends Offer {
  /** The session that is there already, whose own time is free for it. */
  id?: string;
  startsAt: Date;
  physiotherapistId: string | null;
}

/** Whether a session lies outside the hours, and why staff gave it that time all the same. */
export type HoursOverride = Pick<Appointment, 'outsideHours'> & { overrideReason: string | null };

/**
 * What staff and programs may do in an open clinic: a time outside the hours, in a leave or on the way to or from a home takes a reason.
 * Before it is open every time will do. Whoever asks has locked the one who treats.
 * @throws AppError OUTSIDE_HOURS, NOT_FOUND (after their last day)
 */
export async function checkHoursOverride(
  tx: EntityManager,
  rules: ClinicSettings,
  wanted: Wanted,
  overrideReason: string | null | undefined,
): Promise<HoursOverride> {
  if (wanted.physiotherapistId) await requireHereOn(tx, wanted.physiotherapistId, clinicDay(wanted.startsAt));
  if (!(await isOutsideHours(tx, rules, wanted))) return { outsideHours: false, overrideReason: null };
  if (!overrideReason) {
    const reason = reasonFor('REASON_FOR_OVERRIDE');
    throw new AppError('OUTSIDE_HOURS', reason, { fields: { overrideReason: reason } });
  }
  return { outsideHours: true, overrideReason };
}

/** Whether a session would lie outside the hours of an open clinic; without anybody to treat its own hours alone decide. */
export async function isOutsideHours(tx: EntityManager, rules: ClinicSettings, wanted: Wanted): Promise<boolean> {
  if (!rules.openedAt) return false;
  const { from, until } = spanOf(wanted.startsAt, wanted.durationMinutes);
  const { physiotherapistId, id: except } = wanted;
  const reach = { physiotherapistId, except, withSwitchedOff: true, from: wanted.startsAt, until: new Date(until) };
  const [known] = physiotherapistId ? await findSchedules(tx, rules, reach) : [];
  // Whether somebody has that time is for those to say who give it away.
  if (known) return findSlotConflict(known.time, wanted, rules.travelMinutes) === 'OUTSIDE_HOURS';
  const clinic = { clinicHours: rules.hours, specialDays: rules.specialDays, workingHours: null };
  return !worksThrough(clinic, { from, until });
}

/** A session that is there, as it stands. */
export function asItStands({
  id,
  startsAt,
  durationMinutes,
  sessionType,
  physiotherapist,
}: Appointment): Wanted & { id: string } {
  return { id, startsAt, durationMinutes, sessionType, physiotherapistId: physiotherapist?.id ?? null };
}
