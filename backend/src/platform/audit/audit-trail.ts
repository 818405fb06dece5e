import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ApiKey } from '../../identity/api-keys/api-key.entity.js';
import type { Appointment } from '../../scheduling/appointments/appointment.entity.js';
import { userIdOf, type Actor, type Operator } from '../../identity/auth/actor.js';
import type { Permission } from '../../identity/auth/access-policy.js';
import type { Charge } from '../../money/charges/charge.entity.js';
import type { ClinicSettings } from '../../clinic/settings/clinic-settings.entity.js';
import type { DataConsent } from '../../hospitals/data-consents/data-consent.entity.js';
import type { HospitalDocument } from '../../hospitals/documents/hospital-document.entity.js';
import type { Hl7Source } from '../../hospitals/hl7v2/hl7-source.entity.js';
import type { ContactMessage } from '../../messaging/inbox/contact-message.entity.js';
import type { PatientImport } from '../../patients/imports/patient-import.entity.js';
import type { CareTask } from '../../recovery/danger-signs/care-task.entity.js';
import type { Message } from '../../messaging/messages/message.entity.js';
import type { Leave } from '../../clinic/physiotherapists/leave.entity.js';
import type { Patient } from '../../patients/records/patient.entity.js';
import type { Payment } from '../../money/payments/payment.entity.js';
import type { Physiotherapist } from '../../clinic/physiotherapists/physiotherapist.entity.js';
import type { ProtocolVersion } from '../../recovery/protocols/protocol-version.entity.js';
import type { Referral } from '../../hospitals/referrals/referral.entity.js';
import type { RecoveryPlan } from '../../recovery/plans/recovery-plan.entity.js';
import type { SmartClient } from '../../hospitals/smart-clients/smart-client.entity.js';
import type { WebhookEndpoint } from '../../hospitals/webhooks/webhook-endpoint.entity.js';
import type { SavedFilter } from '../../patients/saved-filters/saved-filter.entity.js';
import type { Doctor } from '../../identity/staff/doctor.entity.js';
import type { User } from '../../identity/users/user.entity.js';
import { named } from '../db/named-statements.js';
import type { AuditOutcome } from './audit-event.entity.js';

/** The kinds of things that lines of the trail name. */
export const SUBJECT_TYPES = [
  'user',
  'patient',
  'patientImport',
  'appointment',
  'payment',
  'charge',
  'apiKey',
  'clinicSettings',
  'contactMessage',
  'message',
  'physiotherapist',
  'doctor',
  'leave',
  'recoveryPlan',
  'careTask',
  'protocolVersion',
  'smartClient',
  'dataConsent',
  'referral',
  'hospitalDocument',
  'webhookEndpoint',
  'savedFilter',
  'hl7Source',
] as const;

/** What happened, to which thing; never any value of it. */
export interface AuditEntry {
  verb: Permission;
  outcome?: AuditOutcome;
  subjectType?: (typeof SUBJECT_TYPES)[number];
  subjectId?: string;
  changedFields?: string[];
  /** What an export held: its filter, how many rows, and a hash of which they were (EX-5); why hours were overridden, which sessions a leave came over (clinic §4), whose records a hospital's search handed out. */
  details?: Record<string, unknown>;
}

/** A row that lines of the trail speak of. */
export type AuditSubject =
  | User
  | Patient
  | PatientImport
  | Appointment
  | Payment
  | Charge
  | ApiKey
  | ClinicSettings
  | ContactMessage
  | Message
  | Physiotherapist
  | Doctor
  | Leave
  | RecoveryPlan
  | CareTask
  | ProtocolVersion
  | SmartClient
  | DataConsent
  | Referral
  | HospitalDocument
  | WebhookEndpoint
  | SavedFilter
  | Hl7Source;

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

  /** Adds a line for each record that an import made, on behalf of the admin who sent the file; one statement for all of them. */
  async recordImported(
    tx: EntityManager,
    { id, actorId, requestId }: Pick<PatientImport, 'id' | 'actorId' | 'requestId'>,
    patientIds: string[],
  ): Promise<void> {
    await sql`insert into audit_event (actor_id, actor_role, verb, subject_type, subject_id, outcome, details, request_id)
      select ${actorId}, 'admin', ${'patient.import' satisfies Permission}, 'patient', made, 'done',
        jsonb_build_object('importId', ${id}::text), ${requestId}
      from unnest(${patientIds}::text[]) made`.execute(tx.getKysely());
  }
}

/**
 * The first half of the SHA-256 under which `mySessions` lists a session. No key: the id is 192 random bits, which nobody finds by
 * trying, and what was on record stays comparable when secrets change. Half of it, which tells sessions apart and ends none.
 */
export function sessionHashOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex').slice(0, 32);
}
