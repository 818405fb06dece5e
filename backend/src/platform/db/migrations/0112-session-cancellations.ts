import { Migration } from '@mikro-orm/migrations';

/** When a session was canceled, and by whom: the patient, or the clinic (money §7). Former ones from the audit trail. */
export class SessionCancellations extends Migration {
  override up(): void {
    for (const statement of [...columns, ...backfill, ...law]) this.addSql(statement);
  }
}

const columns = [
  `alter table appointment
    add column canceled_at timestamptz,
    add column canceled_by text check (canceled_by in ('PATIENT', 'CLINIC'))`,
];

// A former cancellation of which the trail tells nothing was the clinic's, at the last change. No trigger: nothing changes for readers.
const backfill = [
  'alter table appointment disable trigger user',
  `with alone as (
      select distinct on (a.id) a.id, e.at, e.actor_role from appointment a
        join audit_event e on e.subject_type = 'appointment' and e.subject_id = a.id::text and e.outcome = 'done'
      where a.status = 'canceled'
        and (e.verb in ('appointment.cancel', 'hl7.cancel') or (e.verb = 'appointment.correct' and e.details ->> 'to' = 'canceled'))
      order by a.id, e.at desc, e.id desc),
    together as (
      select one.id, max(e.at) as at from audit_event e cross join lateral jsonb_array_elements_text(e.details -> 'canceled') one(id)
      where e.verb = 'series.cancel' and e.outcome = 'done' and jsonb_typeof(e.details -> 'canceled') = 'array' group by 1),
    known as (
      select a.id, coalesce(greatest(l.at, t.at), a.updated_at) as at,
        case when l.actor_role = 'patient' and (t.at is null or l.at > t.at) then 'PATIENT' else 'CLINIC' end as by
      from appointment a left join alone l on l.id = a.id left join together t on t.id = a.id::text where a.status = 'canceled')
  update appointment a set canceled_at = k.at, canceled_by = k.by from known k where k.id = a.id`,
  'alter table appointment enable trigger user',
];

// Each way of canceling passes here; who acts, and the clinic's clock, are set for the transaction.
const law = [
  `create function note_cancellation() returns trigger language plpgsql as $$ begin
    if new.status <> 'canceled' then
      new.canceled_at := null;
      new.canceled_by := null;
    elsif new.canceled_at is null then
      new.canceled_at := coalesce(nullif(current_setting('books.now', true), '')::timestamptz, clock_timestamp());
      new.canceled_by := case when current_setting('recovery.actor', true) like 'PATIENT %' then 'PATIENT' else 'CLINIC' end;
    end if;
    return new;
  end $$`,
  `create trigger note_cancellation before insert or update of status on appointment for each row execute function note_cancellation()`,
  `alter table appointment add constraint appointment_canceled
    check ((status = 'canceled') = (canceled_at is not null) and (canceled_at is null) = (canceled_by is null))`,
];
