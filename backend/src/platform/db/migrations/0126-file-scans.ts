import { Migration } from '@mikro-orm/migrations';

/** Scans of stored files for malware (UP-9): a file with a row is read only once the row says CLEAN. */
export class FileScans extends Migration {
  override up(): void {
    this.addSql(`create table file_scan (
      id uuid primary key default gen_random_uuid(),
      file_key text not null constraint file_scan_file_key unique,
      status text not null default 'WAITING' check (status in ('WAITING', 'CLEAN', 'QUARANTINED')),
      next_at timestamptz not null,
      attempts integer not null default 0 check (attempts >= 0),
      lease_until timestamptz,
      created_at timestamptz not null,
      scanned_at timestamptz,
      -- What the scanner found, under its own name.
      finding text check (char_length(finding) between 1 and 200),
      -- Why the last attempt failed.
      failure text check (failure in ('SCANNER', 'STORAGE', 'LOST', 'TOO_LARGE')),
      failed_at timestamptz,
      constraint file_scan_done check ((status = 'WAITING') = (scanned_at is null) and (status = 'QUARANTINED') = (finding is not null)),
      constraint file_scan_failed check ((failure is null) = (failed_at is null))
    )`);
    this.addSql(`create index file_scan_waiting on file_scan (next_at) where status = 'WAITING'`);
    this.addSql(`create function keep_file_scan() returns trigger language plpgsql as $$
    begin
      raise exception 'a scan that has ended does not change';
    end $$`);
    this.addSql(`create trigger keep_file_scan before update on file_scan for each row
      when (old.status <> 'WAITING' or new.file_key <> old.file_key) execute function keep_file_scan()`);
    this.addSql(`do $$ begin
      if exists (select from pg_roles where rolname = 'app') then
        revoke truncate on file_scan from app;
      end if;
    end $$`);
  }
}
