import { Migration } from '@mikro-orm/migrations';

/**
 * Skips and effort among the entries of a day, and flags: what the care team should look at (companion §4). The notices of the team gain the
 * kind CARE_FLAG.
 */
export class CompanionDay extends Migration {
  override up(): void {
    for (const statement of [...entries, ...flags, ...notices, presentPain]) this.addSql(statement);
  }
}

const entries = [
  'alter table entry drop constraint entry_kind_check',
  `alter table entry add constraint entry_kind_check check (kind in
    ('DANGER_CHECK', 'CHECK_IN', 'MEASUREMENT', 'SET_DONE', 'SKIP', 'PAIN', 'EFFORT', 'SIGN', 'UNDO'))`,
];

const flags = [
  `create table care_flag (
    id uuid primary key,
    plan_id uuid not null references recovery_plan (id),
    kind text not null check (kind in ('PAIN_HIGH', 'PAIN_SKIPS', 'QUIET', 'SCORE_WORSE')),
    -- The clinic day that it is about: of the pain, of the latest skip, or the last one before the silence.
    day date not null,
    -- Of PAIN_HIGH: the latest value.
    pain integer check (pain between 0 and 10),
    -- Of PAIN_SKIPS: the exercise's key and English name.
    exercise text,
    exercise_name text,
    -- Of PAIN_HIGH: the measurements that count, so that a retracted one counts no more.
    measurement_ids uuid[] not null,
    raised_at timestamptz not null,
    times integer not null default 1 check (times >= 1),
    seen_at timestamptz,
    seen_by_id uuid references app_user (id),
    note text check (char_length(note) between 3 and 500),
    -- The patient took back what it was raised for.
    withdrawn_at timestamptz,
    constraint care_flag_seen check (num_nonnulls(seen_at, seen_by_id, note) in (0, 3)),
    constraint care_flag_ended check (num_nonnulls(seen_at, withdrawn_at) <= 1),
    constraint care_flag_pain_high check ((kind = 'PAIN_HIGH') = (pain is not null)),
    constraint care_flag_pain_skips check ((kind = 'PAIN_SKIPS') = (num_nonnulls(exercise, exercise_name) = 2))
  )`,
  'create unique index care_flag_open on care_flag (plan_id, kind) where seen_at is null and withdrawn_at is null',
  'create index care_flag_seen_at on care_flag (seen_at) where seen_at is not null',
  'create index care_flag_plan on care_flag (plan_id, raised_at)',
];

const KINDS = [
  'REQUEST_CAME',
  'PATIENT_BOOKED',
  'PATIENT_MOVED',
  'PATIENT_CANCELED',
  'COLUMN_CHANGED',
  'WAITING_LIST_MATCH',
  'RECORD_OPENED',
  'DANGER_SIGN',
  'CARE_FLAG',
  'COVER_BEGAN',
  'ALARM',
];

const notices = [
  'alter table notice drop constraint notice_kind_check',
  `alter table notice add constraint notice_kind_check check (kind in (${KINDS.map((kind) => `'${kind}'`).join(', ')}))`,
];

// Until now the last value of a plan was its flag: those of 7 and more, as the patient entered them, are flags from now on.
const presentPain = `insert into care_flag (id, plan_id, kind, day, pain, measurement_ids, raised_at)
  select gen_random_uuid(), r.id, 'PAIN_HIGH', (m.taken_at at time zone 'Asia/Kolkata')::date, m.value::int, array[m.id], m.recorded_at
  from recovery_plan r cross join lateral (
    select m.* from measurement m
    where m.plan_id = r.id and m.measure = 'PAIN'
      and not exists (select from measurement_retraction x where x.measurement_id = m.id)
    order by m.taken_at desc, m.recorded_at desc, m.id desc limit 1) m
  where r.status = 'ACTIVE' and m.value >= 7 and m.entered_as = 'PATIENT'`;
