/** Constraints of imports, of the records that they made and of what they brought over, which the migrations alone hold. */
export const IMPORT_CONSTRAINTS = [
  'import_opening.import_opening_charge_id_fkey: FOREIGN KEY (charge_id) REFERENCES charge(id) ON DELETE CASCADE',
  'import_opening.import_opening_credit_id_fkey: FOREIGN KEY (credit_id) REFERENCES credit(id)',
  'import_opening.import_opening_import_id_fkey: FOREIGN KEY (import_id) REFERENCES patient_import(id) ON DELETE CASCADE',
  'import_opening.import_opening_of_one: CHECK ((num_nonnulls(charge_id, credit_id, package_id) = 1))',
  'import_opening.import_opening_package_id_fkey: FOREIGN KEY (package_id) REFERENCES package(id)',
  "patient_import.patient_import_undone: CHECK ((((undone_at IS NULL) = (undone_by IS NULL)) AND ((undone_at IS NULL) OR ((status <> 'RUNNING'::text) AND (NOT dry_run)))))",
  'patient_import.patient_import_undone_by_fkey: FOREIGN KEY (undone_by) REFERENCES app_user(id)',
  'patient_import_record.patient_import_record_import_id_fkey: FOREIGN KEY (import_id) REFERENCES patient_import(id) ON DELETE CASCADE',
  'patient_import_record.patient_import_record_patient_id_fkey: FOREIGN KEY (patient_id) REFERENCES patient(id)',
];

/** The indexes of the same tables. */
export const IMPORT_INDEXES = [
  'INDEX import_opening_import ON import_opening (import_id)',
  'INDEX patient_import_created ON patient_import (created_at DESC, id DESC)',
  'INDEX patient_import_record_patient ON patient_import_record (patient_id)',
];
