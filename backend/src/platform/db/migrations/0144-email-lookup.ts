import { Migration } from '@mikro-orm/migrations';

/** Finds accounts by their e-mail address, for a hospital's search of patients. */
export class EmailLookup extends Migration {
  override up(): void {
    this.addSql('create index app_user_by_email on app_user (lower(email)) where email is not null');
  }
}
