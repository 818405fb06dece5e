import { Migration } from '@mikro-orm/migrations';

/** Protocols in versions, and the signatures under them: what was signed once never changes (recovery §1). */
export class Protocols extends Migration {
  override up(): void {
    for (const statement of [protocol, version, approval, keep, kept, appendOnly, signed, grants])
      this.addSql(statement);
  }
}

const protocol = `create table protocol (
  id uuid primary key,
  slug text not null constraint protocol_slug unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name jsonb not null,
  is_sample boolean not null default false,
  has_side boolean,
  created_at timestamptz not null default now()
)`;

const version = `create table protocol_version (
  id uuid primary key,
  protocol_id uuid not null references protocol (id),
  number integer not null check (number >= 1),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'APPROVED', 'RETIRED')),
  content jsonb not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  constraint protocol_version_number unique (protocol_id, number)
)`;

const approval = `create table protocol_approval (
  id uuid primary key default gen_random_uuid(),
  protocol_version_id uuid not null references protocol_version (id),
  doctor_id uuid not null references doctor (id),
  statement text not null check (char_length(statement) between 10 and 500),
  content_hash text not null,
  approved_at timestamptz not null default clock_timestamp()
)`;

// Of a version that was signed nothing changes but that it is retired.
const keep = `create function keep_signed_version() returns trigger language plpgsql as $$
begin
  if old.status = 'APPROVED' and tg_op = 'UPDATE' and new.status = 'RETIRED'
    and to_jsonb(new) - 'status' = to_jsonb(old) - 'status' then return new; end if;
  if old.status <> 'DRAFT' then raise exception 'a signed version of a protocol cannot change'; end if;
  return case tg_op when 'DELETE' then old else new end;
end $$`;
const kept = `create trigger protocol_version_signed before update or delete on protocol_version
  for each row execute function keep_signed_version()`;

// Also for the owner of the table, as the audit trail.
const appendOnly = `create function refuse_recovery_change() returns trigger language plpgsql as $$
begin raise exception '% is append-only', tg_table_name; end $$`;
const signed = `create trigger protocol_approval_append_only before update or delete or truncate on protocol_approval
  for each statement execute function refuse_recovery_change()`;

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, delete, truncate on protocol_approval from app;
  end if;
end $$`;
