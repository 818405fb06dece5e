/** Constraints of the tables of factors, as PostgreSQL prints them. */
export const FACTOR_CONSTRAINTS = [
  'authenticator.authenticator_credential: UNIQUE (credential_id)',
  "authenticator.authenticator_kind_check: CHECK ((kind = ANY (ARRAY['APP'::text, 'PASSKEY'::text])))",
  'authenticator.authenticator_name_check: CHECK ((char_length(name) <= 60))',
  "authenticator.authenticator_of_kind: CHECK ((((kind = 'APP'::text) = (secret IS NOT NULL)) AND ((kind = 'PASSKEY'::text) = ((credential_id IS NOT NULL) AND (public_key IS NOT NULL) AND (sign_count IS NOT NULL))) AND ((kind = 'APP'::text) OR (confirmed_at IS NOT NULL))))",
  'authenticator.authenticator_sign_count_check: CHECK ((sign_count >= 0))',
  "passkey_challenge.passkey_challenge_purpose_check: CHECK ((purpose = ANY (ARRAY['ADD'::text, 'VERIFY'::text])))",
  "second_factor_role.second_factor_role_role_check: CHECK ((role = ANY (ARRAY['admin'::text, 'reception'::text, 'physiotherapist'::text, 'doctor'::text])))",
  'authenticator.authenticator_user_id_fkey: FOREIGN KEY (user_id) REFERENCES app_user(id)',
  'recovery_code.recovery_code_authenticator_id_fkey: FOREIGN KEY (authenticator_id) REFERENCES authenticator(id) ON DELETE CASCADE',
];

/** Indexes of the tables of factors. */
export const FACTOR_INDEXES = [
  'UNIQUE INDEX authenticator_begun ON authenticator (user_id) WHERE (confirmed_at IS NULL)',
  "UNIQUE INDEX authenticator_confirmed ON authenticator (user_id) WHERE ((kind = 'APP'::text) AND (confirmed_at IS NOT NULL))",
  "INDEX authenticator_passkeys ON authenticator (user_id) WHERE (kind = 'PASSKEY'::text)",
];
