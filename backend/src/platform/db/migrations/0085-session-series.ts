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
];

/** Series of sessions that are booked together, and the kinds of text messages about them (bench §6, §9). */
export class SessionSeries extends Migration {
  override up(): void {
    this.addSql('create table appointment_series (id uuid primary key, created_at timestamptz not null)');
    this.addSql('alter table appointment add column series_id uuid references appointment_series (id)');
    this.addSql('create index appointment_series_sessions on appointment (series_id) where series_id is not null');
    this.addSql(grants);
    this.addSql('alter table message drop constraint message_kind_check');
    const kinds = MESSAGE_KINDS.map((kind) => `'${kind}'`).join(', ');
    this.addSql(`alter table message add constraint message_kind_check check (kind in (${kinds}))`);
  }
}

// A series is what was booked together; which sessions it has never changes.
const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, delete, truncate on appointment_series from app;
  end if;
end $$`;
