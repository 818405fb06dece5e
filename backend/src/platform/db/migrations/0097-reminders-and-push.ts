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
];

/** Consents of patients, when they are reminded, the browsers that are told by push, and the messages that are pushed (companion §6). */
export class RemindersAndPush extends Migration {
  override up(): void {
    for (const statement of [consent, appendOnly, setting, subscription, notice, ...indexes, ...message, grants])
      this.addSql(statement);
  }
}

const consent = `create table consent (
  id uuid primary key,
  account_id uuid not null references app_user (id),
  purpose text not null check (purpose in ('SHARE_REPORTS', 'REMINDERS')),
  given boolean not null,
  -- The text that was shown, and its language.
  text_version integer not null check (text_version >= 1),
  language text not null check (language in ('EN', 'HI')),
  -- Grows with each word of an account on a purpose.
  at timestamptz not null
)`;

const appendOnly = `create trigger consent_append_only before update or delete or truncate on consent
  for each statement execute function refuse_recovery_change()`;

const setting = `create table reminder_setting (
  account_id uuid primary key references app_user (id),
  at text not null default '09:00' check (at ~ '^(0[6-9]|1[0-9]|2[01]):[0-5][0-9]$'),
  weekdays text[] not null check (cardinality(weekdays) between 1 and 7 and weekdays <@
    array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
  changed_at timestamptz not null
)`;

const subscription = `create table push_subscription (
  id uuid primary key,
  account_id uuid not null references app_user (id),
  endpoint text not null constraint push_subscription_endpoint unique check (char_length(endpoint) between 1 and 1000),
  created_at timestamptz not null
)`;

const notice = `create table push_notice (
  -- That of the message.
  id uuid primary key references message (id) on delete cascade,
  account_id uuid not null references app_user (id),
  status text not null default 'QUEUED' check (status in ('QUEUED', 'DONE', 'FAILED')),
  attempts integer not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null,
  -- When a push service took it; null: none did.
  taken_at timestamptz,
  -- Hashes of the sessions whose browser has asked what it says.
  told_to text[] not null default '{}'
)`;

const indexes = [
  'create index consent_account on consent (account_id, purpose, at)',
  'create index reminder_setting_at on reminder_setting (at)',
  'create index push_subscription_account on push_subscription (account_id)',
  'create index push_notice_account on push_notice (account_id, created_at)',
  `create index push_notice_due on push_notice (created_at) where status = 'QUEUED'`,
];

const message = [
  // Whether a browser of the recipient took it by push.
  'alter table message add column push boolean not null default false',
  'alter table message drop constraint message_kind_check',
  `alter table message add constraint message_kind_check check (kind in (${MESSAGE_KINDS.map((kind) => `'${kind}'`).join(', ')}))`,
];

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, delete, truncate on consent from app;
    revoke delete, truncate on reminder_setting from app;
    revoke truncate on push_subscription, push_notice from app;
  end if;
end $$`;
