/**
 * Rules for merging a record into another, by column that references a patient. A test compares them with the foreign
 * keys of the database, so that every new table gets a rule.
 */
export const MERGE_RULES = {
  'appointment.patient_id': 'moves',
  'bill.patient_id': 'moves',
  // Of two conversations the messages come together in that of the surviving record.
  'care_thread.patient_id': 'is decided',
  'charge.patient_id': 'moves',
  // Of two files with the same bytes, that of the surviving record stays, and is live if one of them is.
  'clinical_file.patient_id': 'is decided',
  'credit.patient_id': 'moves',
  // Of two consents for one client, the stricter one wins.
  'data_consent.patient_id': 'is decided',
  'exchange.patient_id': 'moves',
  // Of two live ones for one number, the older one ends.
  'family_grant.patient_id': 'is decided',
  'hl7_message.patient_id': 'moves',
  'hospital_document.patient_id': 'moves',
  // Append-only: readers follow `patient.merged_into`.
  'measurement.patient_id': 'stays',
  'medical_history_entry.patient_id': 'moves',
  'message.patient_id': 'moves',
  'notice.patient_id': 'moves',
  'outcome_score.patient_id': 'moves',
  'package.patient_id': 'moves',
  // Records merged earlier point to the surviving record.
  'patient.merged_into': 'is decided',
  'patient_identifier.patient_id': 'moves',
  // An undo of the import finds the record merged, and leaves it.
  'patient_import_record.patient_id': 'stays',
  // Of two access deadlines for one client, the later one wins. The row is only inserted together with a new record.
  'patient_sender.patient_id': 'is decided',
  'payment.patient_id': 'moves',
  // Of two live ones for the weight of one side, the older one ends, by a trigger.
  'precaution.patient_id': 'moves',
  'progress_report.patient_id': 'moves',
  'record_opening.patient_id': 'moves',
  // Of two read times of one client, the later one wins.
  'record_reading.patient_id': 'is decided',
  // The rows of a plan move with it.
  'recovery_plan.patient_id': 'moves',
  'referral.patient_id': 'moves',
  // Of two that one client sent, that of the surviving record stays.
  'sent_patient.patient_id': 'is decided',
  'treatment_consent.patient_id': 'moves',
  'treatment_note.patient_id': 'moves',
  // Of two that wait for one kind of session, the later one is withdrawn, by a trigger.
  'waiting_list_entry.patient_id': 'moves',
} as const satisfies Record<string, 'moves' | 'is decided' | 'stays'>;

/** Tables whose rows move unchanged. */
export const MOVED_TABLES = Object.entries(MERGE_RULES).flatMap(([column, rule]) =>
  rule === 'moves' ? [column.replace('.patient_id', '')] : [],
);
