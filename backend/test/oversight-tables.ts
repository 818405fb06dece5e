/** Constraints of approvals of a second admin, and of requests about data and erasures, which the migrations alone hold. */
export const OVERSIGHT_CONSTRAINTS = [
  "approval.approval_by_another: CHECK ((((status <> 'WITHDRAWN'::text) OR (decided_by = requested_by)) AND ((status <> ALL (ARRAY['APPROVED'::text, 'REFUSED'::text])) OR ((decided_by <> requested_by) AND (decided_by = ANY (approver_ids))))))",
  "approval.approval_decided: CHECK ((((status = 'PENDING'::text) = (decided_by IS NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL))))",
  'approval.approval_decided_by_fkey: FOREIGN KEY (decided_by) REFERENCES app_user(id)',
  "approval.approval_expires: CHECK ((expires_at = (requested_at + '24:00:00'::interval)))",
  "approval.approval_kind_check: CHECK ((kind = ANY (ARRAY['NEW_ADMIN'::text, 'UPI_ADDRESS'::text, 'FULL_EXPORT'::text, 'FOUR_EYES_OFF'::text])))",
  'approval.approval_requested_by_fkey: FOREIGN KEY (requested_by) REFERENCES app_user(id)',
  "approval.approval_status_check: CHECK ((status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REFUSED'::text, 'WITHDRAWN'::text])))",
  'approval.approval_subject_check: CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 300)))',
  "approval.approval_used: CHECK (((used_at IS NULL) OR ((kind = 'FULL_EXPORT'::text) AND (status = 'APPROVED'::text))))",
  'four_eyes.four_eyes_id_check: CHECK ((id = 1))',
  'data_request.data_request_account_id_fkey: FOREIGN KEY (account_id) REFERENCES app_user(id)',
  'data_request.data_request_answer_check: CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 1000)))',
  "data_request.data_request_decided: CHECK ((((status = 'OPEN'::text) = (decided_at IS NULL)) AND ((decided_at IS NULL) = (decided_by_id IS NULL))))",
  'data_request.data_request_decided_by_id_fkey: FOREIGN KEY (decided_by_id) REFERENCES app_user(id)',
  "data_request.data_request_erased: CHECK (((status = 'ERASED'::text) = (erased_at IS NOT NULL)))",
  "data_request.data_request_kind_check: CHECK ((kind = ANY (ARRAY['CORRECTION'::text, 'ERASURE'::text])))",
  "data_request.data_request_refused: CHECK (((status <> 'REFUSED'::text) OR (answer IS NOT NULL)))",
  "data_request.data_request_status_check: CHECK ((status = ANY (ARRAY['OPEN'::text, 'ACCEPTED'::text, 'REFUSED'::text, 'ERASED'::text])))",
  "data_request.data_request_term: CHECK (((erase_on IS NOT NULL) = ((kind = 'ERASURE'::text) AND (status = ANY (ARRAY['ACCEPTED'::text, 'ERASED'::text])))))",
  'data_request.data_request_words_check: CHECK ((char_length(words) <= 1000))',
  'erasure_proof.erasure_proof_request_id_fkey: FOREIGN KEY (request_id) REFERENCES data_request(id)',
  'erasure_proof.erasure_proof_request_id_key: UNIQUE (request_id)',
];

export const OVERSIGHT_INDEXES = [
  'INDEX approval_requested ON approval (requested_at DESC)',
  'INDEX data_request_account ON data_request (account_id, received_at DESC)',
  "INDEX data_request_answered ON data_request (decided_at DESC, id) WHERE (status <> 'OPEN'::text)",
  "INDEX data_request_due ON data_request (due_on, id) WHERE (status = 'OPEN'::text)",
  "INDEX data_request_term_end ON data_request (erase_on) WHERE (status = 'ACCEPTED'::text)",
  "UNIQUE INDEX data_request_open ON data_request (account_id, kind) WHERE ((status = 'OPEN'::text) OR ((kind = 'ERASURE'::text) AND (status = 'ACCEPTED'::text)))",
];
