import { Migration } from '@mikro-orm/migrations';

const REGIONS = ['KNEE', 'HIP', 'ANKLE', 'SHOULDER', 'ELBOW_HAND', 'SPINE', 'BREATHING', 'WHOLE_BODY'];
const AIMS = ['MOBILITY', 'STRENGTH', 'STRETCH', 'CIRCULATION', 'CONTROL', 'BALANCE', 'GAIT', 'BREATHING', 'FUNCTION'];
const POSITIONS = [
  'LYING_BACK',
  'LYING_FRONT',
  'LYING_SIDE',
  'SITTING',
  'LONG_SITTING',
  'HANDS_AND_KNEES',
  'STANDING',
  'WALKING',
];
const EQUIPMENT = ['CHAIR', 'BED', 'WALL', 'TABLE', 'STEP', 'BAND', 'STICK', 'TOWEL', 'CUSHION', 'WALKER'];
const AVOID = [
  'NO_WEIGHT_BEARING',
  'HIP_PRECAUTIONS',
  'KNEE_BEND_LIMIT',
  'NO_ACTIVE_SHOULDER',
  'NO_TURNING_OUT',
  'NO_BENDING',
  'NO_TWISTING',
  'BACK_PAIN',
  'DIZZINESS',
];

/** The exercise library: entries, their revisions and the reviews of these, which never change (companion §1). */
export class ExerciseLibrary extends Migration {
  override up(): void {
    for (const statement of [exercise, revision, newest, review, ...appendOnly, grants]) this.addSql(statement);
  }
}

const exercise = `create table exercise (
  id uuid primary key,
  key text not null constraint exercise_key unique check (key ~ '^[a-zA-Z][a-zA-Z0-9-]{0,39}$'),
  -- The newest revision, which every plan follows.
  revision integer not null check (revision >= 1),
  retired boolean not null default false
)`;

const text = (path: string, most: number) => `coalesce(char_length(content #>> '{${path}}'), 0) between 1 and ${most}`;
const list = (name: string, choices: string[], least: number) =>
  `check (coalesce(jsonb_array_length(content->'${name}'), -1) >= ${least} and content->'${name}' <@ '${JSON.stringify(choices)}')`;
const count = (name: string, least: number, most: number) =>
  `coalesce((content->>'${name}')::integer, -1) between ${least} and ${most}`;

const revision = `create table exercise_revision (
  exercise_id uuid not null references exercise (id),
  revision integer not null check (revision >= 1),
  content jsonb not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  -- Null: it came with the product.
  saved_by_id uuid references app_user (id),
  saved_at timestamptz not null,
  primary key (exercise_id, revision),
  constraint exercise_revision_name check (${text('name,en', 80)} and ${text('name,hi', 80)}),
  constraint exercise_revision_regions ${list('regions', REGIONS, 1)},
  constraint exercise_revision_aims ${list('aims', AIMS, 1)},
  constraint exercise_revision_position check (coalesce(content->>'position', '') in ('${POSITIONS.join("', '")}')),
  constraint exercise_revision_equipment ${list('equipment', EQUIPMENT, 0)},
  constraint exercise_revision_avoid ${list('avoid', AVOID, 0)},
  constraint exercise_revision_steps check (coalesce(jsonb_array_length(content->'steps'), 0) between 2 and 6),
  constraint exercise_revision_dose check (${count('sets', 1, 20)} and ${count('reps', 1, 100)}
    and ${count('holdSeconds', 0, 3_600)} and ${count('timesPerDay', 1, 10)} and ${count('restSeconds', 0, 300)}),
  constraint exercise_revision_figure check (coalesce(jsonb_typeof(content->'figure'), '') in ('object', 'null'))
)`;

// An entry and its first revision are written in one transaction.
const newest = `alter table exercise add constraint exercise_newest foreign key (id, revision)
  references exercise_revision (exercise_id, revision) deferrable initially deferred`;

const review = `create table exercise_review (
  exercise_id uuid not null,
  revision integer not null,
  reviewer_id uuid not null references app_user (id),
  statement text not null check (char_length(statement) between 10 and 500),
  reviewed_at timestamptz not null,
  constraint exercise_review_once primary key (exercise_id, revision, reviewer_id),
  constraint exercise_review_revision foreign key (exercise_id, revision) references exercise_revision (exercise_id, revision)
)`;

const appendOnly = ['exercise_revision', 'exercise_review'].map(
  (table) => `create trigger ${table}_append_only before update or delete or truncate on ${table}
  for each statement execute function refuse_recovery_change()`,
);

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke delete, truncate on exercise from app;
    revoke update, delete, truncate on exercise_revision, exercise_review from app;
  end if;
end $$`;
