import { Migration } from '@mikro-orm/migrations';

/** Which messages are sent under which id, and whether an account wants to be reminded (clinic §5): all of them, at first. */
export class MessageSettings extends Migration {
  override up(): void {
    this.addSql(`alter table clinic_settings
      add column templates jsonb not null default '[]' check (jsonb_typeof(templates) = 'array')`);
    this.addSql('alter table clinic_settings alter column templates drop default');
    this.addSql('alter table app_user add column reminders boolean not null default true');
  }
}
