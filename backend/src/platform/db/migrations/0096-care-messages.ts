import { Migration } from '@mikro-orm/migrations';

/** Messages between patients and the care team (companion §7): one conversation a record, with photos, and answers that are written often. */
export class CareMessages extends Migration {
  override up(): void {
    for (const statement of [...threads, ...messages, ...photos, ...readings, answers, ...keeping, ...kinds, grants])
      this.addSql(statement);
  }
}

const threads = [
  `create table care_thread (
    id uuid primary key,
    patient_id uuid not null references patient (id),
    status text not null default 'CLOSED' check (status in ('WAITING', 'ANSWERED', 'CLOSED')),
    assignee_id uuid references app_user (id),
    waiting_since timestamptz,
    -- The beginning of the wait that somebody was told of by text message.
    told_since timestamptz,
    -- When somebody last said that no answer is needed.
    closed_at timestamptz,
    -- Null before the first message.
    last_message_at timestamptz,
    created_at timestamptz not null,
    version integer not null default 1,
    constraint care_thread_waits check ((status = 'WAITING') = (waiting_since is not null))
  )`,
  'create unique index care_thread_patient on care_thread (patient_id)',
  `create index care_thread_waiting on care_thread (waiting_since, id) where status = 'WAITING'`,
  `create index care_thread_newest on care_thread (last_message_at desc, id desc) where status <> 'WAITING'`,
  'create index care_thread_assignee on care_thread (assignee_id) where assignee_id is not null',
  `create trigger lead_on before insert on care_thread for each row
    when (new.patient_id is not null) execute function lead_on()`,
  `create constraint trigger require_merge after update of patient_id on care_thread deferrable initially deferred
    for each row when (old.patient_id <> new.patient_id) execute function require_merge()`,
];

const messages = [
  `create table care_message (
    id uuid primary key,
    thread_id uuid not null references care_thread (id),
    account_id uuid not null references app_user (id),
    -- Made by the author's device.
    client_id uuid not null,
    author text not null check (author in ('PATIENT', 'FAMILY', 'PHYSIOTHERAPIST', 'DOCTOR', 'ADMIN')),
    text text not null check (char_length(text) <= 2000),
    sent_at timestamptz not null,
    read_at timestamptz,
    withdrawn_at timestamptz,
    constraint care_message_withdrawn check (withdrawn_at is null or (text = '' and read_at is null))
  )`,
  'create unique index care_message_client on care_message (account_id, client_id)',
  'create index care_message_thread on care_message (thread_id, sent_at, id)',
  'create index care_message_unread on care_message (thread_id) where read_at is null and withdrawn_at is null',
];

const photos = [
  `create table care_photo (
    id uuid primary key,
    account_id uuid not null references app_user (id),
    -- Null before it is sent.
    message_id uuid references care_message (id),
    position integer check (position between 1 and 3),
    file_key text not null,
    width integer not null check (width between 1 and 1600),
    height integer not null check (height between 1 and 1600),
    added_at timestamptz not null,
    constraint care_photo_sent check ((message_id is null) = (position is null))
  )`,
  'create unique index care_photo_key on care_photo (file_key)',
  'create unique index care_photo_message on care_photo (message_id, position)',
  'create index care_photo_unsent on care_photo (added_at) where message_id is null',
];

// The first reading of a conversation by a member of the team on a clinic day, which the audit trail has.
const readings = [
  `create table care_reading (
    thread_id uuid not null references care_thread (id) on delete cascade,
    account_id uuid not null references app_user (id),
    day date not null,
    primary key (thread_id, account_id, day)
  )`,
  'create index care_reading_day on care_reading (day)',
];

const answers = `create table care_answer (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 60),
  text_en text not null check (char_length(text_en) between 1 and 1000),
  text_hi text not null check (char_length(text_hi) between 1 and 1000),
  updated_at timestamptz not null
)`;

const KEPT = ['id', 'account_id', 'client_id', 'author', 'sent_at'];
const rowOf = (row: string) => `(${KEPT.map((column) => `${row}.${column}`).join(', ')})`;

const keeping = [
  `create function keep_care_message() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or ${rowOf('old')} is distinct from ${rowOf('new')}
      or (old.text <> new.text and (old.withdrawn_at is not null or new.withdrawn_at is null))
      or (old.read_at is not null and old.read_at is distinct from new.read_at)
      or (old.withdrawn_at is not null and old.withdrawn_at is distinct from new.withdrawn_at) then
      raise exception 'a message never changes; it is read once, or withdrawn once';
    end if;
    return new;
  end $$`,
  `create trigger keep_care_message before update or delete on care_message for each row execute function keep_care_message()`,
];

const NOTICES = [
  'REQUEST_CAME',
  'PATIENT_BOOKED',
  'PATIENT_MOVED',
  'PATIENT_CANCELED',
  'COLUMN_CHANGED',
  'WAITING_LIST_MATCH',
  'RECORD_OPENED',
  'DANGER_SIGN',
  'CARE_FLAG',
  'CARE_MESSAGE',
  'COVER_BEGAN',
  'ALARM',
];

const MESSAGES = [
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
];

const listOf = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(', ');

const kinds = [
  'alter table notice drop constraint notice_kind_check',
  `alter table notice add constraint notice_kind_check check (kind in (${listOf(NOTICES)}))`,
  'alter table message drop constraint message_kind_check',
  `alter table message add constraint message_kind_check check (kind in (${listOf(MESSAGES)}))`,
];

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke truncate on care_thread, care_message from app;
  end if;
end $$`;
