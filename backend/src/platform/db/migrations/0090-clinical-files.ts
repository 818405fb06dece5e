import { Migration } from '@mikro-orm/migrations';

/** Files of patients (bench §4, §9): their bytes never change, and the same bytes are one file of a patient. */
export class ClinicalFiles extends Migration {
  override up(): void {
    for (const statement of [table, ...indexes, leading, ...keeping, moves, hospitals, ...scans, grants])
      this.addSql(statement);
  }
}

const table = `create table clinical_file (
  id uuid primary key,
  patient_id uuid not null references patient (id),
  note_id uuid references treatment_note (id) on delete set null,
  category text not null check (category in ('PHOTO', 'XRAY', 'MRI', 'CT', 'ULTRASOUND', 'LAB_REPORT', 'PRESCRIPTION', 'DISCHARGE_SUMMARY',
    'LETTER', 'CONSENT', 'OTHER')),
  title text not null check (char_length(title) between 1 and 120),
  taken_on date,
  media_type text not null check (media_type in ('image/webp', 'application/pdf')),
  size integer not null check (size > 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  file_key text not null,
  thumbnail_key text,
  added_by_id uuid not null references app_user (id),
  added_on date not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  removed_by_id uuid references app_user (id),
  removed_reason text check (char_length(removed_reason) between 3 and 200),
  version integer not null default 1,
  constraint clinical_file_thumbnail check ((media_type = 'image/webp') = (thumbnail_key is not null)),
  constraint clinical_file_removed check ((removed_at is null) = (removed_reason is null)
    and (removed_at is null) = (removed_by_id is null))
)`;

const indexes = [
  'create unique index clinical_file_hash on clinical_file (patient_id, hash)',
  'create index clinical_file_patient on clinical_file (patient_id, added_at)',
  'create index clinical_file_note on clinical_file (note_id) where note_id is not null',
  'create index clinical_file_gone on clinical_file (removed_at) where removed_at is not null',
  'create unique index clinical_file_key on clinical_file (file_key)',
  'create unique index clinical_file_thumbnail_key on clinical_file (thumbnail_key)',
];

const leading = `create trigger lead_on before insert on clinical_file for each row
  when (new.patient_id is not null) execute function lead_on()`;

const KEPT = ['id', 'media_type', 'size', 'hash', 'file_key', 'thumbnail_key', 'added_by_id', 'added_on', 'added_at'];
const rowOf = (row: string) => `(${KEPT.map((column) => `${row}.${column}`).join(', ')})`;

const keeping = [
  `create function keep_clinical_file() returns trigger language plpgsql as $$
  begin
    if ${rowOf('old')} is distinct from ${rowOf('new')} then
      raise exception 'the bytes of a clinical file cannot change';
    end if;
    return new;
  end $$`,
  `create trigger keep_clinical_file before update on clinical_file for each row execute function keep_clinical_file()`,
];

const moves = `create constraint trigger require_merge after update of patient_id on clinical_file deferrable initially deferred
  for each row when (old.patient_id <> new.patient_id) execute function require_merge()`;

// Null of documents that came before this migration: their hash is calculated from the storage when they are listed.
const hospitals = `alter table hospital_document add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$')`;

// The scan of a consent stays in the record: a merge alone replaces it, by the other record's file with the same bytes.
const FREE = `array['patient_id', 'file_id', 'withdrawn_at', 'withdrawn_by_id', 'withdrawn_reason']`;
const scans = [
  'alter table treatment_consent add constraint treatment_consent_file_id_fkey foreign key (file_id) references clinical_file (id)',
  'create index treatment_consent_file on treatment_consent (file_id) where file_id is not null',
  `create or replace function keep_treatment_consent() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or (to_jsonb(old) - ${FREE}) <> (to_jsonb(new) - ${FREE})
      or (old.withdrawn_at is not null
        and (to_jsonb(old) - array['patient_id', 'file_id']) <> (to_jsonb(new) - array['patient_id', 'file_id']))
      or (old.file_id is distinct from new.file_id and (select hash from clinical_file where id = old.file_id)
        is distinct from (select hash from clinical_file where id = new.file_id)) then
      raise exception 'a consent that was signed never changes; it can be withdrawn once';
    end if;
    return new;
  end $$`,
];

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke truncate on clinical_file from app;
  end if;
end $$`;
