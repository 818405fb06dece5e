import { Migration } from '@mikro-orm/migrations';

/**
 * Programmes: plans that a physiotherapist writes where there was no operation (bench §8, §9). A programme has no sessions, so that bookings
 * and counts leave it out, and append-only versions instead of a protocol version.
 */
export class Programmes extends Migration {
  override up(): void {
    for (const statement of [...plans, version, ...kept, content, ...tasks, note, shown, completed, grants])
      this.addSql(statement);
  }
}

const plans = [
  `alter table recovery_plan
    add column kind text not null default 'PROTOCOL' check (kind in ('PROTOCOL', 'PROGRAMME')),
    alter column protocol_version_id drop not null,
    alter column doctor_id drop not null`,
  `alter table recovery_plan add constraint recovery_plan_signed
    check ((kind = 'PROTOCOL') = (protocol_version_id is not null) and (kind = 'PROTOCOL') = (doctor_id is not null))`,
];

const AREAS = [
  'NECK',
  'BACK',
  'SHOULDER',
  'ARM',
  'HIP',
  'KNEE',
  'FOOT',
  'STROKE',
  'BALANCE',
  'BREATHING',
  'WHOLE_BODY',
];

const version = `create table programme_version (
  plan_id uuid not null references recovery_plan (id),
  number integer not null check (number > 0),
  area text not null check (area in (${AREAS.map((area) => `'${area}'`).join(', ')})),
  side text not null check (side in ('LEFT', 'RIGHT', 'NONE')),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  review_on date,
  reason text check (char_length(reason) between 3 and 200),
  written_by uuid not null references app_user (id),
  at timestamptz not null,
  constraint programme_version_once primary key (plan_id, number),
  constraint programme_version_reason check ((number = 1) = (reason is null))
)`;

const kept = [
  `create trigger programme_version_append_only before update or delete or truncate on programme_version
    for each statement execute function refuse_recovery_change()`,
];

// What a plan prescribes and asks, of protocols and programmes alike; a programme's newest version counts.
const content = `create view plan_content as
  select r.id as plan_id, v.number, v.content, true as is_newest, r.created_at as since
  from recovery_plan r join protocol_version v on v.id = r.protocol_version_id
  union all
  select w.plan_id, w.number, w.content,
    not exists (select from programme_version n where n.plan_id = w.plan_id and n.number > w.number), w.at
  from programme_version w`;

// A programme's danger signs are answered by its physiotherapist, or by whoever covers.
const tasks = [
  `alter table care_task
    add column told_physiotherapist_id uuid references physiotherapist (id),
    add column answered_by_physiotherapist_id uuid references physiotherapist (id),
    add constraint care_task_answered_once check (answered_by_id is null or answered_by_physiotherapist_id is null)`,
];

/** As before (0068), but that a programme takes no session. */
const note = `create or replace function note_session() returns trigger language plpgsql as $$
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
    select id into plan from recovery_plan where patient_id = new.patient_id and status = 'ACTIVE' and kind = 'PROTOCOL' for update;
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

/** As before (0044), but that a programme counts nothing. */
const shown = `create or replace view session_counts as
  select r.patient_id, c.planned - c.cancelled as planned, c.done, c.missed_in_all
  from (select distinct on (patient_id) patient_id, id from recovery_plan where kind = 'PROTOCOL'
      order by patient_id, status = 'ACTIVE' desc, created_at desc, id desc) r
    join lateral plan_counts(r.id) c on true
  union all
  select a.patient_id, p.planned_sessions, count(*) filter (where a.status = 'completed')::int,
    count(*) filter (where a.status = 'missed')::int
  from appointment a join patient p on p.id = a.patient_id
  where a.status in ('completed', 'missed') and a.deleted_at is null
    and not exists (select from recovery_plan where patient_id = a.patient_id and kind = 'PROTOCOL')
  group by a.patient_id, p.planned_sessions`;

/** As before (0054): beside a programme, sessions count by themselves. */
const completed = `create or replace function note_completed_session() returns trigger language plpgsql as $$ begin
  if not exists (select from recovery_plan where patient_id = new.patient_id and kind = 'PROTOCOL') then
    perform note_record(array[new.patient_id]);
  end if;
  return null;
end $$`;

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, delete, truncate on programme_version from app;
  end if;
end $$`;
