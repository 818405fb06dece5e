import { Migration } from '@mikro-orm/migrations';

const KINDS = [
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
];

/** The answer to a danger sign: what the patient is to do, who answered, and the message that tells her (companion §4). */
export class SignAnswers extends Migration {
  override up(): void {
    this.addSql('alter table care_task add column advice text check (char_length(advice) between 10 and 300)');
    this.addSql('alter table care_task add column answered_by_id uuid references doctor (id)');
    this.addSql('alter table message drop constraint message_kind_check');
    this.addSql(
      `alter table message add constraint message_kind_check check (kind in (${KINDS.map((kind) => `'${kind}'`).join(', ')}))`,
    );
  }
}
