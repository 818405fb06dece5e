import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { userIdOf, type Actor, type Operator } from '../access/actor.js';
import type { Permission } from '../access/access-policy.js';
import { named } from '../db/named-statements.js';
import type { AuditOutcome } from './audit-event.entity.js';

/**
 * The entities that lines of the trail name, by `subjectType`. An entity's file adds its own:
 * `declare module '…/platform/audit/audit-trail.js' { interface AuditedEntities { payment: Payment } }`.
 */
export interface AuditedEntities {}

/** The kinds of things that lines of the trail name. */
export type SubjectType = keyof AuditedEntities;

/** What happened, to which thing; never any value of it. */
export interface AuditEntry {
  verb: Permission;
  outcome?: AuditOutcome;
  subjectType?: SubjectType;
  subjectId?: string;
  changedFields?: string[];
  /** What an export held: its filter, how many rows, and a hash of which they were (EX-5); why hours were overridden, which sessions a leave came over (clinic §4), whose records a hospital's search handed out. */
  details?: Record<string, unknown>;
}

/** A row that lines of the trail speak of. */
export type AuditSubject = AuditedEntities[SubjectType];

/** How a line names a row. */
export function subjectOf(row: AuditSubject): Required<Pick<AuditEntry, 'subjectType' | 'subjectId'>> {
  const name = row.constructor.name;
  const subjectType = (name.charAt(0).toLowerCase() + name.slice(1)) as Required<AuditEntry>['subjectType'];
  return { subjectType, subjectId: row.id };
}

/** A line of the trail by its columns. */
export type AuditLineRow = ReturnType<typeof lineOf>;

/** The line that tells of what an actor did. */
export function lineOf(actor: Actor | Operator, entry: AuditEntry) {
  const { verb, outcome = 'done', subjectType = null, subjectId = null, changedFields = [], details = null } = entry;
  return {
    actorId: actor.kind === 'console' ? null : (userIdOf(actor) ?? null),
    role: actor.role,
    sessionHash: actor.kind === 'account' ? sessionHashOf(actor.sessionId) : null,
    apiKeyId: actor.kind === 'program' ? actor.apiKeyId : null,
    clientId: actor.kind === 'client' ? actor.clientId : null,
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

/** Writes the append-only trail (AD-1). */
export class AuditTrail {
  constructor(private readonly em: EntityManager) {}

  /**
   * Adds a line to the transaction of `em`: it stands or falls with the change that it tells of. Raw and by name, since every change waits
   * for its line, for which the ORM would look at all that it holds once more.
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

  /** Writes a line on its own, for what changes nothing else: reads, refusals, failures. One statement, which is its own transaction. */
  async recordAlone(actor: Actor, entry: AuditEntry): Promise<void> {
    await this.record(this.em.fork(), actor, entry);
  }

  /** Writes lines of different actors on their own, in one statement. */
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
   * Adds a line for each of the rows that a background job made on behalf of an admin, in one statement.
   * @param job who asked for the job, and in which request
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
 * The first half of the SHA-256 under which `mySessions` lists a session. No key: the id is 192 random bits, which nobody finds by
 * trying, and what was on record stays comparable when secrets change. Half of it, which tells sessions apart and ends none.
 */
export function sessionHashOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex').slice(0, 32);
}
