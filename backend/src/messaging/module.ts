import { WrongCodesEntered } from '../identity/auth/wrong-codes-entered.js';
import { SecurityNoticeRaised } from '../identity/security-notices/security-notice-raised.js';
import { MemberAdded } from '../clinic/team/member-added.js';
import { NumberChanged } from '../identity/users/number-changed.js';
import { on, type EventHandler } from '../platform/events/domain-events.js';
import { SessionsHandedOver } from '../scheduling/departures/sessions-handed-over.js';
import { notifyNewMember, notifyOfWrongCodes, notifyOldNumber } from './messages/account-messages.js';
import { notifyOfSecurity } from './messages/security-messages.js';
import { notifyOfHandOver } from './messages/session-messages.js';

/** The messages that changes in the modules below cause. */
export const eventHandlers: readonly EventHandler[] = [
  on(WrongCodesEntered, notifyOfWrongCodes),
  on(SecurityNoticeRaised, notifyOfSecurity),
  on(MemberAdded, notifyNewMember),
  on(NumberChanged, notifyOldNumber),
  on(SessionsHandedOver, (tx, { ids, from, at }) => notifyOfHandOver(tx, [...ids], from, at)),
];
