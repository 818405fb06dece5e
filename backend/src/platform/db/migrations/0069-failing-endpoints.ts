import { Migration } from '@mikro-orm/migrations';

/** How often in a row an address of a hospital's system took nothing: one that keeps failing is tried by one delivery at a time (HR-1). */
export class FailingEndpoints extends Migration {
  override up(): void {
    this.addSql('alter table webhook_endpoint add column failures integer not null default 0');
  }
}
