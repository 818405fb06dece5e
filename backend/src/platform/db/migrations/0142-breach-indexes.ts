import { Migration } from '@mikro-orm/migrations';

/**
 * The ids of lists and exports are indexed with their row: the index's list of pending ids made one row in fifty wait until all of them
 * were indexed. The index of what sources of HL7 v2 messages changed is made without a lock on the trail: large-indexes.ts.
 */
export class BreachIndexes extends Migration {
  override up(): void {
    this.addSql('alter index audit_event_shown set (fastupdate = off)');
    this.addSql("select gin_clean_pending_list('audit_event_shown')");
  }
}
