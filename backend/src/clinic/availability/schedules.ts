import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hasLeft } from '../../identity/index.js';
import { addDays, clinicDay, endOfDay, startOfDay } from '../../platform/time/clinic-time.js';
import type { ClinicSettings } from '../settings/clinic-settings.entity.js';
import type { KnownTime, TakenTime } from './free-times.js';
import type { WeekdayHours } from '../settings/opening-hours.js';
import type { SessionType } from '../settings/session-type.js';

/** A physiotherapist, and what is known of their time. */
export interface KnownPhysiotherapist {
  id: string;
  name: string;
  time: KnownTime;
}

interface ScheduleQuery {
  /** All who work here when left out. */
  physiotherapistId?: string | null | undefined;
  /** A session that is to be moved: it takes no time. */
  except?: string | null | undefined;
  /** Staff go by the times of somebody whose account is switched off, too: they still treat whom they have (law 4). */
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

/** Until when somebody is away who has left. */
const FOR_GOOD = endOfDay('2999-12-31');

/** The longest session, and the longest way to and from it. */
export const REACH = '12 hours';

/** What takes the time of those who treat between two moments, by name, without whoever has left or, unless asked for, is switched off: one statement, however many there are of either. */
export async function findSchedules(
  em: EntityManager,
  { hours: clinicHours, specialDays }: ClinicSettings,
  { physiotherapistId, except, withSwitchedOff = false, from, until }: ScheduleQuery,
): Promise<KnownPhysiotherapist[]> {
  // Raw, since the sessions and the leave of each come as JSON: a row for each would repeat the names.
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
    group by t.id order by t.name, t.id`.execute(em.getKysely());
  return rows.map(({ id, name, workingHours, leave, lastDay, sessions }) => ({
    id,
    name,
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
