import { Migration } from '@mikro-orm/migrations';

/** Accounts that must confirm the year of birth, since when, the years that were tried, and when the clinic lifted it. */
export class BirthYearChecks extends Migration {
  override up(): void {
    this.addSql(`alter table app_user add column birth_year_due_since timestamptz,
      add column birth_year_tries integer not null default 0,
      add column number_confirmed_at timestamptz,
      add constraint app_user_birth_year_tries check (birth_year_tries between 0 and 5)`);
  }
}
