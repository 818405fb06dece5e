import { sql, type RawBuilder } from 'kysely';

/** SQL expression: name of the account of a clinician, as the clinic's team knows it. */
export const clinicianName = (account: RawBuilder<unknown>) => sql`coalesce(
  (select name from physiotherapist where user_id = ${account} order by deleted_at nulls first limit 1),
  (select name from doctor where user_id = ${account} order by deleted_at nulls first limit 1),
  (select full_name from app_user where id = ${account}))`;
