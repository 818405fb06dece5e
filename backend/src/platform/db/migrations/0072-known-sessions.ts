import { Migration } from '@mikro-orm/migrations';

/**
 * What the patient of a session was last told of it, which the next text message speaks from; and whose account a message goes to, so
 * that a retry reaches the present number (clinic §5).
 */
export class KnownSessions extends Migration {
  override up(): void {
    this.addSql(`create table known_session (
      appointment_id uuid primary key references appointment (id) on delete cascade,
      status text not null,
      starts_at timestamptz not null,
      physiotherapist_id uuid references physiotherapist (id),
      version integer not null
    )`);
    this.addSql('alter table message add column account_id uuid references app_user (id)');
  }
}
