import { Migration } from '@mikro-orm/migrations';

/** The page of a deleted record counts and lists the sessions that were deleted with it: those of one record, not of all (clinic §7). */
export class SessionsOfDeletedRecords extends Migration {
  override up(): void {
    this.addSql('create index appointment_deleted on appointment (patient_id) where deleted_at is not null');
  }
}
