import { ClinicOpened } from '../clinic/settings/clinic-events.js';
import { PaymentReceived } from '../money/payments/payment-events.js';
import { on, type EventHandler } from '../platform/events/domain-events.js';
import { AppointmentChanged, AppointmentsHandedOver } from '../scheduling/appointments/appointment-events.js';
import { notifyOfPayment } from './messages/payment-messages.js';
import { notifyOfHandOver, notifyOfSession, remindOfAgreed } from './messages/session-messages.js';

/** Queues the messages about what happens in the modules below. */
export const eventHandlers: readonly EventHandler[] = [
  on(ClinicOpened, (tx, { openedAt }) => remindOfAgreed(tx, openedAt)),
  on(AppointmentChanged, (tx, { appointment, change }) => notifyOfSession(tx, appointment, change)),
  on(AppointmentsHandedOver, (tx, { ids, from, now }) => notifyOfHandOver(tx, ids, from, now)),
  on(PaymentReceived, (tx, { payment, now }) => notifyOfPayment(tx, payment, now)),
];
