import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { columnsOf } from './made-records.js';
import type { RowValues } from './sheet-row.js';

/** Fills the gaps of locked records, and overwrites nothing. A record that only gains an opening balance has a new revision, too. */
export async function fillGaps(
  tx: EntityManager,
  toFill: readonly { id: string; values: RowValues }[],
  { importId, today }: { importId: string; today: string },
): Promise<void> {
  if (toFill.length === 0) return;
  const json = JSON.stringify(toFill.map(({ id, values }) => ({ ...columnsOf(values, today), id })));
  await sql`with filled as (
      update patient p set diagnosis = coalesce(p.diagnosis, r.diagnosis), address = coalesce(p.address, r.address),
        blood_group = coalesce(p.blood_group, r.blood_group), gender = coalesce(p.gender, r.gender),
        birth_date_exact = case when p.birth_date is null then r.birth_date_exact else p.birth_date_exact end,
        birth_date = coalesce(p.birth_date, r.birth_date), emergency_phone = coalesce(p.emergency_phone, r.emergency_phone),
        version = p.version + 1
      from jsonb_to_recordset(${json}::jsonb) as r (id uuid, diagnosis text, address text, blood_group text, gender text,
        birth_date date, birth_date_exact boolean, emergency_phone text)
      where p.id = r.id returning p.id, p.revision)
    insert into patient_import_record (import_id, patient_id, is_created, revision)
    select ${importId}, id, false, revision from filled`.execute(tx.getKysely());
}
