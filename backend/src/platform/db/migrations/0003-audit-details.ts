import { Migration } from '@mikro-orm/migrations';

/** What an export held: its filter and how many rows (EX-5). */
export class AuditDetails extends Migration {
  override up(): void {
    this.addSql('alter table audit_event add column details jsonb');
  }
}
