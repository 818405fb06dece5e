import { Migration } from '@mikro-orm/migrations';

/** Answers that were given to keyed requests, so that a repeated one is answered again and not done again (ID-1). */
export class IdempotencyKeys extends Migration {
  override up(): void {
    this.addSql(`create table idempotency_key (
      actor_id uuid not null references app_user,
      key text not null,
      body_hash text not null,
      subject_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (actor_id, key)
    )`);
    this.addSql('create index idempotency_key_age on idempotency_key (created_at)');
  }
}
