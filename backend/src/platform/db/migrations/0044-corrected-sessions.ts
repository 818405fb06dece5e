import { Migration } from '@mikro-orm/migrations';

/**
 * A wrong completed or missed is corrected by an event of its own, written by the same trigger as all that appointments do; and what a plan
 * counts stands in one place, for the plan itself and for every number that is shown (recovery §1).
 */
export class CorrectedSessions extends Migration {
  override up(): void {
    for (const statement of [note, counts, shown]) this.addSql(statement);
  }
}

// Who acts, and why, stands in the transaction's settings; what no request does, the house does.
const note = `create or replace function note_session() returns trigger language plpgsql as $$
declare
  who text[] := string_to_array(nullif(current_setting('recovery.actor', true), ''), ' ');
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
      order by s.number limit 1;
    if held.plan_id is null then
      raise exception 'no session of the plan is open' using errcode = 'exclusion_violation', constraint = 'plan_session_open';
    end if;
    event := 'BOOKED';
  end if;
  if event is null then return null; end if;
  insert into session_event (plan_id, number, kind, phase, appointment_id, reason, entered_by, entered_as)
  values (plan, held.number, event, held.planned_phase, new.id,
    case event when 'MISSED' then new.missed_reason when 'CORRECTED' then nullif(current_setting('recovery.reason', true), '') end,
    who[2]::uuid, coalesce(who[1], 'ADMIN'));
  return null;
end $$`;

// A correction turns one into the other: what it is afterwards says which way. In SQL, so that it is drawn into the statement that asks.
const counts = `create function plan_counts(plan uuid)
  returns table (planned integer, done integer, missed integer, cancelled integer, ahead integer, booked integer, missed_in_all integer)
  language sql stable as $$
    select s.planned, s.done, s.missed, s.cancelled, s.ahead, s.booked, e.missed_in_all
    from (select count(*)::int as planned, (count(*) filter (where state = 'DONE'))::int as done,
        (count(*) filter (where state = 'MISSED'))::int as missed, (count(*) filter (where state = 'CANCELLED'))::int as cancelled,
        (count(*) filter (where state = 'AHEAD'))::int as ahead,
        (count(*) filter (where state = 'AHEAD' and appointment_id is not null))::int as booked
      from plan_session where plan_id = plan) s,
    (select (count(*) filter (where kind = 'MISSED' or kind = 'CORRECTED' and state = 'MISSED')
        - count(*) filter (where kind = 'CORRECTED' and state = 'DONE'))::int as missed_in_all
      from session_event where plan_id = plan and kind in ('MISSED', 'CORRECTED')) e
  $$`;

const shown = `create or replace view session_counts as
  select r.patient_id, c.planned - c.cancelled as planned, c.done, c.missed_in_all
  from (select distinct on (patient_id) patient_id, id from recovery_plan
      order by patient_id, status = 'ACTIVE' desc, created_at desc, id desc) r
    join lateral plan_counts(r.id) c on true
  union all
  select a.patient_id, p.planned_sessions, count(*) filter (where a.status = 'completed')::int,
    count(*) filter (where a.status = 'missed')::int
  from appointment a join patient p on p.id = a.patient_id
  where a.status in ('completed', 'missed') and a.deleted_at is null
    and not exists (select from recovery_plan where patient_id = a.patient_id)
  group by a.patient_id, p.planned_sessions`;
