import { Migration } from '@mikro-orm/migrations';

/** Reports of phases (recovery §6): frozen when a phase is left; links that open them without an account; openings. */
export class PhaseReports extends Migration {
  override up(): void {
    for (const statement of [report, link, opening, ...indexes, ...appendOnly, ...keeping, grants])
      this.addSql(statement);
  }
}

const report = `create table phase_report (
  id uuid primary key,
  plan_id uuid not null references recovery_plan (id),
  from_phase integer not null check (from_phase >= 1),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  created_at timestamptz not null,
  constraint phase_report_passage unique (plan_id, from_phase),
  constraint phase_report_passed foreign key (plan_id, from_phase) references gate_passage (plan_id, from_phase)
)`;

const link = `create table report_link (
  id uuid primary key,
  report_id uuid not null references phase_report (id),
  -- SHA-256; the token is not stored.
  token_hash text not null constraint report_link_token unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_by_id uuid not null references app_user (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  constraint report_link_life check (expires_at > created_at and expires_at <= created_at + interval '43200 minutes')
)`;

const opening = `create table report_opening (
  id bigint generated always as identity primary key,
  link_id uuid not null references report_link (id),
  opened_at timestamptz not null
)`;

const indexes = [
  'create index report_link_report on report_link (report_id, created_at)',
  'create index report_opening_link on report_opening (link_id, opened_at)',
];

const appendOnly = ['phase_report', 'report_opening'].map(
  (table) => `create trigger ${table}_append_only before update or delete or truncate on ${table}
    for each statement execute function refuse_recovery_change()`,
);

const keeping = [
  `create function keep_report_link() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or old.revoked_at is not null
      or (old.id, old.report_id, old.token_hash, old.created_by_id, old.created_at, old.expires_at)
        is distinct from (new.id, new.report_id, new.token_hash, new.created_by_id, new.created_at, new.expires_at) then
      raise exception 'a link never changes; it is revoked once';
    end if;
    return new;
  end $$`,
  `create trigger keep_report_link before update or delete on report_link for each row execute function keep_report_link()`,
];

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, delete, truncate on phase_report, report_opening from app;
    revoke delete, truncate on report_link from app;
  end if;
end $$`;
