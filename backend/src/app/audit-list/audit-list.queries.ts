import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { CURSOR_FORMAT, type ListPosition } from '../../platform/lists/list-cursor.js';
import type { AuditOutcome } from '../../platform/audit/audit-event.entity.js';
import type { SubjectType } from '../../platform/audit/audit-trail.js';
import type { AuditFilter } from './audit-list.input.js';

/** A row of the audit trail, with the actor's current name. */
export interface AuditLine {
  /** Text of `at`, to the microsecond: the time in the cursor. */
  at: string;
  id: string;
  actorId: string | null;
  actorName: string | null;
  actorRole: string;
  apiKeyId: string | null;
  /** External client that acted; `actorName` is its name. */
  clientId: string | null;
  verb: string;
  subjectType: string | null;
  subjectId: string | null;
  /** Number of the record, while it exists. */
  patientNumber: number | null;
  outcome: AuditOutcome;
  changedFields: string[];
  /** For a search by an external client, the number of records on the page replaces their ids; what a list or file showed is left out. */
  details: Record<string, unknown> | null;
  requestId: string;
}

/** All subject types: the index on subjects starts with the type, so that a search by id alone lists them all. */
const SUBJECT_TYPES = Object.keys({
  apiKey: true,
  approval: true,
  appointment: true,
  appointmentSeries: true,
  bill: true,
  careAnswer: true,
  careFlag: true,
  careMessage: true,
  familyGrant: true,
  carePhoto: true,
  careTask: true,
  careThread: true,
  channelConsent: true,
  charge: true,
  credit: true,
  clinicSettings: true,
  consent: true,
  contactMessage: true,
  cover: true,
  dataConsent: true,
  dataProcessor: true,
  dataRequest: true,
  dayClose: true,
  doctor: true,
  gatewayEvent: true,
  hl7Source: true,
  hospitalDocument: true,
  leave: true,
  lesson: true,
  message: true,
  package: true,
  patient: true,
  patientImport: true,
  payment: true,
  paymentLink: true,
  physiotherapist: true,
  consentForm: true,
  treatmentConsent: true,
  noteTemplate: true,
  outcomeScore: true,
  precaution: true,
  clinicalFile: true,
  phaseReport: true,
  protocol: true,
  protocolVersion: true,
  questionnaireVersion: true,
  exercise: true,
  pushSubscription: true,
  recoveryPlan: true,
  reportLink: true,
  referral: true,
  reminderSetting: true,
  reportMail: true,
  savedFilter: true,
  smartClient: true,
  treatmentNote: true,
  user: true,
  waitingListEntry: true,
  webhookEndpoint: true,
} satisfies Record<SubjectType, true>);

/** Filter with the record's id in place of the patient reference. */
export type AuditQuery = Omit<AuditFilter, 'patientId'> & { recordId?: string | undefined };

/** SQL conditions of a filter. Each matches the expression of an index, so that no filter scans the whole trail. */
function conditionsOf({ actorId, verb, outcome, recordId, subjectId, from, before }: AuditQuery) {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (actorId) conditions.push(sql`e.actor_id = ${actorId}::uuid`);
  if (verb) conditions.push(sql`e.verb = ${verb}`);
  if (outcome) conditions.push(sql`e.outcome = ${outcome}`);
  // Refused and failed actions are few and have their own index.
  if (outcome && outcome !== 'done') conditions.push(sql`e.outcome <> 'done'`);
  if (subjectId) conditions.push(sql`e.subject_type = any(${SUBJECT_TYPES}::text[]) and e.subject_id = ${subjectId}`);
  if (recordId) conditions.push(sql`e.id in (select id from of_record)`);
  if (from) conditions.push(sql`e.at >= ${from}`);
  if (before) conditions.push(sql`e.at < ${before}`);
  return conditions;
}

/**
 * CTE of the rows of a record, of its account and dependent rows, and of searches that returned it to an external
 * client. It is selective, so that it runs before other conditions.
 */
const ofRecord = (id: string) => sql`with things as (
    select 'patient' as type, ${id}::text as id
    union all select 'patient', id::text from patient where merged_into = ${id}::uuid
    union all select 'user', user_id::text from patient where id = ${id}::uuid and user_id is not null
    union all select 'consent', c.id::text from consent c join patient p on p.user_id = c.account_id where p.id = ${id}::uuid
    union all select 'reminderSetting', user_id::text from patient where id = ${id}::uuid and user_id is not null
    union all select 'dataRequest', q.id::text from data_request q join patient p on p.user_id = q.account_id where p.id = ${id}::uuid
    union all select 'appointment', id::text from appointment where patient_id = ${id}::uuid
    union all select 'payment', id::text from payment where patient_id = ${id}::uuid
    union all select 'bill', id::text from bill where patient_id = ${id}::uuid
    union all select 'paymentLink', l.id::text from payment_link l join payment y on y.id = l.payment_id where y.patient_id = ${id}::uuid
    union all select 'charge', id::text from charge where patient_id = ${id}::uuid
    union all select 'credit', id::text from credit where patient_id = ${id}::uuid
    union all select 'package', id::text from package where patient_id = ${id}::uuid
    union all select 'message', id::text from message where patient_id = ${id}::uuid
    union all select 'dataConsent', id::text from data_consent where patient_id = ${id}::uuid
    union all select 'referral', id::text from referral where patient_id = ${id}::uuid
    union all select 'hospitalDocument', id::text from hospital_document where patient_id = ${id}::uuid
    union all select 'recoveryPlan', id::text from recovery_plan where patient_id = ${id}::uuid
    union all select 'treatmentNote', id::text from treatment_note where patient_id = ${id}::uuid
    union all select 'outcomeScore', id::text from outcome_score where patient_id = ${id}::uuid
    union all select 'treatmentConsent', id::text from treatment_consent where patient_id = ${id}::uuid
    union all select 'waitingListEntry', id::text from waiting_list_entry where patient_id = ${id}::uuid
    union all select 'precaution', id::text from precaution where patient_id = ${id}::uuid
    union all select 'clinicalFile', id::text from clinical_file where patient_id = ${id}::uuid
    union all select 'careTask', k.id::text from care_task k join recovery_plan r on r.id = k.plan_id
      where r.patient_id = ${id}::uuid
    union all select 'careThread', id::text from care_thread where patient_id = ${id}::uuid
    union all select 'careMessage', m.id::text from care_message m join care_thread t on t.id = m.thread_id
      where t.patient_id = ${id}::uuid
    union all select 'carePhoto', f.id::text from care_photo f join care_message m on m.id = f.message_id
      join care_thread t on t.id = m.thread_id where t.patient_id = ${id}::uuid
    union all select 'reportLink', l.id::text from report_link l join phase_report x on x.id = l.report_id
      join recovery_plan r on r.id = x.plan_id where r.patient_id = ${id}::uuid
    union all select 'familyGrant', id::text from family_grant where patient_id = ${id}::uuid
    union all select 'careFlag', f.id::text from care_flag f join recovery_plan r on r.id = f.plan_id
      where r.patient_id = ${id}::uuid
  ), of_record as materialized (
    select l.id from things t cross join lateral (
      select id from audit_event where subject_type = t.type and subject_id = t.id
    ) l
    union select id from audit_event where details->'patients' is not null and details->'patients' @> to_jsonb(${id}::text)
  )`;

/** Finds a slice of the trail, newest first, then by id. */
export async function findAuditLines(
  em: EntityManager,
  question: AuditQuery,
  limit: number,
  after?: ListPosition,
): Promise<AuditLine[]> {
  const conditions = conditionsOf(question);
  if (after) conditions.push(sql`(e.at, e.id) < (${after.at}::timestamptz, ${after.id}::bigint)`);
  const { rows } = await sql<AuditLine>`
    ${question.recordId ? ofRecord(question.recordId) : sql``}
    select e.id::text as id, to_char(e.at at time zone 'UTC', ${CURSOR_FORMAT}) as at, e.actor_id as "actorId",
      coalesce(u.full_name, c.name, s.name) as "actorName", case when e.api_key_id is null then e.actor_role else 'program' end as "actorRole",
      e.api_key_id as "apiKeyId", e.client_id as "clientId", e.verb, e.subject_type as "subjectType", e.subject_id as "subjectId", e.outcome,
      case when e.subject_type = 'patient' and e.subject_id ~ '^[0-9a-f-]{36}$'
        then (select number from patient where id = e.subject_id::uuid) end as "patientNumber",
      e.changed_fields as "changedFields", case when e.details->'patients' is not null then jsonb_set(e.details, '{patients}',
        to_jsonb(jsonb_array_length(e.details->'patients'))) else e.details - 'shown' end as details, e.request_id as "requestId"
    from (
      select e.* from audit_event e where ${sql.join(conditions, sql` and `)}
      order by e.at desc, e.id desc limit ${limit}
    ) e left join app_user u on u.id = e.actor_id left join smart_client c on c.id = e.client_id
      left join hl7_source s on s.id = e.source_id
    order by e.at desc, e.id desc`.execute(em.getKysely());
  return rows;
}
