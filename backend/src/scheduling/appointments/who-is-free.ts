import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type ClinicSettings,
  findSchedules,
  findSlotConflict,
  type KnownPhysiotherapist,
  type Offer,
  spanOf,
  worksThrough,
} from '../../clinic/index.js';
import { clinicDay, endOfDay, startOfDay } from '../../platform/time/clinic-time.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { timeRefused } from './patient-limits.js';

interface Wanted extends Offer {
  startsAt: Date;
  /** Any physiotherapist if absent. */
  physiotherapistId?: string | null | undefined;
  /** Id of the session to move, which does not conflict with itself. */
  id?: string;
}

/**
 * Finds the physiotherapists who are free at the time that a patient picked. If none can be booked yet, only the
 * clinic's hours count. The caller holds their row locks.
 * @throws AppError NOT_FOUND, OUTSIDE_HOURS, DOUBLE_BOOKED
 */
export async function findFree(
  tx: EntityManager,
  rules: ClinicSettings,
  { physiotherapistId, id: except, ...wanted }: Wanted,
): Promise<KnownPhysiotherapist[]> {
  const day = clinicDay(wanted.startsAt);
  const known = await findSchedules(tx, rules, {
    physiotherapistId,
    except,
    from: startOfDay(day),
    until: endOfDay(day),
  });
  if (known.length === 0) {
    if (physiotherapistId) throw new AppError('NOT_FOUND', reasonFor('PHYSIOTHERAPIST_NOT_FOUND'));
    const clinic = { clinicHours: rules.hours, specialDays: rules.specialDays, workingHours: null };
    if (!worksThrough(clinic, spanOf(wanted.startsAt, wanted.durationMinutes))) throw nobodyWorks();
    return [];
  }
  const judged = known.map((one) => ({ one, obstacle: findSlotConflict(one.time, wanted, rules.travelMinutes) }));
  const free = judged.filter(({ obstacle }) => !obstacle).map(({ one }) => one);
  if (free.length > 0) return free;
  const isTaken = judged.some(({ obstacle }) => obstacle === 'DOUBLE_BOOKED');
  throw isTaken ? timeRefused('DOUBLE_BOOKED', reasonFor('JUST_TAKEN')) : nobodyWorks();
}

/** Returns the free physiotherapist with the fewest scheduled sessions on that day; ties go to the first by name. */
export function fewestSessions(free: readonly KnownPhysiotherapist[], moment: Date): KnownPhysiotherapist | undefined {
  const day = clinicDay(moment);
  const load = ({ time }: KnownPhysiotherapist) =>
    time.sessions.filter(({ status, startsAt }) => status === 'scheduled' && clinicDay(startsAt) === day).length;
  return free.toSorted((one, other) => load(one) - load(other))[0];
}

function nobodyWorks(): AppError {
  return timeRefused('OUTSIDE_HOURS', reasonFor('NOBODY_WORKS_THEN'));
}
