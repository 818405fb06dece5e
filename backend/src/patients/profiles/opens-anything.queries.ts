import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { isLive } from '../family/family-scope.js';
import { MERGE_RULES } from '../records/merge-rules.js';
import { restorableSince } from '../records/restore-window.js';

/** Rows about reading a record, and rows of imports: they say nothing that its patient could open. */
const NOTHING_OF_A_PERSON = ['record_opening', 'record_reading', 'notice', 'patient_import_record'];

/** SQL condition: any row is about the record `p`. Every column that references a patient has a rule of merging. */
const hasRows = sql.join(
  Object.keys(MERGE_RULES).flatMap((reference) => {
    const [table = '', column = ''] = reference.split('.');
    if (NOTHING_OF_A_PERSON.includes(table)) return [];
    return [sql`exists (select from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = p.id)`];
  }),
  sql` or `,
);

/**
 * Returns whether a sign-in to an account opens anything of a person: its own data, a record with any content (also a deleted one that can be
 * restored), or the day of a patient who granted access to a family member.
 */
export async function opensAnything(em: EntityManager, accountId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from app_user u where u.id = ${accountId} and (
      u.full_name <> '' or coalesce(u.email, u.nickname, u.gender, u.avatar_key) is not null or u.birth_date is not null
      or exists (select from family_grant g where g.account_id = u.id and g.accepted_at is not null and ${isLive(now)})
      or exists (select from patient p where p.user_id = u.id and (p.deleted_at is null or p.deleted_at >= ${restorableSince(now)})
        and p.merged_into is null
        and (p.name <> '' or p.birth_date is not null or coalesce(p.diagnosis, p.address, p.blood_group, p.gender, p.emergency_phone,
          p.referring_doctor, p.old_number, p.alert) is not null or ${hasRows})))`.execute(em.getKysely());
  return rows.length > 0;
}
