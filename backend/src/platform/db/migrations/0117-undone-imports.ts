import { Migration } from '@mikro-orm/migrations';

/** What an import made: records and openings of accounts, so that it can be undone; headings, and what they were read as (money §8). */
export class UndoneImports extends Migration {
  override up(): void {
    for (const statement of [columns, records, openings, ...rest]) this.addSql(statement);
  }
}

const columns = `alter table patient_import
  -- All headings of the file: [{heading, column}], column null if unknown.
  add column headings jsonb not null default '[]',
  -- What this file's headings were said to be, and what former files' were, by folded heading.
  add column mapping jsonb not null default '{}',
  add column kept_mapping jsonb not null default '{}',
  add column completed integer not null default 0,
  add column opening_due_paise bigint not null default 0,
  add column opening_advance_paise bigint not null default 0,
  add column packages integer not null default 0,
  add column undone_at timestamptz,
  add column undone_by uuid references app_user (id),
  add column kept integer not null default 0,
  add constraint patient_import_undone check ((undone_at is null) = (undone_by is null)
    and (undone_at is null or (status <> 'RUNNING' and not dry_run)))`;

const records = `create table patient_import_record (
  import_id uuid not null references patient_import (id) on delete cascade,
  patient_id uuid not null references patient (id),
  -- Created by the import; false for a record whose gaps it filled.
  is_created boolean not null,
  -- Revision of the record after the import: another one means that it was changed since.
  revision integer not null,
  primary key (import_id, patient_id)
)`;

const openings = `create table import_opening (
  id uuid primary key,
  import_id uuid not null references patient_import (id) on delete cascade,
  charge_id uuid references charge (id) on delete cascade,
  credit_id uuid references credit (id),
  package_id uuid references package (id),
  constraint import_opening_of_one check (num_nonnulls(charge_id, credit_id, package_id) = 1)
)`;

const rest = [
  'create index patient_import_record_patient on patient_import_record (patient_id)',
  'create index import_opening_import on import_opening (import_id)',
  'create index patient_import_created on patient_import (created_at desc, id desc)',
];
