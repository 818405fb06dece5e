import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { AuditEntry, AuditTrail } from '../audit/audit-trail.js';
import type { Account, Program } from '../access/actor.js';
import { streamRows, type RowQuery, type RowStream } from '../db/row-stream.js';
import { AppError } from '../errors/errors.js';
import type { Limits } from '../limits/limits.js';
import type { RateLimit } from '../limits/rate-limit.js';
import { reasonFor, type Reason } from '../errors/reason.js';
import { Semaphore } from '../limits/semaphore.js';
import { AuditedRows } from './audited-rows.js';

/** Maximum of concurrent exports in a process; each holds a connection until its reader has finished. */
const AT_ONCE = 2;
/** Timeout of the wait for a free slot, in milliseconds. */
const PATIENCE = 10_000;

/** Rows of an export and its audit record. */
export interface ExportRequest {
  query: RowQuery;
  entry: AuditEntry;
  /** Row limit of the format, if it is lower than the general one. */
  maxRows?: number;
  /** Builds the reason for more rows than the limit. */
  tooMany: (rows: { most: number; total: number }) => Reason;
}

/** Limits exports before the first byte: concurrency, exports per hour and number of rows; audits each one and the rows that it hands out. */
export class ExportLimiter {
  private readonly turns = new Semaphore(AT_ONCE);

  constructor(
    private readonly parts: { pool: Pool; audit: AuditTrail; limits: Pick<Limits, 'exportMaxRows'>; cap: RateLimit },
  ) {}

  /** Returns the bytes of an export; its slot is released after the last byte. @throws AppError RATE_LIMITED, TOO_LARGE */
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
    let audited: AuditedRows<Row> | undefined;
    try {
      if (rows.total > most) throw new AppError('TOO_LARGE', tooMany({ most, total: rows.total }));
      audited = await AuditedRows.begin<Row>(rows, { audit, actor, entry });
      const bytes = await write(audited);
      bytes.once('close', () => void audited?.end());
      return bytes;
    } catch (error) {
      rows.destroy();
      await audited?.end();
      throw error;
    }
  }
}
