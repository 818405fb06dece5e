-- The database as all migrations leave it, to be read by people; migrations alone change it.
-- Made by `npm run test:unit -- backend/test/schema-text.test.ts -u`.

-- Extensions

create extension btree_gist;

create extension pg_trgm;

-- Tables

create table allocation (
  id bigint not null generated always as identity,
  payment_id uuid,
  credit_id uuid,
  charge_id uuid not null,
  amount_paise integer not null,
  day date not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint allocation_amount_paise_check CHECK (amount_paise <> 0),
  constraint allocation_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charge(id) ON DELETE CASCADE,
  constraint allocation_credit_id_fkey FOREIGN KEY (credit_id) REFERENCES credit(id),
  constraint allocation_of_money CHECK (num_nonnulls(payment_id, credit_id) = 1),
  constraint allocation_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id) ON DELETE CASCADE,
  constraint allocation_pkey PRIMARY KEY (id)
);

create table api_key (
  id text not null,
  owner_id uuid not null,
  name text not null,
  scopes text[] not null,
  key_hash text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  client_id uuid,
  constraint api_key_client_id_fkey FOREIGN KEY (client_id) REFERENCES smart_client(id),
  constraint api_key_id_check CHECK (id ~ '^[0-9A-Za-z]{8}$'::text),
  constraint api_key_of_client CHECK (client_id IS NULL OR scopes <@ ARRAY['patients:read'::text, 'appointments:read'::text, 'recovery:read'::text]),
  constraint api_key_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user(id),
  constraint api_key_pkey PRIMARY KEY (id),
  constraint api_key_scopes_check CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['patients:read'::text, 'patients:write'::text, 'appointments:read'::text, 'appointments:write'::text, 'payments:read'::text, 'payments:write'::text, 'recovery:read'::text, 'reports:read'::text])
);

create table app_user (
  id uuid not null,
  user_type text not null,
  phone text not null,
  full_name text not null default ''::text,
  email text,
  nickname text,
  gender text,
  country text not null default 'India'::text,
  language text not null default 'English'::text,
  time_zone text not null default 'Asia/Kolkata'::text,
  birth_date date,
  avatar_key text,
  profile_completed boolean not null default false,
  last_login_at timestamp with time zone,
  disabled_at timestamp with time zone,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  has_record boolean not null default false,
  reminders boolean not null default true,
  last_day date,
  email_confirmed_at timestamp with time zone,
  birth_year_due_since timestamp with time zone,
  birth_year_tries integer not null default 0,
  number_confirmed_at timestamp with time zone,
  constraint app_user_birth_year_tries CHECK (birth_year_tries >= 0 AND birth_year_tries <= 5),
  constraint app_user_gender_check CHECK (gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text])),
  constraint app_user_phone_check CHECK (phone ~ '^\+91[0-9]{10}$'::text),
  constraint app_user_pkey PRIMARY KEY (id),
  constraint app_user_user_type_check CHECK (user_type = ANY (ARRAY['user'::text, 'patient'::text, 'admin'::text, 'physiotherapist'::text, 'doctor'::text, 'reception'::text]))
) with (autovacuum_vacuum_scale_factor=0.01);

create table appointment (
  id uuid not null,
  patient_id uuid not null,
  physiotherapist_id uuid,
  starts_at timestamp with time zone not null,
  duration_minutes integer not null default 45,
  session_type text not null,
  status text not null default 'pending'::text,
  missed_reason text,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  price integer,
  outside_hours boolean not null default false,
  override_reason text,
  needs_physiotherapist boolean not null default false,
  booked_at_once boolean not null default false,
  updated_at timestamp with time zone not null default clock_timestamp(),
  revision integer not null default 1,
  referral_id uuid,
  approved_at timestamp with time zone,
  series_id uuid,
  canceled_at timestamp with time zone,
  canceled_by text,
  canceled_late boolean not null default false,
  constraint appointment_agrees TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint appointment_canceled CHECK ((status = 'canceled'::text) = (canceled_at IS NOT NULL) AND (canceled_at IS NULL) = (canceled_by IS NULL)),
  constraint appointment_canceled_by_check CHECK (canceled_by = ANY (ARRAY['PATIENT'::text, 'CLINIC'::text])),
  constraint appointment_canceled_late CHECK (NOT canceled_late OR NOT canceled_by IS DISTINCT FROM 'PATIENT'::text),
  constraint appointment_duration_minutes_check CHECK (duration_minutes >= 5 AND duration_minutes <= 480),
  constraint appointment_override_reason_check CHECK (char_length(override_reason) >= 3 AND char_length(override_reason) <= 200),
  constraint appointment_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint appointment_patient_slot EXCLUDE USING gist (patient_id WITH =, appointment_span(starts_at, duration_minutes) WITH &&) WHERE (status = 'scheduled'::text AND deleted_at IS NULL),
  constraint appointment_physiotherapist_id_fkey FOREIGN KEY (physiotherapist_id) REFERENCES physiotherapist(id),
  constraint appointment_physiotherapist_slot EXCLUDE USING gist (physiotherapist_id WITH =, appointment_span(starts_at, duration_minutes) WITH &&) WHERE (status = 'scheduled'::text AND deleted_at IS NULL),
  constraint appointment_pkey PRIMARY KEY (id),
  constraint appointment_price_check CHECK (price >= 0),
  constraint appointment_referral_id_fkey FOREIGN KEY (referral_id) REFERENCES referral(id),
  constraint appointment_series_id_fkey FOREIGN KEY (series_id) REFERENCES appointment_series(id),
  constraint appointment_session_type_check CHECK (session_type = ANY (ARRAY['Clinic'::text, 'Home'::text, 'Tele'::text])),
  constraint appointment_status_check CHECK (status = ANY (ARRAY['pending'::text, 'scheduled'::text, 'canceled'::text, 'completed'::text, 'missed'::text]))
);

create table appointment_series (
  id uuid not null,
  created_at timestamp with time zone not null,
  constraint appointment_series_pkey PRIMARY KEY (id)
);

create table approval (
  id uuid not null,
  kind text not null,
  change jsonb not null,
  subject text not null,
  requested_by uuid not null,
  requested_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  device_id text,
  approver_ids uuid[] not null,
  status text not null default 'PENDING'::text,
  decided_by uuid,
  decided_at timestamp with time zone,
  used_at timestamp with time zone,
  constraint approval_by_another CHECK ((status <> 'WITHDRAWN'::text OR decided_by = requested_by) AND ((status <> ALL (ARRAY['APPROVED'::text, 'REFUSED'::text])) OR decided_by <> requested_by AND (decided_by = ANY (approver_ids)))),
  constraint approval_decided CHECK ((status = 'PENDING'::text) = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  constraint approval_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id),
  constraint approval_expires CHECK (expires_at = (requested_at + '24:00:00'::interval)),
  constraint approval_kind_check CHECK (kind = ANY (ARRAY['NEW_ADMIN'::text, 'UPI_ADDRESS'::text, 'FULL_EXPORT'::text, 'FOUR_EYES_OFF'::text])),
  constraint approval_pkey PRIMARY KEY (id),
  constraint approval_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES app_user(id),
  constraint approval_status_check CHECK (status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REFUSED'::text, 'WITHDRAWN'::text])),
  constraint approval_subject_check CHECK (char_length(subject) >= 1 AND char_length(subject) <= 300),
  constraint approval_used CHECK (used_at IS NULL OR kind = 'FULL_EXPORT'::text AND status = 'APPROVED'::text)
);

create table audit_check (
  id uuid not null default gen_random_uuid(),
  only_one boolean not null default true,
  status text not null default 'WAITING'::text,
  next_at timestamp with time zone not null,
  attempts integer not null default 0,
  lease_until timestamp with time zone,
  created_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  misfit text,
  seal_number integer,
  seal_hmac text,
  constraint audit_check_attempts_check CHECK (attempts >= 0),
  constraint audit_check_misfit_check CHECK (misfit <> ''::text),
  constraint audit_check_only_one UNIQUE (only_one),
  constraint audit_check_only_one_check CHECK (only_one),
  constraint audit_check_pkey PRIMARY KEY (id),
  constraint audit_check_seal CHECK ((seal_number IS NULL) = (seal_hmac IS NULL)),
  constraint audit_check_seal_hmac_check CHECK (seal_hmac ~ '^[0-9a-f]{64}$'::text),
  constraint audit_check_seal_number_check CHECK (seal_number > 0),
  constraint audit_check_status_check CHECK (status = 'WAITING'::text)
);

create table audit_event (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  actor_id uuid,
  actor_role text not null,
  verb text not null,
  subject_type text,
  subject_id text,
  outcome text not null,
  changed_fields text[] not null default '{}'::text[],
  request_id text not null,
  ip text,
  details jsonb,
  api_key_id text,
  session_hash text,
  client_id uuid,
  source_id uuid,
  constraint audit_event_outcome_check CHECK (outcome = ANY (ARRAY['done'::text, 'failed'::text, 'refused'::text])),
  constraint audit_event_pkey PRIMARY KEY (id)
);

create table audit_seal (
  number integer not null,
  sealed_at timestamp with time zone not null default now(),
  after_id bigint,
  last_id bigint not null,
  row_count integer not null,
  rows_hash text not null,
  previous_hmac text,
  key_id text not null,
  hmac text not null,
  constraint audit_seal_pkey PRIMARY KEY (number)
);

create table authenticator (
  id uuid not null,
  user_id uuid not null,
  secret text,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  used_steps integer[] not null default '{}'::integer[],
  kind text not null default 'APP'::text,
  name text not null default ''::text,
  last_used_at timestamp with time zone,
  credential_id text,
  public_key text,
  sign_count bigint,
  transports text[] not null default '{}'::text[],
  constraint authenticator_credential UNIQUE (credential_id),
  constraint authenticator_kind_check CHECK (kind = ANY (ARRAY['APP'::text, 'PASSKEY'::text])),
  constraint authenticator_name_check CHECK (char_length(name) <= 60),
  constraint authenticator_of_kind CHECK ((kind = 'APP'::text) = (secret IS NOT NULL) AND (kind = 'PASSKEY'::text) = (credential_id IS NOT NULL AND public_key IS NOT NULL AND sign_count IS NOT NULL) AND (kind = 'APP'::text OR confirmed_at IS NOT NULL)),
  constraint authenticator_pkey PRIMARY KEY (id),
  constraint authenticator_sign_count_check CHECK (sign_count >= 0),
  constraint authenticator_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

create table availability_day (
  physiotherapist_id uuid not null,
  day date not null,
  minutes integer not null,
  constraint availability_day_minutes_check CHECK (minutes >= 0 AND minutes <= 1440),
  constraint availability_day_physiotherapist_id_fkey FOREIGN KEY (physiotherapist_id) REFERENCES physiotherapist(id),
  constraint availability_day_pkey PRIMARY KEY (day, physiotherapist_id)
);

create table backup_state (
  id uuid not null default gen_random_uuid(),
  only_one boolean not null default true,
  status text not null default 'WAITING'::text,
  next_at timestamp with time zone not null,
  attempts integer not null default 0,
  lease_until timestamp with time zone,
  created_at timestamp with time zone not null,
  last_at timestamp with time zone,
  last_bytes bigint,
  archived_at timestamp with time zone,
  failure text,
  failed_at timestamp with time zone,
  archive_failure text,
  archive_failed_at timestamp with time zone,
  constraint backup_state_attempts_check CHECK (attempts >= 0),
  constraint backup_state_check CHECK ((last_at IS NULL) = (last_bytes IS NULL) AND (failure IS NULL) = (failed_at IS NULL) AND (archive_failure IS NULL) = (archive_failed_at IS NULL)),
  constraint backup_state_last_bytes_check CHECK (last_bytes >= 0),
  constraint backup_state_only_one UNIQUE (only_one),
  constraint backup_state_only_one_check CHECK (only_one),
  constraint backup_state_pkey PRIMARY KEY (id),
  constraint backup_state_status_check CHECK (status = 'WAITING'::text)
);

create table bill (
  id uuid not null,
  patient_id uuid not null,
  number text not null,
  day date not null,
  title text not null,
  total_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  with_diagnosis boolean not null,
  printed jsonb not null,
  canceled_reason text,
  created_at timestamp with time zone not null,
  constraint bill_canceled_reason_check CHECK (char_length(canceled_reason) >= 3 AND char_length(canceled_reason) <= 200),
  constraint bill_number UNIQUE (number),
  constraint bill_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint bill_pkey PRIMARY KEY (id),
  constraint bill_sums CHECK (total_paise = (taxable_paise + cgst_paise + sgst_paise) AND cgst_paise = sgst_paise),
  constraint bill_title_check CHECK (title = ANY (ARRAY['BILL'::text, 'BILL_OF_SUPPLY'::text, 'TAX_INVOICE'::text, 'INVOICE_CUM_BILL_OF_SUPPLY'::text])),
  constraint bill_total_paise_check CHECK (total_paise > 0),
  constraint require_merge TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table bill_line (
  bill_id uuid not null,
  charge_id uuid not null,
  is_live boolean not null default true,
  constraint bill_line_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES bill(id),
  constraint bill_line_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charge(id),
  constraint bill_line_pkey PRIMARY KEY (bill_id, charge_id)
);

create table bulk_export (
  id uuid not null,
  client_id uuid not null,
  types text[] not null,
  since timestamp with time zone,
  request text not null,
  status text not null default 'RUNNING'::text,
  created_at timestamp with time zone not null default now(),
  attempts integer not null default 0,
  lease_until timestamp with time zone,
  resources integer not null default 0,
  snapshot_at timestamp with time zone,
  consents text,
  files jsonb not null default '[]'::jsonb,
  expires_at timestamp with time zone,
  constraint bulk_export_client_id_fkey FOREIGN KEY (client_id) REFERENCES smart_client(id),
  constraint bulk_export_pkey PRIMARY KEY (id),
  constraint bulk_export_status_check CHECK (status = ANY (ARRAY['RUNNING'::text, 'DONE'::text, 'FAILED'::text, 'GONE'::text]))
);

create table care_answer (
  id uuid not null,
  title text not null,
  text_en text not null,
  text_hi text not null,
  updated_at timestamp with time zone not null,
  constraint care_answer_pkey PRIMARY KEY (id),
  constraint care_answer_text_en_check CHECK (char_length(text_en) >= 1 AND char_length(text_en) <= 1000),
  constraint care_answer_text_hi_check CHECK (char_length(text_hi) >= 1 AND char_length(text_hi) <= 1000),
  constraint care_answer_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 60)
);

create table care_flag (
  id uuid not null,
  plan_id uuid not null,
  kind text not null,
  day date not null,
  pain integer,
  exercise text,
  exercise_name text,
  measurement_ids uuid[] not null,
  raised_at timestamp with time zone not null,
  times integer not null default 1,
  seen_at timestamp with time zone,
  seen_by_id uuid,
  note text,
  withdrawn_at timestamp with time zone,
  response_id uuid,
  score_name text,
  score numeric(8,1),
  score_before numeric(8,1),
  constraint care_flag_ended CHECK (num_nonnulls(seen_at, withdrawn_at) <= 1),
  constraint care_flag_kind_check CHECK (kind = ANY (ARRAY['PAIN_HIGH'::text, 'PAIN_SKIPS'::text, 'QUIET'::text, 'SCORE_WORSE'::text])),
  constraint care_flag_note_check CHECK (char_length(note) >= 3 AND char_length(note) <= 500),
  constraint care_flag_pain_check CHECK (pain >= 0 AND pain <= 10),
  constraint care_flag_pain_high CHECK ((kind = 'PAIN_HIGH'::text) = (pain IS NOT NULL)),
  constraint care_flag_pain_skips CHECK ((kind = 'PAIN_SKIPS'::text) = (num_nonnulls(exercise, exercise_name) = 2)),
  constraint care_flag_pkey PRIMARY KEY (id),
  constraint care_flag_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES recovery_plan(id),
  constraint care_flag_response_id_fkey FOREIGN KEY (response_id) REFERENCES questionnaire_response(id),
  constraint care_flag_score CHECK ((num_nonnulls(response_id, score_name, score, score_before) = ANY (ARRAY[0, 4])) AND (response_id IS NULL OR kind = 'SCORE_WORSE'::text)),
  constraint care_flag_seen CHECK (num_nonnulls(seen_at, seen_by_id, note) = ANY (ARRAY[0, 3])),
  constraint care_flag_seen_by_id_fkey FOREIGN KEY (seen_by_id) REFERENCES app_user(id),
  constraint care_flag_times_check CHECK (times >= 1)
);

create table care_message (
  id uuid not null,
  thread_id uuid not null,
  account_id uuid not null,
  client_id uuid not null,
  author text not null,
  text text not null,
  sent_at timestamp with time zone not null,
  read_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint care_message_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id),
  constraint care_message_author_check CHECK (author = ANY (ARRAY['PATIENT'::text, 'FAMILY'::text, 'PHYSIOTHERAPIST'::text, 'DOCTOR'::text, 'ADMIN'::text])),
  constraint care_message_pkey PRIMARY KEY (id),
  constraint care_message_text_check CHECK (char_length(text) <= 2000),
  constraint care_message_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES care_thread(id),
  constraint care_message_withdrawn CHECK (withdrawn_at IS NULL OR text = ''::text AND read_at IS NULL)
);

create table care_photo (
  id uuid not null,
  account_id uuid not null,
  message_id uuid,
  "position" integer,
  file_key text not null,
  width integer not null,
  height integer not null,
  added_at timestamp with time zone not null,
  constraint care_photo_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id),
  constraint care_photo_height_check CHECK (height >= 1 AND height <= 1600),
  constraint care_photo_message_id_fkey FOREIGN KEY (message_id) REFERENCES care_message(id),
  constraint care_photo_pkey PRIMARY KEY (id),
  constraint care_photo_position_check CHECK ("position" >= 1 AND "position" <= 3),
  constraint care_photo_sent CHECK ((message_id IS NULL) = ("position" IS NULL)),
  constraint care_photo_width_check CHECK (width >= 1 AND width <= 1600)
);

create table care_reading (
  thread_id uuid not null,
  account_id uuid not null,
  day date not null,
  constraint care_reading_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id),
  constraint care_reading_pkey PRIMARY KEY (thread_id, account_id, day),
  constraint care_reading_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES care_thread(id) ON DELETE CASCADE
);

create table care_task (
  id uuid not null,
  plan_id uuid not null,
  severity text not null,
  status text not null default 'OPEN'::text,
  signs text[] not null,
  created_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  acknowledged_at timestamp with time zone,
  resolved_at timestamp with time zone,
  note text,
  version integer not null default 1,
  told_at timestamp with time zone,
  told_doctor_id uuid,
  overdue_told_at timestamp with time zone,
  unreached_told_at timestamp with time zone,
  advice text,
  answered_by_id uuid,
  told_physiotherapist_id uuid,
  answered_by_physiotherapist_id uuid,
  constraint care_task_advice_check CHECK (char_length(advice) >= 10 AND char_length(advice) <= 300),
  constraint care_task_answered_by_id_fkey FOREIGN KEY (answered_by_id) REFERENCES doctor(id),
  constraint care_task_answered_by_physiotherapist_id_fkey FOREIGN KEY (answered_by_physiotherapist_id) REFERENCES physiotherapist(id),
  constraint care_task_answered_once CHECK (answered_by_id IS NULL OR answered_by_physiotherapist_id IS NULL),
  constraint care_task_note_check CHECK (char_length(note) >= 10 AND char_length(note) <= 500),
  constraint care_task_pkey PRIMARY KEY (id),
  constraint care_task_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES recovery_plan(id),
  constraint care_task_resolved CHECK ((status = 'RESOLVED'::text) = (resolved_at IS NOT NULL AND note IS NOT NULL)),
  constraint care_task_severity_check CHECK (severity = ANY (ARRAY['URGENT'::text, 'EMERGENCY'::text])),
  constraint care_task_signs_check CHECK (cardinality(signs) >= 1),
  constraint care_task_status_check CHECK (status = ANY (ARRAY['OPEN'::text, 'ACKNOWLEDGED'::text, 'RESOLVED'::text])),
  constraint care_task_told_doctor_id_fkey FOREIGN KEY (told_doctor_id) REFERENCES doctor(id),
  constraint care_task_told_physiotherapist_id_fkey FOREIGN KEY (told_physiotherapist_id) REFERENCES physiotherapist(id)
);

create table care_thread (
  id uuid not null,
  patient_id uuid not null,
  status text not null default 'CLOSED'::text,
  assignee_id uuid,
  waiting_since timestamp with time zone,
  told_since timestamp with time zone,
  closed_at timestamp with time zone,
  last_message_at timestamp with time zone,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  constraint care_thread_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES app_user(id),
  constraint care_thread_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint care_thread_pkey PRIMARY KEY (id),
  constraint care_thread_status_check CHECK (status = ANY (ARRAY['WAITING'::text, 'ANSWERED'::text, 'CLOSED'::text])),
  constraint care_thread_waits CHECK ((status = 'WAITING'::text) = (waiting_since IS NOT NULL)),
  constraint require_merge TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table channel_consent (
  id uuid not null,
  account_id uuid not null,
  channel text not null,
  given boolean not null,
  said_by text not null,
  words text not null,
  language text not null,
  at timestamp with time zone not null,
  reference text,
  constraint channel_consent_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id),
  constraint channel_consent_channel_check CHECK (channel = ANY (ARRAY['WHATSAPP'::text, 'EMAIL'::text])),
  constraint channel_consent_language_check CHECK (language = ANY (ARRAY['EN'::text, 'HI'::text])),
  constraint channel_consent_pkey PRIMARY KEY (id),
  constraint channel_consent_reference UNIQUE (account_id, reference),
  constraint channel_consent_said_by_check CHECK (said_by = ANY (ARRAY['PATIENT'::text, 'DESK'::text, 'STOP'::text])),
  constraint channel_consent_stop CHECK ((said_by = 'STOP'::text) = (reference IS NOT NULL) AND (said_by <> 'STOP'::text OR channel = 'WHATSAPP'::text AND NOT given)),
  constraint channel_consent_words_check CHECK (words <> ''::text)
);

create table charge (
  id uuid not null,
  patient_id uuid not null,
  text text not null,
  amount_paise integer not null,
  day date not null,
  appointment_id uuid,
  canceled_reason text,
  created_at timestamp with time zone not null,
  kind text not null default 'OTHER'::text,
  discount_paise integer not null default 0,
  gst_rate integer not null default 0,
  hsn text default '999314'::text,
  item_id uuid,
  is_goods boolean not null default false,
  quantity integer not null default 1,
  discount_reason text,
  constraint charge_amount_paise_check CHECK (amount_paise > 0),
  constraint charge_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id) ON DELETE CASCADE,
  constraint charge_canceled_reason_check CHECK (char_length(canceled_reason) >= 3 AND char_length(canceled_reason) <= 200),
  constraint charge_discount_paise_check CHECK (discount_paise >= 0),
  constraint charge_discount_reason_check CHECK (char_length(discount_reason) >= 3 AND char_length(discount_reason) <= 200),
  constraint charge_discounted CHECK (discount_paise = 0 OR kind = 'PACKAGE'::text OR discount_reason IS NOT NULL),
  constraint charge_goods CHECK (NOT is_goods OR item_id IS NOT NULL),
  constraint charge_gst_rate_check CHECK (gst_rate >= 0 AND gst_rate <= 4000),
  constraint charge_hsn_check CHECK (hsn ~ '^\d{4,8}$'::text),
  constraint charge_item CHECK ((kind = 'ITEM'::text) = (item_id IS NOT NULL)),
  constraint charge_item_id_fkey FOREIGN KEY (item_id) REFERENCES price_item(id),
  constraint charge_kind_check CHECK (kind = ANY (ARRAY['SESSION'::text, 'PACKAGE'::text, 'ITEM'::text, 'OTHER'::text, 'LATE_CANCEL'::text, 'NO_SHOW'::text, 'OPENING'::text])),
  constraint charge_of_appointment UNIQUE (appointment_id, kind),
  constraint charge_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint charge_pkey PRIMARY KEY (id),
  constraint charge_quantity_check CHECK (quantity >= 1 AND quantity <= 100),
  constraint charge_session_kind CHECK ((kind = ANY (ARRAY['SESSION'::text, 'LATE_CANCEL'::text, 'NO_SHOW'::text])) = (appointment_id IS NOT NULL)),
  constraint charge_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 200),
  constraint settle_changed TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint settle_updated TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table clinic_settings (
  id text not null,
  name text not null,
  legal_name text,
  phones text[] not null,
  whatsapp text,
  email text not null,
  street text not null,
  city text not null,
  region text not null,
  postal_code text,
  map_url text,
  hours jsonb not null,
  special_days jsonb not null,
  social jsonb not null,
  offers jsonb not null,
  packages jsonb not null,
  booking_mode text not null,
  slot_minutes integer not null,
  lead_minutes integer not null,
  horizon_days integer not null,
  notice_hours integer not null,
  max_open_requests integer not null,
  max_per_day integer not null,
  travel_minutes integer not null,
  choose_physiotherapist boolean not null,
  gstin text,
  vpa text,
  receipt_header text,
  quiet_from text not null,
  quiet_until text not null,
  opened_at timestamp with time zone,
  version integer not null default 1,
  templates jsonb not null,
  updated_at timestamp with time zone not null default clock_timestamp(),
  revision integer not null default 1,
  message_prices jsonb not null default '[]'::jsonb,
  credit_warning bigint,
  registration_number text,
  prices jsonb not null default '[]'::jsonb,
  fees jsonb not null default '{"noShow": {"basis": "NONE"}, "firstFree": 1, "lateCancel": {"basis": "NONE"}}'::jsonb,
  items_revision integer not null default 0,
  ledger_names jsonb not null default '{}'::jsonb,
  constraint clinic_settings_booking_mode_check CHECK (booking_mode = ANY (ARRAY['REQUEST'::text, 'INSTANT'::text])),
  constraint clinic_settings_city_check CHECK (city <> ''::text),
  constraint clinic_settings_credit_warning_check CHECK (credit_warning >= 0),
  constraint clinic_settings_email_check CHECK (email <> ''::text),
  constraint clinic_settings_fees CHECK (fee_rule_holds(fees -> 'lateCancel'::text) AND fee_rule_holds(fees -> 'noShow'::text) AND COALESCE(((fees ->> 'firstFree'::text)::numeric) >= 0::numeric AND ((fees ->> 'firstFree'::text)::numeric) <= 10::numeric AND (((fees ->> 'firstFree'::text)::numeric) % 1::numeric) = 0::numeric, false)),
  constraint clinic_settings_gstin_check CHECK (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'::text),
  constraint clinic_settings_horizon_days_check CHECK (horizon_days >= 1 AND horizon_days <= 365),
  constraint clinic_settings_hours_check CHECK (jsonb_typeof(hours) = 'array'::text),
  constraint clinic_settings_id_check CHECK (id = 'clinic'::text),
  constraint clinic_settings_lead_minutes_check CHECK (lead_minutes >= 0 AND lead_minutes <= 10080),
  constraint clinic_settings_ledger_names_check CHECK (jsonb_typeof(ledger_names) = 'object'::text),
  constraint clinic_settings_map_url_check CHECK (map_url ~* '^https://'::text),
  constraint clinic_settings_max_open_requests_check CHECK (max_open_requests >= 1 AND max_open_requests <= 50),
  constraint clinic_settings_max_per_day_check CHECK (max_per_day >= 1 AND max_per_day <= 10),
  constraint clinic_settings_message_prices_check CHECK (jsonb_typeof(message_prices) = 'array'::text),
  constraint clinic_settings_name_check CHECK (name <> ''::text),
  constraint clinic_settings_notice_hours_check CHECK (notice_hours >= 0 AND notice_hours <= 168),
  constraint clinic_settings_offers_check CHECK (jsonb_typeof(offers) = 'array'::text),
  constraint clinic_settings_packages_check CHECK (jsonb_typeof(packages) = 'array'::text),
  constraint clinic_settings_phones_check CHECK (cardinality(phones) >= 1 AND cardinality(phones) <= 3),
  constraint clinic_settings_pkey PRIMARY KEY (id),
  constraint clinic_settings_prices CHECK (price_rules_hold(prices)),
  constraint clinic_settings_quiet_from_check CHECK (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text),
  constraint clinic_settings_quiet_until_check CHECK (quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text),
  constraint clinic_settings_slot_minutes_check CHECK (slot_minutes >= 5 AND slot_minutes <= 120),
  constraint clinic_settings_social_check CHECK (jsonb_typeof(social) = 'array'::text),
  constraint clinic_settings_special_days_check CHECK (jsonb_typeof(special_days) = 'array'::text),
  constraint clinic_settings_street_check CHECK (street <> ''::text),
  constraint clinic_settings_templates_check CHECK (jsonb_typeof(templates) = 'array'::text),
  constraint clinic_settings_travel_minutes_check CHECK (travel_minutes >= 0 AND travel_minutes <= 240),
  constraint clinic_settings_vpa_check CHECK (vpa ~~ '%@%'::text),
  constraint require_gstin TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table clinical_file (
  id uuid not null,
  patient_id uuid not null,
  note_id uuid,
  category text not null,
  title text not null,
  taken_on date,
  media_type text not null,
  size integer not null,
  hash text not null,
  file_key text not null,
  thumbnail_key text,
  added_by_id uuid not null,
  added_on date not null,
  added_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  removed_by_id uuid,
  removed_reason text,
  version integer not null default 1,
  constraint clinical_file_added_by_id_fkey FOREIGN KEY (added_by_id) REFERENCES app_user(id),
  constraint clinical_file_category_check CHECK (category = ANY (ARRAY['PHOTO'::text, 'XRAY'::text, 'MRI'::text, 'CT'::text, 'ULTRASOUND'::text, 'LAB_REPORT'::text, 'PRESCRIPTION'::text, 'DISCHARGE_SUMMARY'::text, 'LETTER'::text, 'CONSENT'::text, 'OTHER'::text])),
  constraint clinical_file_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'::text),
  constraint clinical_file_media_type_check CHECK (media_type = ANY (ARRAY['image/webp'::text, 'application/pdf'::text])),
  constraint clinical_file_note_id_fkey FOREIGN KEY (note_id) REFERENCES treatment_note(id) ON DELETE SET NULL,
  constraint clinical_file_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint clinical_file_pkey PRIMARY KEY (id),
  constraint clinical_file_removed CHECK ((removed_at IS NULL) = (removed_reason IS NULL) AND (removed_at IS NULL) = (removed_by_id IS NULL)),
  constraint clinical_file_removed_by_id_fkey FOREIGN KEY (removed_by_id) REFERENCES app_user(id),
  constraint clinical_file_removed_reason_check CHECK (char_length(removed_reason) >= 3 AND char_length(removed_reason) <= 200),
  constraint clinical_file_size_check CHECK (size > 0),
  constraint clinical_file_thumbnail CHECK ((media_type = 'image/webp'::text) = (thumbnail_key IS NOT NULL)),
  constraint clinical_file_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 120),
  constraint require_merge TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table consent (
  id uuid not null,
  account_id uuid not null,
  purpose text not null,
  given boolean not null,
  text_version integer not null,
  language text not null,
  at timestamp with time zone not null,
  constraint consent_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id),
  constraint consent_language_check CHECK (language = ANY (ARRAY['EN'::text, 'HI'::text])),
  constraint consent_pkey PRIMARY KEY (id),
  constraint consent_purpose_check CHECK (purpose = ANY (ARRAY['SHARE_REPORTS'::text, 'REMINDERS'::text])),
  constraint consent_text_version_check CHECK (text_version >= 1)
);

create table consent_form (
  id uuid not null,
  form_id uuid not null,
  version integer not null,
  name text not null,
  text_en text not null,
  text_hi text not null,
  created_by_id uuid not null,
  created_at timestamp with time zone not null,
  retired_at timestamp with time zone,
  constraint consent_form_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES app_user(id),
  constraint consent_form_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 80),
  constraint consent_form_pkey PRIMARY KEY (id),
  constraint consent_form_text_en_check CHECK (char_length(text_en) >= 1 AND char_length(text_en) <= 8000),
  constraint consent_form_text_hi_check CHECK (char_length(text_hi) >= 1 AND char_length(text_hi) <= 8000),
  constraint consent_form_version UNIQUE (form_id, version),
  constraint consent_form_version_check CHECK (version >= 1)
);

create table contact_message (
  id uuid not null,
  form text not null,
  name text not null,
  phone text,
  email text,
  subject text,
  message text not null,
  status text not null,
  received_at timestamp with time zone not null,
  token_id text not null,
  body_hash text not null,
  version integer not null default 1,
  constraint contact_message_check CHECK ((form <> 'ABOUT'::text) = (phone IS NOT NULL)),
  constraint contact_message_check1 CHECK ((form = 'ABOUT'::text) = (email IS NOT NULL)),
  constraint contact_message_check2 CHECK ((form = 'CONTACT'::text) = (subject IS NOT NULL)),
  constraint contact_message_form_check CHECK (form = ANY (ARRAY['ABOUT'::text, 'CONTACT'::text, 'WHATSAPP'::text])),
  constraint contact_message_message_check CHECK (char_length(message) <= 2000 OR form = 'WHATSAPP'::text AND char_length(message) <= 4096),
  constraint contact_message_pkey PRIMARY KEY (id),
  constraint contact_message_status_check CHECK (status = ANY (ARRAY['NEW'::text, 'READ'::text, 'DONE'::text, 'SPAM'::text])),
  constraint contact_message_token UNIQUE (token_id)
);

create table counter (
  name text not null,
  slot integer not null,
  part text not null,
  n integer not null,
  paise bigint not null default 0,
  is_new boolean not null default true
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02);

create table counter_check (
  id uuid not null default gen_random_uuid(),
  only_one boolean not null default true,
  status text not null default 'WAITING'::text,
  next_at timestamp with time zone not null,
  fold_at timestamp with time zone not null,
  attempts integer not null default 0,
  lease_until timestamp with time zone,
  created_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  misfit text,
  constraint counter_check_attempts_check CHECK (attempts >= 0),
  constraint counter_check_misfit_check CHECK (misfit <> ''::text),
  constraint counter_check_only_one UNIQUE (only_one),
  constraint counter_check_only_one_check CHECK (only_one),
  constraint counter_check_pkey PRIMARY KEY (id),
  constraint counter_check_status_check CHECK (status = 'WAITING'::text)
);

create table cover (
  id uuid not null,
  absent_id uuid not null,
  by_id uuid not null,
  first_day date not null,
  last_day date not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  version integer not null default 1,
  constraint cover_absent_id_fkey FOREIGN KEY (absent_id) REFERENCES physiotherapist(id),
  constraint cover_by_id_fkey FOREIGN KEY (by_id) REFERENCES physiotherapist(id),
  constraint cover_length CHECK ((last_day - first_day) >= 0 AND (last_day - first_day) <= 60),
  constraint cover_of_another CHECK (by_id <> absent_id),
  constraint cover_once EXCLUDE USING gist (absent_id WITH =, by_id WITH =, daterange(first_day, last_day, '[]'::text) WITH &&) WHERE (ended_at IS NULL),
  constraint cover_pkey PRIMARY KEY (id)
);

create table credit (
  id uuid not null,
  patient_id uuid not null,
  kind text not null,
  amount_paise integer not null,
  day date not null,
  reason text not null,
  charge_id uuid,
  canceled_reason text,
  created_at timestamp with time zone not null,
  number text,
  constraint credit_amount_paise_check CHECK (amount_paise > 0),
  constraint credit_canceled_reason_check CHECK (char_length(canceled_reason) >= 3 AND char_length(canceled_reason) <= 200),
  constraint credit_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charge(id),
  constraint credit_kind_check CHECK (kind = ANY (ARRAY['WRITE_OFF'::text, 'DISCOUNT'::text, 'PACKAGE_CLOSED'::text, 'CANCELLATION'::text, 'OPENING'::text])),
  constraint credit_number UNIQUE (number),
  constraint credit_of_charge CHECK ((charge_id IS NULL) = (kind = 'OPENING'::text)),
  constraint credit_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint credit_pkey PRIMARY KEY (id),
  constraint credit_reason_check CHECK (char_length(reason) >= 3 AND char_length(reason) <= 200),
  constraint require_merge TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint settle_changed TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint settle_updated TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table danger_check (
  entry_id uuid not null,
  plan_id uuid not null,
  at timestamp with time zone not null,
  day date not null,
  signs text[] not null,
  tasks_before integer not null,
  constraint danger_check_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES entry(id),
  constraint danger_check_pkey PRIMARY KEY (entry_id),
  constraint danger_check_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES recovery_plan(id),
  constraint danger_check_tasks_before_check CHECK (tasks_before >= 0)
);

create table data_consent (
  id uuid not null,
  client_id uuid not null,
  patient_id uuid not null,
  decision text not null,
  purpose text not null,
  until timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  said_by text not null default 'DESK'::text,
  recorded_by uuid,
  updated_at timestamp with time zone not null default clock_timestamp(),
  revision integer not null default 1,
  constraint data_consent_client_id_fkey FOREIGN KEY (client_id) REFERENCES smart_client(id),
  constraint data_consent_decision_check CHECK (decision = ANY (ARRAY['PERMIT'::text, 'DENY'::text])),
  constraint data_consent_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint data_consent_pkey PRIMARY KEY (id),
  constraint data_consent_purpose_check CHECK (purpose = ANY (ARRAY['TREATMENT'::text, 'PAYMENT'::text, 'OPERATIONS'::text])),
  constraint data_consent_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES app_user(id),
  constraint data_consent_said_by_check CHECK (said_by = ANY (ARRAY['PATIENT'::text, 'DESK'::text]))
);

create table data_processor (
  id uuid not null,
  part text,
  name text not null,
  purposes text not null,
  categories text not null,
  storage_place text not null,
  retention text not null,
  contract_on date,
  ends_on date,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  constraint data_processor_categories_check CHECK (char_length(categories) >= 1 AND char_length(categories) <= 500),
  constraint data_processor_days CHECK (ends_on >= contract_on),
  constraint data_processor_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 120),
  constraint data_processor_part_check CHECK (char_length(part) >= 1 AND char_length(part) <= 300),
  constraint data_processor_pkey PRIMARY KEY (id),
  constraint data_processor_purposes_check CHECK (char_length(purposes) >= 1 AND char_length(purposes) <= 500),
  constraint data_processor_retention_check CHECK (char_length(retention) >= 0 AND char_length(retention) <= 500),
  constraint data_processor_storage_place_check CHECK (char_length(storage_place) >= 1 AND char_length(storage_place) <= 500)
);

create table data_request (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  words text not null,
  status text not null default 'OPEN'::text,
  received_at timestamp with time zone not null,
  due_on date not null,
  decided_at timestamp with time zone,
  decided_by_id uuid,
  answer text,
  erase_on date,
  erased_at timestamp with time zone,
  version integer not null default 1,
  withdrawn_at timestamp with time zone,
  constraint data_request_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id),
  constraint data_request_answer_check CHECK (char_length(answer) >= 1 AND char_length(answer) <= 1000),
  constraint data_request_decided CHECK ((status = 'WITHDRAWN'::text OR (status = 'OPEN'::text) = (decided_at IS NULL)) AND (decided_at IS NULL) = (decided_by_id IS NULL)),
  constraint data_request_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES app_user(id),
  constraint data_request_erased CHECK ((status = 'ERASED'::text) = (erased_at IS NOT NULL)),
  constraint data_request_kind_check CHECK (kind = ANY (ARRAY['CORRECTION'::text, 'ERASURE'::text])),
  constraint data_request_pkey PRIMARY KEY (id),
  constraint data_request_refused CHECK (status <> 'REFUSED'::text OR answer IS NOT NULL),
  constraint data_request_status_check CHECK (status = ANY (ARRAY['OPEN'::text, 'ACCEPTED'::text, 'REFUSED'::text, 'ERASED'::text, 'WITHDRAWN'::text])),
  constraint data_request_term CHECK ((erase_on IS NOT NULL) = (kind = 'ERASURE'::text AND (status = ANY (ARRAY['ACCEPTED'::text, 'ERASED'::text])))),
  constraint data_request_withdrawn CHECK ((status = 'WITHDRAWN'::text) = (withdrawn_at IS NOT NULL)),
  constraint data_request_words_check CHECK (char_length(words) <= 1000)
);

create table day_close (
  id uuid not null,
  day date not null,
  opening_paise bigint not null,
  received_paise bigint not null,
  refunded_paise bigint not null,
  counted_paise bigint not null,
  banked_paise bigint not null,
  note text,
  closed_by uuid not null,
  closed_at timestamp with time zone not null,
  constraint day_close_banked CHECK (banked_paise >= 0 AND banked_paise <= counted_paise),
  constraint day_close_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES app_user(id),
  constraint day_close_counted_paise_check CHECK (counted_paise >= 0),
  constraint day_close_day UNIQUE (day),
  constraint day_close_explained CHECK (counted_paise = (opening_paise + received_paise - refunded_paise) OR note IS NOT NULL),
  constraint day_close_note_check CHECK (char_length(note) >= 3 AND char_length(note) <= 200),
  constraint day_close_pkey PRIMARY KEY (id),
  constraint day_close_received_paise_check CHECK (received_paise >= 0),
  constraint day_close_refunded_paise_check CHECK (refunded_paise >= 0)
);

create table doctor (
  id uuid not null,
  user_id uuid,
  name text not null,
  specialization text not null,
  registration_number text,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  last_day date,
  constraint doctor_pkey PRIMARY KEY (id),
  constraint doctor_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

create table email_code (
  account_id uuid not null,
  message_id uuid not null,
  email text not null,
  attempts integer not null default 0,
  expires_at timestamp with time zone not null,
  key_id text,
  constraint email_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint email_code_attempts_check CHECK (attempts >= 0),
  constraint email_code_pkey PRIMARY KEY (account_id)
);

create table entry (
  id uuid not null,
  account_id uuid not null,
  client_id uuid not null,
  body_hash text not null,
  plan_id uuid not null,
  kind text not null,
  body jsonb not null,
  at timestamp with time zone not null,
  day date not null,
  entered_as text not null,
  recorded_at timestamp with time zone not null,
  constraint entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id),
  constraint entry_body_hash_check CHECK (body_hash ~ '^[0-9a-f]{64}$'::text),
  constraint entry_client UNIQUE (account_id, client_id),
  constraint entry_entered_as_check CHECK (entered_as = ANY (ARRAY['PATIENT'::text, 'PHYSIOTHERAPIST'::text, 'DOCTOR'::text, 'ADMIN'::text, 'FAMILY'::text])),
  constraint entry_kind_check CHECK (kind = ANY (ARRAY['DANGER_CHECK'::text, 'CHECK_IN'::text, 'MEASUREMENT'::text, 'SET_DONE'::text, 'SKIP'::text, 'PAIN'::text, 'EFFORT'::text, 'SIGN'::text, 'UNDO'::text, 'ANSWERS'::text])),
  constraint entry_pkey PRIMARY KEY (id),
  constraint entry_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES recovery_plan(id)
);

create table erasure_proof (
  id uuid not null,
  request_id uuid not null,
  at timestamp with time zone not null default now(),
  rule text not null,
  erased jsonb not null,
  kept jsonb not null,
  constraint erasure_proof_pkey PRIMARY KEY (id),
  constraint erasure_proof_request_id_fkey FOREIGN KEY (request_id) REFERENCES data_request(id),
  constraint erasure_proof_request_id_key UNIQUE (request_id)
);

create table exchange (
  id uuid not null,
  at timestamp with time zone not null default now(),
  door text not null,
  client_id uuid,
  interaction text not null,
  patient_id uuid,
  outcome text not null,
  code text not null,
  parameters text[] not null default '{}'::text[],
  request_id text not null,
  source_id uuid,
  message_id uuid,
  constraint exchange_client_id_fkey FOREIGN KEY (client_id) REFERENCES smart_client(id),
  constraint exchange_door_check CHECK (door = ANY (ARRAY['FHIR'::text, 'BULK'::text, 'HL7V2'::text, 'WEBHOOK'::text])),
  constraint exchange_message_id_fkey FOREIGN KEY (message_id) REFERENCES hl7_message(id),
  constraint exchange_outcome_check CHECK (outcome = ANY (ARRAY['SUCCEEDED'::text, 'REFUSED'::text, 'FAILED'::text])),
  constraint exchange_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint exchange_pkey PRIMARY KEY (id),
  constraint exchange_source_id_fkey FOREIGN KEY (source_id) REFERENCES hl7_source(id)
);

create table exercise (
  id uuid not null,
  key text not null,
  revision integer not null,
  retired boolean not null default false,
  constraint exercise_key UNIQUE (key),
  constraint exercise_key_check CHECK (key ~ '^[a-zA-Z][a-zA-Z0-9-]{0,39}$'::text),
  constraint exercise_newest FOREIGN KEY (id, revision) REFERENCES exercise_revision(exercise_id, revision) DEFERRABLE INITIALLY DEFERRED,
  constraint exercise_pkey PRIMARY KEY (id),
  constraint exercise_revision_check CHECK (revision >= 1)
);

create table exercise_review (
  exercise_id uuid not null,
  revision integer not null,
  reviewer_id uuid not null,
  statement text not null,
  reviewed_at timestamp with time zone not null,
  constraint exercise_review_once PRIMARY KEY (exercise_id, revision, reviewer_id),
  constraint exercise_review_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES app_user(id),
  constraint exercise_review_revision FOREIGN KEY (exercise_id, revision) REFERENCES exercise_revision(exercise_id, revision),
  constraint exercise_review_statement_check CHECK (char_length(statement) >= 10 AND char_length(statement) <= 500)
);

create table exercise_revision (
  exercise_id uuid not null,
  revision integer not null,
  content jsonb not null,
  content_hash text not null,
  saved_by_id uuid,
  saved_at timestamp with time zone not null,
  constraint exercise_revision_aims CHECK (COALESCE(jsonb_array_length(content -> 'aims'::text), '-1'::integer) >= 1 AND (content -> 'aims'::text) <@ '["MOBILITY", "STRENGTH", "STRETCH", "CIRCULATION", "CONTROL", "BALANCE", "GAIT", "BREATHING", "FUNCTION"]'::jsonb),
  constraint exercise_revision_avoid CHECK (COALESCE(jsonb_array_length(content -> 'avoid'::text), '-1'::integer) >= 0 AND (content -> 'avoid'::text) <@ '["NO_WEIGHT_BEARING", "HIP_PRECAUTIONS", "KNEE_BEND_LIMIT", "NO_ACTIVE_SHOULDER", "NO_TURNING_OUT", "NO_BENDING", "NO_TWISTING", "BACK_PAIN", "DIZZINESS"]'::jsonb),
  constraint exercise_revision_content_hash_check CHECK (content_hash ~ '^[0-9a-f]{64}$'::text),
  constraint exercise_revision_dose CHECK (COALESCE((content ->> 'sets'::text)::integer, '-1'::integer) >= 1 AND COALESCE((content ->> 'sets'::text)::integer, '-1'::integer) <= 20 AND COALESCE((content ->> 'reps'::text)::integer, '-1'::integer) >= 1 AND COALESCE((content ->> 'reps'::text)::integer, '-1'::integer) <= 100 AND COALESCE((content ->> 'holdSeconds'::text)::integer, '-1'::integer) >= 0 AND COALESCE((content ->> 'holdSeconds'::text)::integer, '-1'::integer) <= 3600 AND COALESCE((content ->> 'timesPerDay'::text)::integer, '-1'::integer) >= 1 AND COALESCE((content ->> 'timesPerDay'::text)::integer, '-1'::integer) <= 10 AND COALESCE((content ->> 'restSeconds'::text)::integer, '-1'::integer) >= 0 AND COALESCE((content ->> 'restSeconds'::text)::integer, '-1'::integer) <= 300),
  constraint exercise_revision_equipment CHECK (COALESCE(jsonb_array_length(content -> 'equipment'::text), '-1'::integer) >= 0 AND (content -> 'equipment'::text) <@ '["CHAIR", "BED", "WALL", "TABLE", "STEP", "BAND", "STICK", "TOWEL", "CUSHION", "WALKER"]'::jsonb),
  constraint exercise_revision_exercise_id_fkey FOREIGN KEY (exercise_id) REFERENCES exercise(id),
  constraint exercise_revision_figure CHECK (COALESCE(jsonb_typeof(content -> 'figure'::text), ''::text) = ANY (ARRAY['object'::text, 'null'::text])),
  constraint exercise_revision_name CHECK (COALESCE(char_length(content #>> '{name,en}'::text[]), 0) >= 1 AND COALESCE(char_length(content #>> '{name,en}'::text[]), 0) <= 80 AND COALESCE(char_length(content #>> '{name,hi}'::text[]), 0) >= 1 AND COALESCE(char_length(content #>> '{name,hi}'::text[]), 0) <= 80),
  constraint exercise_revision_pkey PRIMARY KEY (exercise_id, revision),
  constraint exercise_revision_position CHECK (COALESCE(content ->> 'position'::text, ''::text) = ANY (ARRAY['LYING_BACK'::text, 'LYING_FRONT'::text, 'LYING_SIDE'::text, 'SITTING'::text, 'LONG_SITTING'::text, 'HANDS_AND_KNEES'::text, 'STANDING'::text, 'WALKING'::text])),
  constraint exercise_revision_regions CHECK (COALESCE(jsonb_array_length(content -> 'regions'::text), '-1'::integer) >= 1 AND (content -> 'regions'::text) <@ '["KNEE", "HIP", "ANKLE", "SHOULDER", "ELBOW_HAND", "SPINE", "BREATHING", "WHOLE_BODY"]'::jsonb),
  constraint exercise_revision_revision_check CHECK (revision >= 1),
  constraint exercise_revision_saved_by_id_fkey FOREIGN KEY (saved_by_id) REFERENCES app_user(id),
  constraint exercise_revision_steps CHECK (COALESCE(jsonb_array_length(content -> 'steps'::text), 0) >= 2 AND COALESCE(jsonb_array_length(content -> 'steps'::text), 0) <= 6)
);

create table exercise_video (
  exercise_id uuid not null,
  media_type text not null,
  seconds integer not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  hash text not null,
  file_key text not null,
  poster_key text,
  poster_bytes integer,
  poster_hash text,
  uploaded_by_id uuid not null,
  uploaded_at timestamp with time zone not null,
  constraint exercise_video_bytes_check CHECK (bytes >= 1 AND bytes <= 31457280),
  constraint exercise_video_exercise_id_fkey FOREIGN KEY (exercise_id) REFERENCES exercise(id),
  constraint exercise_video_file_key UNIQUE (file_key),
  constraint exercise_video_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'::text),
  constraint exercise_video_height_check CHECK (height >= 1 AND height <= 1280),
  constraint exercise_video_media_type_check CHECK (media_type = ANY (ARRAY['video/mp4'::text, 'video/webm'::text])),
  constraint exercise_video_pkey PRIMARY KEY (exercise_id),
  constraint exercise_video_poster CHECK (num_nulls(poster_key, poster_bytes, poster_hash) = ANY (ARRAY[0, 3])),
  constraint exercise_video_poster_bytes_check CHECK (poster_bytes > 0),
  constraint exercise_video_poster_hash_check CHECK (poster_hash ~ '^[0-9a-f]{64}$'::text),
  constraint exercise_video_poster_key UNIQUE (poster_key),
  constraint exercise_video_seconds_check CHECK (seconds >= 2 AND seconds <= 120),
  constraint exercise_video_uploaded_by_id_fkey FOREIGN KEY (uploaded_by_id) REFERENCES app_user(id),
  constraint exercise_video_width_check CHECK (width >= 1 AND width <= 1280)
);

create table family_grant (
  id uuid not null,
  patient_id uuid not null,
  name text not null,
  relation text not null,
  phone text not null,
  rights text[] not null,
  text_version integer not null,
  language text not null,
  granted_by_id uuid not null,
  granted_at timestamp with time zone not null,
  account_id uuid,
  accepted_at timestamp with time zone,
  ended_at timestamp with time zone,
  last_seen_at timestamp with time zone,
  constraint family_grant_accepted CHECK ((account_id IS NULL) = (accepted_at IS NULL)),
  constraint family_grant_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id),
  constraint family_grant_granted_by_id_fkey FOREIGN KEY (granted_by_id) REFERENCES app_user(id),
  constraint family_grant_language_check CHECK (language = ANY (ARRAY['EN'::text, 'HI'::text])),
  constraint family_grant_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 120),
  constraint family_grant_of_another CHECK (account_id <> granted_by_id),
  constraint family_grant_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint family_grant_phone_check CHECK (phone ~ '^\+91[0-9]{10}$'::text),
  constraint family_grant_pkey PRIMARY KEY (id),
  constraint family_grant_relation_check CHECK (char_length(relation) >= 1 AND char_length(relation) <= 40),
  constraint family_grant_rights_check CHECK (rights <@ ARRAY['TICK'::text, 'MESSAGE'::text]),
  constraint family_grant_text_version_check CHECK (text_version >= 1),
  constraint require_merge TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table file_scan (
  id uuid not null default gen_random_uuid(),
  file_key text not null,
  status text not null default 'WAITING'::text,
  next_at timestamp with time zone not null,
  attempts integer not null default 0,
  lease_until timestamp with time zone,
  created_at timestamp with time zone not null,
  scanned_at timestamp with time zone,
  finding text,
  failure text,
  failed_at timestamp with time zone,
  constraint file_scan_attempts_check CHECK (attempts >= 0),
  constraint file_scan_done CHECK ((status = 'WAITING'::text) = (scanned_at IS NULL) AND (status = 'QUARANTINED'::text) = (finding IS NOT NULL)),
  constraint file_scan_failed CHECK ((failure IS NULL) = (failed_at IS NULL)),
  constraint file_scan_failure_check CHECK (failure = ANY (ARRAY['SCANNER'::text, 'STORAGE'::text, 'LOST'::text, 'TOO_LARGE'::text])),
  constraint file_scan_file_key UNIQUE (file_key),
  constraint file_scan_finding_check CHECK (char_length(finding) >= 1 AND char_length(finding) <= 200),
  constraint file_scan_pkey PRIMARY KEY (id),
  constraint file_scan_status_check CHECK (status = ANY (ARRAY['WAITING'::text, 'CLEAN'::text, 'QUARANTINED'::text]))
);

create table four_eyes (
  id smallint not null,
  is_on boolean not null default false,
  constraint four_eyes_id_check CHECK (id = 1),
  constraint four_eyes_pkey PRIMARY KEY (id)
);

create table gate_passage (
  id uuid not null default gen_random_uuid(),
  plan_id uuid not null,
  from_phase integer not null,
  to_phase integer,
  deviations jsonb not null default '[]'::jsonb,
  physiotherapist_id uuid not null,
  confirmed_at timestamp with time zone not null default clock_timestamp(),
  constraint gate_passage_check CHECK (to_phase = (from_phase + 1)),
  constraint gate_passage_deviations_check CHECK (jsonb_typeof(deviations) = 'array'::text),
  constraint gate_passage_from_phase_check CHECK (from_phase >= 1),
  constraint gate_passage_phase UNIQUE (plan_id, from_phase),
  constraint gate_passage_physiotherapist_id_fkey FOREIGN KEY (physiotherapist_id) REFERENCES physiotherapist(id),
  constraint gate_passage_pkey PRIMARY KEY (id),
  constraint gate_passage_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES recovery_plan(id)
);

create table gateway_event (
  id uuid not null,
  event_id text not null,
  event text not null,
  at timestamp with time zone not null,
  gateway_payment_id text,
  gateway_refund_id text,
  amount_paise integer,
  method text,
  reference text,
  status text not null,
  payment_id uuid,
  constraint gateway_event_amount_paise_check CHECK (amount_paise > 0),
  constraint gateway_event_booked CHECK ((status <> ALL (ARRAY['APPLIED'::text, 'SECOND'::text])) OR payment_id IS NOT NULL),
  constraint gateway_event_event_check CHECK (char_length(event) >= 1 AND char_length(event) <= 100),
  constraint gateway_event_event_id_check CHECK (char_length(event_id) >= 1 AND char_length(event_id) <= 100),
  constraint gateway_event_gateway_payment_id_check CHECK (char_length(gateway_payment_id) >= 1 AND char_length(gateway_payment_id) <= 100),
  constraint gateway_event_gateway_refund_id_check CHECK (char_length(gateway_refund_id) >= 1 AND char_length(gateway_refund_id) <= 100),
  constraint gateway_event_method_check CHECK (method = ANY (ARRAY['UPI'::text, 'Card'::text, 'Net Banking'::text])),
  constraint gateway_event_money CHECK (status <> 'UNMATCHED'::text OR gateway_payment_id IS NOT NULL AND amount_paise IS NOT NULL),
  constraint gateway_event_once UNIQUE (event_id),
  constraint gateway_event_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id) ON DELETE CASCADE,
  constraint gateway_event_pkey PRIMARY KEY (id),
  constraint gateway_event_reference_check CHECK (char_length(reference) >= 1 AND char_length(reference) <= 60),
  constraint gateway_event_status_check CHECK (status = ANY (ARRAY['APPLIED'::text, 'SECOND'::text, 'UNMATCHED'::text, 'IGNORED'::text]))
);

create table hl7_appointment (
  source_id uuid not null,
  called text not null,
  appointment_id uuid not null,
  constraint hl7_appointment_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id),
  constraint hl7_appointment_called_check CHECK (char_length(called) >= 1 AND char_length(called) <= 199),
  constraint hl7_appointment_once PRIMARY KEY (source_id, called),
  constraint hl7_appointment_source_id_fkey FOREIGN KEY (source_id) REFERENCES hl7_source(id)
);

create table hl7_message (
  id uuid not null,
  source_id uuid not null,
  control_id text not null,
  event text not null,
  hash bytea not null,
  body bytea,
  code text not null,
  answer bytea not null,
  patient_id uuid,
  received_at timestamp with time zone not null default now(),
  appointment_id uuid,
  occurrence integer not null default 1,
  constraint hl7_message_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id),
  constraint hl7_message_control_id_check CHECK (char_length(control_id) >= 1 AND char_length(control_id) <= 199),
  constraint hl7_message_occurrence_check CHECK (occurrence > 0),
  constraint hl7_message_once UNIQUE (source_id, control_id, occurrence),
  constraint hl7_message_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint hl7_message_pkey PRIMARY KEY (id),
  constraint hl7_message_source_id_fkey FOREIGN KEY (source_id) REFERENCES hl7_source(id)
);

create table hl7_source (
  id uuid not null,
  name text not null,
  application text not null,
  facility text not null,
  identifier_system text not null,
  registered_by uuid not null,
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  constraint hl7_source_application_check CHECK (char_length(application) >= 1 AND char_length(application) <= 227),
  constraint hl7_source_facility_check CHECK (char_length(facility) <= 227),
  constraint hl7_source_identifier_system_check CHECK (identifier_system <> ''::text),
  constraint hl7_source_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 120),
  constraint hl7_source_pkey PRIMARY KEY (id),
  constraint hl7_source_registered_by_fkey FOREIGN KEY (registered_by) REFERENCES app_user(id)
);

create table hospital_document (
  id uuid not null,
  patient_id uuid not null,
  sent_by uuid not null,
  referral_id uuid,
  identifier_system text,
  identifier_value text,
  title text,
  type text,
  written_at timestamp with time zone not null,
  media_type text not null,
  size integer not null,
  sha1 text not null,
  file_key text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  revision integer not null default 1,
  sha256 text,
  sent jsonb,
  replaced_by uuid,
  constraint hospital_document_identifier CHECK ((identifier_system IS NULL) = (identifier_value IS NULL)),
  constraint hospital_document_identifier_system_check CHECK (identifier_system <> ''::text),
  constraint hospital_document_identifier_value_check CHECK (identifier_value <> ''::text),
  constraint hospital_document_media_type_check CHECK (media_type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text, 'text/plain; charset=utf-8'::text])),
  constraint hospital_document_other CHECK (replaced_by <> id),
  constraint hospital_document_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint hospital_document_pkey PRIMARY KEY (id),
  constraint hospital_document_referral_id_fkey FOREIGN KEY (referral_id) REFERENCES referral(id),
  constraint hospital_document_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES hospital_document(id),
  constraint hospital_document_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES smart_client(id),
  constraint hospital_document_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  constraint hospital_document_size_check CHECK (size >= 1 AND size <= 5242880),
  constraint hospital_document_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 200),
  constraint hospital_document_type_check CHECK (char_length(type) >= 1 AND char_length(type) <= 200)
);

create table idempotency_key (
  actor_id uuid not null,
  key text not null,
  body_hash text not null,
  subject_id uuid not null,
  created_at timestamp with time zone not null default now(),
  answer jsonb,
  constraint idempotency_key_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id),
  constraint idempotency_key_pkey PRIMARY KEY (actor_id, key)
);

create table import_opening (
  id uuid not null,
  import_id uuid not null,
  charge_id uuid,
  credit_id uuid,
  package_id uuid,
  constraint import_opening_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charge(id) ON DELETE CASCADE,
  constraint import_opening_credit_id_fkey FOREIGN KEY (credit_id) REFERENCES credit(id),
  constraint import_opening_import_id_fkey FOREIGN KEY (import_id) REFERENCES patient_import(id) ON DELETE CASCADE,
  constraint import_opening_of_one CHECK (num_nonnulls(charge_id, credit_id, package_id) = 1),
  constraint import_opening_package_id_fkey FOREIGN KEY (package_id) REFERENCES package(id),
  constraint import_opening_pkey PRIMARY KEY (id)
);

create table known_device (
  key text not null,
  seen_at timestamp with time zone not null default now(),
  key_id text,
  constraint known_device_pkey PRIMARY KEY (key)
);

create table known_session (
  appointment_id uuid not null,
  status text not null,
  starts_at timestamp with time zone not null,
  physiotherapist_id uuid,
  version integer not null,
  constraint known_session_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id) ON DELETE CASCADE,
  constraint known_session_physiotherapist_id_fkey FOREIGN KEY (physiotherapist_id) REFERENCES physiotherapist(id),
  constraint known_session_pkey PRIMARY KEY (appointment_id)
);

create table lesson (
  id uuid not null,
  slug text not null,
  revision integer not null,
  retired boolean not null default false,
  constraint lesson_newest FOREIGN KEY (id, revision) REFERENCES lesson_revision(lesson_id, revision) DEFERRABLE INITIALLY DEFERRED,
  constraint lesson_pkey PRIMARY KEY (id),
  constraint lesson_revision_check CHECK (revision >= 1),
  constraint lesson_slug UNIQUE (slug),
  constraint lesson_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND char_length(slug) <= 60)
);

create table lesson_reading (
  account_id uuid not null,
  lesson_id uuid not null,
  read_at timestamp with time zone not null,
  constraint lesson_reading_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id),
  constraint lesson_reading_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES lesson(id),
  constraint lesson_reading_pkey PRIMARY KEY (account_id, lesson_id)
);

create table lesson_review (
  lesson_id uuid not null,
  revision integer not null,
  reviewer_id uuid not null,
  statement text not null,
  reviewed_at timestamp with time zone not null,
  constraint lesson_review_once PRIMARY KEY (lesson_id, revision, reviewer_id),
  constraint lesson_review_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES app_user(id),
  constraint lesson_review_revision FOREIGN KEY (lesson_id, revision) REFERENCES lesson_revision(lesson_id, revision),
  constraint lesson_review_statement_check CHECK (char_length(statement) >= 10 AND char_length(statement) <= 500)
);

create table lesson_revision (
  lesson_id uuid not null,
  revision integer not null,
  content jsonb not null,
  content_hash text not null,
  saved_by_id uuid,
  saved_at timestamp with time zone not null,
  constraint lesson_revision_body CHECK (COALESCE(char_length(content #>> '{body,en}'::text[]), 0) >= 20 AND COALESCE(char_length(content #>> '{body,en}'::text[]), 0) <= 4000 AND COALESCE(char_length(content #>> '{body,hi}'::text[]), 0) >= 20 AND COALESCE(char_length(content #>> '{body,hi}'::text[]), 0) <= 4000),
  constraint lesson_revision_content_hash_check CHECK (content_hash ~ '^[0-9a-f]{64}$'::text),
  constraint lesson_revision_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES lesson(id),
  constraint lesson_revision_phase CHECK (COALESCE((content ->> 'fromPhase'::text)::integer, 0) >= 1 AND COALESCE((content ->> 'fromPhase'::text)::integer, 0) <= 20),
  constraint lesson_revision_pkey PRIMARY KEY (lesson_id, revision),
  constraint lesson_revision_protocols CHECK (COALESCE(jsonb_array_length(content -> 'protocols'::text), '-1'::integer) >= 0 AND COALESCE(jsonb_array_length(content -> 'protocols'::text), '-1'::integer) <= 20),
  constraint lesson_revision_revision_check CHECK (revision >= 1),
  constraint lesson_revision_saved_by_id_fkey FOREIGN KEY (saved_by_id) REFERENCES app_user(id),
  constraint lesson_revision_title CHECK (COALESCE(char_length(content #>> '{title,en}'::text[]), 0) >= 1 AND COALESCE(char_length(content #>> '{title,en}'::text[]), 0) <= 100 AND COALESCE(char_length(content #>> '{title,hi}'::text[]), 0) >= 1 AND COALESCE(char_length(content #>> '{title,hi}'::text[]), 0) <= 100),
  constraint lesson_revision_topic CHECK (COALESCE(content ->> 'topic'::text, ''::text) = ANY (ARRAY['WOUND'::text, 'SWELLING'::text, 'PAIN'::text, 'WALKING'::text, 'STAIRS'::text, 'SLEEP'::text, 'HOME'::text, 'DRIVING'::text, 'WORK'::text, 'FOOD'::text, 'RECOVERY'::text]))
);

create table live_change (
  id bigint not null generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  physiotherapist_id uuid,
  of_all boolean not null default false,
  first_day date,
  last_day date,
  created_at timestamp with time zone not null default clock_timestamp(),
  audience text,
  doctor_account_id uuid,
  constraint live_change_days CHECK ((first_day IS NULL) = (last_day IS NULL) AND first_day <= last_day),
  constraint live_change_pkey PRIMARY KEY (id),
  constraint live_change_topic_check CHECK (topic = ANY (ARRAY['calendar'::text, 'requests'::text, 'inbox'::text, 'notices'::text, 'waiting'::text]))
);

create table measurement (
  id uuid not null,
  plan_id uuid,
  measure text not null,
  value numeric(5,1) not null,
  side text,
  mode text,
  method text not null,
  taken_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  entered_by uuid not null,
  entered_as text not null,
  entry_id uuid,
  patient_id uuid not null,
  note_id uuid,
  constraint measurement_bounds CHECK (measure_has(measure, value)),
  constraint measurement_entered_as_check CHECK (entered_as = ANY (ARRAY['PATIENT'::text, 'PHYSIOTHERAPIST'::text, 'DOCTOR'::text, 'ADMIN'::text, 'FAMILY'::text])),
  constraint measurement_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES app_user(id),
  constraint measurement_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES entry(id),
  constraint measurement_method_check CHECK (method = ANY (ARRAY['GONIOMETER'::text, 'PHONE'::text, 'TYPED'::text, 'OBSERVED'::text])),
  constraint measurement_mode_check CHECK (mode = ANY (ARRAY['ACTIVE'::text, 'PASSIVE'::text])),
  constraint measurement_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint measurement_pkey PRIMARY KEY (id),
  constraint measurement_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES recovery_plan(id),
  constraint measurement_side_check CHECK (side = ANY (ARRAY['LEFT'::text, 'RIGHT'::text, 'NONE'::text]))
);

create table measurement_retraction (
  measurement_id uuid not null,
  reason text not null,
  entered_by uuid not null,
  entered_as text not null,
  at timestamp with time zone not null,
  constraint measurement_retraction_entered_as_check CHECK (entered_as = ANY (ARRAY['PATIENT'::text, 'PHYSIOTHERAPIST'::text, 'DOCTOR'::text, 'ADMIN'::text, 'FAMILY'::text])),
  constraint measurement_retraction_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES app_user(id),
  constraint measurement_retraction_measurement_id_fkey FOREIGN KEY (measurement_id) REFERENCES measurement(id),
  constraint measurement_retraction_pkey PRIMARY KEY (measurement_id),
  constraint measurement_retraction_reason_check CHECK (char_length(reason) >= 10 AND char_length(reason) <= 500)
);

create table medical_history_entry (
  id uuid not null,
  patient_id uuid not null,
  diagnosis text not null,
  treatment text,
  surgery_details text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null default clock_timestamp(),
  revision integer not null default 1,
  constraint medical_history_entry_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint medical_history_entry_pkey PRIMARY KEY (id)
);

create table message (
  id uuid not null,
  kind text not null,
  channel text not null default 'SMS'::text,
  language text not null,
  recipient text not null,
  patient_id uuid,
  subject_id uuid,
  session_start timestamp with time zone,
  text text not null,
  send_after timestamp with time zone not null,
  dedup_key text not null,
  status text not null default 'QUEUED'::text,
  attempts integer not null default 0,
  lease_until timestamp with time zone,
  error text,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  delivered_at timestamp with time zone,
  account_id uuid,
  push boolean not null default false,
  provider text,
  parts integer not null default 0,
  text_values text[],
  cost_milli_paise bigint,
  content jsonb,
  constraint message_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id),
  constraint message_channel_check CHECK (channel = ANY (ARRAY['SMS'::text, 'WHATSAPP'::text, 'EMAIL'::text])),
  constraint message_content_check CHECK (jsonb_typeof(content) = 'object'::text),
  constraint message_cost_milli_paise_check CHECK (cost_milli_paise >= 0),
  constraint message_dedup_key UNIQUE (dedup_key),
  constraint message_kind_check CHECK (kind = ANY (ARRAY['SESSION_REQUESTED'::text, 'SESSION_BOOKED'::text, 'SESSION_MOVED'::text, 'SESSION_CANCELED'::text, 'REMINDER_DAY'::text, 'REMINDER_HOURS'::text, 'PAYMENT_RECEIVED'::text, 'STAFF_REGISTERED'::text, 'NUMBER_CHANGED'::text, 'WRONG_CODES'::text, 'NEW_DEVICE'::text, 'DANGER_SIGN'::text, 'DANGER_SIGN_OVERDUE'::text, 'SLOT_OFFER'::text, 'SIGN_ANSWERED'::text, 'SECURITY_NOTICE'::text, 'SESSION_REASSIGNED'::text, 'SERIES_BOOKED'::text, 'SERIES_CHANGED'::text, 'CARE_REPLY'::text, 'CARE_WAITING'::text, 'CHECK_IN'::text, 'PLAN_STARTED'::text, 'FAMILY_INVITED'::text, 'PATIENT_INVITED'::text, 'PAYMENT_LINK'::text, 'PAYMENT_DUE'::text, 'CHANNEL_STOPPED'::text, 'REQUEST_ANSWERED'::text, 'DOCUMENT'::text, 'EXERCISE_SHEET'::text, 'EMAIL_CODE'::text, 'REPORT_MAIL'::text, 'CREDIT_LOW'::text, 'NEW_DEVICE_MAIL'::text])),
  constraint message_language_check CHECK (language = ANY (ARRAY['EN'::text, 'HI'::text])),
  constraint message_of_email CHECK (channel = 'EMAIL'::text OR content IS NULL),
  constraint message_parts_check CHECK (parts >= 0),
  constraint message_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id) ON DELETE SET NULL,
  constraint message_pkey PRIMARY KEY (id),
  constraint message_recipient_check CHECK (recipient = ''::text OR channel <> 'EMAIL'::text AND recipient ~ '^\+91[0-9]{10}$'::text OR channel = 'EMAIL'::text AND recipient ~ '^[^\s@]+@[^\s@]+$'::text),
  constraint message_status_check CHECK (status = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'DELIVERED'::text, 'FAILED'::text, 'SKIPPED'::text]))
);

create table message_provider (
  channel text not null,
  provider text not null,
  failures integer not null default 0,
  paused_until timestamp with time zone,
  taken_at timestamp with time zone,
  failed_at timestamp with time zone,
  failure text,
  lacks_credit boolean not null default false,
  credit bigint,
  credit_asked_at timestamp with time zone,
  constraint message_provider_channel_check CHECK (channel = ANY (ARRAY['SMS'::text, 'WHATSAPP'::text, 'EMAIL'::text])),
  constraint message_provider_failures_check CHECK (failures >= 0),
  constraint message_provider_pkey PRIMARY KEY (channel, provider),
  constraint message_provider_provider_check CHECK ((provider = ANY (ARRAY['console'::text, 'http'::text, 'exotel'::text, 'msg91'::text, 'smtp'::text, 'meta'::text])) AND (provider = 'smtp'::text) = (channel = 'EMAIL'::text) AND (provider = 'meta'::text) = (channel = 'WHATSAPP'::text))
);

create table message_try (
  id bigint not null generated always as identity,
  message_id uuid not null,
  at timestamp with time zone not null,
  channel text not null,
  provider text not null,
  outcome text not null,
  code text,
  reference text,
  constraint message_try_channel_check CHECK (channel = ANY (ARRAY['SMS'::text, 'WHATSAPP'::text, 'EMAIL'::text])),
  constraint message_try_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE CASCADE,
  constraint message_try_outcome_check CHECK (outcome = ANY (ARRAY['TAKEN'::text, 'REFUSED'::text, 'NOT_TAKEN'::text, 'UNKNOWN'::text])),
  constraint message_try_pkey PRIMARY KEY (id)
);

create table mikro_orm_migrations (
  id integer not null default nextval('mikro_orm_migrations_id_seq'::regclass),
  name character varying(255) not null,
  executed_at timestamp(6) with time zone not null default CURRENT_TIMESTAMP(6),
  constraint mikro_orm_migrations_pkey PRIMARY KEY (id)
);

create table note_addendum (
  id uuid not null,
  note_id uuid not null,
  text text not null,
  author_id uuid not null,
  at timestamp with time zone not null,
  constraint note_addendum_author_id_fkey FOREIGN KEY (author_id) REFERENCES app_user(id),
  constraint note_addendum_note_id_fkey FOREIGN KEY (note_id) REFERENCES treatment_note(id),
  constraint note_addendum_pkey PRIMARY KEY (id),
  constraint note_addendum_text_check CHECK (char_length(text) >= 3 AND char_length(text) <= 4000)
);

create table note_template (
  id uuid not null,
  owner_id uuid,
  name text not null,
  kind text not null,
  subjective text not null,
  objective text not null,
  assessment text not null,
  plan text not null,
  measures text[] not null,
  is_sample boolean not null default false,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  constraint note_template_assessment_check CHECK (char_length(assessment) <= 4000),
  constraint note_template_check CHECK (NOT is_sample OR owner_id IS NULL),
  constraint note_template_kind_check CHECK (kind = ANY (ARRAY['INITIAL'::text, 'SESSION'::text, 'REVIEW'::text, 'DISCHARGE'::text, 'CONTACT'::text])),
  constraint note_template_measures_check CHECK (cardinality(measures) <= 12),
  constraint note_template_name UNIQUE NULLS NOT DISTINCT (owner_id, name),
  constraint note_template_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  constraint note_template_objective_check CHECK (char_length(objective) <= 4000),
  constraint note_template_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user(id),
  constraint note_template_pkey PRIMARY KEY (id),
  constraint note_template_plan_check CHECK (char_length(plan) <= 4000),
  constraint note_template_subjective_check CHECK (char_length(subjective) <= 4000)
);

create table notice (
  id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  audience text not null,
  physiotherapist_id uuid,
  by_id uuid,
  text text not null,
  patient_id uuid,
  subject_id uuid,
  dedup_key text,
  constraint notice_audience_check CHECK (audience = ANY (ARRAY['DESK'::text, 'ADMINS'::text, 'NOBODY'::text])),
  constraint notice_by_id_fkey FOREIGN KEY (by_id) REFERENCES app_user(id),
  constraint notice_dedup UNIQUE (dedup_key),
  constraint notice_kind_check CHECK (kind = ANY (ARRAY['REQUEST_CAME'::text, 'PATIENT_BOOKED'::text, 'PATIENT_MOVED'::text, 'PATIENT_CANCELED'::text, 'COLUMN_CHANGED'::text, 'WAITING_LIST_MATCH'::text, 'RECORD_OPENED'::text, 'DANGER_SIGN'::text, 'CARE_FLAG'::text, 'CARE_MESSAGE'::text, 'COVER_BEGAN'::text, 'ALARM'::text])),
  constraint notice_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint notice_physiotherapist_id_fkey FOREIGN KEY (physiotherapist_id) REFERENCES physiotherapist(id),
  constraint notice_pkey PRIMARY KEY (id),
  constraint notice_readers CHECK (audience <> 'NOBODY'::text OR physiotherapist_id IS NOT NULL),
  constraint notice_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 400)
);

create table notice_seen (
  notice_id uuid not null,
  account_id uuid not null,
  constraint notice_seen_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id),
  constraint notice_seen_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notice(id) ON DELETE CASCADE,
  constraint notice_seen_pkey PRIMARY KEY (account_id, notice_id)
);

create table open_charge (
  charge_id uuid not null,
  patient_id uuid not null,
  day date not null,
  amount_paise integer not null,
  constraint open_charge_amount_paise_check CHECK (amount_paise > 0),
  constraint open_charge_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charge(id) ON DELETE CASCADE,
  constraint open_charge_pkey PRIMARY KEY (charge_id)
);

create table otp_challenge (
  id uuid not null,
  phone text not null,
  purpose text not null,
  code_hmac text not null,
  attempts integer not null default 0,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  consumed_at timestamp with time zone,
  device text,
  account_id uuid,
  key_id text,
  constraint otp_challenge_account_check CHECK ((purpose = 'number'::text) = (account_id IS NOT NULL)),
  constraint otp_challenge_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id),
  constraint otp_challenge_pkey PRIMARY KEY (id),
  constraint otp_challenge_purpose_check CHECK (purpose = ANY (ARRAY['user'::text, 'admin'::text, 'staff'::text, 'number'::text]))
);

create table outcome_retraction (
  score_id uuid not null,
  reason text not null,
  entered_by_id uuid not null,
  at timestamp with time zone not null,
  constraint outcome_retraction_entered_by_id_fkey FOREIGN KEY (entered_by_id) REFERENCES app_user(id),
  constraint outcome_retraction_pkey PRIMARY KEY (score_id),
  constraint outcome_retraction_reason_check CHECK (char_length(reason) >= 10 AND char_length(reason) <= 300),
  constraint outcome_retraction_score_id_fkey FOREIGN KEY (score_id) REFERENCES outcome_score(id)
);

create table outcome_score (
  id uuid not null,
  patient_id uuid not null,
  instrument text not null,
  score numeric(5,1) not null,
  activities jsonb not null,
  taken_at timestamp with time zone not null,
  entered_by_id uuid not null,
  entered_at timestamp with time zone not null,
  constraint outcome_score_activities CHECK ((instrument = 'PSFS'::text) = (jsonb_array_length(activities) >= 3 AND jsonb_array_length(activities) <= 5) AND (instrument = 'PSFS'::text OR activities = '[]'::jsonb)),
  constraint outcome_score_activities_check CHECK (jsonb_typeof(activities) = 'array'::text),
  constraint outcome_score_entered_by_id_fkey FOREIGN KEY (entered_by_id) REFERENCES app_user(id),
  constraint outcome_score_instrument_check CHECK (instrument = ANY (ARRAY['PSFS'::text, 'GROC'::text, 'ODI'::text, 'NDI'::text, 'QUICKDASH'::text, 'LEFS'::text, 'RMDQ'::text, 'SPADI'::text, 'KOOS_JR'::text, 'HOOS_JR'::text, 'BARTHEL'::text])),
  constraint outcome_score_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint outcome_score_pkey PRIMARY KEY (id),
  constraint outcome_score_score_check CHECK (score >= '-7'::integer::numeric AND score <= 100::numeric),
  constraint require_merge TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table package (
  id uuid not null,
  patient_id uuid not null,
  name text not null,
  sessions integer,
  session_types text[],
  price_paise integer not null,
  discount_paise integer not null default 0,
  discount_reason text,
  valid_from date not null,
  valid_until date not null,
  charge_id uuid,
  sold_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_reason text,
  refund_due_paise integer not null default 0,
  constraint package_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charge(id),
  constraint package_closed CHECK ((closed_at IS NULL) = (closed_reason IS NULL)),
  constraint package_closed_reason_check CHECK (char_length(closed_reason) >= 3 AND char_length(closed_reason) <= 200),
  constraint package_days CHECK (valid_until >= valid_from),
  constraint package_discount CHECK (discount_paise >= 0 AND (discount_paise < price_paise OR discount_paise = 0) AND (discount_paise = 0 OR discount_reason IS NOT NULL)),
  constraint package_discount_reason_check CHECK (char_length(discount_reason) >= 3 AND char_length(discount_reason) <= 200),
  constraint package_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 80),
  constraint package_of_charge UNIQUE (charge_id),
  constraint package_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint package_pkey PRIMARY KEY (id),
  constraint package_price_paise_check CHECK (price_paise >= 0),
  constraint package_refund_due_paise_check CHECK (refund_due_paise >= 0),
  constraint package_session_types_check CHECK (cardinality(session_types) > 0 AND session_types <@ ARRAY['Clinic'::text, 'Home'::text, 'Tele'::text]),
  constraint package_sessions_check CHECK (sessions >= 1 AND sessions <= 200),
  constraint require_merge TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table package_use (
  id uuid not null default gen_random_uuid(),
  package_id uuid not null,
  appointment_id uuid not null,
  day date not null,
  used_at timestamp with time zone not null default clock_timestamp(),
  returned_at timestamp with time zone,
  booked_on date not null,
  returned_on date,
  constraint package_use_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id),
  constraint package_use_package_id_fkey FOREIGN KEY (package_id) REFERENCES package(id),
  constraint package_use_pkey PRIMARY KEY (id)
);

create table passkey_challenge (
  challenge text not null,
  session_handle text not null,
  purpose text not null,
  expires_at timestamp with time zone not null,
  constraint passkey_challenge_pkey PRIMARY KEY (challenge),
  constraint passkey_challenge_purpose_check CHECK (purpose = ANY (ARRAY['ADD'::text, 'VERIFY'::text]))
);

create table patient (
  id uuid not null,
  number integer not null generated by default as identity,
  user_id uuid,
  physiotherapist_id uuid,
  name text not null default ''::text,
  diagnosis text,
  address text,
  blood_group text,
  gender text,
  birth_date date,
  birth_date_exact boolean not null default false,
  contact_phone text,
  emergency_phone text,
  referring_doctor text,
  planned_sessions integer not null default 25,
  is_complete boolean not null generated always as (((name <> ''::text) AND (diagnosis IS NOT NULL) AND (address IS NOT NULL) AND (gender IS NOT NULL) AND (birth_date IS NOT NULL) AND (contact_phone IS NOT NULL) AND (emergency_phone IS NOT NULL))) stored,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  name_folded text not null generated always as (lower(name)) stored,
  diagnosis_folded text generated always as (lower(diagnosis)) stored,
  name_key text,
  updated_at timestamp with time zone not null default clock_timestamp(),
  old_number text,
  revision integer not null default 1,
  merged_into uuid,
  alert text,
  constraint patient_alert_check CHECK (char_length(alert) >= 1 AND char_length(alert) <= 200),
  constraint patient_blood_group_check CHECK (blood_group = ANY (ARRAY['A+'::text, 'A-'::text, 'B+'::text, 'B-'::text, 'AB+'::text, 'AB-'::text, 'O+'::text, 'O-'::text])),
  constraint patient_gender_check CHECK (gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text])),
  constraint patient_merged CHECK (merged_into IS NULL OR deleted_at IS NOT NULL AND merged_into <> id),
  constraint patient_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES patient(id),
  constraint patient_number_key UNIQUE (number),
  constraint patient_physiotherapist_id_fkey FOREIGN KEY (physiotherapist_id) REFERENCES physiotherapist(id),
  constraint patient_pkey PRIMARY KEY (id),
  constraint patient_planned_sessions_check CHECK (planned_sessions > 0),
  constraint patient_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
) with (autovacuum_vacuum_scale_factor=0.01);

create table patient_identifier (
  id uuid not null default gen_random_uuid(),
  patient_id uuid not null,
  system text not null,
  value text not null,
  type text,
  assigner text,
  created_at timestamp with time zone not null default clock_timestamp(),
  deleted_at timestamp with time zone,
  claimed_by uuid,
  verified_at timestamp with time zone,
  constraint patient_identifier_claimed CHECK (claimed_by IS NULL OR system = 'https://healthid.ndhm.gov.in'::text),
  constraint patient_identifier_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES smart_client(id),
  constraint patient_identifier_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint patient_identifier_pkey PRIMARY KEY (id),
  constraint patient_identifier_system_check CHECK (system <> ''::text),
  constraint patient_identifier_value_check CHECK (value <> ''::text),
  constraint patient_identifier_verified CHECK (verified_at IS NULL OR system = 'https://healthid.ndhm.gov.in'::text)
);

create table patient_import (
  id uuid not null,
  actor_id uuid not null,
  request_id text not null,
  file_name text not null,
  dry_run boolean not null,
  file bytea,
  status text not null default 'RUNNING'::text,
  rows integer not null default 0,
  created integer not null default 0,
  unchanged integer not null default 0,
  failed integer not null default 0,
  attempts integer not null default 0,
  lease_until timestamp with time zone,
  created_at timestamp with time zone not null,
  losses integer not null default 0,
  headings jsonb not null default '[]'::jsonb,
  mapping jsonb not null default '{}'::jsonb,
  kept_mapping jsonb not null default '{}'::jsonb,
  completed integer not null default 0,
  opening_due_paise bigint not null default 0,
  opening_advance_paise bigint not null default 0,
  packages integer not null default 0,
  undone_at timestamp with time zone,
  undone_by uuid,
  kept integer not null default 0,
  constraint patient_import_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id),
  constraint patient_import_file_while_running CHECK ((file IS NOT NULL) = (status = 'RUNNING'::text)),
  constraint patient_import_pkey PRIMARY KEY (id),
  constraint patient_import_status_check CHECK (status = ANY (ARRAY['RUNNING'::text, 'DONE'::text, 'FAILED'::text])),
  constraint patient_import_undone CHECK ((undone_at IS NULL) = (undone_by IS NULL) AND (undone_at IS NULL OR status <> 'RUNNING'::text AND NOT dry_run)),
  constraint patient_import_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES app_user(id)
);

create table patient_import_error (
  import_id uuid not null,
  "row" integer not null,
  "position" integer not null,
  heading text,
  message text not null,
  constraint patient_import_error_import_id_fkey FOREIGN KEY (import_id) REFERENCES patient_import(id) ON DELETE CASCADE,
  constraint patient_import_error_pkey PRIMARY KEY (import_id, "row", "position")
);

create table patient_import_record (
  import_id uuid not null,
  patient_id uuid not null,
  is_created boolean not null,
  revision integer not null,
  constraint patient_import_record_import_id_fkey FOREIGN KEY (import_id) REFERENCES patient_import(id) ON DELETE CASCADE,
  constraint patient_import_record_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint patient_import_record_pkey PRIMARY KEY (import_id, patient_id)
);

create table patient_sender (
  patient_id uuid not null,
  client_id uuid not null,
  until timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint patient_sender_client_id_fkey FOREIGN KEY (client_id) REFERENCES smart_client(id),
  constraint patient_sender_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint patient_sender_pkey PRIMARY KEY (patient_id, client_id)
);

create table payment (
  id uuid not null,
  patient_id uuid,
  amount_paise integer not null,
  method text not null,
  status text not null,
  created_at timestamp with time zone not null,
  received_on date,
  reference text,
  note text,
  failed_reason text,
  appointment_id uuid,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  refunded_paise integer not null default 0,
  taken_by uuid,
  taken_at timestamp with time zone,
  package_id uuid,
  is_deposit boolean not null default false,
  released_on date,
  gateway_payment_id text,
  constraint payment_amount_paise_check CHECK (amount_paise > 0),
  constraint payment_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id),
  constraint payment_failed_reason_check CHECK (char_length(failed_reason) >= 3 AND char_length(failed_reason) <= 200),
  constraint payment_method_check CHECK (method = ANY (ARRAY['UPI'::text, 'Card'::text, 'Cash'::text, 'Net Banking'::text])),
  constraint payment_note_check CHECK (char_length(note) >= 1 AND char_length(note) <= 200),
  constraint payment_of_gateway UNIQUE (gateway_payment_id),
  constraint payment_package_id_fkey FOREIGN KEY (package_id) REFERENCES package(id),
  constraint payment_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_received_once_paid CHECK ((received_on IS NOT NULL) = (status = ANY (ARRAY['Paid'::text, 'Refunded'::text]))),
  constraint payment_reference_check CHECK (char_length(reference) >= 1 AND char_length(reference) <= 60),
  constraint payment_refunded_at_most CHECK (refunded_paise >= 0 AND refunded_paise <= amount_paise),
  constraint payment_status_check CHECK (status = ANY (ARRAY['Paid'::text, 'Pending'::text, 'Failed'::text, 'Refunded'::text])),
  constraint payment_taken CHECK (taken_by IS NULL OR taken_at IS NOT NULL),
  constraint payment_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES app_user(id),
  constraint settle_changed TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint settle_updated TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table payment_link (
  id uuid not null,
  payment_id uuid not null,
  token_hash text not null,
  made_for text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  canceled_at timestamp with time zone,
  order_id text,
  order_url text,
  ordered_at timestamp with time zone,
  order_asked_at timestamp with time zone,
  order_ended_at timestamp with time zone,
  constraint payment_link_made_for_check CHECK (made_for = ANY (ARRAY['STAFF'::text, 'OWN'::text, 'REMINDER'::text])),
  constraint payment_link_order UNIQUE (order_id),
  constraint payment_link_ordered CHECK ((order_id IS NULL) = (order_url IS NULL) AND (order_id IS NULL) = (ordered_at IS NULL)),
  constraint payment_link_payment UNIQUE (payment_id),
  constraint payment_link_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id) ON DELETE CASCADE,
  constraint payment_link_pkey PRIMARY KEY (id),
  constraint payment_link_time CHECK (expires_at > created_at),
  constraint payment_link_token UNIQUE (token_hash),
  constraint payment_link_token_hash_check CHECK (token_hash ~ '^[0-9a-f]{64}$'::text)
);

create table phase_report (
  id uuid not null,
  plan_id uuid not null,
  from_phase integer not null,
  content jsonb not null,
  created_at timestamp with time zone not null,
  constraint phase_report_content_check CHECK (jsonb_typeof(content) = 'object'::text),
  constraint phase_report_from_phase_check CHECK (from_phase >= 1),
  constraint phase_report_passage UNIQUE (plan_id, from_phase),
  constraint phase_report_passed FOREIGN KEY (plan_id, from_phase) REFERENCES gate_passage(plan_id, from_phase),
  constraint phase_report_pkey PRIMARY KEY (id),
  constraint phase_report_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES recovery_plan(id)
);

create table physiotherapist (
  id uuid not null,
  name text not null,
  specialization text not null,
  phone text,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  user_id uuid,
  registration_number text,
  version integer not null default 1,
  working_hours jsonb,
  last_day date,
  updated_at timestamp with time zone not null default clock_timestamp(),
  revision integer not null default 1,
  constraint physiotherapist_pkey PRIMARY KEY (id),
  constraint physiotherapist_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  constraint physiotherapist_working_hours_check CHECK (jsonb_typeof(working_hours) = 'array'::text)
);

create table physiotherapist_leave (
  id uuid not null,
  physiotherapist_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  note text,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  constraint physiotherapist_leave_note_check CHECK (char_length(note) >= 1 AND char_length(note) <= 200),
  constraint physiotherapist_leave_once EXCLUDE USING gist (physiotherapist_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (deleted_at IS NULL),
  constraint physiotherapist_leave_order CHECK (ends_at > starts_at),
  constraint physiotherapist_leave_physiotherapist_id_fkey FOREIGN KEY (physiotherapist_id) REFERENCES physiotherapist(id),
  constraint physiotherapist_leave_pkey PRIMARY KEY (id)
);

create table plan_session (
  plan_id uuid not null,
  number integer not null,
  planned_phase integer not null,
  phase integer not null,
  state text not null,
  appointment_id uuid,
  constraint plan_session_appointment UNIQUE (appointment_id),
  constraint plan_session_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id),
  constraint plan_session_number_check CHECK (number >= 1),
  constraint plan_session_phase_check CHECK (phase >= 1),
  constraint plan_session_pkey PRIMARY KEY (plan_id, number),
  constraint plan_session_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES recovery_plan(id),
  constraint plan_session_planned_phase_check CHECK (planned_phase >= 1),
  constraint plan_session_state_check CHECK (state = ANY (ARRAY['AHEAD'::text, 'DONE'::text, 'MISSED'::text, 'CANCELLED'::text]))
);

create table precaution (
  id uuid not null,
  patient_id uuid not null,
  kind text not null,
  weight_bearing text,
  percent integer,
  side text,
  text text not null,
  until date,
  added_by_id uuid not null,
  added_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_by_id uuid,
  ended_reason text,
  version integer not null default 1,
  constraint precaution_added_by_id_fkey FOREIGN KEY (added_by_id) REFERENCES app_user(id),
  constraint precaution_ended CHECK ((ended_at IS NULL) = (ended_reason IS NULL)),
  constraint precaution_ended_by_id_fkey FOREIGN KEY (ended_by_id) REFERENCES app_user(id),
  constraint precaution_ended_reason_check CHECK (char_length(ended_reason) >= 3 AND char_length(ended_reason) <= 200),
  constraint precaution_kind_check CHECK (kind = ANY (ARRAY['WEIGHT_BEARING'::text, 'MOVEMENT'::text, 'FALLS'::text, 'HEART'::text, 'BREATHING'::text, 'DIABETES'::text, 'BLOOD_THINNER'::text, 'IMPLANT'::text, 'ALLERGY'::text, 'PREGNANCY'::text, 'INFECTION'::text, 'COGNITION'::text, 'OTHER'::text])),
  constraint precaution_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint precaution_percent CHECK ((percent IS NOT NULL) = (NOT weight_bearing IS DISTINCT FROM 'PARTIAL'::text)),
  constraint precaution_percent_check CHECK (percent >= 5 AND percent <= 95),
  constraint precaution_pkey PRIMARY KEY (id),
  constraint precaution_side_check CHECK (side = ANY (ARRAY['LEFT'::text, 'RIGHT'::text, 'NONE'::text])),
  constraint precaution_text CHECK (kind = 'WEIGHT_BEARING'::text OR text <> ''::text),
  constraint precaution_text_check CHECK (char_length(text) <= 200),
  constraint precaution_weight CHECK ((kind = 'WEIGHT_BEARING'::text) = (weight_bearing IS NOT NULL) AND (kind <> 'WEIGHT_BEARING'::text OR (side = ANY (ARRAY['LEFT'::text, 'RIGHT'::text])))),
  constraint precaution_weight_bearing_check CHECK (weight_bearing = ANY (ARRAY['NON'::text, 'TOUCH'::text, 'PARTIAL'::text, 'AS_TOLERATED'::text, 'FULL'::text])),
  constraint require_merge TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table price_item (
  id uuid not null,
  name text not null,
  price_paise integer not null,
  is_goods boolean not null,
  gst_rate integer not null,
  hsn text,
  is_active boolean not null,
  place integer not null,
  constraint price_item_gst_rate_check CHECK (gst_rate >= 0 AND gst_rate <= 4000),
  constraint price_item_hsn_check CHECK (hsn ~ '^\d{4,8}$'::text),
  constraint price_item_name UNIQUE (name) DEFERRABLE INITIALLY DEFERRED,
  constraint price_item_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 80),
  constraint price_item_pkey PRIMARY KEY (id),
  constraint price_item_price_paise_check CHECK (price_paise >= 1 AND price_paise <= 100000000),
  constraint require_gstin TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table programme_version (
  plan_id uuid not null,
  number integer not null,
  area text not null,
  side text not null,
  content jsonb not null,
  review_on date,
  reason text,
  written_by uuid not null,
  at timestamp with time zone not null,
  constraint programme_version_area_check CHECK (area = ANY (ARRAY['NECK'::text, 'BACK'::text, 'SHOULDER'::text, 'ARM'::text, 'HIP'::text, 'KNEE'::text, 'FOOT'::text, 'STROKE'::text, 'BALANCE'::text, 'BREATHING'::text, 'WHOLE_BODY'::text])),
  constraint programme_version_content_check CHECK (jsonb_typeof(content) = 'object'::text),
  constraint programme_version_number_check CHECK (number > 0),
  constraint programme_version_once PRIMARY KEY (plan_id, number),
  constraint programme_version_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES recovery_plan(id),
  constraint programme_version_reason CHECK ((number = 1) = (reason IS NULL)),
  constraint programme_version_reason_check CHECK (char_length(reason) >= 3 AND char_length(reason) <= 200),
  constraint programme_version_side_check CHECK (side = ANY (ARRAY['LEFT'::text, 'RIGHT'::text, 'NONE'::text])),
  constraint programme_version_written_by_fkey FOREIGN KEY (written_by) REFERENCES app_user(id)
);

create table progress_report (
  id uuid not null,
  patient_id uuid not null,
  content text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null default clock_timestamp(),
  revision integer not null default 1,
  replaces_id uuid,
  reason text,
  replaced_at timestamp with time zone,
  constraint progress_report_other CHECK (replaces_id <> id),
  constraint progress_report_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint progress_report_pkey PRIMARY KEY (id),
  constraint progress_report_reason CHECK ((replaces_id IS NULL) = (reason IS NULL)),
  constraint progress_report_reason_check CHECK (char_length(reason) >= 3 AND char_length(reason) <= 500),
  constraint progress_report_replaces UNIQUE (replaces_id),
  constraint progress_report_replaces_id_fkey FOREIGN KEY (replaces_id) REFERENCES progress_report(id)
);

create table protocol (
  id uuid not null,
  slug text not null,
  name jsonb not null,
  is_sample boolean not null default false,
  has_side boolean,
  created_at timestamp with time zone not null default now(),
  constraint protocol_pkey PRIMARY KEY (id),
  constraint protocol_slug UNIQUE (slug),
  constraint protocol_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)
);

create table protocol_approval (
  id uuid not null default gen_random_uuid(),
  protocol_version_id uuid not null,
  doctor_id uuid not null,
  statement text not null,
  content_hash text not null,
  approved_at timestamp with time zone not null default clock_timestamp(),
  is_sample boolean not null default false,
  constraint protocol_approval_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id),
  constraint protocol_approval_pkey PRIMARY KEY (id),
  constraint protocol_approval_protocol_version_id_fkey FOREIGN KEY (protocol_version_id) REFERENCES protocol_version(id),
  constraint protocol_approval_statement_check CHECK (char_length(statement) >= 10 AND char_length(statement) <= 500)
);

create table protocol_questionnaire (
  id uuid not null,
  protocol_id uuid not null,
  questionnaire_id uuid not null,
  since date not null,
  until date,
  place integer not null,
  constraint protocol_questionnaire_days CHECK (since <= until),
  constraint protocol_questionnaire_pkey PRIMARY KEY (id),
  constraint protocol_questionnaire_protocol_id_fkey FOREIGN KEY (protocol_id) REFERENCES protocol(id),
  constraint protocol_questionnaire_questionnaire_id_fkey FOREIGN KEY (questionnaire_id) REFERENCES questionnaire(id)
);

create table protocol_version (
  id uuid not null,
  protocol_id uuid not null,
  number integer not null,
  status text not null default 'DRAFT'::text,
  content jsonb not null,
  content_hash text not null,
  created_at timestamp with time zone not null default now(),
  constraint protocol_version_content_hash_check CHECK (content_hash ~ '^[0-9a-f]{64}$'::text),
  constraint protocol_version_number UNIQUE (protocol_id, number),
  constraint protocol_version_number_check CHECK (number >= 1),
  constraint protocol_version_pkey PRIMARY KEY (id),
  constraint protocol_version_protocol_id_fkey FOREIGN KEY (protocol_id) REFERENCES protocol(id),
  constraint protocol_version_status_check CHECK (status = ANY (ARRAY['DRAFT'::text, 'APPROVED'::text, 'RETIRED'::text]))
);

create table push_notice (
  id uuid not null,
  account_id uuid not null,
  status text not null default 'QUEUED'::text,
  attempts integer not null default 0,
  lease_until timestamp with time zone,
  created_at timestamp with time zone not null,
  taken_at timestamp with time zone,
  told_to text[] not null default '{}'::text[],
  constraint push_notice_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id),
  constraint push_notice_id_fkey FOREIGN KEY (id) REFERENCES message(id) ON DELETE CASCADE,
  constraint push_notice_pkey PRIMARY KEY (id),
  constraint push_notice_status_check CHECK (status = ANY (ARRAY['QUEUED'::text, 'DONE'::text, 'FAILED'::text]))
);

create table push_subscription (
  id uuid not null,
  account_id uuid not null,
  endpoint text not null,
  created_at timestamp with time zone not null,
  constraint push_subscription_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id),
  constraint push_subscription_endpoint UNIQUE (endpoint),
  constraint push_subscription_endpoint_check CHECK (char_length(endpoint) >= 1 AND char_length(endpoint) <= 1000),
  constraint push_subscription_pkey PRIMARY KEY (id)
);

create table questionnaire (
  id uuid not null,
  slug text not null,
  constraint questionnaire_pkey PRIMARY KEY (id),
  constraint questionnaire_slug UNIQUE (slug),
  constraint questionnaire_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND char_length(slug) <= 60)
);

create table questionnaire_response (
  id uuid not null,
  entry_id uuid not null,
  plan_id uuid not null,
  questionnaire_id uuid not null,
  version_id uuid not null,
  occasion text not null,
  answers jsonb not null,
  answered_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  retracted_at timestamp with time zone,
  constraint questionnaire_response_answers_check CHECK (jsonb_typeof(answers) = 'array'::text),
  constraint questionnaire_response_entry UNIQUE (entry_id),
  constraint questionnaire_response_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES entry(id),
  constraint questionnaire_response_occasion_check CHECK (occasion = ANY (ARRAY['BASELINE'::text, 'WEEK_6'::text, 'WEEK_12'::text, 'WEEK_26'::text])),
  constraint questionnaire_response_pkey PRIMARY KEY (id),
  constraint questionnaire_response_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES recovery_plan(id),
  constraint questionnaire_response_questionnaire_id_fkey FOREIGN KEY (questionnaire_id) REFERENCES questionnaire(id),
  constraint questionnaire_response_version_id_fkey FOREIGN KEY (version_id) REFERENCES questionnaire_version(id)
);

create table questionnaire_score (
  response_id uuid not null,
  key text not null,
  name jsonb not null,
  value numeric(8,1) not null,
  higher_is_better boolean not null,
  important_difference numeric,
  constraint questionnaire_score_important_difference_check CHECK (important_difference > 0::numeric),
  constraint questionnaire_score_pkey PRIMARY KEY (response_id, key),
  constraint questionnaire_score_response_id_fkey FOREIGN KEY (response_id) REFERENCES questionnaire_response(id)
);

create table questionnaire_version (
  id uuid not null,
  questionnaire_id uuid not null,
  number integer not null,
  status text not null default 'DRAFT'::text,
  content jsonb not null,
  scores jsonb not null,
  occasions text[] not null,
  content_hash text not null,
  saved_by_id uuid,
  saved_at timestamp with time zone not null,
  activated_by_id uuid,
  activated_at timestamp with time zone,
  statement text,
  retired_at timestamp with time zone,
  constraint questionnaire_version_activated CHECK ((num_nonnulls(activated_by_id, activated_at, statement) = ANY (ARRAY[0, 3])) AND (status = 'DRAFT'::text) = (activated_at IS NULL) AND (status = 'RETIRED'::text) = (retired_at IS NOT NULL)),
  constraint questionnaire_version_activated_by_id_fkey FOREIGN KEY (activated_by_id) REFERENCES app_user(id),
  constraint questionnaire_version_content_check CHECK (jsonb_typeof(content) = 'object'::text),
  constraint questionnaire_version_content_hash_check CHECK (content_hash ~ '^[0-9a-f]{64}$'::text),
  constraint questionnaire_version_number UNIQUE (questionnaire_id, number),
  constraint questionnaire_version_number_check CHECK (number >= 1),
  constraint questionnaire_version_occasions_check CHECK (cardinality(occasions) >= 1 AND cardinality(occasions) <= 4 AND occasions <@ ARRAY['BASELINE'::text, 'WEEK_6'::text, 'WEEK_12'::text, 'WEEK_26'::text]),
  constraint questionnaire_version_pkey PRIMARY KEY (id),
  constraint questionnaire_version_questionnaire_id_fkey FOREIGN KEY (questionnaire_id) REFERENCES questionnaire(id),
  constraint questionnaire_version_saved_by_id_fkey FOREIGN KEY (saved_by_id) REFERENCES app_user(id),
  constraint questionnaire_version_scores_check CHECK (jsonb_typeof(scores) = 'array'::text),
  constraint questionnaire_version_statement_check CHECK (char_length(statement) >= 10 AND char_length(statement) <= 500),
  constraint questionnaire_version_status_check CHECK (status = ANY (ARRAY['DRAFT'::text, 'APPROVED'::text, 'RETIRED'::text]))
);

create table rate_limit (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limit_pkey PRIMARY KEY (key)
);

create table receipt (
  id uuid not null,
  payment_id uuid not null,
  number text not null,
  issued_on date not null,
  printed jsonb not null,
  created_at timestamp with time zone not null,
  constraint receipt_number UNIQUE (number),
  constraint receipt_of_payment UNIQUE (payment_id),
  constraint receipt_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint receipt_pkey PRIMARY KEY (id)
);

create table receipt_counter (
  series text not null,
  year text not null,
  last integer not null,
  constraint receipt_counter_last_check CHECK (last > 0),
  constraint receipt_counter_pkey PRIMARY KEY (series, year),
  constraint receipt_counter_series_check CHECK (series = ANY (ARRAY['receipt'::text, 'refund'::text, 'bill'::text, 'credit'::text])),
  constraint receipt_counter_year_check CHECK (year ~ '^\d{4}-\d{2}$'::text)
);

create table reconciliation (
  day date not null,
  at timestamp with time zone not null,
  plans integer not null,
  events integer not null,
  differences jsonb not null,
  constraint reconciliation_differences_check CHECK (jsonb_typeof(differences) = 'array'::text),
  constraint reconciliation_pkey PRIMARY KEY (day)
);

create table record_opening (
  id uuid not null,
  account_id uuid not null,
  patient_id uuid not null,
  day date not null,
  reason text not null,
  opened_at timestamp with time zone not null,
  constraint record_opening_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id),
  constraint record_opening_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint record_opening_pkey PRIMARY KEY (id),
  constraint record_opening_reason_check CHECK (char_length(reason) >= 10 AND char_length(reason) <= 300)
);

create table record_reading (
  client_id uuid not null,
  patient_id uuid not null,
  read_at timestamp with time zone not null default now(),
  constraint record_reading_client_id_fkey FOREIGN KEY (client_id) REFERENCES smart_client(id),
  constraint record_reading_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint record_reading_pkey PRIMARY KEY (client_id, patient_id)
);

create table recovery_code (
  authenticator_id uuid not null,
  code_hmac text not null,
  used_at timestamp with time zone,
  key_id text,
  constraint recovery_code_authenticator_id_fkey FOREIGN KEY (authenticator_id) REFERENCES authenticator(id) ON DELETE CASCADE,
  constraint recovery_code_pkey PRIMARY KEY (authenticator_id, code_hmac)
);

create table recovery_plan (
  id uuid not null,
  patient_id uuid not null,
  protocol_version_id uuid,
  surgery_date date not null,
  side text not null,
  status text not null default 'ACTIVE'::text,
  physiotherapist_id uuid not null,
  doctor_id uuid,
  referral text,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  kind text not null default 'PROTOCOL'::text,
  ended_at timestamp with time zone,
  constraint recovery_plan_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctor(id),
  constraint recovery_plan_kind_check CHECK (kind = ANY (ARRAY['PROTOCOL'::text, 'PROGRAMME'::text])),
  constraint recovery_plan_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint recovery_plan_physiotherapist_id_fkey FOREIGN KEY (physiotherapist_id) REFERENCES physiotherapist(id),
  constraint recovery_plan_pkey PRIMARY KEY (id),
  constraint recovery_plan_protocol_version_id_fkey FOREIGN KEY (protocol_version_id) REFERENCES protocol_version(id),
  constraint recovery_plan_referral_check CHECK (char_length(referral) >= 1 AND char_length(referral) <= 500),
  constraint recovery_plan_side_check CHECK (side = ANY (ARRAY['LEFT'::text, 'RIGHT'::text, 'NONE'::text])),
  constraint recovery_plan_signed CHECK ((kind = 'PROTOCOL'::text) = (protocol_version_id IS NOT NULL) AND (kind = 'PROTOCOL'::text) = (doctor_id IS NOT NULL)),
  constraint recovery_plan_status_check CHECK (status = ANY (ARRAY['ACTIVE'::text, 'COMPLETED'::text, 'STOPPED'::text]))
);

create table referral (
  id uuid not null,
  patient_id uuid not null,
  client_id uuid not null,
  identifier_system text,
  identifier_value text,
  reason text not null,
  requester text,
  authored_at timestamp with time zone not null default now(),
  status text not null default 'ACTIVE'::text,
  decided_at timestamp with time zone,
  decided_by uuid,
  decline_reason text,
  updated_at timestamp with time zone not null default clock_timestamp(),
  revision integer not null default 1,
  received_at timestamp with time zone not null default now(),
  sent jsonb,
  priority text not null default 'ROUTINE'::text,
  service text,
  body_sites text[] not null default '{}'::text[],
  notes text[] not null default '{}'::text[],
  constraint referral_body_sites_check CHECK (cardinality(body_sites) <= 20),
  constraint referral_client_id_fkey FOREIGN KEY (client_id) REFERENCES smart_client(id),
  constraint referral_decided CHECK ((status <> ALL (ARRAY['ACCEPTED'::text, 'DECLINED'::text])) OR decided_at IS NOT NULL AND decided_by IS NOT NULL),
  constraint referral_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id),
  constraint referral_decline_reason_check CHECK (char_length(decline_reason) >= 3 AND char_length(decline_reason) <= 500),
  constraint referral_declined CHECK ((status = 'DECLINED'::text) = (decline_reason IS NOT NULL)),
  constraint referral_identifier CHECK ((identifier_system IS NULL) = (identifier_value IS NULL)),
  constraint referral_identifier_system_check CHECK (identifier_system <> ''::text),
  constraint referral_identifier_value_check CHECK (identifier_value <> ''::text),
  constraint referral_notes_check CHECK (cardinality(notes) <= 50),
  constraint referral_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint referral_pkey PRIMARY KEY (id),
  constraint referral_priority_check CHECK (priority = ANY (ARRAY['ROUTINE'::text, 'URGENT'::text, 'ASAP'::text, 'STAT'::text])),
  constraint referral_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 2000),
  constraint referral_requester_check CHECK (char_length(requester) >= 1 AND char_length(requester) <= 200),
  constraint referral_service_check CHECK (service <> ''::text),
  constraint referral_status_check CHECK (status = ANY (ARRAY['ACTIVE'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'REVOKED'::text])),
  constraint referral_waits CHECK (status <> 'ACTIVE'::text OR decided_at IS NULL AND decided_by IS NULL)
);

create table referral_progress (
  referral_id uuid not null,
  status text not null,
  revision integer not null default 1,
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint referral_progress_pkey PRIMARY KEY (referral_id),
  constraint referral_progress_referral_id_fkey FOREIGN KEY (referral_id) REFERENCES referral(id) ON DELETE CASCADE,
  constraint referral_progress_status_check CHECK (status = ANY (ARRAY['requested'::text, 'accepted'::text, 'in-progress'::text, 'completed'::text, 'rejected'::text, 'cancelled'::text]))
);

create table refund (
  id uuid not null,
  payment_id uuid not null,
  amount_paise integer not null,
  method text not null,
  reason text not null,
  refunded_on date not null,
  number text not null,
  created_at timestamp with time zone not null,
  entered_by uuid,
  gateway_refund_id text,
  constraint refund_amount_paise_check CHECK (amount_paise > 0),
  constraint refund_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES app_user(id),
  constraint refund_method_check CHECK (method = ANY (ARRAY['UPI'::text, 'Card'::text, 'Cash'::text, 'Net Banking'::text])),
  constraint refund_number UNIQUE (number),
  constraint refund_of_gateway UNIQUE (gateway_refund_id),
  constraint refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id) ON DELETE CASCADE,
  constraint refund_pkey PRIMARY KEY (id),
  constraint refund_reason_check CHECK (char_length(reason) >= 3 AND char_length(reason) <= 200)
);

create table reminder_setting (
  account_id uuid not null,
  at text not null default '09:00'::text,
  weekdays text[] not null,
  changed_at timestamp with time zone not null,
  constraint reminder_setting_account_id_fkey FOREIGN KEY (account_id) REFERENCES app_user(id),
  constraint reminder_setting_at_check CHECK (at ~ '^(0[6-9]|1[0-9]|2[01]):[0-5][0-9]$'::text),
  constraint reminder_setting_pkey PRIMARY KEY (account_id),
  constraint reminder_setting_weekdays_check CHECK (cardinality(weekdays) >= 1 AND cardinality(weekdays) <= 7 AND weekdays <@ ARRAY['MONDAY'::text, 'TUESDAY'::text, 'WEDNESDAY'::text, 'THURSDAY'::text, 'FRIDAY'::text, 'SATURDAY'::text, 'SUNDAY'::text])
);

create table report_link (
  id uuid not null,
  report_id uuid not null,
  token_hash text not null,
  created_by_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint report_link_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES app_user(id),
  constraint report_link_life CHECK (expires_at > created_at AND expires_at <= (created_at + '720:00:00'::interval)),
  constraint report_link_pkey PRIMARY KEY (id),
  constraint report_link_report_id_fkey FOREIGN KEY (report_id) REFERENCES phase_report(id),
  constraint report_link_token UNIQUE (token_hash),
  constraint report_link_token_hash_check CHECK (token_hash ~ '^[0-9a-f]{64}$'::text)
);

create table report_mail (
  id uuid not null,
  name text not null,
  parts jsonb not null,
  recipient_ids text[] not null,
  every text not null,
  next_at timestamp with time zone not null,
  last_at timestamp with time zone,
  status text not null default 'WAITING'::text,
  attempts integer not null default 0,
  lease_until timestamp with time zone,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  constraint report_mail_attempts_check CHECK (attempts >= 0),
  constraint report_mail_every_check CHECK (every = ANY (ARRAY['WEEK'::text, 'MONTH'::text])),
  constraint report_mail_name UNIQUE (name),
  constraint report_mail_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 80),
  constraint report_mail_parts_check CHECK (jsonb_array_length(parts) >= 1 AND jsonb_array_length(parts) <= 9),
  constraint report_mail_pkey PRIMARY KEY (id),
  constraint report_mail_recipient_ids_check CHECK (cardinality(recipient_ids) >= 1 AND cardinality(recipient_ids) <= 10),
  constraint report_mail_status_check CHECK (status = 'WAITING'::text)
);

create table report_opening (
  id bigint not null generated always as identity,
  link_id uuid not null,
  opened_at timestamp with time zone not null,
  constraint report_opening_link_id_fkey FOREIGN KEY (link_id) REFERENCES report_link(id),
  constraint report_opening_pkey PRIMARY KEY (id)
);

create table resource_version (
  type text not null,
  id text not null,
  version integer not null,
  at timestamp with time zone not null,
  actor text,
  patient_id uuid not null,
  "row" jsonb not null,
  constraint resource_version_pkey PRIMARY KEY (type, id, version),
  constraint resource_version_version_check CHECK (version >= 1)
);

create table saved_filter (
  id uuid not null,
  owner_id uuid not null,
  list text not null,
  name text not null,
  query text not null,
  created_at timestamp with time zone not null,
  constraint saved_filter_list_check CHECK (list = ANY (ARRAY['patients'::text, 'payments'::text, 'reports'::text])),
  constraint saved_filter_name UNIQUE (owner_id, list, name),
  constraint saved_filter_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  constraint saved_filter_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint saved_filter_pkey PRIMARY KEY (id),
  constraint saved_filter_query_check CHECK (char_length(query) >= 1 AND char_length(query) <= 1000)
);

create table second_factor_role (
  role text not null,
  constraint second_factor_role_pkey PRIMARY KEY (role),
  constraint second_factor_role_role_check CHECK (role = ANY (ARRAY['admin'::text, 'reception'::text, 'physiotherapist'::text, 'doctor'::text]))
);

create table security_notice (
  id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  by_id uuid,
  subject text,
  dedup_key text,
  constraint security_notice_by_id_fkey FOREIGN KEY (by_id) REFERENCES app_user(id),
  constraint security_notice_dedup UNIQUE (dedup_key),
  constraint security_notice_kind_check CHECK (kind = ANY (ARRAY['ADMIN_ADDED'::text, 'API_KEY_ADDED'::text, 'CLIENT_ADDED'::text, 'SOURCE_ADDED'::text, 'ENDPOINT_ADDED'::text, 'UPI_CHANGED'::text, 'CODES_USED_UP'::text, 'CODES_UNUSED'::text, 'RECORD_OPENED'::text, 'AUTHENTICATOR_RESET'::text, 'FACTORS_RESET'::text, 'SECOND_FACTOR_RULE'::text, 'APPROVAL_ASKED'::text, 'FOUR_EYES_SET'::text])),
  constraint security_notice_pkey PRIMARY KEY (id),
  constraint security_notice_subject_check CHECK (char_length(subject) >= 1 AND char_length(subject) <= 2000)
);

create table sent_patient (
  patient_id uuid not null,
  client_id uuid not null,
  sent jsonb not null,
  made jsonb not null,
  constraint sent_patient_client_id_fkey FOREIGN KEY (client_id) REFERENCES smart_client(id),
  constraint sent_patient_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint sent_patient_pkey PRIMARY KEY (patient_id, client_id)
);

create table session (
  sid character varying not null,
  sess json not null,
  expire timestamp(6) without time zone not null,
  user_id uuid generated always as (((sess ->> 'userId'::text))::uuid) stored,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  constraint session_pkey PRIMARY KEY (sid)
);

create table session_event (
  id bigint not null generated always as identity,
  plan_id uuid not null,
  number integer not null,
  kind text not null,
  phase integer not null,
  state text not null,
  appointment_id uuid,
  reason text,
  entered_by uuid,
  entered_as text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint session_event_agrees TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint session_event_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id),
  constraint session_event_entered_as_check CHECK (entered_as = ANY (ARRAY['PATIENT'::text, 'PHYSIOTHERAPIST'::text, 'DOCTOR'::text, 'ADMIN'::text, 'RECEPTION'::text])),
  constraint session_event_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES app_user(id),
  constraint session_event_kind_check CHECK (kind = ANY (ARRAY['PLANNED'::text, 'BOOKED'::text, 'RESCHEDULED'::text, 'UNBOOKED'::text, 'DONE'::text, 'MISSED'::text, 'CANCELLED'::text, 'REOPENED'::text, 'CORRECTED'::text, 'MERGED'::text])),
  constraint session_event_number_check CHECK (number >= 1),
  constraint session_event_phase_check CHECK (phase >= 1),
  constraint session_event_pkey PRIMARY KEY (id),
  constraint session_event_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES recovery_plan(id),
  constraint session_event_state_check CHECK (state = ANY (ARRAY['AHEAD'::text, 'DONE'::text, 'MISSED'::text, 'CANCELLED'::text]))
);

create table sign_in_code_day (
  id bigint not null generated always as identity,
  day date not null,
  channel text not null default 'SMS'::text,
  provider text not null,
  taken integer not null default 0,
  failed integer not null default 0,
  parts integer not null default 0,
  cost_milli_paise bigint not null default 0,
  constraint sign_in_code_day_channel_check CHECK (channel = 'SMS'::text),
  constraint sign_in_code_day_cost_milli_paise_check CHECK (cost_milli_paise >= 0),
  constraint sign_in_code_day_failed_check CHECK (failed >= 0),
  constraint sign_in_code_day_once UNIQUE (day, channel, provider),
  constraint sign_in_code_day_parts_check CHECK (parts >= 0),
  constraint sign_in_code_day_pkey PRIMARY KEY (id),
  constraint sign_in_code_day_taken_check CHECK (taken >= 0)
);

create table signed_document (
  id uuid not null,
  report_id uuid not null,
  bundle text not null,
  sha256 text not null,
  size integer not null,
  signer_id uuid,
  signer_name text not null,
  signed_at timestamp with time zone not null,
  constraint signed_document_hash CHECK (sha256 = encode(sha256(convert_to(bundle, 'UTF8'::name)), 'hex'::text)),
  constraint signed_document_pkey PRIMARY KEY (id),
  constraint signed_document_report UNIQUE (report_id),
  constraint signed_document_report_id_fkey FOREIGN KEY (report_id) REFERENCES progress_report(id),
  constraint signed_document_signer_id_fkey FOREIGN KEY (signer_id) REFERENCES app_user(id),
  constraint signed_document_size CHECK (size = octet_length(bundle))
);

create table slot_offer (
  id uuid not null,
  plan_id uuid not null,
  number integer not null,
  slots jsonb not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  constraint slot_offer_number_check CHECK (number >= 1),
  constraint slot_offer_pkey PRIMARY KEY (id),
  constraint slot_offer_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES recovery_plan(id),
  constraint slot_offer_slots_check CHECK (jsonb_typeof(slots) = 'array'::text AND jsonb_array_length(slots) = 3)
);

create table smart_assertion (
  client_id uuid not null,
  jti text not null,
  expires_at timestamp with time zone not null,
  constraint smart_assertion_client_id_fkey FOREIGN KEY (client_id) REFERENCES smart_client(id),
  constraint smart_assertion_pkey PRIMARY KEY (client_id, jti)
);

create table smart_client (
  id uuid not null,
  name text not null,
  purpose text not null,
  reach text not null,
  scopes text[] not null,
  jwks jsonb,
  jwks_url text,
  identifier_systems text[] not null default '{}'::text[],
  registered_by uuid not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint smart_client_keys CHECK ((jwks IS NULL) <> (jwks_url IS NULL)),
  constraint smart_client_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 120),
  constraint smart_client_pkey PRIMARY KEY (id),
  constraint smart_client_purpose_check CHECK (purpose = ANY (ARRAY['TREATMENT'::text, 'PAYMENT'::text, 'OPERATIONS'::text])),
  constraint smart_client_reach_check CHECK (reach = ANY (ARRAY['CONSENTED'::text, 'ALL_BUT_REFUSED'::text])),
  constraint smart_client_registered_by_fkey FOREIGN KEY (registered_by) REFERENCES app_user(id),
  constraint smart_client_scopes_check CHECK (cardinality(scopes) >= 1 AND cardinality(scopes) <= 50)
);

create table treatment_consent (
  id uuid not null,
  patient_id uuid not null,
  form_id uuid not null,
  language text not null,
  signed_by text not null,
  signer_name text not null,
  witness_id uuid not null,
  signed_at timestamp with time zone not null,
  strokes jsonb,
  file_id uuid,
  withdrawn_at timestamp with time zone,
  withdrawn_by_id uuid,
  withdrawn_reason text,
  constraint require_merge TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint treatment_consent_file_id_fkey FOREIGN KEY (file_id) REFERENCES clinical_file(id),
  constraint treatment_consent_form_id_fkey FOREIGN KEY (form_id) REFERENCES consent_form(id),
  constraint treatment_consent_language_check CHECK (language = ANY (ARRAY['EN'::text, 'HI'::text])),
  constraint treatment_consent_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint treatment_consent_pkey PRIMARY KEY (id),
  constraint treatment_consent_signature CHECK ((strokes IS NULL) <> (file_id IS NULL)),
  constraint treatment_consent_signed_by_check CHECK (signed_by = ANY (ARRAY['PATIENT'::text, 'GUARDIAN'::text, 'RELATIVE'::text])),
  constraint treatment_consent_signer_name_check CHECK (char_length(signer_name) >= 1 AND char_length(signer_name) <= 120),
  constraint treatment_consent_strokes_check CHECK (jsonb_typeof(strokes) = 'array'::text),
  constraint treatment_consent_withdrawn CHECK ((withdrawn_at IS NULL) = (withdrawn_reason IS NULL) AND (withdrawn_at IS NULL) = (withdrawn_by_id IS NULL)),
  constraint treatment_consent_withdrawn_by_id_fkey FOREIGN KEY (withdrawn_by_id) REFERENCES app_user(id),
  constraint treatment_consent_withdrawn_reason_check CHECK (char_length(withdrawn_reason) >= 3 AND char_length(withdrawn_reason) <= 200),
  constraint treatment_consent_witness_id_fkey FOREIGN KEY (witness_id) REFERENCES app_user(id)
);

create table treatment_note (
  id uuid not null,
  patient_id uuid not null,
  appointment_id uuid,
  kind text not null,
  at timestamp with time zone not null,
  author_id uuid not null,
  covered_for_id uuid,
  subjective text not null,
  objective text not null,
  assessment text not null,
  plan text not null,
  pain_before integer,
  pain_after integer,
  change text,
  body jsonb not null,
  treatments jsonb not null,
  status text not null default 'DRAFT'::text,
  locks_at timestamp with time zone not null,
  signed_at timestamp with time zone,
  content_hash text,
  error_reason text,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  constraint require_merge TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint treatment_note_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id),
  constraint treatment_note_assessment_check CHECK (char_length(assessment) <= 4000),
  constraint treatment_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES app_user(id),
  constraint treatment_note_body_check CHECK (jsonb_typeof(body) = 'array'::text),
  constraint treatment_note_change_check CHECK (change = ANY (ARRAY['BETTER'::text, 'SAME'::text, 'WORSE'::text])),
  constraint treatment_note_contact CHECK ((kind = 'CONTACT'::text) = (appointment_id IS NULL)),
  constraint treatment_note_content_hash_check CHECK (content_hash ~ '^[0-9a-f]{64}$'::text),
  constraint treatment_note_covered_for_id_fkey FOREIGN KEY (covered_for_id) REFERENCES physiotherapist(id),
  constraint treatment_note_error CHECK ((status = 'IN_ERROR'::text) = (error_reason IS NOT NULL)),
  constraint treatment_note_error_reason_check CHECK (char_length(error_reason) >= 10 AND char_length(error_reason) <= 300),
  constraint treatment_note_kind_check CHECK (kind = ANY (ARRAY['INITIAL'::text, 'SESSION'::text, 'REVIEW'::text, 'DISCHARGE'::text, 'CONTACT'::text])),
  constraint treatment_note_objective_check CHECK (char_length(objective) <= 4000),
  constraint treatment_note_pain_after_check CHECK (pain_after >= 0 AND pain_after <= 10),
  constraint treatment_note_pain_before_check CHECK (pain_before >= 0 AND pain_before <= 10),
  constraint treatment_note_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint treatment_note_pkey PRIMARY KEY (id),
  constraint treatment_note_plan_check CHECK (char_length(plan) <= 4000),
  constraint treatment_note_signed CHECK ((signed_at IS NULL) = (content_hash IS NULL) AND (status <> 'DRAFT'::text OR signed_at IS NULL) AND (status <> 'SIGNED'::text OR signed_at IS NOT NULL)),
  constraint treatment_note_status_check CHECK (status = ANY (ARRAY['DRAFT'::text, 'SIGNED'::text, 'IN_ERROR'::text])),
  constraint treatment_note_subjective_check CHECK (char_length(subjective) <= 4000),
  constraint treatment_note_treatments_check CHECK (jsonb_typeof(treatments) = 'array'::text)
);

create table unsigned_report (
  id uuid not null,
  status text not null default 'WAITING'::text,
  attempts integer not null default 0,
  lease_until timestamp with time zone,
  due_at timestamp with time zone not null default clock_timestamp(),
  constraint unsigned_report_id_fkey FOREIGN KEY (id) REFERENCES progress_report(id) ON DELETE CASCADE,
  constraint unsigned_report_pkey PRIMARY KEY (id),
  constraint unsigned_report_status_check CHECK (status = ANY (ARRAY['WAITING'::text, 'DONE'::text, 'FAILED'::text]))
);

create table waiting_list_entry (
  id uuid not null,
  patient_id uuid not null,
  session_type text not null,
  duration_minutes integer not null,
  physiotherapist_id uuid,
  weekdays text[] not null,
  from_minute integer not null,
  until_minute integer not null,
  earliest date not null,
  latest date,
  is_urgent boolean not null,
  note text,
  instead_of_id uuid,
  status text not null default 'WAITING'::text,
  appointment_id uuid,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  constraint waiting_list_entry_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(id),
  constraint waiting_list_entry_booked CHECK ((status = 'BOOKED'::text) = (appointment_id IS NOT NULL)),
  constraint waiting_list_entry_days CHECK (latest >= earliest),
  constraint waiting_list_entry_duration_minutes_check CHECK (duration_minutes >= 5 AND duration_minutes <= 480),
  constraint waiting_list_entry_from_minute_check CHECK (from_minute >= 0),
  constraint waiting_list_entry_instead_of_id_fkey FOREIGN KEY (instead_of_id) REFERENCES appointment(id),
  constraint waiting_list_entry_note_check CHECK (char_length(note) >= 1 AND char_length(note) <= 200),
  constraint waiting_list_entry_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES patient(id),
  constraint waiting_list_entry_physiotherapist_id_fkey FOREIGN KEY (physiotherapist_id) REFERENCES physiotherapist(id),
  constraint waiting_list_entry_pkey PRIMARY KEY (id),
  constraint waiting_list_entry_room CHECK ((until_minute - from_minute) >= duration_minutes),
  constraint waiting_list_entry_session_type_check CHECK (session_type = ANY (ARRAY['Clinic'::text, 'Home'::text, 'Tele'::text])),
  constraint waiting_list_entry_status_check CHECK (status = ANY (ARRAY['WAITING'::text, 'BOOKED'::text, 'WITHDRAWN'::text, 'EXPIRED'::text])),
  constraint waiting_list_entry_until_minute_check CHECK (until_minute <= 1440),
  constraint waiting_list_entry_weekdays_check CHECK (weekdays <@ ARRAY['MONDAY'::text, 'TUESDAY'::text, 'WEDNESDAY'::text, 'THURSDAY'::text, 'FRIDAY'::text, 'SATURDAY'::text, 'SUNDAY'::text])
);

create table webhook_delivery (
  id uuid not null default gen_random_uuid(),
  endpoint_id uuid not null,
  event text not null,
  resource text not null,
  resource_id uuid not null,
  version integer not null,
  patient_id uuid not null,
  created_at timestamp with time zone not null default now(),
  transaction xid8 not null default pg_current_xact_id(),
  status text not null default 'PENDING'::text,
  attempts integer not null default 0,
  replayed_after integer not null default 0,
  send_after timestamp with time zone not null default clock_timestamp(),
  lease_until timestamp with time zone,
  code text,
  delivered_at timestamp with time zone,
  constraint webhook_delivery_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoint(id),
  constraint webhook_delivery_pkey PRIMARY KEY (id),
  constraint webhook_delivery_status_check CHECK (status = ANY (ARRAY['PENDING'::text, 'DELIVERED'::text, 'FAILED'::text]))
);

create table webhook_endpoint (
  id uuid not null,
  client_id uuid not null,
  url text not null,
  events text[] not null,
  secret_hash text not null,
  created_by uuid not null,
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  end_reason text,
  failures integer not null default 0,
  sealed_secret text,
  constraint webhook_endpoint_client_id_fkey FOREIGN KEY (client_id) REFERENCES smart_client(id),
  constraint webhook_endpoint_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id),
  constraint webhook_endpoint_end_reason_check CHECK (end_reason = ANY (ARRAY['ENDED'::text, 'GONE'::text, 'CLIENT_REVOKED'::text])),
  constraint webhook_endpoint_ended CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  constraint webhook_endpoint_events CHECK (cardinality(events) > 0 AND events <@ ARRAY['patient.created'::text, 'patient.updated'::text, 'patient.deleted'::text, 'patient.merged'::text, 'patient.discharged'::text, 'appointment.created'::text, 'appointment.updated'::text, 'referral.updated'::text, 'document.created'::text, 'consent.revoked'::text]),
  constraint webhook_endpoint_pkey PRIMARY KEY (id),
  constraint webhook_endpoint_url_check CHECK (char_length(url) >= 1 AND char_length(url) <= 2000)
);

-- Indexes beside those of constraints

CREATE INDEX allocation_charge ON public.allocation USING btree (charge_id);

CREATE INDEX allocation_credit ON public.allocation USING btree (credit_id) WHERE (credit_id IS NOT NULL);

CREATE INDEX allocation_day ON public.allocation USING btree (day) WHERE (payment_id IS NOT NULL);

CREATE INDEX allocation_payment ON public.allocation USING btree (payment_id) WHERE (payment_id IS NOT NULL);

CREATE INDEX api_key_owner ON public.api_key USING btree (owner_id);

CREATE INDEX app_user_active ON public.app_user USING btree (last_login_at) WHERE ((user_type = 'patient'::text) AND has_record);

CREATE UNIQUE INDEX app_user_admin_phone ON public.app_user USING btree (phone) WHERE ((user_type = 'admin'::text) AND (deleted_at IS NULL));

CREATE INDEX app_user_birth_year_due ON public.app_user USING btree (created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (birth_year_due_since IS NOT NULL));

CREATE INDEX app_user_by_email ON public.app_user USING btree (lower(email)) WHERE (email IS NOT NULL);

CREATE INDEX app_user_by_login ON public.app_user USING btree (last_login_at DESC, id) WHERE (has_record AND (last_login_at IS NOT NULL));

CREATE INDEX app_user_kind ON public.app_user USING btree (user_type, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX app_user_newest ON public.app_user USING btree (created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX app_user_off ON public.app_user USING btree (created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND ((disabled_at IS NOT NULL) OR (last_day IS NOT NULL)));

CREATE UNIQUE INDEX app_user_other_phone ON public.app_user USING btree (phone) WHERE ((user_type = ANY (ARRAY['user'::text, 'patient'::text])) AND (deleted_at IS NULL));

CREATE INDEX app_user_phone ON public.app_user USING btree (phone COLLATE "C") WHERE (user_type = 'patient'::text);

CREATE INDEX app_user_phone_end ON public.app_user USING btree (reverse(phone) COLLATE "C") WHERE (user_type = 'patient'::text);

CREATE UNIQUE INDEX app_user_staff_phone ON public.app_user USING btree (phone) WHERE ((user_type = ANY (ARRAY['physiotherapist'::text, 'doctor'::text, 'reception'::text])) AND (deleted_at IS NULL));

CREATE INDEX app_user_text ON public.app_user USING gin (lower(full_name) gin_trgm_ops, phone gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE INDEX appointment_changed ON public.appointment USING btree (updated_at, id);

CREATE INDEX appointment_day ON public.appointment USING btree (starts_at) WHERE (deleted_at IS NULL);

CREATE INDEX appointment_deleted ON public.appointment USING btree (patient_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX appointment_newest ON public.appointment USING btree (created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX appointment_outcome ON public.appointment USING btree (patient_id, status) WHERE (deleted_at IS NULL);

CREATE INDEX appointment_pending ON public.appointment USING btree (starts_at, id) WHERE ((status = 'pending'::text) AND (deleted_at IS NULL));

CREATE INDEX appointment_physiotherapist ON public.appointment USING btree (physiotherapist_id, starts_at) WHERE ((status = ANY (ARRAY['scheduled'::text, 'completed'::text, 'missed'::text])) AND (deleted_at IS NULL));

CREATE INDEX appointment_referral ON public.appointment USING btree (referral_id) WHERE (referral_id IS NOT NULL);

CREATE INDEX appointment_series_sessions ON public.appointment USING btree (series_id) WHERE (series_id IS NOT NULL);

CREATE INDEX appointment_unassigned ON public.appointment USING btree (starts_at, id) WHERE (needs_physiotherapist AND (physiotherapist_id IS NULL) AND (status = 'scheduled'::text) AND (deleted_at IS NULL));

CREATE INDEX approval_requested ON public.approval USING btree (requested_at DESC);

CREATE INDEX audit_event_actor ON public.audit_event USING btree (actor_id, at);

CREATE INDEX audit_event_client ON public.audit_event USING btree (client_id, at) WHERE (client_id IS NOT NULL);

CREATE INDEX audit_event_newest ON public.audit_event USING btree (at DESC, id DESC);

CREATE INDEX audit_event_not_done ON public.audit_event USING btree (at DESC, id DESC) WHERE (outcome <> 'done'::text);

CREATE INDEX audit_event_patients ON public.audit_event USING gin (((details -> 'patients'::text)) jsonb_path_ops) WHERE ((details -> 'patients'::text) IS NOT NULL);

CREATE INDEX audit_event_shown ON public.audit_event USING gin (((details -> 'shown'::text)) jsonb_path_ops) WITH (fastupdate=off) WHERE ((details -> 'shown'::text) IS NOT NULL);

CREATE INDEX audit_event_source ON public.audit_event USING btree (source_id, at) WHERE (source_id IS NOT NULL);

CREATE INDEX audit_event_subject ON public.audit_event USING btree (subject_type, subject_id, at);

CREATE INDEX audit_event_verb ON public.audit_event USING btree (verb, at DESC, id DESC);

CREATE UNIQUE INDEX authenticator_begun ON public.authenticator USING btree (user_id) WHERE (confirmed_at IS NULL);

CREATE UNIQUE INDEX authenticator_confirmed ON public.authenticator USING btree (user_id) WHERE ((kind = 'APP'::text) AND (confirmed_at IS NOT NULL));

CREATE INDEX authenticator_passkeys ON public.authenticator USING btree (user_id) WHERE (kind = 'PASSKEY'::text);

CREATE INDEX bill_created ON public.bill USING btree (created_at, id);

CREATE UNIQUE INDEX bill_line_charge ON public.bill_line USING btree (charge_id) WHERE is_live;

CREATE INDEX bill_patient ON public.bill USING btree (patient_id, created_at);

CREATE INDEX bulk_export_client ON public.bulk_export USING btree (client_id);

CREATE UNIQUE INDEX care_flag_open ON public.care_flag USING btree (plan_id, kind) WHERE ((seen_at IS NULL) AND (withdrawn_at IS NULL));

CREATE INDEX care_flag_plan ON public.care_flag USING btree (plan_id, raised_at);

CREATE INDEX care_flag_response ON public.care_flag USING btree (response_id) WHERE (response_id IS NOT NULL);

CREATE INDEX care_flag_seen_at ON public.care_flag USING btree (seen_at) WHERE (seen_at IS NOT NULL);

CREATE UNIQUE INDEX care_message_client ON public.care_message USING btree (account_id, client_id);

CREATE INDEX care_message_thread ON public.care_message USING btree (thread_id, sent_at, id);

CREATE INDEX care_message_unread ON public.care_message USING btree (thread_id) WHERE ((read_at IS NULL) AND (withdrawn_at IS NULL));

CREATE UNIQUE INDEX care_photo_key ON public.care_photo USING btree (file_key);

CREATE UNIQUE INDEX care_photo_message ON public.care_photo USING btree (message_id, "position");

CREATE INDEX care_photo_unsent ON public.care_photo USING btree (added_at) WHERE (message_id IS NULL);

CREATE INDEX care_reading_day ON public.care_reading USING btree (day);

CREATE UNIQUE INDEX care_task_open ON public.care_task USING btree (plan_id) WHERE (status <> 'RESOLVED'::text);

CREATE INDEX care_thread_assignee ON public.care_thread USING btree (assignee_id) WHERE (assignee_id IS NOT NULL);

CREATE INDEX care_thread_newest ON public.care_thread USING btree (last_message_at DESC, id DESC) WHERE (status <> 'WAITING'::text);

CREATE UNIQUE INDEX care_thread_patient ON public.care_thread USING btree (patient_id);

CREATE INDEX care_thread_waiting ON public.care_thread USING btree (waiting_since, id) WHERE (status = 'WAITING'::text);

CREATE INDEX channel_consent_account ON public.channel_consent USING btree (account_id, channel, at);

CREATE INDEX charge_day ON public.charge USING btree (day) WHERE (canceled_reason IS NULL);

CREATE INDEX charge_item_id ON public.charge USING btree (item_id) WHERE (item_id IS NOT NULL);

CREATE INDEX charge_patient ON public.charge USING btree (patient_id);

CREATE INDEX clinical_file_gone ON public.clinical_file USING btree (removed_at) WHERE (removed_at IS NOT NULL);

CREATE UNIQUE INDEX clinical_file_hash ON public.clinical_file USING btree (patient_id, hash);

CREATE UNIQUE INDEX clinical_file_key ON public.clinical_file USING btree (file_key);

CREATE INDEX clinical_file_note ON public.clinical_file USING btree (note_id) WHERE (note_id IS NOT NULL);

CREATE INDEX clinical_file_patient ON public.clinical_file USING btree (patient_id, added_at);

CREATE UNIQUE INDEX clinical_file_thumbnail_key ON public.clinical_file USING btree (thumbnail_key);

CREATE INDEX consent_account ON public.consent USING btree (account_id, purpose, at);

CREATE INDEX contact_message_newest ON public.contact_message USING btree (received_at DESC, id DESC);

CREATE INDEX contact_message_status ON public.contact_message USING btree (status, received_at DESC, id DESC);

CREATE INDEX counter_new ON public.counter USING btree (name) WHERE is_new;

CREATE INDEX counter_slot ON public.counter USING btree (name, slot) INCLUDE (part, n, paise);

CREATE INDEX cover_by ON public.cover USING btree (by_id, last_day) WHERE (ended_at IS NULL);

CREATE INDEX credit_charge ON public.credit USING btree (charge_id) WHERE (canceled_reason IS NULL);

CREATE INDEX credit_day ON public.credit USING btree (day) WHERE (canceled_reason IS NULL);

CREATE INDEX credit_patient ON public.credit USING btree (patient_id, created_at);

CREATE INDEX danger_check_plan ON public.danger_check USING btree (plan_id, day);

CREATE INDEX data_consent_changed ON public.data_consent USING btree (updated_at);

CREATE INDEX data_consent_client ON public.data_consent USING btree (client_id, id);

CREATE UNIQUE INDEX data_consent_live ON public.data_consent USING btree (client_id, patient_id, decision) WHERE (revoked_at IS NULL);

CREATE INDEX data_consent_patient ON public.data_consent USING btree (patient_id);

CREATE UNIQUE INDEX data_processor_name ON public.data_processor USING btree (lower(name));

CREATE UNIQUE INDEX data_processor_part ON public.data_processor USING btree (part) WHERE (ends_on IS NULL);

CREATE INDEX data_request_account ON public.data_request USING btree (account_id, received_at DESC);

CREATE INDEX data_request_answered ON public.data_request USING btree (COALESCE(withdrawn_at, decided_at) DESC, id) WHERE (status <> 'OPEN'::text);

CREATE INDEX data_request_due ON public.data_request USING btree (due_on, id) WHERE (status = 'OPEN'::text);

CREATE UNIQUE INDEX data_request_open ON public.data_request USING btree (account_id, kind) WHERE ((status = 'OPEN'::text) OR ((kind = 'ERASURE'::text) AND (status = 'ACCEPTED'::text)));

CREATE INDEX data_request_term_end ON public.data_request USING btree (erase_on) WHERE (status = 'ACCEPTED'::text);

CREATE UNIQUE INDEX doctor_user ON public.doctor USING btree (user_id) WHERE (deleted_at IS NULL);

CREATE INDEX entry_plan ON public.entry USING btree (plan_id, day);

CREATE INDEX exchange_client ON public.exchange USING btree (client_id, at DESC, id DESC);

CREATE INDEX exchange_newest ON public.exchange USING btree (at DESC, id DESC);

CREATE INDEX exchange_not_succeeded ON public.exchange USING btree (at DESC, id DESC) WHERE (outcome <> 'SUCCEEDED'::text);

CREATE INDEX exchange_patient ON public.exchange USING btree (patient_id, at DESC, id DESC) WHERE (patient_id IS NOT NULL);

CREATE INDEX exchange_request ON public.exchange USING btree (request_id);

CREATE INDEX exchange_source ON public.exchange USING btree (source_id, at DESC) WHERE (source_id IS NOT NULL);

CREATE INDEX family_grant_account ON public.family_grant USING btree (account_id, patient_id) WHERE (account_id IS NOT NULL);

CREATE UNIQUE INDEX family_grant_live ON public.family_grant USING btree (patient_id, phone) WHERE (ended_at IS NULL);

CREATE INDEX family_grant_open ON public.family_grant USING btree (phone) WHERE ((accepted_at IS NULL) AND (ended_at IS NULL));

CREATE INDEX family_grant_patient ON public.family_grant USING btree (patient_id, granted_at);

CREATE INDEX file_scan_waiting ON public.file_scan USING btree (next_at) WHERE (status = 'WAITING'::text);

CREATE INDEX gateway_event_newest ON public.gateway_event USING btree (at DESC, id DESC);

CREATE INDEX gateway_event_payment ON public.gateway_event USING btree (gateway_payment_id) WHERE (gateway_payment_id IS NOT NULL);

CREATE INDEX gateway_event_unmatched ON public.gateway_event USING btree (at DESC, id DESC) WHERE (status = 'UNMATCHED'::text);

CREATE INDEX hl7_appointment_of ON public.hl7_appointment USING btree (appointment_id);

CREATE INDEX hl7_message_body ON public.hl7_message USING btree (received_at) WHERE (body IS NOT NULL);

CREATE INDEX hl7_message_patient ON public.hl7_message USING btree (patient_id) WHERE (patient_id IS NOT NULL);

CREATE UNIQUE INDEX hl7_source_name ON public.hl7_source USING btree (name) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX hl7_source_sender ON public.hl7_source USING btree (application, facility) WHERE (ended_at IS NULL);

CREATE INDEX hospital_document_changed ON public.hospital_document USING btree (updated_at, id);

CREATE UNIQUE INDEX hospital_document_file ON public.hospital_document USING btree (file_key);

CREATE UNIQUE INDEX hospital_document_named ON public.hospital_document USING btree (sent_by, identifier_system, identifier_value);

CREATE INDEX hospital_document_newest ON public.hospital_document USING btree (patient_id, written_at DESC, id DESC);

CREATE INDEX hospital_document_referral ON public.hospital_document USING btree (referral_id) WHERE (referral_id IS NOT NULL);

CREATE INDEX hospital_document_replaced ON public.hospital_document USING btree (replaced_by) WHERE (replaced_by IS NOT NULL);

CREATE INDEX idempotency_key_age ON public.idempotency_key USING btree (created_at);

CREATE INDEX import_opening_import ON public.import_opening USING btree (import_id);

CREATE INDEX known_device_age ON public.known_device USING btree (seen_at);

CREATE INDEX live_change_xid ON public.live_change USING btree (xid);

CREATE UNIQUE INDEX measurement_entry ON public.measurement USING btree (entry_id);

CREATE INDEX measurement_note ON public.measurement USING btree (note_id) WHERE (note_id IS NOT NULL);

CREATE INDEX measurement_patient ON public.measurement USING btree (patient_id, taken_at);

CREATE INDEX measurement_plan ON public.measurement USING btree (plan_id, taken_at);

CREATE INDEX medical_history_entry_changed ON public.medical_history_entry USING btree (updated_at, id);

CREATE INDEX medical_history_entry_patient ON public.medical_history_entry USING btree (patient_id, created_at DESC);

CREATE INDEX message_account ON public.message USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX message_counted ON public.message USING btree (COALESCE(sent_at, created_at)) WHERE (status = ANY (ARRAY['SENT'::text, 'DELIVERED'::text, 'FAILED'::text]));

CREATE INDEX message_newest ON public.message USING btree (created_at DESC, id DESC);

CREATE INDEX message_patient ON public.message USING btree (patient_id, created_at DESC, id DESC);

CREATE INDEX message_queue ON public.message USING btree (send_after) WHERE (status = 'QUEUED'::text);

CREATE INDEX message_status ON public.message USING btree (status, created_at DESC, id DESC);

CREATE INDEX message_subject ON public.message USING btree (subject_id, created_at DESC, id DESC);

CREATE INDEX message_text_age ON public.message USING btree (created_at) WHERE (recipient <> ''::text);

CREATE INDEX message_try_message ON public.message_try USING btree (message_id);

CREATE INDEX note_addendum_note ON public.note_addendum USING btree (note_id, at);

CREATE INDEX notice_at ON public.notice USING btree (at);

CREATE INDEX notice_patient ON public.notice USING btree (patient_id) WHERE (patient_id IS NOT NULL);

CREATE INDEX notice_physiotherapist ON public.notice USING btree (physiotherapist_id, id) WHERE (physiotherapist_id IS NOT NULL);

CREATE INDEX notice_seen_notice ON public.notice_seen USING btree (notice_id);

CREATE INDEX open_charge_patient ON public.open_charge USING btree (patient_id);

CREATE INDEX otp_challenge_account ON public.otp_challenge USING btree (account_id, created_at DESC) WHERE (account_id IS NOT NULL);

CREATE INDEX otp_challenge_newest ON public.otp_challenge USING btree (phone, purpose, created_at DESC);

CREATE INDEX outcome_score_patient ON public.outcome_score USING btree (patient_id, taken_at);

CREATE INDEX package_patient ON public.package USING btree (patient_id, sold_at);

CREATE UNIQUE INDEX package_use_appointment ON public.package_use USING btree (appointment_id) WHERE (returned_at IS NULL);

CREATE INDEX package_use_package ON public.package_use USING btree (package_id) WHERE (returned_at IS NULL);

CREATE INDEX patient_birth_date ON public.patient USING btree (birth_date) WHERE (deleted_at IS NULL);

CREATE INDEX patient_by_name ON public.patient USING btree (((name_folded = ''::text)), name_folded, id) WHERE (deleted_at IS NULL);

CREATE INDEX patient_by_number ON public.patient USING btree (number) INCLUDE (id) WHERE (deleted_at IS NULL);

CREATE INDEX patient_changed ON public.patient USING btree (updated_at, id);

CREATE INDEX patient_complete_diagnosis ON public.patient USING btree (is_complete, diagnosis_folded) WHERE (deleted_at IS NULL);

CREATE INDEX patient_complete_name ON public.patient USING btree (is_complete, name_folded) WHERE (deleted_at IS NULL);

CREATE INDEX patient_contact_phone ON public.patient USING btree (contact_phone) WHERE (deleted_at IS NULL);

CREATE INDEX patient_deleted ON public.patient USING btree (deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);

CREATE INDEX patient_diagnosis ON public.patient USING gin (diagnosis_folded gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX patient_identifier_live ON public.patient_identifier USING btree (system, value) WHERE ((deleted_at IS NULL) AND ((system <> 'https://healthid.ndhm.gov.in'::text) OR (verified_at IS NOT NULL)));

CREATE INDEX patient_identifier_named ON public.patient_identifier USING btree (system, value) WHERE (deleted_at IS NULL);

CREATE INDEX patient_identifier_patient ON public.patient_identifier USING btree (patient_id);

CREATE INDEX patient_import_created ON public.patient_import USING btree (created_at DESC, id DESC);

CREATE INDEX patient_import_record_patient ON public.patient_import_record USING btree (patient_id);

CREATE INDEX patient_import_running ON public.patient_import USING btree (created_at) WHERE (status = 'RUNNING'::text);

CREATE INDEX patient_merged_into ON public.patient USING btree (merged_into) WHERE (merged_into IS NOT NULL);

CREATE INDEX patient_name ON public.patient USING gin (name_folded gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE INDEX patient_name_key ON public.patient USING gin (name_key gin_trgm_ops);

CREATE INDEX patient_newest ON public.patient USING btree (created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX patient_old_number ON public.patient USING btree (old_number) WHERE ((old_number IS NOT NULL) AND (deleted_at IS NULL));

CREATE INDEX patient_phone ON public.patient USING btree (contact_phone COLLATE "C");

CREATE INDEX patient_phone_end ON public.patient USING btree (reverse(contact_phone) COLLATE "C");

CREATE INDEX patient_physiotherapist ON public.patient USING btree (physiotherapist_id);

CREATE INDEX patient_sender_reached ON public.patient_sender USING btree (client_id, until);

CREATE UNIQUE INDEX patient_user ON public.patient USING btree (user_id) WHERE (deleted_at IS NULL);

CREATE INDEX patient_walk ON public.patient USING btree (created_at DESC, id DESC);

CREATE INDEX patient_without_name_key ON public.patient USING btree (id) WHERE (name_key IS NULL);

CREATE INDEX payment_changed ON public.payment USING btree (updated_at);

CREATE INDEX payment_link_asked ON public.payment_link USING btree (ordered_at) WHERE ((order_id IS NOT NULL) AND (order_ended_at IS NULL));

CREATE INDEX payment_link_expiry ON public.payment_link USING btree (expires_at) WHERE (canceled_at IS NULL);

CREATE INDEX payment_newest ON public.payment USING btree (created_at DESC, id DESC);

CREATE INDEX payment_patient ON public.payment USING btree (patient_id);

CREATE INDEX payment_pending ON public.payment USING btree (created_at) WHERE (status = 'Pending'::text);

CREATE INDEX payment_received ON public.payment USING btree (received_on) WHERE (received_on IS NOT NULL);

CREATE INDEX payment_reference ON public.payment USING btree (lower(reference) COLLATE "C") WHERE (reference IS NOT NULL);

CREATE INDEX payment_refund_missing ON public.payment USING btree (id) WHERE ((status = 'Refunded'::text) AND (refunded_paise < amount_paise));

CREATE INDEX payment_taken ON public.payment USING btree (taken_by, taken_at) WHERE (taken_by IS NOT NULL);

CREATE INDEX physiotherapist_changed ON public.physiotherapist USING btree (updated_at, id);

CREATE UNIQUE INDEX physiotherapist_user ON public.physiotherapist USING btree (user_id) WHERE (deleted_at IS NULL);

CREATE INDEX precaution_patient ON public.precaution USING btree (patient_id, added_at);

CREATE UNIQUE INDEX precaution_weight_side ON public.precaution USING btree (patient_id, side) WHERE ((kind = 'WEIGHT_BEARING'::text) AND (ended_at IS NULL));

CREATE INDEX progress_report_changed ON public.progress_report USING btree (updated_at, id);

CREATE INDEX progress_report_patient ON public.progress_report USING btree (patient_id, created_at DESC);

CREATE UNIQUE INDEX protocol_questionnaire_open ON public.protocol_questionnaire USING btree (protocol_id, questionnaire_id) WHERE (until IS NULL);

CREATE INDEX protocol_questionnaire_protocol ON public.protocol_questionnaire USING btree (protocol_id);

CREATE INDEX push_notice_account ON public.push_notice USING btree (account_id, created_at);

CREATE INDEX push_notice_due ON public.push_notice USING btree (created_at) WHERE (status = 'QUEUED'::text);

CREATE INDEX push_subscription_account ON public.push_subscription USING btree (account_id);

CREATE UNIQUE INDEX questionnaire_response_live ON public.questionnaire_response USING btree (plan_id, questionnaire_id, occasion) WHERE (retracted_at IS NULL);

CREATE UNIQUE INDEX questionnaire_version_active ON public.questionnaire_version USING btree (questionnaire_id) WHERE (status = 'APPROVED'::text);

CREATE UNIQUE INDEX questionnaire_version_draft ON public.questionnaire_version USING btree (questionnaire_id) WHERE (status = 'DRAFT'::text);

CREATE INDEX record_opening_day ON public.record_opening USING btree (account_id, day, patient_id);

CREATE INDEX record_opening_patient ON public.record_opening USING btree (patient_id);

CREATE INDEX record_reading_patient ON public.record_reading USING btree (patient_id);

CREATE INDEX recovery_plan_doctor ON public.recovery_plan USING btree (doctor_id) WHERE (status = 'ACTIVE'::text);

CREATE UNIQUE INDEX recovery_plan_live ON public.recovery_plan USING btree (patient_id) WHERE (status = 'ACTIVE'::text);

CREATE INDEX recovery_plan_patient ON public.recovery_plan USING btree (patient_id, created_at);

CREATE INDEX recovery_plan_physiotherapist ON public.recovery_plan USING btree (physiotherapist_id) WHERE (status = 'ACTIVE'::text);

CREATE INDEX referral_changed ON public.referral USING btree (updated_at, id);

CREATE UNIQUE INDEX referral_named ON public.referral USING btree (client_id, identifier_system, identifier_value);

CREATE INDEX referral_newest ON public.referral USING btree (authored_at DESC, id DESC);

CREATE INDEX referral_patient ON public.referral USING btree (patient_id);

CREATE INDEX referral_progress_changed ON public.referral_progress USING btree (updated_at);

CREATE INDEX refund_day ON public.refund USING btree (refunded_on);

CREATE INDEX refund_payment ON public.refund USING btree (payment_id);

CREATE INDEX reminder_setting_at ON public.reminder_setting USING btree (at);

CREATE INDEX report_link_report ON public.report_link USING btree (report_id, created_at);

CREATE INDEX report_mail_next ON public.report_mail USING btree (next_at);

CREATE INDEX report_opening_link ON public.report_opening USING btree (link_id, opened_at);

CREATE INDEX resource_version_patient ON public.resource_version USING btree (patient_id);

CREATE INDEX session_account ON public.session USING btree (user_id);

CREATE INDEX session_event_plan ON public.session_event USING btree (plan_id, id);

CREATE INDEX session_expire ON public.session USING btree (expire);

CREATE INDEX signed_document_signed ON public.signed_document USING btree (signed_at, report_id);

CREATE INDEX slot_offer_plan ON public.slot_offer USING btree (plan_id, number);

CREATE INDEX smart_assertion_expired ON public.smart_assertion USING btree (expires_at);

CREATE UNIQUE INDEX smart_client_name ON public.smart_client USING btree (name) WHERE (revoked_at IS NULL);

CREATE INDEX treatment_consent_file ON public.treatment_consent USING btree (file_id) WHERE (file_id IS NOT NULL);

CREATE INDEX treatment_consent_patient ON public.treatment_consent USING btree (patient_id, signed_at);

CREATE INDEX treatment_note_patient ON public.treatment_note USING btree (patient_id, at);

CREATE UNIQUE INDEX treatment_note_session ON public.treatment_note USING btree (appointment_id) WHERE (status <> 'IN_ERROR'::text);

CREATE INDEX treatment_note_unsigned ON public.treatment_note USING btree (author_id, at) WHERE (status = 'DRAFT'::text);

CREATE INDEX unsigned_report_due ON public.unsigned_report USING btree (due_at, id) WHERE (status = 'WAITING'::text);

CREATE UNIQUE INDEX waiting_list_entry_live ON public.waiting_list_entry USING btree (patient_id, session_type) WHERE (status = 'WAITING'::text);

CREATE INDEX waiting_list_entry_status ON public.waiting_list_entry USING btree (status, is_urgent DESC, created_at, id);

CREATE INDEX webhook_delivery_due ON public.webhook_delivery USING btree (endpoint_id, send_after) WHERE (status = 'PENDING'::text);

CREATE INDEX webhook_delivery_newest ON public.webhook_delivery USING btree (endpoint_id, created_at DESC, id DESC);

CREATE INDEX webhook_delivery_old ON public.webhook_delivery USING btree (created_at);

CREATE UNIQUE INDEX webhook_delivery_once ON public.webhook_delivery USING btree (endpoint_id, resource_id, event, transaction, created_at);

CREATE INDEX webhook_delivery_patient ON public.webhook_delivery USING btree (patient_id);

CREATE INDEX webhook_endpoint_live ON public.webhook_endpoint USING btree (client_id) WHERE (ended_at IS NULL);

-- Views

create view allocated as
 SELECT payment_id,
    credit_id,
    charge_id,
    max(day) AS day,
    sum(amount_paise) AS amount
   FROM allocation
  GROUP BY payment_id, credit_id, charge_id
 HAVING sum(amount_paise) <> 0;

create view charge_state as
 SELECT id,
    patient_id,
    day,
    created_at,
    appointment_id,
    kind,
        CASE
            WHEN canceled_reason IS NOT NULL THEN 0::bigint
            ELSE amount_paise - COALESCE(( SELECT sum(k.amount_paise) AS sum
               FROM credit k
              WHERE k.charge_id = c.id AND k.canceled_reason IS NULL), 0::bigint)
        END AS needs,
    COALESCE(( SELECT sum(a.amount_paise) AS sum
           FROM allocation a
          WHERE a.charge_id = c.id), 0::bigint) AS has
   FROM charge c;

create view money_state as
 SELECT y.id AS payment_id,
    NULL::uuid AS credit_id,
    y.patient_id,
    y.received_on AS day,
    y.created_at,
    y.package_id,
    y.appointment_id,
        CASE
            WHEN y.is_deposit THEN 0
            ELSE y.amount_paise - y.refunded_paise
        END AS amount,
    COALESCE(( SELECT sum(a.amount_paise) AS sum
           FROM allocation a
          WHERE a.payment_id = y.id), 0::bigint) AS given
   FROM payment y
  WHERE y.status = ANY (ARRAY['Paid'::text, 'Refunded'::text])
UNION ALL
 SELECT NULL::uuid AS payment_id,
    k.id AS credit_id,
    k.patient_id,
    k.day,
    k.created_at,
    NULL::uuid AS package_id,
    NULL::uuid AS appointment_id,
        CASE
            WHEN k.canceled_reason IS NULL THEN k.amount_paise
            ELSE 0
        END AS amount,
    COALESCE(( SELECT sum(a.amount_paise) AS sum
           FROM allocation a
          WHERE a.credit_id = k.id), 0::bigint) AS given
   FROM credit k
  WHERE k.kind = 'OPENING'::text;

create view plan_content as
 SELECT r.id AS plan_id,
    v.number,
    v.content,
    true AS is_newest,
    r.created_at AS since
   FROM recovery_plan r
     JOIN protocol_version v ON v.id = r.protocol_version_id
UNION ALL
 SELECT w.plan_id,
    w.number,
    w.content,
    NOT (EXISTS ( SELECT
           FROM programme_version n
          WHERE n.plan_id = w.plan_id AND n.number > w.number)) AS is_newest,
    w.at AS since
   FROM programme_version w;

create view session_counts as
 SELECT r.patient_id,
    c.planned - c.cancelled AS planned,
    c.done,
    c.missed_in_all
   FROM ( SELECT DISTINCT ON (recovery_plan.patient_id) recovery_plan.patient_id,
            recovery_plan.id
           FROM recovery_plan
          WHERE recovery_plan.kind = 'PROTOCOL'::text
          ORDER BY recovery_plan.patient_id, (recovery_plan.status = 'ACTIVE'::text) DESC, recovery_plan.created_at DESC, recovery_plan.id DESC) r
     JOIN LATERAL plan_counts(r.id) c(planned, done, missed, cancelled, ahead, booked, missed_in_all) ON true
UNION ALL
 SELECT a.patient_id,
    p.planned_sessions AS planned,
    count(*) FILTER (WHERE a.status = 'completed'::text)::integer AS done,
    count(*) FILTER (WHERE a.status = 'missed'::text)::integer AS missed_in_all
   FROM appointment a
     JOIN patient p ON p.id = a.patient_id
  WHERE (a.status = ANY (ARRAY['completed'::text, 'missed'::text])) AND a.deleted_at IS NULL AND NOT (EXISTS ( SELECT
           FROM recovery_plan
          WHERE recovery_plan.patient_id = a.patient_id AND recovery_plan.kind = 'PROTOCOL'::text))
  GROUP BY a.patient_id, p.planned_sessions;

-- Functions

CREATE OR REPLACE FUNCTION public.allocate_all()
 RETURNS void
 LANGUAGE sql
AS $function$ with due as (
    select c.*, c.needs - c.has as left_of,
      sum(c.needs - c.has) over (partition by c.patient_id order by c.day, c.created_at, c.id) as upto
    from charge_state c where c.needs > c.has
  ), free as (
    select m.*, m.amount - m.given as left_of,
      sum(m.amount - m.given) over (partition by m.patient_id order by m.day, m.created_at, coalesce(m.payment_id, m.credit_id)) as upto
    from money_state m where m.amount > m.given
  )
  insert into allocation (payment_id, credit_id, charge_id, amount_paise, day)
  select f.payment_id, f.credit_id, o.id, least(o.upto, f.upto) - greatest(o.upto - o.left_of, f.upto - f.left_of), greatest(o.day, f.day)
  from due o join free f on f.patient_id = o.patient_id and f.upto - f.left_of < o.upto and o.upto - o.left_of < f.upto $function$
;

CREATE OR REPLACE FUNCTION public.allocate_free(record uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  is_over boolean;
  is_open boolean;
begin
  perform from patient where id = record for no key update;
  select coalesce(bool_or(has > needs), false), coalesce(bool_or(has < needs), false) into is_over, is_open
  from charge_state where patient_id = record;
  -- A charge that needs less than it has lets go of the youngest money.
  if is_over then
    insert into allocation (payment_id, credit_id, charge_id, amount_paise, day)
    select l.payment_id, l.credit_id, c.id, -least(l.amount, c.has - c.needs - l.before), l.day
    from charge_state c join lateral (
      select a.*, sum(a.amount) over (order by m.day desc, m.created_at desc, coalesce(m.payment_id, m.credit_id) desc) - a.amount as before
      from allocated a join money_state m on m.patient_id = record and (m.payment_id = a.payment_id or m.credit_id = a.credit_id)
      where a.charge_id = c.id
    ) l on l.before < c.has - c.needs
    where c.patient_id = record and c.has > c.needs;
  end if;
  -- Money of which less is left than it pays lets go of the youngest charge.
  if exists (select from money_state where patient_id = record and given > amount) then
    insert into allocation (payment_id, credit_id, charge_id, amount_paise, day)
    select m.payment_id, m.credit_id, l.charge_id, -least(l.amount, m.given - m.amount - l.before), l.day
    from money_state m join lateral (
      select a.*, sum(a.amount) over (order by c.day desc, c.created_at desc, c.id desc) - a.amount as before
      from allocated a join charge c on c.id = a.charge_id and c.patient_id = record
      where a.payment_id = m.payment_id or a.credit_id = m.credit_id
    ) l on l.before < m.given - m.amount
    where m.patient_id = record and m.given > m.amount;
    is_open := true;
  end if;
  if not is_open or not exists (select from money_state where patient_id = record and amount > given) then return; end if;
  -- The package or session that a payment names comes first.
  with named as (
    select m.payment_id, m.day, m.amount - m.given as left_of, c.id as charge_id, c.day as charge_day, c.needs - c.has as open,
      sum(m.amount - m.given) over (partition by c.id order by m.day, m.created_at, m.payment_id) as upto
    from money_state m join charge_state c on c.patient_id = record and c.needs > c.has and c.id = coalesce(
      (select p.charge_id from package p where p.id = m.package_id),
      (select s.id from charge s where s.appointment_id = m.appointment_id and s.kind = 'SESSION'))
    where m.patient_id = record and m.amount > m.given
  )
  insert into allocation (payment_id, credit_id, charge_id, amount_paise, day)
  select payment_id, null, charge_id, least(upto, open) - (upto - left_of), greatest(day, charge_day)
  from named where upto - left_of < open;
  -- What is left pays the oldest charges, oldest money first.
  with due as (
    select c.*, c.needs - c.has as left_of,
      sum(c.needs - c.has) over (partition by c.patient_id order by c.day, c.created_at, c.id) as upto
    from charge_state c where c.patient_id = record and c.needs > c.has
  ), free as (
    select m.*, m.amount - m.given as left_of,
      sum(m.amount - m.given) over (partition by m.patient_id order by m.day, m.created_at, coalesce(m.payment_id, m.credit_id)) as upto
    from money_state m where m.patient_id = record and m.amount > m.given
  )
  insert into allocation (payment_id, credit_id, charge_id, amount_paise, day)
  select f.payment_id, f.credit_id, o.id, least(o.upto, f.upto) - greatest(o.upto - o.left_of, f.upto - f.left_of), greatest(o.day, f.day)
  from due o join free f on f.patient_id = o.patient_id and f.upto - f.left_of < o.upto and o.upto - o.left_of < f.upto;
end $function$
;

CREATE OR REPLACE FUNCTION public.appointment_span(starts_at timestamp with time zone, minutes integer)
 RETURNS tstzrange
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN tstzrange(starts_at, (starts_at + make_interval(mins => minutes)))
;

CREATE OR REPLACE FUNCTION public.availability(first date, last date)
 RETURNS TABLE(physiotherapist_id uuid, day date, minutes integer)
 LANGUAGE sql
 STABLE
AS $function$
  with opened as (
    select d::date as day, to_char(d, 'FMDAY') as weekday, d::timestamp at time zone 'Asia/Kolkata' as midnight,
      minutes_of(coalesce(
        (select e -> 'hours' from jsonb_array_elements(c.special_days) e where e ->> 'day' = to_char(d, 'YYYY-MM-DD') limit 1),
        (select e -> 'hours' from jsonb_array_elements(c.hours) e where e ->> 'weekday' = to_char(d, 'FMDAY') limit 1))) as spans
    from clinic_settings c cross join generate_series(first::timestamp, last::timestamp, interval '1 day') d),
  own as (
    select t.id, e ->> 'weekday' as weekday, minutes_of(e -> 'hours') as spans
    from physiotherapist t cross join lateral jsonb_array_elements(t.working_hours) e where t.deleted_at is null)
  select t.id, o.day, coalesce((select sum(upper(r) - lower(r))::integer from unnest(
      case when t.working_hours is null then o.spans else o.spans * coalesce(w.spans, '{}') end - coalesce(away.spans, '{}')) r), 0)
  from opened o cross join physiotherapist t left join own w on w.id = t.id and w.weekday = o.weekday
    left join lateral (
      select range_agg(int4range(greatest(floor(extract(epoch from l.starts_at - o.midnight) / 60), 0)::int,
        least(ceil(extract(epoch from l.ends_at - o.midnight) / 60), 1440)::int)) as spans
      from physiotherapist_leave l where l.physiotherapist_id = t.id and l.deleted_at is null
        and l.starts_at < o.midnight + interval '1 day' and l.ends_at > o.midnight) away on true
  where t.deleted_at is null and (t.last_day is null or t.last_day >= o.day)
    and not exists (select from app_user u where u.id = t.user_id and u.disabled_at is not null)
$function$
;

CREATE OR REPLACE FUNCTION public.book_missing_refunds()
 RETURNS void
 LANGUAGE sql
AS $function$
  with missing as (
    select y.id, y.amount_paise - y.refunded_paise as amount, y.method, open_day(coalesce((
      select (max(e.at) at time zone 'Asia/Kolkata')::date from audit_event e
      where e.subject_type = 'payment' and e.subject_id = y.id::text and e.verb = 'payment.refund' and e.outcome = 'done'
    ), y.received_on)) as day
    from payment y where y.status = 'Refunded' and y.refunded_paise < y.amount_paise
    for update of y skip locked
  ), dated as (
    select *, extract(year from day - interval '3 months')::int as first from missing
  ), placed as (
    select *, first || '-' || lpad(((first + 1) % 100)::text, 2, '0') as year,
      row_number() over (partition by first order by day, id) as place, count(*) over (partition by first) as places
    from dated
  ), counted as (
    insert into receipt_counter (series, year, last) select 'refund', year, max(place)::int from placed group by year order by year
    on conflict (series, year) do update set last = receipt_counter.last + excluded.last returning year, last
  ), booked as (
    insert into refund (id, payment_id, amount_paise, method, reason, refunded_on, number, created_at)
    select gen_random_uuid(), id, amount, method, 'Refund', day,
      'RF/' || year || '/' || case when n < 100000 then lpad(n::text, 5, '0') else n::text end, now()
    from placed join counted using (year), lateral (select last - places + place as n) numbered
  )
  update payment y set refunded_paise = amount_paise, version = version + 1 from missing where y.id = missing.id
$function$
;

CREATE OR REPLACE FUNCTION public.books_today()
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
    select coalesce(nullif(current_setting('books.today', true), '')::date, (now() at time zone 'Asia/Kolkata')::date)
  $function$
;

CREATE OR REPLACE FUNCTION public.cancel_credits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    update credit set canceled_reason = 'The charge was canceled' where charge_id = new.id and canceled_reason is null;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.cancel_kept_charge(of_charge uuid, why text, on_day date)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
  declare left_of integer;
  begin
    update credit set canceled_reason = 'The charge was canceled'
    where charge_id = of_charge and canceled_reason is null and kind <> 'CANCELLATION' and number is null and day > closed_until();
    select c.amount_paise - coalesce((
      select sum(k.amount_paise) from credit k where k.charge_id = c.id and k.canceled_reason is null), 0) into left_of
    from charge c where c.id = of_charge;
    if left_of = 0 then return false; end if;
    insert into credit (id, patient_id, kind, amount_paise, day, reason, charge_id, created_at)
    select gen_random_uuid(), patient_id, 'CANCELLATION', left_of, on_day, why, id, clock_timestamp() from charge where id = of_charge;
    return true;
  end $function$
;

CREATE OR REPLACE FUNCTION public.charge_fee()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    owed text := case when new.status = 'missed' then 'NO_SHOW' when new.canceled_late then 'LATE_CANCEL' end;
    corrected constant text := 'The session was corrected';
    said_day text := to_char(new.starts_at at time zone 'Asia/Kolkata', 'FMDD Mon YYYY');
    fee_day date := ((case when new.status = 'missed' then new.starts_at else new.canceled_at end) at time zone 'Asia/Kolkata')::date;
    made charge;
    fee integer;
  begin
    perform hold_books();
    perform from patient where id = new.patient_id for no key update;
    for made in select * from charge
      where appointment_id = new.id and kind in ('NO_SHOW', 'LATE_CANCEL') and canceled_reason is null order by id for no key update
    loop
      if made.day <= closed_until() or exists (select from bill_line l where l.charge_id = made.id and l.is_live) then
        perform cancel_kept_charge(made.id, corrected, first_open_day());
      else
        update charge set canceled_reason = corrected where id = made.id;
      end if;
    end loop;
    if owed is null then return null; end if;
    fee := fee_of(new, owed);
    if fee = 0 then return null; end if;
    -- A fee that was waived stays so: only what a correction canceled comes back.
    insert into charge (id, patient_id, text, amount_paise, day, appointment_id, kind, created_at)
    values (gen_random_uuid(), new.patient_id,
      case owed when 'NO_SHOW' then 'Missed session of ' else 'Late cancellation of the session of ' end || said_day,
      fee, open_day(fee_day), new.id, owed, now())
    on conflict (appointment_id, kind) do update
      set canceled_reason = null, amount_paise = excluded.amount_paise, day = excluded.day, text = excluded.text
      where charge.canceled_reason = corrected;
    if not found then
      update credit set canceled_reason = corrected where kind = 'CANCELLATION' and canceled_reason is null and reason = corrected
        and charge_id = (select c.id from charge c where c.appointment_id = new.id and c.kind = owed);
    end if;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.charge_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    session_day date := (new.starts_at at time zone 'Asia/Kolkata')::date;
    covering uuid;
    made charge;
  begin
    perform hold_books();
    -- The lock comes first: a bill that is being issued is visible after it.
    select * into made from charge where appointment_id = new.id and kind = 'SESSION' for no key update;
    if new.status = 'completed' then
      covering := package_for(new, session_day);
      if covering is not null then
        insert into package_use (package_id, appointment_id, day) values (covering, new.id, session_day);
      elsif new.price > 0 then
        insert into charge (id, patient_id, text, amount_paise, day, appointment_id, kind, created_at)
        values (gen_random_uuid(), new.patient_id,
          'Session of ' || to_char(new.starts_at at time zone 'Asia/Kolkata', 'FMDD Mon YYYY'), new.price, open_day(session_day), new.id,
          'SESSION', now())
        on conflict (appointment_id, kind) do update
          set canceled_reason = null, amount_paise = excluded.amount_paise, day = excluded.day, text = excluded.text
          where charge.canceled_reason is not null;
        if not found then
          update credit set canceled_reason = 'The session was corrected'
          where kind = 'CANCELLATION' and canceled_reason is null and charge_id = made.id;
        end if;
      end if;
      return null;
    end if;
    update package_use set returned_at = clock_timestamp() where appointment_id = new.id and returned_at is null;
    if made.id is null or made.canceled_reason is not null then return null; end if;
    if made.day <= closed_until() or exists (select from bill_line l where l.charge_id = made.id and l.is_live) then
      perform cancel_kept_charge(made.id, 'The session was corrected', first_open_day());
    else
      update charge set canceled_reason = 'The session was corrected' where id = made.id;
    end if;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.charting_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(nullif(current_setting('charting.now', true), '')::timestamptz, clock_timestamp())
$function$
;

CREATE OR REPLACE FUNCTION public.closed_until()
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
    select coalesce((select max(day) from day_close), '-infinity')
  $function$
;

CREATE OR REPLACE FUNCTION public.completeness(is_complete boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN is_complete THEN 'complete'::text ELSE 'incomplete'::text END
;

CREATE OR REPLACE FUNCTION public.count_changed_patient()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$ begin
    insert into counter (name, slot, part, n)
    select name, slot, completeness(is_complete), sum(n)
    from (
      values (old.created_at, old.is_complete, old.deleted_at, -1), (new.created_at, new.is_complete, new.deleted_at, 1)
    ) state (created_at, is_complete, deleted_at, n)
    cross join lateral (values ('patients', 0), ('patient_weeks', week_slot(created_at))) kept (name, slot)
    where deleted_at is null
    group by 1, 2, 3 having sum(n) <> 0;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.count_changed_payment()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$ begin
    insert into counter (name, slot, part, n, paise)
    select 'payment_days', day_slot(created_at), status, sum(n), sum(amount_paise * n)
    from (
      values (old.created_at, old.status, old.amount_paise, -1), (new.created_at, new.status, new.amount_paise, 1)
    ) state (created_at, status, amount_paise, n)
    group by 2, 3 having sum(n) <> 0 or sum(amount_paise * n) <> 0;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.count_patients()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$ begin
    insert into counter (name, slot, part, n)
    with weeks as (
      select week_slot(created_at) as slot, completeness(is_complete) as part,
        count(*) * case tg_op when 'INSERT' then 1 else -1 end as n
      from written where deleted_at is null group by 1, 2
    )
    select 'patient_weeks', slot, part, n from weeks
    union all select 'patients', 0, part, sum(n) from weeks group by part;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.count_payments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$ begin
    insert into counter (name, slot, part, n, paise)
    select 'payment_days', day_slot(created_at), status, sum(sign), sum(amount_paise * sign)
    from written, (select case tg_op when 'INSERT' then 1 else -1 end as sign) direction
    group by 2, 3;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.count_sign_in()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$ begin
    insert into counter (name, slot, part, n)
    select 'sign_ins', slot, '', sum(n)
    from (
      select hour_slot(old.last_login_at) as slot, -1 as n
        where tg_op <> 'INSERT' and old.has_record and old.user_type = 'patient' and old.last_login_at is not null
      union all select hour_slot(new.last_login_at), 1
        where tg_op <> 'DELETE' and new.has_record and new.user_type = 'patient' and new.last_login_at is not null
    ) hours
    group by slot having sum(n) <> 0;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.date_allocation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    perform hold_books();
    new.day := open_day(new.day);
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.date_package_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    perform hold_books();
    if tg_op = 'INSERT' then new.booked_on := open_day(new.day);
    elsif new.returned_at is not null and old.returned_at is null then new.returned_on := open_day(old.booked_on);
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.date_release()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    if new.is_deposit then perform require_open_day(old.received_on);
    else
      perform hold_books();
      new.released_on := first_open_day();
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.day_slot(at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (floor(((EXTRACT(epoch FROM at) + (19800)::numeric) / (86400)::numeric)))::integer
;

CREATE OR REPLACE FUNCTION public.end_identifiers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    update patient_identifier set deleted_at = new.deleted_at where patient_id = new.id;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.erase_patient(request uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  asked data_request;
  records uuid[];
  plans uuid[];
  term date;
  rule text[];
  n bigint;
  erased jsonb := '{}';
  kept jsonb;
  rules constant text[][] := array[
    ['treatment_consent', 'patient_id = any($1)'],
    ['note_addendum', 'note_id in (select id from treatment_note where patient_id = any($1))'],
    ['outcome_retraction', 'score_id in (select id from outcome_score where patient_id = any($1))'],
    ['outcome_score', 'patient_id = any($1)'],
    ['clinical_file', 'patient_id = any($1)'],
    ['measurement_retraction', 'measurement_id in (select id from measurement where patient_id = any($1) or plan_id = any($3))'],
    ['measurement', 'patient_id = any($1) or plan_id = any($3)'],
    ['treatment_note', 'patient_id = any($1)'],
    ['care_flag', 'plan_id = any($3)'],
    ['questionnaire_score', 'response_id in (select id from questionnaire_response where plan_id = any($3))'],
    ['questionnaire_response', 'plan_id = any($3)'],
    ['danger_check', 'plan_id = any($3)'],
    ['care_task', 'plan_id = any($3)'],
    ['entry', 'plan_id = any($3)'],
    ['report_opening', 'link_id in (select l.id from report_link l join phase_report r on r.id = l.report_id where r.plan_id = any($3))'],
    ['report_link', 'report_id in (select id from phase_report where plan_id = any($3))'],
    ['phase_report', 'plan_id = any($3)'],
    ['gate_passage', 'plan_id = any($3)'],
    ['slot_offer', 'plan_id = any($3)'],
    ['session_event', 'plan_id = any($3)'],
    ['plan_session', 'plan_id = any($3)'],
    ['programme_version', 'plan_id = any($3)'],
    ['recovery_plan', 'patient_id = any($1)'],
    ['care_photo', 'message_id in (select m.id from care_message m join care_thread t on t.id = m.thread_id where t.patient_id = any($1))'],
    ['care_message', 'thread_id in (select id from care_thread where patient_id = any($1))'],
    ['care_thread', 'patient_id = any($1)'],
    ['precaution', 'patient_id = any($1)'],
    ['medical_history_entry', 'patient_id = any($1)'],
    ['unsigned_report', 'id in (select id from progress_report where patient_id = any($1))'],
    ['signed_document', 'report_id in (select id from progress_report where patient_id = any($1))'],
    ['progress_report', 'patient_id = any($1)'],
    ['waiting_list_entry', 'patient_id = any($1)'],
    ['record_opening', 'patient_id = any($1)'],
    ['record_reading', 'patient_id = any($1)'],
    ['notice_seen', 'notice_id in (select id from notice where patient_id = any($1))'],
    ['notice', 'patient_id = any($1)'],
    ['family_grant', 'patient_id = any($1)'],
    ['patient_identifier', 'patient_id = any($1)'],
    ['hospital_document', 'patient_id = any($1)'],
    ['referral_progress', 'referral_id in (select id from referral where patient_id = any($1))'],
    ['referral', 'patient_id = any($1)'],
    ['data_consent', 'patient_id = any($1)'],
    ['sent_patient', 'patient_id = any($1)'],
    ['patient_sender', 'patient_id = any($1)'],
    ['patient_import_record', 'patient_id = any($1)'],
    ['webhook_delivery', 'patient_id = any($1)'],
    ['hl7_appointment', 'appointment_id in (select id from appointment where patient_id = any($1))'],
    ['known_session', 'appointment_id in (select id from appointment where patient_id = any($1))'],
    ['message', 'patient_id = any($1)'],
    ['message', 'account_id = $2'],
    ['push_notice', 'account_id = $2'],
    ['push_subscription', 'account_id = $2'],
    ['reminder_setting', 'account_id = $2'],
    ['lesson_reading', 'account_id = $2'],
    ['channel_consent', 'account_id = $2'],
    ['consent', 'account_id = $2'],
    ['email_code', 'account_id = $2'],
    ['otp_challenge', 'account_id = $2'],
    ['idempotency_key', 'actor_id = $2'],
    ['session', 'user_id = $2 and exists (select from app_user u where u.id = $2 and u.user_type in (''user'', ''patient''))'],
    ['resource_version', 'patient_id = any($1)']
  ];
begin
  select * into asked from data_request where id = request for update skip locked;
  if not found or asked.kind <> 'ERASURE' or asked.status <> 'ACCEPTED' then return null; end if;
  perform from app_user where id = asked.account_id for update;
  records := array(select p.id from patient p where p.user_id = asked.account_id
    or p.merged_into in (select id from patient where user_id = asked.account_id) order by p.id for update);
  plans := array(select id from recovery_plan where patient_id = any(records));
  -- A session or a note after the answer moves the term; a session that nobody has marked or declined yet holds it up.
  term := greatest(asked.erase_on, erasure_day(records));
  if term > (now() at time zone 'Asia/Kolkata')::date
    or exists (select from recovery_plan where patient_id = any(records) and status = 'ACTIVE')
    or exists (select from appointment where patient_id = any(records) and deleted_at is null
      and status in ('pending', 'scheduled')) then
    update data_request set erase_on = term where id = request and erase_on < term;
    return null;
  end if;
  perform set_config('erasure.running', 'yes', true);
  update appointment set missed_reason = null, override_reason = null, referral_id = null
    where patient_id = any(records) and (missed_reason, override_reason, referral_id) is distinct from (null, null, null);
  update hl7_message set body = null, patient_id = null, appointment_id = null where patient_id = any(records);
  update exchange set patient_id = null where patient_id = any(records);
  -- Access to the days of others, as a member of their family.
  update family_grant set name = '–', relation = '–', phone = '+910000000000', ended_at = coalesce(ended_at, now())
    where account_id = asked.account_id and patient_id <> all(records);
  -- The reason for which somebody opened the record stays in no notice.
  update security_notice s set subject = r.number from (
    select 'PT-' || lpad(p.number::text, greatest(6, length(p.number::text)), '0') as number from patient p where p.id = any(records)) r
    where s.kind = 'RECORD_OPENED' and s.subject like r.number || ':%';
  foreach rule slice 1 in array rules loop
    execute format('delete from %I where %s', rule[1], rule[2]) using records, asked.account_id, plans;
    get diagnostics n = row_count;
    if n > 0 then erased := erased || jsonb_build_object(rule[1], n + coalesce((erased ->> rule[1])::bigint, 0)); end if;
  end loop;
  update patient set name = '', diagnosis = null, address = null, blood_group = null, gender = null, birth_date = null,
    birth_date_exact = false, contact_phone = null, emergency_phone = null, referring_doctor = null, old_number = null, alert = null,
    physiotherapist_id = null, user_id = null, deleted_at = coalesce(deleted_at, now() - interval '31 days') where id = any(records);
  -- An account that became one of the team stays.
  update app_user set full_name = '', phone = '+910000000000', email = null, nickname = null, gender = null, birth_date = null,
    avatar_key = null, email_confirmed_at = null, last_login_at = null, disabled_at = now(), deleted_at = now()
    where id = asked.account_id and user_type in ('user', 'patient');
  update data_request set words = '', answer = case status when 'REFUSED' then '–' end where account_id = asked.account_id;
  update data_request set status = 'ERASED', erased_at = now() where id = request;
  kept := jsonb_build_object(
    'appointment', (select count(*) from appointment where patient_id = any(records)),
    'bill', (select count(*) from bill where patient_id = any(records)),
    'charge', (select count(*) from charge where patient_id = any(records)),
    'payment', (select count(*) from payment where patient_id = any(records)));
  insert into erasure_proof (id, request_id, rule, erased, kept)
    values (gen_random_uuid(), request, 'DPDP Act 2023, section 12; three years after the last session (MCI 2002, 1.3.1)', erased, kept);
  perform set_config('erasure.running', '', true);
  return erased;
end $function$
;

CREATE OR REPLACE FUNCTION public.erasure_day(records uuid[])
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  with acts (at) as (
    select starts_at from appointment where patient_id = any(records) and deleted_at is null and status <> 'canceled'
    union all select at from treatment_note where patient_id = any(records)
    union all select added_at from clinical_file where patient_id = any(records)
    union all select greatest(taken_at, entered_at) from outcome_score where patient_id = any(records)
    union all select created_at from progress_report where patient_id = any(records)
    union all select coalesce(ended_at, created_at) from recovery_plan where patient_id = any(records)
    union all select e.recorded_at from entry e join recovery_plan r on r.id = e.plan_id where r.patient_id = any(records)
  )
  select greatest(
    (select (max(at) at time zone 'Asia/Kolkata')::date + interval '3 years' from acts),
    (select max(birth_date) + interval '21 years' from patient where id = any(records) and exists (select from acts)),
    (select min(created_at at time zone 'Asia/Kolkata') from patient where id = any(records))
  )::date
$function$
;

CREATE OR REPLACE FUNCTION public.fee_of(session appointment, fee text)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
  declare
    policy jsonb;
    rule jsonb;
    amount integer;
    first_free integer;
    session_day date := (session.starts_at at time zone 'Asia/Kolkata')::date;
  begin
    select s.fees into policy from clinic_settings s where s.opened_at is not null;
    if not found then return 0; end if;
    rule := policy -> case fee when 'NO_SHOW' then 'noShow' else 'lateCancel' end;
    amount := case rule ->> 'basis'
      when 'AMOUNT' then (rule ->> 'amount')::integer
      when 'PERCENT' then floor(session.price::numeric * (rule ->> 'percent')::integer / 100)::integer
    end;
    if amount is null then return 0; end if;
    first_free := (policy ->> 'firstFree')::integer;
    if first_free > (select count(*) from (
      select from appointment a
      where a.patient_id = session.patient_id and a.id <> session.id and a.deleted_at is null
        and (a.status = 'missed' or a.canceled_late)
        and abs((a.starts_at at time zone 'Asia/Kolkata')::date - session_day) < 365
      limit first_free) others) then return 0; end if;
    return amount;
  end $function$
;

CREATE OR REPLACE FUNCTION public.fee_rule_holds(rule jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select coalesce(case rule ->> 'basis'
      when 'NONE' then num_nonnulls(rule ->> 'amount', rule ->> 'percent') = 0
      when 'AMOUNT' then rule ->> 'percent' is null and (rule ->> 'amount')::numeric between 1 and 100000000
        and (rule ->> 'amount')::numeric % 1 = 0
      when 'PERCENT' then rule ->> 'amount' is null and (rule ->> 'percent')::numeric between 1 and 100
        and (rule ->> 'percent')::numeric % 1 = 0
    end, false)
  $function$
;

CREATE OR REPLACE FUNCTION public.first_open_day()
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
    select greatest(books_today(), closed_until() + 1)
  $function$
;

CREATE OR REPLACE FUNCTION public.fold_counters(most integer DEFAULT NULL::integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare seen integer;
  begin
    perform pg_advisory_xact_lock(hashtext('fold_counters'));
    with fresh as (
      delete from counter where ctid = any (array(select ctid from counter where is_new limit most))
      returning name, slot, part, n, paise
    ),
    folded as (
      delete from counter c using (select distinct name, slot, part from fresh) f
      where not c.is_new and c.name = f.name and c.slot = f.slot and c.part = f.part
      returning c.name, c.slot, c.part, c.n, c.paise
    ),
    added as (
      insert into counter (name, slot, part, n, paise, is_new)
      select name, slot, part, sum(n), sum(paise), false
      from (select * from fresh union all select * from folded) every_row
      group by name, slot, part having sum(n) <> 0 or sum(paise) <> 0
    )
    select count(*) into seen from fresh;
    return seen;
  end $function$
;

CREATE OR REPLACE FUNCTION public.fold_name(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(((' '::text || btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(translate(regexp_replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(name), 'ck'::text, 'k'::text), 'ch'::text, 'च'::text), 'c'::text, 'k'::text), 'sh'::text, 'श'::text), 'ph'::text, 'फ'::text), 'x'::text, 'ks'::text), 'ee'::text, 'i'::text), 'ज्ञ'::text, 'gy'::text), 'ंह'::text, 'ng'::text), 'ड़'::text, 'r'::text), 'ढ़'::text, 'r'::text), 'ऋ'::text, 'ri'::text), 'ृ'::text, 'ri'::text), 'ऐ'::text, 'ai'::text), 'औ'::text, 'au'::text), 'ॐ'::text, 'om'::text), '([kgcjtdpbsचश])h+'::text, '\1'::text, 'g'::text), 'कखqगघचछजझzटठतथṭडढदधḍङञणनंँṅñṇṃपफबभमरṛलळḷवwशषसśṣहḥअआाāáàâäएेऍॅéèêëइईिीयैyīíìîïउऊुूओोऑॉौoūúùûüóòôö०१२३४५६७८९़्ःऽ''’‘‌‍'::text, 'kkkggccjjjtttttdddddnnnnnnnnnnpfbbmrrlllvvssssshhaaaaaaaaeeeeeeeeiiiiiiiiiiiiuuuuuuuuuuuuuuuuuuu0123456789'::text), '[^a-z0-9]+'::text, ' '::text, 'g'::text), '\Y[ae]+'::text, ''::text, 'g'::text), 'm(?=[pb])'::text, 'n'::text, 'g'::text), '(.)\1+'::text, '\1'::text, 'g'::text), '([a-z0-9]{2})h\M'::text, '\1'::text, 'g'::text))) || ' '::text), '^ +$'::text, ''::text)
;

CREATE OR REPLACE FUNCTION public.forget_confirmed_email()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    new.email_confirmed_at := null;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.forget_old_exchanges()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  delete from exchange where at < now() - interval '400 days'
$function$
;

CREATE OR REPLACE FUNCTION public.free_bill_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    update bill_line set is_live = false where bill_id = new.id;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.hold_books()
 RETURNS void
 LANGUAGE plpgsql
AS $function$ begin
    if current_setting('transaction_isolation') <> 'read committed' then
      raise exception 'the books are written in READ COMMITTED alone';
    end if;
    perform pg_advisory_xact_lock_shared(7406310);
  end $function$
;

CREATE OR REPLACE FUNCTION public.hour_slot(at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (floor((EXTRACT(epoch FROM at) / (3600)::numeric)))::integer
;

CREATE OR REPLACE FUNCTION public.is_erasing()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(current_setting('erasure.running', true), '') = 'yes'
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.erasure_proof'::regclass)
$function$
;

CREATE OR REPLACE FUNCTION public.keep_active_questionnaire()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if old.status = 'APPROVED' and tg_op = 'UPDATE' and new.status = 'RETIRED'
      and to_jsonb(new) - 'status' - 'retired_at' = to_jsonb(old) - 'status' - 'retired_at' then return new; end if;
    if old.status <> 'DRAFT' then raise exception 'an activated version of a questionnaire cannot change'; end if;
    return case tg_op when 'DELETE' then old else new end;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    if tg_op = 'DELETE' or (old.id, old.number, old.day, old.title, old.total_paise, old.taxable_paise, old.cgst_paise, old.sgst_paise, old.with_diagnosis, old.printed, old.created_at) is distinct from (new.id, new.number, new.day, new.title, new.total_paise, new.taxable_paise, new.cgst_paise, new.sgst_paise, new.with_diagnosis, new.printed, new.created_at)
      or (old.canceled_reason is not null and new.canceled_reason is distinct from old.canceled_reason) then
      raise exception 'a bill stays as it was issued, and is canceled once';
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_billed_charge()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    if exists (select from bill_line l where l.charge_id = new.id and l.is_live) then
      raise exception 'a charge on a valid bill stays as it was billed';
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_care_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
  if is_erasing() then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
    if tg_op = 'DELETE' or (old.id, old.account_id, old.client_id, old.author, old.sent_at) is distinct from (new.id, new.account_id, new.client_id, new.author, new.sent_at)
      or (old.text <> new.text and (old.withdrawn_at is not null or new.withdrawn_at is null))
      or (old.read_at is not null and old.read_at is distinct from new.read_at)
      or (old.withdrawn_at is not null and old.withdrawn_at is distinct from new.withdrawn_at) then
      raise exception 'a message never changes; it is read once, or withdrawn once';
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_clinic_open()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    raise exception 'an open clinic does not close again';
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_clinical_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if (old.id, old.media_type, old.size, old.hash, old.file_key, old.thumbnail_key, old.added_by_id, old.added_on, old.added_at) is distinct from (new.id, new.media_type, new.size, new.hash, new.file_key, new.thumbnail_key, new.added_by_id, new.added_on, new.added_at) then
      raise exception 'the bytes of a clinical file cannot change';
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_closed_charge()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    if tg_op <> 'INSERT' then perform require_open_day(case when old.canceled_reason is null then old.day end); end if;
    if tg_op = 'DELETE' then return old; end if;
    perform require_open_day(case when new.canceled_reason is null then new.day end);
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_closed_credit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    if tg_op <> 'INSERT' then perform require_open_day(case when old.canceled_reason is null then old.day end); end if;
    if tg_op = 'DELETE' then return old; end if;
    perform require_open_day(case when new.canceled_reason is null then new.day end);
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_closed_package()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    perform require_open_day((new.closed_at at time zone 'Asia/Kolkata')::date);
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_closed_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    if tg_op <> 'INSERT' then perform require_open_day(old.received_on); end if;
    if tg_op = 'DELETE' then return old; end if;
    perform require_open_day(new.received_on);
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_closed_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    if tg_op <> 'INSERT' then perform require_open_day(old.refunded_on); end if;
    if tg_op = 'DELETE' then return old; end if;
    perform require_open_day(new.refunded_on);
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_consent_form()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or (to_jsonb(old) - 'retired_at') <> (to_jsonb(new) - 'retired_at') or old.retired_at is not null then
    raise exception 'a version of a consent form never changes; the form can be retired';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_credit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare left_of integer;
  begin
    if tg_op = 'DELETE' or (tg_op = 'UPDATE' and (old.canceled_reason is not null and new.canceled_reason is distinct from old.canceled_reason
      or (old.id, old.kind, old.amount_paise, old.day, old.reason, old.charge_id, old.created_at)
        is distinct from (new.id, new.kind, new.amount_paise, new.day, new.reason, new.charge_id, new.created_at))) then
      raise exception 'a credit stays as it was given, and is canceled once';
    end if;
    if tg_op = 'INSERT' and new.charge_id is not null then
      select case when c.canceled_reason is null then c.amount_paise else 0 end into left_of
      from charge c where c.id = new.charge_id for no key update;
      if new.amount_paise > left_of - (
        select coalesce(sum(amount_paise), 0) from credit where charge_id = new.charge_id and canceled_reason is null) then
        raise exception 'credits exceed their charge' using errcode = 'check_violation', constraint = 'credit_at_most';
      end if;
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_data_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or (old.id, old.account_id, old.kind, old.received_at, old.due_on)
      is distinct from (new.id, new.account_id, new.kind, new.received_at, new.due_on)
    or (old.words <> new.words and new.words <> '')
    or ((old.status <> 'OPEN' or new.status = 'WITHDRAWN')
      and (old.decided_at, old.decided_by_id) is distinct from (new.decided_at, new.decided_by_id))
    or (old.status <> new.status
      and (old.status, new.status) not in (('OPEN', 'ACCEPTED'), ('OPEN', 'REFUSED'), ('ACCEPTED', 'ERASED'), ('OPEN', 'WITHDRAWN'))
      and (old.kind, old.status, new.status) <> ('ERASURE', 'ACCEPTED', 'WITHDRAWN'))
    or (old.withdrawn_at is not null and old.withdrawn_at is distinct from new.withdrawn_at)
    or new.erase_on < old.erase_on or (new.erase_on is null and old.erase_on is not null and new.status <> 'WITHDRAWN') then
    raise exception 'a request about data stays as it was made, and is answered once';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_day_close()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    perform lock_day_close();
    if tg_op = 'INSERT' and new.day <= closed_until() then
      raise exception 'this day or a later one is closed' using errcode = 'unique_violation', constraint = 'day_close_day';
    end if;
    if tg_op = 'DELETE' and old.day < closed_until() then
      raise exception 'only the last close is taken away';
    end if;
    if tg_op = 'UPDATE' then
      raise exception 'a close stays as it was';
    end if;
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_family_grant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
  if is_erasing() then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
    if tg_op = 'DELETE' or (old.id, old.name, old.relation, old.phone, old.text_version, old.language, old.granted_by_id, old.granted_at) is distinct from (new.id, new.name, new.relation, new.phone, new.text_version, new.language, new.granted_by_id, new.granted_at)
      or (old.accepted_at is not null and (old.accepted_at, old.account_id) is distinct from (new.accepted_at, new.account_id))
      or (old.ended_at is not null and (old.ended_at, old.rights) is distinct from (new.ended_at, new.rights)) then
      raise exception 'a grant of access is accepted once and ends once, and what the patient agreed to stays';
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_file_scan()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      raise exception 'a scan that has ended does not change';
    end $function$
;

CREATE OR REPLACE FUNCTION public.keep_gateway_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    if old.status <> 'UNMATCHED' or (old.id, old.event_id, old.event, old.at, old.gateway_payment_id, old.gateway_refund_id, old.amount_paise, old.method, old.reference) is distinct from (new.id, new.event_id, new.event, new.at, new.gateway_payment_id, new.gateway_refund_id, new.amount_paise, new.method, new.reference) then
      raise exception 'an event of the gateway stays as it was told, and is matched once';
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_gateway_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    raise exception 'a payment keeps the id that the gateway gave it';
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_outcome_score()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_erasing() then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  if tg_op = 'DELETE' or (to_jsonb(old) - 'patient_id') <> (to_jsonb(new) - 'patient_id') then
    raise exception 'an outcome score never changes; it can be retracted';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_package()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    if tg_op = 'DELETE' or (old.id, old.name, old.sessions, old.session_types, old.price_paise, old.discount_paise, old.discount_reason, old.valid_from, old.valid_until, old.charge_id, old.sold_at) is distinct from (new.id, new.name, new.sessions, new.session_types, new.price_paise, new.discount_paise, new.discount_reason, new.valid_from, new.valid_until, new.charge_id, new.sold_at) or (old.closed_at is not null
      and (old.closed_at, old.closed_reason, old.refund_due_paise) is distinct from (new.closed_at, new.closed_reason, new.refund_due_paise)) then
      raise exception 'a package stays as it was sold, and is closed once';
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_payment_link()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    if (old.id, old.payment_id, old.token_hash, old.made_for, old.created_at, old.expires_at) is distinct from (new.id, new.payment_id, new.token_hash, new.made_for, new.created_at, new.expires_at)
      or (old.canceled_at is not null and old.canceled_at is distinct from new.canceled_at) then
      raise exception 'a payment link stays as it was made, and is canceled once';
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_precaution()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare other precaution;
  begin
  if is_erasing() then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
    if tg_op = 'DELETE' then raise exception 'a precaution cannot be deleted'; end if;
    if (old.id, old.kind, old.weight_bearing, old.percent, old.side, old.text, old.until, old.added_by_id, old.added_at) is distinct from (new.id, new.kind, new.weight_bearing, new.percent, new.side, new.text, new.until, new.added_by_id, new.added_at)
      or (old.ended_at is not null and (old.ended_at, old.ended_by_id, old.ended_reason) is distinct from (new.ended_at, new.ended_by_id, new.ended_reason)) then
      raise exception 'a precaution cannot change; it can end';
    end if;
    -- Of two records that are merged, the older one of two precautions for weight ends.
    if old.patient_id <> new.patient_id and new.kind = 'WEIGHT_BEARING' and new.ended_at is null then
      select * into other from precaution
        where patient_id = new.patient_id and side = new.side and kind = 'WEIGHT_BEARING' and ended_at is null;
      if other.added_at > new.added_at then
        new.ended_at := charting_now();
        new.ended_reason := 'A later one of a merged record';
      elsif found then
        update precaution set ended_at = charting_now(), ended_reason = 'A later one of a merged record' where id = other.id;
      end if;
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_price_item()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    raise exception 'an item of the price list is switched off, not deleted';
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_progress_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    if (old.content, old.created_at, old.replaces_id, old.reason) is distinct from (new.content, new.created_at, new.replaces_id, new.reason)
      and exists (select from signed_document where report_id = old.id) then
      raise exception 'a signed report is replaced, not changed';
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_questionnaire_response()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
  if is_erasing() then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
    if tg_op = 'UPDATE' and old.retracted_at is null and new.retracted_at is not null
      and to_jsonb(new) - 'retracted_at' = to_jsonb(old) - 'retracted_at' then return new; end if;
    raise exception 'questionnaire_response is append-only';
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_report_link()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
  if is_erasing() then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
    if tg_op = 'DELETE' or old.revoked_at is not null
      or (old.id, old.report_id, old.token_hash, old.created_by_id, old.created_at, old.expires_at)
        is distinct from (new.id, new.report_id, new.token_hash, new.created_by_id, new.created_at, new.expires_at) then
      raise exception 'a link never changes; it is revoked once';
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_signed_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
  if is_erasing() then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
    raise exception 'a signed document stays as it was signed';
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_signed_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status = 'APPROVED' and tg_op = 'UPDATE' and new.status = 'RETIRED'
    and to_jsonb(new) - 'status' = to_jsonb(old) - 'status' then return new; end if;
  if old.status <> 'DRAFT' then raise exception 'a signed version of a protocol cannot change'; end if;
  return case tg_op when 'DELETE' then old else new end;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_treatment_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
  if is_erasing() then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
    if tg_op = 'DELETE' or (to_jsonb(old) - array['patient_id', 'file_id', 'withdrawn_at', 'withdrawn_by_id', 'withdrawn_reason']) <> (to_jsonb(new) - array['patient_id', 'file_id', 'withdrawn_at', 'withdrawn_by_id', 'withdrawn_reason'])
      or (old.withdrawn_at is not null
        and (to_jsonb(old) - array['patient_id', 'file_id']) <> (to_jsonb(new) - array['patient_id', 'file_id']))
      or (old.file_id is distinct from new.file_id and (select hash from clinical_file where id = old.file_id)
        is distinct from (select hash from clinical_file where id = new.file_id)) then
      raise exception 'a consent that was signed never changes; it can be withdrawn once';
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.keep_treatment_note()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare open boolean := old.status = 'DRAFT' and charting_now() < old.locks_at;
  begin
  if is_erasing() then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
    if tg_op = 'DELETE' then
      if not open then raise exception 'a treatment note that is signed or locked cannot be deleted'; end if;
      return old;
    end if;
    if (old.id, old.author_id, old.created_at, old.locks_at) is distinct from (new.id, new.author_id, new.created_at, new.locks_at) then
      raise exception 'author and times of a treatment note cannot change';
    end if;
    if not open and (old.appointment_id, old.kind, old.at, old.covered_for_id, old.subjective, old.objective, old.assessment, old.plan, old.pain_before, old.pain_after, old.change, old.body, old.treatments) is distinct from (new.appointment_id, new.kind, new.at, new.covered_for_id, new.subjective, new.objective, new.assessment, new.plan, new.pain_before, new.pain_after, new.change, new.body, new.treatments) then
      raise exception 'a treatment note that is signed or locked cannot change';
    end if;
    if old.status <> 'DRAFT' and (old.signed_at, old.content_hash) is distinct from (new.signed_at, new.content_hash) then
      raise exception 'the signature of a treatment note cannot change';
    end if;
    if old.status <> new.status and not (
      (old.status = 'DRAFT' and new.status = 'SIGNED') or (not open and old.status <> 'IN_ERROR' and new.status = 'IN_ERROR')
    ) then raise exception 'a treatment note cannot become that'; end if;
    if old.status = 'IN_ERROR' and (old.error_reason) is distinct from (new.error_reason) then
      raise exception 'the reason of an error in a treatment note cannot change';
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.lead_on()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare other uuid;
    begin
      loop
        select merged_into into other from patient where id = new.patient_id for key share;
        exit when other is null;
        new.patient_id := other;
      end loop;
      return new;
    end $function$
;

CREATE OR REPLACE FUNCTION public.lock_books(record uuid, today date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$ begin
    perform set_config('books.today', today::text, true);
    perform hold_books();
    perform from patient where id = record for no key update;
  end $function$
;

CREATE OR REPLACE FUNCTION public.lock_day_close()
 RETURNS void
 LANGUAGE plpgsql
AS $function$ begin
    perform pg_advisory_xact_lock(7406310);
  end $function$
;

CREATE OR REPLACE FUNCTION public.measure_has(measure text, value numeric)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.merge_waiting_list_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare other waiting_list_entry;
  begin
    select * into other from waiting_list_entry
      where patient_id = new.patient_id and session_type = new.session_type and status = 'WAITING';
    if not found then return new; end if;
    if other.created_at <= new.created_at then
      new.status := 'WITHDRAWN';
      new.version := new.version + 1;
    else
      update waiting_list_entry set status = 'WITHDRAWN', version = version + 1 where id = other.id;
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.minutes_of(hours jsonb)
 RETURNS int4multirange
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(range_agg(int4range(
      split_part(h ->> 'opens', ':', 1)::int * 60 + split_part(h ->> 'opens', ':', 2)::int,
      split_part(h ->> 'closes', ':', 1)::int * 60 + split_part(h ->> 'closes', ':', 2)::int)), '{}')
  from jsonb_array_elements(hours) h
$function$
;

CREATE OR REPLACE FUNCTION public.name_staff()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    update physiotherapist set name = new.full_name, phone = new.phone
      where user_id = new.id and deleted_at is null and (name, phone) is distinct from (new.full_name, new.phone);
    update doctor set name = new.full_name
      where user_id = new.id and deleted_at is null and name is distinct from new.full_name;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_accepted_referral()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    update appointment set referral_id = new.id
      where patient_id = new.patient_id and referral_id is null and created_at >= new.received_at;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_booked_at_once()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      new.booked_at_once := new.status = 'scheduled' and new.version = 1;
      return new;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_cancellation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    if new.status <> 'canceled' then
      new.canceled_at := null;
      new.canceled_by := null;
      new.canceled_late := false;
    elsif new.canceled_at is null then
      new.canceled_at := coalesce(nullif(current_setting('books.now', true), '')::timestamptz, clock_timestamp());
      new.canceled_by := case when current_setting('recovery.actor', true) like 'PATIENT %'
        or current_setting('books.for_patient', true) = new.id::text then 'PATIENT' else 'CLINIC' end;
      new.canceled_late := tg_op = 'UPDATE' and old.status = 'scheduled' and new.canceled_by = 'PATIENT' and exists (
        select from clinic_settings s
        where s.opened_at is not null and s.notice_hours > 0 and new.starts_at - s.notice_hours * interval '1 hour' <= new.canceled_at);
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    new.updated_at := clock_timestamp();
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_completed_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
  if not exists (select from recovery_plan where patient_id = new.patient_id and kind = 'PROTOCOL') then
    perform note_record(array[new.patient_id]);
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_consent_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    if not exists (select from webhook_endpoint e where e.ended_at is null and e.client_id = new.client_id) then return null; end if;
    if tg_op = 'INSERT' and not exists (
      select from smart_client c where c.id = new.client_id and (c.reach = 'ALL_BUT_REFUSED'
        or exists (select from data_consent d where d.client_id = c.id and d.patient_id = new.patient_id and d.decision = 'PERMIT'
          and d.revoked_at is null and coalesce(d.until > now(), true))
        or exists (select from patient_sender s where s.patient_id = new.patient_id and s.client_id = c.id)
        or exists (select from record_reading r where r.client_id = c.id and r.patient_id = new.patient_id))
    ) then return null; end if;
    perform note_webhook_event('consent.revoked', 'Patient', new.patient_id, (select p.revision from patient p where p.id = new.patient_id),
      new.patient_id, new.client_id);
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_identifier()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    update patient set updated_at = clock_timestamp() where id = coalesce(new.patient_id, old.patient_id)
      and not (revision = 1 and xmin = pg_current_xact_id()::xid);
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_live()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if tg_table_name = 'contact_message' then
      insert into live_change (topic) values ('inbox');
    elsif tg_table_name = 'clinic_settings' then
      insert into live_change (topic, of_all) values ('calendar', true);
    elsif tg_table_name = 'physiotherapist' then
      insert into live_change (topic, physiotherapist_id) values ('calendar', new.id);
    end if;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_live_appointment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if tg_op <> 'INSERT' then
      insert into live_change (topic, physiotherapist_id, first_day, last_day)
        values ('calendar', old.physiotherapist_id, (old.starts_at at time zone 'Asia/Kolkata')::date, (old.starts_at at time zone 'Asia/Kolkata')::date);
    end if;
    if tg_op = 'INSERT' or (tg_op = 'UPDATE' and (new.physiotherapist_id is distinct from old.physiotherapist_id
        or (new.starts_at at time zone 'Asia/Kolkata')::date <> (old.starts_at at time zone 'Asia/Kolkata')::date)) then
      insert into live_change (topic, physiotherapist_id, first_day, last_day)
        values ('calendar', new.physiotherapist_id, (new.starts_at at time zone 'Asia/Kolkata')::date, (new.starts_at at time zone 'Asia/Kolkata')::date);
    end if;
    if (tg_op <> 'INSERT' and old.status = 'pending') or (tg_op <> 'DELETE' and new.status = 'pending') then
      insert into live_change (topic) values ('requests');
    end if;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_live_notice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into live_change (topic, physiotherapist_id, audience, doctor_account_id)
      values ('notices', new.physiotherapist_id, new.audience, (
        select d.user_id from recovery_plan r join doctor d on d.id = r.doctor_id
        where new.kind in ('CARE_FLAG', 'CARE_MESSAGE') and r.patient_id = new.patient_id and r.status = 'ACTIVE'));
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_live_patient()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into live_change (topic, physiotherapist_id, first_day, last_day)
      select distinct 'calendar', a.physiotherapist_id, (a.starts_at at time zone 'Asia/Kolkata')::date, (a.starts_at at time zone 'Asia/Kolkata')::date
      from appointment a where a.patient_id = new.id and a.deleted_at is null and a.starts_at > now() - interval '1 day';
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_live_span()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    spans jsonb[] := array_remove(array[
      case when tg_op <> 'INSERT' then to_jsonb(old) end,
      case when tg_op <> 'DELETE' then to_jsonb(new) end], null);
    span jsonb;
  begin
    foreach span in array spans loop
      if tg_table_name = 'cover' then
        insert into live_change (topic, physiotherapist_id, first_day, last_day)
          select 'calendar', who::uuid, (span ->> 'first_day')::date, (span ->> 'last_day')::date
          from unnest(array[span ->> 'absent_id', span ->> 'by_id']) who;
      else
        insert into live_change (topic, physiotherapist_id, first_day, last_day) values ('calendar',
          (span ->> 'physiotherapist_id')::uuid,
          ((span ->> 'starts_at')::timestamptz at time zone 'Asia/Kolkata')::date, ((span ->> 'ends_at')::timestamptz at time zone 'Asia/Kolkata')::date);
      end if;
    end loop;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_live_waiting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into live_change (topic) values ('waiting');
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_merge()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    perform note_webhook_event('patient.merged', 'Patient', p.id, p.revision, p.id) from patient p where p.id = new.merged_into;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_name_key()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    new.name_key := fold_name(new.name);
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_number_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    update patient set updated_at = clock_timestamp() where user_id = new.id and deleted_at is null;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    new.updated_at := clock_timestamp();
    if new.received_on is null and new.status in ('Paid', 'Refunded') then
      new.received_on := (new.created_at at time zone 'Asia/Kolkata')::date;
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_plan_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    perform note_record(array[new.patient_id]);
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_plan_merge()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    insert into session_event (plan_id, number, kind, phase, appointment_id, reason, entered_as)
    select s.plan_id, s.number, 'MERGED', s.phase, s.appointment_id, 'Two records of one patient became one', 'ADMIN'
    from plan_session s where s.plan_id = new.id order by s.number limit 1;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_plan_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    perform note_referral_steps(array(select id from referral where patient_id = new.patient_id));
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    update payment set updated_at = clock_timestamp() where id = new.payment_id;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_record(patient_ids uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  update patient set updated_at = clock_timestamp() where id = any(patient_ids)
$function$
;

CREATE OR REPLACE FUNCTION public.note_record_of_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$ begin
    if tg_op <> 'INSERT' and old.deleted_at is null then
      update app_user set has_record = false where id = old.user_id;
    end if;
    if tg_op <> 'DELETE' and new.deleted_at is null then
      update app_user set has_record = true where id = new.user_id and not has_record;
    end if;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_referral()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    new.referral_id := (select id from referral where patient_id = new.patient_id and status = 'ACCEPTED'
      order by decided_at desc, id desc limit 1);
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_referral_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    perform note_referral_steps(array[new.id]);
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_referral_steps(asked uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$ begin
  perform from referral where id = any(asked) order by id for no key update;
  insert into referral_progress as g (referral_id, status)
  select f.id, referral_step(f) from referral f where f.id = any(asked) order by f.id
  on conflict (referral_id) do update set status = excluded.status, revision = g.revision + 1, updated_at = clock_timestamp()
    where g.status <> excluded.status and g.status not in ('completed', 'rejected', 'cancelled');
end $function$
;

CREATE OR REPLACE FUNCTION public.note_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    new.revision := old.revision + 1;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  who text[] := string_to_array(nullif(current_setting('recovery.actor', true), ''), ' ');
  wanted integer := nullif(current_setting('recovery.session', true), '')::integer;
  held plan_session;
  plan uuid;
  event text;
begin
  select r.id into plan from plan_session s join recovery_plan r on r.id = s.plan_id where s.appointment_id = new.id for update of r;
  if plan is not null then
    select * into held from plan_session s where s.appointment_id = new.id;
    event := case
      when old.status in ('completed', 'missed') and new.status in ('completed', 'missed') then 'CORRECTED'
      when new.status = 'completed' then 'DONE'
      when new.status = 'missed' then 'MISSED'
      when new.status = 'scheduled' then 'RESCHEDULED'
      else 'UNBOOKED' end;
  elsif new.status = 'scheduled' and (tg_op = 'INSERT' or old.status <> 'scheduled') then
    select id into plan from recovery_plan where patient_id = new.patient_id and status = 'ACTIVE' and kind = 'PROTOCOL' for update;
    if plan is null then return null; end if;
    select * into held from plan_session s where s.plan_id = plan and s.state = 'AHEAD' and s.appointment_id is null
      order by s.number is distinct from wanted, s.number limit 1;
    if held.plan_id is null then
      raise exception 'no session of the plan is open' using errcode = 'exclusion_violation', constraint = 'plan_session_open';
    end if;
    event := 'BOOKED';
  end if;
  if event is null then return null; end if;
  insert into session_event (plan_id, number, kind, phase, appointment_id, reason, entered_by, entered_as)
  values (plan, held.number, event, held.planned_phase, new.id,
    case event when 'MISSED' then new.missed_reason else nullif(current_setting('recovery.reason', true), '') end,
    who[2]::uuid, coalesce(who[1], 'ADMIN'));
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_session_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    perform note_record(array(select distinct r.patient_id from added a join recovery_plan r on r.id = a.plan_id
      where a.kind in ('PLANNED', 'DONE', 'CANCELLED', 'REOPENED', 'CORRECTED')));
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_session_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    perform note_referral_steps(array[new.referral_id]);
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_webhook_event(happened text, of_type text, of_id uuid, of_version integer, of_patient uuid, only_client uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$ begin
    insert into webhook_delivery (endpoint_id, event, resource, resource_id, version, patient_id)
    select e.id, happened, of_type, of_id, of_version, of_patient
    from webhook_endpoint e join smart_client c on c.id = e.client_id
    where e.ended_at is null and c.revoked_at is null and happened = any(e.events) and coalesce(e.client_id = only_client, true)
    on conflict (endpoint_id, resource_id, event, transaction, created_at) do update set version = excluded.version;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    present jsonb;
    happened text;
  begin
    if not exists (select from webhook_endpoint where ended_at is null) then return null; end if;
    present := to_jsonb(new);
    happened := case when tg_op = 'INSERT' then 'created'
      when tg_argv[0] = 'patient' and present ->> 'deleted_at' is not null and to_jsonb(old) ->> 'deleted_at' is null then 'deleted'
      else 'updated' end;
    perform note_webhook_event(tg_argv[0] || '.' || happened, tg_argv[1], new.id, coalesce((present ->> 'revision')::integer, 1),
      coalesce((present ->> 'patient_id')::uuid, new.id), (present ->> 'client_id')::uuid);
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.number_credit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    issued date := (new.created_at at time zone 'Asia/Kolkata')::date;
    first integer := extract(year from issued - interval '3 months');
    years text := first || '-' || lpad(((first + 1) % 100)::text, 2, '0');
    place integer;
  begin
    if tg_op = 'UPDATE' then
      new.number := old.number;
      return new;
    end if;
    new.number := null;
    if new.charge_id is null or not exists (select from bill_line l where l.charge_id = new.charge_id and l.is_live) then
      return new;
    end if;
    perform from patient where id = new.patient_id for no key update;
    insert into receipt_counter as c (series, year, last) values ('credit', years, 1)
    on conflict (series, year) do update set last = c.last + 1 returning last into place;
    new.number := 'CN/' || years || '/' || lpad(place::text, greatest(5, length(place::text)), '0');
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.open_day(day date)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
    select case when day <= closed_until() then first_open_day() else day end
  $function$
;

CREATE OR REPLACE FUNCTION public.package_for(session appointment, session_day date)
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
  begin
    perform from package p where p.patient_id = session.patient_id and p.closed_at is null order by p.id for update;
    if not found then return null; end if;
    return (
      select p.id from package p
      where p.patient_id = session.patient_id and p.closed_at is null and session_day between p.valid_from and p.valid_until
        and (p.session_types is null or session.session_type = any(p.session_types))
        and (p.sessions is null or p.sessions >
          (select count(*) from package_use u where u.package_id = p.id and u.returned_at is null))
      order by p.sold_at, p.id limit 1);
  end $function$
;

CREATE OR REPLACE FUNCTION public.plan_counts(plan uuid)
 RETURNS TABLE(planned integer, done integer, missed integer, cancelled integer, ahead integer, booked integer, missed_in_all integer)
 LANGUAGE sql
 STABLE
AS $function$
    select s.planned, s.done, s.missed, s.cancelled, s.ahead, s.booked, e.missed_in_all
    from (select count(*)::int as planned, (count(*) filter (where state = 'DONE'))::int as done,
        (count(*) filter (where state = 'MISSED'))::int as missed, (count(*) filter (where state = 'CANCELLED'))::int as cancelled,
        (count(*) filter (where state = 'AHEAD'))::int as ahead,
        (count(*) filter (where state = 'AHEAD' and appointment_id is not null))::int as booked
      from plan_session where plan_id = plan) s,
    (select (count(*) filter (where kind = 'MISSED' or kind = 'CORRECTED' and state = 'MISSED')
        - count(*) filter (where kind = 'CORRECTED' and state = 'DONE'))::int as missed_in_all
      from session_event where plan_id = plan and kind in ('MISSED', 'CORRECTED')) e
  $function$
;

CREATE OR REPLACE FUNCTION public.price_rules_hold(rules jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select jsonb_typeof(rules) = 'array'
      and not exists (select from jsonb_array_elements(rules) rule where not coalesce(
        rule ->> 'sessionType' in ('Clinic', 'Home', 'Tele') and (rule ->> 'physiotherapistId')::uuid is not null
        and (rule ->> 'price')::numeric between 0 and 100000000 and (rule ->> 'price')::numeric % 1 = 0, false))
      and (select count(*) = count(distinct (rule ->> 'sessionType', rule ->> 'physiotherapistId')) from jsonb_array_elements(rules) rule)
  $function$
;

CREATE OR REPLACE FUNCTION public.project_session_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare present plan_session;
  begin
    select * into present from plan_session s where s.plan_id = new.plan_id and s.number = new.number;
    new.state := step_of_session(new.kind, present, new.appointment_id);
    if new.state is null then
      raise exception 'session % cannot be % from %', new.number, new.kind, present using errcode = 'check_violation', constraint = 'session_event_step';
    end if;
    if new.kind in ('DONE', 'MISSED') then
      new.phase := 1 + (select count(*) from gate_passage g where g.plan_id = new.plan_id);
    elsif new.kind in ('CORRECTED', 'MERGED') then
      new.phase := present.phase;
    elsif new.kind <> 'PLANNED' then
      new.phase := present.planned_phase;
    end if;
    if new.kind = 'PLANNED' then
      insert into plan_session (plan_id, number, planned_phase, phase, state) values (new.plan_id, new.number, new.phase, new.phase, new.state);
    else
      update plan_session s set state = new.state, phase = new.phase,
        appointment_id = case when new.kind not in ('UNBOOKED', 'CANCELLED', 'REOPENED') then new.appointment_id end
      where s.plan_id = new.plan_id and s.number = new.number;
    end if;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.queue_unsigned_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    insert into unsigned_report (id) values (new.id);
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.reach(account uuid, patient uuid, day date)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select r.reach from reached_patients(account, day) r where r.patient_id = patient), 'NONE')
$function$
;

CREATE OR REPLACE FUNCTION public.reached_patients(account uuid, day date)
 RETURNS TABLE(patient_id uuid, reach text, reach_until date)
 LANGUAGE sql
 STABLE
AS $function$
  select distinct on (r.patient_id) r.patient_id, r.reach, r.reach_until from (
    select l.patient_id, case when t.cover_until is null then 'IN_CHARGE' else 'COVERS' end as reach,
      t.cover_until as reach_until, case when t.cover_until is null then 1 else 3 end as rank
    from treats_as(account, day) t join recovery_plan l on l.physiotherapist_id = t.physiotherapist_id and l.status = 'ACTIVE'
    union all
    select p.id, case when t.cover_until is null then 'IN_CHARGE' else 'COVERS' end, t.cover_until,
      case when t.cover_until is null then 1 else 3 end
    from treats_as(account, day) t join patient p on p.physiotherapist_id = t.physiotherapist_id
    union all
    select a.patient_id, case when t.cover_until is null then 'TREATS' else 'COVERS' end, t.cover_until,
      case when t.cover_until is null then 2 else 3 end
    from treats_as(account, day) t join appointment a on a.physiotherapist_id = t.physiotherapist_id
    where a.status in ('scheduled', 'completed', 'missed') and a.deleted_at is null
      and a.starts_at >= (day - 365)::timestamp at time zone 'Asia/Kolkata'
      and (a.status <> 'scheduled' or a.starts_at >= day::timestamp at time zone 'Asia/Kolkata')
    union all
    select o.patient_id, 'OPENED', o.day, 4 from record_opening o join app_user u on u.id = o.account_id
    where o.account_id = account and o.day = reached_patients.day and u.user_type = 'physiotherapist'
    union all
    select l.patient_id, 'DOCTOR', null, 5 from doctor d join app_user u on u.id = d.user_id
      join recovery_plan l on l.doctor_id = d.id and l.status = 'ACTIVE'
    where d.user_id = account and d.deleted_at is null and u.user_type = 'doctor'
    union all
    select p.id, 'ADMIN', null, 6 from patient p, app_user u where u.id = account and u.user_type = 'admin'
  ) r join patient live on live.id = r.patient_id and live.deleted_at is null
  order by r.patient_id, r.rank, r.reach_until desc nulls first
$function$
;

CREATE OR REPLACE FUNCTION public.records_spelled_like(patterns text[], since timestamp with time zone)
 RETURNS TABLE(id uuid, number integer, name text, name_folded text, name_key text, deleted_at timestamp with time zone)
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
 SET enable_indexonlyscan TO 'off'
 SET max_parallel_workers_per_gather TO '0'
BEGIN ATOMIC
 SELECT p.id,
     p.number,
     p.name,
     p.name_folded,
     p.name_key,
     p.deleted_at
    FROM patient p
   WHERE (((p.name_folded ~~ (records_spelled_like.patterns)[1]) OR (p.name_folded ~~ (records_spelled_like.patterns)[2])) AND (p.deleted_at IS NULL))
  LIMIT 200;
END
;

CREATE OR REPLACE FUNCTION public.records_that_sound_like(patterns text[], since timestamp with time zone)
 RETURNS TABLE(id uuid, number integer, name text, name_folded text, name_key text, deleted_at timestamp with time zone)
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
 SET enable_indexonlyscan TO 'off'
 SET max_parallel_workers_per_gather TO '0'
BEGIN ATOMIC
 SELECT p.id,
     p.number,
     p.name,
     p.name_folded,
     p.name_key,
     p.deleted_at
    FROM patient p
   WHERE ((p.name_key ~~ (records_that_sound_like.patterns)[1]) AND (p.name_key ~~ ALL (records_that_sound_like.patterns)) AND ((p.deleted_at IS NULL) OR (p.deleted_at >= records_that_sound_like.since)))
  LIMIT 200;
END
;

CREATE OR REPLACE FUNCTION public.referral_step(f referral)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case f.status when 'ACTIVE' then 'requested' when 'DECLINED' then 'rejected' when 'REVOKED' then 'cancelled'
    else case
      when exists (select from recovery_plan r where r.patient_id = f.patient_id and r.kind = 'PROTOCOL' and r.status = 'ACTIVE')
        then 'in-progress'
      when exists (select from recovery_plan r where r.patient_id = f.patient_id and r.kind = 'PROTOCOL' and r.status = 'COMPLETED'
        and coalesce(r.ended_at, r.created_at) >= f.received_at) then 'completed'
      when exists (select from appointment a where a.referral_id = f.id and a.deleted_at is null
        and a.status in ('scheduled', 'completed', 'missed')) then 'in-progress'
      else 'accepted' end
    end
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception 'the audit trail is append-only'; end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_recovery_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_erasing() then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if; raise exception '% is append-only', tg_table_name; end $function$
;

CREATE OR REPLACE FUNCTION public.require_gstin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    perform from clinic_settings for share;
    if exists (select from price_item where is_active and gst_rate > 0)
      and exists (select from clinic_settings where gstin is null) then
      raise exception 'a rate of tax needs a GST number' using errcode = 'check_violation', constraint = 'price_item_tax';
    end if;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.require_merge()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if not exists (select from patient p where p.id = old.patient_id and p.merged_into is not null) then
      raise exception 'clinical rows change their patient only when records are merged';
    end if;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.require_next_passage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.require_open_day(day date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$ begin
    perform hold_books();
    if day <= closed_until() then
      raise exception 'the day % is closed', day using errcode = 'check_violation', constraint = 'closed_day', detail = to_char(day, 'YYYY-MM-DD');
    end if;
  end $function$
;

CREATE OR REPLACE FUNCTION public.require_session_agrees()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  booking uuid := case tg_table_name when 'appointment' then (to_jsonb(new)->>'id')::uuid else (to_jsonb(new)->>'appointment_id')::uuid end;
begin
  if exists (select from plan_session s join appointment a on a.id = s.appointment_id where a.id = booking
      and s.state <> case a.status when 'scheduled' then 'AHEAD' when 'completed' then 'DONE' when 'missed' then 'MISSED' else '' end) then
    raise exception 'the appointment % and its session of the plan disagree', booking;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.set_approved_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
      new.approved_at := clock_timestamp();
      return new;
    end $function$
;

CREATE OR REPLACE FUNCTION public.settle(record uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$ begin
    perform allocate_free(record);
    delete from open_charge o where o.patient_id = record and not exists (
      select from charge_state c where c.id = o.charge_id and c.patient_id = record and c.needs > c.has);
    insert into open_charge as o select c.id as charge_id, c.patient_id, c.day, (c.needs - c.has)::integer as amount_paise from charge_state c where c.needs > c.has and c.patient_id = record
    on conflict (charge_id) do update
      set patient_id = excluded.patient_id, day = excluded.day, amount_paise = excluded.amount_paise
      where (o.patient_id, o.day, o.amount_paise) is distinct from (excluded.patient_id, excluded.day, excluded.amount_paise);
  end $function$
;

CREATE OR REPLACE FUNCTION public.settle_all()
 RETURNS void
 LANGUAGE sql
AS $function$
    select allocate_all();
    delete from open_charge;
    insert into open_charge select c.id as charge_id, c.patient_id, c.day, (c.needs - c.has)::integer as amount_paise from charge_state c where c.needs > c.has;
  $function$
;

CREATE OR REPLACE FUNCTION public.settle_anew()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    perform set_config('ledger.settled', '', true);
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.settle_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare record uuid;
  begin
    foreach record in array array[case when tg_op <> 'INSERT' then old.patient_id end, case when tg_op <> 'DELETE' then new.patient_id end] loop
      continue when record is null or current_setting('ledger.settled', true) in (record::text, 'all');
      perform settle(record);
      perform set_config('ledger.settled', record::text, true);
    end loop;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.step_of_session(kind text, present plan_session, booking uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select case
      when present.plan_id is null then case when kind = 'PLANNED' then 'AHEAD' end
      when kind = 'MERGED' and present.appointment_id is not distinct from booking then present.state
      when kind = 'BOOKED' and present.state = 'AHEAD' and present.appointment_id is null and booking is not null then 'AHEAD'
      when kind in ('RESCHEDULED', 'UNBOOKED', 'DONE', 'MISSED') and present.state = 'AHEAD' and present.appointment_id = booking
        then case kind when 'DONE' then 'DONE' when 'MISSED' then 'MISSED' else 'AHEAD' end
      when kind = 'CORRECTED' and present.state in ('DONE', 'MISSED') and present.appointment_id = booking
        then case present.state when 'DONE' then 'MISSED' else 'DONE' end
      when kind = 'CANCELLED' and booking is null
        and (present.state = 'MISSED' or present.state = 'AHEAD' and present.appointment_id is null) then 'CANCELLED'
      when kind = 'REOPENED' and booking is null and present.state in ('MISSED', 'CANCELLED') then 'AHEAD'
    end
  $function$
;

CREATE OR REPLACE FUNCTION public.take_patient_of_plan()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    select patient_id into new.patient_id from recovery_plan where id = new.plan_id;
    return new;
  end $function$
;

CREATE OR REPLACE FUNCTION public.tell_clinic_settings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    perform pg_notify('clinic_settings', new.version::text);
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.treats_as(account uuid, day date)
 RETURNS TABLE(physiotherapist_id uuid, cover_until date)
 LANGUAGE sql
 STABLE
AS $function$
  select t.id, null::date from physiotherapist t join app_user u on u.id = t.user_id
  where t.user_id = account and t.deleted_at is null and u.user_type = 'physiotherapist'
  union all
  select c.absent_id, c.last_day from physiotherapist t join app_user u on u.id = t.user_id join cover c on c.by_id = t.id
  where t.user_id = account and t.deleted_at is null and u.user_type = 'physiotherapist'
    and c.ended_at is null and day between c.first_day and c.last_day
$function$
;

CREATE OR REPLACE FUNCTION public.week_slot(at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (floor(((EXTRACT(epoch FROM at) + (19800)::numeric) / (604800)::numeric)))::integer
;

-- Triggers

CREATE TRIGGER date_allocation BEFORE INSERT ON allocation FOR EACH ROW EXECUTE FUNCTION date_allocation();

CREATE TRIGGER app_user_email BEFORE UPDATE OF email ON app_user FOR EACH ROW WHEN (new.email IS DISTINCT FROM old.email) EXECUTE FUNCTION forget_confirmed_email();

CREATE TRIGGER app_user_names_staff AFTER UPDATE OF full_name, phone ON app_user FOR EACH ROW WHEN (new.user_type = ANY (ARRAY['physiotherapist'::text, 'doctor'::text])) EXECUTE FUNCTION name_staff();

CREATE TRIGGER count_changed AFTER UPDATE ON app_user FOR EACH ROW WHEN ((old.has_record OR new.has_record) AND (old.has_record <> new.has_record OR old.user_type <> new.user_type OR old.last_login_at IS DISTINCT FROM new.last_login_at)) EXECUTE FUNCTION count_sign_in();

CREATE TRIGGER count_deleted AFTER DELETE ON app_user FOR EACH ROW WHEN (old.has_record AND old.last_login_at IS NOT NULL) EXECUTE FUNCTION count_sign_in();

CREATE TRIGGER count_new AFTER INSERT ON app_user FOR EACH ROW WHEN (new.has_record AND new.last_login_at IS NOT NULL) EXECUTE FUNCTION count_sign_in();

CREATE TRIGGER note_email_change AFTER UPDATE OF email ON app_user FOR EACH ROW WHEN (old.email IS DISTINCT FROM new.email) EXECUTE FUNCTION note_number_change();

CREATE TRIGGER note_number_change AFTER UPDATE OF phone ON app_user FOR EACH ROW WHEN (old.phone IS DISTINCT FROM new.phone) EXECUTE FUNCTION note_number_change();

CREATE CONSTRAINT TRIGGER appointment_agrees AFTER UPDATE OF status ON appointment DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.status <> old.status) EXECUTE FUNCTION require_session_agrees();

CREATE TRIGGER appointment_counted AFTER UPDATE OF status ON appointment FOR EACH ROW WHEN ((old.status = 'completed'::text) <> (new.status = 'completed'::text)) EXECUTE FUNCTION note_completed_session();

CREATE TRIGGER appointment_noted AFTER UPDATE OF status, starts_at ON appointment FOR EACH ROW WHEN (new.status <> old.status OR new.status = 'scheduled'::text AND new.starts_at <> old.starts_at) EXECUTE FUNCTION note_session();

CREATE TRIGGER appointment_noted_new AFTER INSERT ON appointment FOR EACH ROW WHEN (new.status = 'scheduled'::text) EXECUTE FUNCTION note_session();

CREATE TRIGGER charge_changed_fee AFTER UPDATE OF status ON appointment FOR EACH ROW WHEN (new.status <> old.status AND (new.status = 'missed'::text OR old.status = 'missed'::text OR new.canceled_late OR old.canceled_late)) EXECUTE FUNCTION charge_fee();

CREATE TRIGGER charge_changed_session AFTER UPDATE OF status ON appointment FOR EACH ROW WHEN (new.status <> old.status AND (new.status = 'completed'::text OR old.status = 'completed'::text)) EXECUTE FUNCTION charge_session();

CREATE TRIGGER charge_made_fee AFTER INSERT ON appointment FOR EACH ROW WHEN (new.status = 'missed'::text) EXECUTE FUNCTION charge_fee();

CREATE TRIGGER charge_made_session AFTER INSERT ON appointment FOR EACH ROW WHEN (new.status = 'completed'::text) EXECUTE FUNCTION charge_session();

CREATE TRIGGER lead_on BEFORE INSERT ON appointment FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER note_booked_at_once BEFORE INSERT ON appointment FOR EACH ROW EXECUTE FUNCTION note_booked_at_once();

CREATE TRIGGER note_cancellation BEFORE INSERT OR UPDATE OF status ON appointment FOR EACH ROW EXECUTE FUNCTION note_cancellation();

CREATE TRIGGER note_change BEFORE UPDATE ON appointment FOR EACH ROW EXECUTE FUNCTION note_change();

CREATE TRIGGER note_live AFTER INSERT OR DELETE OR UPDATE ON appointment FOR EACH ROW EXECUTE FUNCTION note_live_appointment();

CREATE TRIGGER note_referral BEFORE INSERT ON appointment FOR EACH ROW EXECUTE FUNCTION note_referral();

CREATE TRIGGER note_referral_step_of_session AFTER INSERT OR UPDATE OF status, referral_id, deleted_at ON appointment FOR EACH ROW WHEN (new.referral_id IS NOT NULL) EXECUTE FUNCTION note_session_step();

CREATE TRIGGER note_revision BEFORE UPDATE ON appointment FOR EACH ROW EXECUTE FUNCTION note_revision();

CREATE TRIGGER note_webhooks AFTER INSERT OR UPDATE ON appointment FOR EACH ROW EXECUTE FUNCTION note_webhooks('appointment', 'Appointment');

CREATE TRIGGER set_approved_at BEFORE UPDATE OF status ON appointment FOR EACH ROW WHEN (old.status = 'pending'::text AND new.status = 'scheduled'::text) EXECUTE FUNCTION set_approved_at();

CREATE TRIGGER audit_event_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_seal_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_seal FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER free_bill_lines AFTER UPDATE OF canceled_reason ON bill FOR EACH ROW WHEN (old.canceled_reason IS NULL AND new.canceled_reason IS NOT NULL) EXECUTE FUNCTION free_bill_lines();

CREATE TRIGGER keep_bill BEFORE DELETE OR UPDATE ON bill FOR EACH ROW EXECUTE FUNCTION keep_bill();

CREATE TRIGGER lead_on BEFORE INSERT ON bill FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE CONSTRAINT TRIGGER require_merge AFTER UPDATE OF patient_id ON bill DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.patient_id <> new.patient_id) EXECUTE FUNCTION require_merge();

CREATE TRIGGER keep_care_message BEFORE DELETE OR UPDATE ON care_message FOR EACH ROW EXECUTE FUNCTION keep_care_message();

CREATE TRIGGER lead_on BEFORE INSERT ON care_thread FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE CONSTRAINT TRIGGER require_merge AFTER UPDATE OF patient_id ON care_thread DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.patient_id <> new.patient_id) EXECUTE FUNCTION require_merge();

CREATE TRIGGER channel_consent_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON channel_consent FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER cancel_credits AFTER UPDATE OF canceled_reason ON charge FOR EACH ROW WHEN (old.canceled_reason IS NULL AND new.canceled_reason IS NOT NULL) EXECUTE FUNCTION cancel_credits();

CREATE TRIGGER keep_billed_charge BEFORE UPDATE ON charge FOR EACH ROW WHEN (old.text IS DISTINCT FROM new.text OR old.amount_paise IS DISTINCT FROM new.amount_paise OR old.discount_paise IS DISTINCT FROM new.discount_paise OR old.day IS DISTINCT FROM new.day OR old.gst_rate IS DISTINCT FROM new.gst_rate OR old.hsn IS DISTINCT FROM new.hsn OR old.canceled_reason IS DISTINCT FROM new.canceled_reason) EXECUTE FUNCTION keep_billed_charge();

CREATE TRIGGER keep_closed_day BEFORE INSERT OR DELETE ON charge FOR EACH ROW EXECUTE FUNCTION keep_closed_charge();

CREATE TRIGGER keep_closed_day_changed BEFORE UPDATE ON charge FOR EACH ROW WHEN (old.day IS DISTINCT FROM new.day OR old.canceled_reason IS DISTINCT FROM new.canceled_reason OR old.amount_paise IS DISTINCT FROM new.amount_paise OR old.discount_paise IS DISTINCT FROM new.discount_paise OR old.kind IS DISTINCT FROM new.kind OR old.text IS DISTINCT FROM new.text OR old.appointment_id IS DISTINCT FROM new.appointment_id) EXECUTE FUNCTION keep_closed_charge();

CREATE TRIGGER lead_on BEFORE INSERT ON charge FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER settle_anew BEFORE INSERT OR DELETE OR UPDATE ON charge FOR EACH STATEMENT EXECUTE FUNCTION settle_anew();

CREATE CONSTRAINT TRIGGER settle_changed AFTER INSERT OR DELETE ON charge DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settle_changed();

CREATE CONSTRAINT TRIGGER settle_updated AFTER UPDATE ON charge DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.patient_id IS DISTINCT FROM new.patient_id OR old.amount_paise IS DISTINCT FROM new.amount_paise OR old.canceled_reason IS DISTINCT FROM new.canceled_reason) EXECUTE FUNCTION settle_changed();

CREATE TRIGGER clinic_settings_stays_open BEFORE UPDATE ON clinic_settings FOR EACH ROW WHEN (old.opened_at IS NOT NULL AND new.opened_at IS NULL) EXECUTE FUNCTION keep_clinic_open();

CREATE TRIGGER clinic_settings_told AFTER UPDATE ON clinic_settings FOR EACH ROW EXECUTE FUNCTION tell_clinic_settings();

CREATE TRIGGER note_change BEFORE UPDATE ON clinic_settings FOR EACH ROW EXECUTE FUNCTION note_change();

CREATE TRIGGER note_live AFTER UPDATE ON clinic_settings FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION note_live();

CREATE TRIGGER note_revision BEFORE UPDATE ON clinic_settings FOR EACH ROW EXECUTE FUNCTION note_revision();

CREATE CONSTRAINT TRIGGER require_gstin AFTER UPDATE OF gstin ON clinic_settings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.gstin IS NULL AND old.gstin IS NOT NULL) EXECUTE FUNCTION require_gstin();

CREATE TRIGGER keep_clinical_file BEFORE UPDATE ON clinical_file FOR EACH ROW EXECUTE FUNCTION keep_clinical_file();

CREATE TRIGGER lead_on BEFORE INSERT ON clinical_file FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE CONSTRAINT TRIGGER require_merge AFTER UPDATE OF patient_id ON clinical_file DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.patient_id <> new.patient_id) EXECUTE FUNCTION require_merge();

CREATE TRIGGER consent_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON consent FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER keep_consent_form BEFORE DELETE OR UPDATE ON consent_form FOR EACH ROW EXECUTE FUNCTION keep_consent_form();

CREATE TRIGGER note_live AFTER INSERT OR DELETE OR UPDATE ON contact_message FOR EACH ROW EXECUTE FUNCTION note_live();

CREATE TRIGGER note_live AFTER INSERT OR DELETE OR UPDATE ON cover FOR EACH ROW EXECUTE FUNCTION note_live_span();

CREATE TRIGGER keep_closed_day BEFORE INSERT OR DELETE ON credit FOR EACH ROW EXECUTE FUNCTION keep_closed_credit();

CREATE TRIGGER keep_closed_day_changed BEFORE UPDATE ON credit FOR EACH ROW WHEN (old.day IS DISTINCT FROM new.day OR old.canceled_reason IS DISTINCT FROM new.canceled_reason) EXECUTE FUNCTION keep_closed_credit();

CREATE TRIGGER keep_credit BEFORE INSERT OR DELETE OR UPDATE ON credit FOR EACH ROW EXECUTE FUNCTION keep_credit();

CREATE TRIGGER lead_on BEFORE INSERT ON credit FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER number_credit BEFORE INSERT OR UPDATE ON credit FOR EACH ROW EXECUTE FUNCTION number_credit();

CREATE CONSTRAINT TRIGGER require_merge AFTER UPDATE OF patient_id ON credit DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.patient_id <> new.patient_id) EXECUTE FUNCTION require_merge();

CREATE TRIGGER settle_anew BEFORE INSERT OR DELETE OR UPDATE ON credit FOR EACH STATEMENT EXECUTE FUNCTION settle_anew();

CREATE CONSTRAINT TRIGGER settle_changed AFTER INSERT OR DELETE ON credit DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settle_changed();

CREATE CONSTRAINT TRIGGER settle_updated AFTER UPDATE ON credit DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.patient_id IS DISTINCT FROM new.patient_id OR old.canceled_reason IS DISTINCT FROM new.canceled_reason) EXECUTE FUNCTION settle_changed();

CREATE TRIGGER danger_check_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON danger_check FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER lead_on BEFORE INSERT ON data_consent FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER note_change BEFORE UPDATE ON data_consent FOR EACH ROW EXECUTE FUNCTION note_change();

CREATE TRIGGER note_consent_end AFTER UPDATE OF revoked_at ON data_consent FOR EACH ROW WHEN (new.decision = 'PERMIT'::text AND old.revoked_at IS NULL AND new.revoked_at IS NOT NULL AND COALESCE(old.until > now(), true)) EXECUTE FUNCTION note_consent_end();

CREATE TRIGGER note_refusal AFTER INSERT ON data_consent FOR EACH ROW WHEN (new.decision = 'DENY'::text) EXECUTE FUNCTION note_consent_end();

CREATE TRIGGER note_revision BEFORE UPDATE ON data_consent FOR EACH ROW EXECUTE FUNCTION note_revision();

CREATE TRIGGER keep_data_request BEFORE DELETE OR UPDATE ON data_request FOR EACH ROW EXECUTE FUNCTION keep_data_request();

CREATE TRIGGER keep_day_close BEFORE INSERT OR DELETE OR UPDATE ON day_close FOR EACH ROW EXECUTE FUNCTION keep_day_close();

CREATE TRIGGER entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER erasure_proof_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON erasure_proof FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER lead_on BEFORE INSERT ON exchange FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER exercise_review_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON exercise_review FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER exercise_revision_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON exercise_revision FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER keep_family_grant BEFORE DELETE OR UPDATE ON family_grant FOR EACH ROW EXECUTE FUNCTION keep_family_grant();

CREATE TRIGGER lead_on BEFORE INSERT ON family_grant FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE CONSTRAINT TRIGGER require_merge AFTER UPDATE OF patient_id ON family_grant DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.patient_id <> new.patient_id) EXECUTE FUNCTION require_merge();

CREATE TRIGGER keep_file_scan BEFORE UPDATE ON file_scan FOR EACH ROW WHEN (old.status <> 'WAITING'::text OR new.file_key <> old.file_key) EXECUTE FUNCTION keep_file_scan();

CREATE TRIGGER gate_passage_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON gate_passage FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER gate_passage_in_order BEFORE INSERT ON gate_passage FOR EACH ROW EXECUTE FUNCTION require_next_passage();

CREATE TRIGGER keep_gateway_event BEFORE UPDATE ON gateway_event FOR EACH ROW EXECUTE FUNCTION keep_gateway_event();

CREATE TRIGGER lead_on BEFORE INSERT ON hl7_message FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER lead_on BEFORE INSERT ON hospital_document FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER note_change BEFORE UPDATE ON hospital_document FOR EACH ROW EXECUTE FUNCTION note_change();

CREATE TRIGGER note_revision BEFORE UPDATE ON hospital_document FOR EACH ROW EXECUTE FUNCTION note_revision();

CREATE TRIGGER note_webhooks AFTER INSERT ON hospital_document FOR EACH ROW EXECUTE FUNCTION note_webhooks('document', 'DocumentReference');

CREATE TRIGGER lesson_reading_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lesson_reading FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER lesson_review_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lesson_review FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER lesson_revision_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lesson_revision FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER a_patient_of_plan BEFORE INSERT ON measurement FOR EACH ROW WHEN (new.plan_id IS NOT NULL) EXECUTE FUNCTION take_patient_of_plan();

CREATE TRIGGER lead_on BEFORE INSERT ON measurement FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER measurement_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON measurement FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER measurement_retraction_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON measurement_retraction FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER lead_on BEFORE INSERT ON medical_history_entry FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER note_change BEFORE UPDATE ON medical_history_entry FOR EACH ROW EXECUTE FUNCTION note_change();

CREATE TRIGGER note_revision BEFORE UPDATE ON medical_history_entry FOR EACH ROW EXECUTE FUNCTION note_revision();

CREATE TRIGGER lead_on BEFORE INSERT ON message FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER lead_on BEFORE INSERT ON notice FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER note_live AFTER INSERT ON notice FOR EACH ROW EXECUTE FUNCTION note_live_notice();

CREATE TRIGGER outcome_retraction_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON outcome_retraction FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER keep_outcome_score BEFORE DELETE OR UPDATE ON outcome_score FOR EACH ROW EXECUTE FUNCTION keep_outcome_score();

CREATE TRIGGER lead_on BEFORE INSERT ON outcome_score FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE CONSTRAINT TRIGGER require_merge AFTER UPDATE OF patient_id ON outcome_score DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.patient_id <> new.patient_id) EXECUTE FUNCTION require_merge();

CREATE TRIGGER keep_closed_day BEFORE UPDATE ON package FOR EACH ROW WHEN (old.closed_at IS NULL AND new.closed_at IS NOT NULL) EXECUTE FUNCTION keep_closed_package();

CREATE TRIGGER keep_package BEFORE DELETE OR UPDATE ON package FOR EACH ROW EXECUTE FUNCTION keep_package();

CREATE TRIGGER lead_on BEFORE INSERT ON package FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE CONSTRAINT TRIGGER require_merge AFTER UPDATE OF patient_id ON package DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.patient_id <> new.patient_id) EXECUTE FUNCTION require_merge();

CREATE TRIGGER date_package_use BEFORE INSERT OR UPDATE ON package_use FOR EACH ROW EXECUTE FUNCTION date_package_use();

CREATE TRIGGER count_changed AFTER UPDATE ON patient FOR EACH ROW WHEN (old.is_complete <> new.is_complete OR (old.deleted_at IS NULL) <> (new.deleted_at IS NULL) OR old.created_at <> new.created_at) EXECUTE FUNCTION count_changed_patient();

CREATE TRIGGER count_deleted AFTER DELETE ON patient REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_patients();

CREATE TRIGGER count_new AFTER INSERT ON patient REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_patients();

CREATE TRIGGER end_identifiers AFTER UPDATE OF deleted_at ON patient FOR EACH ROW WHEN (old.deleted_at IS DISTINCT FROM new.deleted_at) EXECUTE FUNCTION end_identifiers();

CREATE TRIGGER note_change BEFORE UPDATE ON patient FOR EACH ROW EXECUTE FUNCTION note_change();

CREATE TRIGGER note_live AFTER UPDATE OF name, contact_phone, address, alert ON patient FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.contact_phone IS DISTINCT FROM new.contact_phone OR old.address IS DISTINCT FROM new.address OR old.alert IS DISTINCT FROM new.alert) EXECUTE FUNCTION note_live_patient();

CREATE TRIGGER note_merge AFTER UPDATE OF merged_into ON patient FOR EACH ROW WHEN (old.merged_into IS NULL AND new.merged_into IS NOT NULL) EXECUTE FUNCTION note_merge();

CREATE TRIGGER note_name_key BEFORE INSERT OR UPDATE OF name ON patient FOR EACH ROW EXECUTE FUNCTION note_name_key();

CREATE TRIGGER note_revision BEFORE UPDATE ON patient FOR EACH ROW EXECUTE FUNCTION note_revision();

CREATE TRIGGER note_webhooks AFTER INSERT OR UPDATE ON patient FOR EACH ROW EXECUTE FUNCTION note_webhooks('patient', 'Patient');

CREATE TRIGGER patient_account AFTER INSERT OR DELETE OR UPDATE OF user_id, deleted_at ON patient FOR EACH ROW EXECUTE FUNCTION note_record_of_account();

CREATE TRIGGER lead_on BEFORE INSERT ON patient_identifier FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER note_identifier AFTER INSERT OR DELETE OR UPDATE OF system, value, type, assigner ON patient_identifier FOR EACH ROW EXECUTE FUNCTION note_identifier();

CREATE TRIGGER count_changed AFTER UPDATE ON payment FOR EACH ROW WHEN (old.status <> new.status OR old.amount_paise <> new.amount_paise OR old.created_at <> new.created_at) EXECUTE FUNCTION count_changed_payment();

CREATE TRIGGER count_deleted AFTER DELETE ON payment REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_payments();

CREATE TRIGGER count_new AFTER INSERT ON payment REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_payments();

CREATE TRIGGER date_release BEFORE UPDATE ON payment FOR EACH ROW WHEN (old.is_deposit <> new.is_deposit) EXECUTE FUNCTION date_release();

CREATE TRIGGER keep_closed_day BEFORE INSERT OR DELETE ON payment FOR EACH ROW EXECUTE FUNCTION keep_closed_payment();

CREATE TRIGGER keep_closed_day_changed BEFORE UPDATE ON payment FOR EACH ROW WHEN (old.received_on IS DISTINCT FROM new.received_on OR old.amount_paise IS DISTINCT FROM new.amount_paise OR old.method IS DISTINCT FROM new.method OR old.reference IS DISTINCT FROM new.reference OR old.taken_by IS DISTINCT FROM new.taken_by OR old.taken_at IS DISTINCT FROM new.taken_at) EXECUTE FUNCTION keep_closed_payment();

CREATE TRIGGER keep_gateway_payment BEFORE UPDATE ON payment FOR EACH ROW WHEN (old.gateway_payment_id IS NOT NULL AND old.gateway_payment_id IS DISTINCT FROM new.gateway_payment_id) EXECUTE FUNCTION keep_gateway_payment();

CREATE TRIGGER lead_on BEFORE INSERT ON payment FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER note_payment BEFORE INSERT OR UPDATE ON payment FOR EACH ROW EXECUTE FUNCTION note_payment();

CREATE TRIGGER settle_anew BEFORE INSERT OR DELETE OR UPDATE ON payment FOR EACH STATEMENT EXECUTE FUNCTION settle_anew();

CREATE CONSTRAINT TRIGGER settle_changed AFTER INSERT OR DELETE ON payment DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settle_changed();

CREATE CONSTRAINT TRIGGER settle_updated AFTER UPDATE ON payment DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.patient_id IS DISTINCT FROM new.patient_id OR old.status IS DISTINCT FROM new.status OR old.amount_paise IS DISTINCT FROM new.amount_paise OR old.refunded_paise IS DISTINCT FROM new.refunded_paise OR old.is_deposit IS DISTINCT FROM new.is_deposit) EXECUTE FUNCTION settle_changed();

CREATE TRIGGER keep_payment_link BEFORE UPDATE ON payment_link FOR EACH ROW EXECUTE FUNCTION keep_payment_link();

CREATE TRIGGER phase_report_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON phase_report FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER note_change BEFORE UPDATE ON physiotherapist FOR EACH ROW EXECUTE FUNCTION note_change();

CREATE TRIGGER note_live AFTER INSERT OR UPDATE OF name, working_hours, last_day, deleted_at ON physiotherapist FOR EACH ROW EXECUTE FUNCTION note_live();

CREATE TRIGGER note_revision BEFORE UPDATE ON physiotherapist FOR EACH ROW EXECUTE FUNCTION note_revision();

CREATE TRIGGER note_live AFTER INSERT OR DELETE OR UPDATE ON physiotherapist_leave FOR EACH ROW EXECUTE FUNCTION note_live_span();

CREATE TRIGGER keep_precaution BEFORE DELETE OR UPDATE ON precaution FOR EACH ROW EXECUTE FUNCTION keep_precaution();

CREATE TRIGGER lead_on BEFORE INSERT ON precaution FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE CONSTRAINT TRIGGER require_merge AFTER UPDATE OF patient_id ON precaution DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.patient_id <> new.patient_id) EXECUTE FUNCTION require_merge();

CREATE TRIGGER keep_price_item BEFORE DELETE ON price_item FOR EACH ROW EXECUTE FUNCTION keep_price_item();

CREATE CONSTRAINT TRIGGER require_gstin AFTER INSERT OR UPDATE ON price_item DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.is_active AND new.gst_rate > 0) EXECUTE FUNCTION require_gstin();

CREATE TRIGGER programme_version_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON programme_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER keep_progress_report BEFORE UPDATE ON progress_report FOR EACH ROW EXECUTE FUNCTION keep_progress_report();

CREATE TRIGGER lead_on BEFORE INSERT ON progress_report FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER note_change BEFORE UPDATE ON progress_report FOR EACH ROW EXECUTE FUNCTION note_change();

CREATE TRIGGER note_revision BEFORE UPDATE ON progress_report FOR EACH ROW EXECUTE FUNCTION note_revision();

CREATE TRIGGER note_webhooks AFTER INSERT ON progress_report FOR EACH ROW EXECUTE FUNCTION note_webhooks('document', 'DocumentReference');

CREATE TRIGGER queue_unsigned_report AFTER INSERT ON progress_report FOR EACH ROW EXECUTE FUNCTION queue_unsigned_report();

CREATE TRIGGER protocol_approval_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON protocol_approval FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER protocol_version_signed BEFORE DELETE OR UPDATE ON protocol_version FOR EACH ROW EXECUTE FUNCTION keep_signed_version();

CREATE TRIGGER questionnaire_response_kept BEFORE DELETE OR UPDATE ON questionnaire_response FOR EACH ROW EXECUTE FUNCTION keep_questionnaire_response();

CREATE TRIGGER questionnaire_response_truncate BEFORE TRUNCATE ON questionnaire_response FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER questionnaire_score_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON questionnaire_score FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER questionnaire_version_kept BEFORE DELETE OR UPDATE ON questionnaire_version FOR EACH ROW EXECUTE FUNCTION keep_active_questionnaire();

CREATE TRIGGER note_receipt AFTER INSERT ON receipt FOR EACH ROW EXECUTE FUNCTION note_receipt();

CREATE TRIGGER lead_on BEFORE INSERT ON record_opening FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER lead_on BEFORE INSERT ON recovery_plan FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER note_referral_step_of_plan AFTER INSERT OR UPDATE OF status, ended_at, patient_id ON recovery_plan FOR EACH ROW WHEN (new.kind = 'PROTOCOL'::text) EXECUTE FUNCTION note_plan_step();

CREATE TRIGGER plan_merged AFTER UPDATE OF patient_id ON recovery_plan FOR EACH ROW WHEN (old.patient_id <> new.patient_id) EXECUTE FUNCTION note_plan_merge();

CREATE TRIGGER recovery_plan_shown AFTER UPDATE OF status, physiotherapist_id ON recovery_plan FOR EACH ROW WHEN (old.status <> new.status OR old.physiotherapist_id <> new.physiotherapist_id) EXECUTE FUNCTION note_plan_change();

CREATE TRIGGER lead_on BEFORE INSERT ON referral FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER note_accepted_referral AFTER UPDATE OF status ON referral FOR EACH ROW WHEN (old.status <> 'ACCEPTED'::text AND new.status = 'ACCEPTED'::text) EXECUTE FUNCTION note_accepted_referral();

CREATE TRIGGER note_change BEFORE UPDATE ON referral FOR EACH ROW EXECUTE FUNCTION note_change();

CREATE TRIGGER note_referral_step AFTER INSERT OR UPDATE OF status, patient_id ON referral FOR EACH ROW EXECUTE FUNCTION note_referral_step();

CREATE TRIGGER note_revision BEFORE UPDATE ON referral FOR EACH ROW EXECUTE FUNCTION note_revision();

CREATE TRIGGER note_webhooks AFTER INSERT OR UPDATE ON referral FOR EACH ROW EXECUTE FUNCTION note_webhooks('referral', 'ServiceRequest');

CREATE TRIGGER keep_closed_day BEFORE INSERT OR DELETE ON refund FOR EACH ROW EXECUTE FUNCTION keep_closed_refund();

CREATE TRIGGER keep_closed_day_changed BEFORE UPDATE ON refund FOR EACH ROW WHEN (old.refunded_on IS DISTINCT FROM new.refunded_on OR old.payment_id IS DISTINCT FROM new.payment_id OR old.amount_paise IS DISTINCT FROM new.amount_paise OR old.method IS DISTINCT FROM new.method OR old.reason IS DISTINCT FROM new.reason OR old.number IS DISTINCT FROM new.number OR old.entered_by IS DISTINCT FROM new.entered_by) EXECUTE FUNCTION keep_closed_refund();

CREATE TRIGGER keep_report_link BEFORE DELETE OR UPDATE ON report_link FOR EACH ROW EXECUTE FUNCTION keep_report_link();

CREATE TRIGGER report_opening_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON report_opening FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER note_sent_patient AFTER INSERT OR UPDATE OF sent ON sent_patient FOR EACH ROW EXECUTE FUNCTION note_identifier();

CREATE CONSTRAINT TRIGGER session_event_agrees AFTER INSERT ON session_event DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.appointment_id IS NOT NULL) EXECUTE FUNCTION require_session_agrees();

CREATE TRIGGER session_event_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON session_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_recovery_change();

CREATE TRIGGER session_event_counted AFTER INSERT ON session_event REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_session_events();

CREATE TRIGGER session_event_projected BEFORE INSERT ON session_event FOR EACH ROW EXECUTE FUNCTION project_session_event();

CREATE TRIGGER keep_signed_document BEFORE DELETE OR UPDATE ON signed_document FOR EACH ROW EXECUTE FUNCTION keep_signed_document();

CREATE TRIGGER keep_treatment_consent BEFORE DELETE OR UPDATE ON treatment_consent FOR EACH ROW EXECUTE FUNCTION keep_treatment_consent();

CREATE TRIGGER lead_on BEFORE INSERT ON treatment_consent FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE CONSTRAINT TRIGGER require_merge AFTER UPDATE OF patient_id ON treatment_consent DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.patient_id <> new.patient_id) EXECUTE FUNCTION require_merge();

CREATE TRIGGER keep_treatment_note BEFORE DELETE OR UPDATE ON treatment_note FOR EACH ROW EXECUTE FUNCTION keep_treatment_note();

CREATE TRIGGER lead_on BEFORE INSERT ON treatment_note FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE CONSTRAINT TRIGGER require_merge AFTER UPDATE OF patient_id ON treatment_note DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.patient_id <> new.patient_id) EXECUTE FUNCTION require_merge();

CREATE TRIGGER lead_on BEFORE INSERT ON waiting_list_entry FOR EACH ROW WHEN (new.patient_id IS NOT NULL) EXECUTE FUNCTION lead_on();

CREATE TRIGGER merge_waiting_list_entry BEFORE UPDATE OF patient_id ON waiting_list_entry FOR EACH ROW WHEN (old.patient_id <> new.patient_id AND new.status = 'WAITING'::text) EXECUTE FUNCTION merge_waiting_list_entry();

CREATE TRIGGER note_live AFTER INSERT OR UPDATE ON waiting_list_entry FOR EACH ROW EXECUTE FUNCTION note_live_waiting();
