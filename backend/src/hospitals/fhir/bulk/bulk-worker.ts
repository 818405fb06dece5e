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

/** How many rows the cursor hands over at once. */
const BATCH = 500;
/** How many of them are written before others have their turn: an export keeps nobody waiting. */
const AT_ONCE = 100;
/** How often the lease is told anew, in milliseconds. */
const TELLING = 5_000;
/** How often an export is tried: one that ends every process that takes it would go round for ever. */
const MOST_ATTEMPTS = 5;
const HOUR = 3_600_000;
/** How many patients' readings are noted at once. */
const READINGS = 1_000;

/** The export is another process's by now, was deleted, or may not be handed out any more. */
class Lost extends Error {}

interface Parts {
  em: EntityManager;
  storage: FileStorage;
  logger: Logger;
  mapping: Mapping;
  /** How long the files of an export stay. */
  keepHours: number;
}

/** Makes what hospitals' systems asked to have exported, in every process (hospital §6). */
export class BulkWorker {
  private running: Promise<void> | undefined;
  private readonly stopping = new AbortController();
  private readonly away: OutageGuard;

  constructor(private readonly parts: Parts) {
    this.away = new OutageGuard(parts.logger, 'nothing is exported');
  }

  /** Makes all that waits; who asks meanwhile waits for the same. While the database is away or full nothing is done, which is said once. */
  async exportWaiting(): Promise<void> {
    this.running ??= this.away.try(() => this.exportAll()).finally(() => (this.running = undefined));
    await this.running;
  }

  /** Leaves the export under way to another process. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running?.catch(() => undefined);
  }

  /** Removes what is over, revoked or withdrawn, and files that a killed process left. */
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
      for (const { key } of files.written) await storage.remove(key).catch(() => undefined); // else the sweep finds it
      if (error instanceof Lost) {
        // Where a consent was withdrawn it begins anew; another process's, or one that is over, is not touched by it.
        await releaseExport(em.fork(), taken);
        return;
      }
      if (this.stopping.signal.aborted || isDatabaseUnavailable(error) || isOutOfStorage(error)) {
        await releaseExport(em.fork(), taken).catch(() => undefined); // else the lease runs out
        if (!this.stopping.signal.aborted) throw error;
        return;
      }
      logger.error({ error, exportId: taken.id }, 'an export was given up');
      await failExport(em.fork(), taken, keepHours);
    }
  }

  /** Everything in one snapshot. @returns the patients of whom something was written */
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

  /** Keeps the lease, and ends the work as soon as nobody may have what comes of it. */
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

/** What to do away with, as Bulk Data 2.0 writes it. */
const forgetting = ({ type }: ResourceDefinition, gone: { id: string }[]) => ({
  resourceType: 'Bundle' as const,
  type: 'transaction' as const,
  entry: gone.map(({ id }) => ({ request: { method: 'DELETE' as const, url: `${type}/${id}` } })),
});

/**
 * The rows of a statement by a cursor, of which one is open at a time. The next ones are fetched while those that came are dealt with, so
 * that database and process work at the same time.
 */
async function* batches<Row>(tx: EntityManager, statement: RawBuilder<unknown>): AsyncIterable<Row[]> {
  const db = tx.getKysely();
  await sql`declare exported no scroll cursor for ${statement}`.execute(db);
  const fetchNext = () => {
    const fetched = sql<Row>`fetch ${sql.lit(BATCH)} from exported`.execute(db);
    fetched.catch(() => undefined); // told to whoever takes them, if anybody does
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
