/** Public exports of the messaging module. */
export { notifyOfOffer } from './messages/offer-messages.js';
export { queueMessages } from './messages/queue-messages.js';
export { findAdmins, isHere, type MemberRow, membersOf } from './messages/reachable-admins.js';
export { findRecipient, type Member } from './messages/recipient.js';
