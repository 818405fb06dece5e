import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { clinicDay, startOfDay } from '../../platform/clinic-time.js';
import type { WeekdayHours } from '../settings/opening-hours.js';
import { Leave } from './leave.entity.js';
import type { Physiotherapist } from './physiotherapist.entity.js';
import type { AffectedSessions } from './times.input.js';

/** A time away. */
export interface LeaveTime {
  id: string;
  physiotherapistId: string;
  from: Date;
  until: Date;
  note: string | null;
}

/** A physiotherapist's own hours, and their leave from today on. */
export interface PhysiotherapistTimes {
  physiotherapistId: string;
  /** Null: the clinic's hours. */
  workingHours: WeekdayHours[] | null;
  leave: LeaveTime[];
  version: number;
}

/** The times of a physiotherapist as they stand now. */
export async function timesOf(em: EntityManager, treats: Physiotherapist, now: Date): Promise<PhysiotherapistTimes> {
  const { id: physiotherapistId, workingHours = null, version } = treats;
  const ahead = { physiotherapist: treats.id, deletedAt: null, endsAt: { $gt: startOfDay(clinicDay(now)) } };
  const leave = await em.find(Leave, ahead, { orderBy: { startsAt: 'asc' } });
  return { physiotherapistId, workingHours, leave: leave.map(leaveTime), version };
}

/** A leave as it is answered. */
export function leaveTime({ id, physiotherapist, startsAt: from, endsAt: until, note = null }: Leave): LeaveTime {
  return { id, physiotherapistId: physiotherapist.id, from, until, note };
}

/** A session that lies in a leave. */
export interface AffectedSession {
  id: string;
  status: 'pending' | 'scheduled';
}

const EFFECTS: Record<AffectedSessions, RawBuilder<unknown>> = {
  KEEP: sql`outside_hours = true`,
  UNASSIGN: sql`physiotherapist_id = null, needs_physiotherapist = true`,
};

/**
 * Does to the sessions ahead that lie in a leave what was asked for; answers which they are. Pending ones, too: what is approved while
 * they are away would be held by nobody. Raw, since spans are compared; whoever asks has locked the one who is away.
 */
export async function affectSessions(
  tx: EntityManager,
  { physiotherapistId, from, until }: Pick<LeaveTime, 'physiotherapistId' | 'from' | 'until'>,
  affected: AffectedSessions,
  now: Date,
): Promise<AffectedSession[]> {
  const { rows } = await sql<AffectedSession>`
    update appointment set ${EFFECTS[affected]}, version = version + 1
    where physiotherapist_id = ${physiotherapistId} and status in ('pending', 'scheduled') and deleted_at is null
      and starts_at > ${now} and appointment_span(starts_at, duration_minutes) && tstzrange(${from}, ${until})
    returning id, status`.execute(tx.getKysely());
  return rows;
}
