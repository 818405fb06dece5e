import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../clock.js';
import type { Database } from '../database.js';

/** What the start prints, so that a newcomer can sign in. */
export const SAMPLE_ACCOUNTS = [
  'Sign in with one of these numbers; the code is printed here:',
  '  Admin    9000000001',
  '  Patient  9000000101 (complete record)',
  '  Patient  9000000102 (profile not completed)',
  '  User     9000000103 (no patient)',
];

/** Loads the sample clinic into an empty database; a database with accounts is left alone. */
export async function loadSampleData({ pool }: Database, clock: Clock): Promise<void> {
  await pool.query(
    `insert into app_user (id, user_type, phone, full_name, profile_completed, created_at)
     select $1, 'admin', '+919000000001', 'Asha Verma', true, $2 where not exists (select from app_user)`,
    [uuidv7(), clock.now()],
  );
}
