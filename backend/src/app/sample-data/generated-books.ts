import type { PoolClient } from 'pg';
import { addBooks, type AddedBooks, idOf, ofTransaction } from './book-rows.js';

/** One of so many patients with sessions has a package of ten, and each tenth an item. */
const EVERY = 10;
/** Of a session, in paise, by its kind. */
const PRICE = `case a.session_type when 'Home' then 90000 when 'Tele' then 50000 else 60000 end`;
const DAY = `(a.starts_at at time zone 'Asia/Kolkata')::date`;

/** Number of inserted rows. */
export interface GeneratedBooks extends AddedBooks {
  packages: number;
}

const FIRST = `join (select distinct on (a.patient_id) a.patient_id, a.starts_at, ${DAY} as day from appointment a
  where a.status = 'completed' and ${ofTransaction('a')} order by a.patient_id, a.starts_at, a.id) a on a.patient_id = p.id`;
const BUYERS = `from patient p ${FIRST} where ${ofTransaction('p')} and p.number % $1::int = 0`;

const PACKAGE_CHARGES = `insert into charge (id, patient_id, kind, text, amount_paise, day, created_at)
  select ${idOf('charge of package of', 'p.id')}, p.id, 'PACKAGE', 'Ten sessions', 500000, a.day, a.starts_at ${BUYERS}`;

const PACKAGES = `insert into package (id, patient_id, name, sessions, price_paise, valid_from, valid_until, charge_id, sold_at)
  select ${idOf('package of', 'p.id')}, p.id, 'Ten sessions', 10, 500000, a.day, a.day + 120, ${idOf('charge of package of', 'p.id')}, a.starts_at ${BUYERS}`;

const USES = `insert into package_use (id, package_id, appointment_id, day, booked_on, used_at)
  select ${idOf('use of', 'a.id')}, g.id, a.id, ${DAY}, ${DAY}, a.starts_at
  from package g join appointment a on a.patient_id = g.patient_id and a.status = 'completed'
  where ${ofTransaction('g')} and ${ofTransaction('a')}`;

/** Two of three other patients pay each session. */
const SESSIONS = `insert into charge (id, patient_id, kind, text, amount_paise, day, appointment_id, created_at)
  select ${idOf('charge of', 'a.id')}, p.id, 'SESSION', 'Session of ' || to_char(a.starts_at at time zone 'Asia/Kolkata', 'FMDD Mon YYYY'), ${PRICE},
    ${DAY}, a.id, a.starts_at
  from appointment a join patient p on p.id = a.patient_id
  where ${ofTransaction('a')} and a.status = 'completed' and p.number % $1::int <> 0 and p.number % 3 <> 0`;

/**
 * Sells packages to generated patients, whose completed sessions use them, charges the sessions of others, and adds items, fees, bills
 * and credits, in proportion. `settle_all` allocates the payments.
 */
export async function generateBooks(client: PoolClient, now: Date): Promise<GeneratedBooks> {
  const count = async (statement: string) => (await client.query(statement, [EVERY])).rowCount ?? 0;
  const packageCharges = await count(PACKAGE_CHARGES);
  const packages = await count(PACKAGES);
  await client.query(USES);
  const sessions = await count(SESSIONS);
  const { charges, bills, credits } = await addBooks(client, { every: EVERY, now });
  return { packages, charges: packageCharges + sessions + charges, bills, credits };
}
