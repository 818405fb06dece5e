import { Migration } from '@mikro-orm/migrations';

const TOPICS = [
  'WOUND',
  'SWELLING',
  'PAIN',
  'WALKING',
  'STAIRS',
  'SLEEP',
  'HOME',
  'DRIVING',
  'WORK',
  'FOOD',
  'RECOVERY',
];

/** Lessons: entries, their revisions and the reviews of these, which never change, and which account has read which lesson (companion §9). */
export class Lessons extends Migration {
  override up(): void {
    for (const statement of [lesson, revision, newest, review, reading, ...appendOnly, grants]) this.addSql(statement);
  }
}

const lesson = `create table lesson (
  id uuid primary key,
  slug text not null constraint lesson_slug unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  -- The newest revision, which patients read.
  revision integer not null check (revision >= 1),
  retired boolean not null default false
)`;

const text = (path: string, least: number, most: number) =>
  `coalesce(char_length(content #>> '{${path}}'), 0) between ${least} and ${most}`;

const revision = `create table lesson_revision (
  lesson_id uuid not null references lesson (id),
  revision integer not null check (revision >= 1),
  content jsonb not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  -- Null: it came with the product.
  saved_by_id uuid references app_user (id),
  saved_at timestamptz not null,
  primary key (lesson_id, revision),
  constraint lesson_revision_topic check (coalesce(content->>'topic', '') in ('${TOPICS.join("', '")}')),
  constraint lesson_revision_title check (${text('title,en', 1, 100)} and ${text('title,hi', 1, 100)}),
  constraint lesson_revision_body check (${text('body,en', 20, 4_000)} and ${text('body,hi', 20, 4_000)}),
  constraint lesson_revision_protocols check (coalesce(jsonb_array_length(content->'protocols'), -1) between 0 and 20),
  constraint lesson_revision_phase check (coalesce((content->>'fromPhase')::integer, 0) between 1 and 20)
)`;

// A lesson and its first revision are written in one transaction.
const newest = `alter table lesson add constraint lesson_newest foreign key (id, revision)
  references lesson_revision (lesson_id, revision) deferrable initially deferred`;

const review = `create table lesson_review (
  lesson_id uuid not null,
  revision integer not null,
  reviewer_id uuid not null references app_user (id),
  statement text not null check (char_length(statement) between 10 and 500),
  reviewed_at timestamptz not null,
  constraint lesson_review_once primary key (lesson_id, revision, reviewer_id),
  constraint lesson_review_revision foreign key (lesson_id, revision) references lesson_revision (lesson_id, revision)
)`;

const reading = `create table lesson_reading (
  account_id uuid not null references app_user (id),
  lesson_id uuid not null references lesson (id),
  -- The first time.
  read_at timestamptz not null,
  primary key (account_id, lesson_id)
)`;

const appendOnly = ['lesson_revision', 'lesson_review', 'lesson_reading'].map(
  (table) => `create trigger ${table}_append_only before update or delete or truncate on ${table}
  for each statement execute function refuse_recovery_change()`,
);

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke delete, truncate on lesson from app;
    revoke update, delete, truncate on lesson_revision, lesson_review, lesson_reading from app;
  end if;
end $$`;
