import { Migration } from '@mikro-orm/migrations';

/** The nightly verification of the audit trail: one row, of the leased job that does it, due at once (AD-3). */
export class AuditChecks extends Migration {
  override up(): void {
    this.addSql(`create table audit_check (
      id uuid primary key default gen_random_uuid(),
      only_one boolean not null default true constraint audit_check_only_one unique
        constraint audit_check_only_one_check check (only_one),
      status text not null default 'WAITING' check (status = 'WAITING'),
      next_at timestamptz not null,
      attempts integer not null default 0 check (attempts >= 0),
      lease_until timestamptz,
      created_at timestamptz not null,
      -- When every seal was last compared with its rows, and what did not fit then.
      checked_at timestamptz,
      misfit text check (misfit <> ''),
      -- The newest seal of the last check in which all fitted.
      seal_number integer check (seal_number > 0),
      seal_hmac text check (seal_hmac ~ '^[0-9a-f]{64}$'),
      constraint audit_check_seal check ((seal_number is null) = (seal_hmac is null))
    )`);
    this.addSql('insert into audit_check (next_at, created_at) values (clock_timestamp(), clock_timestamp())');
    this.addSql(`do $$ begin
      if exists (select from pg_roles where rolname = 'app') then
        revoke insert, delete, truncate on audit_check from app;
      end if;
    end $$`);
  }
}
