import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { userIdOf, type Actor, type Operator } from '../access/actor.js';
import type { Permission } from '../access/access-policy.js';
import { named } from '../db/connections/named-statements.js';
import type { AuditOutcome } from './audit-event.entity.js';

/**
 * Entities that audit rows refer to, by `subjectType`. The file of an entity adds its own: `declare module
 * '…/platform/audit/audit-trail.js' { interface AuditedEntities { payment: Payment } }`.
 */
export interface AuditedEntities {}

/** Type of the entities that audit rows refer to. */
export type SubjectType = keyof AuditedEntities;

/** Action and its subject, without any value of the subject. */
export interface AuditEntry {
  verb: Permission;
  outcome?: AuditOutcome;
  subjectType?: SubjectType;
  subjectId?: string;
  changedFields?: string[];
  /**
   * Metadata: filter, row count and hash of an export; the reason of an hours override; the sessions that a leave affects; the patients
   * that a client's search returned.
   */
  details?: Record<string, unknown>;
}

/** Entity that audit rows refer to. */
export type AuditSubject = AuditedEntities[SubjectType];

/** Returns the reference of a row in the audit trail. */
export function subjectOf(row: AuditSubject): Required<Pick<AuditEntry, 'subjectType' | 'subjectId'>> {
  const name = row.constructor.name;
  const subjectType = (name.charAt(0).toLowerCase() + name.slice(1)) as Required<AuditEntry>['subjectType'];
  return { subjectType, subjectId: row.id };
}

/** Beginning of a text that names a row, and the length of its id. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?: |$)/;
const ID_LENGTH = 36;

/** Columns of an audit row. */
export type AuditLineRow = ReturnType<typeof lineOf>;

/** Builds the audit row of an action. */
export function lineOf(actor: Actor | Operator, entry: AuditEntry) {
  const { verb, outcome = 'done', subjectType = null, subjectId = null, changedFields = [], details = null } = entry;
  return {
    actorId: actor.kind === 'console' ? null : (userIdOf(actor) ?? null),
    role: actor.role,
    sessionHash: actor.kind === 'account' ? sessionHashOf(actor.sessionId) : null,
    apiKeyId: actor.kind === 'program' ? actor.apiKeyId : null,
    clientId: clientOf(actor),
    sourceId: actor.kind === 'source' ? actor.sourceId : null,
    verb,
    outcome,
    subjectType,
    subjectId,
    changedFields,
    details,
    requestId: actor.requestId,
    ip: actor.kind === 'console' ? null : (actor.ip ?? null),
  };
}

/** The hospital's client that acts, by its token or by an API key that belongs to it; null for everybody else. */
function clientOf(actor: Actor | Operator): string | null {
  if (actor.kind === 'program') return actor.fence?.clientId ?? null;
  return actor.kind === 'client' ? actor.clientId : null;
}

/** Notes that a hospital's client read the records that have these ids, or that appointments and plans with these ids belong to. */
export type NoteReadings = (clientId: string, ids: readonly string[]) => Promise<void>;

/** Writes to the append-only audit trail. */
export class AuditTrail {
  constructor(
    private readonly em: EntityManager,
    private readonly noteReadings?: NoteReadings,
  ) {}

  /**
   * Adds a row to the transaction of `em`, so that it commits or rolls back with the change. Raw SQL, because the ORM would check all
   * loaded entities for changes once more on every write.
   */
  async record(em: EntityManager, actor: Actor | Operator, entry: AuditEntry): Promise<void> {
    const line = lineOf(actor, entry);
    await sql`${named} insert into audit_event (actor_id, actor_role, session_hash, api_key_id, client_id, source_id, verb, outcome,
        subject_type, subject_id, changed_fields, details, request_id, ip)
      values (${line.actorId}::uuid, ${line.role}, ${line.sessionHash}, ${line.apiKeyId}, ${line.clientId}::uuid, ${line.sourceId}::uuid,
        ${line.verb}, ${line.outcome}, ${line.subjectType}, ${line.subjectId}, ${line.changedFields}::text[],
        ${line.details ? JSON.stringify(line.details) : null}::jsonb, ${line.requestId}, ${line.ip})`.execute(
      em.getKysely(),
    );
  }

  /** Writes a row in its own transaction, for reads, refusals and failures, which change nothing else. */
  async recordAlone(actor: Actor, entry: AuditEntry): Promise<void> {
    const { outcome = 'done', subjectId, details = {} } = entry;
    const { shown } = details;
    if (outcome === 'done')
      await this.noteRead(actor, [subjectId, ...(Array.isArray(shown) ? (shown as unknown[]) : [])]);
    await this.record(this.em.fork(), actor, entry);
  }

  /**
   * Notes records that a hospital read by its API key among its readings. A client's requests are noted with their exchanges.
   * @param shown ids; an export adds the version to each
   */
  async noteRead(actor: Actor, shown: readonly unknown[]): Promise<void> {
    if (actor.kind !== 'program' || !actor.fence) return;
    const ids = shown.flatMap((one) => (typeof one === 'string' && ID.test(one) ? [one.slice(0, ID_LENGTH)] : []));
    if (ids.length > 0) await this.noteReadings?.(actor.fence.clientId, ids);
  }

  /** Writes rows of different actors in one statement and its own transaction. */
  async recordLines(lines: readonly AuditLineRow[]): Promise<void> {
    await sql`insert into audit_event (actor_id, actor_role, session_hash, api_key_id, client_id, source_id, verb, outcome,
        subject_type, subject_id, changed_fields, details, request_id, ip)
      select "actorId", role, "sessionHash", "apiKeyId", "clientId", "sourceId", verb, outcome, "subjectType", "subjectId",
        array(select jsonb_array_elements_text("changedFields")), details, "requestId", ip
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line("actorId" uuid, role text, "sessionHash" text, "apiKeyId" text,
        "clientId" uuid, "sourceId" uuid, verb text, outcome text, "subjectType" text, "subjectId" text, "changedFields" jsonb,
        details jsonb, "requestId" text, ip text)`.execute(this.em.fork().getKysely());
  }

  /**
   * Adds an audit row for each row that a background job wrote for an admin, in one statement.
   * @param job who requested the job, and in which request
   */
  async recordEach(
    tx: EntityManager,
    { actorId, requestId }: { actorId: string; requestId: string },
    { verb, subjectType, details }: { verb: Permission; subjectType: SubjectType; details: Record<string, string> },
    subjectIds: readonly string[],
  ): Promise<void> {
    await sql`insert into audit_event (actor_id, actor_role, verb, subject_type, subject_id, outcome, details, request_id)
      select ${actorId}, 'admin', ${verb}, ${subjectType}, made, 'done', ${JSON.stringify(details)}::jsonb, ${requestId}
      from unnest(${[...subjectIds]}::text[]) made`.execute(tx.getKysely());
  }
}

/**
 * Returns the first half of the SHA-256 that `mySessions` lists a session under. It is not keyed: the id has 192 random bits, so it cannot
 * be guessed, and recorded hashes stay comparable when secrets rotate. Half of the hash identifies a session but cannot end one.
 */
export function sessionHashOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex').slice(0, 32);
}
