/** What stands in the migrations alone of consents, reminders and push, as PostgreSQL tells it. */
export const PUSH_CONSTRAINTS = [
  'consent.consent_account_id_fkey: FOREIGN KEY (account_id) REFERENCES app_user(id)',
  "consent.consent_language_check: CHECK ((language = ANY (ARRAY['EN'::text, 'HI'::text])))",
  "consent.consent_purpose_check: CHECK ((purpose = ANY (ARRAY['SHARE_REPORTS'::text, 'REMINDERS'::text])))",
  'consent.consent_text_version_check: CHECK ((text_version >= 1))',
  'push_notice.push_notice_account_id_fkey: FOREIGN KEY (account_id) REFERENCES app_user(id)',
  'push_notice.push_notice_id_fkey: FOREIGN KEY (id) REFERENCES message(id) ON DELETE CASCADE',
  "push_notice.push_notice_status_check: CHECK ((status = ANY (ARRAY['QUEUED'::text, 'DONE'::text, 'FAILED'::text])))",
  'push_subscription.push_subscription_account_id_fkey: FOREIGN KEY (account_id) REFERENCES app_user(id)',
  'push_subscription.push_subscription_endpoint: UNIQUE (endpoint)',
  'push_subscription.push_subscription_endpoint_check: CHECK (((char_length(endpoint) >= 1) AND (char_length(endpoint) <= 1000)))',
  'reminder_setting.reminder_setting_account_id_fkey: FOREIGN KEY (account_id) REFERENCES app_user(id)',
  "reminder_setting.reminder_setting_at_check: CHECK ((at ~ '^(0[6-9]|1[0-9]|2[01]):[0-5][0-9]$'::text))",
  "reminder_setting.reminder_setting_weekdays_check: CHECK ((((cardinality(weekdays) >= 1) AND (cardinality(weekdays) <= 7)) AND (weekdays <@ ARRAY['MONDAY'::text, 'TUESDAY'::text, 'WEDNESDAY'::text, 'THURSDAY'::text, 'FRIDAY'::text, 'SATURDAY'::text, 'SUNDAY'::text])))",
];

export const PUSH_INDEXES = [
  'INDEX consent_account ON consent (account_id, purpose, at)',
  'INDEX push_notice_account ON push_notice (account_id, created_at)',
  "INDEX push_notice_due ON push_notice (created_at) WHERE (status = 'QUEUED'::text)",
  'INDEX push_subscription_account ON push_subscription (account_id)',
  'INDEX reminder_setting_at ON reminder_setting (at)',
];
