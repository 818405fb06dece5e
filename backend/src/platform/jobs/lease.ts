import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { KeyedQueue } from '../turns/keyed-queue.js';

/** SQL duration of a lease. Work that may take longer renews it. */
export const LEASE = sql`interval '60 seconds'`;

/** SQL assignment that uncounts the attempt of a claim. */
export const UNCOUNTED = sql`attempts = attempts - 1`;

const TRUE: RawBuilder<unknown> = sql`true`;

/** Assignments after another one. */
export const further = (set: RawBuilder<unknown> | undefined): RawBuilder<unknown> => (set ? sql`, ${set}` : sql``);

/** A row that this process has claimed. */
export interface ClaimedRow {
  id: string;
  /** Number of attempts, with this one. */
  attempts: number;
  /** Time of the claim, by the database's clock. */
  takenAt: Date;
}

/** This process does not hold the row any more: its lease expired and another one claimed it, or its work was called off. */
export class LeaseLost extends Error {}

/** Further parts of a statement about a claimed row. */
interface Also {
  /** SQL condition on the row beside that of the lease. */
  and?: RawBuilder<unknown>;
  /** Transaction to write in. */
  by?: EntityManager;
}

interface Parts {
  em: EntityManager;
  table: string;
  /** End of the lease as PostgreSQL writes it, to the microsecond. */
  until: string;
  /** SQL time: of the database, or a test's. */
  now: RawBuilder<Date>;
  /** Queue in which a process writes about the rows that it works on. */
  writes: KeyedQueue;
}

/**
 * The lease of a claimed row. Whatever a job writes about the row goes through it, and is refused once the lease is lost. The end of the
 * lease identifies the claim: another process claims a row only after it, so that its own lease ends later. `attempts` does not identify
 * it, because an admin who retries a message resets them.
 */
export class Lease<Row extends ClaimedRow = ClaimedRow> {
  private until: string;
  /** SQL time: of the database, or a test's. */
  readonly now: RawBuilder<Date>;

  constructor(
    readonly row: Row,
    private readonly parts: Parts,
  ) {
    this.until = parts.until;
    this.now = parts.now;
  }

  /** SQL condition on the row: this process holds its lease. */
  get isHeld(): RawBuilder<unknown> {
    return sql`id = ${this.row.id}::uuid and lease_until = ${this.until}::timestamptz`;
  }

  /**
   * Runs a statement that writes about the row only while the lease `isHeld`, and returns a row if it did. Writes of a process wait for one
   * another, so that a batch takes one connection and leaves the others to requests. @throws LeaseLost
   */
  async write<Result = unknown>(statement: RawBuilder<Result>, by?: EntityManager): Promise<Result> {
    const { em, writes } = this.parts;
    const execute = () => statement.execute((by ?? em.fork()).getKysely());
    const { rows } = await (by ? execute() : writes.take('write', execute));
    const [row] = rows;
    if (row === undefined) throw new LeaseLost();
    return row;
  }

  /** SQL statement that ends the claim, with assignments; it returns the id while the lease is held. */
  ending(set?: RawBuilder<unknown>, and = TRUE): RawBuilder<{ id: string }> {
    return sql`update ${this.table} set lease_until = null${further(set)} where ${this.isHeld} and ${and} returning id`;
  }

  /** Ends the claim, with assignments. A row that still waits is due again at its time. @throws LeaseLost */
  async end(set?: RawBuilder<unknown>, { and, by }: Also = {}): Promise<void> {
    await this.write(this.ending(set, and), by);
  }

  /** Ends the claim without an attempt: the row is due again at once. @throws LeaseLost */
  async release(): Promise<void> {
    await this.end(UNCOUNTED);
  }

  /** Renews the lease, with assignments. Not in a transaction: its rollback would bring back the former lease. @throws LeaseLost */
  async renew(set?: RawBuilder<unknown>, and = TRUE): Promise<void> {
    const { until } = await this.write(sql<{ until: string }>`
      update ${this.table} set lease_until = ${this.now} + ${LEASE}${further(set)}
      where ${this.isHeld} and ${and} returning lease_until::text as until`);
    this.until = until;
  }

  /** Locks the row until the transaction ends, so that nobody claims it meanwhile. @throws LeaseLost */
  async lock(tx: EntityManager): Promise<void> {
    await this.write(sql`select id from ${this.table} where ${this.isHeld} for update`, tx);
  }

  private get table(): RawBuilder<unknown> {
    return sql.table(this.parts.table);
  }
}
