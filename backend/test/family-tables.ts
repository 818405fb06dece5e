/** Constraints of the access of family members, which the migrations alone hold. */
export const FAMILY_CONSTRAINTS = [
  'family_grant.family_grant_accepted: CHECK (((account_id IS NULL) = (accepted_at IS NULL)))',
  'family_grant.family_grant_account_id_fkey: FOREIGN KEY (account_id) REFERENCES app_user(id)',
  'family_grant.family_grant_granted_by_id_fkey: FOREIGN KEY (granted_by_id) REFERENCES app_user(id)',
  "family_grant.family_grant_language_check: CHECK ((language = ANY (ARRAY['EN'::text, 'HI'::text])))",
  'family_grant.family_grant_name_check: CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120)))',
  'family_grant.family_grant_of_another: CHECK ((account_id <> granted_by_id))',
  'family_grant.family_grant_patient_id_fkey: FOREIGN KEY (patient_id) REFERENCES patient(id)',
  "family_grant.family_grant_phone_check: CHECK ((phone ~ '^\\+91[0-9]{10}$'::text))",
  'family_grant.family_grant_relation_check: CHECK (((char_length(relation) >= 1) AND (char_length(relation) <= 40)))',
  "family_grant.family_grant_rights_check: CHECK ((rights <@ ARRAY['TICK'::text, 'MESSAGE'::text]))",
  'family_grant.family_grant_text_version_check: CHECK ((text_version >= 1))',
];

export const FAMILY_INDEXES = [
  'INDEX family_grant_account ON family_grant (account_id, patient_id) WHERE (account_id IS NOT NULL)',
  'INDEX family_grant_open ON family_grant (phone) WHERE ((accepted_at IS NULL) AND (ended_at IS NULL))',
  'INDEX family_grant_patient ON family_grant (patient_id, granted_at)',
  'UNIQUE INDEX family_grant_live ON family_grant (patient_id, phone) WHERE (ended_at IS NULL)',
];
