import { Migration } from '@mikro-orm/migrations';

/** The seals of the audit trail, as append-only as the trail itself (AD-3). */
export class AuditSeals extends Migration {
  override up(): void {
    this.addSql(`create table audit_seal (
      number integer primary key,
      sealed_at timestamptz not null default now(),
      after_id bigint,
      last_id bigint not null,
      row_count integer not null,
      rows_hash text not null,
      previous_hmac text,
      key_id text not null,
      hmac text not null
    )`);
    this.addSql(`create trigger audit_seal_append_only before update or delete or truncate on audit_seal
      for each statement execute function refuse_audit_change()`);
    this.addSql(`do $$ begin
      if exists (select from pg_roles where rolname = 'app') then
        revoke update, delete, truncate on audit_seal from app;
      end if;
    end $$`);
  }
}
