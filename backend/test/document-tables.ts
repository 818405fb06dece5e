/** Constraints of reports and their signed documents, which the migrations alone hold. */
export const DOCUMENT_CONSTRAINTS = [
  'progress_report.progress_report_other: CHECK ((replaces_id <> id))',
  'progress_report.progress_report_reason: CHECK (((replaces_id IS NULL) = (reason IS NULL)))',
  'progress_report.progress_report_reason_check: CHECK (((char_length(reason) >= 3) AND (char_length(reason) <= 500)))',
  'progress_report.progress_report_replaces: UNIQUE (replaces_id)',
  'progress_report.progress_report_replaces_id_fkey: FOREIGN KEY (replaces_id) REFERENCES progress_report(id)',
  "signed_document.signed_document_hash: CHECK ((sha256 = encode(sha256(convert_to(bundle, 'UTF8'::name)), 'hex'::text)))",
  'signed_document.signed_document_size: CHECK ((size = octet_length(bundle)))',
  'signed_document.signed_document_report: UNIQUE (report_id)',
  'signed_document.signed_document_report_id_fkey: FOREIGN KEY (report_id) REFERENCES progress_report(id)',
  'signed_document.signed_document_signer_id_fkey: FOREIGN KEY (signer_id) REFERENCES app_user(id)',
  'unsigned_report.unsigned_report_id_fkey: FOREIGN KEY (id) REFERENCES progress_report(id) ON DELETE CASCADE',
  "unsigned_report.unsigned_report_status_check: CHECK ((status = ANY (ARRAY['WAITING'::text, 'DONE'::text, 'FAILED'::text])))",
];

export const DOCUMENT_INDEXES = [
  'INDEX signed_document_signed ON signed_document (signed_at, report_id)',
  "INDEX unsigned_report_due ON unsigned_report (due_at, id) WHERE (status = 'WAITING'::text)",
];
