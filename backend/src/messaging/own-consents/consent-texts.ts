import type { ConsentPurpose } from './consent.entity.js';

/**
 * Version of the text that a page shows before the consent: `reminders.consent` and `ownReports.consent` in the message files. A changed text is a new
 * version, so that a stored consent says what the patient read; docs/reminders.md lists them.
 */
export const CONSENT_TEXT_VERSIONS: Readonly<Record<ConsentPurpose, number>> = { SHARE_REPORTS: 1, REMINDERS: 1 };
