import { Migration } from '@mikro-orm/migrations';

/** Which hospital's system made a record, and until when it reaches it for that, without a consent (hospital §5). */
export class OutsideRecords extends Migration {
  override up(): void {
    this.addSql(`alter table patient
      add column referred_by_client uuid references smart_client (id),
      add column referred_until timestamptz,
      add constraint patient_referred check ((referred_by_client is null) = (referred_until is null))`);
    this.addSql(
      `create index patient_referred on patient (referred_by_client, referred_until) where referred_by_client is not null`,
    );
  }
}
