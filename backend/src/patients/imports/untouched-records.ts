import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { MERGE_RULES } from '../records/merge-rules.js';

/** Rows about reading a record, which does not change it, and rows of imports. */
const NO_CHANGE = ['record_opening', 'record_reading', 'notice', 'patient_import_record'];
/** Answered by `OpeningBooks.findMoved`: an import writes some of these rows itself. */
const OF_BOOKS = ['charge', 'credit', 'package'];

/** SQL condition on `patient p`: no other row is about it. Every column that references a patient has a rule of merging. */
const standsAlone = (): RawBuilder<unknown> =>
  sql.join(
    Object.keys(MERGE_RULES).flatMap((reference) => {
      const [table = '', column = ''] = reference.split('.');
      if (NO_CHANGE.includes(table) || OF_BOOKS.includes(table)) return [];
      return [sql`not exists (select from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = p.id)`];
    }),
    sql` and `,
  );

/**
 * Finds those of the records that nobody has changed since an import created them or filled their gaps: neither the record, nor its account,
 * which has never signed in, nor anything about them. Of the books only what is no charge, credit or package counts.
 * @param imported SQL condition on `patient_import_record r`
 */
export async function findUntouched(
  tx: EntityManager,
  patientIds: readonly string[],
  imported: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from patient p left join app_user u on u.id = p.user_id
    where p.id = any(${[...patientIds]}::uuid[]) and p.deleted_at is null
      and exists (select from patient_import_record r where r.patient_id = p.id and r.revision = p.revision and ${imported})
      and (u.id is null or (u.user_type = 'patient' and u.version = 1 and u.last_login_at is null and u.disabled_at is null
        and not exists (select from family_grant g where g.account_id = u.id)))
      and ${standsAlone()}
    order by p.id`.execute(tx.getKysely());
  return rows.map(({ id }) => id);
}

/** Locks records until commit, in one order: nobody changes them, and nothing is added that is about them. */
export async function lockRecords(tx: EntityManager, patientIds: readonly string[]): Promise<void> {
  await sql`select from patient where id = any(${[...patientIds]}::uuid[]) order by id for update`.execute(
    tx.getKysely(),
  );
  await sql`select from app_user u where id in (select user_id from patient where id = any(${[...patientIds]}::uuid[]))
    order by id for update`.execute(tx.getKysely());
}
