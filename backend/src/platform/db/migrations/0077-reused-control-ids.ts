import { Migration } from '@mikro-orm/migrations';

/** Lets a source use an MSH-10 again that one of its old messages had: counters come round (hospital §7). */
export class ReusedControlIds extends Migration {
  override up(): void {
    this.addSql(`alter table hl7_message
      add column occurrence integer not null default 1 check (occurrence > 0),
      drop constraint hl7_message_once,
      add constraint hl7_message_once unique (source_id, control_id, occurrence)`);
  }
}
