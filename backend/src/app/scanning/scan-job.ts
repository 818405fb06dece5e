import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Operator } from '../../platform/access/actor.js';
import type { AuditEntry, AuditTrail } from '../../platform/audit/audit-trail.js';
import type { ClaimedRow, Lease } from '../../platform/jobs/lease.js';
import type { LeasedJob, LeasedQueue } from '../../platform/jobs/leased-job.js';
import { renewing } from '../../platform/jobs/renewing.js';
import type { Logger } from '../../platform/logger.js';
import { ScannerUnavailable, TooLargeForScanner, type Clamd } from '../../platform/scanning/clamd.js';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import type { Clock } from '../../platform/time/clock.js';
import { writeNotices } from '../notices/write-notices.js';
import { quarantineKeyOf } from './sweep-scans.js';

/** A file that waits for its scan. */
interface ScannedRow extends ClaimedRow {
  fileKey: string;
}

/** What a scanned file belongs to, and who is told of malware in it. */
interface ScannedFile extends Required<Pick<AuditEntry, 'subjectType' | 'subjectId'>> {
  patientId: string;
  isOfDesk: boolean;
  physiotherapistId: string | null;
}

/** The row of a file is there, and its bytes are not. */
class FileLost extends Error {}

/** Why an attempt failed. The last two are of the file itself: it is tried once an hour, should somebody bring it back or raise the limit. */
type Failure = 'SCANNER' | 'STORAGE' | 'LOST' | 'TOO_LARGE';

function failureOf(error: unknown): Failure {
  if (error instanceof FileLost) return 'LOST';
  if (error instanceof TooLargeForScanner) return 'TOO_LARGE';
  return error instanceof ScannerUnavailable ? 'SCANNER' : 'STORAGE';
}

const waitingFiles: LeasedQueue = {
  name: 'scans',
  table: 'file_scan',
  waiting: 'WAITING',
  dueSince: sql`r.next_at`,
  columns: sql`r.file_key as "fileKey"`,
  dates: [],
  order: sql`r.next_at`,
  batch: 2, // of up to 20 MB each, in memory
  isDue: ({ now }) => sql`r.next_at <= ${now}`,
};

/**
 * Scans stored files for malware (UP-9). A file waits until the scanner answers, however often that fails, and is not read before the scanner
 * is there. What malware was found in is set apart, and whoever added it and the admins are told.
 */
export class ScanJob implements LeasedJob<ScannedRow, ScannerUnavailable | undefined> {
  readonly queue = waitingFiles;
  readonly idle = 'no file is checked for malware';
  readonly isRepeatable = true;

  constructor(
    private readonly parts: {
      em: EntityManager;
      storage: FileStorage;
      clock: Clock;
      logger: Logger;
      audit: AuditTrail;
      scanner: Pick<Clamd, 'ping' | 'scan'>;
    },
  ) {}

  /** Returns why the scanner is away; undefined: it is there. */
  async prepare(): Promise<ScannerUnavailable | undefined> {
    try {
      await this.parts.scanner.ping();
      return undefined;
    } catch (error) {
      if (error instanceof ScannerUnavailable) return error;
      throw error;
    }
  }

  isExhausted(): boolean {
    return false;
  }

  async run(lease: Lease<ScannedRow>, away: ScannerUnavailable | undefined, stopping: AbortSignal): Promise<void> {
    if (away) throw away;
    const { storage, scanner, em } = this.parts;
    const { fileKey } = lease.row;
    const bytes = await storage.get(fileKey);
    if (!bytes) throw new FileLost('the file is not in the storage');
    const finding = await renewing(lease, () => scanner.scan(bytes, stopping));
    // First the copy, then the verdict: a crash in between scans the file once more.
    if (finding !== null) await storage.put(quarantineKeyOf(fileKey), bytes);
    await em.fork().transactional(async (tx) => {
      await this.note(tx, lease, finding);
      await touchDocument(tx, fileKey);
    });
    if (finding !== null) await storage.remove(fileKey).catch(() => undefined); // the sweep deletes it otherwise
  }

  async fail(lease: Lease<ScannedRow>, error: unknown): Promise<void> {
    const failure = failureOf(error);
    this.parts.logger.warn({ scan: lease.row.id, failure, error }, 'a file could not be scanned');
    const doubled = Math.min(15 * 2 ** Math.max(0, lease.row.attempts - 1), 900);
    const wait = failure === 'LOST' || failure === 'TOO_LARGE' ? 3_600 : doubled;
    await lease.end(
      sql`next_at = ${lease.now} + make_interval(secs => ${wait}::int), failure = ${failure}, failed_at = ${lease.now}`,
    );
  }

  private async note(tx: EntityManager, lease: Lease<ScannedRow>, finding: string | null): Promise<void> {
    const status = finding === null ? 'CLEAN' : 'QUARANTINED';
    const name = finding?.slice(0, 200) ?? null;
    await lease.end(
      sql`status = ${status}, finding = ${name}, scanned_at = ${lease.now}, failure = null, failed_at = null`,
      { by: tx },
    );
    if (name === null) return;
    this.parts.logger.warn({ scan: lease.row.id, finding: name }, 'malware was found in a file');
    const files = await findScanned(tx, lease.row.fileKey);
    await this.tell(tx, files, name);
    await this.record(tx, files, name);
  }

  private async tell(tx: EntityManager, files: readonly ScannedFile[], finding: string): Promise<void> {
    const notices = files.map(({ patientId, isOfDesk, physiotherapistId }) => ({
      kind: 'ALARM' as const,
      audience: isOfDesk ? ('DESK' as const) : ('ADMINS' as const),
      text: `Malware was found in a file: ${finding}. Nobody can open it.`,
      patientId,
      physiotherapistId,
      byId: null,
    }));
    await writeNotices(tx, notices, this.parts.clock.now());
  }

  private async record(tx: EntityManager, files: readonly ScannedFile[], finding: string): Promise<void> {
    const system: Operator = { kind: 'console', role: 'console', requestId: uuidv7() };
    for (const { subjectType, subjectId } of files)
      await this.parts.audit.record(tx, system, {
        verb: 'file.quarantine',
        subjectType,
        subjectId,
        changedFields: ['check'],
        details: { finding },
      });
  }
}

/** Finds what the file with a key belongs to. */
async function findScanned(tx: EntityManager, fileKey: string): Promise<ScannedFile[]> {
  const { rows } = await sql<ScannedFile>`
    select 'clinicalFile' as "subjectType", f.id as "subjectId", f.patient_id as "patientId",
        u.user_type = 'reception' as "isOfDesk", t.id as "physiotherapistId"
      from clinical_file f join app_user u on u.id = f.added_by_id
      left join physiotherapist t on t.user_id = u.id and t.deleted_at is null
      where f.file_key = ${fileKey}
    union all
    select 'hospitalDocument', d.id, d.patient_id, false, null from hospital_document d
      where d.file_key = ${fileKey}`.execute(tx.getKysely());
  return rows;
}

/** Gives the document of a scanned file a new version, so that clients who ask for what changed read its new state. */
async function touchDocument(tx: EntityManager, fileKey: string): Promise<void> {
  await sql`update hospital_document set file_key = file_key where file_key = ${fileKey}`.execute(tx.getKysely());
}
