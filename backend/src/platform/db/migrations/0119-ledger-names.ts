import { Migration } from '@mikro-orm/migrations';

/** Names of the journal's accounts (money §8), by account; an account without one has the name that the program gives it. */
export class LedgerNames extends Migration {
  override up(): void {
    this.addSql(names);
  }
}

const names = `alter table clinic_settings add column ledger_names jsonb not null default '{}' check (jsonb_typeof(ledger_names) = 'object')`;
