import { Migration } from '@mikro-orm/migrations';

/** Hospitals' systems, what patients said of them, by what other names hospitals know patients, and which state of a row somebody read. */
export class HospitalRecords extends Migration {
  override up(): void {
    for (const statement of [...clients, ...consents, ...identifiers, ...revisions, ...indexes]) this.addSql(statement);
  }
}

const clients = [
  `create table smart_client (
    id uuid primary key,
    name text not null check (char_length(name) between 1 and 120),
    purpose text not null check (purpose in ('TREATMENT', 'PAYMENT', 'OPERATIONS')),
    reach text not null check (reach in ('CONSENTED', 'ALL_BUT_REFUSED')),
    scopes text[] not null check (cardinality(scopes) between 1 and 50),
    jwks jsonb,
    jwks_url text,
    identifier_systems text[] not null default '{}',
    registered_by uuid not null references app_user (id),
    created_at timestamptz not null default now(),
    last_used_at timestamptz,
    revoked_at timestamptz,
    constraint smart_client_keys check ((jwks is null) <> (jwks_url is null))
  )`,
  'create unique index smart_client_name on smart_client (name) where revoked_at is null',
  // An assertion opens once, whichever process it comes to.
  `create table smart_assertion (
    client_id uuid not null references smart_client (id),
    jti text not null,
    expires_at timestamptz not null,
    primary key (client_id, jti)
  )`,
  'create index smart_assertion_expired on smart_assertion (expires_at)',
  // Which client acted; rows from before have none, and their seals still fit.
  'alter table audit_event add column client_id uuid',
];

const consents = [
  `create table data_consent (
    id uuid primary key,
    client_id uuid not null references smart_client (id),
    patient_id uuid not null references patient (id),
    decision text not null check (decision in ('PERMIT', 'DENY')),
    purpose text not null check (purpose in ('TREATMENT', 'PAYMENT', 'OPERATIONS')),
    until timestamptz,
    created_at timestamptz not null default now(),
    revoked_at timestamptz
  )`,
  'create unique index data_consent_live on data_consent (client_id, patient_id, decision) where revoked_at is null',
  'create index data_consent_patient on data_consent (patient_id)',
];

const identifiers = [
  `create table patient_identifier (
    id uuid primary key default gen_random_uuid(),
    patient_id uuid not null references patient (id),
    system text not null check (system <> ''),
    value text not null check (value <> ''),
    type text,
    assigner text,
    created_at timestamptz not null default clock_timestamp(),
    deleted_at timestamptz
  )`,
  'create unique index patient_identifier_live on patient_identifier (system, value) where deleted_at is null',
  'create index patient_identifier_patient on patient_identifier (patient_id)',
  `create function note_identifier() returns trigger language plpgsql as $$ begin
    update patient set updated_at = clock_timestamp() where id = coalesce(new.patient_id, old.patient_id);
    return null;
  end $$`,
  `create trigger note_identifier after insert or update of system, value, type, assigner or delete on patient_identifier
    for each row execute function note_identifier()`,
  // A deleted record gives its identifiers free, and takes them again when it comes back.
  `create function end_identifiers() returns trigger language plpgsql as $$ begin
    update patient_identifier set deleted_at = new.deleted_at where patient_id = new.id;
    return null;
  end $$`,
  `create trigger end_identifiers after update of deleted_at on patient for each row
    when (old.deleted_at is distinct from new.deleted_at) execute function end_identifiers()`,
];

const stamped = ['physiotherapist', 'medical_history_entry', 'progress_report'];
const revised = ['patient', 'appointment', ...stamped];

/** `version` counts what the house's own changes; this counts every change of what a row shows, so that no reader takes an old one for new. */
const revisions = [
  ...stamped.flatMap((table) => [
    // With the moment of now, which rewrites no table; new rows carry that of their insert (0036).
    `alter table ${table} add column updated_at timestamptz not null default now()`,
    `alter table ${table} alter column updated_at set default clock_timestamp()`,
    `create trigger note_change before update on ${table} for each row execute function note_change()`,
  ]),
  `create function note_revision() returns trigger language plpgsql as $$ begin
    new.revision := old.revision + 1;
    return new;
  end $$`,
  ...revised.flatMap((table) => [
    `alter table ${table} add column revision integer not null default 1`,
    `create trigger note_revision before update on ${table} for each row execute function note_revision()`,
  ]),
  // A record shows the e-mail address of its account, as it does the number (0033).
  `create trigger note_email_change after update of email on app_user for each row
    when (old.email is distinct from new.email) execute function note_number_change()`,
];

const indexes = [
  ...['patient', 'appointment'].flatMap((table) => [
    `drop index ${table}_changed`,
    `create index ${table}_changed on ${table} (updated_at, id)`,
  ]),
  ...stamped.map((table) => `create index ${table}_changed on ${table} (updated_at, id)`),
];
