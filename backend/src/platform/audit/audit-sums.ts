import { createHash } from 'node:crypto';
import type { Account, Actor, Program } from '../../identity/auth/actor.js';
import type { Permission } from '../../identity/auth/access-policy.js';
import type { Logger } from '../logger.js';
import { CoalescedTask } from '../turns/coalesced-task.js';
import { lineOf, sessionHashOf, type AuditLineRow, type AuditTrail } from './audit-trail.js';

/** Records that a list handed out. */
export interface ListRead {
  ids: readonly string[];
  /** Which filters were set, without what was looked for. */
  filters: readonly string[];
}

/** What happened again and again since the last writing. */
interface Sum {
  /** Who did it, as of the first time. */
  actor: Actor;
  verb: Permission;
  times: number;
}

/** Refusals after the first one, which has a line of its own. */
interface RefusalSum extends Sum {
  reason: string;
}

/** What somebody read of a list. */
interface ReadSum extends Sum {
  ids: Set<string>;
  filters: Set<string>;
}

/** How many lines are kept for another try while the database does not take them. */
const MOST_UNWRITTEN = 10_000;

/**
 * Writes in one line of the audit trail what an actor does again and again (AD-5, AD-6): what is read of lists, and refusals after the first.
 * The lines are written each minute and when the process stops, beside the requests; each process writes its own.
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

  /** Counts records that were read of a list. */
  countRead(actor: Account | Program, verb: Permission, { ids, filters }: ListRead): void {
    const key = `${nameOf(actor)} ${verb}`;
    const sum = this.reads.get(key) ?? { actor, verb, times: 0, ids: new Set(), filters: new Set() };
    this.reads.set(key, sum);
    sum.times++;
    for (const id of ids) sum.ids.add(id);
    for (const filter of filters) sum.filters.add(filter);
  }

  /**
   * Puts a refusal on record: the first one of an actor, a verb and a reason at once, further ones in the next sum.
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

  /** Writes all that was counted so far, and begins anew. */
  async written(): Promise<void> {
    await this.writing.again();
  }

  /** Never fails: what could not be written is tried again with the next. */
  private async write(): Promise<void> {
    const lines = [
      ...this.unwritten,
      ...[...this.reads.values()].map((sum) => lineOfReads(sum)),
      ...[...this.refusals.values()].filter(({ times }) => times > 0).map((sum) => lineOfRefusals(sum)),
    ];
    this.reads = new Map();
    this.refusals = new Map();
    this.unwritten = [];
    if (lines.length === 0) return;
    try {
      await this.audit.recordLines(lines);
    } catch (error) {
      this.unwritten = lines.slice(0, MOST_UNWRITTEN);
      const lost = lines.length - this.unwritten.length;
      this.logger.error({ error, lines: lines.length, lost }, 'sums of the audit trail were not written');
    }
  }
}

function lineOfReads({ actor, verb, times, ids, filters }: ReadSum): AuditLineRow {
  const hash = createHash('sha256')
    .update([...ids].toSorted().join('\n'))
    .digest('hex');
  return lineOf(actor, { verb, details: { reads: times, filters: [...filters], records: ids.size, hash } });
}

const lineOfRefusals = ({ actor, verb, reason, times }: RefusalSum): AuditLineRow =>
  lineOf(actor, { verb, outcome: 'refused', details: { reason, times } });

/** What tells one actor from another: a session, a key, a hospital's system. */
export function nameOf(actor: Actor): string {
  if (actor.kind === 'account') return `session ${sessionHashOf(actor.sessionId)}`;
  if (actor.kind === 'program') return `key ${actor.apiKeyId}`;
  if (actor.kind === 'client') return `client ${actor.clientId}`;
  return actor.kind === 'source' ? `source ${actor.sourceId}` : 'visitor';
}
