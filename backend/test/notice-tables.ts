/** What stands in the migrations alone of notices, as PostgreSQL tells it. */
export const NOTICE_CONSTRAINTS = [
  "notice.notice_audience_check: CHECK ((audience = ANY (ARRAY['DESK'::text, 'ADMINS'::text, 'NOBODY'::text])))",
  'notice.notice_by_id_fkey: FOREIGN KEY (by_id) REFERENCES app_user(id)',
  'notice.notice_dedup: UNIQUE (dedup_key)',
  "notice.notice_kind_check: CHECK ((kind = ANY (ARRAY['REQUEST_CAME'::text, 'PATIENT_BOOKED'::text, 'PATIENT_MOVED'::text, 'PATIENT_CANCELED'::text, 'COLUMN_CHANGED'::text, 'WAITING_LIST_MATCH'::text, 'RECORD_OPENED'::text, 'DANGER_SIGN'::text, 'CARE_FLAG'::text, 'CARE_MESSAGE'::text, 'COVER_BEGAN'::text, 'ALARM'::text])))",
  'notice.notice_patient_id_fkey: FOREIGN KEY (patient_id) REFERENCES patient(id)',
  'notice.notice_physiotherapist_id_fkey: FOREIGN KEY (physiotherapist_id) REFERENCES physiotherapist(id)',
  "notice.notice_readers: CHECK (((audience <> 'NOBODY'::text) OR (physiotherapist_id IS NOT NULL)))",
  'notice.notice_text_check: CHECK (((char_length(text) >= 1) AND (char_length(text) <= 400)))',
  'notice_seen.notice_seen_account_id_fkey: FOREIGN KEY (account_id) REFERENCES app_user(id)',
  'notice_seen.notice_seen_notice_id_fkey: FOREIGN KEY (notice_id) REFERENCES notice(id) ON DELETE CASCADE',
];

export const NOTICE_INDEXES = [
  'INDEX notice_at ON notice (at)',
  'INDEX notice_patient ON notice (patient_id) WHERE (patient_id IS NOT NULL)',
  'INDEX notice_physiotherapist ON notice (physiotherapist_id, id) WHERE (physiotherapist_id IS NOT NULL)',
  'INDEX notice_seen_notice ON notice_seen (notice_id)',
];
