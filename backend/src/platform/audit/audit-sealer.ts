import type { Pool, PoolClient } from 'pg';
import type { Logger } from '../logger.js';
import { afterOrBeginning, COUNT_AND_HASH, hmacOf, SEAL_COLUMNS, type AuditSeal, type SealKey } from './audit-seal.js';

/** An arbitrary number that only those lock who seal: one process of many does it. */
const SEAL_LOCK = 7_406_223;
/** The most rows under one seal, so that what a statement reads and keeps stays small. */
const MOST_ROWS = 10_000;

/** How far the ids were given out at a moment, and which transactions were writing to the trail then. */
interface Look {
  lastId: string;
  writers: string[];
}

/** A hash chain by HMAC: seals what was added to the audit trail since the last seal, so that a later edit is found (AD-3). */
export class AuditSealer {
  /** Rows that wait for somebody who was writing when they were looked at. */
  private waiting: Look | undefined;

  constructor(private readonly parts: { pool: Pool; keys: SealKey[]; logger: Logger }) {}

  /**
   * Seals the rows up to which nothing can be added any more.
   *
   * An id is given out before its row can be seen, so a newer row may be there before an older one, and sealed by what can be seen
   * the older one would come into a stretch that is closed. The age of transactions (pg_snapshot_xmin) does not tell who may still
   * add a row: an insert takes its id before its transaction has a number. But it locks the table before it takes the id, and until
   * its transaction has ended. So first how far the ids are given out, then who holds that lock: once all of those are gone, no id
   * up to there gets a row. Nobody is waited for: who is still writing is asked after at the next call.
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

  /** One more seal, in a transaction of its own. Answers whether there may be rows left for another. */
  private async sealNext(upTo: string): Promise<boolean> {
    const client = await this.parts.pool.connect();
    try {
      await client.query('begin');
      const seal = await this.nextSeal(client, upTo);
      if (seal) await insert(client, seal);
      await client.query('commit');
      client.release();
      // A copy of the log that lies elsewhere tells of seals that somebody took away.
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

/** The transactions that have inserted into the trail, or are about to. */
async function writers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ writer: string }>(
    `select virtualtransaction as writer from pg_locks
     where relation = 'audit_event'::regclass and mode = 'RowExclusiveLock'
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.map(({ writer }) => writer);
}

/** `sealed_at` is the transaction's now(), which the HMAC already holds. */
async function insert(client: PoolClient, seal: AuditSeal): Promise<void> {
  const { number, afterId, lastId, rowCount, rowsHash, previousHmac, keyId, hmac } = seal;
  await client.query(
    `insert into audit_seal (number, after_id, last_id, row_count, rows_hash, previous_hmac, key_id, hmac)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [number, afterId, lastId, rowCount, rowsHash, previousHmac, keyId, hmac],
  );
}
