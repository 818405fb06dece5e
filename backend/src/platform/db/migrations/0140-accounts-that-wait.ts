import { Migration } from '@mikro-orm/migrations';

/** An index of the accounts whose sign-in waits for the year of birth: a few among all patients. */
export class AccountsThatWait extends Migration {
  override up(): void {
    this.addSql(`create index app_user_birth_year_due on app_user (created_at desc, id desc)
      where deleted_at is null and birth_year_due_since is not null`);
  }
}
