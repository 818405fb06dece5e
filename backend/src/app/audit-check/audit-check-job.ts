import { sql } from 'kysely';
import type { Pool } from 'pg';
import { checkTrail, type CheckedTrail, type KnownSeal } from '../../platform/audit/audit-check.js';
import type { SealKey } from '../../platform/audit/audit-seal.js';
import type { ClaimedRow, Lease } from '../../platform/jobs/lease.js';
import type { LeasedJob, LeasedQueue } from '../../platform/jobs/leased-job.js';
import { renewing } from '../../platform/jobs/renewing.js';
import type { Logger } from '../../platform/logger.js';
import { nightAfter } from '../../platform/time/night.js';

/** Minutes after midnight in the clinic at which the trail is verified. */
const AT_NIGHT = 210;

const dueChecks: LeasedQueue = {
  name: 'audit_checks',
  table: 'audit_check',
  waiting: 'WAITING',
  dueSince: sql`r.next_at`,
  columns: sql`r.seal_number as number, r.seal_hmac as hmac`,
  dates: [],
  order: sql`r.next_at`,
  batch: 1,
  isDue: ({ now }) => sql`r.next_at <= ${now}`,
};

type CheckRow = ClaimedRow & (KnownSeal | { number: null; hmac: null });

/**
 * Verifies the audit trail each night as `npm run audit` does (AD-3), and that the newest seal of the former night is still there. What does
 * not fit stays noted until a later check finds that all fits.
 */
export class AuditCheckJob implements LeasedJob<CheckRow, undefined> {
  readonly queue = dueChecks;
  readonly idle = 'the audit trail is not verified';
  readonly isRepeatable = true;

  constructor(
    private readonly parts: { pool: Pool; keys: SealKey[]; logger: Logger; alarm: (misfit: string) => Promise<void> },
  ) {}

  async prepare(): Promise<undefined> {
    return undefined;
  }

  isExhausted(): boolean {
    return false;
  }

  async run(lease: Lease<CheckRow>): Promise<void> {
    const { pool, keys, logger, alarm } = this.parts;
    const { row } = lease;
    const known = row.number === null ? undefined : { number: row.number, hmac: row.hmac };
    const checked = await renewing(lease, () => checkTrail(pool, keys, known));
    await lease.end(sql`attempts = 0, next_at = ${nightAfter(row.takenAt, AT_NIGHT)}, checked_at = ${lease.now},
      misfit = ${checked.misfit ?? null}${noted(checked)}`);
    const { misfit, seals } = checked;
    if (misfit === undefined) return logger.info({ seals }, 'the audit trail was verified');
    logger.error({ misfit }, 'the audit trail does not verify');
    await alarm(misfit);
  }

  async fail(lease: Lease<CheckRow>, error: unknown): Promise<void> {
    this.parts.logger.error({ error }, 'the audit trail could not be verified');
    await lease.end(sql`attempts = 0, next_at = ${lease.now} + interval '1 hour'`);
  }
}

/** SQL assignments of the newest seal, if all fitted. */
function noted({ misfit, newest }: CheckedTrail) {
  return misfit === undefined && newest ? sql`, seal_number = ${newest.number}, seal_hmac = ${newest.hmac}` : sql``;
}
