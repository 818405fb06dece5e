import type { Pool } from 'pg';

/** Hours after which the last check is too old. */
const MOST_HOURS = 26;

/** What is known of the verification of the audit trail. */
export interface AuditCheckState {
  createdAt: Date;
  /** When every seal was last compared with its rows. */
  checkedAt: Date | null;
  /** What did not fit then. */
  misfit: string | null;
}

/** Reads what is known of the verification of the audit trail. */
export async function readAuditCheck(pool: Pool): Promise<AuditCheckState> {
  const { rows } = await pool.query<AuditCheckState>(
    'select created_at as "createdAt", checked_at as "checkedAt", misfit from audit_check',
  );
  return rows[0] ?? { createdAt: new Date(), checkedAt: null, misfit: null };
}

/** What is wrong with the audit trail, as a sentence; undefined: nothing. */
export function findAuditTrouble({ createdAt, checkedAt, misfit }: AuditCheckState, now: Date): string | undefined {
  if (misfit) return `The audit trail does not verify. ${misfit}`;
  const hours = Math.floor((now.getTime() - (checkedAt ?? createdAt).getTime()) / 3_600_000);
  return hours >= MOST_HOURS ? `The audit trail has not been verified for ${hours} hours.` : undefined;
}
