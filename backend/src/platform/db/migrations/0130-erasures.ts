import { Migration } from '@mikro-orm/migrations';

/**
 * Erasures of patients' data after the legal term, and their proof. A function of the owner erases, by the id of an accepted request alone:
 * the application itself may not delete these rows. The guards of append-only tables let it pass, and nothing else.
 */
export class Erasures extends Migration {
  override up(): void {
    this.addSql(proof);
    this.addSql(`create trigger erasure_proof_append_only before delete or update or truncate on erasure_proof
      for each statement execute function refuse_recovery_change()`);
    this.addSql(`create index data_request_term_end on data_request (erase_on) where status = 'ACCEPTED'`);
    // What refers to deleted rows is found without reading whole tables.
    this.addSql(`create index care_flag_response on care_flag (response_id) where response_id is not null`);
    this.addSql(`create index appointment_referral on appointment (referral_id) where referral_id is not null`);
    this.addSql(
      `create index hospital_document_referral on hospital_document (referral_id) where referral_id is not null`,
    );
    this.addSql(`create index webhook_delivery_patient on webhook_delivery (patient_id)`);
    this.addSql(isErasing);
    this.addSql(guards);
    this.addSql(eraseDue);
    this.addSql('revoke all on function erase_patient(uuid) from public');
    this.addSql(grants);
  }
}

const proof = `create table erasure_proof (
  id uuid primary key,
  request_id uuid not null unique references data_request (id),
  at timestamptz not null default now(),
  rule text not null,
  erased jsonb not null,
  kept jsonb not null
)`;

// Inside the owner's function alone: who sets the parameter by hand is somebody else.
const isErasing = `create function is_erasing() returns boolean language sql stable as $$
  select coalesce(current_setting('erasure.running', true), '') = 'yes'
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.erasure_proof'::regclass)
$$`;

const guards = `do $$
declare
  guard regprocedure;
begin
  foreach guard in array array[
    'keep_treatment_note()', 'keep_precaution()', 'keep_outcome_score()', 'keep_treatment_consent()', 'keep_care_message()',
    'keep_questionnaire_response()', 'keep_report_link()', 'keep_family_grant()', 'keep_signed_document()',
    'refuse_recovery_change()'
  ]::regprocedure[] loop
    execute regexp_replace(pg_get_functiondef(guard), '\\mbegin\\M',
      E'begin\\n  if is_erasing() then\\n    if tg_op = ''DELETE'' then return old; end if;\\n    return new;\\n  end if;', 'i');
  end loop;
end $$`;

// $1 records, $2 account, $3 plans. In the order of the references.
const eraseDue = `create function erase_patient(request uuid) returns jsonb language plpgsql security definer set search_path = public as $fn$
declare
  asked data_request;
  records uuid[];
  plans uuid[];
  term date;
  rule text[];
  n bigint;
  erased jsonb := '{}';
  kept jsonb;
  rules constant text[][] := array[
    ['treatment_consent', 'patient_id = any($1)'],
    ['note_addendum', 'note_id in (select id from treatment_note where patient_id = any($1))'],
    ['outcome_retraction', 'score_id in (select id from outcome_score where patient_id = any($1))'],
    ['outcome_score', 'patient_id = any($1)'],
    ['clinical_file', 'patient_id = any($1)'],
    ['measurement_retraction', 'measurement_id in (select id from measurement where patient_id = any($1) or plan_id = any($3))'],
    ['measurement', 'patient_id = any($1) or plan_id = any($3)'],
    ['treatment_note', 'patient_id = any($1)'],
    ['care_flag', 'plan_id = any($3)'],
    ['questionnaire_score', 'response_id in (select id from questionnaire_response where plan_id = any($3))'],
    ['questionnaire_response', 'plan_id = any($3)'],
    ['danger_check', 'plan_id = any($3)'],
    ['care_task', 'plan_id = any($3)'],
    ['entry', 'plan_id = any($3)'],
    ['report_opening', 'link_id in (select l.id from report_link l join phase_report r on r.id = l.report_id where r.plan_id = any($3))'],
    ['report_link', 'report_id in (select id from phase_report where plan_id = any($3))'],
    ['phase_report', 'plan_id = any($3)'],
    ['gate_passage', 'plan_id = any($3)'],
    ['slot_offer', 'plan_id = any($3)'],
    ['session_event', 'plan_id = any($3)'],
    ['plan_session', 'plan_id = any($3)'],
    ['programme_version', 'plan_id = any($3)'],
    ['recovery_plan', 'patient_id = any($1)'],
    ['care_photo', 'message_id in (select m.id from care_message m join care_thread t on t.id = m.thread_id where t.patient_id = any($1))'],
    ['care_message', 'thread_id in (select id from care_thread where patient_id = any($1))'],
    ['care_thread', 'patient_id = any($1)'],
    ['precaution', 'patient_id = any($1)'],
    ['medical_history_entry', 'patient_id = any($1)'],
    ['unsigned_report', 'id in (select id from progress_report where patient_id = any($1))'],
    ['signed_document', 'report_id in (select id from progress_report where patient_id = any($1))'],
    ['progress_report', 'patient_id = any($1)'],
    ['waiting_list_entry', 'patient_id = any($1)'],
    ['record_opening', 'patient_id = any($1)'],
    ['record_reading', 'patient_id = any($1)'],
    ['notice_seen', 'notice_id in (select id from notice where patient_id = any($1))'],
    ['notice', 'patient_id = any($1)'],
    ['family_grant', 'patient_id = any($1)'],
    ['patient_identifier', 'patient_id = any($1)'],
    ['hospital_document', 'patient_id = any($1)'],
    ['referral', 'patient_id = any($1)'],
    ['data_consent', 'patient_id = any($1)'],
    ['patient_sender', 'patient_id = any($1)'],
    ['patient_import_record', 'patient_id = any($1)'],
    ['webhook_delivery', 'patient_id = any($1)'],
    ['hl7_appointment', 'appointment_id in (select id from appointment where patient_id = any($1))'],
    ['known_session', 'appointment_id in (select id from appointment where patient_id = any($1))'],
    ['message', 'patient_id = any($1)'],
    ['message', 'account_id = $2'],
    ['push_notice', 'account_id = $2'],
    ['push_subscription', 'account_id = $2'],
    ['reminder_setting', 'account_id = $2'],
    ['lesson_reading', 'account_id = $2'],
    ['channel_consent', 'account_id = $2'],
    ['consent', 'account_id = $2'],
    ['email_code', 'account_id = $2'],
    ['otp_challenge', 'account_id = $2'],
    ['idempotency_key', 'actor_id = $2'],
    ['session', 'user_id = $2 and exists (select from app_user u where u.id = $2 and u.user_type in (''user'', ''patient''))']
  ];
begin
  select * into asked from data_request where id = request for update skip locked;
  if not found or asked.kind <> 'ERASURE' or asked.status <> 'ACCEPTED' then return null; end if;
  perform from app_user where id = asked.account_id for update;
  records := array(select p.id from patient p where p.user_id = asked.account_id
    or p.merged_into in (select id from patient where user_id = asked.account_id) order by p.id for update);
  plans := array(select id from recovery_plan where patient_id = any(records));
  -- A session or a note after the answer moves the term; a session that nobody has marked or declined yet holds it up.
  term := greatest(asked.erase_on, erasure_day(records));
  if term > (now() at time zone 'Asia/Kolkata')::date
    or exists (select from recovery_plan where patient_id = any(records) and status = 'ACTIVE')
    or exists (select from appointment where patient_id = any(records) and deleted_at is null
      and status in ('pending', 'scheduled')) then
    update data_request set erase_on = term where id = request and erase_on < term;
    return null;
  end if;
  perform set_config('erasure.running', 'yes', true);
  update appointment set missed_reason = null, override_reason = null, referral_id = null
    where patient_id = any(records) and (missed_reason, override_reason, referral_id) is distinct from (null, null, null);
  update hl7_message set body = null, patient_id = null, appointment_id = null where patient_id = any(records);
  update exchange set patient_id = null where patient_id = any(records);
  -- Access to the days of others, as a member of their family.
  update family_grant set name = '–', relation = '–', phone = '+910000000000', ended_at = coalesce(ended_at, now())
    where account_id = asked.account_id and patient_id <> all(records);
  -- The reason for which somebody opened the record stays in no notice.
  update security_notice s set subject = r.number from (
    select 'PT-' || lpad(p.number::text, greatest(6, length(p.number::text)), '0') as number from patient p where p.id = any(records)) r
    where s.kind = 'RECORD_OPENED' and s.subject like r.number || ':%';
  foreach rule slice 1 in array rules loop
    execute format('delete from %I where %s', rule[1], rule[2]) using records, asked.account_id, plans;
    get diagnostics n = row_count;
    if n > 0 then erased := erased || jsonb_build_object(rule[1], n + coalesce((erased ->> rule[1])::bigint, 0)); end if;
  end loop;
  update patient set name = '', diagnosis = null, address = null, blood_group = null, gender = null, birth_date = null,
    birth_date_exact = false, contact_phone = null, emergency_phone = null, referring_doctor = null, old_number = null, alert = null,
    physiotherapist_id = null, user_id = null, deleted_at = coalesce(deleted_at, now() - interval '31 days') where id = any(records);
  -- An account that became one of the team stays.
  update app_user set full_name = '', phone = '+910000000000', email = null, nickname = null, gender = null, birth_date = null,
    avatar_key = null, email_confirmed_at = null, last_login_at = null, disabled_at = now(), deleted_at = now()
    where id = asked.account_id and user_type in ('user', 'patient');
  update data_request set words = '', answer = case status when 'REFUSED' then '–' end where account_id = asked.account_id;
  update data_request set status = 'ERASED', erased_at = now() where id = request;
  kept := jsonb_build_object(
    'appointment', (select count(*) from appointment where patient_id = any(records)),
    'bill', (select count(*) from bill where patient_id = any(records)),
    'charge', (select count(*) from charge where patient_id = any(records)),
    'payment', (select count(*) from payment where patient_id = any(records)));
  insert into erasure_proof (id, request_id, rule, erased, kept)
    values (gen_random_uuid(), request, 'DPDP Act 2023, section 12; three years after the last session (MCI 2002, 1.3.1)', erased, kept);
  perform set_config('erasure.running', '', true);
  return erased;
end $fn$`;

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke insert, update, delete, truncate on erasure_proof from app;
    grant execute on function erase_patient(uuid) to app;
  end if;
end $$`;
