import { Migration } from '@mikro-orm/migrations';

/**
 * Values of every patient, with a plan or without, and of a treatment note (bench §3, §4); 21 more measures. Rows are append-only, so a merge
 * leaves their patient as it is, and readers follow `merged_into`.
 */
export class Values extends Migration {
  override up(): void {
    for (const statement of [...columns, ...patients, ...indexes, ...ofPlan, bounds]) this.addSql(statement);
  }
}

// A note has no foreign key: a draft that is discarded is deleted, and its values stay as retracted ones.
const columns = [
  'alter table measurement add column patient_id uuid, add column note_id uuid',
  'alter table measurement alter column plan_id drop not null',
];

const patients = [
  'alter table measurement disable trigger measurement_append_only',
  'update measurement m set patient_id = r.patient_id from recovery_plan r where r.id = m.plan_id',
  'alter table measurement enable trigger measurement_append_only',
  'alter table measurement alter column patient_id set not null',
  `alter table measurement add constraint measurement_patient_id_fkey foreign key (patient_id) references patient (id)`,
];

const indexes = [
  'create index measurement_patient on measurement (patient_id, taken_at)',
  'create index measurement_note on measurement (note_id) where note_id is not null',
];

// The patient of a value under a plan is the plan's: no statement can name another one. The name sorts before `lead_on`.
const ofPlan = [
  `create function take_patient_of_plan() returns trigger language plpgsql as $$
  begin
    select patient_id into new.patient_id from recovery_plan where id = new.plan_id;
    return new;
  end $$`,
  `create trigger a_patient_of_plan before insert on measurement for each row
    when (new.plan_id is not null) execute function take_patient_of_plan()`,
  `create trigger lead_on before insert on measurement for each row
    when (new.patient_id is not null) execute function lead_on()`,
];

// The same bounds as measures.ts: a test walks both.
const bounds = `create or replace function measure_has(measure text, value numeric) returns boolean language sql immutable as $$
  select case
    when measure = 'KNEE_EXTENSION_DEFICIT' then value between -10 and 60
    when measure = 'ELBOW_EXTENSION_DEFICIT' then value between -10 and 90
    when measure in ('KNEE_FLEXION', 'HIP_FLEXION', 'HIP_ABDUCTION', 'SHOULDER_FLEXION', 'SHOULDER_ABDUCTION',
      'SHOULDER_EXTERNAL_ROTATION', 'ANKLE_DORSIFLEXION', 'CERVICAL_FLEXION', 'CERVICAL_EXTENSION', 'CERVICAL_ROTATION',
      'STRAIGHT_LEG_RAISE_ANGLE', 'HIP_EXTENSION', 'HIP_INTERNAL_ROTATION', 'HIP_EXTERNAL_ROTATION', 'SHOULDER_INTERNAL_ROTATION',
      'SHOULDER_EXTENSION', 'ELBOW_FLEXION', 'WRIST_FLEXION', 'WRIST_EXTENSION', 'ANKLE_PLANTARFLEXION') then value between 0 and 180
    when measure = 'TIMED_UP_AND_GO' then value between 1 and 120
    when measure in ('TEN_METRE_WALK', 'FIVE_CHAIR_STANDS') then value between 2 and 120
    when measure = 'SINGLE_LEG_STANCE' then value between 0 and 60
    when measure = 'STRENGTH_SYMMETRY' then value between 0 and 150
    when measure = 'LUMBAR_FLEXION' then value between 0 and 15
    when measure = 'KNEE_GIRTH' then value between 15 and 90
    when measure = 'GRIP_STRENGTH' then value between 0 and 100
    when measure = 'PAIN' then value between 0 and 10 and value = trunc(value)
    when measure = 'CHAIR_STANDS' then value between 0 and 60 and value = trunc(value)
    when measure = 'BERG_BALANCE' then value between 0 and 56 and value = trunc(value)
    when measure = 'SIX_MINUTE_WALK' then value between 0 and 1000 and value = trunc(value)
    when measure in ('STRAIGHT_LEG_RAISE', 'WALKS_UNAIDED') then value in (0, 1)
    else false end
$$`;
