import { Migration } from '@mikro-orm/migrations';

/** The waiting list: one live entry of a patient and kind of session (bench §6, §9). */
export class WaitingList extends Migration {
  override up(): void {
    for (const statement of [entry, ...indexes, leadOn, ...merging, grants]) this.addSql(statement);
  }
}

// Times of day are minutes since midnight: 1440 is the end of the day.
const entry = `create table waiting_list_entry (
  id uuid primary key,
  patient_id uuid not null references patient (id),
  session_type text not null check (session_type in ('Clinic', 'Home', 'Tele')),
  duration_minutes integer not null check (duration_minutes between 5 and 480),
  physiotherapist_id uuid references physiotherapist (id),
  weekdays text[] not null
    check (weekdays <@ array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
  from_minute integer not null check (from_minute >= 0),
  until_minute integer not null check (until_minute <= 1440),
  earliest date not null,
  latest date,
  is_urgent boolean not null,
  note text check (char_length(note) between 1 and 200),
  instead_of_id uuid references appointment (id),
  status text not null default 'WAITING' check (status in ('WAITING', 'BOOKED', 'WITHDRAWN', 'EXPIRED')),
  appointment_id uuid references appointment (id),
  created_at timestamptz not null,
  version integer not null default 1,
  constraint waiting_list_entry_room check (until_minute - from_minute >= duration_minutes),
  constraint waiting_list_entry_days check (latest >= earliest),
  constraint waiting_list_entry_booked check ((status = 'BOOKED') = (appointment_id is not null))
)`;

const indexes = [
  `create unique index waiting_list_entry_live on waiting_list_entry (patient_id, session_type) where status = 'WAITING'`,
  'create index waiting_list_entry_status on waiting_list_entry (status, is_urgent desc, created_at, id)',
];

const leadOn = `create trigger lead_on before insert on waiting_list_entry for each row when (new.patient_id is not null)
  execute function lead_on()`;

// Of two records that are merged, who waits longer for a kind of session keeps waiting.
const merging = [
  `create function merge_waiting_list_entry() returns trigger language plpgsql as $$
  declare other waiting_list_entry;
  begin
    select * into other from waiting_list_entry
      where patient_id = new.patient_id and session_type = new.session_type and status = 'WAITING';
    if not found then return new; end if;
    if other.created_at <= new.created_at then
      new.status := 'WITHDRAWN';
      new.version := new.version + 1;
    else
      update waiting_list_entry set status = 'WITHDRAWN', version = version + 1 where id = other.id;
    end if;
    return new;
  end $$`,
  `create trigger merge_waiting_list_entry before update of patient_id on waiting_list_entry for each row
    when (old.patient_id <> new.patient_id and new.status = 'WAITING') execute function merge_waiting_list_entry()`,
];

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke delete, truncate on waiting_list_entry from app;
  end if;
end $$`;
