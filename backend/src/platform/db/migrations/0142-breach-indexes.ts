import { Migration } from '@mikro-orm/migrations';

/**
 * Finds what a source of HL7 v2 messages changed in a span of time, for the breach report. The ids of lists and exports are indexed with
 * their row: the index's list of pending ids made one row in fifty wait until all of them were indexed.
 */
export class BreachIndexes extends Migration {
  override up(): void {
    this.addSql('create index audit_event_source on audit_event (source_id, at) where source_id is not null');
    this.addSql('alter index audit_event_shown set (fastupdate = off)');
    this.addSql("select gin_clean_pending_list('audit_event_shown')");
  }
}
