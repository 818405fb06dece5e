import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { AuditTrail } from '../../../platform/audit/audit-trail.js';
import { exceptFromCommitWork } from '../../../platform/db/before-commit.js';
import { retryDeadlock } from '../../../platform/db/retry-deadlock.js';
import { LeaseLost, type Lease } from '../../../platform/jobs/lease.js';
import type { LeasedJob } from '../../../platform/jobs/leased-job.js';
import type { Logger } from '../../../platform/logger.js';
import type { FileStorage } from '../../../platform/storage/file-storage.js';
import { sweepOrphans } from '../../../platform/storage/sweep-orphans.js';
import { EXPORTABLE_RESOURCES } from '../resource-table.js';
import type { FoundRow } from '../rows.queries.js';
import { toResource, type Mapping, type ResourceDefinition } from '../resource-definition.js';
import {
  endExport,
  failExport,
  keysInUse,
  noteReadings,
  noteSnapshot,
  renewExportLease,
  takeFallen,
  waitingExports,
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

interface Parts {
  em: EntityManager;
  audit: AuditTrail;
  storage: FileStorage;
  logger: Logger;
  mapping: Mapping;
  /** Hours for which the files of an export are kept. */
  keepHours: number;
  /** Stores documents of reports that have none yet; returns whether none waits any more. */
  signWaiting: (em: EntityManager, of: { most: number }) => Promise<boolean>;
}

/** Processes queued exports. */
export class BulkJob implements LeasedJob<ClaimedExport, void> {
  readonly queue = waitingExports;
  readonly idle = 'nothing is exported';
  readonly isRepeatable = true;

  constructor(private readonly parts: Parts) {}

  /** Exports share nothing. */
  async prepare(): Promise<void> {}

  /** Whether the export has crashed so many processes that it is not begun again. */
  isExhausted({ attempts }: ClaimedExport): boolean {
    return attempts > MOST_ATTEMPTS;
  }

  /** Writes the files of an export and publishes them; removes them if that fails. */
  async run(lease: Lease<ClaimedExport>, _shared: void, stopping: AbortSignal): Promise<void> {
    const { storage, logger, keepHours } = this.parts;
    const { id, attempts, clientId } = lease.row;
    const files = new ExportFiles(storage, `${id}-${attempts}`);
    try {
      const patients = await this.write(lease, files, stopping);
      await this.noteReadings({ id, clientId }, patients);
      await endExport(lease, files.written, keepHours);
      logger.info({ exportId: id, resources: files.lines }, 'an export was made');
    } catch (error) {
      for (const { key } of files.written) await storage.remove(key).catch(() => undefined); // the sweep deletes it otherwise
      if (!(error instanceof LeaseLost)) throw error;
      // Restarts the export after a withdrawn consent.
      await lease.end();
    }
  }

  /** Fails an export. */
  async fail(lease: Lease<ClaimedExport>, error: unknown): Promise<void> {
    const { logger, keepHours } = this.parts;
    logger.error({ error, exportId: lease.row.id }, 'an export was given up');
    await failExport(lease, keepHours);
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

  /** Writes all files from one snapshot. @returns the patients whose data was written */
  private async write(lease: Lease<ClaimedExport>, files: ExportFiles, stopping: AbortSignal): Promise<Set<string>> {
    const { em, mapping, signWaiting } = this.parts;
    const { row: taken } = lease;
    if (taken.types.includes('Composition'))
      while (!(await signWaiting(em.fork(), { most: AT_ONCE }))) await lease.renew();
    const { since } = taken;
    const patients = new Set<string>();
    const types = EXPORTABLE_RESOURCES.filter(({ type }) => taken.types.includes(type));
    await em.fork().transactional(async (tx) => {
      exceptFromCommitWork(tx);
      const db = tx.getKysely();
      await sql`set transaction isolation level repeatable read read only`.execute(db);
      await sql`set local statement_timeout = 600000`.execute(db);
      await sql`set local idle_in_transaction_session_timeout = 60000`.execute(db);
      const { rows } = await sql<{ at: string; consents: string }>`select now()::text as at, ${WITHDRAWN} as consents
        from bulk_export b where b.id = ${taken.id}::uuid`.execute(db);
      if (!rows[0]) throw new LeaseLost();
      await noteSnapshot(lease, rows[0]);
      const hold = holding(lease, files, stopping);
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

  /** Notes whose data the client gets, also in the audit trail, before the files can be fetched. */
  private async noteReadings({ id, clientId }: { id: string; clientId: string }, patients: Set<string>): Promise<void> {
    const { em, audit } = this.parts;
    const ids = [...patients].toSorted();
    for (let at = 0; at < ids.length; at += READINGS) {
      const shown = ids.slice(at, at + READINGS);
      await retryDeadlock(() => noteReadings(em.fork(), clientId, shown));
      await audit.recordLines([{ ...NOBODY, clientId, changedFields: [], details: { shown }, requestId: id }]);
    }
  }
}

/** Audit row of an export's patients, whose request has ended. */
const NOBODY = {
  actorId: null,
  role: 'client',
  sessionHash: null,
  apiKeyId: null,
  sourceId: null,
  verb: 'fhir.export',
  outcome: 'done',
  subjectType: null,
  subjectId: null,
  ip: null,
} as const;

/** Returns a function that renews the lease every few seconds. It throws `LeaseLost` once the export is no longer valid. */
function holding(lease: Lease<ClaimedExport>, files: ExportFiles, stopping: AbortSignal): () => Promise<void> {
  let told = -Infinity;
  return async () => {
    stopping.throwIfAborted();
    if (performance.now() - told < TELLING) return;
    told = performance.now();
    await renewExportLease(lease, files.lines);
  };
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
