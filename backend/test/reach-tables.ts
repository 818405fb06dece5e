/** What stands in the migrations alone of covers and opened records, as PostgreSQL tells it. */
export const REACH_CONSTRAINTS = [
  'cover.cover_absent_id_fkey: FOREIGN KEY (absent_id) REFERENCES physiotherapist(id)',
  'cover.cover_by_id_fkey: FOREIGN KEY (by_id) REFERENCES physiotherapist(id)',
  'cover.cover_length: CHECK ((((last_day - first_day) >= 0) AND ((last_day - first_day) <= 60)))',
  'cover.cover_of_another: CHECK ((by_id <> absent_id))',
  "cover.cover_once: EXCLUDE USING gist (absent_id WITH =, by_id WITH =, daterange(first_day, last_day, '[]'::text) WITH &&) WHERE ((ended_at IS NULL))",
  'record_opening.record_opening_account_id_fkey: FOREIGN KEY (account_id) REFERENCES app_user(id)',
  'record_opening.record_opening_patient_id_fkey: FOREIGN KEY (patient_id) REFERENCES patient(id)',
  'record_opening.record_opening_reason_check: CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= 300)))',
];

/** Indexes of the same tables, and those by which reach is found. */
export const REACH_INDEXES = [
  "INDEX appointment_physiotherapist ON appointment (physiotherapist_id, starts_at) WHERE ((status = ANY (ARRAY['scheduled'::text, 'completed'::text, 'missed'::text])) AND (deleted_at IS NULL))",
  'INDEX cover_by ON cover (by_id, last_day) WHERE (ended_at IS NULL)',
  'INDEX record_opening_day ON record_opening (account_id, day, patient_id)',
  'INDEX record_opening_patient ON record_opening (patient_id)',
  "INDEX recovery_plan_doctor ON recovery_plan (doctor_id) WHERE (status = 'ACTIVE'::text)",
  "INDEX recovery_plan_physiotherapist ON recovery_plan (physiotherapist_id) WHERE (status = 'ACTIVE'::text)",
];
