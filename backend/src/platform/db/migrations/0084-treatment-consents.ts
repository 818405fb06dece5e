import { Migration } from '@mikro-orm/migrations';

/** Forms of consent to treatment, whose versions never change, and what patients signed (bench §4, §9). */
export class TreatmentConsents extends Migration {
  override up(): void {
    for (const statement of [
      form,
      consent,
      index,
      leading,
      keptForm,
      keepForm,
      keptConsent,
      keepConsent,
      merged,
      grants,
    ])
      this.addSql(statement);
  }
}

const form = `create table consent_form (
  id uuid primary key,
  form_id uuid not null,
  version integer not null check (version >= 1),
  name text not null check (char_length(name) between 1 and 80),
  text_en text not null check (char_length(text_en) between 1 and 8000),
  text_hi text not null check (char_length(text_hi) between 1 and 8000),
  created_by_id uuid not null references app_user (id),
  created_at timestamptz not null,
  retired_at timestamptz,
  constraint consent_form_version unique (form_id, version)
)`;
const consent = `create table treatment_consent (
  id uuid primary key,
  patient_id uuid not null references patient (id),
  form_id uuid not null references consent_form (id),
  language text not null check (language in ('EN', 'HI')),
  signed_by text not null check (signed_by in ('PATIENT', 'GUARDIAN', 'RELATIVE')),
  signer_name text not null check (char_length(signer_name) between 1 and 120),
  witness_id uuid not null references app_user (id),
  signed_at timestamptz not null,
  strokes jsonb check (jsonb_typeof(strokes) = 'array'),
  file_id uuid,
  withdrawn_at timestamptz,
  withdrawn_by_id uuid references app_user (id),
  withdrawn_reason text check (char_length(withdrawn_reason) between 3 and 200),
  constraint treatment_consent_signature check ((strokes is null) <> (file_id is null)),
  constraint treatment_consent_withdrawn check ((withdrawn_at is null) = (withdrawn_reason is null)
    and (withdrawn_at is null) = (withdrawn_by_id is null))
)`;
const index = 'create index treatment_consent_patient on treatment_consent (patient_id, signed_at)';

const leading = `create trigger lead_on before insert on treatment_consent for each row
  when (new.patient_id is not null) execute function lead_on()`;

const keptForm = `create function keep_consent_form() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(old) - 'retired_at') <> (to_jsonb(new) - 'retired_at') or old.retired_at is not null then
    raise exception 'a version of a consent form never changes; the form can be retired';
  end if;
  return new;
end $$`;
const keepForm = `create trigger keep_consent_form before update or delete on consent_form
  for each row execute function keep_consent_form()`;

const withdrawal = `array['patient_id', 'withdrawn_at', 'withdrawn_by_id', 'withdrawn_reason']`;
const keptConsent = `create function keep_treatment_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(old) - ${withdrawal}) <> (to_jsonb(new) - ${withdrawal})
    or (old.withdrawn_at is not null and (to_jsonb(old) - 'patient_id') <> (to_jsonb(new) - 'patient_id')) then
    raise exception 'a consent that was signed never changes; it can be withdrawn once';
  end if;
  return new;
end $$`;
const keepConsent = `create trigger keep_treatment_consent before update or delete on treatment_consent
  for each row execute function keep_treatment_consent()`;
const merged = `create constraint trigger require_merge after update of patient_id on treatment_consent deferrable initially deferred
  for each row when (old.patient_id <> new.patient_id) execute function require_merge()`;

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke delete, truncate on consent_form, treatment_consent from app;
  end if;
end $$`;
