/** What stands in the migrations alone of the senders of HL7 v2, their messages and sessions, and the records that they merge. */
export const HL7_CONSTRAINTS = [
  'exchange.exchange_source_id_fkey: FOREIGN KEY (source_id) REFERENCES hl7_source(id)',
  'hl7_appointment.hl7_appointment_appointment_id_fkey: FOREIGN KEY (appointment_id) REFERENCES appointment(id)',
  'hl7_appointment.hl7_appointment_called_check: CHECK (((char_length(called) >= 1) AND (char_length(called) <= 199)))',
  'hl7_appointment.hl7_appointment_source_id_fkey: FOREIGN KEY (source_id) REFERENCES hl7_source(id)',
  'hl7_message.hl7_message_appointment_id_fkey: FOREIGN KEY (appointment_id) REFERENCES appointment(id)',
  'hl7_message.hl7_message_control_id_check: CHECK (((char_length(control_id) >= 1) AND (char_length(control_id) <= 199)))',
  'hl7_message.hl7_message_occurrence_check: CHECK ((occurrence > 0))',
  'hl7_message.hl7_message_once: UNIQUE (source_id, control_id, occurrence)',
  'hl7_message.hl7_message_patient_id_fkey: FOREIGN KEY (patient_id) REFERENCES patient(id)',
  'hl7_message.hl7_message_source_id_fkey: FOREIGN KEY (source_id) REFERENCES hl7_source(id)',
  'hl7_source.hl7_source_application_check: CHECK (((char_length(application) >= 1) AND (char_length(application) <= 227)))',
  'hl7_source.hl7_source_facility_check: CHECK ((char_length(facility) <= 227))',
  "hl7_source.hl7_source_identifier_system_check: CHECK ((identifier_system <> ''::text))",
  'hl7_source.hl7_source_name_check: CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120)))',
  'hl7_source.hl7_source_registered_by_fkey: FOREIGN KEY (registered_by) REFERENCES app_user(id)',
  'patient.patient_merged: CHECK (((merged_into IS NULL) OR ((deleted_at IS NOT NULL) AND (merged_into <> id))))',
  'patient.patient_merged_into_fkey: FOREIGN KEY (merged_into) REFERENCES patient(id)',
];
export const HL7_INDEXES = [
  'INDEX hl7_appointment_of ON hl7_appointment (appointment_id)',
  'INDEX hl7_message_body ON hl7_message (received_at) WHERE (body IS NOT NULL)',
  'INDEX hl7_message_patient ON hl7_message (patient_id) WHERE (patient_id IS NOT NULL)',
  'INDEX patient_merged_into ON patient (merged_into) WHERE (merged_into IS NOT NULL)',
  'UNIQUE INDEX hl7_source_name ON hl7_source (name) WHERE (ended_at IS NULL)',
  'UNIQUE INDEX hl7_source_sender ON hl7_source (application, facility) WHERE (ended_at IS NULL)',
];
