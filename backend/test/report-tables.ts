/** Constraints of reports of phases, which the migrations alone hold. */
export const REPORT_CONSTRAINTS = [
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
  'INDEX report_link_report ON report_link (report_id, created_at)',
  'INDEX report_opening_link ON report_opening (link_id, opened_at)',
];
