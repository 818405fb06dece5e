import { Migration } from '@mikro-orm/migrations';

/**
 * A record or session that is added carries the moment of its insert, as it does that of a change (0033), and not that of the beginning of
 * its transaction: that may lie before a walk which was over by then, and which was not held back by it either (clinic §10).
 */
export class MomentOfInsert extends Migration {
  override up(): void {
    for (const table of ['patient', 'appointment'])
      this.addSql(`alter table ${table} alter column updated_at set default clock_timestamp()`);
  }
}
