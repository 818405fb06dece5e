import { Migration } from '@mikro-orm/migrations';

/** Physiotherapists and doctors can have accounts, with a number of their own among them (clinic §2, reading 9). */
export class Team extends Migration {
  override up(): void {
    for (const statement of [...accounts, ...physiotherapists, ...doctors, ...names]) this.addSql(statement);
  }
}

const accounts = [
  `alter table app_user
    drop constraint app_user_user_type_check,
    add constraint app_user_user_type_check check (user_type in ('user', 'patient', 'admin', 'physiotherapist', 'doctor'))`,
  'drop index app_user_other_phone',
  `create unique index app_user_other_phone on app_user (phone) where user_type in ('user', 'patient') and deleted_at is null`,
  `create unique index app_user_staff_phone on app_user (phone) where user_type in ('physiotherapist', 'doctor') and deleted_at is null`,
];

const physiotherapists = [
  `alter table physiotherapist
    add column user_id uuid references app_user,
    add column registration_number text,
    add column version integer not null default 1`,
  'create unique index physiotherapist_user on physiotherapist (user_id) where deleted_at is null',
];

const doctors = [
  `create table doctor (
    id uuid primary key,
    user_id uuid references app_user,
    name text not null,
    specialization text not null,
    registration_number text,
    created_at timestamptz not null,
    deleted_at timestamptz,
    version integer not null default 1
  )`,
  'create unique index doctor_user on doctor (user_id) where deleted_at is null',
];

// What they are called by is the account's, whoever changes it: lists and messages read it from the row of the one who treats.
const names = [
  `create function name_staff() returns trigger language plpgsql as $$ begin
    update physiotherapist set name = new.full_name, phone = new.phone
      where user_id = new.id and deleted_at is null and (name, phone) is distinct from (new.full_name, new.phone);
    update doctor set name = new.full_name
      where user_id = new.id and deleted_at is null and name is distinct from new.full_name;
    return null;
  end $$`,
  `create trigger app_user_names_staff after update of full_name, phone on app_user for each row
    when (new.user_type in ('physiotherapist', 'doctor')) execute function name_staff()`,
];
