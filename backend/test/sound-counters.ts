import { Pool } from 'pg';
import { expect } from 'vitest';
import { COUNTERS } from '../src/app/counters/all-counters.js';
import { compareCounters } from '../src/platform/counters/compare-counters.js';
import type { TestDatabase } from './test-database.js';

/** Expects that each counter of a database equals its rows. */
export async function expectSoundCounters({ appUrl }: Pick<TestDatabase, 'appUrl'>): Promise<void> {
  const pool = new Pool({ connectionString: appUrl, max: 1 });
  try {
    expect(await compareCounters(pool, COUNTERS)).toEqual([]);
  } finally {
    await pool.end();
  }
}
