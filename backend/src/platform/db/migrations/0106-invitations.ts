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
];

const listOf = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** Invitations of patients to sign in (money §9). Sign-in codes stay out of the outbox. */
export class Invitations extends Migration {
  override up(): void {
    this.addSql('alter table message drop constraint message_kind_check');
    this.addSql(`alter table message add constraint message_kind_check check (kind in (${listOf(MESSAGE_KINDS)}))`);
  }
}
