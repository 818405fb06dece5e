import { Migration } from '@mikro-orm/migrations';

/**
 * What hospitals read of a record beside its row has its version: the counts of sessions, who looks after a running plan. Whatever changes
 * one of them notes a change of the record, or ETag and `_lastUpdated` would lie (hospital-records §2). The clinic gets a version, too.
 */
export class RevisedCounts extends Migration {
  override up(): void {
    for (const statement of [note, ...planned, ...withoutPlan, ...clinic]) this.addSql(statement);
  }
}

const note = `create function note_record(patient_ids uuid[]) returns void language sql as $$
  update patient set updated_at = clock_timestamp() where id = any(patient_ids)
$$`;

const planned = [
  // Once for a statement: a new plan writes all its sessions by one. What is booked or missed changes neither number.
  `create function note_session_events() returns trigger language plpgsql as $$ begin
    perform note_record(array(select distinct r.patient_id from added a join recovery_plan r on r.id = a.plan_id
      where a.kind in ('PLANNED', 'DONE', 'CANCELLED', 'REOPENED', 'CORRECTED')));
    return null;
  end $$`,
  `create trigger session_event_counted after insert on session_event referencing new table as added
    for each statement execute function note_session_events()`,
  // Which plan counts, and who looks after it.
  `create function note_plan_change() returns trigger language plpgsql as $$ begin
    perform note_record(array[new.patient_id]);
    return null;
  end $$`,
  `create trigger recovery_plan_shown after update of status, physiotherapist_id on recovery_plan for each row
    when (old.status <> new.status or old.physiotherapist_id <> new.physiotherapist_id) execute function note_plan_change()`,
];

const withoutPlan = [
  // The sessions of a plan are told by their events; nothing is added that has taken place already.
  `create function note_completed_session() returns trigger language plpgsql as $$ begin
    if not exists (select from recovery_plan where patient_id = new.patient_id) then
      perform note_record(array[new.patient_id]);
    end if;
    return null;
  end $$`,
  `create trigger appointment_counted after update of status on appointment for each row
    when ((old.status = 'completed') <> (new.status = 'completed')) execute function note_completed_session()`,
];

const clinic = [
  'alter table clinic_settings add column updated_at timestamptz not null default now()',
  'alter table clinic_settings alter column updated_at set default clock_timestamp()',
  'alter table clinic_settings add column revision integer not null default 1',
  'create trigger note_change before update on clinic_settings for each row execute function note_change()',
  'create trigger note_revision before update on clinic_settings for each row execute function note_revision()',
];
