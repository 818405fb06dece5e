/** What stands in the migrations alone of providers of messages and of tries, as PostgreSQL tells it. */
export const MESSAGE_CONSTRAINTS = [
  "sign_in_code_day.sign_in_code_day_channel_check: CHECK ((channel = 'SMS'::text))",
  'sign_in_code_day.sign_in_code_day_cost_milli_paise_check: CHECK ((cost_milli_paise >= 0))',
  'sign_in_code_day.sign_in_code_day_failed_check: CHECK ((failed >= 0))',
  'sign_in_code_day.sign_in_code_day_once: UNIQUE (day, channel, provider)',
  'sign_in_code_day.sign_in_code_day_parts_check: CHECK ((parts >= 0))',
  'sign_in_code_day.sign_in_code_day_taken_check: CHECK ((taken >= 0))',
  'clinic_settings.clinic_settings_credit_warning_check: CHECK ((credit_warning >= 0))',
  "clinic_settings.clinic_settings_message_prices_check: CHECK ((jsonb_typeof(message_prices) = 'array'::text))",
  'message.message_cost_milli_paise_check: CHECK ((cost_milli_paise >= 0))',
  'message.message_parts_check: CHECK ((parts >= 0))',
  "message_provider.message_provider_channel_check: CHECK ((channel = ANY (ARRAY['SMS'::text, 'EMAIL'::text])))",
  'message_provider.message_provider_failures_check: CHECK ((failures >= 0))',
  "message_provider.message_provider_provider_check: CHECK ((provider = ANY (ARRAY['console'::text, 'http'::text, 'exotel'::text, 'msg91'::text])))",
  "message_try.message_try_channel_check: CHECK ((channel = ANY (ARRAY['SMS'::text, 'EMAIL'::text])))",
  'message_try.message_try_message_id_fkey: FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE CASCADE',
  "message_try.message_try_outcome_check: CHECK ((outcome = ANY (ARRAY['TAKEN'::text, 'REFUSED'::text, 'NOT_TAKEN'::text, 'UNKNOWN'::text])))",
];

/** Indexes of the same tables. */
export const MESSAGE_INDEXES = ['INDEX message_try_message ON message_try (message_id)'];
