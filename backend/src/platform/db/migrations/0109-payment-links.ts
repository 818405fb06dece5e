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
];

/** Payment links (money §5): a pending payment, and the hash of the token that its page opens by. */
export class PaymentLinks extends Migration {
  override up(): void {
    for (const statement of [...table, ...keeping, ...message, grants]) this.addSql(statement);
  }
}

const table = [
  `create table payment_link (
    id uuid primary key,
    payment_id uuid not null constraint payment_link_payment unique references payment (id) on delete cascade,
    -- SHA-256 of the token, in hexadecimal; the token itself is not stored.
    token_hash text not null constraint payment_link_token unique check (token_hash ~ '^[0-9a-f]{64}$'),
    -- By staff, by the patient, or in a reminder of dues.
    made_for text not null check (made_for in ('STAFF', 'OWN', 'REMINDER')),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    canceled_at timestamptz,
    constraint payment_link_time check (expires_at > created_at)
  )`,
  // Links that are over for days, whose payments fail.
  'create index payment_link_expiry on payment_link (expires_at) where canceled_at is null',
];

const KEPT = ['id', 'payment_id', 'token_hash', 'made_for', 'created_at', 'expires_at'];
const rowOf = (row: string) => `(${KEPT.map((column) => `${row}.${column}`).join(', ')})`;

const keeping = [
  `create function keep_payment_link() returns trigger language plpgsql as $$ begin
    if ${rowOf('old')} is distinct from ${rowOf('new')}
      or (old.canceled_at is not null and old.canceled_at is distinct from new.canceled_at) then
      raise exception 'a payment link stays as it was made, and is canceled once';
    end if;
    return new;
  end $$`,
  'create trigger keep_payment_link before update on payment_link for each row execute function keep_payment_link()',
];

const listOf = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

const message = [
  'alter table message drop constraint message_kind_check',
  `alter table message add constraint message_kind_check check (kind in (${listOf(MESSAGE_KINDS)}))`,
];

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke delete, truncate on payment_link from app;
  end if;
end $$`;
