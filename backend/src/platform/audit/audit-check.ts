import type { Pool } from 'pg';
import QueryStream from 'pg-query-stream';
import { afterOrBeginning, COUNT_AND_HASH, hmacOf, SEAL_COLUMNS, type AuditSeal, type SealKey } from './audit-seal.js';

/** Result of verifying the audit trail. */
export interface CheckedTrail {
  /** Number of valid seals. */
  seals: number;
  rows: number;
  /** Number of rows that are not sealed yet. */
  unsealed: number;
  newest: KnownSeal | undefined;
  /** Description of the first invalid seal. */
  misfit: string | undefined;
}

/** Seal recorded outside the database. Comparing with it detects the removal of the newest seals. */
export type KnownSeal = Pick<AuditSeal, 'number' | 'hmac'>;

/** Seal together with the present rows of its range. */
interface SealAndRows extends AuditSeal {
  found: Pick<AuditSeal, 'rowCount' | 'rowsHash'>;
}

const SEALS_AND_ROWS = `select ${SEAL_COLUMNS}, found from audit_seal s cross join lateral (
    select json_build_object('rowCount', "rowCount", 'rowsHash', "rowsHash") as found from (
      select ${COUNT_AND_HASH} from audit_event e where e.id > ${afterOrBeginning('s.after_id')} and e.id <= s.last_id) stretch
  ) rows order by number`;

/** Verifies each seal against its rows, in one snapshot and in constant memory. */
export async function checkTrail(pool: Pool, keys: SealKey[], known?: KnownSeal): Promise<CheckedTrail> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only; set local statement_timeout = 0');
    const checked: CheckedTrail = { seals: 0, rows: 0, unsealed: 0, newest: undefined, misfit: undefined };
    let previous: AuditSeal | undefined;
    for await (const seal of client.query(new QueryStream(SEALS_AND_ROWS, [], { batchSize: 100 }))) {
      const reason = misfitOf(seal as SealAndRows, previous, keys, known);
      previous = seal as SealAndRows;
      if (reason) return { ...checked, misfit: `Seal ${previous.number} does not fit: ${reason}.` };
      checked.seals += 1;
      checked.rows += previous.rowCount;
    }
    const { rows } = await client.query<{ unsealed: number }>(
      `select count(*)::int as unsealed from audit_event where id > ${afterOrBeginning('$1')}`,
      [previous?.lastId ?? null],
    );
    if (known && known.number > checked.seals) checked.misfit = `Seal ${known.number} is not there.`;
    return { ...checked, unsealed: rows[0]?.unsealed ?? 0, newest: previous };
  } finally {
    // After the stream has ended, when the connection is free again.
    await client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}

function misfitOf(
  seal: SealAndRows,
  previous: AuditSeal | undefined,
  keys: SealKey[],
  known: KnownSeal | undefined,
): string | undefined {
  const key = keys.find(({ id }) => id === seal.keyId);
  if (seal.number !== (previous?.number ?? 0) + 1) return 'one before it is missing';
  if (!key) return 'AUDIT_KEY does not hold the key that it was made with';
  if (seal.hmac !== hmacOf(seal, key)) return 'it was changed itself';
  if (seal.previousHmac !== (previous?.hmac ?? null)) return 'it was made after another one than the one before it';
  if (seal.number === known?.number && seal.hmac !== known.hmac) return 'it is another one than was noted';
  if (seal.found.rowCount !== seal.rowCount)
    return `the number of its rows was ${seal.rowCount} and is ${seal.found.rowCount}`;
  return seal.found.rowsHash === seal.rowsHash ? undefined : 'its rows are no longer what they were';
}
