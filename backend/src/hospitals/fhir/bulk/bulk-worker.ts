import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { isDatabaseUnavailable } from '../../../platform/db/database.js';
import { isOutOfStorage } from '../../../platform/db/out-of-storage.js';
import { retryDeadlock } from '../../../platform/db/retry-deadlock.js';
import { OutageGuard } from '../../../platform/db/outage-guard.js';
import type { Logger } from '../../../platform/logger.js';
import type { FileStorage } from '../../../platform/storage/file-storage.js';
import { sweepOrphans } from '../../../platform/storage/sweep-orphans.js';
import { EXPORTABLE_RESOURCES } from '../resource-table.js';
import type { FoundRow } from '../rows.queries.js';
import { toResource, type Mapping, type ResourceDefinition } from '../resource-definition.js';
import {
  endExport,
  failExport,
  releaseExport,
  renewExportLease,
  keysInUse,
  noteReadings,
  noteSnapshot,
  claimExport,
  takeFallen,
  WITHDRAWN,
  type ClaimedExport,
} from './bulk-export.queries.js';
import { tombstoneRows, presentRows } from './export-question.js';
import { ExportFiles } from './export-files.js';

/** Rows per fetch of the cursor. */
const BATCH = 500;
/** Rows written before the worker yields to the event loop, so that an export does not delay requests. */
const AT_ONCE = 100;
/** Interval between renewals of the lease, in milliseconds. */
const TELLING = 5_000;
/** Largest number of attempts. An export that crashes every process would otherwise restart forever. */
const MOST_ATTEMPTS = 5;
const HOUR = 3_600_000;
/** Patients per statement that stores readings. */
const READINGS = 1_000;

/** The export was claimed by another process, deleted, or invalidated. */
class Lost extends Error {}

interface Parts {
  em: EntityManager;
  storage: FileStorage;
  logger: Logger;
  mapping: Mapping;
  /** Hours for which the files of an export are kept. */
  keepHours: number;
}

/** Processes queued exports; runs in every process. */
export class BulkWorker {
  private running: Promise<void> | undefined;
  private readonly stopping = new AbortController();
  private readonly away: OutageGuard;

  constructor(private readonly parts: Parts) {
    this.away = new OutageGuard(parts.logger, 'nothing is exported');
  }

  /**
   * Processes all queued exports; concurrent calls share one run. During an outage, or without storage space, it does nothing and logs this
   * once.
   */
  async exportWaiting(): Promise<void> {
    this.running ??= this.away.try(() => this.exportAll()).finally(() => (this.running = undefined));
    await this.running;
  }

  /** Stops, and releases the current export to another process. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running?.catch(() => undefined);
  }

  /** Deletes expired, revoked or withdrawn exports, and files that a killed process left. */
  async sweep(): Promise<void> {
    const { em, storage, keepHours } = this.parts;
    for (const key of await takeFallen(em.fork())) await storage.remove(key);
    await sweepOrphans(storage, {
      ending: 'ndjson',
      before: new Date(Date.now() - keepHours * HOUR),
      keysInUse: (keys) => keysInUse(em.fork(), keys),
    });
  }

  private async exportAll(): Promise<void> {
    let taken: ClaimedExport | undefined;
    while (!this.stopping.signal.aborted && (taken = await claimExport(this.parts.em.fork()))) await this.deal(taken);
  }

  private async deal(taken: ClaimedExport): Promise<void> {
    const { em, storage, logger, keepHours } = this.parts;
    const files = new ExportFiles(storage, `${taken.id}-${taken.attempts}`);
    try {
      if (taken.attempts > MOST_ATTEMPTS) throw new Error('tried too often');
      const patients = await this.write(taken, files);
      await this.noteReadings(taken, patients);
      if (!(await endExport(em.fork(), taken, files.written, keepHours))) throw new Lost();
      logger.info({ exportId: taken.id, resources: files.lines }, 'an export was made');
    } catch (error) {
      for (const { key } of files.written) await storage.remove(key).catch(() => undefined); // the sweep deletes it otherwise
      if (error instanceof Lost) {
        // Restarts the export after a withdrawn consent. Has no effect if another process claimed it or if it is over.
        await releaseExport(em.fork(), taken);
        return;
      }
      if (this.stopping.signal.aborted || isDatabaseUnavailable(error) || isOutOfStorage(error)) {
        await releaseExport(em.fork(), taken).catch(() => undefined); // the lease expires otherwise
        if (!this.stopping.signal.aborted) throw error;
        return;
      }
      logger.error({ error, exportId: taken.id }, 'an export was given up');
      await failExport(em.fork(), taken, keepHours);
    }
  }

  /** Writes all files from one snapshot. @returns the patients whose data was written */
  private async write(taken: ClaimedExport, files: ExportFiles): Promise<Set<string>> {
    const { em, mapping } = this.parts;
    const patients = new Set<string>();
    const since = taken.since === null ? null : new Date(taken.since);
    const types = EXPORTABLE_RESOURCES.filter(({ type }) => taken.types.includes(type));
    await em.fork().transactional(async (tx) => {
      const db = tx.getKysely();
      await sql`set transaction isolation level repeatable read read only`.execute(db);
      await sql`set local statement_timeout = 600000`.execute(db);
      await sql`set local idle_in_transaction_session_timeout = 60000`.execute(db);
      const { rows } = await sql<{ at: string; consents: string }>`select now()::text as at, ${WITHDRAWN} as consents
        from bulk_export b where b.id = ${taken.id}::uuid`.execute(db);
      if (!rows[0]) throw new Lost();
      await noteSnapshot(em.fork(), taken, rows[0]);
      const hold = this.holding(taken, files);
      for (const served of types)
        for await (const found of batches<FoundRow>(tx, presentRows(served, { client: taken, since }))) {
          for (const { patientId } of found) if (patientId) patients.add(patientId);
          for (let at = 0; at < found.length; at += AT_ONCE) {
            const rows = found.slice(at, at + AT_ONCE);
            await files.add(served.type, rows, (row) => toResource(served, row, mapping, taken.clientId));
            await nextTurn();
          }
          await hold();
        }
      await files.end();
      if (since === null) return;
      for (const served of types)
        for await (const gone of batches<{ id: string }>(tx, tombstoneRows(served, { client: taken, since }))) {
          await files.add('Bundle', [gone], (ids) => forgetting(served, ids));
          await hold();
        }
      await files.end();
    });
    return patients;
  }

  /** Returns a function that renews the lease, and throws `Lost` once the export is no longer valid. */
  private holding(taken: ClaimedExport, files: ExportFiles): () => Promise<void> {
    let told = -Infinity;
    return async () => {
      this.stopping.signal.throwIfAborted();
      if (performance.now() - told < TELLING) return;
      told = performance.now();
      if (!(await renewExportLease(this.parts.em.fork(), taken, files.lines))) throw new Lost();
    };
  }

  private async noteReadings({ clientId }: ClaimedExport, patients: Set<string>): Promise<void> {
    const ids = [...patients].toSorted();
    for (let at = 0; at < ids.length; at += READINGS)
      await retryDeadlock(() => noteReadings(this.parts.em.fork(), clientId, ids.slice(at, at + READINGS)));
  }
}

/** Builds the Bundle of deletions (Bulk Data 2.0). */
const forgetting = ({ type }: ResourceDefinition, gone: { id: string }[]) => ({
  resourceType: 'Bundle' as const,
  type: 'transaction' as const,
  entry: gone.map(({ id }) => ({ request: { method: 'DELETE' as const, url: `${type}/${id}` } })),
});

/**
 * Yields the rows of a statement through a cursor, one at a time per transaction. The next batch is fetched while the caller processes the
 * current one, so that database and process work in parallel.
 */
async function* batches<Row>(tx: EntityManager, statement: RawBuilder<unknown>): AsyncIterable<Row[]> {
  const db = tx.getKysely();
  await sql`declare exported no scroll cursor for ${statement}`.execute(db);
  const fetchNext = () => {
    const fetched = sql<Row>`fetch ${sql.lit(BATCH)} from exported`.execute(db);
    fetched.catch(() => undefined); // the consumer gets the rejection; this prevents an unhandled one
    return fetched;
  };
  for (let coming = fetchNext(); ;) {
    const { rows } = await coming;
    const isLast = rows.length < BATCH;
    if (!isLast) coming = fetchNext();
    if (rows.length > 0) yield rows;
    if (isLast) break;
  }
  await sql`close exported`.execute(db);
}
