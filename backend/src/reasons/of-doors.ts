/** What keeps a request from its service: how it was sent, who sends it, how often, and what is our fault. */
export const ofDoors = {
  // How it was sent.
  SEND_JSON: () => 'Please send application/json.',
  SEND_OBJECT: () => 'Please send a JSON object.',
  SEND_FORM: () => 'Please send multipart/form-data.',
  SEND_UTF8: () => 'Please send UTF-8 without compression.',
  SEND_OPERATION: () => 'Please send one operation as a JSON object with query and, if need be, variables.',
  NOT_JSON: () => 'What was sent is not a valid JSON object.',
  REQUEST_UNREADABLE: () => 'The request could not be read.',
  REQUEST_TOO_LARGE: () => 'What was sent is too large.',
  FORM_UNREADABLE: () => 'The form could not be read.',
  FORM_PARTS: () => 'The form has fields or files that do not belong there',
  GRAPHQL_ANSWERS: ({ types }: { types: string }) => `GraphQL answers in ${types.replace(', ', ' or ')}.`,
  GRAPHQL_TAKES_POST: () => 'GraphQL takes POST only.',
  /** What GraphQL itself says of a document, for the programmer who wrote it: no other language has its words. */
  DOCUMENT_REFUSED: ({ text }: { text: string }) => text,
  METHOD_UNKNOWN: () => 'This method is not used here.',
  METHOD_NOT_TAKEN: () => 'This address does not take this method.',
  NOTHING_HERE: () => 'There is nothing at this address.',
  OTHER_WEBSITE: () => 'Requests from other websites are refused.',

  // Who sends it.
  SIGN_IN_FIRST: () => 'Please sign in first.',
  ACCOUNT_NOT_ALLOWED: () => 'Your account is not allowed to do this.',
  ADMIN_NOT_FOUND: () => 'Admin not found',
  ACCOUNT_DISABLED: () => 'This account was switched off. Please call the clinic.',
  WRONG_CODE: () => 'The code is wrong or has expired. Please check it or ask for a new one.',
  CODE_USED_UP: () => 'Too many wrong codes: this one is used up. Please ask for a new one.',
  API_KEY_SCOPE_MISSING: ({ scope }: { scope: string }) => `This API key lacks the scope ${scope}.`,
  API_KEY_NOT_ALLOWED: () => 'No API key may do this: it takes a person who signs in.',
  API_KEY_MALFORMED: ({ beginning }: { beginning: string }) =>
    `This is no API key: one begins with ${beginning} and must be copied whole.`,
  API_KEY_UNKNOWN: () => 'This API key is unknown.',
  API_KEY_REVOKED: () => 'This API key was revoked.',
  API_KEY_EXPIRED: () => 'This API key has expired.',
  API_KEY_OWNER: () => 'The account of this API key is no longer an admin account.',

  // How often.
  API_KEY_TOO_OFTEN: () => 'This API key was used too often. Please try again later.',
  API_KEY_TOO_MUCH: () => 'This API key asked for too much within an hour. Please try again later.',
  TOO_MANY_EXPORTS: () => 'Too many exports. Please try again later.',
  EXPORTS_BUSY: () => 'Other exports are being made. Please try again in a moment.',
  TOO_MANY_PHOTOS: () => 'Too many photos today. Please try again tomorrow.',
  TOO_MANY_MESSAGES: () => 'Too many messages were sent. Please call us, or try again later.',

  CODES_USED_UP: () => 'Too many codes were asked for. Please try again later.',
  CODE_TOO_SOON: ({ seconds }: { seconds: number }) =>
    `Please wait ${seconds} seconds before you ask for another code.`,
  TOO_MANY_WRONG_CODES: () => 'Too many wrong codes. Please try again later.',
  ONE_TRY_A_MINUTE: () => 'Too many wrong codes. You can try once a minute.',
  OWN_PHOTOS_UNDER_WAY: () => 'Your other photos are still being uploaded. Please try again in a moment.',
  PHOTOS_UNDER_WAY: () => 'Many photos are being uploaded right now. Please try again in a moment.',
  PHOTO_LATE: () => 'The photo did not arrive in time. Please try again.',
  BUSY: () => 'The service is very busy right now. Please try again in a moment.',
  IDEMPOTENCY_KEY_REUSED: () => 'This idempotency key was used for something else. Please use a new one.',
  FORM_SENT_OTHERWISE: () => 'This form has sent another message already. Please load the page again.',
  DONE_ALREADY: () => 'This was done already. Please load the list again.',

  // What is our fault.
  INTERNAL: () => 'Something went wrong on our side. Please try again.',
  SMS_FAILED: () => 'We could not send the text message. Please try again in a moment.',
  NO_ROOM: () => 'There is no room to store this right now. Please try again in a minute.',
  STARTING: () => 'The service is starting. Please try again in a moment.',
  UNAVAILABLE: () => 'The service is not available right now. Please try again in a moment.',
};
