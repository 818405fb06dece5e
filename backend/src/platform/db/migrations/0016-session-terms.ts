import { Migration } from '@mikro-orm/migrations';

/** What is agreed when a session is made: its price, and why it lies outside the hours (clinic §4). */
export class SessionTerms extends Migration {
  override up(): void {
    this.addSql(`alter table appointment
      add column price integer check (price >= 0),
      add column outside_hours boolean not null default false,
      add column override_reason text check (char_length(override_reason) between 3 and 200)`);
  }
}
