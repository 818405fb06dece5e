/** What stands in the migrations alone of requests about data, as PostgreSQL prints it. */
export const DATA_REQUEST_CONSTRAINTS = [
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

/** Indexes of requests about data. */
export const DATA_REQUEST_INDEXES = [
  'INDEX data_request_account ON data_request (account_id, received_at DESC)',
  "INDEX data_request_answered ON data_request (decided_at DESC, id) WHERE (status <> 'OPEN'::text)",
  "INDEX data_request_due ON data_request (due_on, id) WHERE (status = 'OPEN'::text)",
  "INDEX data_request_term_end ON data_request (erase_on) WHERE (status = 'ACCEPTED'::text)",
  "UNIQUE INDEX data_request_open ON data_request (account_id, kind) WHERE ((status = 'OPEN'::text) OR ((kind = 'ERASURE'::text) AND (status = 'ACCEPTED'::text)))",
];
