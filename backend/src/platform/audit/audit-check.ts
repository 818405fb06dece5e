import type { Pool } from 'pg';
import QueryStream from 'pg-query-stream';
import { afterOrBeginning, COUNT_AND_HASH, hmacOf, SEAL_COLUMNS, type AuditSeal, type SealKey } from './audit-seal.js';

/** What was found out about the trail. */
export interface CheckedTrail {
  /** Of the seals that fit. */
  seals: number;
  rows: number;
  /** Rows that are too new to be sealed. */
  unsealed: number;
  newest: KnownSeal | undefined;
  /** A sentence about the first seal that does not fit. */
  misfit: string | undefined;
}

/** A seal that somebody noted elsewhere: with it also the loss of the newest seals is found. */
export type KnownSeal = Pick<AuditSeal, 'number' | 'hmac'>;

/** A seal, and what is there now in the place that it covers. */
interface SealAndRows extends AuditSeal {
  found: Pick<AuditSeal, 'rowCount' | 'rowsHash'>;
}

const SEALS_AND_ROWS = `select ${SEAL_COLUMNS}, found from audit_seal s cross join lateral (
    select json_build_object('rowCount', "rowCount", 'rowsHash', "rowsHash") as found from (
      select ${COUNT_AND_HASH} from audit_event e where e.id > ${afterOrBeginning('s.after_id')} and e.id <= s.last_id) stretch
  ) rows order by number`;

/** Follows the seals from the first one and holds each to its rows, all of one moment and in constant memory (AD-3). */
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
    // Asked after the stream has ended: what was left of it is given up by then.
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
