import { Migration } from '@mikro-orm/migrations';

/**
 * Whatever is written of a record that was merged goes on to the last one: the one it leads to may be merged at this moment, and is waited
 * for, too (hospital §7).
 */
export class ChainsOfMerges extends Migration {
  override up(): void {
    this.addSql(`create or replace function lead_on() returns trigger language plpgsql as $$
    declare other uuid;
    begin
      loop
        select merged_into into other from patient where id = new.patient_id for key share;
        exit when other is null;
        new.patient_id := other;
      end loop;
      return new;
    end $$`);
  }
}
