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
    this.addSql(noteWhoTold);
    // Those from before were of none.
    this.addSql('alter table hl7_message add column appointment_id uuid references appointment (id)');
  }
}

/** As before (0047), but for the reason, which a session has that a hospital told of: nobody of the clinic entered it. */
const noteWhoTold = `create or replace function note_session() returns trigger language plpgsql as $$
declare
  who text[] := string_to_array(nullif(current_setting('recovery.actor', true), ''), ' ');
  wanted integer := nullif(current_setting('recovery.session', true), '')::integer;
  held plan_session;
  plan uuid;
  event text;
begin
  select r.id into plan from plan_session s join recovery_plan r on r.id = s.plan_id where s.appointment_id = new.id for update of r;
  if plan is not null then
    select * into held from plan_session s where s.appointment_id = new.id;
    event := case
      when old.status in ('completed', 'missed') and new.status in ('completed', 'missed') then 'CORRECTED'
      when new.status = 'completed' then 'DONE'
      when new.status = 'missed' then 'MISSED'
      when new.status = 'scheduled' then 'RESCHEDULED'
      else 'UNBOOKED' end;
  elsif new.status = 'scheduled' and (tg_op = 'INSERT' or old.status <> 'scheduled') then
    select id into plan from recovery_plan where patient_id = new.patient_id and status = 'ACTIVE' for update;
    if plan is null then return null; end if;
    select * into held from plan_session s where s.plan_id = plan and s.state = 'AHEAD' and s.appointment_id is null
      order by s.number is distinct from wanted, s.number limit 1;
    if held.plan_id is null then
      raise exception 'no session of the plan is open' using errcode = 'exclusion_violation', constraint = 'plan_session_open';
    end if;
    event := 'BOOKED';
  end if;
  if event is null then return null; end if;
  insert into session_event (plan_id, number, kind, phase, appointment_id, reason, entered_by, entered_as)
  values (plan, held.number, event, held.planned_phase, new.id,
    case event when 'MISSED' then new.missed_reason else nullif(current_setting('recovery.reason', true), '') end,
    who[2]::uuid, coalesce(who[1], 'ADMIN'));
  return null;
end $$`;
