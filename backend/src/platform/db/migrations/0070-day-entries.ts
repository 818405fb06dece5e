import { Migration } from '@mikro-orm/migrations';

/**
 * Further kinds of entries: a set that was done, pain, a danger sign at any hour, and an entry that takes another one back (companion §4).
 * A value names the entry that it came with, so that the entry can be taken back.
 */
export class DayEntries extends Migration {
  override up(): void {
    for (const statement of [
      'alter table entry drop constraint entry_kind_check',
      `alter table entry add constraint entry_kind_check check (kind in
        ('DANGER_CHECK', 'CHECK_IN', 'MEASUREMENT', 'SET_DONE', 'PAIN', 'SIGN', 'UNDO'))`,
      'alter table measurement add column entry_id uuid references entry (id)',
      'create unique index measurement_entry on measurement (entry_id)',
    ])
      this.addSql(statement);
  }
}
