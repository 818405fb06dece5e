import { Migration } from '@mikro-orm/migrations';

/** In which state a consent is, and since when: hospitals read those that name them (hospital §3). */
export class StatesOfConsents extends Migration {
  override up(): void {
    for (const statement of consents) this.addSql(statement);
  }
}

const consents = [
  // With the moment of now, which rewrites no table; new rows carry that of their insert (0049).
  `alter table data_consent add column updated_at timestamptz not null default now(), add column revision integer not null default 1`,
  'alter table data_consent alter column updated_at set default clock_timestamp()',
  'create trigger note_change before update on data_consent for each row execute function note_change()',
  'create trigger note_revision before update on data_consent for each row execute function note_revision()',
  'create index data_consent_client on data_consent (client_id, id)',
];
