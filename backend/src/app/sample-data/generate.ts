import { Client, type PoolClient } from 'pg';
import type { Clock } from '../../platform/time/clock.js';
import { StartupError } from '../../platform/errors/startup-error.js';
import type { ConnectedDatabase } from '../../platform/db/connect.js';
import { withoutLoops } from './book-rows.js';
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
import { type GeneratedBooks, generateBooks } from './generated-books.js';
import { generatePlans } from './generated-plans.js';
import { addMessages } from './message-rows.js';
import { physiotherapistRows } from './sample-clinic.js';
import { SeededRandom } from './seeded-random.js';

/** Period of the records' creation times, in milliseconds. */
const PERIOD_MS = 3 * 365 * DAY_MS;

/** Default number of patients per plan. */
const PATIENTS_A_PLAN = 20;

/** Number of inserted rows. */
export interface Added extends GeneratedBooks {
  patients: number;
  accounts: number;
  appointments: number;
  payments: number;
  plans: number;
  messages: number;
}

/**
 * Inserts patients with accounts, appointments, plans, payments, charges, packages, bills, credits and messages in one
 * transaction, and analyzes the tables. Phone numbers continue after the highest existing one, so that it can be repeated.
 * @throws StartupError if the phone numbers run out
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
    const generated = {
      ...copied,
      plans: await generatePlans(client, plans),
      ...(await withoutLoops(client, () => generateBooks(client, now))),
      messages: await withoutLoops(client, () => addMessages(client, now)),
    };
    // In one statement: the deferred triggers would settle each record by itself.
    await client.query(`select settle_all(); set local ledger.settled = 'all'`);
    // Each account that got its record added a row; readers would sum them all until the server's job folds them.
    await client.query('select fold_counters()');
    return generated;
  });
  await refreshStatistics(ownerUrl);
  return added;
}

/** Regenerates the patients for each table, because millions do not fit into memory. */
function* rowsOfAll<T>(
  begin: number,
  count: number,
  now: Date,
  rowsOf: (patient: GeneratedPatient) => T[],
): Generator<T> {
  const start = now.getTime() - PERIOD_MS;
  for (let position = 0; position < count; position++) {
    // In chronological order, like rows of a real database.
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

/** Returns the ids of the existing physiotherapists; inserts those of the sample clinic if there are none. */
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

/** Analyzes the tables as their owner, so that query plans are good before autovacuum runs. */
async function refreshStatistics(ownerUrl: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(
      'vacuum (analyze) counter, app_user, physiotherapist, patient, appointment, payment, charge, credit, allocation, package, package_use, bill, bill_line, message, recovery_plan, plan_session, session_event',
    );
  } finally {
    await owner.end();
  }
}
