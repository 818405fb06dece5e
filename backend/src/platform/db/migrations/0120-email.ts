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
  'DOCUMENT',
  'EXERCISE_SHEET',
  'EMAIL_CODE',
  'REPORT_MAIL',
  'CREDIT_LOW',
];

const listOf = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** E-mail as a channel: confirmed addresses, consents to channels, mails of reports, and e-mails in the outbox (money §7, §9). */
export class Email extends Migration {
  override up(): void {
    for (const statement of [...confirmed, ...consents, ...outbox, ...mails, grants]) this.addSql(statement);
  }
}

const confirmed = [
  'alter table app_user add column email_confirmed_at timestamptz',
  // Whoever writes another address: its confirmation goes with it.
  `create function forget_confirmed_email() returns trigger language plpgsql as $$
  begin
    new.email_confirmed_at := null;
    return new;
  end $$`,
  `create trigger app_user_email before update of email on app_user for each row
    when (new.email is distinct from old.email) execute function forget_confirmed_email()`,
  // The newest code of an account. The code itself is derived from the message's id, and is not stored.
  `create table email_code (
    account_id uuid primary key references app_user (id) on delete cascade,
    message_id uuid not null,
    email text not null,
    attempts integer not null default 0 check (attempts >= 0),
    expires_at timestamptz not null
  )`,
];

const consents = [
  `create table channel_consent (
    id uuid primary key,
    account_id uuid not null references app_user (id),
    channel text not null check (channel = 'EMAIL'),
    given boolean not null,
    said_by text not null check (said_by in ('PATIENT', 'DESK')),
    -- The words that were shown, and their language.
    words text not null check (words <> ''),
    language text not null check (language in ('EN', 'HI')),
    -- Grows with each word of an account on a channel.
    at timestamptz not null
  )`,
  'create index channel_consent_account on channel_consent (account_id, channel, at)',
  `create trigger channel_consent_append_only before update or delete or truncate on channel_consent
    for each statement execute function refuse_recovery_change()`,
];

const outbox = [
  'alter table message drop constraint message_channel_check',
  `alter table message add constraint message_channel_check check (channel in ('SMS', 'EMAIL'))`,
  'alter table message drop constraint message_recipient_check',
  `alter table message add constraint message_recipient_check check (recipient = ''
    or (channel = 'SMS' and recipient ~ '^\\+91[0-9]{10}$') or (channel = 'EMAIL' and recipient ~ '^[^\\s@]+@[^\\s@]+$'))`,
  'alter table message drop constraint message_kind_check',
  `alter table message add constraint message_kind_check check (kind in (${listOf(MESSAGE_KINDS)}))`,
  `alter table message
    -- What is written or attached when it is handed over.
    add column content jsonb check (jsonb_typeof(content) = 'object'),
    add constraint message_of_email check (channel = 'EMAIL' or content is null)`,
  'alter table message_try drop constraint message_try_channel_check',
  `alter table message_try add constraint message_try_channel_check check (channel in ('SMS', 'EMAIL'))`,
  'alter table message_provider drop constraint message_provider_channel_check',
  `alter table message_provider add constraint message_provider_channel_check check (channel in ('SMS', 'EMAIL'))`,
  'alter table message_provider drop constraint message_provider_provider_check',
  `alter table message_provider add constraint message_provider_provider_check
    check (provider in ('console', 'http', 'exotel', 'msg91', 'smtp') and (provider = 'smtp') = (channel = 'EMAIL'))`,
];

const mails = [
  `create table report_mail (
    id uuid primary key,
    name text not null constraint report_mail_name unique check (char_length(name) between 1 and 80),
    parts jsonb not null check (jsonb_array_length(parts) between 1 and 9),
    recipient_ids text[] not null check (cardinality(recipient_ids) between 1 and 10),
    every text not null check (every in ('WEEK', 'MONTH')),
    next_at timestamptz not null,
    last_at timestamptz,
    -- Of the leased job that queues the mail at its time.
    status text not null default 'WAITING' check (status = 'WAITING'),
    attempts integer not null default 0 check (attempts >= 0),
    lease_until timestamptz,
    created_at timestamptz not null,
    version integer not null default 1
  )`,
  'create index report_mail_next on report_mail (next_at)',
];

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, delete, truncate on channel_consent from app;
    revoke truncate on email_code, report_mail from app;
  end if;
end $$`;
