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
];

const oneOf = (kinds: readonly string[]) => `check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

/** A text message of its own for a session that somebody else treats at the same time (bench §6). */
export class ReassignedSessions extends Migration {
  override up(): void {
    this.addSql('alter table message drop constraint message_kind_check');
    this.addSql(`alter table message add constraint message_kind_check ${oneOf(MESSAGE_KINDS)}`);
  }
}
