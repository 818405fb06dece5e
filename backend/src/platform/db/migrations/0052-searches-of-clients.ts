import { Migration } from '@mikro-orm/migrations';

/** What finds the searches by hospitals' systems that handed out a record, in a trail of years (hospital §5). */
export class SearchesOfClients extends Migration {
  override up(): void {
    this.addSql(`create index audit_event_patients on audit_event using gin ((details->'patients') jsonb_path_ops)
      where details->'patients' is not null`);
  }
}
