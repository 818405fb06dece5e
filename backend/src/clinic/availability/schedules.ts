import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { hasLeft } from '../../identity/index.js';
import { addDays, clinicDay, endOfDay, startOfDay } from '../../platform/time/clinic-time.js';
import type { ClinicSettings } from '../settings/clinic-settings.entity.js';
import type { KnownTime, TakenTime } from './free-times.js';
import type { WeekdayHours } from '../settings/opening-hours.js';
import type { SessionType } from '../settings/session-type.js';

/** Physiotherapist with their schedule. */
export interface KnownPhysiotherapist {
  id: string;
  name: string;
  /** YYYY-MM-DD; null: stays. */
  lastDay: string | null;
  time: KnownTime;
}

interface ScheduleQuery {
  /** All who work here by default. */
  physiotherapistId?: string | null | undefined;
  /** Only these physiotherapists: a condition on `physiotherapist t`. */
  among?: RawBuilder<unknown>;
  /** Session to ignore, because it is about to be moved. */
  except?: string | null | undefined;
  /** Include physiotherapists with disabled accounts, for staff: they keep their patients. */
  withSwitchedOff?: boolean;
  from: Date;
  until: Date;
}

interface Row {
  id: string;
  name: string;
  workingHours: WeekdayHours[] | null;
  lastDay: string | null;
  leave: { from: string; until: string }[];
  sessions: { startsAt: string; durationMinutes: number; sessionType: SessionType; status: TakenTime['status'] }[];
}

/** End of the absence of a physiotherapist who has left. */
const FOR_GOOD = endOfDay('2999-12-31');

/** Maximum length of a session with its travel time. */
export const REACH = '12 hours';

/**
 * Finds the schedules of physiotherapists between two times, by name, without those who left or, unless requested, are disabled. One
 * statement, independent of the number of rows.
 */
export async function findSchedules(
  em: EntityManager,
  { hours: clinicHours, specialDays }: Pick<ClinicSettings, 'hours' | 'specialDays'>,
  { physiotherapistId, among = sql`true`, except, withSwitchedOff = false, from, until }: ScheduleQuery,
): Promise<KnownPhysiotherapist[]> {
  // Raw SQL: sessions and leave are aggregated as JSON, because a join would repeat the names per row.
  const { rows } = await sql<Row>`
    select t.id, t.name, t.working_hours as "workingHours", to_char(t.last_day, 'YYYY-MM-DD') as "lastDay",
      (select coalesce(json_agg(json_build_object('from', l.starts_at, 'until', l.ends_at)), '[]')
        from physiotherapist_leave l where l.physiotherapist_id = t.id and l.deleted_at is null
          and l.starts_at < ${until}::timestamptz + ${REACH}::interval and l.ends_at > ${from}) as leave,
      coalesce(json_agg(json_build_object('startsAt', a.starts_at, 'durationMinutes', a.duration_minutes,
      'sessionType', a.session_type, 'status', a.status)) filter (where a.id is not null), '[]') as sessions
    from physiotherapist t left join appointment a on a.physiotherapist_id = t.id and a.deleted_at is null
      and a.status in ('pending', 'scheduled') and a.id is distinct from ${except ?? null}::uuid
      and a.starts_at > ${from}::timestamptz - ${REACH}::interval and a.starts_at < ${until}::timestamptz + ${REACH}::interval
    where t.deleted_at is null and not ${hasLeft('t', clinicDay(from))}
      and (${withSwitchedOff} or not exists (select from app_user u where u.id = t.user_id and u.disabled_at is not null))
      and (${physiotherapistId ?? null}::uuid is null or t.id = ${physiotherapistId ?? null}::uuid)
      and ${among}
    group by t.id order by t.name, t.id`.execute(em.getKysely());
  return rows.map(({ id, name, workingHours, leave, lastDay, sessions }) => ({
    id,
    name,
    lastDay,
    time: {
      clinicHours,
      specialDays,
      workingHours,
      leave: leave
        .map((away) => ({ from: new Date(away.from), until: new Date(away.until) }))
        .concat(lastDay ? [{ from: startOfDay(addDays(lastDay, 1)), until: FOR_GOOD }] : []),
      sessions: sessions.map(({ startsAt, ...session }) => ({ ...session, startsAt: new Date(startsAt) })),
    },
  }));
}
