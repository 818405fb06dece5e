import { Migration } from '@mikro-orm/migrations';

/** Addresses at which hospitals' systems are told of changes, and what each is told, noted in the transaction of the change (hospital §8). */
export class Webhooks extends Migration {
  override up(): void {
    for (const statement of [...tables, ...notes, ...consents]) this.addSql(statement);
  }
}

const events = [
  'patient.created',
  'patient.updated',
  'patient.deleted',
  'patient.merged',
  'patient.discharged',
  'appointment.created',
  'appointment.updated',
  'referral.updated',
  'document.created',
  'consent.revoked',
];

const tables = [
  `create table webhook_endpoint (
    id uuid primary key,
    client_id uuid not null references smart_client (id),
    url text not null check (char_length(url) between 1 and 2000),
    events text[] not null,
    secret_hash text not null,
    created_by uuid not null references app_user (id),
    created_at timestamptz not null default now(),
    ended_at timestamptz,
    end_reason text check (end_reason in ('ENDED', 'GONE', 'CLIENT_REVOKED')),
    constraint webhook_endpoint_events check (cardinality(events) > 0 and events <@ array['${events.join("', '")}']),
    constraint webhook_endpoint_ended check ((ended_at is null) = (end_reason is null))
  )`,
  'create index webhook_endpoint_live on webhook_endpoint (client_id) where ended_at is null',
  // No key leads to what changed: a note must not wait for whoever holds the record.
  `create table webhook_delivery (
    id uuid primary key default gen_random_uuid(),
    endpoint_id uuid not null references webhook_endpoint (id),
    event text not null,
    resource text not null,
    resource_id uuid not null,
    version integer not null,
    patient_id uuid not null,
    created_at timestamptz not null default now(),
    transaction xid8 not null default pg_current_xact_id(),
    status text not null default 'PENDING' check (status in ('PENDING', 'DELIVERED', 'FAILED')),
    attempts integer not null default 0,
    replayed_after integer not null default 0,
    send_after timestamptz not null default clock_timestamp(),
    lease_until timestamptz,
    code text,
    delivered_at timestamptz
  )`,
  // The moment too: a restored database counts its transactions anew.
  `create unique index webhook_delivery_once on webhook_delivery (endpoint_id, resource_id, event, transaction, created_at)`,
  'create index webhook_delivery_newest on webhook_delivery (endpoint_id, created_at desc, id desc)',
  "create index webhook_delivery_due on webhook_delivery (endpoint_id, send_after) where status = 'PENDING'",
  'create index webhook_delivery_old on webhook_delivery (created_at)',
];

const notes = [
  /* Notes an event for every live endpoint that listens to it, once in a transaction, with the last version. Of one client alone where
     the resource is. Whatever no trigger sees calls it by itself. */
  `create function note_webhook_event(happened text, of_type text, of_id uuid, of_version integer, of_patient uuid, only_client uuid default null)
    returns void language plpgsql as $$ begin
    insert into webhook_delivery (endpoint_id, event, resource, resource_id, version, patient_id)
    select e.id, happened, of_type, of_id, of_version, of_patient
    from webhook_endpoint e join smart_client c on c.id = e.client_id
    where e.ended_at is null and c.revoked_at is null and happened = any(e.events) and coalesce(e.client_id = only_client, true)
    on conflict (endpoint_id, resource_id, event, transaction, created_at) do update set version = excluded.version;
  end $$`,
  /* For each row of a table whose arguments are the noun of its events and the type of FHIR. Without an endpoint it costs a look at an
     empty index. */
  `create function note_webhooks() returns trigger language plpgsql as $$
  declare
    present jsonb;
    happened text;
  begin
    if not exists (select from webhook_endpoint where ended_at is null) then return null; end if;
    present := to_jsonb(new);
    happened := case when tg_op = 'INSERT' then 'created'
      when tg_argv[0] = 'patient' and present ->> 'deleted_at' is not null and to_jsonb(old) ->> 'deleted_at' is null then 'deleted'
      else 'updated' end;
    perform note_webhook_event(tg_argv[0] || '.' || happened, tg_argv[1], new.id, coalesce((present ->> 'revision')::integer, 1),
      coalesce((present ->> 'patient_id')::uuid, new.id), (present ->> 'client_id')::uuid);
    return null;
  end $$`,
  ...[
    ['patient', 'Patient'],
    ['appointment', 'Appointment'],
    ['referral', 'ServiceRequest'],
  ].map(
    ([table, type]) => `create trigger note_webhooks after insert or update on ${table} for each row
      execute function note_webhooks('${table}', '${type}')`,
  ),
  `create trigger note_webhooks after insert on progress_report for each row execute function note_webhooks('document', 'DocumentReference')`,
];

/**
 * A client is told that a consent ended where it reached the record before: it read by that consent, reads whoever does not refuse,
 * made the record, or was handed something of it. Others would learn of somebody whom they do not know.
 */
const consents = [
  `create function note_consent_end() returns trigger language plpgsql as $$ begin
    if not exists (select from webhook_endpoint e where e.ended_at is null and e.client_id = new.client_id) then return null; end if;
    if tg_op = 'INSERT' and not exists (
      select from smart_client c where c.id = new.client_id and (c.reach = 'ALL_BUT_REFUSED'
        or exists (select from data_consent d where d.client_id = c.id and d.patient_id = new.patient_id and d.decision = 'PERMIT'
          and d.revoked_at is null and coalesce(d.until > now(), true))
        or exists (select from patient p where p.id = new.patient_id and p.referred_by_client = c.id)
        or exists (select from record_reading r where r.client_id = c.id and r.patient_id = new.patient_id))
    ) then return null; end if;
    perform note_webhook_event('consent.revoked', 'Patient', new.patient_id, (select p.revision from patient p where p.id = new.patient_id),
      new.patient_id, new.client_id);
    return null;
  end $$`,
  `create trigger note_refusal after insert on data_consent for each row when (new.decision = 'DENY')
    execute function note_consent_end()`,
  `create trigger note_consent_end after update of revoked_at on data_consent for each row
    when (new.decision = 'PERMIT' and old.revoked_at is null and new.revoked_at is not null and coalesce(old.until > now(), true))
    execute function note_consent_end()`,
];
