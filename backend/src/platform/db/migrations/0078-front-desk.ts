import { Migration } from '@mikro-orm/migrations';

/** Accounts of the front desk, the alert of a record, and who took a payment (bench §1). */
export class FrontDesk extends Migration {
  override up(): void {
    for (const statement of [...accounts, ...records, ...ledger, ...payments]) this.addSql(statement);
  }
}

const accounts = [
  `alter table app_user
    drop constraint app_user_user_type_check,
    add constraint app_user_user_type_check
      check (user_type in ('user', 'patient', 'admin', 'physiotherapist', 'doctor', 'reception'))`,
  'drop index app_user_staff_phone',
  `create unique index app_user_staff_phone on app_user (phone)
    where user_type in ('physiotherapist', 'doctor', 'reception') and deleted_at is null`,
];

const records = ['alter table patient add column alert text check (char_length(alert) between 1 and 200)'];

const ledger = [
  `alter table session_event
    drop constraint session_event_entered_as_check,
    add constraint session_event_entered_as_check
      check (entered_as in ('PATIENT', 'PHYSIOTHERAPIST', 'DOCTOR', 'ADMIN', 'RECEPTION'))`,
];

const payments = [
  `alter table payment
    add column taken_by uuid references app_user,
    add column taken_at timestamptz,
    add constraint payment_taken check ((taken_by is null) = (taken_at is null))`,
  'create index payment_taken on payment (taken_by, taken_at) where taken_by is not null',
];
