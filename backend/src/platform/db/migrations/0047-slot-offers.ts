import { Migration } from '@mikro-orm/migrations';

/** Times that are offered for missed sessions, the message that tells of them, and bookings of the session that was asked for (recovery §6). */
export class SlotOffers extends Migration {
  override up(): void {
    for (const statement of [table, ofPlan, kinds, note]) this.addSql(statement);
  }
}

const table = `create table slot_offer (
  id uuid primary key,
  plan_id uuid not null references recovery_plan (id),
  number integer not null check (number >= 1),
  slots jsonb not null check (jsonb_typeof(slots) = 'array' and jsonb_array_length(slots) = 3),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz
)`;
const ofPlan = 'create index slot_offer_plan on slot_offer (plan_id, number)';

const kinds = `alter table message
  drop constraint message_kind_check,
  add constraint message_kind_check check (kind in ('SESSION_REQUESTED', 'SESSION_BOOKED', 'SESSION_MOVED', 'SESSION_CANCELED',
    'REMINDER_DAY', 'REMINDER_HOURS', 'PAYMENT_RECEIVED', 'STAFF_REGISTERED', 'NUMBER_CHANGED', 'WRONG_CODES', 'DANGER_SIGN',
    'DANGER_SIGN_OVERDUE', 'SLOT_OFFER'))`;

// Who acts, why, and for which session, stands in the transaction's settings; what no request does, the house does.
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
    case event when 'MISSED' then new.missed_reason when 'CORRECTED' then nullif(current_setting('recovery.reason', true), '') end,
    who[2]::uuid, coalesce(who[1], 'ADMIN'));
  return null;
end $$`;
