import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Opening } from './opening-books.js';
import type { Recorded } from './record-matcher.js';
import type { RowValues } from './sheet-row.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** Of a record before its books were asked. */
const NOTHING = { openingBalance: null, sessionsLeft: null, validUntil: null, canBeFilled: false };

/**
 * Finds the live records with the old numbers or phone numbers of the rows. Includes the data of merged records, under
 * the number of the surviving one, so that a file with both creates neither again.
 */
export async function findRecorded(tx: EntityManager, rows: RowValues[]): Promise<Recorded[]> {
  const phones = rows.map(({ phone }) => phone);
  const oldNumbers = rows.flatMap(({ oldNumber }) => oldNumber ?? []);
  // Raw SQL: each part uses its own index, and phones compare in the collation of theirs.
  const { rows: found } = await sql<Omit<Recorded, 'calledBy' | 'canBeFilled' | keyof Opening> & { number: number }>`
    with named as (
      select id from patient where contact_phone collate "C" = any(${phones}::text[]) and deleted_at is null
      union select p.id from app_user u join patient p on p.user_id = u.id
        where u.phone collate "C" = any(${phones}::text[]) and u.user_type = 'patient' and p.contact_phone is null and p.deleted_at is null
      union select id from patient where old_number = any(${oldNumbers}::text[]) and deleted_at is null
      union select m.id from patient m join patient p on p.id = m.merged_into and p.deleted_at is null
        where m.contact_phone collate "C" = any(${phones}::text[]) or m.old_number = any(${oldNumbers}::text[]))
    select p.id, coalesce((select m.number from patient m where m.id = p.merged_into), p.number) as number, coalesce(nullif(p.name, ''), u.full_name, '') as name, coalesce(p.contact_phone, u.phone) as phone,
      p.birth_date::text as "birthDate", p.gender, p.diagnosis, p.address, p.emergency_phone as "emergencyPhone",
      p.blood_group as "bloodGroup", p.old_number as "oldNumber"
    from named join patient p using (id) left join app_user u on u.id = p.user_id order by p.number`.execute(
    tx.getKysely(),
  );
  return found.map(({ number, ...recorded }) => ({ ...recorded, ...NOTHING, calledBy: formatRecordNumber(number) }));
}

/** Finds the phone numbers that belong to the account of a patient or a relative. */
export async function findPhonesWithAccount(tx: EntityManager, phones: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ phone: string }>`
    select phone from app_user where phone = any(${phones}::text[]) and user_type in ('user', 'patient')
      and deleted_at is null`.execute(tx.getKysely());
  return new Set(rows.map(({ phone }) => phone));
}
