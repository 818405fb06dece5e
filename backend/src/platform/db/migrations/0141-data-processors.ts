import { Migration } from '@mikro-orm/migrations';

/** Register of who processes personal data for the clinic (DPDP Act 2023, section 8). */
export class DataProcessors extends Migration {
  override up(): void {
    this.addSql(table);
    this.addSql('create unique index data_processor_name on data_processor (lower(name))');
    this.addSql('create unique index data_processor_part on data_processor (part) where ends_on is null');
    this.addSql(grants);
  }
}

const text = (column: string, least: number) =>
  `${column} text not null check (char_length(${column}) between ${least} and 500)`;

const table = `create table data_processor (
  id uuid primary key,
  -- Names the host too, which has up to 253 characters.
  part text check (char_length(part) between 1 and 300),
  name text not null check (char_length(name) between 1 and 120),
  ${['purposes', 'categories', 'storage_place'].map((column) => text(column, 1)).join(',\n  ')},
  ${text('retention', 0)},
  contract_on date,
  ends_on date,
  created_at timestamptz not null,
  version integer not null default 1,
  constraint data_processor_days check (ends_on >= contract_on)
)`;

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke delete, truncate on data_processor from app;
  end if;
end $$`;
