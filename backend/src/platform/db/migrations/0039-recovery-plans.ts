import { Migration } from '@mikro-orm/migrations';

/** Plans, and the ledger of their sessions: events that are only added, and what follows from them (recovery §1). */
export class RecoveryPlans extends Migration {
  override up(): void {
    for (const statement of [plan, live, byPatient, session, event, ofPlan, passage, ...ledger, ...appendOnly, grants])
      this.addSql(statement);
  }
}

const plan = `create table recovery_plan (
  id uuid primary key,
  patient_id uuid not null references patient (id),
  protocol_version_id uuid not null references protocol_version (id),
  surgery_date date not null,
  side text not null check (side in ('LEFT', 'RIGHT', 'NONE')),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'COMPLETED', 'STOPPED')),
  physiotherapist_id uuid not null references physiotherapist (id),
  doctor_id uuid not null references doctor (id),
  referral text check (char_length(referral) between 1 and 500),
  created_at timestamptz not null,
  version integer not null default 1
)`;
const live = `create unique index recovery_plan_live on recovery_plan (patient_id) where status = 'ACTIVE'`;
const byPatient = 'create index recovery_plan_patient on recovery_plan (patient_id, created_at)';

const session = `create table plan_session (
  plan_id uuid not null references recovery_plan (id),
  number integer not null check (number >= 1),
  planned_phase integer not null check (planned_phase >= 1),
  phase integer not null check (phase >= 1),
  state text not null check (state in ('AHEAD', 'DONE', 'MISSED', 'CANCELLED')),
  appointment_id uuid constraint plan_session_appointment unique references appointment (id),
  primary key (plan_id, number)
)`;

const event = `create table session_event (
  id bigint generated always as identity primary key,
  plan_id uuid not null references recovery_plan (id),
  number integer not null check (number >= 1),
  kind text not null check (kind in
    ('PLANNED', 'BOOKED', 'RESCHEDULED', 'UNBOOKED', 'DONE', 'MISSED', 'CANCELLED', 'REOPENED', 'CORRECTED')),
  phase integer not null check (phase >= 1),
  state text not null check (state in ('AHEAD', 'DONE', 'MISSED', 'CANCELLED')),
  appointment_id uuid references appointment (id),
  reason text,
  entered_by uuid references app_user (id),
  entered_as text not null check (entered_as in ('PATIENT', 'PHYSIOTHERAPIST', 'DOCTOR', 'ADMIN')),
  at timestamptz not null default clock_timestamp()
)`;
const ofPlan = 'create index session_event_plan on session_event (plan_id, id)';

const passage = `create table gate_passage (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references recovery_plan (id),
  from_phase integer not null check (from_phase >= 1),
  to_phase integer check (to_phase = from_phase + 1),
  deviations jsonb not null default '[]' check (jsonb_typeof(deviations) = 'array'),
  physiotherapist_id uuid not null references physiotherapist (id),
  confirmed_at timestamptz not null default clock_timestamp(),
  constraint gate_passage_phase unique (plan_id, from_phase)
)`;

// The one place that says what each event makes of a session; one that does not fit is refused. Whoever writes an event holds the plan's row.
const step = `create function step_of_session(kind text, present plan_session, booking uuid) returns text
language sql immutable as $$
  select case
    when present.plan_id is null then case when kind = 'PLANNED' then 'AHEAD' end
    when kind = 'BOOKED' and present.state = 'AHEAD' and present.appointment_id is null and booking is not null then 'AHEAD'
    when kind in ('RESCHEDULED', 'UNBOOKED', 'DONE', 'MISSED') and present.state = 'AHEAD' and present.appointment_id = booking
      then case kind when 'DONE' then 'DONE' when 'MISSED' then 'MISSED' else 'AHEAD' end
    when kind = 'CORRECTED' and present.state in ('DONE', 'MISSED') and present.appointment_id = booking
      then case present.state when 'DONE' then 'MISSED' else 'DONE' end
    when kind = 'CANCELLED' and booking is null
      and (present.state = 'MISSED' or present.state = 'AHEAD' and present.appointment_id is null) then 'CANCELLED'
    when kind = 'REOPENED' and booking is null and present.state in ('MISSED', 'CANCELLED') then 'AHEAD'
  end
$$`;

// As the owner: the application adds events alone, and cannot write what follows from them.
const project = `create function project_session_event() returns trigger language plpgsql security definer
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
  elsif new.kind = 'CORRECTED' then
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
end $$`;

const ledger = [
  step,
  project,
  `create trigger session_event_projected before insert on session_event
    for each row execute function project_session_event()`,
];

const appendOnly = ['session_event', 'gate_passage'].map(
  (table) => `create trigger ${table}_append_only before update or delete or truncate on ${table}
    for each statement execute function refuse_recovery_change()`,
);

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, delete, truncate on session_event, gate_passage from app;
    revoke insert, update, delete, truncate on plan_session from app;
    revoke delete, truncate on recovery_plan from app;
  end if;
end $$`;
