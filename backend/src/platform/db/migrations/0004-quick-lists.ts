import { Migration } from '@mikro-orm/migrations';

/** What lets 100,000 records be searched, counted and paged as quickly as 1,000 (docs/performance.md). */
export class QuickLists extends Migration {
  override up(): void {
    for (const statement of [...search, ...accountsWithRecord, ...vacuum]) this.addSql(statement);
  }
}

const search = [
  // Folding each name anew was most of what a search cost; a column also has statistics, by which a plan is chosen.
  `alter table patient
    add column name_folded text collate "C" not null generated always as (lower(name)) stored,
    add column diagnosis_folded text collate "C" generated always as (lower(diagnosis)) stored`,
  `drop index patient_name, patient_diagnosis, patient_complete`,
  `create index patient_name on patient using gin (name_folded gin_trgm_ops) where deleted_at is null`,
  `create index patient_diagnosis on patient using gin (diagnosis_folded gin_trgm_ops) where deleted_at is null`,
  // Totals are counted in these alone, also of one or two letters, for which there is no trigram.
  `create index patient_complete_name on patient (is_complete, name_folded) where deleted_at is null`,
  `create index patient_complete_diagnosis on patient (is_complete, diagnosis_folded) where deleted_at is null`,
];

const accountsWithRecord = [
  'alter table app_user add column has_record boolean not null default false',
  `update app_user u set has_record = true
    where exists (select from patient p where p.user_id = u.id and p.deleted_at is null)`,
  // Active patients are counted in this one index instead of by a join.
  'drop index app_user_last_login',
  `create index app_user_active on app_user (last_login_at) where user_type = 'patient' and has_record`,
  // An account has one live record at most (patient_user), so that whoever gives it another waits for whoever takes the first away.
  // By the primary key, whatever is known of the tables: a plan made while they are small would be kept for a load of 100,000.
  `create function note_record_of_account() returns trigger language plpgsql set enable_seqscan = off as $$ begin
    if tg_op <> 'INSERT' and old.deleted_at is null then
      update app_user set has_record = false where id = old.user_id;
    end if;
    if tg_op <> 'DELETE' and new.deleted_at is null then
      update app_user set has_record = true where id = new.user_id and not has_record;
    end if;
    return null;
  end $$`,
  `create trigger patient_account after insert or delete or update of user_id, deleted_at on patient
    for each row execute function note_record_of_account()`,
];

// An index alone answers only for pages that vacuum has seen since their last change: at the usual fifth of a table, 5,000
// changed records of 100,000 made a count six times as slow.
const vacuum = ['patient', 'app_user'].map(
  (table) => `alter table ${table} set (autovacuum_vacuum_scale_factor = 0.01)`,
);
