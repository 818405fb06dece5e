import { Migration } from '@mikro-orm/migrations';

/**
 * Counts of rows that triggers keep in the transaction that writes the rows (docs/performance.md): each change adds a row with a difference,
 * a count is the sum of its rows, and a job folds them. Nobody updates a row, so that writers never wait for one another.
 */
export class Counters extends Migration {
  override up(): void {
    for (const statement of [...tables, ...folding, ...patients, ...signIns, ...payments, ...present, ...job])
      this.addSql(statement);
  }
}

const tables = [
  `create table counter (
    name text collate "C" not null,
    -- The hour, day or week that a row counts, as a number since 1970; 0 for a total.
    slot integer not null,
    part text collate "C" not null,
    n integer not null,
    paise bigint not null default 0,
    -- Whether no fold has seen it.
    is_new boolean not null default true
  )`,
  // Read alone, without the table.
  'create index counter_slot on counter (name, slot) include (part, n, paise)',
  'create index counter_new on counter (name) where is_new',
  // Whatever is folded leaves dead rows behind, which readers would step over.
  'alter table counter set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)',
  // The clinic's days, and its weeks from Thursday on; India has no daylight saving time.
  `create function day_slot(at timestamptz) returns integer language sql immutable parallel safe
    return floor((extract(epoch from at) + 19800) / 86400)::integer`,
  `create function week_slot(at timestamptz) returns integer language sql immutable parallel safe
    return floor((extract(epoch from at) + 19800) / 604800)::integer`,
  `create function hour_slot(at timestamptz) returns integer language sql immutable parallel safe
    return floor(extract(epoch from at) / 3600)::integer`,
];

const folding = [
  // Each row is deleted once, and its number is added where it was deleted: two folds at once would be right, too, but might wait for
  // each other in a circle. Folds at most so many new rows, or all, and returns how many there were.
  `create function fold_counters(most integer default null) returns integer language plpgsql
    set search_path = public, pg_temp as $$
  declare seen integer;
  begin
    perform pg_advisory_xact_lock(hashtext('fold_counters'));
    with fresh as (
      delete from counter where ctid = any (array(select ctid from counter where is_new limit most))
      returning name, slot, part, n, paise
    ),
    folded as (
      delete from counter c using (select distinct name, slot, part from fresh) f
      where not c.is_new and c.name = f.name and c.slot = f.slot and c.part = f.part
      returning c.name, c.slot, c.part, c.n, c.paise
    ),
    added as (
      insert into counter (name, slot, part, n, paise, is_new)
      select name, slot, part, sum(n), sum(paise), false
      from (select * from fresh union all select * from folded) every_row
      group by name, slot, part having sum(n) <> 0 or sum(paise) <> 0
    )
    select count(*) into seen from fresh;
    return seen;
  end $$`,
];

// Each function names its search path: pg_restore works with an empty one.
// New and deleted rows are counted by statement, changed ones by row: a trigger with transition tables takes no condition, and would run for
// each statement that changes nothing of a count.
const patients = [
  `create function completeness(is_complete boolean) returns text language sql immutable parallel safe
    return case when is_complete then 'complete' else 'incomplete' end`,
  `create function count_patients() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin
    insert into counter (name, slot, part, n)
    with weeks as (
      select week_slot(created_at) as slot, completeness(is_complete) as part,
        count(*) * case tg_op when 'INSERT' then 1 else -1 end as n
      from written where deleted_at is null group by 1, 2
    )
    select 'patient_weeks', slot, part, n from weeks
    union all select 'patients', 0, part, sum(n) from weeks group by part;
    return null;
  end $$`,
  `create function count_changed_patient() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin
    insert into counter (name, slot, part, n)
    select name, slot, completeness(is_complete), sum(n)
    from (
      values (old.created_at, old.is_complete, old.deleted_at, -1), (new.created_at, new.is_complete, new.deleted_at, 1)
    ) state (created_at, is_complete, deleted_at, n)
    cross join lateral (values ('patients', 0), ('patient_weeks', week_slot(created_at))) kept (name, slot)
    where deleted_at is null
    group by 1, 2, 3 having sum(n) <> 0;
    return null;
  end $$`,
  `create trigger count_new after insert on patient referencing new table as written
    for each statement execute function count_patients()`,
  `create trigger count_deleted after delete on patient referencing old table as written
    for each statement execute function count_patients()`,
  `create trigger count_changed after update on patient for each row
    when (old.is_complete <> new.is_complete or (old.deleted_at is null) <> (new.deleted_at is null)
      or old.created_at <> new.created_at)
    execute function count_changed_patient()`,
];

// By row: accounts are written one at a time, and one by one where their records are.
const signIns = [
  `create function count_sign_in() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin
    insert into counter (name, slot, part, n)
    select 'sign_ins', slot, '', sum(n)
    from (
      select hour_slot(old.last_login_at) as slot, -1 as n
        where tg_op <> 'INSERT' and old.has_record and old.user_type = 'patient' and old.last_login_at is not null
      union all select hour_slot(new.last_login_at), 1
        where tg_op <> 'DELETE' and new.has_record and new.user_type = 'patient' and new.last_login_at is not null
    ) hours
    group by slot having sum(n) <> 0;
    return null;
  end $$`,
  `create trigger count_new after insert on app_user for each row
    when (new.has_record and new.last_login_at is not null) execute function count_sign_in()`,
  `create trigger count_deleted after delete on app_user for each row
    when (old.has_record and old.last_login_at is not null) execute function count_sign_in()`,
  `create trigger count_changed after update on app_user for each row
    when ((old.has_record or new.has_record) and (old.has_record <> new.has_record or old.user_type <> new.user_type
      or old.last_login_at is distinct from new.last_login_at))
    execute function count_sign_in()`,
];

const payments = [
  `create function count_payments() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin
    insert into counter (name, slot, part, n, paise)
    select 'payment_days', day_slot(created_at), status, sum(sign), sum(amount_paise * sign)
    from written, (select case tg_op when 'INSERT' then 1 else -1 end as sign) direction
    group by 2, 3;
    return null;
  end $$`,
  `create function count_changed_payment() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin
    insert into counter (name, slot, part, n, paise)
    select 'payment_days', day_slot(created_at), status, sum(n), sum(amount_paise * n)
    from (
      values (old.created_at, old.status, old.amount_paise, -1), (new.created_at, new.status, new.amount_paise, 1)
    ) state (created_at, status, amount_paise, n)
    group by 2, 3 having sum(n) <> 0 or sum(amount_paise * n) <> 0;
    return null;
  end $$`,
  `create trigger count_new after insert on payment referencing new table as written
    for each statement execute function count_payments()`,
  `create trigger count_deleted after delete on payment referencing old table as written
    for each statement execute function count_payments()`,
  `create trigger count_changed after update on payment for each row
    when (old.status <> new.status or old.amount_paise <> new.amount_paise or old.created_at <> new.created_at)
    execute function count_changed_payment()`,
];

// The triggers come first: they keep writers out until the transaction ends.
const present = [
  `insert into counter (name, slot, part, n, is_new)
    with weeks as (
      select week_slot(created_at) as slot, completeness(is_complete) as part, count(*) as n
      from patient where deleted_at is null group by 1, 2
    )
    select 'patient_weeks', slot, part, n, false from weeks
    union all select 'patients', 0, part, sum(n), false from weeks group by part`,
  `insert into counter (name, slot, part, n, is_new)
    select 'sign_ins', hour_slot(last_login_at), '', count(*), false from app_user
    where has_record and user_type = 'patient' and last_login_at is not null group by 2`,
  `insert into counter (name, slot, part, n, paise, is_new)
    select 'payment_days', day_slot(created_at), status, count(*), sum(amount_paise), false from payment group by 2, 3`,
];

const job = [
  `create table counter_check (
    id uuid primary key default gen_random_uuid(),
    only_one boolean not null default true constraint counter_check_only_one unique
      constraint counter_check_only_one_check check (only_one),
    status text not null default 'WAITING' check (status = 'WAITING'),
    -- When the counters are compared with the rows, and from when on they may be folded.
    next_at timestamptz not null,
    fold_at timestamptz not null,
    attempts integer not null default 0 check (attempts >= 0),
    lease_until timestamptz,
    created_at timestamptz not null,
    -- When they were last compared, and what did not fit then.
    checked_at timestamptz,
    misfit text check (misfit <> '')
  )`,
  `insert into counter_check (next_at, fold_at, created_at) values (clock_timestamp(), clock_timestamp(), clock_timestamp())`,
  `do $$ begin
    if exists (select from pg_roles where rolname = 'app') then
      revoke update, truncate on counter from app;
      revoke insert, delete, truncate on counter_check from app;
    end if;
  end $$`,
];
