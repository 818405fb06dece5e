import { Migration } from '@mikro-orm/migrations';

/**
 * The open charges of all records, for the list of dues (money §6): added up from all charges, credits and allocations, it would read the
 * whole ledger for each page. `settle`, which runs at the end of each transaction that changes them, keeps the rows of its record.
 */
export class OpenCharges extends Migration {
  override up(): void {
    for (const statement of [...table, ...settling, ...backfill]) this.addSql(statement);
  }
}

const table = [
  `create table open_charge (
    charge_id uuid primary key references charge (id) on delete cascade,
    patient_id uuid not null,
    day date not null,
    amount_paise integer not null check (amount_paise > 0)
  )`,
  'create index open_charge_patient on open_charge (patient_id)',
];

const OPEN = `select c.id as charge_id, c.patient_id, c.day, (c.needs - c.has)::integer as amount_paise from charge_state c where c.needs > c.has`;

const settling = [
  'alter function settle(uuid) rename to allocate_free',
  'alter function settle_all() rename to allocate_all',
  // allocate_free locks the record until commit, so that nobody else writes its rows.
  `create function settle(record uuid) returns void language plpgsql as $$ begin
    perform allocate_free(record);
    delete from open_charge o where o.patient_id = record and not exists (
      select from charge_state c where c.id = o.charge_id and c.patient_id = record and c.needs > c.has);
    insert into open_charge as o ${OPEN} and c.patient_id = record
    on conflict (charge_id) do update
      set patient_id = excluded.patient_id, day = excluded.day, amount_paise = excluded.amount_paise
      where (o.patient_id, o.day, o.amount_paise) is distinct from (excluded.patient_id, excluded.day, excluded.amount_paise);
  end $$`,
  `create function settle_all() returns void language sql as $$
    select allocate_all();
    delete from open_charge;
    insert into open_charge ${OPEN};
  $$`,
];

const backfill = [`insert into open_charge ${OPEN}`, 'analyze open_charge'];
