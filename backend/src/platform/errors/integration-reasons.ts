/** Reasons of integrations: registration and sign-in of hospital systems, and access to records. */
export const integrationReasons = {
  // Clients.
  CLIENT_NAME_TAKEN: () => 'A live client has this name. Revoke it first, or choose another name.',
  ABHA_NUMBER: ({ example }: { example: string }) => `An ABHA number has 14 digits, such as ${example}`,
  ABHA_ADDRESS: ({ example }: { example: string }) =>
    `An ABHA address has 3 to 50 characters before the @, such as ${example}`,
  ABHA_CHECK_DIGIT: () => 'The last digit does not fit. Please compare the number with the card.',
  ABHA_VERIFIED: () => 'ABDM verified the ABHA of this record, so it is not changed here.',
  ABHA_OF_ANOTHER: () => 'ABDM verified this ABHA for another record.',
  CLIENT_NEEDS_SIGN_IN: () => 'For your safety, please sign in again before you register a client.',
  CLIENT_NOT_FOUND: () => 'There is no live client with this id.',
  CLIENT_NEEDS_SIGNING_KEY: () =>
    'SMART_SIGNING_KEY is not set on this server, so that no client could sign in. Set it first.',
  CLIENT_SCOPES: ({ most }: { most: number }) =>
    `Please give 1 to ${most} scopes of systems for what is served here, such as system/Patient.rs or system/*.read.`,
  CLIENT_KEYS_ONE_WAY: () => 'Please give either the keys themselves or the address at which they are published.',
  CLIENT_SYSTEMS: ({ most }: { most: number }) =>
    `Please give at most ${most} systems of identifiers, each a URI such as https://hospital.example/mrn, and not that of ABHA.`,
  JWKS_ADDRESS: () => 'Please give a public https address, without a name and a password in it.',
  JWKS_UNREADABLE: () => 'Please give a JWK set as JSON, such as {"keys": [{"kty": "EC", …}]}.',
  JWKS_COUNT: ({ most }: { most: number }) => `A set must have 1 to ${most} keys.`,
  JWKS_SAME_KID: () => 'Two keys have the same kid.',
  JWKS_PRIVATE: () =>
    'This is a private or symmetric key. Please give public keys alone, and make a new pair: this one is known now.',
  JWKS_KIND: () => 'Only keys for signatures by RS384 (RSA) and ES384 (EC, P-384) are taken.',
  JWKS_SIZE: ({ least }: { least: number }) => `An RSA key must have at least ${least} bits, and at most 8192.`,

  // HL7 v2 sources.
  SOURCE_NAME_TAKEN: () => 'A live source has this name. End it first, or choose another name.',
  SOURCE_SENDER_TAKEN: () => 'A live source sends as this application and facility. End it first.',
  SOURCE_NEEDS_SIGN_IN: () => 'For your safety, please sign in again before you register a source.',
  SOURCE_NOT_FOUND: () => 'There is no live source with this id.',
  SOURCE_SYSTEM: () =>
    "Please give the system of the identifiers as a URI, such as https://hospital.example/mrn, and neither one of the clinic's own nor that of ABHA.",

  // Consent.
  CONSENT_NOT_FOUND: () => 'There is no such consent, or it was revoked.',
  CONSENT_END_PAST: () => 'The end of a consent must lie in the future.',
  CONSENT_REFUSED_BY_PATIENT: () =>
    'The patient refused this themselves. They alone can allow it again, at /user/records.',
  CONSENT_LIFTS_REFUSAL: () =>
    'The patient refused, and this client reads without a consent: it would go on reading once this one is over. Please leave the end out, or leave the refusal as it is.',

  // Patients.
  UNSEEN_PATIENT: () => 'This is no patient whom this client may see',

  // Referrals.
  REFERRAL_NOT_FOUND: () => 'There is no such referral.',
  REFERRAL_NOT_WAITING: () => 'This referral was decided, or the hospital took it back.',

  REFERRAL_IDENTIFIER_TAKEN: () => 'Another referral of this client has this identifier.',
  REFERRAL_ONLY_ACTIVE: () => 'A new referral is active',
  REFERRAL_ONLY_REVOKED: () => 'A referral is taken back with the status revoked',
  REFERRAL_SAME: () => 'This is not that of the referral, which stays as it was sent',
  REFERRAL_SITES: ({ most }: { most: number }) => `A referral names at most ${most} places of the body`,
  REFERRAL_NOTES: ({ most }: { most: number }) => `A referral has at most ${most} notes`,
  REFERRAL_AUTHORED: () => 'A referral was written in the past, such as at 2026-11-21T10:30:00Z',

  // Documents.
  DOCUMENT_NOT_FOUND: () => 'There is no such document.',
  DOCUMENT_KIND: () => 'A document is a PDF, a JPEG, a PNG, or a text in UTF-8 without markup',
  DOCUMENT_NOT_AS_SAID: () => 'The content is of another kind than it is said to be',
  DOCUMENT_TOO_LARGE: ({ megabytes }: { megabytes: number }) => `A document has at most ${megabytes} MB`,
  DOCUMENT_WRITTEN: () => 'A document was written in the past, such as at 2026-11-21T10:30:00Z',
  DOCUMENT_REFERRAL: () => 'This is no referral that this client sent of the patient',
  DOCUMENT_REPLACES: () => 'This is no document in force that this client sent of the patient',
  DOCUMENT_IDENTIFIER_TAKEN: () => 'Another document of this client has this identifier.',

  // Exchanges.
  EXCHANGE_NOT_FOUND: () => 'There is no such exchange, or it was forgotten.',
  MESSAGE_APPLIED: () => 'This message was applied already.',
  MESSAGE_EMPTIED: () => 'What this message said is no longer kept. Please ask the hospital to send it again.',
  MESSAGE_SOURCE_ENDED: () => 'The source of this message is not registered any more.',
  MESSAGE_OVERTAKEN: () =>
    'The hospital has said something newer of this patient or session, which was applied: this message would take it back.',

  // Webhooks.
  DELIVERY_NOT_FOUND: () => 'There is no such webhook, or it was forgotten.',
  DELIVERY_NOT_NOW: () => 'This webhook is being sent, or its endpoint is over.',
  ENDPOINT_NOT_FOUND: () => 'There is no such endpoint, or it is over.',
  ENDPOINT_NEEDS_SIGN_IN: () => 'For your safety, please sign in again before you make an endpoint.',
  ENDPOINTS_ENOUGH: ({ most }: { most: number }) => `A client has at most ${most} endpoints. Please end one first.`,
  WEBHOOK_ADDRESS: () => 'Please give a public https address, without a name, a password and a # in it.',
  WEBHOOK_EVENTS: ({ events }: { events: string }) => `Please give at least one event, each out of ${events}.`,

  // Sign-in and requests.
  CLIENT_TOO_OFTEN: () => 'This client asked too often. Please try again later.',
  CLIENT_REVOKED: () => 'This client was revoked.',
  CLIENT_SCOPE_MISSING: ({ scope }: { scope: string }) => `The token lacks the scope ${scope}.`,
  ACCESS_TOKEN_MISSING: () => 'Please send an access token of the token endpoint: Authorization: Bearer …',
  ACCESS_TOKEN_UNKNOWN: () => 'This access token opens nothing here.',
  ACCESS_TOKEN_EXPIRED: () => 'This access token has expired. Please get another one.',
};
