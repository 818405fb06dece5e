import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { hasLeft, type StaffType } from '../../identity/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';

/** Somebody of the team: an account, or a physiotherapist without one. */
export interface TeamMember {
  /** The account's, else the physiotherapist's. */
  id: string;
  userId: string | null;
  userType: StaffType;
  fullName: string;
  /** E.164. */
  mobileNumber: string | null;
  specialization: string | null;
  registrationNumber: string | null;
  physiotherapistId: string | null;
  doctorId: string | null;
  disabled: boolean;
  /** YYYY-MM-DD. */
  lastDay: string | null;
  lastLogin: Date | null;
  sessionsAhead: number;
  /** Of the row of the one who treats or refers; of the account for an admin. */
  version: number;
}

/** Whom a question about the team is about. */
export interface TeamQuery {
  now: Date;
  /** Those who left, too. */
  includeLeft?: boolean;
  /** The one with this id alone: the account's, the physiotherapist's or the doctor's. */
  id?: string;
}

/**
 * Raw, since it is a union: accounts with the row of the one who treats or refers, and physiotherapists without an account. The row of
 * what somebody was before they changed their type waits, and counts for nothing.
 */
const members = sql`
  select u.id, u.id as user_id, u.user_type, u.full_name, u.phone, t.id as physiotherapist_id, d.id as doctor_id,
    coalesce(t.specialization, d.specialization) as specialization,
    coalesce(t.registration_number, d.registration_number) as registration_number,
    u.disabled_at is not null as disabled, u.last_day, u.last_login_at, coalesce(t.version, d.version, u.version) as version
  from app_user u
    left join physiotherapist t on t.user_id = u.id and u.user_type = 'physiotherapist' and t.deleted_at is null
    left join doctor d on d.user_id = u.id and u.user_type = 'doctor' and d.deleted_at is null
  where u.user_type in ('admin', 'physiotherapist', 'doctor') and u.deleted_at is null
  union all
  select t.id, null, 'physiotherapist', t.name, t.phone, t.id, null, t.specialization, t.registration_number,
    false, t.last_day, null, t.version
  from physiotherapist t
    left join app_user u on u.id = t.user_id and u.user_type = 'physiotherapist' and u.deleted_at is null
  where u.id is null and t.deleted_at is null`;

/** The team by name, then by id. */
export async function findTeam(em: EntityManager, { now, includeLeft, id }: TeamQuery): Promise<TeamMember[]> {
  const today = clinicDay(now);
  const isGone = hasLeft('m', today);
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (!includeLeft) conditions.push(sql`not ${isGone}`);
  if (id) conditions.push(sql`${id}::uuid in (m.id, m.physiotherapist_id, m.doctor_id)`);
  const { rows } = await sql<TeamMember>`
    select m.id, m.user_id as "userId", m.user_type as "userType", m.full_name as "fullName", m.phone as "mobileNumber",
      nullif(m.specialization, '') as specialization, m.registration_number as "registrationNumber",
      m.physiotherapist_id as "physiotherapistId", m.doctor_id as "doctorId", m.disabled or ${isGone} as disabled,
      to_char(m.last_day, 'YYYY-MM-DD') as "lastDay",
      m.last_login_at as "lastLogin", m.version, coalesce(a.ahead, 0)::int as "sessionsAhead"
    from (${members}) m
      left join (
        select physiotherapist_id, count(*) as ahead from appointment
        where status = 'scheduled' and deleted_at is null and starts_at > ${now} group by physiotherapist_id
      ) a on a.physiotherapist_id = m.physiotherapist_id
    where ${sql.join(conditions, sql` and `)}
    order by m.full_name, m.id`.execute(em.getKysely());
  // Raw statements give moments as text.
  return rows.map((row) => ({ ...row, lastLogin: row.lastLogin && new Date(row.lastLogin) }));
}
