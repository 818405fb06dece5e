import { Migration } from '@mikro-orm/migrations';

/** The orders of the patient list, each read in an index alone, so that a page deep in it costs what it skips and no more (clinic §7). */
export class SortedPatients extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // Who has no name yet stands behind all who have one.
  `create index patient_by_name on patient ((name_folded = ''), name_folded, id) where deleted_at is null`,
  'create index patient_by_number on patient (number) include (id) where deleted_at is null',
  `create index app_user_by_login on app_user (last_login_at desc, id)
    where has_record and last_login_at is not null`,
];
