import { Migration } from '@mikro-orm/migrations';

/** Scores of questionnaires, and what takes a wrong one back (bench §4, §9). Neither changes; a merge moves a score. */
export class OutcomeScores extends Migration {
  override up(): void {
    for (const statement of [score, retraction, index, leading, kept, keep, appendOnly, merged, grants])
      this.addSql(statement);
  }
}

const score = `create table outcome_score (
  id uuid primary key,
  patient_id uuid not null references patient (id),
  instrument text not null check (instrument in ('PSFS', 'GROC', 'ODI', 'NDI', 'QUICKDASH', 'LEFS', 'RMDQ', 'SPADI', 'KOOS_JR', 'HOOS_JR',
    'BARTHEL')),
  score numeric(5, 1) not null check (score between -7 and 100),
  activities jsonb not null check (jsonb_typeof(activities) = 'array'),
  taken_at timestamptz not null,
  entered_by_id uuid not null references app_user (id),
  entered_at timestamptz not null,
  constraint outcome_score_activities check ((instrument = 'PSFS') = (jsonb_array_length(activities) between 3 and 5)
    and (instrument = 'PSFS' or activities = '[]'))
)`;
const retraction = `create table outcome_retraction (
  score_id uuid primary key references outcome_score (id),
  reason text not null check (char_length(reason) between 10 and 300),
  entered_by_id uuid not null references app_user (id),
  at timestamptz not null
)`;
const index = 'create index outcome_score_patient on outcome_score (patient_id, taken_at)';

const leading = `create trigger lead_on before insert on outcome_score for each row
  when (new.patient_id is not null) execute function lead_on()`;

const kept = `create function keep_outcome_score() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(old) - 'patient_id') <> (to_jsonb(new) - 'patient_id') then
    raise exception 'an outcome score never changes; it can be retracted';
  end if;
  return new;
end $$`;
const keep = `create trigger keep_outcome_score before update or delete on outcome_score
  for each row execute function keep_outcome_score()`;
const appendOnly = `create trigger outcome_retraction_append_only before update or delete or truncate on outcome_retraction
  for each statement execute function refuse_recovery_change()`;
const merged = `create constraint trigger require_merge after update of patient_id on outcome_score deferrable initially deferred
  for each row when (old.patient_id <> new.patient_id) execute function require_merge()`;

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke delete, truncate on outcome_score from app;
    revoke update, delete, truncate on outcome_retraction from app;
  end if;
end $$`;
