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
];

const NOTICE_KINDS = [
  'ADMIN_ADDED',
  'API_KEY_ADDED',
  'CLIENT_ADDED',
  'SOURCE_ADDED',
  'ENDPOINT_ADDED',
  'UPI_CHANGED',
  'CODES_USED_UP',
  'CODES_UNUSED',
];

const oneOf = (kinds: readonly string[]) => `check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

/** What all admins are told of on the dashboard, and the kind of text message that tells them (AU-11). */
export class SecurityNotices extends Migration {
  override up(): void {
    this.addSql(`create table security_notice (
      id uuid primary key,
      kind text not null ${oneOf(NOTICE_KINDS)},
      at timestamptz not null,
      by_id uuid references app_user (id),
      subject text check (char_length(subject) between 1 and 2000),
      dedup_key text constraint security_notice_dedup unique
    )`);
    this.addSql(grants);
    this.addSql('alter table message drop constraint message_kind_check');
    this.addSql(`alter table message add constraint message_kind_check ${oneOf(MESSAGE_KINDS)}`);
  }
}

// The application writes notices and reads them: it takes none back.
const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, delete, truncate on security_notice from app;
  end if;
end $$`;
