import { Migration } from '@mikro-orm/migrations';

/** Messages about danger signs, and who has been told of a task (recovery §5). */
export class DangerMessages extends Migration {
  override up(): void {
    this.addSql(`alter table message
      drop constraint message_kind_check,
      add constraint message_kind_check check (kind in ('SESSION_REQUESTED', 'SESSION_BOOKED', 'SESSION_MOVED', 'SESSION_CANCELED',
        'REMINDER_DAY', 'REMINDER_HOURS', 'PAYMENT_RECEIVED', 'STAFF_REGISTERED', 'NUMBER_CHANGED', 'WRONG_CODES', 'DANGER_SIGN',
        'DANGER_SIGN_OVERDUE'))`);
    this.addSql(`alter table care_task
      add column told_at timestamptz,
      add column told_doctor_id uuid references doctor (id),
      add column overdue_told_at timestamptz`);
  }
}
