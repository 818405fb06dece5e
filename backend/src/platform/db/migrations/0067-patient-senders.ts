import { Migration } from '@mikro-orm/migrations';

/**
 * Which hospitals' systems sent a patient, and until when each reaches the record for that, without a consent (hospital §5): several, once
 * two records that were sent became one.
 */
export class PatientSenders extends Migration {
  override up(): void {
    for (const statement of [...senders, noteConsentEnd]) this.addSql(statement);
  }
}

const senders = [
  // Nobody makes a record between the rows and the columns. No released version knows the columns: none that runs beside this reads them.
  'lock table patient',
  `create table patient_sender (
    patient_id uuid not null references patient (id),
    client_id uuid not null references smart_client (id),
    until timestamptz not null,
    created_at timestamptz not null default now(),
    primary key (patient_id, client_id)
  )`,
  // Of a record that was merged, too: whoever lost it by that gets the other one whole with the next export of what changed.
  `insert into patient_sender (patient_id, client_id, until, created_at)
    select coalesce(merged_into, id), referred_by_client, max(referred_until), min(created_at) from patient
    where referred_by_client is not null group by 1, 2`,
  `update patient set updated_at = clock_timestamp()
    where id in (select merged_into from patient where referred_by_client is not null)`,
  'create index patient_sender_reached on patient_sender (client_id, until)',
  'alter table patient drop column referred_by_client, drop column referred_until',
];

/** As before (0060), but for where it stands who made a record. */
const noteConsentEnd = `create or replace function note_consent_end() returns trigger language plpgsql as $$ begin
    if not exists (select from webhook_endpoint e where e.ended_at is null and e.client_id = new.client_id) then return null; end if;
    if tg_op = 'INSERT' and not exists (
      select from smart_client c where c.id = new.client_id and (c.reach = 'ALL_BUT_REFUSED'
        or exists (select from data_consent d where d.client_id = c.id and d.patient_id = new.patient_id and d.decision = 'PERMIT'
          and d.revoked_at is null and coalesce(d.until > now(), true))
        or exists (select from patient_sender s where s.patient_id = new.patient_id and s.client_id = c.id)
        or exists (select from record_reading r where r.client_id = c.id and r.patient_id = new.patient_id))
    ) then return null; end if;
    perform note_webhook_event('consent.revoked', 'Patient', new.patient_id, (select p.revision from patient p where p.id = new.patient_id),
      new.patient_id, new.client_id);
    return null;
  end $$`;
