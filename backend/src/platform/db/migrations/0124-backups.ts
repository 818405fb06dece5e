import { Migration } from '@mikro-orm/migrations';

/** When backups were taken, and the next is due: one row, of the leased job that takes them (RE-9). */
export class Backups extends Migration {
  override up(): void {
    this.addSql(`create table backup_state (
      id uuid primary key default gen_random_uuid(),
      only_one boolean not null default true constraint backup_state_only_one unique
        constraint backup_state_only_one_check check (only_one),
      status text not null default 'WAITING' check (status = 'WAITING'),
      next_at timestamptz not null,
      attempts integer not null default 0 check (attempts >= 0),
      lease_until timestamptz,
      created_at timestamptz not null,
      -- The last base backup that was taken and checked, and its size as stored.
      last_at timestamptz,
      last_bytes bigint check (last_bytes >= 0),
      -- Until when a restore can go.
      archived_at timestamptz,
      -- Why the last base backup failed, and the last archiving; null once it worked again.
      failure text,
      failed_at timestamptz,
      archive_failure text,
      archive_failed_at timestamptz,
      check ((last_at is null) = (last_bytes is null) and (failure is null) = (failed_at is null)
        and (archive_failure is null) = (archive_failed_at is null))
    )`);
    this.addSql(`do $$ begin
      if exists (select from pg_roles where rolname = 'app') then
        revoke delete, truncate on backup_state from app;
      end if;
    end $$`);
  }
}
