import { createHash } from 'node:crypto';
import type { Account, Actor, Program } from '../access/actor.js';
import type { Permission } from '../access/access-policy.js';
import type { Logger } from '../logger.js';
import { CoalescedTask } from '../turns/coalesced-task.js';
import { lineOf, sessionHashOf, type AuditLineRow, type AuditTrail } from './audit-trail.js';

/** Records that a list returned. */
export interface ListRead {
  ids: readonly string[];
  /** Names of the filters that were set, without their values. */
  filters: readonly string[];
}

/** Count of a repeated action since the last flush. */
interface Sum {
  /** The actor at the first occurrence. */
  actor: Actor;
  verb: Permission;
  times: number;
}

/** Count of refusals after the first one, which has its own row. */
interface RefusalSum extends Sum {
  reason: string;
}

/** Records that an actor read through lists; the trail keeps their ids, so that a breach report can name whom they concern. */
interface ReadSum extends Sum {
  ids: Set<string>;
  filters: Set<string>;
}

/** Maximum of ids in a row of a list's readings. */
const SLICE = 1_000;

/** Rows of a statement. */
const AT_ONCE = 20;

/** Maximum of rows kept for the next attempt while the database is unavailable. */
const MOST_UNWRITTEN = 10_000;

/**
 * Writes repeated actions of an actor as one audit row: records read through lists, and refusals after the first. Flushes each minute and
 * at shutdown, independently of requests; each process writes its own rows.
 */
export class AuditSums {
  private reads = new Map<string, ReadSum>();
  private refusals = new Map<string, RefusalSum>();
  private unwritten: AuditLineRow[] = [];
  private readonly writing = new CoalescedTask(() => this.write());

  constructor(
    private readonly audit: AuditTrail,
    private readonly logger: Logger,
  ) {}

  /** Counts records that a list returned. */
  countRead(actor: Account | Program, verb: Permission, { ids, filters }: ListRead): void {
    const key = `${nameOf(actor)} ${verb}`;
    const sum = this.reads.get(key) ?? { actor, verb, times: 0, ids: new Set(), filters: new Set() };
    this.reads.set(key, sum);
    sum.times++;
    for (const id of ids) sum.ids.add(id);
    for (const filter of filters) sum.filters.add(filter);
  }

  /**
   * Records a refusal: the first of an actor, permission and reason at once, further ones in the next flush.
   * @returns whether it was the first
   */
  async recordRefusal(actor: Actor, verb: Permission, reason: string): Promise<boolean> {
    const key = `${nameOf(actor)} ${verb} ${reason}`;
    const sum = this.refusals.get(key);
    if (sum) {
      sum.times++;
      return false;
    }
    this.refusals.set(key, { actor, verb, reason, times: 0 });
    await this.audit.recordAlone(actor, { verb, outcome: 'refused' });
    return true;
  }

  /** Writes all counts and resets them. */
  async written(): Promise<void> {
    await this.writing.again();
  }

  /** Never throws: rows that were not written are retried at the next flush. */
  private async write(): Promise<void> {
    const lines = [
      ...this.unwritten,
      ...[...this.reads.values()].flatMap((sum) => linesOfReads(sum)),
      ...[...this.refusals.values()].filter(({ times }) => times > 0).map((sum) => lineOfRefusals(sum)),
    ];
    this.reads = new Map();
    this.refusals = new Map();
    this.unwritten = [];
    let written = 0;
    try {
      for (; written < lines.length; written += AT_ONCE)
        await this.audit.recordLines(lines.slice(written, written + AT_ONCE));
    } catch (error) {
      this.unwritten = lines.slice(written, written + MOST_UNWRITTEN);
      const lost = lines.length - written - this.unwritten.length;
      this.logger.error({ error, lines: lines.length, lost }, 'sums of the audit trail were not written');
    }
  }
}

/** The row of a list's readings; further ids than one row holds have rows of their own. */
function linesOfReads({ actor, verb, times, ids, filters }: ReadSum): AuditLineRow[] {
  const hash = createHash('sha256')
    .update([...ids].toSorted().join('\n'))
    .digest('hex');
  const all = [...ids];
  const first = { reads: times, filters: [...filters], records: ids.size, hash, shown: all.slice(0, SLICE) };
  const lines = [lineOf(actor, { verb, details: first })];
  for (let at = SLICE; at < all.length; at += SLICE)
    lines.push(lineOf(actor, { verb, details: { slice: lines.length + 1, shown: all.slice(at, at + SLICE) } }));
  return lines;
}

const lineOfRefusals = ({ actor, verb, reason, times }: RefusalSum): AuditLineRow =>
  lineOf(actor, { verb, outcome: 'refused', details: { reason, times } });

/** Returns the key that identifies an actor: session, API key, client or source. */
export function nameOf(actor: Actor): string {
  if (actor.kind === 'account') return `session ${sessionHashOf(actor.sessionId)}`;
  if (actor.kind === 'program') return `key ${actor.apiKeyId}`;
  if (actor.kind === 'client') return `client ${actor.clientId}`;
  return actor.kind === 'source' ? `source ${actor.sourceId}` : 'visitor';
}
