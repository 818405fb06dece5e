import { ClinicOpened } from '../clinic/settings/clinic-events.js';
import { MemberAdded } from '../clinic/team/member-added.js';
import { WrongCodesEntered } from '../identity/auth/wrong-codes-entered.js';
import { SecurityNoticeRaised } from '../identity/security-notices/security-notice-raised.js';
import { NumberChanged } from '../identity/users/number-changed.js';
import { PaymentReceived } from '../money/payments/payment-events.js';
import { on, type EventHandler } from '../platform/events/domain-events.js';
import { AppointmentChanged, AppointmentsHandedOver } from '../scheduling/appointments/appointment-events.js';
import { notifyNewMember, notifyOfWrongCodes, notifyOldNumber } from './messages/account-messages.js';
import { notifyOfPayment } from './messages/payment-messages.js';
import { notifyOfSecurity } from './messages/security-messages.js';
import { notifyOfHandOver, notifyOfSession, remindOfAgreed } from './messages/session-messages.js';

/** Queues the messages about what happens in the modules below. */
export const eventHandlers: readonly EventHandler[] = [
  on(WrongCodesEntered, notifyOfWrongCodes),
  on(SecurityNoticeRaised, notifyOfSecurity),
  on(NumberChanged, notifyOldNumber),
  on(MemberAdded, notifyNewMember),
  on(ClinicOpened, (tx, { openedAt }) => remindOfAgreed(tx, openedAt)),
  on(AppointmentChanged, (tx, { appointment, change }) => notifyOfSession(tx, appointment, change)),
  on(AppointmentsHandedOver, (tx, { ids, from, now }) => notifyOfHandOver(tx, ids, from, now)),
  on(PaymentReceived, (tx, { payment, now }) => notifyOfPayment(tx, payment, now)),
];
