import { Migration } from '@mikro-orm/migrations';

/** What hospitals' systems asked to have exported as a whole, by whom it is worked on, and which files came of it (hospital §6). */
export class BulkExports extends Migration {
  override up(): void {
    this.addSql(`create table bulk_export (
      id uuid primary key,
      client_id uuid not null references smart_client (id),
      types text[] not null,
      since timestamptz,
      request text not null,
      status text not null default 'RUNNING' check (status in ('RUNNING', 'DONE', 'FAILED', 'GONE')),
      created_at timestamptz not null default now(),
      attempts integer not null default 0,
      lease_until timestamptz,
      resources integer not null default 0,
      snapshot_at timestamptz,
      consents text,
      files jsonb not null default '[]',
      expires_at timestamptz
    )`);
    this.addSql('create index bulk_export_client on bulk_export (client_id)');
  }
}
