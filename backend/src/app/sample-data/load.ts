import type { PoolClient } from 'pg';
import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/db/database.js';
import { copyRows } from './copy-rows.js';
import { inDataTransaction } from './data-transaction.js';
import { sampleClinic } from './sample-clinic.js';
import { addSampleRecovery } from './sample-recovery.js';

/** What the start prints, so that a newcomer can sign in. */
export const SAMPLE_ACCOUNTS = [
  'Sign in with one of these numbers; the code is printed here:',
  '  Admin    9000000001',
  '  Physiotherapist  9000000011',
  '  Doctor   9000000021',
  '  Patient  9000000101 (complete record)',
  '  Patient  9000000102 (profile not completed)',
  '  User     9000000103 (no patient)',
];

/**
 * Loads the sample clinic, as it stands now by the clock, into an empty database; a database with accounts is left alone.
 * Of processes that start at once one loads it.
 */
export async function loadSampleData(database: Database, clock: Clock): Promise<void> {
  // Asked twice: a start need not wait for a loader that adds to a database that has accounts already.
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
    await addSampleRecovery(client, clinic, clock.now());
  });
}

async function isEmpty(connection: Pick<PoolClient, 'query'>): Promise<boolean> {
  return (await connection.query('select from app_user limit 1')).rowCount === 0;
}
