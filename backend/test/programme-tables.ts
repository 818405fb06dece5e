/** Constraints of programmes and of who answers their danger signs, which the migrations alone hold. */
export const PROGRAMME_CONSTRAINTS = [
  'care_task.care_task_answered_by_physiotherapist_id_fkey: FOREIGN KEY (answered_by_physiotherapist_id) REFERENCES physiotherapist(id)',
  'care_task.care_task_answered_once: CHECK (((answered_by_id IS NULL) OR (answered_by_physiotherapist_id IS NULL)))',
  'care_task.care_task_told_physiotherapist_id_fkey: FOREIGN KEY (told_physiotherapist_id) REFERENCES physiotherapist(id)',
  "programme_version.programme_version_area_check: CHECK ((area = ANY (ARRAY['NECK'::text, 'BACK'::text, 'SHOULDER'::text, 'ARM'::text, 'HIP'::text, 'KNEE'::text, 'FOOT'::text, 'STROKE'::text, 'BALANCE'::text, 'BREATHING'::text, 'WHOLE_BODY'::text])))",
  "programme_version.programme_version_content_check: CHECK ((jsonb_typeof(content) = 'object'::text))",
  'programme_version.programme_version_number_check: CHECK ((number > 0))',
  'programme_version.programme_version_plan_id_fkey: FOREIGN KEY (plan_id) REFERENCES recovery_plan(id)',
  'programme_version.programme_version_reason: CHECK (((number = 1) = (reason IS NULL)))',
  'programme_version.programme_version_reason_check: CHECK (((char_length(reason) >= 3) AND (char_length(reason) <= 200)))',
  "programme_version.programme_version_side_check: CHECK ((side = ANY (ARRAY['LEFT'::text, 'RIGHT'::text, 'NONE'::text])))",
  'programme_version.programme_version_written_by_fkey: FOREIGN KEY (written_by) REFERENCES app_user(id)',
  "recovery_plan.recovery_plan_kind_check: CHECK ((kind = ANY (ARRAY['PROTOCOL'::text, 'PROGRAMME'::text])))",
  "recovery_plan.recovery_plan_signed: CHECK ((((kind = 'PROTOCOL'::text) = (protocol_version_id IS NOT NULL)) AND ((kind = 'PROTOCOL'::text) = (doctor_id IS NOT NULL))))",
];
