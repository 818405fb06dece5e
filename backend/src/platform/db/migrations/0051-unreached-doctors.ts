import { Migration } from '@mikro-orm/migrations';

/** When the admins were told that the doctor of a danger sign was not reached (recovery §5). */
export class UnreachedDoctors extends Migration {
  override up(): void {
    this.addSql('alter table care_task add column unreached_told_at timestamptz');
  }
}
