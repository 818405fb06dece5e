/**
 * Version of the text that a patient reads before granting access: `family.consent` in the message files. A changed text is a new version, so
 * that a stored grant says what the patient read; docs/family.md lists them.
 */
export const FAMILY_CONSENT_VERSION = 1;
