import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { hasLeft, type StaffType } from '../../identity/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';

/** Team member: an account, or a physiotherapist without one. */
export interface TeamMember {
  /** Id of the account, else of the physiotherapist. */
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
  hasAuthenticator: boolean;
  hasPasskey: boolean;
  sessionsAhead: number;
  /** Version of the physiotherapist's or doctor's row; of the account for others. */
  version: number;
}

/** Query of team members. */
export interface TeamQuery {
  now: Date;
  /** Include members who left. */
  includeLeft?: boolean;
  /** Only the member with this id, of the account, physiotherapist or doctor. */
  id?: string;
}

/**
 * Raw SQL, because it is a union: accounts with the row of the physiotherapist or doctor, and physiotherapists without an account. The row
 * of a former type is kept but ignored.
 */
const members = sql`
  select u.id, u.id as user_id, u.user_type, u.full_name, u.phone, t.id as physiotherapist_id, d.id as doctor_id,
    coalesce(t.specialization, d.specialization) as specialization,
    coalesce(t.registration_number, d.registration_number) as registration_number,
    u.disabled_at is not null as disabled, u.last_day, u.last_login_at, coalesce(t.version, d.version, u.version) as version
  from app_user u
    left join physiotherapist t on t.user_id = u.id and u.user_type = 'physiotherapist' and t.deleted_at is null
    left join doctor d on d.user_id = u.id and u.user_type = 'doctor' and d.deleted_at is null
  where u.user_type in ('admin', 'physiotherapist', 'doctor', 'reception') and u.deleted_at is null
  union all
  select t.id, null, 'physiotherapist', t.name, t.phone, t.id, null, t.specialization, t.registration_number,
    false, t.last_day, null, t.version
  from physiotherapist t
    left join app_user u on u.id = t.user_id and u.user_type = 'physiotherapist' and u.deleted_at is null
  where u.id is null and t.deleted_at is null`;

/** Returns the team by name, then by id. */
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
      m.last_login_at as "lastLogin",
      exists (select from authenticator c where c.user_id = m.user_id and c.confirmed_at is not null and c.kind = 'APP') as "hasAuthenticator",
      exists (select from authenticator c where c.user_id = m.user_id and c.kind = 'PASSKEY') as "hasPasskey",
      m.version, coalesce(a.ahead, 0)::int as "sessionsAhead"
    from (${members}) m
      left join (
        select physiotherapist_id, count(*) as ahead from appointment
        where status = 'scheduled' and deleted_at is null and starts_at > ${now} group by physiotherapist_id
      ) a on a.physiotherapist_id = m.physiotherapist_id
    where ${sql.join(conditions, sql` and `)}
    order by m.full_name, m.id`.execute(em.getKysely());
  // Raw statements return timestamps as text.
  return rows.map((row) => ({ ...row, lastLogin: row.lastLogin && new Date(row.lastLogin) }));
}
