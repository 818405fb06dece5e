import { Migration } from '@mikro-orm/migrations';

/** A row for each exchange with a hospital's system, and when each system last was handed something of each patient (hospital §8). */
export class Exchanges extends Migration {
  override up(): void {
    for (const statement of [...exchanges, ...readings]) this.addSql(statement);
  }
}

const exchanges = [
  `create table exchange (
    id uuid primary key,
    at timestamptz not null default now(),
    door text not null check (door in ('FHIR', 'BULK', 'HL7V2', 'WEBHOOK')),
    client_id uuid references smart_client (id),
    interaction text not null,
    patient_id uuid references patient (id),
    outcome text not null check (outcome in ('SUCCEEDED', 'REFUSED', 'FAILED')),
    code text not null,
    parameters text[] not null default '{}',
    request_id text not null
  )`,
  'create index exchange_newest on exchange (at desc, id desc)',
  'create index exchange_client on exchange (client_id, at desc, id desc)',
  'create index exchange_patient on exchange (patient_id, at desc, id desc) where patient_id is not null',
  // What did not succeed is little, and looked for most.
  "create index exchange_not_succeeded on exchange (at desc, id desc) where outcome <> 'SUCCEEDED'",
];

/** Beside the exchanges: a page of a search hands out many patients, and patients are told when they were among them. */
const readings = [
  `create table record_reading (
    client_id uuid not null references smart_client (id),
    patient_id uuid not null references patient (id),
    read_at timestamptz not null default now(),
    primary key (client_id, patient_id)
  )`,
  'create index record_reading_patient on record_reading (patient_id)',
];
