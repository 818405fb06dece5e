/** Constraints of reports, of their signed documents and of reports of phases, which the migrations alone hold. */
export const REPORT_CONSTRAINTS = [
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
  "phase_report.phase_report_content_check: CHECK ((jsonb_typeof(content) = 'object'::text))",
  'phase_report.phase_report_from_phase_check: CHECK ((from_phase >= 1))',
  'phase_report.phase_report_passage: UNIQUE (plan_id, from_phase)',
  'phase_report.phase_report_passed: FOREIGN KEY (plan_id, from_phase) REFERENCES gate_passage(plan_id, from_phase)',
  'phase_report.phase_report_plan_id_fkey: FOREIGN KEY (plan_id) REFERENCES recovery_plan(id)',
  'report_link.report_link_created_by_id_fkey: FOREIGN KEY (created_by_id) REFERENCES app_user(id)',
  "report_link.report_link_life: CHECK (((expires_at > created_at) AND (expires_at <= (created_at + '720:00:00'::interval))))",
  'report_link.report_link_report_id_fkey: FOREIGN KEY (report_id) REFERENCES phase_report(id)',
  'report_link.report_link_token: UNIQUE (token_hash)',
  "report_link.report_link_token_hash_check: CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))",
  'report_opening.report_opening_link_id_fkey: FOREIGN KEY (link_id) REFERENCES report_link(id)',
];

export const REPORT_INDEXES = [
  'INDEX signed_document_signed ON signed_document (signed_at, report_id)',
  "INDEX unsigned_report_due ON unsigned_report (due_at, id) WHERE (status = 'WAITING'::text)",
  'INDEX report_link_report ON report_link (report_id, created_at)',
  'INDEX report_opening_link ON report_opening (link_id, opened_at)',
];
