/** Public exports of the messaging module. */
export { CareMessageReceived } from './care/care-message-received.js';
export { countUnread } from './care/care-scope.js';
export { noteSignInCode } from './channels/code-days.js';
export { findLastWord } from './channels/channel-consent.queries.js';
export { findReachedAdmins, IS_REACHED_ADMIN, type ReachedAdmin } from './email/reached-admins.js';
export { escapeHtml, htmlPage, paragraphsOf } from './email/mail-html.js';
export type { MailFile } from './email/mail-sender.js';
export { mailTexts } from './email/mail-texts.js';
export type { MailWriter, MailWriters } from './email/mail-writers.js';
export { mergeThreads } from './care/merge-threads.js';
export { notifyOfLink } from './messages/link-messages.js';
export { toMessage } from './messages/message.graphql.js';
export { requireQueued, type MessageRow } from './messages/message.queries.js';
export { notifyOfOffer } from './messages/offer-messages.js';
export { queueMessages } from './messages/queue-messages.js';
export { quietHoursOf, whenToSend } from './messages/quiet-hours.js';
export { findAdmins, isHere, type MemberRow, membersOf } from './messages/reachable-admins.js';
export { findRecipient, type Member, recipientOf } from './messages/recipient.js';
