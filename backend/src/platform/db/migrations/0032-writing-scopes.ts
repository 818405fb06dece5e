import { Migration } from '@mikro-orm/migrations';

/** Keys may also write records and payments, where an admin says so (clinic §10). */
export class WritingScopes extends Migration {
  override up(): void {
    this.addSql('alter table api_key drop constraint api_key_scopes_check');
    this.addSql(`alter table api_key add constraint api_key_scopes_check check (cardinality(scopes) > 0
      and scopes <@ array['patients:read', 'patients:write', 'appointments:read', 'appointments:write', 'payments:read', 'payments:write'])`);
  }
}
