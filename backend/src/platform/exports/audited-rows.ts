import type { Account, Program } from '../access/actor.js';
import type { AuditEntry, AuditTrail } from '../audit/audit-trail.js';
import type { IdentifiedRow, RowStream } from '../db/row-stream.js';

/** Rows of an export whose ids stand in one audit row, so that no statement takes long. */
const SLICE = 1_000;

/** What an export writes its audit rows with. */
interface Trail {
  audit: Pick<AuditTrail, 'recordAlone'>;
  actor: Account | Program;
  entry: AuditEntry;
}

/**
 * Rows of an export, whose ids are written to the audit trail beside it: of each slice before its first row is handed out. The first
 * audit row has the number of all rows, their hash and the ids of the first slice; each further slice has a row of its own, under the same
 * request. An export that breaks off leaves a last row, which names the rows of its last slice that were handed out and counts in place of
 * that slice's own.
 */
export class AuditedRows<Row> implements RowStream<Row> {
  readonly total: number;
  readonly hash: string;
  private readonly source: AsyncIterator<Row & IdentifiedRow>;
  /** Rows that are read and not handed out. */
  private slice: (Row & IdentifiedRow)[] = [];
  private slices = 0;
  private handedOut = 0;
  private isEnded = false;

  private constructor(
    private readonly rows: RowStream<Row & IdentifiedRow>,
    private readonly trail: Trail,
  ) {
    this.total = rows.total;
    this.hash = rows.hash;
    this.source = rows[Symbol.asyncIterator]();
  }

  /** Reads the first slice, and writes the first audit row. */
  static async begin<Row>(rows: RowStream<Row & IdentifiedRow>, trail: Trail): Promise<AuditedRows<Row>> {
    const audited = new AuditedRows<Row>(rows, trail);
    await audited.readSlice();
    return audited;
  }

  /** Hands the rows out, once. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Row> {
    try {
      while (this.slice.length > 0) {
        for (const row of this.slice) {
          if (this.isEnded) return;
          this.handedOut += 1;
          yield row as Awaited<Row>;
        }
        await this.readSlice();
      }
    } finally {
      this.rows.destroy();
    }
  }

  /** Reads the next slice, and writes the ids of its rows. */
  private async readSlice(): Promise<void> {
    const slice: (Row & IdentifiedRow)[] = [];
    while (slice.length < SLICE) {
      const next = await this.source.next();
      if (next.done) break;
      slice.push(next.value);
    }
    this.slice = slice;
    if (this.isEnded || (slice.length === 0 && this.slices > 0)) return;
    this.slices += 1;
    const shown = idsOf(slice);
    const { total: rows, hash } = this;
    if (this.slices === 1) await this.record({ ...this.trail.entry.details, rows, hash, shown });
    else if (shown.length > 0) await this.record({ slice: this.slices, shown });
  }

  private async record(details: Record<string, unknown>): Promise<void> {
    const { audit, actor, entry } = this.trail;
    await audit.recordAlone(actor, { ...entry, details });
  }

  /**
   * Ends the export, also one whose file was read to its end. Never rejects: without the last row of one that broke off, all rows of its
   * last slice count as handed out.
   */
  async end(): Promise<void> {
    if (this.isEnded) return;
    this.isEnded = true;
    const { slices: slice, handedOut, total } = this;
    if (handedOut >= total || slice === 0) return;
    const shown = idsOf(this.slice.slice(0, handedOut - (slice - 1) * SLICE));
    await this.record({ brokenOff: true, handedOut, slice, shown }).catch(() => undefined);
  }

  destroy(): unknown {
    return this.rows.destroy();
  }

  once(event: 'close', listener: () => void): unknown {
    return this.rows.once(event, listener);
  }
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** The first id in the identity of each row, each once; a row that is of no record has none. */
function idsOf(rows: readonly IdentifiedRow[]): string[] {
  return [...new Set(rows.flatMap(({ rowIdentity }) => ID.exec(rowIdentity)?.[0] ?? []))];
}
