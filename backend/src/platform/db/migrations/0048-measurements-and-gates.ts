import { Migration } from '@mikro-orm/migrations';

/**
 * Values that patients and those who treat measure, within their bounds; what takes a wrong one back, by a row of its own; and gates that
 * cannot skip a phase (recovery §1, §2).
 */
export class MeasurementsAndGates extends Migration {
  override up(): void {
    for (const statement of [
      'alter table measurement drop constraint measurement_pain',
      bounds,
      bounded,
      retraction,
      appendOnly,
      'alter table entry drop constraint entry_kind_check',
      `alter table entry add constraint entry_kind_check check (kind in ('DANGER_CHECK', 'CHECK_IN', 'MEASUREMENT'))`,
      next,
      inOrder,
      'alter table api_key drop constraint api_key_scopes_check',
      scopes,
      grants,
    ])
      this.addSql(statement);
  }
}

// The same bounds as measures.ts: a test walks both.
const bounds = `create function measure_has(measure text, value numeric) returns boolean language sql immutable as $$
  select case
    when measure = 'KNEE_EXTENSION_DEFICIT' then value between -10 and 60
    when measure in ('KNEE_FLEXION', 'HIP_FLEXION', 'HIP_ABDUCTION', 'SHOULDER_FLEXION', 'SHOULDER_ABDUCTION',
      'SHOULDER_EXTERNAL_ROTATION', 'ANKLE_DORSIFLEXION') then value between 0 and 180
    when measure = 'TIMED_UP_AND_GO' then value between 1 and 120
    when measure = 'SINGLE_LEG_STANCE' then value between 0 and 60
    when measure = 'STRENGTH_SYMMETRY' then value between 0 and 150
    when measure = 'PAIN' then value between 0 and 10 and value = trunc(value)
    when measure = 'CHAIR_STANDS' then value between 0 and 60 and value = trunc(value)
    when measure in ('STRAIGHT_LEG_RAISE', 'WALKS_UNAIDED') then value in (0, 1)
    else false end
$$`;
const bounded = 'alter table measurement add constraint measurement_bounds check (measure_has(measure, value))';

const retraction = `create table measurement_retraction (
  measurement_id uuid primary key references measurement (id),
  reason text not null check (char_length(reason) between 10 and 500),
  entered_by uuid not null references app_user (id),
  entered_as text not null check (entered_as in ('PATIENT', 'PHYSIOTHERAPIST', 'DOCTOR', 'ADMIN')),
  at timestamptz not null
)`;
const appendOnly = `create trigger measurement_retraction_append_only before update or delete or truncate on measurement_retraction
  for each statement execute function refuse_recovery_change()`;

// Whoever leaves a phase holds the plan's row.
const next = `create function require_next_passage() returns trigger language plpgsql as $$
declare
  phases integer;
  passed integer;
begin
  select jsonb_array_length(v.content->'phases') into phases
    from recovery_plan r join protocol_version v on v.id = r.protocol_version_id where r.id = new.plan_id and r.status = 'ACTIVE';
  select count(*) into passed from gate_passage g where g.plan_id = new.plan_id;
  if phases is null or new.from_phase <> passed + 1 or new.from_phase > phases or (new.to_phase is null) <> (new.from_phase = phases) then
    raise exception 'phase % is not left after % of % passages', new.from_phase, passed, phases
      using errcode = 'check_violation', constraint = 'gate_passage_next';
  end if;
  return new;
end $$`;
const inOrder = `create trigger gate_passage_in_order before insert on gate_passage
  for each row execute function require_next_passage()`;

const scopes = `alter table api_key add constraint api_key_scopes_check check (cardinality(scopes) > 0
  and scopes <@ array['patients:read', 'patients:write', 'appointments:read', 'appointments:write', 'payments:read', 'payments:write',
    'recovery:read'])`;

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke update, delete, truncate on measurement_retraction from app;
  end if;
end $$`;
