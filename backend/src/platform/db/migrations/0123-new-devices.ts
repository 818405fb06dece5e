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
  'DOCUMENT',
  'EXERCISE_SHEET',
  'EMAIL_CODE',
  'REPORT_MAIL',
  'CREDIT_LOW',
  'NEW_DEVICE_MAIL',
];

/** Messages about a sign-in on a new device. */
export class NewDevices extends Migration {
  override up(): void {
    const kinds = MESSAGE_KINDS.map((name) => `'${name}'`).join(', ');
    this.addSql('alter table message drop constraint message_kind_check');
    this.addSql(`alter table message add constraint message_kind_check check (kind in (${kinds}))`);
  }
}
