import type { PoolClient } from 'pg';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import type { Clock } from '../../platform/time/clock.js';
import type { Database } from '../../platform/db/database.js';
import { addBooks } from './book-rows.js';
import { copyRows } from './copy-rows.js';
import { inDataTransaction } from './data-transaction.js';
import { addMessages } from './message-rows.js';
import { addSampleBench } from './sample-bench.js';
import { sampleClinic } from './sample-clinic.js';
import { addSampleFiles } from './sample-files.js';
import { addSampleMoney } from './sample-money.js';
import { addSampleNotes } from './sample-notes.js';
import { addSampleRecovery } from './sample-recovery.js';

/** Startup message with the accounts to sign in with. */
export const SAMPLE_ACCOUNTS = [
  'Sign in with one of these numbers; the code is printed here:',
  '  Admin    9000000001',
  '  Physiotherapist  9000000011',
  '  Doctor   9000000021',
  '  Front desk  9000000031',
  '  Patient  9000000101 (complete record)',
  '  Patient  9000000102 (profile not completed)',
  '  User     9000000103 (no patient)',
];

/** One of so many sample patients has an item, one a fee, two a bill. */
const SHARE = 6;

/** A patient with a record of some 280 days, back after 200, whose sign-in waits for the year of birth. */
const BACK = '+919000000144';

/**
 * Loads the sample clinic, relative to the current time, into an empty database; does nothing if there are accounts. Of
 * processes that start concurrently, only one loads it. Without a storage no patient has files.
 */
export async function loadSampleData(database: Database, clock: Clock, storage?: FileStorage): Promise<void> {
  // Checked again under the lock; the first check spares most starts from waiting for a data loader.
  if (!(await isEmpty(database.pool))) return;
  await inDataTransaction(database, async (client) => {
    if (!(await isEmpty(client))) return;
    const clinic = sampleClinic(clock.now());
    await copyRows(client, 'app_user', clinic.app_user);
    await copyRows(client, 'physiotherapist', clinic.physiotherapist);
    await copyRows(client, 'doctor', clinic.doctor);
    await copyRows(client, 'patient', clinic.patient);
    await copyRows(client, 'medical_history_entry', clinic.medical_history_entry);
    await copyRows(client, 'progress_report', clinic.progress_report);
    await copyRows(client, 'appointment', clinic.appointment);
    await copyRows(client, 'payment', clinic.payment);
    await client.query('select book_missing_refunds()');
    await client.query(
      `update app_user set birth_year_due_since = $1, last_login_at = $1::timestamptz - interval '200 days' where phone = $2`,
      [new Date(clock.now().getTime() - 3_600_000), BACK],
    );
    await addSampleMoney(client, clinic);
    await addBooks(client, { every: SHARE, now: clock.now() });
    await addMessages(client, clock.now());
    await addSampleRecovery(client, clinic, clock.now());
    await addSampleNotes(client, clinic, clock.now());
    await addSampleBench(client, clinic, clock.now());
    if (storage) await addSampleFiles(client, clinic, { storage, now: clock.now() });
  });
}

async function isEmpty(connection: Pick<PoolClient, 'query'>): Promise<boolean> {
  return (await connection.query('select from app_user limit 1')).rowCount === 0;
}
