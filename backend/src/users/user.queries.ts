import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Gender } from './user.entity.js';

/** A patient account that waits for its record. */
export interface UserWithoutPatient {
  id: string;
  fullName: string;
  /** E.164. */
  phone: string;
  /** YYYY-MM-DD, exact. */
  birthDate: string | null;
  gender: Gender | null;
}

/** Patient accounts without a complete live record, newest first. `pattern` is a LIKE pattern on name and number. */
export async function findUsersWithoutPatients(
  em: EntityManager,
  { first, pattern }: { first: number | undefined; pattern: string | undefined },
): Promise<UserWithoutPatient[]> {
  const { rows } = await sql<UserWithoutPatient>`
    select u.id, u.full_name as "fullName", u.phone, coalesce(b.gender, u.gender) as gender,
      coalesce(case when b.birth_date_exact then b.birth_date end, u.birth_date)::text as "birthDate"
    from app_user u left join patient b on b.user_id = u.id and b.deleted_at is null
    where u.user_type = 'patient' and u.deleted_at is null and u.disabled_at is null
      and not exists (select from patient p where p.user_id = u.id and p.deleted_at is null and p.is_complete)
      ${pattern ? sql`and (lower(u.full_name) like ${pattern} or u.phone like ${pattern})` : sql``}
    order by u.created_at desc, u.id desc
    ${first ? sql`limit ${first}` : sql``}`.execute(em.getKysely());
  return rows;
}
