import { Migration } from '@mikro-orm/migrations';

/**
 * Former versions of resources (hospital-two §4), as the rows that their mappers take. The application stores each version before the commit
 * that makes it, and after its start, in steps, the present ones, so that what the next change replaces can be read too. Nothing refers to
 * the patient by a foreign key, whose lock would come after those of the change.
 */
export class ResourceVersions extends Migration {
  override up(): void {
    for (const statement of [...table, made, erasure]) this.addSql(statement);
  }
}

const table = [
  `create table resource_version (
    type text not null,
    id text not null,
    version integer not null check (version >= 1),
    at timestamptz not null,
    -- Whose change it was: a kind and an id, or system; null where it is not known.
    actor text,
    patient_id uuid not null,
    row jsonb not null,
    primary key (type, id, version)
  )`,
  'create index resource_version_patient on resource_version (patient_id)',
  // The rows of a transaction are found by these.
  'create index data_consent_changed on data_consent (updated_at)',
  'create index referral_progress_changed on referral_progress (updated_at)',
];

/** Identifiers and what a hospital sent along with a new record belong to its first version. Within a savepoint they count as changes, as before. */
const made = `create or replace function note_identifier() returns trigger language plpgsql as $$ begin
    update patient set updated_at = clock_timestamp() where id = coalesce(new.patient_id, old.patient_id)
      and not (revision = 1 and xmin = pg_current_xact_id()::xid);
    return null;
  end $$`;

/** The last of all rows that an erasure deletes: whoever it waited for at the others has stored versions by then. */
const erasure = `do $$
declare
  before constant text := pg_get_functiondef('erase_patient(uuid)'::regprocedure);
  after text;
begin
  after := regexp_replace(before, $r$\\n  \\];\\nbegin$r$, $r$,
    ['resource_version', 'patient_id = any($1)']
  ];
begin$r$);
  if after = before then raise exception 'the rules of erase_patient are not where they were'; end if;
  execute after;
end $$`;
