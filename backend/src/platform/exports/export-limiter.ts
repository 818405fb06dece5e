import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { AuditEntry, AuditTrail } from '../audit/audit-trail.js';
import type { Account, Program } from '../../identity/auth/actor.js';
import { streamRows, type RowQuery, type RowStream } from '../db/row-stream.js';
import { AppError } from '../errors.js';
import type { Limits } from '../limits/limits.js';
import type { RateLimit } from '../limits/rate-limit.js';
import { reasonFor, type Reason } from '../reasons/reason.js';
import { Semaphore } from '../limits/semaphore.js';

/** How many exports a process makes at once (EX-3): each keeps a connection for as long as its reader takes. */
const AT_ONCE = 2;
/** How long another one waits for its turn, in milliseconds. */
const PATIENCE = 10_000;

/** What an export holds, and how it is put on record. */
export interface ExportRequest {
  query: RowQuery;
  entry: AuditEntry;
  /** The most rows that its form may have, when those are fewer than of any other. */
  maxRows?: number;
  /** What is said of more rows than there may be. */
  tooMany: (rows: { most: number; total: number }) => Reason;
}

/** What every export passes before its first byte: a turn, the hour's number, the most rows, and a line on record (EX-3, EX-5). */
export class ExportLimiter {
  private readonly turns = new Semaphore(AT_ONCE);

  constructor(
    private readonly parts: { pool: Pool; audit: AuditTrail; limits: Pick<Limits, 'exportMaxRows'>; cap: RateLimit },
  ) {}

  /**
   * The bytes of an export that may be made, written of its rows; its turn ends with the last of them.
   * @throws AppError RATE_LIMITED, TOO_LARGE
   */
  async pass<Row>(
    actor: Account | Program,
    request: ExportRequest,
    write: (rows: RowStream<Row>) => Readable | Promise<Readable>,
  ): Promise<Readable> {
    const leave = await this.turns.enter(PATIENCE);
    if (!leave) {
      throw new AppError('RATE_LIMITED', reasonFor('EXPORTS_BUSY'), {
        retryAfterSeconds: PATIENCE / 1_000,
      });
    }
    try {
      await this.parts.cap.consume(actor.userId);
      const bytes = await this.open(actor, request, write);
      bytes.once('close', leave);
      return bytes;
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async open<Row>(
    actor: Account | Program,
    { query, entry, maxRows, tooMany }: ExportRequest,
    write: (rows: RowStream<Row>) => Readable | Promise<Readable>,
  ): Promise<Readable> {
    const { pool, audit, limits } = this.parts;
    const most = Math.min(maxRows ?? limits.exportMaxRows, limits.exportMaxRows);
    const rows = await streamRows<Row>(pool, query, most);
    try {
      if (rows.total > most) throw new AppError('TOO_LARGE', tooMany({ most, total: rows.total }));
      const { total, hash } = rows;
      await audit.recordAlone(actor, { ...entry, details: { ...entry.details, rows: total, hash } });
      return await write(rows);
    } catch (error) {
      rows.destroy();
      throw error;
    }
  }
}
