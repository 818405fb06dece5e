/** What stands in the migrations alone of the exchanges with hospitals' systems. */
export const EXCHANGE_CONSTRAINTS = [
  'data_consent.data_consent_recorded_by_fkey: FOREIGN KEY (recorded_by) REFERENCES app_user(id)',
  "data_consent.data_consent_said_by_check: CHECK ((said_by = ANY (ARRAY['PATIENT'::text, 'DESK'::text])))",
  'exchange.exchange_client_id_fkey: FOREIGN KEY (client_id) REFERENCES smart_client(id)',
  "exchange.exchange_door_check: CHECK ((door = ANY (ARRAY['FHIR'::text, 'BULK'::text, 'HL7V2'::text, 'WEBHOOK'::text])))",
  "exchange.exchange_outcome_check: CHECK ((outcome = ANY (ARRAY['SUCCEEDED'::text, 'REFUSED'::text, 'FAILED'::text])))",
  'exchange.exchange_patient_id_fkey: FOREIGN KEY (patient_id) REFERENCES patient(id)',
  'record_reading.record_reading_client_id_fkey: FOREIGN KEY (client_id) REFERENCES smart_client(id)',
  'record_reading.record_reading_patient_id_fkey: FOREIGN KEY (patient_id) REFERENCES patient(id)',
];
export const EXCHANGE_INDEXES = [
  'INDEX exchange_client ON exchange (client_id, at DESC, id DESC)',
  'INDEX exchange_newest ON exchange (at DESC, id DESC)',
  "INDEX exchange_not_succeeded ON exchange (at DESC, id DESC) WHERE (outcome <> 'SUCCEEDED'::text)",
  'INDEX exchange_patient ON exchange (patient_id, at DESC, id DESC) WHERE (patient_id IS NOT NULL)',
  'INDEX record_reading_patient ON record_reading (patient_id)',
];
