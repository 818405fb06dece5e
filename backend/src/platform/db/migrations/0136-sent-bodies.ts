import { Migration } from '@mikro-orm/migrations';

/**
 * What hospitals send is kept as it came (hospital-two §2): of a referral and a document in its row, of a patient for each client. What a
 * referral says beside its reason, and which document another one replaces.
 */
export class SentBodies extends Migration {
  override up(): void {
    for (const statement of [...referrals, ...documents, ...patients, erasure]) this.addSql(statement);
  }
}

const referrals = [
  `alter table referral
    add column sent jsonb,
    add column priority text not null default 'ROUTINE' check (priority in ('ROUTINE', 'URGENT', 'ASAP', 'STAT')),
    add column service text check (service <> ''),
    add column body_sites text[] not null default '{}' check (cardinality(body_sites) <= 20),
    add column notes text[] not null default '{}' check (cardinality(notes) <= 50)`,
];

const documents = [
  `alter table hospital_document
    add column sent jsonb,
    add column replaced_by uuid references hospital_document (id),
    add constraint hospital_document_other check (replaced_by <> id)`,
  'create index hospital_document_replaced on hospital_document (replaced_by) where replaced_by is not null',
];

const patients = [
  `create table sent_patient (
    patient_id uuid not null references patient (id),
    client_id uuid not null references smart_client (id),
    sent jsonb not null,
    -- The values of the record that came from it: while they stand, its own spelling is shown.
    made jsonb not null,
    primary key (patient_id, client_id)
  )`,
  // The client reads its own elements with the record: another version.
  `create trigger note_sent_patient after insert or update of sent on sent_patient for each row execute function note_identifier()`,
];

const erasure = `do $$ begin
  execute replace(pg_get_functiondef('erase_patient(uuid)'::regprocedure),
    $r$['patient_sender', 'patient_id = any($1)'],$r$,
    $r$['sent_patient', 'patient_id = any($1)'],
    ['patient_sender', 'patient_id = any($1)'],$r$);
end $$`;
