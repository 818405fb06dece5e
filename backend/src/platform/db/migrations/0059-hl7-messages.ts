import { Migration } from '@mikro-orm/migrations';

/** Senders of HL7 v2, what each of their messages was answered, and who acted and exchanged by that door (hospital §7). */
export class Hl7Messages extends Migration {
  override up(): void {
    for (const statement of [...sources, ...messages, ...traces]) this.addSql(statement);
  }
}

const sources = [
  `create table hl7_source (
    id uuid primary key,
    name text not null check (char_length(name) between 1 and 120),
    application text not null check (char_length(application) between 1 and 227),
    facility text not null check (char_length(facility) <= 227),
    identifier_system text not null check (identifier_system <> ''),
    registered_by uuid not null references app_user (id),
    created_at timestamptz not null default now(),
    ended_at timestamptz
  )`,
  'create unique index hl7_source_name on hl7_source (name) where ended_at is null',
  'create unique index hl7_source_sender on hl7_source (application, facility) where ended_at is null',
];

/** Bodies are emptied after a while; the hash tells one message from another for good. */
const messages = [
  `create table hl7_message (
    id uuid primary key,
    source_id uuid not null references hl7_source (id),
    control_id text not null check (char_length(control_id) between 1 and 199),
    event text not null,
    hash bytea not null,
    body bytea,
    code text not null,
    answer bytea not null,
    patient_id uuid references patient (id),
    received_at timestamptz not null default now(),
    constraint hl7_message_once unique (source_id, control_id)
  )`,
  'create index hl7_message_patient on hl7_message (patient_id) where patient_id is not null',
  'create index hl7_message_body on hl7_message (received_at) where body is not null',
];

const traces = [
  // Rows from before have none, and the seals over them still fit.
  'alter table audit_event add column source_id uuid',
  'alter table exchange add column source_id uuid references hl7_source (id)',
];
