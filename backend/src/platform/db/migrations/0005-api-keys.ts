import { Migration } from '@mikro-orm/migrations';

/** Keys with which programs act for an admin (AK-1), and in the audit trail the key that acted. */
export class ApiKeys extends Migration {
  override up(): void {
    this.addSql(`create table api_key (
      id text primary key check (id ~ '^[0-9A-Za-z]{8}$'),
      owner_id uuid not null references app_user,
      name text not null,
      scopes text[] not null check (cardinality(scopes) > 0
        and scopes <@ array['patients:read', 'appointments:read', 'appointments:write', 'payments:read']),
      key_hash text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`);
    this.addSql('create index api_key_owner on api_key (owner_id)');
    this.addSql('alter table audit_event add column api_key_id text');
  }
}
