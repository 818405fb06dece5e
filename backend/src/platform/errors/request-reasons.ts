/** Reasons of requests that do not reach a service: format, authentication, rate and internal errors. */
export const requestReasons = {
  // Format.
  SEND_JSON: () => 'Please send application/json.',
  SEND_OBJECT: () => 'Please send a JSON object.',
  SEND_FORM: () => 'Please send multipart/form-data.',
  SEND_UTF8: () => 'Please send UTF-8 without compression.',
  SEND_OPERATION: () => 'Please send one operation as a JSON object with query and, if need be, variables.',
  NOT_JSON: () => 'What was sent is not a valid JSON object.',
  REQUEST_UNREADABLE: () => 'The request could not be read.',
  FORM_UNREADABLE: () => 'The form could not be read.',
  FILE_NOT_CHOSEN: () => 'Please choose a file',
  FILE_TOO_LARGE: ({ megabytes }: { megabytes: number }) => `The file is larger than ${megabytes} MB.`,
  RANGE_OUTSIDE: () => 'This range of bytes does not lie within the file.',
  FILE_LATE: () => 'The file did not arrive in time. Please try again.',
  FORM_PARTS: () => 'The form has fields or files that do not belong there',
  GRAPHQL_ANSWERS: ({ types }: { types: string }) => `GraphQL answers in ${types.replace(', ', ' or ')}.`,
  GRAPHQL_TAKES_POST: () => 'GraphQL takes POST only.',
  /** GraphQL's own error about a document, for programmers; English only. */
  DOCUMENT_REFUSED: ({ text }: { text: string }) => text,
  METHOD_UNKNOWN: () => 'This method is not used here.',
  METHOD_NOT_TAKEN: () => 'This address does not take this method.',
  OTHER_WEBSITE: () => 'Requests from other websites are refused.',

  // Authentication.
  ADMIN_NOT_FOUND: () => 'Admin not found',
  API_KEY_SCOPE_MISSING: ({ scope }: { scope: string }) => `This API key lacks the scope ${scope}.`,
  API_KEY_NOT_ALLOWED: () => 'No API key may do this: it takes a person who signs in.',
  API_KEY_MALFORMED: ({ beginning }: { beginning: string }) =>
    `This is no API key: one begins with ${beginning} and must be copied whole.`,
  API_KEY_UNKNOWN: () => 'This API key is unknown.',
  API_KEY_REVOKED: () => 'This API key was revoked.',
  API_KEY_EXPIRED: () => 'This API key has expired.',
  API_KEY_OWNER: () => 'The account of this API key is no longer an admin account.',

  // Rate.
  API_KEY_TOO_OFTEN: () => 'This API key was used too often. Please try again later.',
  API_KEY_TOO_MUCH: () => 'This API key asked for too much within an hour. Please try again later.',
  OWN_FILES_UNDER_WAY: () => 'Your other files are still being uploaded. Please try again in a moment.',
  FILES_UNDER_WAY: () => 'Many files are being uploaded right now. Please try again in a moment.',
  TOO_MANY_TESTS: () => 'Too many tests. Please try again later.',
  TOO_MANY_REPORT_MAILS: () => 'Too many mails within an hour. Please try again later.',
  TOO_MANY_PAPERS: () => 'Too many documents were sent to this patient today. Please try again tomorrow.',
  TOO_MANY_IMPORTS: () => 'Too many imports. Please try again later.',
  TOO_MANY_RECORDS: () => 'Too many records were read within an hour. Please try again later.',
  TOO_MANY_DOCUMENTS: () => 'This client has sent as many MB of documents as it may within a day.',
  TOO_MANY_STREAMS: () => 'This session already listens in six places. Please close one of them.',
  TOO_MANY_EXPORTS: () => 'Too many exports. Please try again later.',
  EXPORTS_BUSY: () => 'Other exports are being made. Please try again in a moment.',
};
