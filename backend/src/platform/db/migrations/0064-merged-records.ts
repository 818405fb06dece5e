import { Migration } from '@mikro-orm/migrations';

/**
 * Records that turned out to be of one patient: one is deleted and leads on to the other, and whatever is written of it later is of the
 * other one (hospital §7).
 */
export class MergedRecords extends Migration {
  override up(): void {
    for (const statement of [...merged, ...leading, ...told, ...ledger]) this.addSql(statement);
  }
}

const merged = [
  // Who is merged cannot be brought back: nothing of it is left.
  `alter table patient add column merged_into uuid references patient (id),
    add constraint patient_merged check (merged_into is null or (deleted_at is not null and merged_into <> id))`,
  'create index patient_merged_into on patient (merged_into) where merged_into is not null',
];

/** What refers to a record by a column `patient_id` and goes with it; record_reading has one row for each reader, which is told apart beside. */
const TABLES = [
  'appointment',
  'charge',
  'data_consent',
  'exchange',
  'hl7_message',
  'hospital_document',
  'medical_history_entry',
  'message',
  'patient_identifier',
  'payment',
  'progress_report',
  'recovery_plan',
  'referral',
];

/* Who found a record before it was merged writes of the other one afterwards: the lock waits for a merge that is under way, which holds
   the record's row, and a merge waits for whoever wrote first. */
const leading = [
  `create function lead_on() returns trigger language plpgsql as $$
  declare other uuid;
  begin
    select merged_into into other from patient where id = new.patient_id for key share;
    if other is not null then new.patient_id := other; end if;
    return new;
  end $$`,
  ...TABLES.map(
    (table) => `create trigger lead_on before insert on ${table} for each row
      when (new.patient_id is not null) execute function lead_on()`,
  ),
];

// Of the record that stays, once all is moved: the other one is told of as deleted.
const told = [
  `create function note_merge() returns trigger language plpgsql as $$ begin
    perform note_webhook_event('patient.merged', 'Patient', p.id, p.revision, p.id) from patient p where p.id = new.merged_into;
    return null;
  end $$`,
  `create trigger note_merge after update of merged_into on patient for each row
    when (old.merged_into is null and new.merged_into is not null) execute function note_merge()`,
];

const KINDS = `('PLANNED', 'BOOKED', 'RESCHEDULED', 'UNBOOKED', 'DONE', 'MISSED', 'CANCELLED', 'REOPENED', 'CORRECTED', 'MERGED')`;

/** A plan changes its patient by an event of its ledger, which changes no session; a trigger writes it, so that nobody forgets it. */
const ledger = [
  `alter table session_event drop constraint session_event_kind_check,
    add constraint session_event_kind_check check (kind in ${KINDS})`,
  `create or replace function step_of_session(kind text, present plan_session, booking uuid) returns text
  language sql immutable as $$
    select case
      when present.plan_id is null then case when kind = 'PLANNED' then 'AHEAD' end
      when kind = 'MERGED' and present.appointment_id is not distinct from booking then present.state
      when kind = 'BOOKED' and present.state = 'AHEAD' and present.appointment_id is null and booking is not null then 'AHEAD'
      when kind in ('RESCHEDULED', 'UNBOOKED', 'DONE', 'MISSED') and present.state = 'AHEAD' and present.appointment_id = booking
        then case kind when 'DONE' then 'DONE' when 'MISSED' then 'MISSED' else 'AHEAD' end
      when kind = 'CORRECTED' and present.state in ('DONE', 'MISSED') and present.appointment_id = booking
        then case present.state when 'DONE' then 'MISSED' else 'DONE' end
      when kind = 'CANCELLED' and booking is null
        and (present.state = 'MISSED' or present.state = 'AHEAD' and present.appointment_id is null) then 'CANCELLED'
      when kind = 'REOPENED' and booking is null and present.state in ('MISSED', 'CANCELLED') then 'AHEAD'
    end
  $$`,
  `create or replace function project_session_event() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
  declare present plan_session;
  begin
    select * into present from plan_session s where s.plan_id = new.plan_id and s.number = new.number;
    new.state := step_of_session(new.kind, present, new.appointment_id);
    if new.state is null then
      raise exception 'session % cannot be % from %', new.number, new.kind, present using errcode = 'check_violation', constraint = 'session_event_step';
    end if;
    if new.kind in ('DONE', 'MISSED') then
      new.phase := 1 + (select count(*) from gate_passage g where g.plan_id = new.plan_id);
    elsif new.kind in ('CORRECTED', 'MERGED') then
      new.phase := present.phase;
    elsif new.kind <> 'PLANNED' then
      new.phase := present.planned_phase;
    end if;
    if new.kind = 'PLANNED' then
      insert into plan_session (plan_id, number, planned_phase, phase, state) values (new.plan_id, new.number, new.phase, new.phase, new.state);
    else
      update plan_session s set state = new.state, phase = new.phase,
        appointment_id = case when new.kind not in ('UNBOOKED', 'CANCELLED', 'REOPENED') then new.appointment_id end
      where s.plan_id = new.plan_id and s.number = new.number;
    end if;
    return new;
  end $$`,
  `create function note_plan_merge() returns trigger language plpgsql as $$ begin
    insert into session_event (plan_id, number, kind, phase, appointment_id, reason, entered_as)
    select s.plan_id, s.number, 'MERGED', s.phase, s.appointment_id, 'Two records of one patient became one', 'ADMIN'
    from plan_session s where s.plan_id = new.id order by s.number limit 1;
    return null;
  end $$`,
  `create trigger plan_merged after update of patient_id on recovery_plan for each row
    when (old.patient_id <> new.patient_id) execute function note_plan_merge()`,
];
