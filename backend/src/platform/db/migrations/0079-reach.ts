import { Migration } from '@mikro-orm/migrations';

/** Covers, opened records, and the SQL functions that decide which patients an account may see (bench §2). */
export class Reach extends Migration {
  override up(): void {
    for (const statement of [cover, opening, leadOn, ...indexes, treatsAs, reached, reach, notices, grants])
      this.addSql(statement);
  }
}

const cover = `create table cover (
  id uuid primary key,
  absent_id uuid not null references physiotherapist (id),
  by_id uuid not null references physiotherapist (id),
  first_day date not null,
  last_day date not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  version integer not null default 1,
  constraint cover_of_another check (by_id <> absent_id),
  constraint cover_length check (last_day - first_day between 0 and 60),
  constraint cover_once exclude using gist (absent_id with =, by_id with =, daterange(first_day, last_day, '[]') with &&)
    where (ended_at is null)
)`;

const opening = `create table record_opening (
  id uuid primary key,
  account_id uuid not null references app_user (id),
  patient_id uuid not null references patient (id),
  day date not null,
  reason text not null check (char_length(reason) between 10 and 300),
  opened_at timestamptz not null
)`;

const leadOn = `create trigger lead_on before insert on record_opening for each row when (new.patient_id is not null)
  execute function lead_on()`;

const indexes = [
  'create index cover_by on cover (by_id, last_day) where ended_at is null',
  'create index record_opening_day on record_opening (account_id, day, patient_id)',
  'create index record_opening_patient on record_opening (patient_id)',
  "create index recovery_plan_physiotherapist on recovery_plan (physiotherapist_id) where status = 'ACTIVE'",
  "create index recovery_plan_doctor on recovery_plan (doctor_id) where status = 'ACTIVE'",
  `create index appointment_physiotherapist on appointment (physiotherapist_id, starts_at)
    where status in ('scheduled', 'completed', 'missed') and deleted_at is null`,
];

// One statement in SQL each, so that the planner inlines them and reads through the indexes of the patient that is asked for.
const treatsAs = `create function treats_as(account uuid, day date) returns table (physiotherapist_id uuid, cover_until date)
language sql stable as $$
  select t.id, null::date from physiotherapist t join app_user u on u.id = t.user_id
  where t.user_id = account and t.deleted_at is null and u.user_type = 'physiotherapist'
  union all
  select c.absent_id, c.last_day from physiotherapist t join app_user u on u.id = t.user_id join cover c on c.by_id = t.id
  where t.user_id = account and t.deleted_at is null and u.user_type = 'physiotherapist'
    and c.ended_at is null and day between c.first_day and c.last_day
$$`;

const reached = `create function reached_patients(account uuid, day date) returns table (patient_id uuid, reach text, reach_until date)
language sql stable as $$
  select distinct on (r.patient_id) r.patient_id, r.reach, r.reach_until from (
    select l.patient_id, case when t.cover_until is null then 'IN_CHARGE' else 'COVERS' end as reach,
      t.cover_until as reach_until, case when t.cover_until is null then 1 else 3 end as rank
    from treats_as(account, day) t join recovery_plan l on l.physiotherapist_id = t.physiotherapist_id and l.status = 'ACTIVE'
    union all
    select p.id, case when t.cover_until is null then 'IN_CHARGE' else 'COVERS' end, t.cover_until,
      case when t.cover_until is null then 1 else 3 end
    from treats_as(account, day) t join patient p on p.physiotherapist_id = t.physiotherapist_id
    union all
    select a.patient_id, case when t.cover_until is null then 'TREATS' else 'COVERS' end, t.cover_until,
      case when t.cover_until is null then 2 else 3 end
    from treats_as(account, day) t join appointment a on a.physiotherapist_id = t.physiotherapist_id
    where a.status in ('scheduled', 'completed', 'missed') and a.deleted_at is null
      and a.starts_at >= (day - 365)::timestamp at time zone 'Asia/Kolkata'
      and (a.status <> 'scheduled' or a.starts_at >= day::timestamp at time zone 'Asia/Kolkata')
    union all
    select o.patient_id, 'OPENED', o.day, 4 from record_opening o join app_user u on u.id = o.account_id
    where o.account_id = account and o.day = reached_patients.day and u.user_type = 'physiotherapist'
    union all
    select l.patient_id, 'DOCTOR', null, 5 from doctor d join app_user u on u.id = d.user_id
      join recovery_plan l on l.doctor_id = d.id and l.status = 'ACTIVE'
    where d.user_id = account and d.deleted_at is null and u.user_type = 'doctor'
    union all
    select p.id, 'ADMIN', null, 6 from patient p, app_user u where u.id = account and u.user_type = 'admin'
  ) r join patient live on live.id = r.patient_id and live.deleted_at is null
  order by r.patient_id, r.rank, r.reach_until desc nulls first
$$`;

const reach = `create function reach(account uuid, patient uuid, day date) returns text language sql stable as $$
  select coalesce((select r.reach from reached_patients(account, day) r where r.patient_id = patient), 'NONE')
$$`;

const KINDS = [
  'ADMIN_ADDED',
  'API_KEY_ADDED',
  'CLIENT_ADDED',
  'SOURCE_ADDED',
  'ENDPOINT_ADDED',
  'UPI_CHANGED',
  'CODES_USED_UP',
  'CODES_UNUSED',
  'RECORD_OPENED',
];

const notices = `alter table security_notice
  drop constraint security_notice_kind_check,
  add constraint security_notice_kind_check check (kind in (${KINDS.map((kind) => `'${kind}'`).join(', ')}))`;

// Openings are append-only; a merge moves them.
const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, delete, truncate on record_opening from app;
    grant update (patient_id) on record_opening to app;
    revoke delete, truncate on cover from app;
  end if;
end $$`;
