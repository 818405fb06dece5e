import { Migration } from '@mikro-orm/migrations';

/** The outbox of text messages (clinic §5). Rows outlive what they tell of, but for the record of a patient, which they only name. */
export class Messages extends Migration {
  override up(): void {
    for (const statement of [table, ...indexes]) this.addSql(statement);
  }
}

const table = `create table message (
  id uuid primary key,
  kind text not null check (kind in ('SESSION_REQUESTED', 'SESSION_BOOKED', 'SESSION_MOVED', 'SESSION_CANCELED', 'REMINDER_DAY',
    'REMINDER_HOURS', 'PAYMENT_RECEIVED', 'STAFF_REGISTERED', 'NUMBER_CHANGED', 'WRONG_CODES')),
  channel text not null default 'SMS' check (channel in ('SMS')),
  language text not null check (language in ('EN', 'HI')),
  recipient text not null check (recipient = '' or recipient ~ '^\\+91[0-9]{10}$'),
  patient_id uuid references patient (id) on delete set null,
  subject_id uuid,
  session_start timestamptz,
  text text not null,
  send_after timestamptz not null,
  dedup_key text not null constraint message_dedup_key unique,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENT', 'DELIVERED', 'FAILED', 'SKIPPED')),
  attempts integer not null default 0,
  lease_until timestamptz,
  error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  delivered_at timestamptz
)`;

const indexes = [
  // What the worker takes next; no more rows stand in it than wait.
  `create index message_queue on message (send_after) where status = 'QUEUED'`,
  'create index message_newest on message (created_at desc, id desc)',
  'create index message_status on message (status, created_at desc, id desc)',
  'create index message_patient on message (patient_id, created_at desc, id desc)',
  'create index message_subject on message (subject_id, created_at desc, id desc)',
  // What is still to be erased.
  `create index message_text_age on message (created_at) where recipient <> ''`,
];
