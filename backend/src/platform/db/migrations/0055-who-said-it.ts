import { Migration } from '@mikro-orm/migrations';

/** Whether a patient said themselves what a hospital's system may do, or the desk wrote it down, and who did (hospital §5). */
export class WhoSaidIt extends Migration {
  override up(): void {
    this.addSql(`alter table data_consent
      add column said_by text not null default 'DESK' check (said_by in ('PATIENT', 'DESK')),
      add column recorded_by uuid references app_user (id)`);
  }
}
