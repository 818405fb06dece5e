import { Migration } from '@mikro-orm/migrations';

/** The last day of those who leave the team (clinic §2): from the next one on they are switched off, by the clock and not by a job. */
export class Departures extends Migration {
  override up(): void {
    for (const table of ['app_user', 'physiotherapist', 'doctor'])
      this.addSql(`alter table ${table} add column last_day date`);
  }
}
