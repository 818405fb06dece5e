import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { violatedConstraint } from '../../platform/db/database.js';
import { retryDeadlock } from '../../platform/db/retry-deadlock.js';
import type { Lease } from '../../platform/jobs/lease.js';
import type { LeasedJob } from '../../platform/jobs/leased-job.js';
import type { Logger } from '../../platform/logger.js';
import { importChunk, type ChunkOf } from './import-chunk.js';
import { endImport, failImport, noteFile, waitingImports, type ClaimedImport } from './import-claim.js';
import type { OpeningBooks } from './opening-books.js';
import type { Recorded } from './record-matcher.js';
import { readInThread } from './read-in-thread.js';
import type { SheetRow } from './sheet-row.js';
import { UnreadableFile } from './table.js';

/** Rows per transaction. */
const CHUNK = 500;
const TRIES = 3;
/** Crashed processes without progress after which an import is not tried again. */
const MOST_LOSSES = 3;

const OUR_FAULT =
  'Something went wrong on our side. What was imported before stays; please import the file again, its patients are recognised.';

/** Imports uploaded files of patients. */
export class ImportJob implements LeasedJob<ClaimedImport, void> {
  readonly queue = waitingImports;
  readonly idle = 'nothing is imported';
  readonly isRepeatable = true;

  constructor(
    private readonly parts: { em: EntityManager; audit: AuditTrail; clock: Clock; logger: Logger; books: OpeningBooks },
  ) {}

  /** Imports share nothing. */
  async prepare(): Promise<void> {}

  /** Whether the import has crashed too many processes to be tried again. */
  isExhausted({ losses }: ClaimedImport): boolean {
    return losses >= MOST_LOSSES;
  }

  /** Reads the file and imports its rows chunk by chunk, from where the last process ended. */
  async run(lease: Lease<ClaimedImport>, _shared: void, stopping: AbortSignal): Promise<void> {
    const { em, clock, logger, books } = this.parts;
    const { id, file, createdAt, dealt, dryRun, given, kept } = lease.row;
    const today = clinicDay(createdAt);
    const { headings, rows } = await readInThread(file, { today, mapped: { given, kept } }, stopping);
    await noteFile(em.fork(), lease, { headings, rows: rows.length });
    const planned: Recorded[] = [];
    for (let at = dealt; at < rows.length; at += CHUNK) {
      stopping.throwIfAborted();
      const made = await this.inTransaction(rows.slice(at, at + CHUNK), {
        lease,
        books,
        today,
        now: clock.now(),
        planned,
      });
      if (dryRun) planned.push(...made);
      await lease.renew();
    }
    await endImport(lease);
    logger.info({ importId: id, rows: rows.length }, 'an import was dealt with');
  }

  /** Fails the import with a sentence: what is wrong with the file, or that the fault is ours. */
  async fail(lease: Lease<ClaimedImport>, error: unknown): Promise<void> {
    const { em, logger } = this.parts;
    const isOfFile = error instanceof UnreadableFile;
    if (!isOfFile) logger.error({ error, importId: lease.row.id }, 'an import was given up');
    await failImport(em.fork(), lease, isOfFile ? error : { row: 1, message: OUR_FAULT });
  }

  /**
   * Runs a chunk in a transaction. Retries if somebody signed up with one of its phone numbers concurrently: the retry
   * finds the account.
   */
  private async inTransaction(rows: SheetRow[], chunk: ChunkOf): Promise<Recorded[]> {
    const { em, audit } = this.parts;
    for (let attempt = 1; ; attempt++) {
      try {
        return await retryDeadlock(() => em.fork().transactional((tx) => importChunk(tx, audit, rows, chunk)));
      } catch (error) {
        if (attempt === TRIES || !violatedConstraint(error)?.startsWith('app_user_')) throw error;
      }
    }
  }
}
