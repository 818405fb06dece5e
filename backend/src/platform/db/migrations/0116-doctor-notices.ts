import { Migration } from '@mikro-orm/migrations';

/** Open screens of a doctor are told of flags and messages of the plans that they are in charge of (bench §5). */
export class DoctorNotices extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // Of a notice: the account of the doctor who reads it beside the others.
  'alter table live_change add column doctor_account_id uuid',
  `create or replace function note_live_notice() returns trigger language plpgsql as $$
  begin
    insert into live_change (topic, physiotherapist_id, audience, doctor_account_id)
      values ('notices', new.physiotherapist_id, new.audience, (
        select d.user_id from recovery_plan r join doctor d on d.id = r.doctor_id
        where new.kind in ('CARE_FLAG', 'CARE_MESSAGE') and r.patient_id = new.patient_id and r.status = 'ACTIVE'));
    return null;
  end $$`,
];
