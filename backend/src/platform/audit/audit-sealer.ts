import type { Pool, PoolClient } from 'pg';
import type { Logger } from '../logger.js';
import { afterOrBeginning, COUNT_AND_HASH, hmacOf, SEAL_COLUMNS, type AuditSeal, type SealKey } from './audit-seal.js';

/** Arbitrary id of the advisory lock that lets one process seal at a time. */
const SEAL_LOCK = 7_406_223;
/** Maximum of rows in one seal, which bounds the size of each statement. */
const MOST_ROWS = 10_000;

/** Highest assigned id at one moment, and the transactions that were writing to the trail then. */
interface Look {
  lastId: string;
  writers: string[];
}

/** Seals new audit rows in an HMAC chain, so that later edits are detected. */
export class AuditSealer {
  /** Range whose writers were still active at the last call. */
  private waiting: Look | undefined;

  constructor(private readonly parts: { pool: Pool; keys: SealKey[]; logger: Logger }) {}

  /**
   * Seals the rows below an id that no transaction can insert under any more.
   *
   * An id is assigned before its row is visible, so a newer row may become visible before an older one; sealing by visibility would let the
   * older row appear inside a sealed range. The age of transactions (pg_snapshot_xmin) does not help, because an insert takes its id before
   * its transaction gets a number. But an insert locks the table before it takes the id and keeps the lock until its transaction ends. So
   * this method reads the highest assigned id, then the holders of that lock; once all of them have ended, no row can appear up to that id.
   * It does not wait: it checks remaining writers again at the next call.
   */
  async seal(): Promise<void> {
    const { pool, logger } = this.parts;
    const before = this.waiting;
    const looked = before ?? (await look(pool));
    const now = await writers(pool);
    if (looked.writers.some((writer) => now.includes(writer))) {
      this.waiting = looked;
      if (before) logger.warn('an open transaction keeps the audit trail from being sealed');
      return;
    }
    this.waiting = undefined;
    let isMore = true;
    while (isMore) isMore = await this.sealNext(looked.lastId);
  }

  /** Writes one seal, in its own transaction. Returns whether more rows may remain. */
  private async sealNext(upTo: string): Promise<boolean> {
    const client = await this.parts.pool.connect();
    try {
      await client.query('begin');
      const seal = await this.nextSeal(client, upTo);
      if (seal) await insert(client, seal);
      await client.query('commit');
      client.release();
      // A copy of the log on another machine reveals seals that were removed.
      if (seal) this.parts.logger.info({ seal: seal.number, hmac: seal.hmac }, 'the audit trail was sealed');
      return seal?.rowCount === MOST_ROWS;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  private async nextSeal(client: PoolClient, upTo: string): Promise<AuditSeal | undefined> {
    const [key] = this.parts.keys;
    if (!key) throw new Error('There is no key to seal the audit trail with');
    const lock = await client.query<{ ours: boolean }>('select pg_try_advisory_xact_lock($1) as ours', [SEAL_LOCK]);
    if (!lock.rows[0]?.ours) return undefined;
    const {
      rows: [last],
    } = await client.query<AuditSeal>(`select ${SEAL_COLUMNS} from audit_seal order by number desc limit 1`);
    const {
      rows: [stretch],
    } = await client.query<Pick<AuditSeal, 'rowCount' | 'rowsHash' | 'sealedAt'> & { lastId: string | null }>(
      `select ${COUNT_AND_HASH}, max(e.id) as "lastId", extract(epoch from now())::text as "sealedAt"
       from (select * from audit_event where id > ${afterOrBeginning('$1')} and id <= $2 order by id limit ${MOST_ROWS}) e`,
      [last?.lastId ?? null, upTo],
    );
    if (!stretch?.lastId) return undefined;
    const seal = {
      ...stretch,
      lastId: stretch.lastId,
      number: (last?.number ?? 0) + 1,
      afterId: last?.lastId ?? null,
      previousHmac: last?.hmac ?? null,
      keyId: key.id,
    };
    return { ...seal, hmac: hmacOf(seal, key) };
  }
}

async function look(pool: Pool): Promise<Look> {
  const { rows } = await pool.query<{ lastId: string }>('select last_value as "lastId" from audit_event_id_seq');
  return { lastId: rows[0]?.lastId ?? '0', writers: await writers(pool) };
}

/** Returns the transactions that have inserted into the trail or are about to. */
async function writers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ writer: string }>(
    `select virtualtransaction as writer from pg_locks
     where relation = 'audit_event'::regclass and mode = 'RowExclusiveLock'
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.map(({ writer }) => writer);
}

/** Inserts a seal. `sealed_at` equals the transaction's now(), which the HMAC includes. */
async function insert(client: PoolClient, seal: AuditSeal): Promise<void> {
  const { number, afterId, lastId, rowCount, rowsHash, previousHmac, keyId, hmac } = seal;
  await client.query(
    `insert into audit_seal (number, after_id, last_id, row_count, rows_hash, previous_hmac, key_id, hmac)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [number, afterId, lastId, rowCount, rowsHash, previousHmac, keyId, hmac],
  );
}
