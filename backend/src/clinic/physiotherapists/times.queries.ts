import type { EntityManager } from '@mikro-orm/postgresql';
import { clinicDay, startOfDay } from '../../platform/time/clinic-time.js';
import type { WeekdayHours } from '../settings/opening-hours.js';
import { Leave } from './leave.entity.js';
import type { Physiotherapist } from './physiotherapist.entity.js';

/** Leave interval. */
export interface LeaveTime {
  id: string;
  physiotherapistId: string;
  from: Date;
  until: Date;
  note: string | null;
}

/** Working hours of a physiotherapist, and their leave from today on. */
export interface PhysiotherapistTimes {
  physiotherapistId: string;
  /** Null: the clinic's opening hours. */
  workingHours: WeekdayHours[] | null;
  leave: LeaveTime[];
  version: number;
}

/** Returns the working hours and leave of a physiotherapist. */
export async function timesOf(em: EntityManager, treats: Physiotherapist, now: Date): Promise<PhysiotherapistTimes> {
  const { id: physiotherapistId, workingHours = null, version } = treats;
  const ahead = { physiotherapist: treats.id, deletedAt: null, endsAt: { $gt: startOfDay(clinicDay(now)) } };
  const leave = await em.find(Leave, ahead, { orderBy: { startsAt: 'asc' } });
  return { physiotherapistId, workingHours, leave: leave.map(leaveTime), version };
}

/** Maps a leave to an answer. */
export function leaveTime({ id, physiotherapist, startsAt: from, endsAt: until, note = null }: Leave): LeaveTime {
  return { id, physiotherapistId: physiotherapist.id, from, until, note };
}
