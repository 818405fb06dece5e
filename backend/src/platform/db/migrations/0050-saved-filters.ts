import { Migration } from '@mikro-orm/migrations';

/** Filters of the console's lists, by name, each admin's own (clinic §7). */
export class SavedFilters extends Migration {
  override up(): void {
    this.addSql(`create table saved_filter (
      id uuid primary key,
      owner_id uuid not null references app_user (id) on delete cascade,
      list text not null check (list in ('patients', 'payments')),
      name text not null check (char_length(name) between 1 and 60),
      query text not null check (char_length(query) between 1 and 1000),
      created_at timestamptz not null,
      constraint saved_filter_name unique (owner_id, list, name)
    )`);
  }
}
