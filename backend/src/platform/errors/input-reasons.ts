import { INPUTS, type InputName } from './inputs.js';

/** Values of a sentence about one input. */
export interface Input {
  input: InputName;
}
export interface Bounds {
  least: number;
  most: number;
}
export interface Choices {
  /** Allowed values, separated by a comma and a space. */
  choices: string;
}

/** Reasons of invalid input. */
export const inputReasons = {
  NOT_TEXT: ({ input }: Input) => `${INPUTS[input]} must be text`,
  WHOLE_NUMBER: ({ input }: Input) => `${INPUTS[input]} must be a whole number`,
  WHOLE_NUMBER_FROM: ({ input, least }: Input & { least: number }) =>
    `${INPUTS[input]} must be a whole number from ${least}`,
  ENTRIES_BETWEEN: ({ least, most }: Bounds) => `There must be ${least} to ${most} entries`,
  TEXT_IN_BOTH_LANGUAGES: () => 'Please write this in English and in Hindi',
  PROTOCOL_SLUG: () => 'A short name is up to 60 small letters, digits and single hyphens, such as knee-replacement',
  PROTOCOL_PART: () => 'This part of a protocol is missing or is not in its form',
  PROTOCOL_NAME_UNKNOWN: () => 'A protocol has nothing of this name; please check how it is spelled',
  ONE_DECIMAL: () => 'A figure has at most one digit after the point',
  PROTOCOL_KEY: () => 'A key is up to 40 letters, digits and hyphens, and begins with a letter',
  KEY_TWICE: () => 'Each key may be given once',
  CRITERION_MEASURE: () => 'A criterion of the kind MEASURE names what is measured, and no other does',
  CRITERION_MODE: () => 'Only what is measured in degrees is moved by the patient alone or with help',
  BAND_BACKWARDS: () => 'The upper end must not be below the lower one',
  DAYS_BACKWARDS: () => 'A phase must not end before it begins',
  SESSIONS_DO_NOT_ADD_UP: () => 'The sessions of the phases must add up to this',
  PROTOCOL_NOT_CHOSEN: () => 'Please choose a version of a protocol',
  REASON_NEEDED: () => 'This is not met: please say why the phase is left all the same',
  REASON_NOT_NEEDED: () => 'A reason is given for this, and none is needed',
  OPERATION_WITHOUT_SIDE: () => 'This operation has no side',
  DOCTOR_NOT_CHOSEN: () => 'Please choose a doctor of the list',
  ENTRIES: ({ least, most }: Bounds) => `Ask for ${least} to ${most} entries`,
  BETWEEN: ({ input, least, most }: Input & Bounds) => `${INPUTS[input]} must be ${least} to ${most}`,
  SEARCH_TEXT_TOO_LONG: () => 'The search text is too long',
  ONE_OF: ({ input, choices }: Input & Choices) => `${INPUTS[input]} must be one of ${choices}`,
  EITHER: ({ input, choices }: Input & Choices) => `${INPUTS[input]} must be ${orOf(choices)}`,
  LOOKS_LIKE_EITHER: ({ input, example, other }: Input & { example: string; other: string }) =>
    `${INPUTS[input]} must look like ${example} or ${other}`,

  USER_NOT_CHOSEN: () => 'Please choose the user that the record belongs to',
  USER_NOT_OF_LIST: () => 'Please choose a user of the list',
  PATIENT_NOT_CHOSEN: () => 'Please choose a patient',
  PATIENT_UNKNOWN: () => 'There is no such patient',
  ONLY_OF_CLINICIANS: () => 'Only physiotherapists and doctors have one',
  NOT_A_PHYSIOTHERAPIST: () => 'Only a physiotherapist can take over a physiotherapist of the list',
  PLANNED_SESSIONS: ({ least, most }: Bounds) => `The plan must have ${least} to ${most} sessions`,
  DURATION: ({ least, most }: Bounds) => `The duration must be ${least} to ${most} minutes`,
  MISSED_REASON_REQUIRED: () => 'Please give the reason',
  APPOINTMENT_STATUS: ({ choices }: Choices) => `The status can become ${orOf(choices)}`,
  APPOINTMENT_CHANGES: () => 'Please send exactly one of status, appointmentDate and physioId',
  AMOUNT: ({ rupees }: { rupees: number }) =>
    `The amount must be more than ₹0 and at most ₹${rupees.toLocaleString('en-IN')}`,
  PAYMENT_SESSION_UNKNOWN: () => 'Please choose a session of this patient',
  RECEIVED_WHEN: ({ days }: { days: number }) => `Please choose today or a day up to ${days} days back`,
  RECEIVED_ONLY_PAID: () => 'Only a payment that was received has a day: leave it out, or record it as paid',
  PRICE: ({ rupees }: { rupees: number }) => `A price must be ₹0 to ₹${rupees.toLocaleString('en-IN')}, in whole paise`,
  NOT_PAISE: () => 'An amount must be a whole number of paise',
  IDEMPOTENCY_KEY: ({ least, most }: Bounds) =>
    `The idempotency key must have ${least} to ${most} characters that can be seen`,
  NOT_A_CURSOR: () => 'after must be a cursor of this list',
  API_KEY_SCOPES: ({ choices }: Choices) => `The scopes must be one or more of ${choices}`,
  API_KEY_END: ({ example }: { example: string }) => `The end must be a time such as ${example}`,
  API_KEY_END_TOO_FAR: ({ days }: { days: number }) => `The end must lie in the future, at most ${days} days ahead`,
  QUERY_NOT_PLAIN: () => 'Each query parameter may be given once, as plain text',
  YES_OR_NO: ({ input }: Input) => `${INPUTS[input]} must be yes or no`,
  TOO_MANY: ({ input, most }: Input & { most: number }) => `${INPUTS[input]}: ${most} entries are the most`,
  STILL_EXAMPLE: ({ input }: Input) => `${INPUTS[input]} is still the example: please enter your own`,
  CLINIC_PHONE: ({ least, most }: Bounds) =>
    `Please enter a phone number with ${least} to ${most} digits, such as +91 98765 43210`,
  HTTPS_LINK: () => 'Please enter a link that begins with https://',
  GSTIN: ({ example }: { example: string }) =>
    `Please check the GST number: it has 15 characters, such as ${example}, and the last one must fit the others`,
  TIME_OF_DAY: ({ least, most }: { least: string; most: string }) => `Please enter a time from ${least} to ${most}`,
  HOURS_NOT_STRETCHES: () => 'The hours must be a list of times with opens and closes',
  HOURS_BACKWARDS: () => 'It must close after it opens, on the same day',
  HOURS_OVERLAP: () => 'The hours of a day must stand in order and must not overlap',
  HOURS_NOT_WEEK: () => 'The hours must be a list of weekdays with their hours',
  WEEKDAY_TWICE: () => 'Please name each weekday once',
  LEAVE_BACKWARDS: () => 'The leave must end after it begins',
  LEAVE_TOO_LONG: ({ most }: { most: number }) => `A leave lasts at most ${most} days`,
  TAKINGS_DAY: () => 'Please choose today or yesterday',
  HOME_ADDRESS_MISSING: () => 'A home visit needs the address: please add it to the record first',
  WEEKDAYS_LIST: () => 'Please choose weekdays, each once',
  WAITING_TOO_NARROW: ({ minutes }: { minutes: number }) =>
    `Between these times there is no room for ${minutes} minutes`,
  WAITING_EARLIEST: () => 'Please choose today or a later day',
  WAITING_LATEST: ({ most }: { most: number }) =>
    `Please choose a day not before the first, at most ${most} days ahead`,
  WAITING_INSTEAD_OF: () => 'Please choose a scheduled session of this kind that has not begun',
  WAITING_STATUS: () => 'The status is one of WAITING, BOOKED, WITHDRAWN and EXPIRED',
  WAITING_TIME: () => 'Please choose a time that ends after it begins, at most 24 hours later',
  STAND_INS_LIST: ({ most }: { most: number }) =>
    `Stand-ins must be a list of at most ${most} sessions with a physiotherapist each`,
  COVERED_BY_LIST: ({ most }: { most: number }) => `Please choose at most ${most} physiotherapists, each once`,
  LEAVE_OVER: () => 'Please choose an end in the future',
  SPECIAL_DAYS_LIST: () => 'Special days must be a list of days with a name and hours',
  SPECIAL_DAY_TWICE: () => 'Please name each special day once',
  SOCIAL_LIST: () => 'Links must be a list with a name and an address each',
  OFFERS_LIST: () => 'Offers must be a list of session types',
  OFFER_TWICE: () => 'Please name each session type once',
  PACKAGES_LIST: () => 'Packages must be a list with a name, sessions and a price each',
  TEMPLATES_LIST: () => 'Messages must be a list of kinds and languages',
  MESSAGE_PRICES_LIST: () => 'Prices of messages must be a list of channels and prices',
  PRICE_RULES_LIST: () => 'Prices must be a list with a session type, a physiotherapist and a price each',
  PRICE_RULE_TWICE: () => 'Please name each session type and physiotherapist once',
  PRICE_RULE_UNKNOWN: () => 'Please choose physiotherapists of this clinic',
  ITEMS_LIST: () => 'The price list must be a list with a name and a price each',
  ITEM_NAME_TWICE: () => 'Each name may be in the price list once, also of what is not sold any more',
  ITEM_ID_TWICE: () => 'Please name each item once',
  ITEM_CODE: ({ least, most }: Bounds) => `A code (HSN or SAC) has ${least} to ${most} digits`,
  TAX_NEEDS_GSTIN: () => 'A tax rate needs a GST number: enter it first, or set the rate to 0',
  GSTIN_HAS_RATES: () =>
    'The GST number must stay while an item of the price list has a tax rate: set the rates to 0, or switch the items off',
  FEE_POLICY: () => 'Fees must be given by their names',
  FEE_FIGURE: () => 'Please give the amount of a fixed fee, or the per cent of one by price, and no other figure',
  MESSAGE_PRICE_TWICE: () => 'Please name each channel and provider once',
  LEDGER_NAMES_LIST: () => 'Names of accounts must be a list of accounts and names',
  LEDGER_NAME_TWICE: () => 'Please name each account once',
  PROVIDER_UNKNOWN: () => 'There is no such provider',
  TEMPLATE_TWICE: () => 'Please name each message once in a language',
  TEMPLATE_ID: ({ most }: { most: number }) =>
    `Please check the template id: digits, letters and hyphens, at most ${most}`,
  WHATSAPP_NAME: ({ most }: { most: number }) =>
    `Please check the WhatsApp name: small letters, digits and underscores, at most ${most}`,
  DANGER_MESSAGE_OFF: () => 'This message calls somebody to a danger sign: in English it cannot be switched off',
  DANGER_MESSAGE_ID: () => 'Without an id nobody is called to a danger sign: enter another one, or leave it',
  SECURITY_MESSAGE_OFF: () => 'This message tells admins of a security notice: in English it cannot be switched off',
  SECURITY_MESSAGE_ID: () => 'Without an id no admin is told of a security notice: enter another one, or leave it',
  BOOKING_RULES: () => 'Booking rules must be given by their names',
  IF_MATCH_CONTENT: () => 'If-Match must be the contentHash that was read, between quotation marks',
  IF_MATCH: ({ example }: { example: string }) =>
    `If-Match must be the ETag that came with the record, such as ${example}`,
};

/** Formats choices as `a, b or c`. */
function orOf(choices: string): string {
  return choices.replace(/, (?=[^,]*$)/, ' or ');
}
