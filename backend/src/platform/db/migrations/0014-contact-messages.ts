import { Migration } from '@mikro-orm/migrations';

/** What visitors write in the forms of an open clinic (clinic §6), and the index by which the record with a number is found. */
export class ContactMessages extends Migration {
  override up(): void {
    for (const statement of [table, ...indexes]) this.addSql(statement);
  }
}

const table = `create table contact_message (
  id uuid primary key,
  form text not null check (form in ('ABOUT', 'CONTACT')),
  name text not null,
  phone text check ((form = 'CONTACT') = (phone is not null)),
  email text check ((form = 'ABOUT') = (email is not null)),
  subject text check ((form = 'CONTACT') = (subject is not null)),
  message text not null check (char_length(message) <= 2000),
  status text not null check (status in ('NEW', 'READ', 'DONE', 'SPAM')),
  received_at timestamptz not null,
  token_id text not null constraint contact_message_token unique,
  body_hash text not null,
  version integer not null default 1
)`;

const indexes = [
  'create index contact_message_newest on contact_message (received_at desc, id desc)',
  'create index contact_message_status on contact_message (status, received_at desc, id desc)',
  'create index patient_contact_phone on patient (contact_phone) where deleted_at is null',
];
