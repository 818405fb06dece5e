import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { systemClock } from '../src/platform/time/clock.js';
import { openDatabase } from '../src/platform/db/database.js';
import { entities } from '../src/app/entities.js';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.js';
import { migrate } from '../src/platform/db/migrate.js';
import { generatePatients } from '../src/app/sample-data/generate.js';
import { loadSampleData } from '../src/app/sample-data/load.js';
import { createLogger } from '../src/platform/logger.js';

/** Told how to stop what was started, before anything else can fail. */
export type OnStarted = (stop: () => Promise<void>) => void;

export interface BenchDatabase {
  appUrl: string;
  /** Of the owner of the tables. */
  ownerUrl: string;
  superuserUrl: string;
  /** Some complete records, the same at each run. */
  patientIds: string[];
}

/**
 * A PostgreSQL in a temporary folder, with the sample clinic and so many generated patients, and plans of some of them.
 * `countsStatements` loads pg_stat_statements, which itself takes some of the time of each statement.
 */
export async function startBenchDatabase(
  patients: number,
  onStarted: OnStarted,
  plans = 0,
  countsStatements = false,
): Promise<BenchDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'physiotherapy-bench-'));
  chmodSync(folder, 0o711); // the database's own account must get in
  onStarted(async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const options = { dataDir: folder, log: () => undefined };
  let postgres = await startEmbeddedPostgres(options);
  if (countsStatements) {
    await countStatements(postgres.superuserUrl);
    await postgres.stop();
    postgres = await startEmbeddedPostgres(options);
  }
  onStarted(() => postgres.stop());

  await migrate(postgres.ownerUrl);
  const database = await openDatabase(postgres.appUrl, entities, createLogger('silent'));
  await loadSampleData(database, systemClock);
  await generatePatients({ database, ownerUrl: postgres.ownerUrl }, systemClock, patients, plans);
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from patient where is_complete and deleted_at is null order by md5(id::text) limit 20',
  );
  await database.close();
  const { appUrl, ownerUrl, superuserUrl } = postgres;
  return { appUrl, ownerUrl, superuserUrl, patientIds: rows.map(({ id }) => id) };
}

/** Takes effect when the server starts again. */
async function countStatements(superuserUrl: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
    await client.query('create extension pg_stat_statements');
  } finally {
    await client.end();
  }
}
