import { Pool } from 'pg';
import { reconcile } from '../src/recovery/reconciliation/reconcile.js';

/** What it took to count every plan anew from its events. */
export interface Reconciled {
  plans: number;
  events: number;
  seconds: number;
  /** What this process held at most meanwhile, in MiB, with all that it held before. */
  memory: number;
}

/** How often the memory is looked at, in milliseconds. */
const EVERY = 50;

/** Compares all plans of a database with their events in one pass, in this process (recovery §11). @throws when anything differs */
export async function measureReconciling(databaseUrl: string): Promise<Reconciled> {
  const pool = new Pool({ connectionString: databaseUrl });
  let most = process.memoryUsage.rss();
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), EVERY);
  const started = performance.now();
  try {
    const { plans, events, differences } = await reconcile(pool, new Date());
    if (differences.length > 0) throw new Error(`Differences: ${JSON.stringify(differences.slice(0, 3))}`);
    return { plans, events, seconds: (performance.now() - started) / 1_000, memory: most / 1_024 ** 2 };
  } finally {
    clearInterval(watch);
    await pool.end();
  }
}
