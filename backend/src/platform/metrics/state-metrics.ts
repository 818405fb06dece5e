import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Pool } from 'pg';
import type { Database } from '../db/database.js';

/** A queue of due rows. */
interface Queue {
  name: string;
  /** Counts its due rows. */
  backlog(): Promise<{ rows: number; oldestSeconds: number }>;
}

/** What the state of a process is read from. */
export interface StateParts {
  database: Database;
  queues: readonly Queue[];
  /** Reads when the last base backup was taken, null if none was; undefined: backups are switched off. */
  lastBackup: (() => Promise<Date | null>) | undefined;
  /** Reads when the audit trail was last verified, and what did not fit then. */
  audit: () => Promise<{ checkedAt: Date | null; misfit: string | null }>;
  /** Version of the product. */
  version: string;
}

/** State of this process and of the queues. */
export interface StateMetrics {
  registry: Registry;
  /** Reads the queues anew; call it before each scrape. */
  refresh(): Promise<void>;
}

/** Creates the metrics of a composed application, in a registry of their own. */
export function createStateMetrics({ database, queues, lastBackup, audit, version }: StateParts): StateMetrics {
  const registry = new Registry();
  const registers = [registry];
  // Memory, processor time, garbage collection and the delay of the event loop.
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'app_info',
    help: 'Always 1; the label is the version of the product.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  for (const gauge of poolGauges({ orm: database.ormPool, direct: database.pool })) registry.registerMetric(gauge);

  const waiting = new Gauge({
    name: 'queue_due_rows',
    help: 'Rows of a queue that are due and not done, of all processes.',
    labelNames: ['queue'],
    registers,
  });
  const oldest = new Gauge({
    name: 'queue_oldest_seconds',
    help: 'For how long the oldest of them has been due; 0 for none.',
    labelNames: ['queue'],
    registers,
  });
  const backedUp = new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'Time of the last base backup; 0 if none was taken. Missing while backups are switched off.',
    labelNames: ['kind'],
    registers,
  });
  const verified = new Gauge({
    name: 'audit_last_check_timestamp_seconds',
    help: 'Time at which the seals of the audit trail were last compared with its rows; 0 if they never were.',
    registers,
  });
  const misfits = new Gauge({
    name: 'audit_misfit',
    help: '1 if a seal of the audit trail did not fit then, else 0.',
    registers,
  });
  const isUp = new Gauge({
    name: 'database_up',
    help: '1 if the database answered this scrape, else 0; then the gauges of queues and backups are missing.',
    registers,
  });
  const refresh = async () => {
    waiting.reset();
    oldest.reset();
    backedUp.reset();
    try {
      await database.answers();
      const backlogs = await Promise.all(
        queues.map(async (queue) => ({ queue: queue.name, ...(await queue.backlog()) })),
      );
      for (const { queue, rows, oldestSeconds } of backlogs) {
        waiting.set({ queue }, rows);
        oldest.set({ queue }, oldestSeconds);
      }
      const takenAt = await lastBackup?.();
      if (takenAt !== undefined) backedUp.set({ kind: 'base' }, takenAt ? takenAt.getTime() / 1000 : 0);
      const { checkedAt, misfit } = await audit();
      verified.set(checkedAt ? checkedAt.getTime() / 1000 : 0);
      misfits.set(misfit === null ? 0 : 1);
      isUp.set(1);
    } catch {
      isUp.set(0);
    }
  };
  return { registry, refresh };
}

/** Gauges of pools, read at each scrape. */
function poolGauges(pools: Record<string, Pool>): Gauge[] {
  const entries = Object.entries(pools);
  const connections = new Gauge({
    name: 'db_pool_connections',
    help: 'Connections of a pool by state.',
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      for (const [pool, { totalCount, idleCount }] of entries) {
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'busy' }, totalCount - idleCount);
      }
    },
  });
  const waiting = new Gauge({
    name: 'db_pool_waiting',
    help: 'Requests that wait for a connection of a pool.',
    labelNames: ['pool'],
    registers: [],
    collect() {
      for (const [pool, { waitingCount }] of entries) this.set({ pool }, waitingCount);
    },
  });
  return [connections, waiting];
}
