import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { yearsBefore } from '../records/birth-date.js';
import { findPhonesWithAccount } from './recorded-patients.queries.js';
import type { RowValues } from './sheet-row.js';

/**
 * Creates records for new rows, and an account for each phone number without one; a further person with the same number
 * gets a record without an account. Uses one statement for each table for all rows: created as entities, ten thousand rows took a
 * third of the server's time from other requests.
 * @returns the ids of the records
 */
export async function makeRecords(
  tx: EntityManager,
  rows: RowValues[],
  { importId, now, today }: { importId: string; now: Date; today: string },
): Promise<string[]> {
  if (rows.length === 0) return [];
  const taken = await findPhonesWithAccount(
    tx,
    rows.map(({ phone }) => phone),
  );
  const records = rows.map((values) => {
    const userId = taken.has(values.phone) ? null : uuidv7();
    taken.add(values.phone);
    return { ...columnsOf(values, today), id: uuidv7(), user_id: userId };
  });
  const db = tx.getKysely();
  const json = JSON.stringify(records);
  await sql`insert into app_user (id, user_type, phone, full_name, created_at)
    select user_id, 'patient', contact_phone, name, ${now}
    from jsonb_to_recordset(${json}::jsonb) as r (user_id uuid, contact_phone text, name text)
    where user_id is not null`.execute(db);
  await sql`insert into patient (id, user_id, name, diagnosis, address, blood_group, gender, birth_date, birth_date_exact,
      contact_phone, emergency_phone, old_number, created_at)
    select r.*, ${now}
    from jsonb_to_recordset(${json}::jsonb) as r (id uuid, user_id uuid, name text, diagnosis text, address text, blood_group text,
      gender text, birth_date date, birth_date_exact boolean, contact_phone text, emergency_phone text, old_number text)`.execute(
    db,
  );
  await sql`insert into patient_import_record (import_id, patient_id, is_created, revision)
    select ${importId}, p.id, true, p.revision from patient p where p.id = any(${records.map(({ id }) => id)}::uuid[])`.execute(
    db,
  );
  return records.map(({ id }) => id);
}

/** Returns the columns of a record that a row fills. */
export function columnsOf(values: RowValues, today: string) {
  const { age } = values;
  return {
    name: values.name,
    diagnosis: values.diagnosis,
    address: values.address,
    blood_group: values.bloodGroup,
    gender: values.gender,
    birth_date: values.birthDate ?? (age === null ? null : yearsBefore(today, age)),
    birth_date_exact: values.birthDate !== null,
    contact_phone: values.phone,
    emergency_phone: values.emergencyPhone,
    old_number: values.oldNumber,
  };
}
