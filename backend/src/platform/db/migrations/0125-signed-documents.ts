import { Migration } from '@mikro-orm/migrations';

/**
 * Progress reports as signed documents (hospital-two §2): the bytes that hospitals read are stored once and never change; a report is
 * written anew by one that replaces it.
 */
export class SignedDocuments extends Migration {
  override up(): void {
    for (const statement of [...reports, ...tables, ...keeping, present, grants]) this.addSql(statement);
  }
}

const reports = [
  `alter table progress_report
    add column replaces_id uuid constraint progress_report_replaces unique references progress_report (id),
    add column reason text check (char_length(reason) between 3 and 500),
    -- Set with the report that replaces it.
    add column replaced_at timestamptz,
    add constraint progress_report_reason check ((replaces_id is null) = (reason is null)),
    add constraint progress_report_other check (replaces_id <> id)`,
];

const tables = [
  `create table signed_document (
    id uuid primary key,
    report_id uuid not null constraint signed_document_report unique references progress_report (id),
    -- The stored bytes: text, since jsonb would order the elements anew.
    bundle text not null,
    sha256 text not null constraint signed_document_hash check (sha256 = encode(sha256(convert_to(bundle, 'UTF8')), 'hex')),
    size integer not null constraint signed_document_size check (size = octet_length(bundle)),
    signer_id uuid references app_user (id),
    signer_name text not null,
    signed_at timestamptz not null
  )`,
  // Reports whose document is not stored yet.
  `create table unsigned_report (
    id uuid primary key references progress_report (id) on delete cascade,
    status text not null default 'WAITING' check (status in ('WAITING', 'DONE', 'FAILED')),
    attempts integer not null default 0,
    lease_until timestamptz,
    due_at timestamptz not null default clock_timestamp()
  )`,
  `create index unsigned_report_due on unsigned_report (due_at, id) where status = 'WAITING'`,
  'create index signed_document_signed on signed_document (signed_at, report_id)',
];

const keeping = [
  // What a person wrote stays; a merge moves a report to another record.
  `create function keep_progress_report() returns trigger language plpgsql as $$ begin
    if (old.content, old.created_at, old.replaces_id, old.reason) is distinct from (new.content, new.created_at, new.replaces_id, new.reason)
      and exists (select from signed_document where report_id = old.id) then
      raise exception 'a signed report is replaced, not changed';
    end if;
    return new;
  end $$`,
  'create trigger keep_progress_report before update on progress_report for each row execute function keep_progress_report()',
  `create function keep_signed_document() returns trigger language plpgsql as $$ begin
    raise exception 'a signed document stays as it was signed';
  end $$`,
  `create trigger keep_signed_document before update or delete on signed_document for each row execute function keep_signed_document()`,
  `create function queue_unsigned_report() returns trigger language plpgsql as $$ begin
    insert into unsigned_report (id) values (new.id);
    return null;
  end $$`,
  `create trigger queue_unsigned_report after insert on progress_report for each row execute function queue_unsigned_report()`,
];

const present = 'insert into unsigned_report (id) select id from progress_report';

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, truncate on signed_document from app;
  end if;
end $$`;
