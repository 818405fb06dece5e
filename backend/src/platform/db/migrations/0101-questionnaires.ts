import { Migration } from '@mikro-orm/migrations';

/** Questionnaires in versions, which protocols ask them, and the answers of patients with their scores (companion §9). */
export class Questionnaires extends Migration {
  override up(): void {
    for (const statement of [...versions, assignment, ...answers, ...flags, ...entries, ...indexes, grants])
      this.addSql(statement);
  }
}

const versions = [
  `create table questionnaire (
    id uuid primary key,
    slug text not null constraint questionnaire_slug unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60)
  )`,
  `create table questionnaire_version (
    id uuid primary key,
    questionnaire_id uuid not null references questionnaire (id),
    number integer not null check (number >= 1),
    status text not null default 'DRAFT' check (status in ('DRAFT', 'APPROVED', 'RETIRED')),
    content jsonb not null check (jsonb_typeof(content) = 'object'),
    scores jsonb not null check (jsonb_typeof(scores) = 'array'),
    occasions text[] not null check (cardinality(occasions) between 1 and 4
      and occasions <@ array['BASELINE', 'WEEK_6', 'WEEK_12', 'WEEK_26']),
    -- Of content, scores and occasions.
    content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
    -- Null: it came with the product.
    saved_by_id uuid references app_user (id),
    saved_at timestamptz not null,
    activated_by_id uuid references app_user (id),
    activated_at timestamptz,
    statement text check (char_length(statement) between 10 and 500),
    retired_at timestamptz,
    constraint questionnaire_version_number unique (questionnaire_id, number),
    constraint questionnaire_version_activated check (num_nonnulls(activated_by_id, activated_at, statement) in (0, 3)
      and (status = 'DRAFT') = (activated_at is null) and (status = 'RETIRED') = (retired_at is not null))
  )`,
  // Of a version that was activated nothing changes but that it is retired.
  `create function keep_active_questionnaire() returns trigger language plpgsql as $$
  begin
    if old.status = 'APPROVED' and tg_op = 'UPDATE' and new.status = 'RETIRED'
      and to_jsonb(new) - 'status' - 'retired_at' = to_jsonb(old) - 'status' - 'retired_at' then return new; end if;
    if old.status <> 'DRAFT' then raise exception 'an activated version of a questionnaire cannot change'; end if;
    return case tg_op when 'DELETE' then old else new end;
  end $$`,
  `create trigger questionnaire_version_kept before update or delete on questionnaire_version
    for each row execute function keep_active_questionnaire()`,
];

const assignment = `create table protocol_questionnaire (
  id uuid primary key,
  protocol_id uuid not null references protocol (id),
  questionnaire_id uuid not null references questionnaire (id),
  -- The clinic day from which occasions that begin are asked, and the one from which they no longer are.
  since date not null,
  until date,
  -- In the order that was given.
  place integer not null,
  constraint protocol_questionnaire_days check (since <= until)
)`;

const answers = [
  `create table questionnaire_response (
    id uuid primary key,
    entry_id uuid not null constraint questionnaire_response_entry unique references entry (id),
    plan_id uuid not null references recovery_plan (id),
    questionnaire_id uuid not null references questionnaire (id),
    version_id uuid not null references questionnaire_version (id),
    occasion text not null check (occasion in ('BASELINE', 'WEEK_6', 'WEEK_12', 'WEEK_26')),
    answers jsonb not null check (jsonb_typeof(answers) = 'array'),
    answered_at timestamptz not null,
    recorded_at timestamptz not null,
    -- When the patient took it back.
    retracted_at timestamptz
  )`,
  `create table questionnaire_score (
    response_id uuid not null references questionnaire_response (id),
    key text not null,
    name jsonb not null,
    value numeric(8, 1) not null,
    higher_is_better boolean not null,
    important_difference numeric check (important_difference > 0),
    primary key (response_id, key)
  )`,
  // Of a response nothing changes but that it is taken back, once.
  `create function keep_questionnaire_response() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.retracted_at is null and new.retracted_at is not null
      and to_jsonb(new) - 'retracted_at' = to_jsonb(old) - 'retracted_at' then return new; end if;
    raise exception 'questionnaire_response is append-only';
  end $$`,
  `create trigger questionnaire_response_kept before update or delete on questionnaire_response
    for each row execute function keep_questionnaire_response()`,
  `create trigger questionnaire_response_truncate before truncate on questionnaire_response
    for each statement execute function refuse_recovery_change()`,
  `create trigger questionnaire_score_append_only before update or delete or truncate on questionnaire_score
    for each statement execute function refuse_recovery_change()`,
];

const flags = [
  // Of SCORE_WORSE: the response that is worse, the score's English name, its value, and the one before. Of older flags none.
  `alter table care_flag
    add column response_id uuid references questionnaire_response (id),
    add column score_name text,
    add column score numeric(8, 1),
    add column score_before numeric(8, 1),
    add constraint care_flag_score check (num_nonnulls(response_id, score_name, score, score_before) in (0, 4)
      and (response_id is null or kind = 'SCORE_WORSE'))`,
];

const entries = [
  'alter table entry drop constraint entry_kind_check',
  `alter table entry add constraint entry_kind_check check (kind in
    ('DANGER_CHECK', 'CHECK_IN', 'MEASUREMENT', 'SET_DONE', 'SKIP', 'PAIN', 'EFFORT', 'SIGN', 'UNDO', 'ANSWERS'))`,
];

const indexes = [
  `create unique index questionnaire_version_draft on questionnaire_version (questionnaire_id) where status = 'DRAFT'`,
  `create unique index questionnaire_version_active on questionnaire_version (questionnaire_id) where status = 'APPROVED'`,
  'create unique index protocol_questionnaire_open on protocol_questionnaire (protocol_id, questionnaire_id) where until is null',
  'create index protocol_questionnaire_protocol on protocol_questionnaire (protocol_id)',
  `create unique index questionnaire_response_live on questionnaire_response (plan_id, questionnaire_id, occasion)
    where retracted_at is null`,
];

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, delete, truncate on questionnaire_score from app;
    revoke delete, truncate on questionnaire, questionnaire_version, protocol_questionnaire, questionnaire_response from app;
  end if;
end $$`;
