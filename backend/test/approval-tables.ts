/** Constraints of the tables of four eyes, as PostgreSQL prints them. */
export const APPROVAL_CONSTRAINTS = [
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
];

/** Indexes of the tables of four eyes. */
export const APPROVAL_INDEXES = ['INDEX approval_requested ON approval (requested_at DESC)'];
