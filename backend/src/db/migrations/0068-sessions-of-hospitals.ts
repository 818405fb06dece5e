import { Migration } from '@mikro-orm/migrations';

/** What the scheduling systems of hospitals call the sessions that they booked, and of which session a message was (hospital §7). */
export class SessionsOfHospitals extends Migration {
  override up(): void {
    this.addSql(`create table hl7_appointment (
      source_id uuid not null references hl7_source (id),
      called text not null check (char_length(called) between 1 and 199),
      appointment_id uuid not null references appointment (id),
      constraint hl7_appointment_once primary key (source_id, called)
    )`);
    this.addSql('create index hl7_appointment_of on hl7_appointment (appointment_id)');
    // Those from before were of none.
    this.addSql('alter table hl7_message add column appointment_id uuid references appointment (id)');
  }
}
