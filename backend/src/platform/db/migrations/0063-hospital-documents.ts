import { Migration } from '@mikro-orm/migrations';

/** Documents that hospitals send of their patients; their content lies in the storage of files (hospital §6). */
export class HospitalDocuments extends Migration {
  override up(): void {
    for (const statement of documents) this.addSql(statement);
  }
}

const documents = [
  `create table hospital_document (
    id uuid primary key,
    patient_id uuid not null references patient (id),
    sent_by uuid not null references smart_client (id),
    referral_id uuid references referral (id),
    identifier_system text check (identifier_system <> ''),
    identifier_value text check (identifier_value <> ''),
    title text check (char_length(title) between 1 and 200),
    type text check (char_length(type) between 1 and 200),
    written_at timestamptz not null,
    media_type text not null
      check (media_type in ('application/pdf', 'image/jpeg', 'image/png', 'text/plain; charset=utf-8')),
    size integer not null check (size between 1 and 5242880),
    sha1 text not null,
    file_key text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default clock_timestamp(),
    revision integer not null default 1,
    constraint hospital_document_identifier check ((identifier_system is null) = (identifier_value is null))
  )`,
  // Of one hospital: what another one calls its own says nothing of it.
  'create unique index hospital_document_named on hospital_document (sent_by, identifier_system, identifier_value)',
  // By which the files are found that no document names.
  'create unique index hospital_document_file on hospital_document (file_key)',
  'create index hospital_document_newest on hospital_document (patient_id, written_at desc, id desc)',
  'create index hospital_document_changed on hospital_document (updated_at, id)',
  'create trigger note_change before update on hospital_document for each row execute function note_change()',
  'create trigger note_revision before update on hospital_document for each row execute function note_revision()',
  // Whoever reads the patient is told of it, and not its sender alone: the column is not called client_id.
  `create trigger note_webhooks after insert on hospital_document for each row execute function note_webhooks('document', 'DocumentReference')`,
];
