import { Migration } from '@mikro-orm/migrations';

/** When a request was approved, by the database's clock: an approval can be undone for a few seconds (clinic §4). */
export class ApprovalTimes extends Migration {
  override up(): void {
    this.addSql('alter table appointment add column approved_at timestamptz');
    this.addSql(`create function set_approved_at() returns trigger language plpgsql as $$ begin
      new.approved_at := clock_timestamp();
      return new;
    end $$`);
    this.addSql(`create trigger set_approved_at before update of status on appointment for each row
      when (old.status = 'pending' and new.status = 'scheduled') execute function set_approved_at()`);
  }
}
