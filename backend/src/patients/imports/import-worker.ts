import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { isDatabaseUnavailable, violatedConstraint } from '../../platform/db/database.js';
import { isOutOfStorage } from '../../platform/db/out-of-storage.js';
import { retryDeadlock } from '../../platform/db/retry-deadlock.js';
import { OutageGuard } from '../../platform/db/outage-guard.js';
import type { Logger } from '../../platform/logger.js';
import { importChunk, type ChunkOf } from './import-chunk.js';
import type { Recorded } from './record-matcher.js';
import { readInThread } from './read-in-thread.js';
import type { SheetRow } from './sheet-row.js';
import {
  endImport,
  failImport,
  releaseImport,
  isHopeless,
  noteRows,
  claimImport,
  type ClaimedImport,
} from './import-claim.js';
import { UnreadableFile } from './unreadable-file.js';

/** Rows per transaction. */
const CHUNK = 500;
const TRIES = 3;

const OUR_FAULT =
  'Something went wrong on our side. What was imported before stays; please import the file again, its patients are recognised.';

/** Imports uploaded files of patients. Runs in every process; one file at a time across all processes. */
export class ImportWorker {
  private running: Promise<void> | undefined;
  private readonly stopping = new AbortController();
  private readonly away: OutageGuard;

  constructor(private readonly parts: { em: EntityManager; audit: AuditTrail; clock: Clock; logger: Logger }) {
    this.away = new OutageGuard(parts.logger, 'nothing is imported');
  }

  /**
   * Processes all waiting imports; concurrent calls share one run. Does nothing while the database is unavailable or
   * out of storage, and logs that once.
   */
  async importWaiting(): Promise<void> {
    this.running ??= this.away.try(() => this.importAll()).finally(() => (this.running = undefined));
    await this.running;
  }

  /** Stops after the current chunk and releases the import. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running?.catch(() => undefined);
  }

  private async importAll(): Promise<void> {
    try {
      let taken: ClaimedImport | undefined;
      while (!this.stopping.signal.aborted && (taken = await claimImport(this.parts.em.fork()))) await this.deal(taken);
    } catch (error) {
      if (!this.stopping.signal.aborted) throw error;
    }
  }

  private async deal(taken: ClaimedImport): Promise<void> {
    const { em, logger } = this.parts;
    try {
      if (isHopeless(taken)) throw new UnreadableFile(OUR_FAULT);
      const today = clinicDay(taken.createdAt);
      const rows = await readInThread(taken.file, today, this.stopping.signal);
      await noteRows(em.fork(), taken, rows.length);
      await this.dealWith(rows, taken, today);
    } catch (error) {
      if (this.stopping.signal.aborted || isDatabaseUnavailable(error) || isOutOfStorage(error)) {
        await releaseImport(em.fork(), taken).catch(() => undefined); // otherwise the lease expires
        throw error;
      }
      const isOfFile = error instanceof UnreadableFile;
      if (!isOfFile) logger.error({ error, importId: taken.id }, 'an import was given up');
      await failImport(em.fork(), taken, isOfFile ? error.row : 1, isOfFile ? error.message : OUR_FAULT);
    }
  }

  private async dealWith(rows: SheetRow[], taken: ClaimedImport, today: string): Promise<void> {
    const { em, clock } = this.parts;
    const planned: Recorded[] = [];
    for (let { dealt } = taken; dealt < rows.length; dealt += CHUNK) {
      this.stopping.signal.throwIfAborted();
      const chunk = { taken, dealt, today, now: clock.now(), planned };
      const made = await this.inTransaction(rows.slice(dealt, dealt + CHUNK), chunk);
      if (!made) return;
      if (taken.dryRun) planned.push(...made);
    }
    await endImport(em.fork(), taken);
    this.parts.logger.info({ importId: taken.id, rows: rows.length }, 'an import was dealt with');
  }

  /**
   * Runs a chunk in a transaction. Retries if somebody signed up with one of its phone numbers concurrently: the retry
   * finds the account.
   */
  private async inTransaction(rows: SheetRow[], chunk: ChunkOf): Promise<Recorded[] | undefined> {
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
