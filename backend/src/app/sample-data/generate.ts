import { Client, type PoolClient } from 'pg';
import type { Clock } from '../../platform/clock.js';
import { StartupError } from '../../platform/startup-error.js';
import type { ConnectedDatabase } from '../../platform/db/connect.js';
import { DAY_MS } from './clinic-calendar.js';
import { copyRows } from './copy-rows.js';
import { inDataTransaction } from './data-transaction.js';
import {
  accountRowsOf,
  CAPACITY,
  generatedPatient,
  generatedPhone,
  indexOfPhone,
  patientRow,
  type GeneratedPatient,
} from './generated-patient.js';
import { appointmentRowsOf, paymentRowsOf } from './generated-visits.js';
import { generatePlans } from './generated-plans.js';
import { physiotherapistRows } from './sample-clinic.js';
import { SeededRandom } from './seeded-random.js';

/** The stretch of time over which the records were made. */
const PERIOD_MS = 3 * 365 * DAY_MS;

/** Unless it is said how many have one. */
const PATIENTS_A_PLAN = 20;

/** How many rows were added. */
export interface Added {
  patients: number;
  accounts: number;
  appointments: number;
  payments: number;
  plans: number;
}

/**
 * Adds so many patients with accounts, appointments, payments and plans, all in one transaction, and lets PostgreSQL look at them.
 * The numbers go on after the highest that is taken, so that it can be done again.
 * @throws StartupError when the numbers do not suffice
 */
export async function generatePatients(
  { database, ownerUrl }: Pick<ConnectedDatabase, 'database' | 'ownerUrl'>,
  clock: Clock,
  count: number,
  plans = Math.floor(count / PATIENTS_A_PLAN),
): Promise<Added> {
  const now = clock.now();
  const added = await inDataTransaction(database, async (client) => {
    const begin = await firstFreeIndex(client);
    if (begin + count > CAPACITY)
      throw new StartupError('There are not enough telephone numbers left for so many patients.');
    const physiotherapists = await physiotherapistIds(client, new Date(now.getTime() - PERIOD_MS));
    const everybody = <T>(rowsOf: (patient: GeneratedPatient) => T[]) => rowsOfAll(begin, count, now, rowsOf);
    const copied = {
      accounts: await copyRows(
        client,
        'app_user',
        everybody((patient) => accountRowsOf(patient, now)),
      ),
      patients: await copyRows(
        client,
        'patient',
        everybody((patient) => [patientRow(patient, physiotherapists)]),
      ),
      appointments: await copyRows(
        client,
        'appointment',
        everybody((patient) => appointmentRowsOf(patient, physiotherapists, now)),
      ),
      payments: await copyRows(
        client,
        'payment',
        everybody((patient) => paymentRowsOf(patient, now)),
      ),
    };
    await client.query('select book_missing_refunds()');
    return { ...copied, plans: await generatePlans(client, plans) };
  });
  await refreshStatistics(ownerUrl);
  return added;
}

/** Made anew for each table, rather than kept: millions of patients would not fit into memory. */
function* rowsOfAll<T>(
  begin: number,
  count: number,
  now: Date,
  rowsOf: (patient: GeneratedPatient) => T[],
): Generator<T> {
  const start = now.getTime() - PERIOD_MS;
  for (let position = 0; position < count; position++) {
    // In the order of the years, as a database fills in life.
    const moment = (fraction: number) => new Date(start + (PERIOD_MS * (position + fraction)) / count);
    yield* rowsOf(generatedPatient(begin + position, moment));
  }
}

async function firstFreeIndex(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ phone: string | null }>(
    `select greatest((select max(phone) from app_user where phone between $1 and $2),
      (select max(contact_phone) from patient where contact_phone between $1 and $2)) as phone`,
    [generatedPhone(0), generatedPhone(CAPACITY - 1)],
  );
  const highest = rows[0]?.phone;
  return highest ? indexOfPhone(highest) + 1 : 0;
}

/** Those who are there; the six of the sample clinic where there are none. */
async function physiotherapistIds(client: PoolClient, createdAt: Date): Promise<readonly [string, ...string[]]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from physiotherapist where deleted_at is null order by id',
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) {
    const newcomers = physiotherapistRows(createdAt, new SeededRandom(1));
    await copyRows(client, 'physiotherapist', newcomers);
    ids.push(...newcomers.map(({ id }) => id));
  }
  const [first = '', ...others] = ids;
  return [first, ...others];
}

/** Good plans at once, instead of when autovacuum comes by; only the owner of the tables may. */
async function refreshStatistics(ownerUrl: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(
      'vacuum (analyze) app_user, physiotherapist, patient, appointment, payment, recovery_plan, plan_session, session_event',
    );
  } finally {
    await owner.end();
  }
}
