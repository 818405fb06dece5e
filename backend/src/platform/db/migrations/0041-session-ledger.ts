import { Migration } from '@mikro-orm/migrations';

/**
 * Every appointment action of a patient with a plan writes its event, by a trigger that no writer can forget, in the same transaction;
 * and what an appointment says and what its session says agree at each commit (recovery §1).
 */
export class SessionLedger extends Migration {
  override up(): void {
    for (const statement of [note, onInsert, onUpdate, agree, ofAppointment, ofEvent]) this.addSql(statement);
  }
}

// Who acts stands in the transaction's setting, "role account"; what no request does, the house does.
const note = `create function note_session() returns trigger language plpgsql as $$
declare
  who text[] := string_to_array(nullif(current_setting('recovery.actor', true), ''), ' ');
  held plan_session;
  plan uuid;
  event text;
begin
  select r.id into plan from plan_session s join recovery_plan r on r.id = s.plan_id where s.appointment_id = new.id for update of r;
  if plan is not null then
    select * into held from plan_session s where s.appointment_id = new.id;
    event := case new.status when 'completed' then 'DONE' when 'missed' then 'MISSED' when 'scheduled' then 'RESCHEDULED' else 'UNBOOKED' end;
  elsif new.status = 'scheduled' and (tg_op = 'INSERT' or old.status <> 'scheduled') then
    select id into plan from recovery_plan where patient_id = new.patient_id and status = 'ACTIVE' for update;
    if plan is null then return null; end if;
    select * into held from plan_session s where s.plan_id = plan and s.state = 'AHEAD' and s.appointment_id is null
      order by s.number limit 1;
    if held.plan_id is null then
      raise exception 'no session of the plan is open' using errcode = 'exclusion_violation', constraint = 'plan_session_open';
    end if;
    event := 'BOOKED';
  end if;
  if event is null then return null; end if;
  insert into session_event (plan_id, number, kind, phase, appointment_id, reason, entered_by, entered_as)
  values (plan, held.number, event, held.planned_phase, new.id, case event when 'MISSED' then new.missed_reason end,
    who[2]::uuid, coalesce(who[1], 'ADMIN'));
  return null;
end $$`;

const onInsert = `create trigger appointment_noted_new after insert on appointment for each row
  when (new.status = 'scheduled') execute function note_session()`;
const onUpdate = `create trigger appointment_noted after update of status, starts_at on appointment for each row
  when (new.status <> old.status or new.status = 'scheduled' and new.starts_at <> old.starts_at) execute function note_session()`;

const agree = `create function require_session_agrees() returns trigger language plpgsql as $$
declare
  booking uuid := case tg_table_name when 'appointment' then (to_jsonb(new)->>'id')::uuid else (to_jsonb(new)->>'appointment_id')::uuid end;
begin
  if exists (select from plan_session s join appointment a on a.id = s.appointment_id where a.id = booking
      and s.state <> case a.status when 'scheduled' then 'AHEAD' when 'completed' then 'DONE' when 'missed' then 'MISSED' else '' end) then
    raise exception 'the appointment % and its session of the plan disagree', booking;
  end if;
  return null;
end $$`;
const ofAppointment = `create constraint trigger appointment_agrees after update of status on appointment
  deferrable initially deferred for each row when (new.status <> old.status) execute function require_session_agrees()`;
const ofEvent = `create constraint trigger session_event_agrees after insert on session_event
  deferrable initially deferred for each row when (new.appointment_id is not null) execute function require_session_agrees()`;
