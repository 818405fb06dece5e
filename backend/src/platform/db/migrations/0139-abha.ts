import { Migration } from '@mikro-orm/migrations';

const ABHA = `'https://healthid.ndhm.gov.in'`;

/** ABHA: claimed ones may stand on several records, a verified one on one. Present ones get the form in which they are compared. */
export class Abha extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const digits = `regexp_replace(value, '[[:space:]-]', '', 'g')`;

const statements = [
  // The client that claimed an ABHA; null: the desk, or a message. When ABDM verified it.
  `alter table patient_identifier add column claimed_by uuid references smart_client (id), add column verified_at timestamptz,
    add constraint patient_identifier_claimed check (claimed_by is null or system = ${ABHA}),
    add constraint patient_identifier_verified check (verified_at is null or system = ${ABHA})`,
  'drop index patient_identifier_live',
  `create unique index patient_identifier_live on patient_identifier (system, value)
    where deleted_at is null and (system <> ${ABHA} or verified_at is not null)`,
  'create index patient_identifier_named on patient_identifier (system, value) where deleted_at is null',
  `update patient_identifier set value = case
      when ${digits} ~ '^[0-9]{14}$' then regexp_replace(${digits}, '^(..)(....)(....)(....)$', '\\1-\\2-\\3-\\4')
      when value ~ '@' then lower(value) else value end
    where system = ${ABHA}`,
];
