import { Migration } from '@mikro-orm/migrations';

/**
 * Former versions of resources (hospital-two §4), as the rows that their mappers take. The application stores each version before the commit
 * that makes it; here the present ones are stored, so that what the next change replaces can be read too. Nothing refers to the patient by
 * a foreign key, whose lock would come after those of the change.
 */
export class ResourceVersions extends Migration {
  override up(): void {
    for (const statement of [...table, ...present, erasure]) this.addSql(statement);
  }
}

const table = [
  `create table resource_version (
    type text not null,
    id text not null,
    version integer not null check (version >= 1),
    at timestamptz not null,
    -- Whose change it was: a kind and an id, or system; null for versions from before this table.
    actor text,
    patient_id uuid not null,
    row jsonb not null,
    primary key (type, id, version)
  )`,
  'create index resource_version_patient on resource_version (patient_id)',
  // The rows of a transaction are found by these.
  'create index data_consent_changed on data_consent (updated_at)',
  'create index referral_progress_changed on referral_progress (updated_at)',
];

const present = Object.entries({
  Patient: `select p.id as id, p.revision as revision,
  to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastUpdated", p.id as "patientId",
  not (p.deleted_at is null) as "isDeleted", p.number, p.name, p.gender, p.birth_date::text as "birthDate", p.birth_date_exact as "birthDateExact", coalesce(p.contact_phone, u.phone) as phone, u.email, p.address,
  p.emergency_phone as "emergencyPhone",
  array(select m.number from patient m where m.merged_into = p.id order by m.number) as "formerNumbers",
  coalesce((select jsonb_agg(jsonb_build_object('system', i.system, 'value', i.value, 'type', i.type, 'assigner', i.assigner) order by i.created_at, i.id)
    from patient_identifier i where i.patient_id = p.id and i.deleted_at is null), '[]') as identifiers, (select jsonb_object_agg(z.client_id, jsonb_build_object('sent', z.sent, 'made', z.made))
        from sent_patient z where z.patient_id = p.id) as "ofClients" from patient p left join app_user u on u.id = p.user_id`,
  Appointment: `select a.id as id, a.revision as revision,
  to_char(a.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastUpdated", p.id as "patientId",
  not (a.deleted_at is null and p.deleted_at is null) as "isDeleted",
  a.physiotherapist_id as "physiotherapistId", a.status, a.session_type as "sessionType", to_char(a.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "start",
  to_char((a.starts_at + make_interval(mins => a.duration_minutes)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "end", a.duration_minutes as minutes, to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created, a.missed_reason as "missedReason", f.id as "referralId", f.client_id as "referredBy" from appointment a join patient p on p.id = a.patient_id left join referral f on f.id = a.referral_id`,
  ServiceRequest: `select f.id as id, f.revision as revision,
  to_char(f.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastUpdated", p.id as "patientId",
  not (p.deleted_at is null) as "isDeleted", f.status, f.identifier_system as "identifierSystem", f.identifier_value as "identifierValue", f.reason, f.requester,
    to_char(f.authored_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as authored, to_char(f.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as decided, f.decline_reason as "declineReason", f.priority, f.sent from referral f join patient p on p.id = f.patient_id`,
  Task: `select 'referral-' || f.id as id, (f.revision + g.revision - 1) as revision,
  to_char(greatest(f.updated_at, g.updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastUpdated", p.id as "patientId",
  not (p.deleted_at is null) as "isDeleted", f.id as "referralId", f.client_id as "clientId", g.status, to_char(f.authored_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as authored,
    f.decline_reason as "declineReason" from referral f join referral_progress g on g.referral_id = f.id join patient p on p.id = f.patient_id`,
  DocumentReference: `select r.id as id, r.revision as revision,
  to_char(r.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastUpdated", p.id as "patientId",
  not (p.deleted_at is null) as "isDeleted", r.kind, r.content, r.state, r.replaces_id as "replacesId", r.title, r.type, r.media_type as "mediaType", r.size, r.sha1, r.sent_by as "sentBy",
    r.referral_id as "referralId", r.sent, array(select o.id from hospital_document o where o.replaced_by = r.id order by o.id) as "replacedIds",
    r.identifier_system as "identifierSystem", r.identifier_value as "identifierValue",
    coalesce((select case s.status when 'WAITING' then 'PENDING' else s.status end from file_scan s
    where s.file_key = r.file_key), 'NOT_CHECKED') as "check",
    to_char(r.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as written from (
  select 'report'::text as kind, id, patient_id, revision, updated_at, created_at as written_at, content,
    case when replaced_at is null then 'current' else 'superseded' end as state, replaces_id, null::text as title,
    null::text as type, null::text as media_type, null::int as size, null::text as sha1, null::text as file_key,
    null::uuid as sent_by, null::uuid as referral_id, null::text as identifier_system, null::text as identifier_value, null::jsonb as sent
  from progress_report
  union all select 'sent', id, patient_id, revision, updated_at, written_at, null, case when (hospital_document.replaced_by is not null
  and not exists (select from hospital_document n join file_scan s on s.file_key = n.file_key
    where n.id = hospital_document.replaced_by and s.status = 'QUARANTINED')) then 'superseded' else 'current' end, null,
    title, type, media_type, size, sha1, file_key, sent_by, referral_id, identifier_system, identifier_value, sent
  from hospital_document) r join patient p on p.id = r.patient_id`,
  Consent: `select k.id as id, (2 * k.revision - 1 + (k.revoked_at is null and coalesce(k.until <= now(), false))::int) as revision,
  to_char((case when (k.revoked_at is null and coalesce(k.until <= now(), false)) then greatest(k.updated_at, k.until) else k.updated_at end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastUpdated", p.id as "patientId",
  not (p.deleted_at is null) as "isDeleted", k.client_id as "clientId", k.decision, k.purpose, (k.revoked_at is null and (k.until is null or k.until > now())) as "isActive", to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as said,
    to_char(least(k.revoked_at, k.until) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "end" from (select * from data_consent k where k.decision = 'PERMIT' or not (k.revoked_at is null and (k.until is null or k.until > now()))) k join patient p on p.id = k.patient_id`,
}).map(
  ([type, rows]) => `insert into resource_version (type, id, version, at, patient_id, row)
    select '${type}', v.id::text, v.revision, v."lastUpdated"::timestamptz, v."patientId", to_jsonb(v) from (${rows}) v`,
);

const erasure = `do $$ begin
  execute replace(pg_get_functiondef('erase_patient(uuid)'::regprocedure),
    $r$['treatment_consent', 'patient_id = any($1)'],$r$,
    $r$['resource_version', 'patient_id = any($1)'],
    ['treatment_consent', 'patient_id = any($1)'],$r$);
end $$`;
