import { Migration } from '@mikro-orm/migrations';

/** Which session somebody acted in. Rows from before have none, and their seals still fit. */
export class AuditSessions extends Migration {
  override up(): void {
    this.addSql('alter table audit_event add column session_hash text');
  }
}
