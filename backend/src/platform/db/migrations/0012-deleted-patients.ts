import { Migration } from '@mikro-orm/migrations';

/** Finds the records that can still be brought back without reading all the others (reading 37). */
export class DeletedPatients extends Migration {
  override up(): void {
    this.addSql('create index patient_deleted on patient (deleted_at desc, id desc) where deleted_at is not null');
  }
}
