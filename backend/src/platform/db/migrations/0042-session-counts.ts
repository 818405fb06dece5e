import { Migration } from '@mikro-orm/migrations';

/**
 * How many sessions of a patient there are, took place and were missed: of the live, else the newest plan; of all appointments for a
 * patient who never had one. Every number that is shown is read here, so that none disagrees (recovery §1).
 */
export class SessionCounts extends Migration {
  override up(): void {
    this.addSql(`create view session_counts as
      select r.patient_id, c.planned, c.done, (
        select (count(*) filter (where kind = 'MISSED' or kind = 'CORRECTED' and state = 'MISSED')
          - count(*) filter (where kind = 'CORRECTED' and state = 'DONE'))::int
        from session_event where plan_id = r.id and kind in ('MISSED', 'CORRECTED')) as missed_in_all
      from (select distinct on (patient_id) patient_id, id from recovery_plan
          order by patient_id, status = 'ACTIVE' desc, created_at desc, id desc) r
        join lateral (select count(*) filter (where state <> 'CANCELLED')::int as planned,
            count(*) filter (where state = 'DONE')::int as done
          from plan_session where plan_id = r.id) c on true
      union all
      select a.patient_id, p.planned_sessions, count(*) filter (where a.status = 'completed')::int,
        count(*) filter (where a.status = 'missed')::int
      from appointment a join patient p on p.id = a.patient_id
      where a.status in ('completed', 'missed') and a.deleted_at is null
        and not exists (select from recovery_plan where patient_id = a.patient_id)
      group by a.patient_id, p.planned_sessions`);
  }
}
