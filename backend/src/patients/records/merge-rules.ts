/**
 * What becomes of everything that refers to a record when that is merged into another one, by the columns that do. A test compares this
 * with all foreign keys of the database: a new table says here what becomes of it.
 */
export const MERGE_RULES = {
  'appointment.patient_id': 'moves',
  'charge.patient_id': 'moves',
  // Of two answers to one client the stricter one holds.
  'data_consent.patient_id': 'is decided',
  'exchange.patient_id': 'moves',
  'hl7_message.patient_id': 'moves',
  'hospital_document.patient_id': 'moves',
  'medical_history_entry.patient_id': 'moves',
  'message.patient_id': 'moves',
  // Those that were merged into it before lead on.
  'patient.merged_into': 'is decided',
  'patient_identifier.patient_id': 'moves',
  // Of two moments until which one client reaches them the later one; none is written but with a new record.
  'patient_sender.patient_id': 'is decided',
  'payment.patient_id': 'moves',
  'progress_report.patient_id': 'moves',
  // Of two moments at which one client read them the later one.
  'record_reading.patient_id': 'is decided',
  // Whatever is below a plan goes with it.
  'recovery_plan.patient_id': 'moves',
  'referral.patient_id': 'moves',
} as const satisfies Record<string, 'moves' | 'is decided'>;

/** The tables whose rows go over as they are. */
export const MOVED_TABLES = Object.entries(MERGE_RULES).flatMap(([column, rule]) =>
  rule === 'moves' ? [column.replace('.patient_id', '')] : [],
);
