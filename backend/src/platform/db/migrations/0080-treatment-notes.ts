import { Migration } from '@mikro-orm/migrations';

/**
 * Treatment notes, their addenda, and precautions (bench §3, §4, §9). Triggers refuse every change of a signed or locked note but its
 * signature, its mark as an error and its move with a merged record.
 */
export class TreatmentNotes extends Migration {
  override up(): void {
    for (const statement of [...tables, ...indexes, ...leading, moment, ...notes, ...moves, ...precautions, grants])
      this.addSql(statement);
  }
}

const text = (column: string) => `${column} text not null check (char_length(${column}) <= 4000)`;
const ofTen = (column: string) => `${column} integer check (${column} between 0 and 10)`;

const tables = [
  `create table treatment_note (
    id uuid primary key,
    patient_id uuid not null references patient (id),
    appointment_id uuid references appointment (id),
    kind text not null check (kind in ('INITIAL', 'SESSION', 'REVIEW', 'DISCHARGE', 'CONTACT')),
    at timestamptz not null,
    author_id uuid not null references app_user (id),
    covered_for_id uuid references physiotherapist (id),
    ${['subjective', 'objective', 'assessment', 'plan'].map(text).join(',\n    ')},
    ${['pain_before', 'pain_after'].map(ofTen).join(',\n    ')},
    change text check (change in ('BETTER', 'SAME', 'WORSE')),
    body jsonb not null check (jsonb_typeof(body) = 'array'),
    treatments jsonb not null check (jsonb_typeof(treatments) = 'array'),
    status text not null default 'DRAFT' check (status in ('DRAFT', 'SIGNED', 'IN_ERROR')),
    locks_at timestamptz not null,
    signed_at timestamptz,
    content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
    error_reason text check (char_length(error_reason) between 10 and 300),
    created_at timestamptz not null,
    version integer not null default 1,
    constraint treatment_note_contact check ((kind = 'CONTACT') = (appointment_id is null)),
    constraint treatment_note_signed check ((signed_at is null) = (content_hash is null) and (status <> 'DRAFT' or signed_at is null)
      and (status <> 'SIGNED' or signed_at is not null)),
    constraint treatment_note_error check ((status = 'IN_ERROR') = (error_reason is not null))
  )`,
  `create table note_addendum (
    id uuid primary key,
    note_id uuid not null references treatment_note (id),
    text text not null check (char_length(text) between 3 and 4000),
    author_id uuid not null references app_user (id),
    at timestamptz not null
  )`,
  `create table precaution (
    id uuid primary key,
    patient_id uuid not null references patient (id),
    kind text not null check (kind in ('WEIGHT_BEARING', 'MOVEMENT', 'FALLS', 'HEART', 'BREATHING', 'DIABETES', 'BLOOD_THINNER', 'IMPLANT',
      'ALLERGY', 'PREGNANCY', 'INFECTION', 'COGNITION', 'OTHER')),
    weight_bearing text check (weight_bearing in ('NON', 'TOUCH', 'PARTIAL', 'AS_TOLERATED', 'FULL')),
    percent integer check (percent between 5 and 95),
    side text check (side in ('LEFT', 'RIGHT', 'NONE')),
    text text not null check (char_length(text) <= 200),
    until date,
    added_by_id uuid not null references app_user (id),
    added_at timestamptz not null,
    ended_at timestamptz,
    ended_by_id uuid references app_user (id),
    ended_reason text check (char_length(ended_reason) between 3 and 200),
    version integer not null default 1,
    constraint precaution_weight check ((kind = 'WEIGHT_BEARING') = (weight_bearing is not null)
      and (kind <> 'WEIGHT_BEARING' or side in ('LEFT', 'RIGHT'))),
    constraint precaution_percent check ((percent is not null) = (weight_bearing is not distinct from 'PARTIAL')),
    constraint precaution_text check (kind = 'WEIGHT_BEARING' or text <> ''),
    constraint precaution_ended check ((ended_at is null) = (ended_reason is null))
  )`,
];

const indexes = [
  "create unique index treatment_note_session on treatment_note (appointment_id) where status <> 'IN_ERROR'",
  'create index treatment_note_patient on treatment_note (patient_id, at)',
  "create index treatment_note_unsigned on treatment_note (author_id, at) where status = 'DRAFT'",
  'create index note_addendum_note on note_addendum (note_id, at)',
  'create index precaution_patient on precaution (patient_id, added_at)',
  "create unique index precaution_weight_side on precaution (patient_id, side) where kind = 'WEIGHT_BEARING' and ended_at is null",
];

const leading = ['treatment_note', 'precaution'].map(
  (table) => `create trigger lead_on before insert on ${table} for each row
    when (new.patient_id is not null) execute function lead_on()`,
);

// The application passes its clock with each change of a note; a statement without it is judged by the database's clock.
const moment = `create function charting_now() returns timestamptz language sql stable as $$
  select coalesce(nullif(current_setting('charting.now', true), '')::timestamptz, clock_timestamp())
$$`;

const CONTENT = [
  'appointment_id',
  'kind',
  'at',
  'covered_for_id',
  'subjective',
  'objective',
  'assessment',
  'plan',
  'pain_before',
  'pain_after',
  'change',
  'body',
  'treatments',
];
const rowOf = (row: string, columns: string[]) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
const differs = (...columns: string[]) => `${rowOf('old', columns)} is distinct from ${rowOf('new', columns)}`;

const notes = [
  `create function keep_treatment_note() returns trigger language plpgsql as $$
  declare open boolean := old.status = 'DRAFT' and charting_now() < old.locks_at;
  begin
    if tg_op = 'DELETE' then
      if not open then raise exception 'a treatment note that is signed or locked cannot be deleted'; end if;
      return old;
    end if;
    if ${differs('id', 'author_id', 'created_at', 'locks_at')} then
      raise exception 'author and times of a treatment note cannot change';
    end if;
    if not open and ${differs(...CONTENT)} then
      raise exception 'a treatment note that is signed or locked cannot change';
    end if;
    if old.status <> 'DRAFT' and ${differs('signed_at', 'content_hash')} then
      raise exception 'the signature of a treatment note cannot change';
    end if;
    if old.status <> new.status and not (
      (old.status = 'DRAFT' and new.status = 'SIGNED') or (not open and old.status <> 'IN_ERROR' and new.status = 'IN_ERROR')
    ) then raise exception 'a treatment note cannot become that'; end if;
    if old.status = 'IN_ERROR' and ${differs('error_reason')} then
      raise exception 'the reason of an error in a treatment note cannot change';
    end if;
    return new;
  end $$`,
  `create trigger keep_treatment_note before update or delete on treatment_note
    for each row execute function keep_treatment_note()`,
];

// Checked at the commit: a merge moves the rows before it marks the record.
const moves = [
  `create function require_merge() returns trigger language plpgsql as $$
  begin
    if not exists (select from patient p where p.id = old.patient_id and p.merged_into is not null) then
      raise exception 'clinical rows change their patient only when records are merged';
    end if;
    return null;
  end $$`,
  ...['treatment_note', 'precaution'].map(
    (
      table,
    ) => `create constraint trigger require_merge after update of patient_id on ${table} deferrable initially deferred
      for each row when (old.patient_id <> new.patient_id) execute function require_merge()`,
  ),
];

const precautions = [
  `create function keep_precaution() returns trigger language plpgsql as $$
  declare other precaution;
  begin
    if tg_op = 'DELETE' then raise exception 'a precaution cannot be deleted'; end if;
    if ${differs('id', 'kind', 'weight_bearing', 'percent', 'side', 'text', 'until', 'added_by_id', 'added_at')}
      or (old.ended_at is not null and ${differs('ended_at', 'ended_by_id', 'ended_reason')}) then
      raise exception 'a precaution cannot change; it can end';
    end if;
    -- Of two records that are merged, the older one of two precautions for weight ends.
    if old.patient_id <> new.patient_id and new.kind = 'WEIGHT_BEARING' and new.ended_at is null then
      select * into other from precaution
        where patient_id = new.patient_id and side = new.side and kind = 'WEIGHT_BEARING' and ended_at is null;
      if other.added_at > new.added_at then
        new.ended_at := charting_now();
        new.ended_reason := 'A later one of a merged record';
      elsif found then
        update precaution set ended_at = charting_now(), ended_reason = 'A later one of a merged record' where id = other.id;
      end if;
    end if;
    return new;
  end $$`,
  `create trigger keep_precaution before update or delete on precaution
    for each row execute function keep_precaution()`,
];

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke truncate on treatment_note from app;
    revoke update, delete, truncate on note_addendum from app;
    revoke delete, truncate on precaution from app;
  end if;
end $$`;
