import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ClaimedRow, Lease } from '../../platform/jobs/lease.js';
import type { LeasedJob, LeasedQueue } from '../../platform/jobs/leased-job.js';
import { renewing } from '../../platform/jobs/renewing.js';
import type { Logger } from '../../platform/logger.js';
import { ScannerUnavailable, type Clamd } from '../../platform/scanning/clamd.js';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import type { Clock } from '../../platform/time/clock.js';
import { writeNotices } from '../notices/write-notices.js';
import { quarantineKeyOf } from './sweep-scans.js';

/** A file that waits for its scan. */
interface ScannedRow extends ClaimedRow {
  fileKey: string;
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
 * Scans stored files for malware (UP-9). A file waits until the scanner answers, however often that fails. What malware was found in is set
 * apart, and whoever added it and the admins are told.
 */
export class ScanJob implements LeasedJob<ScannedRow, undefined> {
  readonly queue = waitingFiles;
  readonly idle = 'no file is checked for malware';
  readonly isRepeatable = true;

  constructor(
    private readonly parts: {
      em: EntityManager;
      storage: FileStorage;
      clock: Clock;
      logger: Logger;
      scanner: Pick<Clamd, 'scan'>;
    },
  ) {}

  async prepare(): Promise<undefined> {
    return undefined;
  }

  isExhausted(): boolean {
    return false;
  }

  async run(lease: Lease<ScannedRow>): Promise<void> {
    const { storage, scanner, em } = this.parts;
    const { fileKey } = lease.row;
    const bytes = await storage.get(fileKey);
    if (!bytes) throw new Error('the file is not in the storage');
    const finding = await renewing(lease, () => scanner.scan(bytes));
    // First the copy, then the verdict: a crash in between scans the file once more.
    if (finding !== null) await storage.put(quarantineKeyOf(fileKey), bytes);
    await em.fork().transactional(async (tx) => {
      await this.note(tx, lease, finding);
      await touchDocument(tx, fileKey);
    });
    if (finding !== null) await storage.remove(fileKey).catch(() => undefined); // the sweep deletes it otherwise
  }

  async fail(lease: Lease<ScannedRow>, error: unknown): Promise<void> {
    const failure = error instanceof ScannerUnavailable ? 'SCANNER' : 'STORAGE';
    this.parts.logger.warn({ scan: lease.row.id, failure, error }, 'a file could not be scanned');
    const wait = sql`least(${lease.row.attempts}::int, 10) * interval '15 seconds'`;
    await lease.end(sql`next_at = ${lease.now} + ${wait}, failure = ${failure}, failed_at = ${lease.now}`);
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
    await this.tell(tx, lease.row.fileKey, name);
  }

  private async tell(tx: EntityManager, fileKey: string, finding: string): Promise<void> {
    const { rows } = await sql<{ patientId: string; isOfDesk: boolean; physiotherapistId: string | null }>`
      select f.patient_id as "patientId", u.user_type = 'reception' as "isOfDesk", t.id as "physiotherapistId"
        from clinical_file f join app_user u on u.id = f.added_by_id
        left join physiotherapist t on t.user_id = u.id and t.deleted_at is null
        where f.file_key = ${fileKey}
      union all
      select d.patient_id, false, null from hospital_document d where d.file_key = ${fileKey}`.execute(tx.getKysely());
    const notices = rows.map(({ patientId, isOfDesk, physiotherapistId }) => ({
      kind: 'ALARM' as const,
      audience: isOfDesk ? ('DESK' as const) : ('ADMINS' as const),
      text: `Malware was found in a file: ${finding}. Nobody can open it.`,
      patientId,
      physiotherapistId,
      byId: null,
    }));
    await writeNotices(tx, notices, this.parts.clock.now());
  }
}

/** Gives the document of a scanned file a new version, so that clients who ask for what changed read its new state. */
async function touchDocument(tx: EntityManager, fileKey: string): Promise<void> {
  await sql`update hospital_document set file_key = file_key where file_key = ${fileKey}`.execute(tx.getKysely());
}
