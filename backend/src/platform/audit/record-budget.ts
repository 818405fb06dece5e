import type pg from 'pg';
import type { Account, Program } from '../access/actor.js';
import type { Clock } from '../time/clock.js';
import { isOutOfStorage } from '../db/out-of-storage.js';
import type { Limits } from '../limits/limits.js';
import { RateLimit } from '../limits/rate-limit.js';
import { reasonFor } from '../errors/reason.js';
import { nameOf } from './audit-sums.js';

const HOUR = 3_600;

/**
 * Rate limit of mass reading: how many different records a session or an API key may read per clock hour. Counted in PostgreSQL for all
 * processes. A process caches the records it counted, so reading a list again costs no statement; two processes count the same record
 * twice. While PostgreSQL is out of storage, each process counts alone, so reads continue.
 */
export class RecordBudget {
  private readonly ofSessions: RateLimit;
  private readonly ofKeys: RateLimit;
  private counted = new Map<string, Set<string>>();
  private hour = 0;

  constructor(
    pool: pg.Pool,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {
    const reason = reasonFor('TOO_MANY_RECORDS');
    const { recordsPerSessionHour, recordsPerKeyHour } = limits;
    this.ofSessions = new RateLimit(pool, 'session-records', recordsPerSessionHour, HOUR, reason);
    this.ofKeys = new RateLimit(pool, 'api-key-records', recordsPerKeyHour, HOUR, reason);
  }

  /** Counts records before they are returned. @throws AppError RATE_LIMITED, with the seconds until the hour ends */
  async take(actor: Account | Program, ids: readonly string[]): Promise<void> {
    const seconds = Math.floor(this.clock.now().getTime() / 1_000);
    const hour = Math.floor(seconds / HOUR);
    if (hour !== this.hour) this.counted = new Map();
    this.hour = hour;
    const reader = nameOf(actor);
    const counted = this.counted.get(reader) ?? new Set();
    this.counted.set(reader, counted);
    const further = ids.filter((id) => !counted.has(id));
    if (further.length === 0) return;
    const cap = actor.kind === 'program' ? this.ofKeys : this.ofSessions;
    const most = actor.kind === 'program' ? this.limits.recordsPerKeyHour : this.limits.recordsPerSessionHour;
    const { isOver } = await cap.count(`${reader} ${hour}`, further.length).catch((error: unknown) => {
      if (!isOutOfStorage(error)) throw error;
      return { isOver: counted.size + further.length > most };
    });
    // Cached only after counting: a concurrent request for the same records must not bypass the refusal.
    if (isOver) throw cap.refusal({ resetSeconds: (hour + 1) * HOUR - seconds });
    for (const id of further) counted.add(id);
  }
}
