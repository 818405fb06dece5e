import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ClaimedRow, Lease } from '../../platform/jobs/lease.js';
import type { LeasedJob, LeasedQueue } from '../../platform/jobs/leased-job.js';
import type { Logger } from '../../platform/logger.js';
import type { ReportSigner } from './report-signer.js';

/** Largest number of attempts; the log says why each failed. */
const MOST_ATTEMPTS = 5;

/** Reports from before documents were stored, and what else has none. */
const unsignedReports: LeasedQueue = {
  name: 'unsigned_reports',
  table: 'unsigned_report',
  waiting: 'WAITING',
  dueSince: sql`r.due_at`,
  columns: sql`r.due_at as "dueAt"`,
  dates: ['dueAt'],
  order: sql`r.due_at, r.id`,
  // Each takes some twenty statements: few at once leave the connections to requests.
  batch: 2,
  isDue: ({ now }) => sql`r.due_at <= ${now}`,
};

/** Stores the documents of reports that wait for them. */
export class SignJob implements LeasedJob<ClaimedRow, void> {
  readonly queue = unsignedReports;
  readonly idle = 'no document of a report is stored';
  readonly isRepeatable = true;

  constructor(private readonly parts: { em: EntityManager; logger: Logger; signer: ReportSigner }) {}

  /** Documents share nothing. */
  async prepare(): Promise<void> {}

  isExhausted({ attempts }: ClaimedRow): boolean {
    return attempts > MOST_ATTEMPTS;
  }

  /** Stores a document, unless a reader was faster: that it is stored twice changes nothing. */
  async run(lease: Lease): Promise<void> {
    await this.parts.signer.signReports(this.parts.em.fork(), [lease.row.id]);
    await lease.end(sql`status = 'DONE'`);
  }

  /** Postpones a report by an hour, or gives it up. */
  async fail(lease: Lease, error: unknown): Promise<void> {
    const { id, attempts } = lease.row;
    this.parts.logger.error({ error, reportId: id }, 'the document of a report could not be stored');
    if (attempts >= MOST_ATTEMPTS) await lease.end(sql`status = 'FAILED'`);
    else await lease.end(sql`due_at = ${lease.now} + interval '1 hour'`);
  }
}
