import { Migration } from '@mikro-orm/migrations';

/** Finds what a source of HL7 v2 messages changed in a span of time, for the breach report. */
export class BreachSourceIndex extends Migration {
  override up(): void {
    this.addSql('create index audit_event_source on audit_event (source_id, at) where source_id is not null');
  }
}
