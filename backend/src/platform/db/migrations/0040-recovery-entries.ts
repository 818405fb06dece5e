import { Migration } from '@mikro-orm/migrations';

/** What patients enter, the danger signs among it, and the tasks that these make (recovery §1, §5). */
export class RecoveryEntries extends Migration {
  override up(): void {
    for (const statement of [entry, byDay, check, checkOfDay, measurement, ofPlan, task, open, ...appendOnly, grants])
      this.addSql(statement);
  }
}

const ROLES = `('PATIENT', 'PHYSIOTHERAPIST', 'DOCTOR', 'ADMIN')`;

const entry = `create table entry (
  id uuid primary key,
  account_id uuid not null references app_user (id),
  client_id uuid not null,
  body_hash text not null check (body_hash ~ '^[0-9a-f]{64}$'),
  plan_id uuid not null references recovery_plan (id),
  kind text not null check (kind in ('DANGER_CHECK', 'CHECK_IN')),
  body jsonb not null,
  at timestamptz not null,
  day date not null,
  entered_as text not null check (entered_as in ${ROLES}),
  recorded_at timestamptz not null,
  constraint entry_client unique (account_id, client_id)
)`;
const byDay = 'create index entry_plan on entry (plan_id, day)';

const check = `create table danger_check (
  entry_id uuid primary key references entry (id),
  plan_id uuid not null references recovery_plan (id),
  at timestamptz not null,
  day date not null,
  signs text[] not null,
  tasks_before integer not null check (tasks_before >= 0)
)`;
const checkOfDay = 'create index danger_check_plan on danger_check (plan_id, day)';

const measurement = `create table measurement (
  id uuid primary key,
  plan_id uuid not null references recovery_plan (id),
  measure text not null,
  value numeric(5, 1) not null,
  side text check (side in ('LEFT', 'RIGHT', 'NONE')),
  mode text check (mode in ('ACTIVE', 'PASSIVE')),
  method text not null check (method in ('GONIOMETER', 'PHONE', 'TYPED', 'OBSERVED')),
  taken_at timestamptz not null,
  recorded_at timestamptz not null,
  entered_by uuid not null references app_user (id),
  entered_as text not null check (entered_as in ${ROLES}),
  constraint measurement_pain check (measure <> 'PAIN' or value between 0 and 10 and value = trunc(value))
)`;
const ofPlan = 'create index measurement_plan on measurement (plan_id, taken_at)';

const task = `create table care_task (
  id uuid primary key,
  plan_id uuid not null references recovery_plan (id),
  severity text not null check (severity in ('URGENT', 'EMERGENCY')),
  status text not null default 'OPEN' check (status in ('OPEN', 'ACKNOWLEDGED', 'RESOLVED')),
  signs text[] not null check (cardinality(signs) >= 1),
  created_at timestamptz not null,
  due_at timestamptz not null,
  acknowledged_at timestamptz,
  resolved_at timestamptz,
  note text check (char_length(note) between 10 and 500),
  version integer not null default 1,
  constraint care_task_resolved check ((status = 'RESOLVED') = (resolved_at is not null and note is not null))
)`;
const open = `create unique index care_task_open on care_task (plan_id) where status <> 'RESOLVED'`;

const appendOnly = ['entry', 'danger_check', 'measurement'].map(
  (table) => `create trigger ${table}_append_only before update or delete or truncate on ${table}
    for each statement execute function refuse_recovery_change()`,
);

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, delete, truncate on entry, danger_check, measurement from app;
    revoke delete, truncate on care_task from app;
  end if;
end $$`;
