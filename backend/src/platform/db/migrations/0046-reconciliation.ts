import { Migration } from '@mikro-orm/migrations';

/** What each night's comparison of counts with events found (recovery §1). */
export class Reconciliation extends Migration {
  override up(): void {
    this.addSql(`create table reconciliation (
      day date primary key,
      at timestamptz not null,
      plans integer not null,
      events integer not null,
      differences jsonb not null check (jsonb_typeof(differences) = 'array')
    )`);
  }
}
