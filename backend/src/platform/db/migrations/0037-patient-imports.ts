import { Migration } from '@mikro-orm/migrations';

/** Files of patients, what became of them, and the number that a patient had before (clinic §7). */
export class PatientImports extends Migration {
  override up(): void {
    for (const statement of [imports, errors, ...rest]) this.addSql(statement);
  }
}

// The file is there for as long as it is worked on: from its bytes any process goes on where another one ended.
const imports = `create table patient_import (
  id uuid primary key,
  actor_id uuid not null references app_user (id),
  request_id text not null,
  file_name text not null,
  dry_run boolean not null,
  file bytea,
  status text not null default 'RUNNING' check (status in ('RUNNING', 'DONE', 'FAILED')),
  rows integer not null default 0,
  created integer not null default 0,
  unchanged integer not null default 0,
  failed integer not null default 0,
  attempts integer not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null,
  constraint patient_import_file_while_running check ((file is not null) = (status = 'RUNNING'))
)`;

const errors = `create table patient_import_error (
  import_id uuid not null references patient_import (id) on delete cascade,
  row integer not null,
  position integer not null,
  heading text,
  message text not null,
  primary key (import_id, row, position)
)`;

const rest = [
  `create index patient_import_running on patient_import (created_at) where status = 'RUNNING'`,
  'alter table patient add column old_number text',
  'create index patient_old_number on patient (old_number) where old_number is not null and deleted_at is null',
];
