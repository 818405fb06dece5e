import { Migration } from '@mikro-orm/migrations';

/** What became of a referral, as its hospital reads it by a Task (hospital-two §2): triggers write each step, which has a version of its own. */
export class ReferralProgress extends Migration {
  override up(): void {
    for (const statement of [table, stepOf, noteSteps, ...functions, ...triggers, present, erasure])
      this.addSql(statement);
  }
}

const table = `create table referral_progress (
  referral_id uuid primary key references referral (id) on delete cascade,
  status text not null check (status in ('requested', 'accepted', 'in-progress', 'completed', 'rejected', 'cancelled')),
  revision integer not null default 1,
  updated_at timestamptz not null default clock_timestamp()
)`;

// A plan counts from the arrival of the referral on: one that ended before is of an earlier one.
const stepOf = `create function referral_step(f referral) returns text language sql stable as $$
  select case f.status when 'ACTIVE' then 'requested' when 'DECLINED' then 'rejected' when 'REVOKED' then 'cancelled'
    else case
      when exists (select from recovery_plan r where r.patient_id = f.patient_id and r.kind = 'PROTOCOL' and r.status = 'ACTIVE')
        then 'in-progress'
      when exists (select from recovery_plan r where r.patient_id = f.patient_id and r.kind = 'PROTOCOL' and r.status = 'COMPLETED'
        and coalesce(r.ended_at, r.created_at) >= f.received_at) then 'completed'
      when exists (select from appointment a where a.referral_id = f.id and a.deleted_at is null
        and a.status in ('scheduled', 'completed', 'missed')) then 'in-progress'
      else 'accepted' end
    end
$$`;

// The lock comes first, and in one order: the next statement sees what the other transaction wrote that this one waited for. A referral
// that came to its end stays there: a later plan is of another one.
const noteSteps = `create function note_referral_steps(asked uuid[]) returns void language plpgsql as $$ begin
  perform from referral where id = any(asked) order by id for no key update;
  insert into referral_progress as g (referral_id, status)
  select f.id, referral_step(f) from referral f where f.id = any(asked) order by f.id
  on conflict (referral_id) do update set status = excluded.status, revision = g.revision + 1, updated_at = clock_timestamp()
    where g.status <> excluded.status and g.status not in ('completed', 'rejected', 'cancelled');
end $$`;

/** A trigger's function that notes the steps of the referrals of its row. */
const noting = (name: string, asked: string) => `create function ${name}() returns trigger language plpgsql as $$ begin
    perform note_referral_steps(${asked});
    return null;
  end $$`;

const functions = [
  noting('note_referral_step', 'array[new.id]'),
  noting('note_session_step', 'array[new.referral_id]'),
  noting('note_plan_step', 'array(select id from referral where patient_id = new.patient_id)'),
];

const triggers = [
  `create trigger note_referral_step after insert or update of status, patient_id on referral
    for each row execute function note_referral_step()`,
  `create trigger note_referral_step_of_session after insert or update of status, referral_id, deleted_at on appointment
    for each row when (new.referral_id is not null) execute function note_session_step()`,
  `create trigger note_referral_step_of_plan after insert or update of status, ended_at, patient_id on recovery_plan
    for each row when (new.kind = 'PROTOCOL') execute function note_plan_step()`,
];

const present = `insert into referral_progress (referral_id, status) select f.id, referral_step(f) from referral f`;

const erasure = `do $$ begin
  execute replace(pg_get_functiondef('erase_patient(uuid)'::regprocedure),
    $r$['referral', 'patient_id = any($1)'],$r$,
    $r$['referral_progress', 'referral_id in (select id from referral where patient_id = any($1))'],
    ['referral', 'patient_id = any($1)'],$r$);
end $$`;
