import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { OfImport, Opening, OpeningBooks } from '../../patients/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';

/** Days from the import to the last day of sessions that were brought over, where the file says none. */
const VALID_DAYS = 365;
const BROUGHT_OVER = 'Brought over from the former books';
const TAKEN_BACK = 'The import was undone';

/** Opens the accounts of imported records, and takes that back. */
export const importOpenings: OpeningBooks = { find: findOpenings, open: openAccounts, findMoved, takeBack };

/** Finds what was brought over to records and counts still. */
async function findOpenings(tx: EntityManager, patientIds: readonly string[]): Promise<Map<string, Opening>> {
  const { rows } = await sql<Opening & { id: string }>`
    with balance as (
      select patient_id, sum(amount)::float8 as amount from (
        select patient_id, amount_paise as amount from charge where kind = 'OPENING' and canceled_reason is null
        union all select patient_id, -amount_paise from credit where kind = 'OPENING' and canceled_reason is null
        union all select k.patient_id, -k.amount_paise from credit k join charge c on c.id = k.charge_id and c.kind = 'OPENING'
          where k.kind = 'CANCELLATION' and k.canceled_reason is null) o
      where patient_id = any(${[...patientIds]}::uuid[]) group by patient_id
    ), brought as (
      select distinct on (patient_id) patient_id, sessions, valid_until::text as until from package
      where charge_id is null and closed_at is null and patient_id = any(${[...patientIds]}::uuid[])
      order by patient_id, sold_at desc, id
    )
    select coalesce(b.patient_id, p.patient_id) as id, nullif(b.amount, 0) as "openingBalance", p.sessions as "sessionsLeft",
      p.until as "validUntil"
    from balance b full join brought p on p.patient_id = b.patient_id`.execute(tx.getKysely());
  return new Map(rows.map(({ id, ...opening }) => [id, opening]));
}

/**
 * Opens accounts: a balance that is owed is a charge, one that was paid in advance a credit of no charge, sessions left are a package
 * without a charge. They count today, or on the first open day.
 */
async function openAccounts(
  tx: EntityManager,
  openings: readonly (Opening & { patientId: string })[],
  { importId, now }: OfImport,
): Promise<void> {
  if (openings.length === 0) return;
  const db = tx.getKysely();
  await holdBooks(tx, now);
  const balances = openings.flatMap(({ patientId, openingBalance }) =>
    openingBalance === null ? [] : [{ id: uuidv7(), patientId, paise: openingBalance }],
  );
  const due = JSON.stringify(balances.filter(({ paise }) => paise > 0));
  await sql`insert into charge (id, patient_id, kind, text, amount_paise, day, created_at)
    select id, "patientId", 'OPENING', ${BROUGHT_OVER}, paise, first_open_day(), ${now}
    from jsonb_to_recordset(${due}::jsonb) as r (id uuid, "patientId" uuid, paise integer)`.execute(db);
  const advances = JSON.stringify(balances.filter(({ paise }) => paise < 0));
  await sql`insert into credit (id, patient_id, kind, amount_paise, day, reason, created_at)
    select id, "patientId", 'OPENING', -paise, first_open_day(), ${BROUGHT_OVER}, ${now}
    from jsonb_to_recordset(${advances}::jsonb) as r (id uuid, "patientId" uuid, paise integer)`.execute(db);
  const packages = await bringPackages(tx, openings, now);
  const made = [
    ...balances.map(({ id, paise }) => (paise > 0 ? { chargeId: id } : { creditId: id })),
    ...packages.map((id) => ({ packageId: id })),
  ];
  await sql`insert into import_opening (id, import_id, charge_id, credit_id, package_id)
    select id, ${importId}, "chargeId", "creditId", "packageId"
    from jsonb_to_recordset(${JSON.stringify(made.map((one) => ({ id: uuidv7(), ...one })))}::jsonb)
      as r (id uuid, "chargeId" uuid, "creditId" uuid, "packageId" uuid)`.execute(db);
}

async function bringPackages(
  tx: EntityManager,
  openings: readonly (Opening & { patientId: string })[],
  now: Date,
): Promise<string[]> {
  const packages = openings.flatMap(({ patientId, sessionsLeft, validUntil }) =>
    sessionsLeft === null ? [] : [{ id: uuidv7(), patientId, sessions: sessionsLeft, until: validUntil }],
  );
  const today = clinicDay(now);
  await sql`insert into package (id, patient_id, name, sessions, price_paise, valid_from, valid_until, sold_at)
    select id, "patientId", 'Sessions brought over', sessions, 0, ${today}::date, coalesce(until, ${today}::date + ${VALID_DAYS}::int), ${now}
    from jsonb_to_recordset(${JSON.stringify(packages)}::jsonb) as r (id uuid, "patientId" uuid, sessions integer, until date)`.execute(
    tx.getKysely(),
  );
  return packages.map(({ id }) => id);
}

/** Returns the records whose books hold anything but what an import brought over, or an undo took back, and nobody has changed. */
async function findMoved(tx: EntityManager, patientIds: readonly string[]): Promise<Set<string>> {
  const ofRecords = sql`patient_id = any(${[...patientIds]}::uuid[])`;
  const isChanged = sql`(kind <> 'OPENING' or canceled_reason <> ${TAKEN_BACK})`;
  const { rows } = await sql<{ id: string }>`
    select patient_id as id from charge where ${ofRecords} and ${isChanged}
    union select patient_id from credit where ${ofRecords} and ${isChanged}
    union select patient_id from package where ${ofRecords} and (charge_id is not null or closed_reason <> ${TAKEN_BACK})`.execute(
    tx.getKysely(),
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Takes back what an import brought over. Charges and credits of open days are canceled. Those of a closed day stay as they were: a credit
 * of the first open day takes back what is owed, and a charge of that day what was paid in advance.
 */
async function takeBack(tx: EntityManager, patientIds: readonly string[], { importId, now }: OfImport): Promise<void> {
  if (patientIds.length === 0) return;
  const db = tx.getKysely();
  await holdBooks(tx, now);
  const ofImport = sql`select from import_opening o where o.import_id = ${importId}`;
  const ofRecords = sql`x.patient_id = any(${[...patientIds]}::uuid[])`;
  await sql`insert into credit (id, patient_id, kind, amount_paise, day, reason, charge_id, created_at)
    select gen_random_uuid(), x.patient_id, 'CANCELLATION', x.amount_paise, first_open_day(), ${TAKEN_BACK}, x.id, ${now} from charge x
    where ${ofRecords} and exists (${ofImport} and o.charge_id = x.id) and x.day <= closed_until()`.execute(db);
  await sql`
    insert into charge (id, patient_id, kind, text, amount_paise, day, created_at)
    select gen_random_uuid(), x.patient_id, 'OPENING', ${TAKEN_BACK}, x.amount_paise, first_open_day(), ${now} from credit x
    where ${ofRecords} and exists (${ofImport} and o.credit_id = x.id) and x.day <= closed_until()`.execute(db);
  await sql`update charge x set canceled_reason = ${TAKEN_BACK}
    where ${ofRecords} and exists (${ofImport} and o.charge_id = x.id) and x.day > closed_until()`.execute(db);
  await sql`update credit x set canceled_reason = ${TAKEN_BACK}
    where ${ofRecords} and exists (${ofImport} and o.credit_id = x.id) and x.day > closed_until()`.execute(db);
  await sql`update package x set closed_at = ${now}, closed_reason = ${TAKEN_BACK}
    where ${ofRecords} and exists (${ofImport} and o.package_id = x.id)`.execute(db);
}

/** Keeps a close of a day away until commit, and says which day it is. */
async function holdBooks(tx: EntityManager, now: Date): Promise<void> {
  await sql`select set_config('books.today', ${clinicDay(now)}, true), hold_books()`.execute(tx.getKysely());
}
