import { Migration } from '@mikro-orm/migrations';

/** Indexes by day for reports, their API key scope and their saved filters (money §7). */
export class Reports extends Migration {
  override up(): void {
    for (const statement of [...indexes, ...scopes, ...lists]) this.addSql(statement);
  }
}

// Those of charges and credits by day are there since the closes of days.
const indexes = ['create index allocation_day on allocation (day) where payment_id is not null'];

const scopes = [
  'alter table api_key drop constraint api_key_scopes_check',
  `alter table api_key add constraint api_key_scopes_check check (cardinality(scopes) > 0
    and scopes <@ array['patients:read', 'patients:write', 'appointments:read', 'appointments:write', 'payments:read', 'payments:write',
      'recovery:read', 'reports:read'])`,
];

const lists = [
  'alter table saved_filter drop constraint saved_filter_list_check',
  `alter table saved_filter add constraint saved_filter_list_check check (list in ('patients', 'payments', 'reports'))`,
];
