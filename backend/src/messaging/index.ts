/** Public exports of the messaging module. */
export { CareMessageReceived } from './care/care-message-received.js';
export { countUnread } from './care/care-scope.js';
export { noteSignInCode } from './channels/code-days.js';
export { mergeThreads } from './care/merge-threads.js';
export { notifyOfLink } from './messages/link-messages.js';
export { notifyOfOffer } from './messages/offer-messages.js';
export { queueMessages } from './messages/queue-messages.js';
export { quietHoursOf, whenToSend } from './messages/quiet-hours.js';
export { findAdmins, isHere, type MemberRow, membersOf } from './messages/reachable-admins.js';
export { findRecipient, type Member, recipientOf } from './messages/recipient.js';
