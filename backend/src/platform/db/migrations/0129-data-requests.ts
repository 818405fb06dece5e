import { Migration } from '@mikro-orm/migrations';

const MESSAGE_KINDS = [
  'SESSION_REQUESTED',
  'SESSION_BOOKED',
  'SESSION_MOVED',
  'SESSION_CANCELED',
  'REMINDER_DAY',
  'REMINDER_HOURS',
  'PAYMENT_RECEIVED',
  'STAFF_REGISTERED',
  'NUMBER_CHANGED',
  'WRONG_CODES',
  'NEW_DEVICE',
  'DANGER_SIGN',
  'DANGER_SIGN_OVERDUE',
  'SLOT_OFFER',
  'SIGN_ANSWERED',
  'SECURITY_NOTICE',
  'SESSION_REASSIGNED',
  'SERIES_BOOKED',
  'SERIES_CHANGED',
  'CARE_REPLY',
  'CARE_WAITING',
  'CHECK_IN',
  'PLAN_STARTED',
  'FAMILY_INVITED',
  'PATIENT_INVITED',
  'PAYMENT_LINK',
  'PAYMENT_DUE',
  'CHANNEL_STOPPED',
  'REQUEST_ANSWERED',
  'DOCUMENT',
  'EXERCISE_SHEET',
  'EMAIL_CODE',
  'REPORT_MAIL',
  'CREDIT_LOW',
  'NEW_DEVICE_MAIL',
];

/** Requests of patients to correct or erase their data, and the message that one was answered. */
export class DataRequests extends Migration {
  override up(): void {
    const kinds = MESSAGE_KINDS.map((name) => `'${name}'`).join(', ');
    this.addSql('alter table message drop constraint message_kind_check');
    this.addSql(`alter table message add constraint message_kind_check check (kind in (${kinds}))`);
    this.addSql(table);
    // An erasure that was accepted is still to come: another one would change nothing.
    this.addSql(`create unique index data_request_open on data_request (account_id, kind)
      where status = 'OPEN' or (kind = 'ERASURE' and status = 'ACCEPTED')`);
    this.addSql(`create index data_request_due on data_request (due_on, id) where status = 'OPEN'`);
    this.addSql(`create index data_request_answered on data_request (decided_at desc, id) where status <> 'OPEN'`);
    this.addSql(`create index message_account on message (account_id) where account_id is not null`);
    // Who read a record in a list: the archive of a patient names it.
    this.addSql(`create index audit_event_shown on audit_event using gin ((details -> 'shown') jsonb_path_ops)
      where details -> 'shown' is not null`);
    this.addSql(`create index data_request_account on data_request (account_id, received_at desc)`);
    this.addSql(guard);
    this.addSql(`create trigger keep_data_request before update or delete on data_request
      for each row execute function keep_data_request()`);
    this.addSql(term);
    this.addSql(grants);
  }
}

const table = `create table data_request (
  id uuid primary key,
  account_id uuid not null references app_user (id),
  kind text not null check (kind in ('CORRECTION', 'ERASURE')),
  words text not null check (char_length(words) <= 1000),
  status text not null default 'OPEN' check (status in ('OPEN', 'ACCEPTED', 'REFUSED', 'ERASED')),
  received_at timestamptz not null,
  due_on date not null,
  decided_at timestamptz,
  decided_by_id uuid references app_user (id),
  answer text check (char_length(answer) between 1 and 1000),
  erase_on date,
  erased_at timestamptz,
  version integer not null default 1,
  constraint data_request_decided check ((status = 'OPEN') = (decided_at is null) and (decided_at is null) = (decided_by_id is null)),
  constraint data_request_refused check (status <> 'REFUSED' or answer is not null),
  constraint data_request_term check ((erase_on is not null) = (kind = 'ERASURE' and status in ('ACCEPTED', 'ERASED'))),
  constraint data_request_erased check ((status = 'ERASED') = (erased_at is not null))
)`;

const guard = `create function keep_data_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.id, old.account_id, old.kind, old.received_at, old.due_on)
      is distinct from (new.id, new.account_id, new.kind, new.received_at, new.due_on)
    or (old.words <> new.words and new.words <> '')
    or (old.status <> 'OPEN' and (old.decided_at, old.decided_by_id) is distinct from (new.decided_at, new.decided_by_id))
    or (old.status <> new.status and (old.status, new.status) not in (('OPEN', 'ACCEPTED'), ('OPEN', 'REFUSED'), ('ACCEPTED', 'ERASED')))
    or new.erase_on < old.erase_on or (new.erase_on is null and old.erase_on is not null) then
    raise exception 'a request about data stays as it was made, and is answered once';
  end if;
  return new;
end $$`;

// Three years after the last session or note, or whatever else was added, and of a child who was treated not before 21 (MCI 2002, 1.3.1;
// Limitation Act). A session counts unless it was canceled, also before somebody marks it. The day on which a record without any of them may
// go is that of its beginning.
const term = `create function erasure_day(records uuid[]) returns date language sql stable set search_path = public as $$
  with acts (at) as (
    select starts_at from appointment where patient_id = any(records) and deleted_at is null and status <> 'canceled'
    union all select at from treatment_note where patient_id = any(records)
    union all select added_at from clinical_file where patient_id = any(records)
    union all select greatest(taken_at, entered_at) from outcome_score where patient_id = any(records)
    union all select created_at from progress_report where patient_id = any(records)
    union all select coalesce(ended_at, created_at) from recovery_plan where patient_id = any(records)
    union all select e.recorded_at from entry e join recovery_plan r on r.id = e.plan_id where r.patient_id = any(records)
  )
  select greatest(
    (select (max(at) at time zone 'Asia/Kolkata')::date + interval '3 years' from acts),
    (select max(birth_date) + interval '21 years' from patient where id = any(records) and exists (select from acts)),
    (select min(created_at at time zone 'Asia/Kolkata') from patient where id = any(records))
  )::date
$$`;

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke delete, truncate on data_request from app;
  end if;
end $$`;
